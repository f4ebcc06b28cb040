//! A table asks for words, and waits for them no longer than it must.

use tsugi_narrator::Lang;

use crate::{
    effect::{Alarm, Effect, Trouble},
    machine::{TableMachine, Then},
};

/// How many milliseconds after a start a deal that lacks nothing is dealt.
const OVERDUE: u64 = 1000;

impl TableMachine {
    /// Sees to it that the table wakes when the time for words is over.
    pub(crate) fn wait_for_words(&mut self) {
        let due = self.table.words_due(self.settings.word_patience);
        if due.is_none() || self.words_due == due {
            self.words_due = due;
            return;
        }
        self.words_due = due;
        let left = match due.unwrap_or_default().saturating_sub(self.now) {
            // Nobody is awaited: a stop came between the last word and the deal.
            _ if !self.table.awaits_words() => OVERDUE,
            // A stage that a stop has interrupted is given its time anew.
            0 => self.settings.word_patience,
            // A clock that was set back makes nobody wait longer than a stage lasts.
            left => left.min(self.settings.word_patience),
        };
        self.effect(Effect::Wake(left, Alarm::Words));
    }

    /// Leaves out who is late, and deals where that was all that was awaited.
    pub(crate) fn leave_out(&mut self) {
        // If it cannot be stored, it is tried again with the next alarm.
        self.words_due = None;
        match self.table.left_out(self.now, self.settings.word_patience) {
            Some(late) => self.store(late, None, Then::Deal),
            None => self.deal_sealed(),
        }
    }

    /// Deals where nothing is awaited any more; an entry at a time.
    pub(crate) fn deal_sealed(&mut self) {
        match self.table.begin(self.now, self.table.words_in(Lang::En)) {
            Ok(Some(entry)) => return self.store(entry, None, Then::Deal),
            Ok(None) => {}
            Err(refusal) => self.effect(Effect::Report(Trouble::CannotBegin(refusal))),
        }
        self.deal_is_settled();
    }

    /// Waits for what is still awaited.
    pub(crate) fn deal_is_settled(&mut self) {
        self.wait_for_words();
        self.ask_bots();
    }
}
