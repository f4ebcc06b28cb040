//! A state as it is written: memory viewer by viewer, with the cards themselves.
//!
//! In memory what is known is bits, since nobody remembers what is not so. Written down it names the card of every
//! place that a viewer knows, as it always has; what is read and is not so is doubted, and the audit says it.

use serde::{Deserialize, Serialize};
use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, HAND, Held, Lying, Place, SHOWCASE, Slot, Three},
    memory::{Known, Memory, Viewers},
    state::{Phase, Solo, State},
    view::is_not,
};

/// A state; see there what each is.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Written {
    phase: Phase,
    round: u16,
    turn: Seat,
    die: u8,
    hands: [[Held; HAND]; MAX_SEATS],
    kept: [Option<Three>; MAX_SEATS],
    showcase: [Lying; SHOWCASE],
    targets: [Seat; MAX_SEATS],
    lock: Option<Seat>,
    last_appraiser: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_not")]
    acted: bool,
    swaps: u8,
    shown: [Held; HAND],
    stalled: u16,
    scores: [u16; MAX_SEATS],
    memory: [WrittenKnown; MAX_SEATS + 1],
    solo: Solo,
}

/// What one viewer knows of each place.
#[derive(Clone, Serialize, Deserialize)]
struct WrittenKnown {
    hands: [[Option<Card>; HAND]; MAX_SEATS],
    showcase: [Option<Card>; SHOWCASE],
    /// Who has noted it, as far as this viewer can tell.
    #[serde(default)]
    witnesses: WrittenWitnesses,
}

/// Which seats have noted the card of each place.
#[derive(Clone, Default, Serialize, Deserialize)]
struct WrittenWitnesses {
    hands: [[SeatSet; HAND]; MAX_SEATS],
    showcase: [SeatSet; SHOWCASE],
}

/// Each seat there can be, then a spectator.
fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::all(MAX_SEATS)
}

/// Every place of every hand.
fn places() -> impl Iterator<Item = (Seat, Place)> {
    Seat::all(MAX_SEATS).flat_map(|holder| Place::all().map(move |place| (holder, place)))
}

impl WrittenKnown {
    fn of(state: &State, viewer: Viewer) -> Self {
        let (known, mut witnesses) = (Known::of(state, viewer), WrittenWitnesses::default());
        for (holder, place) in places() {
            witnesses.hands[holder.index()][place.index()] = state.memory.noted_in_hand(viewer, holder, place);
        }
        for slot in Slot::all() {
            witnesses.showcase[slot.index()] = state.memory.noted_in_showcase(viewer, slot);
        }
        let hands = std::array::from_fn(|holder| known.hand(Seat::at(holder)));
        Self { hands, showcase: known.showcase(), witnesses }
    }

    /// Has a viewer know this in a state that is laid but for its memory.
    fn remember(&self, state: &mut State, viewer: Viewer) {
        let alone = Viewers::only(viewer);
        for (holder, place) in places() {
            let (spot, held) = ((holder.index(), place.index()), state.hand_shown(holder, viewer)[place.index()]);
            state.memory.note_in_hand(viewer, holder, place, self.witnesses.hands[spot.0][spot.1]);
            if let Some(card) = self.hands[spot.0][spot.1] {
                state.memory.show_in_hand(holder, place, alone);
                if card != held.card {
                    state.memory.doubt(viewer);
                }
            }
        }
        for slot in Slot::all() {
            state.memory.note_in_showcase(viewer, slot, self.witnesses.showcase[slot.index()]);
            if let Some(card) = self.showcase[slot.index()] {
                state.memory.show_in_showcase(slot, alone);
                if card != state.showcase[slot.index()].card {
                    state.memory.doubt(viewer);
                }
            }
        }
    }
}

impl From<State> for Written {
    fn from(state: State) -> Self {
        let mut all = viewers().map(|viewer| WrittenKnown::of(&state, viewer));
        let memory = std::array::from_fn(|_| all.next().unwrap_or_else(|| WrittenKnown::of(&state, Viewer::Spectator)));
        let State { phase, round, turn, die, hands, kept, showcase, targets, lock, last_appraiser, .. } = state;
        let State { acted, swaps, shown, stalled, scores, solo, .. } = state;
        Self {
            phase,
            round,
            turn,
            die,
            hands,
            kept,
            showcase,
            targets,
            lock,
            last_appraiser,
            acted,
            swaps,
            shown,
            stalled,
            scores,
            memory,
            solo,
        }
    }
}

impl From<Written> for State {
    fn from(written: Written) -> Self {
        let Written { phase, round, turn, die, hands, kept, showcase, targets, lock, last_appraiser, .. } = written;
        let Written { acted, swaps, shown, stalled, scores, solo, memory: notes, .. } = written;
        let mut state = Self {
            phase,
            round,
            turn,
            die,
            hands,
            kept,
            showcase,
            targets,
            lock,
            last_appraiser,
            acted,
            swaps,
            shown,
            stalled,
            scores,
            memory: Memory::EMPTY,
            solo,
        };
        for (viewer, known) in viewers().zip(&notes) {
            known.remember(&mut state, viewer);
        }
        state
    }
}
