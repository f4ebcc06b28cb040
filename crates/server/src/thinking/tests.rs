//! Threads, channels and budgets together.

use std::net::{IpAddr, Ipv4Addr};

use tsugi_catalog::{Asks, Found, Setup, Start, awaited, begin};
use tsugi_engine::Seat;
use tsugi_table::Deal;

use super::*;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn question(bot: &str) -> Question {
    let listing = find("broken-and-beautiful").expect("it is listed");
    let table = begin(listing.id, &Setup::of(2), Start::Deal(Deal::new([7; 32], Vec::new()))).expect("it can be laid");
    let seat = awaited(table.status()).first().unwrap_or(Seat::at(0));
    table.question(seat, Asks::Choice, bot).expect("the seat is awaited")
}

fn asker(table: u64) -> Asker {
    Asker { address: HERE, table, alone: false }
}

fn thinking(deadline: u64) -> (Thinking, Arc<Metrics>) {
    let metrics = Arc::new(Metrics::default());
    (Thinking::start(1, Duration::from_secs(deadline), metrics.clone()), metrics)
}

/// Holds the one thread until it is dropped.
fn hold(thinking: &Thinking) -> impl Sized + use<> {
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let (begun, begins) = std::sync::mpsc::channel::<()>();
    let work = move || begun.send(()).is_ok() && wait.recv().is_ok();
    let held = thinking.work(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), "hold", work).expect("there is room");
    begins.recv().expect("the thread has begun");
    (go, held)
}

#[test]
fn alone_a_bot_has_what_it_promises_and_the_answer_can_be_had_again() {
    let (thinking, metrics) = thinking(1000);
    let asked = question("strong");
    let thought = thinking.ask(asker(1), asked.clone()).expect("there is room").blocking_recv().expect("an answer");
    let thought = thought.expect("it is a question");
    assert!(!thought.is_hurried() && thought.budget == 300, "{thought:?}");
    let again = answer(&asked.within(thought.budget, 600_000)).expect("it is a question");
    let action = |thought: Thought| match thought.found {
        Found::Choice(action) => action.get().to_owned(),
        Found::Worth(..) => panic!("a choice was asked"),
    };
    assert_eq!(action(thought), action(again));
    // What it took is counted before the next is thought about.
    let next = thinking.ask(asker(1), question("casual")).expect("there is room");
    assert!(next.blocking_recv().is_ok() && metrics.thinking_micros.get() > 0 && metrics.thinking_threads.get() == 1);
}

/// With many who wait each has less, all are answered, and none at random: below the least it is the quick player.
#[test]
fn budgets_shrink_with_those_who_wait() {
    let (thinking, metrics) = thinking(100);
    let go = hold(&thinking);
    let asked: Vec<_> = (1..=2000).map(|table| thinking.ask(asker(table), question("master"))).collect();
    assert_eq!(metrics.bots_waiting.get(), asked.len() as u64);
    drop(go);
    let first = asked.into_iter().map(|asked| asked.expect("there is room")).take(20);
    for answered in first {
        let thought = answered.blocking_recv().expect("an answer").expect("it is a question");
        // 37 seconds for two thousand: 19 milliseconds each.
        assert!(thought.is_hurried() && thought.budget < 5_000, "{thought:?}");
        assert!(thought.budget == 0 || thought.budget >= 30, "{thought:?}");
    }
}

#[test]
fn a_question_nobody_waits_for_is_not_thought_about() {
    let (thinking, metrics) = thinking(1000);
    let go = hold(&thinking);
    drop(thinking.ask(asker(1), question("master")).expect("there is room"));
    let last = thinking.ask(asker(2), question("casual")).expect("there is room");
    drop(go);
    let thought = last.blocking_recv().expect("an answer").expect("it is a question");
    assert!(thought.promise.is_none() && !thought.is_hurried(), "{thought:?}");
    assert_eq!(metrics.bots_waiting.get(), 0);
}

#[test]
fn other_work_comes_out_of_the_same_threads() {
    let (thinking, _) = thinking(1000);
    let named = thinking.work(HERE, "replay", || thread::current().name().map(str::to_owned)).expect("there is room");
    assert!(named.blocking_recv().expect("an answer").is_some_and(|name| name.starts_with("bot-")));
}

/// A thought that breaks takes nobody with it: the next is answered by the same thread.
#[test]
fn a_thought_that_breaks_ends_alone() {
    let (thinking, _) = thinking(1000);
    let broken = thinking.work(HERE, "broken", || panic!("planted")).expect("there is room");
    assert!(broken.blocking_recv().is_err());
    assert_eq!(thinking.work(HERE, "whole", || 7).expect("there is room").blocking_recv(), Ok(7));
}

/// A question for advice, after some choices.
fn advice(game: &str, players: usize, choices: usize) -> Question {
    let words = tsugi_narrator::Words::new(tsugi_narrator::Lang::En, None);
    let mut table =
        begin(game, &Setup::of(players), Start::Deal(Deal::new([5; 32], Vec::new()))).expect("it can be laid");
    for turn in 0..choices {
        let Some(seat) = awaited(table.status()).first() else { break };
        let legal = table.legal(seat, &words);
        table.act(seat, &legal[turn % legal.len()], &words).expect("what is listed is legal");
    }
    let seat = awaited(table.status()).first().expect("it runs");
    table.question(seat, Asks::Worth, tsugi_catalog::ADVISER).expect("the seat is awaited")
}

/// Where everybody thinks about something else, a hint is still answered in time, with a choice that is legal.
#[tokio::test]
async fn a_hint_is_answered_within_two_seconds_though_nobody_has_time() {
    let (thinking, _) = thinking(4);
    let held = hold(&thinking);
    for (game, players) in [("unbroken", 1), ("kintsugi", 2), ("wabisaby", 1)] {
        let (asked, begun) = (advice(game, players, 3), Instant::now());
        let answered = thinking.ask(asker(1), asked.clone()).expect("there is room");
        let found = advice_in_time(answered, asked.clone(), Duration::from_secs(4)).await;
        let took = begun.elapsed();
        let Some(Ok(Thought { found: Found::Worth(_, hints), .. })) = found else { panic!("{game}: {found:?}") };
        let legal: Vec<serde_json::Value> = serde_json::from_str(asked.legal.get()).expect("a list");
        assert!(!hints.is_empty() && hints.iter().all(|hint| legal.contains(&hint.action)), "{game}: {hints:?}");
        // Without the machine's other work; the spot itself takes milliseconds.
        assert!(took < Duration::from_secs(3), "{game}: {took:?}");
    }
    drop(held);
}

/// Too late for games, advice is still of some.
#[test]
fn advice_that_is_overdue_is_given_all_the_same() {
    let (thinking, _) = thinking(1);
    let held = hold(&thinking);
    let answered = thinking.ask(asker(1), advice("kintsugi", 2, 3)).expect("there is room");
    std::thread::sleep(Duration::from_millis(800));
    drop(held);
    let thought = answered.blocking_recv().expect("it is answered").expect("it is a question");
    assert!(matches!(&thought.found, Found::Worth(_, hints) if !hints.is_empty()), "{thought:?}");
    assert_eq!(thought.budget, costs::LEAST_ADVICE);
}
