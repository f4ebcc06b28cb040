//! What can be wrong with what somebody asks for. The command line puts it into words.

use tsugi_engine::{ComponentError, Message, OptionError, Unsound};
use tsugi_table::{RecordFault, Unchecked};

/// Why something cannot be done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such game.
    #[error("there is no game \"{given}\"; the games are {known}")]
    UnknownGame {
        /// What was asked for.
        given: String,
        /// The ids there are.
        known: String,
    },
    /// The game is not for so many.
    #[error("{game} is for {least} to {most} players, not {given}")]
    Players {
        /// The game's id.
        game: &'static str,
        /// What was asked for.
        given: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// As many names as players are wanted.
    #[error("{given} names are given for {players} players")]
    Names {
        /// How many were given.
        given: usize,
        /// How many play.
        players: usize,
    },
    /// That cannot be shown as a name.
    #[error("\"{given}\" is no name; a name has 1 to {most} characters and none that moves the cursor")]
    Name {
        /// What was given.
        given: String,
        /// The most characters.
        most: usize,
    },
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is no such bot.
    #[error("there is no bot \"{given}\"; the bots are {known}")]
    UnknownBot {
        /// What was asked for.
        given: String,
        /// The names there are.
        known: String,
    },
    /// A search cannot think for so long.
    #[error(
        "a search cannot have the budget \"{given}\"; say search:1000 (1 to 10000000 games) or search:500ms (1ms to 60000ms)"
    )]
    Budget {
        /// What was asked for.
        given: String,
    },
    /// The game has nobody to ask for hints.
    #[error("{game} has no hints")]
    NoHints {
        /// The game's id.
        game: &'static str,
    },
    /// A program is named where none is started.
    #[error("the program \"{given}\" is not started; only a command of your own names one, with --bots")]
    Program {
        /// The program.
        given: String,
    },
    /// The components cannot be used.
    #[error(transparent)]
    Components(#[from] ComponentError),
    /// A record or a state cannot be read.
    #[error("{0}")]
    Unreadable(Message),
    /// It is JSON, but no record.
    #[error("this is no record of a game: it does not say its format")]
    NotARecord,
    /// The record is of another form.
    #[error("the record is of form {given}; this program reads form {known}")]
    Format {
        /// Its form.
        given: u64,
        /// The form we read.
        known: u32,
    },
    /// The record is of rules that this program does not know yet.
    #[error("the record was played by rules {given} of {game}; this program knows rules up to {known}")]
    NewerRules {
        /// The game's id.
        game: &'static str,
        /// Its rules.
        given: u32,
        /// The newest we know.
        known: u32,
    },
    /// The record was played with components that it does not carry.
    #[error("the record was played with components {given}, which it does not carry; ours are {ours}")]
    OtherComponents {
        /// What it was played with.
        given: String,
        /// What we have.
        ours: String,
    },
    /// The record does not hold by the rules of its game.
    #[error("{fault}")]
    Record {
        /// The game's id.
        game: &'static str,
        /// Where it fails, and how.
        fault: Box<RecordFault>,
    },
    /// A record that cannot be gone on with.
    #[error("the record can be shown but not resumed: {0}")]
    NotResumable(Unchecked),
    /// Only finished games are played on.
    #[error("the game was not finished; only finished games can be played on")]
    NotFinished,
    /// There is no such moment in a record.
    #[error("there is no moment {given}; the last is {last}")]
    NoMoment {
        /// What was asked for.
        given: usize,
        /// The last there is.
        last: usize,
    },
    /// The game was over at that moment.
    #[error("the game was over at that moment; there is nothing to play on")]
    NothingToPlayOn,
    /// The state cannot be.
    #[error("that state cannot be: {0}")]
    State(#[from] Unsound),
    /// The game has no score.
    #[error("{game} has no score to reckon")]
    NoScore {
        /// The game's id.
        game: &'static str,
    },
    /// What was told cannot be scored.
    #[error("{0}")]
    Told(Message),
}

/// The closed list of reasons why a request is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// It cannot be read.
    Malformed,
    /// There is no such request.
    UnknownOp,
    /// No game is in hand.
    NoGame,
    /// There is no such game.
    UnknownGame,
    /// The game cannot be set up like that.
    BadSetup,
    /// There is no such seat.
    UnknownSeat,
    /// Somebody else is to choose.
    NotYourTurn,
    /// The game is over.
    GameOver,
    /// A rule forbids it.
    Illegal,
    /// The state cannot be.
    BadState,
    /// A game that was loaded has no record.
    NoRecord,
    /// The game has no score.
    NoScore,
    /// The game has no hints.
    NoHints,
}

/// A request refused: why, by which ruling, in words.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct TableRefusal {
    /// The kind of reason.
    pub code: RefusalCode,
    /// The ruling, where a rule forbids it.
    pub ruling: Option<&'static str>,
    /// In words.
    pub message: String,
}
