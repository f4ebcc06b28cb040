//! What a game is, and what a bot is given.

use std::{fmt::Debug, hash::Hash};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Line, Message, Play, Seat, Status, Viewer};

/// What every type of a game can do: be copied, compared, printed, sent and read back.
pub trait Data: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + 'static> Data for T {}

/// A game is a value: the rules in force, with edition, options and components, checked when built.
/// It knows nothing of who plays it, where, or how it is drawn.
pub trait Game: Sized + Send + Sync + 'static {
    /// The whole truth, off the heap; never sent.
    type State: Data;
    /// A choice: a variant per verb of the rulebook.
    type Action: Data + Copy + Ord;
    /// What happened, in the past tense, chance already resolved.
    type Event: Data + Copy;
    /// All that its one viewer may know or remember; never a masked state.
    type View: Data;
    /// What one viewer saw of one event.
    type Sighting: Data + Hash;
    /// Why not: a variant per rule, citing it.
    type Illegal: Data + Copy + std::error::Error;

    /// How many seats this table has.
    fn seats(&self) -> usize;
    /// The components, in their box.
    fn unpack(&self) -> Self::State;
    /// Lays the table, up to the first choice.
    fn setup(&self, play: &mut Play<'_, Self>);
    /// Whose choice is awaited, or how it ended.
    fn status(&self, state: &Self::State) -> Status;
    /// Adds all an awaited `seat` may do, sorted, once each.
    fn legal_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);
    /// Whether choices are counted and found by their number without a list.
    const COUNTS: bool = false;
    /// How many choices an awaited `seat` has: as many as are listed.
    fn count(&self, state: &Self::State, seat: Seat) -> usize {
        let mut list = Vec::new();
        self.legal_actions(state, seat, &mut list);
        list.len()
    }
    /// The choice that stands at place `n` of an awaited seat's list, counted from 0; none where the list is shorter.
    fn nth_action(&self, state: &Self::State, seat: Seat, n: usize) -> Option<Self::Action> {
        let mut list = Vec::new();
        self.legal_actions(state, seat, &mut list);
        list.get(n).copied()
    }
    /// Whether an awaited `seat` may do this. Only reads: a refusal has nothing to undo.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Plays out a checked choice, up to the next.
    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, action: Self::Action);
    /// The one place where a state changes. Draws no lots; always inlined; takes any event of any
    /// log without a panic, since logs come from files: [`Game::audit`] tells whether it made sense.
    fn evolve(&self, state: &mut Self::State, event: Self::Event);
    /// Whether every piece is accounted for and the rules can go on from here.
    fn audit(&self, state: &Self::State) -> Result<(), Unsound>;
    /// All that this viewer may know, built field by field.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// All there is, for looking back once the game is over; where nothing is private, what anybody sees.
    fn everything(&self, state: &Self::State) -> Self::View {
        self.view(state, Viewer::Spectator)
    }
    /// Whether what this seat is shown now is for its eyes alone: at a shared screen a curtain falls.
    fn is_private(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// Empties the view's memory, for people who must remember by themselves.
    fn forget(view: &mut Self::View);
    /// What this viewer saw of it, if anything; the event alone must tell.
    fn sighting(&self, event: Self::Event, viewer: Viewer) -> Option<Self::Sighting>;
    /// What is left of a sighting once the table need no longer show it, for people who must remember by themselves: it
    /// tells nothing that [`Game::forget`] takes out of a view.
    fn fade(&self, sighting: Self::Sighting) -> Self::Sighting {
        sighting
    }
    /// Whether this event showed somebody what was hidden until then: it cannot be taken back.
    fn reveals(&self, event: Self::Event) -> bool;
}

/// A game that scores says how, line by line.
pub trait Scored: Game {
    /// The lines of each seat as if the game ended now, from what that viewer may know.
    fn receipts(&self, view: &Self::View) -> Vec<Vec<Line>>;
}

/// For search: a whole state consistent with a view, weighted as if every past choice had been uniformly random.
pub trait Imagine: Game {
    /// Whether nothing is private, so that every seat may know the whole state.
    const OPEN: bool = false;

    /// Samples a full state consistent with `view`.
    fn imagine(&self, view: &Self::View, chance: &mut dyn Chance) -> Self::State;

    /// Draws anew what a seat cannot know in this world; its view stays the same.
    fn redraw(&self, world: &mut Self::State, seat: Seat, chance: &mut dyn Chance) {
        *world = self.imagine(&self.view(world, Viewer::Seat(seat)), chance);
    }
}

/// A seat's eyes: a bot may look through them, and through nothing else.
pub struct Eyes<'a, G: Game> {
    game: &'a G,
    sight: Sight<'a, G>,
    seat: Seat,
}

/// Where a view comes from.
enum Sight<'a, G: Game> {
    /// It is made from the truth when it is asked for.
    State(&'a G::State),
    /// It was made before, perhaps elsewhere.
    View(&'a G::View),
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of that seat on this state.
    pub fn of(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, sight: Sight::State(state), seat }
    }

    /// The eyes of that seat on a view that was made for it, with all that could have been noted.
    pub fn seeing(game: &'a G, view: &'a G::View, seat: Seat) -> Self {
        Self { game, sight: Sight::View(view), seat }
    }

    /// The game that is played.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What a person in that seat would see, with all that could have been noted.
    pub fn view(&self) -> G::View {
        match self.sight {
            Sight::State(state) => self.game.view(state, Viewer::Seat(self.seat)),
            Sight::View(view) => view.clone(),
        }
    }
}

/// A program in a seat, shown what a person there would be.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        (**self).choose(eyes, legal, chance)
    }
}

/// Why a choice was refused; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused<I> {
    /// There is nothing left to choose.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to choose.
    #[error("it is not the turn of seat {0}")]
    NotYourTurn(Seat),
    /// A rule forbids it.
    #[error(transparent)]
    Illegal(#[from] I),
}

/// Why a state cannot be: for those who write states by hand, and for the law of conservation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// Pieces are missing, doubled or foreign.
    #[error("{what} do not add up: {found} found, {expected} expected")]
    Count {
        /// The pieces in question.
        what: Message,
        /// How many there should be.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// A part contradicts another.
    #[error("{what}")]
    Contradiction {
        /// What contradicts what.
        what: Message,
    },
}

impl Unsound {
    /// A contradiction.
    pub fn because(what: impl Into<Message>) -> Self {
        Self::Contradiction { what: what.into() }
    }

    /// The reason as a message.
    pub fn message(&self) -> Message {
        match self {
            Self::Count { what, expected, found } => {
                Message::new("error-count").with("what", what.clone()).with("expected", *expected).with("found", *found)
            }
            Self::Contradiction { what } => what.clone(),
        }
    }
}
