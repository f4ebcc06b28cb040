//! The streams of a table: who looks through each, what waits for it, and what becomes of it when seats change.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};
use tsugi_engine::Viewer;
use tsugi_narrator::Lang;
use tsugi_wire::{Bye, Code, Parts, Refused, ToClient};

use crate::{
    actor::Actor,
    identity::Hashed,
    refusal::Refusal,
    render::{Lens, Protocol, text},
};

/// Messages that go out together.
pub(crate) type Bundle = Vec<Utf8Bytes>;

/// A stream that is wanted.
pub(crate) struct Attach {
    /// The address under which it is counted.
    pub(crate) from: IpAddr,
    pub(crate) who: Option<Hashed>,
    pub(crate) viewer: Option<Viewer>,
    pub(crate) lang: Lang,
    pub(crate) parts: Parts,
    pub(crate) protocol: Protocol,
    pub(crate) since: Option<u64>,
    pub(crate) outbox: mpsc::Sender<Bundle>,
    pub(crate) answer: oneshot::Sender<Result<u64, Refusal>>,
}

/// A stream that is open.
pub(crate) struct Stream {
    pub(crate) number: u64,
    /// Whose stream it is; what they may do is asked of every message.
    pub(crate) who: Option<Hashed>,
    pub(crate) from: IpAddr,
    pub(crate) lens: Lens,
    pub(crate) outbox: mpsc::Sender<Bundle>,
    /// What goes out together at the end of a message.
    waiting: Bundle,
}

impl Actor {
    pub(crate) fn attach(&mut self, attach: Attach) {
        let words = self.table.tongue(attach.lang);
        let viewer = self.table.admit(attach.who.as_ref(), attach.viewer);
        let viewer = match viewer {
            Ok(Viewer::Spectator) if !self.may_watch(attach.from) => Err(Code::TooMany),
            other => other,
        };
        let refused = match viewer {
            Ok(_) if attach.since.is_some_and(|since| since > self.table.version()) => Some(Code::Future),
            Ok(_) => None,
            Err(code) => Some(code),
        };
        if let Some(code) = refused {
            let told = [("version", self.table.version().to_string().into()), ("seconds", 10_u32.into())];
            let _ = attach.answer.send(Err(Refusal::with(code, words, &told)));
            return;
        }
        let viewer = viewer.unwrap_or(Viewer::Spectator);
        self.streams_so_far += 1;
        let number = self.streams_so_far;
        let lens = Lens { viewer, words, parts: attach.parts, protocol: attach.protocol };
        let mut messages = vec![self.table.hello(lens)];
        messages.extend(self.table.catch_up(&mut self.last_seen, lens, attach.since));
        messages.extend(self.question.as_ref().map(|question| self.asked(question, lens.words)));
        let waiting = messages.iter().map(text).collect();
        if attach.answer.send(Ok(number)).is_ok() {
            self.hall.metrics.streams.add(1);
            let Attach { who, from, outbox, .. } = attach;
            self.streams.push(Stream { number, who, from, lens, outbox, waiting });
            self.end_oldest(viewer);
            self.ask_bots();
        }
    }

    /// Whether there is a place for one more who watches from there. Those who sit at the table take none of these.
    fn may_watch(&self, from: IpAddr) -> bool {
        let most = self.hall.settings.most_streams_a_table;
        let watchers = || self.streams.iter().filter(|stream| stream.lens.viewer == Viewer::Spectator);
        watchers().count() < most && watchers().filter(|stream| stream.from == from).count() < (most / 4).max(1)
    }

    /// Who sits at the table always gets in: where a seat has too many streams, its oldest ends.
    fn end_oldest(&mut self, viewer: Viewer) {
        let own = || self.streams.iter().filter(|stream| stream.lens.viewer == viewer);
        if viewer == Viewer::Spectator || own().count() <= self.hall.settings.most_streams_a_seat {
            return;
        }
        let Some(oldest) = own().map(|stream| stream.number).min() else { return };
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == oldest) {
            let message = Refusal::with(Code::TooMany, stream.lens.words, &[("seconds", 10_u32.into())]).message;
            stream.waiting.push(text(&ToClient::Bye(Bye { code: Code::TooMany, message })));
        }
        self.let_go(oldest);
    }

    pub(crate) fn detach(&mut self, number: u64) {
        let before = self.streams.len();
        self.streams.retain(|stream| stream.number != number);
        self.hall.metrics.streams.less((before - self.streams.len()) as u64);
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.lens.viewer).collect();
        self.last_seen.keep(&self.table, &viewers);
        self.rest_if_alone();
    }

    pub(crate) fn lens(&self, number: u64) -> Option<Lens> {
        self.streams.iter().find(|stream| stream.number == number).map(|stream| stream.lens)
    }

    /// Says something to one stream.
    pub(crate) fn send(&mut self, number: u64, message: &ToClient) {
        #[cfg(test)]
        let leaking = crate::leaks::in_message(message, &self.table);
        #[cfg(test)]
        let message = leaking.as_ref().unwrap_or(message);
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            stream.waiting.push(text(message));
        }
    }

    /// Gives every stream what waits for it; one that does not read is dropped, not waited for.
    pub(crate) fn send_out(&mut self) {
        let mut dropped = Vec::new();
        for stream in self.streams.iter_mut().filter(|stream| !stream.waiting.is_empty()) {
            let sent = stream.outbox.try_send(std::mem::take(&mut stream.waiting));
            if let Err(TrySendError::Full(_)) = &sent {
                self.hall.metrics.slow_readers.add(1);
                tracing::info!(table = %self.table.id, stream = stream.number, "a stream was not read and is dropped");
            }
            if sent.is_err() {
                dropped.push(stream.number);
            }
        }
        for number in dropped {
            self.detach(number);
        }
    }

    /// Tells every stream of the newest version, each as far as its viewer may know; those that have just become
    /// others' are told the whole table instead.
    pub(crate) fn tell_all(&mut self) {
        let turned = if self.table.seats_changed() { self.recheck_viewers() } else { Vec::new() };
        let told = |stream: &Stream| !turned.contains(&stream.number);
        let lenses = self.streams.iter().filter(|stream| told(stream)).map(|stream| stream.lens);
        if let Some(versions) = &self.versions {
            versions.send_replace(self.table.version());
        }
        let said = self.table.tell(&mut self.last_seen, lenses);
        for stream in self.streams.iter_mut().filter(|stream| told(stream)) {
            let (key, waiting) = (stream.lens.key(), &mut stream.waiting);
            waiting.extend(said.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()));
        }
    }

    /// Takes seats from the streams of those who no longer hold them, before anything of the new version is told;
    /// gives the numbers of the streams that watch from now on.
    pub(crate) fn recheck_viewers(&mut self) -> Vec<u64> {
        let (mut turned, mut ended) = (Vec::new(), Vec::new());
        for stream in &mut self.streams {
            match self.table.goes_on(stream.who.as_ref(), stream.lens.viewer) {
                Ok(viewer) if viewer == stream.lens.viewer => {}
                Ok(viewer) => {
                    stream.lens.viewer = viewer;
                    let note = stream.lens.words.say("service-seat-moved", &[]);
                    stream.waiting.push(text(&self.table.hello_again(stream.lens, Some(note))));
                    let whole = self.table.catch_up(&mut self.last_seen, stream.lens, None);
                    stream.waiting.extend(whole.iter().map(text));
                    turned.push(stream.number);
                }
                Err(code) => {
                    let message = stream.lens.words.say("service-seat-moved", &[]);
                    stream.waiting.push(text(&ToClient::Bye(Bye { code, message })));
                    ended.push(stream.number);
                }
            }
        }
        if turned.is_empty() && ended.is_empty() {
            return turned;
        }
        for number in ended {
            self.let_go(number);
        }
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.lens.viewer).collect();
        self.last_seen.keep(&self.table, &viewers);
        turned
    }

    /// Gives a stream its last messages and ends it.
    fn let_go(&mut self, number: u64) {
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            // One that does not read hears nothing more either way.
            let _ = stream.outbox.try_send(std::mem::take(&mut stream.waiting));
        }
        self.detach(number);
    }

    pub(crate) fn say_goodbye(&mut self, code: Code, said: &str) {
        for stream in &mut self.streams {
            let message = stream.lens.words.say(said, &[]);
            stream.waiting.push(text(&ToClient::Bye(Bye { code, message })));
        }
        self.send_out();
        self.hall.metrics.streams.less(self.streams.len() as u64);
        self.streams.clear();
    }

    pub(crate) fn refuse(&mut self, number: u64, id: Option<String>, refusal: &Refusal) {
        self.hall.metrics.refusals.add(1);
        let Refusal { code, ruling, message } = refusal.clone();
        let (ruling, version) = (ruling.map(str::to_owned), self.table.version());
        self.send(number, &ToClient::Refused(Refused { id, code, ruling, message, version }));
    }
}
