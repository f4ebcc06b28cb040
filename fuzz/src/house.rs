//! A server in this process, which is handed any bytes as a stored log or as a client's message.

use std::{
    net::SocketAddr,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, runtime::Runtime, time::timeout};
use tower::ServiceExt;
use tsugi_load::{Client, Error, Stream};
use tsugi_server::{Service, Settings, System};
use tsugi_store::{Append, Memory, Store, Visibility};

use crate::Head;

/// A server that does not answer by then hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// One server for all inputs of a process; each input has a table of its own.
struct House {
    runtime: Runtime,
    store: Arc<Memory>,
    service: Arc<Service>,
    address: SocketAddr,
    tables: AtomicU64,
}

static HOUSE: LazyLock<House> = LazyLock::new(House::open);

impl House {
    fn open() -> Self {
        let runtime = Runtime::new().expect("a runtime starts");
        let store = Arc::new(Memory::default());
        let most = u32::MAX / 4;
        let settings =
            Settings { messages: most, requests: most, tables: most, most_tables: 1 << 20, ..Settings::default() };
        let _inside = runtime.enter();
        let service = Arc::new(Service::new(settings, Arc::new(System), store.clone()));
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let served = service.clone();
        runtime.spawn(async move { served.run(listener, std::future::pending()).await });
        Self { runtime, store, service, address, tables: AtomicU64::new(0) }
    }
}

/// A stored log, an entry a line, as a server reads it when somebody asks for its table.
///
/// # Panics
/// Where the server does not answer; a panic inside it goes to the hook.
pub fn entry(bytes: &[u8]) {
    let log = String::from_utf8_lossy(bytes);
    let id = format!("{:032x}", HOUSE.tables.fetch_add(1, Ordering::Relaxed) + 1);
    HOUSE.runtime.block_on(async {
        for (version, line) in (0_u64..).zip(log.lines()) {
            let opens = (version == 0).then_some(Visibility::Public);
            let entry =
                Append { table: id.clone(), version, entry: line.into(), at: version, opens, holders: Vec::new() };
            HOUSE.store.append(vec![entry]).await.expect("memory keeps everything");
        }
        for address in [format!("/api/tables/{id}"), format!("/api/tables/{id}/record")] {
            let request = Request::get(address).body(Body::empty()).expect("a request");
            let answer = timeout(PATIENCE, HOUSE.service.router().oneshot(request)).await.expect("it does not hang");
            let Ok(answer) = answer;
            assert_ne!(answer.status(), StatusCode::BAD_GATEWAY);
        }
    });
}

/// What a client says on its stream, at a table of any game.
///
/// # Panics
/// Where the server does not answer, or its table is gone.
pub fn message(bytes: &[u8]) {
    let Some((start, said)) = Head::read(bytes) else { return };
    HOUSE.runtime.block_on(async {
        let said = String::from_utf8_lossy(said);
        let heard = timeout(PATIENCE, converse(&start, &said));
        heard.await.expect("the server does not hang").expect("the server speaks its protocol");
    });
}

async fn converse(head: &Head, said: &str) -> Result<(), Error> {
    let seats: Vec<&str> = (0..head.players).map(|_| "mine").collect();
    let mut client = Client::new(HOUSE.address);
    let made = client.post("/api/tables", &json!({ "game": head.game.id, "seats": seats })).await?;
    let id = made.body["id"].as_str().ok_or_else(|| made.text.clone())?.to_owned();
    for turn in 0..head.before % 8 {
        choose(&client, &id, head.players, turn).await?;
    }
    let mut stream = client.stream(&id, "viewer=seat:0").await?;
    // A frame a line; whatever is answered, or nothing, the line or the server still stands.
    for line in said.lines() {
        if stream.say_text(line).await.is_err() {
            return Ok(());
        }
    }
    stream.say_text(r#"{"ping":{}}"#).await.ok();
    // Where the server has closed the line, this ends with it.
    heard(&mut stream, &["pong"]).await.ok();
    let health = client.get("/healthz").await?;
    let table = client.get(&format!("/api/tables/{id}")).await?;
    if (health.status, table.status) == (200, 200) {
        Ok(())
    } else {
        Err(format!("{}: {}", table.status, table.text).into())
    }
}

/// One of the seats makes one of the choices that are listed for it.
async fn choose(client: &Client, id: &str, players: usize, turn: u8) -> Result<(), Error> {
    for seat in 0..players {
        let mut stream = client.stream(id, &format!("viewer=seat:{seat}")).await?;
        let update = heard(&mut stream, &["update"]).await?;
        let Some(legal) = update["legal"].as_array().filter(|legal| !legal.is_empty()) else { continue };
        let action = &legal[usize::from(turn) * 7 % legal.len()];
        let act = json!({ "act": { "id": format!("before {turn}"), "version": update["version"], "action": action } });
        stream.say_text(&act.to_string()).await?;
        heard(&mut stream, &["done", "refused"]).await?;
        return Ok(());
    }
    Ok(())
}

/// The next message of one of these kinds; null where the stream ends before.
async fn heard(stream: &mut Stream, kinds: &[&str]) -> Result<Value, Error> {
    while let Some(text) = stream.next_text().await? {
        let message: Value = serde_json::from_str(&text)?;
        if let Some(found) = kinds.iter().find_map(|kind| message.get(kind)) {
            return Ok(found.clone());
        }
    }
    Ok(Value::Null)
}
