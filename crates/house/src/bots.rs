//! Bots at a table: they play their seats and stand in for who is away, as long as somebody is there.

use std::net::IpAddr;

use tsugi_catalog::{Asks, Found, Question};
use tsugi_engine::Seat;
use tsugi_narrator::Lang;
use tsugi_wire::Json;

use crate::{
    effect::{About, Alarm, Effect, NoThought, Thinking, Trouble},
    entry::{Entry, Thought},
    machine::{TableMachine, Then},
    shares::{Asker, Full},
};

/// A table of bots alone that finds no place asks again after so many milliseconds.
const ASKS_AGAIN: u64 = 1000;
/// Where there is no place for anybody, the quick way is taken after so many.
const QUICK_AFTER: u64 = 100;

/// A bot thinks for this version and seat.
pub(crate) struct BotQuestion {
    number: u64,
    version: u64,
    seat: Seat,
    bot: String,
}

impl BotQuestion {
    fn about(&self) -> About {
        About::Choice { number: self.number, version: self.version, seat: self.seat, bot: self.bot.clone() }
    }
}

/// What a bot chose, and with what it thought.
struct Chosen {
    action: Json,
    /// None where nothing had to be thought: a lesson's script, a bot that is quick by nature.
    thought: Option<Thought>,
}

impl Chosen {
    /// The choice in an answer.
    fn of(thought: tsugi_catalog::Thought, strength: &str) -> Option<Self> {
        let hurried = thought.is_hurried();
        let tsugi_catalog::Thought { found: Found::Choice(action), budget, promise, version, stopped, micros } =
            thought
        else {
            return None;
        };
        let strength = strength.to_owned();
        let thought = promise.map(|promise| Thought { strength, version, budget, promise, hurried, stopped, micros });
        Some(Self { action, thought })
    }
}

impl TableMachine {
    /// From where this table is played; none where nobody is there.
    fn played_from(&self) -> Option<IpAddr> {
        let streams = self.streams.iter().map(|stream| (stream.render.viewer, stream.from));
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::EndlessPresence) {
            let ever = self.presence.asked_ever();
            return self.presence.address(streams, self.now).or(ever);
        }
        self.presence.address(streams, self.now)
    }

    /// Who asks, where somebody is there.
    pub(crate) fn asker(&self) -> Option<Asker> {
        let table = self.table.id.get(..16).and_then(|id| u64::from_str_radix(id, 16).ok()).unwrap_or(1).max(1);
        let alone = self.table.seats.iter().all(|occupant| occupant.holder.is_none());
        self.played_from().map(|address| Asker { address, table, alone })
    }

    /// Lets an awaited bot think, unless one does already, or nobody is there.
    pub(crate) fn ask_bots(&mut self) {
        if self.torn || self.bot_question.is_some() {
            return;
        }
        let Some((seat, bot)) = self.table.awaited_bot() else { return };
        let Some(asker) = self.asker() else { return };
        self.bot_questions += 1;
        let (number, version) = (self.bot_questions, self.table.version());
        let new = BotQuestion { number, version, seat, bot };
        if self.table.scripted(seat).is_some() {
            self.effect(Effect::Wake(0, Alarm::Script(number)));
        } else {
            let Some(question) = self.question(&new) else { return };
            let about = new.about();
            self.effect(Effect::Think(Box::new(Thinking { asker, question, about })));
        }
        self.bot_question = Some(new);
    }

    fn question(&self, asked: &BotQuestion) -> Option<Question> {
        self.table.game.as_ref().and_then(|game| game.question(asked.seat, Asks::Choice, &asked.bot))
    }

    /// Takes what came of a question.
    pub(crate) fn thought(&mut self, about: About, thought: Result<tsugi_catalog::Thought, NoThought>) {
        match about {
            About::Hint { stream, id, version } => self.hint_thought(stream, id, version, thought),
            About::Choice { number, .. } => self.bot_thought(number, thought),
        }
    }

    /// Gives up a question whose answer could not be taken.
    pub(crate) fn forget_thought(&mut self, about: &About) {
        match about {
            About::Hint { stream, .. } => self.advising.retain(|(number, _)| number != stream),
            About::Choice { .. } => self.bot_question = None,
        }
    }

    /// The question of that number, if it is the one that is thought about.
    fn asked_as(&mut self, number: u64) -> Option<BotQuestion> {
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::OldThought) {
            return self.bot_question.take();
        }
        self.bot_question.take_if(|asked| asked.number == number)
    }

    fn bot_thought(&mut self, number: u64, thought: Result<tsugi_catalog::Thought, NoThought>) {
        let Some(asked) = self.asked_as(number) else { return };
        match thought {
            Ok(thought) => {
                let chosen = Chosen::of(thought, &asked.bot);
                self.bot_chose(&asked, chosen);
            }
            Err(NoThought::NoRoom(full)) => {
                // A little later the quick way is taken, or it is asked again.
                let (after, alarm) = match full {
                    Full::All => (QUICK_AFTER, Alarm::BotLate(number)),
                    Full::Alone => (ASKS_AGAIN, Alarm::AskBots(number)),
                };
                self.bot_question = Some(asked);
                self.effect(Effect::Wake(after, alarm));
            }
            Err(NoThought::Late) => self.choose_quickly(&asked),
            // A panic in a thought of this table's is a panic of this table: it ends here.
            Err(NoThought::Panicked(why)) if self.is_fresh(&asked) => self.effect(Effect::Fail(why)),
            Err(NoThought::Panicked(_)) => self.ask_bots(),
        }
    }

    /// Asks anew: there may be a place now.
    pub(crate) fn ask_again(&mut self, number: u64) {
        if self.asked_as(number).is_some() {
            self.ask_bots();
        }
    }

    pub(crate) fn bot_found_no_place(&mut self, number: u64) {
        if let Some(asked) = self.asked_as(number) {
            self.choose_quickly(&asked);
        }
    }

    /// What a lesson's script says is chosen, if it still does.
    pub(crate) fn follow_script(&mut self, number: u64) {
        let Some(asked) = self.asked_as(number) else { return };
        let chosen = self.table.scripted(asked.seat).map(|action| Chosen { action, thought: None });
        self.bot_chose(&asked, chosen);
    }

    /// Has the quick player choose in place of the bot that plays there, on the spot.
    fn choose_quickly(&mut self, asked: &BotQuestion) {
        if !self.is_fresh(asked) {
            return self.ask_bots();
        }
        self.tally.late_bots += 1;
        let bot = self.table.occupant(asked.seat).bot.unwrap_or_default();
        let new = BotQuestion { bot, ..*asked };
        if let Some(question) = self.question(&new) {
            let (deadline, about) = (question.deadline, new.about());
            self.effect(Effect::ThinkQuickly(Box::new(question.within(0, deadline)), Box::new(about)));
            self.bot_question = Some(new);
        }
    }

    /// Gives up what is being thought about a choice.
    pub(crate) fn stop_thinking(&mut self) {
        if self.bot_question.take().is_some() {
            self.effect(Effect::StopThinking);
        }
    }

    /// Gives up what is being thought once nobody is there; whoever comes back has it begun anew.
    pub(crate) fn rest_if_alone(&mut self) {
        if self.played_from().is_none() {
            self.stop_thinking();
        }
    }

    /// Whether a bot still plays there and has not been asked anew meanwhile.
    fn is_fresh(&self, asked: &BotQuestion) -> bool {
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::OldThought) {
            return true;
        }
        let plays = self.table.awaited_bot().is_some_and(|(awaited, _)| awaited == asked.seat);
        plays && self.table.asked(asked.seat) <= asked.version
    }

    /// Stores what a bot chose, as a person's choice is.
    fn bot_chose(&mut self, asked: &BotQuestion, chosen: Option<Chosen>) {
        let chosen = chosen.filter(|_| self.is_fresh(asked));
        let entry = chosen.and_then(|chosen| self.entry_of(asked.seat, chosen));
        let Some(entry) = entry else { return self.ask_bots() };
        let thought = match &entry {
            Entry::Chose(chose) => chose.thought.as_ref(),
            _ => None,
        };
        let (hurried, quick) = thought.map_or((false, false), |thought| (thought.hurried, thought.is_quick()));
        self.store(entry, None, Then::BotChose { hurried, quick });
    }

    fn entry_of(&mut self, seat: Seat, chosen: Chosen) -> Option<Entry> {
        match self.table.choose(seat, None, &chosen.action, self.table.words_in(Lang::En)) {
            Ok(Entry::Chose(mut chose)) => {
                chose.thought = chosen.thought;
                Some(Entry::Chose(chose))
            }
            Ok(entry) => Some(entry),
            Err(refusal) => {
                self.effect(Effect::Report(Trouble::BotRefused(refusal)));
                None
            }
        }
    }
}
