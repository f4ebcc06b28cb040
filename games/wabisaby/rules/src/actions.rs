//! What a player may choose: listed and checked, phase by phase.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

use crate::{
    WabiSaby,
    cards::{HAND, Place, SHOWCASE, Slot, Three},
    setup::Rearrange,
    state::{Phase, State},
};

/// R31: five exchanges of two own cards reach every order, before the action and after it.
pub const MOST_SWAPS: u8 = 5;

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep three cards towards oneself; the others face the others (R2).
    Keep {
        /// The three places.
        places: Three,
    },
    /// Exchange two cards of one's own hand, before the action or after it (R11, R31).
    Swap {
        /// The lower place.
        #[serde(deserialize_with = "Place::named")]
        a: Place,
        /// The higher place.
        #[serde(deserialize_with = "Place::named")]
        b: Place,
    },
    /// Exchange a card with another player (R8).
    Exchange {
        /// The place given from.
        #[serde(deserialize_with = "Place::named")]
        own: Place,
        /// With whom.
        seat: Seat,
        /// The place taken from.
        #[serde(deserialize_with = "Place::named")]
        theirs: Place,
    },
    /// Exchange a card with the showcase (R9).
    Showcase {
        /// The place given from.
        #[serde(deserialize_with = "Place::named")]
        own: Place,
        /// The place in the showcase.
        #[serde(deserialize_with = "Slot::named")]
        slot: Slot,
    },
    /// Look at one's own cards (R10).
    Appraise,
    /// Alone: put the drawn card in a place of the hand (R25).
    Replace {
        /// The place.
        #[serde(deserialize_with = "Place::named")]
        own: Place,
    },
    /// Alone: set the drawn card aside (R25).
    Skip,
    /// Say that the turn ends, after its action (R50).
    EndTurn,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Three cards are to be kept first.
    #[error("R2: three cards are to be kept first")]
    MustKeep,
    /// Cards are kept only at the start of a round.
    #[error("R2: cards are kept only at the start of a round")]
    NotChoosing,
    /// A swap names two different places, the lower first.
    #[error("R31: a swap names two different places, the lower one first")]
    SamePlace,
    /// Five swaps before the action, and five after it, are enough for any order.
    #[error("R31: cards are moved at most {limit} times before the action, and as often after it")]
    TooManySwaps {
        /// How many are allowed.
        limit: u8,
    },
    /// A hand has six places.
    #[error("R48: a hand has no place {place}; places count from 0 to 5")]
    NoSuchPlace {
        /// Which, as named.
        place: u8,
    },
    /// The showcase has three places.
    #[error("R9: the showcase has no place {slot}; places count from 0 to 2")]
    NoSuchSlot {
        /// Which, as named.
        slot: u8,
    },
    /// A turn is one action.
    #[error("R41: the action of this turn is done")]
    HasActed,
    /// A turn ends after its action.
    #[error("R50: a turn ends after its action, and this one has had none")]
    ActFirst,
    /// At this table nobody says that a turn ends.
    #[error("R50: at this table a turn ends with its action")]
    EndsByItself,
    /// An exchange needs two hands.
    #[error("R35: one does not exchange with oneself")]
    OwnHand,
    /// That seat is not at the table.
    #[error("R35: there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat, from 0.
        seat: Seat,
    },
    /// An appraisal locks the die.
    #[error("R12: nobody may appraise until it is the turn of seat {by} again")]
    Locked {
        /// Who appraised.
        by: Seat,
    },
    /// No two appraisals in a row.
    #[error("R13: you appraised last; somebody else must before you may again")]
    AppraisedLast,
    /// The die gives no more skips.
    #[error("R25: there are no skips left")]
    NoSkips,
    /// That belongs to the game for several.
    #[error("R24: alone, a card is drawn and replaces one of the hand or is skipped")]
    Alone,
    /// That belongs to the game for one.
    #[error("R8: with others, one exchanges or appraises")]
    NotAlone,
}

impl Illegal {
    /// The ruling it cites.
    pub const fn ruling(self) -> &'static str {
        match self {
            Self::MustKeep | Self::NotChoosing => "R2",
            Self::SamePlace | Self::TooManySwaps { .. } => "R31",
            Self::NoSuchPlace { .. } => "R48",
            Self::NoSuchSlot { .. } => "R9",
            Self::OwnHand | Self::NoSuchSeat { .. } => "R35",
            Self::Locked { .. } => "R12",
            Self::AppraisedLast => "R13",
            Self::NoSkips => "R25",
            Self::Alone => "R24",
            Self::NotAlone => "R8",
            Self::HasActed => "R41",
            Self::ActFirst | Self::EndsByItself => "R50",
        }
    }
}

/// Adds all an awaited seat may do, sorted.
pub(crate) fn legal_actions(game: &WabiSaby, state: &State, seat: Seat, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Choosing => list.extend(Three::all().map(|places| Action::Keep { places })),
        Phase::Playing => {
            if state.swaps < MOST_SWAPS {
                list.extend(PAIRS.map(|(a, b)| Action::Swap { a, b }));
            }
            if state.acted {
                return list.push(Action::EndTurn);
            }
            for own in Place::all() {
                for other in Seat::all(game.seats).filter(|&other| other != seat) {
                    list.extend(Place::all().map(|theirs| Action::Exchange { own, seat: other, theirs }));
                }
            }
            for own in Place::all() {
                list.extend(Slot::all().map(|slot| Action::Showcase { own, slot }));
            }
            if check_appraisal(state, seat).is_ok() {
                list.push(Action::Appraise);
            }
        }
        Phase::Drawing => {
            list.extend(Place::all().map(|own| Action::Replace { own }));
            if state.die > 0 {
                list.push(Action::Skip);
            }
        }
        Phase::Setup | Phase::Over => {}
    }
}

/// Two places of a hand, the lower first, sorted.
static PAIRS: [(Place, Place); HAND * (HAND - 1) / 2] = pairs();

const fn pairs() -> [(Place, Place); HAND * (HAND - 1) / 2] {
    let (mut all, mut count, mut a) = ([(Place::FIRST, Place::FIRST); HAND * (HAND - 1) / 2], 0, 0);
    while a < HAND {
        let mut b = a + 1;
        while b < HAND {
            all[count] = (Place::at(a), Place::at(b));
            count += 1;
            b += 1;
        }
        a += 1;
    }
    all
}

/// How many swaps (R31) are open, and how many exchanges there are with the others (R8) and the showcase (R9).
#[inline(always)]
fn counts(game: &WabiSaby, state: &State) -> [usize; 3] {
    let swaps = if state.swaps < MOST_SWAPS { PAIRS.len() } else { 0 };
    [swaps, HAND * HAND * (game.seats - 1), HAND * SHOWCASE]
}

/// How many choices an awaited seat has.
#[inline(always)]
pub(crate) fn count(game: &WabiSaby, state: &State, seat: Seat) -> usize {
    match state.phase {
        Phase::Choosing => Three::COUNT as usize,
        Phase::Playing => {
            let [swaps, exchanges, showcase] = counts(game, state);
            if state.acted {
                return swaps + 1;
            }
            swaps + exchanges + showcase + usize::from(check_appraisal(state, seat).is_ok())
        }
        Phase::Drawing => HAND + usize::from(state.die > 0),
        Phase::Setup | Phase::Over => 0,
    }
}

/// The choice at place `n` of the list.
#[inline(always)]
pub(crate) fn nth_action(game: &WabiSaby, state: &State, seat: Seat, n: usize) -> Option<Action> {
    match state.phase {
        Phase::Choosing => Three::nth(n).map(|places| Action::Keep { places }),
        Phase::Playing => nth_of_turn(game, state, seat, n),
        Phase::Drawing if n == HAND && state.die > 0 => Some(Action::Skip),
        Phase::Drawing => Place::new(n).map(|own| Action::Replace { own }),
        Phase::Setup | Phase::Over => None,
    }
}

#[inline(always)]
fn nth_of_turn(game: &WabiSaby, state: &State, seat: Seat, n: usize) -> Option<Action> {
    let [swaps, exchanges, showcase] = counts(game, state);
    if n < swaps {
        return PAIRS.get(n).map(|&(a, b)| Action::Swap { a, b });
    }
    let n = n - swaps;
    if state.acted {
        return (n == 0).then_some(Action::EndTurn);
    }
    if n < exchanges {
        // By own place, then by the other, then by their place; a narrow division is a short one.
        let (n, others) = (n as u16, game.seats as u16 - 1);
        let (hand, theirs) = (n / HAND as u16, n % HAND as u16);
        let (own, other) = (hand / others, hand % others);
        let other = usize::from(other) + usize::from(usize::from(other) >= seat.index());
        return Some(Action::Exchange {
            own: Place::at(own.into()),
            seat: Seat::at(other),
            theirs: Place::at(theirs.into()),
        });
    }
    let n = n - exchanges;
    if n < showcase {
        return Some(Action::Showcase { own: Place::at(n / SHOWCASE), slot: Slot::at(n % SHOWCASE) });
    }
    (n == showcase && check_appraisal(state, seat).is_ok()).then_some(Action::Appraise)
}

/// Whether an awaited seat may do this.
pub(crate) fn check(game: &WabiSaby, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Choosing, Action::Keep { .. }) => Ok(()),
        (Phase::Choosing, _) => Err(Illegal::MustKeep),
        (Phase::Drawing, Action::Replace { own }) => exists(own),
        // R25: at no skips every draw must be exchanged.
        (Phase::Drawing, Action::Skip) if state.die == 0 => Err(Illegal::NoSkips),
        (Phase::Drawing, Action::Skip) => Ok(()),
        (Phase::Drawing, _) => Err(Illegal::Alone),
        (_, Action::Replace { .. } | Action::Skip) => Err(Illegal::NotAlone),
        (_, Action::Keep { .. }) => Err(Illegal::NotChoosing),
        (_, action) => check_turn(game, state, seat, action),
    }
}

/// R41: the one action of a turn, and what goes before it and after it.
fn check_turn(game: &WabiSaby, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::EndTurn if state.acted => Ok(()),
        Action::EndTurn if game.rearrange == Rearrange::Before => Err(Illegal::EndsByItself),
        Action::EndTurn => Err(Illegal::ActFirst),
        Action::Exchange { .. } | Action::Showcase { .. } | Action::Appraise if state.acted => Err(Illegal::HasActed),
        Action::Swap { a, b } => {
            exists(a).and(exists(b))?;
            if a >= b {
                return Err(Illegal::SamePlace);
            }
            if state.swaps >= MOST_SWAPS { Err(Illegal::TooManySwaps { limit: MOST_SWAPS }) } else { Ok(()) }
        }
        // R35: an exchange needs two different hands.
        Action::Exchange { seat: other, .. } if other == seat => Err(Illegal::OwnHand),
        Action::Exchange { seat, .. } if seat.index() >= game.seats => Err(Illegal::NoSuchSeat { seat }),
        Action::Exchange { own, theirs, .. } => exists(own).and(exists(theirs)),
        Action::Showcase { slot, .. } if !slot.exists() => Err(Illegal::NoSuchSlot { slot: slot.number() }),
        Action::Showcase { own, .. } => exists(own),
        Action::Appraise => check_appraisal(state, seat),
        Action::Keep { .. } | Action::Replace { .. } | Action::Skip => Err(Illegal::NotChoosing),
    }
}

/// R48: a hand has six places.
fn exists(place: Place) -> Result<(), Illegal> {
    if place.exists() { Ok(()) } else { Err(Illegal::NoSuchPlace { place: place.number() }) }
}

/// R12: not while the die is locked; R13: not twice running by the same player.
fn check_appraisal(state: &State, seat: Seat) -> Result<(), Illegal> {
    match (state.lock, state.last_appraiser) {
        (Some(by), _) => Err(Illegal::Locked { by }),
        (None, Some(last)) if last == seat => Err(Illegal::AppraisedLast),
        (None, _) => Ok(()),
    }
}
