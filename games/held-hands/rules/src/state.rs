//! The whole truth of a table, and the one place where it changes.
//!
//! What always holds: every emotion card lies in the deck, in a hand or on a discard pile. The deck
//! and the face-down objectives have no order: a lot decides as a card is turned. So all that a
//! state hides is the halves not shown of cards in hands, and a fan chosen before both are in.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{Message, Seat, SeatSet};

use crate::{
    BreakupReason, Card, Colour, Event, HAND_LIMIT, Hand, Node, NodeSet, Objectives, Pile, Place, Places, Ring,
};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// They won (R61).
    Reconciled,
    /// They lost.
    BrokeUp(BreakupReason),
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The table is being laid.
    Setup,
    /// Both players choose which half to show (R27).
    ChoosingFans,
    /// Whose turn it is walks (R55).
    Walking,
    /// Whose turn it is keeps or switches perspective (R28).
    Turning,
    /// The game has ended.
    Over(Ending),
}

/// The nodes of this turn's walk, the one it began on first; off the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Node>"))]
pub struct Walk {
    nodes: [Node; Self::LONGEST],
    len: u8,
}

impl Walk {
    /// A walk has at most a step for each card of both hands.
    const LONGEST: usize = 2 * HAND_LIMIT + 1;

    /// A walk that has not left its first node.
    #[inline(always)]
    pub(crate) const fn from(node: Node) -> Self {
        let mut walk = Self { nodes: [Node::HEART; Self::LONGEST], len: 1 };
        walk.nodes[0] = node;
        walk
    }

    /// A walk along these nodes; one that has not left `here` where there are none.
    pub(crate) fn along(nodes: &[Node], here: Node) -> Self {
        let (first, rest) = nodes.split_first().unwrap_or((&here, &[]));
        let mut walk = Self::from(*first);
        for &node in rest {
            walk.push(node);
        }
        walk
    }

    /// Its nodes, in order.
    #[inline(always)]
    pub fn nodes(&self) -> &[Node] {
        self.nodes.get(..self.len.into()).unwrap_or_default()
    }

    /// How many steps it has.
    #[inline(always)]
    pub fn steps(&self) -> usize {
        usize::from(self.len).saturating_sub(1)
    }

    #[inline(always)]
    fn push(&mut self, node: Node) {
        if let Some(next) = self.nodes.get_mut(usize::from(self.len)) {
            *next = node;
            self.len += 1;
        }
    }

    /// Its nodes as a set.
    #[inline(always)]
    pub(crate) fn crossed(&self) -> NodeSet {
        self.nodes().iter().copied().collect()
    }
}

impl Serialize for Walk {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.nodes())
    }
}

impl<'de> Deserialize<'de> for Walk {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let nodes = Vec::<Node>::deserialize(from)?;
        let [first, rest @ ..] = nodes.as_slice() else {
            return Err(de::Error::custom(Message::new("error-held-hands-empty-walk")));
        };
        if nodes.len() > Self::LONGEST {
            return Err(de::Error::custom(Message::new("error-held-hands-walk-too-long")));
        }
        let mut walk = Self::from(*first);
        for &node in rest {
            walk.push(node);
        }
        Ok(walk)
    }
}

/// The whole truth of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Both hands, by seat.
    pub(crate) hands: [Hand; 2],
    /// Where the tokens stand, by seat.
    pub(crate) tokens: [Node; 2],
    /// Each player's balance (R58).
    pub(crate) balance: [i8; 2],
    /// The emotions deck, without an order.
    pub(crate) deck: Pile,
    /// The discard piles, by seat (R57).
    pub(crate) discards: [Pile; 2],
    /// The objective that lies face up.
    pub(crate) objective: Option<Colour>,
    /// The objectives that were met.
    pub(crate) done: Objectives,
    /// The innermost ring that lies open (R8).
    pub(crate) open: Ring,
    /// Who took the first turn.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Where the game stands.
    pub(crate) phase: Phase,
    /// This turn's walk.
    pub(crate) walk: Walk,
}

impl State {
    /// The hand of a seat.
    #[inline(always)]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index() & 1]
    }

    #[inline(always)]
    fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index() & 1]
    }

    /// Where a seat's token stands.
    #[inline(always)]
    pub(crate) fn token(&self, seat: Seat) -> Node {
        self.tokens[seat.index() & 1]
    }

    /// A seat's balance.
    #[inline(always)]
    pub(crate) fn balance_of(&self, seat: Seat) -> i8 {
        self.balance[seat.index() & 1]
    }

    /// For search: whose turn it is.
    pub fn mover(&self) -> Seat {
        self.turn
    }

    /// For search: whether a turn has just begun.
    pub fn begins_turn(&self) -> bool {
        self.phase == Phase::Walking && self.walk.steps() == 0
    }

    /// Cards that have paid this turn, from both hands (R40).
    #[inline(always)]
    pub(crate) fn spent(&self) -> u32 {
        self.hands[0].spent.len() + self.hands[1].spent.len()
    }

    /// R49: whether whose turn it is must follow the partner into the Heart.
    #[inline(always)]
    pub(crate) fn must_follow(&self) -> bool {
        self.token(self.turn.next(2)) == Node::HEART
    }

    /// Whose choice is awaited; none once the game is over.
    #[inline(always)]
    pub(crate) fn awaited(&self) -> Option<SeatSet> {
        match self.phase {
            // R27: both at once, each until it has chosen.
            Phase::ChoosingFans => {
                Some(Seat::all(2).filter(|&seat| self.hand(seat).fan.is_none()).collect::<SeatSet>())
            }
            Phase::Walking | Phase::Turning => Some(SeatSet::only(self.turn)),
            Phase::Setup | Phase::Over(_) => None,
        }
    }
}

/// The one place where a state changes.
#[inline(always)]
pub(crate) fn evolve(state: &mut State, event: Event) {
    match event {
        Event::FirstPlayerSet { seat } => (state.first, state.turn) = (seat, seat),
        Event::ObjectivesDealt { round: _ } => {}
        Event::HandDealt { seat, cards } => {
            for (place, card) in Place::all().zip(cards) {
                take(state, seat, place, card);
            }
            state.hand_mut(seat).seen_by_owner = Places::ALL;
        }
        Event::FansAsked => state.phase = Phase::ChoosingFans,
        Event::FanChosen { seat, side } => state.hand_mut(seat).fan = Some(side),
        Event::FansRevealed { sides, shown: _ } => {
            for (hand, side) in state.hands.iter_mut().zip(sides) {
                hand.fan = Some(side);
            }
        }
        Event::TurnBegan { seat } => {
            state.turn = seat;
            state.phase = Phase::Walking;
            state.walk = Walk::from(state.token(seat));
        }
        Event::ObjectiveRevealed { stack: _, colour } => state.objective = Some(colour),
        Event::StepTaken { seat, to, hand, place, colour: _, balance } => {
            state.tokens[seat.index() & 1] = to;
            state.balance[seat.index() & 1] = balance;
            state.walk.push(to);
            let hand = state.hand_mut(hand);
            hand.spent = hand.spent.with(place);
        }
        Event::CardDiscarded { seat, hand, place, card } => {
            leave(state.hand_mut(hand), place);
            state.discards[seat.index() & 1].add(card);
        }
        Event::BalanceReset { seat } => state.balance[seat.index() & 1] = 0,
        Event::CardDrawn { seat, place, card, side: _ } => take(state, seat, place, card),
        Event::PerspectiveAsked { seat: _ } => state.phase = Phase::Turning,
        Event::PerspectiveKept { seat: _ } => state.phase = Phase::Walking,
        Event::PerspectiveChanged { seat, side, shown: _ } => {
            let hand = state.hand_mut(seat);
            hand.fan = Some(side);
            hand.seen_by_all = hand.held();
            state.phase = Phase::Walking;
        }
        Event::ObjectiveCompleted { seat: _, colour } => {
            state.objective = None;
            state.done.add(colour, 1);
        }
        Event::RingOpened { ring } => state.open = ring,
        Event::DiscardReshuffled { pile, cards: _ } => {
            let pile = std::mem::take(&mut state.discards[pile.index() & 1]);
            state.deck.add_all(&pile);
        }
        Event::Reconciled => state.phase = Phase::Over(Ending::Reconciled),
        Event::BrokeUp { seat: _, because } => state.phase = Phase::Over(Ending::BrokeUp(because)),
    }
}

/// A card comes from the deck into a hand.
#[inline(always)]
fn take(state: &mut State, seat: Seat, place: Place, card: Card) {
    state.deck.take(card);
    state.hand_mut(seat).cards[place.index()] = Some(card);
}

/// A card leaves a hand, and with it what was known of it.
#[inline(always)]
fn leave(hand: &mut Hand, place: Place) {
    hand.cards[place.index()] = None;
    hand.spent = hand.spent.without(place);
    hand.seen_by_owner = hand.seen_by_owner.without(place);
    hand.seen_by_all = hand.seen_by_all.without(place);
}

impl Hand {
    /// R26: what a seat, or whoever watches, has seen whole and can still place.
    pub(crate) fn remembered(&self, by: By) -> Places {
        match by {
            By::Owner => self.seen_by_all.or(self.seen_by_owner),
            By::Others => self.seen_by_all,
        }
    }
}

/// Who remembers a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// Whose hand it is.
    Owner,
    /// The partner, or whoever watches.
    Others,
}
