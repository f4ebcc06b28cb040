//! What lies before the player: each choice with its price and what it surely brings, those out of
//! reach with the reason, and what the monster's table would do.
//!
//! Nothing here knows a rule: choices are played out on an imagined table, through the door of all
//! choices, up to the first lot.

use serde::{Deserialize, Serialize};
use tsugi_engine::{Chance, Game, Seat, apply};

use crate::{
    Action, Event, Illegal, Purse, Unbroken, View,
    state::{Ending, Phase, Stage, State},
    tasks::{Rest, Task},
    view::imagine,
};

/// How things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// The display.
    pub resources: Purse,
    /// Ability uses left.
    pub uses: u8,
    /// Wounds that the monster still takes, once it is revealed.
    pub health: Option<u8>,
    /// Its armor.
    pub armor: Option<u8>,
    /// What was gained on the way there.
    pub gained: Purse,
    /// How the game would have ended.
    pub ending: Option<Ending>,
    /// In a battle, which results of the monster's die would then be deadly, unanswered, from 1 on.
    pub deadly: [bool; 6],
}

/// A choice that lies before the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The choice.
    pub action: Action,
    /// What it costs now.
    pub price: Purse,
    /// What it surely comes to, unanswered, or why it cannot be chosen.
    pub after: Result<Outlook, Illegal>,
}

/// What a result of the monster's die would do to the player as things stand, unanswered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Threat {
    /// Effort of every category that it would take.
    pub effort: u8,
    /// Whether that is more than there is.
    pub deadly: bool,
}

/// Dummy `Chance`: previews stop at the first random draw.
struct Whatever;

impl Chance for Whatever {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Unbroken {
    /// Every choice that lies before the player, in reach or not.
    pub fn prospects(&self, view: &View) -> Vec<Prospect> {
        let state = imagine(self, view);
        let prospect = |action| Prospect {
            action,
            price: self.price_of(&state, action),
            after: self.check(&state, PLAYER, action).map(|()| self.outlook(self.foretold(&state, action))),
        };
        self.in_sight(&state).into_iter().map(prospect).collect()
    }

    /// What each result of the monster's die would do; nothing while it is hidden.
    pub fn threats(&self, view: &View) -> Vec<Threat> {
        let state = imagine(self, view);
        if state.foe.is_none() { Vec::new() } else { self.threats_in(&state).to_vec() }
    }

    /// What each result of the monster's die would do in a battle that stands like that.
    fn threats_in(&self, state: &State) -> [Threat; 6] {
        let mut rest = Rest::EMPTY;
        rest.push(Task::ApplyRoll);
        let phase = Phase::Response { on: crate::Trigger::MonsterRoll };
        let rolled = |roll: u8| State { roll, rest, phase, stage: Stage::Combat, ..*state };
        let threat = |roll: u8| {
            let (after, _) = self.foretold(&rolled(roll), Action::Pass);
            let lost = state.purse.effort().saturating_sub(after.purse.effort());
            Threat { effort: lost.min(255) as u8, deadly: after.ending() == Some(Ending::Fallen) }
        };
        [1, 2, 3, 4, 5, 6].map(threat)
    }

    /// How things stand after a choice.
    fn outlook(&self, (state, gained): (State, Purse)) -> Outlook {
        let fights = state.stage == Stage::Combat && state.foe.is_some_and(|foe| foe.health > 0);
        let deadly = if fights && state.ending().is_none() {
            self.threats_in(&state).map(|threat| threat.deadly)
        } else {
            [false; 6]
        };
        Outlook {
            gained,
            resources: state.purse,
            uses: state.uses,
            health: state.foe.map(|foe| foe.health),
            armor: state.foe.map(|foe| foe.armor),
            ending: state.ending(),
            deadly,
        }
    }

    /// What a choice costs now.
    fn price_of(&self, state: &State, action: Action) -> Purse {
        let power = |id| self.parts.power(id).map(|power| self.price(state, power));
        let price = match action {
            Action::Act { action } => power(action),
            Action::Respond { power: answer } => power(answer),
            Action::Craft { to } => self.craft_price(state, to),
            Action::Attack { index } => self.attack(state, index).map(|attack| self.attack_price(state, attack)),
            Action::Resolve { card } => self.parts.encounter(card).map(|one| one.cost),
            Action::Trick => self.trick_price(state),
            _ => None,
        };
        price.unwrap_or_default()
    }

    /// What the sheets, cards and weapons before the player name, whether or not it is allowed now.
    fn in_sight(&self, state: &State) -> Vec<Action> {
        let mut list = Vec::new();
        match state.phase {
            Phase::Preparation | Phase::Decision => {
                self.add_acts(state, &mut list);
                list.push(Action::EndPreparation);
                list.extend([Action::Fight, Action::Explore]);
            }
            Phase::Turn => {
                let attacks = self.weapon_in_hand(state).map_or(0, |weapon| weapon.attacks.len() as u8);
                list.extend((0..attacks).map(|index| Action::Attack { index }));
                self.add_acts(state, &mut list);
                list.push(Action::Skip);
            }
            Phase::Exploration => {
                let mut shown: Vec<_> =
                    state.encounters.revealed.iter().filter_map(|card| self.parts.shows(card)).map(|e| e.id).collect();
                shown.dedup();
                list.extend(shown.iter().map(|&card| Action::Resolve { card }));
                list.extend(shown.iter().map(|&card| Action::Rest { card }));
                if self.check(state, PLAYER, Action::Endure).is_ok() {
                    list.push(Action::Endure);
                }
            }
            Phase::Trickery => list.extend([Action::Trick, Action::Battle]),
            Phase::Response { on } => {
                let fitting = state.owned.and(self.parts.responses(on));
                let answers = fitting.iter().filter_map(|place| self.parts.power_at(place));
                list.extend(answers.map(|power| Action::Respond { power: power.id }));
                list.push(Action::Pass);
            }
            Phase::Hunger => list.extend((0..=self.food_asked(state)).map(|food| Action::Eat { food })),
            _ => self.legal_actions(state, PLAYER, &mut list),
        }
        list
    }

    /// Actions at hand and what can be made of the weapon on top.
    fn add_acts(&self, state: &State, list: &mut Vec<Action>) {
        let acts = self.actions_at_hand(state);
        let acts = acts.iter().filter_map(|place| self.parts.power_at(place));
        list.extend(acts.map(|power| Action::Act { action: power.id }));
        let upgrades = self.top_weapon(state).map_or(&[][..], |weapon| &weapon.upgrades);
        list.extend(upgrades.iter().map(|upgrade| Action::Craft { to: upgrade.to }));
        if state.weapons.len > 1 {
            list.push(Action::Downgrade);
        }
    }

    /// The state after a legal choice, unanswered, up to the first lot or the next round; and what was
    /// gained on the way.
    fn foretold(&self, state: &State, action: Action) -> (State, Purse) {
        let (mut known, mut total) = (*state, Purse::EMPTY);
        let mut next = Some(action);
        while let Some(action) = next.take() {
            let (mut played, mut log) = (known, Vec::new());
            if apply(self, &mut played, PLAYER, action, &mut Whatever, Some(&mut log)).is_err() {
                break;
            }
            let sure = log.iter().position(is_open).unwrap_or(log.len());
            for &event in &log[..sure] {
                self.evolve(&mut known, event);
                total = total.and(gain(&event));
            }
            let asked = sure == log.len() && matches!(known.phase, Phase::Response { .. });
            next = asked.then_some(Action::Pass);
        }
        (known, total)
    }
}

/// The one who plays.
const PLAYER: Seat = Seat::at(0);

/// Whether a lot decided this, or another round begins with it.
fn is_open(event: &Event) -> bool {
    matches!(
        event,
        Event::MonsterRevealed { .. }
            | Event::EncounterRevealed { .. }
            | Event::EncountersReshuffled
            | Event::SkillRevealed { .. }
            | Event::SkillsReshuffled
            | Event::Gambled { .. }
            | Event::MonsterRolled { .. }
            | Event::BonusRolled { .. }
            | Event::RoundBegan { .. }
    )
}

/// What an event gives.
fn gain(event: &Event) -> Purse {
    match *event {
        Event::Gained { gained }
        | Event::Rested { gained, .. }
        | Event::Ate { gained, .. }
        | Event::Rewarded { gained } => gained,
        _ => Purse::EMPTY,
    }
}
