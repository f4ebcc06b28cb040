//! What the rules of the game of sealed cards say to the laws.

use std::collections::BTreeSet;

use tsugi_engine::{
    Chance, Choice, Seat, SeededRng, Viewer,
    conformance::{History, Subject},
    takes_back,
};

use super::{Action, CARDS, Event, Fault, HAND, ROUNDS, Sealed};

impl Subject for Sealed {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    fn every_action(&self) -> Vec<Action> {
        (0..CARDS + 3).map(|card| Action::Seal { card }).chain([Action::Take, Action::Leave]).collect()
    }

    fn longest(&self) -> usize {
        (self.seats + 1) * ROUNDS as usize
    }

    /// Hands are dealt before the first round, and each round turns one prize.
    fn lots_due(&self, history: &History<Self>) -> u64 {
        let turned = history.events().filter(|event| matches!(event, Event::PrizeTurned { .. })).count();
        (self.seats * HAND as usize + turned) as u64
    }

    /// A viewer knows the cards dealt to them and those revealed; all others might lie anywhere, in
    /// hands, in the box or sealed.
    fn reshuffle(&self, history: &History<Self>, viewer: Viewer, luck: &mut SeededRng) -> Option<History<Self>> {
        let known = history.events().filter_map(|&event| known_card(event, viewer)).collect();
        Some(otherwise(history, &known, luck))
    }

    /// Whoever remembers nothing knows the cards in hand and the one they have sealed.
    fn reshuffle_forgotten(
        &self,
        history: &History<Self>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<Self>> {
        let mut known = BTreeSet::new();
        for &event in history.events() {
            match event {
                Event::CardDealt { seat, card } if viewer == Viewer::Seat(seat) => known.insert(card),
                Event::CardRevealed { card, .. } => known.remove(&card),
                _ => false,
            };
        }
        Some(otherwise(history, &known, luck))
    }

    fn may_take_back(&self, choices: &[Choice<Self>], seat: Seat) -> bool {
        let last = choices.last();
        takes_back(self, choices, seat).is_ok()
            || match self.fault {
                Fault::LotsTakenBack => last.is_some_and(|last| last.seat == seat && last.drew_lots),
                Fault::OthersTakenBack => last.is_some_and(|last| last.seat != seat),
                _ => false,
            }
    }
}

/// The same history with all cards but these dealt otherwise.
fn otherwise(history: &History<Sealed>, known: &BTreeSet<u8>, luck: &mut SeededRng) -> History<Sealed> {
    let unknown: Vec<u8> = (1..=CARDS).filter(|card| !known.contains(card)).collect();
    let mut dealt = unknown.clone();
    for last in (1..dealt.len()).rev() {
        dealt.swap(last, luck.below(last as u32 + 1) as usize);
    }
    let other = |card: u8| unknown.iter().position(|&one| one == card).map_or(card, |place| dealt[place]);
    let action = |action| match action {
        Action::Seal { card } => Action::Seal { card: other(card) },
        open => open,
    };
    let event = |event| match event {
        Event::CardDealt { seat, card } => Event::CardDealt { seat, card: other(card) },
        Event::CardSealed { seat, card } => Event::CardSealed { seat, card: other(card) },
        Event::CardRevealed { seat, card } => Event::CardRevealed { seat, card: other(card) },
        open => open,
    };
    history.map(action, event)
}

/// The card that this event told this viewer.
fn known_card(event: Event, viewer: Viewer) -> Option<u8> {
    match event {
        Event::CardDealt { seat, card } if viewer == Viewer::Seat(seat) => Some(card),
        Event::CardRevealed { card, .. } => Some(card),
        _ => None,
    }
}
