//! The sheets as text, for any terminal of 80 columns.

use tsugi_unbroken::{Ending, Phase, Resource, Slug, Stage, Unbroken, View, parts::Monster};

use super::{effects::Phrases, events::ending_name};
use tsugi_narrator::{Arg, Speaker, columns, wrap};

/// The sheets as they lie.
pub(super) fn draw(game: &Unbroken, view: &View, speaker: &Speaker<'_>) -> String {
    let sheets = Sheets { phrases: Phrases { game, words: speaker.words }, view };
    let mut lines = vec![sheets.title(), String::new(), sheets.display(), String::new(), sheets.weapon()];
    lines.extend(sheets.cards());
    if !matches!(view.phase, Phase::Over { .. }) {
        lines.push(String::new());
        lines.extend(sheets.monster());
    }
    lines.extend(sheets.end());
    lines
        .iter()
        .map(|line| if line.contains('\n') { line.clone() } else { wrap(line, 2) })
        .collect::<Vec<_>>()
        .join("\n")
}

struct Sheets<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
}

impl Sheets<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say(id, args)
    }

    fn game(&self) -> &Unbroken {
        self.phrases.game
    }

    /// Level, difficulty, character, ability uses.
    fn title(&self) -> String {
        let sheet = self.game().parts().character_of(self.view.character);
        let args = [
            ("level", self.view.level.into()),
            ("difficulty", self.phrases.name(&self.game().setting().name).to_lowercase().into()),
            ("character", sheet.map_or_else(String::new, |sheet| self.phrases.name(&sheet.name)).into()),
            ("class", sheet.map_or_else(String::new, |sheet| self.phrases.name(&sheet.class)).into()),
        ];
        self.say(if self.view.level == 0 { "draw-setup" } else { "draw-title" }, &args)
    }

    /// The display: a head and a figure for each resource.
    fn display(&self) -> String {
        let next = self.view.stage != Stage::Travel && self.view.level < 4;
        let head = |resource: Resource| match resource {
            Resource::Time if next => self.say("draw-next-time", &[("level", (self.view.level + 1).into())]),
            _ => self.say("resource", &[("resource", resource.name().into())]),
        };
        let heads = Resource::ALL.map(head);
        let figures = Resource::ALL.map(|resource| self.view.resources.get(resource).to_string());
        columns(&[heads, figures])
    }

    fn weapon(&self) -> String {
        let in_hand = self.game().weapon_seen(self.view);
        let Some(sheet) = in_hand.and_then(|id| self.game().parts().weapon(id)) else { return String::new() };
        let attack = |attack: &tsugi_unbroken::parts::Attack| {
            let args = [
                ("cost", self.phrases.cost(&attack.cost).into()),
                ("effects", self.phrases.strike(attack.effect).into()),
            ];
            self.say("draw-attack", &args)
        };
        let attacks: Vec<String> = sheet.attacks.iter().map(attack).collect();
        let args = [("name", self.phrases.name(&sheet.name).into()), ("attacks", self.phrases.list(&attacks).into())];
        let mut text = self.say("draw-weapon", &args);
        if let Some(&top) = self.view.weapons.last().filter(|_| self.view.disarmed > 0) {
            let args = [("name", self.phrases.weapon(top).into()), ("n", self.view.disarmed.into())];
            text = format!("{text} {}", self.say("draw-weapon-aside", &args));
        } else if !sheet.upgrades.is_empty() {
            let upgrade = |upgrade: &tsugi_unbroken::parts::Upgrade| {
                let args = [
                    ("name", self.phrases.weapon(upgrade.to).into()),
                    ("cost", self.phrases.cost(&self.game().craft_price_seen(self.view, upgrade.to)).into()),
                ];
                self.say("component-upgrade", &args)
            };
            let names: Vec<String> = sheet.upgrades.iter().map(upgrade).collect();
            text = format!("{text} {}", self.say("draw-upgrades", &[("names", self.phrases.list(&names).into())]));
        }
        text
    }

    /// Ability uses, skills, conditions, decks and what is due.
    fn cards(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if view.level > 0 {
            let uses = self.say("draw-uses", &[("n", view.uses.into())]);
            let food = self.say("draw-hunger", &[("n", self.game().meal_seen(view).0.into())]);
            lines.push(format!("{}. {food}", capital(&uses)));
        }
        if !view.skills.is_empty() {
            let skill = |&id: &Slug| {
                let text =
                    self.game().parts().power(id).map_or_else(String::new, |power| self.phrases.power_text(power));
                self.say("draw-condition", &[("name", self.phrases.power(id).into()), ("text", text.into())])
            };
            let names: Vec<String> = view.skills.iter().map(skill).collect();
            lines.push(self.say("draw-skills", &[("names", self.phrases.list(&names).into())]));
        }
        let mut conditions: Vec<String> = view.conditions.iter().map(|&id| self.condition(id, None)).collect();
        conditions.extend(view.battle_conditions.iter().map(|one| self.condition(one.condition, one.rounds)));
        if !conditions.is_empty() {
            lines.push(self.say("draw-conditions", &[("names", self.phrases.list(&conditions).into())]));
        }
        if !view.next_conditions.is_empty() {
            let next: Vec<String> = view.next_conditions.iter().map(|&id| self.condition(id, None)).collect();
            lines.push(self.say("draw-next-conditions", &[("names", self.phrases.list(&next).into())]));
        }
        let deck = [
            ("deck", view.deck.len().into()),
            ("discards", view.discards.len().into()),
            ("skills", view.skill_deck.len().into()),
        ];
        lines.push(self.say("draw-deck", &deck));
        if view.looked > 0 {
            lines.push(self.say("draw-looked", &[("n", view.looked.into())]));
        }
        lines
    }

    fn condition(&self, id: Slug, rounds: Option<u8>) -> String {
        let text = self.game().parts().condition(id).map_or_else(String::new, |one| self.phrases.condition_text(one));
        let name = ("name", Arg::from(self.phrases.condition(id)));
        match rounds {
            None => self.say("draw-condition", &[name, ("text", text.into())]),
            Some(n) => self.say("draw-condition-rounds", &[name, ("text", text.into()), ("n", n.into())]),
        }
    }

    /// The monster's sheet, or what may hide here.
    fn monster(&self) -> Vec<String> {
        let Some(foe) = self.view.monster else {
            let names: Vec<String> = self.view.may_hide.iter().map(|&id| self.phrases.monster(id)).collect();
            let hidden = (!names.is_empty()).then(|| self.say("draw-hidden", &[("names", names.join(", ").into())]));
            return hidden.into_iter().collect();
        };
        let Some(sheet) = self.game().parts().monster(foe.monster) else { return Vec::new() };
        let args = [
            ("name", self.phrases.name(&sheet.name).into()),
            ("health", foe.health.into()),
            ("most-health", sheet.health.into()),
            ("armor", foe.armor.into()),
            ("most-armor", sheet.armor.into()),
        ];
        let mut state = self.say("draw-monster", &args);
        if foe.guarded {
            state = format!("{state} {}", self.say("draw-guarded", &[]));
        }
        if foe.staggered > 0 {
            state = format!("{state} {}", self.say("draw-staggered", &[("n", foe.staggered.into())]));
        }
        let mut lines = vec![state, self.terms(sheet)];
        lines.extend(super::components::special(&self.phrases, sheet));
        for (face, effects) in sheet.table.iter().enumerate() {
            lines.push(wrap(&format!("  {}  {}", face + 1, self.phrases.effects(effects)), 5));
        }
        lines
    }

    /// Trickery, ambush and spoils.
    fn terms(&self, sheet: &Monster) -> String {
        let trickery = match self.game().trick_price_seen(self.view) {
            Some(price) => self.say("draw-trickery", &[("cost", self.phrases.cost(&price).into())]),
            None => self.say("draw-no-trickery", &[]),
        };
        let ambush = self.say("draw-ambush", &[("effects", self.phrases.effects(&sheet.ambush).into())]);
        let reward = self.say("draw-reward", &[("what", self.phrases.purse(&sheet.reward).into())]);
        format!("{trickery} {ambush} {reward}")
    }

    /// How it ended, with score and rank.
    fn end(&self) -> Option<String> {
        let Phase::Over { ending } = self.view.phase else { return None };
        if ending != Ending::Won {
            return Some(format!("\n{}", self.say("draw-lost", &[("ending", ending_name(ending).into())])));
        }
        let score = self.game().score(&self.view.resources);
        let rank = self.game().rank(score).map_or_else(String::new, |rank| self.phrases.name(rank));
        Some(format!("\n{}", self.say("draw-won", &[("n", score.into()), ("rank", rank.into())])))
    }
}

/// The same with a capital letter in front.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
