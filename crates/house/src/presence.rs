//! Whether somebody is at a table, and from where: where nobody is, bots do not think.

use std::net::IpAddr;

use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{Away, Code, Present, ToClient};

use crate::{entry::Entry, identity::Hashed, machine::TableMachine, refusal::Refusal, streams::Stream};

/// Whoever holds a seat is there for so long after a request, in milliseconds.
pub(crate) const STAYS: u64 = 30_000;

/// Whoever has been away for so long may be stood in for by a bot, in milliseconds.
pub(crate) const STAND_IN_AFTER: u64 = 60_000;

/// Who was heard of outside streams.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The last request of somebody who holds a seat: when, and from where.
    asked: Option<(u64, IpAddr)>,
    /// When those who hold seats were last there without a stream.
    seen: Vec<(Hashed, u64)>,
    /// What was told last of who is there.
    told: Option<Present>,
}

impl Presence {
    /// Notes a request of somebody who holds a seat.
    pub(crate) fn note(&mut self, address: IpAddr, now: u64) {
        self.asked = Some((now, address));
    }

    /// Who is there is told again: somebody has just come who wishes to know.
    pub(crate) fn tell_again(&mut self) {
        self.told = None;
    }

    /// Notes that somebody was there.
    pub(crate) fn saw(&mut self, who: &Hashed, now: u64) {
        match self.seen.iter_mut().find(|(known, _)| known == who) {
            Some((_, at)) => *at = now,
            None => self.seen.push((who.clone(), now)),
        }
    }

    /// From where somebody has ever asked: for tests that plant a fault.
    #[cfg(feature = "faults")]
    pub(crate) fn asked_ever(&self) -> Option<IpAddr> {
        self.asked.map(|(_, address)| address)
    }

    /// From where the table is played: the first seat that is there, else who has just asked for something, else who
    /// watches. None where nobody is there.
    pub(crate) fn address(&self, streams: impl Iterator<Item = (Viewer, IpAddr)>, now: u64) -> Option<IpAddr> {
        let (mut seated, mut watching) = (None::<(usize, IpAddr)>, None);
        for (viewer, address) in streams {
            match viewer {
                Viewer::Seat(seat) if seated.is_none_or(|(first, _)| seat.index() < first) => {
                    seated = Some((seat.index(), address));
                }
                Viewer::Seat(_) => {}
                Viewer::Spectator => watching = watching.or(Some(address)),
            }
        }
        let asked = self.asked.filter(|(at, _)| now.checked_sub(*at).is_some_and(|passed| passed < STAYS));
        seated.map(|(_, address)| address).or(asked.map(|(_, address)| address)).or(watching)
    }
}

impl TableMachine {
    /// Since when the holder of a seat has been nowhere at the table; none for one who is there, for a bot's and for an
    /// open seat. Whoever was never seen since the table was read has been away since then.
    fn away_since(&self, seat: Seat) -> Option<u64> {
        let occupant = self.table.occupant(seat);
        let holder = occupant.holder.filter(|_| occupant.bot.is_none())?;
        if self.streams.iter().any(|stream| stream.who.as_ref() == Some(&holder)) {
            return None;
        }
        let seen = self.presence.seen.iter().find(|(known, _)| *known == holder);
        Some(seen.map_or(self.began, |(_, at)| *at))
    }

    /// Tells those who wish to know who is there, where that has changed; at a table with a beat, on it.
    pub(crate) fn tell_presence(&mut self) {
        if self.table.beat().is_some() && !self.beats.is_now {
            return;
        }
        if let Some(present) = self.presence_changed() {
            self.presence.told = Some(Present { now: 0, ..present.clone() });
            self.say_to_those_who(|stream| stream.render.parts.presence, &ToClient::Present(present));
        }
    }

    /// Who is there, where somebody wishes to know and it is no longer what was told.
    pub(crate) fn presence_changed(&self) -> Option<Present> {
        if !self.streams.iter().any(|stream| stream.render.parts.presence) {
            return None;
        }
        let present = self.present();
        // The time alone is no news.
        let told = Present { now: 0, ..present.clone() };
        (self.presence.told != Some(told)).then_some(present)
    }

    /// Who is away, and how many watch; at a table with a beat no more than who is away.
    fn present(&self) -> Present {
        let away = |seat| {
            let since = self.table.on_beat(self.away_since(seat)?);
            Some(Away { seat, since, may_stand_in: since.saturating_add(STAND_IN_AFTER) })
        };
        let watches = |stream: &&Stream| stream.render.viewer == Viewer::Spectator && self.table.beat().is_none();
        let watching = self.streams.iter().filter(watches).count();
        let seats = self.table.seats.len();
        Present {
            now: self.now,
            away: Seat::all(seats).filter_map(away).collect(),
            watching,
            again: self.seats_again(true),
            not_again: self.seats_again(false),
        }
    }

    /// Lets a bot play for somebody who has been away for a while; whoever sits at the table may.
    pub(crate) fn stand_in(&self, who: &Hashed, seat: Seat, words: &Words) -> Result<Option<Entry>, Refusal> {
        if self.table.held_by(Some(who)).is_empty() {
            return Err(Refusal::new(Code::NotYours, words));
        }
        match self.table.status() {
            None => return Err(Refusal::new(Code::NotBegun, words)),
            Some(Status::Over(_)) => return Err(Refusal::new(Code::GameOver, words)),
            Some(Status::Awaiting(_)) if self.table.stopped => return Err(Refusal::new(Code::GameOver, words)),
            Some(Status::Awaiting(_)) => {}
        }
        let occupant = self.table.occupant(seat);
        if occupant.holder.is_none() {
            return Err(Refusal::new(Code::UnknownSeat, words));
        }
        if occupant.bot.is_some() {
            return Ok(None);
        }
        let is_long = |since: u64| self.now >= since.saturating_add(STAND_IN_AFTER);
        if !self.away_since(seat).is_some_and(is_long) {
            return Err(Refusal::saying(Code::Taken, words.say("service-still-there", &[])));
        }
        Ok(Some(self.table.stood_in_for(seat)))
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tsugi_engine::Seat;

    use super::*;

    fn from(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(192, 0, 2, last))
    }

    #[test]
    fn who_holds_a_seat_is_there_until_half_a_minute_after_a_request() {
        let mut presence = Presence::default();
        let nobody = || std::iter::empty();
        assert_eq!(presence.address(nobody(), 0), None);
        presence.note(from(1), 1000);
        assert_eq!(presence.address(nobody(), 1000 + STAYS - 1), Some(from(1)));
        assert_eq!(presence.address(nobody(), 1000 + STAYS), None);
        assert_eq!(presence.address(nobody(), 999), None, "a clock that was set back makes nobody stay for hours");
    }

    #[test]
    fn a_stream_is_somebody_and_a_player_counts_before_a_watcher() {
        let (watches, sits) =
            ((Viewer::Spectator, from(1)), |seat| (Viewer::Seat(Seat::at(seat)), from(2 + seat as u8)));
        let mut presence = Presence::default();
        assert_eq!(presence.address([watches].into_iter(), 0), Some(from(1)));
        assert_eq!(presence.address([watches, sits(1), sits(0)].into_iter(), 0), Some(from(2)), "the first seat");
        presence.note(from(9), 0);
        assert_eq!(presence.address([watches].into_iter(), 5), Some(from(9)));
        assert_eq!(presence.address([watches, sits(1)].into_iter(), 5), Some(from(3)));
    }
}
