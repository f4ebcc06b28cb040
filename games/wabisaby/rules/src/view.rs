//! What a viewer sees.
//!
//! | thing | the holder | the other seats | spectators |
//! | --- | --- | --- | --- |
//! | a number in a hand that faces its holder | the number | a back | a back |
//! | a number in a hand that faces the others | a back | the number | a back |
//! | a Wabi Sabi card in a hand | a back | a back | a back |
//! | a showcase card | the card if up, else a back | the same | the same |
//! | the target of a seat | its own | nothing | nothing |
//! | own hand before three are kept | all six (R1) | nothing | nothing |
//! | who has chosen what to keep | that somebody has | the same | the same |
//! | the order of a hand while its holder moves cards | the new one | the old one (R31) | the same |
//! | alone: a card that lies down | a back | | a back |
//!
//! What was seen earlier and can still be placed is the view's `memory`.

use serde::{Deserialize, Serialize};
use tsugi_engine::{Seat, SeatSet, Viewer};

use crate::{
    WabiSaby,
    cards::{Card, HAND, Lying, Place, Seen, Slot, Three},
    events::{Event, Lowered},
    memory::{Known, seen_in_hand},
    state::{Phase, State, taken_from_showcase},
};

/// Where the game stands, as seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// All choose three cards to keep, at once.
    Choosing {
        /// Who has yet to choose.
        waiting: SeatSet,
        /// What this viewer chose.
        kept: Option<Three>,
    },
    /// Turns are taken.
    Playing {
        /// Whose turn it is.
        seat: Seat,
        /// How often this viewer has moved own cards this turn, or since its action.
        swaps: u8,
        /// Whether the action is done, and the turn's end is still to be said.
        #[serde(default, skip_serializing_if = "is_not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        acted: bool,
    },
    /// Alone: a card was drawn.
    Drawing {
        /// How it looks.
        drawn: Seen,
        /// How many cards are still to be drawn after it.
        deck_size: u8,
        /// Cards set aside that lie up, sorted.
        aside: Vec<Card>,
        /// How many lie down.
        aside_down: u8,
    },
    /// The game has ended.
    Over,
}

/// What is not so is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
pub(crate) fn is_not(so: &bool) -> bool {
    !so
}

/// A place where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a hand.
    Hand {
        /// The seat it belongs to, from 0.
        seat: Seat,
        /// Where in it.
        place: Place,
    },
    /// In the showcase.
    Showcase {
        /// Where in it.
        slot: Slot,
    },
}

/// Something seen earlier that can still be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Note {
    /// Where the card is now.
    pub at: Spot,
    /// What it is.
    pub card: Card,
}

/// A place whose card others know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Witnessed {
    /// Where the card is now.
    pub at: Spot,
    /// Who can place it besides the viewer.
    pub by: SeatSet,
}

/// All that its viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Who looks; none for a spectator, and alone, where all see the same (R46).
    pub viewer: Option<Seat>,
    /// The round, from 1.
    pub round: u16,
    /// Where the game stands.
    pub phase: PhaseView,
    /// The die; alone, the skips left.
    pub die: u8,
    /// Whose appraisal locks the die.
    pub lock: Option<Seat>,
    /// Who appraised last this round.
    pub last_appraiser: Option<Seat>,
    /// Turns since the die last went down.
    pub stalled: u16,
    /// The score of each seat.
    pub scores: Vec<u16>,
    /// This viewer's secret target.
    pub target: Option<Seat>,
    /// The showcase; none in the solo game.
    pub showcase: Vec<Seen>,
    /// Each hand as this viewer sees it.
    pub hands: Vec<[Seen; HAND]>,
    /// The score that ends the game (R21); alone, the points that meet the challenge (R26).
    pub goal: u16,
    /// How many rounds the one-player game lasts; none where several play.
    pub rounds: Option<u8>,
    /// What was seen earlier and can still be placed.
    pub memory: Vec<Note>,
    /// Who else can place what, as far as this viewer can tell; a part of the memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Witnessed>>"))]
    pub witnesses: Vec<Witnessed>,
    /// The targets of all in the last round, once the game is over, and for looking back; in play nobody has them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Seat>>"))]
    pub targets: Vec<Seat>,
}

/// What a viewer may know of this state.
pub(crate) fn view(game: &WabiSaby, state: &State, viewer: Viewer) -> View {
    let alone = game.seats == 1;
    let in_play = state.phase != Phase::Over;
    let hands: Vec<[Seen; HAND]> = Seat::all(game.seats).map(|seat| hand(game, state, seat, viewer)).collect();
    let showcase: Vec<Seen> =
        if alone { Vec::new() } else { state.showcase.iter().map(|lying| lying.seen()).collect() };
    let target = match viewer {
        Viewer::Seat(seat) if !alone && in_play => Some(state.targets[seat.index()]),
        _ => None,
    };
    let memory = if alone || !in_play { Vec::new() } else { notes(state, viewer, &hands, &showcase) };
    View {
        viewer: match viewer {
            Viewer::Seat(seat) if !alone => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        },
        round: state.round,
        phase: phase(game, state, viewer),
        die: state.die,
        lock: state.lock,
        last_appraiser: state.last_appraiser,
        stalled: state.stalled,
        scores: state.scores[..game.seats].to_vec(),
        target,
        showcase,
        hands,
        goal: if alone { game.components.solo.challenge } else { game.target_score },
        rounds: alone.then_some(game.components.solo.rounds),
        memory,
        witnesses: if alone || !in_play { Vec::new() } else { witnesses(game, state, viewer) },
        // R18: all targets are shown as a round ends, so they lie open once the game is over.
        targets: if alone || in_play { Vec::new() } else { state.targets[..game.seats].to_vec() },
    }
}

/// All there is, for looking back once the game is over: every card's face, and the targets.
pub(crate) fn everything(game: &WabiSaby, state: &State) -> View {
    let mut whole = view(game, state, Viewer::Spectator);
    let alone = game.seats == 1;
    for (seat, hand) in Seat::all(game.seats).zip(&mut whole.hands) {
        let cards =
            if alone { state.solo.hand.map(|lying| lying.card) } else { state.hand(seat).map(|held| held.card) };
        *hand = cards.map(Seen::Face);
    }
    if !alone {
        whole.showcase = state.showcase.iter().map(|lying| Seen::Face(lying.card)).collect();
        whole.targets = state.targets[..game.seats].to_vec();
    }
    whole.memory.clear();
    whole.witnesses.clear();
    whole
}

fn phase(game: &WabiSaby, state: &State, viewer: Viewer) -> PhaseView {
    match state.phase {
        Phase::Choosing => PhaseView::Choosing {
            waiting: state.awaited(game.seats).unwrap_or_default(),
            kept: match viewer {
                Viewer::Seat(seat) => state.kept[seat.index()],
                Viewer::Spectator => None,
            },
        },
        Phase::Playing => {
            let swaps = if viewer == Viewer::Seat(state.turn) { state.swaps } else { 0 };
            PhaseView::Playing { seat: state.turn, swaps, acted: state.acted }
        }
        Phase::Drawing => {
            let solo = &state.solo;
            let lists = solo.aside_up.iter().enumerate();
            PhaseView::Drawing {
                drawn: solo.drawn.map_or(Seen::Back, Lying::seen),
                deck_size: solo.deck.iter().sum(),
                aside: lists.flat_map(|(card, &n)| vec![Card::at(card); n.into()]).collect(),
                aside_down: solo.aside_down.iter().sum(),
            }
        }
        Phase::Setup | Phase::Over => PhaseView::Over,
    }
}

/// A hand as a viewer sees it.
fn hand(game: &WabiSaby, state: &State, seat: Seat, viewer: Viewer) -> [Seen; HAND] {
    if state.phase == Phase::Over {
        // The last hands were revealed (R18).
        let cards = if game.seats == 1 { state.solo.hand.map(|l| l.card) } else { state.hand(seat).map(|h| h.card) };
        return cards.map(Seen::Face);
    }
    if game.seats == 1 {
        return state.solo.hand.map(Lying::seen);
    }
    if state.phase == Phase::Choosing {
        // R1: the owner looks at all six; nobody else sees any.
        let own = viewer == Viewer::Seat(seat);
        return state.hand(seat).map(|held| if own { Seen::Face(held.card) } else { Seen::Back });
    }
    state.hand_shown(seat, viewer).map(|held| seen_in_hand(held, seat, viewer))
}

/// What the viewer knows of cards that now show it a back.
fn notes(state: &State, viewer: Viewer, hands: &[[Seen; HAND]], showcase: &[Seen]) -> Vec<Note> {
    let known = Known::of(state, viewer);
    let in_hands = Seat::all(hands.len()).zip(hands).flat_map(|(seat, seen)| {
        Place::all().zip(known.hand(seat)).zip(seen).filter_map(move |((place, card), &seen)| {
            let card = card.filter(|_| seen == Seen::Back)?;
            Some(Note { at: Spot::Hand { seat, place }, card })
        })
    });
    let in_showcase = Slot::all().zip(known.showcase()).filter_map(|(slot, card)| {
        let card = card.filter(|_| showcase[slot.index()] == Seen::Back)?;
        Some(Note { at: Spot::Showcase { slot }, card })
    });
    in_hands.chain(in_showcase).collect()
}

/// Who else can place what; nothing for spectators, who sit in no seat.
fn witnesses(game: &WabiSaby, state: &State, viewer: Viewer) -> Vec<Witnessed> {
    let Viewer::Seat(own) = viewer else { return Vec::new() };
    let (memory, table) = (&state.memory, SeatSet::all(game.seats));
    let in_hand = |(seat, place): (Seat, Place)| {
        let held = state.hand_shown(seat, viewer)[place.index()];
        (Spot::Hand { seat, place }, memory.witnesses(table, viewer, (seat, place, held)))
    };
    let places = Seat::all(game.seats).flat_map(|seat| Place::all().map(move |place| (seat, place)));
    let in_showcase = Slot::all().map(|slot| (Spot::Showcase { slot }, memory.noted_in_showcase(viewer, slot)));
    let all = places.map(in_hand).chain(in_showcase).map(|(at, by)| Witnessed { at, by: by.without(own) });
    all.filter(|witnessed| !witnessed.by.is_empty()).collect()
}

/// What a viewer saw of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is what the event of the same name shows; see events.rs")]
pub enum Sighting {
    RoundBegan {
        round: u16,
    },
    ShowcaseLaid {
        cards: [Card; 3],
    },
    TargetDrawn {
        seat: Seat,
        target: Option<Seat>,
    },
    HandDealt {
        seat: Seat,
        cards: Option<[Card; HAND]>,
    },
    KeepChosen {
        seat: Seat,
        places: Option<Three>,
    },
    HandRaised {
        seat: Seat,
        cards: [Seen; HAND],
    },
    StartDrawn {
        seat: Seat,
    },
    DieRolled {
        die: u8,
    },
    Swapped {
        seat: Seat,
        a: Place,
        b: Place,
    },
    HandRearranged {
        seat: Seat,
        times: u8,
        cards: [Seen; HAND],
    },
    Exchanged {
        seat: Seat,
        own: Place,
        other: Seat,
        theirs: Place,
        gave: Seen,
        took: Seen,
    },
    ShowcaseExchanged {
        seat: Seat,
        own: Place,
        slot: Slot,
        gave: Seen,
        took: Seen,
    },
    Appraised {
        seat: Seat,
        cards: Option<[Card; HAND]>,
    },
    DieLowered {
        die: u8,
        because: Lowered,
    },
    ShowcaseTurned {
        cards: [Card; 3],
    },
    TurnEnded {
        next: Seat,
    },
    HandRevealed {
        seat: Seat,
        cards: [Card; HAND],
        target: Seat,
    },
    RoundScored {
        seat: Seat,
        points: u16,
    },
    GameEnded,
    SoloDealt {
        cards: [Seen; HAND],
    },
    CardDrawn {
        card: Seen,
    },
    Replaced {
        own: Place,
        out: Seen,
    },
    Skipped {
        skips: u8,
    },
    /// What is left of one of them where people must remember by themselves (R45).
    Faded(Faded),
}

/// What is left of a sighting that showed cards in passing (R45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is what is left of the sighting of the same name")]
pub enum Faded {
    ShowcaseLaid,
    HandRaised { seat: Seat },
    HandRearranged { seat: Seat },
    Exchanged { seat: Seat, other: Seat },
    ShowcaseExchanged { seat: Seat },
    ShowcaseTurned,
}

/// R45: what happened without the cards that it showed, and without where they went; alone, where cards lie on the
/// table, nothing fades.
pub(crate) fn faded(sighting: Sighting) -> Sighting {
    Sighting::Faded(match sighting {
        Sighting::HandDealt { seat, .. } => return Sighting::HandDealt { seat, cards: None },
        Sighting::KeepChosen { seat, .. } => return Sighting::KeepChosen { seat, places: None },
        Sighting::Appraised { seat, .. } => return Sighting::Appraised { seat, cards: None },
        Sighting::ShowcaseLaid { .. } => Faded::ShowcaseLaid,
        Sighting::HandRaised { seat, .. } => Faded::HandRaised { seat },
        Sighting::Swapped { seat, .. } | Sighting::HandRearranged { seat, .. } => Faded::HandRearranged { seat },
        Sighting::Exchanged { seat, other, .. } => Faded::Exchanged { seat, other },
        Sighting::ShowcaseExchanged { seat, .. } => Faded::ShowcaseExchanged { seat },
        Sighting::ShowcaseTurned { .. } => Faded::ShowcaseTurned,
        seen => return seen,
    })
}

/// What this viewer saw of it; the event alone tells.
pub(crate) fn sighting(event: Event, viewer: Viewer) -> Option<Sighting> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    Some(match event {
        Event::RoundBegan { round } => Sighting::RoundBegan { round },
        Event::ShowcaseLaid { cards } => Sighting::ShowcaseLaid { cards },
        Event::TargetDrawn { seat, target } => Sighting::TargetDrawn { seat, target: is(seat).then_some(target) },
        Event::HandDealt { seat, cards } => Sighting::HandDealt { seat, cards: is(seat).then_some(cards) },
        Event::KeepChosen { seat, places } => Sighting::KeepChosen { seat, places: is(seat).then_some(places) },
        Event::HandRaised { seat, cards } => {
            Sighting::HandRaised { seat, cards: cards.map(|held| seen_in_hand(held, seat, viewer)) }
        }
        Event::StartDrawn { seat } => Sighting::StartDrawn { seat },
        Event::DieRolled { die } => Sighting::DieRolled { die },
        // R31: the others are told when the action comes, or the end of the turn.
        Event::Swapped { seat, a, b } if is(seat) => Sighting::Swapped { seat, a, b },
        Event::Swapped { .. } => return None,
        Event::HandRearranged { seat, times, cards } => {
            Sighting::HandRearranged { seat, times, cards: cards.map(|held| seen_in_hand(held, seat, viewer)) }
        }
        Event::Exchanged { seat, own, other, theirs, gave, took } => Sighting::Exchanged {
            seat,
            own,
            other,
            theirs,
            gave: seen_in_hand(gave.flipped(), other, viewer),
            took: seen_in_hand(took.flipped(), seat, viewer),
        },
        Event::ShowcaseExchanged { seat, own, slot, gave, took } => Sighting::ShowcaseExchanged {
            seat,
            own,
            slot,
            gave: seen_in_hand(gave, seat, viewer),
            took: match took.seen() {
                // A card that lay up was seen by all as it was taken.
                Seen::Face(card) => Seen::Face(card),
                Seen::Back => seen_in_hand(taken_from_showcase(took), seat, viewer),
            },
        },
        Event::Appraised { seat, cards } => Sighting::Appraised { seat, cards: is(seat).then_some(cards) },
        Event::DieLowered { die, because } => Sighting::DieLowered { die, because },
        Event::ShowcaseTurned { cards } => Sighting::ShowcaseTurned { cards },
        Event::TurnEnded { next } => Sighting::TurnEnded { next },
        Event::HandRevealed { seat, cards, target } => Sighting::HandRevealed { seat, cards, target },
        Event::RoundScored { seat, points } => Sighting::RoundScored { seat, points },
        Event::GameEnded => Sighting::GameEnded,
        Event::SoloDealt { cards } => Sighting::SoloDealt { cards: cards.map(Lying::seen) },
        Event::CardDrawn { card } => Sighting::CardDrawn { card: card.seen() },
        Event::Replaced { own, out } => Sighting::Replaced { own, out: out.seen() },
        Event::Skipped { skips } => Sighting::Skipped { skips },
    })
}

/// Whether it showed somebody what was hidden until then.
pub(crate) fn reveals(event: Event) -> bool {
    match event {
        // Taken while it lay up, it shows nobody anything new; the card given goes down as it was seen.
        Event::ShowcaseExchanged { took, .. } => took.seen() == Seen::Back,
        Event::HandDealt { .. }
        | Event::TargetDrawn { .. }
        | Event::HandRaised { .. }
        | Event::HandRearranged { .. }
        | Event::Exchanged { .. }
        | Event::Appraised { .. }
        | Event::ShowcaseLaid { .. }
        | Event::ShowcaseTurned { .. }
        | Event::HandRevealed { .. }
        | Event::SoloDealt { .. }
        | Event::CardDrawn { .. } => true,
        Event::RoundBegan { .. }
        | Event::KeepChosen { .. }
        | Event::StartDrawn { .. }
        | Event::DieRolled { .. }
        | Event::Swapped { .. }
        | Event::DieLowered { .. }
        | Event::TurnEnded { .. }
        | Event::RoundScored { .. }
        | Event::GameEnded
        | Event::Replaced { .. }
        | Event::Skipped { .. } => false,
    }
}
