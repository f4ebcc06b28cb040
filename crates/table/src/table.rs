//! A table in play.

use tsugi_engine::{
    Bot, Chance, Choice, Counted, Eyes, Game, Kept, Refused, Seat, Seeded, Status, Viewer, apply, begin, replay,
    takes_back,
};

/// An entry of the log: a choice, or the taking back of one and all after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Logged<G: Game> {
    /// A seat chose.
    Choice(Choice<G>),
    /// The entry of that number and all choices after it were taken back.
    Undo(usize),
}

/// One game in play, with everything that happened in it.
///
/// The log only grows: taking back is an entry of its own. Luck only goes forward: what is drawn
/// after a taking-back is new, so nobody profits from having seen what came before.
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    setup: Vec<G::Event>,
    log: Vec<Logged<G>>,
    /// The choices that stand, by their number in the log.
    standing: Vec<usize>,
    luck: Seeded,
    seed: u64,
}

impl<G: Game> Table<G> {
    /// Lays a new table with the luck of a seed.
    pub fn new(game: G, seed: u64) -> Self {
        let (mut luck, mut setup) = (Seeded::new(seed), Vec::new());
        let state = begin(&game, &mut luck, Some(&mut setup));
        Self { game, state, setup, log: Vec::new(), standing: Vec::new(), luck, seed }
    }

    /// A table that goes on from a given truth; it has no beginning, so it leaves no record.
    pub fn from_state(game: G, state: G::State, seed: u64) -> Self {
        let luck = Seeded::new(seed);
        Self { game, state, setup: Vec::new(), log: Vec::new(), standing: Vec::new(), luck, seed }
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole truth: for research and records, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seed of its luck: a secret until the end.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What happened before the first choice.
    pub fn setup(&self) -> &[G::Event] {
        &self.setup
    }

    /// Every choice and taking-back, from the first.
    pub fn log(&self) -> &[Logged<G>] {
        &self.log
    }

    /// Whose choice is awaited, or how it ended.
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// What a seat may do; nothing where it is not awaited.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        if matches!(self.status(), Status::Awaiting(seats) if seats.contains(seat)) {
            self.game.legal_actions(&self.state, seat, &mut list);
        }
        list
    }

    /// All that a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Plays a choice, if the rules allow it, and says what came of it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refused<G::Illegal>> {
        let (mut luck, mut events) = (Counted::new(&mut self.luck), Vec::new());
        apply(&self.game, &mut self.state, seat, action, &mut luck, Some(&mut events))?;
        let drew_lots = luck.lots() > 0;
        self.standing.push(self.log.len());
        self.log.push(Logged::Choice(Choice { seat, action, events, drew_lots }));
        match self.log.last() {
            Some(Logged::Choice(choice)) => Ok(&choice.events),
            _ => Ok(&[]),
        }
    }

    /// What a bot in that seat chooses now, by luck that belongs to this seat and moment alone: a
    /// game resumed goes on as it would have.
    pub fn ask(&self, seat: Seat, bot: &mut dyn Bot<G>) -> Option<G::Action> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let purpose = 2 + (self.log.len() as u64) * 8 + seat.index() as u64;
        let mut thoughts = Seeded::stream(self.seed, purpose);
        let eyes = Eyes::of(&self.game, &self.state, seat);
        Some(bot.choose(eyes, &legal, &mut thoughts as &mut dyn Chance))
    }

    /// The last choice that stands.
    pub fn last_choice(&self) -> Option<&Choice<G>> {
        self.standing.last().and_then(|&entry| self.choice(entry))
    }

    /// Whether a seat may take back the last choice that stands.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Kept> {
        let last = self.last_choice().ok_or(Kept::NothingChosen)?;
        takes_back(&self.game, std::slice::from_ref(last), seat)
    }

    /// Takes back the last choice that stands, if this seat may; says what it was.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, Kept> {
        self.may_undo(seat)?;
        let entry = *self.standing.last().ok_or(Kept::NothingChosen)?;
        let action = self.choice(entry).map(|choice| choice.action).ok_or(Kept::NothingChosen)?;
        self.take_back(entry).map_err(|Stands| Kept::NothingChosen)?;
        Ok(action)
    }

    /// Takes back a choice that stands and all after it, if whoever made it may take back each.
    pub(crate) fn take_back(&mut self, entry: usize) -> Result<(), Stands> {
        let at = self.standing.binary_search(&entry).map_err(|_| Stands)?;
        let seat = self.choice(entry).ok_or(Stands)?.seat;
        for choice in self.standing[at..].iter().filter_map(|&entry| self.choice(entry)) {
            takes_back(&self.game, std::slice::from_ref(choice), seat).map_err(|_| Stands)?;
        }
        self.standing.truncate(at);
        self.log.push(Logged::Undo(entry));
        let events: Vec<G::Event> = self.events().copied().collect();
        self.state = replay(&self.game, &events);
        Ok(())
    }

    /// Every event that stands, from the set-up on.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        let choices = self.standing.iter().filter_map(|&entry| self.choice(entry));
        self.setup.iter().chain(choices.flat_map(|choice| &choice.events))
    }

    fn choice(&self, entry: usize) -> Option<&Choice<G>> {
        match self.log.get(entry) {
            Some(Logged::Choice(choice)) => Some(choice),
            _ => None,
        }
    }
}

/// That entry is no choice, was taken back already, or lies behind the frontier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stands;
