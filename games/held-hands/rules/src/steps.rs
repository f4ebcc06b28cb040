//! Steps: where a token may go, which cards pay for it, and what stands in the way.

use tsugi_engine::Seat;

use crate::{
    Action, BreakupReason, Chain, Colour, HeldHands, Illegal, Node, NodeSet, Place, Ring, State,
    hand::{Payers, Paying},
};

/// How far a balance may go to either side (R39).
pub(crate) const LIMIT: i8 = 2;
/// How many cards in one turn reset the balance (R40).
pub(crate) const CHAIN: u32 = 6;

/// Why a step that can be paid is not allowed.
enum Tipped {
    /// It goes beyond 2.
    Beyond,
    /// It leads into the Heart and leaves a balance other than 0.
    Heart,
}

impl HeldHands {
    /// R8: the nodes of the rings that lie open.
    #[inline(always)]
    fn open_nodes(ring: Ring) -> NodeSet {
        let mut open = Ring::Outer.nodes();
        for inner in [Ring::Middle, Ring::Inner, Ring::Heart] {
            if inner <= ring {
                open = open.or(inner.nodes());
            }
        }
        open
    }

    /// The nodes that a step may lead to, if it can be paid.
    ///
    /// R7: joined by a line; R8, R9: in an open ring; R4: not crossed this turn; R5: without the
    /// partner's token, the Heart excepted; R45: the Heart ends a walk.
    #[inline(always)]
    fn free_nodes(&self, state: &State, seat: Seat) -> NodeSet {
        let here = state.token(seat);
        if here == Node::HEART {
            return NodeSet::EMPTY;
        }
        let partner = NodeSet::only(state.token(seat.next(2))).without(Ring::Heart.nodes());
        let open = self.board().lines(here).and(Self::open_nodes(state.open));
        open.without(state.walk.crossed()).without(partner)
    }

    /// The balance after a step paid with this colour, if the step is allowed.
    #[inline(always)]
    fn tip(&self, state: &State, seat: Seat, to: Node, colour: Colour) -> Result<i8, Tipped> {
        let balance = state.balance_of(seat) + colour.weight();
        // R39: after every single step, also within a chain.
        if balance.abs() > LIMIT {
            return Err(Tipped::Beyond);
        }
        // R46: into the Heart only at 0, which six cards bring about by themselves.
        let resets = self.rules().chain == Chain::Resets && state.spent() + 1 >= CHAIN;
        if to == Node::HEART && balance != 0 && !resets {
            return Err(Tipped::Heart);
        }
        Ok(balance)
    }

    /// Adds every step of a seat, sorted: node, hand, place.
    #[inline(always)]
    pub(crate) fn list_steps(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        let payers = Payers::of(&state.hands);
        for to in self.free_nodes(state, seat).iter() {
            let allowed =
                |colour| if self.tip(state, seat, to, colour).is_ok() { payers.with(colour) } else { Paying::NONE };
            let paying = match self.board().colour(to) {
                // R3: the node's own colour pays.
                Some(colour) => allowed(colour),
                // R46: any colour pays for the Heart.
                None => Colour::ALL.into_iter().fold(Paying::NONE, |all, colour| all.or(allowed(colour))),
            };
            // R24: from either hand, and whichever of several cards that show the same.
            list.extend(paying.iter().map(|(hand, place)| Action::Step { to, hand, place }));
        }
    }

    /// Why a seat cannot take a first step; none where it can (R36).
    #[inline(always)]
    pub(crate) fn stuck(&self, state: &State, seat: Seat) -> Option<BreakupReason> {
        let payers = Payers::of(&state.hands);
        let mut because = BreakupReason::CannotMove;
        for to in self.free_nodes(state, seat).iter() {
            let mut pays = |colour| match self.tip(state, seat, to, colour) {
                _ if payers.with(colour) == Paying::NONE => false,
                Ok(_) => true,
                // R38: such a step is never offered; where only such steps exist, that is the reason.
                Err(Tipped::Beyond) => {
                    because = BreakupReason::OutOfBalance;
                    false
                }
                Err(Tipped::Heart) => false,
            };
            let can = match self.board().colour(to) {
                Some(colour) => pays(colour),
                None => Colour::ALL.into_iter().any(pays),
            };
            if can {
                return None;
            }
        }
        Some(because)
    }

    /// The colour that pays for a step and the balance after it, or why it may not be taken.
    #[inline(always)]
    pub(crate) fn step(
        &self,
        state: &State,
        seat: Seat,
        (to, hand, place): (Node, Seat, Place),
    ) -> Result<(Colour, i8), Illegal> {
        let from = state.token(seat);
        if from == Node::HEART {
            return Err(Illegal::InTheHeart);
        }
        if to.ring() > state.open {
            return Err(if to == Node::HEART { Illegal::HeartClosed } else { Illegal::RingClosed { ring: to.ring() } });
        }
        if !self.board().lines(from).contains(to) {
            return Err(Illegal::NotJoined { from, to });
        }
        if state.walk.crossed().contains(to) {
            return Err(Illegal::Crossed { node: to });
        }
        if to == state.token(seat.next(2)) && to != Node::HEART {
            return Err(Illegal::PartnerThere { node: to });
        }
        if hand.index() > 1 {
            return Err(Illegal::NoSuchHand { hand });
        }
        let colour = state.hand(hand).pays(place).ok_or(Illegal::NoCard { hand, place })?;
        if let Some(needs) = self.board().colour(to).filter(|&needs| needs != colour) {
            return Err(Illegal::WrongColour { node: to, needs, shows: colour });
        }
        match self.tip(state, seat, to, colour) {
            Ok(balance) => Ok((colour, balance)),
            Err(Tipped::Beyond) => Err(Illegal::OutOfBalance { balance: state.balance_of(seat) + colour.weight() }),
            Err(Tipped::Heart) => Err(Illegal::HeartUnbalanced { balance: state.balance_of(seat) + colour.weight() }),
        }
    }
}
