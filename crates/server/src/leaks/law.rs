//! The law of no leak, over the wire.
//!
//! The same game is served twice; in one of them everything that the rulebook hides from a viewer has been dealt
//! otherwise (by the games' own law suites, from the rules). Whatever that viewer then asks for, every byte
//! it is sent must be the same: views, sightings, sentences, legal actions, refusals, hints, takings-back, running
//! viewers' records, numbers, lengths. Clock and secrets are handed in, so nothing else can differ.
//!
//! A comparison that finds nothing proves nothing, so leaks are planted where the server makes what it says
//! ([`Leak`]), and in what it answers to plain requests: each must be found.

#[path = "../../tests/talk/house.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
pub(crate) mod house;

use std::sync::{Arc, Mutex, PoisonError};

use house::{Counting, House};
use serde_json::{Value, json};
use tsugi_engine::{
    Chance, Choice, CountingChance, Game, Options, Seat, SeededRng, Status, Viewer, apply, begin,
    conformance::{History, Subject},
};
use tsugi_held_hands::{Components, HeldHands, PRINT_AND_PLAY, test_kit::Table};
use tsugi_house::Leak;
use tsugi_load::Client;
use tsugi_store::{Append, Appended, Found, Memory, Pending, Store, StoreError, Visibility};
use tsugi_wabisaby::WabiSaby;

use crate::{NoSecret, Settings, World};

/// A world in which the server leaks.
pub(super) struct Leaking(pub(super) Counting, pub(super) Leak);

impl World for Leaking {
    fn now(&self) -> u64 {
        self.0.now()
    }

    fn secret(&self) -> Result<[u8; 32], NoSecret> {
        self.0.secret()
    }

    fn leak(&self) -> Option<Leak> {
        Some(self.1)
    }
}

/// A store whose last entry appears only when another is refused: the server then hears of it as of any
/// version that it made itself, and tells everybody.
struct Late {
    kept: Memory,
    last: Mutex<Option<Append>>,
}

impl Late {
    async fn new(id: &str, log: &[String]) -> Self {
        let kept = Memory::default();
        let append = |version: usize| Append {
            table: id.into(),
            version: version as u64,
            entry: log[version].clone(),
            at: version as u64,
            opens: (version == 0).then_some(Visibility::Public),
            holders: Vec::new(),
        };
        for version in 0..log.len() - 1 {
            kept.append(vec![append(version)]).await.expect("memory answers");
        }
        Self { kept, last: Mutex::new(Some(append(log.len() - 1))) }
    }
}

impl Store for Late {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).take();
        Box::pin(async move {
            match last {
                Some(last) => {
                    self.kept.append(vec![last]).await?;
                    Err(StoreError::Unavailable("another was quicker".into()))
                }
                None => self.kept.append(batch).await,
            }
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        self.kept.log(table)
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        self.kept.of_holder(holder, most)
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        self.kept.public(most)
    }

    fn ready(&self) -> Pending<'_, ()> {
        self.kept.ready()
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        self.kept.mark(name, value)
    }

    fn close(&self) -> Pending<'_, ()> {
        self.kept.close()
    }
}

/// A game as it is served, and how to deal otherwise what is hidden.
struct Case<G: Game> {
    id: &'static str,
    game: G,
    redeal: Redeal<G>,
}

/// Deals otherwise what is hidden from a viewer.
type Redeal<G> = fn(&G, &History<G>, Viewer, &mut SeededRng) -> Option<History<G>>;

fn held_hands_case() -> Case<HeldHands> {
    fn redeal(
        game: &HeldHands,
        history: &History<HeldHands>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<HeldHands>> {
        Table::random(game.clone()).reshuffle(history, viewer, luck)
    }
    Case { id: "held-hands", game: HeldHands::new(PRINT_AND_PLAY, Components::ours()), redeal }
}

fn wabisaby_case() -> Case<WabiSaby> {
    let options = Options::new(&WabiSaby::options(), [], 3).expect("no option is said");
    let game = WabiSaby::new(3, &options, tsugi_wabisaby::Components::ours()).expect("our components are enough");
    Case { id: "wabisaby", game, redeal: tsugi_wabisaby::test_kit::reshuffle }
}

/// Plays this many choices at random; fewer where the game ends before.
fn played<G: Game>(game: &G, seed: u64, choices: usize) -> History<G> {
    let (mut luck, mut whim, mut setup) = (SeededRng::new(seed), SeededRng::stream(seed, 9), Vec::new());
    let mut state = begin(game, &mut luck, Some(&mut setup));
    let mut history = History { setup, choices: Vec::new() };
    while let (Status::Awaiting(seats), true) = (game.status(&state), history.choices.len() < choices) {
        let seat = seats.iter().nth(whim.below(seats.len() as u32) as usize).expect("somebody is awaited");
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[whim.below(legal.len() as u32) as usize];
        let (mut events, mut counted) = (Vec::new(), CountingChance::new(&mut luck));
        apply(game, &mut state, seat, action, &mut counted, Some(&mut events)).unwrap_or_else(|_| panic!("legal"));
        let drew_lots = counted.lots() > 0;
        history.choices.push(Choice { seat, action, events, drew_lots });
    }
    history
}

/// The host of a table with every seat in one hand, and the table's first entry.
async fn made(case: &'static str, seats: usize) -> (Client, String, String) {
    let store = Arc::new(Memory::default());
    let house = House::with(Settings::default(), store.clone()).await;
    let mut host = house.visitor();
    let others: Vec<Value> = (1..seats).map(|seat| json!({ "guest": format!("P{}", seat + 1) })).collect();
    let seats: Vec<Value> = [json!("mine")].into_iter().chain(others).collect();
    let wish = json!({ "game": case, "seats": seats, "public": true, "hints": true });
    let (id, _) = house::make(&mut host, &wish).await;
    let first = store.log(&id).await.expect("memory answers")[0].clone();
    house.close().await;
    (host, id, first)
}

/// The entries of a game as a server would have stored them.
fn stored<G: Game>(first: &str, history: &History<G>) -> Vec<String> {
    let mut drawn = 1;
    let began = json!({ "began": { "events": history.setup, "drawn": drawn } }).to_string();
    let chose = history.choices.iter().enumerate().map(|(number, choice)| {
        drawn += u64::from(choice.drew_lots);
        let (seat, action, events) = (choice.seat, &choice.action, &choice.events);
        json!({ "chose": { "seat": seat, "id": format!("m{number}"), "action": action, "events": events, "drawn": drawn } })
            .to_string()
    });
    [first.to_owned(), began].into_iter().chain(chose).collect()
}

/// The second protocol with everything that can be asked for.
const SECOND: &str =
    "lang=en&protocol=2&with=ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views";

/// Everything a viewer is sent in a session of a fixed course.
async fn heard(log: &[String], id: &str, host: &Client, viewer: Viewer, leak: Option<Leak>) -> Vec<String> {
    let store = Arc::new(Late::new(id, log).await);
    let world: Arc<dyn World> = match leak {
        Some(leak) => Arc::new(Leaking(Counting::default(), leak)),
        None => Arc::new(Counting::default()),
    };
    let house = House::patient(store, world).await;
    let mut client = host.clone().at(house.address);
    let mut heard = Vec::new();
    let mut versions = log.len() as u64;
    // The last version comes while the first looks on; at a silent table it may be nothing to this viewer.
    for (number, query) in
        ["lang=en&with=undo", "lang=fr&with=ask,offers,receipts,undo,end", SECOND].into_iter().enumerate()
    {
        let mut watching = house::Player::sit(&client, id, &format!("viewer={viewer}&{query}")).await;
        if number == 0 && (watching.silent || watching.version + 1 < versions) {
            let refused = client.post(&format!("/api/tables/{id}/links"), &json!({ "seat": 0 })).await;
            assert_eq!(refused.expect("an answer").status, 503, "the store refused");
            let newest = newest(&client, id, viewer).await;
            watching.reach(newest).await;
            versions = newest + 1;
        }
        heard.extend(watching.heard);
    }
    for (number, query) in ["lang=en", "lang=fr&with=ask,offers,receipts,undo,end", SECOND].into_iter().enumerate() {
        for since in [None, Some(0), Some(versions / 2)] {
            let advised = number == 0 && since.is_none();
            let since = since.map_or_else(String::new, |since| format!("&since={since}"));
            let mut player = house::Player::sit(&client, id, &format!("viewer={viewer}{since}&{query}")).await;
            if let Viewer::Seat(seat) = viewer {
                try_everything(&mut player, seat, advised).await;
            }
            heard.extend(player.heard);
        }
    }
    for since in ["", "&since=0", &format!("&since={}", versions.saturating_sub(3))] {
        let path = format!("/api/tables/{id}/shown?viewer={viewer}{since}&{SECOND}");
        heard.push(client.get(&path).await.expect("an answer").body.to_string());
    }
    let viewer_record = client.get(&format!("/api/tables/{id}/record?viewer={viewer}")).await.expect("an answer");
    heard.push(viewer_record.body.to_string());
    heard.push(client.get(&format!("/api/tables/{id}")).await.expect("an answer").body.to_string());
    heard.extend(house.visitor().get(&format!("/api/tables/{id}/record")).await.map(|answer| answer.body.to_string()));
    if let Viewer::Seat(_) = viewer {
        heard.extend(take_back(&client, id, viewer).await);
    } else {
        heard.extend(lose_a_seat(&mut client, &house, id).await);
    }
    house.close().await;
    heard
}

/// The newest version that a viewer knows.
async fn newest(client: &Client, id: &str, viewer: Viewer) -> u64 {
    let shown = client.clone().get(&format!("/api/tables/{id}/shown?viewer={viewer}")).await.expect("an answer").body;
    shown["version"].as_u64().expect("a version")
}

/// What somebody hears who was given a seat and lost it again: from then on, a spectator's bytes.
async fn lose_a_seat(host: &mut Client, house: &House, id: &str) -> Vec<String> {
    let (links, enter) = (format!("/api/tables/{id}/links"), format!("/api/tables/{id}/enter"));
    let (mut first, mut second) = (house.visitor(), house.visitor());
    let link = host.post(&links, &json!({ "seat": 0 })).await.expect("an answer").body;
    first.post(&enter, &json!({ "key": link["key"] })).await.expect("an answer");
    let mut kept = house::Player::sit(&first, id, "viewer=seat:0&with=ask,offers,receipts,undo,end").await;
    let link = first.post(&links, &json!({ "seat": 0 })).await.expect("an answer").body;
    kept.reach(kept.version + 1).await;
    let held = kept.heard.len();
    second.post(&enter, &json!({ "key": link["key"] })).await.expect("an answer");
    // From the second hello on it counts as a spectator does.
    kept.version = 0;
    kept.reach(newest(host, id, Viewer::Spectator).await).await;
    try_everything(&mut kept, Seat::at(0), true).await;
    kept.heard.split_off(held)
}

/// Messages whose answers must not depend on anything hidden; none of them moves the game.
async fn try_everything(player: &mut house::Player, seat: Seat, advised: bool) {
    let version = player.version;
    let strange = [
        json!({ "step": { "to": "happy-1", "hand": 0, "place": "left" } }),
        json!({ "exchange": { "own": 5, "seat": seat, "theirs": 5 } }),
        json!({ "swap": { "a": 0, "b": 1 } }),
        json!({ "keep": { "places": [0, 1] } }),
        json!("appraise"),
        json!("pass"),
        json!(7),
    ];
    let mut said = vec![
        json!({ "act": { "id": "c", "version": version + 7, "action": "appraise" } }),
        json!({ "agree": { "id": "e", "version": version } }),
    ];
    for (number, action) in strange.iter().enumerate() {
        let text = action.to_string();
        let legal = player.legal.iter().any(|legal| legal.get() == text);
        if !legal {
            said.push(json!({ "act": { "id": format!("a{number}"), "version": version, "action": action } }));
        }
        said.push(json!({ "why": { "id": format!("w{number}"), "action": action } }));
    }
    for (number, action) in player.legal.clone().into_iter().take(3).enumerate() {
        said.push(json!({ "explain": { "id": format!("x{number}"), "action": action } }));
        said.push(json!({ "why": { "id": format!("y{number}"), "action": action } }));
    }
    if player.legal.is_empty() || advised {
        said.push(json!({ "hint": { "id": "h" } }));
    }
    for message in said {
        say(player, &message).await;
    }
}

/// Says something and hears what is answered.
async fn say(player: &mut house::Player, message: &Value) {
    let before = player.heard.len();
    player.stream.say_text(&message.to_string()).await.expect("the line stands");
    while player.heard.len() == before {
        player.next().await.expect("it is answered");
    }
}

/// The last choice of a seat is taken back, or asked for: here the game may move.
async fn take_back(client: &Client, id: &str, viewer: Viewer) -> Vec<String> {
    let mut player = house::Player::sit(client, id, &format!("viewer={viewer}&lang=fr&with=undo")).await;
    for ask in [true, false] {
        let version = player.version;
        say(&mut player, &json!({ "undo": { "id": format!("u{ask}"), "version": version, "ask": ask } })).await;
    }
    player.heard
}

/// Compares both worlds for every viewer; how many pairs were looked at, and which differed.
async fn compare<G: Game>(case: &Case<G>, games: u64, step: usize, leak: Option<Leak>) -> (u64, Vec<String>) {
    let (host, id, first) = made(case.id, case.game.seats()).await;
    let (mut pairs, mut differing) = (0, Vec::new());
    for seed in 0..games {
        let history = played(&case.game, seed, 1 + (seed as usize * step) % 60);
        // Once it is over everything is shown: the record with its luck is for all who may look.
        if matches!(case.game.status(&history.state(&case.game)), Status::Over(_)) {
            continue;
        }
        for viewer in Viewer::all(case.game.seats()) {
            let mut luck = SeededRng::stream(seed, 17);
            let Some(other) = (case.redeal)(&case.game, &history, viewer, &mut luck) else { continue };
            let (here, there) = (stored(&first, &history), stored(&first, &other));
            // One leak found is enough; of a law that holds every pair is looked at.
            if here == there || (leak.is_some() && !differing.is_empty()) {
                continue;
            }
            pairs += 1;
            let one = heard(&here, &id, &host, viewer, leak).await;
            let two = heard(&there, &id, &host, viewer, leak).await;
            if let Some((one, two)) = one.iter().zip(&two).find(|(one, two)| one != two) {
                differing.push(format!("{}, seed {seed}, {viewer}:\n{one}\n{two}", case.id));
            } else if one.len() != two.len() {
                differing.push(format!("{}, seed {seed}, {viewer}: more is said in one of them", case.id));
            }
        }
    }
    (pairs, differing)
}

fn games(short: u64) -> u64 {
    std::env::var("TSUGI_LEAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(short)
}

#[tokio::test]
async fn every_byte_to_a_viewer_of_held_hands_is_the_same_whatever_is_hidden() {
    let (pairs, differing) = compare(&held_hands_case(), games(12), 5, None).await;
    assert!(pairs > games(12), "{pairs} pairs of worlds");
    assert!(differing.is_empty(), "{}", differing[0]);
}

#[tokio::test]
async fn every_byte_to_a_viewer_of_wabisaby_is_the_same_whatever_is_hidden() {
    let (pairs, differing) = compare(&wabisaby_case(), games(12), 7, None).await;
    assert!(pairs > games(12), "{pairs} pairs of worlds");
    assert!(differing.is_empty(), "{}", differing[0]);
}

#[tokio::test]
async fn planted_leaks_are_found() {
    for leak in Leak::ALL {
        let (_, mut found) = compare(&held_hands_case(), 3, 5, Some(leak)).await;
        if found.is_empty() {
            (_, found) = compare(&wabisaby_case(), 12, 7, Some(leak)).await;
        }
        assert!(!found.is_empty(), "{leak:?} must be found");
    }
}
