//! The OpenAPI document, from the table of addresses and the types of the wire; the kept one must say the same.
//!
//! `UPDATE_OPENAPI=1 cargo nextest run -p tsugi-server -E 'test(openapi)'` writes it anew.

use std::{collections::BTreeSet, env, fs, path::Path};

use schemars::{
    SchemaGenerator,
    generate::{Contract, SchemaSettings},
};
use serde_json::{Map, Value, json};
use tsugi_table::{Record, ViewerRecord};
use tsugi_wire::{
    Acting, CodeDoc, ComponentsDoc, Done, Entered, Entering, Faulty, GameDoc, HealthDoc, Knocked, Knocking, Landing,
    Leaving, LettingIn, Linked, Linking, Naming, NewTable, Opening, PlayingAgain, PlayingOn, Rematched, Rematching,
    Replay, RulesDoc, Seating, Shown, Sitting, Swapping, Tables, Wording,
};

use super::{Answers, Field, KEPT, Link, ROUTES, Route};

/// Schemas that stand under `components` of the document.
fn generator(contract: Contract) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        settings.contract = contract;
    });
    settings.into_generator()
}

/// The types of all documents, by name: as they are read where they are sent to the server, as they are written where
/// it answers.
fn schemas() -> Map<String, Value> {
    macro_rules! of {
        ($contract:expr, $($type:ty),*) => {{
            let mut generator = generator($contract);
            $(generator.subschema_for::<$type>();)*
            generator.take_definitions(true)
        }};
    }
    let mut all = of!(
        Contract::Serialize,
        CodeDoc,
        ComponentsDoc,
        Done,
        Entered,
        Faulty,
        GameDoc,
        HealthDoc,
        Knocked,
        Landing,
        Linked,
        Record,
        Rematched,
        Replay,
        RulesDoc,
        Shown,
        Tables,
        ViewerRecord
    );
    let read = of!(
        Contract::Deserialize,
        Acting,
        Entering,
        Knocking,
        Leaving,
        LettingIn,
        Linking,
        Naming,
        NewTable,
        Opening,
        PlayingAgain,
        PlayingOn,
        Rematching,
        Seating,
        Sitting,
        Swapping,
        Wording
    );
    for (name, schema) in read {
        let before = all.insert(name.clone(), schema.clone());
        assert!(before.is_none_or(|before| before == schema), "{name} is read as it is written");
    }
    all
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The document.
fn document() -> Value {
    let schemas = schemas();
    let mut paths = Map::new();
    for route in ROUTES {
        let entry = paths.entry(route.path).or_insert_with(|| json!({}));
        entry[route.method] = operation(route, &schemas);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tsugi",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of games. Who you are is a random secret in an HttpOnly cookie, set by the first \
                            request that needs one. Views, actions and sightings are in each game's own form.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn operation(route: &Route, schemas: &Map<String, Value>) -> Value {
    let field = |place: &str, (name, schema, meaning): Field| {
        json!({ "name": name, "in": place, "required": place == "path", "schema": parsed(schema),
            "description": meaning })
    };
    let named = [("id", r#"{"type":"string"}"#, "the table's id"), ("game", r#"{"type":"string"}"#, "the game's id")];
    let in_path = named.into_iter().filter(|(name, ..)| route.path.contains(&format!("{{{name}}}")));
    let parameters: Vec<Value> = in_path
        .map(|named| field("path", named))
        .chain(route.query.iter().map(|&asked| field("query", asked)))
        .collect();
    let mut operation = json!({
        "operationId": route.name,
        "summary": route.summary,
        "responses": { route.done.to_string(): done(route), "default": {
            "description": "Refused, with a code and a sentence in your language.",
            "content": { "application/json": { "schema": reference("Faulty") } },
        } },
    });
    if route.name == "isReady" {
        let mut not_ready = done(route);
        not_ready["description"] = "Choices cannot be stored now.".into();
        operation["responses"]["503"] = not_ready;
    }
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(name) = route.body {
        let required = schemas[name]["required"].as_array().is_some_and(|required| !required.is_empty());
        operation["requestBody"] =
            json!({ "required": required, "content": { "application/json": { "schema": reference(name) } } });
    }
    operation
}

/// What an address answers where it does what it should.
fn done(route: &Route) -> Value {
    let (kind, schema) = match route.answers {
        Answers::Json([one]) => ("application/json", reference(one)),
        Answers::Json(several) => {
            ("application/json", json!({ "anyOf": several.iter().map(|name| reference(name)).collect::<Vec<_>>() }))
        }
        Answers::List(name) => ("application/json", json!({ "type": "array", "items": reference(name) })),
        Answers::Object => ("application/json", json!({ "type": "object" })),
        Answers::Text(kind) => (kind, json!({ "type": "string" })),
        Answers::Nothing => return json!({ "description": "The stream is open." }),
    };
    let mut done = json!({ "description": "As asked.", "content": { kind: { "schema": schema } } });
    // A link to the same table stands where there is one.
    let fitting = route.links.iter().filter(|link| {
        route.path.contains("{id}") || link.fields.iter().all(|(_, from)| !from.starts_with("$request"))
    });
    let links: Map<String, Value> = fitting.map(link).collect();
    if !links.is_empty() {
        done["links"] = links.into();
    }
    done
}

fn link(link: &Link) -> (String, Value) {
    let fields: Map<String, Value> = link.fields.iter().map(|(name, from)| ((*name).to_owned(), json!(from))).collect();
    let mut told = json!({ "operationId": link.to, "parameters": fields });
    if let Some(body) = link.body {
        told["requestBody"] = parsed(body);
    }
    (link.to.to_owned(), told)
}

/// The names that a document refers to.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            if let Some(Value::String(to)) = object.get("$ref") {
                found.insert(to.clone());
            }
            object.values().for_each(|value| references(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn the_kept_document_says_what_the_table_and_the_types_say() {
    let wanted = serde_json::to_string_pretty(&document()).expect("it is JSON") + "\n";
    if env::var_os("UPDATE_OPENAPI").is_some() {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        return fs::write(kept, wanted).expect("the file can be written");
    }
    let anew = "UPDATE_OPENAPI=1 cargo nextest run -p tsugi-server -E 'test(openapi)' writes it anew";
    assert!(KEPT == wanted, "docs/openapi.json says something else; {anew}");
}

#[test]
fn every_route_stands_in_the_document_and_in_the_page_about_it() {
    let (document, page) = (document(), include_str!("../../../../docs/api.md"));
    for route in ROUTES {
        assert!(document["paths"][route.path][route.method]["summary"].is_string(), "{}", route.path);
        let line = format!("{} {}", route.method.to_uppercase(), route.path);
        assert!(page.contains(&line), "docs/api.md does not tell of {line}");
    }
}

/// Every answer and every document that is read has a schema, and every name and link leads somewhere.
#[test]
fn the_document_leaves_nothing_open() {
    let document = document();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    for name in found {
        let pointer = name.trim_start_matches('#');
        assert!(document.pointer(pointer).is_some_and(Value::is_object), "{name} is not there");
    }
    let names: BTreeSet<&str> = ROUTES.iter().map(|route| route.name).collect();
    assert_eq!(names.len(), ROUTES.len(), "every request has a name of its own");
    for route in ROUTES {
        let operation = &document["paths"][route.path][route.method];
        let done = &operation["responses"][route.done.to_string()];
        let has_schema =
            done["content"].as_object().is_some_and(|all| all.values().all(|one| one["schema"].is_object()));
        assert!(has_schema || matches!(route.answers, Answers::Nothing), "{} answers something", route.name);
        assert!(route.links.iter().all(|link| names.contains(link.to)), "{} leads nowhere", route.name);
    }
    for from_to in [("makeTable", "sitDown"), ("makeTable", "showTable"), ("showTable", "act"), ("act", "tableRecord")]
    {
        let route = ROUTES.iter().find(|route| route.name == from_to.0).expect("it is there");
        assert!(done(route)["links"][from_to.1].is_object(), "{from_to:?}");
    }
}

/// The page about the interface lists every code, and no other.
#[test]
fn every_code_stands_in_the_page() {
    let page = include_str!("../../../../docs/api.md");
    let listed = page.split("## Codes").nth(1).and_then(|rest| rest.split("\n\n").nth(1)).expect("it has the list");
    let listed: BTreeSet<&str> = listed.split('`').skip(1).step_by(2).collect();
    let schemas = schemas();
    let codes = schemas["Code"]["oneOf"].as_array().expect("a closed list").iter();
    assert_eq!(listed, codes.filter_map(|code| code["const"].as_str()).collect());
}
