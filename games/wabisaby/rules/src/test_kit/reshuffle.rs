//! Another course of the round that looks the same to a viewer, written from the rules.
//!
//! Cards are followed from the deal as pieces of cardboard. A piece is *open* to a viewer once its
//! number side has been towards it, whether or not it has a number: a seat's own hand at the deal, what
//! faces the others when hands go up, what an exchange turns its way, what lies up in the showcase.
//! Every other piece may have been dealt otherwise. So may the targets of the others, what they keep
//! while that is still secret, and where they moved backs.
//!
//! The other world is played through the rules with the same actions, so it is a game that could be.

use crate::{Action, Card, Event, Facing, HAND, Held, Place, SHOWCASE, Side, Three, WabiSaby};
use tsugi_engine::conformance::History;
use tsugi_engine::{Chance, Choice, Game, Scripted, Seat, SeededRng, Viewer, apply};

/// Where pieces are, and which have been open to the viewer.
struct Watch {
    viewer: Viewer,
    hands: [[usize; HAND]; 8],
    showcase: [usize; 3],
    open: Vec<bool>,
    /// Pieces that an exchange has moved.
    moved: Vec<bool>,
}

impl Watch {
    fn new(viewer: Viewer, seats: usize) -> Self {
        let hands = std::array::from_fn(|seat| std::array::from_fn(|place| seat * HAND + place));
        let pieces = seats * HAND;
        let (open, moved) = (vec![false; pieces + 3], vec![false; pieces + 3]);
        Self { viewer, hands, showcase: [pieces, pieces + 1, pieces + 2], open, moved }
    }

    /// Whether a card held like that has its number side towards the viewer.
    fn towards(&self, holder: Seat, held: Held) -> bool {
        match self.viewer {
            Viewer::Spectator => false,
            Viewer::Seat(seat) if seat == holder => held.facing == Facing::Holder,
            Viewer::Seat(_) => held.facing == Facing::Others,
        }
    }

    fn open_hand(&mut self, seat: Seat) {
        for place in 0..HAND {
            self.open[self.hands[seat.index()][place]] = true;
        }
    }

    fn look(&mut self, holder: Seat, place: Place, held: Held) {
        let piece = self.hands[holder.index()][place.index()];
        self.moved[piece] = true;
        if self.towards(holder, held) {
            self.open[piece] = true;
        }
    }

    fn follow(&mut self, event: &Event) {
        let own = |seat: Seat| self.viewer == Viewer::Seat(seat);
        match *event {
            Event::HandDealt { seat, .. } | Event::Appraised { seat, .. } if own(seat) => self.open_hand(seat),
            Event::HandRevealed { seat, .. } => self.open_hand(seat),
            Event::HandRaised { seat, cards } => {
                for (place, &held) in cards.iter().enumerate() {
                    if self.towards(seat, held) {
                        self.open[self.hands[seat.index()][place]] = true;
                    }
                }
            }
            Event::Swapped { seat, a, b } => self.hands[seat.index()].swap(a.index(), b.index()),
            Event::Exchanged { seat, own, other, theirs, gave, took } => {
                let (one, two) = (self.hands[seat.index()][own.index()], self.hands[other.index()][theirs.index()]);
                self.hands[seat.index()][own.index()] = two;
                self.hands[other.index()][theirs.index()] = one;
                self.look(seat, own, took.flipped());
                self.look(other, theirs, gave.flipped());
            }
            Event::ShowcaseExchanged { seat, own, slot, took, .. } => {
                let given = self.hands[seat.index()][own.index()];
                self.hands[seat.index()][own.index()] = self.showcase[slot.index()];
                self.showcase[slot.index()] = given;
                self.moved[given] = true;
                let facing = if took.side == Side::Up { Facing::Holder } else { Facing::Others };
                self.look(seat, own, Held { card: took.card, facing });
            }
            Event::ShowcaseLaid { .. } | Event::ShowcaseTurned { .. } => {
                for piece in self.showcase {
                    self.open[piece] = true;
                }
            }
            _ => {}
        }
    }
}

/// What the other world decides otherwise.
struct Redealt {
    dealt: [[Card; HAND]; 8],
    laid: [Card; SHOWCASE],
    targets: [Seat; 8],
    kept: [Option<Three>; 8],
    /// Swaps by the number of their choice.
    swaps: Vec<(usize, Action)>,
}

fn shuffle<T>(list: &mut [T], luck: &mut SeededRng) {
    for last in (1..list.len()).rev() {
        list.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

/// Another history that the rulebook does not let this viewer tell from the true one.
///
/// # Panics
/// If the history is none of this game.
pub fn reshuffle(
    game: &WabiSaby,
    history: &History<WabiSaby>,
    viewer: Viewer,
    luck: &mut SeededRng,
) -> Option<History<WabiSaby>> {
    let (mut redealt, watch, raised) = followed(game, history, viewer)?;
    redeal(&mut redealt, &watch, game.seats(), luck);
    if raised {
        turn_a_wabi_sabi_card(&mut redealt, &watch, game.seats(), luck);
    }
    keep_otherwise(&mut redealt, game, viewer, raised, luck);
    move_other_backs(&mut redealt, game, history, viewer, luck);
    Some(retell(game, history, &redealt))
}

/// Another history that looks the same to this viewer if they remember nothing (R45): every card of which they are shown
/// a back now was dealt otherwise, whether or not they have seen it.
///
/// # Panics
/// If the history is none of this game.
pub fn reshuffle_forgotten(
    game: &WabiSaby,
    history: &History<WabiSaby>,
    viewer: Viewer,
    luck: &mut SeededRng,
) -> Option<History<WabiSaby>> {
    let (mut redealt, mut watch, raised) = followed(game, history, viewer)?;
    let state = history.state(game);
    for seat in Seat::all(game.seats()) {
        for place in Place::all() {
            let held = state.hand(seat)[place.index()];
            let shown = if raised { watch.towards(seat, held) } else { viewer == Viewer::Seat(seat) };
            watch.open[watch.hands[seat.index()][place.index()]] = shown;
        }
    }
    for (piece, lying) in watch.showcase.into_iter().zip(state.showcase) {
        watch.open[piece] = lying.side == Side::Up;
    }
    redeal(&mut redealt, &watch, game.seats(), luck);
    lay_otherwise(&mut redealt, &watch, game.seats(), luck);
    keep_otherwise(&mut redealt, game, viewer, raised, luck);
    Some(retell(game, history, &redealt))
}

/// What the last round decided, where its pieces are now, and whether hands are up; none once the game has ended.
fn followed(game: &WabiSaby, history: &History<WabiSaby>, viewer: Viewer) -> Option<(Redealt, Watch, bool)> {
    if history.events().any(|event| matches!(event, Event::GameEnded)) {
        return None;
    }
    let mut watch = Watch::new(viewer, game.seats());
    let mut redealt = Redealt {
        dealt: [[Card::WABI_SABI; HAND]; 8],
        laid: [Card::WABI_SABI; SHOWCASE],
        targets: [Seat::at(0); 8],
        kept: [None; 8],
        swaps: Vec::new(),
    };
    let mut raised = false;
    for event in last_round(history) {
        match *event {
            Event::ShowcaseLaid { cards } => redealt.laid = cards,
            Event::HandDealt { seat, cards } => redealt.dealt[seat.index()] = cards,
            Event::TargetDrawn { seat, target } => redealt.targets[seat.index()] = target,
            Event::KeepChosen { seat, places } => redealt.kept[seat.index()] = Some(places),
            Event::HandRaised { .. } => raised = true,
            _ => {}
        }
        watch.follow(event);
    }
    Some((redealt, watch, raised))
}

/// What others keep is secret until hands go up, and to who only watches for ever.
fn keep_otherwise(redealt: &mut Redealt, game: &WabiSaby, viewer: Viewer, raised: bool, luck: &mut SeededRng) {
    let others = Seat::all(game.seats()).filter(|&seat| viewer != Viewer::Seat(seat));
    for seat in others.filter(|_| !raised || viewer == Viewer::Spectator) {
        if let Some(kept) = &mut redealt.kept[seat.index()] {
            *kept = Three::all().nth(luck.below(20) as usize).expect("there are twenty ways to keep three");
        }
    }
}

/// R6: numbers that were laid into the showcase, and show a back now, may have been dealt instead.
fn lay_otherwise(redealt: &mut Redealt, watch: &Watch, seats: usize, luck: &mut SeededRng) {
    let pieces = seats * HAND;
    for slot in (0..SHOWCASE).filter(|slot| !watch.open[pieces + slot]) {
        let number = |&piece: &usize| !redealt.dealt[piece / HAND][piece % HAND].is_wabi_sabi();
        let closed: Vec<usize> = (0..pieces).filter(|&piece| !watch.open[piece]).filter(number).collect();
        if let Some(&piece) = closed.get(luck.below(closed.len().max(1) as u32) as usize) {
            std::mem::swap(&mut redealt.laid[slot], &mut redealt.dealt[piece / HAND][piece % HAND]);
        }
    }
}

/// Values of pieces never open to the viewer are dealt anew, and so are the others' targets.
fn redeal(redealt: &mut Redealt, watch: &Watch, seats: usize, luck: &mut SeededRng) {
    let closed: Vec<usize> = (0..seats * HAND).filter(|&piece| !watch.open[piece]).collect();
    let mut values: Vec<Card> = closed.iter().map(|&piece| redealt.dealt[piece / HAND][piece % HAND]).collect();
    shuffle(&mut values, luck);
    for (&piece, card) in closed.iter().zip(values) {
        redealt.dealt[piece / HAND][piece % HAND] = card;
    }
    let others: Vec<Seat> = Seat::all(seats).filter(|&seat| watch.viewer != Viewer::Seat(seat)).collect();
    let mut targets: Vec<Seat> = others.iter().map(|seat| redealt.targets[seat.index()]).collect();
    shuffle(&mut targets, luck);
    for (seat, target) in others.into_iter().zip(targets) {
        redealt.targets[seat.index()] = target;
    }
}

/// A Wabi Sabi card that faces the others looks like one that does not: in one hand it may change
/// places, and number, with a card kept towards the holder.
fn turn_a_wabi_sabi_card(redealt: &mut Redealt, watch: &Watch, seats: usize, luck: &mut SeededRng) {
    let Viewer::Seat(viewer) = watch.viewer else { return };
    let others: Vec<Seat> = Seat::all(seats).filter(|&seat| seat != viewer).collect();
    let seat = others[luck.below(others.len() as u32) as usize].index();
    let Some(kept) = redealt.kept[seat] else { return };
    let still = |place: &usize| !watch.moved[seat * HAND + place];
    let shown =
        (0..HAND).filter(still).find(|&place| !kept.contains(place) && redealt.dealt[seat][place].is_wabi_sabi());
    let hidden = (0..HAND).filter(still).find(|&place| kept.contains(place) && !watch.open[seat * HAND + place]);
    if let (Some(shown), Some(hidden)) = (shown, hidden) {
        redealt.dealt[seat].swap(shown, hidden);
        redealt.kept[seat] = Three::all().find(|three| {
            (0..HAND).all(|place| {
                let was = if place == shown {
                    hidden
                } else if place == hidden {
                    shown
                } else {
                    place
                };
                three.contains(place) == kept.contains(was)
            })
        });
    }
}

/// The events of the round that is played.
fn last_round(history: &History<WabiSaby>) -> Vec<&Event> {
    let events: Vec<&Event> = history.events().collect();
    let begin = events.iter().rposition(|event| matches!(event, Event::RoundBegan { .. })).unwrap_or(0);
    events[begin..].to_vec()
}

/// Where the others moved backs is secret: the last swap of two backs may have been of two others, if
/// nothing has come to these places since; and a swap not told yet may have been any.
fn move_other_backs(
    redealt: &mut Redealt,
    game: &WabiSaby,
    history: &History<WabiSaby>,
    viewer: Viewer,
    luck: &mut SeededRng,
) {
    let last = history
        .choices
        .iter()
        .rposition(|choice| matches!(choice.action, Action::Swap { .. }) && viewer != Viewer::Seat(choice.seat));
    let Some(last) = last else { return };
    let begun = |event: &Event| matches!(event, Event::RoundBegan { .. });
    if history.choices[last..].iter().any(|choice| choice.events.iter().any(begun)) {
        return;
    }
    let (choice, since) = (&history.choices[last], &history.choices[last + 1..]);
    let Action::Swap { a, b } = choice.action else { return };
    let untold = since.is_empty();
    let hand = hand_after(game, history, last, choice.seat);
    let watch = Watch::new(viewer, game.seats());
    let is_back = |place: Place| {
        let held = hand[place.index()];
        held.card.is_wabi_sabi() || !watch.towards(choice.seat, held)
    };
    let touched = |place: Place| since.iter().any(|later| touches(later, choice.seat, place));
    let free: Vec<Place> = Place::all().filter(|&place| untold || (is_back(place) && !touched(place))).collect();
    if !free.contains(&a) || !free.contains(&b) {
        return;
    }
    let one = free[luck.below(free.len() as u32) as usize];
    let two = free[luck.below(free.len() as u32) as usize];
    if one != two {
        redealt.swaps.push((last, Action::Swap { a: one.min(two), b: one.max(two) }));
    }
}

/// The hand of a seat just after that choice.
fn hand_after(game: &WabiSaby, history: &History<WabiSaby>, choice: usize, seat: Seat) -> [Held; HAND] {
    let mut hand = None;
    let upto = history.choices[..=choice].iter().flat_map(|choice| &choice.events);
    for event in history.setup.iter().chain(upto) {
        let mut place = |holder: Seat, at: Place, held: Held| {
            if let (true, Some(cards)) = (holder == seat, hand.as_mut()) {
                let cards: &mut [Held; HAND] = cards;
                cards[at.index()] = held;
            }
        };
        match *event {
            Event::HandRaised { seat: holder, cards } if holder == seat => hand = Some(cards),
            Event::Exchanged { seat: one, own, other, theirs, gave, took } => {
                place(one, own, took.flipped());
                place(other, theirs, gave.flipped());
            }
            Event::ShowcaseExchanged { seat: one, own, took, .. } => {
                let facing = if took.side == Side::Up { Facing::Holder } else { Facing::Others };
                place(one, own, Held { card: took.card, facing });
            }
            Event::Swapped { seat: holder, a, b } if holder == seat => {
                if let Some(cards) = hand.as_mut() {
                    cards.swap(a.index(), b.index());
                }
            }
            _ => {}
        }
    }
    let _ = game;
    hand.expect("cards are moved once hands are up")
}

/// Whether a later choice has to do with that place of a hand.
fn touches(choice: &Choice<WabiSaby>, seat: Seat, place: Place) -> bool {
    match choice.action {
        Action::Swap { a, b } => choice.seat == seat && (a == place || b == place),
        Action::Exchange { own, seat: other, theirs } => {
            (choice.seat == seat && own == place) || (other == seat && theirs == place)
        }
        Action::Showcase { own, .. } => choice.seat == seat && own == place,
        _ => false,
    }
}

/// Plays the last round again with what was decided otherwise; all before it stays as it was.
fn retell(game: &WabiSaby, history: &History<WabiSaby>, redealt: &Redealt) -> History<WabiSaby> {
    let begins = |events: &[Event]| events.iter().rposition(|event| matches!(event, Event::RoundBegan { .. }));
    let mut told = history.map(|action| action, |event| event);
    let from = told.choices.iter().rposition(|choice| begins(&choice.events).is_some());
    let laid = match from {
        Some(choice) => &mut told.choices[choice].events,
        None => &mut told.setup,
    };
    let begin = begins(laid).expect("a round has begun");
    for event in &mut laid[begin..] {
        match event {
            Event::ShowcaseLaid { cards } => *cards = redealt.laid,
            Event::HandDealt { seat, cards } => *cards = redealt.dealt[seat.index()],
            Event::TargetDrawn { seat, target } => *target = redealt.targets[seat.index()],
            _ => {}
        }
    }
    let later = from.map_or(0, |choice| choice + 1);
    let again: Vec<Choice<WabiSaby>> = told.choices.drain(later..).collect();
    let mut state = told.state(game);
    for (number, choice) in (later..).zip(again) {
        let action = match choice.action {
            Action::Keep { .. } => {
                Action::Keep { places: redealt.kept[choice.seat.index()].expect("this seat has chosen") }
            }
            Action::Swap { .. } => {
                redealt.swaps.iter().find(|(swap, _)| *swap == number).map_or(choice.action, |(_, action)| *action)
            }
            other => other,
        };
        let (mut events, mut lots) = (Vec::new(), Scripted::new(lots_of(&choice.events)));
        apply(game, &mut state, choice.seat, action, &mut lots, Some(&mut events))
            .expect("what is hidden changes nobody's rights");
        told.choices.push(Choice { seat: choice.seat, action, events, drew_lots: choice.drew_lots });
    }
    told
}

/// The lots that gave these events: start player and die, which are no secrets.
fn lots_of(events: &[Event]) -> Vec<u32> {
    let lot = |event: &Event| match *event {
        Event::StartDrawn { seat } => Some(seat.index() as u32),
        Event::DieRolled { die } => Some(u32::from(die) - 1),
        _ => None,
    };
    events.iter().filter_map(lot).collect()
}
