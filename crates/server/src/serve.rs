//! Accepts connections, each with its limits and its patience, until it is told to stop.

use std::{future::Future, sync::Arc};

use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{Duration, timeout},
};
use tower::ServiceExt;

use crate::{
    Settings, http,
    patient::Patient,
    server::Server,
    visitor::{Counted, Peer},
};

/// So long are connections given to end once the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// So long is somebody listened to who is turned away; and so many at a time.
const TURNED_AWAY: Duration = Duration::from_secs(1);
const MOST_TURNED_AWAY: usize = 256;

/// Serves until `stop` ends, then finishes what is in flight.
pub(crate) async fn run(listener: TcpListener, server: Arc<Server>, stop: impl Future<Output = ()>) {
    let router = http::router(server.clone());
    let (stopping, stopped) = watch::channel(false);
    let turned_away = Arc::new(Semaphore::new(MOST_TURNED_AWAY));
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, address)) => {
                let counted = Counted::connection(&server, address.ip());
                let (server, router, stopped) = (server.clone(), router.clone(), stopped.clone());
                let turned_away = turned_away.clone();
                tokio::spawn(async move {
                    match counted {
                        Some(counted) => serve_one(stream, Peer(address.ip()), counted, &server, router, stopped).await,
                        None => {
                            if let Ok(_place) = turned_away.try_acquire() {
                                turn_away(stream, &server.settings).await;
                            }
                        }
                    }
                });
            }
            Err(error) => {
                // Out of file handles, most likely: others must end before more can come.
                tracing::error!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    server.go_down().await;
    let _ = stopping.send(true);
    drop(stopped);
    let _ = timeout(FAREWELL, stopping.closed()).await;
}

/// Serves one connection, which may turn into a stream.
async fn serve_one(
    stream: TcpStream,
    peer: Peer,
    counted: Arc<Counted>,
    server: &Server,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    // Choices are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(counted.clone());
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(server.settings.patience)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(Patient::new(stream, server.settings.patience)), service)
        .with_upgrades();
    let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
    tokio::pin!(connection);
    tokio::select! {
        ended = &mut connection => {
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
        }
        () = stop => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Says plainly that there are too many connections, instead of letting somebody wait. What they have sent is read
/// before the line ends: with something unread the system would answer with a reset, and the words would be lost.
async fn turn_away(mut stream: TcpStream, settings: &Settings) {
    let body = r#"{"error":{"code":"too_many","message":"Too many connections; try again in 10 seconds."}}"#;
    let length = body.len();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Retry-After: 10\r\nConnection: close\r\n\r\n{body}"
    );
    let farewell = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        let mut unread = [0; 1024];
        let mut left = settings.largest;
        while left > 0 {
            match stream.read(&mut unread).await? {
                0 => break,
                read => left = left.saturating_sub(read),
            }
        }
        Ok::<_, std::io::Error>(())
    };
    let _ = timeout(TURNED_AWAY, farewell).await;
}
