//! What each viewer has seen and could have noted, by the place where the card now is (R45).
//!
//! It names places, never cards: a name would outlive a secret rearranging. Where a holder
//! rearranges, others lose what they knew of the backs they see there.

use serde::{Deserialize, Serialize};
use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, Facing, HAND, Held, Place, SHOWCASE, Seen, Slot},
    witnesses::{Look, Witnesses},
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

/// What one viewer knows of each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    pub(crate) hands: [[Option<Card>; HAND]; MAX_SEATS],
    pub(crate) showcase: [Option<Card>; SHOWCASE],
    /// Who has noted it, as far as this viewer can tell.
    #[serde(default)]
    pub(crate) witnesses: Witnesses,
}

impl Known {
    /// Nothing is known.
    pub(crate) const NOTHING: Self =
        Self { hands: [[None; HAND]; MAX_SEATS], showcase: [None; SHOWCASE], witnesses: Witnesses::NOBODY };

    /// A hand as far as it is known.
    pub fn hand(&self, holder: Seat) -> &[Option<Card>; HAND] {
        &self.hands[holder.index()]
    }

    /// The showcase as far as it is known.
    pub fn showcase(&self) -> &[Option<Card>; SHOWCASE] {
        &self.showcase
    }

    /// A card in a hand, as the viewer who knows all this looks at it.
    fn look(&self, viewer: Viewer, (holder, place, held): (Seat, Place, Held)) -> Look {
        Look { viewer, holder, held, known: self.hands[holder.index()][place.index()] }
    }

    /// Who can place a card in a hand, as far as this viewer can tell.
    pub(crate) fn witnesses(&self, seats: usize, viewer: Viewer, at: (Seat, Place, Held)) -> SeatSet {
        let noted = self.witnesses.hands[at.0.index()][at.1.index()];
        self.look(viewer, at).witnesses(noted, SeatSet::all(seats))
    }

    /// Another's hand in a new order: where a back went cannot be told.
    fn lose_backs(&mut self, viewer: Viewer, holder: Seat, cards: &[Held; HAND]) {
        for (place, &held) in self.hands[holder.index()].iter_mut().zip(cards) {
            *place = match seen_in_hand(held, holder, viewer) {
                Seen::Face(card) => Some(card),
                Seen::Back => None,
            };
        }
    }
}

/// What each seat knows, and last what spectators know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory([Known; MAX_SEATS + 1]);

impl Memory {
    /// Nobody knows anything.
    pub(crate) const EMPTY: Self = Self([Known::NOTHING; MAX_SEATS + 1]);

    /// What that viewer knows.
    pub(crate) fn of(&self, viewer: Viewer) -> &Known {
        match viewer {
            Viewer::Seat(seat) => &self.0[seat.index()],
            Viewer::Spectator => &self.0[MAX_SEATS],
        }
    }

    /// What that viewer knows, to be changed.
    pub(crate) fn of_mut(&mut self, viewer: Viewer) -> &mut Known {
        match viewer {
            Viewer::Seat(seat) => &mut self.0[seat.index()],
            Viewer::Spectator => &mut self.0[MAX_SEATS],
        }
    }

    /// The viewers at a table of `seats`, with what they know.
    fn viewers(&mut self, seats: usize) -> impl Iterator<Item = (Viewer, &mut Known)> {
        let (players, spectators) = self.0.split_at_mut(MAX_SEATS);
        let players = Seat::all(seats).map(Viewer::Seat).zip(players.iter_mut());
        players.chain(spectators.iter_mut().map(|known| (Viewer::Spectator, known)))
    }

    /// All see the showcase.
    pub(crate) fn see_showcase(&mut self, seats: usize, cards: [Card; SHOWCASE]) {
        for known in &mut self.0 {
            known.showcase = cards.map(Some);
            known.witnesses.showcase = [SeatSet::all(seats); SHOWCASE];
        }
    }

    /// A seat sees all of its own cards, and the others see that it does.
    pub(crate) fn see_own(&mut self, seat: Seat, cards: [Card; HAND]) {
        for known in &mut self.0 {
            let own = &mut known.witnesses.hands[seat.index()];
            *own = own.map(|noted| noted.with(seat));
        }
        self.0[seat.index()].hands[seat.index()] = cards.map(Some);
    }

    /// The others see what a hand shows them.
    pub(crate) fn see_hand(&mut self, seats: usize, seat: Seat, cards: &[Held; HAND]) {
        for (viewer, known) in self.viewers(seats) {
            for (place, &held) in known.hands[seat.index()].iter_mut().zip(cards) {
                if let Seen::Face(card) = seen_in_hand(held, seat, viewer) {
                    *place = Some(card);
                }
            }
        }
    }

    /// A seat moves two of its own cards; the others know nothing of it yet.
    pub(crate) fn swap_own(&mut self, seat: Seat, a: Place, b: Place) {
        let known = &mut self.0[seat.index()];
        known.hands[seat.index()].swap(a.index(), b.index());
        known.witnesses.hands[seat.index()].swap(a.index(), b.index());
    }

    /// The others see a hand in its new order, and cannot tell where a back went.
    pub(crate) fn lose_backs(&mut self, seats: usize, seat: Seat, before: &[Held; HAND], cards: &[Held; HAND]) {
        for (viewer, known) in self.viewers(seats) {
            let knew_all = Place::all()
                .all(|place| known.witnesses(seats, viewer, (seat, place, before[place.index()])).contains(seat));
            if viewer != Viewer::Seat(seat) {
                known.lose_backs(viewer, seat, cards);
            }
            for place in Place::all() {
                let look = known.look(viewer, (seat, place, cards[place.index()]));
                let noted = &mut known.witnesses.hands[seat.index()][place.index()];
                *noted = look.after_rearranging(*noted, knew_all, SeatSet::all(seats));
            }
        }
    }

    /// Two cards change hands: everybody follows them, and sees what now looks their way. A third
    /// player who saw a back and still sees one knows a Wabi Sabi card (R44).
    pub(crate) fn exchange(&mut self, seats: usize, one: (Seat, Place, Held), two: (Seat, Place, Held)) {
        for (viewer, known) in self.viewers(seats) {
            let at_one = known.hands[one.0.index()][one.1.index()];
            let at_two = known.hands[two.0.index()][two.1.index()];
            known.hands[one.0.index()][one.1.index()] = at_two;
            known.hands[two.0.index()][two.1.index()] = at_one;
            let third = viewer != Viewer::Seat(one.0) && viewer != Viewer::Seat(two.0);
            for (seat, place, held) in [one, two] {
                learn(&mut known.hands[seat.index()][place.index()], held, seat, viewer, third);
            }
            // Each was in sight of somebody where it was; and who is neither of the two has now seen both sides.
            let came = |to: (Seat, Place, Held), from: (Seat, Place, Held)| {
                let card = known.hands[to.0.index()][to.1.index()];
                let look = Look { viewer, holder: from.0, held: to.2.flipped(), known: card };
                let noted = known.witnesses.hands[from.0.index()][from.1.index()];
                look.witnesses(noted, SeatSet::all(seats)).union(SeatSet::all(seats).without(one.0).without(two.0))
            };
            let (to_one, to_two) = (came(one, two), came(two, one));
            known.witnesses.hands[one.0.index()][one.1.index()] = to_one;
            known.witnesses.hands[two.0.index()][two.1.index()] = to_two;
        }
    }

    /// A hand's card and a showcase card change places.
    pub(crate) fn exchange_showcase(&mut self, seats: usize, gave: Held, taken: (Seat, Place, Held), slot: Slot) {
        let (seat, place, held) = taken;
        for (viewer, known) in self.viewers(seats) {
            let given_to = known.witnesses(seats, viewer, (seat, place, gave));
            let saw = if held.facing == Facing::Others { SeatSet::all(seats).without(seat) } else { SeatSet::EMPTY };
            known.witnesses.hands[seat.index()][place.index()] = known.witnesses.showcase[slot.index()].union(saw);
            known.witnesses.showcase[slot.index()] = given_to;
            let given = known.hands[seat.index()][place.index()];
            let took = known.showcase[slot.index()];
            known.showcase[slot.index()] = given;
            known.hands[seat.index()][place.index()] = took;
            // Taken while down it faces the others: who now sees a back sees a Wabi Sabi card.
            let other = viewer != Viewer::Seat(seat) && held.facing == Facing::Others;
            learn(&mut known.hands[seat.index()][place.index()], held, seat, viewer, other);
        }
    }
}

/// A viewer looks at a card that has just come to a place. `turned`: both of its sides have now been
/// towards the viewer, if it has a number at all.
#[inline(always)]
fn learn(known: &mut Option<Card>, held: Held, holder: Seat, viewer: Viewer, turned: bool) {
    match seen_in_hand(held, holder, viewer) {
        Seen::Face(card) => *known = Some(card),
        Seen::Back if turned && viewer != Viewer::Spectator && held.card.is_wabi_sabi() => *known = Some(held.card),
        Seen::Back => {}
    }
}
