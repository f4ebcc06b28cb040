//! What a player may ask before choosing: what choices are worth, and why one is forbidden.

use std::sync::Arc;

use serde_json::{Value, json};
use tsugi_store::Memory;
use tsugi_wire::{Because, Code, Hinted, ToClient};

use crate::house::{Counting, House, Player, make, table_of_two};

async fn ask(player: &mut Player, question: &Value) -> ToClient {
    player.stream.say_text(&question.to_string()).await.expect("the line stands");
    player.next().await.expect("it is answered")
}

async fn hint(player: &mut Player) -> Hinted {
    match ask(player, &json!({ "hint": { "id": "h" } })).await {
        ToClient::Hinted(hinted) => hinted,
        other => panic!("{other:?}"),
    }
}

async fn why(player: &mut Player, action: &Value) -> Because {
    match ask(player, &json!({ "why": { "id": "w", "action": action } })).await {
        ToClient::Because(because) => because,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn every_game_says_what_choices_are_worth_and_how_sure_that_is() {
    for (game, guests, of) in [
        ("broken-and-beautiful", 1, "win"),
        ("kintsugi", 2, "win"),
        ("unbroken", 0, "win"),
        ("held-hands", 1, "win"),
        ("wabisaby", 0, "score"),
    ] {
        let house = House::patient(Arc::new(Memory::default()), Arc::new(Counting::default())).await;
        let mut host = house.visitor();
        let seats: Vec<Value> = [json!("mine")].into_iter().chain(vec![json!({ "guest": "Théo" }); guests]).collect();
        let (id, _) = make(&mut host, &json!({ "game": game, "seats": seats, "hints": true })).await;
        let mut awaited = None;
        for seat in 0..=guests {
            let player = Player::sit(&host, &id, &format!("viewer=seat:{seat}&lang=fr")).await;
            awaited = awaited.or(Some(player).filter(|player| !player.legal.is_empty()));
        }
        let mut player = awaited.expect("somebody is awaited");
        let hinted = hint(&mut player).await;
        assert_eq!((hinted.of.as_str(), hinted.version), (of, player.version), "{game}");
        assert!(!hinted.hints.is_empty() && !hinted.offer.meaning.is_empty(), "{game}");
        assert_eq!(hinted.action.get(), hinted.hints[0].action.get(), "{game}: the best comes first");
        for worth in &hinted.hints {
            assert!(player.legal.iter().any(|legal| same(legal.get(), worth.action.get())), "{game}: {worth:?}");
            assert!(worth.low <= worth.value && worth.value <= worth.high, "{game}: {worth:?}");
            assert!(worth.told.starts_with(&worth.text) && worth.told.contains('\u{a0}'), "{game}: {}", worth.told);
        }
        // Advice is a question like any other: nothing has moved, and the choice is accepted.
        let legal = player.legal.iter().position(|legal| same(legal.get(), hinted.action.get()));
        player.choose(legal.expect("it is legal")).await.expect("advice is accepted");
        house.close().await;
    }
}

fn same(one: &str, two: &str) -> bool {
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    value(one) == value(two)
}

#[tokio::test]
async fn a_forbidden_choice_says_why_and_an_allowed_one_nothing() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut players = [
        Player::sit(&host, &id, "viewer=seat:0&lang=en").await,
        Player::sit(&guest, &id, "viewer=seat:1&lang=fr").await,
    ];
    let turn = usize::from(players[0].legal.is_empty());
    // Up to the first draft.
    while players[turn].legal.iter().any(|legal| legal.get().contains("name_first")) {
        players[turn].choose(0).await.expect("a legal choice");
    }
    for player in &mut players {
        let version = player.version;
        let mut watcher = why(player, &json!("pass")).await;
        assert_eq!((watcher.id.as_str(), watcher.version >= version), ("w", true));
        let message = watcher.message.take().expect("a reason");
        if player.legal.is_empty() {
            assert_eq!((watcher.code, watcher.ruling), (Some(Code::NotYourTurn), None), "{message}");
            continue;
        }
        assert_eq!(watcher.code, Some(Code::Illegal), "{message}");
        assert!(watcher.ruling.is_some_and(|ruling| ruling.starts_with('R')) && !message.contains('‹'), "{message}");
        let legal: Value = serde_json::from_str(player.legal[0].get()).expect("JSON");
        let allowed = why(player, &legal).await;
        assert_eq!((allowed.code, allowed.ruling, allowed.message), (None, None, None));
        let refused = ask(player, &json!({ "why": { "id": "w", "action": { "keep": 7 } } })).await;
        assert!(matches!(refused, ToClient::Refused(refused) if refused.code == Code::Malformed));
    }
    house.close().await;
}
