//! A table asks for words, and waits for them no longer than it must.

use std::time::Duration;

use tokio::time::sleep;
use tsugi_narrator::Lang;

use crate::actor::{Actor, Message};

/// How many milliseconds after a start a deal that lacks nothing is dealt.
const OVERDUE: u64 = 1000;

impl Actor {
    fn word_patience(&self) -> u64 {
        u64::try_from(self.hall.settings.word_patience.as_millis()).unwrap_or(u64::MAX)
    }

    /// Sees to it that the table wakes when the time for words is over.
    pub(crate) fn wait_for_words(&mut self) {
        let due = self.table.words_due(self.word_patience());
        if due.is_none() || self.words_due == due {
            self.words_due = due;
            return;
        }
        self.words_due = due;
        let left = match due.unwrap_or_default().saturating_sub(self.hall.world.now()) {
            // Nobody is awaited: a stop came between the last word and the deal.
            _ if !self.table.awaits_words() => OVERDUE,
            // A stage that a stop has interrupted is given its time anew.
            0 => self.word_patience(),
            // A clock that was set back makes nobody wait longer than a stage lasts.
            left => left.min(self.word_patience()),
        };
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            sleep(Duration::from_millis(left)).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::WordsDue).await;
            }
        });
    }

    /// Leaves out who is late, and begins where that was all that was awaited.
    pub(crate) async fn leave_out(&mut self) {
        let words = self.table.tongue(Lang::En);
        // If it cannot be stored, it is tried again with the next alarm.
        self.words_due = None;
        let stored = match self.table.left_out(self.hall.world.now(), self.word_patience()) {
            Some(late) => self.commit(late, None, words).await.is_ok(),
            None => true,
        };
        if stored && let Err(refusal) = self.begin(words).await {
            tracing::error!(table = %self.table.id, ?refusal, "a sealed table cannot begin");
        }
        self.wait_for_words();
        self.ask_bots();
    }
}
