//! What a collection is worth, line by line; ties; ranks. Broken cards count nowhere (R45).
//!
//! Each formula is written once for any [`Tally`], so a score is the sum of its receipt.

use tsugi_engine::{BySeat, Line, Outcome, Points, Seat, Sum, Tally};

use crate::{
    CardSet, Kind, Pattern, Pottery, TieBreak,
    points::{
        CUP, FULL_BOX, MOST_JARS, PLATES, REPAIRED_BOWL, REPAIRED_CUP, REPAIRED_JAR, REPAIRED_PLATE, TRAY, VASES,
    },
};

/// What counts of one collection when it is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Collected {
    /// Unbroken cards.
    pub unbroken: CardSet,
    /// Repaired cards.
    pub repaired: CardSet,
    /// All cards of the collection, broken ones included (R29).
    pub items: u32,
    /// Ingots in hand.
    pub ingots: u16,
}

/// R30: by points, then by the edition's tie-breaks; equal players share the rank.
pub(crate) fn outcome(game: &Pottery, all: &BySeat<Collected>) -> Outcome {
    let scores = BySeat::from_fn(all.seats(), |seat| score(game, all, seat));
    Outcome::ranked(BySeat::from_fn(all.seats(), |seat| rank(game, &all[seat], scores[seat])), scores)
}

/// R46: most points win. R29: then most repaired items, then (English) most items overall.
pub(crate) fn rank(game: &Pottery, own: &Collected, points: i32) -> (i32, u32, u32) {
    let items = if game.rules.tie_break == TieBreak::RepairedThenItems { own.items } else { 0 };
    (points, own.repaired.len(), items)
}

/// The points of one seat.
pub(crate) fn score(game: &Pottery, all: &BySeat<Collected>, seat: Seat) -> i32 {
    let mut points = 0;
    lines(game, all, seat, |_, _, Points(more)| points += more);
    points
}

/// The lines of every seat.
pub(crate) fn receipts(game: &Pottery, all: &BySeat<Collected>) -> Vec<Vec<Line>> {
    let receipt = |seat| {
        let mut list = Vec::new();
        lines(game, all, seat, |line, ruling, sum: Sum| list.push(Line { line, ruling, sum }));
        list
    };
    Seat::all(all.seats()).map(receipt).collect()
}

/// How many cards of a type count, and how many of those are repaired.
#[derive(Clone, Copy)]
struct Count {
    all: i32,
    repaired: i32,
}

impl Count {
    #[inline(always)]
    fn of(own: &Collected, cards: CardSet) -> Self {
        let repaired = own.repaired.and(cards).len() as i32;
        Self { all: own.unbroken.and(cards).len() as i32 + repaired, repaired }
    }
}

/// Each line of a seat's receipt for which it has a card: key, ruling, sum. R28: ingots are none.
#[inline(always)]
fn lines<T: Tally>(
    game: &Pottery,
    all: &BySeat<Collected>,
    seat: Seat,
    mut each: impl FnMut(&'static str, &'static str, T),
) {
    let own = &all[seat];
    let count = |kind| Count::of(own, game.deck.kind(kind));
    let (cups, saucers) = (count(Kind::Cup), count(Kind::Saucer));
    if cups.all + saucers.all > 0 {
        each("cups_and_saucers", "R21", cups_and_saucers(cups, saucers));
    }
    let plates = count(Kind::Plate);
    if plates.all > 0 {
        each("plates", "R22", self::plates(plates));
    }
    let bowls = count(Kind::Bowl);
    if bowls.all > 0 {
        each("bowls", "R23", self::bowls(bowls));
    }
    let jars = count(Kind::TeaJar);
    if jars.all > 0 {
        let most = all.iter().map(|(_, other)| Count::of(other, game.deck.kind(Kind::TeaJar)).all).max();
        each("tea_jars", "R24", tea_jars(jars, most.unwrap_or(0)));
    }
    let vases = count(Kind::Vase);
    if vases.all > 0 {
        each("vases", "R25", self::vases(vases, game.rules.vase_bonus.into()));
    }
    if count(Kind::Teapot).all > 0 {
        each("teapots", "R26", teapots(game, own));
    }
    let trays = count(Kind::ServingTray);
    if trays.all > 0 {
        // R27: a serving tray is worth 2.
        each("serving_trays", "R27", T::default().plus([trays.all, TRAY, 1]));
    }
    let boxes = count(Kind::StorageBox);
    if boxes.all > 0 {
        each("storage_boxes", "R27", storage_boxes(boxes, own.ingots));
    }
}

/// R21: a cup is worth 1, repaired 3; a saucer doubles one cup, repaired trebles it. R37: pairs are
/// made now, best with best.
#[inline(always)]
fn cups_and_saucers<T: Tally>(cups: Count, saucers: Count) -> T {
    // Both rows sorted down: repaired ones come first, then the others, then nothing.
    let cup_ends = [cups.repaired, cups.all];
    let saucer_ends = [saucers.repaired, saucers.all, i32::MAX];
    let (mut sum, mut from) = (T::default(), 0);
    for (cup, cup_end) in [REPAIRED_CUP, CUP].into_iter().zip(cup_ends) {
        for (factor, saucer_end) in [3, 2, 1].into_iter().zip(saucer_ends) {
            let to = cup_end.min(saucer_end).max(from);
            sum = sum.plus([to - from, cup, factor]);
            from = to;
        }
    }
    sum
}

/// R22: 6 for each pair, and 2 for each repaired plate, paired or not.
#[inline(always)]
fn plates<T: Tally>(plates: Count) -> T {
    T::default().plus([plates.all / 2, PLATES, 1]).plus_bonus([plates.repaired, REPAIRED_PLATE, 1])
}

/// R23: each bowl is worth the number of bowls, and 1 more if repaired.
#[inline(always)]
fn bowls<T: Tally>(bowls: Count) -> T {
    T::default().plus([bowls.all, bowls.all, 1]).plus_bonus([bowls.repaired, REPAIRED_BOWL, 1])
}

/// R24: 6 to all who have most, and 1 for each repaired jar whoever has most.
#[inline(always)]
fn tea_jars<T: Tally>(jars: Count, most: i32) -> T {
    let majority = if jars.all == most { MOST_JARS } else { 0 };
    T::default().plus([majority, 1, 1]).plus_bonus([jars.repaired, REPAIRED_JAR, 1])
}

/// R25: 1, 5 and 15 for one, two and three; a fourth begins a new set; and a bonus if repaired.
#[inline(always)]
fn vases<T: Tally>(vases: Count, bonus: i32) -> T {
    let [one, two, three] = VASES;
    let rest = [0, one, two][(vases.all % 3) as usize];
    T::default().plus([vases.all / 3, three, 1]).plus([rest, 1, 1]).plus_bonus([vases.repaired, bonus, 1])
}

/// R26: a teapot is worth the items of its pattern, itself included; repaired, twice that.
#[inline(always)]
fn teapots<T: Tally>(game: &Pottery, own: &Collected) -> T {
    let teapots = game.deck.kind(Kind::Teapot);
    let mut sum = T::default();
    for pattern in Pattern::ALL {
        let alike = game.deck.pattern(pattern);
        let pots = Count::of(own, teapots.and(alike));
        if pots.all > 0 {
            let items = Count::of(own, alike).all;
            sum = sum.plus([pots.all - pots.repaired, items, 1]).plus([pots.repaired, items, 2]);
        }
    }
    sum
}

/// R27: each box is worth the owner's ingots, at most 4, and all boxes count the same ones.
#[inline(always)]
fn storage_boxes<T: Tally>(boxes: Count, ingots: u16) -> T {
    T::default().plus([boxes.all, ingots.min(FULL_BOX).into(), 1])
}
