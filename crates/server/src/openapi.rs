//! Every address the server answers, as a table: the router is built from it, and so is the OpenAPI
//! document. What is not in it is not answered.
//!
//! The document is kept in `docs/openapi.json`, which a test holds against this table and the types of the wire, and
//! served as it is kept.

use std::time::Duration;

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

use crate::programs::LONGEST_WAIT;

#[cfg(test)]
mod document;

/// A field of a query: its name, its schema, what it means.
type Field = (&'static str, &'static str, &'static str);

/// An address, what it does, what it reads and what it answers.
#[derive(Clone, Copy)]
#[cfg_attr(not(test), expect(dead_code, reason = "the kept document is written from it by a test"))]
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// How long it may wait by wish, beside the patience that every request has.
    pub(crate) waits: Duration,
    /// Its own name, for links and generated clients.
    name: &'static str,
    summary: &'static str,
    /// The fields of its query.
    query: &'static [Field],
    /// The type of the document it is sent.
    body: Option<&'static str>,
    /// Its status where it does what it should, and what it then answers.
    done: u16,
    answers: Answers,
    /// What can be asked next, with what it answered.
    links: &'static [Link],
}

/// What an answer holds.
#[derive(Clone, Copy)]
#[cfg_attr(not(test), expect(dead_code, reason = "the kept document is written from it by a test"))]
enum Answers {
    /// A document of one of these types.
    Json(&'static [&'static str]),
    /// A list of documents of that type.
    List(&'static str),
    /// Text of that kind.
    Text(&'static str),
    /// Any JSON object.
    Object,
    /// Nothing: the connection is another from then on.
    Nothing,
}

/// A request that an answer leads to: which, with which fields of its path or query, and which document.
#[derive(Clone, Copy)]
#[cfg_attr(not(test), expect(dead_code, reason = "the kept document is written from it by a test"))]
struct Link {
    to: &'static str,
    fields: &'static [(&'static str, &'static str)],
    /// The document, as JSON with expressions.
    body: Option<&'static str>,
}

const fn to(to: &'static str, fields: &'static [(&'static str, &'static str)]) -> Link {
    Link { to, fields, body: None }
}

const fn get(name: &'static str, path: &'static str, summary: &'static str) -> Route {
    let (waits, answers) = (Duration::ZERO, Answers::Json(&["Landing"]));
    Route { method: "get", path, waits, name, summary, query: &[], body: None, done: 200, answers, links: &[] }
}

const fn post(name: &'static str, path: &'static str, summary: &'static str) -> Route {
    Route { method: "post", links: AT_SAME_TABLE, ..get(name, path, summary) }
}

impl Route {
    const fn asks(self, query: &'static [Field]) -> Self {
        Self { query, ..self }
    }

    const fn reads(self, body: &'static str) -> Self {
        Self { body: Some(body), ..self }
    }

    const fn answers(self, of: &'static [&'static str]) -> Self {
        Self { answers: Answers::Json(of), ..self }
    }

    /// Something new comes of it.
    const fn makes(self, of: &'static [&'static str]) -> Self {
        Self { done: 201, answers: Answers::Json(of), ..self }
    }

    const fn leads(self, links: &'static [Link]) -> Self {
        Self { links, ..self }
    }
}

const LANG: Field = ("lang", r#"{"type":"string","examples":["en","fr"]}"#, "en or fr; else as the browser prefers");
const VIEWER: Field =
    ("viewer", r#"{"type":"string","pattern":"^(seat:[0-7]|spectator)$"}"#, "seat:0, seat:1, … or spectator");
const EYES: Field = (
    "viewer",
    r#"{"type":"string","pattern":"^(seat:[0-7]|spectator|everything)$"}"#,
    "seat:0, seat:1, …, spectator or everything, the default",
);
const NUMBER: &str = r#"{"type":"integer","minimum":0,"maximum":9007199254740991}"#;
const FROM: Field = ("from", NUMBER, "the first moment wanted, the set-up being 0");
const MOMENTS: Field = ("moments", NUMBER, "how many, 50 where nothing is said, 200 at most");
const SINCE: Field = ("since", NUMBER, "the last version you have");
const WITH: Field = (
    "with",
    r#"{"type":"string","examples":["ask,offers"]}"#,
    "ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views,presence: what else to send",
);
const PROTOCOL: Field = ("protocol", r#"{"type":"integer","enum":[1,2]}"#, "1 or 2; 1 where nothing is said");

/// The table that was asked.
const SAME_TABLE: &[(&str, &str)] = &[("id", "$request.path.id")];
/// The same, through the eyes of its first seat.
const SAME_SEAT: &[(&str, &str)] = &[("id", "$request.path.id"), ("viewer", "seat:0")];
/// The table that was made, and the eyes of its first seat.
const NEW_TABLE: &[(&str, &str)] = &[("id", "$response.body#/id")];
const NEW_SEAT: &[(&str, &str)] = &[("id", "$response.body#/id"), ("viewer", "seat:0")];

/// What can be asked of a table that was changed.
const AT_SAME_TABLE: &[Link] = &[to("lookAtTable", SAME_TABLE)];

/// What can be done with a table that was just made.
const AT_NEW_TABLE: &[Link] = &[
    to("lookAtTable", NEW_TABLE),
    to("showTable", NEW_SEAT),
    to("beginTable", NEW_TABLE),
    to("tableComponents", NEW_TABLE),
    to("tableRules", NEW_TABLE),
    to("tableRecord", NEW_SEAT),
    Link { body: Some(r#"{"key":"$response.body#/key"}"#), ..to("enterTable", NEW_TABLE) },
    Link { body: Some(r#"{"key":"$response.body#/key"}"#), ..to("sitDown", NEW_TABLE) },
    Link { body: Some(r#"{"seat":0}"#), ..to("linkSeat", NEW_TABLE) },
];

/// What follows a table that was shown: the first choice it offers, the next version, the record.
const AT_SHOWN_TABLE: &[Link] = &[
    Link {
        body: Some(
            r#"{"id":"choice-{$response.body#/version}","version":"$response.body#/version","action":"$response.body#/offers/0/action"}"#,
        ),
        ..to("act", SAME_TABLE)
    },
    to("tableRecord", SAME_SEAT),
    to("tableReplay", SAME_TABLE),
];

/// What follows a choice.
const AFTER_CHOICE: &[Link] =
    &[to("showTable", SAME_SEAT), to("tableRecord", SAME_SEAT), to("tableReplay", SAME_TABLE)];

/// What follows the list of games.
const AT_GAMES: &[Link] =
    &[to("gameRules", &[("game", "$response.body#/0/id")]), to("gameComponents", &[("game", "$response.body#/0/id")])];

/// Every address the server answers.
pub(crate) const ROUTES: &[Route] = &[
    Route {
        answers: Answers::List("GameDoc"),
        ..get("listGames", "/api/games", "The games, with seats, options and bots").asks(&[LANG]).leads(AT_GAMES)
    },
    get("gameRules", "/api/games/{game}/rules", "How to play, and the rulings").asks(&[LANG]).answers(&["RulesDoc"]),
    get("gameComponents", "/api/games/{game}/components", "What lies in the box")
        .asks(&[LANG])
        .answers(&["ComponentsDoc"]),
    get("listTables", "/api/tables", "Your tables, and those anybody may watch, the newest first").answers(&["Tables"]),
    post(
        "makeTable",
        "/api/tables",
        "Makes a table; private unless told otherwise. Its key is told once; it begins at once where no seat is open",
    )
    .reads("NewTable")
    .makes(&["Entered"])
    .leads(AT_NEW_TABLE),
    get("lookAtTable", "/api/tables/{id}", "Where a link lands: seat, free, watch or replay")
        .leads(&[to("showTable", SAME_SEAT)]),
    post("enterTable", "/api/tables/{id}/enter", "Shows the key of a link: from then on your cookie lets you in")
        .reads("Entering"),
    post("sitDown", "/api/tables/{id}/sit", "Sits down: on your own seat again, on a free one, or in a bot's place")
        .reads("Sitting"),
    post(
        "giveWord",
        "/api/tables/{id}/word",
        "Gives your word for a sealed deal: its hash first, the word itself once all hashes are in",
    )
    .reads("Wording"),
    post("beginTable", "/api/tables/{id}/begin", "Begins, with bots where seats are open; its maker's to do")
        .leads(&[to("showTable", SAME_SEAT)]),
    post(
        "leaveSeat",
        "/api/tables/{id}/leave",
        "Leaves a seat: open before the game; in it a bot plays for you until you sit down again",
    )
    .reads("Leaving"),
    post(
        "standIn",
        "/api/tables/{id}/stand-in",
        "Lets a bot play for somebody who has been away for a minute; for whoever sits at the table",
    )
    .reads("Leaving"),
    post(
        "swapSeat",
        "/api/tables/{id}/swap",
        "Another bot, or nobody, in a seat that no person holds; its maker's to do",
    )
    .reads("Swapping"),
    post("resizeTable", "/api/tables/{id}/seats", "Another number of seats, before the game; its maker's to do")
        .reads("Seating"),
    post("renamePlayer", "/api/tables/{id}/name", "Another name for the player of your own seat").reads("Naming"),
    post(
        "joinAgain",
        "/api/tables/{id}/again",
        "Says, after a game, whether you play again; everybody at the table hears of it",
    )
    .reads("PlayingAgain"),
    post("tableCode", "/api/tables/{id}/code", "A code to say aloud, valid while the table waits for players")
        .answers(&["CodeDoc"]),
    post("answerKnock", "/api/tables/{id}/let-in", "Lets somebody in who knocked, or not; its maker's to do")
        .reads("LettingIn"),
    Route {
        links: &[],
        ..post("knock", "/api/knock", "Knocks at the table of a code; sent again, it tells whether one is let in")
            .reads("Knocking")
            .answers(&["Knocked"])
    },
    post(
        "linkSeat",
        "/api/tables/{id}/links",
        "A link to your own seat, for another device: the first who follows it within a day sits there",
    )
    .reads("Linking")
    .makes(&["Linked"]),
    post("unlinkSeat", "/api/tables/{id}/unlink", "Calls all links to your own seat back").reads("Linking"),
    post("playAgain", "/api/tables/{id}/rematch", "The same table again, with the same seats")
        .reads("Rematching")
        .makes(&["Rematched"])
        .leads(&[to("showTable", NEW_SEAT)]),
    post(
        "act",
        "/api/tables/{id}/act",
        "Makes a choice, as on the stream: sent again with the same id it is applied once",
    )
    .reads("Acting")
    .answers(&["Done"])
    .leads(AFTER_CHOICE),
    Route {
        waits: LONGEST_WAIT,
        ..get(
            "showTable",
            "/api/tables/{id}/shown",
            "What a viewer is shown: at once, or once there is a version after since; 25 seconds at most",
        )
        .asks(&[VIEWER, SINCE, WITH, LANG])
        .answers(&["Shown"])
        .leads(AT_SHOWN_TABLE)
    },
    get("tableRules", "/api/tables/{id}/rules", "How to play at this table, with its options and its box")
        .asks(&[LANG])
        .answers(&["RulesDoc"]),
    get(
        "tableComponents",
        "/api/tables/{id}/components",
        "What lies in the box of this table: it is played with what it began with",
    )
    .asks(&[LANG])
    .answers(&["ComponentsDoc"]),
    get(
        "tableRecord",
        "/api/tables/{id}/record",
        "The record once it is over; while it runs, your own record of it, as docs/records.md says",
    )
    .asks(&[VIEWER])
    .answers(&["Record", "ViewerRecord"]),
    get(
        "tableReplay",
        "/api/tables/{id}/replay",
        "A finished game, moment by moment, as a seat knew it then or with everything shown",
    )
    .asks(&[EYES, FROM, MOMENTS, LANG])
    .answers(&["Replay"]),
    Route {
        links: &[],
        ..post(
            "replayRecord",
            "/api/replays",
            "The same of a record that you bring; of a viewer's record, what it tells",
        )
        .reads("Opening")
        .answers(&["Replay"])
    },
    post(
        "playOn",
        "/api/replays/onward",
        "A new table that stands as a finished game stood at a moment, with bots in the other seats and new luck from there",
    )
    .reads("PlayingOn")
    .makes(&["Entered"])
    .leads(AT_NEW_TABLE),
    Route {
        done: 101,
        answers: Answers::Nothing,
        ..get("openStream", "/api/tables/{id}/stream", "The stream of a viewer: a websocket, as docs/api.md says")
            .asks(&[VIEWER, SINCE, WITH, PROTOCOL, LANG])
    },
    Route {
        answers: Answers::Text("text/event-stream"),
        ..get("openFeed", "/api/tables/{id}/feed", "What a spectator of a public table sees, as server-sent events")
    },
    Route { answers: Answers::Object, ..get("openapi", "/api/openapi.json", "This document") },
    get("isAlive", "/healthz", "Whether the server lives; what was last known of its store").answers(&["HealthDoc"]),
    get("isReady", "/readyz", "Whether choices can be stored now, found out by a write; 503 where not")
        .answers(&["HealthDoc"]),
    Route { answers: Answers::Text("text/plain"), ..get("metrics", "/metrics", "Figures in Prometheus' form") },
];

/// The document, as it is kept.
const KEPT: &str = include_str!("../../../docs/openapi.json");

/// `GET /api/openapi.json`.
pub(crate) async fn serve() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], KEPT).into_response()
}
