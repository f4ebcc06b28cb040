//! For tests of this and other crates: what the rulebook says of a table, for the law suite, and what it hides from whom.
//! Written from the rules, never from views.

use crate::{Action, Card, Event, FirstPlayer, HeldHands, Node, Pile, Place, SEATS, Shown, Side};
use tsugi_engine::{
    Bot, Chance, Choice, Eyes, Game, MAX_SEATS, Seat, SeededRng, Viewer,
    conformance::{History, Subject},
};

/// A table, and how the players at it choose.
pub struct Table {
    game: HeldHands,
    player: Player,
}

/// How to make a player for one choice; none for one who takes anything legal.
type Player = Option<fn() -> Box<dyn Bot<HeldHands>>>;

impl Table {
    /// Both take anything legal.
    pub fn random(game: HeldHands) -> Self {
        Self { game, player: None }
    }

    /// Both choose like this player.
    pub fn of(game: HeldHands, player: fn() -> Box<dyn Bot<HeldHands>>) -> Self {
        Self { game, player: Some(player) }
    }
}

/// A card in a hand, as somebody follows it who has only the log: where it came from, and which of
/// its halves this viewer has seen.
#[derive(Clone, Copy)]
struct Followed {
    /// The event that brought it, counted from the box on.
    event: usize,
    place: Place,
    card: Card,
    seen: [bool; 2],
}

/// A card in the place of one that came with an event: which event, where in the hand, which card.
type Redrawn = (usize, Place, Card);
/// The cards in both hands, by seat and place.
type Hands = [[Option<Followed>; 6]; 2];

impl Followed {
    fn see(&mut self, side: Side) {
        self.seen[side as usize] = true;
    }

    /// Whether this viewer could not tell the other card from this one.
    fn looks_like(&self, other: Card) -> bool {
        Side::ALL.into_iter().all(|side| !self.seen[side as usize] || self.card.half(side) == other.half(side))
    }
}

/// R25, R27, R63, R67: what a viewer has seen of the cards in both hands.
fn follow(history: &History<HeldHands>, viewer: Viewer) -> Hands {
    let mut hands: Hands = [[None; 6]; 2];
    for (number, &event) in history.events().enumerate() {
        match event {
            Event::HandDealt { seat, cards } => {
                // R27: the owner alone looks at both sides.
                let seen = [viewer == Viewer::Seat(seat); 2];
                for (place, card) in Place::all().zip(cards) {
                    hands[seat.index()][place.index()] = Some(Followed { event: number, place, card, seen });
                }
            }
            Event::FansRevealed { sides, .. } => {
                for (hand, side) in hands.iter_mut().zip(sides) {
                    hand.iter_mut().flatten().for_each(|card| card.see(side));
                }
            }
            Event::CardDrawn { seat, place, card, side } => {
                let mut drawn = Followed { event: number, place, card, seen: [false; 2] };
                drawn.see(side);
                hands[seat.index()][place.index()] = Some(drawn);
            }
            Event::PerspectiveChanged { seat, side, .. } => {
                hands[seat.index()].iter_mut().flatten().for_each(|card| card.see(side));
            }
            Event::CardDiscarded { hand, place, .. } => hands[hand.index()][place.index()] = None,
            _ => {}
        }
    }
    hands
}

/// R26, R27: what whoever remembers nothing is shown of the cards in both hands now: the halves that lie open, and the own
/// six on both sides until the own fan is chosen.
fn still_shown(history: &History<HeldHands>, viewer: Viewer) -> Hands {
    let mut hands = follow(history, viewer);
    let (mut showing, mut chosen) = ([None; 2], [false; 2]);
    for &event in history.events() {
        match event {
            Event::FanChosen { seat, .. } => chosen[seat.index()] = true,
            Event::FansRevealed { sides, .. } => showing = sides.map(Some),
            Event::PerspectiveChanged { seat, side, .. } => showing[seat.index()] = Some(side),
            _ => {}
        }
    }
    for (seat, hand) in Seat::all(2).zip(&mut hands) {
        let looks = viewer == Viewer::Seat(seat) && !chosen[seat.index()];
        let shown = |side: Side| looks || showing[seat.index()] == Some(side);
        hand.iter_mut().flatten().for_each(|card| card.seen = Side::ALL.map(shown));
    }
    hands
}

/// What lies in the deck at the end of a history.
fn deck(game: &HeldHands, history: &History<HeldHands>) -> Pile {
    let mut deck = *game.decks().emotions();
    let mut piles = [Pile::EMPTY; 2];
    for &event in history.events() {
        match event {
            Event::HandDealt { cards, .. } => cards.iter().for_each(|&card| deck.take(card)),
            Event::CardDrawn { card, .. } => deck.take(card),
            Event::CardDiscarded { seat, card, .. } => piles[seat.index()].add(card),
            Event::DiscardReshuffled { pile, .. } => deck.add_all(&std::mem::take(&mut piles[pile.index()])),
            _ => {}
        }
    }
    deck
}

impl Table {
    /// Cards in the place of those whose halves this viewer has not all seen, drawn from them and the
    /// deck; each looks the same as before, as far as the viewer has looked.
    fn other_cards(&self, history: &History<HeldHands>, hands: &Hands, luck: &mut SeededRng) -> Vec<Redrawn> {
        let unknown = || hands.iter().flatten().flatten().filter(|card| card.seen != [true; 2]);
        let mut pool = deck(&self.game, history);
        unknown().for_each(|followed| pool.add(followed.card));
        let mut others = Vec::new();
        for followed in unknown() {
            let fitting: Vec<Card> = pool.iter().filter(|&card| followed.looks_like(card)).collect();
            let Some(&card) = fitting.get(luck.below(fitting.len() as u32) as usize) else { return Vec::new() };
            pool.take(card);
            others.push((followed.event, followed.place, card));
        }
        others
    }

    /// A history in which the halves that are not seen in these hands were drawn otherwise.
    fn redrawn(
        &self,
        history: &History<HeldHands>,
        viewer: Viewer,
        hands: &Hands,
        luck: &mut SeededRng,
    ) -> Option<History<HeldHands>> {
        let open = Self::fans_are_open(history);
        for _ in 0..TRIES {
            let cards = self.other_cards(history, hands, luck);
            let turned = luck.below(2) == 1;
            let fan = |seat, side: Side| {
                if !open && viewer != Viewer::Seat(seat) && turned { side.other() } else { side }
            };
            let other = showing_its_cards(&Self::rewritten(history, &cards, fan));
            if self.game.audit(&other.state(&self.game)).is_ok() && draws_what_is_there(&self.game, &other) {
                return Some(other);
            }
        }
        None
    }

    /// R27: whether both fans are in.
    fn fans_are_open(history: &History<HeldHands>) -> bool {
        history.events().any(|event| matches!(event, Event::FansRevealed { .. }))
    }

    /// The same history with these cards drawn, and these fans chosen, in the place of what was.
    fn rewritten(
        history: &History<HeldHands>,
        cards: &[Redrawn],
        fan: impl Fn(Seat, Side) -> Side,
    ) -> History<HeldHands> {
        let number = std::cell::Cell::new(0);
        let event = |event: Event| {
            let at = number.replace(number.get() + 1);
            let other = |place, card| {
                let redrawn = cards.iter().find(|(event, at_place, _)| (*event, *at_place) == (at, place));
                redrawn.map_or(card, |&(_, _, card)| card)
            };
            match event {
                Event::HandDealt { seat, cards } => {
                    let mut places = Place::all();
                    let cards = cards.map(|card| other(places.next().expect("a hand has six places"), card));
                    Event::HandDealt { seat, cards }
                }
                Event::CardDrawn { seat, place, card, side } => {
                    Event::CardDrawn { seat, place, card: other(place, card), side }
                }
                Event::FanChosen { seat, side } => Event::FanChosen { seat, side: fan(seat, side) },
                same => same,
            }
        };
        let setup = history.setup.iter().map(|&one| event(one)).collect();
        let choice = |choice: &Choice<HeldHands>| Choice {
            seat: choice.seat,
            action: match choice.action {
                Action::ChooseFan { side } => Action::ChooseFan { side: fan(choice.seat, side) },
                same => same,
            },
            events: choice.events.iter().map(|&one| event(one)).collect(),
            drew_lots: choice.drew_lots,
        };
        History { setup, choices: history.choices.iter().map(choice).collect() }
    }
}

/// How often another deal is looked for. A card that came back into the deck only after another was
/// drawn cannot stand in its place, so some deals cannot be.
const TRIES: usize = 20;

impl Subject for Table {
    type Game = HeldHands;

    fn game(&self) -> &HeldHands {
        &self.game
    }

    /// Every verb, with every node, place and a hand that is not at the table.
    fn every_action(&self) -> Vec<Action> {
        let hands = Seat::all(MAX_SEATS).take(SEATS.end() + 1);
        let paid = hands.flat_map(|hand| Place::all().map(move |place| (hand, place)));
        let paid: Vec<(Seat, Place)> = paid.collect();
        let steps = Node::all().flat_map(|to| paid.iter().map(move |&(hand, place)| Action::Step { to, hand, place }));
        let fans = Side::ALL.map(|side| Action::ChooseFan { side });
        let plain = [Action::EndTurn, Action::KeepPerspective, Action::SwitchPerspective];
        steps.chain(fans).chain(plain).collect()
    }

    /// R56: every turn spends a card, and three times the deck comes back; a turn ends, and its
    /// perspective is chosen. Two choices of a fan.
    fn longest(&self) -> usize {
        2 + 3 * 4 * self.game.decks().emotions().len() as usize
    }

    /// A card has no face until it is dealt or drawn, an objective until it is revealed (R21); who
    /// begins is drawn where nobody is named (R52).
    fn lots_due(&self, history: &History<HeldHands>) -> u64 {
        let turned = |event: &Event| match event {
            Event::HandDealt { .. } => 6,
            Event::CardDrawn { .. } | Event::ObjectiveRevealed { .. } => 1,
            _ => 0,
        };
        let named = matches!(self.game.rules().first_player, FirstPlayer::Named(seat) if seat.index() < *SEATS.end());
        history.events().map(turned).sum::<u64>() + u64::from(!named)
    }

    /// R25: the halves that this viewer has not seen are drawn again, the partner's whole cards before
    /// the fans are open; and until then, what others have chosen (R27).
    fn reshuffle(
        &self,
        history: &History<HeldHands>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<HeldHands>> {
        self.redrawn(history, viewer, &follow(history, viewer), luck)
    }

    /// R26: and so are the halves that lie hidden again.
    fn reshuffle_forgotten(
        &self,
        history: &History<HeldHands>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<HeldHands>> {
        self.redrawn(history, viewer, &still_shown(history, viewer), luck)
    }

    fn choose(&self, eyes: Eyes<'_, HeldHands>, legal: &[Action], whim: &mut SeededRng) -> Action {
        match self.player {
            Some(player) => player().choose(eyes, legal, whim),
            None => legal[whim.below(legal.len() as u32) as usize],
        }
    }
}

/// The same history in which hands that were turned to the table show the cards that are in them (R28, R65).
fn showing_its_cards(history: &History<HeldHands>) -> History<HeldHands> {
    let hands = std::cell::Cell::new([[None::<Card>; 6]; 2]);
    let shown =
        |seat: usize, side: Side| Shown::from_fn(|place| hands.get()[seat][place.index()].map(|card| card.half(side)));
    let lay = |seat: Seat, place: Place, card| {
        let mut all = hands.get();
        all[seat.index()][place.index()] = card;
        hands.set(all);
    };
    let event = |event| {
        match event {
            Event::HandDealt { seat, cards } => {
                Place::all().zip(cards).for_each(|(place, card)| lay(seat, place, Some(card)));
            }
            Event::CardDrawn { seat, place, card, .. } => lay(seat, place, Some(card)),
            Event::CardDiscarded { hand, place, .. } => lay(hand, place, None),
            Event::FansRevealed { sides, .. } => {
                return Event::FansRevealed { sides, shown: [shown(0, sides[0]), shown(1, sides[1])] };
            }
            Event::PerspectiveChanged { seat, side, .. } => {
                return Event::PerspectiveChanged { seat, side, shown: shown(seat.index(), side) };
            }
            _ => {}
        }
        event
    };
    history.map(|action| action, event)
}

/// Whether every card drawn was in the deck as it was drawn.
fn draws_what_is_there(game: &HeldHands, history: &History<HeldHands>) -> bool {
    let mut deck = *game.decks().emotions();
    let mut piles = [Pile::EMPTY; 2];
    let draw = |deck: &mut Pile, card| {
        let there = deck.copies(card) > 0;
        deck.take(card);
        there
    };
    history.events().all(|&event| match event {
        Event::HandDealt { cards, .. } => cards.into_iter().all(|card| draw(&mut deck, card)),
        Event::CardDrawn { card, .. } => draw(&mut deck, card),
        Event::CardDiscarded { seat, card, .. } => {
            piles[seat.index()].add(card);
            true
        }
        Event::DiscardReshuffled { pile, .. } => {
            deck.add_all(&std::mem::take(&mut piles[pile.index()]));
            true
        }
        _ => true,
    })
}
