//! A sensible player of WabiSaby: remembers what it has seen, estimates its target's total and moves it
//! away from 21, keeps Wabi Sabi cards, acts on others than its target where that costs little, and
//! brings the round to its end when it likes where it stands. After its action it hides a Wabi Sabi card that others
//! can place. Alone it goes low and keeps backs.

mod alone;
mod challenge;
mod hide;
mod master;
mod novice;
mod outlook;
mod rival;
mod thought;

use tsugi_engine::{Bot, BySeat, Chance, Eyes, Game, Seat};
use tsugi_wabisaby::{Action, Card, HAND, Phase, PhaseView, Place, Seen, State, Three, WabiSaby};

use hide::OwnHand;
use thought::{Regard, Sight, Thought};
use tsugi_search::{Forecast, Opinion};

pub use challenge::BestAlone;
pub use master::{SearchingWabiSaby, StrongWabiSaby, ThinkingWabiSaby, judging_wabisaby};
pub use novice::NoviceWabiSaby;
pub use outlook::Outlook;

/// What a back counts alone: a little less than the mean of an unseen card, for it may be Wabi Sabi.
const BACK_ALONE: f64 = 1.5;
/// What a round alone brings, about.
const ROUND_ALONE: f32 = 2.8;
/// How many points a round brings the best of several, about.
const ROUND_OF_THE_BEST: f32 = 2.5;
/// How much a point of lead says about who wins, when one round is left.
const LEAD: f32 = 0.9;

/// A sensible player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Bot<WabiSaby> for Sensible {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let (view, seat) = (eyes.view(), eyes.seat());
        let wanted = match &view.phase {
            PhaseView::Choosing { .. } => keep(&view.hands[seat.index()].map(face)),
            PhaseView::Drawing { drawn, .. } => alone(&view.hands[0], *drawn, view.die),
            PhaseView::Playing { acted: true, .. } => OwnHand::of_view(&view, seat).finish(chance),
            PhaseView::Playing { .. } | PhaseView::Over => {
                Thought::of(eyes.game(), Sight::of_view(&view, seat), Regard::Own).turn(legal, chance)
            }
        };
        if legal.contains(&wanted) { wanted } else { legal[chance.below(legal.len() as u32) as usize] }
    }
}

/// In a world it looks only at what the seat can place there.
impl Opinion<WabiSaby> for Sensible {
    fn pick(&self, game: &WabiSaby, world: &State, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let wanted = match world.phase() {
            Phase::Choosing => keep(&world.known(seat).hand(seat)),
            Phase::Drawing => {
                let (hand, drawn) = world.solo_seen();
                alone(&hand, drawn, world.die())
            }
            _ if world.has_acted() => OwnHand::of_world(game.seats(), world, seat).finish(chance),
            _ => return Thought::of(game, Sight::of_world(game, world, seat), Regard::Own).turn(legal, chance),
        };
        if legal.binary_search(&wanted).is_ok() { wanted } else { legal[0] }
    }

    fn is_discreet(&self) -> bool {
        true
    }

    fn weigh(&self, game: &WabiSaby, world: &State, seat: Seat, legal: &[Action], opinion: &mut Vec<f32>) -> bool {
        match world.phase() {
            Phase::Playing if world.has_acted() => {
                // All ways to hide a card are alike: one of them is compared with leaving it.
                let way = OwnHand::of_world(game.seats(), world, seat).ways().next();
                opinion.extend(legal.iter().map(|&action| match action {
                    Action::EndTurn => 0.0,
                    _ if Some(action) == way => 1.0,
                    _ => f32::NEG_INFINITY,
                }));
                return true;
            }
            Phase::Playing => {}
            Phase::Drawing => {
                weigh_alone(world, legal, opinion);
                return true;
            }
            Phase::Setup | Phase::Choosing | Phase::Over => return false,
        }
        // A search looks first at what serves best with the others in mind.
        let mut thought = Thought::of(game, Sight::of_world(game, world, seat), Regard::All);
        let now = thought.now();
        opinion.extend(legal.iter().map(|&action| match action {
            // Where one's own cards stand matters little, and never before the turn's action is known.
            Action::Swap { .. } => f32::NEG_INFINITY,
            _ => thought.value(action, now) as f32,
        }));
        true
    }

    /// A round is played to its end; who wins the rest is told from the scores.
    fn foresee(&self, game: &WabiSaby, world: &State, _: usize) -> Option<Forecast> {
        if !world.is_fresh() {
            return None;
        }
        if game.seats() == 1 {
            let left = f32::from(game.components().solo.rounds) - f32::from(world.round()) + 1.0;
            return Some(Forecast::Points(f32::from(world.scores()[0]) + left * ROUND_ALONE));
        }
        Some(Forecast::Each(chances(&world.scores()[..game.seats()], game.target_score())))
    }
}

/// Alone: what the sensible player would do first. Cards that look alike are the same to replace, so all
/// but the first of them are ruled out.
fn weigh_alone(world: &State, legal: &[Action], opinion: &mut Vec<f32>) {
    let (hand, drawn) = world.solo_seen();
    let wanted = alone(&hand, drawn, world.die());
    opinion.extend(legal.iter().map(|&action| match action {
        Action::Replace { own } if hand[..own.index()].contains(&hand[own.index()]) => f32::NEG_INFINITY,
        _ => f32::from(u8::from(alike(&hand, action, wanted))),
    }));
}

/// Whether two choices alone come to the same.
fn alike(hand: &[Seen; HAND], one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Replace { own: a }, Action::Replace { own: b }) => hand[a.index()] == hand[b.index()],
        _ => one == other,
    }
}

/// How likely each is to win with these scores before the next round.
fn chances(scores: &[u16], target: u16) -> BySeat<f32> {
    let most = scores.iter().copied().max().unwrap_or(0);
    let rounds = rounds_left(scores, target);
    let behind = |seat: Seat| f32::from(scores[seat.index()]) - f32::from(most);
    shares(BySeat::from_fn(scores.len(), |seat| behind(seat) * LEAD / rounds.sqrt()))
}

/// How many rounds are still to come, about.
fn rounds_left(scores: &[u16], target: u16) -> f32 {
    let most = scores.iter().copied().max().unwrap_or(0);
    (f32::from(target.saturating_sub(most)) / ROUND_OF_THE_BEST).max(1.0)
}

/// The chance of each whose prospects these are: what one is ahead counts, not where all are.
fn shares(prospects: BySeat<f32>) -> BySeat<f32> {
    let most = prospects.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let weight = |seat: Seat| (prospects[seat] - most).exp();
    let all: f32 = Seat::all(prospects.seats()).map(weight).sum();
    BySeat::from_fn(prospects.seats(), |seat| weight(seat) / all)
}

fn face(seen: Seen) -> Option<Card> {
    match seen {
        Seen::Face(card) => Some(card),
        Seen::Back => None,
    }
}

/// The three most telling cards are kept from the others' eyes.
fn keep(hand: &[Option<Card>; HAND]) -> Action {
    let telling = |place: usize| match hand[place] {
        Some(card) if card.is_wabi_sabi() => 0,
        Some(card) => (2 * i32::from(card.value()) - 7).abs(),
        None => 1,
    };
    let hidden = |three: &Three| three.places().map(|place| telling(place.index())).sum::<i32>();
    let places = Three::all().max_by_key(hidden);
    places.map_or(Action::Appraise, |places| Action::Keep { places })
}

/// Alone: give the highest card for one that is no higher, else skip, else give the highest. An equal card
/// costs nothing to take, and a skip is kept.
fn alone(hand: &[Seen; HAND], drawn: Seen, skips: u8) -> Action {
    let worth = |card: Seen| match card {
        Seen::Face(card) => f64::from(card.value()),
        Seen::Back => BACK_ALONE,
    };
    let highest = Place::all().max_by(|a, b| worth(hand[a.index()]).total_cmp(&worth(hand[b.index()])));
    match highest {
        Some(own) if worth(drawn) <= worth(hand[own.index()]) || skips == 0 => Action::Replace { own },
        _ => Action::Skip,
    }
}

/// A table of so many that play for so many points, at which turns are taken.
#[cfg(test)]
fn playing(seats: usize, target: &str) -> (WabiSaby, State) {
    playing_with(seats, &[("target_score", target)])
}

/// A table of so many with these options, at which turns are taken.
#[cfg(test)]
fn playing_with(seats: usize, options: &[(&str, &str)]) -> (WabiSaby, State) {
    use tsugi_engine::{Options, SeededRng, Setting, apply, begin};

    let given = options.iter().map(|(key, value)| (*key, Setting::Word((*value).to_owned())));
    let options = Options::new(&WabiSaby::options(), given, seats).expect("such options may be set");
    let game = WabiSaby::new(seats, &options, tsugi_wabisaby::Components::ours()).expect("our components are enough");
    let mut luck = SeededRng::new(5);
    let (mut state, mut legal) = (begin(&game, &mut luck, None), Vec::new());
    for seat in Seat::all(seats) {
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        apply(&game, &mut state, seat, legal[0], &mut luck, None).expect("what is offered is legal");
    }
    (game, state)
}
