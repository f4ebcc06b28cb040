//! The referee's forms to fill in, and figures that no box holds.

use serde_json::{Value, json};
use tsugi_catalog::{Setup, find, games, referee, template};
use tsugi_narrator::Lang;

fn scored(game: &str, told: Value) -> Result<Vec<String>, String> {
    let words = find(game).expect("it is listed").words(Lang::En);
    let setup = Setup::of(*find(game).expect("it is listed").seats.start());
    referee(game, &setup, told, &words).map(|refereed| refereed.lines).map_err(|problem| problem.to_string())
}

#[test]
fn what_a_game_prints_to_fill_in_can_be_scored_for_every_number_of_players() {
    let mut scoring = Vec::new();
    for game in games() {
        for players in game.seats.clone() {
            let Ok(form) = template(game.id, players) else { continue };
            assert!(template(game.id, game.seats.end() + 1).is_err(), "{} has no such table", game.id);
            let lines = scored(game.id, form.clone());
            assert!(lines.is_ok_and(|lines| !lines.is_empty()), "{} for {players}: {form}", game.id);
            scoring.push(game.id);
        }
    }
    scoring.dedup();
    assert_eq!(scoring, ["broken-and-beautiful", "kintsugi", "unbroken", "wabisaby"]);
}

#[test]
fn more_than_a_bar_of_unbroken_shows_is_refused() {
    let left = |cunning: u8| json!({ "left": { "cunning": cunning } });
    assert!(scored("unbroken", left(8)).is_ok(), "the bar ends at 8");
    let refused = scored("unbroken", left(9)).expect_err("nobody has nine");
    assert_eq!(refused, r#"error-unbroken-told-beyond(resource="cunning", given=9, most=8)"#);
}
