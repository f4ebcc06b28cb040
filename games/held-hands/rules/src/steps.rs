//! Steps: where a token may go, which cards pay for it, and what stands in the way.

use tsugi_engine::Seat;

use crate::{
    Action, BreakupReason, Chain, Colour, HeldHands, Illegal, Node, NodeSet, Place, Ring, State,
    hand::{Payers, Paying},
};

/// How far a balance may go to either side (R39).
pub const LIMIT: i8 = 2;
/// How many cards in one turn reset the balance (R40).
pub const CHAIN: u32 = 6;

/// Why a step that can be paid is not allowed.
enum Tipped {
    /// It goes beyond 2.
    Beyond,
    /// It leads into the Heart and leaves a balance other than 0.
    Heart,
}

/// A walk that might be taken: where it has come, and what is left to pay with, by colour.
#[derive(Clone, Copy)]
struct Way {
    here: Node,
    crossed: NodeSet,
    balance: i8,
    spent: u32,
    left: [u8; 4],
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
        let mut because = self.blocked(state, seat, payers);
        for to in self.free_nodes(state, seat).iter() {
            let mut pays = |colour| match self.tip(state, seat, to, colour) {
                _ if payers.with(colour) == Paying::NONE => false,
                Ok(_) => true,
                // R38: such a step is never offered; where only such steps exist, that is the reason.
                Err(Tipped::Beyond) => {
                    because = BreakupReason::OutOfBalance;
                    false
                }
                Err(Tipped::Heart) => {
                    if because != BreakupReason::OutOfBalance {
                        because = BreakupReason::HeartUnbalanced;
                    }
                    false
                }
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

    /// Whether it is the partner who stands in the way, or nothing could be paid at all.
    fn blocked(&self, state: &State, seat: Seat, payers: Payers) -> BreakupReason {
        let partner = state.token(seat.next(2));
        let near = self.board().lines(state.token(seat)).and(Self::open_nodes(state.open)).contains(partner);
        let payable = |colour| payers.with(colour) != Paying::NONE && self.tip(state, seat, partner, colour).is_ok();
        match self.board().colour(partner) {
            Some(colour) if near && payable(colour) => BreakupReason::PartnerInTheWay,
            _ => BreakupReason::CannotMove,
        }
    }

    /// R51: whether the Heart can still be reached in this turn, by some walk from here.
    pub(crate) fn can_follow(&self, state: &State, seat: Seat) -> bool {
        let here = state.token(seat);
        if here == Node::HEART {
            return true;
        }
        let payers = Payers::of(&state.hands);
        let way = Way {
            here,
            crossed: state.walk.crossed(),
            balance: state.balance_of(seat),
            spent: state.spent(),
            left: Colour::ALL.map(|colour| payers.with(colour).len()),
        };
        self.leads_home(state, &way)
    }

    /// Whether a walk goes on from here into the Heart. The partner is there already and stands in nobody's way.
    fn leads_home(&self, state: &State, way: &Way) -> bool {
        let open = self.board().lines(way.here).and(Self::open_nodes(state.open)).without(way.crossed);
        if open.contains(Node::HEART) && Colour::ALL.into_iter().any(|colour| self.enters(way, colour)) {
            return true;
        }
        // Each ring costs a card, and so does the Heart.
        let rings = Ring::Heart as u32 - way.here.ring() as u32;
        if way.left.iter().map(|&cards| u32::from(cards)).sum::<u32>() < rings {
            return false;
        }
        open.iter().any(|to| {
            let Some(colour) = self.board().colour(to) else { return false };
            let balance = way.balance + colour.weight();
            if way.left[colour as usize] == 0 || balance.abs() > LIMIT {
                return false;
            }
            let mut next = Way { here: to, balance, spent: way.spent + 1, ..*way };
            next.crossed = way.crossed.or(NodeSet::only(to));
            next.left[colour as usize] -= 1;
            self.leads_home(state, &next)
        })
    }

    /// R46: whether a card of this colour leads into the Heart.
    fn enters(&self, way: &Way, colour: Colour) -> bool {
        let balance = way.balance + colour.weight();
        let resets = self.rules().chain == Chain::Resets && way.spent + 1 >= CHAIN;
        way.left[colour as usize] > 0 && balance.abs() <= LIMIT && (balance == 0 || resets)
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
