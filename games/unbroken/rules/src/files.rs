//! The files of the box, read field by field, so that a complaint says where and what in one line.

use serde::de::DeserializeOwned;
use toml::{Table, Value};
use tsugi_engine::ComponentError;

use crate::{
    effect::{Trigger, When},
    parts::{
        Character, Condition, Difficulty, Encounter, Kind, Level, Monster, Name, Parts, Power, Special, Standing,
        Tracks, Weapon,
    },
};

/// The files of a box, in order of their names.
pub(crate) const FILES: [&str; 8] = [
    "actions.toml",
    "characters.toml",
    "conditions.toml",
    "encounters.toml",
    "monsters.toml",
    "skills.toml",
    "tracks.toml",
    "weapons.toml",
];

type Read<T> = Result<T, ComponentError>;

/// A complaint about a whole file.
pub(crate) fn whole(file: &str, problem: impl Into<String>) -> ComponentError {
    ComponentError { file: file.into(), entry: None, field: None, problem: problem.into() }
}

/// How an entry is called in complaints: by its place in the file and its id.
pub(crate) fn called(kind: &str, position: usize, id: impl std::fmt::Display) -> String {
    format!("{kind} {} ({id})", position + 1)
}

/// A table of a file, with where it stands.
struct Entry<'a> {
    file: &'a str,
    name: Option<String>,
    table: &'a Table,
}

impl<'a> Entry<'a> {
    fn fault(&self, field: &str, problem: impl Into<String>) -> ComponentError {
        ComponentError { entry: self.name.clone(), field: Some(short(field)), ..whole(self.file, problem) }
    }

    /// Refuses fields that nobody reads.
    fn only(&self, fields: &[&str]) -> Read<()> {
        match self.table.keys().find(|key| !fields.contains(&key.as_str())) {
            Some(key) => Err(self.fault(key, format!("there is no such field; the fields are {}", fields.join(", ")))),
            None => Ok(()),
        }
    }

    fn maybe<T: DeserializeOwned>(&self, field: &str) -> Read<Option<T>> {
        let Some(value) = self.table.get(field) else { return Ok(None) };
        let read = value.clone().try_into::<T>();
        read.map(Some).map_err(|error| self.fault(field, short(error.message().lines().next().unwrap_or("unreadable"))))
    }

    fn get<T: DeserializeOwned>(&self, field: &str) -> Read<T> {
        self.maybe(field)?.ok_or_else(|| self.fault(field, "it is missing"))
    }

    fn or_empty<T: DeserializeOwned + Default>(&self, field: &str) -> Read<T> {
        Ok(self.maybe(field)?.unwrap_or_default())
    }

    fn name(&self, field: &str) -> Read<Name> {
        let text = |field: &str| -> Read<String> {
            let text: String = self.get(field)?;
            let sound = !text.trim().is_empty() && text.chars().count() <= 120 && !text.contains(char::is_control);
            if sound { Ok(text) } else { Err(self.fault(field, "it must be a line of 1 to 120 letters")) }
        };
        Ok(Name { en: text(field)?, fr: text(&format!("{field}_fr"))? })
    }

    /// A table inside this one.
    fn inner(&self, field: &str) -> Read<Entry<'a>> {
        match self.table.get(field) {
            Some(Value::Table(table)) => {
                let name = self.name.as_ref().map_or_else(|| field.to_owned(), |name| format!("{name}, {field}"));
                Ok(Entry { file: self.file, name: Some(name), table })
            }
            Some(_) => Err(self.fault(field, "it must be a table of fields")),
            None => Err(self.fault(field, "it is missing")),
        }
    }

    /// The tables of a list, each with its place and id.
    fn list(&self, field: &str) -> Read<Vec<Entry<'a>>> {
        let Some(value) = self.table.get(field) else { return Ok(Vec::new()) };
        let Value::Array(entries) = value else {
            return Err(self.fault(field, format!("it must be a list of [[{field}]]")));
        };
        let mut list = Vec::new();
        for (position, value) in entries.iter().enumerate() {
            let id = value.get("id").and_then(Value::as_str).map_or_else(|| "?".into(), short);
            let Value::Table(table) = value else {
                return Err(self.fault(field, "each of its entries must be a table of fields"));
            };
            let own = called(field, position, id);
            let name = self.name.as_ref().map_or_else(|| own.clone(), |name| format!("{name}, {own}"));
            list.push(Entry { file: self.file, name: Some(name), table });
        }
        Ok(list)
    }
}

/// A word of the file as it may stand in a sentence.
pub(crate) fn short(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(160).collect()
}

fn table(file: &str, text: &str) -> Read<Table> {
    text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        whole(file, format!("line {line} cannot be read as TOML"))
    })
}

/// Reads the box; `text` gives the text of a file by its name, and `path` what it is called.
pub(crate) fn parts<'t>(text: impl Fn(&str) -> &'t str, path: impl Fn(&str) -> String) -> Read<Parts> {
    let paths = FILES.map(&path);
    let mut tables = Vec::new();
    for (file, path) in FILES.iter().zip(&paths) {
        tables.push(table(path, text(file))?);
    }
    let entry = |place: usize| Entry { file: &paths[place], name: None, table: &tables[place] };
    Ok(Parts {
        actions: each(&entry(0), "action", action)?,
        characters: each(&entry(1), "character", character)?,
        conditions: each(&entry(2), "condition", condition)?,
        encounters: each(&entry(3), "encounter", encounter)?,
        monsters: each(&entry(4), "monster", monster)?,
        skills: each(&entry(5), "skill", skill)?,
        tracks: tracks(&entry(6))?,
        weapons: each(&entry(7), "weapon", weapon)?,
    })
}

fn each<T>(file: &Entry<'_>, list: &str, read: impl Fn(&Entry<'_>) -> Read<T>) -> Read<Vec<T>> {
    file.only(&[list])?;
    file.list(list)?.iter().map(read).collect()
}

/// What every action, ability and skill has.
fn power(entry: &Entry<'_>, kind: Kind) -> Read<Power> {
    Ok(Power {
        id: entry.get("id")?,
        name: entry.name("name")?,
        kind,
        limit: entry.or_empty("limit")?,
        cost: entry.or_empty("cost")?,
        cost_by_level: entry.maybe("cost_by_level")?,
        effects: entry.or_empty("effects")?,
        modifiers: entry.or_empty("modifiers")?,
        ignore: entry.or_empty("ignore")?,
    })
}

fn action(entry: &Entry<'_>) -> Read<Power> {
    entry.only(&["id", "name", "name_fr", "phase", "limit", "cost", "cost_by_level", "effects"])?;
    power(entry, Kind::Action(entry.get("phase")?))
}

fn skill(entry: &Entry<'_>) -> Read<Power> {
    let fields = ["id", "name", "name_fr", "kind", "phase", "on", "limit", "cost", "effects", "modifiers", "ignore"];
    entry.only(&fields)?;
    let kind = match entry.get::<String>("kind")?.as_str() {
        "action" => Kind::Action(entry.get::<When>("phase")?),
        "response" => Kind::Response(entry.get::<Trigger>("on")?),
        "passive" => Kind::Passive,
        _ => return Err(entry.fault("kind", "it must be action, response or passive")),
    };
    power(entry, kind)
}

fn character(entry: &Entry<'_>) -> Read<Character> {
    let fields = ["id", "name", "name_fr", "class", "class_fr", "flavour", "flavour_fr", "ability"];
    entry.only(&fields)?;
    Ok(Character {
        id: entry.get("id")?,
        name: entry.name("name")?,
        class: entry.name("class")?,
        flavour: entry.name("flavour")?,
        abilities: entry.list("ability")?.iter().map(skill).collect::<Read<_>>()?,
    })
}

fn condition(entry: &Entry<'_>) -> Read<Condition> {
    entry.only(&["id", "name", "name_fr", "modifiers", "forbid", "turn_start"])?;
    Ok(Condition {
        id: entry.get("id")?,
        name: entry.name("name")?,
        modifiers: entry.or_empty("modifiers")?,
        forbid: entry.or_empty("forbid")?,
        turn_start: entry.or_empty("turn_start")?,
    })
}

fn encounter(entry: &Entry<'_>) -> Read<Encounter> {
    entry.only(&["id", "name", "name_fr", "category", "copies", "time", "cost", "effects"])?;
    Ok(Encounter {
        id: entry.get("id")?,
        name: entry.name("name")?,
        category: entry.or_empty("category")?,
        copies: entry.get("copies")?,
        time: entry.get("time")?,
        cost: entry.or_empty("cost")?,
        effects: entry.or_empty("effects")?,
    })
}

fn monster(entry: &Entry<'_>) -> Read<Monster> {
    let fields = [
        "id",
        "name",
        "name_fr",
        "flavour",
        "flavour_fr",
        "level",
        "health",
        "armor",
        "trickery",
        "ambush",
        "table",
        "reward",
        "special",
    ];
    entry.only(&fields)?;
    Ok(Monster {
        id: entry.get("id")?,
        name: entry.name("name")?,
        flavour: entry.name("flavour")?,
        level: entry.get("level")?,
        health: entry.get("health")?,
        armor: entry.get("armor")?,
        trickery: entry.maybe("trickery")?,
        ambush: entry.or_empty("ambush")?,
        table: entry.get("table")?,
        reward: entry.or_empty("reward")?,
        special: special(entry)?,
    })
}

fn special(entry: &Entry<'_>) -> Read<Option<Special>> {
    if entry.table.get("special").is_none() {
        return Ok(None);
    }
    let inner = entry.inner("special")?;
    inner.only(&["toll", "round_end", "wound_cap", "option"])?;
    if inner.table.len() != 1 {
        return Err(entry.fault("special", "it must hold exactly one of toll, round_end, wound_cap, option"));
    }
    if let Some(toll) = inner.maybe("toll")? {
        return Ok(Some(Special::Toll(toll)));
    }
    if let Some(effects) = inner.maybe("round_end")? {
        return Ok(Some(Special::RoundEnd(effects)));
    }
    if let Some(most) = inner.maybe("wound_cap")? {
        return Ok(Some(Special::WoundCap(most)));
    }
    let option = inner.inner("option")?;
    option.only(&["id", "name", "name_fr", "cost", "effects"])?;
    Ok(Some(Special::Option(Box::new(power(&option, Kind::Action(When::Combat))?))))
}

fn weapon(entry: &Entry<'_>) -> Read<Weapon> {
    entry.only(&["id", "name", "name_fr", "rank", "attacks", "upgrades"])?;
    Ok(Weapon {
        id: entry.get("id")?,
        name: entry.name("name")?,
        rank: entry.get("rank")?,
        attacks: entry.get("attacks")?,
        upgrades: entry.or_empty("upgrades")?,
    })
}

fn tracks(file: &Entry<'_>) -> Read<Tracks> {
    file.only(&["counts", "bars", "start", "level", "difficulty", "score", "rank"])?;
    let start = file.inner("start")?;
    start.only(&["weapon"])?;
    let levels: Vec<Level> = file.get("level")?;
    let levels = <[Level; 4]>::try_from(levels).map_err(|_| file.fault("level", "there must be four levels"))?;
    let settings = file.inner("difficulty")?;
    settings.only(&["easy", "normal", "hard"])?;
    let mut ranks = Vec::new();
    for rank in file.list("rank")? {
        rank.only(&["from", "name", "name_fr"])?;
        ranks.push(Standing { from: rank.get("from")?, name: rank.name("name")? });
    }
    Ok(Tracks {
        counts: file.or_empty("counts")?,
        bars: file.get("bars")?,
        weapon: start.get("weapon")?,
        levels,
        difficulties: [
            difficulty(&settings.inner("easy")?)?,
            difficulty(&settings.inner("normal")?)?,
            difficulty(&settings.inner("hard")?)?,
        ],
        score: file.get("score")?,
        ranks,
    })
}

fn difficulty(entry: &Entry<'_>) -> Read<Difficulty> {
    entry.only(&["name", "name_fr", "resources", "first_turn", "skill_at_setup", "bonus_die"])?;
    let bonus: Vec<crate::Purse> = entry.or_empty("bonus_die")?;
    let bonus_die = match bonus.len() {
        0 => None,
        _ => Some(
            <[crate::Purse; 6]>::try_from(bonus)
                .map_err(|_| entry.fault("bonus_die", "it must have six results, or none"))?,
        ),
    };
    Ok(Difficulty {
        name: entry.name("name")?,
        resources: entry.or_empty("resources")?,
        first_turn: entry.get("first_turn")?,
        skill_at_setup: entry.or_empty("skill_at_setup")?,
        bonus_die,
    })
}
