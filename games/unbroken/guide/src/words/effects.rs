//! Names, prices and effects as phrases.

use tsugi_unbroken::{
    Effect, Forbidden, Ignored, Key, Limit, Modifier, Purse, Resource, Slug, Trigger, Unbroken, When,
    parts::{Condition, Name, Power, Strike},
};

use tsugi_narrator::{Arg, Lang, Words};

/// The words of one game, with its components.
#[derive(Clone, Copy)]
pub(super) struct Phrases<'a> {
    pub(super) game: &'a Unbroken,
    pub(super) words: &'a Words,
}

impl Phrases<'_> {
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// A name of the components; French ones with French marks.
    pub(super) fn name(&self, name: &Name) -> String {
        match self.words.lang() {
            Lang::En => name.en.clone(),
            Lang::Fr => {
                let marks =
                    [("'", "’"), (" ;", "\u{202f};"), (" :", "\u{a0}:"), (" !", "\u{202f}!"), (" ?", "\u{202f}?")];
                marks.iter().fold(name.fr.clone(), |text, (plain, set)| text.replace(plain, set))
            }
        }
    }

    /// The name of a component by its id; the id itself where there is none.
    fn named(&self, id: Slug, name: Option<&Name>) -> String {
        name.map_or_else(|| id.to_string(), |name| self.name(name))
    }

    pub(super) fn power(&self, id: Slug) -> String {
        self.named(id, self.game.parts().power(id).map(|one| &one.name))
    }

    pub(super) fn encounter(&self, id: Slug) -> String {
        self.named(id, self.game.parts().encounter(id).map(|one| &one.name))
    }

    pub(super) fn weapon(&self, id: Slug) -> String {
        self.named(id, self.game.parts().weapon(id).map(|one| &one.name))
    }

    pub(super) fn monster(&self, id: Slug) -> String {
        self.named(id, self.game.parts().monster(id).map(|one| &one.name))
    }

    pub(super) fn condition(&self, id: Slug) -> String {
        self.named(id, self.game.parts().condition(id).map(|one| &one.name))
    }

    /// Phrases in a row that have commas of their own.
    pub(super) fn list(&self, phrases: &[String]) -> String {
        let join = |one: String, other: &String| {
            self.say("list-phrases", &[("one", one.into()), ("other", other.as_str().into())])
        };
        phrases.split_first().map_or_else(String::new, |(first, rest)| rest.iter().fold(first.clone(), join))
    }

    /// "3 small effort, 1 food"; nothing where there is nothing.
    pub(super) fn purse(&self, purse: &Purse) -> String {
        let amount = |(resource, n): (Resource, u8)| {
            self.say("amount", &[("resource", resource.name().into()), ("n", n.into())])
        };
        let amounts: Vec<String> = purse.iter().map(amount).collect();
        if amounts.is_empty() { self.say("purse-nothing", &[]) } else { amounts.join(", ") }
    }

    /// A price: free where it is nothing.
    pub(super) fn cost(&self, price: &Purse) -> String {
        if price.is_empty() { self.say("purse-free", &[]) } else { self.purse(price) }
    }

    /// What a list of effects does.
    pub(super) fn effects(&self, list: &[Effect]) -> String {
        let each: Vec<String> = list.iter().map(|effect| self.effect(effect)).collect();
        if each.is_empty() { self.say("effect-none", &[]) } else { each.join(", ") }
    }

    fn effect(&self, effect: &Effect) -> String {
        let number = |id: &str, n: u8| self.say(id, &[("n", n.into())]);
        let plain = |id: &str| self.say(id, &[]);
        match effect {
            Effect::Gain(what) => self.say("effect-gain", &[("what", self.purse(what).into())]),
            Effect::Hurt(n) => number("effect-hurt", *n),
            Effect::Steal { take, or_hurt } => {
                let args = [("what", self.purse(take).into()), ("n", (*or_hurt).into())];
                self.say(if *or_hurt > 0 { "effect-steal" } else { "effect-steal-plain" }, &args)
            }
            Effect::Delay(n) => number("effect-delay", *n),
            Effect::Commit => plain("effect-commit"),
            Effect::Learn(n) => number("effect-learn", *n),
            Effect::Cure => plain("effect-cure"),
            Effect::Scout => plain("effect-scout"),
            Effect::Look(n) => number("effect-look", *n),
            Effect::Gamble { at_least, win, lose } => {
                let (win, lose) = (self.effects(win), self.effects(lose));
                self.say("effect-gamble", &[("n", (*at_least).into()), ("win", win.into()), ("lose", lose.into())])
            }
            Effect::Upgrade => plain("effect-upgrade"),
            Effect::Downgrade => plain("effect-downgrade"),
            Effect::Wound(n) => number("effect-wound", *n),
            Effect::Pierce(n) => number("effect-pierce", *n),
            Effect::Break(n) => number("effect-break", *n),
            Effect::AddWound(n) => number("effect-add-wound", *n),
            Effect::Heal(n) => number("effect-heal", *n),
            Effect::Rearm(n) => number("effect-rearm", *n),
            Effect::Guard => plain("effect-guard"),
            Effect::Stagger(n) => number("effect-stagger", *n),
            Effect::Stun => plain("effect-stun"),
            Effect::Disarm(n) => number("effect-disarm", *n),
            Effect::AfflictNext(id) => self.say("effect-afflict-next", &[("condition", self.condition(*id).into())]),
            Effect::AfflictNow { condition, rounds } => {
                let args = [("condition", self.condition(*condition).into()), ("n", (*rounds).into())];
                self.say(if *rounds == 0 { "effect-afflict-battle" } else { "effect-afflict-now" }, &args)
            }
            Effect::ShiftRoll(by) => self.say("effect-shift-roll", &[("by", signed(*by).into())]),
            Effect::SetRoll(n) => number("effect-set-roll", *n),
            Effect::Reroll => plain("effect-reroll"),
            Effect::Soften(n) => number("effect-soften", *n),
            Effect::Again => plain("effect-again"),
        }
    }

    /// What a weapon attack does.
    pub(super) fn strike(&self, strike: Strike) -> String {
        self.effect(&match strike {
            Strike::Wound(wounds) => Effect::Wound(wounds),
            Strike::Break(armor) => Effect::Break(armor),
        })
    }

    fn modifier(&self, modifier: Modifier) -> String {
        let by = modifier.set.map_or_else(|| signed(modifier.add.unwrap_or(0)), |set| format!("= {set}"));
        self.say("modifier", &[("key", key_name(modifier.key).into()), ("by", by.into())])
    }

    /// All that a power does: when, what, and what it changes.
    pub(super) fn power_text(&self, power: &Power) -> String {
        let mut texts = Vec::new();
        if !power.effects.is_empty() {
            texts.push(self.effects(&power.effects));
        }
        texts.extend(power.modifiers.iter().map(|&modifier| self.modifier(modifier)));
        texts.extend(power.ignore.iter().map(|what| self.say("ignore", &[("what", ignored_name(*what).into())])));
        texts.join(", ")
    }

    /// All that a condition does.
    pub(super) fn condition_text(&self, condition: &Condition) -> String {
        let mut texts: Vec<String> = condition.modifiers.iter().map(|&modifier| self.modifier(modifier)).collect();
        texts.extend(condition.forbid.iter().map(|what| self.say("forbid", &[("what", forbidden_name(*what).into())])));
        if !condition.turn_start.is_empty() {
            texts.push(self.say("turn-start", &[("effects", self.effects(&condition.turn_start).into())]));
        }
        texts.join(", ")
    }
}

/// "+1", "−2", with a true minus sign.
fn signed(by: i8) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

pub(super) fn trigger_name(on: Trigger) -> &'static str {
    match on {
        Trigger::Scout => "scout",
        Trigger::Craft => "craft",
        Trigger::Trickery => "trickery",
        Trigger::BattleStart => "battle_start",
        Trigger::WoundingAttack => "wounding_attack",
        Trigger::MonsterRoll => "monster_roll",
        Trigger::Hurt => "hurt",
        Trigger::Reward => "reward",
    }
}

pub(super) fn limit_name(limit: Limit) -> &'static str {
    match limit {
        Limit::None => "none",
        Limit::Exploration => "exploration",
        Limit::Round => "round",
        Limit::Combat => "combat",
        Limit::Level => "level",
        Limit::Use => "use",
    }
}

pub(super) fn when_name(when: When) -> &'static str {
    match when {
        When::Travel => "travel",
        When::Combat => "combat",
        When::Any => "any",
    }
}

pub(super) fn forbidden_name(what: Forbidden) -> &'static str {
    match what {
        Forbidden::Abilities => "abilities",
        Forbidden::Trickery => "trickery",
        Forbidden::Scout => "scout",
    }
}

pub(super) fn ignored_name(what: Ignored) -> &'static str {
    match what {
        Ignored::Conditions => "conditions",
        Ignored::Steal => "steal",
        Ignored::Disarm => "disarm",
    }
}

fn key_name(key: Key) -> &'static str {
    match key {
        Key::Rest => "rest",
        Key::Reveal => "reveal",
        Key::SearchCost => "search_cost",
        Key::FocusCost => "focus_cost",
        Key::SchemeCost => "scheme_cost",
        Key::CraftTime => "craft_time",
        Key::ScoutTime => "scout_time",
        Key::WeaponCost => "weapon_cost",
        Key::HeavyWound => "heavy_wound",
        Key::BreakPower => "break_power",
        Key::MonsterRoll => "monster_roll",
        Key::HurtTaken => "hurt_taken",
        Key::Hunger => "hunger",
        Key::Meal => "meal",
        Key::TrickCunning => "trick_cunning",
    }
}
