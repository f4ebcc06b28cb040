//! A move from one question to the next: a choice is played out, then what remains is done.

use tsugi_engine::Play;

use crate::{
    Action, Effect, Event, Purse, Resource, Slug, Unbroken,
    effect::{Key, Trigger},
    events::{Meeting, SkippedBecause},
    state::{Ending, Phase, Stage, State},
    tasks::{Branch, Rest, Source, Task},
};

/// Whether the rules go on by themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// They do.
    On,
    /// The player is asked, or the game has ended.
    Stop,
}

/// A move in progress with what remains to be done.
pub(crate) struct Run<'p, 'a> {
    pub(crate) play: &'p mut Play<'a, Unbroken>,
    pub(crate) rest: Rest,
}

/// Plays out a checked choice, up to the next.
#[inline(always)]
pub(crate) fn act(play: &mut Play<'_, Unbroken>, action: Action) {
    let rest = play.state().rest;
    let mut run = Run { play, rest };
    if run.choose(action) == Flow::On {
        run.go_on();
    }
}

impl<'a> Run<'_, 'a> {
    #[inline(always)]
    pub(crate) fn game(&self) -> &'a Unbroken {
        self.play.game()
    }

    #[inline(always)]
    pub(crate) fn state(&self) -> &State {
        self.play.state()
    }

    /// Asks, and leaves what remains to be done in the state.
    #[inline(always)]
    pub(crate) fn ask(&mut self, phase: Phase) -> Flow {
        self.play.emit(Event::Asked { phase, rest: self.rest });
        Flow::Stop
    }

    pub(crate) fn end(&mut self, ending: Ending) -> Flow {
        self.play.emit(Event::Ended { ending });
        Flow::Stop
    }

    /// Does what remains, up to the next question.
    pub(crate) fn go_on(&mut self) {
        loop {
            let flow = match self.rest.pop() {
                Some(task) => self.perform(task),
                None => self.nothing_remains(),
            };
            if flow == Flow::Stop {
                return;
            }
        }
    }

    fn perform(&mut self, task: Task) -> Flow {
        match task {
            Task::BeginLevel => self.begin_level(1),
            Task::Effects { of, branch, at } => self.effects(of, branch, at),
            Task::Answers { on } => self.answers(on),
            Task::PayHurt => self.lose_effort(self.state().hurt),
            Task::Strike { index } => self.strike(index),
            Task::ApplyRoll => self.apply_roll(),
            Task::StartBattle => self.start_battle(),
            Task::Round => self.round(),
            Task::TurnStart { from } => self.turn_start(from),
            Task::PlayerTurn => self.player_turn(),
            Task::ActAgain => self.ask(Phase::Turn),
            Task::MonsterTurn => self.monster_turn(),
            Task::EndRound => self.end_round(),
            Task::CountDown => {
                self.play.emit(Event::RoundEnded);
                Flow::On
            }
            Task::RevealSkills { cards } => self.reveal_skills(cards),
        }
    }

    /// Back to where this part of the level goes on by itself.
    #[inline(always)]
    fn nothing_remains(&mut self) -> Flow {
        match self.state().stage {
            Stage::Travel => self.travel_on(),
            Stage::Combat => self.round(),
            Stage::Aftermath => self.ask(Phase::Hunger),
        }
    }

    /// R4.16: back to the Preparation Step as long as time lasts; R4.2, R5.1: at 0 comes the ambush.
    #[inline(always)]
    fn travel_on(&mut self) -> Flow {
        if let Some(card) = self.game().parts.shows(self.state().chosen.lowest()) {
            // R4.3: the time value comes after the effect; R4.2: time stops at 0.
            let time = card.time.min(self.state().purse.get(Resource::Time));
            self.play.emit(Event::TimePassed { time });
        }
        let state = self.state();
        let too_long = state.counters.explorations >= MOST_EXPLORATIONS && state.counters.preparations == 0;
        if state.purse.get(Resource::Time) == 0 || too_long { self.ambush() } else { self.ask(Phase::Preparation) }
    }

    /// Plays the choice itself.
    #[inline(always)]
    fn choose(&mut self, action: Action) -> Flow {
        match action {
            Action::Act { action } => self.take_action(action),
            Action::Craft { to } => self.craft(to),
            Action::Downgrade => self.downgrade(),
            Action::EndPreparation => self.ask(Phase::Decision),
            Action::Explore => self.explore(),
            Action::Fight => self.meet(Meeting::Sought),
            Action::Resolve { card } => self.resolve(card),
            Action::Rest { card } => self.take_rest(card),
            Action::Endure => self.endure(),
            Action::Trick => self.trick(),
            Action::Battle => {
                self.rest.push(Task::StartBattle);
                Flow::On
            }
            Action::Attack { index } => self.attack(index),
            Action::Skip => {
                self.play.emit(Event::TurnSkipped { because: SkippedBecause::Chosen });
                Flow::On
            }
            Action::Respond { power } => self.respond(power),
            Action::Pass => Flow::On,
            Action::Keep { skill } => {
                self.play.emit(Event::SkillKept { skill });
                Flow::On
            }
            Action::Cure { condition } => {
                self.play.emit(Event::Cured { condition });
                Flow::On
            }
            Action::Eat { food } => self.eat(food),
        }
    }

    /// What is really paid for a price that was checked.
    #[inline(always)]
    pub(crate) fn payment(&self, price: &Purse) -> Purse {
        self.state().purse.payment(price).unwrap_or_default()
    }

    /// R6.1: an action takes the turn, unless it says that one may act again (R6.21).
    fn take_action(&mut self, action: Slug) -> Flow {
        let Some(power) = self.game().parts.power(action) else { return Flow::On };
        let paid = self.payment(&self.game().price(self.state(), power));
        self.play.emit(Event::Acted { action, paid });
        let state = self.state();
        let again = power.effects.contains(&Effect::Again) && state.counters.actions < MOST_ACTIONS;
        if state.stage == Stage::Combat && again {
            self.rest.push(Task::ActAgain);
        }
        self.rest.push(Task::Effects { of: Source::Power(action), branch: Branch::Whole, at: 0 });
        Flow::On
    }

    /// R6.12: in combat, crafting takes the turn and the time of the next level.
    fn craft(&mut self, weapon: Slug) -> Flow {
        let price = self.game().craft_price(self.state(), weapon).unwrap_or_default();
        let paid = self.payment(&price);
        self.play.emit(Event::Crafted { weapon, paid });
        self.answers(Trigger::Craft)
    }

    fn downgrade(&mut self) -> Flow {
        let top = self.game().parts.parts().weapons.get(self.state().weapons.top());
        if let Some(weapon) = top.map(|weapon| weapon.id) {
            self.play.emit(Event::Downgraded { weapon });
        }
        Flow::On
    }

    /// Asks for a response, if one may be given; the caller has left what comes after it.
    #[inline(always)]
    pub(crate) fn answers(&mut self, on: Trigger) -> Flow {
        if self.game().answers(self.state(), on).is_empty() {
            return Flow::On;
        }
        self.ask(Phase::Response { on })
    }

    /// R6.24: a response is paid, then it takes effect; others may follow.
    fn respond(&mut self, power: Slug) -> Flow {
        let Phase::Response { on } = self.state().phase else { return Flow::On };
        let Some(own) = self.game().parts.power(power) else { return Flow::On };
        let paid = self.payment(&self.game().price(self.state(), own));
        self.play.emit(Event::Responded { power, paid });
        self.rest.push(Task::Answers { on });
        self.rest.push(Task::Effects { of: Source::Power(power), branch: Branch::Whole, at: 0 });
        Flow::On
    }

    // --- the Travel Phase

    /// R4.3: cards are revealed, one after another.
    fn explore(&mut self) -> Flow {
        let game = self.game();
        let cards = game.cards_to_reveal(self.state());
        self.play.emit(Event::ExplorationBegan);
        for _ in 0..cards {
            if self.state().encounters.deck.is_empty() {
                // R1.2: the discards become a new deck; what is still short is revealed no more.
                if self.state().encounters.discards.is_empty() {
                    break;
                }
                self.play.emit(Event::EncountersReshuffled);
            }
            let deck = self.state().encounters.deck;
            let turned = deck.nth(self.play.draw(deck.len()));
            if let Some(card) = game.parts.shows(turned).map(|card| card.id) {
                self.play.emit(Event::EncounterRevealed { card });
            }
        }
        self.ask(Phase::Exploration)
    }

    fn resolve(&mut self, card: Slug) -> Flow {
        let price = self.game().parts.encounter(card).map_or(Purse::EMPTY, |one| one.cost);
        let paid = self.payment(&price);
        self.play.emit(Event::Resolved { card, paid });
        self.rest.push(Task::Effects { of: Source::Encounter(card), branch: Branch::Whole, at: 0 });
        Flow::On
    }

    /// R4.6: rest gives the time value, changed by `rest`.
    fn take_rest(&mut self, card: Slug) -> Flow {
        let time = self.game().parts.encounter(card).map_or(0, |one| one.time);
        let small = self.game().modified(self.state(), Key::Rest, time.into()).clamp(0, 99) as u8;
        let gained = self.room(Purse::of(Resource::Small, small));
        self.play.emit(Event::Rested { card, gained });
        Flow::On
    }

    fn endure(&mut self) -> Flow {
        let card = self.game().parts.shows(self.state().encounters.revealed.lowest()).map(|card| card.id);
        if let Some(card) = card {
            self.play.emit(Event::Endured { card });
        }
        Flow::On
    }

    /// What of a gain finds room on its bar (R2.5), be it nothing (R2.6); at level IV no time is gained in combat (R5.2).
    pub(crate) fn room(&self, gain: Purse) -> Purse {
        let (state, bars) = (self.state(), self.game().parts.bars());
        let last = state.level >= 4 && state.stage != Stage::Travel;
        let gain = if last { gain.with(Resource::Time, 0) } else { gain };
        state.purse.plus(gain, bars).minus(state.purse)
    }

    /// R1.1: the monster of this level, drawn as its sheet is turned.
    pub(crate) fn reveal_monster(&mut self) {
        let monsters = self.game().parts.monsters_of(self.state().level);
        let drawn = self.play.draw(monsters.len() as u32) as usize;
        if let Some(monster) = monsters.get(drawn).map(|monster| monster.id) {
            self.play.emit(Event::MonsterRevealed { monster });
        }
    }

    /// R5.1, R5.6: the monster is revealed if need be, time is reset to the next level's.
    fn meet(&mut self, meeting: Meeting) -> Flow {
        if self.state().foe.is_none() {
            self.reveal_monster();
        }
        let level = self.state().level;
        let time = if level >= 4 { 0 } else { self.game().level(level + 1).time };
        self.play.emit(Event::CombatBegan { meeting, time });
        // R5.5: choosing to fight is never an ambush, and an ambush leaves no time for tricks.
        if meeting == Meeting::Sought { self.ask(Phase::Trickery) } else { Flow::On }
    }

    /// R5.1: reveal, reset time, ambush effect, then the battle. R4.8: what was committed is dropped.
    fn ambush(&mut self) -> Flow {
        self.meet(Meeting::Ambush);
        self.rest.push(Task::StartBattle);
        self.rest.push(Task::Effects { of: Source::Ambush, branch: Branch::Whole, at: 0 });
        Flow::On
    }

    // --- the end of a level

    /// R5.3: tricked, there is a skill but no reward.
    fn trick(&mut self) -> Flow {
        let price = self.game().trick_price(self.state()).unwrap_or_default();
        let paid = self.payment(&price);
        self.play.emit(Event::Tricked { paid });
        self.rest.push(Task::RevealSkills { cards: SKILLS });
        self.answers(Trigger::Trickery)
    }

    /// R6.5: the battle is over at once; the rewards, then a skill (R7.1).
    pub(crate) fn defeated(&mut self) -> Flow {
        self.rest = Rest::EMPTY;
        self.play.emit(Event::MonsterDefeated);
        let reward = self.game().foe(self.state()).map_or(Purse::EMPTY, |monster| monster.reward);
        let gained = self.room(reward);
        self.play.emit(Event::Rewarded { gained });
        self.rest.push(Task::RevealSkills { cards: SKILLS });
        self.answers(Trigger::Reward)
    }

    /// R7.1: skill cards are revealed, one is kept; R1.3: none left, no skill.
    pub(crate) fn reveal_skills(&mut self, cards: u8) -> Flow {
        for _ in 0..cards {
            if self.state().skills.deck.is_empty() {
                if self.state().skills.discards.is_empty() {
                    break;
                }
                self.play.emit(Event::SkillsReshuffled);
            }
            let deck = self.state().skills.deck;
            let turned = deck.nth(self.play.draw(deck.len()));
            if let Some(skill) = self.game().parts.power_at(turned).map(|skill| skill.id) {
                self.play.emit(Event::SkillRevealed { skill });
            }
        }
        if self.state().skills.revealed.is_empty() { Flow::On } else { self.ask(Phase::KeepSkill) }
    }

    /// R7.2: gain for what is eaten, then pay 1 + 2 + … for what is not; R7.3: or starve.
    fn eat(&mut self, food: u8) -> Flow {
        let (game, state) = (self.game(), self.state());
        let missing = game.food_asked(state).saturating_sub(food);
        let each = game.modified(state, Key::Meal, 1).max(0);
        let small = (i32::from(food) * each).min(99) as u8;
        let gained = self.room(Purse::of(Resource::Small, small));
        self.play.emit(Event::Ate { food, gained });
        if missing > 0 {
            let small = (u32::from(missing) * (u32::from(missing) + 1) / 2).min(255) as u8;
            let Some(paid) = self.state().purse.payment(&Purse::of(Resource::Small, small)) else {
                return self.end(Ending::Starved);
            };
            self.play.emit(Event::WentHungry { missing, paid });
        }
        match self.state().level {
            level @ 1..=3 => self.begin_level(level + 1),
            _ => self.end(Ending::Won),
        }
    }

    /// R3.5: a level that begins at 0 time begins with its ambush; `travel_on` sees to it.
    fn begin_level(&mut self, level: u8) -> Flow {
        self.play.emit(Event::LevelBegan { level });
        Flow::On
    }
}

/// R7.1: skill cards revealed after each monster.
const SKILLS: u8 = 2;
/// R4.15: after so many explorations in one level the monster ambushes.
const MOST_EXPLORATIONS: u8 = 200;
/// R6.21: the last of so many actions in a turn ends it.
const MOST_ACTIONS: u8 = 100;
