//! Two implementations, one game: our rules against the hand-written ones in `yardstick/`.
//!
//! `yardstick/RULES.md` fixes a stream of 32-bit lots, an order of cards and an order of choices.
//! Driven by the same stream, 2,000 games of ours end with its checksum and its number of actions.

use tsugi_broken_and_beautiful::{
    Action, CardId, Deck, ENGLISH, Event, FirstPlayer, Kind, PassedBecause, Pattern, Pottery, Rules, State,
};
use tsugi_engine::{Game, Outcome, Scripted, Seat, Status, Viewer, apply, begin};

/// What the yardstick prints.
const CHECKSUM: u32 = 3_329_666_605;
const ACTIONS_A_GAME: &str = "64.617";
const GAMES: u32 = 2_000;
const SEED: u32 = 2_463_534_242;

/// The order of types in the yardstick, and how many cards of each.
const ORDER: [(Kind, u8); 10] = [
    (Kind::Cup, 6),
    (Kind::Saucer, 6),
    (Kind::Plate, 6),
    (Kind::Bowl, 6),
    (Kind::TeaJar, 6),
    (Kind::Vase, 3),
    (Kind::Teapot, 6),
    (Kind::Gold, 3),
    (Kind::ServingTray, 2),
    (Kind::StorageBox, 2),
];

/// The yardstick's lots: xorshift of 32 bits, and a remainder.
struct Stream(u32);

impl Stream {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % n
    }
}

/// Our cards by the yardstick's numbers; there, the pattern of pottery is its number modulo 3.
fn cards_in_its_order() -> Vec<CardId> {
    let mut cards: Vec<CardId> = Vec::new();
    for (kind, count) in ORDER {
        for _ in 0..count {
            let pattern = kind.is_pottery().then(|| Pattern::ALL[cards.len() % 3]);
            let alike = cards.iter().filter(|card| (card.kind(), card.pattern()) == (kind, pattern)).count();
            cards.push(CardId::new(kind, pattern, alike as u8 + 1));
        }
    }
    cards
}

/// The lots that make our deck turn these cards in this order.
fn lots(deck: &Deck, order: &[CardId]) -> Vec<u32> {
    let mut left: Vec<CardId> = deck.cards().to_vec();
    let mut lot = |card: &CardId| {
        let place = left.iter().position(|other| other == card).expect("each card is turned once");
        left.remove(place);
        place as u32
    };
    order.iter().map(&mut lot).collect()
}

/// One game of ours on the yardstick's stream.
struct Table<'a> {
    game: &'a Pottery,
    cards: &'a [CardId],
    state: State,
    luck: Scripted,
    /// The drafting area in the yardstick's order: as dealt, gaps closed.
    row: Vec<CardId>,
    actions: u32,
}

impl<'a> Table<'a> {
    fn lay(game: &'a Pottery, cards: &'a [CardId], stream: &mut Stream) -> Self {
        let mut order = cards.to_vec();
        for last in (1..order.len()).rev() {
            order.swap(last, stream.below(last + 1));
        }
        let mut luck = Scripted::new(lots(game.deck(), &order));
        let mut log = Vec::new();
        let state = begin(game, &mut luck, Some(&mut log));
        let mut table = Self { game, cards, state, luck, row: Vec::new(), actions: 0 };
        table.follow(&log, stream);
        table
    }

    /// Keeps the row, and spends what the yardstick spends on a pass that is forced.
    fn follow(&mut self, log: &[Event], stream: &mut Stream) {
        for event in log {
            match *event {
                Event::CardDealt { card, .. } => self.row.push(card),
                Event::LeftoverDiscarded { .. } => self.row.clear(),
                Event::Passed { because: PassedBecause::Forced, .. } => {
                    stream.below(1);
                    self.actions += 1;
                }
                _ => {}
            }
        }
    }

    /// All choices in the yardstick's order: by slot, keep before sell; by its number, then pass.
    fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        let place = |list: &[CardId], card: CardId| list.iter().position(|&other| other == card);
        legal.sort_by_key(|action| match *action {
            Action::Keep { card } => (place(&self.row, card), 0),
            Action::Sell { card } => (place(&self.row, card), 1),
            Action::Repair { card } => (place(self.cards, card), 0),
            Action::Pass | Action::NameFirst { .. } => (Some(usize::MAX), 0),
        });
        legal
    }

    fn play(mut self, stream: &mut Stream) -> (Outcome, u32) {
        loop {
            let seat = match self.game.status(&self.state) {
                Status::Over(outcome) => return (outcome, self.actions),
                Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
            };
            let choices = self.choices(seat);
            let action = choices[stream.below(choices.len())];
            let mut log = Vec::new();
            apply(self.game, &mut self.state, seat, action, &mut self.luck, Some(&mut log)).expect("it was listed");
            self.actions += 1;
            if let Action::Keep { card } | Action::Sell { card } = action {
                self.row.retain(|&other| other != card);
            }
            self.follow(&log, stream);
        }
    }
}

#[test]
fn two_implementations_agree_over_two_thousand_games() {
    let rules = Rules { first_player: FirstPlayer::Named(Seat::at(0)), ..ENGLISH };
    let game = Pottery::new(2, rules, Deck::ours()).expect("our deck is enough for two");
    let cards = cards_in_its_order();
    let (mut stream, mut checksum, mut actions) = (Stream(SEED), 0_u32, 0);
    for _ in 0..GAMES {
        let (outcome, played) = Table::lay(&game, &cards, &mut stream).play(&mut stream);
        let Outcome::Ranked { scores, .. } = outcome else { panic!("each plays for himself") };
        let winner = match outcome.winners().iter().collect::<Vec<_>>().as_slice() {
            [winner] => winner.index() as u32,
            _ => 2,
        };
        let [first, second] = scores.as_slice() else { panic!("two play") };
        let game_sum = 7 * *first as u32 + 13 * *second as u32 + 3 * winner + played;
        checksum = checksum.wrapping_mul(31).wrapping_add(game_sum);
        actions += played;
    }
    assert_eq!(checksum, CHECKSUM);
    assert_eq!(format!("{:.3}", f64::from(actions) / f64::from(GAMES)), ACTIONS_A_GAME);
}

#[test]
fn the_yardstick_counts_the_cards_of_our_deck() {
    let mut cards = cards_in_its_order();
    cards.sort_unstable();
    assert_eq!(cards, Deck::ours().cards());
}

#[test]
fn the_script_turns_the_cards_in_the_wanted_order() {
    let rules = Rules { first_player: FirstPlayer::Named(Seat::at(0)), ..ENGLISH };
    let game = Pottery::new(2, rules, Deck::ours()).expect("our deck is enough for two");
    let order: Vec<CardId> = game.deck().cards().iter().rev().copied().collect();
    let mut luck = Scripted::new(lots(game.deck(), &order));
    let state = begin(&game, &mut luck, None);
    let view = game.view(&state, Viewer::Spectator);
    let mut area = order[..5].to_vec();
    area.sort_unstable();
    assert_eq!((view.area, view.top), (area, Some(order[5])));
}
