//! The whole truth of a table, and the one place where it changes.
//!
//! What always holds: every card of the deck lies in exactly one place (deck, its top, drafting
//! area, discards, or one state of one collection), and every ingot of the box is in the supply or
//! with a player. The deck below its top card has no order: a lot decides as a card is turned (R1).

use serde::{Deserialize, Serialize};
use tsugi_engine::{BySeat, Message, Seat, SeatSet, Unsound};

use crate::{AfterPass, CardId, CardSet, Collected, Event, Pottery, Supply};

/// Where a game stands. The steps of a round that ask nobody, deal and break, are no phase (R48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The table is being laid.
    Setup,
    /// The last of the game before names the first player (R33).
    NamingFirst,
    /// Cards are drafted (R6).
    Drafting,
    /// Broken cards are repaired (R14).
    Repairing,
    /// The game has ended.
    Over,
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Collection {
    /// Cards with their grey side up (R31).
    pub unbroken: CardSet,
    /// Cards turned sideways.
    pub broken: CardSet,
    /// Cards flipped after a repair.
    pub repaired: CardSet,
    /// Ingots in hand.
    pub ingots: u16,
    /// Repairs made this round (R15).
    pub repairs: u8,
}

impl Collection {
    /// Every card of it, broken ones included.
    pub fn cards(&self) -> CardSet {
        self.unbroken.or(self.broken).or(self.repaired)
    }

    /// It as it is scored.
    #[inline(always)]
    pub fn collected(&self) -> Collected {
        Collected { unbroken: self.unbroken, repaired: self.repaired, items: self.cards().len(), ingots: self.ingots }
    }

    /// R44: the price is paid and the card flipped.
    #[inline(always)]
    pub fn repair(&mut self, card: CardSet, price: u8) {
        self.broken = self.broken.without(card);
        self.repaired = self.repaired.or(card);
        self.ingots = self.ingots.saturating_sub(price.into());
        self.repairs = self.repairs.saturating_add(1);
    }
}

/// The whole truth of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The deck below its top card, without an order.
    pub(crate) deck: CardSet,
    /// The card on top, face up.
    pub(crate) top: CardSet,
    /// The drafting area.
    pub(crate) area: CardSet,
    /// Cards that left the game (R8, R12).
    pub(crate) discards: CardSet,
    /// Each player's collection; seats that are not at the table stay empty.
    pub(crate) collections: [Collection; 4],
    /// Ingots not in anybody's hand.
    pub(crate) supply: u8,
    /// The round, from 1.
    pub(crate) round: u8,
    /// Who holds the first player marker.
    pub(crate) first: Seat,
    /// Whose choice is awaited.
    pub(crate) turn: Seat,
    /// Where the game stands.
    pub(crate) phase: Phase,
    /// Cards drafted this round.
    pub(crate) picks: u8,
    /// Who has passed: since the last repair, or at all where a pass is final (R17, R36).
    pub(crate) passed: SeatSet,
    /// Whether gold showed this round (R11).
    pub(crate) free_repair: bool,
}

impl State {
    /// The collection of a seat.
    #[inline(always)]
    pub fn collection(&self, seat: Seat) -> &Collection {
        &self.collections[seat.index() & 3]
    }

    /// The drafting area.
    pub const fn area(&self) -> CardSet {
        self.area
    }

    /// The card on top of the deck, if any is left.
    pub const fn top(&self) -> CardSet {
        self.top
    }

    /// Who holds the first player marker.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The deck below its top card; it has no order.
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether gold showed this round.
    pub const fn free_repair(&self) -> bool {
        self.free_repair
    }

    /// All that matters to what may come, in 64 bits: two states that differ in their discards alone go on
    /// alike. For tables of positions that were worked out.
    pub fn future_key(&self) -> u64 {
        let mut key = 0u64;
        let mut add = |word: u64| key = tsugi_engine::mix(key.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ word);
        for own in &self.collections {
            let counts = u64::from(own.ingots) << 8 | u64::from(own.repairs);
            [own.unbroken.bits(), own.broken.bits(), own.repaired.bits(), counts].into_iter().for_each(&mut add);
        }
        [self.deck.bits(), self.top.bits(), self.area.bits()].into_iter().for_each(&mut add);
        let passed = Seat::all(4).fold(0, |bits, seat| bits << 1 | u8::from(self.passed.contains(seat)));
        let seats = [self.first.index() as u8, self.turn.index() as u8, passed, self.phase as u8];
        add(u32::from_le_bytes(seats).into());
        add(u32::from_le_bytes([self.supply, self.round, self.picks, self.free_repair.into()]).into());
        key
    }

    #[inline(always)]
    fn collection_mut(&mut self, seat: Seat) -> &mut Collection {
        &mut self.collections[seat.index() & 3]
    }

    /// Whose choice is awaited; none once the game is over.
    #[inline(always)]
    pub(crate) fn awaited(&self) -> Option<SeatSet> {
        match self.phase {
            Phase::Over | Phase::Setup => None,
            Phase::NamingFirst | Phase::Drafting | Phase::Repairing => Some(SeatSet::only(self.turn)),
        }
    }

    /// R6: the snake, 1 to N and back from N to 1.
    #[inline(always)]
    fn drafter(&self, seats: usize) -> Seat {
        self.drafter_of(self.picks.into(), seats)
    }

    #[inline(always)]
    fn drafter_of(&self, pick: usize, seats: usize) -> Seat {
        let place = if pick < seats { pick } else { (2 * seats - 1).saturating_sub(pick) };
        self.first.after(place, seats)
    }

    /// Who drafts the picks that are left, in order.
    pub(crate) fn draft_order(&self, seats: usize) -> Vec<Seat> {
        (self.picks.into()..2 * seats).map(|pick| self.drafter_of(pick, seats)).collect()
    }

    /// R14, R36: the next clockwise who has not passed.
    #[inline(always)]
    fn next_to_repair(&self, seats: usize) -> Seat {
        let mut seat = self.turn.next(seats);
        for _ in 1..seats {
            if !self.passed.contains(seat) {
                break;
            }
            seat = seat.next(seats);
        }
        seat
    }

    /// The collections as they are scored.
    pub fn collected(&self, game: &Pottery) -> BySeat<Collected> {
        BySeat::from_fn(game.seats, |seat| self.collection(seat).collected())
    }
}

/// The one place where a state changes.
#[inline(always)]
pub(crate) fn evolve(game: &Pottery, state: &mut State, event: Event) {
    let cards = |card: CardId| game.deck.set(card);
    match event {
        Event::DeckShuffled { top } => {
            state.top = cards(top);
            state.deck = state.deck.without(state.top);
        }
        Event::NoviceHelped { seat } => pay_out(game, state, seat, 1),
        Event::FirstPlayerAsked { seat } => {
            state.turn = seat;
            state.phase = Phase::NamingFirst;
        }
        Event::FirstPlayerSet { seat } | Event::MarkerPassed { seat } => state.first = seat,
        Event::RoundBegan { round } => begin_round(state, round),
        Event::CardDealt { card, next } => {
            state.area = state.area.or(cards(card));
            state.top = next.map_or(CardSet::EMPTY, cards);
            state.deck = state.deck.without(state.top).without(state.area);
        }
        Event::CardKept { seat, card } => {
            let kept = cards(card);
            let own = state.collection_mut(seat);
            own.unbroken = own.unbroken.or(kept);
            drafted(game, state, kept);
        }
        Event::CardSold { seat, card, ingots } => {
            let sold = cards(card);
            state.discards = state.discards.or(sold);
            pay_out(game, state, seat, ingots);
            drafted(game, state, sold);
        }
        Event::PotteryBroke { kind, cards: _ } => {
            let kind = game.deck.kind(kind);
            for own in &mut state.collections[..game.seats] {
                own.broken = own.broken.or(own.unbroken.and(kind));
                own.unbroken = own.unbroken.without(kind);
            }
        }
        Event::GoldShowed => state.free_repair = true,
        Event::LeftoverDiscarded { card } => {
            state.discards = state.discards.or(cards(card));
            state.area = state.area.without(cards(card));
            state.turn = state.first;
            state.phase = Phase::Repairing;
        }
        Event::CardRepaired { seat, card, price } => repaired(game, state, seat, cards(card), price),
        Event::Passed { seat, because: _ } => {
            state.passed = state.passed.with(seat);
            state.turn = state.next_to_repair(game.seats);
        }
        Event::BrokenDiscarded { seat, cards: _ } => {
            let own = state.collection_mut(seat);
            let broken = std::mem::take(&mut own.broken);
            state.discards = state.discards.or(broken);
        }
        Event::GameEnded => state.phase = Phase::Over,
    }
}

#[inline(always)]
fn begin_round(state: &mut State, round: u8) {
    state.round = round;
    state.phase = Phase::Drafting;
    state.turn = state.first;
    state.picks = 0;
    state.passed = SeatSet::EMPTY;
    state.free_repair = false;
    for own in &mut state.collections {
        own.repairs = 0;
    }
}

/// R9: ingots come out of the supply; nobody counts an unlimited one.
#[inline(always)]
fn pay_out(game: &Pottery, state: &mut State, seat: Seat, ingots: u8) {
    if !game.unlimited() {
        state.supply = state.supply.saturating_sub(ingots);
    }
    let own = state.collection_mut(seat);
    own.ingots = own.ingots.saturating_add(ingots.into());
}

#[inline(always)]
fn drafted(game: &Pottery, state: &mut State, card: CardSet) {
    state.area = state.area.without(card);
    state.picks = state.picks.saturating_add(1);
    state.turn = state.drafter(game.seats);
}

/// R44: a card is repaired. R19: the ingots are back in the supply at once.
#[inline(always)]
fn repaired(game: &Pottery, state: &mut State, seat: Seat, card: CardSet, price: u8) {
    state.collection_mut(seat).repair(card, price);
    if !game.unlimited() {
        state.supply = state.supply.saturating_add(price);
    }
    if game.rules.after_pass == AfterPass::MayReturn {
        state.passed = SeatSet::EMPTY;
    }
    state.turn = state.next_to_repair(game.seats);
}

impl Pottery {
    /// The ingots left to pay out; none where they cannot run out.
    #[inline(always)]
    pub(crate) fn supply(&self, state: &State) -> Option<u8> {
        if self.unlimited() { None } else { Some(state.supply) }
    }

    /// R9: whether ingots can run out.
    #[inline(always)]
    pub(crate) fn unlimited(&self) -> bool {
        self.rules.supply == Supply::Unlimited
    }
}

/// Whether cards and ingots add up, and the rules can go on from here.
pub(crate) fn audit(game: &Pottery, state: &State) -> Result<(), Unsound> {
    let at_table = &state.collections[..game.seats];
    let places = [state.deck, state.top, state.area, state.discards].into_iter();
    let places = places.chain(state.collections.iter().flat_map(|own| [own.unbroken, own.broken, own.repaired]));
    let (mut all, mut count) = (CardSet::EMPTY, 0);
    for place in places {
        all = all.or(place);
        count += place.len();
    }
    let expected = game.deck.size() as u64;
    if all != game.deck.all() || u64::from(count) != expected {
        return Err(Unsound::Count { what: Message::new("error-pottery-count-cards"), expected, found: count.into() });
    }
    if state.collections[game.seats..].iter().any(|own| *own != Collection::default()) {
        return Err(Unsound::because("error-pottery-things-of-nobody"));
    }
    let held: u64 = at_table.iter().map(|own| u64::from(own.ingots)).sum();
    let box_holds = u64::from(game.rules.ingots);
    if !game.unlimited() && held + u64::from(state.supply) != box_holds {
        let found = held + u64::from(state.supply);
        return Err(Unsound::Count { what: Message::new("error-pottery-count-ingots"), expected: box_holds, found });
    }
    if game.unlimited() && held > 64 * 15 + 4 {
        return Err(Unsound::because("error-pottery-sold-too-much"));
    }
    audit_collections(game, at_table)?;
    audit_round(game, state)
}

fn audit_collections(game: &Pottery, at_table: &[Collection]) -> Result<(), Unsound> {
    use crate::Kind;
    let gold = game.deck.kind(Kind::Gold);
    let wood = game.deck.kind(Kind::ServingTray).or(game.deck.kind(Kind::StorageBox));
    for own in at_table {
        if own.cards().meets(gold) {
            return Err(Unsound::because("error-pottery-gold-kept"));
        }
        if own.broken.or(own.repaired).meets(wood) {
            return Err(Unsound::because("error-pottery-wood-broken"));
        }
        if u32::from(own.repairs) > own.repaired.len() {
            return Err(Unsound::because("error-pottery-repairs-this-round"));
        }
    }
    Ok(())
}

/// Seats exist, and the drafting area holds what the phase leaves in it.
fn audit_round(game: &Pottery, state: &State) -> Result<(), Unsound> {
    if state.first.index() >= game.seats || state.turn.index() >= game.seats {
        return Err(Unsound::because("error-pottery-turn-of-nobody"));
    }
    if state.passed.iter().any(|seat| seat.index() >= game.seats) {
        return Err(Unsound::because("error-pottery-pass-of-nobody"));
    }
    if state.top.len() > 1 || (state.top.is_empty() && !state.deck.is_empty()) {
        return Err(Unsound::because("error-pottery-top-of-deck"));
    }
    let to_come = state.deck.or(state.top).len() as usize / game.cards_a_round();
    if usize::from(state.round) + to_come > game.rounds() {
        return Err(Unsound::because("error-pottery-too-many-rounds"));
    }
    audit_phase(game, state)
}

/// What the phase says agrees with the drafting area, the picks, the turn and the round.
fn audit_phase(game: &Pottery, state: &State) -> Result<(), Unsound> {
    let (area, picks, seats) = (state.area.len() as usize, state.picks as usize, game.seats);
    let drafted = area == 0 && picks == 2 * seats;
    match state.phase {
        Phase::Setup => Err(Unsound::because("error-not-laid")),
        Phase::NamingFirst if state.round != 0 || area != 0 => Err(Unsound::because("error-pottery-first-player-late")),
        Phase::Drafting if picks >= 2 * seats || area + picks != game.cards_a_round() => {
            Err(Unsound::because("error-pottery-drafting-area"))
        }
        Phase::Drafting if state.turn != state.drafter(seats) => Err(Unsound::because("error-pottery-another-drafts")),
        Phase::Drafting if !state.passed.is_empty() || state.free_repair => {
            Err(Unsound::because("error-pottery-repairs-early"))
        }
        Phase::Repairing if !drafted => Err(Unsound::because("error-pottery-repairs-early")),
        Phase::Repairing if state.passed.contains(state.turn) => Err(Unsound::because("error-pottery-turn-of-passed")),
        Phase::Over if area != 0 => Err(Unsound::because("error-pottery-draft-after-end")),
        _ => Ok(()),
    }
}
