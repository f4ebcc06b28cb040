//! No bot sees more than its seat: deal otherwise what the seat cannot know, and with the same luck every bot of
//! every game chooses the same. A planted bot that peeks is found out.
//!
//! The other worlds are those of the games' law suites, written from the rules and not from views: a world that
//! a game imagined itself would hide what the game gives away. Imagined ones are looked at besides.

use std::sync::{Arc, Mutex};

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
use tsugi_broken_and_beautiful_guide::{GreedyPotter, NovicePotter, ThinkingPotter};
use tsugi_engine::{
    Bot, Chance, Choice, Eyes, Game, Imagine, Options, Seat, SeededRng, Status, Viewer, apply, begin,
    conformance::{History, Subject},
};
use tsugi_held_hands::HeldHands;
use tsugi_held_hands_guide::{Careful, Companion, Hasty};
use tsugi_search::{Budget, OpinionBot, Random, Search};
use tsugi_unbroken::Unbroken;
use tsugi_unbroken_guide::{Delver, NoviceSurvivor, Survivor};
use tsugi_wabisaby::{Action, State, WabiSaby};
use tsugi_wabisaby_guide::{NoviceWabiSaby, SearchingWabiSaby, Sensible, ThinkingWabiSaby, judging_wabisaby};

const SHORT: Budget = Budget::Iterations(24);

type Maker<G> = fn() -> Box<dyn Bot<G>>;

/// Another course of a game that a seat cannot tell from the true one, if there is one.
type Otherwise<'a, G> = &'a dyn Fn(&History<G>, Seat, &mut SeededRng) -> Option<History<G>>;

/// What was compared, and the first choice that differed.
#[derive(Default)]
struct Findings {
    compared: u32,
    /// How often the other world was really another.
    others: u32,
    breach: Option<String>,
}

/// Plays random games; at some choices asks a bot in the true world, in one dealt otherwise for its seat, and
/// in one that the game imagines for it.
fn watch<G: Imagine>(
    game: &G,
    make: &dyn Fn() -> Box<dyn Bot<G>>,
    games: u64,
    otherwise: Otherwise<'_, G>,
    tell: &dyn Fn(&G::State),
) -> Findings {
    let (mut found, mut legal) = (Findings::default(), Vec::new());
    for seed in 0..games {
        let (mut luck, mut reshuffle) = (SeededRng::new(seed), SeededRng::stream(seed, 9));
        let mut history = History { setup: Vec::new(), choices: Vec::new() };
        let mut state = begin(game, &mut luck, Some(&mut history.setup));
        for step in 0..160u64 {
            let Status::Awaiting(seats) = game.status(&state) else { break };
            let lot = luck.below(seats.len() as u32) as usize;
            let seat = seats.iter().nth(lot).expect("somebody is awaited");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            if step % 9 == seed % 9 {
                let mut imagined = state.clone();
                game.redraw(&mut imagined, seat, &mut reshuffle);
                let dealt = otherwise(&history, seat, &mut reshuffle).map(|other| other.state(game));
                let choose = |world: &G::State| {
                    tell(world);
                    make().choose(Eyes::of(game, world, seat), &legal, &mut SeededRng::stream(seed, step))
                };
                let here = choose(&state);
                found.others += u32::from(dealt.as_ref().is_some_and(|other| *other != state));
                for other in [Some(imagined), dealt].into_iter().flatten() {
                    found.compared += 1;
                    let there = choose(&other);
                    if here != there && found.breach.is_none() {
                        found.breach = Some(format!("seed {seed}, step {step}, {seat:?}: {here:?} or {there:?}"));
                    }
                }
            }
            let (action, mut events) = (legal[luck.below(legal.len() as u32) as usize], Vec::new());
            apply(game, &mut state, seat, action, &mut luck, Some(&mut events)).expect("a listed action is legal");
            history.choices.push(Choice { seat, action, events, drew_lots: true });
        }
    }
    found
}

fn watch_all<G: Imagine>(game: &G, games: u64, otherwise: Otherwise<'_, G>, bots: &[(&str, Maker<G>)]) -> u32 {
    let mut others = 0;
    for (name, make) in bots {
        let found = watch(game, make, games, otherwise, &|_| {});
        assert_eq!(found.breach, None, "{name}");
        assert!(found.compared > 4, "{name}: {} compared", found.compared);
        others += found.others;
    }
    others
}

/// A round of WabiSaby dealt otherwise, from the rules.
fn dealt_otherwise(
    game: &WabiSaby,
    history: &History<WabiSaby>,
    seat: Seat,
    luck: &mut SeededRng,
) -> Option<History<WabiSaby>> {
    if game.seats() == 1 {
        return tsugi_wabisaby::test_kit::reshuffle_alone(history, luck);
    }
    tsugi_wabisaby::test_kit::reshuffle(game, history, Viewer::Seat(seat), luck)
}

fn wabisaby(seats: usize) -> WabiSaby {
    let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
    WabiSaby::new(seats, &options, tsugi_wabisaby::Components::ours()).expect("our components are enough")
}

#[test]
fn no_bot_of_wabisaby_sees_more_than_its_seat() {
    let bots: [(&str, Maker<WabiSaby>); 6] = [
        ("random", || Box::new(Random)),
        ("novice", || Box::new(NoviceWabiSaby)),
        ("greedy", || Box::new(Sensible)),
        ("search", || Box::new(SearchingWabiSaby::new(SHORT))),
        ("hints", || Box::new(judging_wabisaby(SHORT))),
        ("master", || Box::new(ThinkingWabiSaby::new(SHORT))),
    ];
    for (seats, games) in [(1, 4), (2, 3), (4, 3), (8, 1)] {
        let game = wabisaby(seats);
        let otherwise =
            |history: &History<WabiSaby>, seat, luck: &mut SeededRng| dealt_otherwise(&game, history, seat, luck);
        let others = watch_all(&game, games, &otherwise, &bots);
        assert!(others > 10, "{seats} players: only {others} worlds differed");
    }
}

#[test]
fn no_bot_of_held_hands_sees_more_than_its_seat() {
    let options = Options::new(&tsugi_held_hands::Rules::options(), [], 2).expect("defaults hold");
    let rules = tsugi_held_hands::Rules::from_options(&options);
    let game = HeldHands::new(rules, tsugi_held_hands::Components::ours());
    let law = tsugi_held_hands::test_kit::Table::random(game.clone());
    let others = watch_all(
        &game,
        20,
        &|history, seat, luck| law.reshuffle(history, Viewer::Seat(seat), luck),
        &[
            ("random", || Box::new(Random)),
            ("novice", || Box::new(Hasty::default())),
            ("greedy", || Box::new(Careful::default())),
            ("search", || Box::new(Companion::new(SHORT))),
        ],
    );
    assert!(others > 10, "only {others} worlds differed");
}

/// Nothing is hidden but luck to come, which is in no state: a bot has only to choose the same again.
#[test]
fn bots_of_open_games_choose_by_what_lies_open() {
    let pottery = Pottery::new(3, ENGLISH, Deck::ours()).expect("our deck is enough");
    watch_all(
        &pottery,
        2,
        &|_, _, _| None,
        &[
            ("random", || Box::new(Random)),
            ("novice", || Box::new(OpinionBot(NovicePotter))),
            ("greedy", || Box::new(OpinionBot(GreedyPotter))),
            ("search", || Box::new(Search::guided(SHORT, GreedyPotter, 50))),
            ("master", || Box::new(ThinkingPotter::new(SHORT))),
        ],
    );
    let options = Options::new(&Unbroken::options(), [], 1).expect("defaults hold");
    let unbroken = Unbroken::from_options(&options, tsugi_unbroken::Components::ours()).expect("our set is enough");
    watch_all(
        &unbroken,
        8,
        &|_, _, _| None,
        &[
            ("random", || Box::new(Random)),
            ("novice", || Box::new(OpinionBot(NoviceSurvivor))),
            ("greedy", || Box::new(Survivor::default())),
            ("search", || Box::new(Delver::new(SHORT))),
        ],
    );
}

/// A bot that somebody has handed the truth.
struct Peeking {
    truth: Arc<Mutex<Option<State>>>,
}

impl Bot<WabiSaby> for Peeking {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], _: &mut dyn Chance) -> Action {
        let truth = self.truth.lock().expect("nobody panicked").expect("the truth was told");
        let next = eyes.seat().next(eyes.game().seats());
        // Whom the next seat has for a target is for that seat alone.
        legal[truth.target(next).index() % legal.len()]
    }
}

#[test]
fn a_bot_that_peeks_is_found_out() {
    let truth = Arc::new(Mutex::new(None));
    let tell = |world: &State| *truth.lock().expect("nobody panicked") = Some(*world);
    let make = || Box::new(Peeking { truth: Arc::clone(&truth) }) as Box<dyn Bot<WabiSaby>>;
    let game = wabisaby(4);
    let otherwise =
        |history: &History<WabiSaby>, seat, luck: &mut SeededRng| dealt_otherwise(&game, history, seat, luck);
    let found = watch(&game, &make, 3, &otherwise, &tell);
    assert!(found.breach.is_some(), "{} compared", found.compared);
    assert!(found.others > 0);
}
