//! The game as a value, and the table before the first choice.

use tsugi_engine::{Play, Seat};

use crate::{
    Board, Components, DeckSet, Decks, Event, FirstPlayer, HAND_LIMIT, Hand, Node, Objectives, Phase, Pile, Ring,
    Rules, State, state::Walk,
};

/// Two play.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
/// Rounds, one a ring.
pub const ROUNDS: u8 = 3;
/// Objectives of a round: four of each player (R20).
pub const OBJECTIVES_A_ROUND: u8 = 8;
/// Objectives of a game.
pub const OBJECTIVES: u8 = ROUNDS * OBJECTIVES_A_ROUND;

/// ...and then we held hands... at one table: by which rules, on which board, with which decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldHands {
    rules: Rules,
    components: Components,
}

impl HeldHands {
    /// A table; its decks are those of the set that the rules name (R70), where that is not the proposal.
    pub fn new(rules: Rules, mut components: Components) -> Self {
        if rules.set != DeckSet::Proposal {
            components.decks = rules.set.decks();
        }
        Self { rules, components }
    }

    /// The rules in force.
    #[inline(always)]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board in use.
    #[inline(always)]
    pub fn board(&self) -> &Board {
        &self.components.board
    }

    /// The decks in use.
    #[inline(always)]
    pub fn decks(&self) -> &Decks {
        &self.components.decks
    }

    /// The objectives that nobody has seen yet, dealt or not: they have no order (R21).
    #[inline(always)]
    pub(crate) fn face_down(&self, state: &State) -> Objectives {
        let mut left = *self.decks().objectives();
        for colour in state.done.iter().chain(state.objective) {
            left.take(colour);
        }
        left
    }
}

/// R69: all cards in the deck; R6: the tokens on their starting nodes, ordinary ones; R58: balance 0.
pub(crate) fn unpack(game: &HeldHands) -> State {
    let start = |seat| game.board().start(Seat::at(seat));
    State {
        hands: [Hand::default(); 2],
        tokens: [start(0), start(1)],
        balance: [0; 2],
        deck: *game.decks().emotions(),
        discards: [Pile::EMPTY; 2],
        objective: None,
        done: Objectives::EMPTY,
        open: Ring::Outer,
        first: Seat::at(0),
        turn: Seat::at(0),
        phase: Phase::Setup,
        walk: Walk::from(Node::HEART),
    }
}

/// R69: six cards to each, four objectives face down, up to the choice of the fans.
pub(crate) fn setup(play: &mut Play<'_, HeldHands>) {
    // R52: named by the host, or drawn.
    let seat = match play.game().rules().first_player {
        FirstPlayer::Named(seat) if seat.index() < *SEATS.end() => seat,
        FirstPlayer::Named(_) | FirstPlayer::Drawn => Seat::at(play.draw(2) as usize),
    };
    play.emit(Event::FirstPlayerSet { seat });
    for seat in Seat::all(*SEATS.end()) {
        let mut deck = play.state().deck;
        let cards = [(); HAND_LIMIT].map(|()| {
            let card = deck.nth(play.draw(deck.len()));
            deck.take(card);
            card
        });
        play.emit(Event::HandDealt { seat, cards });
    }
    play.emit(Event::ObjectivesDealt { round: 1 });
    play.emit(Event::FansAsked);
}
