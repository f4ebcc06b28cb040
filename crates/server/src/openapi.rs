//! Every address the server answers, as a table: the router is built from it, and so is the OpenAPI
//! document. What is not in it is not answered.

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value, json};

/// An address, what it does, and the fields it reads.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    summary: &'static str,
    /// Fields of the document it is sent, or of its query: name, type, meaning.
    fields: &'static [(&'static str, &'static str, &'static str)],
    answers: &'static str,
}

const fn get(path: &'static str, summary: &'static str, answers: &'static str) -> Route {
    Route { method: "get", path, summary, fields: &[], answers }
}

const fn post(
    path: &'static str,
    summary: &'static str,
    fields: &'static [(&'static str, &'static str, &'static str)],
    answers: &'static str,
) -> Route {
    Route { method: "post", path, summary, fields, answers }
}

const LANG: (&str, &str, &str) = ("lang", "string", "en or fr; else as the browser prefers");
const VIEWER: (&str, &str, &str) = ("viewer", "string", "seat:0, seat:1, … or spectator");
const EYES: (&str, &str, &str) = ("viewer", "string", "seat:0, seat:1, …, spectator or everything, the default");
const FROM: (&str, &str, &str) = ("from", "integer", "the first moment wanted, the set-up being 0");
const MOMENTS: (&str, &str, &str) = ("moments", "integer", "how many, 50 where nothing is said, 200 at most");
const KEY: (&str, &str, &str) = ("key", "string", "the key from a link's fragment, where you are not known yet");
const SEAT: (&str, &str, &str) = ("seat", "integer", "which seat, from 0");
const WORD: (&str, &str, &str) = ("word", "string", "a word of your own for the deal");
const NAME: (&str, &str, &str) = ("name", "string", "what you are called");
const SEALED: (&str, &str, &str) =
    ("sealed", "boolean", "whether its deal is sealed, also where that of the game before was not");
const SINCE: (&str, &str, &str) = ("since", "integer", "the last version you have");
const WITH: (&str, &str, &str) =
    ("with", "string", "ask,offers,meanings,previews,receipts,undo,end,text,views: what else to send");
const LANDING: &str = "the table, your seats in it, and where the link lands: seat, free, watch or replay";

/// Every address the server answers.
pub(crate) const ROUTES: &[Route] = &[
    Route { fields: &[LANG], ..get("/api/games", "The games, with seats, options and bots", "a list of games") },
    Route {
        fields: &[LANG],
        ..get("/api/games/{game}/rules", "How to play, and the rulings", "how_to_play and rulings, as Markdown")
    },
    get("/api/games/{game}/components", "What lies in the box", "figures and pieces"),
    get("/api/tables", "Your tables, and those anybody may watch", "yours and public, the newest first"),
    post(
        "/api/tables",
        "Makes a table; private unless told otherwise",
        &[
            ("game", "string", "the game's id"),
            ("seats", "array", "\"open\", \"mine\", {\"guest\":\"Nora\"} or {\"bot\":\"casual\"} for each seat"),
            ("options", "object", "the options that are said"),
            ("public", "boolean", "whether anybody may find and watch it"),
            ("hints", "boolean", "whether bots advise who asks"),
            ("anyone_sits", "boolean", "whether who finds it may sit down without its link"),
            ("take_over", "boolean", "whether a person may take over a bot's hidden hand in the middle of the game"),
            ("lesson", "boolean", "whether it is the table of the game's lesson"),
            ("sealed", "boolean", "whether everybody adds a word after the commitment, as docs/deals.md says"),
            NAME,
            WORD,
        ],
        "id, key and link of the table, and where you land; the key is told once",
    ),
    get("/api/tables/{id}", "Where a link lands", LANDING),
    post("/api/tables/{id}/enter", "Shows the key of a link: from then on your cookie lets you in", &[KEY], LANDING),
    post(
        "/api/tables/{id}/sit",
        "Sits down: on your own seat again, on a free one, or in a bot's place",
        &[KEY, SEAT, NAME, WORD],
        LANDING,
    ),
    post(
        "/api/tables/{id}/word",
        "Gives your word for a sealed deal: its hash first, the word itself once all hashes are in",
        &[
            ("hash", "string", "sha256: and the hash of commitment and word, as docs/deals.md says"),
            ("word", "string", "the word: 22 to 64 letters, digits, - or _"),
        ],
        LANDING,
    ),
    post("/api/tables/{id}/begin", "Begins, with bots where seats are open; its maker's to do", &[], LANDING),
    post(
        "/api/tables/{id}/leave",
        "Leaves a seat: open before the game; in it a bot plays for you until you sit down again",
        &[SEAT],
        LANDING,
    ),
    post(
        "/api/tables/{id}/swap",
        "Another bot, or nobody, in a seat that no person holds; its maker's to do",
        &[SEAT, ("bot", "string", "the bot's name; left out before the game, the seat is open")],
        LANDING,
    ),
    post(
        "/api/tables/{id}/links",
        "A link to your own seat, for another device: the first who follows it within a day sits there",
        &[SEAT],
        "key and link, the key is told once; until when it leads there, in milliseconds since 1970",
    ),
    post("/api/tables/{id}/unlink", "Calls all links to your own seat back", &[SEAT], LANDING),
    post("/api/tables/{id}/rematch", "The same table again, with the same seats", &[SEALED], "id of the new table"),
    post(
        "/api/tables/{id}/act",
        "Makes a choice, as on the stream: sent again with the same id it is applied once",
        &[
            SEAT,
            ("id", "string", "its own id, up to 64 letters"),
            ("version", "integer", "the version it answers"),
            ("action", "object", "the choice, as an offer has it"),
        ],
        "id, and the version it became: it is durable",
    ),
    Route {
        fields: &[VIEWER, SINCE, WITH, LANG],
        ..get(
            "/api/tables/{id}/shown",
            "What a viewer is shown: at once, or once there is a version after since; 25 seconds at most",
            "the value that a stream of protocol 2 sends, of all versions after since",
        )
    },
    Route {
        fields: &[LANG],
        ..get(
            "/api/tables/{id}/components",
            "What lies in the box of this table: it is played with what it began with",
            "figures and pieces",
        )
    },
    Route {
        fields: &[VIEWER],
        ..get(
            "/api/tables/{id}/record",
            "The record once it is over; while it runs, your own account of it",
            "a record or an account, as docs/records.md says",
        )
    },
    Route {
        fields: &[EYES, FROM, MOMENTS, LANG],
        ..get(
            "/api/tables/{id}/replay",
            "A finished game, moment by moment, as a seat knew it then or with everything shown",
            "game, names, bots, options, viewer, moments from one on, and how many there are (of)",
        )
    },
    post(
        "/api/replays",
        "The same of a record that you bring; of an account, what it tells",
        &[("record", "object", "a record or an account, as docs/records.md says"), EYES, FROM, MOMENTS],
        "game, names, bots, options, viewer, moments from one on, and how many there are (of)",
    ),
    Route {
        fields: &[VIEWER, SINCE, WITH, ("protocol", "integer", "1 or 2; 1 where nothing is said"), LANG],
        ..get("/api/tables/{id}/stream", "The stream of a viewer: a websocket, as docs/api.md says", "101")
    },
    get("/api/tables/{id}/feed", "What a spectator of a public table sees, as server-sent events", "text/event-stream"),
    get("/api/openapi.json", "This document", "OpenAPI 3.1"),
    get("/healthz", "Whether the server lives; what was last known of its store", "200"),
    get("/readyz", "Whether choices can be stored now, found out by a write", "200, or 503"),
    get("/metrics", "Figures in Prometheus' form", "text/plain"),
];

/// `GET /api/openapi.json`.
pub(crate) async fn serve() -> Response {
    Json(document()).into_response()
}

/// The OpenAPI document.
pub(crate) fn document() -> Value {
    let mut paths = Map::new();
    for route in ROUTES {
        let entry = paths.entry(route.path).or_insert_with(|| json!({}));
        entry[route.method] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tsugi",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of five games. Who you are is a random secret in an HttpOnly cookie, set by the \
                            first request that needs one.",
        },
        "paths": paths,
        "components": { "schemas": { "Faulty": {
            "type": "object",
            "required": ["error"],
            "properties": { "error": {
                "type": "object",
                "required": ["code", "message"],
                "properties": {
                    "code": { "type": "string", "description": "one of a closed list, see docs/api.md" },
                    "message": { "type": "string", "description": "a sentence in your language" },
                },
            } },
        } } },
    })
}

fn operation(route: &Route) -> Value {
    let parameter = |name: &str, place: &str, kind: &str, meaning: &str| {
        json!({ "name": name, "in": place, "required": place == "path", "schema": { "type": kind },
            "description": meaning })
    };
    let mut parameters: Vec<Value> = ["id", "game"]
        .into_iter()
        .filter(|name| route.path.contains(&format!("{{{name}}}")))
        .map(|name| parameter(name, "path", "string", "its id"))
        .collect();
    let done =
        if route.method == "post" && matches!(route.path.rsplit('/').next(), Some("tables" | "links" | "rematch")) {
            "201"
        } else {
            "200"
        };
    let refused = json!({ "description": "refused, with a code and a sentence",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Faulty" } } } });
    let mut operation = json!({
        "summary": route.summary,
        "responses": { done: { "description": route.answers }, "default": refused },
    });
    if route.method == "get" {
        parameters.extend(route.fields.iter().map(|(name, kind, meaning)| parameter(name, "query", kind, meaning)));
    } else if !route.fields.is_empty() {
        let field = |(name, kind, meaning): &(&str, &str, &str)| {
            ((*name).to_owned(), json!({ "type": kind, "description": meaning }))
        };
        let properties: Map<String, Value> = route.fields.iter().map(field).collect();
        let schema = json!({ "type": "object", "properties": properties, "additionalProperties": false });
        operation["requestBody"] = json!({ "content": { "application/json": { "schema": schema } } });
    }
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    operation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_stands_in_the_document_and_in_the_page_about_it() {
        let (document, page) = (document(), include_str!("../../../docs/api.md"));
        for route in ROUTES {
            assert!(document["paths"][route.path][route.method]["summary"].is_string(), "{}", route.path);
            let line = format!("{} {}", route.method.to_uppercase(), route.path);
            assert!(page.contains(&line), "docs/api.md does not tell of {line}");
        }
    }
}
