//! What a player does after its action: hides a Wabi Sabi card that others can place among the backs that they see.
//!
//! Whoever takes a Wabi Sabi card mostly takes it in sight of the table, and a player who remembers takes it away
//! again. Moved once, it may be any of the backs in that hand.

use tsugi_engine::{Chance, Seat};
use tsugi_wabisaby::{Action, Card, HAND, PhaseView, Place, Seen, Spot, State, View};

use super::face;

/// A seat's own hand, as far as it can tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnHand {
    /// The cards that it can place.
    known: [Option<Card>; HAND],
    /// Where the others see a back, and whether one of them can place the card there.
    backs: [Option<bool>; HAND],
    /// Whether cards have been moved since the action.
    moved: bool,
}

impl OwnHand {
    /// What a view tells, its notes included.
    pub(super) fn of_view(view: &View, seat: Seat) -> Self {
        let moved = matches!(view.phase, PhaseView::Playing { swaps, .. } if swaps > 0);
        let mut own = Self { known: [None; HAND], backs: [None; HAND], moved };
        for (place, seen) in Place::all().zip(view.hands[seat.index()]) {
            let at = Spot::Hand { seat, place };
            let noted = || view.memory.iter().find(|note| note.at == at).map(|note| note.card);
            let card = face(seen).or_else(noted);
            let is_back = seen != Seen::Back || card == Some(Card::WABI_SABI);
            own.known[place.index()] = card;
            own.backs[place.index()] = is_back.then(|| view.witnesses.iter().any(|witnessed| witnessed.at == at));
        }
        own
    }

    /// What a seat can tell of its hand in an imagined world.
    pub(super) fn of_world(seats: usize, world: &State, seat: Seat) -> Self {
        let known = world.known(seat).hand(seat);
        Self { known, backs: world.own_backs(seats, seat), moved: world.swaps() > 0 }
    }

    /// A Wabi Sabi card that somebody else can place.
    fn found(&self) -> Option<Place> {
        let is_found = |place: usize| self.known[place] == Some(Card::WABI_SABI) && self.backs[place] == Some(true);
        Place::all().find(|place| is_found(place.index()))
    }

    /// The ways to move such a card to where another back was; none once cards were moved.
    pub(super) fn ways(&self) -> impl Iterator<Item = Action> + use<> {
        let (found, backs) = (self.found().filter(|_| !self.moved), self.backs);
        found.into_iter().flat_map(move |found| {
            let others = Place::all().filter(move |&place| place != found && backs[place.index()].is_some());
            others.map(move |place| Action::Swap { a: found.min(place), b: found.max(place) })
        })
    }

    /// Moves such a card, else ends the turn.
    pub(super) fn finish(&self, chance: &mut dyn Chance) -> Action {
        match self.ways().count() {
            0 => Action::EndTurn,
            ways => self.ways().nth(chance.below(ways as u32) as usize).unwrap_or(Action::EndTurn),
        }
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::SeededRng;

    use super::*;

    const W: Option<Card> = Some(Card::WABI_SABI);

    fn finished(hand: OwnHand) -> Vec<Action> {
        let mut found: Vec<Action> = (0..60).map(|seed| hand.finish(&mut SeededRng::new(seed))).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    #[test]
    fn a_card_that_others_can_place_is_hidden_once_among_backs() {
        let six = Card::number(6);
        let hand = OwnHand {
            known: [six, W, None, W, six, None],
            backs: [Some(true), Some(false), None, Some(true), Some(false), None],
            moved: false,
        };
        let place = |index: usize| Place::new(index).expect("a place of a hand");
        let swap = |a: usize, b: usize| Action::Swap { a: place(a), b: place(b) };
        assert_eq!(finished(hand), [swap(0, 3), swap(1, 3), swap(3, 4)], "to any other back, and to no face");
        assert_eq!(finished(OwnHand { moved: true, ..hand }), [Action::EndTurn], "once is enough");
        let unseen = OwnHand { backs: [Some(true), Some(false), None, Some(false), Some(false), None], ..hand };
        assert_eq!(finished(unseen), [Action::EndTurn], "nobody can place it");
        let alone = OwnHand { backs: [None, None, None, Some(true), None, None], ..hand };
        assert_eq!(finished(alone), [Action::EndTurn], "the only back is found wherever it goes");
    }
}
