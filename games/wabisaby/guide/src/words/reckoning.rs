//! What hands come to, as far as a viewer can tell: from what the view shows, notes included where they are kept.

use serde::Serialize;
use tsugi_engine::Seat;
use tsugi_wabisaby::{
    Action, Card, HAND, HIGHEST, PhaseView, Place, Seen, Sighting, Slot, Spot, View, WabiSaby, total,
};

/// What follows from a view, and from what was seen just now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Reckoned {
    /// The hand that counts for this viewer; none while cards are being kept, and for who has no target.
    pub(super) counts: Option<Counted>,
    /// What hands come to that lie open.
    pub(super) open: Vec<Open>,
}

/// The hand that counts for a viewer.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Counted {
    /// Whose it is.
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) seat: Seat,
    #[serde(flatten)]
    pub(super) reach: Reach,
}

/// What a hand comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Reach {
    /// The sum of the cards that are known.
    pub(super) shows: u8,
    /// How many are not.
    pub(super) unknown: u8,
    /// The least that it can come to, with the cards that are left.
    pub(super) low: u8,
    /// The most.
    pub(super) high: u8,
    /// The fewest and the most points that totals between them pay; none where all of it is the bin.
    pub(super) pays: Option<[u8; 2]>,
    /// Whether it can come to the bin.
    pub(super) bin: bool,
}

/// What a hand comes to that lies open.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Open {
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    total: u8,
    /// What the score card pays for it; none where it is the bin.
    pays: Option<u8>,
}

/// What follows from a view, and from what was seen just now.
pub(super) fn reckon(game: &WabiSaby, view: &View, seen: Option<&Sighting>) -> Reckoned {
    let open_of = |seat: Seat, cards: [Card; HAND]| {
        let total = total(cards);
        Open { seat, total: total as u8, pays: game.points_of(total) }
    };
    let open = match seen {
        Some(Sighting::HandRevealed { seat, cards, .. }) => vec![open_of(*seat, *cards)],
        _ if view.phase == PhaseView::Over => {
            let faces = |hand: &[Seen; HAND]| hand.map(|seen| face(seen).unwrap_or(NONE));
            Seat::all(view.hands.len()).zip(&view.hands).map(|(seat, hand)| open_of(seat, faces(hand))).collect()
        }
        _ => Vec::new(),
    };
    Reckoned { counts: Foresight::of(game, view).map(|ahead| ahead.now()), open }
}

/// Counts nothing.
const NONE: Card = Card::WABI_SABI;

/// The hand that counts for whoever sees this: the target's, or alone the own one.
pub(super) fn counts(view: &View) -> Option<Seat> {
    match view.phase {
        PhaseView::Playing { .. } => view.target,
        PhaseView::Drawing { .. } => Some(Seat::at(0)),
        PhaseView::Choosing { .. } | PhaseView::Over => None,
    }
}

/// A hand as far as it is known.
type Hand = [Option<Card>; HAND];

pub(super) fn hand(view: &View, seat: Seat) -> Hand {
    let mut places = Place::all().map(|place| known(view, Spot::Hand { seat, place }));
    std::array::from_fn(|_| places.next().flatten())
}

/// A card as far as it is known: it shows, or it was noted.
pub(super) fn known(view: &View, at: Spot) -> Option<Card> {
    let seen = match at {
        Spot::Hand { seat, place } => view.hands.get(seat.index())?.get(place.index()),
        Spot::Showcase { slot } => view.showcase.get(slot.index()),
    };
    match seen? {
        Seen::Face(card) => Some(*card),
        Seen::Back => view.memory.iter().find(|note| note.at == at).map(|note| note.card),
    }
}

/// How many of each card are not known to a viewer, by value; a Wabi Sabi card counts 0.
struct Left([usize; HIGHEST as usize + 1]);

impl Left {
    /// All cards in play but those that are known (R6, R24, R40).
    fn of(game: &WabiSaby, view: &View) -> Self {
        let (figures, players) = (game.components(), view.hands.len());
        let each = if players == 1 { usize::from(figures.solo.sets) } else { players };
        let mut left = [each; HIGHEST as usize + 1];
        left[NONE.index()] = figures.deck.wabi_sabi.into();
        let hands = Seat::all(players).flat_map(|seat| hand(view, seat)).flatten();
        let showcase = Slot::all().filter_map(|slot| known(view, Spot::Showcase { slot }));
        let (aside, drawn) = match &view.phase {
            PhaseView::Drawing { drawn, aside, .. } => (aside.as_slice(), face(*drawn)),
            _ => (&[][..], None),
        };
        for card in hands.chain(showcase).chain(aside.iter().copied()).chain(drawn) {
            left[card.index()] = left[card.index()].saturating_sub(1);
        }
        Self(left)
    }

    fn cards(&self) -> impl Iterator<Item = u8> {
        self.0.iter().enumerate().flat_map(|(value, &count)| std::iter::repeat_n(value as u8, count))
    }

    /// What a hand comes to: what is known of it, and for the rest the lowest and the highest cards that are left.
    fn reach(&self, game: &WabiSaby, hand: &Hand) -> Reach {
        let shows: u8 = hand.iter().flatten().map(|card| card.value()).sum();
        let unknown = hand.iter().filter(|card| card.is_none()).count();
        let low = shows + self.cards().take(unknown).sum::<u8>();
        let high = shows + self.cards().skip(self.cards().count().saturating_sub(unknown)).sum::<u8>();
        let paid = || (low..=high).map(|total| game.points_of(total.into()));
        let pays = paid().flatten().min().zip(paid().flatten().max()).map(|(least, most)| [least, most]);
        Reach { shows, unknown: unknown as u8, low, high, pays, bin: paid().any(|points| points.is_none()) }
    }
}

fn face(seen: Seen) -> Option<Card> {
    if let Seen::Face(card) = seen { Some(card) } else { None }
}

/// What the hand that counts comes to, and would come to by a choice of a seat.
pub(super) struct Foresight<'a> {
    game: &'a WabiSaby,
    view: &'a View,
    left: Left,
    counts: Seat,
    hand: Hand,
}

impl<'a> Foresight<'a> {
    /// None where no hand counts for whoever sees this.
    pub(super) fn of(game: &'a WabiSaby, view: &'a View) -> Option<Self> {
        let counts = counts(view)?;
        Some(Self { game, view, left: Left::of(game, view), counts, hand: hand(view, counts) })
    }

    /// Whose hand counts, and what it comes to.
    pub(super) fn now(&self) -> Counted {
        Counted { seat: self.counts, reach: self.left.reach(self.game, &self.hand) }
    }

    /// What it would come to, where the choice changes it.
    pub(super) fn after(&self, seat: Seat, action: Action) -> Option<Reach> {
        let own = |place: Place| known(self.view, Spot::Hand { seat, place });
        let (at, comes) = match action {
            Action::Exchange { own: gives, seat: other, theirs } if other == self.counts => (theirs, own(gives)),
            Action::Exchange { own: gives, seat: other, theirs } if seat == self.counts => {
                (gives, known(self.view, Spot::Hand { seat: other, place: theirs }))
            }
            Action::Showcase { own: gives, slot } if seat == self.counts => {
                (gives, known(self.view, Spot::Showcase { slot }))
            }
            Action::Replace { own: gives } => match self.view.phase {
                PhaseView::Drawing { drawn, .. } => (gives, face(drawn)),
                _ => return None,
            },
            _ => return None,
        };
        let mut then = self.hand;
        *then.get_mut(at.index())? = comes;
        Some(self.left.reach(self.game, &then))
    }

    /// Every choice of a seat that would change it, with what it would come to.
    pub(super) fn choices(&self, seat: Seat) -> Vec<(Action, Reach)> {
        let others = Seat::all(self.view.hands.len()).filter(move |&other| other != seat);
        let exchanges = others.flat_map(move |other| {
            let pairs = Place::all().flat_map(|own| Place::all().map(move |theirs| (own, theirs)));
            pairs.map(move |(own, theirs)| Action::Exchange { own, seat: other, theirs })
        });
        let shown = Place::all().flat_map(|own| Slot::all().map(move |slot| Action::Showcase { own, slot }));
        let replaced = Place::all().map(|own| Action::Replace { own });
        let all: Vec<Action> = match self.view.phase {
            PhaseView::Playing { acted: false, .. } => exchanges.chain(shown).collect(),
            PhaseView::Drawing { .. } => replaced.collect(),
            PhaseView::Playing { .. } | PhaseView::Choosing { .. } | PhaseView::Over => Vec::new(),
        };
        all.into_iter().filter_map(|action| Some((action, self.after(seat, action)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::types::PageTypes;

    use super::{Reach, Reckoned};

    /// The page draws these: its types are written from them.
    #[test]
    fn the_page_has_the_same_types() {
        PageTypes::written_by("games/wabisaby")
            .with::<Reckoned>()
            .with::<Reach>()
            .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/guide.ts"));
    }
}
