//! The box as the rules look it up: sorted, numbered, and laid out in tables.
//!
//! Everything is sorted by id when it is read, so a list by number is a list by id, and two files
//! that differ in order alone are the same box.

use std::ops::Range;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{ComponentError, Message};

use crate::{
    Effect, Purse, Slug,
    check::{self, Files},
    effect::{Forbidden, Ignored, Key, Limit, Trigger, When},
    files::{self, FILES, whole},
    parts::{Character, Condition, Encounter, Kind, Monster, Parts, Power, Special, Tracks, Weapon},
    set::Set,
    slug::Places,
};

/// Our own files, as they lie in the repository, in the order of [`FILES`].
const OURS: [&str; 8] = [
    include_str!("../data/actions.toml"),
    include_str!("../data/characters.toml"),
    include_str!("../data/conditions.toml"),
    include_str!("../data/encounters.toml"),
    include_str!("../data/monsters.toml"),
    include_str!("../data/skills.toml"),
    include_str!("../data/tracks.toml"),
    include_str!("../data/weapons.toml"),
];

/// Every limit, in order.
const LIMITS: [Limit; 6] = [Limit::None, Limit::Exploration, Limit::Round, Limit::Combat, Limit::Level, Limit::Use];
/// Everything that can be forbidden, in order.
const FORBIDDEN: [Forbidden; 3] = [Forbidden::Abilities, Forbidden::Trickery, Forbidden::Scout];
/// Everything that can be ignored, in order.
const IGNORED: [Ignored; 3] = [Ignored::Conditions, Ignored::Steal, Ignored::Disarm];

/// A checked box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    parts: Parts,
    /// General actions, abilities, skills and what monsters offer, sorted by id.
    powers: Vec<Power>,
    places: Index,
    /// The kind of each encounter card.
    cards: Vec<u8>,
    /// Where the cards of each kind begin.
    first_cards: Vec<u8>,
    pub(crate) skills: Set,
    pub(crate) general: Set,
    /// The abilities of each character.
    abilities: Vec<Set>,
    /// The extra action that each monster offers, by its place among the powers.
    options: Vec<Option<usize>>,
    /// The monsters of each level, by place.
    by_level: [Range<usize>; 4],
    pub(crate) travel_actions: Set,
    pub(crate) combat_actions: Set,
    responses: [Set; 8],
    limits: [Set; 6],
    modifying_powers: [Set; Key::COUNT],
    modifying_conditions: [Set; Key::COUNT],
    forbidding: [Set; 3],
    ignoring: [Set; 3],
    pub(crate) turn_starting: Set,
    /// Actions by which a weapon is made or put away, if the sheet has them.
    pub(crate) crafting: Option<When>,
    pub(crate) downgrading: Option<When>,
}

/// The place of every id in its list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Index {
    characters: Places,
    weapons: Places,
    monsters: Places,
    conditions: Places,
    encounters: Places,
    powers: Places,
}

impl Serialize for Components {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.parts.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Components {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(Parts::deserialize(from)?, &Files::plain()).map_err(de::Error::custom)
    }
}

impl Components {
    /// Our own box.
    ///
    /// # Panics
    /// Never: the tests read it.
    pub fn ours() -> Self {
        Self::read("", |_| None).expect("our own box is checked by the tests")
    }

    /// Reads a box from files by their names; a file that is not given is ours. `folder` is what the
    /// person called the place they lie in.
    pub fn read<'t>(folder: &str, given: impl Fn(&str) -> Option<&'t str>) -> Result<Self, ComponentError> {
        let ours = |file: &str| FILES.iter().position(|name| *name == file).map_or("", |place| OURS[place]);
        let path = |file: &str| match given(file) {
            Some(_) if !folder.is_empty() => format!("{}/{file}", folder.trim_end_matches('/')),
            _ => file.to_owned(),
        };
        let parts = files::parts(|file| given(file).unwrap_or_else(|| ours(file)), path)?;
        Self::new(parts, &Files::called(path))
    }

    /// The names that the files of a box may have.
    pub const FILES: [&'static str; 8] = FILES;

    /// Lays out a box, if it can be played with.
    pub(crate) fn new(mut parts: Parts, files: &Files) -> Result<Self, ComponentError> {
        check::check(&parts, files)?;
        sort(&mut parts);
        let mut powers: Vec<Power> = parts.actions.clone();
        powers.extend(parts.skills.iter().cloned());
        powers.extend(parts.characters.iter().flat_map(|character| character.abilities.iter().cloned()));
        powers.extend(parts.monsters.iter().filter_map(option).cloned());
        powers.sort_by_key(|power| power.id);
        if powers.len() > Set::MOST {
            return Err(whole(
                &files.skills,
                Message::new("error-unbroken-too-many-powers").with("count", powers.len()),
            ));
        }
        Ok(Self::lay_out(parts, powers))
    }

    fn lay_out(parts: Parts, powers: Vec<Power>) -> Self {
        let index = Index {
            characters: Places::of(parts.characters.iter().map(|one| one.id)),
            weapons: Places::of(parts.weapons.iter().map(|one| one.id)),
            monsters: Places::of(parts.monsters.iter().map(|one| one.id)),
            conditions: Places::of(parts.conditions.iter().map(|one| one.id)),
            encounters: Places::of(parts.encounters.iter().map(|one| one.id)),
            powers: Places::of(powers.iter().map(|one| one.id)),
        };
        let place = |power: &Power| index.powers.find(power.id);
        let set = |list: &[Power]| list.iter().filter_map(place).collect::<Set>();
        let those = |test: &dyn Fn(&Power) -> bool| -> Set {
            powers.iter().enumerate().filter(|(_, power)| test(power)).map(|(place, _)| place).collect()
        };
        let conditions = |test: &dyn Fn(&Condition) -> bool| -> Set {
            parts.conditions.iter().enumerate().filter(|(_, one)| test(one)).map(|(place, _)| place).collect()
        };
        let weapon_work =
            |power: &Power| power.effects.iter().any(|e| matches!(e, Effect::Upgrade | Effect::Downgrade));
        let taken = |when: When| {
            those(&|power| match power.kind {
                Kind::Action(own) => (own == when || own == When::Any) && !weapon_work(power),
                _ => false,
            })
        };
        let when = |effect: &Effect| {
            parts.actions.iter().find(|power| power.effects.contains(effect)).and_then(|power| match power.kind {
                Kind::Action(when) => Some(when),
                _ => None,
            })
        };
        let level = |level: u8| {
            let first = parts.monsters.iter().take_while(|monster| monster.level < level).count();
            first..first + parts.monsters.iter().filter(|monster| monster.level == level).count()
        };
        let (mut cards, mut first_cards) = (Vec::new(), Vec::new());
        for (kind, encounter) in parts.encounters.iter().enumerate() {
            first_cards.push(cards.len() as u8);
            cards.extend(std::iter::repeat_n(kind as u8, encounter.copies.into()));
        }
        let has_key = |key: usize| move |list: &[crate::effect::Modifier]| list.iter().any(|m| m.key as usize == key);
        Self {
            skills: set(&parts.skills),
            general: set(&parts.actions),
            abilities: parts.characters.iter().map(|character| set(&character.abilities)).collect(),
            options: parts.monsters.iter().map(|monster| option(monster).and_then(place)).collect(),
            by_level: [level(1), level(2), level(3), level(4)],
            travel_actions: taken(When::Travel),
            combat_actions: taken(When::Combat),
            responses: Trigger::ALL.map(|on| those(&|power| power.kind == Kind::Response(on))),
            limits: LIMITS.map(|limit| those(&|power| power.limit == limit)),
            modifying_powers: std::array::from_fn(|key| those(&|power| has_key(key)(&power.modifiers))),
            modifying_conditions: std::array::from_fn(|key| conditions(&|one| has_key(key)(&one.modifiers))),
            forbidding: FORBIDDEN.map(|what| conditions(&|one| one.forbid.contains(&what))),
            ignoring: IGNORED.map(|what| those(&|power| power.ignore.contains(&what))),
            turn_starting: conditions(&|one| !one.turn_start.is_empty()),
            crafting: when(&Effect::Upgrade),
            downgrading: when(&Effect::Downgrade),
            places: index,
            cards,
            first_cards,
            parts,
            powers,
        }
    }

    /// Everything in the box, sorted by id.
    pub fn parts(&self) -> &Parts {
        &self.parts
    }

    /// Tracks, levels, difficulties, score.
    pub fn tracks(&self) -> &Tracks {
        &self.parts.tracks
    }

    /// How far each bar reaches.
    #[inline(always)]
    pub fn bars(&self) -> &Purse {
        &self.parts.tracks.bars
    }

    /// The character at that place.
    pub(crate) fn character(&self, place: u8) -> Option<&Character> {
        self.parts.characters.get(usize::from(place))
    }

    /// The power at that place.
    #[inline(always)]
    pub(crate) fn power_at(&self, place: usize) -> Option<&Power> {
        self.powers.get(place)
    }

    /// The power of that id.
    pub fn power(&self, id: Slug) -> Option<&Power> {
        self.power_place(id).and_then(|place| self.powers.get(place))
    }

    /// The place of a power.
    #[inline(always)]
    pub(crate) fn power_place(&self, id: Slug) -> Option<usize> {
        self.places.powers.find(id)
    }

    /// Every power.
    pub fn powers(&self) -> &[Power] {
        &self.powers
    }

    /// The abilities of a character.
    pub(crate) fn abilities(&self, character: u8) -> Set {
        self.abilities.get(usize::from(character)).copied().unwrap_or_default()
    }

    /// The weapon of that id.
    pub fn weapon(&self, id: Slug) -> Option<&Weapon> {
        self.weapon_place(id).and_then(|place| self.parts.weapons.get(place))
    }

    #[inline(always)]
    pub(crate) fn weapon_place(&self, id: Slug) -> Option<usize> {
        self.places.weapons.find(id)
    }

    /// The monster of that id.
    pub fn monster(&self, id: Slug) -> Option<&Monster> {
        self.monster_place(id).and_then(|place| self.parts.monsters.get(place))
    }

    #[inline(always)]
    pub(crate) fn monster_place(&self, id: Slug) -> Option<usize> {
        self.places.monsters.find(id)
    }

    /// The monsters that a level may hide, from 1.
    pub fn monsters_of(&self, level: u8) -> &[Monster] {
        let place = usize::from(level.clamp(1, 4)) - 1;
        self.parts.monsters.get(self.by_level[place].clone()).unwrap_or_default()
    }

    /// The extra action that a monster offers.
    #[inline(always)]
    pub(crate) fn option_of(&self, monster: usize) -> Option<usize> {
        self.options.get(monster).copied().flatten()
    }

    /// The character of that id.
    pub fn character_of(&self, id: Slug) -> Option<&Character> {
        self.character_place(id).and_then(|place| self.parts.characters.get(place))
    }

    #[inline(always)]
    pub(crate) fn character_place(&self, id: Slug) -> Option<usize> {
        self.places.characters.find(id)
    }

    /// The condition of that id.
    pub fn condition(&self, id: Slug) -> Option<&Condition> {
        self.condition_place(id).and_then(|place| self.parts.conditions.get(place))
    }

    #[inline(always)]
    pub(crate) fn condition_place(&self, id: Slug) -> Option<usize> {
        self.places.conditions.find(id)
    }

    /// The encounter of that id.
    pub fn encounter(&self, id: Slug) -> Option<&Encounter> {
        self.encounter_place(id).and_then(|place| self.parts.encounters.get(place))
    }

    #[inline(always)]
    pub(crate) fn encounter_place(&self, id: Slug) -> Option<usize> {
        self.places.encounters.find(id)
    }

    /// How many encounter cards there are.
    pub(crate) fn deck_size(&self) -> usize {
        self.cards.len()
    }

    /// The encounter that a card shows.
    #[inline(always)]
    pub(crate) fn shows(&self, card: usize) -> Option<&Encounter> {
        self.cards.get(card).and_then(|&kind| self.parts.encounters.get(usize::from(kind)))
    }

    /// The cards that show an encounter.
    #[inline(always)]
    pub(crate) fn copies(&self, id: Slug) -> Set {
        let Some(kind) = self.encounter_place(id) else { return Set::EMPTY };
        let (first, copies) = (usize::from(self.first_cards[kind]), usize::from(self.parts.encounters[kind].copies));
        Set::first(first + copies).without(Set::first(first))
    }

    /// The responses to an event.
    #[inline(always)]
    pub(crate) fn responses(&self, on: Trigger) -> Set {
        self.responses[on as usize]
    }

    /// The powers of a limit.
    #[inline(always)]
    pub(crate) fn limited(&self, limit: Limit) -> Set {
        self.limits[limit as usize]
    }

    /// The conditions that forbid this.
    #[inline(always)]
    pub(crate) fn forbidding(&self, what: Forbidden) -> Set {
        self.forbidding[what as usize]
    }

    /// The powers that make this harmless.
    #[inline(always)]
    pub(crate) fn ignoring(&self, what: Ignored) -> Set {
        self.ignoring[what as usize]
    }

    /// A number as the owned powers and the conditions change it.
    #[inline(always)]
    pub(crate) fn modified(&self, owned: Set, afflicted: Set, key: Key, base: i32) -> i32 {
        let powers = owned.and(self.modifying_powers[key as usize]);
        let conditions = afflicted.and(self.modifying_conditions[key as usize]);
        if powers.is_empty() && conditions.is_empty() {
            return base;
        }
        let powers = powers.iter().filter_map(|place| self.powers.get(place)).flat_map(|power| &power.modifiers);
        let conditions = conditions.iter().filter_map(|place| self.parts.conditions.get(place));
        let (mut sum, mut set) = (base, None);
        for modifier in powers.chain(conditions.flat_map(|one| &one.modifiers)).filter(|one| one.key == key) {
            sum += i32::from(modifier.add.unwrap_or(0));
            set = set.or(modifier.set);
        }
        set.map_or(sum, i32::from).max(key.floor())
    }
}

fn option(monster: &Monster) -> Option<&Power> {
    match &monster.special {
        Some(Special::Option(power)) => Some(power),
        _ => None,
    }
}

fn sort(parts: &mut Parts) {
    parts.actions.sort_by_key(|one| one.id);
    parts.characters.sort_by_key(|one| one.id);
    parts.weapons.sort_by_key(|one| one.id);
    parts.monsters.sort_by_key(|one| (one.level, one.id));
    parts.skills.sort_by_key(|one| one.id);
    parts.conditions.sort_by_key(|one| one.id);
    parts.encounters.sort_by_key(|one| one.id);
    for weapon in &mut parts.weapons {
        weapon.upgrades.sort_by_key(|upgrade| upgrade.to);
    }
}
