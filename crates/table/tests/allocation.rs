//! No allocation per choice in simulation once warm, counted by an allocator that counts.

use std::hint::black_box;

use tsugi_broken_and_beautiful::{Deck, ENGLISH, FRENCH, Pottery, Rules};
use tsugi_engine::{Bot, Game, MAX_SEATS, Options, game_seed};
use tsugi_search::Random;
use tsugi_table::Playout;
use tsugi_wabisaby::{Components, WabiSaby};

const WARM: u64 = 20;
const GAMES: u64 = 1_000;

/// Plays warm games and counts what they allocate, over how many choices.
fn allocated<B: Bot<Pottery>>(rules: &Rules, players: usize, bots: &mut [B]) -> (u64, u64) {
    let game = Pottery::new(players, rules.clone(), Deck::ours()).expect("our deck is enough");
    allocated_in(&game, GAMES, bots)
}

/// The same for so many games of any game.
fn allocated_in<G: Game, B: Bot<G>>(game: &G, games: u64, bots: &mut [B]) -> (u64, u64) {
    let mut playout = Playout::default();
    let mut play = |index: u64| playout.run(game, game_seed(1, index), bots, |_, _| {}).actions;
    let warm: u64 = (0..WARM).map(&mut play).sum();
    assert!(black_box(warm) > 0);
    let mut actions = 0;
    let counted = allocation_counter::measure(|| actions = (WARM..WARM + games).map(&mut play).sum());
    (counted.count_total, actions)
}

/// Plays warm games at random, without bots, and counts what they allocate; they are those that random players play.
#[track_caller]
fn at_random_allocates_nothing<G: Game>(game: &G) {
    let mut playout = Playout::default();
    for index in 0..WARM {
        let seed = game_seed(1, index);
        let (one, two) =
            (playout.run_at_random(game, seed), Playout::default().run(game, seed, &mut { RANDOM }, |_, _| {}));
        assert!(one.end == two.end && one.outcome == two.outcome && one.actions == two.actions, "seed {seed}");
    }
    let mut play = |index: u64| playout.run_at_random(game, game_seed(1, index)).actions;
    let counted = allocation_counter::measure(|| assert!((0..WARM).map(&mut play).sum::<u64>() > 0));
    assert_eq!(counted.count_total, 0);
}

/// Random players for any table.
const RANDOM: [Random; MAX_SEATS] = [Random; MAX_SEATS];

#[test]
fn a_thousand_warm_games_of_each_edition_and_number_of_players_allocate_nothing() {
    for (edition, rules) in [("broken-and-beautiful", ENGLISH), ("kintsugi", FRENCH)] {
        for players in 2..=4 {
            let (count, actions) = allocated(&rules, players, &mut { RANDOM });
            at_random_allocates_nothing(&Pottery::new(players, rules.clone(), Deck::ours()).expect("it is enough"));
            assert_eq!(count, 0, "{edition} for {players}: over {actions} choices");
            assert!(actions > 30 * GAMES, "{edition} for {players}: only {actions} choices");
        }
    }
}

#[test]
fn warm_games_of_wabisaby_for_every_number_of_players_allocate_nothing() {
    for players in 1..=8 {
        let options = Options::new(&WabiSaby::options(), [], players).expect("defaults hold");
        let game = WabiSaby::new(players, &options, Components::ours()).expect("our components are enough");
        let (count, actions) = allocated_in(&game, 200, &mut { RANDOM });
        at_random_allocates_nothing(&game);
        assert_eq!(count, 0, "{players} players: over {actions} choices");
        assert!(actions >= 45 * 200, "{players} players: only {actions} choices");
    }
}

#[test]
fn warm_games_of_held_hands_allocate_nothing() {
    let options = Options::new(&tsugi_held_hands::Rules::options(), [], 2).expect("defaults hold");
    let rules = tsugi_held_hands::Rules::from_options(&options);
    let game = tsugi_held_hands::HeldHands::new(rules, tsugi_held_hands::Components::ours());
    let (count, actions) = allocated_in(&game, GAMES, &mut { RANDOM });
    at_random_allocates_nothing(&game);
    assert_eq!(count, 0, "over {actions} choices");
    assert!(actions > 10 * GAMES, "only {actions} choices");
}

#[test]
fn warm_games_of_unbroken_allocate_nothing() {
    use tsugi_unbroken::{Components, Played, Unbroken};
    for difficulty in ["easy", "normal", "hard"] {
        let game = Unbroken::new(Components::ours(), difficulty, Played::Drawn).expect("our own box");
        let (count, actions) = allocated_in(&game, GAMES, &mut { RANDOM });
        at_random_allocates_nothing(&game);
        assert_eq!(count, 0, "{difficulty}: over {actions} choices");
        assert!(actions > 10 * GAMES, "{difficulty}: only {actions} choices");
    }
}

#[test]
fn bots_behind_a_pointer_allocate_nothing_either() {
    let mut bots: Vec<Box<dyn Bot<Pottery>>> = (0..4).map(|_| Box::new(Random) as Box<dyn Bot<Pottery>>).collect();
    assert_eq!(allocated(&ENGLISH, 4, &mut bots).0, 0);
}

/// The counter counts: a bot that looks at its view allocates at every choice.
#[test]
fn an_allocation_at_every_choice_would_be_seen() {
    struct Looks;
    impl Bot<Pottery> for Looks {
        fn choose(
            &mut self,
            eyes: tsugi_engine::Eyes<'_, Pottery>,
            legal: &[<Pottery as Game>::Action],
            chance: &mut dyn tsugi_engine::Chance,
        ) -> <Pottery as Game>::Action {
            black_box(eyes.view());
            Random.choose(eyes, legal, chance)
        }
    }
    let (count, actions) = allocated(&ENGLISH, 2, &mut [Looks, Looks]);
    assert!(count >= actions, "{count} allocations in {actions} choices");
}
