//! A careful player of ...and then we held hands...
//!
//! Plans whole walks of its turn, and for each asks what the partner could answer: an objective met
//! is worth most, cards and balance are kept, and the partner is never left without a reply.

mod approach;
mod companion;
mod foresight;
mod plan;
mod position;
mod prospect;
mod reply;
mod worth;

use tsugi_engine::{Bot, Chance, Eyes, Seat};
use tsugi_held_hands::{Action, HeldHands, Node, PhaseView, Side, View};

pub use companion::Companion;
use position::{End, Position};
pub use prospect::Prospect;

/// How many of the ends that look best are looked at with the partner's eyes.
const LOOKED_AT: usize = 48;

/// A beginner: goes for the objective by the shortest way, looks at the balance only between equal ways,
/// though it alone brings new cards, and never at what the partner is left with.
#[derive(Clone, Debug, Default)]
pub struct Hasty(Careful);

impl Bot<HeldHands> for Hasty {
    fn choose(&mut self, eyes: Eyes<'_, HeldHands>, legal: &[Action], _: &mut dyn Chance) -> Action {
        let (view, seat) = (eyes.view(), eyes.seat());
        let wanted = match view.phase {
            PhaseView::ChoosingFans { .. } => Action::ChooseFan { side: Side::Left },
            PhaseView::Turning { .. } => Action::KeepPerspective,
            PhaseView::Walking { .. } | PhaseView::Over { .. } => {
                let position = Position::of(eyes.game(), &view, seat);
                self.0.ends.clear();
                position.ends(&mut self.0.ends);
                let arrives = |end: &End| end.node == Node::HEART || position.meets(end);
                let short = |end: &End| std::cmp::Reverse((end.spent, end.balance.abs()));
                let order = |end: &&End| (arrives(end), short(end), end.node, end.own, end.partner);
                self.0.ends.iter().max_by_key(order).map_or(Action::EndTurn, |end| end.first)
            }
        };
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }
}

/// Finishes objectives, values both hands, and keeps the partner able to reply.
#[derive(Clone, Debug, Default)]
pub struct Careful {
    ends: Vec<End>,
}

impl Bot<HeldHands> for Careful {
    fn choose(&mut self, eyes: Eyes<'_, HeldHands>, legal: &[Action], _: &mut dyn Chance) -> Action {
        let (view, seat) = (eyes.view(), eyes.seat());
        let wanted = match view.phase {
            PhaseView::ChoosingFans { .. } => Action::ChooseFan { side: better_fan(&view) },
            PhaseView::Turning { .. } => turn_or_keep(eyes.game(), &view, seat),
            PhaseView::Walking { .. } | PhaseView::Over { .. } => self.walk(eyes.game(), &view, seat),
        };
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }
}

impl Careful {
    /// The next step of the best walk, or its end.
    fn walk(&mut self, game: &HeldHands, view: &View, seat: Seat) -> Action {
        let position = Position::of(game, view, seat);
        self.ends.clear();
        position.ends(&mut self.ends);
        self.ends.sort_unstable_by_key(|end| std::cmp::Reverse((end.worth, end.node, end.own, end.partner)));
        self.ends.dedup_by_key(|end| (end.node, end.balance, end.own, end.partner));
        let best = self.ends.iter().take(LOOKED_AT).max_by_key(|end| end.worth + position.outlook(end));
        best.map_or(Action::EndTurn, |end| end.first)
    }
}

/// The half with more different colours, so that there is something for everything.
fn better_fan(view: &View) -> Side {
    let colours = |side: Side| {
        let cards = view.look.iter().flatten().flatten();
        cards.fold(0u8, |seen, card| seen | 1 << card.half(side) as u8).count_ones()
    };
    if colours(Side::Right) > colours(Side::Left) { Side::Right } else { Side::Left }
}

fn turn_or_keep(game: &HeldHands, view: &View, seat: Seat) -> Action {
    let position = Position::of(game, view, seat);
    if position.turned_is_better() { Action::SwitchPerspective } else { Action::KeepPerspective }
}
