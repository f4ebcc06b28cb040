//! The whole truth of a table, and the one place where it changes.
//!
//! What always holds while a round is played: hands and showcase together are the sets in play with
//! three Wabi Sabi cards among them; targets are a permutation. What each viewer has seen and can
//! still place is kept beside the cards, so that a view can tell it.

use serde::{Deserialize, Serialize};
use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    WabiSaby,
    cards::{Card, Facing, HAND, Held, Lying, Place, SHOWCASE, Seen, Side, Three},
    events::{Event, Lowered},
    memory::{Known, Memory, seen_in_hand},
    setup::Rearrange,
    written::Written,
};

/// How many cards there are of each kind: Wabi Sabi first, then by number.
pub(crate) type Counts = [u8; 7];

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A round is being laid out.
    Setup,
    /// All choose the three cards they keep, at once (R2).
    Choosing,
    /// Turns are taken (R8 to R11).
    Playing,
    /// Alone: a card was drawn (R25).
    Drawing,
    /// The game has ended.
    Over,
}

/// What only the one-player game needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Solo {
    /// The deck, without an order.
    pub(crate) deck: Counts,
    /// The hand as it lies.
    pub(crate) hand: [Lying; HAND],
    /// The card drawn.
    pub(crate) drawn: Option<Lying>,
    /// Cards set aside that lie up.
    pub(crate) aside_up: Counts,
    /// Cards set aside that lie down.
    pub(crate) aside_down: Counts,
}

/// The whole truth of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct State {
    pub(crate) phase: Phase,
    /// The round, from 1.
    pub(crate) round: u16,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// The die; alone, the skips left.
    pub(crate) die: u8,
    pub(crate) hands: [[Held; HAND]; MAX_SEATS],
    /// What each seat keeps, once it has chosen.
    pub(crate) kept: [Option<Three>; MAX_SEATS],
    pub(crate) showcase: [Lying; SHOWCASE],
    pub(crate) targets: [Seat; MAX_SEATS],
    /// Whose appraisal locks the die, until it is their turn again (R12).
    pub(crate) lock: Option<Seat>,
    /// Who appraised last in this round (R13).
    pub(crate) last_appraiser: Option<Seat>,
    /// Whether the action of this turn is done, and its end is still to be said (R50).
    pub(crate) acted: bool,
    /// How often the seat whose turn it is has exchanged own cards since its turn began, or since its action (R31).
    pub(crate) swaps: u8,
    /// Its hand as the others still see it, while it rearranges (R31).
    pub(crate) shown: [Held; HAND],
    /// Turns since the round began or the die last went down (R33).
    pub(crate) stalled: u16,
    pub(crate) scores: [u16; MAX_SEATS],
    pub(crate) memory: Memory,
    pub(crate) solo: Solo,
}

impl State {
    /// Where the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The die; alone, the skips left.
    pub const fn die(&self) -> u8 {
        self.die
    }

    /// The score of each seat, those that are not at the table too.
    pub const fn scores(&self) -> &[u16; MAX_SEATS] {
        &self.scores
    }

    /// What a seat can place: all that it sees, and what it has noted.
    pub fn known(&self, seat: Seat) -> Known<'_> {
        Known::of(self, Viewer::Seat(seat))
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether the action of this turn is done, and its end is still to be said (R50).
    pub const fn has_acted(&self) -> bool {
        self.acted
    }

    /// How often the seat whose turn it is has moved own cards since its turn began, or since its action (R31).
    pub const fn swaps(&self) -> u8 {
        self.swaps
    }

    /// The places of a seat's hand where the others see a back, as far as it can tell, and of each whether somebody
    /// else can place the card, as far as it can tell that.
    pub fn own_backs(&self, seats: usize, seat: Seat) -> [Option<bool>; HAND] {
        let (viewer, table, known) = (Viewer::Seat(seat), SeatSet::all(seats), self.known(seat).hand(seat));
        std::array::from_fn(|index| {
            let (place, held) = (Place::at(index), self.hands[seat.index()][index]);
            let is_back = seen_in_hand(held, seat, viewer) != Seen::Back || known[index] == Some(Card::WABI_SABI);
            let others = self.memory.witnesses(table, viewer, (seat, place, held)).without(seat);
            is_back.then(|| !others.is_empty())
        })
    }

    /// Who appraised last in this round (R13).
    pub const fn last_appraiser(&self) -> Option<Seat> {
        self.last_appraiser
    }

    /// The cards that a seat holds.
    pub fn cards(&self, seat: Seat) -> [Card; HAND] {
        self.hands[seat.index()].map(|held| held.card)
    }

    /// The target of a seat.
    pub fn target(&self, seat: Seat) -> Seat {
        self.targets[seat.index()]
    }

    /// Which showcase cards lie down.
    pub fn showcase_down(&self) -> [bool; SHOWCASE] {
        self.showcase.map(|lying| lying.side == Side::Down)
    }

    /// Alone: the hand and the card drawn, as they look.
    pub fn solo_seen(&self) -> ([Seen; HAND], Seen) {
        (self.solo.hand.map(Lying::seen), self.solo.drawn.map_or(Seen::Back, Lying::seen))
    }

    /// Whether a round was laid out and nobody has chosen yet.
    pub fn is_fresh(&self) -> bool {
        match self.phase {
            Phase::Choosing => self.kept.iter().all(Option::is_none),
            Phase::Drawing => self.solo.aside_up.iter().chain(&self.solo.aside_down).all(|&count| count == 0),
            Phase::Setup | Phase::Playing | Phase::Over => false,
        }
    }

    /// The empty table.
    pub(crate) const fn unpacked() -> Self {
        let nobody = Seat::at(0);
        let empty = Lying { card: Card::WABI_SABI, side: Side::Down };
        Self {
            phase: Phase::Setup,
            round: 0,
            turn: nobody,
            die: 0,
            hands: [[Held::NONE; HAND]; MAX_SEATS],
            kept: [None; MAX_SEATS],
            showcase: [empty; SHOWCASE],
            targets: [nobody; MAX_SEATS],
            lock: None,
            last_appraiser: None,
            acted: false,
            swaps: 0,
            shown: [Held::NONE; HAND],
            stalled: 0,
            scores: [0; MAX_SEATS],
            memory: Memory::EMPTY,
            solo: Solo { deck: [0; 7], hand: [empty; HAND], drawn: None, aside_up: [0; 7], aside_down: [0; 7] },
        }
    }

    /// The hand of a seat.
    #[inline(always)]
    pub(crate) fn hand(&self, seat: Seat) -> &[Held; HAND] {
        &self.hands[seat.index()]
    }

    /// A hand as that viewer has been shown it: while a seat rearranges, others see the old order.
    #[inline(always)]
    pub(crate) fn hand_shown(&self, seat: Seat, viewer: Viewer) -> &[Held; HAND] {
        if self.swaps > 0 && seat == self.turn && viewer != Viewer::Seat(seat) { &self.shown } else { self.hand(seat) }
    }

    /// Whose choice is awaited; none once the game is over.
    #[inline(always)]
    pub(crate) fn awaited(&self, seats: usize) -> Option<SeatSet> {
        match self.phase {
            Phase::Choosing => {
                let waiting = |seat: &Seat| self.kept[seat.index()].is_none();
                Some(Seat::all(seats).filter(waiting).collect())
            }
            Phase::Playing | Phase::Drawing => Some(SeatSet::only(self.turn)),
            Phase::Setup | Phase::Over => None,
        }
    }
}

/// The one place where a state changes.
#[inline(always)]
pub(crate) fn evolve(game: &WabiSaby, state: &mut State, event: Event) {
    match event {
        Event::RoundBegan { round } => begin_round(game, state, round),
        Event::ShowcaseLaid { cards } | Event::ShowcaseTurned { cards } => {
            state.showcase = cards.map(|card| Lying { card, side: Side::Up });
            state.memory.see_showcase(game.seats);
        }
        Event::TargetDrawn { seat, target } => state.targets[seat.index()] = target,
        Event::HandDealt { seat, cards } => {
            state.hands[seat.index()] = cards.map(|card| Held { card, facing: Facing::Holder });
            state.memory.see_own(seat);
        }
        Event::KeepChosen { seat, places } => state.kept[seat.index()] = Some(places),
        Event::HandRaised { seat, cards } => {
            state.hands[seat.index()] = cards;
            state.memory.see_hand(game.seats, seat, &cards);
        }
        Event::StartDrawn { seat } => state.turn = seat,
        Event::DieRolled { die } => {
            state.die = die;
            state.phase = if game.seats == 1 { Phase::Drawing } else { Phase::Playing };
        }
        Event::DieLowered { die, because } => {
            state.die = die;
            state.stalled = 0;
            if because == Lowered::Appraisal {
                state.lock = None;
            }
        }
        Event::TurnEnded { next } => {
            state.turn = next;
            state.acted = false;
            state.swaps = 0;
        }
        Event::RoundScored { seat, points } => {
            let score = &mut state.scores[seat.index()];
            *score = score.saturating_add(points);
        }
        Event::GameEnded => {
            state.phase = Phase::Over;
            state.acted = false;
        }
        Event::HandRevealed { .. } => {}
        Event::Swapped { .. }
        | Event::HandRearranged { .. }
        | Event::Exchanged { .. }
        | Event::ShowcaseExchanged { .. }
        | Event::Appraised { .. } => evolve_turn(game, state, event),
        Event::SoloDealt { .. } | Event::CardDrawn { .. } | Event::Replaced { .. } | Event::Skipped { .. } => {
            evolve_solo(state, event);
        }
    }
}

/// A new round: everything but scores and round number is laid out anew (R22, R32).
fn begin_round(game: &WabiSaby, state: &mut State, round: u16) {
    let scores = state.scores;
    *state = State { round, scores, ..State::unpacked() };
    if game.seats == 1 {
        state.solo.deck = game.solo_deck();
    } else {
        state.phase = Phase::Choosing;
    }
}

/// What a seat does on its turn.
#[inline(always)]
fn evolve_turn(game: &WabiSaby, state: &mut State, event: Event) {
    match event {
        Event::Swapped { seat, a, b } => {
            if state.swaps == 0 {
                state.shown = *state.hand(seat);
            }
            state.swaps = state.swaps.saturating_add(1);
            state.hands[seat.index()].swap(a.index(), b.index());
            state.memory.swap_own(seat, a, b);
        }
        Event::HandRearranged { seat, cards, .. } => {
            state.hands[seat.index()] = cards;
            state.swaps = 0;
            state.memory.lose_backs(game.seats, seat, &state.shown, &cards);
        }
        Event::Exchanged { seat, own, other, theirs, gave, took } => {
            // R8: every exchanged card flips; both sides keep seeing what they saw.
            count_turn(game, state);
            state.hands[seat.index()][own.index()] = took.flipped();
            state.hands[other.index()][theirs.index()] = gave.flipped();
            state.memory.exchange(game.seats, (seat, own, took.flipped()), (other, theirs, gave.flipped()));
        }
        Event::ShowcaseExchanged { seat, own, slot, gave, took } => {
            // R9: taken while up it faces its holder, while down the others; the card given lies down.
            count_turn(game, state);
            let taken = taken_from_showcase(took);
            state.hands[seat.index()][own.index()] = taken;
            state.showcase[slot.index()] = Lying { card: gave.card, side: Side::Down };
            state.memory.exchange_showcase(game.seats, gave, (seat, own, taken), slot);
        }
        Event::Appraised { seat, cards: _ } => {
            count_turn(game, state);
            state.lock = Some(seat);
            state.last_appraiser = Some(seat);
            state.memory.see_own(seat);
        }
        _ => {}
    }
}

/// R33: a turn is its one action (R41); the die going down after it begins the count anew. R50: its end is to be said.
#[inline(always)]
const fn count_turn(game: &WabiSaby, state: &mut State) {
    state.stalled = state.stalled.saturating_add(1);
    state.acted = matches!(game.rearrange, Rearrange::Both);
}

/// R9: how a showcase card is held once taken.
#[inline(always)]
pub(crate) const fn taken_from_showcase(took: Lying) -> Held {
    let facing = match took.side {
        Side::Up => Facing::Holder,
        Side::Down => Facing::Others,
    };
    Held { card: took.card, facing }
}

/// The one-player game (R24 to R27).
#[inline(always)]
fn evolve_solo(state: &mut State, event: Event) {
    let solo = &mut state.solo;
    let take = |deck: &mut Counts, card: Card| {
        let left = &mut deck[card.index()];
        *left = left.saturating_sub(1);
    };
    match event {
        Event::SoloDealt { cards } => {
            solo.hand = cards;
            for lying in cards {
                take(&mut solo.deck, lying.card);
            }
        }
        Event::CardDrawn { card } => {
            take(&mut solo.deck, card.card);
            solo.drawn = Some(card);
        }
        Event::Replaced { own, out } => {
            if let Some(drawn) = solo.drawn.take() {
                solo.hand[own.index()] = drawn;
            }
            set_aside(solo, out);
        }
        Event::Skipped { skips } => {
            state.die = skips;
            if let Some(drawn) = solo.drawn.take() {
                set_aside(solo, drawn);
            }
        }
        _ => {}
    }
}

/// R25: discards stay as they lie.
#[inline(always)]
fn set_aside(solo: &mut Solo, lying: Lying) {
    let pile = match lying.side {
        Side::Up => &mut solo.aside_up,
        Side::Down => &mut solo.aside_down,
    };
    let count = &mut pile[lying.card.index()];
    *count = count.saturating_add(1);
}
