//! Hints: a seat's question what its choices are worth, answered out of the same shares as the bots' questions.

use serde_json::value::to_raw_value;
use tokio::time::timeout;
use tsugi_catalog::{Counsel, Counselled, Found, Problem, Valued};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{Code, Hinted, ToClient, Worth};

use crate::{
    actor::{Actor, Message},
    refusal::Refusal,
    thinking::NoAnswer,
};

/// What choices are worth: of what the values are, and the values.
pub(crate) type Advice = (String, Vec<Valued>);

impl Actor {
    /// Asks what the choices of a seat are worth. A stream asks one question at a time, and so does a seat.
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
        let say = |problem: &Problem| Refusal::of_problem(problem, words).message;
        let question = game.asks_counsel(seat, words).map_err(|none| Refusal::of_game(none.refusal(say)))?;
        if self.advising.iter().any(|(other, asked)| *other == stream || *asked == seat) {
            return Err(Refusal::saying(Code::TooMany, words.say("service-one-hint", &[])));
        }
        let answered = self.asker().and_then(|asker| self.hall.thinking.ask(asker, question).ok());
        let Some(answered) = answered else {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 1_u32.into())]));
        };
        self.advising.push((stream, seat));
        let (mailbox, version, deadline) =
            (self.mailbox.clone(), self.table.version(), self.hall.settings.bot_deadline);
        let (metrics, table) = (self.hall.metrics.clone(), self.table.id.clone());
        tokio::spawn(async move {
            let advice = match timeout(deadline, answered).await {
                Ok(Ok(Ok(thought))) => match thought.found {
                    Found::Worth(of, hints) => Ok((of, hints)),
                    Found::Choice(_) => Err(Code::TimedOut),
                },
                Ok(Ok(Err(NoAnswer::Panicked(why)))) => {
                    metrics.panics.add(1);
                    tracing::error!(%table, version, why, "a thought about a hint panicked");
                    Err(Code::Failed)
                }
                _ => Err(Code::TimedOut),
            };
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Advised { stream, id, version, advice: Box::new(advice) }).await;
            }
        });
        Ok(None)
    }

    /// Passes advice on, unless the seat has been asked anew meanwhile.
    pub(crate) fn advise(&mut self, number: u64, id: String, version: u64, advice: Result<Advice, Code>) {
        self.advising.retain(|(stream, _)| *stream != number);
        let Some(lens) = self.lens(number) else { return };
        let Viewer::Seat(seat) = lens.viewer else {
            return self.refuse(number, Some(id), &Refusal::new(Code::NotYours, lens.words));
        };
        let (of, hints) = match advice {
            Ok(advice) => advice,
            Err(code) => return self.refuse(number, Some(id), &Refusal::new(code, lens.words)),
        };
        let fresh = version >= self.table.asked(seat) && self.awaited().contains(seat);
        let counsel = self.table.game.as_ref().filter(|_| fresh);
        let counsel = counsel.map(|game| game.counselled(seat, &of, &hints, lens.words));
        let hinted = counsel.and_then(|counsel| self.hinted(seat, id.clone(), version, &counsel, lens.words));
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
        let offer = self.table.game.as_ref()?.explain(seat, &action, words)?.in_words();
        Some(Hinted { id, version, action, offer, of: counsel.of.into(), hints })
    }
}
