//! A question to a bot as a value: all that is needed to answer it, here or in another process, now or again.
//!
//! It holds what the seat may know and nothing else. The same question always has the same answer, unless it was
//! stopped by its deadline, and then the answer says so.

use std::{
    any::Any,
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use tsugi_engine::{Chance, Eyes, Game, Message, Options, Seat, SeededRng, Status, Viewer};
use tsugi_guide::Guide;
use tsugi_search::{Advice, Aim, Budget, Hint};

use crate::{Pinned, Problem, Setup, Visit, bots, setup, stored::read, typed_table::TypedTable, visit};

/// A question to a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub players: usize,
    /// The options, all of them.
    pub options: Options,
    /// The hash of the components.
    pub components: String,
    /// The components themselves, where they are not ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_components: Option<Value>,
    /// Who is asked.
    pub seat: Seat,
    /// What that seat sees, with all that it could have noted.
    pub view: Box<RawValue>,
    /// What it may do.
    pub legal: Box<RawValue>,
    /// What is asked.
    pub asks: Asks,
    /// The bot that is asked, by its name.
    pub strength: String,
    /// How many games it may play through; 0 where there is only time for the game's quick player.
    pub budget: u32,
    /// How many milliseconds it may take at the most, whatever the budget.
    pub deadline: u64,
    /// The seed of its luck.
    pub seed: u64,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// One of the legal actions.
    Choice,
    /// What each of them is worth.
    Worth,
}

/// The answer to a question.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// What was found.
    pub found: Found,
    /// How many games the question allowed.
    pub budget: u32,
    /// How many that strength promises; none where it plays none through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<u32>,
    /// Which of those that have borne the bot's name answered, from 1.
    #[serde(default = "first")]
    pub version: u32,
    /// Whether the deadline came first: asked again, the answer may be another.
    pub stopped: bool,
    /// How many microseconds it took.
    pub micros: u64,
}

/// The version of bots from before they had one.
const fn first() -> u32 {
    1
}

impl Thought {
    /// Whether less was thought than the strength promises.
    pub fn is_hurried(&self) -> bool {
        self.stopped || self.promise.is_some_and(|promise| self.budget < promise)
    }
}

/// What was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// A choice.
    Choice(Box<RawValue>),
    /// What choices are worth: of what the values are (`win` or `score`), and the choices, the best first.
    Worth(String, Vec<Valued>),
}

/// What one choice is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Valued {
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
}

/// The bot that chooses where there is no time to think.
pub const QUICK: &str = "greedy";

/// Answers a question, whatever its game.
pub fn answer(question: &Question) -> Result<Thought, Problem> {
    struct Answer<'a>(&'a Question);
    impl Visit for Answer<'_> {
        type Output = Result<Thought, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            answered(guide, self.0)
        }
    }
    visit(&question.game, Answer(question))?
}

impl Question {
    /// The same question within a budget that fits into that many milliseconds.
    #[must_use]
    pub fn within(self, budget: u32, deadline: u64) -> Self {
        Self { budget, deadline, ..self }
    }
}

impl<G: Guide> TypedTable<G> {
    /// A question to an awaited seat, to be answered elsewhere; none where it is not awaited.
    pub(crate) fn asked(&self, seat: Seat, asks: Asks, strength: &str, budget: u32, seed: u64) -> Option<Question> {
        let frame = self.frame.as_ref()?;
        let awaited = matches!(self.table.status(), Status::Awaiting(seats) if seats.contains(seat));
        let legal = Some(self.table.legal(seat)).filter(|legal| awaited && !legal.is_empty())?;
        let view = self.table.game().view(self.table.state(), Viewer::Seat(seat));
        Some(Question {
            game: frame.game.clone(),
            rules: frame.rules,
            players: frame.config.players,
            options: frame.config.options.clone(),
            components: frame.components.clone(),
            replaced_components: frame.replaced_components.clone(),
            seat,
            view: to_raw_value(&view).ok()?,
            legal: to_raw_value(&legal).ok()?,
            asks,
            strength: strength.to_owned(),
            budget,
            deadline: u64::from(u32::MAX),
            seed,
        })
    }
}

/// Answers a question of this game.
fn answered<G: Guide>(guide: &G, question: &Question) -> Result<Thought, Problem> {
    let begun = Instant::now();
    if question.rules != guide.listing().rules_version {
        let (given, known) = (question.rules, guide.listing().rules_version);
        return Err(Problem::NewerRules { game: guide.listing().id, given, known });
    }
    let game = game_of(guide, question)?;
    let view: <G::Game as Game>::View = read(&question.view)?;
    let legal: Vec<<G::Game as Game>::Action> = read(&question.legal)?;
    if legal.is_empty() || question.seat.index() >= question.players {
        return Err(Problem::Unreadable(Message::new("error-empty-question")));
    }
    let promise = guide.listing().promise(&question.strength);
    let end = begun + Duration::from_millis(question.deadline);
    let mut luck = SeededRng::new(question.seed);
    let eyes = Eyes::seeing(game.as_ref(), &view, question.seat);
    let found = match question.asks {
        Asks::Choice => Found::Choice(choice(guide, question, promise, end, eyes, &legal, &mut luck)?),
        Asks::Worth => worth(guide, question, end, eyes, &legal, &mut luck)?,
    };
    let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    let stopped = question.budget > 0 && promise.is_some() && Instant::now() >= end;
    let version = guide.listing().version(&question.strength);
    Ok(Thought { found, budget: question.budget, promise, version, stopped, micros })
}

fn choice<G: Guide>(
    guide: &G,
    question: &Question,
    promise: Option<u32>,
    end: Instant,
    eyes: Eyes<'_, G::Game>,
    legal: &[<G::Game as Game>::Action],
    luck: &mut dyn Chance,
) -> Result<Box<RawValue>, Problem> {
    let thinks = promise.filter(|_| question.budget > 0);
    let mut bot = match thinks {
        Some(promise) => {
            let budget = Budget::Until(question.budget.min(promise), end);
            guide.bot(&question.strength, budget).ok_or_else(|| bots::unknown(guide, &question.strength))?
        }
        None if promise.is_some() => bots::bot(guide, QUICK)?,
        None => bots::bot(guide, &question.strength)?,
    };
    Ok(to_raw_value(&bot.choose(eyes, legal, luck)).unwrap_or_default())
}

fn worth<G: Guide>(
    guide: &G,
    question: &Question,
    end: Instant,
    eyes: Eyes<'_, G::Game>,
    legal: &[<G::Game as Game>::Action],
    luck: &mut dyn Chance,
) -> Result<Found, Problem> {
    let none = || Problem::NoHints { game: guide.listing().id };
    let budget = Budget::Until(question.budget.max(1), end);
    let (of, hints) = valued(guide.advisor(budget).ok_or_else(none)?.advise(eyes, legal, luck));
    Ok(Found::Worth(of.to_owned(), hints))
}

/// Advice as values, and of what they are.
pub(crate) fn valued<A: Serialize>(advice: Advice<A>) -> (&'static str, Vec<Valued>) {
    let of = match advice.of {
        Aim::Win => "win",
        Aim::Score => "score",
    };
    let valued = |hint: Hint<A>| Valued {
        action: serde_json::to_value(hint.action).unwrap_or(Value::Null),
        value: rounded(hint.value),
        low: rounded(hint.low),
        high: rounded(hint.high),
        exact: hint.exact,
    };
    (of, advice.hints.into_iter().map(valued).collect())
}

/// To four places, which is more than any of it is sure of.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// How many games a thread keeps built: to build one takes longer than many a quick answer.
const KEPT: usize = 8;

thread_local! {
    /// The games that were asked about last, by what they are built of.
    static BUILT: RefCell<Vec<(String, Rc<dyn Any>)>> = const { RefCell::new(Vec::new()) };
}

/// The game that a question is about.
fn game_of<G: Guide>(guide: &G, question: &Question) -> Result<Rc<G::Game>, Problem> {
    let options = serde_json::to_string(&question.options).unwrap_or_default();
    let key = format!("{} {} {} {options}", question.game, question.players, question.components);
    let known = BUILT.with_borrow(|built| {
        let found = built.iter().find(|(known, _)| *known == key);
        found.and_then(|(_, game)| Rc::clone(game).downcast::<G::Game>().ok())
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let game = Rc::new(built(guide, question)?);
    BUILT.with_borrow_mut(|built| {
        built.truncate(KEPT - 1);
        built.insert(0, (key, Rc::clone(&game) as Rc<dyn Any>));
    });
    Ok(game)
}

fn built<G: Guide>(guide: &G, question: &Question) -> Result<G::Game, Problem> {
    let options = question.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
    let pinned = Pinned {
        rules: question.rules,
        components: question.components.clone(),
        replaced_components: question.replaced_components.clone(),
    };
    Ok(setup::build(guide, &Setup { options, pinned: Some(pinned), ..Setup::of(question.players) })?.game)
}
