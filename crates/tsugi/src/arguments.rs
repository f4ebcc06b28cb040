//! What may be said on the command line.

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use tsugi_catalog::{Setup, Source};
use tsugi_engine::Setting;
use tsugi_narrator::{Lang, Words};

use crate::{
    Failure, files, output,
    usage::{mistake, spoken},
};

#[derive(Parser)]
#[command(name = "tsugi", version)]
pub(crate) struct Arguments {
    /// The language to speak: en or fr. Without it, the environment decides.
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with their seats and options
    Games {
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Print how to play, and the rulings
    Rules {
        /// The game's id
        game: String,
        /// How many play; without it, the fewest
        #[arg(long)]
        players: Option<usize>,
        #[command(flatten)]
        setup: SetupArguments,
    },
    /// Print every card with its figures, and what of it is ours rather than printed
    Components {
        /// The game's id
        game: String,
        /// A file or folder to read in place of our components
        #[arg(long, value_name = "PATH")]
        components: Option<PathBuf>,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Play on this terminal
    Play(PlayArguments),
    /// Let bots play many games
    Sim(SimArguments),
    /// Compare bots on the same deals
    Ladder(LadderArguments),
    /// Replay records and say what holds
    Verify {
        /// Records, as JSON or JSON Lines
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The commitment or the number of the seal that you saw before the game
        #[arg(long)]
        seal: Option<String>,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Tell a recorded game in sentences
    Show {
        /// A record
        file: PathBuf,
        /// As whom: seat:0, spectator or all
        #[arg(long)]
        viewer: Option<String>,
    },
    /// Score a table played with the real box
    Score {
        /// The game's id
        game: String,
        /// What lies on the table, as JSON in the form that --template prints
        #[arg(required_unless_present = "template")]
        file: Option<PathBuf>,
        /// Print a file to fill in
        #[arg(long, conflicts_with_all = ["file", "json"])]
        template: bool,
        /// How many played, for --template; without it, the fewest
        #[arg(long, requires = "template")]
        players: Option<usize>,
        #[command(flatten)]
        setup: SetupArguments,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Let a program play: a JSON request a line, an answer a line
    Bridge,
    /// Serve tables to people elsewhere
    Serve(ServeArguments),
    /// Copy the tables of a server that may be running
    Backup {
        /// The server's folder
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
        /// The file to write
        file: PathBuf,
    },
}

/// How a table is wanted.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SetupArguments {
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A file or folder of components in place of ours
    #[arg(long, value_name = "PATH")]
    components: Option<PathBuf>,
}

impl SetupArguments {
    /// A table for so many, as wanted.
    pub(crate) fn setup(&self, players: usize) -> Result<Setup, Failure> {
        let source: Option<Source> = self.components.as_deref().map(files::components).transpose()?;
        let options = self.options.iter().map(|option| split(option)).collect::<Result<_, _>>()?;
        Ok(Setup { players, options, components: source, ..Setup::default() })
    }

    /// Whether anything is said.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty() && self.components.is_none()
    }
}

fn split(option: &str) -> Result<(String, Setting), Failure> {
    let (key, value) = option.split_once('=').ok_or_else(|| Failure::OptionForm { given: option.into() })?;
    Ok((key.trim().into(), Setting::Word(value.trim().into())))
}

#[derive(Args, Clone, Debug)]
pub(crate) struct PlayArguments {
    /// The game's id
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// How many play
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// Bots for the last seats, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) bots: Vec<String>,
    /// What the players are called, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) names: Vec<String>,
    /// The seed of the luck; without it, luck is drawn by the system
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) setup: SetupArguments,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seed", "names"])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct SimArguments {
    /// The game's id
    pub(crate) game: String,
    /// How many play; without it, the fewest or as many as bots are named
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// A bot for each seat, separated by commas, or one name for all
    #[arg(long, value_delimiter = ',', value_name = "LIST", default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// The seed of the run
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads; without it, as many as there are cores
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Write a record of each game, a line each
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) setup: SetupArguments,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct LadderArguments {
    /// The game's id
    pub(crate) game: String,
    /// How many play; without it, the fewest
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// The bots to compare, separated by commas; without it, the four strengths
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) bots: Vec<String>,
    /// How many games a pair plays at least
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// The seed of the run
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArguments,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArguments {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1:7070", value_name = "ADDRESS")]
    pub(crate) listen: String,
    /// The folder in which tables are kept
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// A file with the key that encrypts what is stored
    #[arg(long, value_name = "FILE")]
    pub(crate) key_file: Option<PathBuf>,
    /// The address people type, where a proxy stands before the server
    #[arg(long, value_name = "URL")]
    pub(crate) origin: Option<String>,
    /// The networks of proxies whose word on the client's address is taken, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) trusted_proxies: Vec<tsugi_server::Network>,
    /// The proxy whose word on the client's address is taken
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) proxy: Option<std::net::IpAddr>,
    /// After so many seconds without anybody a table leaves memory
    #[arg(long, default_value_t = 900, value_name = "SECONDS")]
    pub(crate) away_after: u64,
    /// How many threads think for bots; without it, half of the cores
    #[arg(long, value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// How many messages a stream may send a second
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub(crate) messages: u32,
    /// How many requests an address may send a second
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub(crate) requests: u32,
    /// How many tables an address may make an hour
    #[arg(long, default_value_t = 120, value_name = "N")]
    pub(crate) tables: u32,
    /// How many connections an address may hold
    #[arg(long, default_value_t = 64, value_name = "N")]
    pub(crate) connections: usize,
    /// A file or folder of components in place of ours, for new tables of that game; may be said again for another
    #[arg(long, value_name = "GAME=PATH")]
    pub(crate) components: Vec<String>,
    /// Write the log as JSON
    #[arg(long)]
    pub(crate) log_json: bool,
}

impl ServeArguments {
    /// What holds where nothing is said.
    pub(crate) fn unsaid() -> Option<Self> {
        match Arguments::try_parse_from(["tsugi", "serve"]).ok()?.command? {
            Command::Serve(wanted) => Some(wanted),
            _ => None,
        }
    }
}

/// Reads the command line; a mistake in it is one sentence, and help is help, each in the language asked for.
pub(crate) fn parse(words: &Words) -> Result<Arguments, ExitCode> {
    let read = spoken(Arguments::command(), words).try_get_matches().and_then(|m| Arguments::from_arg_matches(&m));
    read.map_err(|error| {
        if error.use_stderr() {
            let problem = words.tell(&mistake(&error));
            output::complain(&words.say("command-usage", &[("problem", problem.into())]));
            return ExitCode::from(2);
        }
        match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                let why = words.tell(&tsugi_reader::system(&error));
                output::complain(&words.say("command-output", &[("why", why.into())]));
                ExitCode::FAILURE
            }
        }
    })
}

/// The language asked for, looked up before anything else is read, so that mistakes are told in it.
pub(crate) fn lang(mut words: impl Iterator<Item = String>) -> Option<Lang> {
    let said = words.find_map(|word| Some(word.strip_prefix("--lang")?.to_owned()))?;
    let code = said.strip_prefix('=').map(str::to_owned).or_else(|| words.next())?;
    code.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let lang = |words: &[&str]| lang(words.iter().map(|word| (*word).to_owned()));
        assert_eq!(lang(&["tsugi", "games", "--lang", "fr"]), Some(Lang::Fr));
        assert_eq!(lang(&["tsugi", "--lang=en", "games"]), Some(Lang::En));
        assert_eq!(lang(&["tsugi", "--lang"]), None);
        assert_eq!(lang(&["tsugi", "--lang", "de"]), None);
    }
}
