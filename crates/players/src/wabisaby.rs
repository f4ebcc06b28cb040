//! A sensible player of WabiSaby: remembers what it has seen, estimates its target's total and moves it
//! away from 21, keeps Wabi Sabi cards, acts on others than its target where that costs little, and
//! brings the round to its end when it likes where it stands. Alone it goes low and keeps backs.

use tsugi_engine::{Bot, Chance, Eyes, Game, Seat};
use tsugi_wabisaby::{Action, Card, HAND, HIGHEST_TOTAL, PhaseView, Place, Seen, Slot, Spot, Three, View, WabiSaby};

/// What an exchange must bring at least before it is worth more than bringing the round to its end.
const WORTH_A_TURN: f64 = 0.2;
/// The points that a round brings among sensible players: above them one is ahead.
const PAR: f64 = 1.0;
/// How much a point above par hastens the end.
const HASTE: f64 = 1.0;
/// What it costs to be seen dealing with one's target.
const GIVES_AWAY: f64 = 0.03;
/// What a back counts alone: a little less than the mean of an unseen card, for it may be Wabi Sabi.
const BACK_ALONE: f64 = 1.5;

/// A sensible player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Bot<WabiSaby> for Sensible {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let view = eyes.view();
        let wanted = match &view.phase {
            PhaseView::Choosing { .. } => keep(&view, eyes.seat()),
            PhaseView::Drawing { drawn, .. } => alone(&view, *drawn),
            PhaseView::Playing { .. } | PhaseView::Over => {
                Thought::of(eyes.game(), &view, eyes.seat()).turn(legal, chance)
            }
        };
        if legal.contains(&wanted) { wanted } else { legal[chance.below(legal.len() as u32) as usize] }
    }
}

/// The three most telling cards are kept from the others' eyes.
fn keep(view: &View, seat: Seat) -> Action {
    let hand = view.hands[seat.index()];
    let telling = |place: usize| match hand[place] {
        Seen::Face(card) if card.is_wabi_sabi() => 0,
        Seen::Face(card) => (2 * i32::from(card.value()) - 7).abs(),
        Seen::Back => 1,
    };
    let hidden = |three: &Three| three.places().map(|place| telling(place.index())).sum::<i32>();
    let places = Three::all().max_by_key(hidden);
    places.map_or(Action::Appraise, |places| Action::Keep { places })
}

/// Alone: give the highest card for a lower one, else skip, else give the highest.
fn alone(view: &View, drawn: Seen) -> Action {
    let worth = |card: Seen| match card {
        Seen::Face(card) => f64::from(card.value()),
        Seen::Back => BACK_ALONE,
    };
    let hand = view.hands[0];
    let highest = Place::all().max_by(|a, b| worth(hand[a.index()]).total_cmp(&worth(hand[b.index()])));
    match highest {
        Some(own) if worth(drawn) < worth(hand[own.index()]) || view.die == 0 => Action::Replace { own },
        _ => Action::Skip,
    }
}

/// A hand as far as it is known.
type Known = [Option<Card>; HAND];

/// What a seat makes of its view.
struct Thought<'a> {
    game: &'a WabiSaby,
    view: &'a View,
    seat: Seat,
    target: Seat,
    hands: Vec<Known>,
    showcase: [Option<Card>; 3],
    /// How likely a card that is not known is Wabi Sabi, 1, 2, ….
    unknown: [f64; 7],
}

impl<'a> Thought<'a> {
    fn of(game: &'a WabiSaby, view: &'a View, seat: Seat) -> Self {
        let noted = |at: Spot| view.memory.iter().find(|note| note.at == at).map(|note| note.card);
        let known = |card: Seen, at: Spot| match card {
            Seen::Face(card) => Some(card),
            Seen::Back => noted(at),
        };
        let mut hands = Vec::new();
        for (holder, hand) in Seat::all(view.hands.len()).zip(&view.hands) {
            let mut places = Place::all();
            hands
                .push(hand.map(|card| places.next().and_then(|place| known(card, Spot::Hand { seat: holder, place }))));
        }
        let mut showcase = [None; 3];
        for (slot, &card) in Slot::all().zip(&view.showcase) {
            showcase[slot.index()] = known(card, Spot::Showcase { slot });
        }
        let target = view.target.unwrap_or(seat);
        let unknown = unknown(&hands, showcase, game.seats() as u8);
        Self { game, view, seat, target, hands, showcase, unknown }
    }

    /// What a hand for a target and a hand of one's own are worth together.
    fn worth(&self, target: &Known, own: &Known) -> f64 {
        let totals = self.totals(target);
        let points: f64 = totals
            .iter()
            .enumerate()
            .map(|(total, chance)| chance * f64::from(self.game.points_of(total).unwrap_or(0)))
            .sum();
        let binned: f64 =
            totals.iter().enumerate().filter(|(total, _)| self.game.points_of(*total).is_none()).map(|(_, c)| c).sum();
        let wabi_sabi: f64 =
            own.iter().map(|card| card.map_or(self.unknown[0], |card| f64::from(u8::from(card.is_wabi_sabi())))).sum();
        points + wabi_sabi * (1.0 - binned)
    }

    /// How likely each total of a hand is.
    fn totals(&self, hand: &Known) -> [f64; HIGHEST_TOTAL + 1] {
        let sum: usize = hand.iter().flatten().map(|card| usize::from(card.value())).sum();
        let mut totals = [0.0; HIGHEST_TOTAL + 1];
        totals[sum.min(HIGHEST_TOTAL)] = 1.0;
        for _ in hand.iter().filter(|card| card.is_none()) {
            let mut next = [0.0; HIGHEST_TOTAL + 1];
            for (total, &chance) in totals.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for (value, &likely) in self.unknown.iter().enumerate() {
                    next[(total + value).min(HIGHEST_TOTAL)] += chance * likely;
                }
            }
            totals = next;
        }
        totals
    }

    /// What things are worth after an action.
    fn after(&self, action: Action) -> f64 {
        let (mut own, mut target) = (self.hands[self.seat.index()], self.hands[self.target.index()]);
        let mut theirs_changed = None;
        match action {
            Action::Exchange { own: mine, seat, theirs } => {
                let mut other = self.hands[seat.index()];
                std::mem::swap(&mut own[mine.index()], &mut other[theirs.index()]);
                theirs_changed = Some((seat, other));
            }
            Action::Showcase { own: mine, slot } => own[mine.index()] = self.showcase[slot.index()],
            _ => {}
        }
        if self.target == self.seat {
            target = own;
        } else if let Some((seat, other)) = theirs_changed
            && seat == self.target
        {
            target = other;
        }
        self.worth(&target, &own)
    }

    /// Whether an action brings the end of the round nearer.
    fn hastens(&self, action: Action) -> bool {
        match action {
            Action::Appraise => true,
            Action::Showcase { slot, .. } => self.view.showcase[slot.index()] != Seen::Back,
            _ => false,
        }
    }

    /// The best exchange if it is worth a turn; else what brings the end nearer at the least cost.
    fn turn(&self, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let now = self.after(Action::Appraise);
        let haste = (HASTE * (now - PAR)).max(WORTH_A_TURN);
        let mut best = (f64::MIN, legal[0]);
        for &action in legal.iter().filter(|action| !matches!(action, Action::Swap { .. })) {
            let shows = matches!(action, Action::Exchange { seat, .. } if seat == self.target);
            let gain = self.after(action) - now - if shows { GIVES_AWAY } else { 0.0 };
            let sooner = if self.hastens(action) { haste } else { 0.0 };
            let jitter = f64::from(chance.below(1000)) * 1e-6;
            let value = gain + sooner + jitter;
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}

/// How likely each kind is for a card that is not known: what the deck holds and nobody has placed.
fn unknown(hands: &[Known], showcase: [Option<Card>; 3], seats: u8) -> [f64; 7] {
    let mut left = [f64::from(seats); 7];
    left[0] = 3.0;
    for card in hands.iter().flatten().chain(&showcase).flatten() {
        left[card.index()] -= 1.0;
    }
    let total: f64 = left.iter().sum();
    if total <= 0.0 { [0.0; 7] } else { left.map(|count| count.max(0.0) / total) }
}
