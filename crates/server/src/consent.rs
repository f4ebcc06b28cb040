//! Taking back: freely as far as the frontier, beyond it when everybody agrees.

use tsugi_engine::{Seat, SeatSet};
use tsugi_narrator::Words;
use tsugi_wire::{Answer, Asked, Code, ToClient, Undo};

use crate::{actor::Actor, decide::Decided, entry::Occupant, refusal::Refusal, streams::Stream};

/// Everybody is asked whether choices may be taken back.
pub(crate) struct Question {
    seat: Seat,
    id: String,
    version: u64,
    agreed: SeatSet,
}

impl Actor {
    pub(crate) async fn undo(&mut self, seat: Seat, undo: &Undo, words: &Words) -> Result<Option<u64>, Refusal> {
        let kept = match self.table.undo(seat, &undo.id, undo.version, words) {
            Ok(Decided::Before(version)) => return Ok(Some(version)),
            Ok(Decided::New(entry)) => {
                let version = self.commit(entry, None, words).await?;
                self.hall.metrics.undos.add(1);
                return Ok(Some(version));
            }
            Err(refusal) => refusal,
        };
        if kept.code != Code::Kept || !undo.ask {
            return Err(kept);
        }
        let Some(game) = &self.table.game else { return Err(kept) };
        if self.table.listing.is_silent() {
            return Err(Refusal::new(Code::Silent, words));
        }
        if game.last_of(seat).is_none() || self.question.is_some() {
            return Err(kept);
        }
        if let Some(away) = self.table.away() {
            let told = [("name", away.into())];
            return Err(Refusal::saying(Code::Kept, words.say("service-cannot-agree", &told)));
        }
        let (id, version) = (undo.id.clone(), self.table.version());
        self.question = Some(Question { seat, id, version, agreed: self.agreeing(seat) });
        self.settle_question(words).await
    }

    /// The seats that need not be asked: those of bots, and those at the asker's own device. A bot that stands in for
    /// somebody never agrees for them.
    fn agreeing(&self, asker: Seat) -> SeatSet {
        let holder = self.table.occupant(asker).holder;
        let seats = Seat::all(self.table.seats.len()).zip(&self.table.seats);
        let agrees = |occupant: &Occupant| occupant.holder.is_none() || occupant.holder == holder;
        seats.filter(|(_, occupant)| agrees(occupant)).map(|(seat, _)| seat).collect::<SeatSet>().with(asker)
    }

    pub(crate) async fn agree(&mut self, seat: Seat, answer: &Answer, words: &Words) -> Result<Option<u64>, Refusal> {
        match &mut self.question {
            Some(question) if question.version == answer.version => question.agreed = question.agreed.with(seat),
            _ => return Err(Refusal::new(Code::NothingAsked, words)),
        }
        self.settle_question(words).await
    }

    pub(crate) fn decline(&mut self, answer: &Answer, words: &Words) -> Result<Option<u64>, Refusal> {
        if self.question.as_ref().is_none_or(|question| question.version != answer.version) {
            return Err(Refusal::new(Code::NothingAsked, words));
        }
        self.withdraw();
        Ok(Some(self.table.version()))
    }

    /// Takes back once everybody has agreed; until then everybody is told who has.
    async fn settle_question(&mut self, words: &Words) -> Result<Option<u64>, Refusal> {
        let Some(question) = &self.question else { return Ok(None) };
        if question.agreed == SeatSet::all(self.table.seats.len()) {
            let (seat, id) = (question.seat, question.id.clone());
            self.question = None;
            let entry = self.table.undo_agreed(seat, &id, words)?;
            let version = self.commit(entry, None, words).await?;
            self.hall.metrics.undos.add(1);
            return Ok(Some(version));
        }
        self.tell_question();
        Ok(None)
    }

    pub(crate) fn asked(&self, question: &Question, words: &Words) -> ToClient {
        let name = self.table.occupant(question.seat).name;
        let message = words.say("service-asks-to-take-back", &[("name", name.into())]);
        let (seat, version, agreed) = (Some(question.seat), question.version, question.agreed);
        ToClient::Asked(Asked { seat, version, agreed, message })
    }

    fn tell_question(&mut self) {
        let Some(question) = &self.question else { return };
        let told: Vec<(u64, ToClient)> =
            self.streams.iter().map(|stream| (stream.number, self.asked(question, stream.lens.words))).collect();
        for (number, message) in told {
            self.send(number, &message);
        }
    }

    /// Withdraws what was asked of everybody: somebody declined, or the game went on.
    pub(crate) fn withdraw(&mut self) {
        let Some(Question { version, .. }) = self.question.take() else { return };
        let asked = |stream: &Stream| {
            let message = stream.lens.words.say("service-stays", &[]);
            (stream.number, ToClient::Asked(Asked { seat: None, version, agreed: SeatSet::EMPTY, message }))
        };
        let told: Vec<(u64, ToClient)> = self.streams.iter().map(asked).collect();
        for (number, message) in told {
            self.send(number, &message);
        }
    }
}
