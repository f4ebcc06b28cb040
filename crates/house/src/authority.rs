//! Who may act for a seat, who may look and how, and who may sit down where: asked of the table as it is at
//! that moment, never of what was once granted.

use tsugi_catalog::LEARNER;
use tsugi_engine::{Seat, SeatSet, Status, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::Code;

use crate::{
    entry::{Entry, Occupant},
    hosted::HostedTable,
    identity::Hashed,
    refusal::Refusal,
};

impl HostedTable {
    /// How somebody may look: as they wanted, else from their first seat, else as a spectator.
    pub(crate) fn admit(&self, who: Option<&Hashed>, wanted: Option<Viewer>) -> Result<Viewer, Code> {
        let yours = self.held_by(who);
        match wanted {
            Some(Viewer::Seat(seat)) if !yours.contains(seat) => Err(Code::NotYours),
            _ if !self.knows(who) => Err(Code::UnknownTable),
            Some(viewer) => Ok(viewer),
            None => Ok(yours.first().map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// As whom an open stream goes on: a seat that its holder has lost becomes a spectator's place where they may
    /// look, else the stream ends for that reason.
    pub(crate) fn goes_on(&self, who: Option<&Hashed>, viewer: Viewer) -> Result<Viewer, Code> {
        #[cfg(feature = "faults")]
        if self.leak == Some(crate::leaks::Leak::KeptSeat) {
            return Ok(viewer);
        }
        match viewer {
            Viewer::Spectator => Ok(viewer),
            Viewer::Seat(seat) if self.held_by(who).contains(seat) => Ok(viewer),
            Viewer::Seat(_) if self.knows(who) => Ok(Viewer::Spectator),
            Viewer::Seat(_) => Err(Code::NotYours),
        }
    }

    /// The seat that somebody acts for through a stream: they must hold it now.
    pub(crate) fn acts_for(&self, who: Option<&Hashed>, viewer: Viewer, words: &Words) -> Result<Seat, Refusal> {
        match viewer {
            Viewer::Seat(seat) if who.is_some() && self.holder(seat) == who => Ok(seat),
            _ => Err(Refusal::new(Code::NotYours, words)),
        }
    }

    /// Whether somebody may look at this table.
    pub(crate) fn knows(&self, who: Option<&Hashed>) -> bool {
        self.created.public || who.is_some_and(|who| self.was_invited(who))
    }

    /// Whether somebody made this table, sits at it, or has shown its link.
    pub(crate) fn was_invited(&self, who: &Hashed) -> bool {
        let showed_link = || self.let_in.contains(who) || self.visitors.contains(who);
        self.created.host == *who || !self.held_by(Some(who)).is_empty() || showed_link()
    }

    /// Whether somebody may sit down in a seat that nobody holds.
    pub(crate) fn may_take(&self, who: &Hashed, seat: Seat, words: &Words) -> Result<(), Refusal> {
        if matches!(self.status(), Some(Status::Over(_))) {
            return Err(Refusal::new(Code::GameOver, words));
        }
        if !self.was_invited(who) && !self.created.anyone_sits {
            return Err(Refusal::new(Code::NeedsLink, words));
        }
        if self.created.host != *who && !self.held_by(Some(who)).is_empty() && !self.hides_hands() {
            return Err(Refusal::saying(Code::Taken, words.say("service-one-seat", &[])));
        }
        // What the others of a lesson choose stands in its script.
        if self.created.lesson && seat != LEARNER {
            return Err(Refusal::new(Code::Taken, words));
        }
        self.may_see_hand(who, seat, words)?;
        if self.hides_hands() && self.occupant(seat).bot.is_some() && !self.created.take_over {
            return Err(Refusal::saying(Code::Taken, words.say("service-bots-hand", &[])));
        }
        Ok(())
    }

    /// Who was ever shown a hand of this deal is shown no other.
    pub(crate) fn may_see_hand(&self, who: &Hashed, seat: Seat, words: &Words) -> Result<(), Refusal> {
        let seen = self.hands_seen(who);
        if self.hides_hands() && !seen.is_empty() && !seen.contains(seat) {
            return Err(Refusal::new(Code::SawAnotherHand, words));
        }
        Ok(())
    }

    /// Whether hands are out that their seats alone may see.
    fn hides_hands(&self) -> bool {
        self.game.is_some() && self.listing.hides
    }

    fn hands_seen(&self, who: &Hashed) -> SeatSet {
        self.saw_hand.iter().find(|(seer, _)| seer == who).map_or(SeatSet::EMPTY, |(_, seats)| *seats)
    }

    /// Notes whose hands are shown from now on: of every seat when the game begins, of one when somebody sits down
    /// in the middle of it.
    pub(crate) fn note_hands(&mut self, entry: &Entry) {
        let held: Vec<(Seat, Hashed)> = match entry {
            Entry::Began { .. } => {
                let seats = Seat::all(self.seats.len()).zip(&self.seats);
                seats.filter_map(|(seat, occupant)| Some((seat, occupant.holder.clone()?))).collect()
            }
            Entry::Sat(sat) if self.game.is_some() => vec![(sat.seat, sat.holder.clone())],
            _ => return,
        };
        for (seat, holder) in held {
            match self.saw_hand.iter_mut().find(|(seer, _)| *seer == holder) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => self.saw_hand.push((holder, SeatSet::EMPTY.with(seat))),
            }
        }
    }

    /// Who else was shown the hand of a seat, as everybody at this table may call them.
    pub(crate) fn hand_seen_by(&self, seat: Seat) -> Vec<String> {
        let holder = self.seats.get(seat.index()).and_then(|occupant| occupant.holder.as_ref());
        let others = self.saw_hand.iter().filter(|(seer, seats)| seats.contains(seat) && Some(seer) != holder);
        others.filter(|_| self.hides_hands()).map(|(seer, _)| seer.at_table(&self.id)).collect()
    }

    /// Whether a bot stands in for whoever holds a seat.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|occupant| occupant.holder.is_some() && occupant.bot.is_some())
    }

    /// Somebody for whom a bot stands in, by name.
    pub(crate) fn away(&self) -> Option<String> {
        let away = |occupant: &&Occupant| occupant.holder.is_some() && occupant.bot.is_some();
        self.seats.iter().find(away).map(|occupant| occupant.name.clone())
    }

    /// Links to a seat end with whoever held it: nobody gets back what they gave up.
    pub(crate) fn void_keys(&mut self, entry: &Entry) {
        let (Entry::Sat(crate::entry::Sat { seat, .. }) | Entry::Swapped { seat, .. } | Entry::Unkeyed { seat }) =
            entry
        else {
            return;
        };
        self.keys.retain(|key| key.seat != *seat);
    }

    /// The first seat that somebody may take: an open one, else a bot's; or why there is none.
    pub(crate) fn free_seat(&self, who: Option<&Hashed>, words: &Words) -> Result<Seat, Refusal> {
        let nobodys = |wanted: fn(&Occupant) -> bool| {
            let seats = Seat::all(self.seats.len()).zip(&self.seats);
            seats.filter(move |(_, occupant)| occupant.holder.is_none() && wanted(occupant)).map(|(seat, _)| seat)
        };
        let open = nobodys(|occupant| occupant.bot.is_none());
        let bots = nobodys(|occupant| occupant.bot.is_some());
        let mut why = Refusal::new(Code::Full, words);
        for seat in open.chain(bots) {
            let stranger = || Refusal::new(Code::NeedsLink, words);
            let taken = match who {
                Some(who) => self.may_take(who, seat, words),
                None if self.created.anyone_sits => Ok(()),
                None => Err(stranger()),
            };
            match taken {
                Ok(()) => return Ok(seat),
                Err(refusal) => why = refusal,
            }
        }
        Err(why)
    }
}
