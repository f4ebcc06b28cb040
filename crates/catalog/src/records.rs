//! Records of any game: read, held against the rules, told, seen again, gone on with.

use serde_json::Value;
use tsugi_guide::Guide;
use tsugi_narrator::{Speaker, Words};
use tsugi_table::{FORMAT, Record, RecordFault, Verified, replayed};

use crate::{
    AnyTable, Audience, Built, Moment, Onlooker, Part, Pinned, Problem, Setup, Visit, build, replay as moments,
    stored::awaited, tell as sentences, typed_table::TypedTable, visit,
};

/// Reads a record, whatever its game.
#[expect(clippy::needless_pass_by_value, reason = "whoever reads a record is done with its document")]
pub fn read_record(value: Value) -> Result<Record, Problem> {
    match value.get("format").and_then(Value::as_u64) {
        Some(form) if form == u64::from(FORMAT) => tsugi_reader::value(&value).map_err(Problem::Unreadable),
        Some(given) => Err(Problem::Format { given, known: FORMAT }),
        None => Err(Problem::NotARecord),
    }
}

/// Holds a record against the rules of its game.
pub fn verify(record: &Record) -> Result<Verified, Problem> {
    struct Verify<'a>(&'a Record);
    impl Visit for Verify<'_> {
        type Output = Result<Verified, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            verified(guide, &built_for(guide, self.0)?, self.0)
        }
    }
    visit(&record.game, Verify(record))?
}

/// A table that goes on where a record ends.
pub fn resume(record: &Record) -> Result<Box<dyn AnyTable>, Problem> {
    struct Resume<'a>(&'a Record);
    impl Visit for Resume<'_> {
        type Output = Result<Box<dyn AnyTable>, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let built = built_for(guide, self.0)?;
            if let Some(unchecked) = verified(guide, &built, self.0)?.unchecked {
                return Err(Problem::NotResumable(unchecked));
            }
            let table = replayed(&built.game, self.0).map_err(|fault| faulty(guide, fault))?;
            let mut table = TypedTable::new(guide, built, table);
            if let Some(frame) = &mut table.frame {
                frame.from.clone_from(&self.0.from);
            }
            Ok(Box::new(table))
        }
    }
    visit(&record.game, Resume(record))?
}

/// A finished game's record as far as a moment, after so many of its entries, to be played on from there. Where choices
/// are made unseen at that moment it goes as far as the question, and everybody chooses anew.
pub fn record_until(record: &Record, moment: usize) -> Result<Record, Problem> {
    struct Until<'a>(&'a Record, usize);
    impl Visit for Until<'_> {
        type Output = Result<Record, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let Self(record, moment) = self;
            let built = built_for(guide, record)?;
            if let Some(unchecked) = verified(guide, &built, record)?.unchecked {
                return Err(Problem::NotResumable(unchecked));
            }
            let mut until = Record { entries: record.entries[..moment].to_vec(), result: None, ..record.clone() };
            // What goes on from it names every option, also one that is younger than the record.
            until.config.options.clone_from(&built.config.options);
            let table = replayed(&built.game, &until).map_err(|fault| faulty(guide, fault))?;
            if awaited(table.status()).is_empty() {
                return Err(Problem::NothingToPlayOn);
            }
            let settled = table.settled_log().len();
            Ok(Record { entries: until.entries[..settled].to_vec(), ..until })
        }
    }
    let last = record.entries.len();
    match () {
        () if record.result.is_none() => Err(Problem::NotFinished),
        () if moment > last => Err(Problem::NoMoment { given: moment, last }),
        () => visit(&record.game, Until(record, moment))?,
    }
}

/// Tells a record in sentences.
pub fn tell(record: &Record, audience: Audience, words: &Words) -> Result<Vec<String>, Problem> {
    struct Tell<'a>(&'a Record, Audience, &'a Words);
    impl Visit for Tell<'_> {
        type Output = Result<Vec<String>, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let Self(record, audience, words) = self;
            let built = built_for(guide, record)?;
            let speaker = Speaker { words, names: &built.config.names };
            sentences::record::<G>(&built.game, record, audience, &speaker).map_err(|fault| faulty(guide, fault))
        }
    }
    visit(&record.game, Tell(record, audience, words))?
}

/// Some moments of a record, once it holds against the rules.
pub fn replay(record: &Record, onlooker: Onlooker, part: Part, words: &Words) -> Result<Vec<Moment>, Problem> {
    struct Replay<'a>(&'a Record, Onlooker, Part, &'a Words);
    impl Visit for Replay<'_> {
        type Output = Result<Vec<Moment>, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let Self(record, onlooker, part, words) = self;
            let built = built_for(guide, record)?;
            verified(guide, &built, record)?;
            moments::moments(guide, built, record, onlooker, part, words).map_err(|fault| faulty(guide, fault))
        }
    }
    visit(&record.game, Replay(record, onlooker, part, words))?
}

fn verified<G: Guide>(guide: &G, built: &Built<G>, record: &Record) -> Result<Verified, Problem> {
    let rules = guide.listing().rules_version;
    tsugi_table::verify(&built.game, rules, record).map_err(|fault| faulty(guide, fault))
}

/// That a record does not hold.
pub(crate) fn faulty<G: Guide>(guide: &G, fault: RecordFault) -> Problem {
    Problem::Record { game: guide.listing().id, fault: Box::new(fault) }
}

/// The game that a record was played by.
pub(crate) fn built_for<G: Guide>(guide: &G, record: &Record) -> Result<Built<G>, Problem> {
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
    let mut built = build(guide, &setup)?;
    built.config.bots.clone_from(&record.config.bots);
    Ok(built)
}
