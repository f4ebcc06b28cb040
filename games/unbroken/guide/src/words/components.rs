//! The whole box in words.

use tsugi_unbroken::{
    Effect, Unbroken,
    parts::{Kind, Monster, Power, Special, Weapon},
};

use super::effects::{Phrases, limit_name, trigger_name, when_name};
use tsugi_narrator::{Words, wrap};

/// Every component, kind by kind, saying that the set is ours.
pub(super) fn components(game: &Unbroken, words: &Words) -> String {
    let phrases = Phrases { game, words };
    let parts = game.parts().parts();
    let head = |id: &str| format!("\n{}", phrases.say(id, &[]));
    let mut lines = vec![phrases.say("component-ours", &[]), head("component-levels")];
    for level in &parts.tracks.levels {
        let args = [
            ("level", level.level.into()),
            ("time", level.time.into()),
            ("uses", level.uses.into()),
            ("food", level.food.into()),
        ];
        lines.push(phrases.say("component-level", &args));
    }
    lines.push(phrases.say("component-bars", &[("what", phrases.purse(&parts.tracks.bars).into())]));
    lines.push(head("component-actions"));
    lines.extend(parts.actions.iter().map(|one| power(&phrases, one)));
    lines.push(head("component-characters"));
    for one in &parts.characters {
        lines.push(format!("{}, {}", phrases.name(&one.name), phrases.name(&one.class)));
        lines.extend(one.abilities.iter().map(|ability| format!("  {}", power(&phrases, ability))));
    }
    lines.push(head("component-weapons"));
    lines.extend(parts.weapons.iter().map(|one| weapon(&phrases, one)));
    lines.push(head("component-monsters"));
    lines.extend(parts.monsters.iter().flat_map(|one| monster(&phrases, one)));
    lines.push(head("component-skills"));
    lines.extend(parts.skills.iter().map(|one| power(&phrases, one)));
    lines.push(head("component-conditions"));
    for one in &parts.conditions {
        let args = [("name", phrases.name(&one.name).into()), ("text", phrases.condition_text(one).into())];
        lines.push(phrases.say("component-passive", &args));
    }
    lines.push(head("component-encounters"));
    for one in &parts.encounters {
        let name =
            phrases.say("component-copies", &[("name", phrases.name(&one.name).into()), ("n", one.copies.into())]);
        let args = [
            ("name", name.into()),
            ("cost", phrases.cost(&one.cost).into()),
            ("time", one.time.into()),
            ("effects", phrases.effects(&one.effects).into()),
        ];
        lines.push(phrases.say("component-encounter", &args));
    }
    lines.push(String::new());
    lines.push(total(&phrases));
    lines.iter().map(|line| wrap(line, 4)).collect::<Vec<_>>().join("\n")
}

fn total(phrases: &Phrases<'_>) -> String {
    let parts = phrases.game.parts().parts();
    let cards: usize = parts.encounters.iter().map(|one| usize::from(one.copies)).sum();
    let args = [
        ("characters", parts.characters.len().into()),
        ("weapons", parts.weapons.len().into()),
        ("monsters", parts.monsters.len().into()),
        ("skills", parts.skills.len().into()),
        ("conditions", parts.conditions.len().into()),
        ("encounters", cards.into()),
    ];
    phrases.say("component-total", &args)
}

/// When a power comes into play: its phase, or what it answers.
pub(super) fn kind(phrases: &Phrases<'_>, power: &Power) -> Option<String> {
    match power.kind {
        Kind::Action(when) => Some(phrases.say("phase-of", &[("phase", when_name(when).into())])),
        Kind::Response(on) => Some(phrases.say("trigger", &[("on", trigger_name(on).into())])),
        Kind::Passive => None,
    }
}

/// What a power does, with when, how often and at which price.
pub(super) fn with_kind(phrases: &Phrases<'_>, power: &Power, text: &str) -> String {
    let Some(kind) = kind(phrases, power) else { return text.to_owned() };
    let limit = phrases.say("limit", &[("limit", limit_name(power.limit).into())]);
    format!("{text} ({kind}, {limit}, {})", phrases.cost(&power.cost))
}

pub(super) fn power(phrases: &Phrases<'_>, power: &Power) -> String {
    let (name, text) = (phrases.name(&power.name), phrases.power_text(power));
    let Some(kind) = kind(phrases, power) else {
        return phrases.say("component-passive", &[("name", name.into()), ("text", text.into())]);
    };
    let cost = match &power.cost_by_level {
        // The sheet has no price for it: that stands on the weapon in hand.
        None if power.effects.contains(&Effect::Upgrade) => phrases.say("component-craft-price", &[]),
        None => phrases.cost(&power.cost),
        Some(costs) => costs.iter().map(|cost| phrases.cost(cost)).collect::<Vec<_>>().join(" / "),
    };
    let args = [
        ("name", name.into()),
        ("kind", kind.into()),
        ("limit", limit_name(power.limit).into()),
        ("cost", cost.into()),
        ("text", text.into()),
    ];
    phrases.say("component-power", &args)
}

fn weapon(phrases: &Phrases<'_>, weapon: &Weapon) -> String {
    let attack = |attack: &tsugi_unbroken::parts::Attack| {
        let args = [("cost", phrases.cost(&attack.cost).into()), ("effects", phrases.strike(attack.effect).into())];
        phrases.say("draw-attack", &args)
    };
    let attacks: Vec<String> = weapon.attacks.iter().map(attack).collect();
    let args = [("name", phrases.name(&weapon.name).into()), ("attacks", phrases.list(&attacks).into())];
    let text = phrases.say("component-weapon", &args);
    let upgrade = |upgrade: &tsugi_unbroken::parts::Upgrade| {
        let args = [("name", phrases.weapon(upgrade.to).into()), ("cost", phrases.cost(&upgrade.cost).into())];
        phrases.say("component-upgrade", &args)
    };
    let upgrades: Vec<String> = weapon.upgrades.iter().map(upgrade).collect();
    if upgrades.is_empty() {
        return text;
    }
    format!("{text} {}", phrases.say("draw-upgrades", &[("names", phrases.list(&upgrades).into())]))
}

fn monster(phrases: &Phrases<'_>, monster: &Monster) -> Vec<String> {
    let level = phrases.say("level-name", &[("level", monster.level.into())]);
    let args = [
        ("name", format!("{level}. {}", phrases.name(&monster.name)).into()),
        ("health", monster.health.into()),
        ("most-health", monster.health.into()),
        ("armor", monster.armor.into()),
        ("most-armor", monster.armor.into()),
    ];
    let trickery = match &monster.trickery {
        Some(cost) => phrases.say("draw-trickery", &[("cost", phrases.cost(cost).into())]),
        None => phrases.say("draw-no-trickery", &[]),
    };
    let ambush = phrases.say("draw-ambush", &[("effects", phrases.effects(&monster.ambush).into())]);
    let reward = phrases.say("draw-reward", &[("what", phrases.purse(&monster.reward).into())]);
    let mut lines = vec![phrases.say("draw-monster", &args), format!("  {trickery} {ambush} {reward}")];
    lines.extend(special(phrases, monster).map(|text| format!("  {text}")));
    let faces = monster.table.iter().enumerate();
    lines.extend(faces.map(|(face, effects)| format!("  {}  {}", face + 1, phrases.effects(effects))));
    lines
}

/// The rule of its own that a monster brings.
pub(super) fn special(phrases: &Phrases<'_>, monster: &Monster) -> Option<String> {
    Some(match monster.special.as_ref()? {
        Special::Toll(toll) => phrases.say("draw-toll", &[("what", phrases.purse(toll).into())]),
        Special::RoundEnd(effects) => phrases.say("draw-round-end", &[("effects", phrases.effects(effects).into())]),
        Special::WoundCap(most) => phrases.say("draw-wound-cap", &[("n", (*most).into())]),
        Special::Option(power) => {
            let args = [
                ("name", phrases.name(&power.name).into()),
                ("cost", phrases.cost(&power.cost).into()),
                ("effects", phrases.effects(&power.effects).into()),
            ];
            phrases.say("draw-option", &args)
        }
    })
}
