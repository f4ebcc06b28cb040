//! What happened, a sentence each.

use tsugi_engine::Seat;
use tsugi_unbroken::{Ending, Event, Meeting, Purse, RolledFor, SkippedBecause, Unbroken};

use super::effects::{Phrases, ignored_name};
use tsugi_narrator::{Arg, Speaker};

/// What happened, for the log.
pub(super) fn tell(game: &Unbroken, event: &Event, speaker: &Speaker<'_>) -> String {
    let told = Told { phrases: Phrases { game, words: speaker.words }, who: speaker.name(Seat::at(0)) };
    told.travel(event).or_else(|| told.battle(event)).or_else(|| told.monster(event)).unwrap_or_default()
}

struct Told<'a> {
    phrases: Phrases<'a>,
    who: &'a str,
}

impl Told<'_> {
    /// A message that may name the player.
    fn say(&self, id: &str, more: &[(&str, Arg<'_>)]) -> String {
        let mut args = vec![("who", Arg::from(self.who))];
        args.extend(more.iter().cloned());
        self.phrases.say(id, &args)
    }

    fn what(&self, id: &str, what: &Purse) -> String {
        self.say(id, &[("what", self.phrases.purse(what).into())])
    }

    fn number(&self, id: &str, n: u8) -> String {
        self.say(id, &[("n", n.into())])
    }

    fn named(&self, id: &str, name: String) -> String {
        self.say(id, &[("name", name.into())])
    }

    /// Something that was paid for, or was free.
    fn paid(&self, id: &str, name: String, paid: &Purse) -> String {
        let kind = if paid.is_empty() { "nothing" } else { "some" };
        self.say(id, &[("name", name.into()), ("paid", kind.into()), ("what", self.phrases.purse(paid).into())])
    }

    /// Levels, actions, encounters, skills, hunger.
    fn travel(&self, event: &Event) -> Option<String> {
        let phrases = &self.phrases;
        let parts = phrases.game.parts();
        Some(match *event {
            Event::CharacterTaken { character } => {
                let sheet = parts.character_of(character);
                let name = sheet.map_or_else(|| character.to_string(), |sheet| phrases.name(&sheet.name));
                let class = sheet.map_or_else(String::new, |sheet| phrases.name(&sheet.class));
                self.say("event-character-taken", &[("character", name.into()), ("class", class.into())])
            }
            Event::BonusRolled { die, gained } => {
                self.say("event-bonus-rolled", &[("die", die.into()), ("what", phrases.purse(&gained).into())])
            }
            Event::LevelBegan { level } => self.say("event-level-began", &[("level", level.into())]),
            Event::Acted { action, paid } | Event::Responded { power: action, paid } => {
                self.paid("event-acted", phrases.power(action), &paid)
            }
            Event::Crafted { weapon, paid } => self.paid("event-crafted", phrases.weapon(weapon), &paid),
            Event::Downgraded { weapon } => self.named("event-downgraded", phrases.weapon(weapon)),
            Event::Gained { gained } => self.what("event-gained", &gained),
            Event::Looked { cards } => self.number("event-looked", cards),
            Event::Committed => self.say("event-committed", &[]),
            Event::ExplorationBegan => self.say("event-exploration-began", &[]),
            Event::EncountersReshuffled => self.say("event-encounters-reshuffled", &[]),
            Event::EncounterRevealed { card } => self.named("event-encounter-revealed", phrases.encounter(card)),
            Event::Resolved { card, paid } => self.paid("event-resolved", phrases.encounter(card), &paid),
            Event::Rested { card, gained } => {
                let args = [("name", phrases.encounter(card).into()), ("what", phrases.purse(&gained).into())];
                self.say("event-rested", &args)
            }
            Event::Endured { card } => self.named("event-endured", phrases.encounter(card)),
            Event::TimePassed { time } => self.number("event-time-passed", time),
            Event::Gambled { die, won } => {
                self.say("event-gambled", &[("die", die.into()), ("won", if won { "yes" } else { "no" }.into())])
            }
            Event::SkillsReshuffled => self.say("event-skills-reshuffled", &[]),
            Event::SkillRevealed { skill } => self.named("event-skill-revealed", phrases.power(skill)),
            Event::SkillKept { skill } => self.named("event-skill-kept", phrases.power(skill)),
            Event::Ate { food, gained } => {
                self.say("event-ate", &[("n", food.into()), ("what", phrases.purse(&gained).into())])
            }
            Event::WentHungry { missing, paid } => {
                self.say("event-went-hungry", &[("n", missing.into()), ("what", phrases.purse(&paid).into())])
            }
            Event::Ended { ending } => self.say("event-ended", &[("ending", ending_name(ending).into())]),
            _ => return None,
        })
    }

    /// The player's side of a battle.
    fn battle(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::CombatBegan { meeting, time } => {
                let meeting = match meeting {
                    Meeting::Ambush => "ambush",
                    Meeting::Sought => "sought",
                };
                let began = self.say("event-combat-began", &[("meeting", meeting.into())]);
                let reset = self.number("event-time-reset", time);
                if time == 0 { began } else { format!("{began} {reset}") }
            }
            Event::Tricked { paid } => self.what("event-tricked", &paid),
            Event::BattleBegan => self.say("event-battle-began", &[]),
            Event::RoundBegan { round } => self.say("event-round-began", &[("round", round.into())]),
            Event::TurnSkipped { because } => {
                let because = match because {
                    SkippedBecause::Chosen => "chosen",
                    SkippedBecause::Stunned => "stunned",
                };
                self.say("event-turn-skipped", &[("because", because.into())])
            }
            Event::Attacked { paid, .. } => self.what("event-attacked", &paid),
            Event::AttackBlocked => self.say("event-attack-blocked", &[]),
            Event::AttackStrengthened { wounds } => self.number("event-attack-strengthened", wounds),
            Event::Wounded { wounds } => self.number("event-wounded", wounds),
            Event::ArmorBroken { armor } => self.number("event-armor-broken", armor),
            Event::HurtThreatened { amount } => self.number("event-hurt-threatened", amount),
            Event::HurtSoftened { by } => self.number("event-hurt-softened", by),
            Event::EffortLost { paid } => self.what("event-effort-lost", &paid),
            Event::Stolen { taken } => self.what("event-stolen", &taken),
            Event::TimeLost { time } => self.number("event-time-lost", time),
            Event::Stunned => self.say("event-stunned", &[]),
            Event::Disarmed { rounds } => self.number("event-disarmed", rounds),
            Event::AfflictedNext { condition } => self.named("event-afflicted-next", self.phrases.condition(condition)),
            Event::AfflictedNow { condition, rounds } => {
                let id = if rounds == 0 { "event-afflicted-battle" } else { "event-afflicted-now" };
                self.say(id, &[("name", self.phrases.condition(condition).into()), ("n", rounds.into())])
            }
            Event::EffectIgnored { effect } => {
                self.say("event-effect-ignored", &[("effect", ignored_name(effect).into())])
            }
            Event::Cured { condition } => self.named("event-cured", self.phrases.condition(condition)),
            Event::RoundEnded => self.say("event-round-ended", &[]),
            Event::Rewarded { gained } => self.what("event-rewarded", &gained),
            _ => return None,
        })
    }

    /// The monster's side of a battle.
    fn monster(&self, event: &Event) -> Option<String> {
        let phrases = &self.phrases;
        Some(match *event {
            Event::MonsterRevealed { monster } => {
                let sheet = phrases.game.parts().monster(monster);
                let flavour = sheet.map_or_else(String::new, |sheet| phrases.name(&sheet.flavour));
                let args = [("name", phrases.monster(monster).into()), ("flavour", flavour.into())];
                self.say("event-monster-revealed", &args)
            }
            Event::MonsterDefeated => self.say("event-monster-defeated", &[]),
            Event::Staggered { turns } => self.number("event-staggered", turns),
            Event::MonsterHeld => self.say("event-monster-held", &[]),
            Event::MonsterRolled { die, result, why } => {
                let why = match why {
                    RolledFor::Turn => "turn",
                    RolledFor::Repeat => "repeat",
                    RolledFor::Reroll => "reroll",
                };
                let changed = if die == result { "no" } else { "yes" };
                let args =
                    [("why", why.into()), ("changed", changed.into()), ("die", die.into()), ("result", result.into())];
                self.say("event-monster-rolled", &args)
            }
            Event::RollChanged { result } => self.say("event-roll-changed", &[("result", result.into())]),
            Event::MonsterMissed => self.say("event-monster-missed", &[]),
            Event::Healed { health } => self.number("event-healed", health),
            Event::Rearmed { armor } => self.number("event-rearmed", armor),
            Event::Guarded => self.say("event-guarded", &[]),
            _ => return None,
        })
    }
}

pub(super) fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "won",
        Ending::Fallen => "fallen",
        Ending::Starved => "starved",
        Ending::Outlasted => "outlasted",
    }
}
