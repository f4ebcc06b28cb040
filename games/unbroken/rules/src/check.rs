//! What a box must be to be played with (R1.10): ids, counts, costs, and which effect may stand where.

mod effects;

use tsugi_engine::{ComponentError, Message};

use crate::{
    Effect, Purse, Resource, Slug,
    effect::{Modifier, Trigger, When},
    files::{FILES, called, whole},
    parts::{Counts, Kind, Monster, Parts, Power, Special, Strike},
};

use effects::effects;

/// What the files are called in complaints.
pub(crate) struct Files {
    actions: String,
    characters: String,
    conditions: String,
    encounters: String,
    monsters: String,
    pub(crate) skills: String,
    tracks: String,
    weapons: String,
}

impl Files {
    /// As they lie in the repository.
    pub(crate) fn plain() -> Self {
        Self::called(str::to_owned)
    }

    /// As this says.
    pub(crate) fn called(path: impl Fn(&str) -> String) -> Self {
        let [actions, characters, conditions, encounters, monsters, skills, tracks, weapons] = FILES.map(path);
        Self { actions, characters, conditions, encounters, monsters, skills, tracks, weapons }
    }
}

type Checked = Result<(), ComponentError>;

/// The largest number that an effect, a health bar or a time value may show.
const MOST: u8 = 99;
/// The most conditions there may be.
pub(crate) const MOST_CONDITIONS: usize = 16;
/// The most weapons there may be.
pub(crate) const MOST_WEAPONS: usize = 16;

/// An entry of a file, for complaints.
struct At<'a> {
    file: &'a str,
    entry: String,
}

impl At<'_> {
    fn fault(&self, field: &str, problem: impl Into<Message>) -> ComponentError {
        let (entry, field) = (Some(self.entry.clone()), Some(field.into()));
        ComponentError { entry, field, ..whole(self.file, problem) }
    }

    fn ensure(&self, sound: bool, field: &str, problem: impl Into<Message>) -> Checked {
        if sound { Ok(()) } else { Err(self.fault(field, problem)) }
    }
}

/// Where an effect stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Encounter,
    General,
    Action(When),
    Response(Trigger),
    Monster { level: u8 },
    Condition,
}

/// Refuses a box that cannot be played with.
pub(crate) fn check(parts: &Parts, files: &Files) -> Checked {
    ids(parts, files)?;
    counts(parts, files)?;
    tracks(parts, files)?;
    powers(parts, files)?;
    weapons(parts, files)?;
    monsters(parts, files)?;
    for (position, one) in parts.conditions.iter().enumerate() {
        let at = At { file: &files.conditions, entry: called("condition", position, one.id) };
        modifiers(&at, &one.modifiers)?;
        effects(&at, "turn_start", &one.turn_start, Context::Condition, parts)?;
        let inflicted = parts.monsters.iter().flat_map(monster_effects).any(|effect| afflicts(effect, one.id));
        at.ensure(inflicted, "id", "error-unbroken-not-inflicted")?;
    }
    for (position, one) in parts.encounters.iter().enumerate() {
        let at = At { file: &files.encounters, entry: called("encounter", position, one.id) };
        at.ensure((1..=MOST).contains(&one.copies), "copies", Message::out_of_range(one.copies, 1, MOST))?;
        at.ensure(one.time <= MOST, "time", Message::out_of_range(one.time, 0, MOST))?;
        payable(&at, "cost", &one.cost, parts)?;
        effects(&at, "effects", &one.effects, Context::Encounter, parts)?;
    }
    Ok(())
}

/// Each id stands once in its file; what can be chosen as an action has an id of its own.
fn ids(parts: &Parts, files: &Files) -> Checked {
    let mut powers: Vec<Slug> = Vec::new();
    let options = parts.monsters.iter().enumerate().filter_map(|(position, monster)| match &monster.special {
        Some(Special::Option(power)) => Some((&files.monsters, called("monster", position, monster.id), power.id)),
        _ => None,
    });
    let abilities = parts.characters.iter().enumerate().flat_map(|(position, character)| {
        let entry = called("character", position, character.id);
        character.abilities.iter().map(move |power| (&files.characters, entry.clone(), power.id))
    });
    let plain = |file, kind: &'static str, list: &[Power]| {
        let list: Vec<_> = list.iter().map(|power| power.id).enumerate().collect();
        list.into_iter().map(move |(position, id)| (file, called(kind, position, id), id))
    };
    let actions = plain(&files.actions, "action", &parts.actions);
    let skills = plain(&files.skills, "skill", &parts.skills);
    for (file, entry, id) in actions.chain(skills).chain(abilities).chain(options) {
        let at = At { file, entry };
        at.ensure(!powers.contains(&id), "id", Message::new("error-unbroken-power-twice").with("id", id))?;
        powers.push(id);
    }
    once(&files.characters, "character", parts.characters.iter().map(|one| one.id))?;
    once(&files.weapons, "weapon", parts.weapons.iter().map(|one| one.id))?;
    once(&files.monsters, "monster", parts.monsters.iter().map(|one| one.id))?;
    once(&files.conditions, "condition", parts.conditions.iter().map(|one| one.id))?;
    once(&files.encounters, "encounter", parts.encounters.iter().map(|one| one.id))
}

fn once(file: &str, kind: &str, ids: impl Iterator<Item = Slug>) -> Checked {
    let mut seen = Vec::new();
    for (position, id) in ids.enumerate() {
        let at = At { file, entry: called(kind, position, id) };
        at.ensure(!seen.contains(&id), "id", Message::new("error-unbroken-id-twice").with("id", id))?;
        seen.push(id);
    }
    Ok(())
}

/// R1.11: the rulebook's list of components, unless the set says that it is one's own; then what a game
/// cannot do without.
fn counts(parts: &Parts, files: &Files) -> Checked {
    let cards: usize = parts.encounters.iter().map(|one| usize::from(one.copies)).sum();
    let of_level = |level: u8| parts.monsters.iter().filter(|monster| monster.level == level).count();
    let mut found = vec![
        (&files.characters, Message::new("error-unbroken-count-characters"), parts.characters.len(), 4, 16),
        (&files.weapons, "error-unbroken-count-weapons".into(), parts.weapons.len(), 7, MOST_WEAPONS),
        (&files.conditions, "error-unbroken-count-conditions".into(), parts.conditions.len(), 10, MOST_CONDITIONS),
        (&files.encounters, Message::new("error-unbroken-count-encounters"), cards, 88, 128),
    ];
    for level in 1..=4 {
        found.push((
            &files.monsters,
            Message::new("error-unbroken-count-monsters").with("level", level),
            of_level(level),
            6,
            32,
        ));
    }
    for (file, what, count, rulebook, most) in found {
        let least = usize::from(what.id() != "error-unbroken-count-conditions");
        if count < least || count > most {
            return Err(whole(
                file,
                Message::new("error-unbroken-holds")
                    .with("count", count)
                    .with("what", what.clone())
                    .with("least", least)
                    .with("most", most),
            ));
        }
        check_count(file, &what, count, rulebook, parts.tracks.counts)?;
    }
    check_count(&files.skills, &"error-unbroken-count-skills".into(), parts.skills.len(), 24, parts.tracks.counts)
}

fn check_count(file: &str, what: &Message, count: usize, rulebook: usize, counts: Counts) -> Checked {
    if counts == Counts::Rulebook && count != rulebook {
        let own = Message::new("error-unbroken-own-counts");
        return Err(whole(
            file,
            Message::new("error-unbroken-holds-other")
                .with("count", count)
                .with("what", what.clone())
                .with("rulebook", rulebook)
                .with("own", own),
        ));
    }
    Ok(())
}

fn tracks(parts: &Parts, files: &Files) -> Checked {
    let tracks = &parts.tracks;
    let at = |entry: &str| At { file: &files.tracks, entry: entry.into() };
    for resource in Resource::ALL {
        at("bars").ensure(tracks.bars.get(resource) > 0, resource.name(), "error-unbroken-empty-bar")?;
    }
    at("start").ensure(
        parts.weapons.iter().any(|one| one.id == tracks.weapon),
        "weapon",
        Message::new("error-unbroken-no-such-weapon"),
    )?;
    for (place, level) in tracks.levels.iter().enumerate() {
        let at = at(&format!("level {}", place + 1));
        at.ensure(usize::from(level.level) == place + 1, "level", "error-unbroken-levels-in-order")?;
        at.ensure(level.time <= tracks.bars.get(Resource::Time), "time", "error-unbroken-beyond-bar")?;
        at.ensure(level.uses <= MOST, "uses", Message::new("error-unbroken-at-most").with("most", MOST))?;
        at.ensure(level.food <= 12, "food", Message::new("error-unbroken-at-most").with("most", 12))?;
    }
    for (name, setting) in ["easy", "normal", "hard"].iter().zip(&tracks.difficulties) {
        let at = at(&format!("difficulty.{name}"));
        payable(&at, "resources", &setting.resources, parts)?;
        for bonus in setting.bonus_die.iter().flatten() {
            payable(&at, "bonus_die", bonus, parts)?;
        }
    }
    let ranks = &tracks.ranks;
    let sound = ranks.first().is_some_and(|rank| rank.from == 0) && ranks.is_sorted_by(|a, b| a.from < b.from);
    at("rank").ensure(sound, "from", "error-unbroken-ranks")
}

fn powers(parts: &Parts, files: &Files) -> Checked {
    for (position, power) in parts.actions.iter().enumerate() {
        let at = At { file: &files.actions, entry: called("action", position, power.id) };
        check_power(&at, power, Context::General, parts)?;
    }
    let own = |power: &Power| match power.kind {
        Kind::Action(when) => Context::Action(when),
        Kind::Response(on) => Context::Response(on),
        // What a passive power does is never done; anything plain may stand there.
        Kind::Passive => Context::Action(When::Any),
    };
    for (position, power) in parts.skills.iter().enumerate() {
        let at = At { file: &files.skills, entry: called("skill", position, power.id) };
        check_power(&at, power, own(power), parts)?;
        let uses = power.limit == crate::effect::Limit::Use;
        at.ensure(!uses, "limit", "error-unbroken-ability-uses")?;
    }
    for (position, character) in parts.characters.iter().enumerate() {
        for (place, power) in character.abilities.iter().enumerate() {
            let entry =
                format!("{}, {}", called("character", position, character.id), called("ability", place, power.id));
            let at = At { file: &files.characters, entry };
            check_power(&at, power, own(power), parts)?;
        }
    }
    Ok(())
}

fn check_power(at: &At<'_>, power: &Power, context: Context, parts: &Parts) -> Checked {
    payable(at, "cost", &power.cost, parts)?;
    for cost in power.cost_by_level.iter().flatten() {
        payable(at, "cost_by_level", cost, parts)?;
    }
    modifiers(at, &power.modifiers)?;
    let weapon_work = power.effects.iter().any(|e| matches!(e, Effect::Upgrade | Effect::Downgrade));
    at.ensure(!weapon_work || power.effects.len() == 1, "effects", "error-unbroken-weapon-work-alone")?;
    let done = !power.effects.is_empty() || power.kind == Kind::Passive;
    at.ensure(done, "effects", "error-unbroken-no-effect")?;
    let context = match (context, power.kind) {
        (Context::General, Kind::Action(when)) if !weapon_work => Context::Action(when),
        _ => context,
    };
    effects(at, "effects", &power.effects, context, parts)
}

fn modifiers(at: &At<'_>, list: &[Modifier]) -> Checked {
    for modifier in list {
        at.ensure(
            modifier.add.is_some() != modifier.set.is_some(),
            "modifiers",
            Message::new("error-unbroken-add-or-set"),
        )?;
    }
    Ok(())
}

fn weapons(parts: &Parts, files: &Files) -> Checked {
    for (position, weapon) in parts.weapons.iter().enumerate() {
        let at = At { file: &files.weapons, entry: called("weapon", position, weapon.id) };
        at.ensure(weapon.attacks.len() <= 16, "attacks", Message::new("error-unbroken-at-most").with("most", 16))?;
        for attack in &weapon.attacks {
            payable(&at, "attacks", &attack.cost, parts)?;
            let (Strike::Wound(power) | Strike::Break(power)) = attack.effect;
            at.ensure((1..=MOST).contains(&power), "attacks", Message::out_of_range(power, 1, MOST))?;
        }
        let mut seen = Vec::new();
        for upgrade in &weapon.upgrades {
            payable(&at, "upgrades", &upgrade.cost, parts)?;
            let known = parts.weapons.iter().any(|one| one.id == upgrade.to);
            at.ensure(known, "upgrades", Message::new("error-unbroken-no-weapon").with("id", upgrade.to))?;
            at.ensure(
                !seen.contains(&upgrade.to),
                "upgrades",
                Message::new("error-word-twice").with("word", upgrade.to),
            )?;
            seen.push(upgrade.to);
        }
    }
    Ok(())
}

fn monsters(parts: &Parts, files: &Files) -> Checked {
    for (position, monster) in parts.monsters.iter().enumerate() {
        let at = At { file: &files.monsters, entry: called("monster", position, monster.id) };
        let level = monster.level;
        at.ensure((1..=4).contains(&level), "level", Message::out_of_range(level, 1, 4))?;
        at.ensure((1..=MOST).contains(&monster.health), "health", Message::out_of_range(monster.health, 1, MOST))?;
        at.ensure(monster.armor <= MOST, "armor", Message::out_of_range(monster.armor, 0, MOST))?;
        if let Some(cost) = &monster.trickery {
            at.ensure(level < 4, "trickery", "error-unbroken-trickery-level-4")?;
            payable(&at, "trickery", cost, parts)?;
        }
        payable(&at, "reward", &monster.reward, parts)?;
        let context = Context::Monster { level };
        effects(&at, "ambush", &monster.ambush, context, parts)?;
        for result in &monster.table {
            effects(&at, "table", result, context, parts)?;
        }
        // R1.10: of a table on which every result afflicts for the next level, none might be left.
        let next = |list: &Vec<Effect>| list.iter().any(|effect| matches!(effect, Effect::AfflictNext(_)));
        at.ensure(!monster.table.iter().all(next), "table", "error-unbroken-every-result-afflicts")?;
        match &monster.special {
            Some(Special::Toll(cost)) => payable(&at, "special", cost, parts)?,
            Some(Special::RoundEnd(list)) => effects(&at, "special", list, context, parts)?,
            Some(Special::WoundCap(most)) => {
                at.ensure((1..=MOST).contains(most), "special", "error-unbroken-wound-cap")?;
            }
            Some(Special::Option(power)) => check_power(&at, power, Context::Action(When::Combat), parts)?,
            None => {}
        }
    }
    Ok(())
}

/// Costs, gains and rewards lie within the bars.
fn payable(at: &At<'_>, field: &str, cost: &Purse, parts: &Parts) -> Checked {
    let beyond = cost.iter().find(|&(resource, amount)| amount > parts.tracks.bars.get(resource));
    match beyond {
        Some((resource, amount)) => {
            let bar = parts.tracks.bars.get(resource);
            Err(at.fault(
                field,
                Message::new("error-unbroken-amount-beyond-bar")
                    .with("amount", amount)
                    .with("resource", resource.name())
                    .with("bar", bar),
            ))
        }
        None => Ok(()),
    }
}

/// All effects of a monster.
fn monster_effects(monster: &Monster) -> impl Iterator<Item = &Effect> {
    let ends = match &monster.special {
        Some(Special::RoundEnd(list)) => list.as_slice(),
        _ => &[],
    };
    monster.ambush.iter().chain(monster.table.iter().flatten()).chain(ends)
}

fn afflicts(effect: &Effect, id: Slug) -> bool {
    match effect {
        Effect::AfflictNext(condition) | Effect::AfflictNow { condition, .. } => *condition == id,
        _ => false,
    }
}
