//! WabiSaby alone: what was worked out, held against plain recursion over every order of the cards that
//! are not known, on small decks and late in the round.

use tsugi_engine::{Bot, Chance, Eyes, Game, Options, Seat, SeededRng, Setting, Status, Viewer, apply, begin};
use tsugi_search::{Advisor, Aim, Budget, Random};
use tsugi_wabisaby::{Action, Components, PhaseView, Seen, View, WabiSaby};
use tsugi_wabisaby_guide::{NoviceWabiSaby, SearchingWabiSaby, Sensible, ThinkingWabiSaby};

fn table(sets: u8, bin_voids_bonus: bool) -> WabiSaby {
    let mut components = Components::ours();
    components.solo.sets = sets;
    components.solo.rounds = 1;
    let given = [("bin_voids_bonus", Setting::Flag(bin_voids_bonus))];
    let options = Options::new(&WabiSaby::options(), given, 1).expect("such options may be set");
    WabiSaby::new(1, &options, components).expect("such components can be played with")
}

/// A whole truth: the hand, the card drawn and the deck in its order, 0 being Wabi Sabi, each with whether
/// it lies up; and how many ways of mixing the deck come to it.
#[derive(Clone)]
struct Truth {
    hand: Vec<(u8, bool)>,
    deck: Vec<(u8, bool)>,
    weight: f64,
}

/// Every order of a list, each once.
fn orders(list: &[u8]) -> Vec<Vec<u8>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in list.iter().enumerate() {
        if !list[..index].contains(&first) {
            let mut rest = list.to_vec();
            rest.remove(index);
            all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
        }
    }
    all
}

/// The cards that were not seen, and the cards in sight with the one drawn last.
fn pool(sets: u8, view: &View) -> Vec<u8> {
    let PhaseView::Drawing { drawn, aside, .. } = &view.phase else { panic!("a card is drawn") };
    let mut left: Vec<u8> = (1..=6).flat_map(|number| vec![number; sets.into()]).chain([0; 3]).collect();
    let seen = view.hands[0].iter().chain([drawn]).filter_map(|seen| match seen {
        Seen::Face(card) => Some(*card),
        Seen::Back => None,
    });
    for card in seen.chain(aside.iter().copied()) {
        let at = left.iter().position(|&other| other == card.value()).expect("it came out of this deck");
        left.remove(at);
    }
    left
}

/// Every truth that looks like this: down places first (hand, drawn, aside), then the deck.
fn truths(sets: u8, view: &View) -> Vec<Truth> {
    let PhaseView::Drawing { drawn, deck_size, aside_down, .. } = &view.phase else { panic!("a card is drawn") };
    let mut all = Vec::new();
    for order in orders(&pool(sets, view)) {
        let mut cards = order.into_iter();
        let mut weight = 1.0;
        let mut lie = |seen: &Seen| match seen {
            Seen::Face(card) => (card.value(), true),
            Seen::Back => {
                let card = cards.next().expect("there is a card for every place");
                // A Wabi Sabi card looks down whichever side is up.
                weight *= if card == 0 { 2.0 } else { 1.0 };
                (card, false)
            }
        };
        let hand: Vec<(u8, bool)> = view.hands[0].iter().map(&mut lie).collect();
        let first = lie(drawn);
        for _ in 0..*aside_down {
            lie(&Seen::Back);
        }
        let rest: Vec<u8> = cards.collect();
        assert_eq!(rest.len(), usize::from(*deck_size));
        for sides in 0..1u32 << rest.len() {
            let lying = |(at, &card): (usize, &u8)| (card, card > 0 && sides >> at & 1 == 1);
            let deck = [first].into_iter().chain(rest.iter().enumerate().map(lying)).collect();
            all.push(Truth { hand: hand.clone(), deck, weight });
        }
    }
    all
}

/// The best sum of weighted scores from the draw of that number on.
fn best(game: &WabiSaby, spares: bool, truths: &[Truth], draw: usize, skips: u8) -> f64 {
    let Some(one) = truths.first() else { return 0.0 };
    if draw == one.deck.len() {
        return truths.iter().map(|truth| truth.weight * score(game, spares, truth)).sum();
    }
    // What is chosen may depend on how the card looks, and on nothing else.
    let look = |truth: &Truth| truth.deck[draw].1.then_some(truth.deck[draw].0);
    let looks = (0..=6).map(|value| (value > 0).then_some(value));
    let of = |wanted: Option<u8>| {
        let alike: Vec<Truth> = truths.iter().filter(|truth| look(truth) == wanted).cloned().collect();
        let choices = (0..7).map(|choice| after(game, spares, &alike, draw, skips, choice));
        choices.flatten().fold(f64::MIN, f64::max)
    };
    looks.map(of).sum()
}

/// The same after a choice: a place to replace, or 6 for a skip.
fn after(game: &WabiSaby, spares: bool, truths: &[Truth], draw: usize, skips: u8, choice: usize) -> Option<f64> {
    if choice == 6 {
        return (skips > 0).then(|| best(game, spares, truths, draw + 1, skips - 1));
    }
    let mut changed = truths.to_vec();
    for truth in &mut changed {
        truth.hand[choice] = truth.deck[draw];
    }
    Some(best(game, spares, &changed, draw + 1, skips))
}

fn score(game: &WabiSaby, spares: bool, truth: &Truth) -> f64 {
    let total: usize = truth.hand.iter().map(|(card, _)| usize::from(*card)).sum();
    let wabi_sabi = truth.hand.iter().filter(|(card, _)| *card == 0).count() as u32;
    match game.points_of(total) {
        Some(points) => f64::from(u32::from(points) + wabi_sabi),
        None => f64::from(if spares { wabi_sabi } else { 0 }),
    }
}

#[test]
fn what_was_worked_out_is_what_plain_recursion_finds() {
    for (sets, spares, seeds) in [(1, false, 30), (1, true, 12), (2, false, 40)] {
        let (game, mut legal, mut compared) = (table(sets, !spares), Vec::new(), 0);
        for seed in 0..seeds {
            let mut luck = SeededRng::new(seed);
            let mut state = begin(&game, &mut luck, None);
            while let Status::Awaiting(_) = game.status(&state) {
                let seat = Seat::at(0);
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let PhaseView::Drawing { deck_size, .. } = view.phase else { panic!("a card is drawn") };
                if deck_size <= 2 && pool(sets, &view).len() <= 7 {
                    compared += 1;
                    let mut thinker = ThinkingWabiSaby::new(Budget::Iterations(1));
                    let advice = thinker.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(1));
                    assert_eq!((advice.of, advice.hints.len()), (Aim::Score, legal.len()));
                    let truths = truths(sets, &view);
                    let all: f64 = truths.iter().map(|truth| truth.weight).sum();
                    for hint in advice.hints {
                        let choice = if let Action::Replace { own } = hint.action { own.index() } else { 6 };
                        let plain = after(&game, spares, &truths, 0, view.die, choice).expect("it is legal") / all;
                        assert!(
                            hint.exact && (hint.value - plain).abs() < 1e-4,
                            "seed {seed}: {hint:?}, plainly {plain}"
                        );
                    }
                }
                let action = legal[luck.below(legal.len() as u32) as usize];
                apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
            }
        }
        assert!(compared > 4, "{sets} sets: {compared}");
    }
}

/// With more sets than can be gone through a hint is a search's, and says so.
#[test]
fn a_deck_that_is_too_large_is_searched() {
    let (game, mut legal) = (table(5, true), Vec::new());
    let state = begin(&game, &mut SeededRng::new(1), None);
    game.legal_actions(&state, Seat::at(0), &mut legal);
    let mut thinker = ThinkingWabiSaby::new(Budget::Iterations(100));
    let advice = thinker.advise(Eyes::of(&game, &state, Seat::at(0)), &legal, &mut SeededRng::new(1));
    assert!(advice.of == Aim::Score && advice.hints.iter().all(|hint| !hint.exact), "{advice:?}");
}

/// What a player's choices of so many rounds lose in the mean to the best possible ones.
fn lost(bot: &mut dyn Bot<WabiSaby>, rounds: u32) -> f64 {
    let (game, mut legal, mut lost) = (table(3, true), Vec::new(), 0.0);
    let (seat, mut best) = (Seat::at(0), ThinkingWabiSaby::new(Budget::Iterations(1)));
    for seed in 0..u64::from(rounds) {
        let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
        let mut state = begin(&game, &mut luck, None);
        while let Status::Awaiting(_) = game.status(&state) {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let hints = best.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(1)).hints;
            let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut thoughts);
            let chosen = hints.iter().find(|hint| hint.action == action).expect("every legal choice has a hint");
            lost += hints[0].value - chosen.value;
            apply(&game, &mut state, seat, action, &mut luck, None).expect("bots choose what they are offered");
        }
    }
    lost / f64::from(rounds)
}

/// The short form of the one-player ladder. Over 2,000 games of three rounds a search of 1,000 games has
/// a mean of 8.65, the sensible player 8.25, the novice 7.4, luck 4.6; the best possible is 8.967.
#[test]
fn the_better_player_loses_less_to_the_best_possible() {
    let searching = lost(&mut SearchingWabiSaby::new(Budget::Iterations(1000)), 24);
    let (sensible, novice) = (lost(&mut Sensible, 60), lost(&mut NoviceWabiSaby, 60));
    let random = lost(&mut Random, 60);
    assert!(searching < 0.8 * sensible, "search {searching}, sensible {sensible}");
    assert!(sensible < 0.8 * novice && novice < 0.6 * random, "{sensible}, {novice}, {random}");
}

/// With few games a search stays with the sensible player's choice, and with one it has no other.
#[test]
fn a_search_of_one_game_is_the_sensible_player() {
    let few = lost(&mut SearchingWabiSaby::new(Budget::Iterations(1)), 40);
    assert!((few - lost(&mut Sensible, 40)).abs() < 1e-6, "{few}");
}
