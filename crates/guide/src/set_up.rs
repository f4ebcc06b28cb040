//! What may be chosen before a table is made, said in words: the options and the strengths of bots.
//!
//! A game says its options in `choice-KEY` (what it is called), `choice-KEY-value` (what a value is called),
//! `choice-KEY-meaning` (what a value brings) and `choice-KEY-usual` (what it is unless told); the last two may be left
//! out. What its bots do stands in `strength-does`, and in `measured-alone` what they came to where all win or lose
//! together.

use serde_json::{Value, json};
use tsugi_engine::{OptionSpec, Setting, Values};
use tsugi_narrator::{Arg, Lang, Words};
use tsugi_wire::{ChoiceDoc, MeasuredDoc, SeatsNamed, StrengthDoc, ValueDoc};

use crate::{Listing, Measured, Strength};

/// The bots that people choose from, where a game has them.
const STRENGTHS: [&str; 4] = ["novice", "casual", "strong", "master"];

impl Listing {
    /// What may be set, in words.
    pub fn choices(&self, words: &Words) -> Vec<ChoiceDoc> {
        self.options.iter().map(|option| choice(option, words)).collect()
    }

    /// The strengths that a person chooses from, in words.
    pub fn strengths(&self, words: &Words) -> Vec<StrengthDoc> {
        let offered = STRENGTHS.iter().filter_map(|name| self.bots.iter().find(|bot| bot.name == *name));
        offered.map(|bot| strength(bot, words)).collect()
    }
}

fn choice(option: &OptionSpec, words: &Words) -> ChoiceDoc {
    let id = format!("choice-{}", option.key.replace('_', "-"));
    let value = |value: Value| value_of(&id, value, words);
    let (values, number, seats) = match &option.values {
        Values::Flag => (vec![value(true.into()), value(false.into())], None, None),
        Values::Words(names) | Values::Name(names) => {
            (names.iter().map(|name| value((*name).into())).collect(), None, None)
        }
        Values::Number { min, max } => (Vec::new(), Some((*min, *max)), None),
        Values::NumberOr { word, min, max } => (vec![value((*word).into())], Some((*min, *max)), None),
        Values::SeatOr(word) => (vec![value((*word).into())], None, Some(SeatsNamed::One)),
        Values::Seats => (Vec::new(), None, Some(SeatsNamed::Several)),
    };
    let usual = usual(&id, &option.default, words);
    ChoiceDoc { key: option.key.into(), label: words.say(&id, &[]), usual, values, number, seats }
}

fn value_of(id: &str, value: Value, words: &Words) -> ValueDoc {
    let told = [("value", arg(&value))];
    let meaning = format!("{id}-meaning");
    let meaning = if words.has(&meaning) { words.say(&meaning, &told) } else { String::new() };
    ValueDoc { text: words.say(&format!("{id}-value"), &told), meaning: meaning.trim().into(), value }
}

/// What an option is unless told, and whether that is printed; a game says so itself where it is not.
fn usual(id: &str, default: &Setting, words: &Words) -> String {
    let own = format!("{id}-usual");
    if words.has(&own) {
        return words.say(&own, &[]);
    }
    let value = words.say(&format!("{id}-value"), &[("value", arg(&json!(default)))]);
    words.say("choice-printed", &[("value", value.into())])
}

fn arg(value: &Value) -> Arg<'static> {
    match value {
        Value::Bool(yes) => Arg::from(if *yes { "yes" } else { "no" }),
        Value::Number(number) => number.as_i64().map_or_else(|| number.to_string().into(), Arg::Number),
        Value::String(text) => Arg::from(text.clone()),
        other => Arg::from(other.to_string()),
    }
}

fn strength(bot: &Strength, words: &Words) -> StrengthDoc {
    let told = [("bot", bot.name.into()), ("games", bot.games.unwrap_or(0).into())];
    let does = if words.has("strength-does") { words.say("strength-does", &told) } else { String::new() };
    StrengthDoc {
        bot: bot.name.into(),
        name: words.say("strength-name", &[("bot", bot.name.into())]),
        does,
        measured: bot.measured.iter().map(|measured| fared(measured, words)).collect(),
    }
}

fn fared(measured: &Measured, words: &Words) -> MeasuredDoc {
    let Measured { players, won, games, .. } = *measured;
    let text = match measured.against {
        None => words.say("measured-alone", &[("percent", share(won, games, 100).into())]),
        Some(against) => {
            let id = if won == games { "measured-all" } else { "measured-against" };
            let others = players.saturating_sub(1);
            let told = [
                ("tenths", share(won, games, 10).into()),
                ("games", grouped(games, words.lang()).into()),
                ("others", others.into()),
                ("bot", against.into()),
                ("even", share(1, u32::try_from(players).unwrap_or(u32::MAX), 10).into()),
            ];
            words.say(id, &told)
        }
    };
    MeasuredDoc { players, text, games: words.say("measured-games", &[("games", grouped(games, words.lang()).into())]) }
}

/// A number with its thousands apart, as the language writes it.
fn grouped(number: u32, lang: Lang) -> String {
    let apart = match lang {
        Lang::En => ",",
        Lang::Fr => "\u{202f}",
    };
    match number {
        0..=9999 => number.to_string(),
        _ => format!("{}{apart}{:03}", grouped(number / 1000, lang), number % 1000),
    }
}

/// `won` of `games` as a part of `whole`, rounded; never none where there was one, and never all where one was missing.
fn share(won: u32, games: u32, whole: u32) -> u32 {
    let rounded = (u64::from(won) * u64::from(whole) * 2 + u64::from(games)) / (u64::from(games.max(1)) * 2);
    let rounded = u32::try_from(rounded).unwrap_or(whole);
    match won {
        0 => 0,
        won if won >= games => whole,
        _ => rounded.clamp(1, whole.saturating_sub(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_and_never_promises_all_or_nothing() {
        assert_eq!(share(283, 400, 10), 7);
        assert_eq!(share(89, 100, 10), 9);
        assert_eq!(share(96, 100, 10), 9, "a game was lost");
        assert_eq!(share(1, 400, 10), 1, "a game was won");
        assert_eq!([share(0, 400, 10), share(20, 20, 10)], [0, 10]);
        assert_eq!(share(3120, 10000, 100), 31);
        assert_eq!(grouped(400, Lang::En), "400");
        assert_eq!([grouped(10_000, Lang::En), grouped(42_130, Lang::Fr)], ["10,000", "42\u{202f}130"]);
    }
}
