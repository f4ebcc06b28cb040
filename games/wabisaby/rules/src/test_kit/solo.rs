//! Alone: cards that lie down may be others, in the hand, aside, just drawn, and in the deck.

use crate::{Card, Components, Event, Lying, Side, WabiSaby};
use tsugi_engine::conformance::History;
use tsugi_engine::{Chance, SeededRng};

/// Another history in which every card of this round that lies down is drawn anew from all cards that
/// have not been seen.
///
/// # Panics
/// If the history is none of this game.
pub fn reshuffle(history: &History<WabiSaby>, luck: &mut SeededRng) -> Option<History<WabiSaby>> {
    let begins = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let revealed = |event: &Event| matches!(event, Event::GameEnded);
    if history.events().any(revealed) {
        return None;
    }
    let rounds = history.events().filter(|event| begins(event)).count();
    let mut unseen = unseen_cards(history);
    let mut round = 0;
    let drawn_anew: std::cell::RefCell<Vec<Card>> = std::cell::RefCell::new(Vec::new());
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, luck.below(last as u32 + 1) as usize);
    }
    drawn_anew.borrow_mut().extend(unseen);
    let mut hand: Vec<Lying> = Vec::new();
    let mut drawn = None;
    let mut told = history.map(|action| action, |event| event);
    let setup = told.setup.iter_mut();
    for event in setup.chain(told.choices.iter_mut().flat_map(|choice| &mut choice.events)) {
        round += usize::from(begins(event));
        if round < rounds {
            continue;
        }
        let anew = |lying: &mut Lying| {
            if lying.side == Side::Down {
                lying.card = drawn_anew.borrow_mut().pop().expect("there are as many unseen cards");
            }
        };
        match event {
            Event::SoloDealt { cards } => {
                cards.iter_mut().for_each(anew);
                hand = cards.to_vec();
            }
            Event::CardDrawn { card } => {
                anew(card);
                drawn = Some(*card);
            }
            Event::Replaced { own, out } => {
                *out = hand[own.index()];
                hand[own.index()] = drawn.take().expect("a card was drawn");
            }
            _ => {}
        }
    }
    Some(told)
}

/// The cards of this round that nobody has seen: those that lie down, and the deck.
fn unseen_cards(history: &History<WabiSaby>) -> Vec<Card> {
    let figures = Components::ours();
    let mut cards: Vec<Card> = (1..=6)
        .filter_map(Card::number)
        .flat_map(|card| vec![card; figures.solo.sets.into()])
        .chain(vec![Card::WABI_SABI; figures.deck.wabi_sabi.into()])
        .collect();
    let mut seen = Vec::new();
    for event in history.events() {
        match event {
            Event::RoundBegan { .. } => seen.clear(),
            Event::SoloDealt { cards } => seen.extend(cards.iter().filter(|lying| lying.side == Side::Up)),
            Event::CardDrawn { card } if card.side == Side::Up => seen.push(card),
            _ => {}
        }
    }
    for lying in seen {
        let at = cards.iter().position(|card| *card == lying.card).expect("the deck holds it");
        cards.swap_remove(at);
    }
    cards
}
