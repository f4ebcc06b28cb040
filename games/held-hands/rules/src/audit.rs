//! Whether cards and objectives add up, and the rules can go on from here.

use tsugi_engine::{Message, Seat, Unsound};

use crate::{
    Ending, HeldHands, Node, Objectives, Phase, Pile, Places, Ring, State,
    setup::{OBJECTIVES, OBJECTIVES_A_ROUND},
};

/// Whether this state can be.
pub(crate) fn audit(game: &HeldHands, state: &State) -> Result<(), Unsound> {
    cards(game, state)?;
    objectives(game, state)?;
    if state.first.index() > 1 || state.turn.index() > 1 {
        return Err(Unsound::because("error-held-hands-turn-of-nobody"));
    }
    hands(state)?;
    tokens(state)?;
    match state.phase {
        Phase::Setup => Err(Unsound::because("error-not-laid")),
        Phase::ChoosingFans => fans(state),
        Phase::Walking | Phase::Turning | Phase::Over(_) => walk(game, state),
    }
}

/// Every emotion card lies in one place.
fn cards(game: &HeldHands, state: &State) -> Result<(), Unsound> {
    let held = state.hands.iter().flat_map(|hand| hand.cards.into_iter().flatten());
    let mut all: Pile = held.collect();
    all.add_all(&state.deck);
    state.discards.iter().for_each(|pile| all.add_all(pile));
    if all == *game.decks().emotions() {
        return Ok(());
    }
    let expected = game.decks().emotions().len().into();
    Err(Unsound::Count {
        what: Message::new("error-held-hands-count-emotion-cards"),
        expected,
        found: all.len().into(),
    })
}

/// The box holds the objectives that were met, and the rings open with them (R10).
fn objectives(game: &HeldHands, state: &State) -> Result<(), Unsound> {
    let seen: Objectives = state.done.iter().chain(state.objective).collect();
    let held = game.decks().objectives();
    if crate::Colour::ALL.into_iter().any(|colour| seen.copies(colour) > held.copies(colour)) {
        let (expected, found) = (held.len().into(), seen.len().into());
        return Err(Unsound::Count { what: Message::new("error-held-hands-count-objectives"), expected, found });
    }
    let done = state.done.len();
    if done > u32::from(OBJECTIVES) || state.open as u32 != done / u32::from(OBJECTIVES_A_ROUND) {
        return Err(Unsound::because("error-held-hands-open-ring"));
    }
    let due = state.open != Ring::Heart && matches!(state.phase, Phase::Walking | Phase::Turning);
    if state.objective.is_some() != due && !matches!(state.phase, Phase::Over(_)) {
        return Err(Unsound::because("error-held-hands-objective-face-up"));
    }
    Ok(())
}

/// What is marked of a hand's cards are cards of the hand.
fn hands(state: &State) -> Result<(), Unsound> {
    for hand in &state.hands {
        let marked = hand.spent.or(hand.seen_by_owner).or(hand.seen_by_all);
        if !marked.is_within(hand.held()) {
            return Err(Unsound::because("error-held-hands-empty-place"));
        }
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), Unsound> {
    if state.balance.iter().any(|balance| !(-2..=2).contains(balance)) {
        return Err(Unsound::because("error-held-hands-balance"));
    }
    if state.tokens.iter().any(|node| node.ring() > state.open) {
        return Err(Unsound::because("error-held-hands-closed-ring"));
    }
    let [south, north] = state.tokens;
    let won = state.phase == Phase::Over(Ending::Reconciled);
    if won != (south == Node::HEART && north == Node::HEART) || (south == north && !won) {
        return Err(Unsound::because("error-held-hands-shared-node"));
    }
    Ok(())
}

/// R27: six cards each, seen by their owners alone, and somebody has yet to choose.
fn fans(state: &State) -> Result<(), Unsound> {
    let dealt = |hand: &crate::Hand| {
        hand.held() == Places::ALL
            && hand.seen_by_owner == Places::ALL
            && hand.seen_by_all.is_empty()
            && hand.spent.is_empty()
    };
    if !state.hands.iter().all(dealt) || state.hands.iter().all(|hand| hand.fan.is_some()) {
        return Err(Unsound::because("error-held-hands-fans-by-both"));
    }
    if !state.done.is_empty() || state.balance != [0; 2] || state.discards.iter().any(|pile| !pile.is_empty()) {
        return Err(Unsound::because("error-held-hands-fans-first"));
    }
    Ok(())
}

/// The walk ends where the token stands, crosses nothing twice, and a card was spent for each step.
fn walk(game: &HeldHands, state: &State) -> Result<(), Unsound> {
    if state.hands.iter().any(|hand| hand.fan.is_none()) {
        return Err(Unsound::because("error-held-hands-fans-not-chosen"));
    }
    let (seat, nodes) = (state.turn, state.walk.nodes());
    let (over, spent) = (matches!(state.phase, Phase::Over(_)), state.spent() as usize);
    if nodes.last() != Some(&state.token(seat)) || state.walk.crossed().len() as usize != nodes.len() {
        return Err(Unsound::because("error-held-hands-walk-end"));
    }
    if nodes.windows(2).any(|pair| !game.board().lines(pair[0]).contains(pair[1])) {
        return Err(Unsound::because("error-held-hands-walk-leaps"));
    }
    let paid = if state.phase == Phase::Turning || (over && spent == 0) { 0 } else { state.walk.steps() };
    if spent != paid {
        return Err(Unsound::because("error-held-hands-cards-of-walk"));
    }
    if state.phase == Phase::Turning && game.board().side(state.token(seat), seat).is_some() {
        return Err(Unsound::because("error-held-hands-perspective"));
    }
    if state.phase == Phase::Walking && state.walk.steps() == 0 && stuck(game, state, seat) {
        return Err(Unsound::because("error-held-hands-no-step"));
    }
    Ok(())
}

fn stuck(game: &HeldHands, state: &State, seat: Seat) -> bool {
    state.token(seat) == Node::HEART || game.stuck(state, seat).is_some()
}
