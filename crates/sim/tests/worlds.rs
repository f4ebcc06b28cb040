//! Worlds of many seeds in which no law is broken, and worlds with a planted fault in which one is.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tsugi_house::Fault;
use tsugi_sim::{Law, Plan, languages, run, shrink};

/// Each planted fault with the first seed that finds it, and the law that it breaks there.
const PLANTED: [(Fault, u64, Law); 14] = [
    (Fault::AcknowledgedBeforeCommit, 0, Law::Acknowledged),
    (Fault::DoubledDelivery, 32, Law::Once),
    (Fault::Overtaken, 0, Law::InOrder),
    (Fault::KeptSeat, 0, Law::OwnEyes),
    (Fault::OldThought, 6, Law::FreshThoughts),
    (Fault::OtherOrder, 0, Law::InOrder),
    (Fault::UndoAfterEnd, 0, Law::EndIsEnd),
    (Fault::LostWakeUp, 21, Law::GoesOn),
    (Fault::HandToSpectator, 3, Law::OwnEyes),
    (Fault::EndlessPresence, 102, Law::Rests),
    (Fault::ToldUnstored, 1, Law::Durable),
    (Fault::Unanswered, 0, Law::Answered),
    (Fault::KeptStream, 0, Law::Bounded),
    (Fault::ToldAgain, 2, Law::OwnEyes),
];

/// `TSUGI_SEEDS` runs more.
fn seeds() -> u64 {
    std::env::var("TSUGI_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(300)
}

#[test]
fn no_law_is_broken_in_worlds_of_at_least_two_hundred_choices() {
    let (next, choices, broken) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds() {
                        return;
                    }
                    let outcome = run(&Plan::of(seed), languages());
                    choices.fetch_add(outcome.choices, Ordering::Relaxed);
                    if let Some(found) = outcome.broken {
                        eprintln!("seed {seed}: {:?}: {}", found.law, found.how);
                        broken.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    assert_eq!(broken.into_inner(), 0, "`cargo run --release -p tsugi-sim -- SEED 1` tells the shortest story");
    assert!(choices.into_inner() >= 200 * seeds());
}

#[test]
fn every_planted_fault_is_found_by_the_seed_that_is_kept_for_it() {
    for (fault, seed, law) in PLANTED {
        let found = run(&Plan::of(seed).with(fault), languages()).broken.map(|broken| broken.law);
        assert_eq!(
            found,
            Some(law),
            "{fault:?} with seed {seed}; `cargo run --release -p tsugi-sim -- planted` finds new seeds"
        );
    }
    assert!(Fault::ALL.iter().all(|fault| PLANTED.iter().any(|(kept, ..)| kept == fault)), "each has a seed");
    assert!(PLANTED.iter().all(|(_, seed, _)| *seed < 1_000), "found within a thousand");
}

#[test]
fn the_same_seed_is_the_same_world_to_the_last_sentence() {
    for seed in 0..5 {
        let plan = Plan { told: true, ..Plan::of(seed) };
        let (one, two) = (run(&plan, languages()), run(&plan, languages()));
        assert!(one.story.len() > 100, "{} sentences", one.story.len());
        assert_eq!(one.story, two.story, "seed {seed}");
    }
}

#[test]
fn a_world_in_which_a_law_is_broken_is_told_as_a_short_story() {
    let plan = Plan { told: true, ..Plan::of(0).with(Fault::AcknowledgedBeforeCommit) };
    let whole = run(&plan, languages());
    let law = whole.broken.expect("the fault is found").law;
    let (_, shortest) = shrink(&plan, law, languages());
    assert_eq!(shortest.broken.map(|broken| broken.law), Some(law));
    let (short, long) = (shortest.story.len(), whole.story.len());
    assert!(short <= 40 && short < long, "{short} of {long} sentences:\n{}", shortest.story.join("\n"));
}
