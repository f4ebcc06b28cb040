//! A table in play.

use tsugi_engine::{
    Bot, Chance, Choice, CountingChance, Eyes, Game, Refused, Seat, SeatSet, SeededRng, Status, UndoRefused, Viewer,
    apply, begin, replay, takes_back,
};

use crate::{Deal, DealRng, Known, Luck, Thought};

/// An entry of the log: a choice, or the taking back of one and all after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Logged<G: Game> {
    /// A seat chose.
    Choice(Choice<G>),
    /// The entry of that number and all choices after it were taken back.
    Undo(usize),
    /// The same beyond the frontier, because everybody agreed.
    Agreed(usize),
}

/// Where a table's luck comes from, and where it stands.
enum TableRng {
    /// A seed of our own generator.
    Seed(u64, SeededRng),
    /// A secret, with words that players added.
    Deal(Deal, DealRng),
}

impl TableRng {
    /// What the thoughts of bots follow from.
    fn thoughts(&self) -> u64 {
        match self {
            Self::Seed(seed, _) => *seed,
            Self::Deal(deal, _) => deal.thoughts(),
        }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        match self {
            Self::Seed(_, luck) => luck,
            Self::Deal(_, lots) => lots,
        }
    }
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
    fortune: TableRng,
}

impl<G: Game> Table<G> {
    /// Lays a new table with the luck of a seed.
    pub fn new(game: G, seed: u64) -> Self {
        Self::laid(game, TableRng::Seed(seed, SeededRng::new(seed)))
    }

    /// Lays a new table with luck that can be checked afterwards.
    pub fn dealt(game: G, deal: Deal) -> Self {
        let lots = deal.lots();
        Self::laid(game, TableRng::Deal(deal, lots))
    }

    fn laid(game: G, mut fortune: TableRng) -> Self {
        let mut setup = Vec::new();
        let state = begin(&game, fortune.chance(), Some(&mut setup));
        Self { game, state, setup, log: Vec::new(), standing: Vec::new(), fortune }
    }

    /// A dealt table from its events, as far as the set-up; its luck stands there.
    pub fn restored(game: G, deal: Deal, setup: Vec<G::Event>, drawn: u64) -> Self {
        let (state, lots) = (replay(&game, &setup), deal.lots().at(drawn));
        Self { game, state, setup, log: Vec::new(), standing: Vec::new(), fortune: TableRng::Deal(deal, lots) }
    }

    /// A table that stands as all those events left another, with luck of its own from there on.
    pub fn played_on(game: G, events: Vec<G::Event>, luck: Known) -> Self {
        let fortune = match luck {
            Known::Seed(seed) => TableRng::Seed(seed, SeededRng::new(seed)),
            Known::Deal(deal) => {
                let lots = deal.lots();
                TableRng::Deal(deal, lots)
            }
        };
        let state = replay(&game, &events);
        Self { game, state, setup: events, log: Vec::new(), standing: Vec::new(), fortune }
    }

    /// Takes a choice from a log, with what came of it and where luck stood afterwards.
    pub fn restore(&mut self, seat: Seat, action: G::Action, events: Vec<G::Event>, drawn: u64) {
        let drew_lots = drawn != self.drawn();
        if let TableRng::Deal(deal, lots) = &mut self.fortune {
            *lots = deal.lots().at(drawn);
        }
        for &event in &events {
            self.game.evolve(&mut self.state, event);
        }
        self.standing.push(self.log.len());
        self.log.push(Logged::Choice(Choice { seat, action, events, drew_lots }));
    }

    /// Where dealt luck stands: how many numbers of its stream were drawn.
    pub fn drawn(&self) -> u64 {
        match &self.fortune {
            TableRng::Seed(..) => 0,
            TableRng::Deal(_, lots) => lots.drawn(),
        }
    }

    /// A table that goes on from a given truth; it has no beginning, so it leaves no record.
    pub fn from_state(game: G, state: G::State, seed: u64) -> Self {
        let fortune = TableRng::Seed(seed, SeededRng::new(seed));
        Self { game, state, setup: Vec::new(), log: Vec::new(), standing: Vec::new(), fortune }
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole truth: for research and records, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Where its luck comes from: a secret until the end.
    pub fn luck(&self) -> Luck {
        match &self.fortune {
            TableRng::Seed(seed, _) => Luck::seeded(*seed),
            TableRng::Deal(deal, _) => Luck::dealt(deal),
        }
    }

    /// What happened before the first choice.
    pub fn setup(&self) -> &[G::Event] {
        &self.setup
    }

    /// Every choice and taking-back, from the first.
    pub fn log(&self) -> &[Logged<G>] {
        &self.log
    }

    /// The log as far as anybody may read it while the game runs: where several choose at once, all up
    /// to that question, so that nobody sees a simultaneous choice before making theirs.
    pub fn settled_log(&self) -> &[Logged<G>] {
        let Status::Awaiting(awaited) = self.status() else { return &self.log };
        let (mut sealed, mut since) = (awaited.len() > 1, SeatSet::EMPTY);
        let mut standing = self.standing.as_slice();
        while let [earlier @ .., entry] = standing {
            let Some(choice) = self.choice(*entry) else { break };
            let asked = self.asked_before(earlier).without(choice.seat);
            if !asked.iter().any(|seat| awaited.contains(seat) && !since.contains(seat)) {
                break;
            }
            (sealed, since, standing) = (true, since.with(choice.seat), earlier);
        }
        let settled = if sealed { standing.last().map_or(0, |entry| entry + 1) } else { self.log.len() };
        &self.log[..settled]
    }

    /// Who was awaited once these choices had been made.
    fn asked_before(&self, standing: &[usize]) -> SeatSet {
        let choices = standing.iter().filter_map(|&entry| self.choice(entry));
        let events = self.setup.iter().chain(choices.flat_map(|choice| &choice.events));
        match self.game.status(&replay(&self.game, events)) {
            Status::Awaiting(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
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
        let (mut luck, mut events) = (CountingChance::new(self.fortune.chance()), Vec::new());
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
        let eyes = self.eyes(seat);
        Some(bot.choose(eyes, &legal, &mut self.thoughts(seat) as &mut dyn Chance))
    }

    /// The eyes of a seat on this table.
    pub fn eyes(&self, seat: Seat) -> Eyes<'_, G> {
        Eyes::of(&self.game, &self.state, seat)
    }

    /// The luck of a bot's choice in that seat at this moment.
    fn thoughts(&self, seat: Seat) -> SeededRng {
        SeededRng::new(self.thought_seed(seat))
    }

    /// The seed of a seat's thoughts about its choice now. It tells nothing of the luck to come, nor of other thoughts.
    pub fn thought_seed(&self, seat: Seat) -> u64 {
        SeededRng::seed_of(self.fortune.thoughts(), 2 + (self.log.len() as u64) * 8 + seat.index() as u64)
    }

    /// The same question to be answered elsewhere; none where the seat is not awaited.
    pub fn thought(&self, seat: Seat) -> Option<Thought<G>>
    where
        G: Clone,
    {
        let (legal, luck) = (self.legal(seat), self.thoughts(seat));
        (!legal.is_empty()).then(|| Thought::new(self.game.clone(), self.state.clone(), seat, legal, luck))
    }

    /// How many choices stand.
    pub fn choices(&self) -> usize {
        self.standing.len()
    }

    /// The last choice that stands.
    pub fn last_choice(&self) -> Option<&Choice<G>> {
        self.standing.last().and_then(|&entry| self.choice(entry))
    }

    /// Whether a seat may take back the last choice that stands.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.last_choice().ok_or(UndoRefused::NothingChosen)?;
        takes_back(&self.game, std::slice::from_ref(last), seat)
    }

    /// Takes back the last choice that stands, if this seat may; says what it was.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, UndoRefused> {
        self.may_undo(seat)?;
        let entry = *self.standing.last().ok_or(UndoRefused::NothingChosen)?;
        let action = self.choice(entry).map(|choice| choice.action).ok_or(UndoRefused::NothingChosen)?;
        self.take_back(entry).map_err(|NotUndoable| UndoRefused::NothingChosen)?;
        Ok(action)
    }

    /// The last choice of a seat that stands, by its number in the log.
    pub fn last_of(&self, seat: Seat) -> Option<usize> {
        let own = |&&entry: &&usize| self.choice(entry).is_some_and(|choice| choice.seat == seat);
        self.standing.iter().rev().find(own).copied()
    }

    /// Takes back a choice that stands and all after it, if whoever made it may take back each.
    pub fn take_back(&mut self, entry: usize) -> Result<(), NotUndoable> {
        let at = self.standing.binary_search(&entry).map_err(|_| NotUndoable)?;
        let seat = self.choice(entry).ok_or(NotUndoable)?.seat;
        for choice in self.standing[at..].iter().filter_map(|&entry| self.choice(entry)) {
            takes_back(&self.game, std::slice::from_ref(choice), seat).map_err(|_| NotUndoable)?;
        }
        self.wind_back(at, Logged::Undo(entry));
        Ok(())
    }

    /// Takes back a choice that stands and all after it, everybody having agreed.
    pub fn take_back_agreed(&mut self, entry: usize) -> Result<(), NotUndoable> {
        let at = self.standing.binary_search(&entry).map_err(|_| NotUndoable)?;
        self.wind_back(at, Logged::Agreed(entry));
        Ok(())
    }

    fn wind_back(&mut self, at: usize, logged: Logged<G>) {
        self.standing.truncate(at);
        self.log.push(logged);
        let events: Vec<G::Event> = self.events().copied().collect();
        self.state = replay(&self.game, &events);
    }

    /// Every event that stands, from the set-up on.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        let choices = self.standing.iter().filter_map(|&entry| self.choice(entry));
        self.setup.iter().chain(choices.flat_map(|choice| &choice.events))
    }

    /// Goes through what came of an entry, or of the set-up where it is none, with the state after each event.
    pub fn go_through(&self, entry: Option<usize>, mut see: impl FnMut(&G::Event, &G::State)) {
        let before = entry.map_or_else(Vec::new, |entry| self.stood_before(entry));
        let events = before.iter().filter_map(|&entry| self.choice(entry)).flat_map(|choice| &choice.events);
        let (mut state, own) = match entry {
            None => (self.game.unpack(), self.setup.as_slice()),
            Some(entry) => {
                let own = self.choice(entry).map_or(&[][..], |choice| &choice.events);
                (replay(&self.game, self.setup.iter().chain(events)), own)
            }
        };
        for event in own {
            self.game.evolve(&mut state, *event);
            see(event, &state);
        }
    }

    /// The choices that stood when an entry was made.
    fn stood_before(&self, entry: usize) -> Vec<usize> {
        let mut standing = Vec::new();
        for (number, logged) in self.log.iter().enumerate().take(entry) {
            match logged {
                Logged::Choice(_) => standing.push(number),
                Logged::Undo(undone) | Logged::Agreed(undone) => standing.retain(|kept| kept < undone),
            }
        }
        standing
    }

    fn choice(&self, entry: usize) -> Option<&Choice<G>> {
        match self.log.get(entry) {
            Some(Logged::Choice(choice)) => Some(choice),
            _ => None,
        }
    }
}

/// That entry is no choice, was taken back already, or lies behind the frontier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that entry is no choice that could be taken back")]
pub struct NotUndoable;
