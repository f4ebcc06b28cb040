//! A bare websocket echo of the same library, in a process of its own: what a message costs at least.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::anyhow;
use axum::{
    Router,
    extract::ws::{Message, WebSocketUpgrade},
    response::IntoResponse,
    routing::get,
};
use tokio::net::TcpListener;
use tsugi_load::Client;

use crate::{Arguments, process::Server};

/// What was measured.
#[derive(Debug)]
pub(crate) struct Echoed {
    pub(crate) messages: u64,
    pub(crate) seconds: f64,
    pub(crate) cpu_seconds: f64,
}

/// Says back what is said, for ever.
pub(crate) async fn serve() -> anyhow::Result<()> {
    async fn echo(upgrade: WebSocketUpgrade) -> impl IntoResponse {
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
                    break;
                }
            }
        })
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, Router::new().route("/api/tables/{id}/stream", get(echo))).await?)
}

/// As many connections as the tables have, each sending as soon as it is answered.
pub(crate) async fn measure(arguments: &Arguments) -> anyhow::Result<Echoed> {
    let server = Server::start(&std::env::current_exe()?, &["--be-echo"], arguments.one_core)?;
    let (counted, stopping) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let mut tasks = Vec::new();
    for _ in 0..arguments.tables * 2 {
        let mut stream = Client::new(server.address).stream("echo", "").await.map_err(|error| anyhow!("{error}"))?;
        let (counted, stopping) = (counted.clone(), stopping.clone());
        tasks.push(tokio::spawn(async move {
            let said = "{\"act\":{\"id\":\"c41\",\"version\":17,\"action\":{\"keep\":{\"card\":\"white-cup-1\"}}}}";
            while !stopping.load(Ordering::Relaxed) {
                if stream.say_text(said).await.is_err() || !matches!(stream.next_text().await, Ok(Some(_))) {
                    break;
                }
                counted.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (cpu, begun, before) = (server.cpu_seconds()?, Instant::now(), counted.load(Ordering::Relaxed));
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let (seconds, cpu_seconds) = (begun.elapsed().as_secs_f64(), server.cpu_seconds()? - cpu);
    let messages = counted.load(Ordering::Relaxed) - before;
    stopping.store(true, Ordering::Relaxed);
    for task in tasks {
        let _ = task.await;
    }
    Ok(Echoed { messages, seconds, cpu_seconds })
}
