//! What a seat asks without moving the game: what a choice means, and why another is forbidden.

use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{Because, Code, Explained, Json, ToClient, Why};

use crate::{
    machine::{Heard, TableMachine},
    refusal::Refusal,
};

impl TableMachine {
    /// Says what a choice means.
    pub(crate) fn explain(
        &mut self,
        number: u64,
        seat: Seat,
        id: String,
        action: &Json,
        words: &Words,
    ) -> Result<Heard, Refusal> {
        let face = self.table.face(Viewer::Seat(seat));
        let Some(game) = face.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let Some(offer) = game.explain(seat, action, words) else {
            return Err(Refusal::new(Code::NothingAsked, words));
        };
        self.send(number, &ToClient::Explained(Explained { id, offer: offer.in_words() }));
        Ok(Heard::Silent)
    }

    /// Says why a choice is forbidden: a refusal without a try.
    pub(crate) fn why(&mut self, number: u64, seat: Seat, why: Why, words: &Words) -> Result<Heard, Refusal> {
        let face = self.table.face(Viewer::Seat(seat));
        let Some(game) = face.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let refusal = game.check(seat, &why.action, words).err().map(Refusal::of_game);
        let version = face.version();
        let because = match refusal {
            Some(refusal) if refusal.code == Code::Malformed => return Err(refusal),
            Some(Refusal { code, ruling, message }) => Because {
                id: why.id,
                version,
                code: Some(code),
                ruling: ruling.map(str::to_owned),
                message: Some(message),
            },
            None => Because { id: why.id, version, code: None, ruling: None, message: None },
        };
        self.send(number, &ToClient::Because(because));
        Ok(Heard::Silent)
    }
}
