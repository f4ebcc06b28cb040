//! A server in this process, and people who play at it.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use tsugi_engine::{Status, Viewer};
use tsugi_load::{Client, Stream};
use tsugi_server::{NoSecret, Service, Settings, World};
use tsugi_store::{Memory, Store};
use tsugi_wire::{Json, Refused, Shown, ToClient, Update};

/// A clock that stands and secrets that count: the same requests give the same bytes.
#[derive(Default)]
pub(crate) struct Counting {
    secrets: AtomicU64,
    pub(crate) clock: AtomicU64,
}

impl World for Counting {
    fn now(&self) -> u64 {
        self.clock.fetch_add(20, Ordering::Relaxed)
    }

    fn secret(&self) -> Result<[u8; 32], NoSecret> {
        let number = self.secrets.fetch_add(1, Ordering::Relaxed);
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&number.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes());
        secret[31] = 1;
        Ok(secret)
    }
}

/// A server in this process.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(Settings::default(), Arc::new(Memory::default())).await
    }

    /// A house whose bots may take their time: machines that test are slow.
    pub(crate) async fn patient(store: Arc<dyn Store>, world: Arc<dyn World>) -> Self {
        let settings = Settings { bot_deadline: Duration::from_secs(100), ..Settings::default() };
        Self::in_world(settings, world, store).await
    }

    pub(crate) async fn with(settings: Settings, store: Arc<dyn Store>) -> Self {
        Self::in_world(settings, Arc::new(Counting::default()), store).await
    }

    pub(crate) async fn in_world(settings: Settings, world: Arc<dyn World>, store: Arc<dyn Store>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let service = Service::new(settings, world, store);
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            service.run(listener, async move { drop(stopped.await) }).await;
        });
        Self { address, stop: Some(stop), served }
    }

    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.address)
    }

    pub(crate) async fn close(mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        self.served.await.expect("it stops by itself");
    }
}

/// Makes a table and gives its id and key.
pub(crate) async fn make(client: &mut Client, table: &Value) -> (String, String) {
    let answer = client.post("/api/tables", table).await.expect("the server answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    let text = |key: &str| answer.body[key].as_str().expect("a text").to_owned();
    (text("id"), text("key"))
}

/// A table of two that keeps no beat: the maker, and a friend who followed the link.
pub(crate) async fn table_of_two(house: &House, game: &str) -> (String, Client, Client) {
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": game, "seats": ["mine", "open"], "name": "Nora", "beat": 0 });
    let (id, key) = make(&mut host, &wish).await;
    let sat = guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key, "name": "Théo" })).await;
    let sat = sat.expect("the server answers");
    assert_eq!((sat.status, &sat.body["table"]["begun"]), (200, &json!(true)), "{}", sat.body);
    (id, host, guest)
}

/// A player at a stream: knows the newest update and what was said.
pub(crate) struct Player {
    pub(crate) stream: Stream,
    pub(crate) version: u64,
    pub(crate) legal: Vec<Json>,
    pub(crate) status: Option<Status>,
    pub(crate) told: Vec<String>,
    /// Every message, as it came.
    pub(crate) heard: Vec<String>,
    /// Whether everybody counts versions of their own here.
    pub(crate) silent: bool,
    viewer: Viewer,
    sent: u64,
}

impl Player {
    pub(crate) async fn sit(client: &Client, table: &str, query: &str) -> Self {
        let stream = client.stream(table, query).await.expect("the stream opens");
        let (legal, told, heard, viewer) = (Vec::new(), Vec::new(), Vec::new(), Viewer::Spectator);
        let mut player = Self { stream, version: 0, legal, status: None, told, heard, silent: false, viewer, sent: 0 };
        let Some(ToClient::Hello(hello)) = player.next().await else { panic!("the first message is hello") };
        (player.silent, player.viewer) = (hello.table.silent, hello.viewer.parse().expect("a viewer"));
        while player.version < hello.version || player.heard.len() < 2 {
            player.next().await;
        }
        player
    }

    /// The next message, noted.
    pub(crate) async fn next(&mut self) -> Option<ToClient> {
        let patience = Duration::from_secs(120);
        let text = tokio::time::timeout(patience, self.stream.next_text()).await.expect("the server does not hang");
        let text = text.ok().flatten()?;
        self.heard.push(text.to_string());
        let message: ToClient = serde_json::from_str(&text).expect("the server speaks its protocol");
        match &message {
            ToClient::Update(update) => self.note(update),
            ToClient::Shown(shown) => self.note_shown(shown),
            _ => {}
        }
        Some(message)
    }

    fn note(&mut self, update: &Update) {
        if !update.whole && self.version > 0 {
            assert!(update.version <= self.version + 1, "no version is left out");
        }
        self.version = update.version;
        self.told.extend(update.told.iter().flat_map(|told| told.iter()).cloned());
        if let Some(status) = update.status {
            self.status = Some(status);
            self.legal = update
                .legal
                .as_ref()
                .map_or_else(Vec::new, |legal| serde_json::from_str(legal.get()).expect("a list of actions"));
        }
    }

    fn note_shown(&mut self, shown: &Shown) {
        if !shown.whole && self.version > 0 {
            assert!(shown.version <= self.version + 1, "no version is left out");
        }
        self.version = shown.version;
        self.told.extend(shown.steps.iter().map(|step| step.text.clone()));
        if let Some(status) = shown.status {
            self.status = Some(status);
            self.legal = shown.offers.iter().flatten().map(|offer| offer.action.clone()).collect();
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.status, Some(Status::Over(_)))
    }

    /// Where nothing is left but to move own cards about, the choice that ends the turn.
    fn end_of_turn(&self) -> Option<usize> {
        let is = |action: &Json, text: &str| action.get().starts_with(text);
        let end = self.legal.iter().position(|action| is(action, "\"end_turn\""))?;
        let mut others = self.legal.iter().enumerate().filter(|(number, _)| *number != end);
        others.all(|(_, action)| is(action, "{\"swap\"")).then_some(end)
    }

    /// Makes the n-th legal choice; the version it became.
    pub(crate) async fn choose(&mut self, number: usize) -> Result<u64, Refused> {
        let action = self.legal[number % self.legal.len()].clone();
        self.sent += 1;
        let id = format!("m{}", self.sent);
        self.stream.act(&id, self.version, action).await.expect("the line stands");
        self.answer_to(&id).await
    }

    /// Reads on until a message is answered.
    pub(crate) async fn answer_to(&mut self, id: &str) -> Result<u64, Refused> {
        loop {
            match self.next().await.expect("the server answers") {
                ToClient::Done(done) if done.id == id => return Ok(done.version),
                ToClient::Refused(refused) if refused.id.as_deref() == Some(id) => return Err(refused),
                _ => {}
            }
        }
    }

    /// Reads on until it may choose or the game is over.
    pub(crate) async fn wait_for_turn(&mut self) {
        while self.legal.is_empty() && !self.is_over() {
            self.next().await.expect("the server goes on");
        }
    }

    /// Reads on until it may choose, the others choosing when it is their turn.
    pub(crate) async fn wait_for_turn_or(&mut self, others: &mut [Player]) {
        while self.legal.is_empty() && !self.is_over() {
            for other in others.iter_mut() {
                other.reach(self.version).await;
                if !other.legal.is_empty() {
                    let version = other.choose(0).await.expect("legal");
                    self.reach(version).await;
                }
            }
            if self.legal.is_empty() {
                self.next().await.expect("the server goes on");
            }
        }
    }

    /// Reads on up to a version.
    pub(crate) async fn reach(&mut self, version: u64) {
        while self.version < version {
            self.next().await.expect("the server goes on");
        }
    }
}

/// Lets everybody hear what has been told so far. Where they count versions of their own: whose turn it is, and that it is
/// over, as whoever chose last knows it.
pub(crate) async fn even_out(players: &mut [Player], mover: usize) {
    let newest = players.iter().map(|player| player.version).max().unwrap_or(0);
    let status = players.get(mover).and_then(|player| player.status);
    for player in players.iter_mut() {
        if !player.silent {
            player.reach(newest).await;
            continue;
        }
        let is_due = |player: &Player| match (status, player.viewer) {
            (Some(Status::Over(_)), _) => !player.is_over(),
            (Some(Status::Awaiting(seats)), Viewer::Seat(seat)) => seats.contains(seat) && player.legal.is_empty(),
            _ => false,
        };
        while is_due(player) {
            player.next().await.expect("the server goes on");
        }
    }
}

/// Plays to the end, choosing by a count; the number of choices made.
pub(crate) async fn play_out(players: &mut [Player], mut whim: usize) -> usize {
    let (mut choices, mut mover) = (0, 0);
    loop {
        even_out(players, mover).await;
        if players.iter().all(Player::is_over) {
            return choices;
        }
        let mut has_chosen = false;
        for (number, player) in players.iter_mut().enumerate() {
            if !player.legal.is_empty() && !player.is_over() {
                mover = number;
                whim = whim.wrapping_mul(25).wrapping_add(7) % 1009;
                player.choose(player.end_of_turn().unwrap_or(whim)).await.expect("what is offered is legal");
                (choices, has_chosen) = (choices + 1, true);
                break;
            }
        }
        if !has_chosen {
            players[0].next().await.expect("bots go on");
        }
        assert!(choices < 5000, "every game ends");
    }
}
