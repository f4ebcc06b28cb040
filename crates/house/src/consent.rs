//! Taking back: freely as far as the frontier, beyond it when everybody agrees.

use tsugi_engine::{Seat, SeatSet, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{Answer, Asked, Code, ToClient, Undo};

use crate::{
    decide::Decided,
    entry::{Entry, Occupant},
    machine::{Counts, Heard, TableMachine},
    refusal::Refusal,
    streams::Stream,
};

/// What everybody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// To take choices back.
    TakeBack,
    /// To end the game.
    Stop,
}

/// Everybody is asked for something.
pub(crate) struct Vote {
    wish: Wish,
    seat: Seat,
    id: String,
    version: u64,
    agreed: SeatSet,
}

impl TableMachine {
    pub(crate) fn undo(&mut self, seat: Seat, undo: &Undo, words: &Words) -> Result<Heard, Refusal> {
        let kept = match self.table.undo(seat, &undo.id, undo.version, words) {
            Ok(Decided::Before(version)) => return Ok(Heard::Done(version)),
            Ok(Decided::New(entry)) => return Ok(Heard::Store(entry, Counts::Undo)),
            Err(refusal) => refusal,
        };
        if kept.code != Code::Kept || !undo.ask {
            return Err(kept);
        }
        let Some(game) = &self.table.game else { return Err(kept) };
        // Behind the frontier luck would fall otherwise, and the script of a lesson would fit no more.
        if self.table.wanted().is_some() {
            return Err(kept);
        }
        if self.table.listing.is_silent {
            return Err(Refusal::new(Code::Silent, words));
        }
        if game.last_choice(Some(seat)).is_none() || self.vote.is_some() {
            return Err(kept);
        }
        if let Some(away) = self.table.away() {
            let told = [("name", away.into())];
            return Err(Refusal::saying(Code::Kept, words.say("service-cannot-agree", &told)));
        }
        let (id, version) = (undo.id.clone(), self.vote_version());
        self.vote = Some(Vote { wish: Wish::TakeBack, seat, id, version, agreed: self.agreeing(seat) });
        self.settle_vote(words)
    }

    /// Asks everybody to end the game for all; somebody for whom a bot plays has left, and is not asked.
    pub(crate) fn ask_to_stop(&mut self, seat: Seat, stop: &Answer, words: &Words) -> Result<Heard, Refusal> {
        if let Some(version) = self.table.done(seat, &stop.id) {
            return Ok(Heard::Done(self.table.face(Viewer::Seat(seat)).version_at(version)));
        }
        if self.table.game.is_none() {
            return Err(Refusal::new(Code::NotBegun, words));
        }
        if self.table.is_done() {
            return Err(Refusal::new(Code::GameOver, words));
        }
        if self.vote.is_some() {
            return Err(Refusal::new(Code::Kept, words));
        }
        let left = Seat::all(self.table.seats.len()).filter(|&seat| self.table.is_away(seat));
        let agreed = left.fold(self.agreeing(seat), SeatSet::with);
        self.vote = Some(Vote { wish: Wish::Stop, seat, id: stop.id.clone(), version: self.vote_version(), agreed });
        self.settle_vote(words)
    }

    /// The number of a question to everybody: the version that everybody knows.
    fn vote_version(&self) -> u64 {
        self.table.version_for(Viewer::Spectator)
    }

    /// The seats that need not be asked: those of bots, and those at the asker's own device. A bot that stands in for
    /// somebody never agrees for them.
    fn agreeing(&self, asker: Seat) -> SeatSet {
        let holder = self.table.occupant(asker).holder;
        let seats = Seat::all(self.table.seats.len()).zip(&self.table.seats);
        let agrees = |occupant: &Occupant| occupant.holder.is_none() || occupant.holder == holder;
        seats.filter(|(_, occupant)| agrees(occupant)).map(|(seat, _)| seat).collect::<SeatSet>().with(asker)
    }

    pub(crate) fn agree(&mut self, seat: Seat, answer: &Answer, words: &Words) -> Result<Heard, Refusal> {
        match &mut self.vote {
            Some(vote) if vote.version == answer.version => vote.agreed = vote.agreed.with(seat),
            _ => return Err(Refusal::new(Code::NothingAsked, words)),
        }
        self.settle_vote(words)
    }

    pub(crate) fn decline(&mut self, seat: Seat, answer: &Answer, words: &Words) -> Result<Heard, Refusal> {
        if self.vote.as_ref().is_none_or(|vote| vote.version != answer.version) {
            return Err(Refusal::new(Code::NothingAsked, words));
        }
        self.withdraw();
        Ok(Heard::Done(self.table.version_for(Viewer::Seat(seat))))
    }

    /// Does what was asked once everybody has agreed; until then everybody is told who has.
    fn settle_vote(&mut self, words: &Words) -> Result<Heard, Refusal> {
        let Some(vote) = &self.vote else { return Ok(Heard::Silent) };
        if vote.agreed == SeatSet::all(self.table.seats.len()) {
            let (wish, seat, id) = (vote.wish, vote.seat, vote.id.clone());
            self.vote = None;
            return Ok(match wish {
                Wish::TakeBack => Heard::Store(self.table.undo_agreed(seat, &id, words)?, Counts::Undo),
                Wish::Stop => Heard::Store(Entry::Stopped { seat, id }, Counts::Nothing),
            });
        }
        self.tell_vote();
        Ok(Heard::Silent)
    }

    pub(crate) fn asked(&self, vote: &Vote, words: &Words) -> ToClient {
        let name = self.table.occupant(vote.seat).name;
        let stops = vote.wish == Wish::Stop;
        let asks = if stops { "service-asks-to-stop" } else { "service-asks-to-take-back" };
        let message = words.say(asks, &[("name", name.into())]);
        let (seat, version, agreed) = (Some(vote.seat), vote.version, vote.agreed);
        ToClient::Asked(Asked { seat, version, agreed, stops, message })
    }

    fn tell_vote(&mut self) {
        let Some(vote) = &self.vote else { return };
        let asker = Viewer::Seat(vote.seat);
        let told: Vec<(u64, bool, ToClient)> = self
            .streams
            .iter()
            .map(|stream| (stream.number, stream.render.viewer == asker, self.asked(vote, stream.render.words)))
            .collect();
        for (number, own, message) in told {
            if own { self.send(number, &message) } else { self.send_on_beat(number, &message) }
        }
    }

    /// A choice was made or a seat has changed: what was to be taken back stays, and whether the game ends is still asked.
    pub(crate) fn withdraw_passed(&mut self) {
        let is_open = |vote: &Vote| vote.wish == Wish::Stop && !self.table.is_done();
        if !self.vote.as_ref().is_some_and(is_open) {
            self.withdraw();
        }
    }

    /// Withdraws what was asked of everybody: somebody declined, or the game went on.
    pub(crate) fn withdraw(&mut self) {
        let Some(Vote { version, wish, .. }) = self.vote.take() else { return };
        let stops = wish == Wish::Stop;
        let asked = |stream: &Stream| {
            let message = stream.render.words.say(if stops { "service-goes-on" } else { "service-stays" }, &[]);
            (stream.number, ToClient::Asked(Asked { seat: None, version, agreed: SeatSet::EMPTY, stops, message }))
        };
        let told: Vec<(u64, ToClient)> = self.streams.iter().map(asked).collect();
        for (number, message) in told {
            self.send_on_beat(number, &message);
        }
    }
}
