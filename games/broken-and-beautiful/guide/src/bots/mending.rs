//! The last repairs of a game for two, worked out for each seat by itself.
//!
//! When the last draft is over, nothing that one mends changes what the other may mend or what it costs, and
//! nobody is cut short: the repairs go on until he too has passed. Points are each one's own but for the most
//! tea jars (R24). So each simply mends what ranks him highest. Where both can still mend tea jars, each may
//! settle how many he will mend; if what the first can be sure of is all that the second must allow him, that
//! is what it comes to, and else they watch each other and it has to be played out.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use tsugi_broken_and_beautiful::{CardSet, Collected, Collection, Kind, Pottery, State};
use tsugi_engine::{BySeat, Seat};

use super::duel::{Worth, worth};
use super::endgame::{Keyed, emptied};

/// The two seats of a game for two.
const SEATS: [Seat; 2] = [Seat::at(0), Seat::at(1)];

/// By what a seat is ranked: points, repaired items, items.
type Rank = (i32, u32, u32);

/// All that the last repairs of a seat depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bench {
    own: Collection,
    /// Whether gold showed.
    free: bool,
    /// How many tea jars are mended; none where it may be as many as is best.
    jars: Option<u8>,
    /// The tea jars of the other, who is robbed of having most; none where he counts that himself.
    rival: CardSet,
}

impl Hash for Bench {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Collection { unbroken, broken, repaired, ingots, repairs } = self.own;
        let jars = self.jars.map_or(u8::MAX, |jars| jars);
        let counts = u64::from(ingots) << 32 | u64::from(u32::from_le_bytes([repairs, jars, self.free.into(), 0]));
        (unbroken, broken, repaired, self.rival, counts).hash(to);
    }
}

/// Works out last repairs, and remembers them.
#[derive(Default)]
pub(super) struct Mending {
    known: HashMap<Bench, Option<Rank>, Keyed>,
}

impl Mending {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        emptied(&mut self.known);
    }

    /// What a position is worth to the first seat when the last draft is over, both mending as is best for
    /// them; none where they have to watch each other.
    pub(super) fn value(&mut self, game: &Pottery, state: &State) -> Option<Worth> {
        let (free, all_jars) = (state.free_repair(), game.deck().kind(Kind::TeaJar));
        let own = SEATS.map(|seat| *state.collection(seat));
        let whole = own.map(|own| own.unbroken.or(own.repaired).and(all_jars));
        let broken = own.map(|own| game.repairable(&own, free).and(all_jars));
        let bench = |seat: usize, rival| Bench { own: own[seat], free, jars: None, rival };
        // Who can mend jars counts what he takes from the other by it.
        match broken.map(CardSet::is_empty) {
            [_, true] => self.between(game, [bench(0, whole[1]), bench(1, CardSet::EMPTY)]),
            [true, false] => self.between(game, [bench(0, CardSet::EMPTY), bench(1, whole[0])]),
            [false, false] => self.contest(game, [bench(0, whole[1]), bench(1, CardSet::EMPTY)], broken),
        }
    }

    /// What it comes to where both can mend these tea jars; none where they have to watch each other.
    fn contest(&mut self, game: &Pottery, benches: [Bench; 2], broken: [CardSet; 2]) -> Option<Worth> {
        // Row by row for the jars that the first mends, those of the second side by side.
        let mut table: Vec<Vec<Option<Worth>>> = Vec::new();
        for mine in 0..=broken[0].len() as u8 {
            let (mut row, mut rival) = (Vec::new(), benches[0].rival);
            for (yours, next) in (0..).zip(broken[1].iter().map(Some).chain([None])) {
                let first = Bench { jars: Some(mine), rival, ..benches[0] };
                let second = Bench { jars: Some(yours), ..benches[1] };
                row.push(self.between(game, [first, second]));
                rival = next.map_or(rival, |jar| rival.or(CardSet::only(jar)));
            }
            table.push(row);
        }
        let sure = table.iter().filter_map(|row| row.iter().flatten().min().copied()).max();
        let columns = 0..=broken[1].len() as usize;
        let allowed = columns.filter_map(|at| table.iter().filter_map(|row| row[at]).max()).min();
        if sure == allowed { sure } else { None }
    }

    /// What it comes to if each mends so; none where one cannot.
    fn between(&mut self, game: &Pottery, benches: [Bench; 2]) -> Option<Worth> {
        let (first, second) = (self.best(game, benches[0])?, self.best(game, benches[1])?);
        Some(worth(first.cmp(&second), first.0 - second.0))
    }

    /// The highest rank that can be mended to.
    fn best(&mut self, game: &Pottery, bench: Bench) -> Option<Rank> {
        if let Some(&known) = self.known.get(&bench) {
            return known;
        }
        let best = mended(game, &bench, 0);
        self.known.insert(bench, best);
        best
    }
}

/// The highest rank that can be mended to, with cards from this number on. What several cards cost does not
/// depend on their order, so they are mended from the lowest up; only which one is free matters.
fn mended(game: &Pottery, bench: &Bench, from: u32) -> Option<Rank> {
    let mut best = if bench.jars.is_none_or(|jars| jars == 0) { Some(rank(game, bench)) } else { None };
    for index in game.repairable(&bench.own, bench.free).iter().filter(|&index| index >= from) {
        let (card, mut next) = (game.deck().card(index), *bench);
        if card.is(Kind::TeaJar) {
            next.jars = match bench.jars {
                Some(0) => continue,
                jars => jars.map(|jars| jars - 1),
            };
        }
        next.own.repair(CardSet::only(index), game.price(card, next.own.repairs, bench.free));
        let from = if bench.free && bench.own.repairs == 0 { 0 } else { index };
        best = best.max(mended(game, &next, from));
    }
    best
}

/// How a seat is ranked that mends no more.
fn rank(game: &Pottery, bench: &Bench) -> Rank {
    let mut own = bench.own;
    own.broken = own.broken.without(game.discarded_at_end(&own));
    let own = own.collected();
    let rival = Collected { unbroken: bench.rival, ..Collected::default() };
    let points = |own, rival, seat: usize| {
        game.points(&BySeat::from_fn(2, |other| if other == SEATS[0] { own } else { rival }), SEATS[seat])
    };
    let mut all = points(own, rival, 0);
    if !bench.rival.is_empty() {
        all += points(Collected::default(), rival, 1) - points(own, rival, 1);
    }
    game.rank(&own, all)
}
