//! What each viewer has seen and could have noted, by the place where the card now is (R45).
//!
//! It names places, never cards: a name would outlive a secret rearranging. Where a holder
//! rearranges, others lose what they knew of the backs they see there. Nobody remembers what is not so, hence a bit
//! a place and viewer is enough: the card is the one that lies there. All viewers are bits of one word, so that
//! one step follows a card for all of them.

use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, Facing, HAND, Held, Place, SHOWCASE, Seen, Slot},
    state::State,
    witnesses::{Noted, Square},
};

/// How a card in a hand looks to a viewer (R8): a back is a back (R43), and to spectators every card
/// is one (R46).
#[inline(always)]
pub(crate) fn seen_in_hand(held: Held, holder: Seat, viewer: Viewer) -> Seen {
    let towards_viewer = match viewer {
        Viewer::Spectator => return Seen::Back,
        Viewer::Seat(seat) if seat == holder => Facing::Holder,
        Viewer::Seat(_) => Facing::Others,
    };
    if held.card.is_wabi_sabi() || held.facing != towards_viewer { Seen::Back } else { Seen::Face(held.card) }
}

/// The seats of a table that see the face of a card in a hand; the same for all viewers at once.
#[inline(always)]
pub(crate) fn face_seen_by(held: Held, holder: Seat, table: SeatSet) -> SeatSet {
    match held.facing {
        _ if held.card.is_wabi_sabi() => SeatSet::EMPTY,
        Facing::Holder => SeatSet::only(holder),
        Facing::Others => table.without(holder),
    }
}

/// Some of the viewers: a bit a seat, and one for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Viewers(u16);

impl Viewers {
    /// Nobody.
    pub(crate) const NOBODY: Self = Self(0);
    /// All there can be.
    pub(crate) const ALL: Self = Self((1 << (MAX_SEATS + 1)) - 1);

    /// That one alone.
    #[inline(always)]
    pub(crate) const fn only(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self(1 << seat.index()),
            Viewer::Spectator => Self(1 << MAX_SEATS),
        }
    }

    /// Whether the viewer is among them.
    #[inline(always)]
    pub(crate) const fn contains(self, viewer: Viewer) -> bool {
        self.0 & Self::only(viewer).0 != 0
    }

    /// These and those.
    #[inline(always)]
    pub(crate) const fn or(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// These seats.
    pub(crate) const fn of(seats: SeatSet) -> Self {
        Self(seats.bits() as u16)
    }

    /// Those who are among both.
    #[inline(always)]
    pub(crate) const fn and(self, those: Self) -> Self {
        Self(self.0 & those.0)
    }

    /// These and those seats.
    #[inline(always)]
    const fn or_seats(self, seats: SeatSet) -> Self {
        Self(self.0 | seats.bits() as u16)
    }

    /// The seats among them.
    #[inline(always)]
    pub(crate) const fn seats(self) -> SeatSet {
        SeatSet::from_bits(self.0 as u8)
    }
}

/// How many places there are: those of all hands, then the showcase.
const SPOTS: usize = HAND * MAX_SEATS + SHOWCASE;

/// A place among all of them.
#[inline(always)]
const fn in_hand(holder: Seat, place: Place) -> usize {
    holder.index() * HAND + place.index()
}

#[inline(always)]
const fn in_showcase(slot: Slot) -> usize {
    MAX_SEATS * HAND + slot.index()
}

/// What all viewers know, place by place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Who can place the card.
    known_by: [Viewers; SPOTS],
    /// Who has noted it, as far as each viewer can tell.
    noted: Noted<SPOTS>,
    /// Whose notes, as they were read from JSON, are not so; in play nobody's.
    untrue: Viewers,
}

impl Memory {
    /// Nobody knows anything.
    pub(crate) const EMPTY: Self =
        Self { known_by: [Viewers::NOBODY; SPOTS], noted: Noted::NOBODY, untrue: Viewers::NOBODY };

    /// Who can place a card in a hand.
    #[inline(always)]
    pub(crate) fn known_in_hand(&self, holder: Seat, place: Place) -> Viewers {
        self.known_by[in_hand(holder, place)]
    }

    /// Who can place a card of the showcase.
    #[inline(always)]
    pub(crate) fn known_in_showcase(&self, slot: Slot) -> Viewers {
        self.known_by[in_showcase(slot)]
    }

    /// These, too, can place a card in a hand.
    #[inline(always)]
    pub(crate) fn show_in_hand(&mut self, holder: Seat, place: Place, to: Viewers) {
        let known_by = &mut self.known_by[in_hand(holder, place)];
        *known_by = known_by.or(to);
    }

    /// These, too, can place a card of the showcase.
    #[inline(always)]
    pub(crate) fn show_in_showcase(&mut self, slot: Slot, to: Viewers) {
        let known_by = &mut self.known_by[in_showcase(slot)];
        *known_by = known_by.or(to);
    }

    /// Has a viewer know nothing.
    pub(crate) fn forget_all(&mut self, viewer: Viewer) {
        for known_by in &mut self.known_by {
            known_by.0 &= !Viewers::only(viewer).0;
        }
    }

    /// Whether all that this viewer noted is so.
    pub(crate) fn is_true(&self, viewer: Viewer) -> bool {
        !self.untrue.contains(viewer)
    }

    /// That this viewer noted what is not so.
    pub(crate) fn doubt(&mut self, viewer: Viewer) {
        self.untrue = self.untrue.or(Viewers::only(viewer));
    }

    /// Who has noted a card in a hand, as far as this viewer can tell.
    pub(crate) fn noted_in_hand(&self, viewer: Viewer, holder: Seat, place: Place) -> SeatSet {
        self.noted.at(in_hand(holder, place)).by(viewer)
    }

    /// Who has noted a card of the showcase, as far as this viewer can tell.
    pub(crate) fn noted_in_showcase(&self, viewer: Viewer, slot: Slot) -> SeatSet {
        self.noted.at(in_showcase(slot)).by(viewer)
    }

    /// Has a viewer take it that these have noted a card in a hand.
    pub(crate) fn note_in_hand(&mut self, viewer: Viewer, holder: Seat, place: Place, by: SeatSet) {
        let spot = in_hand(holder, place);
        self.noted.set(spot, self.noted.at(spot).told(viewer, by));
    }

    /// Has a viewer take it that these have noted a card of the showcase.
    pub(crate) fn note_in_showcase(&mut self, viewer: Viewer, slot: Slot, by: SeatSet) {
        let noted = self.noted.at(in_showcase(slot)).told(viewer, by);
        self.noted.set(in_showcase(slot), noted);
    }

    /// Who can place a card in a hand, as far as this viewer can tell.
    pub(crate) fn witnesses(&self, table: SeatSet, viewer: Viewer, at: (Seat, Place, Held)) -> SeatSet {
        let (holder, place, held) = at;
        let spot = in_hand(holder, place);
        self.noted.at(spot).seen(held, holder, self.known_by[spot], table).by(viewer)
    }

    /// All see the showcase.
    pub(crate) fn see_showcase(&mut self, seats: usize) {
        for slot in Slot::all() {
            self.known_by[in_showcase(slot)] = Viewers::ALL;
            let noted = self.noted.at(in_showcase(slot)).with(SeatSet::all(seats));
            self.noted.set(in_showcase(slot), noted);
        }
    }

    /// A seat sees all of its own cards, and the others see that it does.
    pub(crate) fn see_own(&mut self, seat: Seat) {
        for place in Place::all() {
            let spot = in_hand(seat, place);
            self.known_by[spot] = self.known_by[spot].or(Viewers::only(Viewer::Seat(seat)));
            self.noted.set(spot, self.noted.at(spot).with(SeatSet::only(seat)));
        }
    }

    /// The others see what a hand shows them.
    pub(crate) fn see_hand(&mut self, seats: usize, seat: Seat, cards: &[Held; HAND]) {
        for (place, &held) in Place::all().zip(cards) {
            let known_by = &mut self.known_by[in_hand(seat, place)];
            *known_by = known_by.or_seats(face_seen_by(held, seat, SeatSet::all(seats)));
        }
    }

    /// A seat moves two of its own cards; the others know nothing of it yet.
    pub(crate) fn swap_own(&mut self, seat: Seat, a: Place, b: Place) {
        let (a, b, own) = (in_hand(seat, a), in_hand(seat, b), Viewers::only(Viewer::Seat(seat)).0);
        let differs = (self.known_by[a].0 ^ self.known_by[b].0) & own;
        self.known_by[a].0 ^= differs;
        self.known_by[b].0 ^= differs;
        self.noted.swap_for(seat, a, b);
    }

    /// The others see a hand in its new order, and cannot tell where a back went.
    pub(crate) fn lose_backs(&mut self, seats: usize, seat: Seat, before: &[Held; HAND], cards: &[Held; HAND]) {
        let (table, own) = (SeatSet::all(seats), Viewers::only(Viewer::Seat(seat)));
        let knew_all = Place::all().zip(before).fold(Viewers::ALL, |knew, (place, &held)| {
            let spot = in_hand(seat, place);
            let noted = self.noted.at(spot).seen(held, seat, self.known_by[spot], table);
            Viewers(knew.0 & noted.who_names(seat))
        });
        for (place, &held) in Place::all().zip(cards) {
            let spot = in_hand(seat, place);
            let faces = face_seen_by(held, seat, table.without(seat)).without(seat);
            self.known_by[spot] = self.known_by[spot].and(own).or_seats(faces);
            // Those who can still tell where the card is: the others follow faces alone. A viewer who sees a face
            // cannot tell which of several it was, so that the holder knows it only if they knew all of their hand.
            let holder_knows = Viewers(self.noted.at(spot).who_names(seat) & own.0 | knew_all.0 & !own.0);
            let noted = Square::named_by(holder_knows.0, seat);
            self.noted.set(spot, noted.seen(held, seat, self.known_by[spot], table));
        }
    }

    /// Two cards change hands: everybody follows them, and sees what now looks their way. A third
    /// player who saw a back and still sees one knows a Wabi Sabi card (R44).
    pub(crate) fn exchange(&mut self, seats: usize, one: (Seat, Place, Held), two: (Seat, Place, Held)) {
        let table = SeatSet::all(seats);
        let third = table.without(one.0).without(two.0);
        let spots = [one, two].map(|(holder, place, _)| in_hand(holder, place));
        self.known_by.swap(spots[0], spots[1]);
        let noted = spots.map(|spot| self.noted.at(spot));
        for ((to, from), (spot, noted)) in
            [(one, two), (two, one)].into_iter().zip(spots.into_iter().zip([noted[1], noted[0]]))
        {
            let (holder, _, held) = to;
            let learns = if held.card.is_wabi_sabi() { third } else { face_seen_by(held, holder, table) };
            self.known_by[spot] = self.known_by[spot].or_seats(learns);
            // It was in sight of somebody where it was; and who is neither of the two has now seen both sides.
            let came = noted.seen(held.flipped(), from.0, self.known_by[spot], table);
            self.noted.set(spot, came.with(third));
        }
    }

    /// A hand's card and a showcase card change places.
    pub(crate) fn exchange_showcase(&mut self, seats: usize, gave: Held, taken: (Seat, Place, Held), slot: Slot) {
        let (seat, place, held) = taken;
        let (table, hand, showcase) = (SeatSet::all(seats), in_hand(seat, place), in_showcase(slot));
        let given = self.noted.at(hand).seen(gave, seat, self.known_by[hand], table);
        // Taken while down it faces the others: who now sees a back sees a Wabi Sabi card.
        let others = if held.facing == Facing::Others { table.without(seat) } else { SeatSet::EMPTY };
        self.noted.set(hand, self.noted.at(showcase).with(others));
        self.noted.set(showcase, given);
        self.known_by.swap(hand, showcase);
        let learn = others.union(face_seen_by(held, seat, table));
        self.known_by[hand] = self.known_by[hand].or_seats(learn);
    }
}

/// What one viewer knows of each place.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    state: &'a State,
    viewer: Viewer,
}

impl<'a> Known<'a> {
    /// What that viewer knows at this state.
    pub(crate) fn of(state: &'a State, viewer: Viewer) -> Self {
        Self { state, viewer }
    }

    /// A hand as far as it is known.
    pub fn hand(self, holder: Seat) -> [Option<Card>; HAND] {
        let hand = self.state.hand_shown(holder, self.viewer);
        let memory = &self.state.memory;
        std::array::from_fn(|place| {
            let known = memory.known_in_hand(holder, Place::at(place)).contains(self.viewer);
            known.then_some(hand[place].card)
        })
    }

    /// The showcase as far as it is known.
    pub fn showcase(self) -> [Option<Card>; SHOWCASE] {
        let memory = &self.state.memory;
        std::array::from_fn(|slot| {
            let known = memory.known_in_showcase(Slot::at(slot)).contains(self.viewer);
            known.then_some(self.state.showcase[slot].card)
        })
    }
}
