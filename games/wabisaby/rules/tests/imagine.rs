//! What a search imagines: truths that give back the view, each as likely, counted against all there are.

#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tsugi_engine::{Chance, Game, Imagine, Options, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_wabisaby::{Action, Components, PhaseView, Seen, Spot, State, View, WabiSaby};

fn table(seats: usize, components: Components) -> WabiSaby {
    let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
    WabiSaby::new(seats, &options, components).expect("our components are enough")
}

/// Every state of a game of random choices; few swaps, so that much is remembered.
fn each_state(game: &WabiSaby, seed: u64, mut look: impl FnMut(&State)) {
    let (mut luck, mut list) = (SeededRng::new(seed), Vec::new());
    let mut state = begin(game, &mut luck, None);
    for _ in 0..150 {
        let Status::Awaiting(seats) = game.status(&state) else { break };
        look(&state);
        let seat = seats.first().expect("somebody is awaited");
        list.clear();
        game.legal_actions(&state, seat, &mut list);
        let ends = list.contains(&Action::EndTurn) && luck.below(8) > 0;
        let action = if ends { Action::EndTurn } else { list[luck.below(list.len() as u32) as usize] };
        apply(game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
}

#[test]
fn an_imagined_world_gives_back_the_view_and_adds_up() {
    let mut luck = SeededRng::new(1);
    for seats in 1..=8 {
        let game = table(seats, Components::ours());
        for seed in 0..6 {
            each_state(&game, seed, |state| {
                for seat in Seat::all(seats) {
                    let view = game.view(state, Viewer::Seat(seat));
                    let world = game.imagine(&view, &mut luck);
                    assert_eq!(game.view(&world, Viewer::Seat(seat)), view, "{seats} players, seed {seed}");
                    game.audit(&world).unwrap_or_else(|unsound| panic!("{seats} players, seed {seed}: {unsound}"));
                    let mut redrawn = *state;
                    game.redraw(&mut redrawn, seat, &mut luck);
                    assert_eq!(game.view(&redrawn, Viewer::Seat(seat)), view, "{seats} players, seed {seed}");
                    game.audit(&redrawn).unwrap_or_else(|unsound| panic!("{seats} players, seed {seed}: {unsound}"));
                }
            });
        }
    }
}

/// What the others can place follows, but for unknown Wabi Sabi cards and for hands that were rearranged, from what
/// one has seen: so they are imagined to know what they know.
#[test]
fn the_others_are_imagined_to_know_what_they_know() {
    let (mut luck, mut right, mut all) = (SeededRng::new(1), 0u32, 0u32);
    let game = table(4, Components::ours());
    for seed in 0..20 {
        each_state(&game, seed, |state| {
            let [viewer, other] = [0, 1].map(Seat::at);
            let world = game.imagine(&game.view(state, Viewer::Seat(viewer)), &mut luck);
            let knows = |state: &State| {
                let known = state.known(other);
                let hands = Seat::all(4).flat_map(|holder| known.hand(holder).map(|card| card.is_some()));
                hands.chain(known.showcase().map(|card| card.is_some())).collect::<Vec<_>>()
            };
            let alike = knows(&world).into_iter().zip(knows(state)).filter(|(one, two)| one == two).count();
            (right, all) = (right + alike as u32, all + 27);
        });
    }
    assert!(all > 5_000 && f64::from(right) > 0.95 * f64::from(all), "{right} of {all}");
}

/// The places of which a view tells nothing: hand and place, or showcase.
fn unknown(view: &View) -> Vec<Value> {
    let noted = |at: Spot| view.memory.iter().any(|note| note.at == at);
    let mut places = Vec::new();
    for (seat, hand) in Seat::all(view.hands.len()).zip(&view.hands) {
        for (place, &seen) in tsugi_wabisaby::Place::all().zip(hand) {
            if seen == Seen::Back && !noted(Spot::Hand { seat, place }) {
                places.push(json!(format!("/hands/{seat}/{}", place.number())));
            }
        }
    }
    for (slot, &seen) in tsugi_wabisaby::Slot::all().zip(&view.showcase) {
        if seen == Seen::Back && !noted(Spot::Showcase { slot }) {
            places.push(json!(format!("/showcase/{}", slot.number())));
        }
    }
    places
}

/// What tells one truth from another: every card and every target.
fn truth(seats: usize, state: &Value) -> String {
    let cards = |list: &Value| list.as_array().expect("a list").iter().map(|held| held["card"].clone()).collect();
    let hands: Vec<Vec<Value>> = state["hands"].as_array().expect("hands")[..seats].iter().map(cards).collect();
    let showcase: Vec<Value> = cards(&state["showcase"]);
    let targets = &state["targets"].as_array().expect("targets")[..seats];
    json!([hands, showcase, targets]).to_string()
}

/// Every order of a list, each once.
fn orders(list: &[Value]) -> Vec<Vec<Value>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in list.iter().enumerate() {
        if !list[..index].contains(first) {
            let mut rest = list.to_vec();
            rest.remove(index);
            all.extend(orders(&rest).into_iter().map(|order| [vec![first.clone()], order].concat()));
        }
    }
    all
}

/// Every truth that looks like this to a seat: cards and their facing tried in every way.
fn all_truths(game: &WabiSaby, state: &State, seat: Seat) -> Vec<String> {
    let view = game.view(state, Viewer::Seat(seat));
    let (json, places) = (serde_json::to_value(state).expect("a state is data"), unknown(&view));
    let at = |place: &Value| place.as_str().expect("a place").to_owned();
    let cards: Vec<Value> =
        places.iter().map(|place| json.pointer(&at(place)).expect("a place")["card"].clone()).collect();
    let mut found = Vec::new();
    for targets in orders(&json["targets"].as_array().expect("targets")[..game.seats()]) {
        for order in orders(&cards) {
            for facings in 0..1u32 << places.len() {
                let mut other = json.clone();
                for (index, target) in targets.iter().enumerate() {
                    other["targets"][index] = target.clone();
                }
                for (index, (place, card)) in places.iter().zip(&order).enumerate() {
                    let spot = other.pointer_mut(&at(place)).expect("a place");
                    spot["card"] = card.clone();
                    if spot.get("facing").is_some() {
                        spot["facing"] = json!(if facings >> index & 1 == 1 { "holder" } else { "others" });
                    }
                }
                let world: State = serde_json::from_value(other.clone()).expect("a state");
                let truth = truth(game.seats(), &other);
                if game.view(&world, Viewer::Seat(seat)) == view && !found.contains(&truth) {
                    found.push(truth);
                }
            }
        }
    }
    found
}

/// Chi-squared of counts that should be alike, against the bound that 999 of 1,000 runs stay below.
fn assert_alike(counts: &BTreeMap<String, f64>, expected: impl Fn(&str) -> f64) {
    let chi: f64 = counts.iter().map(|(key, seen)| (seen - expected(key)).powi(2) / expected(key)).sum();
    let freedom = (counts.len() - 1) as f64;
    let bound = freedom + 3.1 * (2.0 * freedom).sqrt() + 7.0;
    assert!(chi < bound, "chi-squared {chi} of {freedom}: {counts:?}");
}

#[test]
fn every_truth_is_imagined_as_often_as_any_other() {
    let (mut luck, mut cases) = (SeededRng::new(2), 0);
    for (seats, most) in [(2, 3), (3, 3)] {
        let game = table(seats, Components::ours());
        for seed in 0..24 {
            let mut found = false;
            each_state(&game, seed, |state| {
                let seat = Seat::at(seed as usize % seats);
                let view = game.view(state, Viewer::Seat(seat));
                let places = unknown(&view).len();
                if found || !(2..=most).contains(&places) || !matches!(view.phase, PhaseView::Playing { .. }) {
                    return;
                }
                found = true;
                let truths = all_truths(&game, state, seat);
                if truths.len() < 3 {
                    return;
                }
                cases += 1;
                let mut counts: BTreeMap<String, f64> = truths.iter().map(|truth| (truth.clone(), 0.0)).collect();
                let draws = 300 * truths.len();
                for _ in 0..draws {
                    let world = serde_json::to_value(game.imagine(&view, &mut luck)).expect("a state is data");
                    let truth = truth(seats, &world);
                    *counts.get_mut(&truth).unwrap_or_else(|| panic!("{truth} does not look like that")) += 1.0;
                }
                assert_alike(&counts, |_| 300.0);
            });
        }
    }
    assert!(cases >= 6, "{cases}");
}

/// Alone, nine cards: every order of the cards that are not known, each with either side up, is as likely;
/// those that look otherwise are struck out.
#[test]
fn alone_a_card_that_lies_down_is_wabi_sabi_twice_as_often() {
    let mut components = Components::ours();
    components.solo.sets = 1;
    let (game, mut luck, mut cases) = (table(1, components), SeededRng::new(3), 0);
    for seed in 0..40 {
        each_state(&game, seed, |state| {
            let view = game.view(state, Viewer::Seat(Seat::at(0)));
            let PhaseView::Drawing { deck_size, drawn, aside, .. } = &view.phase else { return };
            let json = serde_json::to_value(state).expect("a state is data");
            let backs = view.hands[0].iter().filter(|seen| **seen == Seen::Back).count();
            let seen = view.hands[0].iter().filter(|seen| **seen != Seen::Back).count() + aside.len();
            if *deck_size == 0 || backs < 2 || seen < 4 {
                return;
            }
            cases += 1;
            let drawn_down = usize::from(*drawn == Seen::Back);
            let expected = expected_hands(&json, backs, drawn_down);
            let mut counts: BTreeMap<String, f64> = expected.keys().map(|key| (key.clone(), 0.0)).collect();
            let draws = 300.0 * expected.len() as f64;
            for _ in 0..draws as u32 {
                let world = serde_json::to_value(game.imagine(&view, &mut luck)).expect("a state is data");
                *counts.get_mut(&hidden_hand(&world)).expect("such a hand can be") += 1.0;
            }
            assert_alike(&counts, |key| draws * expected[key]);
        });
    }
    assert!(cases >= 5, "{cases}");
}

/// The cards of a hand that lie down, in order.
fn hidden_hand(state: &Value) -> String {
    let hand = state["solo"]["hand"].as_array().expect("a hand").iter();
    let down: Vec<&Value> = hand.filter(|lying| lying["side"] == "down").map(|lying| &lying["card"]).collect();
    json!(down).to_string()
}

/// How likely each row of cards lies down in the hand, by trying every order of the unknown cards.
fn expected_hands(state: &Value, backs: usize, drawn_down: usize) -> BTreeMap<String, f64> {
    let solo = &state["solo"];
    let pile = |name: &str| -> Vec<Value> {
        let counts = solo[name].as_array().expect("counts").iter().map(|count| count.as_u64().expect("a count"));
        let card = |index: usize| if index == 0 { json!("W") } else { json!(index) };
        counts.enumerate().flat_map(|(index, count)| vec![card(index); count as usize]).collect()
    };
    let lying = solo["hand"].as_array().expect("a hand").iter().chain([&solo["drawn"]]);
    let mut pool: Vec<Value> = lying.filter(|lying| lying["side"] == "down").map(|l| l["card"].clone()).collect();
    let aside = pile("aside_down");
    let down = backs + drawn_down + aside.len();
    pool.extend(aside);
    pool.extend(pile("deck"));
    let (mut weights, mut all) = (BTreeMap::new(), 0.0);
    for order in orders(&pool) {
        // Distinct orders stand for as many orders of cardboard each; of two sides a number shows its back
        // on one, a Wabi Sabi card on both.
        let weight: f64 = order[..down].iter().map(|card| if *card == "W" { 2.0 } else { 1.0 }).product();
        *weights.entry(json!(order[..backs]).to_string()).or_insert(0.0) += weight;
        all += weight;
    }
    for weight in weights.values_mut() {
        *weight /= all;
    }
    weights
}
