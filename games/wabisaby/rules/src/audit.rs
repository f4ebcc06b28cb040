//! Whether every card is accounted for, nobody remembers what is not so, and the rules can go on.

use tsugi_engine::{Message, Seat, SeatSet, Unsound, Viewer};

use crate::{
    WabiSaby,
    actions::MOST_SWAPS,
    cards::{Card, HAND, Held, Place, Seen, Side, Slot},
    memory::seen_in_hand,
    setup::Rearrange,
    state::{Counts, Phase, State},
};

/// Whether this state can be.
pub(crate) fn audit(game: &WabiSaby, state: &State) -> Result<(), Unsound> {
    if state.phase == Phase::Setup {
        return Err(Unsound::because("error-not-laid"));
    }
    if state.die > 6 {
        return Err(Unsound::because("error-wabisaby-die"));
    }
    if state.scores[game.seats..].iter().any(|&score| score > 0) {
        return Err(Unsound::because("error-wabisaby-points-of-nobody"));
    }
    if game.seats == 1 { audit_solo(game, state) } else { audit_table(game, state) }
}

fn count(cards: impl Iterator<Item = Card>) -> Counts {
    cards.fold([0; 7], |mut counts, card| {
        counts[card.index()] = counts[card.index()].saturating_add(1);
        counts
    })
}

fn same(found: Counts, expected: Counts) -> Result<(), Unsound> {
    for (index, (&found, &expected)) in found.iter().zip(&expected).enumerate() {
        if found != expected {
            let what = if index == 0 {
                Message::new("error-wabisaby-count-wabi-sabi")
            } else {
                Message::new("error-wabisaby-count-numbers").with("number", index)
            };
            return Err(Unsound::Count { what, expected: expected.into(), found: found.into() });
        }
    }
    Ok(())
}

fn audit_solo(game: &WabiSaby, state: &State) -> Result<(), Unsound> {
    let solo = &state.solo;
    let lying = solo.hand.iter().chain(&solo.drawn);
    if lying.clone().any(|lying| lying.card.is_wabi_sabi() && lying.side == Side::Up) || solo.aside_up[0] > 0 {
        return Err(Unsound::because("error-wabisaby-wabi-sabi-up"));
    }
    let mut found = count(lying.map(|lying| lying.card));
    for pile in [&solo.deck, &solo.aside_up, &solo.aside_down] {
        for (sum, more) in found.iter_mut().zip(pile) {
            *sum = sum.saturating_add(*more);
        }
    }
    same(found, game.solo_deck())?;
    let rounds = u16::from(game.components.solo.rounds);
    match state.phase {
        Phase::Drawing if solo.drawn.is_none() => Err(Unsound::because("error-wabisaby-nothing-drawn")),
        Phase::Drawing | Phase::Over if state.round == 0 || state.round > rounds => {
            Err(Unsound::because("error-wabisaby-solo-rounds"))
        }
        Phase::Drawing | Phase::Over if state.turn != Seat::at(0) => Err(Unsound::because("error-wabisaby-solo-turn")),
        Phase::Drawing | Phase::Over => Ok(()),
        _ => Err(Unsound::because("error-wabisaby-phase-of-several")),
    }
}

fn audit_table(game: &WabiSaby, state: &State) -> Result<(), Unsound> {
    let hands = state.hands[..game.seats].iter().flatten().map(|held| held.card);
    let mut expected = game.numbers();
    expected[Card::WABI_SABI.index()] = game.components.deck.wabi_sabi;
    same(count(hands.chain(state.showcase.iter().map(|lying| lying.card))), expected)?;
    let at_table = |seat: Seat| seat.index() < game.seats;
    if !at_table(state.turn) || ![state.lock, state.last_appraiser].into_iter().flatten().all(at_table) {
        return Err(Unsound::because("error-wabisaby-seat-of-nobody"));
    }
    let targets: SeatSet = state.targets[..game.seats].iter().copied().collect();
    if targets != SeatSet::all(game.seats) {
        return Err(Unsound::because("error-wabisaby-targets"));
    }
    if state.lock.is_some() && state.lock != state.last_appraiser {
        return Err(Unsound::because("error-wabisaby-die-lock"));
    }
    audit_phase(game, state)?;
    audit_memory(game, state)
}

fn audit_phase(game: &WabiSaby, state: &State) -> Result<(), Unsound> {
    let kept = state.kept[..game.seats].iter().filter(|kept| kept.is_some()).count();
    let reached = state.scores.iter().any(|&score| score >= game.target_score);
    if state.kept[game.seats..].iter().any(Option::is_some) {
        return Err(Unsound::because("error-wabisaby-choice-of-nobody"));
    }
    match state.phase {
        Phase::Choosing if kept == game.seats => Err(Unsound::because("error-wabisaby-hands-not-up")),
        Phase::Choosing if state.swaps > 0 => Err(Unsound::because("error-wabisaby-moved-too-early")),
        Phase::Playing if kept != game.seats => Err(Unsound::because("error-wabisaby-hands-up-early")),
        Phase::Playing if state.die == 0 => Err(Unsound::because("error-wabisaby-round-at-0")),
        Phase::Playing if state.acted && game.rearrange == Rearrange::Before => {
            Err(Unsound::because("error-wabisaby-turn-not-ended"))
        }
        Phase::Playing if state.swaps > MOST_SWAPS => Err(Unsound::because("error-wabisaby-moved-too-many")),
        Phase::Playing if state.swaps > 0 && !same_cards(&state.shown, state.hand(state.turn)) => {
            Err(Unsound::because("error-wabisaby-hand-seen-otherwise"))
        }
        Phase::Playing if state.showcase.iter().all(|lying| lying.side == Side::Down) => {
            Err(Unsound::because("error-wabisaby-showcase-down"))
        }
        Phase::Choosing | Phase::Playing if reached => Err(Unsound::because("error-wabisaby-target-score")),
        Phase::Choosing | Phase::Playing if state.round == 0 => Err(Unsound::because("error-wabisaby-round-0")),
        Phase::Choosing | Phase::Playing | Phase::Over => Ok(()),
        Phase::Setup | Phase::Drawing => Err(Unsound::because("error-wabisaby-phase-of-one")),
    }
}

fn same_cards(one: &[Held; HAND], other: &[Held; HAND]) -> bool {
    let sorted = |hand: &[Held; HAND]| {
        let mut list = hand.map(|held| (held.card, held.facing as u8));
        list.sort_unstable();
        list
    };
    sorted(one) == sorted(other)
}

/// Nobody remembers what is not so, and everybody knows what is in sight.
fn audit_memory(game: &WabiSaby, state: &State) -> Result<(), Unsound> {
    if state.phase == Phase::Over {
        return Ok(());
    }
    for viewer in Viewer::all(game.seats) {
        if !state.memory.is_true(viewer) || !knows_what_it_sees(game, state, viewer) {
            return Err(Unsound::because(Message::new("error-wabisaby-memory").with("viewer", viewer.to_string())));
        }
    }
    Ok(())
}

fn knows_what_it_sees(game: &WabiSaby, state: &State, viewer: Viewer) -> bool {
    let in_hands = Seat::all(game.seats).all(|seat| {
        let hand = state.hand_shown(seat, viewer);
        Place::all().zip(hand).all(|(place, &held)| {
            let in_sight = state.phase == Phase::Playing && seen_in_hand(held, seat, viewer) != Seen::Back;
            !in_sight || state.memory.known_in_hand(seat, place).contains(viewer)
        })
    });
    let mut showcase = Slot::all().zip(&state.showcase);
    in_hands
        && showcase
            .all(|(slot, lying)| lying.side == Side::Down || state.memory.known_in_showcase(slot).contains(viewer))
}
