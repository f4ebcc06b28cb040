//! States from outside: edited anywhere, with another figure, or with a card in another place.

use std::cell::Cell;

use proptest::{collection::vec, prelude::*, sample::Index, sample::select, test_runner::TestRunner};
use serde_json::{Value, json};
use tsugi_catalog::{Listing, Setup, Start, begin, find, games};
use tsugi_engine::Status;

use crate::{
    arbitrary::{Audited, ENGLISH, WORDS, cases, play_out},
    mutation::{Edit, any_json, edited, edits},
};

/// The figures of a state.
const FIGURES: [&str; 10] = [
    "/round",
    "/picks",
    "/supply",
    "/first",
    "/turn",
    "/collections/0/ingots",
    "/collections/1/ingots",
    "/collections/0/repairs",
    "/collections/1/repairs",
    "/passed/0",
];
/// Where a card may lie.
const PLACES: [&str; 10] = [
    "/deck",
    "/top",
    "/area",
    "/discards",
    "/collections/0/unbroken",
    "/collections/0/broken",
    "/collections/0/repaired",
    "/collections/1/unbroken",
    "/collections/1/broken",
    "/collections/1/repaired",
];

/// What was done to a state.
#[derive(Clone, Debug)]
enum Touch {
    Anywhere(Vec<(Index, Edit)>),
    Figures(Vec<(&'static str, i64)>),
    Cards(Vec<(u64, &'static str)>),
    Phase(&'static str),
}

fn touches() -> impl Strategy<Value = Touch> {
    let phases = vec!["setup", "naming_first", "drafting", "repairing", "over"];
    prop_oneof![
        2 => edits(&WORDS).prop_map(Touch::Anywhere),
        2 => vec((select(FIGURES.to_vec()), -2..=2_i64), 1..3).prop_map(Touch::Figures),
        2 => vec((0..46_u64, select(PLACES.to_vec())), 1..4).prop_map(Touch::Cards),
        1 => select(phases).prop_map(Touch::Phase),
    ]
}

fn touched(mut state: Value, touch: &Touch) -> Value {
    match touch {
        Touch::Anywhere(edits) => return edited(state, edits),
        Touch::Phase(phase) => state["phase"] = json!(phase),
        Touch::Figures(figures) => {
            for (figure, by) in figures {
                if let Some(place) = state.pointer_mut(figure) {
                    *place = json!(place.as_i64().expect("a figure is a number") + by);
                }
            }
        }
        Touch::Cards(cards) => {
            for (card, to) in cards {
                for place in PLACES {
                    let list = state.pointer_mut(place).and_then(Value::as_array_mut).expect("cards lie in lists");
                    list.retain(|other| *other != json!(card));
                    if place == *to {
                        list.push(json!(card));
                    }
                }
            }
        }
    }
    state
}

/// The state of a game after so many choices.
fn state_after(game: &'static Listing, players: usize, choices: usize) -> Value {
    let mut session = begin(game.id, &Setup::of(players), Start::Seed(choices as u64)).expect("a table can be laid");
    for step in 0..choices {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.first().expect("somebody is awaited");
        let legal = session.legal(seat, &ENGLISH);
        session.act(seat, &legal[step * 5 % legal.len()], &ENGLISH).expect("what is offered is legal");
    }
    session.state()
}

#[test]
fn a_touched_state_is_refused_or_plays_to_its_end_and_always_adds_up() {
    let strategy = (any::<bool>(), 2..=4_usize, 0..60_usize, touches(), any::<u8>());
    let played_on = Cell::new(0);
    let done = TestRunner::new(cases(1_500)).run(&strategy, |(french, players, choices, touch, salt)| {
        let game = find(if french { "kintsugi" } else { "broken-and-beautiful" }).expect("a game");
        let state = touched(state_after(game, players, choices), &touch);
        if let Ok(session) = begin(game.id, &Setup::of(players), Start::State { seed: 1, state }) {
            played_on.set(played_on.get() + 1);
            play_out(game, &Setup::of(players), session, salt.into(), Audited::Yes);
        }
        Ok(())
    });
    done.unwrap_or_else(|error| panic!("{error}"));
    assert!(played_on.get() > 200, "only {} of 1,500 touched states were sound", played_on.get());
}

/// Figures of a WabiSaby state, and places of cards in it.
const WABISABY: [&str; 14] = [
    "/round",
    "/turn",
    "/die",
    "/lock",
    "/last_appraiser",
    "/swaps",
    "/stalled",
    "/scores/0",
    "/scores/1",
    "/targets/0",
    "/hands/0/0/card",
    "/hands/1/2/card",
    "/showcase/1/card",
    "/solo/aside_down/0",
];

#[test]
fn a_touched_state_of_wabisaby_is_refused_or_plays_on_and_always_adds_up() {
    let game = find("wabisaby").expect("a game");
    let figures = vec((select(WABISABY.to_vec()), -2..=2_i64), 1..3);
    let touch = prop_oneof![
        3 => edits(&WORDS).prop_map(Ok),
        2 => figures.prop_map(Err),
    ];
    let strategy = (1..=4_usize, 0..60_usize, touch, any::<u8>());
    let played_on = Cell::new(0);
    let done = TestRunner::new(cases(150)).run(&strategy, |(players, choices, touch, salt)| {
        let mut state = state_after(game, players, choices);
        match touch {
            Ok(edits) => state = edited(state, &edits),
            Err(figures) => {
                for (figure, by) in figures {
                    if let Some(number) = state.pointer(figure).and_then(Value::as_i64) {
                        *state.pointer_mut(figure).expect("it is there") = json!(number + by);
                    }
                }
            }
        }
        if let Ok(session) = begin(game.id, &Setup::of(players), Start::State { seed: 1, state }) {
            played_on.set(played_on.get() + 1);
            play_out(game, &Setup::of(players), session, salt.into(), Audited::Yes);
        }
        Ok(())
    });
    done.unwrap_or_else(|error| panic!("{error}"));
    assert!(played_on.get() > 15, "only {} of 150 touched states were sound", played_on.get());
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_json_is_refused_as_a_state_or_plays(state in any_json(&WORDS), players in 2..=4_usize) {
        for game in games() {
            if let Ok(session) = begin(game.id, &Setup::of(players), Start::State { seed: 1, state: state.clone() }) {
                play_out(game, &Setup::of(players), session, 1, Audited::Yes);
            }
        }
    }
}
