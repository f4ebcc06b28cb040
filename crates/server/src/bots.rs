//! Bots at a table: they play their seats, stand in for who is away, and advise who asks.

use std::time::Duration;

use serde_json::value::to_raw_value;
use tokio::time::timeout;
use tsugi_catalog::{Counsel, Counselled, Pondering, Problem};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Code, Hinted, Json, Offer, ToClient, Worth};

use crate::{
    actor::{Actor, Message},
    refusal::Refusal,
};

/// How long is thought about advice: it takes a strong player's time for one choice.
const HINT_BUDGET: &str = "search:300";

impl Actor {
    /// Asks what the choices of a seat are worth; the answer comes from the bots' threads.
    pub(crate) fn hint(
        &mut self,
        stream: u64,
        seat: Seat,
        id: String,
        words: &'static Words,
    ) -> Result<Option<u64>, Refusal> {
        if !self.table.created.hints {
            return Err(Refusal::new(Code::NoHints, words));
        }
        let Some(game) = &self.table.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let considering = game.consider(seat, HINT_BUDGET, words);
        let say = |problem: &Problem| Refusal::of_problem(problem, words).message;
        let considering = considering.map_err(|none| Refusal::of_game(none.refusal(say)))?;
        let Ok(answered) = self.hall.pool.ask(considering) else {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 1_u32.into())]));
        };
        let (mailbox, version, deadline) =
            (self.mailbox.clone(), self.table.version(), self.hall.settings.bot_deadline);
        tokio::spawn(async move {
            let counsel = timeout(deadline, answered).await.ok().and_then(Result::ok);
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Advised { stream, id, version, counsel }).await;
            }
        });
        Ok(None)
    }

    /// Passes advice on, unless the seat has been asked anew meanwhile.
    pub(crate) fn advise(&mut self, number: u64, id: String, version: u64, counsel: Option<Counsel>) {
        let Some(lens) = self.lens(number) else { return };
        let Viewer::Seat(seat) = lens.viewer else {
            return self.refuse(number, Some(id), &Refusal::new(Code::NotYours, lens.words));
        };
        let Some(counsel) = counsel else {
            return self.refuse(number, Some(id), &Refusal::new(Code::TimedOut, lens.words));
        };
        let fresh = version >= self.table.asked(seat) && self.awaited().contains(seat);
        let hinted = fresh.then(|| self.hinted(seat, id.clone(), version, &counsel, lens.words)).flatten();
        match hinted {
            Some(hinted) => self.send(number, &ToClient::Hinted(hinted)),
            None => self.refuse(number, Some(id), &Refusal::new(Code::Stale, lens.words)),
        }
    }

    fn hinted(&self, seat: Seat, id: String, version: u64, counsel: &Counsel, words: &Words) -> Option<Hinted> {
        let worth = |hint: &Counselled| {
            let (value, low, high, exact) = (hint.value, hint.low, hint.high, hint.exact);
            let (text, told) = (hint.text.clone(), hint.sentence(counsel.of, words));
            Some(Worth { action: to_raw_value(&hint.action).ok()?, value, low, high, exact, text, told })
        };
        let hints: Vec<Worth> = counsel.hints.iter().filter_map(worth).collect();
        let action = hints.first()?.action.clone();
        let (offer, meaning) = self.table.game.as_ref()?.meaning(seat, &action, words)?;
        Some(Hinted { id, version, action, offer: Offer { offer, meaning }, of: counsel.of.into(), hints })
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
