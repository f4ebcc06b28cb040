//! The streams of a table: who looks through each, what waits for it, and what becomes of it when seats change.

use std::net::IpAddr;

use bytes::Bytes;
use tsugi_engine::Viewer;
use tsugi_wire::{Bye, Code, Refused, ToClient, ToServer};

use crate::{
    effect::{Attach, Effect},
    identity::Hashed,
    machine::TableMachine,
    refusal::Refusal,
    render::{RenderOptions, text},
    requests::Reply,
};

/// A stream that is open.
pub(crate) struct Stream {
    pub(crate) number: u64,
    /// Whose stream it is; what they may do is asked of every message.
    pub(crate) who: Option<Hashed>,
    pub(crate) from: IpAddr,
    pub(crate) render: RenderOptions,
    /// What goes out together at the end of an input.
    pub(crate) waiting: Vec<Bytes>,
    /// What goes out at the next beat.
    pub(crate) later: Vec<Bytes>,
}

impl TableMachine {
    pub(crate) fn attach(&mut self, attach: Attach) {
        let words = self.table.words_in(attach.lang);
        let viewer = self.table.admit(attach.who.as_ref(), attach.viewer);
        let viewer = match viewer {
            Ok(Viewer::Spectator) if !self.may_watch(attach.from) => Err(Code::TooMany),
            other => other,
        };
        let refused = match viewer {
            Ok(viewer) if attach.since.is_some_and(|since| since > self.table.version_for(viewer)) => {
                Some(Code::Future)
            }
            Ok(_) => None,
            Err(code) => Some(code),
        };
        if let Some(code) = refused {
            let version = self.table.version_for(viewer.unwrap_or(Viewer::Spectator));
            let told = [("version", version.to_string().into()), ("seconds", 10_u32.into())];
            return self.effect(Effect::Answer(attach.stream, Err(Refusal::with(code, words, &told))));
        }
        let viewer = viewer.unwrap_or(Viewer::Spectator);
        let render = RenderOptions { viewer, words, parts: attach.parts, protocol: attach.protocol };
        let mut messages = vec![self.table.hello(render)];
        let told = self.told_to(viewer);
        messages.extend(self.table.catch_up(&mut self.last_seen, render, attach.since, told));
        self.note_told(viewer);
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::OtherOrder) {
            messages[1..].reverse();
        }
        let asked = self.vote.as_ref().map(|vote| text(&self.asked(vote, render.words)));
        let mut waiting: Vec<Bytes> = messages.iter().map(text).collect();
        let mut later = Vec::new();
        if self.table.beat().is_some() { &mut later } else { &mut waiting }.extend(asked);
        let Attach { stream: number, who, from, .. } = attach;
        self.effect(Effect::Answer(number, Ok(Reply::Attached)));
        self.streams.push(Stream { number, who, from, render, waiting, later });
        if render.parts.presence {
            self.presence.tell_again();
            self.door.tell_again();
        }
        self.end_oldest(viewer);
        self.ask_bots();
    }

    /// Whether there is a place for one more who watches from there. Those who sit at the table take none of these.
    fn may_watch(&self, from: IpAddr) -> bool {
        let most = self.settings.most_streams;
        let watchers = || self.streams.iter().filter(|stream| stream.render.viewer == Viewer::Spectator);
        watchers().count() < most && watchers().filter(|stream| stream.from == from).count() < (most / 4).max(1)
    }

    /// Who sits at the table always gets in: where a seat has too many streams, its oldest ends.
    fn end_oldest(&mut self, viewer: Viewer) {
        let own = || self.streams.iter().filter(|stream| stream.render.viewer == viewer);
        if viewer == Viewer::Spectator || own().count() <= self.settings.most_streams_a_seat {
            return;
        }
        let Some(oldest) = own().map(|stream| stream.number).min() else { return };
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == oldest) {
            let message = Refusal::with(Code::TooMany, stream.render.words, &[("seconds", 10_u32.into())]).message;
            stream.waiting.push(text(&ToClient::Bye(Bye { code: Code::TooMany, message })));
        }
        self.let_go(oldest);
    }

    pub(crate) fn detach(&mut self, number: u64) {
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::KeptStream) && number.is_multiple_of(2) {
            return;
        }
        let who = self.streams.iter().find(|stream| stream.number == number).and_then(|stream| stream.who.clone());
        self.streams.retain(|stream| stream.number != number);
        if let Some(who) = who.filter(|who| !self.table.held_by(Some(who)).is_empty()) {
            self.presence.saw(&who, self.now);
        }
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.render.viewer).collect();
        self.last_seen.keep(&self.table, &viewers);
        self.rest_if_alone();
    }

    pub(crate) fn render_of(&self, number: u64) -> Option<RenderOptions> {
        self.streams.iter().find(|stream| stream.number == number).map(|stream| stream.render)
    }

    /// Says something to one stream.
    pub(crate) fn send(&mut self, number: u64, message: &ToClient) {
        #[cfg(feature = "faults")]
        let leaking = crate::leaks::in_message(message, &self.table);
        #[cfg(feature = "faults")]
        let message = leaking.as_ref().unwrap_or(message);
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            stream.waiting.push(text(message));
        }
    }

    /// Says something to one stream that comes of what somebody else did: at a table with a beat, on it.
    pub(crate) fn send_on_beat(&mut self, number: u64, message: &ToClient) {
        let waits = self.table.beat().is_some();
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            if waits { &mut stream.later } else { &mut stream.waiting }.push(text(message));
        }
    }

    /// Says something to some of the streams.
    pub(crate) fn say_to_those_who(&mut self, hear: impl Fn(&Stream) -> bool, message: &ToClient) {
        let said = text(message);
        for stream in self.streams.iter_mut().filter(|stream| hear(stream)) {
            stream.waiting.push(said.clone());
        }
    }

    /// Sends every stream what waits for it.
    pub(crate) fn send_out(&mut self) {
        let Self { streams, effects, .. } = self;
        for stream in streams.iter_mut().filter(|stream| !stream.waiting.is_empty()) {
            let messages = std::mem::take(&mut stream.waiting);
            effects.push_back(Effect::Send { stream: stream.number, messages });
        }
    }

    /// Tells every stream of the newest version, each as far as its viewer may know; those that have just become
    /// others' are told the whole table instead.
    pub(crate) fn tell_all(&mut self) {
        let turned = if self.table.seats_changed() { self.recheck_viewers() } else { Vec::new() };
        self.tell_others(&turned);
    }

    /// Tells every stream of the newest version but those that have just been told the whole table.
    pub(crate) fn tell_others(&mut self, turned: &[u64]) {
        let newest = self.table.version();
        let news: Vec<Viewer> =
            Viewer::all(self.table.seats.len()).filter(|&viewer| self.table.face(viewer).came_with(newest)).collect();
        self.tell_viewers(&news, turned);
    }

    /// Tells these viewers of the newest version, each as far as it may know, but not those streams.
    pub(crate) fn tell_viewers(&mut self, viewers: &[Viewer], turned: &[u64]) {
        let told = |stream: &Stream| !turned.contains(&stream.number) && viewers.contains(&stream.render.viewer);
        let renders = self.streams.iter().filter(|stream| told(stream)).map(|stream| stream.render);
        let said = self.table.tell(&mut self.last_seen, renders);
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::Overtaken) && self.table.version() % 5 == 3 {
            self.held_back = said;
            return;
        }
        for stream in self.streams.iter_mut().filter(|stream| told(stream)) {
            let (key, waiting) = (stream.render.key(), &mut stream.waiting);
            waiting.extend(said.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()));
            #[cfg(feature = "faults")]
            waiting.extend(self.held_back.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()));
        }
        #[cfg(feature = "faults")]
        self.held_back.clear();
        for viewer in self.streams.iter().map(|stream| stream.render.viewer).collect::<Vec<_>>() {
            self.note_told(viewer);
        }
    }

    /// Tells streams that knew a silent table up to some version what each has missed, but not those that have just been
    /// told the whole table: what waited for the beat waits no longer once the table was read anew.
    pub(crate) fn tell_missed(&mut self, known: &[(u64, u64)], turned: &[u64]) {
        for &(number, since) in known.iter().filter(|(number, _)| !turned.contains(number)) {
            let Some(render) = self.render_of(number) else { continue };
            if self.table.version_for(render.viewer) > since {
                let told = self.told_to(render.viewer);
                for message in self.table.catch_up(&mut self.last_seen, render, Some(since), told) {
                    self.send(number, &message);
                }
            }
        }
        for viewer in self.streams.iter().map(|stream| stream.render.viewer).collect::<Vec<_>>() {
            self.note_told(viewer);
        }
    }

    /// Up to which version a viewer has been told everything: where people must remember by themselves, they are told
    /// everything once. Whoever watches may be anybody, and was not kept waiting.
    pub(crate) fn told_to(&self, viewer: Viewer) -> u64 {
        let now = self.table.version_for(viewer);
        match viewer {
            Viewer::Seat(seat) => self.told[seat.index()].min(now),
            Viewer::Spectator => now,
        }
    }

    /// Notes that a viewer has been told everything so far.
    pub(crate) fn note_told(&mut self, viewer: Viewer) {
        if let Viewer::Seat(seat) = viewer {
            self.told[seat.index()] = self.table.version_for(viewer);
        }
    }

    /// Takes seats from the streams of those who no longer hold them, before anything of the new version is told;
    /// gives the numbers of the streams that watch from now on.
    pub(crate) fn recheck_viewers(&mut self) -> Vec<u64> {
        let (mut turned, mut ended) = (Vec::new(), Vec::new());
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::KeptSeat) {
            return turned;
        }
        for stream in &mut self.streams {
            match self.table.goes_on(stream.who.as_ref(), stream.render.viewer) {
                Ok(viewer) if viewer == stream.render.viewer => {}
                Ok(viewer) => {
                    stream.render.viewer = viewer;
                    let note = stream.render.words.say("service-seat-moved", &[]);
                    stream.waiting.push(text(&self.table.hello_again(stream.render, Some(note))));
                    let whole = self.table.catch_up(&mut self.last_seen, stream.render, None, u64::MAX);
                    stream.waiting.extend(whole.iter().map(text));
                    turned.push(stream.number);
                }
                Err(code) => {
                    let message = stream.render.words.say("service-seat-moved", &[]);
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
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.render.viewer).collect();
        self.last_seen.keep(&self.table, &viewers);
        turned
    }

    /// Gives a stream its last messages and ends it.
    fn let_go(&mut self, number: u64) {
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            let messages = std::mem::take(&mut stream.waiting);
            self.effect(Effect::Send { stream: number, messages });
        }
        self.effect(Effect::Close(number));
        self.detach(number);
    }

    pub(crate) fn say_goodbye(&mut self, code: Code, said: &str) {
        for stream in &mut self.streams {
            let message = stream.render.words.say(said, &[]);
            stream.waiting.push(text(&ToClient::Bye(Bye { code, message })));
        }
        self.send_out();
        for stream in std::mem::take(&mut self.streams) {
            self.effect(Effect::Close(stream.number));
        }
    }

    pub(crate) fn refuse(&mut self, number: u64, id: Option<String>, refusal: &Refusal) {
        self.tally.refusals += 1;
        let Refusal { code, ruling, message } = refusal.clone();
        let viewer = self.render_of(number).map_or(Viewer::Spectator, |render| render.viewer);
        let (ruling, version) = (ruling.map(str::to_owned), self.table.version_for(viewer));
        self.send(number, &ToClient::Refused(Refused { id, code, ruling, message, version }));
    }
}

/// The id of a message, where it has one.
pub(crate) fn id_of(said: &ToServer) -> Option<String> {
    let id = match said {
        ToServer::Act(act) => &act.id,
        ToServer::Undo(undo) => &undo.id,
        ToServer::Stop(answer) | ToServer::Agree(answer) | ToServer::Decline(answer) => &answer.id,
        ToServer::Explain(explain) => &explain.id,
        ToServer::Why(why) => &why.id,
        ToServer::Hint(hint) => &hint.id,
        ToServer::Ping {} => return None,
    };
    Some(id.chars().take(64).collect())
}
