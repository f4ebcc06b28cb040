//! Who learns what in the tree, on the smallest game that has a secret: one holds a card of four and shows it or
//! hides it, the other guesses. Hidden, it is guessed once in four; shown, always.

use serde::{Deserialize, Serialize};
use tsugi_engine::{
    BySeat, Chance, Eyes, Game, Imagine, Outcome, Play, Seat, SeatSet, SeededRng, Status, Unsound, Viewer, apply, begin,
};
use tsugi_search::{Advisor, Budget, Hint, Search};

const HOLDER: Seat = Seat::at(0);
const GUESSER: Seat = Seat::at(1);
const CARDS: u8 = 4;

struct Secret;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Table {
    card: u8,
    shown: Option<bool>,
    guess: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Action {
    Hide,
    Show,
    Guess(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
enum Event {
    Dealt(u8),
    Hidden,
    Shown(u8),
    Guessed(u8),
}

/// What a viewer knows: the card, if it does; what the holder chose; the guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Known {
    card: Option<u8>,
    shown: Option<bool>,
    guess: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct NotNow;

impl std::fmt::Display for NotNow {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("that is not asked now")
    }
}

impl std::error::Error for NotNow {}

impl Game for Secret {
    type State = Table;
    type Action = Action;
    type Event = Event;
    type View = Known;
    type Sighting = Event;
    type Illegal = NotNow;

    fn seats(&self) -> usize {
        2
    }

    fn unpack(&self) -> Table {
        Table { card: 0, shown: None, guess: None }
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        let card = play.draw(CARDS.into());
        play.emit(Event::Dealt(card as u8));
    }

    fn status(&self, table: &Table) -> Status {
        match (table.shown, table.guess) {
            (None, _) => Status::Awaiting(SeatSet::only(HOLDER)),
            (_, None) => Status::Awaiting(SeatSet::only(GUESSER)),
            (_, Some(guess)) => {
                let winner = if guess == table.card { GUESSER } else { HOLDER };
                let points = BySeat::from_fn(2, |seat| i32::from(seat == winner));
                Status::Over(Outcome::ranked(points, points))
            }
        }
    }

    fn legal_actions(&self, table: &Table, _: Seat, list: &mut Vec<Action>) {
        match table.shown {
            None => list.extend([Action::Hide, Action::Show]),
            Some(_) => list.extend((0..CARDS).map(Action::Guess)),
        }
    }

    fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), NotNow> {
        let mut legal = Vec::new();
        self.legal_actions(table, seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(NotNow) }
    }

    fn act(&self, play: &mut Play<'_, Self>, _: Seat, action: Action) {
        let card = play.state().card;
        play.emit(match action {
            Action::Hide => Event::Hidden,
            Action::Show => Event::Shown(card),
            Action::Guess(guess) => Event::Guessed(guess),
        });
    }

    fn evolve(&self, table: &mut Table, event: Event) {
        match event {
            Event::Dealt(card) => table.card = card,
            Event::Hidden => table.shown = Some(false),
            Event::Shown(_) => table.shown = Some(true),
            Event::Guessed(guess) => table.guess = Some(guess),
        }
    }

    fn audit(&self, _: &Table) -> Result<(), Unsound> {
        Ok(())
    }

    fn view(&self, table: &Table, viewer: Viewer) -> Known {
        let knows = viewer == Viewer::Seat(HOLDER) || table.shown == Some(true);
        Known { card: knows.then_some(table.card), shown: table.shown, guess: table.guess }
    }

    fn forget(_: &mut Known) {}

    fn sighting(&self, event: Event, viewer: Viewer) -> Option<Event> {
        let hidden = matches!(event, Event::Dealt(_)) && viewer != Viewer::Seat(HOLDER);
        (!hidden).then_some(event)
    }

    fn reveals(&self, event: Event) -> bool {
        matches!(event, Event::Shown(_))
    }
}

impl Imagine for Secret {
    fn imagine(&self, view: &Known, chance: &mut dyn Chance) -> Table {
        let card = view.card.unwrap_or_else(|| chance.below(CARDS.into()) as u8);
        Table { card, shown: view.shown, guess: view.guess }
    }
}

/// What a search thinks of the choices of a seat.
fn advised(table: Table, seat: Seat, luck: u64) -> Vec<Hint<Action>> {
    let mut legal = Vec::new();
    Secret.legal_actions(&table, seat, &mut legal);
    let mut search = Search::new(Budget::Iterations(4000));
    search.advise(Eyes::of(&Secret, &table, seat), &legal, &mut SeededRng::stream(luck, 1)).hints
}

/// The guesser learns from what it sees, in worlds that it may hold for true. If it learnt from the holder's worlds,
/// which all hold the same card, it would guess what is hidden from it; if it learnt nothing, it would not
/// guess what is shown. It follows the guess it likes best: hidden, that one is right once in four.
#[test]
fn another_learns_from_what_it_sees_and_from_nothing_else() {
    let (mut hidden, mut shown, mut hides) = (0.0, 0.0, 0);
    for seed in 0..40 {
        let table = begin(&Secret, &mut SeededRng::new(seed), None);
        let hints = advised(table, HOLDER, seed);
        let value = |action| hints.iter().find(|hint| hint.action == action).map(|hint| hint.value);
        hidden += value(Action::Hide).expect("it was tried") / 40.0;
        shown += value(Action::Show).expect("it was tried") / 40.0;
        hides += u32::from(hints[0].action == Action::Hide);
    }
    assert!((0.55..0.9).contains(&hidden), "hidden, three guesses of four are wrong: {hidden}");
    assert!(shown < 0.4, "shown, it is soon guessed: {shown}");
    assert!(hides >= 26, "it is better hidden: {hides} of 40");
}

/// From its own seat the guesser thinks the same of every card that it cannot see, and knows one that it saw.
#[test]
fn the_guesser_knows_what_it_saw() {
    for seed in 0..8 {
        let table = begin(&Secret, &mut SeededRng::new(seed), None);
        let after = |action| {
            let mut next = table;
            apply(&Secret, &mut next, HOLDER, action, &mut SeededRng::new(1), None).expect("it is asked");
            advised(next, GUESSER, seed)
        };
        assert!(after(Action::Hide).iter().all(|hint| hint.low < 0.25 && hint.high > 0.25));
        let best = after(Action::Show)[0];
        assert!(best.action == Action::Guess(table.card) && best.value > 0.99, "{best:?}");
    }
}
