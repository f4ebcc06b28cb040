//! The bridge: every request, every refusal, and a process that outlives them all.

use serde_json::{Value, json};

use crate::program::Bridge;

/// A bridge with a game of kintsugi for two in hand.
fn in_play() -> Bridge {
    let mut bridge = Bridge::open(&[]);
    let opened = bridge.granted(&json!({"op": "new", "game": "kintsugi", "players": 2, "seed": 7, "options": {}}));
    assert_eq!(opened, json!({"status": {"awaiting": [0]}}));
    bridge
}

fn first_action(bridge: &mut Bridge, seat: u64) -> Value {
    bridge.granted(&json!({"op": "legal", "seat": seat}))["actions"][0].clone()
}

/// Plays to the end by first choices; gives back every answer.
fn play_to_the_end(bridge: &mut Bridge) -> Vec<Value> {
    let mut answers = Vec::new();
    let mut status = bridge.granted(&json!({"op": "status"}))["status"].clone();
    while let Some(seat) = status["awaiting"][0].as_u64() {
        let action = first_action(bridge, seat);
        let answer = bridge.granted(&json!({"op": "act", "seat": seat, "action": action}));
        status = answer["status"].clone();
        answers.push(answer);
    }
    assert!(status["over"]["scores"].is_array(), "{status}");
    answers
}

#[test]
fn the_dialogue_of_the_issue_is_answered_as_written() {
    let mut bridge = in_play();
    let action = first_action(&mut bridge, 0);
    assert_eq!(action, json!({"keep": {"card": "white-cup-1"}}));
    let acted = bridge.granted(&json!({"op": "act", "seat": 0, "action": action}));
    let kept = json!({"card_kept": {"seat": 0, "card": "white-cup-1"}});
    assert_eq!(acted, json!({"events": [kept], "status": {"awaiting": [1]}}));
    let view = bridge.granted(&json!({"op": "view", "viewer": "seat:0"}));
    assert_eq!(view["view"]["collections"][0]["unbroken"], json!(["white-cup-1"]));
    let refused = bridge.ask(&json!({"op": "act", "seat": 1, "action": null}));
    let error = refused["error"].as_object().expect("a refusal");
    assert_eq!((&error["code"], &error["ruling"]), (&json!("malformed"), &Value::Null));
    assert!(error["message"].as_str().is_some_and(|message| message.starts_with("This is no action: ")));
    assert_eq!(refused.as_object().map(serde_json::Map::len), Some(1));
    bridge.leave();
}

/// One value has all that a viewer is shown, in its parts what the other requests answer.
#[test]
fn what_a_viewer_is_shown_is_one_value() {
    let mut bridge = in_play();
    let wish = json!({"op": "shown", "viewer": "seat:0", "with": "ask,offers,meanings,receipts,text"});
    let shown = bridge.granted(&wish)["shown"].clone();
    assert_eq!(shown["view"], bridge.granted(&json!({"op": "view", "viewer": "seat:0"}))["view"]);
    assert_eq!(shown["status"], bridge.granted(&json!({"op": "status"}))["status"]);
    assert_eq!(shown["receipts"], bridge.granted(&json!({"op": "score", "viewer": "seat:0"}))["receipts"]);
    let legal = bridge.granted(&json!({"op": "legal", "seat": 0}))["actions"].clone();
    let offers = shown["offers"].as_array().expect("offers");
    assert_eq!(offers.iter().map(|offer| offer["action"].clone()).collect::<Value>(), legal);
    for part in
        offers.iter().flat_map(|offer| [&offer["text"], &offer["meaning"]]).chain([&shown["ask"], &shown["text"]])
    {
        assert!(part.as_str().is_some_and(|said| said.len() > 5), "{shown}");
    }
    let bare = bridge.granted(&json!({"op": "shown", "viewer": "spectator"}))["shown"].clone();
    assert!(bare.get("offers").is_none() && bare.get("text").is_none() && bare["view"].is_object(), "{bare}");
    assert_eq!(bridge.ask(&json!({"op": "shown", "viewer": "seat:7"}))["error"]["code"], "unknown_seat");
    bridge.leave();
}

#[test]
fn a_game_is_played_to_its_end_and_its_record_verifies() {
    let mut bridge = in_play();
    let answers = play_to_the_end(&mut bridge);
    assert!(answers.len() > 30, "{}", answers.len());
    let record = bridge.granted(&json!({"op": "record"}))["record"].clone();
    assert_eq!(record["result"], answers[answers.len() - 1]["status"]["over"]);
    assert_eq!(record["luck"], json!({"generator": 1, "seed": 7}));
    let score = bridge.granted(&json!({"op": "score"}));
    assert_eq!(score["scores"], record["result"]["scores"]);
    assert_eq!(bridge.refused(&json!({"op": "act", "seat": 0, "action": "pass"})), "game_over");
    assert_eq!(bridge.granted(&json!({"op": "legal", "seat": 0})), json!({"actions": []}));
    bridge.leave();
    let folder = crate::program::folder();
    std::fs::write(folder.path().join("game.json"), record.to_string()).expect("a file can be written");
    crate::program::run_in(folder.path(), &["verify", "game.json"], b"").succeeded();
}

#[test]
fn an_id_is_given_back_whatever_it_is() {
    let mut bridge = Bridge::open(&[]);
    for id in [json!(3), json!("three"), json!({"a": [1, null]}), json!(null), json!(-0.5)] {
        assert_eq!(bridge.ask(&json!({"op": "close", "id": id})), json!({"ok": {}, "id": id}));
        let refused = bridge.ask(&json!({"op": "status", "id": id}));
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&id, &json!("no_game")));
        assert_eq!(bridge.ask(&json!({"op": "dance", "id": id}))["id"], id);
        assert_eq!(bridge.ask(&json!({"op": "legal", "seat": "a", "id": id}))["id"], id);
    }
    assert!(bridge.ask(&json!({"op": "status"})).get("id").is_none());
    bridge.leave();
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut bridge = Bridge::open(&[]);
    let requests = [
        json!({"op": "status"}),
        json!({"op": "state"}),
        json!({"op": "record"}),
        json!({"op": "score"}),
        json!({"op": "legal", "seat": 0}),
        json!({"op": "view", "viewer": "spectator"}),
        json!({"op": "act", "seat": 0, "action": "pass"}),
    ];
    for request in &requests {
        assert_eq!(bridge.refused(request), "no_game", "{request}");
    }
    bridge.granted(&json!({"op": "new", "game": "kintsugi", "players": 3}));
    assert_eq!(bridge.granted(&json!({"op": "close"})), json!({}));
    for request in &requests {
        assert_eq!(bridge.refused(request), "no_game", "after close: {request}");
    }
    bridge.leave();
}

#[test]
fn every_refusal_has_its_code_and_leaves_the_game_in_hand_alone() {
    let mut bridge = in_play();
    let before = bridge.granted(&json!({"op": "state"}));
    let new = |more: Value| {
        let mut request = json!({"op": "new", "game": "kintsugi", "players": 2});
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        request
    };
    let act = |seat: Value, action: Value| json!({"op": "act", "seat": seat, "action": action});
    let cases = [
        (json!({"op": "dance"}), "unknown_op"),
        (json!({"op": 3}), "unknown_op"),
        (json!({}), "unknown_op"),
        (json!([]), "unknown_op"),
        (json!("new"), "unknown_op"),
        (json!({"op": "legal"}), "malformed"),
        (json!({"op": "legal", "seat": -1}), "malformed"),
        (json!({"op": "legal", "seat": 2}), "unknown_seat"),
        (json!({"op": "legal", "seat": u64::MAX}), "unknown_seat"),
        (json!({"op": "view"}), "malformed"),
        (json!({"op": "view", "viewer": "seat:2"}), "unknown_seat"),
        (json!({"op": "view", "viewer": "seat:9"}), "unknown_seat"),
        (json!({"op": "view", "viewer": "all"}), "unknown_seat"),
        (json!({"op": "score", "viewer": "nobody"}), "unknown_seat"),
        (act(json!(0), Value::Null), "malformed"),
        (act(json!(0), json!({"keep": {"card": "blue-mug-1"}})), "malformed"),
        (act(json!(0), json!({"keep": {"card": "white-cup-1", "ingots": 9}})), "malformed"),
        (act(json!(2), json!("pass")), "unknown_seat"),
        (act(json!(1), json!({"keep": {"card": "white-cup-1"}})), "not_your_turn"),
        (act(json!(0), json!({"keep": {"card": "gold-1"}})), "illegal"),
        (new(json!({"game": "chess"})), "unknown_game"),
        (new(json!({"game": null})), "malformed"),
        (new(json!({"players": 5})), "bad_setup"),
        (new(json!({"players": "two"})), "malformed"),
        (new(json!({"seed": 9_007_199_254_740_992_u64})), "bad_setup"),
        (new(json!({"seed": 0.5})), "malformed"),
        (new(json!({"options": {"colour": 1}})), "bad_setup"),
        (new(json!({"options": {"ingots": 0.5}})), "bad_setup"),
        (new(json!({"options": {"novices": [0, 9]}})), "bad_setup"),
        (new(json!({"options": []})), "malformed"),
        (new(json!({"names": ["one"]})), "bad_setup"),
        (new(json!({"names": ["one", "\u{1b}"]})), "bad_setup"),
        (json!({"op": "load", "game": "kintsugi", "players": 2}), "malformed"),
        (json!({"op": "load", "game": "kintsugi", "players": 2, "state": {}}), "malformed"),
        (json!({"op": "load", "game": "kintsugi", "players": 3, "state": before["state"]}), "bad_state"),
    ];
    for (request, code) in &cases {
        assert_eq!(bridge.refused(request), *code, "{request}");
        assert_eq!(bridge.granted(&json!({"op": "state"})), before, "{request}");
    }
    bridge.leave();
}

#[test]
fn an_illegal_action_names_its_ruling() {
    let mut bridge = in_play();
    let mut refusal = |action: Value| {
        let answer = bridge.ask(&json!({"op": "act", "seat": 0, "action": action}));
        (answer["error"]["ruling"].clone(), answer["error"]["message"].as_str().expect("a sentence").to_owned())
    };
    for (action, ruling) in [
        (json!("pass"), "R6"),
        (json!({"keep": {"card": "gold-2"}}), "R7"),
        (json!({"sell": {"card": "blue-vase-1"}}), "R6"),
        (json!({"repair": {"card": "white-cup-1"}}), "R14"),
        (json!({"name_first": {"seat": 1}}), "R33"),
    ] {
        let (cited, message) = refusal(action);
        assert_eq!(cited, ruling);
        assert!(message.starts_with(&format!("{ruling}: ")), "{message}");
    }
    bridge.leave();
}

#[test]
fn refusals_are_french_where_french_is_spoken() {
    let mut bridge = Bridge::open(&["--lang", "fr"]);
    let answer = bridge.ask(&json!({"op": "status"}));
    assert_eq!(answer["error"]["message"], "Aucune partie en main\u{202f}; demandez d’abord new ou load.");
    bridge.leave();
}

#[test]
fn new_and_load_replace_the_game_in_hand() {
    let mut bridge = in_play();
    bridge.granted(
        &json!({"op": "new", "game": "broken-and-beautiful", "players": 4, "seed": 1, "names": ["A", "B", "C", "D"]}),
    );
    let record = bridge.granted(&json!({"op": "record"}))["record"].clone();
    assert_eq!((&record["game"], &record["config"]["names"][3]), (&json!("broken-and-beautiful"), &json!("D")));
    let state = bridge.granted(&json!({"op": "state"}))["state"].clone();
    let load = json!({"op": "load", "game": "broken-and-beautiful", "players": 4, "options": {}, "state": state});
    bridge.granted(&load);
    assert_eq!(bridge.granted(&json!({"op": "state"}))["state"], state);
    assert_eq!(bridge.refused(&json!({"op": "record"})), "no_record");
    bridge.leave();
}

#[test]
fn a_loaded_state_goes_on_identically_with_the_same_seed() {
    let mut bridge = in_play();
    for _ in 0..9 {
        let status = bridge.granted(&json!({"op": "status"}));
        let seat = status["status"]["awaiting"][0].as_u64().expect("the game runs");
        let action = first_action(&mut bridge, seat);
        bridge.granted(&json!({"op": "act", "seat": seat, "action": action}));
    }
    let state = bridge.granted(&json!({"op": "state"}))["state"].clone();
    let load = json!({"op": "load", "game": "kintsugi", "players": 2, "options": {}, "state": state, "seed": 5});
    bridge.granted(&load);
    let once = play_to_the_end(&mut bridge);
    bridge.granted(&load);
    assert_eq!(play_to_the_end(&mut bridge), once);
    assert!(once.len() > 20, "{}", once.len());
    bridge.leave();
}

#[test]
fn a_state_whose_pieces_do_not_add_up_is_refused() {
    let mut bridge = in_play();
    let state = bridge.granted(&json!({"op": "state"}))["state"].clone();
    let edits: [(&str, Value, &str); 14] = [
        ("/deck", json!([]), "bad_state"),
        ("/discards", json!([2]), "bad_state"),
        ("/area", json!([2, 19, 21, 33]), "bad_state"),
        ("/area", json!([2, 19, 21, 33, 33]), "malformed"),
        ("/area", json!([2, 19, 21, 33, 64]), "malformed"),
        ("/supply", json!(17), "bad_state"),
        ("/collections/0/ingots", json!(1), "bad_state"),
        ("/collections/3/repairs", json!(1), "bad_state"),
        ("/turn", json!(1), "bad_state"),
        ("/turn", json!(9), "malformed"),
        ("/first", json!(3), "bad_state"),
        ("/phase", json!("repairing"), "bad_state"),
        ("/phase", json!("over"), "bad_state"),
        ("/round", json!(9), "bad_state"),
    ];
    for (pointer, value, code) in edits {
        let mut edited = state.clone();
        *edited.pointer_mut(pointer).expect("a part of a state") = value;
        let load = json!({"op": "load", "game": "kintsugi", "players": 2, "options": {}, "state": edited});
        assert_eq!(bridge.refused(&load), code, "{pointer}");
    }
    assert_eq!(bridge.granted(&json!({"op": "state"}))["state"], state);
    bridge.leave();
}

#[test]
fn lines_that_are_no_request_are_answered_and_empty_ones_passed_over() {
    let mut bridge = in_play();
    for line in [&b"garbage"[..], b"{\"op\":", b"\xff\xfe", b"{} {}", b"null", b"{\"op\":\"st\xffatus\"}"] {
        let code = bridge.send(line)["error"]["code"].clone();
        assert!(code == "malformed" || code == "unknown_op", "{line:?}: {code}");
    }
    let deep = "[".repeat(100_000);
    assert_eq!(bridge.send(deep.as_bytes())["error"]["code"], "malformed");
    for blank in [&b""[..], b"   ", b"\t\r"] {
        bridge.say(blank);
    }
    assert_eq!(bridge.granted(&json!({"op": "status"})), json!({"status": {"awaiting": [0]}}));
    bridge.leave();
}

#[test]
fn an_over_long_line_is_refused_whole_and_the_next_one_answered() {
    let mut bridge = in_play();
    let mut long = br#"{"op":"status","id":""#.to_vec();
    long.resize(5 << 20, b'x');
    long.extend_from_slice(br#""}"#);
    let refused = bridge.send(&long);
    assert_eq!(refused["error"]["code"], "malformed");
    assert!(refused["error"]["message"].as_str().is_some_and(|message| message.contains("at most 4194304 bytes")));
    assert_eq!(bridge.granted(&json!({"op": "status"})), json!({"status": {"awaiting": [0]}}));
    bridge.leave();
}

#[test]
fn other_components_are_played_with_and_travel_in_the_record() {
    let mut bridge = Bridge::open(&[]);
    let folder = tempfile::tempdir().expect("a folder");
    let deck = folder.path().join("deck.toml");
    std::fs::write(&deck, "[[card]]\ntype = \"gold\"\ncopies = 6\ningots = 2\n").expect("a file");
    let new = json!({"op": "new", "game": "kintsugi", "players": 2, "seed": 7, "components": deck});
    bridge.granted(&new);
    let legal = bridge.granted(&json!({"op": "legal", "seat": 1}))["actions"].clone();
    let seat = u64::from(legal.as_array().is_some_and(|list| !list.is_empty()));
    let action = first_action(&mut bridge, seat);
    assert!(action["sell"]["card"].as_str().is_some_and(|card| card.starts_with("gold-")), "{action}");
    let record = bridge.granted(&json!({"op": "record"}))["record"].clone();
    assert_eq!(record["replaced_components"], json!([{"type": "gold", "copies": 6, "ingots": 2}]));
    let refused = bridge.ask(&json!({"op": "new", "game": "kintsugi", "players": 2, "components": "no/such/file"}));
    assert_eq!(refused["error"]["code"], json!("bad_setup"));
    bridge.leave();
}
