//! Hints: what a seat's choices are worth, as far as that seat can know.

use serde::Serialize;
use serde_json::Value;
use tsugi_engine::{Game, Refused, Seat, Seeded, Status};
use tsugi_narrator::{Narrate, Speaker, Words};
use tsugi_players::{Aim, Hint};

use crate::{Code, Problem, Refusal, Shelved, listing, session::Seated};

/// What the choices of a seat are worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counsel {
    /// What the values are of: `win` or `score`.
    pub of: &'static str,
    /// The choices, the best first.
    pub hints: Vec<Counselled>,
}

/// What one choice is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counselled {
    /// The choice.
    pub action: Value,
    /// Its chance to win, or the points it leads to in the mean.
    pub value: f64,
    /// It is not below this in 95 of 100 cases.
    pub low: f64,
    /// It is not above this in 95 of 100 cases.
    pub high: f64,
    /// Whether it was worked out to the end.
    pub exact: bool,
    /// The choice in words.
    pub text: String,
}

/// Why there is no counsel.
#[derive(Clone, PartialEq, Debug)]
pub enum NoCounsel {
    /// It is asked for wrongly, or the game has none.
    Problem(Problem),
    /// That seat has nothing to choose.
    Refused(Refusal),
}

/// A question what choices are worth, to be answered on a thread where nobody waits.
pub type Considering = Box<dyn FnOnce() -> Counsel + Send>;

impl<S: Shelved> Seated<S> {
    pub(crate) fn counsel(&self, seat: Seat, budget: &str, words: &Words) -> Result<Counsel, NoCounsel> {
        Ok(self.considering(seat, budget, words)?())
    }

    /// The question, with all that is needed to answer it elsewhere.
    pub(crate) fn considering<'w>(
        &self,
        seat: Seat,
        budget: &str,
        words: &'w Words,
    ) -> Result<impl FnOnce() -> Counsel + Send + use<'w, S>, NoCounsel> {
        let budget = listing::budget(budget).map_err(NoCounsel::Problem)?;
        let none = || NoCounsel::Problem(Problem::NoHints { game: self.shelf.id() });
        let mut advisor = self.shelf.advisor(budget).ok_or_else(none)?;
        let why = match self.table.status() {
            Status::Awaiting(seats) if seats.contains(seat) => None,
            Status::Awaiting(_) => Some(Refused::NotYourTurn(seat)),
            Status::Over(_) => Some(Refused::GameOver),
        };
        if let Some(why) = why {
            return Err(NoCounsel::Refused(self.refusal(&why, words)));
        }
        let Some(thought) = self.table.thought(seat) else {
            return Err(NoCounsel::Refused(self.refusal(&Refused::NotYourTurn(seat), words)));
        };
        // Luck of its own: advice neither uses up the table's luck nor hints at it.
        let mut luck = Seeded::new(self.table.log().len() as u64);
        let (view, names) = (self.seen(tsugi_engine::Viewer::Seat(seat)), self.names.clone());
        Ok(move || {
            let advice = thought.look(|eyes, legal| advisor.advise(eyes, legal, &mut luck));
            let of = match advice.of {
                Aim::Win => "win",
                Aim::Score => "score",
            };
            let speaker = Speaker { words, names: &names };
            let hint = |hint: Hint<<S::Game as Game>::Action>| Counselled {
                action: serde_json::to_value(hint.action).unwrap_or(Value::Null),
                value: rounded(hint.value),
                low: rounded(hint.low),
                high: rounded(hint.high),
                exact: hint.exact,
                text: thought.game().offer(&view, seat, hint.action, &speaker),
            };
            Counsel { of, hints: advice.hints.into_iter().map(hint).collect() }
        })
    }
}

impl Counselled {
    /// The choice and what it is worth, in words.
    pub fn sentence(&self, of: &str, words: &Words) -> String {
        let figure = |value: f64| match of {
            "win" => words.decimal(100.0 * value, 0),
            _ => words.decimal(value, 2),
        };
        let args = [
            ("choice", self.text.as_str().into()),
            ("of", of.into()),
            ("value", figure(self.value).into()),
            ("low", figure(self.low).into()),
            ("high", figure(self.high).into()),
        ];
        words.say(if self.exact { "hint-exact" } else { "hint-within" }, &args)
    }
}

/// To four places, which is more than any of it is sure of.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

impl NoCounsel {
    /// As a refusal, given how a problem is said.
    pub fn refusal(self, say: impl Fn(&Problem) -> String) -> Refusal {
        match self {
            Self::Refused(refusal) => refusal,
            Self::Problem(problem) => {
                let code = if matches!(problem, Problem::NoHints { .. }) { Code::NoHints } else { Code::BadSetup };
                Refusal { code, ruling: None, message: say(&problem) }
            }
        }
    }
}
