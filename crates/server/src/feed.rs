//! A plain feed of a public table, for spectators who only read: server-sent events, one a version.

use std::{convert::Infallible, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{Path, Request, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use tokio::time::timeout;

use crate::{
    http::{Shared, refuse},
    server::Server,
    socket::{Line, attach},
    visitor::{Counted, Visitor},
};

/// `GET /api/tables/{id}/feed`: always as a spectator, whoever asks.
pub(crate) async fn open(
    State(server): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let since =
        request.headers().get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse::<u64>().ok());
    let query = match since {
        Some(since) => format!("viewer=spectator&since={since}"),
        None => "viewer=spectator".to_owned(),
    };
    let nobody = Visitor { who: None, ..visitor };
    match attach(&server, &id, &nobody, &query).await {
        Ok(line) => events(&server, line, request.extensions().get::<Arc<Counted>>().cloned()),
        Err(refusal) => refuse(&refusal),
    }
}

fn events(server: &Server, line: Line, counted: Option<Arc<Counted>>) -> Response {
    let beat = server.settings.heartbeat;
    // It is counted as long as it is sent.
    let parts = stream::unfold((line, counted), move |(mut line, counted)| async move {
        let part = match timeout(beat, line.inbox.recv()).await {
            Ok(Some(bundle)) => bundle.iter().map(|message| event(message)).collect(),
            Ok(None) => return None,
            Err(_) => ": still here\n\n".to_owned(),
        };
        Some((Ok::<_, Infallible>(Bytes::from(part)), (line, counted)))
    });
    let mut response = Body::from_stream(parts).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A message as an event; an update carries its version as id, so that a browser resumes by itself.
fn event(message: &str) -> String {
    let version = message
        .strip_prefix("{\"update\":{\"version\":")
        .map(|rest| rest.bytes().take_while(u8::is_ascii_digit).map(char::from).collect::<String>());
    let id = version.map_or_else(String::new, |version| format!("id: {version}\n"));
    format!("{id}data: {message}\n\n")
}

#[cfg(test)]
mod tests {
    use super::event;

    #[test]
    fn an_update_carries_its_version_and_other_messages_none() {
        assert_eq!(event("{\"update\":{\"version\":17}}"), "id: 17\ndata: {\"update\":{\"version\":17}}\n\n");
        assert_eq!(event("{\"hello\":{}}"), "data: {\"hello\":{}}\n\n");
    }
}
