//! ...and then we held hands... as the command line and the bridge meet it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tsugi_catalog::{AnyTable, Problem, RefusalCode, Setup, Source, Start, ViewRequest, begin, find, referee};
use tsugi_engine::{Seat, Setting, Status, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::Parts;

const SOUTH: Seat = Seat::at(0);
const NORTH: Seat = Seat::at(1);

/// Whether what a seat is shown is for its eyes alone.
fn is_private(table: &dyn AnyTable, seat: Seat) -> bool {
    table.look(Viewer::Seat(seat), Parts::default(), &words()).private
}

fn words() -> Words {
    find("held-hands").expect("the game is listed").words(Lang::En)
}

fn fan(side: &str) -> Value {
    json!({ "choose_fan": { "side": side } })
}

/// All that a viewer may know, with what it could have noted.
fn view(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let words = words();
    let now = ViewRequest::now(viewer, Parts::default(), &words);
    let shown = table.show_one(ViewRequest { memory: true, ..now });
    serde_json::from_str(shown.view.expect("a view").get()).expect("JSON")
}

fn with_memory_aid(on: bool) -> Setup {
    Setup { options: vec![("memory_aid".into(), Setting::Flag(on))], ..Setup::of(2) }
}

#[test]
fn it_has_no_score() {
    let game = find("held-hands").expect("the game is listed");
    let refused = referee(game.id, &Setup::of(2), json!({}), &words()).expect_err("there is nothing to reckon");
    assert_eq!(refused, Problem::NoScore { game: "held-hands" });
    let session = begin(game.id, &Setup::of(2), Start::Seed(1)).expect("a table");
    let all = Parts { receipts: true, ..Parts::default() };
    assert_eq!(session.look(Viewer::Spectator, all, &words()).receipts, None);
}

/// Two at one keyboard: a curtain while one looks at the own six, and with the memory aid for as
/// long as one remembers more than the other.
#[test]
fn the_starting_look_is_private() {
    let game = find("held-hands").expect("the game is listed");
    for aid in [false, true] {
        let mut session = begin(game.id, &with_memory_aid(aid), Start::Seed(1)).expect("a table");
        assert!(is_private(session.as_ref(), SOUTH) && is_private(session.as_ref(), NORTH));
        session.act(SOUTH, &fan("left"), &words()).expect("a fan");
        assert_eq!((is_private(session.as_ref(), SOUTH), is_private(session.as_ref(), NORTH)), (aid, true));
        session.act(NORTH, &fan("left"), &words()).expect("a fan");
        assert_eq!([SOUTH, NORTH].map(|seat| is_private(session.as_ref(), seat)), [aid; 2]);
        let drawn = session.look(Viewer::Seat(SOUTH), Parts { text: true, ..Parts::default() }, &words()).text;
        assert_eq!(drawn.expect("the table as text").contains("remembered"), aid);
    }
}

#[test]
fn a_seat_is_not_told_what_the_other_chose() {
    let game = find("held-hands").expect("the game is listed");
    let told = |side| {
        let mut session = begin(game.id, &Setup::of(2), Start::Seed(1)).expect("a table");
        session.act(SOUTH, &fan(side), &words()).expect("a fan");
        let viewer = Viewer::Seat(NORTH);
        let refused = session.act(NORTH, &json!("end_turn"), &words()).expect_err("a fan is due");
        assert_eq!((refused.code, refused.ruling), (RefusalCode::Illegal, Some("R27")));
        let (legal, told) = (session.legal(NORTH, &words()), session.told(None, viewer, &words()));
        (view(session.as_ref(), viewer), told, session.record(), refused, legal)
    };
    assert_eq!(told("left"), told("right"));
}

#[test]
fn components_may_be_a_file_or_a_folder() {
    let game = find("held-hands").expect("the game is listed");
    let source = |path: &str, files: &[(&str, &str)]| Source {
        path: path.into(),
        files: files.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect::<BTreeMap<_, _>>(),
    };
    let few = "[[emotion]]\ncard = 'RK'\ncopies = 20\n[[objective]]\ncolour = 'R'\ncopies = 24\n";
    let open = |source| begin(game.id, &Setup { components: Some(source), ..Setup::of(2) }, Start::Seed(1));
    let session = open(source("own/cards.toml", &[("cards.toml", few)])).expect("a deck of one's own");
    assert_eq!(view(session.as_ref(), Viewer::Spectator)["deck_size"], 8);
    let bad = "[starts]\nsouth = 'O16'\nnorth = 'O0'\n[[node]]\nnode = 'O77'\n";
    let faults = [
        (source("own", &[("board.toml", bad)]), "own/board.toml, node O77, field `node`: "),
        (source("own/board.toml", &[("board.toml", bad)]), "own/board.toml, node O77, field `node`: "),
        (source("own", &[]), "own: error-no-toml-file"),
    ];
    for (source, expected) in faults {
        let told = open(source).err().expect("these components are at fault").to_string();
        assert!(told.starts_with(expected), "{told}");
    }
}

/// A recorded game of two careful players replays to the same end, and a saved one goes on.
#[test]
fn a_recorded_game_replays_and_a_saved_one_goes_on() {
    let game = find("held-hands").expect("the game is listed");
    let mut session = begin(game.id, &Setup::of(2), Start::Seed(3)).expect("a table");
    for seat in [SOUTH, NORTH] {
        session.seat_bot(seat, "greedy", None).expect("the careful player");
    }
    for _ in 0..12 {
        assert!(session.bot_acts(&words()).expect("a bot chooses what it is offered"));
    }
    let saved = session.record().expect("a table that was laid");
    while session.bot_acts(&words()).expect("a bot chooses what it is offered") {}
    let whole = session.record().expect("a table that was laid");
    assert!(matches!(session.status(), Status::Over(_)));
    assert_eq!(tsugi_catalog::verify(&whole).expect("the record holds").outcome, whole.result);
    let mut resumed = tsugi_catalog::resume(&saved).expect("a saved game");
    for seat in [SOUTH, NORTH] {
        resumed.seat_bot(seat, "greedy", None).expect("the careful player");
    }
    while resumed.bot_acts(&words()).expect("a bot chooses what it is offered") {}
    assert_eq!(resumed.record(), Some(whole));
}
