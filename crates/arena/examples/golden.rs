//! Writes the kept records and playthroughs anew: `cargo xtask golden`.
//!
//! A record's name carries its rules' version, so that records of older rules stay.

use std::collections::BTreeMap;

use tsugi_arena::{Plan, Programs, simulate};
use tsugi_catalog::{AnyTable, Setup, Source, Start, begin, find, games, kept};
use tsugi_engine::{Seat, Setting, Status};
use tsugi_narrator::{Lang, Words};

const NAMES: [&str; 8] = ["Ana", "Bo", "Cy", "Di", "Eva", "Flo", "Gil", "Hal"];

fn setup(players: usize) -> Setup {
    Setup { names: NAMES[..players].iter().map(ToString::to_string).collect(), ..Setup::of(players) }
}

/// Keeps a record, with its rules' version in the file's name. One that is kept already stays: it is a
/// game that was played; take the file away first if another is wanted.
fn keep(name: &str, game: &str, record: &str) {
    let path = kept::folder().join(format!("{name}.rules-{}.json", kept::rules_now(game)));
    if path.exists() {
        return;
    }
    std::fs::write(path, record.trim_end().to_owned() + "\n").expect("a record can be kept");
}

/// Keeps the first game of a run by random bots.
fn keep_played(name: &str, game: &str, setup: Setup, seed: u64) {
    keep_played_by("random", name, game, setup, seed);
}

/// Keeps the first game of a run by such bots.
fn keep_played_by(bot: &str, name: &str, game: &str, setup: Setup, seed: u64) {
    let mut record = Vec::new();
    let plan = Plan { setup, bots: vec![bot.into()], games: 1, seed, threads: 1, programs: Programs::Refused };
    simulate(game, &plan, Some(&mut record), &|_| {}).expect("bots can play it");
    keep(name, game, &String::from_utf8(record).expect("records are text"));
}

/// Takes back the last choice of a seat, if it may.
fn take_back(table: &mut dyn AnyTable, seat: Seat, words: &Words) -> bool {
    table.may_take_back(seat, words).is_ok_and(|entry| table.take_back(entry, false).is_ok())
}

/// A game at the prompt: two people who change their minds, and a bot.
fn keep_with_undos(name: &str, game: &str) {
    let listing = find(game).expect("a game");
    let words = listing.words(Lang::En);
    let mut session: Box<dyn AnyTable> = begin(listing.id, &setup(3), Start::Seed(44)).expect("three may play");
    session.seat_bot(Seat::at(2), "random", None).expect("there is a random bot");
    for step in 0_usize.. {
        while session.bot_acts(&words).expect("bots choose what is legal") {}
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.first().expect("somebody is awaited");
        let legal = session.legal(seat, &words);
        session.act(seat, &legal[step * 7 % legal.len()], &words).expect("what is offered is legal");
        if step % 3 == 0 && take_back(session.as_mut(), seat, &words) {
            session.act(seat, &legal[(step * 7 + 1) % legal.len()], &words).expect("so is another choice");
        }
    }
    let record = session.record().expect("a table that was laid has a record");
    keep(name, game, &serde_json::to_string(&record).expect("a record is written"));
}

fn every_option_changed() -> Vec<(String, Setting)> {
    let word = |word: &str| Setting::Word(word.into());
    let changed = [
        ("ingots", word("9")),
        ("unlimited", word("true")),
        ("first_player", word("1")),
        ("last_chooses", word("true")),
        ("last_placed", word("0+2")),
        ("novices", word("1")),
        ("return_after_pass", word("true")),
        ("discard_broken", word("false")),
        ("vase_bonus", word("5")),
        ("tie_break", word("repaired_then_items")),
    ];
    changed.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn another_deck() -> Source {
    let deck = "[[card]]\ntype = \"cup\"\npatterns = [\"blue\", \"white\"]\ncopies = 4\ningots = 3\n\
                [[card]]\ntype = \"saucer\"\npatterns = [\"brown\"]\ncopies = 5\ningots = 0\n\
                [[card]]\ntype = \"vase\"\npatterns = [\"white\"]\ncopies = 7\ningots = 1\n\
                [[card]]\ntype = \"storage-box\"\ncopies = 3\ningots = 2\n\
                [[card]]\ntype = \"gold\"\ncopies = 2\ningots = 6\n";
    Source { path: "deck.toml".into(), files: BTreeMap::from([("deck.toml".into(), deck.into())]) }
}

fn main() {
    for (seed, game) in (1..).zip(games()) {
        // Who plays with a purpose plays shorter games.
        let bot = if game.bot_names().contains(&"greedy") { "greedy" } else { "random" };
        for players in game.seats.clone() {
            keep_played_by(bot, &format!("{}-{players}", game.id), game.id, setup(players), seed);
        }
    }
    keep_with_undos("taken-back", "broken-and-beautiful");
    let components = Some(another_deck());
    keep_played("another-deck", "kintsugi", Setup { components, ..setup(2) }, 5);
    let options = every_option_changed();
    keep_played("every-option", "kintsugi", Setup { options, ..setup(3) }, 6);
    // Random pairs break up in the Outer Ring.
    keep_played_by("greedy", "held-hands-careful", "held-hands", setup(2), 4);
    let options = vec![("target_score".to_owned(), Setting::Word("4".into()))];
    keep_played("wabisaby-random", "wabisaby", Setup { options, ..setup(3) }, 7);
    for (name, lang) in kept::told() {
        let text = kept::playthrough(&kept::record(&name), lang);
        std::fs::write(kept::path(&name, lang), text).expect("a playthrough can be kept");
    }
}
