//! Hints in words: the best choices, what each is worth, and how sure that is.

use tsugi_catalog::{Counsel, Counselled};
use tsugi_narrator::Words;

/// How many choices are told.
const TOLD: usize = 5;

/// The best choices, a line each, with the numbers by which they are chosen.
pub(crate) fn lines(counsel: &Counsel, legal: &[serde_json::Value], words: &Words) -> Vec<String> {
    let line = |hint: &Counselled| {
        let number = legal.iter().position(|action| *action == hint.action).map_or(0, |place| place + 1);
        format!("{number:>3}  {}", hint.sentence(counsel.of, words))
    };
    let title = words.say("hint-title", &[("of", counsel.of.into()), ("count", counsel.hints.len().into())]);
    [title].into_iter().chain(counsel.hints.iter().take(TOLD).map(line)).collect()
}
