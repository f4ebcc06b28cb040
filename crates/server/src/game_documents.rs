//! What is told of a game: that there is it, how it is played, and what lies in its box; without a table, or of one.

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use tsugi_catalog::{Setup, games};
use tsugi_engine::Seat;
use tsugi_house::{Refusal, RequestKind, bot_name, network_bots};
use tsugi_wire::{GameDoc, RulesDoc};

use crate::{
    http::{Shared, answer, asked, json, refuse},
    languages::languages,
    visitor::Visitor,
};

pub(crate) async fn list(visitor: Visitor) -> Response {
    let document = |game: &&'static tsugi_catalog::Listing| GameDoc {
        id: game.id.into(),
        name: languages().of_game(game, visitor.lang).say(&format!("game-{}", game.id), &[]),
        pitch: languages().of_game(game, visitor.lang).say(&format!("pitch-{}", game.id), &[]),
        seats: (*game.seats.start(), *game.seats.end()),
        options: game.options.iter().filter_map(|option| serde_json::to_value(option).ok()).collect(),
        choices: game.choices(languages().of_game(game, visitor.lang)),
        bots: network_bots(game),
        strengths: game.strengths(languages().of_game(game, visitor.lang)),
        bot_names: Seat::all(*game.seats.end()).map(bot_name).collect(),
        silent: game.is_silent,
        hides: game.hides,
    };
    json(StatusCode::OK, &games().iter().map(document).collect::<Vec<_>>())
}

pub(crate) async fn rules(State(server): Shared, Path(game): Path<String>, visitor: Visitor) -> Response {
    let components = server.settings.components.get(&game).cloned();
    let found = tsugi_catalog::find(&game).and_then(|game| {
        let setup = Setup { components, ..Setup::of(*game.seats.start()) };
        let how_to_play = tsugi_catalog::how_to_play(game.id, &setup, languages().of_game(game, visitor.lang))?;
        Ok(RulesDoc { how_to_play, rulings: game.rulings[visitor.lang.index()].into() })
    });
    match found {
        Ok(document) => json(StatusCode::OK, &document),
        Err(problem) => refuse(&Refusal::of_problem(&problem, visitor.words())),
    }
}

pub(crate) async fn components(State(server): Shared, Path(game): Path<String>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let setup = Setup { components: server.settings.components.get(&game).cloned(), ..Setup::default() };
    match tsugi_catalog::find(&game)
        .and_then(|game| tsugi_catalog::describe(game.id, &setup, languages().of_game(game, visitor.lang)))
    {
        Ok((_, document)) => json(StatusCode::OK, &document),
        Err(problem) => refuse(&Refusal::of_problem(&problem, words)),
    }
}

pub(crate) async fn components_of_table(shared: Shared, Path(id): Path<String>, visitor: Visitor) -> Response {
    of_table(&shared, &id, &visitor, RequestKind::Components).await
}

pub(crate) async fn rules_of_table(shared: Shared, Path(id): Path<String>, visitor: Visitor) -> Response {
    of_table(&shared, &id, &visitor, RequestKind::Rules).await
}

async fn of_table(State(server): &Shared, id: &str, visitor: &Visitor, wanted: RequestKind) -> Response {
    match asked(server, id, visitor, wanted).await {
        Ok(answered) => answer(answered),
        Err(refusal) => refuse(&refusal),
    }
}
