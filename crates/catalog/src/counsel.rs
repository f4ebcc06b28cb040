//! Hints: what a seat's choices are worth, as far as that seat can know.

use serde::Serialize;
use serde_json::Value;
use tsugi_engine::{Seat, SeededRng, Status, Viewer};
use tsugi_guide::Guide;
use tsugi_narrator::{Speaker, Words};
use tsugi_search::Budget;
use tsugi_wire::Parts;

use crate::{
    ADVISER, AnyTable, Asks, Problem, Question, RefusalCode, TableRefusal, Valued, awaited, bots, question,
    typed_table::TypedTable,
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
    /// Why it may be the right one, where there is something to tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Why there is no counsel.
#[derive(Clone, PartialEq, Debug)]
pub enum NoCounsel {
    /// It is asked for wrongly, or the game has none.
    Problem(Problem),
    /// That seat has nothing to choose.
    Refused(TableRefusal),
}

impl dyn AnyTable + '_ {
    /// What the choices of a seat are worth, within a budget: `search:1000`.
    pub fn counsel(&self, seat: Seat, budget: &str, words: &Words) -> Result<Counsel, NoCounsel> {
        let budget = bots::budget(budget).map_err(NoCounsel::Problem)?;
        self.may_ask(seat, words)?;
        let (of, hints) = self.advise(seat, budget).ok_or_else(|| self.not_awaited(seat, words))?;
        Ok(self.counselled(seat, of, &hints, words))
    }

    /// The question what they are worth, to be answered elsewhere.
    pub fn asks_counsel(&self, seat: Seat, words: &Words) -> Result<Question, NoCounsel> {
        self.may_ask(seat, words)?;
        self.question(seat, Asks::Worth, ADVISER).ok_or_else(|| self.not_awaited(seat, words))
    }

    /// The answer to that question in words.
    pub fn counselled(&self, seat: Seat, of: &str, hints: &[Valued], words: &Words) -> Counsel {
        let parts = Parts { offers: true, reasons: true, ..Parts::default() };
        let offers = self.look(Viewer::Seat(seat), parts, words).offers.unwrap_or_default();
        let said: Vec<(Value, String, Option<String>)> = offers
            .into_iter()
            .filter_map(|offer| Some((serde_json::from_str(offer.action.get()).ok()?, offer.text?, offer.reason)))
            .collect();
        let told = |hint: &Valued| {
            let (_, text, reason) = said.iter().find(|(action, ..)| *action == hint.action)?;
            let Valued { action, value, low, high, exact } = hint.clone();
            Some(Counselled { action, value, low, high, exact, text: text.clone(), reason: reason.clone() })
        };
        let of = if of == "score" { "score" } else { "win" };
        Counsel { of, hints: hints.iter().filter_map(told).collect() }
    }

    /// Whether the game has hints and the seat something to choose.
    fn may_ask(&self, seat: Seat, words: &Words) -> Result<(), NoCounsel> {
        if !self.listing().searches {
            return Err(NoCounsel::Problem(Problem::NoHints { game: self.listing().id }));
        }
        if awaited(self.status()).contains(seat) { Ok(()) } else { Err(self.not_awaited(seat, words)) }
    }

    fn not_awaited(&self, seat: Seat, words: &Words) -> NoCounsel {
        let speaker = Speaker { words, names: self.names() };
        NoCounsel::Refused(match self.status() {
            Status::Over(_) => TableRefusal {
                code: RefusalCode::GameOver,
                ruling: None,
                message: speaker.say("refused-game-over", &[]),
            },
            Status::Awaiting(_) => {
                let message = speaker.say("refused-not-your-turn", &[("who", speaker.name(seat).into())]);
                TableRefusal { code: RefusalCode::NotYourTurn, ruling: None, message }
            }
        })
    }
}

impl<G: Guide> TypedTable<G> {
    /// What an awaited seat's choices are worth, and of what that is the value.
    pub(crate) fn advised(&self, seat: Seat, budget: Budget) -> Option<(&'static str, Vec<Valued>)> {
        let mut advisor = self.guide.advisor(budget)?;
        let thought = self.table.thought(seat)?;
        let mut luck = SeededRng::new(self.advice_seed());
        Some(question::valued(thought.look(|eyes, legal| advisor.advise(eyes, legal, &mut luck))))
    }

    /// Luck of its own: advice neither uses up the table's luck nor hints at it.
    pub(crate) fn advice_seed(&self) -> u64 {
        self.table.log().len() as u64
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
    pub fn refusal(self, say: impl Fn(&Problem) -> String) -> TableRefusal {
        match self {
            Self::Refused(refusal) => refusal,
            Self::Problem(problem) => {
                let code = if matches!(problem, Problem::NoHints { .. }) {
                    RefusalCode::NoHints
                } else {
                    RefusalCode::BadSetup
                };
                TableRefusal { code, ruling: None, message: say(&problem) }
            }
        }
    }
}
