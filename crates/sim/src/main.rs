//! Runs worlds: `tsugi-sim FIRST COUNT` many of them, each seed a line where a law was broken; `tsugi-sim tell SEED` one in
//! sentences; `tsugi-sim planted` says at which seed each planted fault is found first.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tsugi_house::Fault;
use tsugi_sim::{Broken, Outcome, Plan, languages, run, shrink};

/// Within so many seeds every planted fault is found.
const MOST_SEEDS: u64 = 1_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| arguments.get(place).and_then(|number| number.parse().ok());
    match arguments.first().map(String::as_str) {
        Some("tell") => tell(number(1).unwrap_or(0)),
        Some("planted") => planted(),
        _ => many(number(0).unwrap_or(0), number(1).unwrap_or(100)),
    }
}

/// Tells one world in sentences.
fn tell(seed: u64) -> ExitCode {
    let outcome = run(&Plan { told: true, ..Plan::of(seed) }, languages());
    outcome.story.iter().for_each(|sentence| println!("{sentence}"));
    if outcome.broken.is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Finds each planted fault.
fn planted() -> ExitCode {
    let mut all_found = true;
    for fault in Fault::ALL {
        let found =
            (0..MOST_SEEDS).find_map(|seed| Some((seed, run(&Plan::of(seed).with(fault), languages()).broken?)));
        if let Some((seed, Broken { law, how })) = found {
            println!("(Fault::{fault:?}, {seed}, Law::{law:?}), // {}", how.lines().next().unwrap_or_default());
        } else {
            println!("{fault:?} is not found in {MOST_SEEDS} seeds");
            all_found = false;
        }
    }
    if all_found { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs many worlds on all cores; the first in which a law is broken is told as short as can be.
fn many(first: u64, count: u64) -> ExitCode {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (next, sums) = (AtomicU64::new(0), [const { AtomicU64::new(0) }; 4]);
    let one = || {
        let mut broken = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return broken;
            }
            let plan = Plan::of(first + number);
            let Outcome { broken: found, choices, stops, events, twins, .. } = run(&plan, languages());
            for (sum, more) in sums.iter().zip([choices, stops, events, twins]) {
                sum.fetch_add(more, Ordering::Relaxed);
            }
            if let Some(found) = found {
                eprintln!("seed {}: {:?}: {}", plan.seed, found.law, found.how);
                broken.push((plan, found));
            }
        }
    };
    let broken = thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
        runs.into_iter().flat_map(|run| run.join().unwrap_or_default()).collect::<Vec<_>>()
    });
    let [choices, stops, events, twins] = sums.map(AtomicU64::into_inner);
    let broke = broken.len();
    println!("{first} {count} {choices} {stops} {events} {twins} {broke}");
    let Some((plan, found)) = broken.first() else { return ExitCode::SUCCESS };
    let (_, shortest) = shrink(plan, found.law, languages());
    eprintln!("The shortest story of seed {}:", plan.seed);
    shortest.story.iter().for_each(|sentence| eprintln!("{sentence}"));
    ExitCode::FAILURE
}
