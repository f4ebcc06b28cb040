//! Places at a table: one seat, several seats, something for each seat, and who is looking.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Message;

/// The most seats a table may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0. Who goes first is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The seat of that number, if a table can have it.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seat of that number, for numbers known to be small.
    ///
    /// # Panics
    /// If no table has that many seats.
    pub const fn at(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline(always)]
    pub const fn next(self, seats: usize) -> Self {
        if self.0 as usize + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The seat `steps` places further clockwise, `steps` being at most `seats`.
    #[inline(always)]
    pub const fn after(self, steps: usize, seats: usize) -> Self {
        let there = self.0 as usize + steps;
        Self((if there >= seats { there - seats } else { there }) as u8)
    }

    /// All seats of a table of `seats`, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number.into()).ok_or_else(|| de::Error::custom(Message::new("error-no-seat").with("number", number)))
    }
}

/// Some of the seats, as bits; several are awaited when they choose at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The seats of these bits, seat 0 the lowest.
    #[inline(always)]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The set as bits, seat 0 the lowest.
    #[inline(always)]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Everybody at a table of `seats`.
    #[inline(always)]
    pub const fn all(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// That seat alone.
    #[inline(always)]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is among them.
    #[inline(always)]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// These and that one.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These without that one.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// These and those.
    #[inline(always)]
    #[must_use]
    pub const fn union(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest-numbered of them.
    #[inline(always)]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Each of them, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// Something for each seat of a table, in order of the seats; off the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T> {
    seats: u8,
    each: [T; MAX_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// What `each` says for every seat of a table of `seats`.
    pub fn from_fn(seats: usize, mut each: impl FnMut(Seat) -> T) -> Self {
        let mut table = Self { seats: seats.min(MAX_SEATS) as u8, each: [T::default(); MAX_SEATS] };
        for seat in Seat::all(seats) {
            table.each[seat.index()] = each(seat);
        }
        table
    }
}

impl<T> BySeat<T> {
    /// The same in order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.each[..self.seats as usize]
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Each with its seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats as usize).zip(self.as_slice())
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.each[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.each[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        if list.len() > MAX_SEATS {
            return Err(de::Error::custom(Message::new("error-too-many-seats")));
        }
        Ok(Self::from_fn(list.len(), |seat| list[seat.index()]))
    }
}

/// Who is looking: somebody who plays, or somebody who watches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player in that seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat:{seat}"),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl std::str::FromStr for Viewer {
    type Err = UnknownViewer;
    fn from_str(text: &str) -> Result<Self, UnknownViewer> {
        if text == "spectator" {
            return Ok(Self::Spectator);
        }
        text.strip_prefix("seat:")
            .and_then(|number| number.parse::<u8>().ok())
            .and_then(|number| Seat::new(number.into()))
            .map(Self::Seat)
            .ok_or_else(|| UnknownViewer(text.chars().take(40).collect()))
    }
}

/// Words that name no viewer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::new("error-no-viewer").with("word", .0))]
pub struct UnknownViewer(String);
