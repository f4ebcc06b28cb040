//! Players of games that are won or lost together, or alone: short forms of what `docs/bots.md` measures.

use std::collections::BTreeSet;

use tsugi_engine::{Bot, Eyes, Game, Imagine, Options, Outcome, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_held_hands::{Components as Decks, HeldHands, PRINT_AND_PLAY, PhaseView};
use tsugi_held_hands_guide::{Careful, Companion, Hasty};
use tsugi_search::{Advisor, Aim, Budget, OpinionBot, Random};
use tsugi_unbroken::{Components, Phase, Stage, Unbroken};
use tsugi_unbroken_guide::{Delver, NoviceSurvivor, Survivor};

fn caverns() -> Unbroken {
    let options = Options::new(&Unbroken::options(), [], 1).expect("defaults hold");
    Unbroken::from_options(&options, Components::ours()).expect("our components can be played with")
}

fn pair() -> HeldHands {
    HeldHands::new(PRINT_AND_PLAY, Decks::ours())
}

/// Plays a game; whether it was won, and what was chosen.
fn played<G: Game>(game: &G, seed: u64, bots: &mut [Box<dyn Bot<G>>]) -> (bool, Vec<G::Action>) {
    let (mut luck, mut whim) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut legal, mut chosen) = (Vec::new(), Vec::new());
    let mut state = begin(game, &mut luck, None);
    loop {
        let seats = match game.status(&state) {
            Status::Over(outcome) => return (matches!(outcome, Outcome::Together { won: true, .. }), chosen),
            Status::Awaiting(seats) => seats,
        };
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let bot = &mut bots[seat.index()];
        let action = bot.choose(Eyes::of(game, &state, seat), &legal, &mut whim);
        chosen.push(action);
        apply(game, &mut state, seat, action, &mut luck, None).expect("a bot chooses what it is offered");
    }
}

/// How many of these games are won by tables of such bots.
fn wins<G: Game>(game: &G, games: u64, bot: impl Fn() -> Box<dyn Bot<G>>) -> u32 {
    let each = |seed| {
        let mut bots: Vec<_> = Seat::all(game.seats()).map(|_| bot()).collect();
        u32::from(played(game, seed, &mut bots).0)
    };
    (0..games).map(each).sum()
}

fn search(games: u32) -> Budget {
    Budget::Iterations(games)
}

#[test]
fn in_unbroken_each_strength_wins_more_than_the_one_below() {
    let game = caverns();
    let random = wins(&game, 200, || Box::new(Random));
    let novice = wins(&game, 200, || Box::new(OpinionBot(NoviceSurvivor)));
    let greedy = wins(&game, 40, || Box::new(Survivor::default()));
    let searching = wins(&game, 10, || Box::new(Delver::new(search(250))));
    println!("random {random}, novice {novice} of 200; greedy {greedy} of 40; searching {searching} of 10");
    assert!(random == 0 && novice >= 6 && 5 * greedy > novice && 4 * searching > greedy);
}

#[test]
fn of_held_hands_each_strength_wins_more_than_the_one_below() {
    let game = pair();
    let random = wins(&game, 100, || Box::new(Random));
    let novice = wins(&game, 30, || Box::new(Hasty::default()));
    let careful = wins(&game, 30, || Box::new(Careful::default()));
    let searching = wins(&game, 30, || Box::new(Companion::new(search(100))));
    println!("random {random} of 100; novice {novice}, careful {careful}, searching {searching} of 30");
    assert!(random == 0 && novice > 0 && careful > novice && searching > careful);
}

#[test]
fn the_same_games_are_chosen_every_time() {
    let (caverns, pair) = (caverns(), pair());
    let delve = || played(&caverns, 4, &mut [Box::new(Delver::new(search(40)))]);
    assert_eq!(delve(), delve());
    let walk = || played(&pair, 4, &mut [Box::new(Companion::new(search(15))), Box::new(Careful::default())]);
    assert_eq!(walk(), walk());
}

/// What a seat cannot know does not matter to its choice.
#[test]
fn a_searching_partner_never_acts_on_what_is_hidden() {
    let game = pair();
    let (mut luck, mut dreams, mut legal) = (SeededRng::new(3), SeededRng::new(8), Vec::new());
    let mut state = begin(&game, &mut luck, None);
    let mut looked = 0;
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let choose =
            |state| Companion::new(search(15)).choose(Eyes::of(&game, state, seat), &legal, &mut SeededRng::new(1));
        let action = choose(&state);
        let mut other = state;
        game.redraw(&mut other, seat, &mut dreams);
        assert_eq!(choose(&other), action);
        looked += u32::from(other != state);
        apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
    assert!(looked > 10, "{looked} worlds differed");
}

/// Hints: chances with an interval, best first; at level IV of Unbroken a fight is worked out to its end.
#[test]
fn hints_of_a_last_fight_are_exact() {
    let game = caverns();
    let (mut exact, mut told) = (0, 0);
    for seed in 0..40 {
        let (mut luck, mut legal, mut bot) = (SeededRng::new(seed), Vec::new(), Survivor::default());
        let mut state = begin(&game, &mut luck, None);
        while let Status::Awaiting(_) = game.status(&state) {
            legal.clear();
            game.legal_actions(&state, Seat::at(0), &mut legal);
            let eyes = || Eyes::of(&game, &state, Seat::at(0));
            let late = state.level() == 4 && state.stage() == Stage::Combat && state.phase() == Phase::Turn;
            if late && state.resources().effort() < 8 && told < 6 {
                let advice = Delver::new(search(10)).advise(eyes(), &legal, &mut SeededRng::new(2));
                assert_eq!(advice.of, Aim::Win);
                assert!(advice.hints.is_sorted_by(|one, two| one.value >= two.value));
                assert!(advice.hints.iter().all(|hint| hint.low <= hint.value && hint.value <= hint.high));
                told += 1;
                exact += u32::from(advice.hints.iter().all(|hint| hint.exact));
            }
            let action = bot.choose(eyes(), &legal, &mut luck);
            apply(&game, &mut state, Seat::at(0), action, &mut luck, None).expect("a listed action is legal");
        }
    }
    println!("{exact} of {told} exact");
    assert!(told == 6 && exact > 0);
}

/// R51: who must follow is told which steps lead home, and nothing is guessed.
#[test]
fn hints_of_a_final_approach_are_exact() {
    let game = pair();
    let mut told = 0;
    for seed in 0..30 {
        let (mut luck, mut legal, mut bot) = (SeededRng::new(seed), Vec::new(), Careful::default());
        let mut state = begin(&game, &mut luck, None);
        while let Status::Awaiting(seats) = game.status(&state) {
            let seat = seats.first().expect("somebody is awaited");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            if matches!(view.phase, PhaseView::Walking { must_follow: true, .. }) {
                let eyes = Eyes::of(&game, &state, seat);
                let advice = Companion::new(search(10)).advise(eyes, &legal, &mut SeededRng::new(2));
                assert!(advice.hints.len() == legal.len() && advice.hints.iter().all(|hint| hint.exact));
                told += 1;
            }
            let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
            apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
        }
    }
    assert!(told > 5, "{told}");
}

/// A fifth of 400 iterations compares all turns, the others the best of them: what was set aside is told, too.
#[test]
fn hints_of_a_walk_go_on_past_the_best() {
    let game = pair();
    let (mut luck, mut legal, mut bot, mut told) = (SeededRng::new(4), Vec::new(), Careful::default(), 0);
    let mut state = begin(&game, &mut luck, None);
    for _ in 0..12 {
        let Status::Awaiting(seats) = game.status(&state) else { break };
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let eyes = || Eyes::of(&game, &state, seat);
        let [all, best] = [80, 400].map(|games| {
            let hints = Companion::new(search(games)).advise(eyes(), &legal, &mut SeededRng::new(2)).hints;
            assert!(hints.is_sorted_by(|one, two| one.value >= two.value));
            assert!(hints.iter().all(|hint| hint.low <= hint.value && hint.value <= hint.high));
            hints.iter().map(|hint| hint.action).collect::<BTreeSet<_>>()
        });
        assert_eq!(all, best);
        told += best.len();
        let action = bot.choose(eyes(), &legal, &mut luck);
        apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
    assert!(told > 24, "{told}");
}
