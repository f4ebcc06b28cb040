//! What a server has stored of its tables: with which budgets its bots chose.

use std::path::Path;

use anyhow::Context;
use serde::Deserialize;
use tsugi_store::{Durability, Sqlite, Store};

/// What the bots of one table, or of several, were given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Given {
    /// The choices of bots.
    pub(crate) choices: u64,
    /// Those whose budget stands in the log.
    pub(crate) budgeted: u64,
    /// Those that were thought about less than the strength promises.
    pub(crate) hurried: u64,
    /// Those of the quick player.
    pub(crate) quick: u64,
    /// Those that a deadline stopped.
    pub(crate) stopped: u64,
    /// Microseconds of thinking.
    pub(crate) micros: u64,
    /// The budget of each, in thousandths of what was promised.
    pub(crate) parts: Vec<u64>,
}

#[derive(Deserialize)]
struct Entry {
    chose: Option<Chose>,
}

#[derive(Deserialize)]
struct Chose {
    id: Option<String>,
    thought: Option<Thought>,
}

#[derive(Deserialize)]
struct Thought {
    budget: u64,
    promise: u64,
    #[serde(default)]
    hurried: bool,
    #[serde(default)]
    stopped: bool,
    micros: u64,
}

impl Given {
    /// Adds an entry of a log.
    fn note(&mut self, entry: &str) {
        // Other kinds of entries are none of ours.
        let Ok(Entry { chose: Some(Chose { id: None, thought }) }) = serde_json::from_str(entry) else { return };
        self.choices += 1;
        let Some(thought) = thought else { return };
        self.budgeted += 1;
        self.hurried += u64::from(thought.hurried);
        self.quick += u64::from(thought.budget == 0);
        self.stopped += u64::from(thought.stopped);
        self.micros += thought.micros;
        self.parts.push(1000 * thought.budget / thought.promise.max(1));
    }

    /// Both together.
    pub(crate) fn and(mut self, other: &Self) -> Self {
        self.choices += other.choices;
        self.budgeted += other.budgeted;
        self.hurried += other.hurried;
        self.quick += other.quick;
        self.stopped += other.stopped;
        self.micros += other.micros;
        self.parts.extend_from_slice(&other.parts);
        self
    }

    /// A share of choices in percent.
    #[expect(clippy::cast_precision_loss, reason = "choices of a few minutes are few")]
    pub(crate) fn percent(&self, count: u64) -> f64 {
        100.0 * count as f64 / (self.choices.max(1)) as f64
    }
}

/// What the bots of each group of tables were given, as the file of a server that has ended says.
pub(crate) async fn read(data: &Path, groups: &[Vec<String>]) -> anyhow::Result<Vec<Given>> {
    let store = Sqlite::open(&data.join("tables.db"), Durability::Full).await.context("the server's file is read")?;
    let mut all = Vec::new();
    for tables in groups {
        let mut given = Given::default();
        for table in tables {
            for entry in store.log(table).await? {
                given.note(&entry);
            }
        }
        all.push(given);
    }
    store.close().await?;
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_of_bots_are_told_from_peoples_and_a_missing_budget_shows() {
        let mut given = Given::default();
        for entry in [
            r#"{"began":{"events":[],"drawn":0}}"#,
            r#"{"chose":{"seat":0,"id":"m1","action":"pass","events":[],"drawn":0}}"#,
            r#"{"chose":{"seat":1,"action":"pass","events":[],"drawn":0}}"#,
            r#"{"chose":{"seat":1,"action":"pass","events":[],"drawn":0,
                "thought":{"strength":"master","budget":250,"promise":1000,"hurried":true,"micros":7}}}"#,
            r#"{"chose":{"seat":1,"action":"pass","events":[],"drawn":0,
                "thought":{"strength":"master","budget":0,"promise":1000,"hurried":true,"micros":2}}}"#,
        ] {
            given.note(entry);
        }
        let parts = vec![250, 0];
        let wanted = Given { choices: 3, budgeted: 2, hurried: 2, quick: 1, stopped: 0, micros: 9, parts };
        assert_eq!(given, wanted);
    }
}
