//! The page's own files, and what protects whoever opens them.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use tsugi_wire::Code;

use crate::{http::refuse, refusal::Refusal, tongues, visitor};

/// Until the page is built into the binary, this stands at its place.
const PLACEHOLDER: &str = include_str!("placeholder.html");

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
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path();
    let is_page = path == "/" || path.starts_with("/t/");
    if is_page && (request.method() == Method::GET || request.method() == Method::HEAD) {
        let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
        return (StatusCode::OK, headers, PLACEHOLDER).into_response();
    }
    let (parts, _) = request.into_parts();
    let lang = visitor::Visitor::of(&parts, &crate::Settings::default()).lang;
    refuse(&Refusal::new(Code::NotFound, tongues::of_service(lang)))
}
