//! A truth that gives back a view: for every card of which the viewer has not seen both halves, one
//! that looks the same as far as the viewer has looked, each deal of the pieces of card as likely.

use tsugi_engine::{Chance, Seat};

use crate::{
    Card, Colour, HAND_LIMIT, Hand, HeldHands, Phase, PhaseView, Pile, Place, Places, Side, State, View, state::Walk,
    view::Memory,
};

/// How often a deal is begun anew before the viewer's word is taken for it that there is one.
const MOST_DEALS: u32 = 1 << 20;

/// A card in a hand that is not known whole.
#[derive(Clone, Copy)]
struct Unknown {
    seat: usize,
    place: Place,
    /// The half that is seen, if one is.
    seen: Option<(Side, Colour)>,
}

impl Unknown {
    /// What is seen on one side overlaps with what is seen on the other, never with the same side.
    fn group(self) -> usize {
        self.seen.map_or(0, |(side, _)| side as usize)
    }

    fn may_be(self, card: Card) -> bool {
        self.seen.is_none_or(|(side, colour)| card.half(side) == colour)
    }
}

/// A truth that gives back this view.
pub(crate) fn imagine(game: &HeldHands, view: &View, chance: &mut dyn Chance) -> State {
    let mut hands = hands(view, chance);
    let mut pool = *game.decks().emotions();
    view.players.iter().flat_map(|player| &player.discards).for_each(|&card| pool.take(card));
    let known = hands.iter().flat_map(|hand| hand.cards.into_iter().flatten());
    known.for_each(|card| pool.take(card));
    let unknown = unknown(view, &hands);
    let mut tries = 0;
    let dealt = loop {
        tries += 1;
        if let Some(dealt) = deal(&pool, &unknown, tries >= MOST_DEALS, chance) {
            break dealt;
        }
    };
    for (one, card) in unknown.iter().zip(dealt) {
        hands[one.seat].cards[one.place.index()] = card;
        if let Some(card) = card {
            pool.take(card);
        }
    }
    let (phase, turn, walk) = standing(view);
    State {
        hands,
        tokens: [view.players[0].node, view.players[1].node],
        balance: [view.players[0].balance, view.players[1].balance],
        deck: pool,
        discards: [0, 1].map(|seat| view.players[seat].discards.iter().copied().collect()),
        objective: view.objective,
        done: view.completed,
        open: view.open,
        first: view.first,
        turn,
        phase,
        walk,
    }
}

/// Where the game stands, whose turn it is, and the walk as far as it matters.
fn standing(view: &View) -> (Phase, Seat, Walk) {
    let at = |seat: Seat| view.players[seat.index() & 1].node;
    match &view.phase {
        PhaseView::ChoosingFans { .. } => (Phase::ChoosingFans, view.first, Walk::from(crate::Node::HEART)),
        PhaseView::Walking { seat, walk, .. } => (Phase::Walking, *seat, Walk::along(walk, at(*seat))),
        PhaseView::Turning { seat } => (Phase::Turning, *seat, Walk::from(at(*seat))),
        PhaseView::Over { ending } => (Phase::Over(*ending), view.first, Walk::from(at(view.first))),
    }
}

/// Both hands as far as they are known; a fan that was chosen unseen may be either.
fn hands(view: &View, chance: &mut dyn Chance) -> [Hand; 2] {
    [Seat::at(0), Seat::at(1)].map(|seat| {
        let player = &view.players[seat.index()];
        let memory = view.memory.as_ref();
        let remembered = |places: fn(&Memory) -> &[Places; 2]| memory.map(|memory| places(memory)[seat.index()]);
        let mut cards = memory.map_or([None; HAND_LIMIT], |memory| memory.hands[seat.index()]);
        let fan = match &view.phase {
            PhaseView::ChoosingFans { chosen, own } => {
                let looker = memory.and_then(|memory| memory.of);
                if let Some(look) = view.look.filter(|_| looker == Some(seat)) {
                    cards = look;
                }
                let unseen = chosen.contains(seat).then(|| Side::ALL[chance.below(2) as usize]);
                own.filter(|_| looker == Some(seat)).or(unseen)
            }
            _ => player.perspective,
        };
        Hand {
            cards,
            spent: player.spent.iter().map(|(place, _)| place).collect(),
            fan,
            seen_by_owner: remembered(|memory| &memory.seen_by_owner).unwrap_or_default(),
            seen_by_all: remembered(|memory| &memory.seen_by_all).unwrap_or_default(),
        }
    })
}

/// The cards in both hands that are not known whole.
fn unknown(view: &View, hands: &[Hand; 2]) -> Vec<Unknown> {
    let mut all = Vec::new();
    for (seat, (player, hand)) in view.players.iter().zip(hands).enumerate() {
        for place in Place::all().filter(|&place| hand.card(place).is_none()) {
            let shown = player.hand.at(place).or(player.spent.at(place));
            let seen = shown.zip(player.perspective).map(|(colour, side)| (side, colour));
            // Before the fans are open six backs lie there.
            if seen.is_some() || matches!(view.phase, PhaseView::ChoosingFans { .. }) {
                all.push(Unknown { seat, place, seen });
            }
        }
    }
    all
}

/// Draws a card for each; none where the same piece would lie in two places, which is what makes
/// every deal as likely. Where it must come to an end, the pieces left over serve.
fn deal(pool: &Pile, unknown: &[Unknown], must_end: bool, chance: &mut dyn Chance) -> Option<[Option<Card>; 12]> {
    let mut taken = [Pile::EMPTY; 2];
    let mut dealt = [None; 2 * HAND_LIMIT];
    for (one, place) in unknown.iter().zip(&mut dealt) {
        let group = one.group();
        let left = |card: Card| {
            let others = if must_end { taken[1 - group].copies(card) } else { 0 };
            u32::from(pool.copies(card).saturating_sub(taken[group].copies(card)).saturating_sub(others))
        };
        let fitting = || Card::all().filter(|&card| one.may_be(card));
        let mut lot = chance.below(fitting().map(left).sum());
        for card in fitting() {
            if lot < left(card) {
                if !must_end && lot < u32::from(taken[1 - group].copies(card)) {
                    return None;
                }
                taken[group].add(card);
                *place = Some(card);
                break;
            }
            lot -= left(card);
        }
    }
    Some(dealt)
}
