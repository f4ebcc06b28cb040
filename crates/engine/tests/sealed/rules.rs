//! The rules of the game of sealed cards, with a place for each fault.

use std::sync::atomic::Ordering::Relaxed;

use tsugi_engine::{BySeat, Outcome, Play, Seat, SeatSet, Status, Unsound, Viewer, mix};

use super::{
    Action, CARDS, Event, FORGOTTEN, Fault, HAND, Illegal, PRIZES, Phase, ROUNDS, Sealed, Sighting, State, View,
};

const fn bit(card: u8) -> u32 {
    1 << (card & 31)
}

/// The cards 1 to `many`.
const fn first(many: u8) -> u32 {
    bit(many + 1) - 2
}

fn list(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |&card| set & bit(card) != 0)
}

/// The seat's place in the tables of a state; events from files may name any seat.
fn place(seat: Seat) -> usize {
    seat.index() & 3
}

pub(crate) fn unpack() -> State {
    State {
        undealt: first(CARDS),
        hands: [0; 4],
        sealed: [None; 4],
        played: 0,
        prizes: first(PRIZES),
        prize: None,
        left: 0,
        won: [0; 4],
        round: 0,
        phase: Phase::Dealing,
        order: [0; PRIZES as usize],
        mark: 0,
    }
}

pub(crate) fn setup(play: &mut Play<'_, Sealed>) {
    let game = play.game();
    game.begun.fetch_add(1, Relaxed);
    for seat in (0..HAND).flat_map(|_| Seat::all(game.seats)) {
        let card = drawn(play, play.state().undealt);
        play.emit(Event::CardDealt { seat, card });
    }
    if game.fault.orders_prizes() {
        let (mut left, mut order) = (play.state().prizes, [0; PRIZES as usize]);
        for next in &mut order {
            *next = drawn(play, left);
            left &= !bit(*next);
        }
        play.emit(Event::PrizesOrdered { order });
    }
    turn_prize(play);
}

/// One of a set, by lot.
fn drawn(play: &mut Play<'_, Sealed>, set: u32) -> u8 {
    let lot = play.draw(set.count_ones()) as usize;
    list(set).nth(lot).expect("a lot is below the size of the set")
}

fn turn_prize(play: &mut Play<'_, Sealed>) {
    let (game, prizes) = (play.game(), play.state().prizes);
    let prize = match game.fault {
        fault if fault.orders_prizes() => play.state().order[play.state().round as usize],
        Fault::PrizesByNumber => prizes.trailing_zeros() as u8,
        // Some games mind how many were begun before.
        Fault::Restless if mix(game.begun.load(Relaxed).into()).is_multiple_of(2) => {
            drawn(play, prizes);
            prizes.trailing_zeros() as u8
        }
        _ => drawn(play, prizes),
    };
    play.emit(Event::PrizeTurned { prize });
}

pub(crate) fn status(game: &Sealed, state: &State) -> Status {
    match state.phase {
        Phase::Sealing => {
            Status::Awaiting(Seat::all(game.seats).filter(|&seat| state.sealed[place(seat)].is_none()).collect())
        }
        Phase::Taking { seat } => Status::Awaiting(SeatSet::only(seat)),
        Phase::Dealing | Phase::Over => {
            let won = BySeat::from_fn(game.seats, |seat| state.won[place(seat)] as i32);
            Status::Over(Outcome::ranked(won, won))
        }
    }
}

/// The cards that a seat may seal: all it holds.
fn sealable(game: &Sealed, state: &State, seat: Seat) -> u32 {
    let hand = state.hands[place(seat)];
    let above = state.hands[place(seat.next(game.seats))];
    match game.fault {
        Fault::ListTellsHand if hand & !(above >> 1) != 0 => hand & !(above >> 1),
        Fault::NothingToChoose if list(hand).all(|card| card % 2 == 0) => 0,
        _ => hand,
    }
}

pub(crate) fn legal_actions(game: &Sealed, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.phase {
        Phase::Sealing => actions.extend(list(sealable(game, state, seat)).map(|card| Action::Seal { card })),
        Phase::Taking { .. } => actions.extend([Action::Take, Action::Leave]),
        Phase::Dealing | Phase::Over => {}
    }
    match game.fault {
        Fault::ListedRefused if state.phase == Phase::Sealing => actions.push(Action::Leave),
        Fault::ListUnsorted => actions.reverse(),
        Fault::ListedTwice => actions.extend(actions.last().copied()),
        _ => {}
    }
}

pub(crate) fn listed(game: &Sealed, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_actions(game, state, seat, &mut actions);
    actions
}

pub(crate) fn check(game: &Sealed, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Sealing, Action::Seal { card }) if sealable(game, state, seat) & bit(card) != 0 => Ok(()),
        (Phase::Sealing, Action::Seal { card }) => {
            let holder = Seat::all(game.seats).find(|&other| state.hands[place(other)] & bit(card) != 0);
            match holder {
                Some(seat) if game.fault == Fault::RefusalTellsHand => Err(Illegal::HeldBy { seat, card }),
                _ => Err(Illegal::NotHeld { card }),
            }
        }
        (Phase::Taking { .. }, Action::Take | Action::Leave) => Ok(()),
        (Phase::Sealing, Action::Take) if game.fault == Fault::UnlistedAccepted => Ok(()),
        (_, Action::Seal { .. }) => Err(Illegal::NotSealing),
        (_, Action::Take | Action::Leave) => Err(Illegal::NotTaking),
    }
}

pub(crate) fn act(play: &mut Play<'_, Sealed>, seat: Seat, action: Action) {
    let game = play.game();
    game.acting.store(true, Relaxed);
    match action {
        Action::Seal { card } => {
            play.emit(Event::CardSealed { seat, card });
            if play.state().sealed[..game.seats].iter().all(Option::is_some) {
                reveal(play);
            }
        }
        Action::Take | Action::Leave => {
            if let Some(prize) = play.state().prize {
                let taken = Event::PrizeTaken { seat, prize };
                play.emit(if action == Action::Take { taken } else { Event::PrizeLeft { prize } });
                go_on(play);
            }
        }
    }
    game.acting.store(false, Relaxed);
}

/// All sealed cards are shown at once; the highest may take the prize.
fn reveal(play: &mut Play<'_, Sealed>) {
    let sealed = play.state().sealed;
    let cards = Seat::all(play.game().seats).filter_map(|seat| Some((sealed[place(seat)]?, seat)));
    for (card, seat) in cards.clone() {
        play.emit(Event::CardRevealed { seat, card });
    }
    if let Some((_, seat)) = cards.max() {
        play.emit(Event::WinnerFound { seat });
    }
}

fn go_on(play: &mut Play<'_, Sealed>) {
    if play.state().round < ROUNDS {
        turn_prize(play);
    } else if play.game().fault != Fault::NeverEnds {
        play.emit(Event::GameEnded);
    }
}

pub(crate) fn evolve(game: &Sealed, state: &mut State, event: Event) {
    match event {
        Event::CardDealt { seat, card } => {
            state.undealt &= !bit(card);
            state.hands[place(seat)] |= bit(card);
        }
        Event::PrizesOrdered { order } => state.order = order,
        Event::PrizeTurned { prize } => {
            state.prizes &= !bit(prize);
            state.prize = Some(prize);
            state.round = state.round.saturating_add(1);
            state.phase = Phase::Sealing;
        }
        Event::CardSealed { seat, card } => {
            let held = state.hands[place(seat)] & bit(card) != 0;
            assert!(held || game.fault != Fault::EvolvePanics, "only a card in hand can be sealed");
            state.hands[place(seat)] &= !bit(card);
            state.sealed[place(seat)] = Some(card);
        }
        Event::CardRevealed { seat, card } => {
            state.sealed[place(seat)] = None;
            if game.fault != Fault::CardLost {
                state.played |= bit(card);
            }
        }
        Event::WinnerFound { seat } => state.phase = Phase::Taking { seat },
        Event::PrizeTaken { seat, prize } => {
            state.prize = None;
            state.won[place(seat)] |= bit(prize);
            state.mark = match game.fault {
                Fault::JsonForgets => FORGOTTEN,
                Fault::ReplayDiffers if game.acting.load(Relaxed) => 1,
                _ => 0,
            };
        }
        Event::PrizeLeft { prize } => {
            state.prize = None;
            state.left |= bit(prize);
        }
        Event::GameEnded => state.phase = Phase::Over,
    }
}

pub(crate) fn audit(state: &State) -> Result<(), Unsound> {
    let sealed = state.sealed.iter().flatten().map(|&card| bit(card));
    let cards = state.hands.into_iter().chain(sealed).chain([state.undealt, state.played]);
    adds_up("error-sealed-cards", cards, first(CARDS))?;
    let prizes = state.won.into_iter().chain([state.prizes, state.left, state.prize.map_or(0, bit)]);
    adds_up("error-sealed-prizes", prizes, first(PRIZES))
}

fn adds_up(what: &'static str, places: impl Iterator<Item = u32>, expected: u32) -> Result<(), Unsound> {
    let (all, found) = places.fold((0, 0), |(all, count), set| (all | set, count + set.count_ones()));
    if all == expected && found == expected.count_ones() {
        return Ok(());
    }
    Err(Unsound::Count { what: what.into(), expected: expected.count_ones().into(), found: found.into() })
}

pub(crate) fn view(game: &Sealed, state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let next = place(own.map_or(Seat::at(0), |seat| seat.next(game.seats)));
    View {
        hand: own.map_or_else(Vec::new, |seat| list(state.hands[place(seat)]).collect()),
        own_sealed: own.and_then(|seat| state.sealed[place(seat)]),
        sealed: Seat::all(game.seats).filter(|&seat| state.sealed[place(seat)].is_some()).collect(),
        played: list(state.played).collect(),
        prize: state.prize,
        prizes_left: state.prizes.count_ones() as u8,
        won: state.won[..game.seats].iter().map(|&won| list(won).map(u32::from).sum()).collect(),
        phase: state.phase,
        hint: match game.fault {
            Fault::ViewShowsHand => list(state.hands[next]).next(),
            Fault::ViewShowsSealed => state.sealed[next],
            Fault::OrderShows => state.order.get(state.round as usize).copied(),
            _ => None,
        },
        keeps_memory: game.fault == Fault::MemoryKept,
    }
}

pub(crate) fn sighting(game: &Sealed, event: Event, viewer: Viewer) -> Option<Sighting> {
    match event {
        Event::CardDealt { seat, .. } if viewer != Viewer::Seat(seat) && game.fault != Fault::SightingShowsDeal => {
            Some(Sighting::SomeCardDealt { seat })
        }
        Event::CardSealed { seat, .. } if viewer != Viewer::Seat(seat) && game.fault != Fault::SightingShowsSealed => {
            Some(Sighting::SomeCardSealed { seat })
        }
        Event::PrizesOrdered { .. } if game.fault != Fault::OrderIsAnnounced => None,
        open => Some(Sighting::Open(open)),
    }
}
