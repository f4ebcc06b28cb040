//! What chat programs show of a link to a table: the link names its game (`/t/ID?g=kintsugi#KEY`), and the head of the page
//! then carries the game's name, its pitch and its kept picture. Of the table itself only how it ended is told, and only where
//! anybody may watch it: a key stands behind `#`, which no program sends, so a private table is none that is known here.

use std::sync::Arc;

use axum::http::{header, request::Parts};
use tsugi_catalog::{Listing, find};
use tsugi_engine::Status;
use tsugi_house::{Reply, RequestKind};
use tsugi_narrator::{Speaker, Words, outcome};

use crate::{http::asked_by, server::Server, visitor::Visitor};

/// The tag of the page that a game's own stand in for.
const OWN_TITLE: &str = "<meta property=\"og:title\" content=\"Tsugi\" />";

/// The game that a link to a table names.
pub(crate) fn game_of(parts: &Parts) -> Option<&'static Listing> {
    let query = parts.uri.query().filter(|_| parts.uri.path().starts_with("/t/"))?;
    find(query.split('&').find_map(|pair| pair.strip_prefix("g="))?).ok()
}

/// Where the page stands, as far as that can be told: what the operator says, else the host that was asked for.
pub(crate) fn origin_of(parts: &Parts, set: Option<&str>) -> Option<String> {
    if let Some(origin) = set {
        return Some(origin.trim_end_matches('/').to_owned());
    }
    let host = parts.headers.get(header::HOST)?.to_str().ok()?;
    let is_plain = host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    (is_plain && host.len() <= 255).then(|| format!("http://{host}"))
}

/// How the game of a link ended, as nobody in particular is told it; nothing while it runs.
pub(crate) async fn result_of(server: &Arc<Server>, parts: &Parts, game: &Listing, words: &Words) -> Option<String> {
    let id = parts.uri.path().strip_prefix("/t/")?.split('/').next()?;
    let visitor = Visitor::of(parts, &server.settings);
    // Whoever asks, a link is shown to others: it is looked at as a stranger would.
    let Ok(Reply::Landing(landing)) = asked_by(server, id, &visitor, None, RequestKind::Look).await else {
        return None;
    };
    match &landing.status {
        Some(Status::Over(ended)) if landing.table.game == game.id && !landing.table.stopped => {
            let names: Vec<String> = landing.table.seats.into_iter().map(|seat| seat.name).collect();
            Some(outcome(ended, &Speaker { words, names: &names }))
        }
        _ => None,
    }
}

/// The page with what is shown of a game, and of how it ended.
pub(crate) fn of_game(page: &str, game: &Listing, words: &Words, origin: &str, result: Option<&str>) -> String {
    let tag =
        |name: &str, content: &str| format!("<meta property=\"og:{name}\" content=\"{}\" />\n    ", escaped(content));
    let title = words.say(&format!("game-{}", game.id), &[]);
    let head = [
        tag("title", &format!("{title} · {}", result.unwrap_or("Tsugi"))),
        tag("description", &words.say(&format!("pitch-{}", game.id), &[])),
        tag("image", &format!("{origin}/og/{}.jpg", game.id)),
        tag("image:width", "1200"),
        tag("image:height", "630"),
        "<meta name=\"twitter:card\" content=\"summary_large_image\" />".to_owned(),
    ];
    page.replacen(OWN_TITLE, &head.concat(), 1)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use tsugi_narrator::Lang;

    use super::*;
    use crate::languages::languages;

    fn parts(uri: &str, host: &str) -> Parts {
        Request::get(uri).header(header::HOST, host).body(()).expect("a request").into_parts().0
    }

    #[test]
    fn a_link_that_names_its_game_shows_its_title_and_picture() {
        let asked = parts("/t/0123?g=kintsugi", "games.example:8080");
        let game = game_of(&asked).expect("it is named");
        let origin = origin_of(&asked, None).expect("a host");
        let shown = of_game(OWN_TITLE, game, languages().of_game(game, Lang::Fr), &origin, None);
        assert!(shown.contains("content=\"Kintsugi · Tsugi\""), "{shown}");
        assert!(shown.contains("content=\"http://games.example:8080/og/kintsugi.jpg\""), "{shown}");
        assert_eq!(origin_of(&asked, Some("https://tsugi.example/")).as_deref(), Some("https://tsugi.example"));
    }

    #[test]
    fn nothing_that_is_sent_is_written_into_the_page() {
        assert!(game_of(&parts("/t/0123?g=%22%3E%3Cscript", "x")).is_none(), "no such game");
        assert!(game_of(&parts("/?g=kintsugi", "x")).is_none(), "no table");
        assert!(game_of(&parts("/t/0123", "x")).is_none());
        assert!(origin_of(&parts("/t/0123", "a\"><b"), None).is_none());
        assert_eq!(escaped("<\"&>"), "&lt;&quot;&amp;&gt;");
    }
}
