//! Why a choice may be the right one: what surely comes of it, and what the monster's die threatens.

use tsugi_narrator::{Arg, Speaker};
use tsugi_unbroken::{
    Action, Ending, FoeView, Outlook, Phase, Resource, Slug, Unbroken, View,
    parts::{Strike, Weapon},
};

use super::effects::Phrases;

/// Why, for whoever chooses; none where the choice says it all.
pub(super) fn of(game: &Unbroken, view: &View, action: Action, speaker: &Speaker<'_>) -> Option<String> {
    let after = after(game, view, action)?;
    let reasons = Reasons { phrases: Phrases { game, words: speaker.words }, view, after };
    let said = match (action, view.phase) {
        (Action::Craft { to }, _) => reasons.craft(to),
        (Action::Attack { .. } | Action::Act { .. }, Phase::Turn) => reasons.blow(action),
        (Action::Act { .. } | Action::Resolve { .. } | Action::Rest { .. }, _) => reasons.gains(),
        (Action::Skip, _) => [vec![reasons.effort("reason-skip")], reasons.deadly()].concat(),
        (Action::Trick | Action::Battle, _) => reasons.meeting(action),
        (Action::EndPreparation | Action::Explore | Action::Fight, _) => vec![reasons.way(action)],
        (Action::Respond { .. } | Action::Pass, _) => reasons.answer(action),
        (Action::Eat { .. }, _) => vec![reasons.effort("reason-eat")],
        (Action::Endure | Action::Keep { .. } | Action::Cure { .. } | Action::Downgrade | Action::Attack { .. }, _) => {
            Vec::new()
        }
    };
    (!said.is_empty()).then(|| said.join(" "))
}

/// What a choice surely comes to.
fn after(game: &Unbroken, view: &View, action: Action) -> Option<Outlook> {
    game.prospects(view).into_iter().find(|choice| choice.action == action)?.after.ok()
}

struct Reasons<'a> {
    phrases: Phrases<'a>,
    view: &'a View,
    after: Outlook,
}

impl Reasons<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.phrases.say(id, args)
    }

    fn game(&self) -> &Unbroken {
        self.phrases.game
    }

    fn monster(&self, foe: FoeView) -> (&'static str, Arg<'static>) {
        ("monster", self.phrases.monster(foe.monster).into())
    }

    /// A sentence on the effort that is left then; on the end where none is.
    fn effort(&self, id: &str) -> String {
        let (now, then) = (self.view.resources.effort(), self.after.resources.effort());
        let falls = if self.after.ending.is_some_and(|ending| ending != Ending::Won) { "yes" } else { "no" };
        self.say(id, &[("before", now.into()), ("after", then.into()), ("falls", falls.into())])
    }

    /// What a blow leaves of the monster, and what its die threatens meanwhile.
    fn blow(&self, action: Action) -> Vec<String> {
        let Some(foe) = self.view.monster else { return self.gains() };
        let monster = self.monster(foe);
        let (health, armor) = (self.after.health.unwrap_or(0), self.after.armor.unwrap_or(0));
        if health == 0 {
            return vec![self.say("reason-fells", &[monster])];
        }
        let said = if foe.guarded && matches!(action, Action::Attack { .. }) {
            self.say("reason-guarded", &[monster])
        } else if health < foe.health {
            self.say("reason-wounds", &[monster, ("before", foe.health.into()), ("after", health.into())])
        } else if armor < foe.armor {
            self.say("reason-breaks", &[monster, ("before", foe.armor.into()), ("after", armor.into())])
        } else {
            return [self.gains(), self.deadly()].concat();
        };
        [vec![said], self.deadly()].concat()
    }

    /// How many faces of the monster's die would end the game as things stand.
    fn deadly(&self) -> Vec<String> {
        let deadly = self.game().threats(self.view).iter().filter(|threat| threat.deadly).count();
        if deadly == 0 { Vec::new() } else { vec![self.say("reason-deadly", &[("faces", deadly.into())])] }
    }

    /// What is gained, the effort then, and the time that passes.
    fn gains(&self) -> Vec<String> {
        let mut said = Vec::new();
        if !self.after.gained.is_empty() {
            said.push(self.say("reason-gains", &[("what", self.phrases.purse(&self.after.gained).into())]));
        }
        let (before, after) = (self.view.resources, self.after.resources);
        if after.effort() != before.effort() {
            said.push(self.effort("reason-effort"));
        }
        let time = [before, after].map(|purse| purse.get(Resource::Time));
        if time[1] < time[0] {
            said.push(self.say("reason-time", &[("before", time[0].into()), ("after", time[1].into())]));
        }
        said
    }

    /// How hard the new weapon strikes beside the one in hand.
    fn craft(&self, to: Slug) -> Vec<String> {
        let weapon = |id: Slug| self.game().parts().weapon(id);
        let Some(made) = weapon(to) else { return Vec::new() };
        let now = self.game().weapon_seen(self.view).and_then(weapon).map_or([0, 0], strongest);
        let [wound, breaks] = strongest(made);
        let args =
            [("wound", wound.into()), ("breaks", breaks.into()), ("now", now[0].into()), ("now_breaks", now[1].into())];
        vec![self.say("reason-craft", &args)]
    }

    /// The way past the monster: what tricking spares, what fighting brings.
    fn meeting(&self, action: Action) -> Vec<String> {
        let Some(foe) = self.view.monster else { return Vec::new() };
        let (monster, health) = (self.monster(foe), ("health", Arg::from(foe.health)));
        let reward = self.game().parts().monster(foe.monster).map(|sheet| self.phrases.purse(&sheet.reward));
        let first = match action {
            Action::Trick => self.say("reason-trick", &[monster, health, ("armor", foe.armor.into())]),
            _ => self.say("reason-battle", &[monster, health, ("reward", reward.unwrap_or_default().into())]),
        };
        [vec![first], self.deadly()].concat()
    }

    /// What lies ahead on the way: time, cards, the monster.
    fn way(&self, action: Action) -> String {
        let id = match action {
            Action::Fight => "reason-fight",
            Action::Explore => "reason-explore",
            _ => "reason-end-preparation",
        };
        let args = [
            ("time", self.view.resources.get(Resource::Time).into()),
            ("effort", self.view.resources.effort().into()),
            ("cards", self.game().cards_seen(self.view).into()),
        ];
        self.say(id, &args)
    }

    /// What an answer spares beside none.
    fn answer(&self, action: Action) -> Vec<String> {
        if action == Action::Pass {
            return vec![self.effort("reason-pass")];
        }
        let Some(unanswered) = after(self.game(), self.view, Action::Pass) else { return self.gains() };
        let falls = if unanswered.ending == Some(Ending::Fallen) { "yes" } else { "no" };
        let args = [
            ("falls", falls.into()),
            ("without", unanswered.resources.effort().into()),
            ("with", self.after.resources.effort().into()),
        ];
        vec![self.say("reason-answer", &args)]
    }
}

/// The most wounds and the most armor that a blow of a weapon takes.
fn strongest(weapon: &Weapon) -> [u8; 2] {
    weapon.attacks.iter().fold([0, 0], |[wound, breaks], attack| match attack.effect {
        Strike::Wound(wounds) => [wound.max(wounds), breaks],
        Strike::Break(armor) => [wound, breaks.max(armor)],
    })
}
