//! Whether somebody is at a table, and from where: where nobody is, bots do not think.

use std::net::IpAddr;

use tsugi_engine::Viewer;

/// Whoever holds a seat is there for so long after a request, in milliseconds.
pub(crate) const STAYS: u64 = 30_000;

/// Who was heard of outside streams.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Presence {
    /// The last request of somebody who holds a seat: when, and from where.
    asked: Option<(u64, IpAddr)>,
}

impl Presence {
    /// Notes a request of somebody who holds a seat.
    pub(crate) fn note(&mut self, address: IpAddr, now: u64) {
        self.asked = Some((now, address));
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
        let asked = self.asked.filter(|(at, _)| now.saturating_sub(*at) < STAYS);
        seated.map(|(_, address)| address).or(asked.map(|(_, address)| address)).or(watching)
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
