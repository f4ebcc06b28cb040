//! The game as a value, and the table before the first choice.

use tsugi_engine::{ComponentError, Message, Play, Seat};

use crate::{CardSet, Collection, Deck, Event, Phase, Rules, State, actions};

/// How many may play (R49).
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// Who begins a game that is no rematch (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstPlayer {
    /// Drawn by lot; stands for whoever last washed the dishes or made tea.
    Drawn,
    /// Named by the host.
    Named(Seat),
}

/// Broken and Beautiful or Kintsugi at one table: how many play, by which rules, with which deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pottery {
    pub(crate) seats: usize,
    pub(crate) rules: Rules,
    pub(crate) deck: Deck,
}

impl Pottery {
    /// A table for so many, if the deck is enough for a round.
    pub fn new(seats: usize, rules: Rules, deck: Deck) -> Result<Self, ComponentError> {
        let game = Self { seats: seats.clamp(*SEATS.start(), *SEATS.end()), rules, deck };
        if game.deck.size() < game.cards_a_round() {
            let (has, needs) = (game.deck.size(), game.cards_a_round());
            let problem = Message::new("error-pottery-deck-too-small")
                .with("count", has)
                .with("players", game.seats)
                .with("needed", needs);
            return Err(ComponentError { file: game.deck.file().into(), entry: None, field: None, problem });
        }
        Ok(game)
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The deck in use.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// R40: a round deals two cards a player and one more.
    #[inline(always)]
    pub fn cards_a_round(&self) -> usize {
        2 * self.seats + 1
    }

    /// How many rounds the deck lasts (R20).
    pub fn rounds(&self) -> usize {
        self.deck.size() / self.cards_a_round()
    }
}

/// R39, R5: all cards lie unbroken side up in the deck, all ingots in the supply.
pub(crate) fn unpack(game: &Pottery) -> State {
    State {
        deck: game.deck.all(),
        top: CardSet::EMPTY,
        area: CardSet::EMPTY,
        discards: CardSet::EMPTY,
        supply: game.rules.ingots,
        round: 0,
        first: Seat::at(0),
        turn: Seat::at(0),
        phase: Phase::Setup,
        picks: 0,
        passed: tsugi_engine::SeatSet::EMPTY,
        free_repair: false,
        collections: [Collection::default(); 4],
    }
}

/// Setup, up to the first choice.
pub(crate) fn setup(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    // R1: the deck lies face up, so its top card shows before the first deal.
    let top = play.draw(game.deck.size() as u32);
    play.emit(Event::DeckShuffled { top: game.deck.card(top) });
    help_novices(play);
    choose_first_player(play);
}

/// R4: whoever has never played takes an ingot from the supply.
fn help_novices(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    for seat in Seat::all(game.seats).filter(|&seat| game.rules.novices.contains(seat)) {
        if play.state().supply > 0 || game.unlimited() {
            play.emit(Event::NoviceHelped { seat });
        }
    }
}

/// R3: the first player is named by the host, asked of the last of a game before, or drawn.
fn choose_first_player(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    let choosers: Vec<Seat> = game.rules.choosers().filter(|seat| seat.index() < game.seats).collect();
    if !choosers.is_empty() {
        // R33: the last of the game before names the first player; a tie for last is drawn.
        let which = if choosers.len() > 1 { play.draw(choosers.len() as u32) } else { 0 };
        return play.emit(Event::FirstPlayerAsked { seat: choosers[which as usize] });
    }
    let seat = match game.rules.first_player {
        FirstPlayer::Named(seat) if seat.index() < game.seats => seat,
        _ => Seat::at(play.draw(game.seats as u32) as usize),
    };
    actions::begin_with(play, seat);
}
