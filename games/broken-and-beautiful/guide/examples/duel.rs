//! Two players of Broken and Beautiful or Kintsugi against each other: every deal played twice, seats swapped, with the
//! processor's time a choice of each. Goes on from a tally of earlier deals.
//!
//! `cargo run --profile dist -p tsugi-broken-and-beautiful-guide --example duel -- EDITION FIRST SECOND DEALS [TALLY]`
//!
//! EDITION is `broken-and-beautiful` or `kintsugi`; players are named as in the listing, `master:1000` for one with
//! another budget; TALLY is a file with a line for
//! every match, which is written anew after every deal.

#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

use std::{collections::BTreeMap, fs, time::Duration};

use tsugi_broken_and_beautiful::{Deck, ENGLISH, FRENCH, Pottery};
use tsugi_broken_and_beautiful_guide::{BROKEN_AND_BEAUTIFUL, KINTSUGI};
use tsugi_engine::{Bot, Eyes, Game, Seat, SeededRng, Status, apply, begin, game_seed};
use tsugi_guide::Guide;
use tsugi_search::Budget;

/// What was seen of a match so far.
#[derive(Clone, Default, Debug, serde::Serialize, serde::Deserialize)]
struct Tally {
    deals: u64,
    /// Games won, lost and shared by the first.
    games: [u64; 3],
    choices: [u64; 2],
    milliseconds: [f64; 2],
    longest: [f64; 2],
}

fn main() -> std::io::Result<()> {
    let word = |at: usize| std::env::args().nth(at).unwrap_or_default();
    let (edition, names, file) = (word(1), [word(2), word(3)], word(5));
    let deals: u64 = word(4).parse().unwrap_or(10);
    let rules = if edition == "kintsugi" { FRENCH } else { ENGLISH };
    let game = Pottery::new(2, rules, Deck::ours()).expect("our deck is enough");
    let command = format!("duel {edition} {} {}", names[0], names[1]);
    let mut all: BTreeMap<String, Tally> =
        fs::read_to_string(&file).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let mut tally = all.get(&command).cloned().unwrap_or_default();
    while tally.deals < deals {
        for swapped in [0, 1] {
            play(&game, &edition, &names, game_seed(20, tally.deals), swapped, &mut tally);
        }
        tally.deals += 1;
        all.insert(command.clone(), tally.clone());
        if !file.is_empty() {
            fs::write(&file, serde_json::to_string_pretty(&all)? + "\n")?;
        }
    }
    println!("{command}: {}", told(&tally));
    Ok(())
}

/// A player by its name.
fn player(edition: &str, name: &str) -> Box<dyn Bot<Pottery>> {
    let guide = if edition == "kintsugi" { &KINTSUGI } else { &BROKEN_AND_BEAUTIFUL };
    let (bare, number) = name.split_once(':').unwrap_or((name, ""));
    let games = number.parse().ok().or_else(|| guide.listing().promise(bare)).unwrap_or(1);
    guide.bot(bare, Budget::Iterations(games)).unwrap_or_else(|| panic!("there is no {name}"))
}

fn play(game: &Pottery, edition: &str, names: &[String; 2], seed: u64, swapped: usize, tally: &mut Tally) {
    let mut bots = [0, 1].map(|seat| player(edition, &names[seat ^ swapped]));
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut state, mut legal) = (begin(game, &mut luck, None), Vec::new());
    let outcome = loop {
        match game.status(&state) {
            Status::Over(outcome) => break outcome,
            Status::Awaiting(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let who = seat.index() ^ swapped;
                let clock = processor();
                let action = bots[seat.index()].choose(Eyes::of(game, &state, seat), &legal, &mut thoughts);
                let took = processor().saturating_sub(clock).as_secs_f64() * 1e3;
                tally.choices[who] += 1;
                tally.milliseconds[who] += took;
                tally.longest[who] = tally.longest[who].max(took);
                apply(game, &mut state, seat, action, &mut luck, None).expect("bots choose what they are offered");
            }
        }
    };
    let winners = outcome.winners();
    let result = match (winners.contains(Seat::at(swapped)), winners.len()) {
        (true, 1) => 0,
        (false, _) => 1,
        (true, _) => 2,
    };
    tally.games[result] += 1;
}

/// What this thread has used of the processor.
fn processor() -> Duration {
    // The clock is brought up to date when the thread rests.
    std::thread::sleep(Duration::from_nanos(1));
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|used| used.parse().ok()).unwrap_or(0))
}

/// The share with Wilson's interval, and the mean and longest times.
fn told(tally: &Tally) -> String {
    let games = tally.games.iter().sum::<u64>() as f64;
    let share = (tally.games[0] as f64 + tally.games[2] as f64 / 2.0) / games;
    let z = 1.96 * 1.96 / games;
    let middle = (share + z / 2.0) / (1.0 + z);
    let within = 1.96 / (1.0 + z) * (share * (1.0 - share) / games + z / (4.0 * games)).sqrt();
    let mean = [0, 1].map(|who| tally.milliseconds[who] / tally.choices[who].max(1) as f64);
    format!(
        "{:.1} % of {games} ({:.1} to {:.1}); {:.2} and {:.2} ms a choice, at most {:.0} and {:.0}",
        100.0 * share,
        100.0 * (middle - within),
        100.0 * (middle + within),
        mean[0],
        mean[1],
        tally.longest[0].ceil(),
        tally.longest[1].ceil()
    )
}
