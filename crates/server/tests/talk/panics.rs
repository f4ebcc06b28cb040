//! One table's trouble stays its own: panics are planted by a game that only tests have.

use std::sync::{Arc, atomic::Ordering};

use serde_json::{Value, json};
use tsugi_load::Client;
use tsugi_server::Settings;
use tsugi_store::{Append, Memory, Store};
use tsugi_wire::{Bye, Code, ToClient};

use crate::house::{Counting, House, Player, make};

/// A house with a table that goes well and one that is fragile.
struct Trial {
    house: House,
    world: Arc<Counting>,
    store: Arc<Memory>,
    host: Client,
    fragile: String,
    well: Player,
}

impl Trial {
    async fn new(seats: Value) -> Self {
        let (world, store) = (Arc::new(Counting::default()), Arc::new(Memory::default()));
        let house = House::in_world(Settings::default(), world.clone(), store.clone()).await;
        let mut host = house.visitor();
        let (fragile, _) = make(&mut host, &json!({ "game": "fragile", "seats": seats })).await;
        let (other, _) = make(&mut host, &json!({ "game": "unbroken", "seats": ["mine"] })).await;
        let well = Player::sit(&host, &other, "").await;
        Self { house, world, store, host, fragile, well }
    }

    /// What the fragile table is answered now.
    async fn looked_at(&mut self) -> (u16, Value) {
        let answer = self.host.get(&format!("/api/tables/{}", self.fragile)).await.expect("an answer");
        (answer.status, answer.body["error"]["code"].clone())
    }

    /// Lets the time pass in which a failed table is left alone.
    fn rest(&self) {
        self.world.clock.fetch_add(3_600_000, Ordering::Relaxed);
    }

    /// Everything else goes on, and the panics are counted.
    async fn ends_well(mut self, panics: u64) {
        self.well.choose(0).await.expect("the other table goes on");
        assert_eq!(self.host.get("/healthz").await.expect("an answer").status, 200);
        let metrics = self.host.get("/metrics").await.expect("an answer");
        assert!(metrics.headers.contains("text/plain"));
        let counted = text_of(self.house.address).await;
        assert!(counted.contains(&format!("tsugi_panics_total {panics}\n")), "{counted}");
        self.house.close().await;
    }
}

/// The text of `/metrics`: the client reads documents.
async fn text_of(address: std::net::SocketAddr) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut line = tokio::net::TcpStream::connect(address).await.expect("a line");
    line.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.expect("written");
    let mut text = String::new();
    line.read_to_string(&mut text).await.expect("read");
    text
}

async fn bye(player: &mut Player) -> Bye {
    loop {
        match player.next().await {
            Some(ToClient::Bye(bye)) => return bye,
            Some(_) => {}
            None => panic!("players are told before the end"),
        }
    }
}

async fn says(player: &mut Player, id: &str, action: &str) {
    let act = json!({ "act": { "id": id, "version": player.version, "action": action } });
    player.stream.say_text(&act.to_string()).await.expect("the line stands");
}

#[tokio::test]
async fn a_panic_in_a_choice_closes_that_table_alone() {
    let mut trial = Trial::new(json!(["mine", { "guest": "Théo" }])).await;
    let mut nora = Player::sit(&trial.host, &trial.fragile, "viewer=seat:0").await;
    let mut theo = Player::sit(&trial.host, &trial.fragile, "viewer=seat:1").await;
    says(&mut nora, "good", "step").await;
    let acknowledged = nora.answer_to("good").await.expect("legal");
    theo.reach(acknowledged).await;
    says(&mut theo, "bad", "fall").await;
    for player in [&mut nora, &mut theo] {
        let bye = bye(player).await;
        assert_eq!(bye.code, Code::Failed);
        assert!(bye.message.contains("every choice that was acknowledged is kept"), "{}", bye.message);
        assert!(player.next().await.is_none(), "one reason, then the end");
    }
    assert_eq!(trial.looked_at().await, (500, json!("failed")), "it is not read again at once");
    trial.rest();
    assert_eq!(trial.looked_at().await, (200, json!(null)), "asked for later it is read again");
    let mut nora = Player::sit(&trial.host, &trial.fragile, "viewer=seat:1").await;
    assert_eq!(nora.version, acknowledged, "what was acknowledged is there, what panicked is not");
    says(&mut nora, "better", "step").await;
    nora.answer_to("better").await.expect("the table goes on");
    trial.ends_well(1).await;
}

#[tokio::test]
async fn a_panic_in_what_a_viewer_is_shown_closes_that_table_alone() {
    let mut trial = Trial::new(json!(["mine"])).await;
    let mut nora = Player::sit(&trial.host, &trial.fragile, "").await;
    says(&mut nora, "blind", "blind").await;
    assert_eq!(bye(&mut nora).await.code, Code::Failed);
    // The choice is durable, so the table panics whenever it is looked at: each time it rests longer.
    for _ in 0..2 {
        trial.rest();
        assert_eq!(trial.looked_at().await.0, 200, "to read it is no trouble");
        assert!(trial.host.stream(&trial.fragile, "").await.is_err(), "to look at it is");
        assert_eq!(trial.looked_at().await, (500, json!("failed")));
    }
    trial.ends_well(3).await;
}

#[tokio::test]
async fn a_log_that_panics_when_it_is_read_ends_nothing_else() {
    let mut trial = Trial::new(json!(["mine"])).await;
    let version = trial.store.log(&trial.fragile).await.expect("a log").len() as u64;
    let entry = json!({ "chose": { "seat": 0, "action": "step", "events": ["fallen"], "drawn": 0 } }).to_string();
    let (table, holders) = (trial.fragile.clone(), Vec::new());
    trial.store.append(vec![Append { table, version, entry, at: 0, opens: None, holders }]).await.expect("stored");
    // A server that starts anew on this store.
    let host = trial.host.clone();
    let started = House::in_world(Settings::default(), trial.world.clone(), trial.store.clone()).await;
    trial.host = host.at(started.address);
    for _ in 0..3 {
        assert_eq!(trial.looked_at().await, (500, json!("failed")));
    }
    assert!(text_of(started.address).await.contains("tsugi_panics_total 1\n"), "it is read once, not at each request");
    trial.rest();
    assert_eq!(trial.looked_at().await, (500, json!("failed")));
    assert!(text_of(started.address).await.contains("tsugi_panics_total 2\n"));
    let (other, _) = make(&mut trial.host, &json!({ "game": "unbroken", "seats": ["mine"] })).await;
    Player::sit(&trial.host, &other, "").await.choose(0).await.expect("others are played");
    started.close().await;
    trial.house.close().await;
}

#[tokio::test]
async fn a_panic_in_a_request_is_that_requests_alone() {
    let mut trial = Trial::new(json!(["mine"])).await;
    let mut nora = Player::sit(&trial.host, &trial.fragile, "").await;
    while !nora.is_over() {
        let id = format!("s{}", nora.version);
        says(&mut nora, &id, "step").await;
        nora.answer_to(&id).await.expect("legal");
    }
    let mut record = trial.host.get(&format!("/api/tables/{}/record", trial.fragile)).await.expect("an answer").body;
    record["entries"][3]["action"] = json!("fall");
    let answer = trial.host.post("/api/replays", &json!({ "record": record })).await.expect("an answer");
    assert_eq!((answer.status, &answer.body["error"]["code"]), (500, &json!("failed")));
    trial.ends_well(1).await;
}

#[tokio::test]
async fn a_panic_in_a_bots_thought_closes_that_table_alone() {
    let mut trial = Trial::new(json!(["mine", { "bot": "faint" }])).await;
    let mut nora = Player::sit(&trial.host, &trial.fragile, "viewer=seat:0").await;
    says(&mut nora, "good", "step").await;
    let bye = bye(&mut nora).await;
    assert_eq!(bye.code, Code::Failed);
    assert_eq!(trial.looked_at().await, (500, json!("failed")));
    // The thread that thought goes on for others.
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "strong" }] });
    let (other, _) = make(&mut trial.host, &wish).await;
    let mut player = Player::sit(&trial.host, &other, "").await;
    for _ in 0..4 {
        player.wait_for_turn().await;
        player.choose(0).await.expect("bots elsewhere still think");
    }
    trial.ends_well(1).await;
}
