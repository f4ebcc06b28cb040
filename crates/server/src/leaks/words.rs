//! No byte holds a word of a sealed deal before nobody can open or withhold one any more, and none holds the secret
//! of a deal before the end.
//!
//! Two worlds cannot be compared here, since another word has another hash, which everybody may see. So every byte
//! that anybody is sent is searched.

use std::sync::Arc;

use serde_json::{Value, json};
use tsugi_house::Leak;
use tsugi_load::Client;
use tsugi_store::{Memory, Store};

use super::law::{
    Leaking,
    house::{Counting, House, Player, make},
};
use crate::World;

/// What was said before its time: the word that was opened first, and the secret.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    word: bool,
    secret: bool,
}

/// Everybody who may hear something.
struct Everybody {
    host: Client,
    guest: Client,
    stranger: Client,
    listening: Vec<Player>,
    heard: Vec<String>,
}

impl Everybody {
    /// Asks for everything that can be asked for, by everybody, and hears what came meanwhile.
    async fn hear(&mut self, id: &str) {
        for client in [&mut self.host, &mut self.guest, &mut self.stranger] {
            let hash = format!("sha256:{}", "0".repeat(64));
            for said in [json!({ "word": "x".repeat(32) }), json!({ "hash": hash }), json!({})] {
                let answer = client.post(&format!("/api/tables/{id}/word"), &said).await.expect("an answer");
                self.heard.push(format!("{} {}", answer.headers, answer.body));
            }
            for path in ["", "/record", "/record?viewer=spectator", "/replay"] {
                let answer = client.get(&format!("/api/tables/{id}{path}")).await.expect("an answer");
                self.heard.push(format!("{} {}", answer.headers, answer.body));
            }
            for path in ["/api/tables", "/metrics"] {
                self.heard.push(client.get(path).await.expect("an answer").body.to_string());
            }
            let mut late = Player::sit(client, id, "lang=fr&with=ask,offers,ahead,receipts,undo,end").await;
            let now = late.version;
            self.heard.append(&mut late.heard);
            for player in &mut self.listening {
                player.reach(now).await;
            }
        }
        self.heard.extend(self.listening.iter_mut().flat_map(|player| std::mem::take(&mut player.heard)));
    }
}

async fn told(leak: Option<Leak>) -> Told {
    let store = Arc::new(Memory::default());
    let house = House::patient(store.clone(), Arc::new(Counting::default())).await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "wabisaby", "seats": ["mine", "open"], "public": true, "sealed": true });
    let (id, key) = make(&mut host, &wish).await;
    guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
    house.close().await;
    let world: Arc<dyn World> = match leak {
        Some(leak) => Arc::new(Leaking(Counting::default(), leak)),
        None => Arc::new(Counting::default()),
    };
    let house = House::patient(store.clone(), world).await;
    let (mut host, mut guest, stranger) = (host.at(house.address), guest.at(house.address), house.visitor());
    let (hers, his) =
        (host.promise_word(&id).await.expect("promised"), guest.promise_word(&id).await.expect("promised"));
    let mut listening = Vec::new();
    for (client, viewer) in [(&host, "seat:0"), (&guest, "seat:1"), (&stranger, "spectator")] {
        listening.push(Player::sit(client, &id, &format!("viewer={viewer}")).await);
    }
    let mut all = Everybody { host, guest, stranger, listening, heard: Vec::new() };
    all.heard.push(all.host.open_word(&id, &hers).await.expect("opened").to_string());
    all.hear(&id).await;
    let hers_told = all.heard.iter().any(|heard| heard.contains(&hers.0));
    all.heard.push(all.guest.open_word(&id, &his).await.expect("opened").to_string());
    all.hear(&id).await;
    assert!(
        all.heard.iter().any(|heard| heard.contains(&hers.0)),
        "once all are open they are shown: the search finds"
    );
    let first: Value = serde_json::from_str(&store.log(&id).await.expect("memory answers")[0]).expect("JSON");
    let secret = first["created"]["secret"].as_str().expect("the store keeps it").to_owned();
    let secret = all.heard.iter().any(|heard| heard.contains(&secret));
    house.close().await;
    Told { word: hers_told, secret }
}

#[tokio::test]
async fn no_word_is_told_before_all_are_open_and_no_secret_before_the_end() {
    assert_eq!(told(None).await, Told { word: false, secret: false });
}

#[tokio::test]
async fn a_word_or_a_secret_told_too_early_is_found() {
    assert_eq!(told(Some(Leak::Word)).await, Told { word: true, secret: false });
    assert_eq!(told(Some(Leak::Secret)).await, Told { word: false, secret: true });
}
