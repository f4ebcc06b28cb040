//! Hints: a seat's question what its choices are worth, answered out of the same shares as the bots' questions.

use serde_json::value::to_raw_value;
use tsugi_catalog::{Counsel, Counselled, Found, Problem, Thought, Valued};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{Code, Hinted, ToClient, Worth};

use crate::{
    effect::{About, Effect, NoThought, Thinking},
    machine::{Heard, TableMachine},
    refusal::Refusal,
    render::{Protocol, RenderOptions},
};

/// What choices are worth: of what the values are, and the values.
type Advice = (String, Vec<Valued>);

impl TableMachine {
    /// Asks what the choices of a seat are worth. A stream asks one question at a time, and so does a seat.
    pub(crate) fn hint(
        &mut self,
        stream: u64,
        seat: Seat,
        id: String,
        words: &'static Words,
    ) -> Result<Heard, Refusal> {
        if !self.table.created.hints {
            return Err(Refusal::new(Code::NoHints, words));
        }
        let Some(game) = &self.table.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let say = |problem: &Problem| Refusal::of_problem(problem, words).message;
        let question = game.asks_counsel(seat, words).map_err(|none| Refusal::of_game(none.refusal(say)))?;
        if self.advising.iter().any(|(other, asked)| *other == stream || *asked == seat) {
            return Err(Refusal::saying(Code::TooMany, words.say("service-one-hint", &[])));
        }
        let Some(asker) = self.asker() else {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 1_u32.into())]));
        };
        self.advising.push((stream, seat));
        let about = About::Hint { stream, id, version: self.table.version() };
        self.effect(Effect::Think(Box::new(Thinking { asker, question, about })));
        Ok(Heard::Silent)
    }

    /// Takes what came of a hint's question.
    pub(crate) fn hint_thought(&mut self, stream: u64, id: String, version: u64, thought: Result<Thought, NoThought>) {
        let advice = match thought {
            Ok(Thought { found: Found::Worth(of, hints), .. }) => Ok((of, hints)),
            Ok(_) => Err(Code::TimedOut),
            Err(none) => Err(none.code()),
        };
        self.advise(stream, id, version, advice);
    }

    /// Passes advice on, unless the seat has been asked anew meanwhile.
    fn advise(&mut self, number: u64, id: String, version: u64, advice: Result<Advice, Code>) {
        self.advising.retain(|(stream, _)| *stream != number);
        let Some(render) = self.render_of(number) else { return };
        let Viewer::Seat(seat) = render.viewer else {
            return self.refuse(number, Some(id), &Refusal::new(Code::NotYours, render.words));
        };
        let (of, hints) = match advice {
            Ok(advice) => advice,
            Err(code) => {
                let refusal = Refusal::with(code, render.words, &[("seconds", 1_u32.into())]);
                return self.refuse(number, Some(id), &refusal);
            }
        };
        let fresh = version >= self.table.asked(seat) && self.awaited().contains(seat);
        let counsel = self.table.game.as_ref().filter(|_| fresh);
        let counsel = counsel.map(|game| game.counselled(seat, &of, &hints, render.words));
        let seen = self.table.face(render.viewer).version_at(version);
        let hinted = counsel.and_then(|counsel| self.hinted(seat, id.clone(), seen, &counsel, &render));
        match hinted {
            Some(hinted) => self.send(number, &ToClient::Hinted(hinted)),
            None => self.refuse(number, Some(id), &Refusal::new(Code::Stale, render.words)),
        }
    }

    fn hinted(
        &self,
        seat: Seat,
        id: String,
        version: u64,
        counsel: &Counsel,
        render: &RenderOptions,
    ) -> Option<Hinted> {
        let words = render.words;
        let worth = |hint: &Counselled| {
            let (value, low, high, exact) = (hint.value, hint.low, hint.high, hint.exact);
            let (text, told) = (hint.text.clone(), hint.sentence(counsel.of, words));
            let reason = hint.reason.clone().filter(|_| render.protocol == Protocol::Second);
            Some(Worth { action: to_raw_value(&hint.action).ok()?, value, low, high, exact, text, told, reason })
        };
        let hints: Vec<Worth> = counsel.hints.iter().filter_map(worth).collect();
        let action = hints.first()?.action.clone();
        let offer = self.table.game.as_ref()?.explain(seat, &action, words)?.in_words();
        Some(Hinted { id, version, action, offer, of: counsel.of.into(), hints })
    }
}
