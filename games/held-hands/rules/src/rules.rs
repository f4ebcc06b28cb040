//! The rules in force at a table, and the options that change them.

use tsugi_engine::{OptionSpec, Options, Seat, Setting, Values};

use crate::Decks;

/// Who takes the first turn (R52).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstPlayer {
    /// Drawn by lot; stands for whoever has had the longest relationship.
    Drawn,
    /// Named by the host.
    Named(Seat),
}

/// Whether an empty deck breaks the players up (R34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckOut {
    /// It does not: they play with what they hold.
    PlaysOn,
    /// It does, as a turn begins.
    Loses,
}

/// What six cards in one turn do to the balance (R40, R41).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chain {
    /// They bring it back to 0.
    Resets,
    /// Nothing.
    DoesNothing,
}

/// Which discard piles go back into the deck when a round is complete (R42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reshuffle {
    /// The larger one.
    Larger,
    /// Both.
    Both,
    /// Neither.
    Neither,
}

/// Whether people are shown what they could remember (R26).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryAid {
    /// They are not.
    Off,
    /// They are.
    On,
}

/// Which decks lie on the table (R70): our proposal, or another set of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckSet {
    /// Our proposal, in accord with all that is known of the printed decks.
    Proposal,
    /// Kinder than the proposal.
    Calm,
    /// Harder than the proposal.
    Hard,
    /// Harder than hard.
    Cruel,
}

impl DeckSet {
    /// Every set.
    pub const ALL: [Self; 4] = [Self::Proposal, Self::Calm, Self::Hard, Self::Cruel];

    /// Its name as an option.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proposal => "proposal",
            Self::Calm => "calm",
            Self::Hard => "hard",
            Self::Cruel => "cruel",
        }
    }

    /// Its decks.
    ///
    /// # Panics
    /// Never: the tests read them.
    pub fn decks(self) -> Decks {
        let (file, text) = match self {
            Self::Proposal => return Decks::ours(),
            Self::Calm => ("calm.toml", include_str!("../data/calm.toml")),
            Self::Hard => ("hard.toml", include_str!("../data/hard.toml")),
            Self::Cruel => ("cruel.toml", include_str!("../data/cruel.toml")),
        };
        Decks::read(file, text).expect("our own decks are checked by the tests")
    }
}

/// The rules in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Which decks lie on the table, where they are ours.
    pub set: DeckSet,
    /// Who takes the first turn.
    pub first_player: FirstPlayer,
    /// Whether an empty deck breaks the players up.
    pub deck_out: DeckOut,
    /// What six cards in one turn do.
    pub chain: Chain,
    /// Which discard piles go back.
    pub reshuffle: Reshuffle,
    /// Whether people are shown what they could remember.
    pub memory_aid: MemoryAid,
}

/// The print-and-play edition of 2014.
pub const PRINT_AND_PLAY: Rules = Rules {
    set: DeckSet::Proposal,
    first_player: FirstPlayer::Drawn,
    deck_out: DeckOut::PlaysOn,
    chain: Chain::Resets,
    reshuffle: Reshuffle::Larger,
    memory_aid: MemoryAid::Off,
};

const RESHUFFLES: [&str; 3] = ["larger", "both", "none"];
const SETS: [&str; 4] =
    [DeckSet::ALL[0].name(), DeckSet::ALL[1].name(), DeckSet::ALL[2].name(), DeckSet::ALL[3].name()];

impl Rules {
    /// What may be set, the print-and-play edition being the default.
    pub fn options() -> Vec<OptionSpec> {
        let flag = |key, yes| OptionSpec { key, values: Values::Flag, default: Setting::Flag(yes) };
        let word = |key, values, default: &str| OptionSpec { key, values, default: Setting::Word(default.into()) };
        vec![
            word("set", Values::Words(&SETS), SETS[0]),
            word("first_player", Values::SeatOr("random"), "random"),
            flag("deck_out_loses", false),
            flag("chain_resets", true),
            word("reshuffle", Values::Words(&RESHUFFLES), RESHUFFLES[0]),
            flag("memory_aid", false),
        ]
    }

    /// The rules that a table's options make.
    pub fn from_options(options: &Options) -> Self {
        let named = |set: &DeckSet| options.word("set") == Some(set.name());
        Self {
            set: DeckSet::ALL.into_iter().find(named).unwrap_or(DeckSet::Proposal),
            first_player: options.seat("first_player").map_or(FirstPlayer::Drawn, FirstPlayer::Named),
            deck_out: if options.flag("deck_out_loses") { DeckOut::Loses } else { DeckOut::PlaysOn },
            chain: if options.flag("chain_resets") { Chain::Resets } else { Chain::DoesNothing },
            reshuffle: match options.word("reshuffle") {
                Some("both") => Reshuffle::Both,
                Some("none") => Reshuffle::Neither,
                _ => Reshuffle::Larger,
            },
            memory_aid: if options.flag("memory_aid") { MemoryAid::On } else { MemoryAid::Off },
        }
    }
}
