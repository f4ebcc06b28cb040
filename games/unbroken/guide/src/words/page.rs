//! Unbroken for whoever draws it: names and texts of the box by their ids, and the choices that lie
//! before the player with prices, outlooks and reasons.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;
use tsugi_unbroken::{
    Action, Effect, Limit, Outlook, Purse, Threat, Unbroken, View,
    parts::{Monster, Power},
};

use super::{
    choices,
    components::{kind, special},
    effects::{Phrases, limit_name},
};
use tsugi_narrator::{Obstacle, Prospect, Prospects, Speaker, Words};

/// The box in words, by ids.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Lexicon {
    powers: BTreeMap<String, PowerWords>,
    encounters: BTreeMap<String, EncounterWords>,
    monsters: BTreeMap<String, MonsterWords>,
    /// Names of weapons.
    weapons: BTreeMap<String, String>,
    conditions: BTreeMap<String, ConditionWords>,
    characters: BTreeMap<String, CharacterWords>,
    /// Names of difficulties, by place.
    difficulties: Vec<String>,
    /// What scores are called, the lowest first.
    ranks: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PowerWords {
    name: String,
    /// All that it does, in one phrase.
    text: String,
    /// When it comes into play; nothing where it always holds.
    when: Option<String>,
    /// How often.
    limit: String,
    /// Whether it spends an ability use.
    uses: bool,
    effects: Vec<Clause>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct EncounterWords {
    name: String,
    effects: Vec<Clause>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct MonsterWords {
    name: String,
    flavour: String,
    /// What each result of the die does.
    table: Vec<String>,
    ambush: String,
    /// The rule of its own that it brings.
    special: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ConditionWords {
    name: String,
    text: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct CharacterWords {
    name: String,
    class: String,
    flavour: String,
    /// The ids of the abilities.
    abilities: Vec<String>,
}

/// An effect: in words, and in figures where it gives or takes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Clause {
    text: String,
    /// What it gives.
    #[cfg_attr(test, ts(type = "Purse | null"))]
    gain: Option<Purse>,
    /// Small effort that it takes.
    hurt: Option<u8>,
    /// What a roll of the die decides.
    gamble: Option<Gamble>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Gamble {
    at_least: u8,
    win: Vec<Clause>,
    lose: Vec<Clause>,
}

/// What hangs over the player.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Danger {
    /// What each result of the monster's die would do; nothing while it is hidden.
    #[cfg_attr(test, ts(type = "Threat[]"))]
    threats: Vec<Threat>,
    /// The food asked for at the end of this level.
    food: u8,
    /// The weapon that fights.
    weapon: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Preview {
    /// What it costs now.
    #[cfg_attr(test, ts(type = "Purse"))]
    price: Purse,
    /// What it surely comes to, unanswered; nothing where it cannot be chosen.
    #[cfg_attr(test, ts(type = "Outlook | null"))]
    after: Option<Outlook>,
}

/// The box in words.
pub(super) fn lexicon(game: &Unbroken, words: &Words) -> Lexicon {
    let phrases = Phrases { game, words };
    let parts = game.parts().parts();
    let condition = |one: &tsugi_unbroken::parts::Condition| {
        (one.id.to_string(), ConditionWords { name: phrases.name(&one.name), text: phrases.condition_text(one) })
    };
    let encounter = |one: &tsugi_unbroken::parts::Encounter| {
        let words = EncounterWords { name: phrases.name(&one.name), effects: clauses(&phrases, &one.effects) };
        (one.id.to_string(), words)
    };
    let character = |one: &tsugi_unbroken::parts::Character| {
        let words = CharacterWords {
            name: phrases.name(&one.name),
            class: phrases.name(&one.class),
            flavour: phrases.name(&one.flavour),
            abilities: one.abilities.iter().map(|power| power.id.to_string()).collect(),
        };
        (one.id.to_string(), words)
    };
    Lexicon {
        powers: game.parts().powers().iter().map(|one| (one.id.to_string(), power(&phrases, one))).collect(),
        encounters: parts.encounters.iter().map(encounter).collect(),
        monsters: parts.monsters.iter().map(|one| (one.id.to_string(), monster(&phrases, one))).collect(),
        weapons: parts.weapons.iter().map(|one| (one.id.to_string(), phrases.name(&one.name))).collect(),
        conditions: parts.conditions.iter().map(condition).collect(),
        characters: parts.characters.iter().map(character).collect(),
        difficulties: parts.tracks.difficulties.iter().map(|one| phrases.name(&one.name)).collect(),
        ranks: parts.tracks.ranks.iter().map(|rank| phrases.name(&rank.name)).collect(),
    }
}

fn power(phrases: &Phrases<'_>, power: &Power) -> PowerWords {
    PowerWords {
        name: phrases.name(&power.name),
        text: phrases.power_text(power),
        when: kind(phrases, power),
        limit: phrases.say("limit", &[("limit", limit_name(power.limit).into())]),
        uses: power.limit == Limit::Use,
        effects: clauses(phrases, &power.effects),
    }
}

fn monster(phrases: &Phrases<'_>, monster: &Monster) -> MonsterWords {
    MonsterWords {
        name: phrases.name(&monster.name),
        flavour: phrases.name(&monster.flavour),
        table: monster.table.iter().map(|effects| phrases.effects(effects)).collect(),
        ambush: phrases.effects(&monster.ambush),
        special: special(phrases, monster),
    }
}

fn clauses(phrases: &Phrases<'_>, effects: &[Effect]) -> Vec<Clause> {
    let clause = |effect: &Effect| Clause {
        text: phrases.effects(std::slice::from_ref(effect)),
        gain: if let Effect::Gain(gain) = effect { Some(*gain) } else { None },
        hurt: if let Effect::Hurt(small) = effect { Some(*small) } else { None },
        gamble: if let Effect::Gamble { at_least, win, lose } = effect {
            Some(Gamble { at_least: *at_least, win: clauses(phrases, win), lose: clauses(phrases, lose) })
        } else {
            None
        },
    };
    effects.iter().map(clause).collect()
}

/// What lies before the player.
pub(super) fn prospects(game: &Unbroken, view: &View, speaker: &Speaker<'_>) -> Prospects<Action> {
    let choice = |one: tsugi_unbroken::Prospect| Prospect {
        action: one.action,
        preview: json!(Preview { price: one.price, after: one.after.ok() }),
        barred: one
            .after
            .err()
            .map(|illegal| Obstacle { ruling: illegal.ruling(), message: choices::refuse(game, illegal, speaker) }),
    };
    Prospects {
        choices: game.prospects(view).into_iter().map(choice).collect(),
        outlook: Some(json!(Danger {
            threats: game.threats(view),
            food: game.meal_seen(view).0,
            weapon: game.weapon_seen(view).map(|weapon| weapon.to_string()),
        })),
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::types::PageTypes;

    use super::{Danger, Lexicon, Preview};

    /// The page draws these: its types are written from them.
    #[test]
    fn the_page_has_the_same_types() {
        PageTypes::written_by("games/unbroken")
            .import(&["Outlook", "Purse", "Threat"], "./rules")
            .with::<Lexicon>()
            .with::<Preview>()
            .with::<Danger>()
            .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/guide.ts"));
    }
}
