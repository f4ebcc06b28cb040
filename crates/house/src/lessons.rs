//! Tables of lessons: the script of the game's lesson says what the others choose, and what the learner should.

use serde_json::value::RawValue;
use tsugi_catalog::{LEARNER, Lesson, Step, is_same_action, lesson};
use tsugi_engine::Seat;
use tsugi_narrator::Words;
use tsugi_wire::{Code, NewSeat, NewTable, Taught};

use crate::{hosted::HostedTable, refusal::Refusal};

/// The others of a lesson, once its script is over.
const PARTNER: &str = "casual";

/// The table that a lesson wants, whatever else was asked for.
pub(crate) fn table_of(wanted: &NewTable, lesson: &Lesson) -> NewTable {
    let others = lesson.names.iter().map(|_| NewSeat::Bot(PARTNER.into()));
    NewTable {
        game: wanted.game.clone(),
        seats: std::iter::once(NewSeat::Mine).chain(others).collect(),
        options: lesson.options.clone(),
        name: wanted.name.clone(),
        hints: true,
        lesson: true,
        ..NewTable::default()
    }
}

impl HostedTable {
    fn lesson(&self) -> Option<&'static Lesson> {
        if self.created.lesson { lesson(&self.created.game) } else { None }
    }

    fn choices(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.choices())
    }

    /// The choice that the lesson wants now; none at other tables, and none once it is over.
    pub(crate) fn wanted(&self) -> Option<&'static Step> {
        self.lesson()?.step(self.choices())
    }

    /// What another player chooses now by the script.
    pub(crate) fn scripted(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.wanted().filter(|step| step.seat == seat && seat != LEARNER).map(|step| step.action.clone())
    }

    /// Whether the lesson wants this choice; another is refused with what is to be done.
    pub(crate) fn keeps_to_the_lesson(&self, seat: Seat, action: &RawValue, words: &Words) -> Result<(), Refusal> {
        let (Some(step), Some(game)) = (self.wanted(), &self.game) else { return Ok(()) };
        if seat != step.seat || is_same_action(game.listing().id, action, &step.action).unwrap_or(false) {
            return Ok(());
        }
        let said = self.lesson().and_then(|lesson| lesson.said(self.choices(), words));
        let todo = said.and_then(|said| said.todo).unwrap_or_default();
        Err(Refusal::with(Code::Lesson, words, &[("todo", todo.into())]))
    }

    /// What the learner is told now.
    pub(crate) fn taught(&self, seat: Seat, words: &Words) -> Option<Taught> {
        let said = self.lesson().filter(|_| seat == LEARNER)?.said(self.choices(), words)?;
        let action = self.wanted().map(|step| step.action.clone());
        let (step, of, title, text, todo) = (said.step, said.of, said.title, said.text, said.todo);
        Some(Taught { step, of, title, text, todo, action })
    }
}
