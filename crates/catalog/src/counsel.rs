//! Hints: what a seat's choices are worth, as far as that seat can know.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tsugi_engine::{Game, Refused, Seat, Seeded, Status};
use tsugi_narrator::{Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget};

use crate::{
    ADVICE_GAMES, ADVISER, Asks, Code, Problem, Question, Refusal, Shelved, Valued, listing, question, session::Seated,
};

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
    /// Its chance to win, or the expected score.
    pub value: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
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

impl<S: Shelved> Seated<S> {
    /// What the choices of a seat are worth, within a budget: `search:1000`.
    pub(crate) fn counsel(&self, seat: Seat, budget: &str, words: &Words) -> Result<Counsel, NoCounsel> {
        let budget = listing::budget(budget).map_err(NoCounsel::Problem)?;
        let mut advisor = self.advised(seat, budget, words)?;
        let Some(thought) = self.table.thought(seat) else {
            return Err(NoCounsel::Refused(self.refusal(&Refused::NotYourTurn(seat), words)));
        };
        let mut luck = Seeded::new(self.advice_seed());
        let advice = thought.look(|eyes, legal| advisor.advise(eyes, legal, &mut luck));
        let (of, hints) = question::valued(advice);
        Ok(self.told_counsel(seat, of, &hints, words))
    }

    /// The question what they are worth, as a value.
    pub(crate) fn asks_counsel(&self, seat: Seat, words: &Words) -> Result<Question, NoCounsel> {
        self.advised(seat, Budget::Iterations(1), words)?;
        let question = self.asked(seat, Asks::Worth, ADVISER, ADVICE_GAMES, self.advice_seed());
        question.ok_or_else(|| NoCounsel::Refused(self.refusal(&Refused::NotYourTurn(seat), words)))
    }

    /// Luck of its own: advice neither uses up the table's luck nor hints at it.
    fn advice_seed(&self) -> u64 {
        self.table.log().len() as u64
    }

    /// Who advises a seat that has something to choose.
    fn advised(&self, seat: Seat, budget: Budget, words: &Words) -> Result<Box<dyn Advisor<S::Game>>, NoCounsel> {
        let none = || NoCounsel::Problem(Problem::NoHints { game: self.shelf.id() });
        let advisor = self.shelf.advisor(budget).ok_or_else(none)?;
        let why = match self.table.status() {
            Status::Awaiting(seats) if seats.contains(seat) => return Ok(advisor),
            Status::Awaiting(_) => Refused::NotYourTurn(seat),
            Status::Over(_) => Refused::GameOver,
        };
        Err(NoCounsel::Refused(self.refusal(&why, words)))
    }

    /// Values in words.
    pub(crate) fn told_counsel(&self, seat: Seat, of: &'static str, hints: &[Valued], words: &Words) -> Counsel {
        let (view, speaker) = (self.seen(tsugi_engine::Viewer::Seat(seat)), Speaker { words, names: &self.names });
        let told = |hint: &Valued| {
            let action = <S::Game as Game>::Action::deserialize(&hint.action).ok()?;
            let Valued { action: chosen, value, low, high, exact } = hint.clone();
            let text = S::Guide::offer(self.table.game(), &view, seat, action, &speaker);
            Some(Counselled { action: chosen, value, low, high, exact, text })
        };
        Counsel { of, hints: hints.iter().filter_map(told).collect() }
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
