//! How long a bot takes for a choice, in the mean and at the most, on one core:
//! `cargo run --release -p tsugi-catalog --example choice_times -- GAME PLAYERS BOT GAMES`.
//!
//! The bot sits in every seat. Times are of the processor, so a machine at work tells the same: Linux counts
//! them for each thread, to a few milliseconds. The answer is a line of JSON.

use std::error::Error;

use serde_json::json;
use tsugi_catalog::{Setup, Start, begin, find};
use tsugi_engine::{Seat, Status};
use tsugi_narrator::Lang;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, bot, games] = words.as_slice() else {
        return Err("say GAME PLAYERS BOT GAMES".into());
    };
    let (players, games): (usize, u64) = (players.parse()?, games.parse()?);
    let (mut choices, mut all, mut longest) = (0u32, 0.0, 0.0f64);
    let listing = find(game).map_err(|_| format!("there is no game {game}"))?;
    for seed in 0..games {
        let mut table =
            begin(listing.id, &Setup::of(players), Start::Seed(seed)).map_err(|problem| format!("{problem:?}"))?;
        for seat in Seat::all(players) {
            table.seat_bot(seat, bot, None).map_err(|problem| format!("{problem:?}"))?;
        }
        while let Status::Awaiting(_) = table.status() {
            let before = processor()?;
            table.bot_acts(&listing.words(Lang::En)).map_err(|refusal| refusal.message)?;
            let took = processor()? - before;
            (choices, all, longest) = (choices + 1, all + took, longest.max(took));
        }
    }
    let rounded = |ms: f64| (100.0 * ms).round() / 100.0;
    let mean = rounded(all / f64::from(choices.max(1)));
    println!("{}", json!({ "games": games, "choices": choices, "mean_ms": mean, "longest_ms": rounded(longest) }));
    Ok(())
}

/// What this thread has used of the processor, in milliseconds.
fn processor() -> Result<f64, Box<dyn Error>> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(text.split(' ').next().unwrap_or_default().parse::<f64>()? / 1e6)
}
