//! How good hints are: the first choice of a hint, judged by a search of fifty times its budget.
//!
//! `cargo run --release -p tsugi-catalog --example hints -- docs/hints.jsonl 500` looks at positions of games that casual
//! bots play, the same at every run, and appends a line each: what the judge gives the first choice and the best one.
//! What stands there already is not asked again, so it can be stopped and goes on. It prints the tally. A game's id after
//! the number asks that game alone.

use std::{
    collections::BTreeSet,
    fs::{OpenOptions, read_to_string},
    io::Write as _,
};

use serde_json::{Value, json};
use tsugi_catalog::{ADVICE_GAMES, AnyTable, Asks, Found, Setup, Start, answer, awaited, begin, find, games};
use tsugi_engine::Seat;
use tsugi_narrator::{Lang, Words};
use tsugi_search::Budget;
use tsugi_table::Deal;

/// By how much more the judge thinks.
const MORE: u32 = 50;
/// A choice as good as the best, within so much of a chance, or of a point where points are asked for.
const NEAR: f64 = 0.05;
/// Positions a game: far enough from each other to be different questions.
const A_GAME: usize = 4;

/// A table of a game that casual bots have played so many choices of; none where it ended before.
fn position(game: &str, seed: usize, choices: usize, words: &Words) -> Option<(Box<dyn AnyTable>, Seat)> {
    let players = usize::midpoint(*find(game).ok()?.seats.start(), (*find(game).ok()?.seats.end()).min(4));
    let deal = Deal::new([seed as u8; 32], vec![seed.to_string()]);
    let mut table = begin(game, &Setup::of(players), Start::Deal(deal)).ok()?;
    let mut played = 0;
    loop {
        let seat = awaited(table.status()).first()?;
        if played >= choices && table.legal(seat, words).len() > 1 {
            return Some((table, seat));
        }
        let thought = table.question(seat, Asks::Choice, "casual").and_then(|question| answer(&question).ok())?;
        let Found::Choice(action) = thought.found else { return None };
        table.choose(seat, &action, words).ok()?;
        played += 1;
    }
}

/// What the judge gives the first choice of a hint, and the best one.
fn judged(table: &dyn AnyTable, seat: Seat) -> Option<Value> {
    let (of, hints) = table.advise(seat, Budget::Iterations(ADVICE_GAMES))?;
    let first = hints.first()?;
    let (_, better) = table.advise(seat, Budget::Iterations(ADVICE_GAMES * MORE))?;
    let worth = better.iter().find(|one| one.action == first.action)?;
    let best = better.first()?;
    Some(json!({ "of": of, "first": worth.value, "best": best.value, "exact": best.exact, "choices": better.len() }))
}

fn key(line: &Value) -> Option<(String, u64)> {
    Some((line["game"].as_str()?.to_owned(), line["position"].as_u64()?))
}

fn tally(lines: &[Value]) {
    println!("| game | positions | within {NEAR} of the best | mean loss | value |\n| --- | --- | --- | --- | --- |");
    for game in games() {
        let own: Vec<&Value> = lines.iter().filter(|line| line["game"] == game.id).collect();
        let loss = |line: &&Value| line["best"].as_f64().unwrap_or(0.0) - line["first"].as_f64().unwrap_or(0.0);
        let near = own.iter().filter(|line| loss(line) <= NEAR).count();
        let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
        let mean = own.iter().map(loss).sum::<f64>() / count(own.len().max(1));
        let share = 100.0 * count(near) / count(own.len().max(1));
        let of = own.first().and_then(|line| line["of"].as_str()).unwrap_or("");
        println!("| {} | {} | {near} ({share:.0} %) | {mean:.4} | {of} |", game.id, own.len());
    }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = given.first() else { return eprintln!("name the file of results") };
    let wanted: u64 = given.get(1).and_then(|number| number.parse().ok()).unwrap_or(0);
    let only = given.get(2).map(String::as_str);
    let kept = read_to_string(path).unwrap_or_default();
    let mut lines: Vec<Value> = kept.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let known: BTreeSet<(String, u64)> = lines.iter().filter_map(key).collect();
    let Ok(mut file) = OpenOptions::new().create(true).append(true).open(path) else {
        return eprintln!("{path} cannot be written");
    };
    for number in 0..wanted {
        for game in games().iter().filter(|game| only.is_none_or(|only| only == game.id)) {
            if known.contains(&(game.id.to_owned(), number)) {
                continue;
            }
            let (words, at) = (game.words(Lang::En), number as usize);
            let choices = 3 + (at % A_GAME) * 9 + (at / A_GAME) % 7;
            let found =
                (0..).step_by(1000).take(20).find_map(|more| position(game.id, at / A_GAME + more, choices, &words));
            let Some(mut line) = found.and_then(|(table, seat)| judged(table.as_ref(), seat)) else { continue };
            (line["game"], line["position"]) = (json!(game.id), json!(number));
            if writeln!(file, "{line}").is_err() {
                return eprintln!("{path} cannot be written");
            }
            lines.push(line);
        }
    }
    tally(&lines);
}
