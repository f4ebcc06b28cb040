//! What is said to the one who chooses: choices, what they mean, refusals, and what is asked.

use tsugi_engine::Seat;
use tsugi_unbroken::{Action, Effect, Illegal, Limit, Phase, Purse, Resource, Slug, Unbroken, View};

use super::effects::{Phrases, forbidden_name, limit_name, trigger_name};
use tsugi_narrator::{Arg, Speaker};

/// What a choice is about, as messages are told of it.
struct About<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
}

/// A choice in a list, with what it costs or brings.
pub(super) fn offer(game: &Unbroken, view: &View, action: Action, speaker: &Speaker<'_>) -> String {
    let about = About { phrases: Phrases { game, words: speaker.words }, view };
    let plain = |id: &str| speaker.say(id, &[]);
    match action {
        Action::Act { action } => about.power("action-act", action),
        Action::Respond { power } => about.power("action-respond", power),
        Action::Craft { to } => about.craft("action-craft", to),
        Action::Downgrade => about.top_weapon("action-downgrade"),
        Action::EndPreparation => plain("action-end-preparation"),
        Action::Fight => plain("action-fight"),
        Action::Explore => speaker.say("action-explore", &[("n", about.cards_to_come().into())]),
        Action::Resolve { card } => about.encounter("action-resolve", card),
        Action::Rest { card } => about.rest("action-rest", card),
        Action::Endure => plain("action-endure"),
        Action::Trick => about.trick("action-trick"),
        Action::Battle => plain("action-battle"),
        Action::Attack { index } => about.attack_offer(index),
        Action::Skip => plain("action-skip"),
        Action::Pass => plain("action-pass"),
        Action::Keep { skill } => about.skill("action-keep", skill),
        Action::Cure { condition } => about.cure("action-cure", condition),
        Action::Eat { food } => about.eat("action-eat", food),
    }
}

/// What a choice means, in two or three sentences.
pub(super) fn explain(game: &Unbroken, view: &View, action: Action, speaker: &Speaker<'_>) -> String {
    let about = About { phrases: Phrases { game, words: speaker.words }, view };
    let plain = |id: &str| speaker.say(id, &[]);
    match action {
        Action::Act { action } => about.explain_power("explain-act", action),
        Action::Respond { power } => about.explain_power("explain-respond", power),
        Action::Craft { to } => about.craft("explain-craft", to),
        Action::Downgrade => about.top_weapon("explain-downgrade"),
        Action::EndPreparation => plain("explain-end-preparation"),
        Action::Fight => plain("explain-fight"),
        Action::Explore => plain("explain-explore"),
        Action::Resolve { card } => about.encounter("explain-resolve", card),
        Action::Rest { card } => about.rest("explain-rest", card),
        Action::Endure => plain("explain-endure"),
        Action::Trick => about.trick("explain-trick"),
        Action::Battle => plain("explain-battle"),
        Action::Attack { index } => about.explain_attack(index),
        Action::Skip => plain("explain-skip"),
        Action::Pass => plain("explain-pass"),
        Action::Keep { skill } => about.skill("explain-keep", skill),
        Action::Cure { condition } => about.cure("explain-cure", condition),
        Action::Eat { food } => about.eat("explain-eat", food),
    }
}

impl About<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say(id, args)
    }

    fn game(&self) -> &Unbroken {
        self.phrases.game
    }

    fn power_args(&self, id: Slug) -> [(&'static str, Arg<'static>); 5] {
        let power = self.game().parts().power(id);
        let price = self.game().price_seen(self.view, id);
        let effects = power.map_or(&[] as &[Effect], |power| &power.effects);
        [
            ("name", self.phrases.power(id).into()),
            ("cost", self.phrases.cost(&price).into()),
            ("free", if price.is_empty() { "yes" } else { "no" }.into()),
            ("effects", self.phrases.effects(effects).into()),
            ("limit", limit_name(power.map_or(Limit::None, |power| power.limit)).into()),
        ]
    }

    fn power(&self, id: &str, power: Slug) -> String {
        let uses = self.game().parts().power(power).is_some_and(|power| power.limit == Limit::Use);
        let id = if uses { format!("{id}-use") } else { id.to_owned() };
        self.say(&id, &self.power_args(power))
    }

    fn explain_power(&self, id: &str, power: Slug) -> String {
        self.say(id, &self.power_args(power))
    }

    fn craft(&self, id: &str, to: Slug) -> String {
        let cost = self.phrases.cost(&self.game().craft_price_seen(self.view, to));
        self.say(id, &[("name", self.phrases.weapon(to).into()), ("cost", cost.into())])
    }

    fn top_weapon(&self, id: &str) -> String {
        let name = self.view.weapons.last().map_or_else(String::new, |&top| self.phrases.weapon(top));
        self.say(id, &[("name", name.into())])
    }

    /// How many cards an exploration would show.
    fn cards_to_come(&self) -> usize {
        self.game().cards_seen(self.view)
    }

    fn encounter(&self, id: &str, card: Slug) -> String {
        let one = self.game().parts().encounter(card);
        let effects = one.map_or(&[] as &[Effect], |one| &one.effects);
        let cost = one.map_or(Purse::EMPTY, |one| one.cost);
        let args = [
            ("name", self.phrases.encounter(card).into()),
            ("cost", self.phrases.cost(&cost).into()),
            ("time", one.map_or(0, |one| one.time).into()),
            ("effects", self.phrases.effects(effects).into()),
        ];
        self.say(id, &args)
    }

    fn rest(&self, id: &str, card: Slug) -> String {
        let time = self.game().parts().encounter(card).map_or(0, |one| one.time);
        let args = [
            ("name", self.phrases.encounter(card).into()),
            ("time", time.into()),
            ("n", self.game().rest_seen(self.view, card).into()),
        ];
        self.say(id, &args)
    }

    fn trick(&self, id: &str) -> String {
        let price = self.game().trick_price_seen(self.view).unwrap_or_default();
        self.say(id, &[("cost", self.phrases.cost(&price).into())])
    }

    fn attack_offer(&self, index: u8) -> String {
        use tsugi_unbroken::parts::Strike;
        let Some((price, strike)) = self.game().attack_seen(self.view, index) else { return String::new() };
        let (id, n) = match strike {
            Strike::Wound(wounds) => ("action-attack-wound", wounds),
            Strike::Break(armor) => ("action-attack-break", armor),
        };
        self.say(id, &[("cost", self.phrases.cost(&price).into()), ("n", n.into())])
    }

    fn explain_attack(&self, index: u8) -> String {
        let Some((price, strike)) = self.game().attack_seen(self.view, index) else { return String::new() };
        let args = [("cost", self.phrases.cost(&price).into()), ("effects", self.phrases.strike(strike).into())];
        self.say("explain-attack", &args)
    }

    fn skill(&self, id: &str, skill: Slug) -> String {
        let text = self.game().parts().power(skill).map_or_else(String::new, |power| {
            let text = self.phrases.power_text(power);
            super::components::with_kind(&self.phrases, power, &text)
        });
        self.say(id, &[("name", self.phrases.power(skill).into()), ("text", text.into())])
    }

    fn cure(&self, id: &str, condition: Slug) -> String {
        let one = self.game().parts().condition(condition);
        let text = one.map_or_else(String::new, |one| self.phrases.condition_text(one));
        self.say(id, &[("name", self.phrases.condition(condition).into()), ("text", text.into())])
    }

    fn eat(&self, id: &str, food: u8) -> String {
        let (asked, each) = self.game().meal_seen(self.view);
        let missing = u32::from(asked.saturating_sub(food));
        let price = missing * (missing + 1) / 2;
        let price = Purse::of(Resource::Small, price.min(255) as u8);
        let args = [
            ("n", food.into()),
            ("each", each.into()),
            ("gain", (u32::from(food) * u32::from(each)).into()),
            ("missing", missing.into()),
            ("price", self.phrases.purse(&price).into()),
        ];
        self.say(id, &args)
    }
}

/// Why not, with the ruling in front.
pub(super) fn refuse(game: &Unbroken, illegal: Illegal, speaker: &Speaker<'_>) -> String {
    let phrases = Phrases { game, words: speaker.words };
    let ruling = ("ruling", Arg::from(illegal.ruling()));
    let plain = |id: &str| phrases.say(id, std::slice::from_ref(&ruling));
    let named = |id: &str, name: String| phrases.say(id, &[ruling.clone(), ("name", name.into())]);
    let priced = |id: &str, price: &Purse| phrases.say(id, &[ruling.clone(), ("cost", phrases.cost(price).into())]);
    let number = |id: &str, n: u8| phrases.say(id, &[ruling.clone(), ("n", n.into())]);
    match illegal {
        Illegal::NotActing => plain("illegal-not-acting"),
        Illegal::NotPreparing => plain("illegal-not-preparing"),
        Illegal::NotDeciding => plain("illegal-not-deciding"),
        Illegal::NotExploring => plain("illegal-not-exploring"),
        Illegal::NotRevealed { card } => named("illegal-not-revealed", phrases.encounter(card)),
        Illegal::EncounterTooDear { card, price } => {
            let args = [ruling, ("name", phrases.encounter(card).into()), ("cost", phrases.cost(&price).into())];
            phrases.say("illegal-encounter-too-dear", &args)
        }
        Illegal::Committed => plain("illegal-committed"),
        Illegal::NothingToEndure => plain("illegal-nothing-to-endure"),
        Illegal::NoUseInLooking => plain("illegal-no-use-in-looking"),
        Illegal::AlreadyRevealed => plain("illegal-already-revealed"),
        Illegal::TooManyActions { most } => number("illegal-too-many-actions", most),
        Illegal::ForbiddenNow { what } => {
            phrases.say("illegal-forbidden", &[ruling, ("what", forbidden_name(what).into())])
        }
        Illegal::NoSuchAction { action } => named("illegal-no-such-action", phrases.power(action)),
        Illegal::LimitSpent { power } => named("illegal-limit-spent", phrases.power(power)),
        Illegal::NoUsesLeft => plain("illegal-no-uses-left"),
        Illegal::TooDear { price } => priced("illegal-too-dear", &price),
        Illegal::ArmorLeft { armor } => number("illegal-armor-left", armor),
        Illegal::NoArmor => plain("illegal-no-armor"),
        Illegal::NoSuchUpgrade { to } => named("illegal-no-such-upgrade", phrases.weapon(to)),
        Illegal::AlreadyMade { to } => named("illegal-already-made", phrases.weapon(to)),
        Illegal::Disarmed => plain("illegal-disarmed"),
        Illegal::NothingToPutAway => plain("illegal-nothing-to-put-away"),
        Illegal::NotMeeting => plain("illegal-not-meeting"),
        Illegal::CannotBeTricked => plain("illegal-cannot-be-tricked"),
        Illegal::NotYourTurnOfBattle => plain("illegal-not-your-turn-of-battle"),
        Illegal::NoSuchAttack { .. } => plain("illegal-no-such-attack"),
        Illegal::AttackTooDear { price } => priced("illegal-attack-too-dear", &price),
        Illegal::NothingToAnswer => plain("illegal-nothing-to-answer"),
        Illegal::NoAnswer { power } => named("illegal-no-answer", phrases.power(power)),
        Illegal::NotLearning => plain("illegal-not-learning"),
        Illegal::SkillNotRevealed { skill } => named("illegal-skill-not-revealed", phrases.power(skill)),
        Illegal::NotCuring => plain("illegal-not-curing"),
        Illegal::NotActive { condition } => named("illegal-not-active", phrases.condition(condition)),
        Illegal::NotEating => plain("illegal-not-eating"),
        Illegal::TooMuchFood { most } => number("illegal-too-much-food", most),
    }
}

/// What is asked of the player now.
pub(super) fn ask(game: &Unbroken, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
    let who = ("who", Arg::from(speaker.name(seat)));
    let committed = |id: &str| if view.committed { format!("{id}-committed") } else { id.to_owned() };
    let id = match view.phase {
        Phase::Preparation => committed("ask-preparation"),
        Phase::Decision => committed("ask-decision"),
        Phase::Exploration => committed("ask-exploration"),
        Phase::Trickery => "ask-trickery".into(),
        Phase::Turn => "ask-turn".into(),
        Phase::KeepSkill => "ask-keep-skill".into(),
        Phase::Cure => "ask-cure".into(),
        Phase::Response { on } => {
            let phrases = Phrases { game, words: speaker.words };
            let sheet = view.monster.and_then(|foe| game.parts().monster(foe.monster));
            let face = usize::from(view.roll.clamp(1, 6)) - 1;
            let effects = sheet.map_or_else(String::new, |sheet| phrases.effects(&sheet.table[face]));
            let args = [
                who,
                ("on", trigger_name(on).into()),
                ("roll", view.roll.into()),
                ("hurt", view.hurt.into()),
                ("effects", effects.into()),
            ];
            return speaker.say("ask-response", &args);
        }
        Phase::Hunger => return speaker.say("ask-hunger", &[who, ("n", game.meal_seen(view).0.into())]),
        Phase::Setup | Phase::Over { .. } => "ask-over".into(),
    };
    speaker.say(&id, &[who])
}
