//! Bots at a table: they play their seats, stand in for who is away, and advise who asks.

use std::time::Duration;

use tokio::time::timeout;
use tsugi_catalog::Pondering;
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Code, Hinted, Json, Offer, ToClient};

use crate::{
    actor::{Actor, Message},
    decide::stand_in,
    refusal::Refusal,
};

impl Actor {
    pub(crate) fn hint(&mut self, stream: u64, seat: Seat, id: String, words: &Words) -> Result<Option<u64>, Refusal> {
        if !self.table.created.hints {
            return Err(Refusal::new(Code::NoHints, words));
        }
        let Some(game) = &self.table.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let bots = self.table.listing.bots();
        let bot = if bots.contains(&"strong") { "strong".to_owned() } else { stand_in(self.table.listing) };
        let pondering = game.ponder(seat, &bot).map_err(|problem| Refusal::of_problem(&problem, words))?;
        let Some(pondering) = pondering else { return Err(Refusal::new(Code::NotYourTurn, words)) };
        let Ok(answered) = self.hall.pool.ask(pondering) else { return Err(Refusal::new(Code::TooMany, words)) };
        let (mailbox, version) = (self.mailbox.clone(), self.table.version());
        tokio::spawn(async move {
            if let (Ok(action), Some(mailbox)) = (answered.await, mailbox.upgrade()) {
                let _ = mailbox.send(Message::Advised { stream, id, version, action }).await;
            }
        });
        Ok(None)
    }

    pub(crate) fn advise(&mut self, number: u64, id: String, version: u64, action: Json) {
        let Some(lens) = self.lens(number) else { return };
        let Viewer::Seat(seat) = lens.viewer else { return };
        let meaning = self.table.game.as_ref().and_then(|game| game.meaning(seat, &action, lens.words));
        match meaning {
            Some((offer, meaning)) => {
                let offer = Offer { offer, meaning };
                self.send(number, &ToClient::Hinted(Hinted { id, version, action, offer }));
            }
            None => self.refuse(number, Some(id), &Refusal::new(Code::Stale, lens.words)),
        }
    }

    /// Lets an awaited bot think, unless one does already.
    pub(crate) fn ask_bots(&mut self) {
        let version = self.table.version();
        if self.torn || self.pondering.is_some() {
            return;
        }
        let Some((seat, bot)) = self.table.awaited_bot() else { return };
        let pondering = match self.table.scripted(seat) {
            Some(action) => Some(Box::new(move || action) as Pondering),
            None => self.table.game.as_ref().and_then(|game| game.ponder(seat, &bot).ok().flatten()),
        };
        let Some(pondering) = pondering else { return };
        let answered = self.hall.pool.ask(pondering);
        self.pondering = Some((version, seat));
        let (mailbox, deadline, metrics) =
            (self.mailbox.clone(), self.hall.settings.bot_deadline, self.hall.metrics.clone());
        tokio::spawn(async move {
            let action = if let Ok(answered) = answered {
                timeout(deadline, answered).await.ok().and_then(Result::ok)
            } else {
                // Too many wait: a little later the quick way is taken.
                tokio::time::sleep(Duration::from_millis(100)).await;
                None
            };
            if action.is_none() {
                metrics.late_bots.add(1);
            }
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Pondered { version, seat, action }).await;
            }
        });
    }

    /// Stores what a bot chose, as a person's choice is; where it was late, a quick one chooses.
    pub(crate) async fn bot_chose(&mut self, version: u64, seat: Seat, action: Option<Json>) {
        if self.pondering == Some((version, seat)) {
            self.pondering = None;
        }
        let plays = self.table.awaited_bot().is_some_and(|(awaited, _)| awaited == seat);
        if plays && self.table.asked(seat) <= version {
            let quick = || {
                let pondering = self.table.game.as_ref()?.ponder(seat, "random").ok()??;
                Some(pondering())
            };
            let words = self.table.tongue(Lang::En);
            if let Some(action) = action.or_else(quick) {
                match self.table.choose(seat, None, &action, words) {
                    Ok(entry) => {
                        if self.commit(entry, None, words).await.is_ok() {
                            self.hall.metrics.bot_choices.add(1);
                        }
                    }
                    Err(refusal) => tracing::error!(table = %self.table.id, ?refusal, "a bot's choice is refused"),
                }
            }
        }
        self.ask_bots();
    }
}
