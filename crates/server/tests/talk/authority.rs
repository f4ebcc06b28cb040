//! Whose seat it is: asked of every message, also of streams that were opened when it was somebody else's.

use std::sync::{Arc, atomic::Ordering};

use serde_json::{Value, json};
use tsugi_load::Client;
use tsugi_server::Settings;
use tsugi_store::Memory;
use tsugi_wire::{Code, ToClient};

use crate::house::{Counting, House, Player, make, play_out, table_of_two};

pub(crate) async fn post(client: &mut Client, path: &str, body: Value) -> (u16, Value) {
    let answer = client.post(path, &body).await.expect("an answer");
    (answer.status, answer.body)
}

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default())
}

/// Reads on until a hello tells who looks from now on.
async fn turned(player: &mut Player) -> tsugi_wire::Hello {
    loop {
        match player.next().await {
            Some(ToClient::Hello(hello)) => return *hello,
            Some(_) => {}
            None => panic!("the stream goes on"),
        }
    }
}

/// Everything a seat can say, each refused as not theirs.
async fn is_refused_everything(player: &mut Player, action: &Value) {
    let version = player.version;
    let said = [
        json!({ "act": { "id": "a", "version": version, "action": action } }),
        json!({ "undo": { "id": "b", "version": version, "ask": true } }),
        json!({ "agree": { "id": "c", "version": version } }),
        json!({ "decline": { "id": "d", "version": version } }),
        json!({ "hint": { "id": "e" } }),
        json!({ "why": { "id": "f", "action": action } }),
        json!({ "explain": { "id": "g", "action": action } }),
    ];
    for (message, id) in said.iter().zip(["a", "b", "c", "d", "e", "f", "g"]) {
        player.stream.say_text(&message.to_string()).await.expect("the line stands");
        let refused = player.answer_to(id).await.expect_err("it is somebody else's seat");
        assert_eq!(refused.code, Code::NotYours, "{message}");
    }
}

/// Somebody sits down, opens the stream of the seat and leaves; the next one's hand is not theirs.
#[tokio::test]
async fn a_stream_loses_its_seat_with_whoever_leaves_it() {
    let house = House::open().await;
    let (mut host, mut first, mut second) = (house.visitor(), house.visitor(), house.visitor());
    let wish = json!({ "game": "wabisaby", "seats": ["mine", "open", "open"], "hints": true });
    let (id, key) = make(&mut host, &wish).await;
    let table = format!("/api/tables/{id}");
    post(&mut first, &format!("{table}/sit"), json!({ "key": key, "seat": 1, "name": "Eve" })).await;
    let mut kept = Player::sit(&first, &id, "viewer=seat:1").await;
    post(&mut first, &format!("{table}/leave"), json!({ "seat": 1 })).await;
    let hello = turned(&mut kept).await;
    assert_eq!((hello.viewer.as_str(), hello.note.is_some()), ("spectator", true));
    post(&mut second, &format!("{table}/sit"), json!({ "key": key, "seat": 1, "name": "Théo" })).await;
    post(&mut host, &format!("{table}/begin"), json!({})).await;
    let mut theo = Player::sit(&second, &id, "viewer=seat:1").await;
    let mut watcher = Player::sit(&house_guest(&house, &id, &key).await, &id, "").await;
    // The bot chooses when it likes: all three read on to the same version.
    let choice = |player: &Player| player.heard.iter().any(|text| text.contains("\"waiting\":[0,1]"));
    for player in [&mut kept, &mut watcher, &mut theo] {
        while !choice(player) {
            player.next().await.expect("the bot chooses");
        }
    }
    let view = |player: &Player| {
        let heard = player.heard.iter().rfind(|text| text.contains("\"view\"")).expect("a view");
        serde_json::from_str::<Value>(heard).expect("JSON")["update"]["view"].clone()
    };
    assert_eq!(view(&kept), view(&watcher), "who left sees what anybody sees");
    assert_ne!(view(&kept), view(&theo));
    theo.wait_for_turn_or(&mut [Player::sit(&host, &id, "").await]).await;
    let action = serde_json::to_value(theo.legal.first()).expect("JSON");
    is_refused_everything(&mut kept, &action).await;
    house.close().await;
}

async fn house_guest(house: &House, id: &str, key: &str) -> Client {
    let mut guest = house.visitor();
    post(&mut guest, &format!("/api/tables/{id}/enter"), json!({ "key": key })).await;
    guest
}

/// A seat's own link moves the seat; the device before it watches from then on.
#[tokio::test]
async fn a_stream_loses_its_seat_when_a_link_moves_it() {
    let house = House::open().await;
    let (id, mut host, _) = table_of_two(&house, "held-hands").await;
    let mut laptop = Player::sit(&host, &id, "viewer=seat:0").await;
    let action = serde_json::to_value(&laptop.legal[0]).expect("JSON");
    let (_, link) = post(&mut host, &format!("/api/tables/{id}/links"), json!({ "seat": 0 })).await;
    let mut phone = house.visitor();
    post(&mut phone, &format!("/api/tables/{id}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!(turned(&mut laptop).await.viewer, "spectator");
    is_refused_everything(&mut laptop, &action).await;
    let mut moved = Player::sit(&phone, &id, "viewer=seat:0").await;
    moved.choose(0).await.expect("the seat is the phone's");
    house.close().await;
}

/// Somebody who may not even watch is sent away with the reason.
#[tokio::test]
async fn who_may_not_watch_is_told_why_the_stream_ends() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    // A phone that came by the seat's own link was never shown the table's.
    let (_, link) = post(&mut guest, &format!("/api/tables/{id}/links"), json!({ "seat": 1 })).await;
    let mut phone = house.visitor();
    post(&mut phone, &format!("/api/tables/{id}/enter"), json!({ "key": link["key"] })).await;
    let mut held = Player::sit(&phone, &id, "viewer=seat:1").await;
    let (_, back) = post(&mut phone, &format!("/api/tables/{id}/links"), json!({ "seat": 1 })).await;
    post(&mut guest, &format!("/api/tables/{id}/enter"), json!({ "key": back["key"] })).await;
    let bye = loop {
        match held.next().await {
            Some(ToClient::Bye(bye)) => break bye,
            Some(_) => {}
            None => panic!("the reason comes before the end"),
        }
    };
    assert_eq!((bye.code, bye.message.as_str()), (Code::NotYours, "Somebody else holds this seat now."));
    assert!(held.next().await.is_none(), "one reason, then the end");
    assert_eq!(phone.get(&format!("/api/tables/{id}")).await.expect("an answer").status, 404);
    assert_eq!(host.get(&format!("/api/tables/{id}")).await.expect("an answer").status, 200);
    house.close().await;
}

/// A link leads to its seat once, for a day, and until it is called back or the seat is somebody else's.
#[tokio::test]
async fn a_seats_link_works_once_expires_and_is_called_back() {
    let world = Arc::new(Counting::default());
    let house = House::in_world(Settings::default(), world.clone(), Arc::new(Memory::default())).await;
    let (id, mut host, _) = table_of_two(&house, "kintsugi").await;
    let enter = format!("/api/tables/{id}/enter");
    let links = format!("/api/tables/{id}/links");
    // Once.
    let (_, first) = post(&mut host, &links, json!({ "seat": 0 })).await;
    let (_, second) = post(&mut host, &links, json!({ "seat": 0 })).await;
    let listed = host.get(&format!("/api/tables/{id}")).await.expect("an answer").body;
    assert_eq!(listed["table"]["seats"][0]["links"], json!(2), "a table lists the links to its seats");
    let (mut phone, mut thief) = (house.visitor(), house.visitor());
    let (status, entered) = post(&mut phone, &enter, json!({ "key": first["key"] })).await;
    assert_eq!((status, &entered["yours"]), (200, &json!([0])));
    for key in [&first, &second] {
        let refused = post(&mut thief, &enter, json!({ "key": key["key"] })).await;
        assert_eq!(code(&refused), (403, "wrong_key"), "a link ends with whoever made it");
    }
    // Called back, by who sits there alone.
    let (_, third) = post(&mut phone, &links, json!({ "seat": 0 })).await;
    let unlink = format!("/api/tables/{id}/unlink");
    assert_eq!(code(&post(&mut host, &unlink, json!({ "seat": 0 })).await), (403, "not_yours"));
    let (_, called_back) = post(&mut phone, &unlink, json!({ "seat": 0 })).await;
    assert_eq!(called_back["table"]["seats"][0]["links"], json!(null));
    assert_eq!(code(&post(&mut thief, &enter, json!({ "key": third["key"] })).await), (403, "wrong_key"));
    // For a day.
    for (late, answer) in [(-60_000_i64, 200), (0, 403)] {
        let (_, link) = post(&mut phone, &links, json!({ "seat": 0 })).await;
        let until = link["until"].as_i64().expect("a time");
        world.clock.store(u64::try_from(until + late).expect("a time"), Ordering::Relaxed);
        let followed = post(&mut thief, &enter, json!({ "key": link["key"] })).await;
        assert_eq!(followed.0, answer, "{late} {}", followed.1);
        std::mem::swap(&mut phone, &mut thief);
    }
    house.close().await;
}

/// Who made a link and left cannot take the seat back from the next.
#[tokio::test]
async fn a_link_made_before_leaving_takes_nobodys_seat() {
    let house = House::open().await;
    let (mut host, mut first, mut second) = (house.visitor(), house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "wabisaby", "seats": ["mine", "open", "open"] })).await;
    let table = format!("/api/tables/{id}");
    post(&mut first, &format!("{table}/sit"), json!({ "key": key, "seat": 1 })).await;
    let (_, link) = post(&mut first, &format!("{table}/links"), json!({ "seat": 1 })).await;
    post(&mut first, &format!("{table}/leave"), json!({ "seat": 1 })).await;
    post(&mut second, &format!("{table}/sit"), json!({ "key": key, "seat": 1 })).await;
    let (status, back) = post(&mut first, &format!("{table}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!((status, &back["yours"]), (200, &json!([])), "who was let in may look, and no more");
    let holders = second.get(&table).await.expect("an answer").body;
    assert_eq!(holders["yours"], json!([1]));
    house.close().await;
}

/// A table lists who holds what: one person's seats alike, another's otherwise, and nothing that follows them.
#[tokio::test]
async fn a_table_lists_who_holds_what() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "wabisaby", "seats": ["mine", { "guest": "Ana" }, "open", { "bot": "casual" }] });
    let (id, key) = make(&mut host, &wish).await;
    post(&mut guest, &format!("/api/tables/{id}/sit"), json!({ "key": key })).await;
    let seats = host.get(&format!("/api/tables/{id}")).await.expect("an answer").body["table"]["seats"].clone();
    let holder = |seat: usize| seats[seat]["holder"].as_str().map(str::to_owned);
    assert!(holder(0).is_some() && holder(0) == holder(1) && holder(2).is_some() && holder(2) != holder(0));
    assert_eq!(holder(3), None);
    let (other, _) = make(&mut host, &wish).await;
    let there = host.get(&format!("/api/tables/{other}")).await.expect("an answer").body;
    assert_ne!(there["table"]["seats"][0]["holder"], json!(holder(0)), "nobody is followed from table to table");
    house.close().await;
}

/// The deal's secret is shown at the end; from then on nothing is taken back, by whichever way.
#[tokio::test]
async fn nothing_is_taken_back_after_the_end() {
    let house = House::open().await;
    for (game, seats) in [
        ("held-hands", json!(["mine", { "guest": "Théo" }])),
        ("unbroken", json!(["mine"])),
        ("kintsugi", json!(["mine", { "bot": "random" }])),
    ] {
        let mut host = house.visitor();
        let (id, _) = make(&mut host, &json!({ "game": game, "seats": seats })).await;
        let mine = seats.as_array().expect("a list").iter().filter(|seat| seat.get("bot").is_none()).count();
        let mut players = Vec::new();
        for seat in 0..mine {
            players.push(Player::sit(&host, &id, &format!("viewer=seat:{seat}&with=undo")).await);
        }
        play_out(&mut players, 3).await;
        let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
        assert!(record["luck"]["secret"].is_string(), "{game}: the secret is known");
        for (ask, player) in [false, true].into_iter().flat_map(|ask| (0..mine).map(move |seat| (ask, seat))) {
            let (player, version) = (&mut players[player], record_version(&mut host, &id).await);
            let message = json!({ "undo": { "id": format!("u{ask}"), "version": version, "ask": ask } });
            player.stream.say_text(&message.to_string()).await.expect("the line stands");
            let refused = player.answer_to(&format!("u{ask}")).await.expect_err("it is over");
            assert_eq!(refused.code, Code::GameOver, "{game} {ask}");
        }
        let last = players[0].heard.iter().rfind(|text| text.contains("\"undo\":")).expect("it is told").clone();
        let last: Value = serde_json::from_str(&last).expect("JSON");
        assert_eq!(last["update"]["undo"], json!({ "no": "The game is over." }), "{game}");
    }
    house.close().await;
}

async fn record_version(client: &mut Client, id: &str) -> u64 {
    let landing = client.get(&format!("/api/tables/{id}")).await.expect("an answer").body;
    landing["version"].as_u64().expect("a number")
}

/// The bot of somebody away plays for them and agrees to nothing; a bot of its own does.
#[tokio::test]
async fn a_stand_in_agrees_to_nothing() {
    let house = House::open().await;
    let (id, host, mut guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut player = Player::sit(&host, &id, "").await;
    let mut theo = Player::sit(&guest, &id, "").await;
    if player.legal.is_empty() {
        let version = theo.choose(0).await.expect("legal");
        player.reach(version).await;
    }
    player.wait_for_turn_or(&mut [theo]).await;
    player.choose(0).await.expect("legal");
    post(&mut guest, &format!("/api/tables/{id}/leave"), json!({ "seat": 1 })).await;
    player.wait_for_turn().await;
    let message = json!({ "undo": { "id": "u", "version": player.version, "ask": true } });
    player.stream.say_text(&message.to_string()).await.expect("the line stands");
    let refused = player.answer_to("u").await.expect_err("nobody agrees for Théo");
    assert_eq!((refused.code, refused.message.contains("Théo is away")), (Code::Kept, true), "{refused:?}");
    house.close().await;
}

/// Public means found and watched; to sit down without the link is said when the table is made.
#[tokio::test]
async fn public_means_watching() {
    let house = House::open().await;
    for (anyone, status, lands) in [(false, 403, "watch"), (true, 200, "free")] {
        let (mut host, mut stranger, mut friend) = (house.visitor(), house.visitor(), house.visitor());
        let wish =
            json!({ "game": "wabisaby", "seats": ["mine", "open", "open"], "public": true, "anyone_sits": anyone });
        let (id, key) = make(&mut host, &wish).await;
        let table = format!("/api/tables/{id}");
        let found = stranger.get(&table).await.expect("an answer").body;
        assert_eq!((&found["lands"], &found["table"]["anyone_sits"]), (&json!(lands), &json!(anyone)));
        for wish in [json!({}), json!({ "seat": 1, "name": "Eve" })] {
            let sat = post(&mut stranger, &format!("{table}/sit"), wish.clone()).await;
            assert_eq!(sat.0, status, "{wish} {}", sat.1);
            assert!(anyone || sat.1["error"]["code"] == json!("needs_link"));
        }
        if !anyone {
            let (status, sat) = post(&mut friend, &format!("{table}/sit"), json!({ "key": key })).await;
            assert_eq!((status, &sat["yours"]), (200, &json!([1])), "with the link it is as at any table");
        }
    }
    house.close().await;
}

/// A bot's hidden hand is nobody's in the middle of the game, unless the table was made so; where nothing is hidden a
/// guest takes a bot's place as ever.
#[tokio::test]
async fn a_bots_hidden_hand_is_not_taken_over() {
    let house = House::open().await;
    for (game, take_over, status) in [("wabisaby", false, 409), ("wabisaby", true, 200), ("kintsugi", false, 200)] {
        let (mut host, mut guest) = (house.visitor(), house.visitor());
        let seats = json!(["mine", { "bot": "casual" }]);
        let (id, key) = make(&mut host, &json!({ "game": game, "seats": seats, "take_over": take_over })).await;
        let sat = post(&mut guest, &format!("/api/tables/{id}/sit"), json!({ "key": key, "seat": 1 })).await;
        assert_eq!(sat.0, status, "{game} {take_over} {}", sat.1);
        let lands = guest.get(&format!("/api/tables/{id}")).await.expect("an answer").body["lands"].clone();
        assert_eq!(lands, if status == 200 { json!("seat") } else { json!("watch") });
    }
    house.close().await;
}

/// Who was shown a hand of this deal is shown no other: not in a bot's place, and not by a seat's own link.
#[tokio::test]
async fn who_saw_a_hand_sees_no_other_of_the_deal() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let seats = json!(["mine", "open", { "bot": "casual" }]);
    let (id, key) = make(&mut host, &json!({ "game": "wabisaby", "seats": seats, "take_over": true })).await;
    let table = format!("/api/tables/{id}");
    post(&mut guest, &format!("{table}/sit"), json!({ "key": key, "seat": 1 })).await;
    for client in [&mut host, &mut guest] {
        let other = post(client, &format!("{table}/sit"), json!({ "seat": 2 })).await;
        assert_eq!(code(&other), (403, "saw_another_hand"));
    }
    let (_, link) = post(&mut guest, &format!("{table}/links"), json!({ "seat": 1 })).await;
    let moved = post(&mut host, &format!("{table}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!(code(&moved), (403, "saw_another_hand"));
    // One who gave the own seat away has still seen it.
    let mut phone = house.visitor();
    post(&mut phone, &format!("{table}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!(code(&post(&mut guest, &format!("{table}/sit"), json!({ "seat": 2 })).await), (403, "saw_another_hand"));
    // A newcomer has seen nothing.
    let mut late = house.visitor();
    let (status, sat) = post(&mut late, &format!("{table}/sit"), json!({ "key": key, "seat": 2 })).await;
    assert_eq!(status, 200, "{sat}");
    house.close().await;
}

/// Names are seen, and nobody at a table is called like another.
#[tokio::test]
async fn names_are_seen_and_tell_people_apart() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "wabisaby", "seats": ["mine", "open", "open", { "guest": "nora" }], "name": "Nora" });
    let (id, key) = make(&mut host, &wish).await;
    let table = format!("/api/tables/{id}");
    for name in ["\u{200b}\u{200b}", "a\u{202e}b", "\u{2067}Nora", ""] {
        let sat = post(&mut guest, &format!("{table}/sit"), json!({ "key": key, "name": name })).await;
        assert_eq!(code(&sat), (400, "bad_setup"), "{name:?}");
    }
    let (_, sat) = post(&mut guest, &format!("{table}/sit"), json!({ "key": key, "name": "NORA" })).await;
    let (_, begun) = post(&mut host, &format!("{table}/begin"), json!({})).await;
    let names: Vec<&str> =
        begun["table"]["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["name"].as_str()).collect();
    assert_eq!(names, ["Nora", "NORA 3", "Ren", "nora 2"], "{sat}");
    house.close().await;
}

/// Before the game a person has one seat, unless they made the table; whoever made it may free the others.
#[tokio::test]
async fn nobody_but_the_host_takes_several_seats() {
    let house = House::open().await;
    let (mut host, mut greedy) = (house.visitor(), house.visitor());
    let wish =
        json!({ "game": "wabisaby", "seats": ["mine", "open", "open", "open"], "public": true, "anyone_sits": true });
    let (id, _) = make(&mut host, &wish).await;
    let table = format!("/api/tables/{id}");
    assert_eq!(post(&mut greedy, &format!("{table}/sit"), json!({ "seat": 1 })).await.0, 200);
    for wish in [json!({ "seat": 2 }), json!({ "seat": 3, "name": "Eve" })] {
        assert_eq!(code(&post(&mut greedy, &format!("{table}/sit"), wish).await), (409, "taken"));
    }
    assert_eq!(post(&mut host, &format!("{table}/sit"), json!({ "seat": 2 })).await.0, 200, "the host's own guests");
    let mut held = Player::sit(&greedy, &id, "viewer=seat:1").await;
    let (status, freed) = post(&mut host, &format!("{table}/swap"), json!({ "seat": 1 })).await;
    assert_eq!((status, &freed["table"]["seats"][1]["who"]), (200, &json!("open")), "{freed}");
    assert_eq!(turned(&mut held).await.viewer, "spectator");
    assert_eq!(code(&post(&mut host, &format!("{table}/swap"), json!({ "seat": 0 })).await), (409, "taken"));
    house.close().await;
}

/// A key that opens one seat is no key to another, and what is refused has changed nothing.
#[tokio::test]
async fn a_seats_key_for_another_seat_moves_nothing() {
    let house = House::open().await;
    let (id, _, mut guest) = table_of_two(&house, "kintsugi").await;
    let (_, link) = post(&mut guest, &format!("/api/tables/{id}/links"), json!({ "seat": 1 })).await;
    let mut phone = house.visitor();
    let wish = json!({ "key": link["key"], "seat": 0 });
    assert_eq!(code(&post(&mut phone, &format!("/api/tables/{id}/sit"), wish).await), (403, "wrong_key"));
    let landing = guest.get(&format!("/api/tables/{id}")).await.expect("an answer").body;
    assert_eq!((&landing["yours"], &landing["table"]["seats"][1]["links"]), (&json!([1]), &json!(1)));
    let wish = json!({ "key": link["key"], "seat": 1 });
    assert_eq!(post(&mut phone, &format!("/api/tables/{id}/sit"), wish).await.1["yours"], json!([1]));
    // A link that was used once still leads its owner to the table.
    let again = post(&mut phone, &format!("/api/tables/{id}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!((again.0, &again.1["yours"]), (200, &json!([1])));
    house.close().await;
}

/// Who hands a seat over has seen its hand: everybody can read that at the seat.
#[tokio::test]
async fn a_seat_tells_who_else_saw_its_hand() {
    let house = House::open().await;
    let (mut host, mut friend) = (house.visitor(), house.visitor());
    let seats = json!(["mine", { "guest": "Ben" }]);
    let (id, _) = make(&mut host, &json!({ "game": "held-hands", "seats": seats })).await;
    let table = format!("/api/tables/{id}");
    let before = host.get(&table).await.expect("an answer").body["table"]["seats"].clone();
    assert!(before[1].get("seen_by").is_none());
    let (_, link) = post(&mut host, &format!("{table}/links"), json!({ "seat": 1 })).await;
    let (_, entered) = post(&mut friend, &format!("{table}/enter"), json!({ "key": link["key"] })).await;
    let seats = &entered["table"]["seats"];
    assert_eq!(seats[1]["seen_by"], json!([before[1]["holder"]]), "{seats}");
    assert!(seats[0].get("seen_by").is_none());
    house.close().await;
}

/// Who has left lets the bot play until they sit down again, also through a stream that is still open.
#[tokio::test]
async fn who_has_left_sits_down_again_before_choosing() {
    let house = House::open().await;
    let (id, _, mut guest) = table_of_two(&house, "kintsugi").await;
    let mut theo = Player::sit(&guest, &id, "").await;
    let version = theo.version;
    post(&mut guest, &format!("/api/tables/{id}/leave"), json!({ "seat": 1 })).await;
    theo.reach(version + 1).await;
    for (id, message) in [
        ("u", json!({ "undo": { "id": "u", "version": theo.version } })),
        ("a", json!({ "act": { "id": "a", "version": theo.version, "action": "pass" } })),
    ] {
        theo.stream.say_text(&message.to_string()).await.expect("the line stands");
        let refused = theo.answer_to(id).await.expect_err("a bot plays");
        assert_eq!((refused.code, refused.message.contains("sit down again")), (Code::NotYours, true));
    }
    house.close().await;
}

/// Somebody who watches is not sent away by others' visits.
#[tokio::test]
async fn visits_with_the_link_send_no_watcher_away() {
    let house = House::open().await;
    let (mut host, mut watcher) = (house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "wabisaby", "seats": ["mine", "open", "open"] })).await;
    let enter = format!("/api/tables/{id}/enter");
    for _ in 0..70 {
        post(&mut house.visitor(), &enter, json!({ "key": key })).await;
    }
    post(&mut watcher, &enter, json!({ "key": key })).await;
    let mut watching = Player::sit(&watcher, &id, "").await;
    for _ in 0..70 {
        post(&mut house.visitor(), &enter, json!({ "key": key })).await;
    }
    let (_, begun) = post(&mut host, &format!("/api/tables/{id}/begin"), json!({})).await;
    watching.reach(begun["version"].as_u64().expect("a version")).await;
    house.close().await;
}
