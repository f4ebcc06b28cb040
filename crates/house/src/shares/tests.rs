//! The shares in simulated time: no thread, no clock.

use std::{collections::BTreeMap, net::Ipv4Addr};

use proptest::prelude::*;
use tsugi_engine::{Chance, SeededRng};

use super::*;

const SECOND: u64 = 1_000_000;
const WAIT: u64 = 3 * SECOND / 2;
const DEADLINE: u64 = 4 * SECOND;
/// The first who come find nobody waiting and take long; after this time everybody knows of everybody.
const SETTLED: u64 = 10 * SECOND;
/// What a quick answer takes.
const QUICK: u64 = 300;

fn supply(threads: u64) -> Supply {
    Supply { threads, wait: WAIT, overdue: 3 * SECOND, most: 4096, most_alone: 4 }
}

fn address(number: usize) -> IpAddr {
    IpAddr::V4(Ipv4Addr::from(0x7f00_0001 + number as u32))
}

fn asker(number: usize, table: u64) -> Asker {
    Asker { address: address(number), table, alone: false }
}

/// Who decides whose turn it is: the shares, or a queue that is not fair.
trait Order {
    fn enter(&mut self, asker: Asker, ticket: Ticket, now: u64);
    fn next(&mut self, now: u64) -> Option<Turn>;
    fn begin(&mut self, turn: &Turn, expected: u64);
    fn end(&mut self, turn: &Turn, expected: u64, took: u64);
}

impl Order for Shares {
    fn enter(&mut self, asker: Asker, ticket: Ticket, now: u64) {
        Shares::enter(self, asker, ticket, now).expect("there is room");
    }
    fn next(&mut self, now: u64) -> Option<Turn> {
        Shares::next(self, now)
    }
    fn begin(&mut self, turn: &Turn, expected: u64) {
        Shares::begin(self, turn, expected);
    }
    fn end(&mut self, turn: &Turn, expected: u64, took: u64) {
        Shares::end(self, turn, expected, took);
    }
}

/// Who comes first is served first, as long as it takes.
#[derive(Default)]
struct InOrder(VecDeque<Turn>);

impl Order for InOrder {
    fn enter(&mut self, asker: Asker, ticket: Ticket, now: u64) {
        self.0.push_back(Turn { ticket, asker, asked: now, slice: SECOND, at: now });
    }
    fn next(&mut self, _: u64) -> Option<Turn> {
        self.0.pop_front()
    }
    fn begin(&mut self, _: &Turn, _: u64) {}
    fn end(&mut self, _: &Turn, _: u64, _: u64) {}
}

/// A table whose bot is asked again some time after each answer.
#[derive(Clone, Copy)]
struct Player {
    asker: Asker,
    /// What the bot would like to take.
    promise: u64,
    /// How long the person takes to answer.
    pause: u64,
}

/// What came of it for one table.
#[derive(Clone, Default, Debug)]
struct Got {
    time: u64,
    answers: u64,
    /// How many of them were quick, once it has settled.
    quick: u64,
    /// The longest from question to answer.
    wait: u64,
    /// The longest from a question to its turn, once it has settled.
    delay: u64,
}

/// A table's question, or the answer to it: whose, its turn, what was expected and what it took.
type Comes = Result<usize, (usize, Turn, u64, u64)>;

/// Plays for so long on so many threads; what each got, and for how many of a hundred parts of the time threads were busy.
fn play(
    order: &mut dyn Order,
    players: &[Player],
    threads: usize,
    lasts: u64,
    luck: &mut SeededRng,
) -> (Vec<Got>, u64) {
    let mut got = vec![Got::default(); players.len()];
    // What happens when: a question is asked, or a thread has an answer.
    let mut coming: BTreeMap<(u64, u64), Comes> = BTreeMap::new();
    let (mut number, mut free, mut busy) = (0, threads, 0);
    let mut asked_at = vec![0; players.len()];
    for player in 0..players.len() {
        number += 1;
        coming.insert((u64::from(luck.below(1_000_000)), number), Ok(player));
    }
    while let Some(((now, _), what)) = coming.pop_first() {
        if now > lasts {
            break;
        }
        match what {
            Ok(player) => {
                asked_at[player] = now;
                order.enter(players[player].asker, player as u64, now);
            }
            Err((player, turn, expected, took)) => {
                order.end(&turn, expected, took);
                free += 1;
                let own = &mut got[player];
                (own.time, own.answers) = (own.time + took, own.answers + 1);
                own.wait = own.wait.max(now - asked_at[player]);
                number += 1;
                coming.insert((now + players[player].pause, number), Ok(player));
            }
        }
        while free > 0 {
            let Some(turn) = order.next(now) else { break };
            let player = turn.ticket as usize;
            if turn.asked > SETTLED {
                got[player].delay = got[player].delay.max(now - turn.asked);
                got[player].quick += u64::from(turn.slice == 0);
            }
            let expected = turn.slice.min(players[player].promise).max(QUICK);
            // What it takes is not quite what was expected.
            let took = expected / 2 + expected * u64::from(luck.below(1000)) / 1000;
            order.begin(&turn, expected);
            (free, number, busy) = (free - 1, number + 1, busy + took);
            coming.insert((now + took, number), Err((player, turn, expected, took)));
        }
    }
    (got, 100 * busy / (threads as u64 * lasts))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    /// Among equals no table is given less than half of the mean, all are answered in time, fewer than one in a hundred
    /// by a quick player, and the threads are busy: however many tables there are, at however many addresses, on however many threads.
    #[test]
    fn equals_get_equal_shares(tables in 20..300usize, at in 1..5usize, threads in 1..5usize, seed in any::<u64>()) {
        let addresses = if at == 4 { tables } else { at };
        // The same number of tables at each.
        let tables = tables / addresses * addresses;
        let player = |table: usize| Player {
            asker: asker(table % addresses, table as u64 + 1),
            promise: SECOND,
            pause: SECOND,
        };
        let players: Vec<Player> = (0..tables).map(player).collect();
        let mut shares = Shares::new(supply(threads as u64));
        let (got, busy) = play(&mut shares, &players, threads, 90 * SECOND, &mut SeededRng::new(seed));
        let mean = got.iter().map(|own| own.time).sum::<u64>() / tables as u64;
        for own in &got {
            prop_assert!(2 * own.time >= mean, "{own:?}, the mean being {mean}");
            prop_assert!(own.wait <= DEADLINE, "{own:?}");
        }
        let sum = |of: fn(&Got) -> u64| got.iter().map(of).sum::<u64>();
        let (quick, answers) = (sum(|own| own.quick), sum(|own| own.answers));
        prop_assert!(100 * quick <= answers, "{quick} of {answers} were quick");
        prop_assert!(busy >= 85, "busy for {busy} %");
    }

    /// A flood from one address, or from ten, delays a bystander's question by no more than the slice that runs
    /// already and a few quick answers, as long as the bystander uses less than its share.
    #[test]
    fn a_flood_passes_nobody(
        addresses in prop_oneof![Just(1usize), Just(10)],
        pause in 0..2 * SECOND,
        seed in any::<u64>(),
    ) {
        let flood = |table: usize| Player { asker: asker(table % addresses, table as u64 + 1), promise: SECOND, pause: 0 };
        let bystander = Player { asker: asker(99, 999), promise: 7_000, pause: 300_000 + pause };
        let players: Vec<Player> = (0..60).map(flood).chain([bystander]).collect();
        let mut luck = SeededRng::new(seed);
        let (got, _) = play(&mut Shares::new(supply(1)), &players, 1, 60 * SECOND, &mut luck);
        let own = got.last().expect("the bystander");
        // A slice of the flood's is sixty of a second's parts, of ten addresses' thirty, and may take half as long again.
        prop_assert!(own.delay <= 75_000 && own.quick == 0 && own.answers > 20, "{own:?}");
        prop_assert!(got.iter().all(|flooding| flooding.wait <= DEADLINE), "the flood is answered too");
    }
}

/// What these laws find: a queue that serves in order fails both.
#[test]
fn a_queue_in_order_would_be_found() {
    let flood = |table: usize| Player { asker: asker(0, table as u64 + 1), promise: SECOND, pause: 0 };
    let bystander = Player { asker: asker(99, 999), promise: 7_000, pause: SECOND };
    let players: Vec<Player> = (0..60).map(flood).chain([bystander]).collect();
    let (got, _) = play(&mut InOrder::default(), &players, 1, 200 * SECOND, &mut SeededRng::new(1));
    let own = got.last().expect("the bystander");
    assert!(own.delay > DEADLINE && own.wait > DEADLINE, "{own:?}");
}

/// A table that asks eight times as often gets no more of an address's time than one that always waits as well.
#[test]
fn who_asks_much_gets_no_more_than_who_waits_as_long() {
    let often = Player { asker: asker(0, 1), promise: SECOND, pause: 0 };
    let players: Vec<Player> = (1..=8).map(|table| Player { asker: asker(0, table), ..often }).collect();
    // One table asks through several tickets at once, as hints do.
    let more = (0..7).map(|_| often);
    let players: Vec<Player> = players.into_iter().chain(more).collect();
    let (got, _) = play(&mut Shares::new(supply(1)), &players, 1, 200 * SECOND, &mut SeededRng::new(1));
    let first: u64 = got[0].time + got[8..].iter().map(|own| own.time).sum::<u64>();
    let others = got[1..8].iter().map(|own| own.time).sum::<u64>() / 7;
    assert!(first < 2 * others, "{first} against {others}");
}

#[test]
fn what_was_used_while_nobody_waited_is_not_held_against_anybody() {
    let mut shares = Shares::new(supply(1));
    shares.enter(asker(0, 1), 1, 0).expect("there is room");
    let turn = shares.next(0).expect("it is alone");
    assert_eq!(turn.slice, WAIT, "alone it may take the whole wait");
    shares.begin(&turn, WAIT);
    shares.end(&turn, WAIT, 50 * WAIT);
    for (ticket, number) in [(2, 0), (3, 1)] {
        shares.enter(asker(number, 1), ticket, 100 * WAIT).expect("there is room");
    }
    assert_eq!(shares.next(100 * WAIT).map(|turn| (turn.ticket, turn.slice)), Some((2, WAIT / 2)));
}

#[test]
fn who_has_waited_too_long_comes_first_and_gets_a_quick_answer() {
    let mut shares = Shares::new(supply(1));
    for ticket in 0..3 {
        shares.enter(asker(0, ticket + 1), ticket, ticket * SECOND).expect("there is room");
    }
    let turn = shares.next(3 * SECOND + 1).expect("three wait");
    assert_eq!((turn.ticket, turn.slice), (0, 0));
    assert!(shares.next(3 * SECOND + 1).is_some_and(|turn| turn.slice > 0), "the others have not");
}

#[test]
fn tables_of_bots_alone_are_bounded_by_address() {
    let mut shares = Shares::new(supply(1));
    let alone = |number, table| Asker { alone: true, ..asker(number, table) };
    for table in 1..=4 {
        assert_eq!(shares.enter(alone(0, table), table, 0), Ok(()));
    }
    assert_eq!(shares.enter(alone(0, 5), 5, 0), Err(Full::Alone));
    assert_eq!(shares.enter(asker(0, 6), 6, 0), Ok(()), "a table with people is not bounded so");
    assert_eq!(shares.enter(alone(1, 7), 7, 0), Ok(()), "nor is another address");
    let turn = (0..).find_map(|_| shares.next(0).filter(|turn| turn.asker == alone(0, turn.asker.table)));
    let turn = turn.expect("one is thought about");
    let more = Asker { table: 8, ..turn.asker };
    assert_eq!(shares.enter(more, 8, 0), Err(Full::Alone), "also while it is thought about");
    shares.end(&turn, 0, 0);
    assert_eq!(shares.enter(more, 8, 0), Ok(()), "there is a place again");
}

#[test]
fn so_many_wait_and_no_more_and_what_is_idle_is_forgotten() {
    let mut shares = Shares::new(Supply { most: 500, ..supply(1) });
    for ticket in 0..500 {
        assert_eq!(shares.enter(asker(ticket as usize, 1), ticket, 0), Ok(()));
    }
    assert_eq!(shares.enter(asker(0, 1), 500, 0), Err(Full::All));
    // One stays, so that it never clears by itself.
    while shares.waiting() > 1 {
        let turn = shares.next(0).expect("somebody waits");
        shares.end(&turn, 0, 0);
    }
    for ticket in 0..200 {
        let later = 2 * OF_LATE + ticket * A_LOOK;
        shares.enter(asker(0, ticket), ticket, later).expect("there is room");
        let turn = shares.next(later).expect("somebody waits");
        shares.end(&turn, 0, 0);
    }
    assert!(shares.parties.len() < 100, "{} addresses", shares.parties.len());
    assert!(shares.parties.values().all(|party| party.lines.len() < 200));
}
