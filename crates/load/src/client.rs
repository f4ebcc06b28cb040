//! Requests and streams, with nothing between them and the wire.

use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{self, Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};
use tsugi_wire::{Act, Json, ToClient, ToServer};

/// What goes wrong between a client and a server.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// Somebody at a device: an address, and the cookie once there is one.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    from: Option<IpAddr>,
    cookie: Option<String>,
    headers: Vec<(String, String)>,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, as they came.
    pub headers: String,
    /// The document; null where there is none.
    pub body: Value,
    /// The same as it came.
    pub text: String,
}

impl Answer {
    /// A header by its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let fields = self.headers.lines().filter_map(|line| line.split_once(':'));
        fields.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

impl Client {
    /// Somebody new.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, from: None, cookie: None, headers: Vec::new() }
    }

    /// The same person, saying this in every request.
    #[must_use]
    pub fn with_header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// The same person at a server that has moved.
    #[must_use]
    pub fn at(mut self, address: SocketAddr) -> Self {
        self.address = address;
        self
    }

    /// The same person at an address of this machine: `127.0.0.2` is another one than `127.0.0.1`.
    #[must_use]
    pub fn from(mut self, address: IpAddr) -> Self {
        self.from = Some(address);
        self
    }

    async fn connect(&self) -> std::io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(self.address).await };
        let socket = if self.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        socket.bind(SocketAddr::new(from, 0))?;
        socket.connect(self.address).await
    }

    /// The cookie, once there is one.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Error> {
        self.request("GET", path, "").await
    }

    /// Asks to change something.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Error> {
        self.request("POST", path, &body.to_string()).await
    }

    /// A request as it is, with the cookie kept.
    pub async fn request(&mut self, method: &str, path: &str, body: &str) -> Result<Answer, Error> {
        let mut stream = self.connect().await?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for (name, value) in
            self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).chain(self.cookies())
        {
            head.extend([name, ": ", value, "\r\n"]);
        }
        head.extend(["Content-Length: ", &body.len().to_string(), "\r\n\r\n", body]);
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        // A server may close before it has read all of what is too long; what it said still counts.
        if let Err(error) = stream.read_to_end(&mut answer).await
            && answer.is_empty()
        {
            return Err(error.into());
        }
        let answer = read_answer(&String::from_utf8_lossy(&answer))?;
        if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(answer)
    }

    fn cookies(&self) -> impl Iterator<Item = (&str, &str)> {
        self.cookie.iter().map(|cookie| ("Cookie", cookie.as_str()))
    }

    /// Opens the stream of a table; the query is as in `viewer=seat:0&since=3`.
    pub async fn stream(&self, table: &str, query: &str) -> Result<Stream, Error> {
        let mut request = format!("ws://{}/api/tables/{table}/stream?{query}", self.address).into_client_request()?;
        let fields = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).chain(self.cookies());
        for (name, value) in fields {
            let name: tungstenite::http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let socket = self.connect().await?;
        socket.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, socket, Some(config)).await?;
        Ok(Stream(socket))
    }
}

/// An open stream.
pub struct Stream(WebSocketStream<TcpStream>);

impl Stream {
    /// Says something.
    pub async fn say(&mut self, said: &ToServer) -> Result<(), Error> {
        self.say_text(&serde_json::to_string(said)?).await
    }

    /// Says it as it is.
    pub async fn say_text(&mut self, said: &str) -> Result<(), Error> {
        Ok(self.0.send(Message::text(said)).await?)
    }

    /// Sends any frame.
    pub async fn send(&mut self, frame: Message) -> Result<(), Error> {
        Ok(self.0.send(frame).await?)
    }

    /// Makes a choice.
    pub async fn act(&mut self, id: &str, version: u64, action: Json) -> Result<(), Error> {
        self.say(&ToServer::Act(Act { id: id.into(), version, action })).await
    }

    /// The next message as text; none at the end.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, Error> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message; none at the end.
    pub async fn next(&mut self) -> Result<Option<ToClient>, Error> {
        Ok(self.next_text().await?.map(|text| serde_json::from_str(&text)).transpose()?)
    }
}

fn read_answer(text: &str) -> Result<Answer, Error> {
    let (head, body) = text.split_once("\r\n\r\n").ok_or("the answer has no end of its head")?;
    let (first, headers) = head.split_once("\r\n").unwrap_or((head, ""));
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("the answer has no status")?;
    let document = serde_json::from_str(body).unwrap_or(Value::Null);
    Ok(Answer { status, headers: headers.into(), body: document, text: body.to_owned() })
}
