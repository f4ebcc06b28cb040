//! Whole truths that give back a view, each as likely.
//!
//! What a viewer can place stays where it is. All other cards are backs to it, and each of them could be
//! any of the cards that it cannot place: they are dealt anew, and a number that comes to lie there looks
//! away from the viewer. So are the targets of the others, and what they keep while that is secret.
//! What the others have noted is what the viewer can tell of it: whoever knew a place knows it still.

use tsugi_engine::{Chance, MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    WabiSaby,
    cards::{Card, Facing, HAND, Held, Lying, Place, SHOWCASE, Seen, Side, Slot, Three},
    memory::Viewers,
    state::{Counts, Phase, State},
    view::{PhaseView, Spot, View},
};

/// A truth that gives back this view.
pub(crate) fn imagine(game: &WabiSaby, view: &View, chance: &mut dyn Chance) -> State {
    let mut state = State { round: view.round, die: view.die, stalled: view.stalled, ..State::unpacked() };
    (state.lock, state.last_appraiser) = (view.lock, view.last_appraiser);
    for (score, &seen) in state.scores.iter_mut().zip(&view.scores) {
        *score = seen;
    }
    if game.seats == 1 {
        lay_solo(game, &mut state, view);
        redraw_solo(&mut state, chance);
        return state;
    }
    lay_table(game, &mut state, view);
    if let Some(seat) = view.viewer {
        redraw_table(game, &mut state, seat, chance);
    }
    state
}

/// Draws anew what a seat cannot know.
pub(crate) fn redraw(game: &WabiSaby, state: &mut State, seat: Seat, chance: &mut dyn Chance) {
    if game.seats == 1 { redraw_solo(state, chance) } else { redraw_table(game, state, seat, chance) }
}

/// The cards that are left of these once that one is taken out.
fn take(cards: &mut Counts, card: Card) {
    cards[card.index()] = cards[card.index()].saturating_sub(1);
}

/// Any card that is left.
fn any(cards: &mut Counts) -> Card {
    let card = Card::at(cards.iter().position(|&count| count > 0).unwrap_or(0));
    take(cards, card);
    card
}

/// The cards that a viewer can place.
struct Placed {
    hands: [[Option<Card>; HAND]; MAX_SEATS],
    showcase: [Option<Card>; SHOWCASE],
}

/// Puts every card where the view shows it, and any card where it shows a back.
fn lay_table(game: &WabiSaby, state: &mut State, view: &View) {
    let noted = |at: Spot| view.memory.iter().find(|note| note.at == at).map(|note| note.card);
    let placed = |seen: Seen, at: Spot| match seen {
        Seen::Face(card) => Some(card),
        Seen::Back => noted(at),
    };
    let mut known = Placed { hands: [[None; HAND]; MAX_SEATS], showcase: [None; SHOWCASE] };
    let mut left = game.numbers();
    left[Card::WABI_SABI.index()] = game.components.deck.wabi_sabi;
    for (seat, hand) in Seat::all(game.seats).zip(&view.hands) {
        for place in Place::all() {
            known.hands[seat.index()][place.index()] = placed(hand[place.index()], Spot::Hand { seat, place });
        }
    }
    for (slot, &seen) in Slot::all().zip(&view.showcase) {
        known.showcase[slot.index()] = placed(seen, Spot::Showcase { slot });
    }
    known.hands.iter().flatten().chain(&known.showcase).flatten().for_each(|&card| take(&mut left, card));
    for seat in Seat::all(game.seats) {
        for place in 0..HAND {
            let card = known.hands[seat.index()][place].unwrap_or_else(|| any(&mut left));
            let seen = view.hands.get(seat.index()).map_or(Seen::Back, |hand| hand[place]);
            let facing = facing(seen, view.viewer == Some(seat));
            state.hands[seat.index()][place] = Held { card, facing };
        }
    }
    for (slot, lying) in state.showcase.iter_mut().enumerate() {
        let side = if view.showcase.get(slot).is_some_and(|&seen| seen != Seen::Back) { Side::Up } else { Side::Down };
        *lying = Lying { card: known.showcase[slot].unwrap_or_else(|| any(&mut left)), side };
    }
    lay_phase(game, state, view);
    lay_targets(game, state, view);
    remember(game, state, view, &known);
}

/// Which way a number looks: a face is seen, a back is not.
fn facing(seen: Seen, own: bool) -> Facing {
    if (seen == Seen::Back) == own { Facing::Others } else { Facing::Holder }
}

fn lay_phase(game: &WabiSaby, state: &mut State, view: &View) {
    let any_three = Three::all().next();
    match &view.phase {
        PhaseView::Choosing { waiting, kept } => {
            state.phase = Phase::Choosing;
            for seat in Seat::all(game.seats).filter(|&seat| !waiting.contains(seat)) {
                state.kept[seat.index()] = if view.viewer == Some(seat) { *kept } else { any_three };
            }
            // Before hands go up a card faces whoever holds it.
            state.hands.iter_mut().flatten().for_each(|held| held.facing = Facing::Holder);
        }
        PhaseView::Playing { seat, swaps, acted } => {
            (state.phase, state.turn, state.acted) = (Phase::Playing, *seat, *acted);
            (state.swaps, state.shown) = (*swaps, *state.hand(*seat));
            state.kept[..game.seats].fill(any_three);
        }
        PhaseView::Drawing { .. } | PhaseView::Over => state.phase = Phase::Over,
    }
}

/// The viewer's own target, and the others in any order.
fn lay_targets(game: &WabiSaby, state: &mut State, view: &View) {
    if view.targets.len() == game.seats {
        state.targets[..game.seats].copy_from_slice(&view.targets);
        return;
    }
    let own = view.viewer.zip(view.target);
    let mut free = Seat::all(game.seats).filter(|&target| own.is_none_or(|(_, own)| own != target));
    for seat in Seat::all(game.seats) {
        state.targets[seat.index()] = match own {
            Some((viewer, target)) if viewer == seat => target,
            _ => free.next().unwrap_or(seat),
        };
    }
}

/// The viewer knows what it knows, and the others what it can tell that they know; all know what they see.
fn remember(game: &WabiSaby, state: &mut State, view: &View, known: &Placed) {
    let table = Viewers::of(SeatSet::all(game.seats));
    for witnessed in &view.witnesses {
        let by = Viewers::of(witnessed.by).and(table);
        match witnessed.at {
            Spot::Hand { seat, place } => state.memory.show_in_hand(seat, place, by),
            Spot::Showcase { slot } => state.memory.show_in_showcase(slot, by),
        }
    }
    if let Some(viewer) = view.viewer.map(Viewer::Seat) {
        state.memory.forget_all(viewer);
        for witnessed in &view.witnesses {
            match witnessed.at {
                Spot::Hand { seat, place } => state.memory.note_in_hand(viewer, seat, place, witnessed.by),
                Spot::Showcase { slot } => state.memory.note_in_showcase(viewer, slot, witnessed.by),
            }
        }
        for (holder, hand) in Seat::all(MAX_SEATS).zip(&known.hands) {
            for (place, _) in Place::all().zip(hand).filter(|(_, card)| card.is_some()) {
                state.memory.show_in_hand(holder, place, Viewers::only(viewer));
            }
        }
        for (slot, _) in Slot::all().zip(&known.showcase).filter(|(_, card)| card.is_some()) {
            state.memory.show_in_showcase(slot, Viewers::only(viewer));
        }
    }
    see_all(game, state);
}

/// Everybody sees what is in sight, and still knows what they knew, whatever card is there now.
fn see_all(game: &WabiSaby, state: &mut State) {
    if state.phase == Phase::Playing {
        for holder in Seat::all(game.seats) {
            let hand = *state.hand(holder);
            state.memory.see_hand(game.seats, holder, &hand);
        }
    }
    let everybody = Viewers::of(SeatSet::all(game.seats)).or(Viewers::only(Viewer::Spectator));
    for (slot, _) in Slot::all().zip(state.showcase).filter(|(_, lying)| lying.side == Side::Up) {
        state.memory.show_in_showcase(slot, everybody);
    }
}

/// Deals the cards that a seat cannot place anew, and the secrets of the others.
fn redraw_table(game: &WabiSaby, state: &mut State, seat: Seat, chance: &mut dyn Chance) {
    if state.swaps > 0 && state.turn != seat {
        // A hand that is being moved about stands for the others as they last saw it.
        state.hands[state.turn.index()] = state.shown;
        state.swaps = 0;
    }
    let mut cards = [Card::WABI_SABI; HAND * MAX_SEATS + SHOWCASE];
    let mut count = 0;
    for_unknown(game, state, seat, |card| {
        cards[count] = *card;
        count += 1;
    });
    shuffle(&mut cards[..count], chance);
    let mut dealt = cards.iter();
    for_unknown(game, state, seat, |card| {
        if let Some(&other) = dealt.next() {
            *card = other;
        }
    });
    for holder in Seat::all(game.seats).filter(|_| state.phase == Phase::Playing) {
        for (place, held) in Place::all().zip(&mut state.hands[holder.index()]) {
            if !state.memory.known_in_hand(holder, place).contains(Viewer::Seat(seat)) {
                held.facing = facing(Seen::Back, holder == seat);
            }
        }
    }
    redraw_choices(game, state, seat, chance);
    if state.swaps > 0 {
        state.shown = *state.hand(seat);
    }
    see_all(game, state);
}

/// Every card that a seat cannot place.
fn for_unknown(game: &WabiSaby, state: &mut State, seat: Seat, mut look: impl FnMut(&mut Card)) {
    let (memory, viewer) = (&state.memory, Viewer::Seat(seat));
    for holder in Seat::all(game.seats) {
        for (place, held) in Place::all().zip(&mut state.hands[holder.index()]) {
            if !memory.known_in_hand(holder, place).contains(viewer) {
                look(&mut held.card);
            }
        }
    }
    for (slot, lying) in Slot::all().zip(&mut state.showcase) {
        if !memory.known_in_showcase(slot).contains(viewer) {
            look(&mut lying.card);
        }
    }
}

/// The targets of the others, and what they keep while nobody else can know it.
fn redraw_choices(game: &WabiSaby, state: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let mut targets = [seat; MAX_SEATS];
    let others = || Seat::all(game.seats).filter(|&other| other != seat);
    for (place, other) in targets.iter_mut().zip(others()) {
        *place = state.targets[other.index()];
    }
    shuffle(&mut targets[..game.seats - 1], chance);
    for (other, &target) in others().zip(&targets) {
        state.targets[other.index()] = target;
        if state.phase == Phase::Choosing && state.kept[other.index()].is_some() {
            state.kept[other.index()] = Three::all().nth(chance.below(Three::COUNT) as usize);
        }
    }
}

fn shuffle<T>(list: &mut [T], chance: &mut dyn Chance) {
    for last in (1..list.len()).rev() {
        list.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// Alone: puts every card where the view shows it, and any card where it shows a back.
fn lay_solo(game: &WabiSaby, state: &mut State, view: &View) {
    let mut left = game.solo_deck();
    let mut lay = |seen: Seen| match seen {
        Seen::Face(card) => {
            take(&mut left, card);
            Lying { card, side: Side::Up }
        }
        Seen::Back => Lying { card: Card::WABI_SABI, side: Side::Down },
    };
    let solo = &mut state.solo;
    solo.hand = view.hands.first().map_or(solo.hand, |hand| hand.map(&mut lay));
    let PhaseView::Drawing { drawn, aside, aside_down, .. } = &view.phase else {
        state.phase = Phase::Over;
        return;
    };
    state.phase = Phase::Drawing;
    solo.drawn = Some(lay(*drawn));
    for &card in aside {
        lay(Seen::Face(card));
        solo.aside_up[card.index()] += 1;
    }
    let backs = solo.hand.iter_mut().chain(&mut solo.drawn).filter(|lying| lying.side == Side::Down);
    backs.for_each(|lying| lying.card = any(&mut left));
    for _ in 0..*aside_down {
        let card = any(&mut left);
        solo.aside_down[card.index()] += 1;
    }
    solo.deck = left;
}

/// Alone: which cards lie down, and which are still in the deck. A number lies down every other time and a
/// Wabi Sabi card always, so each of those among the cards that lie down counts double.
fn redraw_solo(state: &mut State, chance: &mut dyn Chance) {
    let solo = &mut state.solo;
    let mut pool = solo.deck;
    let down = solo.hand.iter().chain(&solo.drawn).filter(|lying| lying.side == Side::Down);
    down.for_each(|lying| pool[lying.card.index()] += 1);
    for (all, down) in pool.iter_mut().zip(solo.aside_down) {
        *all += down;
    }
    let in_deck: u32 = solo.deck.iter().map(|&count| u32::from(count)).sum();
    let all: u32 = pool.iter().map(|&count| u32::from(count)).sum();
    let mut down = Down { places: all - in_deck, pool, wabi_sabi: 0 };
    down.wabi_sabi = down.how_many(in_deck, chance);
    let places = solo.hand.iter_mut().chain(&mut solo.drawn).filter(|lying| lying.side == Side::Down);
    for lying in places {
        lying.card = down.draw(chance);
    }
    let aside: u8 = solo.aside_down.iter().sum();
    solo.aside_down = [0; 7];
    for _ in 0..aside {
        solo.aside_down[down.draw(chance).index()] += 1;
    }
    solo.deck = down.pool;
}

/// The cards that lie down, alone.
struct Down {
    /// How many places are still to be filled.
    places: u32,
    /// The cards that may lie there.
    pool: Counts,
    /// How many of the places hold Wabi Sabi cards.
    wabi_sabi: u32,
}

impl Down {
    /// How many Wabi Sabi cards lie down, when so many cards are still in the deck.
    fn how_many(&self, in_deck: u32, chance: &mut dyn Chance) -> u32 {
        let all = u32::from(self.pool[0]);
        let ways = |of: u32, take: u32| (0..take).fold(1, |ways, i| ways * of.saturating_sub(i) / (i + 1));
        let weight = |down: u32| (ways(self.places, down) * ways(in_deck, all - down)) << down;
        let mut lot = chance.below((0..=all).map(weight).sum());
        for down in 0..=all {
            if lot < weight(down) {
                return down;
            }
            lot -= weight(down);
        }
        0
    }

    /// The card of the next place.
    fn draw(&mut self, chance: &mut dyn Chance) -> Card {
        let is_wabi_sabi = chance.below(self.places) < self.wabi_sabi;
        self.places -= 1;
        if is_wabi_sabi {
            self.wabi_sabi -= 1;
            take(&mut self.pool, Card::WABI_SABI);
            return Card::WABI_SABI;
        }
        let numbers: u32 = self.pool[1..].iter().map(|&count| u32::from(count)).sum();
        let mut lot = chance.below(numbers);
        for index in 1..self.pool.len() {
            let count = u32::from(self.pool[index]);
            if lot < count {
                take(&mut self.pool, Card::at(index));
                return Card::at(index);
            }
            lot -= count;
        }
        Card::WABI_SABI
    }
}
