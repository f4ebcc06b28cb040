//! The moment between two rounds of a game for two, and what of it a network is told.
//!
//! Everything lies open then but the order of the deck, which there is none of: a moment holds what a view shows and
//! nothing else, so its features cannot tell more than a view.

use tsugi_broken_and_beautiful::{
    AfterPass, BrokenAtEnd, CardSet, Collected, Collection, Kind, Pattern, PhaseView, Pottery, View,
};
use tsugi_engine::{BySeat, Seat};

/// How many features tell of one side.
pub(super) const SIDE: usize = 83;
/// How many tell of what both share.
pub(super) const SHARED: usize = 42;
/// How many tell of both sides together.
pub(super) const BETWEEN: usize = 7;
/// The patterns that the network was taught; of a fourth it hears the cards and the points, not the pattern.
const TAUGHT: [Pattern; 3] = [Pattern::Blue, Pattern::White, Pattern::Brown];

/// A table of two between two rounds, the side first that begins the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub(super) sides: [Collection; 2],
    /// The deck below its top card.
    pub(super) deck: CardSet,
    /// The card on top.
    pub(super) top: CardSet,
    /// How many rounds are to come.
    pub(super) left: u8,
}

/// What a network is told of a moment, each in whole units: the side that begins, the other, what both share, and how
/// they compare.
pub type Features = [u8; Moment::FEATURES];

impl Moment {
    /// How many features there are.
    pub const FEATURES: usize = 2 * SIDE + SHARED + BETWEEN;

    /// The moment as if the round ended with what a view shows.
    pub fn seen(game: &Pottery, view: &View) -> Self {
        let deck = game.deck();
        let side = |seat: Seat| {
            view.collections.get(seat.index()).map_or(Collection::default(), |own| Collection {
                unbroken: deck.set_of(&own.unbroken),
                broken: deck.set_of(&own.broken),
                repaired: deck.set_of(&own.repaired),
                ingots: own.ingots,
                repairs: 0,
            })
        };
        let begun = !matches!(view.phase, PhaseView::NamingFirst { .. });
        let first = if begun { view.first.next(2) } else { view.first };
        let sides = [side(first), side(first.next(2))];
        let top = view.top.map_or(CardSet::EMPTY, |card| deck.set(card));
        let elsewhere = sides.iter().fold(top, |all, own| all.or(own.cards()));
        let elsewhere = elsewhere.or(deck.set_of(&view.area)).or(deck.set_of(&view.discards));
        Self { sides, deck: deck.all().without(elsewhere), top, left: view.rounds.saturating_sub(view.round) }
    }

    /// The moment before a deal, from what is seen before the last choice of a round and after the deal.
    pub fn between(game: &Pottery, before: &View, after: &View) -> Self {
        let (before, after) = (Self::seen(game, before), Self::seen(game, after));
        // Who begins in the round that was dealt is not who begins in the one after it.
        let [other, begins] = after.sides;
        Self { sides: [begins, other], ..before }
    }

    /// What a network is told.
    pub fn features(&self, game: &Pottery) -> Features {
        let mut all = [0; Self::FEATURES];
        let facts = self.sides.map(|own| Facts::of(game, &own));
        all[..SIDE].copy_from_slice(&facts[0].told);
        all[SIDE..2 * SIDE].copy_from_slice(&facts[1].told);
        all[2 * SIDE..2 * SIDE + SHARED].copy_from_slice(&shared(game, self.deck, self.top, self.left));
        for (feature, size) in between(&facts[0], &facts[1], majority(game)) {
            all[2 * SIDE + SHARED + feature] = size;
        }
        all
    }

    /// The size of a unit of each feature.
    pub fn units() -> [f32; Self::FEATURES] {
        let [side, shared, between] = [SIDE_UNITS, SHARED_UNITS, BETWEEN_UNITS].map(units);
        let all = [side.as_slice(), &side, &shared, &between].concat();
        std::array::from_fn(|at| all.get(at).copied().unwrap_or(0.0))
    }
}

/// Runs of features with the size of their unit.
type Runs = &'static [(usize, f32)];
const SIDE_UNITS: Runs =
    &[(21, 0.5), (28, 1.0), (8, 0.5), (9, 1.0), (1, 0.25), (5, 1.0), (1, 0.25), (2, 0.125), (7, 0.25), (1, 0.25)];
const SHARED_UNITS: Runs = &[(10, 0.5), (3, 0.25), (3, 1.0), (10, 1.0), (3, 1.0), (9, 1.0), (1, 0.25), (3, 1.0)];
const BETWEEN_UNITS: Runs = &[(5, 1.0), (2, 0.125)];

fn units(runs: Runs) -> Vec<f32> {
    runs.iter().flat_map(|&(count, unit)| std::iter::repeat_n(unit, count)).collect()
}

/// What is told of one side, and what comparing it needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) told: [u8; SIDE],
    /// Its points without those for most tea jars.
    pub(super) points: i32,
    /// The tea jars that count.
    pub(super) jars: u8,
}

/// The kinds that break.
const POTTERY: usize = 7;

/// Writes features one after the other.
struct Writer<'a>(std::slice::IterMut<'a, u8>);

impl Writer<'_> {
    fn write(&mut self, size: i64) {
        if let Some(place) = self.0.next() {
            *place = size.clamp(0, u8::MAX.into()) as u8;
        }
    }

    fn count(&mut self, cards: CardSet) {
        self.write(cards.len().into());
    }
}

impl Facts {
    pub(super) fn of(game: &Pottery, own: &Collection) -> Self {
        let deck = game.deck();
        let standing = own.unbroken.or(own.repaired);
        let mut told = [0; SIDE];
        let mut to = Writer(told.iter_mut());
        for kind in Kind::ALL.into_iter().take(POTTERY).map(|kind| deck.kind(kind)) {
            for cards in [own.unbroken, own.broken, own.repaired] {
                to.count(cards.and(kind));
            }
        }
        for kind in Kind::ALL.into_iter().take(POTTERY) {
            let count = standing.and(deck.kind(kind)).len();
            for least in 1..=4 {
                to.write((count >= least).into());
            }
        }
        let boxes = own.unbroken.and(deck.kind(Kind::StorageBox));
        to.count(own.unbroken.and(deck.kind(Kind::ServingTray)));
        to.count(boxes);
        let patterns = TAUGHT.map(|pattern| deck.pattern(pattern));
        for cards in [standing, own.broken] {
            for pattern in patterns {
                to.count(cards.and(pattern));
            }
        }
        let teapots = deck.kind(Kind::Teapot);
        for cards in [own.unbroken, own.broken, own.repaired] {
            for pattern in patterns {
                to.count(cards.and(pattern).and(teapots));
            }
        }
        to.write(own.ingots.into());
        for least in [1, 2, 3, 4, 6] {
            to.write((own.ingots >= least).into());
        }
        to.write(i64::from(boxes.len()) * i64::from(own.ingots.min(4)));
        let points = points(game, own);
        to.write(points.into());
        let mended = Collection { broken: CardSet::EMPTY, repaired: own.repaired.or(own.broken), ..*own };
        to.write(self::points(game, &mended).into());
        for kind in Kind::ALL.into_iter().take(POTTERY).map(|kind| deck.kind(kind)) {
            let lost = if own.unbroken.meets(kind) {
                let left = Collection { unbroken: own.unbroken.without(kind), ..*own };
                points - self::points(game, &left)
            } else {
                0
            };
            to.write(lost.into());
        }
        to.count(own.cards());
        Self { told, points, jars: standing.and(deck.kind(Kind::TeaJar)).len() as u8 }
    }
}

/// A side's points, the other having all tea jars.
fn points(game: &Pottery, own: &Collection) -> i32 {
    let rival = Collected { unbroken: game.deck().kind(Kind::TeaJar), ..Collected::default() };
    let own = own.collected();
    game.points(&BySeat::from_fn(2, |seat| if seat == Seat::at(0) { own } else { rival }), Seat::at(0))
}

/// What most tea jars are worth.
pub(super) fn majority(game: &Pottery) -> i32 {
    let jar = game.deck().kind(Kind::TeaJar).iter().next().map_or(CardSet::EMPTY, CardSet::only);
    let own = Collected { unbroken: jar, ..Collected::default() };
    let all = BySeat::from_fn(2, |seat| if seat == Seat::at(0) { own } else { Collected::default() });
    game.points(&all, Seat::at(0))
}

/// What is told of what both share.
pub(super) fn shared(game: &Pottery, below: CardSet, top: CardSet, left: u8) -> [u8; SHARED] {
    let (deck, rules) = (game.deck(), game.rules());
    let mut told = [0; SHARED];
    let mut to = Writer(told.iter_mut());
    let patterns = TAUGHT.map(|pattern| deck.pattern(pattern));
    for kind in Kind::ALL {
        to.count(below.and(deck.kind(kind)));
    }
    for pattern in patterns {
        to.count(below.and(pattern));
    }
    let teapots = below.and(deck.kind(Kind::Teapot));
    for pattern in patterns {
        to.count(teapots.and(pattern));
    }
    for kind in Kind::ALL {
        to.count(top.and(deck.kind(kind)));
    }
    for pattern in patterns {
        to.count(top.and(pattern));
    }
    for rounds in 0..9 {
        to.write((left.min(8) == rounds).into());
    }
    to.write(rules.ingots.into());
    to.write(rules.vase_bonus.into());
    to.write((rules.after_pass == AfterPass::IsOut).into());
    to.write((rules.broken_at_end == BrokenAtEnd::AreDiscarded).into());
    told
}

/// What is told of both sides together: features and their sizes.
pub(super) fn between(first: &Facts, second: &Facts, majority: i32) -> [(usize, u8); 3] {
    let most = |own: &Facts, other: &Facts| if own.jars > 0 && own.jars >= other.jars { majority } else { 0 };
    let jars = match first.jars.cmp(&second.jars) {
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 2,
    };
    let lead = first.points + most(first, second) - second.points - most(second, first);
    let size = lead.unsigned_abs().min(u8::MAX.into()) as u8;
    let ahead = usize::from(lead < 0);
    [(jars, 1), (3 + ahead, u8::from(lead != 0)), (5 + ahead, size)]
}
