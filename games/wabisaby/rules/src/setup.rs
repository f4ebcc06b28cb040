//! The game as a value, and the set-up of a round.

use tsugi_engine::{ComponentError, Message, OptionSpec, Options, Play, Seat, Setting, Values};

use crate::{
    cards::{Card, HAND, HIGHEST, Held, Lying, SHOWCASE, Side},
    components::{Components, HIGHEST_TOTAL},
    events::Event,
    state::Counts,
};

/// How many may play (R39).
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=8;

/// Whether a total in the bin also voids the points for Wabi Sabi cards (R19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bin {
    /// The whole round gives nothing.
    VoidsAll,
    /// Wabi Sabi cards still count.
    SparesWabiSabi,
}

/// When one may rearrange one's own hand on one's turn (R11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rearrange {
    /// Before the action and after it; a turn ends by saying so (R50).
    Both,
    /// Before the action alone; a turn ends with it.
    Before,
}

/// The words of the option `rearrange`.
const REARRANGE: [&str; 2] = ["both", "before"];

/// WabiSaby at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WabiSaby {
    pub(crate) seats: usize,
    /// R28: the score that ends the game.
    pub(crate) target_score: u16,
    /// R17, R33: after so many turns the die goes down by itself; 0 is never. A house rule.
    pub(crate) stall_limit: u16,
    pub(crate) bin: Bin,
    /// R11: when hands are rearranged; alone nobody does.
    pub(crate) rearrange: Rearrange,
    pub(crate) components: Components,
    /// The points of each total; none in the bin.
    pub(crate) points: [Option<u8>; HIGHEST_TOTAL + 1],
}

impl WabiSaby {
    /// The options at a table (R49).
    pub fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec { key: "target_score", values: Values::Number { min: 1, max: 50 }, default: Setting::Number(6) },
            OptionSpec {
                key: "stall_limit",
                values: Values::NumberOr { word: "auto", min: 0, max: 1000 },
                default: Setting::Word("auto".into()),
            },
            OptionSpec { key: "bin_voids_bonus", values: Values::Flag, default: Setting::Flag(true) },
            OptionSpec { key: "memory_aid", values: Values::Flag, default: Setting::Flag(false) },
            OptionSpec {
                key: "rearrange",
                values: Values::Words(&REARRANGE),
                default: Setting::Word(REARRANGE[0].into()),
            },
        ]
    }

    /// A table for so many with these options and components.
    pub fn new(seats: usize, options: &Options, components: Components) -> Result<Self, ComponentError> {
        let seats = seats.clamp(*SEATS.start(), *SEATS.end());
        let points = components.score_card(seats).map(crate::components::ScoreCard::by_total);
        let points = points.ok_or_else(|| ComponentError {
            file: "components".into(),
            entry: Some("score_card".into()),
            field: Some("players".into()),
            problem: Message::new("error-wabisaby-no-score-card").with("players", seats),
        })?;
        let number = |key| options.number(key).and_then(|number| u16::try_from(number).ok());
        Ok(Self {
            seats,
            target_score: number("target_score").unwrap_or(6),
            // R17: ten turns a player, unless the table says otherwise.
            stall_limit: number("stall_limit").unwrap_or(10 * seats as u16),
            bin: if options.flag("bin_voids_bonus") { Bin::VoidsAll } else { Bin::SparesWabiSabi },
            rearrange: if options.word("rearrange") == Some(REARRANGE[1]) {
                Rearrange::Before
            } else {
                Rearrange::Both
            },
            components,
            points,
        })
    }

    /// The components in use.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// The score that ends the game.
    pub fn target_score(&self) -> u16 {
        self.target_score
    }

    /// After how many turns the die goes down by itself; 0 is never.
    pub fn stall_limit(&self) -> u16 {
        self.stall_limit
    }

    /// Whether a total in the bin also voids the points for Wabi Sabi cards.
    pub fn bin(&self) -> Bin {
        self.bin
    }

    /// When one may rearrange one's own hand.
    pub fn rearrange(&self) -> Rearrange {
        self.rearrange
    }

    /// The points of a total; none in the bin.
    pub fn points_of(&self, total: usize) -> Option<u8> {
        self.points.get(total).copied().flatten()
    }

    /// The numbers in play: a set a player (R40), without Wabi Sabi cards.
    pub(crate) fn numbers(&self) -> Counts {
        let mut counts = [self.seats as u8; 1 + HIGHEST as usize];
        counts[Card::WABI_SABI.index()] = 0;
        counts
    }

    /// R24: the deck of the one-player game, Wabi Sabi cards added.
    pub(crate) fn solo_deck(&self) -> Counts {
        let mut counts = [self.components.solo.sets; 1 + HIGHEST as usize];
        counts[Card::WABI_SABI.index()] = self.components.deck.wabi_sabi;
        counts
    }
}

/// Draws a card from a count of cards.
fn draw(play: &mut Play<'_, WabiSaby>, cards: &mut Counts) -> Card {
    let total: u32 = cards.iter().map(|&count| u32::from(count)).sum();
    let mut lot = play.draw(total);
    for (index, count) in cards.iter_mut().enumerate() {
        if lot < u32::from(*count) {
            *count -= 1;
            return Card::at(index);
        }
        lot -= u32::from(*count);
    }
    Card::WABI_SABI
}

/// Sets up the next round, up to the first choice (R22, R29).
pub(crate) fn begin_round(play: &mut Play<'_, WabiSaby>) {
    let game = play.game();
    play.emit(Event::RoundBegan { round: play.state().round.saturating_add(1) });
    if game.seats == 1 {
        return begin_solo_round(play);
    }
    // R6, R7: three numbers make room for the Wabi Sabi cards and lie in the showcase, up.
    let mut deck = game.numbers();
    let mut showcase = [Card::WABI_SABI; SHOWCASE];
    for place in &mut showcase {
        *place = draw(play, &mut deck);
    }
    deck[Card::WABI_SABI.index()] = game.components.deck.wabi_sabi;
    play.emit(Event::ShowcaseLaid { cards: showcase });
    draw_targets(play);
    for seat in Seat::all(game.seats) {
        let mut cards = [Card::WABI_SABI; HAND];
        for place in &mut cards {
            *place = draw(play, &mut deck);
        }
        play.emit(Event::HandDealt { seat, cards });
    }
}

/// R4, R30: one colour card each, shuffled; one may draw one's own.
fn draw_targets(play: &mut Play<'_, WabiSaby>) {
    let seats = play.game().seats;
    let mut left: [usize; 8] = std::array::from_fn(|index| index);
    for seat in Seat::all(seats) {
        let remaining = seats - seat.index();
        let lot = play.draw(remaining as u32) as usize;
        let target = Seat::at(left[lot]);
        left[lot] = left[remaining - 1];
        play.emit(Event::TargetDrawn { seat, target });
    }
}

/// R29: once all have chosen, hands go up, then start player and die are drawn (R5).
pub(crate) fn raise_hands(play: &mut Play<'_, WabiSaby>) {
    use crate::cards::Facing;
    let seats = play.game().seats;
    for seat in Seat::all(seats) {
        let (hand, kept) = (*play.state().hand(seat), play.state().kept[seat.index()]);
        let cards = std::array::from_fn(|place| {
            // R3: a Wabi Sabi card may stand in either group; nobody can tell.
            let keeps = kept.is_some_and(|three| three.contains(place));
            Held { card: hand[place].card, facing: if keeps { Facing::Holder } else { Facing::Others } }
        });
        play.emit(Event::HandRaised { seat, cards });
    }
    let start = Seat::at(play.draw(seats as u32) as usize);
    play.emit(Event::StartDrawn { seat: start });
    let die = 1 + play.draw(6) as u8;
    play.emit(Event::DieRolled { die });
}

/// R24, R36: six cards as they lie, then the die, then the first card.
fn begin_solo_round(play: &mut Play<'_, WabiSaby>) {
    let mut deck = play.state().solo.deck;
    let mut cards = [Lying { card: Card::WABI_SABI, side: Side::Down }; HAND];
    for place in &mut cards {
        *place = lay(play, &mut deck);
    }
    play.emit(Event::SoloDealt { cards });
    let die = 1 + play.draw(6) as u8;
    play.emit(Event::DieRolled { die });
    draw_solo(play);
}

/// R25: the next card of the deck, as it lies.
pub(crate) fn draw_solo(play: &mut Play<'_, WabiSaby>) {
    let mut deck = play.state().solo.deck;
    let card = lay(play, &mut deck);
    play.emit(Event::CardDrawn { card });
}

/// R24: a card lies up or down as likely; a Wabi Sabi card always looks down.
fn lay(play: &mut Play<'_, WabiSaby>, deck: &mut Counts) -> Lying {
    let card = draw(play, deck);
    let up = play.draw(2) == 1 && !card.is_wabi_sabi();
    Lying { card, side: if up { Side::Up } else { Side::Down } }
}
