//! Who else knows what lies where, as far as each viewer can tell.
//!
//! It follows from what that viewer has seen alone: which sides were turned to whom, who looked at their own
//! hand, which cards went where. A number shows its face to the holder or to the others, so whoever sees
//! its back knows who sees its face; of a back that may be Wabi Sabi the viewer takes the same to be true.
//!
//! Of one place it is a square of bits, a row for each viewer with a bit for each seat, so that all rows change at once.

use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    cards::{Facing, Held},
    memory::Viewers,
};

/// The first bit of every row.
const FIRST: u64 = 0x0101_0101_0101_0101;
/// A bit in each row, one further in each: the row of a seat holds that seat.
const EACH_OWN: u64 = 0x8040_2010_0804_0201;

/// These seats in every row.
#[inline(always)]
const fn in_every_row(seats: SeatSet) -> u64 {
    seats.bits() as u64 * FIRST
}

/// The whole row of a seat.
#[inline(always)]
const fn row(seat: Seat) -> u64 {
    0xFF << (8 * seat.index())
}

/// The whole rows of these seats.
#[inline(always)]
const fn rows(seats: SeatSet) -> u64 {
    // Each row with its own seat among them carries into its top bit.
    let own = in_every_row(seats) & EACH_OWN;
    (((own + 0x7F * FIRST) >> 7) & FIRST) * 0xFF
}

/// Which seats have noted the card of one place, as far as each viewer can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Square {
    /// A row for each seat that looks.
    seats: u64,
    /// The row of spectators.
    spectators: SeatSet,
}

impl Square {
    /// These viewers, as bits, take it that this seat has noted it, and nobody else has.
    #[inline(always)]
    pub(crate) const fn named_by(viewers: u16, seat: Seat) -> Self {
        let own = SeatSet::only(seat);
        let spectators = if viewers >> MAX_SEATS & 1 == 1 { own } else { SeatSet::EMPTY };
        Self { seats: rows(SeatSet::from_bits(viewers as u8)) & in_every_row(own), spectators }
    }

    /// What this viewer can tell.
    pub(crate) const fn by(self, viewer: Viewer) -> SeatSet {
        match viewer {
            Viewer::Seat(seat) => SeatSet::from_bits((self.seats >> (8 * seat.index())) as u8),
            Viewer::Spectator => self.spectators,
        }
    }

    /// The same, but this viewer is told that these have noted it.
    pub(crate) const fn told(self, viewer: Viewer, by: SeatSet) -> Self {
        match viewer {
            Viewer::Seat(seat) => {
                Self { seats: self.seats & !row(seat) | (by.bits() as u64) << (8 * seat.index()), ..self }
            }
            Viewer::Spectator => Self { spectators: by, ..self },
        }
    }

    /// The same, and all see that these have noted it.
    #[inline(always)]
    pub(crate) const fn with(self, seats: SeatSet) -> Self {
        Self { seats: self.seats | in_every_row(seats), spectators: self.spectators.union(seats) }
    }

    /// The viewers, as bits, who take it that this seat has noted it.
    #[inline(always)]
    pub(crate) const fn who_names(self, seat: Seat) -> u16 {
        let named = (self.seats >> seat.index()) & FIRST;
        // One bit a row, gathered in the top byte, the first row's lowest.
        let seats = (named.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
        seats | (self.spectators.contains(seat) as u16) << MAX_SEATS
    }

    /// Those who have noted a card in a hand and those who see it, as far as each viewer can tell who sees it so; a
    /// viewer who knows that it is a Wabi Sabi card knows that nobody does.
    #[inline(always)]
    pub(crate) const fn seen(self, held: Held, holder: Seat, known_by: Viewers, table: SeatSet) -> Self {
        let (own, others) = (SeatSet::only(holder), table.without(holder));
        if !held.card.is_wabi_sabi() {
            // To spectators all cards look as if they faced their holder.
            let (rows, spectators) = match held.facing {
                Facing::Holder => (in_every_row(own), own),
                Facing::Others => (in_every_row(others), own),
            };
            return Self { seats: self.seats | rows, spectators: self.spectators.union(spectators) };
        }
        // A back to everybody: the holder takes it that the others see its face, and they that the holder does.
        let taken = in_every_row(others) & row(holder) | in_every_row(own) & !row(holder);
        let spectators =
            if known_by.contains(Viewer::Spectator) { self.spectators } else { self.spectators.union(own) };
        Self { seats: self.seats | taken & !rows(known_by.seats()), spectators }
    }
}

/// The same for many places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Noted<const SPOTS: usize> {
    seats: [u64; SPOTS],
    spectators: [SeatSet; SPOTS],
}

impl<const SPOTS: usize> Noted<SPOTS> {
    /// Nobody has noted anything.
    pub(crate) const NOBODY: Self = Self { seats: [0; SPOTS], spectators: [SeatSet::EMPTY; SPOTS] };

    /// The square of a place.
    #[inline(always)]
    pub(crate) const fn at(&self, spot: usize) -> Square {
        Square { seats: self.seats[spot], spectators: self.spectators[spot] }
    }

    /// Lays down the square of a place.
    #[inline(always)]
    pub(crate) const fn set(&mut self, spot: usize, square: Square) {
        self.seats[spot] = square.seats;
        self.spectators[spot] = square.spectators;
    }

    /// Exchanges what one seat can tell of two places.
    #[inline(always)]
    pub(crate) const fn swap_for(&mut self, seat: Seat, a: usize, b: usize) {
        let differs = (self.seats[a] ^ self.seats[b]) & row(seat);
        self.seats[a] ^= differs;
        self.seats[b] ^= differs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::{Card, Seen},
        memory::seen_in_hand,
    };
    use tsugi_engine::{Chance, SeededRng};

    /// Viewer by viewer, as the module says it: who has noted a card, and who is taken to see it.
    fn one_by_one(noted: SeatSet, held: Held, holder: Seat, viewer: Viewer, knows: bool, table: SeatSet) -> SeatSet {
        if knows && held.card.is_wabi_sabi() {
            return noted;
        }
        let is_back = seen_in_hand(held, holder, viewer) == Seen::Back;
        let faces_others = is_back == (viewer == Viewer::Seat(holder));
        noted.union(if faces_others { table.without(holder) } else { SeatSet::only(holder) })
    }

    fn any_square(luck: &mut SeededRng) -> Square {
        let seats = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
        Square { seats, spectators: SeatSet::from_bits(luck.below(256) as u8) }
    }

    #[test]
    fn all_rows_change_as_each_would_alone() {
        let mut luck = SeededRng::new(1);
        for _ in 0..2_000 {
            let square = any_square(&mut luck);
            let (table, holder) = (SeatSet::all(8), Seat::at(luck.below(8) as usize));
            let facing = if luck.below(2) == 0 { Facing::Holder } else { Facing::Others };
            let held = Held { card: Card::at(luck.below(2) as usize), facing };
            let known: Vec<Viewer> = Viewer::all(8).filter(|_| luck.below(2) == 0).collect();
            let known_by = known.iter().fold(Viewers::NOBODY, |all, &viewer| all.or(Viewers::only(viewer)));
            let seen = square.seen(held, holder, known_by, table);
            for viewer in Viewer::all(8) {
                let due = one_by_one(square.by(viewer), held, holder, viewer, known.contains(&viewer), table);
                assert_eq!(seen.by(viewer), due, "{viewer} looks at {held:?} of {holder}");
            }
        }
    }

    #[test]
    fn rows_are_named_told_and_exchanged_alone() {
        let mut luck = SeededRng::new(2);
        for _ in 0..500 {
            let (square, other, seat) =
                (any_square(&mut luck), any_square(&mut luck), Seat::at(luck.below(8) as usize));
            let named = square.who_names(seat);
            let mut two = Noted::<2>::NOBODY;
            two.set(0, square);
            two.set(1, other);
            two.swap_for(seat, 0, 1);
            for (bit, viewer) in Viewer::all(8).enumerate() {
                assert_eq!(named >> bit & 1 == 1, square.by(viewer).contains(seat));
                let only = if square.by(viewer).contains(seat) { SeatSet::only(seat) } else { SeatSet::EMPTY };
                assert_eq!(Square::named_by(named, seat).by(viewer), only);
                assert_eq!(square.with(SeatSet::only(seat)).by(viewer), square.by(viewer).with(seat));
                let told = square.told(Viewer::Seat(seat), SeatSet::all(3));
                let (here, there) = if viewer == Viewer::Seat(seat) { (1, 0) } else { (0, 1) };
                let due = if here == 1 { SeatSet::all(3) } else { square.by(viewer) };
                assert_eq!(told.by(viewer), due);
                assert_eq!((two.at(here).by(viewer), two.at(there).by(viewer)), (square.by(viewer), other.by(viewer)));
            }
        }
    }
}
