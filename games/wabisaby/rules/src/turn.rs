//! What comes of a choice: the action, what the showcase and the die do, the end of a round.

use tsugi_engine::{Play, Seat};

use crate::{
    WabiSaby,
    actions::Action,
    cards::{Place, SHOWCASE, Side, Slot},
    events::{Event, Lowered},
    scoring, setup,
};

/// Plays out a checked choice, up to the next.
pub(crate) fn act(play: &mut Play<'_, WabiSaby>, seat: Seat, action: Action) {
    match action {
        Action::Keep { places } => {
            play.emit(Event::KeepChosen { seat, places });
            if Seat::all(play.game().seats).all(|seat| play.state().kept[seat.index()].is_some()) {
                setup::raise_hands(play);
            }
        }
        Action::Swap { a, b } => play.emit(Event::Swapped { seat, a, b }),
        Action::Exchange { own, seat: other, theirs } => exchange(play, seat, own, other, theirs),
        Action::Showcase { own, slot } => exchange_showcase(play, seat, own, slot),
        Action::Appraise => appraise(play, seat),
        Action::EndTurn => {
            tell_order(play, seat);
            next_turn(play, seat);
        }
        Action::Replace { own } => {
            let out = play.state().solo.hand[own.index()];
            play.emit(Event::Replaced { own, out });
            after_solo(play);
        }
        Action::Skip => {
            play.emit(Event::Skipped { skips: play.state().die.saturating_sub(1) });
            after_solo(play);
        }
    }
}

/// R31: the others are told the new order once, when the turn's action comes, and once more when the turn ends.
fn tell_order(play: &mut Play<'_, WabiSaby>, seat: Seat) {
    let (times, cards) = (play.state().swaps, *play.state().hand(seat));
    if times > 0 {
        play.emit(Event::HandRearranged { seat, times, cards });
    }
}

/// R8: the active player picks both cards by place; nobody is asked.
fn exchange(play: &mut Play<'_, WabiSaby>, seat: Seat, own: Place, other: Seat, theirs: Place) {
    tell_order(play, seat);
    let (gave, took) = (play.state().hand(seat)[own.index()], play.state().hand(other)[theirs.index()]);
    play.emit(Event::Exchanged { seat, own, other, theirs, gave, took });
    after_action(play, seat);
}

/// R9: one of yours for one of three, up or down (R35); R37: the card given always goes down.
fn exchange_showcase(play: &mut Play<'_, WabiSaby>, seat: Seat, own: Place, slot: Slot) {
    tell_order(play, seat);
    let (gave, took) = (play.state().hand(seat)[own.index()], play.state().showcase[slot.index()]);
    play.emit(Event::ShowcaseExchanged { seat, own, slot, gave, took });
    // R14: all three down, the die goes down at once and the showcase is turned; at 0 the round ends.
    if play.state().showcase.iter().all(|lying| lying.side == Side::Down) {
        lower_die(play, Lowered::Showcase);
        let cards: [_; SHOWCASE] = play.state().showcase.map(|lying| lying.card);
        play.emit(Event::ShowcaseTurned { cards });
        if play.state().die == 0 {
            return end_round(play);
        }
    }
    after_action(play, seat);
}

/// R10: looks at all own cards; nothing else that turn.
fn appraise(play: &mut Play<'_, WabiSaby>, seat: Seat) {
    tell_order(play, seat);
    let cards = play.state().hand(seat).map(|held| held.card);
    play.emit(Event::Appraised { seat, cards });
    after_action(play, seat);
}

/// R16: the die only goes down, and whatever lowers it uses it up.
fn lower_die(play: &mut Play<'_, WabiSaby>, because: Lowered) {
    play.emit(Event::DieLowered { die: play.state().die.saturating_sub(1), because });
}

/// R17, R33: a house rule lowers the die after too many turns without it going down. R50: then the seat that acted may
/// rearrange its hand, unless the round ends as the turn does, where there is nobody left to hide a card from.
fn after_action(play: &mut Play<'_, WabiSaby>, seat: Seat) {
    let limit = play.game().stall_limit;
    if limit > 0 && play.state().stalled >= limit {
        lower_die(play, Lowered::Stall);
        if play.state().die == 0 {
            return end_round(play);
        }
    }
    let state = play.state();
    let ends_round = state.die <= 1 && state.lock == Some(seat.next(play.game().seats));
    if !state.acted || ends_round {
        next_turn(play, seat);
    }
}

/// R32: clockwise; R12: back at the appraiser the die goes down before they act; R34: after R14.
fn next_turn(play: &mut Play<'_, WabiSaby>, seat: Seat) {
    let next = seat.next(play.game().seats);
    play.emit(Event::TurnEnded { next });
    if play.state().lock == Some(next) {
        lower_die(play, Lowered::Appraisal);
        if play.state().die == 0 {
            end_round(play);
        }
    }
}

/// R42: at 0 the round is over. R18, R21: hands and targets are shown and scored, and the game ends
/// once somebody has enough.
fn end_round(play: &mut Play<'_, WabiSaby>) {
    let game = play.game();
    for seat in Seat::all(game.seats) {
        let cards = play.state().hand(seat).map(|held| held.card);
        play.emit(Event::HandRevealed { seat, cards, target: play.state().targets[seat.index()] });
    }
    let points = scoring::all_points(game, play.state());
    for seat in Seat::all(game.seats) {
        play.emit(Event::RoundScored { seat, points: points[seat] });
    }
    if scoring::is_decided(game, play.state()) {
        return play.emit(Event::GameEnded);
    }
    setup::begin_round(play);
}

/// R26, R27: every card of the deck is drawn once; then the round is scored, and after the last one
/// the game ends.
fn after_solo(play: &mut Play<'_, WabiSaby>) {
    if play.state().solo.deck.iter().any(|&count| count > 0) {
        return setup::draw_solo(play);
    }
    let (game, seat) = (play.game(), Seat::at(0));
    let cards = play.state().solo.hand.map(|lying| lying.card);
    play.emit(Event::HandRevealed { seat, cards, target: seat });
    play.emit(Event::RoundScored { seat, points: scoring::round_points(game, cards, cards) });
    if play.state().round >= u16::from(game.components.solo.rounds) {
        return play.emit(Event::GameEnded);
    }
    setup::begin_round(play);
}
