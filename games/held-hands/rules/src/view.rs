//! What a viewer sees.
//!
//! | thing | seen by |
//! | --- | --- |
//! | both halves of the six cards dealt | their owner, until the own fan is chosen (R27) |
//! | the fan chosen | its chooser; all once both are in (R27) |
//! | the shown half of every card in a hand | all (R25) |
//! | the other half | nobody (R25); it is `memory` of those who have seen it (R26) |
//! | which cards were dealt at the start, which hands were turned since | all (R27, R28) |
//! | cards that paid this turn | the half that paid: all (R67) |
//! | discards, both halves | all (R54) |
//! | tokens, balances, rings, the objective, whose turn | all |
//! | the order of the deck, face-down objectives | nobody: there is none until a card is turned (R21) |
//!
//! Spectators see what both seats see (R64).

use serde::{Deserialize, Serialize};
use tsugi_engine::{Seat, SeatSet, Viewer};

use crate::{
    Card, Colour, Ending, HAND_LIMIT, HeldHands, Node, Objectives, Phase, Place, Places, Ring, Shown, Side, State,
    setup::{OBJECTIVES, OBJECTIVES_A_ROUND},
    state::By,
    steps::LIMIT,
};

/// Both halves of the cards in a hand, by place; none where the viewer does not know them.
pub type Known = [Option<Card>; HAND_LIMIT];

/// Where the game stands, as seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Both players choose which half to show.
    ChoosingFans {
        /// Who has chosen.
        chosen: SeatSet,
        /// What the viewer has chosen, if it has.
        own: Option<Side>,
    },
    /// The seat walks.
    Walking {
        /// Whose turn it is.
        seat: Seat,
        /// The nodes of the walk, the one it began on first.
        walk: Vec<Node>,
        /// Whether the partner waits in the Heart (R49).
        must_follow: bool,
        /// Whether the Heart can no longer be reached in this turn: unless steps are taken back, they break up (R51).
        too_late: bool,
    },
    /// The seat keeps or switches perspective.
    Turning {
        /// Who chooses.
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// A player as seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// Where the token stands.
    pub node: Node,
    /// The balance.
    pub balance: i8,
    /// The half that shows; none until the fans are revealed.
    pub perspective: Option<Side>,
    /// How many cards are in the hand, spent ones not counted.
    pub hand_size: u8,
    /// What the cards that can still pay show.
    pub hand: Shown,
    /// What the cards that have paid this turn show.
    pub spent: Shown,
    /// The discard pile, sorted.
    pub discards: Vec<Card>,
    /// Face-down objectives left of this round.
    pub objectives: u8,
}

/// What a viewer has seen whole and can still place (R26).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Memory {
    /// Whose memory it is; none for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub of: Option<Seat>,
    /// The cards of both hands, by seat and place.
    pub hands: [Known; 2],
    /// Where cards lie that were dealt at the start, by seat: their owner has seen them whole (R27).
    #[serde(default)]
    pub seen_by_owner: [Places; 2],
    /// Where cards lie that everybody has seen whole, by seat (R63).
    #[serde(default)]
    pub seen_by_all: [Places; 2],
}

/// All that a viewer may know or remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Where the game stands.
    pub phase: PhaseView,
    /// The innermost ring that lies open.
    pub open: Ring,
    /// Every ring that lies open, from the outside in (R8).
    pub open_rings: Vec<Ring>,
    /// The objective that lies face up.
    pub objective: Option<Colour>,
    /// The objectives that were met, sorted.
    pub completed: Objectives,
    /// How many objectives there are to meet in all (R20).
    pub objectives: u8,
    /// Who took the first turn.
    pub first: Seat,
    /// Both players, by seat.
    pub players: [PlayerView; 2],
    /// How many cards the emotions deck holds.
    pub deck_size: u8,
    /// How far a balance may go to either side (R39).
    pub balance_limit: i8,
    /// Both halves of the viewer's own six, while it looks at them to choose a fan (R27).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub look: Option<Known>,
    /// What was seen before and can still be placed; none for people who must remember (R26).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub memory: Option<Memory>,
}

/// What this viewer sees of this state.
pub(crate) fn view(game: &HeldHands, state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) if seat.index() < 2 => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    View {
        phase: phase(game, state, own),
        open: state.open,
        open_rings: Ring::ALL.into_iter().filter(|&ring| ring <= state.open).collect(),
        objective: state.objective,
        completed: state.done,
        objectives: OBJECTIVES,
        first: state.first,
        players: [player(state, Seat::at(0)), player(state, Seat::at(1))],
        deck_size: state.deck.len() as u8,
        balance_limit: LIMIT,
        look: own.filter(|&seat| looks(state, seat)).map(|seat| state.hand(seat).cards),
        memory: Some(Memory {
            of: own,
            hands: [memory(state, Seat::at(0), own), memory(state, Seat::at(1), own)],
            seen_by_owner: state.hands.map(|hand| hand.seen_by_owner),
            seen_by_all: state.hands.map(|hand| hand.seen_by_all),
        }),
    }
}

/// All there is, for looking back once the game is over: what everybody sees, and both halves of every card held.
pub(crate) fn everything(game: &HeldHands, state: &State) -> View {
    let mut view = view(game, state, Viewer::Spectator);
    if let Some(memory) = &mut view.memory {
        memory.hands = state.hands.map(|hand| hand.cards);
    }
    view
}

/// R27: whether a seat looks at both sides of its six.
pub(crate) fn looks(state: &State, seat: Seat) -> bool {
    state.phase == Phase::ChoosingFans && state.hand(seat).fan.is_none()
}

/// Whether the fans are still a secret.
fn fans_hidden(state: &State) -> bool {
    matches!(state.phase, Phase::Setup | Phase::ChoosingFans)
}

fn phase(game: &HeldHands, state: &State, own: Option<Seat>) -> PhaseView {
    match state.phase {
        Phase::Setup | Phase::ChoosingFans => PhaseView::ChoosingFans {
            chosen: Seat::all(2).filter(|&seat| state.hand(seat).fan.is_some()).collect(),
            own: own.and_then(|seat| state.hand(seat).fan),
        },
        Phase::Walking => PhaseView::Walking {
            seat: state.turn,
            walk: state.walk.nodes().to_vec(),
            must_follow: state.must_follow(),
            too_late: state.must_follow() && !game.can_follow(state, state.turn),
        },
        Phase::Turning => PhaseView::Turning { seat: state.turn },
        Phase::Over(ending) => PhaseView::Over { ending },
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let (hand, open) = (state.hand(seat), !fans_hidden(state));
    PlayerView {
        node: state.token(seat),
        balance: state.balance_of(seat),
        perspective: hand.fan.filter(|_| open),
        hand_size: (hand.held().len() - hand.spent.len()) as u8,
        hand: if open { hand.shown() } else { Shown::default() },
        spent: Shown::from_fn(|place| hand.half(place).filter(|_| open && hand.spent.contains(place))),
        discards: state.discards[seat.index() & 1].iter().collect(),
        objectives: stack(state, seat),
    }
}

/// R20: what is left of a player's stack of four.
fn stack(state: &State, seat: Seat) -> u8 {
    if state.open == Ring::Heart {
        return 0;
    }
    let revealed = state.done.len() as u8 % OBJECTIVES_A_ROUND + u8::from(state.objective.is_some());
    let own = if seat == state.first { revealed.div_ceil(2) } else { revealed / 2 };
    (OBJECTIVES_A_ROUND / 2).saturating_sub(own)
}

/// What a viewer remembers of a hand.
fn memory(state: &State, owner: Seat, viewer: Option<Seat>) -> Known {
    let hand = state.hand(owner);
    let places = hand.remembered(if viewer == Some(owner) { By::Owner } else { By::Others });
    // While the owner looks, there is nothing to remember yet.
    let mut known = [None; HAND_LIMIT];
    for place in places.iter().filter(|_| !looks(state, owner)) {
        known[place.index()] = hand.card(place);
    }
    known
}

/// Whether a seat remembers more of its own hand than everybody does.
pub(crate) fn remembers_alone(state: &State, seat: Seat) -> bool {
    let hand = state.hand(seat);
    !hand.remembered(By::Owner).is_within(hand.remembered(By::Others))
}

impl View {
    /// The colour a place of a hand shows, if it can still pay.
    pub fn shows(&self, hand: Seat, place: Place) -> Option<Colour> {
        self.players.get(hand.index()).and_then(|player| player.hand.at(place))
    }

    /// The objectives that nobody has seen yet.
    pub fn face_down(&self, game: &HeldHands) -> Objectives {
        let mut left = *game.decks().objectives();
        self.completed.iter().chain(self.objective).for_each(|colour| left.take(colour));
        left
    }
}
