//! What a person chooses before a table is made: every option and every strength has its words, and what is said of
//! bots is what was measured.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::Value;
use tsugi_narrator::Lang;

/// Keys are for programs; a person reads words.
fn is_in_words(text: &str, of: &str) {
    assert!(!text.trim().is_empty(), "{of} says nothing");
    assert!(!text.contains('‹') && !text.contains('_') && !text.contains('{'), "{of}: {text}");
}

#[test]
fn every_option_is_asked_in_words() {
    let mut asked = 0;
    for game in tsugi_catalog::games() {
        for lang in Lang::ALL {
            let words = game.words(lang);
            let choices = game.choices(&words);
            assert_eq!(choices.len(), game.options.len());
            for choice in choices {
                let of = format!("{} {} in {lang}", game.id, choice.key);
                is_in_words(&choice.label, &of);
                is_in_words(&choice.usual, &of);
                assert!(!choice.values.is_empty() || choice.number.is_some() || choice.seats.is_some(), "{of}");
                for value in &choice.values {
                    is_in_words(&value.text, &of);
                    assert!(value.text != value.value.to_string().trim_matches('"'), "{of}: {} is a key", value.text);
                }
                let said: Vec<&str> = choice.values.iter().map(|value| value.text.as_str()).collect();
                assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{of}: {said:?} cannot be told apart");
                asked += 1;
            }
        }
    }
    assert!(asked > 40, "only {asked} were looked at");
}

#[test]
fn every_strength_says_what_it_does() {
    for game in tsugi_catalog::games() {
        for lang in Lang::ALL {
            let strengths = game.strengths(&game.words(lang));
            assert_eq!(strengths.len(), 4, "{}", game.id);
            for strength in strengths {
                let of = format!("{} {} in {lang}", game.id, strength.bot);
                is_in_words(&strength.name, &of);
                is_in_words(&strength.does, &of);
                assert!(!strength.measured.is_empty(), "{of} was never measured");
                for measured in strength.measured {
                    is_in_words(&measured.text, &of);
                    is_in_words(&measured.games, &of);
                }
            }
        }
    }
}

/// What was measured, by command.
fn answers() -> BTreeMap<String, Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.jsonl");
    let text = fs::read_to_string(path).expect("the answers are there");
    let line = |line: &str| {
        let row: Value = serde_json::from_str(line).expect("every line is JSON");
        (row["command"].as_str().expect("it names its command").to_owned(), row["answer"].clone())
    };
    text.lines().map(line).collect()
}

/// How many games `bot` won in a ladder of two bots, and of how many; of two players the loser's wins count too.
fn in_ladder(answers: &BTreeMap<String, Value>, table: &str, bots: [&str; 2]) -> Option<(u64, u64)> {
    let pair = |first: &str, second: &str| {
        let asked = format!("ladder {table} --bots {first},{second} --games ");
        let answer = answers.iter().find(|(command, _)| command.starts_with(&asked))?.1;
        Some(answer["pairs"][0].clone())
    };
    let won = |pair: &Value, place: usize| Some((pair["wins"][place].as_u64()?, pair["games"].as_u64()?));
    match pair(bots[0], bots[1]) {
        Some(found) => won(&found, 0),
        None if table.ends_with("--players 2") => won(&pair(bots[1], bots[0])?, 1),
        None => None,
    }
}

/// How many games the bot won where it sat in every seat, the longest run of it.
fn by_itself(answers: &BTreeMap<String, Value>, table: &str, bot: &str) -> Option<(u64, u64)> {
    let asked = format!("sim {table} --bots {bot} --games ");
    let found = answers.iter().filter(|(command, _)| command.starts_with(&asked));
    found
        .filter_map(|(_, answer)| Some((answer["seats"][0]["wins"].as_u64()?, answer["games"].as_u64()?)))
        .max_by_key(|won| won.1)
}

#[test]
fn what_is_said_of_bots_was_measured() {
    let answers = answers();
    let mut compared = 0;
    for game in tsugi_catalog::games() {
        for bot in game.bots {
            for measured in bot.measured {
                let said = (u64::from(measured.won), u64::from(measured.games));
                let found = if let Some(against) = measured.against {
                    let table = format!("{} --players {}", game.id, measured.players);
                    in_ladder(&answers, &table, [bot.name, against])
                } else {
                    let is_free = game.seats.start() != game.seats.end();
                    let players = if is_free { format!(" --players {}", measured.players) } else { String::new() };
                    let table = format!("{}{players}", game.id);
                    // The casual player is the game's greedy one, and may have been measured by that name.
                    by_itself(&answers, &table, bot.name).or_else(|| by_itself(&answers, &table, "greedy"))
                };
                assert_eq!(found, Some(said), "{} {} with {} players", game.id, bot.name, measured.players);
                compared += 1;
            }
        }
    }
    assert!(compared >= 20, "only {compared} were compared");
}
