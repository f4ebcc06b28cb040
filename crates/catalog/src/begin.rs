//! Tables of any game, and what else is asked of a game by its id.

use serde_json::{Value, json, value::RawValue};
use tsugi_engine::{Game, MAX_SEATS, Options, Outcome, Setting};
use tsugi_guide::{Guide, NotScored, Refereed};
use tsugi_narrator::{Speaker, Words, prose, refused};
use tsugi_table::{Deal, Known, Record, Table, replayed};

use crate::{
    AnyTable, Built, Pinned, Problem, Setup, Visit, build,
    records::faulty,
    setup,
    stored::{read, same},
    typed_table::TypedTable,
    visit,
};

/// How a table begins.
#[derive(Debug)]
pub enum Start<'a> {
    /// Anew, with luck from a seed.
    Seed(u64),
    /// Anew, with luck that can be checked afterwards.
    Deal(Deal),
    /// As a record left its table, with luck of its own from there on.
    PlayedOn {
        /// Its luck.
        deal: Deal,
        /// The record.
        from: &'a Record,
    },
    /// From its stored set-up, and from where luck stood after it.
    Stored {
        /// Its luck.
        deal: Deal,
        /// The events of the set-up.
        events: &'a RawValue,
        /// Where luck stood.
        drawn: u64,
    },
    /// From a given truth; it leaves no record.
    State {
        /// The seed of its luck from here.
        seed: u64,
        /// The truth.
        state: Value,
    },
}

/// A table of the game of that id.
pub fn begin(game: &str, setup: &Setup, start: Start<'_>) -> Result<Box<dyn AnyTable>, Problem> {
    struct Begin<'a>(&'a Setup, Start<'a>);
    impl Visit for Begin<'_> {
        type Output = Result<Box<dyn AnyTable>, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let built = build(guide, self.0)?;
            Ok(Box::new(started(guide, built, self.1)?))
        }
    }
    visit(game, Begin(setup, start))?
}

fn started<G: Guide>(guide: &'static G, built: Built<G>, start: Start<'_>) -> Result<TypedTable<G>, Problem> {
    let game = built.game.clone();
    let table = match start {
        Start::Seed(seed) => Table::new(game, seed),
        Start::Deal(deal) => Table::dealt(game, deal),
        Start::PlayedOn { deal, from } => {
            let before = replayed(&game, from).map_err(|fault| faulty(guide, fault))?;
            Table::played_on(game, before.events().copied().collect(), Known::Deal(deal))
        }
        Start::Stored { deal, events, drawn } => Table::restored(game, deal, read(events)?, drawn),
        Start::State { seed, state } => {
            let state = tsugi_reader::value(&state).map_err(Problem::Unreadable)?;
            game.audit(&state)?;
            return Ok(TypedTable::loaded(guide, built, Table::from_state(game, state, seed)));
        }
    };
    Ok(TypedTable::new(guide, built, table))
}

/// Whether such a table could be laid: all that can be wrong in a set-up; the options written out, and what the table
/// is pinned to.
pub fn check_setup(game: &str, setup: &Setup) -> Result<(Options, Pinned), Problem> {
    struct Check<'a>(&'a Setup);
    impl Visit for Check<'_> {
        type Output = Result<(Options, Pinned), Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let built = build(guide, self.0)?;
            let pinned = built.pinned(guide);
            Ok((built.config.options, pinned))
        }
    }
    visit(game, Check(setup))?
}

/// The components of a table set up like that, in words and as JSON.
pub fn describe(game: &str, setup: &Setup, words: &Words) -> Result<(String, Value), Problem> {
    struct Describe<'a>(&'a Setup, &'a Words);
    impl Visit for Describe<'_> {
        type Output = Result<(String, Value), Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let (components, digest) = setup::components(guide, self.0)?;
            let figures = serde_json::to_value(&components).unwrap_or(Value::Null);
            let (id, fewest) = (guide.listing().id, *guide.listing().seats.start());
            let game = guide.build(fewest, &setup::options(guide, &Setup::of(fewest))?, components)?;
            let about = G::describe(&game, self.1);
            let mut json = json!({ "game": id, "components": digest, "pieces": about.pieces });
            // Moved, not copied: there are many figures.
            json["figures"] = figures;
            json["words"] = about.lexicon;
            Ok((about.text, json))
        }
    }
    visit(game, Describe(setup, words))?
}

/// How to play at a table set up like that, as Markdown.
pub fn how_to_play(game: &str, setup: &Setup, words: &Words) -> Result<String, Problem> {
    struct HowToPlay<'a>(&'a Setup, &'a Words);
    impl Visit for HowToPlay<'_> {
        type Output = Result<String, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let game = build(guide, self.0)?.game;
            Ok(prose(&guide.how_to_play(&game, self.1)))
        }
    }
    visit(game, HowToPlay(setup, words))?
}

/// The options that another game of the same people begins with, after one that ended so; the others stay.
pub fn rematch(game: &str, outcome: &Outcome) -> Result<Vec<(&'static str, Setting)>, Problem> {
    struct Rematch<'a>(&'a Outcome);
    impl Visit for Rematch<'_> {
        type Output = Vec<(&'static str, Setting)>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            guide.rematch(self.0)
        }
    }
    visit(game, Rematch(outcome))
}

/// Scores a table told by people with the real box; the table's number of players is told too.
pub fn referee(game: &str, setup: &Setup, told: Value, words: &Words) -> Result<Refereed, Problem> {
    struct Referee<'a>(&'a Setup, Value, &'a Words);
    impl Visit for Referee<'_> {
        type Output = Result<Refereed, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let Self(setup, told, words) = self;
            let table = |players| Ok(build(guide, &Setup { players, ..setup.clone() })?.game);
            guide.referee(told, table, words).map_err(|why| match why {
                NotScored::NoScore => Problem::NoScore { game: guide.listing().id },
                NotScored::Told(why) => Problem::Told(why),
                NotScored::Table(problem) => problem,
            })
        }
    }
    visit(game, Referee(setup, told, words))?
}

/// A table to be filled in for the referee, for so many players.
pub fn template(game: &str, players: usize) -> Result<Value, Problem> {
    struct Template(usize);
    impl Visit for Template {
        type Output = Result<Value, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            setup::check_players(guide.listing(), self.0)?;
            guide.template(self.0).ok_or(Problem::NoScore { game: guide.listing().id })
        }
    }
    visit(game, Template(players))?
}

/// A refusal in a record, in words; nobody's name is known there, so seats are told by number.
pub fn refusal(game: &str, why: &Value, words: &Words) -> Result<String, Problem> {
    struct Said<'a>(&'a Value, &'a Words);
    impl Visit for Said<'_> {
        type Output = String;
        fn visit<G: Guide>(self, guide: &'static G) -> String {
            let Self(why, words) = self;
            let names: Vec<String> = (0..MAX_SEATS).map(|seat| format!("P{}", seat + 1)).collect();
            let built = build(guide, &Setup::of(*guide.listing().seats.start()));
            match (built, tsugi_reader::value(why)) {
                (Ok(built), Ok(why)) => refused::<G>(&built.game, &why, &Speaker { words, names: &names }),
                _ => why.to_string(),
            }
        }
    }
    visit(game, Said(why, words))
}

/// Whether two texts are the same choice of a game.
pub fn is_same_action(game: &str, one: &RawValue, other: &RawValue) -> Result<bool, Problem> {
    struct Compare<'a>(&'a RawValue, &'a RawValue);
    impl Visit for Compare<'_> {
        type Output = bool;
        fn visit<G: Guide>(self, _: &'static G) -> bool {
            same::<<G::Game as Game>::Action>(self.0, self.1)
        }
    }
    visit(game, Compare(one, other))
}
