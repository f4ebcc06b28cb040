//! What people change around a game: how many sit, what somebody is called, whether it ends for all, who plays again.

use std::collections::BTreeMap;

use tsugi_catalog::{Problem, check_setup};
use tsugi_engine::{Seat, SeatSet, Setting, Status};
use tsugi_narrator::Words;
use tsugi_wire::{Code, Naming};

use crate::{
    decide::{bot_occupant, stand_in},
    entry::{Created, Entry, Occupant},
    hosted::HostedTable,
    identity::Hashed,
    machine::TableMachine,
    names::{checked_name, default_name, make_distinct},
    refusal::Refusal,
};

impl HostedTable {
    /// Another number of seats, before the game: seats come and go at the end, and nobody's is taken away.
    pub(crate) fn resize(&self, who: &Hashed, seats: usize, words: &Words) -> Result<Option<Entry>, Refusal> {
        if self.created.host != *who {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if self.game.is_some() {
            return Err(Refusal::new(Code::Begun, words));
        }
        if self.created.lesson {
            return Err(Refusal::saying(Code::BadSetup, words.say("service-lesson-seats", &[])));
        }
        let resized = self.resized(seats);
        let setup = self.created.setup(&resized);
        let options = self.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
        check_setup(self.listing.id, &tsugi_catalog::Setup { options, ..setup })
            .map_err(|problem: Problem| Refusal::of_problem(&problem, words))?;
        if self.seats.iter().skip(seats).any(|occupant| occupant.holder.is_some()) {
            return Err(Refusal::saying(Code::Taken, words.say("service-seat-is-held", &[])));
        }
        Ok((seats != self.seats.len()).then_some(Entry::Resized { seats }))
    }

    /// Who would sit where with so many seats.
    pub(crate) fn resized(&self, seats: usize) -> Vec<Occupant> {
        let new = (self.seats.len()..seats).filter_map(Seat::new);
        let open = new.map(|seat| Occupant { name: default_name(seat), ..Occupant::default() });
        let mut all: Vec<Occupant> = self.seats.iter().take(seats).cloned().chain(open).collect();
        make_distinct(&mut all);
        all
    }

    /// Another name for a player at one's own device.
    pub(crate) fn rename(&self, who: &Hashed, wanted: &Naming, words: &Words) -> Result<Option<Entry>, Refusal> {
        if !self.held_by(Some(who)).contains(wanted.seat) {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if matches!(self.status(), Some(Status::Over(_))) {
            return Err(Refusal::new(Code::GameOver, words));
        }
        // A name that can be changed is a message.
        if self.created.silent && self.game.is_some() {
            return Err(Refusal::saying(Code::Silent, words.say("service-silent-name", &[])));
        }
        let name = self.distinct_name(&checked_name(&wanted.name, words)?, wanted.seat);
        let is_new = self.occupant(wanted.seat).name != name;
        Ok(is_new.then_some(Entry::Renamed { seat: wanted.seat, name }))
    }

    /// Whether nothing moves any more: it was played to its end, or everybody agreed to end it.
    pub(crate) fn is_done(&self) -> bool {
        self.stopped || matches!(self.status(), Some(Status::Over(_)))
    }
}

impl TableMachine {
    /// Somebody plays again, or does not; known as long as the table is in memory.
    pub(crate) fn plays_again(&mut self, who: &Hashed, joins: bool, words: &Words) -> Result<(), Refusal> {
        if self.table.held_by(Some(who)).is_empty() {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if !self.table.is_done() {
            return Err(Refusal::new(Code::Running, words));
        }
        self.again.retain(|(known, _)| known != who);
        self.again.push((who.clone(), joins));
        Ok(())
    }

    /// The seats of those who said that they play again, or that they do not.
    pub(crate) fn seats_again(&self, joins: bool) -> SeatSet {
        let said = self.again.iter().filter(|(_, said)| *said == joins);
        said.flat_map(|(who, _)| self.table.held_by(Some(who)).iter()).collect()
    }

    /// How this table was made, for another game: with those who sit here now, and bots for those who do not play again.
    pub(crate) fn made_again(&self) -> Created {
        let mut options: BTreeMap<String, Setting> =
            self.table.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
        if let Some(Status::Over(outcome)) = self.table.status() {
            let changed = tsugi_catalog::rematch(self.table.listing.id, &outcome).unwrap_or_default();
            options.extend(changed.into_iter().map(|(key, setting)| (key.to_owned(), setting)));
        }
        let (away, bot) = (self.seats_again(false), stand_in(self.table.listing));
        let seats = Seat::all(self.table.seats.len()).zip(&self.table.seats);
        let sits = |(seat, occupant): (Seat, &Occupant)| {
            if away.contains(seat) { bot_occupant(&bot, seat) } else { occupant.clone() }
        };
        let mut seats: Vec<Occupant> = seats.map(sits).collect();
        make_distinct(&mut seats);
        Created { options, seats, ..self.table.created.clone() }
    }
}
