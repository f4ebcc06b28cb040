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

/// How far the chance of careful pairs is off at the most, in tenths of the chance over 26,000 turns. Pairs
/// who search do better than it says.
pub(super) const OFF: f64 = 0.06;

/// How many things count.
pub(super) const COUNTED: usize = 24;

/// What counts as a turn begins, by this seat's view of its own turn.
pub(super) fn counted(game: &HeldHands, view: &View, seat: Seat) -> [f32; COUNTED] {
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
        let follows = |purse| Walker { blocked: Node::HEART, purse, ..*other }.comes_home(&|_| true);
        f32::from(u8::from(position.open == Ring::Heart && walker.comes_home(&follows)))
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

/// The chance to win together, as a turn begins in this world.
pub(super) fn prospect(game: &HeldHands, world: &State) -> f32 {
    let seat = world.mover();
    let view = game.view(world, Viewer::Seat(seat));
    if view.players[seat.next(2).index()].node == Node::HEART {
        return f32::from(u8::from(approach::leads_home(game, &view, seat)));
    }
    let weights = &weights::RINGS[view.open as usize];
    let sum: f32 = counted(game, &view, seat).iter().zip(weights).map(|(count, weight)| count * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}
