//! Plays games by bots and writes what one seat is shown of them, an update a line: the steps with their sightings,
//! sentences and weights, and in place of each view its number. The page's tests read it:
//! `cargo run -p tsugi-catalog --example steps -- wabisaby 4 200 > steps.jsonl`.

use std::collections::HashMap;

use serde_json::{Value, json};
use tsugi_catalog::{AnyTable, Asks, Found, Scope, Setup, Start, ViewRequest, answer, awaited, begin, find};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_table::Deal;
use tsugi_wire::{Parts, Shown};

/// Who looks.
const SEAT: Seat = Seat::at(0);

/// Numbers views: the same view has the same number.
#[derive(Default)]
struct Numbers(HashMap<String, usize>);

impl Numbers {
    fn of(&mut self, view: &str) -> usize {
        let next = self.0.len();
        *self.0.entry(view.to_owned()).or_insert(next)
    }

    fn update(&mut self, shown: &Shown) -> Value {
        let steps: Vec<Value> = shown
            .steps
            .iter()
            .map(|step| {
                let mut told = json!({ "text": step.text, "weight": step.weight });
                if let Some(sighting) = &step.sighting {
                    told["sighting"] = serde_json::from_str(sighting.get()).unwrap_or_default();
                }
                if let Some(view) = &step.view {
                    told["view"] = json!(self.of(view.get()));
                }
                told
            })
            .collect();
        json!({ "version": shown.version, "steps": steps, "view": shown.view.as_ref().map(|view| self.of(view.get())) })
    }
}

fn show(table: &dyn AnyTable, entry: Option<usize>, words: &Words) -> Shown {
    let now = ViewRequest::now(Viewer::Seat(SEAT), Parts::read("views"), words);
    let shown = table.show_one(ViewRequest { news: &[entry], scope: Scope::Now, ..now });
    Shown { version: table.entries() as u64, ..shown }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| given.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let game = given.first().map_or("broken-and-beautiful", String::as_str);
    let bot = given.get(3).map_or("novice", String::as_str);
    let Ok(listing) = find(game) else { return eprintln!("there is no such game") };
    let words = listing.words(Lang::En);
    let (players, games) = (number(1, *listing.seats.start()), number(2, 1));
    for seed in 0..games {
        let deal = Deal::new([seed as u8; 32], vec![format!("{seed}")]);
        let Ok(mut table) = begin(game, &Setup::of(players), Start::Deal(deal)) else {
            return eprintln!("there is no such table");
        };
        let mut numbers = Numbers::default();
        let mut line = |table: &dyn AnyTable, entry| {
            let mut update = numbers.update(&show(table, entry, &words));
            (update["game"], update["seed"]) = (json!(game), json!(seed));
            println!("{update}");
        };
        line(table.as_ref(), None);
        while let Some(seat) = awaited(table.status()).first() {
            let thought = table.question(seat, Asks::Choice, bot).and_then(|question| answer(&question).ok());
            let Some(Found::Choice(action)) = thought.map(|thought| thought.found) else {
                return eprintln!("{bot} does not play {game}");
            };
            let before = table.entries();
            if let Err(refusal) = table.choose(seat, &action, &words) {
                return eprintln!("{}", refusal.message);
            }
            line(table.as_ref(), Some(before));
        }
    }
}
