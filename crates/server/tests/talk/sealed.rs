//! Sealed deals: the server commits, everybody promises a word, everybody opens it, and only then is dealt.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tsugi_load::{Client, Word};
use tsugi_server::{NoSecret, Settings, System, World};
use tsugi_store::{Memory, Store};
use tsugi_table::{Given, Seal, word_hash};

use crate::house::{Counting, House, Player, make, play_out};

/// Secrets that count, and the clock of this machine.
#[derive(Default)]
struct Ticking(Counting);

impl World for Ticking {
    fn now(&self) -> u64 {
        System.now()
    }

    fn secret(&self) -> Result<[u8; 32], NoSecret> {
        self.0.secret()
    }
}

/// A house that waits so long for words.
async fn house(patience: Duration, store: Arc<dyn Store>) -> House {
    let settings = Settings { word_patience: patience, ..Settings::default() };
    House::in_world(settings, Arc::new(Ticking::default()), store).await
}

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(1200);

async fn look(client: &mut Client, id: &str) -> Value {
    let answer = client.get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body["table"].clone()
}

async fn say(client: &mut Client, id: &str, said: Value) -> (u16, Value) {
    let answer = client.post(&format!("/api/tables/{id}/word"), &said).await.expect("an answer");
    (answer.status, answer.body)
}

/// A sealed table of two people: nobody has promised anything yet.
async fn two(house: &House, word: Option<&str>) -> (String, Client, Client) {
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "kintsugi", "seats": ["mine", "open"], "name": "Nora", "word": word, "sealed": true });
    let (id, key) = make(&mut host, &wish).await;
    let sat = guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key, "name": "Théo" })).await;
    let sat = sat.expect("an answer").body["table"].clone();
    assert_eq!((&sat["begun"], &sat["seal"]["stage"]), (&json!(false), &json!("hashes")));
    (id, host, guest)
}

async fn until(client: &mut Client, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1000 {
        let table = look(client, id).await;
        if wanted(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never came: {}", look(client, id).await);
}

/// The record of a game that two people play out, verified; and the seal in it.
async fn record(id: &str, host: &mut Client, guest: &Client) -> (Value, Seal) {
    let mut players = [Player::sit(host, id, "viewer=seat:0").await, Player::sit(guest, id, "viewer=seat:1").await];
    play_out(&mut players, 3).await;
    finished(id, host).await
}

async fn finished(id: &str, client: &mut Client) -> (Value, Seal) {
    let document = client.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    let record = tsugi_catalog::read_record(document.clone()).expect("a record");
    let verified = tsugi_catalog::verify(&record).expect("it holds");
    assert_eq!(verified.unchecked, None);
    let seal = record.luck.and_then(|luck| luck.seal).expect("it says how its words were given");
    assert_eq!(verified.dealt.expect("a deal").digest, seal.digest);
    (document, seal)
}

#[tokio::test]
async fn alone_against_a_bot_the_word_comes_after_the_commitment() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "sealed": true });
    let (id, _) = make(&mut host, &wish).await;
    let table = look(&mut host, &id).await;
    assert_eq!((&table["begun"], &table["sealed"], &table["words"]), (&json!(false), &json!(true), &json!([])));
    let begun = host.give_word(&id).await.expect("a word is given");
    assert_eq!(begun["table"]["begun"], true, "it begins with the last word");
    assert_eq!(begun["table"]["commitment"], table["commitment"]);
    let mut player = [Player::sit(&host, &id, "viewer=seat:0").await];
    play_out(&mut player, 1).await;
    let (document, seal) = finished(&id, &mut host).await;
    assert_eq!(document["luck"]["commitment"], table["commitment"], "the secret is the one of before");
    let [given] = &seal.words[..] else { panic!("one word: {seal:?}") };
    assert_eq!((given.given, seal.sealed, seal.bots.len()), (Given::AfterTheSeal, true, 1));
    assert_eq!(document["luck"]["words"], json!([given.word]), "the luck follows from it");
    house.close().await;
}

#[tokio::test]
async fn two_people_promise_then_open_and_see_no_word_of_the_other_before_both_are_open() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = two(&house, Some("maple")).await;
    let mut watching = Player::sit(&host, &id, "viewer=seat:0").await;
    let first = host.promise_word(&id).await.expect("promised");
    let hers = look(&mut guest, &id).await["seal"]["people"][0].clone();
    let commitment = look(&mut guest, &id).await["commitment"].as_str().expect("a text").to_owned();
    assert_eq!(
        hers,
        json!({ "seats": [0], "name": "Nora", "hash": word_hash(&commitment, &first.0), "opened": false, "left_out": false })
    );
    assert_eq!(say(&mut host, &id, json!({ "word": first.0 })).await.1["error"]["code"], "word_early");
    let second = guest.promise_word(&id).await.expect("promised");
    assert_eq!(host.open_word(&id, &first).await.expect("opened")["table"]["begun"], false);
    let table = look(&mut guest, &id).await;
    assert_eq!((&table["seal"]["people"][0]["opened"], &table["words"]), (&json!(true), &json!(["maple"])));
    assert!(!table.to_string().contains(&first.0), "who opens last has not seen the other's word");
    let begun = guest.open_word(&id, &second).await.expect("opened");
    assert_eq!(begun["table"]["words"], json!(["maple", first.0, second.0]), "in the open first, then by seat");
    watching.reach(7).await;
    assert!(
        watching.heard.iter().all(|heard| !heard.contains("\"opened\":true,\"word\"") || heard.contains("over")),
        "nor on a stream"
    );
    let (document, seal) = record(&id, &mut host, &guest).await;
    let given: Vec<Given> = seal.words.iter().map(|word| word.given).collect();
    assert_eq!(given, [Given::BeforeTheSeal, Given::AfterTheSeal, Given::AfterTheSeal]);
    assert_eq!(document["luck"]["words"], json!(["maple", first.0, second.0]));
    house.close().await;
}

#[tokio::test]
async fn every_wrong_word_has_its_status_its_code_and_a_sentence_and_changes_nothing() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = two(&house, None).await;
    let (long, hash) = ("x".repeat(32), format!("sha256:{}", "0".repeat(64)));
    let mut stranger = house.visitor();
    assert_eq!(refused(&mut stranger, &id, json!({ "hash": hash })).await, (404, "unknown_table".into()));
    for (said, status, code) in [
        (json!({}), 400, "malformed"),
        (json!({ "hash": hash, "word": long }), 400, "malformed"),
        (json!({ "hash": "maple" }), 400, "malformed"),
        (json!({ "hash": hash.to_uppercase() }), 400, "malformed"),
        (json!({ "word": "maple" }), 400, "malformed"),
        (json!({ "word": "x".repeat(65) }), 400, "malformed"),
        (json!({ "word": "é".repeat(20) }), 400, "malformed"),
        (json!({ "words": [long] }), 400, "malformed"),
        (json!({ "word": long }), 409, "word_early"),
    ] {
        assert_eq!(refused(&mut host, &id, said.clone()).await, (status, code.to_owned()), "{said}");
    }
    let first = host.promise_word(&id).await.expect("promised");
    let version = version(&mut host, &id).await;
    let commitment = look(&mut host, &id).await["commitment"].as_str().expect("a text").to_owned();
    let own = json!({ "hash": first.hash(&commitment) });
    assert_eq!(say(&mut host, &id, own.clone()).await.0, 200, "the same once more is the same");
    assert_eq!(refused(&mut host, &id, json!({ "hash": hash })).await, (409, "word_given".into()), "another hash");
    assert_eq!(refused(&mut guest, &id, own.clone()).await, (409, "word_given".into()), "somebody else's hash");
    assert_eq!(version, self::version(&mut host, &id).await, "nothing was stored");
    let second = guest.promise_word(&id).await.expect("promised");
    assert_eq!(refused(&mut host, &id, json!({ "word": second.0 })).await, (400, "wrong_word".into()));
    host.open_word(&id, &first).await.expect("opened");
    assert_eq!(say(&mut host, &id, json!({ "word": first.0 })).await.0, 200, "the same once more is the same");
    assert_eq!(refused(&mut host, &id, json!({ "word": long })).await, (400, "wrong_word".into()));
    guest.open_word(&id, &second).await.expect("opened");
    assert_eq!(refused(&mut guest, &id, json!({ "word": long })).await, (409, "word_late".into()));
    assert_eq!(refused(&mut guest, &id, json!({ "hash": hash })).await, (409, "word_given".into()));
    let (open, _) =
        make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "open"], "public": true, "sealed": true }))
            .await;
    assert_eq!(refused(&mut stranger, &open, json!({ "hash": hash })).await, (403, "not_yours".into()), "a spectator");
    let (plain, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "open"] })).await;
    assert_eq!(refused(&mut host, &plain, json!({ "hash": hash })).await, (409, "not_sealed".into()));
    house.close().await;
}

async fn version(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/tables/{id}")).await.expect("an answer").body["version"].clone()
}

/// A refusal in both languages: status and code are the same, the sentences are not.
async fn refused(client: &mut Client, id: &str, said: Value) -> (u16, String) {
    let (status, body) = say(client, id, said.clone()).await;
    let french = client.post(&format!("/api/tables/{id}/word?lang=fr"), &said).await.expect("an answer");
    assert_eq!((status, &body["error"]["code"]), (french.status, &french.body["error"]["code"]));
    assert_ne!(body["error"]["message"], french.body["error"]["message"]);
    assert!(!body["error"]["message"].as_str().unwrap_or("service-").contains("service-"), "{body}");
    (status, body["error"]["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn who_promises_nothing_and_who_does_not_open_is_left_out_and_named() {
    let house = house(SHORT, Arc::new(Memory::default())).await;
    // Théo promises nothing.
    let (id, mut host, guest) = two(&house, None).await;
    let word = host.promise_word(&id).await.expect("promised");
    host.open_word(&id, &word).await.expect("opened");
    let begun = until(&mut host, &id, |table| table["begun"] == true).await;
    assert_eq!((&begun["words"], &begun["seal"]["people"][1]["left_out"]), (&json!([word.0]), &json!(true)));
    let (_, seal) = record(&id, &mut host, &guest).await;
    assert_eq!((seal.words[1].given, seal.words[1].name.as_deref()), (Given::LeftOut, Some("Théo")));
    assert_eq!((&seal.words[1].hash, &seal.words[1].word), (&None, &None));
    // Nora promises and does not open.
    let (id, mut host, mut guest) = two(&house, None).await;
    let kept = host.promise_word(&id).await.expect("promised");
    guest.give_word(&id).await.expect("given");
    until(&mut host, &id, |table| table["begun"] == true).await;
    assert_eq!(refused(&mut host, &id, json!({ "word": kept.0 })).await, (409, "word_late".into()));
    let (document, seal) = record(&id, &mut host, &guest).await;
    assert_eq!((seal.words[0].given, seal.words[0].name.as_deref()), (Given::LeftOut, Some("Nora")));
    assert!(seal.words[0].hash.is_some() && !document.to_string().contains(&kept.0));
    // Nobody does anything.
    let (id, mut host, guest) = two(&house, None).await;
    until(&mut host, &id, |table| table["begun"] == true).await;
    let (document, seal) = record(&id, &mut host, &guest).await;
    assert!(seal.words.iter().all(|word| word.given == Given::LeftOut) && document["luck"]["words"].is_null());
    house.close().await;
}

#[tokio::test]
async fn the_sealing_goes_on_where_it_was_after_a_restart() {
    let store = Arc::new(Memory::default());
    let first = house(LONG, store.clone()).await;
    let (id, mut host, guest) = two(&first, None).await;
    let commitment = look(&mut host, &id).await["commitment"].clone();
    let hers = host.promise_word(&id).await.expect("promised");
    first.close().await;
    let second = house(LONG, store.clone()).await;
    let (mut host, mut guest) = (host.at(second.address), guest.at(second.address));
    let his = guest.promise_word(&id).await.expect("promised");
    host.open_word(&id, &hers).await.expect("opened");
    second.close().await;
    let third = house(LONG, store.clone()).await;
    let mut guest = guest.at(third.address);
    assert!(!look(&mut guest, &id).await.to_string().contains(&hers.0), "a restart tells no word");
    let begun = guest.open_word(&id, &his).await.expect("opened")["table"].clone();
    assert_eq!((&begun["begun"], &begun["commitment"]), (&json!(true), &commitment));
    third.close().await;
    // Where the time was over while nobody served, the table deals without who was late.
    let store = Arc::new(Memory::default());
    let fourth = house(SHORT, store.clone()).await;
    let (id, host, _) = two(&fourth, None).await;
    fourth.close().await;
    tokio::time::sleep(SHORT * 2).await;
    let fifth = house(SHORT, store).await;
    let mut host = host.at(fifth.address);
    let begun = until(&mut host, &id, |table| table["begun"] == true).await;
    assert_eq!(begun["seal"]["people"][0]["left_out"], true);
    fifth.close().await;
}

/// A server that stopped between the last word and the deal deals when it is back, and until then nobody moves.
#[tokio::test]
async fn what_was_sealed_before_a_stop_is_dealt_after_it() {
    let store = Arc::new(Memory::default());
    let first = house(LONG, store.clone()).await;
    let (id, mut host, mut guest) = two(&first, None).await;
    let (hers, his) =
        (host.promise_word(&id).await.expect("promised"), guest.promise_word(&id).await.expect("promised"));
    host.open_word(&id, &hers).await.expect("opened");
    guest.open_word(&id, &his).await.expect("opened");
    first.close().await;
    let log = store.log(&id).await.expect("memory answers");
    let dealt = log.iter().position(|entry| entry.contains("\"began\"")).expect("it began");
    let cut = Arc::new(Memory::default());
    for (version, entry) in log[..dealt].iter().enumerate() {
        let opens = (version == 0).then_some(tsugi_store::Visibility::Private);
        let (table, version, entry) = (id.clone(), version as u64, entry.clone());
        let append = tsugi_store::Append { table, version, entry, at: 0, opens, holders: Vec::new() };
        cut.append(vec![append]).await.expect("memory answers");
    }
    let second = house(LONG, cut).await;
    let (mut host, mut guest) = (host.at(second.address), guest.at(second.address));
    let left = guest.post(&format!("/api/tables/{id}/leave"), &json!({ "seat": 1 })).await.expect("an answer");
    assert_eq!((left.status, &left.body["error"]["code"]), (409, &json!("sealing")), "{}", left.body);
    let begun = until(&mut host, &id, |table| table["begun"] == true).await;
    assert_eq!(begun["words"].as_array().map(Vec::len), Some(2));
    second.close().await;
}

#[tokio::test]
async fn a_rematch_is_sealed_again_and_a_word_may_be_promised_as_soon_as_one_sits() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "kintsugi", "seats": ["mine", "open"], "sealed": true });
    let (id, key) = make(&mut host, &wish).await;
    let (forgotten, hers) =
        (host.promise_word(&id).await.expect("promised"), host.promise_word(&id).await.expect("and another"));
    assert_ne!(forgotten, hers, "until everybody is asked, a word may be another");
    guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
    let his = guest.promise_word(&id).await.expect("promised");
    host.open_word(&id, &hers).await.expect("opened");
    guest.open_word(&id, &his).await.expect("opened");
    let (first, _) = record(&id, &mut host, &guest).await;
    let again = host.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("an answer").body;
    let again = again["id"].as_str().expect("a table").to_owned();
    let table = look(&mut guest, &again).await;
    assert_eq!((&table["begun"], &table["seal"]["stage"]), (&json!(false), &json!("hashes")));
    assert_ne!(table["commitment"], first["luck"]["commitment"]);
    let (hers, his) =
        (host.promise_word(&again).await.expect("promised"), guest.promise_word(&again).await.expect("promised"));
    host.open_word(&again, &hers).await.expect("opened");
    guest.open_word(&again, &his).await.expect("opened");
    let (_, seal) = record(&again, &mut host, &guest).await;
    assert!(seal.words.iter().all(|word| word.given == Given::AfterTheSeal) && seal.words.len() == 2);
    house.close().await;
}

#[tokio::test]
async fn seats_stay_while_the_deal_is_sealed() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = two(&house, None).await;
    let linked = host.post(&format!("/api/tables/{id}/links"), &json!({ "seat": 0 })).await.expect("an answer").body;
    let mut other = house.visitor();
    for (client, path, said) in
        [(&mut guest, "leave", json!({ "seat": 1 })), (&mut other, "enter", json!({ "key": linked["key"] }))]
    {
        let answer = client.post(&format!("/api/tables/{id}/{path}"), &said).await.expect("an answer");
        assert_eq!((answer.status, answer.body["error"]["code"].as_str()), (409, Some("sealing")), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn people_at_one_screen_share_a_word_and_bots_give_none() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let mut host = house.visitor();
    let seats = json!([{ "bot": "random" }, "mine", { "guest": "Théo" }]);
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": seats, "sealed": true })).await;
    assert_eq!(look(&mut host, &id).await["seal"]["people"][0]["seats"], json!([1, 2]));
    assert_eq!(host.give_word(&id).await.expect("given")["table"]["begun"], true);
    // Where no person sits, nobody is asked.
    let bots = json!([{ "bot": "random" }, { "bot": "random" }]);
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": bots, "sealed": true })).await;
    until(&mut host, &id, |table| table["begun"] == true).await;
    house.close().await;
}

#[tokio::test]
async fn a_table_that_is_not_sealed_says_so_and_so_does_its_record() {
    let house = house(LONG, Arc::new(Memory::default())).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "word": "maple" });
    let (id, _) = make(&mut host, &wish).await;
    let table = look(&mut host, &id).await;
    assert_eq!((&table["begun"], &table["sealed"], &table["seal"]), (&json!(true), &json!(false), &Value::Null));
    play_out(&mut [Player::sit(&host, &id, "viewer=seat:0").await], 1).await;
    let (_, seal) = finished(&id, &mut host).await;
    assert_eq!((seal.sealed, seal.words.len(), seal.words[0].given), (false, 1, Given::BeforeTheSeal));
    let again = host.post(&format!("/api/tables/{id}/rematch"), &json!({ "sealed": true })).await.expect("an answer");
    let again = again.body["id"].as_str().expect("a table").to_owned();
    assert_eq!(look(&mut host, &again).await["sealed"], true, "a rematch may be sealed where the game before was not");
    // A lesson is a scripted deal: it is not sealed, whatever is asked for.
    let lesson = json!({ "game": "kintsugi", "seats": ["mine"], "lesson": true, "sealed": true });
    let (id, _) = make(&mut host, &lesson).await;
    let table = look(&mut host, &id).await;
    assert_eq!((&table["begun"], &table["sealed"]), (&json!(true), &json!(false)));
    house.close().await;
}

#[tokio::test]
async fn the_clients_hash_is_the_servers() {
    let word = Word("maple-river-maple-river".into());
    assert_eq!(word.hash("sha256:00"), word_hash("sha256:00", &word.0));
}
