//! A game in the catalog, its types hidden.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tsugi_engine::{Bot, MAX_SEATS, OptionSpec, Options, Refused, Setting, Viewer};
use tsugi_narrator::{Lang, Narrate, Speaker, Words, refused as narrated};
use tsugi_search::{BadBudget, Budget, Random};
use tsugi_table::{Account, Config, Deal, FORMAT, Record, Table, Unchecked, Verified, replayed, verify};

use crate::{
    AnyTable, Audience, Moment, Onlooker, Part, Pinned, Problem, Question, Refereed, Shelved, Source, Thought,
    accounts,
    components::{digest, our_digest},
    live, question, replay,
    session::{Made, Seated},
    tell,
};

/// The longest name: two fit on a line of a terminal.
pub const MOST_NAME: usize = 36;

/// How a table is wanted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub players: usize,
    /// What they are called; P1, P2, … where nothing is said.
    pub names: Vec<String>,
    /// The options that were said.
    pub options: Vec<(String, Setting)>,
    /// Components in place of ours.
    pub components: Option<Source>,
    /// What it was pinned to when it began, where it goes on; stronger than components from files.
    pub pinned: Option<Pinned>,
}

impl Setup {
    /// A table for so many, nothing else being said.
    pub fn of(players: usize) -> Self {
        Self { players, ..Self::default() }
    }
}

/// A game in the catalog.
pub trait Listing: Sync {
    /// Its id: `broken-and-beautiful`.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// How many may play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What may be set.
    fn options(&self) -> Vec<OptionSpec>;
    /// The names of its bots.
    fn bots(&self) -> Vec<&'static str>;
    /// Whether the rules forbid players every word.
    fn is_silent(&self) -> bool;
    /// Whether seats see different things.
    fn hides(&self) -> bool;
    /// Its words in a language.
    fn words(&self, lang: Lang) -> Words;
    /// How to play, in our own words.
    fn how_to_play(&self, lang: Lang) -> &'static str;
    /// The rulings.
    fn rulings(&self, lang: Lang) -> &'static str;
    /// The script of its lesson, where it has one.
    fn lesson(&self) -> Option<&'static str>;
    /// The components of a table set up like that, in words and as JSON.
    fn components(&self, setup: &Setup, words: &Words) -> Result<(String, Value), Problem>;
    /// A new table.
    fn open(&'static self, setup: &Setup, seed: u64) -> Result<Box<dyn AnyTable>, Problem>;
    /// A new table for a service, with luck that can be checked afterwards.
    fn deal(&'static self, setup: &Setup, deal: Deal) -> Result<Box<dyn AnyTable>, Problem>;
    /// Such a table from its stored set-up, and from where luck stood after it.
    fn restore(
        &'static self,
        setup: &Setup,
        deal: Deal,
        events: &RawValue,
        drawn: u64,
    ) -> Result<Box<dyn AnyTable>, Problem>;
    /// Whether such a table could be laid: all that can be wrong in a set-up; the options written out, and what the
    /// table is pinned to.
    fn check(&self, setup: &Setup) -> Result<(Options, Pinned), Problem>;
    /// A table that goes on from a given truth.
    fn load(&'static self, setup: &Setup, seed: u64, state: Value) -> Result<Box<dyn AnyTable>, Problem>;
    /// A table that goes on where a record ends.
    fn resume(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, Problem>;
    /// Holds a record against the rules.
    fn verify(&self, record: &Record) -> Result<Verified, Problem>;
    /// Tells a record in sentences.
    fn tell(&self, record: &Record, audience: Audience, words: &Words) -> Result<Vec<String>, Problem>;
    /// Says of one viewer's account what can be said: it is readable, and what it takes back stood.
    fn verify_account(&self, account: &Account) -> Result<Verified, Problem>;
    /// Tells an account in sentences.
    fn tell_account(&self, account: &Account, words: &Words) -> Result<Vec<String>, Problem>;
    /// A record, moment by moment, once it holds against the rules.
    fn replay(&'static self, record: &Record, onlooker: Onlooker, words: &Words) -> Result<Vec<Moment>, Problem> {
        self.replay_part(record, onlooker, Part::WHOLE, words)
    }
    /// Some of its moments.
    fn replay_part(
        &'static self,
        record: &Record,
        onlooker: Onlooker,
        part: Part,
        words: &Words,
    ) -> Result<Vec<Moment>, Problem>;
    /// How many games a bot promises to play through for a choice; none for one that is quick by nature.
    fn promises(&self, bot: &str) -> Option<u32>;
    /// With fewer games than this the quick player's opinion is better.
    fn least_games(&self) -> u32;
    /// Answers a question to a bot.
    fn answer(&self, question: &Question) -> Result<Thought, Problem>;
    /// A refusal in a record, in words; nobody's name is known there, so seats are told by number.
    fn refusal(&self, why: &Value, words: &Words) -> String;
    /// Scores a table told by people with the real box; the table's number of players is told too.
    fn referee(&self, setup: &Setup, told: Value, words: &Words) -> Result<Refereed, Problem>;
}

impl dyn Listing + '_ {
    /// Through whose eyes a viewer looks: where a game hides nothing from anybody, all see what a spectator does, so
    /// that it is made once.
    pub fn eyes(&self, viewer: Viewer) -> Viewer {
        if self.hides() { viewer } else { Viewer::Spectator }
    }
}

impl<S: Shelved> Listing for S {
    fn id(&self) -> &'static str {
        Shelved::id(self)
    }

    fn rules_version(&self) -> u32 {
        Shelved::rules_version(self)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        Shelved::seats(self)
    }

    fn options(&self) -> Vec<OptionSpec> {
        Shelved::options(self)
    }

    fn bots(&self) -> Vec<&'static str> {
        let searches = self.search(Budget::Iterations(1)).map(|_| "search:N");
        ["random"].into_iter().chain(Shelved::bots(self).iter().copied()).chain(searches).collect()
    }

    fn is_silent(&self) -> bool {
        Shelved::is_silent(self)
    }

    fn hides(&self) -> bool {
        Shelved::hides(self)
    }

    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, Some(S::Guide::WORDS))
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        Shelved::how_to_play(self, lang)
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        Shelved::rulings(self, lang)
    }

    fn lesson(&self) -> Option<&'static str> {
        Shelved::lesson(self)
    }

    fn components(&self, setup: &Setup, words: &Words) -> Result<(String, Value), Problem> {
        let (components, digest) = components(self, setup)?;
        let mut json = json!({
            "game": Shelved::id(self),
            "components": digest,
            "figures": serde_json::to_value(&components).unwrap_or(Value::Null),
            "pieces": self.pieces(&components),
        });
        let options = options(self, &Setup::of(*Shelved::seats(self).start()))?;
        let game = self.build(*Shelved::seats(self).start(), &options, components)?;
        json["words"] = S::Guide::lexicon(&game, words);
        Ok((S::Guide::components(&game, words), json))
    }

    fn open(&'static self, setup: &Setup, seed: u64) -> Result<Box<dyn AnyTable>, Problem> {
        let made = make(self, setup)?;
        let table = Table::new(made.game.clone(), seed);
        Ok(Box::new(Seated::new(self, made, table)))
    }

    fn deal(&'static self, setup: &Setup, deal: Deal) -> Result<Box<dyn AnyTable>, Problem> {
        let made = make(self, setup)?;
        let table = Table::dealt(made.game.clone(), deal);
        Ok(Box::new(Seated::new(self, made, table)))
    }

    fn restore(
        &'static self,
        setup: &Setup,
        deal: Deal,
        events: &RawValue,
        drawn: u64,
    ) -> Result<Box<dyn AnyTable>, Problem> {
        live::restored(self, make(self, setup)?, deal, events, drawn)
    }

    fn check(&self, setup: &Setup) -> Result<(Options, Pinned), Problem> {
        let made = make(self, setup)?;
        let pinned = made.pinned(self);
        Ok((made.config.options, pinned))
    }

    fn load(&'static self, setup: &Setup, seed: u64, state: Value) -> Result<Box<dyn AnyTable>, Problem> {
        use tsugi_engine::Game;
        let made = make(self, setup)?;
        let state = serde_json::from_value(state).map_err(|error| Problem::Unreadable(error.to_string()))?;
        made.game.audit(&state)?;
        let table = Table::from_state(made.game.clone(), state, seed);
        Ok(Box::new(Seated::loaded(self, made, table)))
    }

    fn resume(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, Problem> {
        let made = made_of(self, record)?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        let verified = verify(&made.game, self.rules_version(), record).map_err(fails)?;
        if let Some(unchecked) = verified.unchecked {
            return Err(Problem::NotResumable(unchecked));
        }
        let table = replayed(&made.game, record).map_err(fails)?;
        Ok(Box::new(Seated::new(self, made, table)))
    }

    fn verify(&self, record: &Record) -> Result<Verified, Problem> {
        let made = made_of(self, record)?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        verify(&made.game, self.rules_version(), record).map_err(fails)
    }

    fn tell(&self, record: &Record, audience: Audience, words: &Words) -> Result<Vec<String>, Problem> {
        let made = made_of(self, record)?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        tell::record::<S::Guide>(&made.game, record, audience, &Speaker { words, names: &made.config.names })
            .map_err(fails)
    }

    fn verify_account(&self, account: &Account) -> Result<Verified, Problem> {
        made_of(self, &accounts::frame(account))?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        let entries = account.check::<S::Game>().map_err(fails)?;
        Ok(Verified { entries, outcome: account.result, unchecked: Some(Unchecked::Account), dealt: None })
    }

    fn tell_account(&self, account: &Account, words: &Words) -> Result<Vec<String>, Problem> {
        let made = made_of(self, &accounts::frame(account))?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        let speaker = Speaker { words, names: &made.config.names };
        accounts::sentences::<S::Guide>(&made.game, account, &speaker).map_err(fails)
    }

    fn replay_part(
        &'static self,
        record: &Record,
        onlooker: Onlooker,
        part: Part,
        words: &Words,
    ) -> Result<Vec<Moment>, Problem> {
        let made = made_of(self, record)?;
        let fails = |fault| Problem::Record { game: Shelved::id(self), fault: Box::new(fault) };
        verify(&made.game, self.rules_version(), record).map_err(fails)?;
        replay::moments(self, made, record, onlooker, part, words).map_err(fails)
    }

    fn promises(&self, bot: &str) -> Option<u32> {
        question::promise(self, bot)
    }

    fn least_games(&self) -> u32 {
        Shelved::least_games(self)
    }

    fn answer(&self, question: &Question) -> Result<Thought, Problem> {
        question::answered(self, question)
    }

    fn refusal(&self, why: &Value, words: &Words) -> String {
        let names: Vec<String> = (0..MAX_SEATS).map(|seat| format!("P{}", seat + 1)).collect();
        let game = make(self, &Setup::of(*Shelved::seats(self).start()));
        match (game, Refused::deserialize(why)) {
            (Ok(made), Ok(refused)) => narrated::<S::Guide>(&made.game, &refused, &Speaker { words, names: &names }),
            _ => why.to_string(),
        }
    }

    fn referee(&self, setup: &Setup, told: Value, words: &Words) -> Result<Refereed, Problem> {
        let table = |players| Ok(make(self, &Setup { players, ..setup.clone() })?.game);
        Shelved::referee(self, told, &table, words)
    }
}

/// The components that a table was pinned to, those of its files, or ours; and their hash.
fn components<S: Shelved>(shelf: &S, setup: &Setup) -> Result<(S::Components, String), Problem> {
    let replaced = match (&setup.pinned, &setup.components) {
        (Some(pinned), _) => pinned_components(shelf, pinned)?,
        (None, Some(source)) => Some(shelf.read(source)?),
        (None, None) => None,
    };
    Ok(match replaced {
        Some(components) => {
            let digest = digest(&components);
            (components, digest)
        }
        None => (shelf.ours(), our_digest(shelf)),
    })
}

fn options<S: Shelved>(shelf: &S, setup: &Setup) -> Result<Options, Problem> {
    let given = setup.options.iter().map(|(key, setting)| (key.as_str(), setting.clone()));
    Ok(Options::new(&shelf.options(), given, setup.players)?)
}

/// The game that a set-up asks for.
pub fn make<S: Shelved>(shelf: &S, setup: &Setup) -> Result<Made<S>, Problem> {
    let (players, seats) = (setup.players, shelf.seats());
    if !seats.contains(&players) {
        let (least, most) = (*seats.start(), *seats.end());
        return Err(Problem::Players { game: shelf.id(), given: players, least, most });
    }
    let names: Vec<String> = match setup.names.len() {
        0 => (1..=players).map(|number| format!("P{number}")).collect(),
        given if given == players => setup.names.clone(),
        given => return Err(Problem::Names { given, players }),
    };
    if let Some(name) = names.iter().find(|name| !is_name(name)) {
        let given = name.chars().filter(|c| !c.is_control()).take(MOST_NAME).collect();
        return Err(Problem::Name { given, most: MOST_NAME });
    }
    let options = options(shelf, setup)?;
    let (components, digest) = components(shelf, setup)?;
    let rules = setup.pinned.as_ref().map_or_else(|| shelf.rules_version(), |pinned| pinned.rules);
    let game = shelf.build(players, &options, components.clone())?;
    if let Some(pinned) = &setup.pinned {
        are_pinned(&digest, pinned)?;
    }
    Ok(Made { game, components, digest, rules, config: Config { players, names, options, bots: Vec::new() } })
}

/// The components that a pinned table brings along; none where it is played with ours.
fn pinned_components<S: Shelved>(shelf: &S, pinned: &Pinned) -> Result<Option<S::Components>, Problem> {
    if pinned.rules > shelf.rules_version() {
        return Err(Problem::NewerRules { game: shelf.id(), given: pinned.rules, known: shelf.rules_version() });
    }
    let unreadable = |error: serde_json::Error| Problem::Unreadable(format!("replaced_components: {error}"));
    let figures = pinned.replaced_components.as_ref();
    figures.map(|figures| serde_json::from_value(figures.clone()).map_err(unreadable)).transpose()
}

/// Whether the components of this hash are those that a table was pinned to.
fn are_pinned(digest: &str, pinned: &Pinned) -> Result<(), Problem> {
    if digest == pinned.components {
        return Ok(());
    }
    Err(Problem::OtherComponents { given: pinned.components.clone(), ours: digest.to_owned() })
}

/// Names come from files and other people: one that moves the cursor could draw over the table.
pub fn is_name(name: &str) -> bool {
    let shown = !name.trim().is_empty() && !name.chars().any(char::is_control);
    shown && name.chars().count() <= MOST_NAME
}

/// Reads a record, whatever its game.
pub fn read_record(value: Value) -> Result<Record, Problem> {
    match value.get("format").and_then(Value::as_u64) {
        Some(form) if form == u64::from(FORMAT) => {
            serde_json::from_value(value).map_err(|error| Problem::Unreadable(error.to_string()))
        }
        Some(given) => Err(Problem::Format { given, known: FORMAT }),
        None => Err(Problem::NotARecord),
    }
}

/// The game that a record was played by.
fn made_of<S: Shelved>(shelf: &S, record: &Record) -> Result<Made<S>, Problem> {
    let setup = Setup {
        players: record.config.players,
        names: record.config.names.clone(),
        options: record.config.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect(),
        components: None,
        pinned: Some(Pinned {
            rules: record.rules,
            components: record.components.clone(),
            replaced_components: record.replaced_components.clone(),
        }),
    };
    let mut made = make(shelf, &setup)?;
    made.config.bots.clone_from(&record.config.bots);
    Ok(made)
}

/// The budget that a name asks for: `search:1000`.
pub(crate) fn budget(name: &str) -> Result<Budget, Problem> {
    let given = || name.chars().take(40).collect();
    let budget = name.strip_prefix("search:").unwrap_or(name);
    budget.parse().map_err(|BadBudget| Problem::Budget { given: given() })
}

/// A command as it may stand in a sentence.
fn shown(command: &str) -> String {
    command.chars().filter(|c| !c.is_control()).take(80).collect()
}

/// A bot by its name; never a program.
pub fn bot<S: Shelved>(shelf: &S, name: &str) -> Result<Box<dyn Bot<S::Game>>, Problem> {
    if name == "random" {
        return Ok(Box::new(Random));
    }
    let searches = match name.strip_prefix("search:") {
        Some(given) => shelf.search(budget(given)?),
        None => None,
    };
    if let Some(command) = name.strip_prefix("exec:") {
        return Err(Problem::Program { given: shown(command) });
    }
    searches.or_else(|| Shelved::bot(shelf, name)).ok_or_else(|| Problem::UnknownBot {
        given: name.chars().take(40).collect(),
        known: Listing::bots(shelf).join(", "),
    })
}
