//! Who sent a request: from where, in which language, with which cookie.

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
};

use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use tsugi_house::{Hashed, Refusal};
use tsugi_narrator::{Lang, Words};

use crate::{
    Settings,
    address::{client, counted},
    identity,
    languages::languages,
    limits::Held,
    server::Server,
};

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// A connection that is counted, as long as this lives: a stream keeps it beyond its first request.
pub(crate) struct Counted {
    server: Arc<Server>,
    /// What is held; nothing for the connection of a proxy, whose requests are counted one by one.
    held: Option<Held>,
    /// The connection that a proxy's request came over.
    over: Option<Arc<Counted>>,
}

impl Counted {
    /// Counts a connection; none where there are as many as there may be.
    pub(crate) fn connection(server: &Arc<Server>, peer: IpAddr) -> Option<Arc<Self>> {
        let full = server.metrics.connections.get() >= server.settings.most_connections as u64;
        let held = match is_proxy(peer, &server.settings) {
            _ if full => None,
            true => Some(None),
            false => connects(server, counted(peer)).map(Some),
        };
        let Some(held) = held else {
            server.metrics.too_many.add(1);
            return None;
        };
        server.metrics.connections.add(1);
        Some(Arc::new(Self { server: server.clone(), held, over: None }))
    }

    /// Counts a request for the address it comes from: over a proxy's connection by itself, else with its connection.
    pub(crate) fn request(server: &Arc<Server>, over: Arc<Self>, address: IpAddr) -> Option<Arc<Self>> {
        if over.held.is_some() {
            return Some(over);
        }
        let held = Some(connects(server, address)?);
        Some(Arc::new(Self { server: server.clone(), held, over: Some(over) }))
    }
}

/// One more for an address; none where it holds as many as it may.
fn connects(server: &Server, address: IpAddr) -> Option<Held> {
    server.limits.connect(address, &server.settings, server.world.now())
}

/// Whether a peer is one of our own proxies.
fn is_proxy(peer: IpAddr, settings: &Settings) -> bool {
    settings.trusted_proxies.iter().any(|network| network.contains(peer))
}

impl Drop for Counted {
    fn drop(&mut self) {
        if self.over.is_none() {
            self.server.metrics.connections.less(1);
        }
        if let Some(held) = &self.held {
            self.server.limits.disconnect(held);
        }
    }
}

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The address under which this is counted.
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
    /// The hash of the cookie's secret; none where there is no cookie.
    pub(crate) who: Option<Hashed>,
}

impl Visitor {
    /// Reads it off a request; `lang=fr` in the address is stronger than what the browser prefers.
    pub(crate) fn of(parts: &Parts, settings: &Settings) -> Self {
        let peer = parts.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        let headers = &parts.headers;
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
        Self {
            address: counted(client(peer, headers, &settings.trusted_proxies)),
            lang: asked_lang(parts.uri.query()).unwrap_or_else(|| preferred(headers)),
            who: cookies.into_iter().find_map(identity::from_cookies),
        }
    }

    /// Words to refuse in.
    pub(crate) fn words(&self) -> &'static Words {
        languages().of_service(self.lang)
    }

    /// Who this is; somebody new where there is no cookie, with the cookie to be kept.
    pub(crate) fn identify(&self, server: &Server) -> Result<(Hashed, Option<String>), Refusal> {
        if let Some(who) = &self.who {
            return Ok((who.clone(), None));
        }
        let secret = server.secret(self.words())?;
        let secure = server.settings.origin.as_deref().is_some_and(|origin| origin.starts_with("https:"));
        Ok((Hashed::of(&secret), Some(identity::cookie(&secret, secure))))
    }
}

fn asked_lang(query: Option<&str>) -> Option<Lang> {
    query?.split('&').find_map(|pair| pair.strip_prefix("lang="))?.parse().ok()
}

/// The first language we speak of those the browser names.
fn preferred(headers: &HeaderMap) -> Lang {
    let named = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let spoken = named.split(',').filter_map(|entry| entry.trim().get(..2)?.to_ascii_lowercase().parse().ok());
    spoken.into_iter().next().unwrap_or_default()
}

/// Whether a request that changes something comes from our own page: browsers say so, and other programs
/// say nothing.
pub(crate) fn is_own_page(headers: &HeaderMap, settings: &Settings) -> bool {
    // No page can write this header; `none` is said of what somebody typed.
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if !matches!(site, None | Some(b"same-origin" | b"none")) {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(own) = &settings.origin {
        return own == origin;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| origin.split_once("://").is_some_and(|(_, from)| from == host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let header =
            |(name, value): &(&'static str, &str)| (name.parse().expect("a name"), value.parse().expect("a value"));
        pairs.iter().map(header).collect()
    }

    #[test]
    fn the_first_language_we_speak_is_spoken() {
        for (named, lang) in
            [("de-CH,fr;q=0.7,en;q=0.3", Lang::Fr), ("en-GB", Lang::En), ("", Lang::En), ("é", Lang::En)]
        {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, named.parse().expect("a value"))]);
            assert_eq!(preferred(&headers), lang, "{named}");
        }
        assert_eq!(asked_lang(Some("a=b&lang=fr")), Some(Lang::Fr));
    }

    #[test]
    fn another_sites_page_is_not_ours() {
        let settings = Settings::default();
        let own = |origin: &str| is_own_page(&headers(&[("host", "play.example:7070"), ("origin", origin)]), &settings);
        assert!(own("http://play.example:7070") && is_own_page(&headers(&[("host", "x")]), &settings));
        for foreign in ["http://evil.example", "http://play.example", "null", "http://play.example:7070.evil.example"] {
            assert!(!own(foreign), "{foreign}");
        }
        for (site, ours) in
            [("same-origin", true), ("none", true), ("cross-site", false), ("same-site", false), ("?", false)]
        {
            let told = headers(&[("host", "play.example:7070"), ("sec-fetch-site", site)]);
            assert_eq!(is_own_page(&told, &settings), ours, "{site}, also where no origin is told");
        }
        let fixed = Settings { origin: Some("https://play.example".into()), ..Settings::default() };
        let from = |origin: &str| is_own_page(&headers(&[("host", "127.0.0.1:7070"), ("origin", origin)]), &fixed);
        assert!(from("https://play.example") && !from("http://127.0.0.1:7070"));
    }
}
