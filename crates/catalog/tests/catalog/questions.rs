//! A question to a bot is a value: it can be sent, stopped and asked again.

use serde_json::value::RawValue;
use tsugi_catalog::{
    AnyTable, Asks, Found, QUICK, Question, Setup, Start, Thought, answer, awaited, begin, find, games,
};
use tsugi_engine::Seat;
use tsugi_narrator::Lang;
use tsugi_table::Deal;

/// A table of a game, with a bot of that name in every seat.
fn table(game: &str, players: usize, bot: &str, secret: u8) -> Box<dyn AnyTable> {
    let deal = Deal::new([secret; 32], vec!["maple".into()]);
    let mut table = begin(game, &Setup::of(players), Start::Deal(deal)).expect("it can be laid");
    for seat in Seat::all(players) {
        table.seat_bot(seat, bot, None).expect("there is such a bot");
    }
    table
}

fn sent(question: &Question) -> Question {
    serde_json::from_str(&serde_json::to_string(question).expect("it is data")).expect("it is read back")
}

fn choice(thought: Thought) -> String {
    match thought.found {
        Found::Choice(action) => action.get().to_owned(),
        Found::Worth(..) => panic!("a choice was asked"),
    }
}

/// Each game with its fewest players but one, where more can play.
fn tables() -> Vec<(&'static str, usize)> {
    games().iter().map(|game| (game.id, (*game.seats.start()).max(2).min(*game.seats.end()))).collect()
}

/// A bot that is asked by a value chooses as one that sits at the table does, also when it is asked again.
#[test]
fn a_question_that_was_sent_has_the_answer_of_a_bot_at_the_table() {
    for (game, players) in tables() {
        for bot in ["novice", "casual", "strong", "random"] {
            let mut table = table(game, players, bot, 7);
            let words = find(game).expect("it is listed").words(Lang::En);
            for _ in 0..24 {
                let Some(seat) = awaited(table.status()).first() else { break };
                let question = table.question(seat, Asks::Choice, bot).expect("the seat is awaited");
                let (first, again) = (answer(&question), answer(&sent(&question)));
                assert!(table.bot_acts(&words).expect("bots choose what is legal"));
                let chosen = table.last_choice(None).expect("it was chosen").action;
                let (first, again) = (first.expect("an answer"), again.expect("an answer"));
                assert!(!first.is_hurried() && !first.stopped, "{game} {bot}: the budget is the promise");
                assert_eq!(choice(first), chosen.get(), "{game} {bot}");
                assert_eq!(choice(again), chosen.get(), "{game} {bot}");
            }
        }
    }
}

/// With less than it promises a bot says so; with nothing the quick player chooses, never luck.
#[test]
fn a_smaller_budget_is_told_and_without_any_the_quick_player_chooses() {
    for (game, players) in tables() {
        let mut table = table(game, players, "casual", 3);
        let words = find(game).expect("it is listed").words(Lang::En);
        for _ in 0..24 {
            let Some(seat) = awaited(table.status()).first() else { break };
            let question = table.question(seat, Asks::Choice, "master").expect("the seat is awaited");
            let promise = question.budget;
            assert_eq!(Some(promise), find(game).expect("it is listed").promise("master"));
            let half = answer(&question.clone().within(promise / 200, 60_000)).expect("an answer");
            assert!(half.is_hurried() && half.budget == promise / 200 && half.promise == Some(promise), "{half:?}");
            let none = answer(&question.clone().within(0, 60_000)).expect("an answer");
            assert!(none.is_hurried());
            let quick = answer(&Question { strength: QUICK.into(), ..question }).expect("an answer");
            assert!(!quick.is_hurried(), "it is quick by nature");
            assert_eq!(choice(none), choice(quick), "{game}");
            table.bot_acts(&words).expect("bots choose what is legal");
        }
    }
}

/// A deadline that has passed stops a search and an end being worked out alike; what is chosen is still legal.
#[test]
fn a_deadline_stops_every_thought_and_the_answer_says_so() {
    for (game, players) in tables() {
        let mut table = table(game, players, "casual", 5);
        let words = find(game).expect("it is listed").words(Lang::En);
        while let Some(seat) = awaited(table.status()).first() {
            let question =
                table.question(seat, Asks::Choice, "master").expect("the seat is awaited").within(1_000_000, 0);
            let thought = answer(&question).expect("an answer");
            assert!(thought.stopped && thought.is_hurried());
            let legal: Vec<Box<RawValue>> = serde_json::from_str(question.legal.get()).expect("a list");
            let chosen = choice(thought);
            assert!(legal.iter().any(|legal| legal.get() == chosen), "{game}: {chosen}");
            let hint = Question { asks: Asks::Worth, strength: tsugi_catalog::ADVISER.into(), ..question };
            assert!(matches!(answer(&hint).expect("an answer").found, Found::Worth(_, hints) if !hints.is_empty()));
            table.bot_acts(&words).expect("bots choose what is legal");
        }
    }
}

/// Nothing that is not a question of ours is answered, and nothing panics.
#[test]
fn a_question_that_does_not_fit_is_refused() {
    let table = table("wabisaby", 4, "casual", 1);
    let question = table.question(Seat::at(0), Asks::Choice, "strong").expect("all keep cards first");
    let raw = |text: &str| RawValue::from_string(text.into()).expect("JSON");
    let wrong = [
        Question { game: "chess".into(), ..question.clone() },
        Question { rules: question.rules + 1, ..question.clone() },
        Question { players: 99, ..question.clone() },
        Question { components: "sha256:0".into(), ..question.clone() },
        Question { replaced_components: Some(serde_json::json!(7)), components: "x".into(), ..question.clone() },
        Question { view: raw("{}"), ..question.clone() },
        Question { legal: raw("[]"), ..question.clone() },
        Question { strength: "grandmaster".into(), ..question.clone() },
        Question { seat: Seat::at(7), ..question.clone() },
    ];
    for question in wrong {
        assert!(answer(&question).is_err(), "{question:?}");
    }
    assert!(answer(&question).is_ok());
}
