//! Lessons: a real table whose luck and whose other players follow a script, at which the learner makes the
//! moves. Scripts lie in the games' guides, what is said at each step in their `lang/lesson.*.ftl`.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use serde_json::value::RawValue;
use tsugi_engine::{Seat, Setting};
use tsugi_narrator::Words;
use tsugi_table::Deal;

use crate::{Listing, games};

/// The learner sits first.
pub const LEARNER: Seat = Seat::at(0);

/// A lesson of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What the others are called; the learner sits before them.
    pub names: Vec<String>,
    /// The options of the table.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
    /// A word from which its luck follows: another word is another deal.
    pub luck: String,
    /// Every choice, the learner's and the others'.
    pub steps: Vec<Step>,
}

/// A choice of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Whose it is.
    pub seat: Seat,
    /// What is chosen.
    pub action: Box<RawValue>,
    /// What the learner is told before; nothing where another chooses.
    #[serde(default)]
    pub say: Option<String>,
}

/// What a learner is told at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The step among the learner's, from 1; one more than there are once the lesson is over.
    pub step: usize,
    /// How many steps there are.
    pub of: usize,
    /// What it is about.
    pub title: String,
    /// What is to be known.
    pub text: String,
    /// What is to be done; nothing once the lesson is over.
    pub todo: Option<String>,
}

impl Lesson {
    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        1 + self.names.len()
    }

    /// Its luck.
    pub fn deal(&self) -> Deal {
        let mut secret = [0; 32];
        for (place, letter) in secret.iter_mut().zip(self.luck.bytes()) {
            *place = letter;
        }
        Deal::new(secret, Vec::new())
    }

    /// The step after so many choices; none once the lesson is over.
    pub fn step(&self, choices: usize) -> Option<&Step> {
        self.steps.get(choices)
    }

    /// What the learner is told after so many choices; nothing while others choose.
    pub fn said(&self, choices: usize, words: &Words) -> Option<Said> {
        let spoken = |steps: &[Step]| steps.iter().filter(|step| step.say.is_some()).count();
        let of = spoken(&self.steps);
        let (id, step) = match self.step(choices) {
            Some(step) => (message(step.say.as_ref()?), spoken(&self.steps[..choices]) + 1),
            None => ("lesson-over".to_owned(), of + 1),
        };
        let part = |part: &str| words.part(&id, part);
        Some(Said { step, of, title: part("title").unwrap_or_default(), text: words.say(&id, &[]), todo: part("todo") })
    }
}

/// The message that a step names.
fn message(say: &str) -> String {
    format!("lesson-{say}")
}

/// The lesson of a game.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    static LESSONS: LazyLock<BTreeMap<&str, Lesson>> = LazyLock::new(|| {
        // A script that cannot be read is no lesson; the tests refuse one.
        let read = |game: &&'static Listing| Some((game.id, serde_json::from_str(game.lesson?).ok()?));
        games().iter().filter_map(read).collect()
    });
    LESSONS.get(game)
}
