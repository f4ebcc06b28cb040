//! The page's own files, and what protects whoever opens them.

use std::{borrow::Cow, sync::Arc};

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use tsugi_house::Refusal;
use tsugi_wire::Code;

use crate::{http::refuse, languages::languages, preview, server::Server, visitor};

/// A file of the page.
pub struct Asset {
    /// What it contains.
    pub content: Cow<'static, [u8]>,
    /// What it is: `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// Whether it is packed with gzip.
    pub packed: bool,
    /// Whether its address changes with what it contains.
    pub lasting: bool,
}

/// Gives the files of a page by their address, packed where that is wanted.
pub type Page = fn(&str, bool) -> Option<Asset>;

/// A server without a page of its own says where its requests are described.
pub(crate) fn no_page(address: &str, _packed: bool) -> Option<Asset> {
    let content = include_bytes!("placeholder.html").as_slice().into();
    let is_page = address == "/" || address.starts_with("/t/");
    is_page.then_some(Asset { content, kind: "text/html; charset=utf-8", packed: false, lasting: false })
}

/// Headers of every answer.
const PROTECTION: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Adds the headers that protect a page.
pub(crate) fn protect(headers: &mut HeaderMap) {
    for (name, value) in PROTECTION {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
}

/// Whatever is no request of the service: the page at its addresses, nothing elsewhere.
pub(crate) async fn serve(server: &Arc<Server>, request: Request) -> Response {
    let (page, origin) = (server.settings.page, server.settings.origin.as_deref());
    let (parts, _) = request.into_parts();
    let asks = parts.method == Method::GET || parts.method == Method::HEAD;
    let encodings = parts.headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let packed = encodings.is_some_and(|encodings| encodings.contains("gzip"));
    let lang = visitor::Visitor::of(&parts, &server.settings).lang;
    if let (true, Some(game), Some(origin)) = (asks, preview::game_of(&parts), preview::origin_of(&parts, origin))
        && let Some(asset) = page("/", false)
        && let Ok(text) = std::str::from_utf8(&asset.content)
    {
        let words = languages().of_game(game, lang);
        let result = preview::result_of(server, &parts, game, words).await;
        let shown = preview::of_game(text, game, words, &origin, result.as_deref());
        return sent(&asset, StatusCode::OK, shown.into());
    }
    if let Some(asset) = page(parts.uri.path(), packed).filter(|_| asks) {
        return answer(asset, StatusCode::OK);
    }
    // Who reads pages is shown one, also where there is nothing; it says so in words and leads home.
    let accepts = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let reads_pages = asks && accepts.is_some_and(|kinds| kinds.contains("text/html"));
    if reads_pages
        && !parts.uri.path().starts_with("/api/")
        && let Some(asset) = page("/", packed)
    {
        return answer(asset, StatusCode::NOT_FOUND);
    }
    refuse(&Refusal::new(Code::NotFound, languages().of_service(lang)))
}

fn answer(mut asset: Asset, status: StatusCode) -> Response {
    let content = match std::mem::take(&mut asset.content) {
        Cow::Borrowed(content) => Body::from(content),
        Cow::Owned(content) => Body::from(content),
    };
    sent(&asset, status, content)
}

/// An asset's headers, with that content.
fn sent(asset: &Asset, status: StatusCode, content: Body) -> Response {
    let keep = if asset.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers =
        [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    let mut response = (status, headers, content).into_response();
    if asset.packed {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}
