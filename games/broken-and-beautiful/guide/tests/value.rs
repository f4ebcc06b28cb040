//! The learnt value: what it is told is what a view shows, players who go by it repeat themselves and beat those they
//! should, and a short lesson teaches. How the weights came about stands in `data/value.md`.

use std::sync::Arc;

use tsugi_broken_and_beautiful::{Action, CardId, Deck, ENGLISH, FRENCH, Pottery, Rules, State, View};
use tsugi_broken_and_beautiful_guide::{Features, GreedyPotter, Judge, LookingPotter, Moment, PotterBySeats};
use tsugi_engine::{Bot, Chance, Eyes, Game, Seat, SeededRng, Status, Viewer, apply, begin, game_seed};
use tsugi_search::{
    Budget, OpinionBot, Random,
    network::{
        Network,
        teaching::{Positions, Teacher},
    },
};
use tsugi_table::Playout;

fn table(rules: Rules) -> Pottery {
    Pottery::new(2, rules, Deck::ours()).expect("our deck is enough")
}

/// Plays a game by luck, and shows each state with the luck that is to come.
fn each_state(game: &Pottery, seed: u64, mut look: impl FnMut(&State, &SeededRng)) {
    let (mut luck, mut thoughts, mut list) = (SeededRng::new(seed), SeededRng::stream(seed, 1), Vec::new());
    let mut state = begin(game, &mut luck, None);
    while let Status::Awaiting(seats) = game.status(&state) {
        look(&state, &luck);
        let seat = seats.first().expect("somebody is awaited");
        list.clear();
        game.legal_actions(&state, seat, &mut list);
        let action = Random.choose(Eyes::of(game, &state, seat), &list, &mut thoughts);
        apply(game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
}

/// Something that a network might be told, by whoever knows the table and the luck to come.
type Told = fn(&Pottery, &State, &SeededRng) -> Features;

/// What a network is told.
fn honest(game: &Pottery, state: &State, _: &SeededRng) -> Features {
    Moment::seen(game, &game.view(state, Viewer::Seat(Seat::at(0)))).features(game)
}

/// The same, with a look at the next lot.
fn peeking(game: &Pottery, state: &State, luck: &SeededRng) -> Features {
    let mut told = honest(game, state, luck);
    told[0] ^= luck.clone().below(46) as u8;
    told
}

/// In how many states it is told something else where what nobody can know is shuffled anew.
fn changes(told: Told) -> usize {
    let mut changed = 0;
    for (seed, rules) in [(1, ENGLISH), (2, FRENCH)] {
        let game = table(rules);
        each_state(&game, seed, |state, luck| {
            let shuffled = SeededRng::stream(seed, 1000 + u64::from(state.round()));
            changed += usize::from(told(&game, state, luck) != told(&game, state, &shuffled));
        });
    }
    changed
}

#[test]
fn features_do_not_change_with_what_nobody_can_know() {
    assert_eq!(changes(honest), 0);
    assert!(changes(peeking) > 30, "a look at the next lot is noticed");
}

/// All viewers see the same, and copies of a card are alike to a network.
#[test]
fn features_are_the_same_for_every_viewer_and_every_copy_of_a_card() {
    let swapped =
        |card: CardId| CardId::new(card.kind(), card.pattern(), if card.copy() < 3 { 3 - card.copy() } else { 3 });
    let game = table(ENGLISH);
    let has_two = |card: CardId| game.deck().set_of(&[swapped(card)]).len() == 1;
    let turn = |cards: &mut Vec<CardId>| {
        cards.iter_mut().filter(|card| has_two(**card)).for_each(|card| *card = swapped(*card));
    };
    for seed in 0..20 {
        each_state(&game, seed, |state, _| {
            let features = |view: &View| Moment::seen(&game, view).features(&game);
            let mut view = game.view(state, Viewer::Seat(Seat::at(0)));
            let told = features(&view);
            assert_eq!(told, features(&game.view(state, Viewer::Spectator)));
            view.collections.iter_mut().for_each(|own| {
                [&mut own.unbroken, &mut own.broken, &mut own.repaired].into_iter().for_each(turn);
            });
            [&mut view.area, &mut view.discards].into_iter().for_each(turn);
            view.top = view.top.map(|card| if has_two(card) { swapped(card) } else { card });
            assert_eq!(told, features(&view));
        });
    }
}

/// The moment before a deal has the cards of both views around it, and nothing of the deal.
#[test]
fn the_moment_before_a_deal_does_not_tell_the_deal() {
    let game = table(ENGLISH);
    let (mut before, mut deals) = (None::<State>, 0);
    each_state(&game, 5, |state, _| {
        if let Some(before) = before.filter(|before| before.round() > 0 && before.round() < state.round()) {
            let [one, two] = [&before, state].map(|state| game.view(state, Viewer::Spectator));
            let moment = Moment::between(&game, &one, &two);
            // The same last choice with another deal.
            let seat = match game.status(&before) {
                Status::Awaiting(seats) => seats.first().expect("somebody"),
                Status::Over(_) => panic!("there was a choice"),
            };
            let mut list = Vec::new();
            game.legal_actions(&before, seat, &mut list);
            let same = |state: &State, other: &State| {
                Seat::all(2).all(|seat| state.collection(seat) == other.collection(seat))
            };
            for &action in &list {
                let mut other = before;
                apply(&game, &mut other, seat, action, &mut SeededRng::new(deals), None).expect("it is legal");
                if other.round() == state.round() && same(state, &other) {
                    assert_eq!(moment, Moment::between(&game, &one, &game.view(&other, Viewer::Spectator)));
                }
            }
            deals += 1;
        }
        before = Some(*state);
    });
    assert_eq!(deals, 8);
}

/// How many of so many games the first wins, seats swapped.
fn wins(
    rules: Rules,
    games: u64,
    first: &dyn Fn() -> Box<dyn Bot<Pottery>>,
    second: &dyn Fn() -> Box<dyn Bot<Pottery>>,
) -> u64 {
    let (game, mut playout) = (table(rules), Playout::default());
    let mut won = 0;
    for index in 0..games {
        let seat = Seat::at((index % 2) as usize);
        let mut bots = [first(), second()];
        if seat == Seat::at(1) {
            bots.swap(0, 1);
        }
        let outcome = playout.run(&game, game_seed(31, index / 2), &mut bots, |_, _| {}).outcome;
        won += u64::from(outcome.winners().contains(seat) && outcome.winners().len() == 1);
    }
    won
}

#[test]
fn a_look_at_the_round_beats_the_greedy_player() {
    for rules in [ENGLISH, FRENCH] {
        let strong = || -> Box<dyn Bot<Pottery>> { Box::new(PotterBySeats::strong(Budget::Iterations(300))) };
        let over_greedy = wins(rules.clone(), 60, &strong, &|| Box::new(OpinionBot(GreedyPotter)));
        assert!(over_greedy > 52, "{over_greedy} of 60");
    }
}

#[test]
fn a_look_beyond_the_deal_chooses_the_same_every_time() {
    let game = table(FRENCH);
    let choose = || {
        let mut bots = [(); 2].map(|()| LookingPotter::within(Budget::Iterations(8), 100));
        let mut choices = Vec::<(Seat, Action)>::new();
        Playout::default().run(&game, 5, &mut bots, |seat, action| choices.push((seat, action)));
        choices
    };
    assert_eq!(choose(), choose());
}

/// A judge that was asked much before says the same as one that was not.
#[test]
fn what_a_judge_keeps_does_not_change_what_it_says() {
    let game = table(ENGLISH);
    let mut kept = Judge::default();
    each_state(&game, 9, |state, _| {
        let moment = Moment::seen(&game, &game.view(state, Viewer::Spectator));
        assert_eq!(kept.value(&game, &moment).to_bits(), Judge::default().value(&game, &moment).to_bits());
    });
}

/// What the network says is the sum over the features that it is said to be.
#[test]
fn a_judge_says_what_the_network_says_of_the_features() {
    let network = Network::read(include_bytes!("../data/value.bin"), Moment::FEATURES).expect("weights that are kept");
    let (game, units, mut judge) = (table(ENGLISH), Moment::units(), Judge::by(Arc::new(network.clone())));
    each_state(&game, 3, |state, _| {
        let moment = Moment::seen(&game, &game.view(state, Viewer::Spectator));
        let mut layer = network.bias();
        let sizes: Vec<(usize, f32)> = moment
            .features(&game)
            .iter()
            .enumerate()
            .map(|(input, &size)| (input, f32::from(size) * units[input]))
            .collect();
        network.add(&mut layer, &sizes);
        assert!((network.judge(&layer) - judge.value(&game, &moment)).abs() < 1e-3);
    });
}

/// A lesson of a few games makes the error smaller, on games that were not seen too.
#[test]
fn a_short_lesson_teaches() {
    let game = table(ENGLISH);
    let (mut seen, mut aside) = (Positions::default(), Positions::default());
    for seed in 0..400 {
        let mut bots = [(); 2].map(|()| OpinionBot(GreedyPotter));
        let played = Playout::default().run(&game, seed, &mut bots, |_, _| {});
        let first = played.outcome.winners().contains(Seat::at(0));
        // What lies open at the end tells who has won.
        let moment = Moment::seen(&game, &game.view(&played.end, Viewer::Spectator));
        let begins = played.end.first().next(2) == Seat::at(0);
        let to = if seed % 4 == 0 { &mut aside } else { &mut seen };
        to.add(&moment.features(&game), f32::from(u8::from(begins == first)));
    }
    let (mut teacher, mut luck) = (Teacher::fresh(&Moment::units(), 1), SeededRng::new(1));
    let before = [&seen, &aside].map(|positions| teacher.error(positions));
    for _ in 0..30 {
        teacher.learn(&seen, 0.002, &mut luck);
    }
    let after = [&seen, &aside].map(|positions| teacher.error(positions));
    assert!(after[0] < before[0] / 4.0 && after[1] < before[1] / 2.0, "{before:?} {after:?}");
}

/// The weights take at most 60 kB.
#[test]
fn the_weights_are_small() {
    assert!(include_bytes!("../data/value.bin").len() <= 60_000);
}
