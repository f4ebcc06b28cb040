//! The stream of a viewer: a websocket with numbered updates.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        FromRequestParts, Path, Request, State,
        ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    response::Response,
};
use futures_util::SinkExt;
use tokio::{
    sync::mpsc,
    time::{Instant, timeout},
};
use tsugi_engine::Viewer;
use tsugi_house::{Attach, Input, Protocol, Refusal, parts_of, text};
use tsugi_narrator::Words;
use tsugi_wire::{Bye, Code, Parts, Refused, ToClient, ToServer};

use crate::{
    Settings,
    http::{Shared, refuse},
    limits::Bucket,
    server::{Server, ask},
    table_task::{Bundle, Message},
    visitor::{Counted, Visitor},
};

/// What a stream is asked for: `?viewer=seat:0&since=17&lang=fr&with=ask,offers&protocol=2`.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    pub(crate) viewer: Option<Viewer>,
    pub(crate) since: Option<u64>,
    pub(crate) parts: Parts,
    protocol: Protocol,
}

impl Wanted {
    /// Reads the query; what is no viewer and no number is refused.
    pub(crate) fn read(query: &str) -> Result<Self, Code> {
        let mut wanted = Self::default();
        for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let value = value.replace("%3A", ":").replace("%2C", ",");
            match key {
                "viewer" => wanted.viewer = Some(value.parse().map_err(|_| Code::UnknownSeat)?),
                "since" => wanted.since = Some(value.parse().map_err(|_| Code::Future)?),
                "with" => wanted.parts = Parts::read(&value),
                "protocol" => wanted.protocol = Protocol::read(&value).ok_or(Code::UnknownProtocol)?,
                _ => {}
            }
        }
        Ok(wanted)
    }
}

/// An open stream: where it is heard, its number there, and what it is to be sent.
pub(crate) struct Line {
    mailbox: mpsc::Sender<Message>,
    number: u64,
    pub(crate) inbox: mpsc::Receiver<Bundle>,
    /// How often it is asked whether it stands.
    beat: Duration,
}

impl Drop for Line {
    /// A line that ends is taken off its table, whatever ended it.
    fn drop(&mut self) {
        let (mailbox, number) = (self.mailbox.clone(), self.number);
        if let Err(mpsc::error::TrySendError::Full(message)) = mailbox.try_send(Message::Input(Input::Detach(number))) {
            tokio::spawn(async move { mailbox.send(message).await });
        }
    }
}

/// Opens a stream at a table.
pub(crate) async fn attach(server: &Arc<Server>, id: &str, visitor: &Visitor, query: &str) -> Result<Line, Refusal> {
    let words = visitor.words();
    let wanted = Wanted::read(query).map_err(|code| Refusal::new(code, words))?;
    let Settings { outbox, heartbeat, presence_beat, .. } = server.settings;
    let beat = if wanted.parts.presence { presence_beat.min(heartbeat) } else { heartbeat };
    let (outbox, inbox) = mpsc::channel(outbox);
    let attach = |answer| {
        let Wanted { viewer, since, parts, protocol } = wanted;
        let parts = if protocol == Protocol::First { parts_of(parts) } else { parts };
        let (who, from, lang) = (visitor.who.clone(), visitor.address, visitor.lang);
        let attach = Attach { stream: 0, from, who, viewer, lang, parts, protocol, since };
        Message::Attach(Box::new(attach), outbox, answer)
    };
    let (number, mailbox) = ask(server, id, attach, words).await?;
    Ok(Line { mailbox, number, inbox, beat })
}

/// `GET /api/tables/{id}/stream`.
pub(crate) async fn open(
    State(server): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let query = request.uri().query().unwrap_or_default().to_owned();
    let (mut parts, _) = request.into_parts();
    let Ok(upgrade) = WebSocketUpgrade::from_request_parts(&mut parts, &server).await else {
        let why = visitor.words().say("service-needs-upgrade", &[]);
        return refuse(&Refusal::with(Code::Malformed, visitor.words(), &[("why", why.into())]));
    };
    let line = match attach(&server, &id, &visitor, &query).await {
        Ok(line) => line,
        Err(refusal) => return refuse(&refusal),
    };
    let words = visitor.words();
    let counted = parts.extensions.get::<Arc<Counted>>().cloned();
    upgrade
        .max_message_size(server.settings.largest)
        .max_frame_size(server.settings.largest)
        .read_buffer_size(4 << 10)
        .write_buffer_size(8 << 10)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| async move {
            Talk::new(server, line, words).run(socket).await;
            drop(counted);
        })
}

/// How the last message of a stream begins.
const BYE: &str = "{\"bye\":";

/// One stream while it is open.
struct Talk {
    server: Arc<Server>,
    line: Line,
    words: &'static Words,
    bucket: Bucket,
    heard: Instant,
    /// Whether the table has said why the stream ends.
    said_bye: bool,
}

/// Whether a stream goes on.
enum Next {
    On,
    End(Option<Code>),
}

impl Talk {
    fn new(server: Arc<Server>, line: Line, words: &'static Words) -> Self {
        let bucket = Bucket::full(server.settings.messages.into(), server.world.now());
        Self { server, line, words, bucket, heard: Instant::now(), said_bye: false }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let beat = self.line.beat;
        let mut beats = tokio::time::interval_at(Instant::now() + beat, beat);
        let ended = loop {
            let next = tokio::select! {
                sent = self.line.inbox.recv() => match sent {
                    Some(sent) => self.pass_on(&mut socket, sent).await,
                    None if self.said_bye => Next::End(None),
                    None => Next::End(Some(Code::TooSlow)),
                },
                frame = socket.recv() => match frame {
                    Some(Ok(frame)) => self.hear(&mut socket, frame).await,
                    Some(Err(error)) => Next::End(why_broken(&error)),
                    None => Next::End(None),
                },
                _ = beats.tick() => self.beat(&mut socket, beat).await,
            };
            if let Next::End(code) = next {
                break code;
            }
        };
        self.bid_farewell(&mut socket, ended).await;
    }

    /// Passes on what waits, and only then lets it go out.
    async fn pass_on(&mut self, socket: &mut WebSocket, first: Bundle) -> Next {
        let patience = self.server.settings.patience;
        let (inbox, said_bye) = (&mut self.line.inbox, &mut self.said_bye);
        let passed = timeout(patience, async {
            let mut bundle = first;
            loop {
                for message in bundle {
                    *said_bye |= message.starts_with(BYE);
                    socket.feed(Frame::Text(message)).await?;
                }
                match inbox.try_recv() {
                    Ok(more) => bundle = more,
                    Err(_) => return socket.flush().await,
                }
            }
        });
        match passed.await {
            Ok(Ok(())) => Next::On,
            Ok(Err(_)) => Next::End(None),
            Err(_) => {
                self.server.metrics.slow_readers.add(1);
                Next::End(Some(Code::TooSlow))
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, frame: Frame) -> Next {
        self.heard = Instant::now();
        let said = match &frame {
            Frame::Text(said) => said.as_bytes(),
            Frame::Binary(said) => said,
            Frame::Close(_) => return Next::End(None),
            Frame::Ping(_) | Frame::Pong(_) => return Next::On,
        };
        if self.bucket.take(self.server.settings.messages.into(), self.server.world.now()).is_err() {
            self.server.metrics.too_many.add(1);
            return Next::End(Some(Code::TooMany));
        }
        match tsugi_reader::json::<ToServer>(said) {
            Ok(said) => match self.line.mailbox.send(Message::Input(Input::Say(self.line.number, said))).await {
                Ok(()) => Next::On,
                Err(_) => Next::End(Some(Code::GoingDown)),
            },
            Err(error) => {
                self.server.metrics.refusals.add(1);
                let refusal = Refusal::with(Code::Malformed, self.words, &[("why", self.words.tell(&error).into())]);
                let Refusal { code, message, .. } = refusal;
                let refused = Refused { id: None, code, ruling: None, message, version: 0 };
                self.pass_on(socket, vec![sent(&ToClient::Refused(refused))]).await
            }
        }
    }

    /// Asks whether a silent line still stands; one that has not answered twice does not, so that whoever lost it is
    /// away for the others within three beats.
    async fn beat(&mut self, socket: &mut WebSocket, beat: Duration) -> Next {
        let silent = self.heard.elapsed();
        if silent > 2 * beat {
            return Next::End(Some(Code::TimedOut));
        }
        if silent < beat {
            return Next::On;
        }
        let asked = timeout(self.server.settings.patience, socket.send(Frame::Ping(Vec::new().into()))).await;
        if matches!(asked, Ok(Ok(()))) { Next::On } else { Next::End(None) }
    }

    /// Says why the stream ends, to one who still hears it.
    async fn bid_farewell(mut self, socket: &mut WebSocket, code: Option<Code>) {
        let patience = self.server.settings.patience.min(Duration::from_secs(2));
        let _ = timeout(patience, async {
            if let Some(code) = code {
                let told = [("seconds", 1_u32.into()), ("why", String::new().into())];
                let message = Refusal::with(code, self.words, &told).message;
                socket.send(Frame::Text(sent(&ToClient::Bye(Bye { code, message })))).await?;
            }
            if code.is_some() || self.said_bye {
                let code = if code == Some(Code::TooLarge) { close_code::SIZE } else { close_code::AWAY };
                socket.send(Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
            }
            while let Ok(more) = self.line.inbox.try_recv() {
                drop(more);
            }
            Ok::<_, axum::Error>(())
        })
        .await;
    }
}

/// A message as it is sent.
fn sent(message: &ToClient) -> Utf8Bytes {
    Utf8Bytes::try_from(text(message)).unwrap_or_default()
}

/// Why a line broke, where whoever sent can do something about it.
fn why_broken(error: &axum::Error) -> Option<Code> {
    let told = error.to_string();
    (told.contains("too long") || told.contains("too large") || told.contains("too big")).then_some(Code::TooLarge)
}
