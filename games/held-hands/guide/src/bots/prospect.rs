//! The chance to win together, judged as a turn begins: a logistic model of what lies on the table.

mod weights;

use tsugi_engine::{Game, Seat, Viewer};
use tsugi_held_hands::{Colour, HeldHands, Node, OBJECTIVES_A_ROUND, Places, Ring, State, View};

use super::{
    approach,
    position::Position,
    reply::{Replies, Walker},
    worth::Turned,
};

/// How far the chance is off at the most, in tenths of the chance of which more than a hundred turns were seen.
pub(super) const OFF: f64 = 0.1;

/// How many things count.
const COUNTED: usize = 24;

/// A model of the chance to win together as a turn begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// What each thing that is counted weighs, while each ring is the innermost that lies open.
    rings: [[f32; COUNTED]; 4],
}

impl Prospect {
    /// How many things count.
    pub const COUNTED: usize = COUNTED;
    /// The model that is played by.
    pub const OURS: Self = Self { rings: weights::RINGS };

    /// A model with these weights, one row a ring, from the outside in.
    pub const fn new(rings: [[f32; COUNTED]; 4]) -> Self {
        Self { rings }
    }

    /// The ring that lies open and what counts as this turn begins, for fitting a model; nothing once one is in
    /// the Heart, since the rest is then worked out.
    pub fn counted(game: &HeldHands, world: &State) -> Option<(Ring, [f32; COUNTED])> {
        let seat = world.mover();
        let view = game.view(world, Viewer::Seat(seat));
        (!alone(&view, seat)).then(|| (view.open, counted(game, &view, seat)))
    }

    /// The chance to win together, as a turn begins in this world.
    pub(super) fn chance(&self, game: &HeldHands, world: &State) -> f32 {
        let seat = world.mover();
        let view = game.view(world, Viewer::Seat(seat));
        if alone(&view, seat) {
            return f32::from(u8::from(approach::leads_home(game, &view, seat)));
        }
        let weights = &self.rings[view.open as usize];
        let sum: f32 = counted(game, &view, seat).iter().zip(weights).map(|(count, weight)| count * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Whether the partner of this seat is in the Heart already.
fn alone(view: &View, seat: Seat) -> bool {
    view.players[seat.next(2).index()].node == Node::HEART
}

/// What counts as a turn begins, by this seat's view of its own turn.
fn counted(game: &HeldHands, view: &View, seat: Seat) -> [f32; COUNTED] {
    let position = Position::of(game, view, seat);
    let purse = position.purse(Places::EMPTY, Places::EMPTY, Turned::No);
    let mover = Walker {
        game,
        open: position.open,
        node: position.node,
        balance: position.balance,
        blocked: position.partner_node,
        purse,
    };
    let partner =
        Walker { node: position.partner_node, balance: position.partner_balance, blocked: position.node, ..mover };
    let (own, other) = (mover.replies(), partner.replies());
    let goal = |replies: &Replies| match position.objective {
        Some(goal) => f32::from(replies.best[goal as usize] as i16),
        None => 0.0,
    };
    let next = |replies: &Replies| {
        let all = position.face_down.len().max(1) as f32;
        let each = |colour: Colour| replies.best[colour as usize] as f32 * f32::from(position.face_down.copies(colour));
        Colour::ALL.into_iter().map(each).sum::<f32>() / all
    };
    let piles = [0, 1].map(|seat| view.players[seat].discards.len() as f32);
    let colours = purse.iter().filter(|&&cards| cards > 0).count() as f32;
    let (hand, partners) = (position.own.left(Places::EMPTY) as f32, position.partner.left(Places::EMPTY) as f32);
    let deck = position.deck as f32;
    let done = (position.completed % u32::from(OBJECTIVES_A_ROUND)) as f32;
    let away = |node: Node| (position.open as i32 - node.ring() as i32) as f32;
    let home = |walker: &Walker<'_>, other: &Walker<'_>| {
        f32::from(u8::from(position.open == Ring::Heart && walker.leads_both_home(other)))
    };
    [
        1.0,
        done,
        done * done / 8.0,
        hand,
        partners,
        deck,
        deck.min(12.0),
        piles[0].max(piles[1]),
        piles[0].min(piles[1]),
        f32::from(position.balance.abs()),
        f32::from(position.partner_balance.abs()),
        colours,
        f32::from(u8::from(goal(&own) > 0.0)),
        goal(&own) / 60.0,
        goal(&other) / 60.0,
        next(&own) / 60.0,
        next(&other) / 60.0,
        f32::from(u8::from(own.steps == 0)),
        f32::from(u8::from(own.steps == 1)),
        f32::from(u8::from(other.steps == 0)),
        away(position.node),
        away(position.partner_node),
        home(&mover, &partner),
        home(&partner, &mover),
    ]
}
