//! Bots by their names.

use tsugi_engine::Bot;
use tsugi_guide::Guide;
use tsugi_search::{BadBudget, Budget, Random};

use crate::Problem;

/// The budget that a name asks for: `search:1000`.
pub(crate) fn budget(name: &str) -> Result<Budget, Problem> {
    let given = || name.chars().take(40).collect();
    let budget = name.strip_prefix("search:").unwrap_or(name);
    budget.parse().map_err(|BadBudget| Problem::Budget { given: given() })
}

/// A bot by its name; never a program.
pub fn bot<G: Guide>(guide: &G, name: &str) -> Result<Box<dyn Bot<G::Game>>, Problem> {
    if name == "random" {
        return Ok(Box::new(Random));
    }
    if let Some(command) = name.strip_prefix("exec:") {
        return Err(Problem::Program { given: in_a_sentence(command) });
    }
    let found = match name.strip_prefix("search:") {
        Some(given) => guide.bot("search", budget(given)?),
        // By its bare name nobody searches: how much is part of what is asked for.
        None if name == "search" => None,
        None => guide.bot(name, Budget::Iterations(guide.listing().promise(name).unwrap_or(1))),
    };
    found.ok_or_else(|| unknown(guide, name))
}

/// That there is no such bot.
pub(crate) fn unknown<G: Guide>(guide: &G, name: &str) -> Problem {
    Problem::UnknownBot { given: name.chars().take(40).collect(), known: guide.listing().bot_names().join(", ") }
}

/// A command as it may stand in a sentence.
fn in_a_sentence(command: &str) -> String {
    command.chars().filter(|c| !c.is_control()).take(80).collect()
}
