//! A turn in its order (R59), from the reveal at its start to the partner's.

use tsugi_engine::{Play, Seat};

use crate::{
    Action, BreakupReason, Chain, DeckOut, Event, Hand, HeldHands, Node, Place, Reshuffle, Ring, Shown, Side,
    setup::{OBJECTIVES_A_ROUND, ROUNDS},
    steps::CHAIN,
};

/// Plays out a checked choice, up to the next.
#[inline(always)]
pub(crate) fn act(play: &mut Play<'_, HeldHands>, seat: Seat, action: Action) {
    match action {
        Action::ChooseFan { side } => choose_fan(play, seat, side),
        Action::Step { to, hand, place } => step(play, seat, to, hand, place),
        Action::EndTurn => end_turn(play, seat),
        Action::KeepPerspective => {
            play.emit(Event::PerspectiveKept { seat });
            judge(play, seat);
        }
        Action::SwitchPerspective => {
            let side = play.state().hand(seat).fan.map_or(Side::Left, Side::other);
            turn_hand(play, seat, side);
            judge(play, seat);
        }
    }
}

/// R27: choices are shown together, once both are in. R65: the fan is the starting perspective.
fn choose_fan(play: &mut Play<'_, HeldHands>, seat: Seat, side: Side) {
    play.emit(Event::FanChosen { seat, side });
    let hands = play.state().hands;
    if let [Hand { fan: Some(south), .. }, Hand { fan: Some(north), .. }] = hands {
        play.emit(Event::FansRevealed { sides: [south, north], shown: hands.map(|hand| hand.shown()) });
        begin_turn(play, play.state().first);
    }
}

/// R59: the reveal, if no objective lies open; then the checks for a loss.
fn begin_turn(play: &mut Play<'_, HeldHands>, seat: Seat) {
    play.emit(Event::TurnBegan { seat });
    // R19: needed only where a round has just begun. R60: after the last round there is none.
    if play.state().objective.is_none() && play.state().open != Ring::Heart {
        reveal(play);
    }
    if let Some(because) = lost(play, seat) {
        play.emit(Event::BrokeUp { seat, because });
    }
}

/// R36: looked at as a turn begins, for whose turn it is. R62: one reason is told.
#[inline(always)]
fn lost(play: &Play<'_, HeldHands>, seat: Seat) -> Option<BreakupReason> {
    let (game, state) = (play.game(), play.state());
    if state.must_follow() {
        // R51: where no walk leads there, it is told at once.
        return (!game.can_follow(state, seat)).then_some(BreakupReason::NotFollowed);
    }
    // R34: not a loss by itself, unless the table plays so. R68: looked at like the others.
    if game.rules().deck_out == DeckOut::Loses && state.deck.is_empty() {
        return Some(BreakupReason::DeckOut);
    }
    if state.hands.iter().all(|hand| hand.held().is_empty()) {
        return Some(BreakupReason::NoCards);
    }
    game.stuck(state, seat)
}

/// R18: the stacks take turns, the first player's first, no matter who met the last objective.
fn reveal(play: &mut Play<'_, HeldHands>) {
    let state = play.state();
    let stack = state.first.after(state.done.len() as usize % 2, 2);
    // R21: nobody knows the face-down ones, so a lot decides now.
    let face_down = play.game().face_down(state);
    let colour = face_down.nth(play.draw(face_down.len()));
    play.emit(Event::ObjectiveRevealed { stack, colour });
}

/// R58: a step moves the balance of whose turn it is, whoever's card pays.
#[inline(always)]
fn step(play: &mut Play<'_, HeldHands>, seat: Seat, to: Node, hand: Seat, place: Place) {
    let Ok((colour, balance)) = play.game().step(play.state(), seat, (to, hand, place)) else { return };
    play.emit(Event::StepTaken { seat, to, hand, place, colour, balance });
    if to == Node::HEART && play.state().must_follow() {
        if balance != 0 {
            play.emit(Event::BalanceReset { seat });
        }
        // R61: at once, both ratings being 0.
        play.emit(Event::Reconciled);
    }
}

/// R59: chain reset, refill, perspective; the rest waits for the perspective.
fn end_turn(play: &mut Play<'_, HeldHands>, seat: Seat) {
    let spent = play.state().spent();
    discard(play, seat);
    // R51: who could not follow has broken up.
    if play.state().must_follow() {
        return play.emit(Event::BrokeUp { seat, because: BreakupReason::NotFollowed });
    }
    // R41: once, at the end of the movement.
    if spent >= CHAIN && play.game().rules().chain == Chain::Resets && play.state().balance_of(seat) != 0 {
        play.emit(Event::BalanceReset { seat });
    }
    // R31: first the refill, by the perspective held.
    if play.state().balance_of(seat) == 0 {
        refill(play, seat);
    }
    let (held, node) = (play.state().hand(seat).fan, play.state().token(seat));
    match play.game().board().side(node, seat) {
        None => return play.emit(Event::PerspectiveAsked { seat }),
        Some(side) if held != Some(side) => turn_hand(play, seat, side),
        Some(_) => {}
    }
    judge(play, seat);
}

/// R57: what was played goes to the pile of whoever played it; R67: both halves show there.
fn discard(play: &mut Play<'_, HeldHands>, seat: Seat) {
    for owner in Seat::all(2) {
        let hand = *play.state().hand(owner);
        for place in hand.spent.iter() {
            if let Some(card) = hand.card(place) {
                play.emit(Event::CardDiscarded { seat, hand: owner, place, card });
            }
        }
    }
}

/// R32: up to six, whose turn it is alone. R33: as far as the deck goes.
fn refill(play: &mut Play<'_, HeldHands>, seat: Seat) {
    let hand = *play.state().hand(seat);
    let side = hand.fan.unwrap_or(Side::Left);
    for place in Place::all().filter(|&place| hand.card(place).is_none()) {
        let left = play.state().deck.len();
        if left == 0 {
            return;
        }
        let card = play.draw(left);
        let card = play.state().deck.nth(card);
        play.emit(Event::CardDrawn { seat, place, card, side });
    }
}

/// R28: only the hand of whose turn it was changes. R63: drawn cards show their other half, too.
fn turn_hand(play: &mut Play<'_, HeldHands>, seat: Seat, side: Side) {
    let hand = play.state().hand(seat);
    let shown = Shown::from_fn(|place| hand.card(place).map(|card| card.half(side)));
    play.emit(Event::PerspectiveChanged { seat, side, shown });
}

/// R30: after the perspective, the objective; then the partner's turn.
fn judge(play: &mut Play<'_, HeldHands>, seat: Seat) {
    let state = play.state();
    let node = state.token(seat);
    // R12: whoever meets it. R11, R66: on its colour, in the round's ring. R13, R14, R15: only where
    // a turn ends.
    let in_ring = node.ring() == state.open;
    let met = state.objective.filter(|&goal| in_ring && play.game().board().colour(node) == Some(goal));
    if let Some(colour) = met {
        play.emit(Event::ObjectiveCompleted { seat, colour });
        let done = play.state().done.len();
        // R17: one a turn; the next is revealed only after it.
        if done.is_multiple_of(OBJECTIVES_A_ROUND.into()) { complete_round(play, seat) } else { reveal(play) }
    }
    // R50: who is in the Heart takes no more turns: the partner's is won or lost.
    begin_turn(play, seat.next(2));
}

/// R10: the next ring opens as the turn ends. R44: the reshuffle comes after the refill. R43: after
/// the third round, too.
fn complete_round(play: &mut Play<'_, HeldHands>, seat: Seat) {
    let round = play.state().done.len() / u32::from(OBJECTIVES_A_ROUND);
    let Some(&ring) = Ring::ALL.get(round as usize) else { return };
    play.emit(Event::RingOpened { ring });
    reshuffle(play, seat);
    // R20: four and four for the next round; R60: none after the last.
    if round < u32::from(ROUNDS) {
        play.emit(Event::ObjectivesDealt { round: round as u8 + 1 });
    }
}

/// R42: the larger pile goes back into the deck; of equal ones, that of who completed the round.
fn reshuffle(play: &mut Play<'_, HeldHands>, seat: Seat) {
    let partner = seat.next(2);
    let cards = |play: &Play<'_, HeldHands>, pile: Seat| play.state().discards[pile.index() & 1].len() as u8;
    let larger = if cards(play, partner) > cards(play, seat) { partner } else { seat };
    let piles = match play.game().rules().reshuffle {
        Reshuffle::Larger => [Some(larger), None],
        Reshuffle::Both => [Some(seat), Some(partner)],
        Reshuffle::Neither => [None, None],
    };
    for pile in piles.into_iter().flatten() {
        let cards = cards(play, pile);
        if cards > 0 {
            play.emit(Event::DiscardReshuffled { pile, cards });
        }
    }
}
