//! The files of the box as they are written: names in two fields, kinds beside what they ask for.

use serde::{Deserialize, Deserializer, de, de::DeserializeOwned};
use tsugi_engine::{ComponentError, Message, short};
use tsugi_kit::component_file::{self, Table};

use crate::{
    Effect, Purse, Slug,
    effect::{Forbidden, Ignored, Limit, Modifier, Trigger, When},
    parts::{
        Attack, Character, Condition, Counts, Difficulty, Encounter, FirstTurn, Kind, Level, Monster, Name, Parts,
        Power, Rank, Special, Tracks, Upgrade, VictoryRank, Weapon,
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

/// The longest name or flavour.
const LONGEST_LINE: usize = 120;

type Read<T> = Result<T, ComponentError>;

/// An error about a whole file.
pub(crate) fn whole(file: &str, problem: impl Into<Message>) -> ComponentError {
    ComponentError::whole(file, problem)
}

/// What an entry is called in errors: its place in the file and its id.
pub(crate) fn called(kind: &str, position: usize, id: impl std::fmt::Display) -> String {
    format!("{kind} {} ({id})", position + 1)
}

fn entry_name(list: &str, position: usize, fields: &Table) -> Option<String> {
    let lists = ["ability", "action", "character", "condition", "encounter", "monster", "skill", "weapon"];
    let id = fields.get("id").and_then(|id| id.as_str()).map_or_else(|| "?".into(), short);
    match list {
        "level" | "rank" => Some(format!("{list} {}", position + 1)),
        _ => lists.contains(&list).then(|| called(list, position, id)),
    }
}

/// A line of text that can be shown.
struct Line(String);

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let fits = text.chars().count() <= LONGEST_LINE && !text.contains(char::is_control);
        if fits && !text.trim().is_empty() {
            return Ok(Self(text));
        }
        Err(de::Error::custom(Message::new("error-unbroken-line")))
    }
}

fn name(en: Line, fr: Line) -> Name {
    Name { en: en.0, fr: fr.0 }
}

/// How a skill or an ability comes into play.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SkillKind {
    Action,
    Response,
    Passive,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    phase: When,
    #[serde(default)]
    limit: Limit,
    #[serde(default)]
    cost: Purse,
    cost_by_level: Option<[Purse; 4]>,
    #[serde(default)]
    effects: Vec<Effect>,
}

impl From<ActionFile> for Power {
    fn from(file: ActionFile) -> Self {
        let ActionFile { id, name: en, name_fr, phase, limit, cost, cost_by_level, effects } = file;
        let (kind, modifiers, ignore) = (Kind::Action(phase), Vec::new(), Vec::new());
        Self { id, name: name(en, name_fr), kind, limit, cost, cost_by_level, effects, modifiers, ignore }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    kind: SkillKind,
    phase: Option<When>,
    on: Option<Trigger>,
    #[serde(default)]
    limit: Limit,
    #[serde(default)]
    cost: Purse,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    modifiers: Vec<Modifier>,
    #[serde(default)]
    ignore: Vec<Ignored>,
}

impl SkillFile {
    /// The power; else the field that its kind asks for.
    fn power(self) -> Result<Power, &'static str> {
        let Self { id, name: en, name_fr, kind, phase, on, limit, cost, effects, modifiers, ignore } = self;
        let kind = match kind {
            SkillKind::Action => Kind::Action(phase.ok_or("phase")?),
            SkillKind::Response => Kind::Response(on.ok_or("on")?),
            SkillKind::Passive => Kind::Passive,
        };
        let name = name(en, name_fr);
        Ok(Power { id, name, kind, limit, cost, cost_by_level: None, effects, modifiers, ignore })
    }
}

/// The powers of a list of skills; `entry` says what the one at a place is called.
fn powers(file: &str, skills: Vec<SkillFile>, entry: impl Fn(usize, Slug) -> String) -> Read<Vec<Power>> {
    let power = |(position, skill): (usize, SkillFile)| {
        let id = skill.id;
        skill.power().map_err(|field| {
            let (entry, field) = (Some(entry(position, id)), Some(field.to_owned()));
            ComponentError { entry, field, ..whole(file, "error-missing") }
        })
    };
    skills.into_iter().enumerate().map(power).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    class: Line,
    class_fr: Line,
    flavour: Line,
    flavour_fr: Line,
    #[serde(default)]
    ability: Vec<SkillFile>,
}

fn character(file: &str, (position, sheet): (usize, CharacterFile)) -> Read<Character> {
    let owner = called("character", position, sheet.id);
    let entry = |position, id| format!("{owner}, {}", called("ability", position, id));
    Ok(Character {
        id: sheet.id,
        name: name(sheet.name, sheet.name_fr),
        class: name(sheet.class, sheet.class_fr),
        flavour: name(sheet.flavour, sheet.flavour_fr),
        abilities: powers(file, sheet.ability, entry)?,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConditionFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    #[serde(default)]
    modifiers: Vec<Modifier>,
    #[serde(default)]
    forbid: Vec<Forbidden>,
    #[serde(default)]
    turn_start: Vec<Effect>,
}

impl From<ConditionFile> for Condition {
    fn from(file: ConditionFile) -> Self {
        let ConditionFile { id, name: en, name_fr, modifiers, forbid, turn_start } = file;
        Self { id, name: name(en, name_fr), modifiers, forbid, turn_start }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    #[serde(default)]
    category: String,
    copies: u8,
    time: u8,
    #[serde(default)]
    cost: Purse,
    #[serde(default)]
    effects: Vec<Effect>,
}

impl From<EncounterFile> for Encounter {
    fn from(file: EncounterFile) -> Self {
        let EncounterFile { id, name: en, name_fr, category, copies, time, cost, effects } = file;
        Self { id, name: name(en, name_fr), category, copies, time, cost, effects }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    flavour: Line,
    flavour_fr: Line,
    level: u8,
    health: u8,
    armor: u8,
    trickery: Option<Purse>,
    #[serde(default)]
    ambush: Vec<Effect>,
    table: [Vec<Effect>; 6],
    #[serde(default)]
    reward: Purse,
    special: Option<SpecialFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SpecialFile {
    Toll(Purse),
    RoundEnd(Vec<Effect>),
    WoundCap(u8),
    Option(OptionFile),
}

/// An extra combat action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    #[serde(default)]
    cost: Purse,
    #[serde(default)]
    effects: Vec<Effect>,
}

impl From<SpecialFile> for Special {
    fn from(file: SpecialFile) -> Self {
        match file {
            SpecialFile::Toll(toll) => Self::Toll(toll),
            SpecialFile::RoundEnd(effects) => Self::RoundEnd(effects),
            SpecialFile::WoundCap(most) => Self::WoundCap(most),
            SpecialFile::Option(OptionFile { id, name, name_fr, cost, effects }) => {
                let (phase, limit, cost_by_level) = (When::Combat, Limit::default(), None);
                Self::Option(Box::new(
                    ActionFile { id, name, name_fr, phase, limit, cost, cost_by_level, effects }.into(),
                ))
            }
        }
    }
}

impl From<MonsterFile> for Monster {
    fn from(file: MonsterFile) -> Self {
        Self {
            id: file.id,
            name: name(file.name, file.name_fr),
            flavour: name(file.flavour, file.flavour_fr),
            level: file.level,
            health: file.health,
            armor: file.armor,
            trickery: file.trickery,
            ambush: file.ambush,
            table: file.table,
            reward: file.reward,
            special: file.special.map(Into::into),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponFile {
    id: Slug,
    name: Line,
    name_fr: Line,
    rank: Rank,
    attacks: Vec<Attack>,
    #[serde(default)]
    upgrades: Vec<Upgrade>,
}

impl From<WeaponFile> for Weapon {
    fn from(file: WeaponFile) -> Self {
        let WeaponFile { id, name: en, name_fr, rank, attacks, upgrades } = file;
        Self { id, name: name(en, name_fr), rank, attacks, upgrades }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksFile {
    #[serde(default)]
    counts: Counts,
    bars: Purse,
    start: StartFile,
    level: Vec<Level>,
    difficulty: DifficultiesFile,
    score: Purse,
    #[serde(default)]
    rank: Vec<RankFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartFile {
    weapon: Slug,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DifficultiesFile {
    easy: DifficultyFile,
    normal: DifficultyFile,
    hard: DifficultyFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DifficultyFile {
    name: Line,
    name_fr: Line,
    #[serde(default)]
    resources: Purse,
    first_turn: FirstTurn,
    #[serde(default)]
    skill_at_setup: u8,
    #[serde(default)]
    bonus_die: Vec<Purse>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankFile {
    from: u16,
    name: Line,
    name_fr: Line,
}

fn tracks(path: &str, file: TracksFile) -> Read<Tracks> {
    let four = |_| ComponentError { field: Some("level".into()), ..whole(path, "error-unbroken-four-levels") };
    let DifficultiesFile { easy, normal, hard } = file.difficulty;
    Ok(Tracks {
        counts: file.counts,
        bars: file.bars,
        weapon: file.start.weapon,
        levels: file.level.try_into().map_err(four)?,
        difficulties: [
            difficulty(path, "easy", easy)?,
            difficulty(path, "normal", normal)?,
            difficulty(path, "hard", hard)?,
        ],
        score: file.score,
        ranks: file
            .rank
            .into_iter()
            .map(|one| VictoryRank { from: one.from, name: name(one.name, one.name_fr) })
            .collect(),
    })
}

fn difficulty(path: &str, called: &str, file: DifficultyFile) -> Read<Difficulty> {
    let six = |_| {
        let (entry, field) = (Some(format!("difficulty, {called}")), Some("bonus_die".into()));
        ComponentError { entry, field, ..whole(path, "error-unbroken-six-results") }
    };
    let bonus_die = if file.bonus_die.is_empty() { None } else { Some(file.bonus_die.try_into().map_err(six)?) };
    Ok(Difficulty {
        name: name(file.name, file.name_fr),
        resources: file.resources,
        first_turn: file.first_turn,
        skill_at_setup: file.skill_at_setup,
        bonus_die,
    })
}

/// A file that is one list.
macro_rules! list_file {
    ($File:ident, $list:ident, $Entry:ty) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $File {
            #[serde(default)]
            $list: Vec<$Entry>,
        }
    };
}

list_file!(ActionsFile, action, ActionFile);
list_file!(CharactersFile, character, CharacterFile);
list_file!(ConditionsFile, condition, ConditionFile);
list_file!(EncountersFile, encounter, EncounterFile);
list_file!(MonstersFile, monster, MonsterFile);
list_file!(SkillsFile, skill, SkillFile);
list_file!(WeaponsFile, weapon, WeaponFile);

/// Reads the box; `text` gives the text of a file by its name, and `path` what it is called.
pub(crate) fn parts<'t>(text: impl Fn(&str) -> &'t str, path: impl Fn(&str) -> String) -> Read<Parts> {
    fn read<T: DeserializeOwned>(path: &str, text: &str) -> Read<T> {
        component_file::read(path, text, entry_name)
    }
    fn all<F, T: From<F>>(entries: Vec<F>) -> Vec<T> {
        entries.into_iter().map(Into::into).collect()
    }
    let [actions, characters, conditions, encounters, monsters, skills, sheet, weapons] = FILES.map(&path);
    let sheets = read::<CharactersFile>(&characters, text("characters.toml"))?.character;
    Ok(Parts {
        actions: all(read::<ActionsFile>(&actions, text("actions.toml"))?.action),
        characters: sheets.into_iter().enumerate().map(|one| character(&characters, one)).collect::<Read<_>>()?,
        conditions: all(read::<ConditionsFile>(&conditions, text("conditions.toml"))?.condition),
        encounters: all(read::<EncountersFile>(&encounters, text("encounters.toml"))?.encounter),
        monsters: all(read::<MonstersFile>(&monsters, text("monsters.toml"))?.monster),
        skills: powers(&skills, read::<SkillsFile>(&skills, text("skills.toml"))?.skill, |position, id| {
            called("skill", position, id)
        })?,
        tracks: tracks(&sheet, read(&sheet, text("tracks.toml"))?)?,
        weapons: all(read::<WeaponsFile>(&weapons, text("weapons.toml"))?.weapon),
    })
}
