//! Many games by bots, on several threads, with results that do not depend on how many.

use std::{
    collections::BTreeMap,
    io::Write,
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use rayon::prelude::*;
use serde::Serialize;
use tsugi_catalog::{Built, Group, Groups, Guide, QUICK, Setup, Visit, bot, build, visit};
use tsugi_engine::{Bot, Message, Outcome, Seat, game_seed};
use tsugi_reader::system;
use tsugi_search::Random;
use tsugi_table::{Played, Playout, Table};

use crate::{Problem, Programs, outside::bot_or_program};

/// How many games a thread takes at a time, at the most.
const CHUNK: u64 = 2048;
/// Into how many parts a run is cut at least, so that slow bots keep every core busy.
const PARTS: u64 = 64;

/// The most threads that are started: thousands take longer to start than they play.
const MOST_THREADS: usize = 256;

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The table.
    pub setup: Setup,
    /// A bot for each seat, or one name for all.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads; 0 for as many as there are cores.
    pub threads: usize,
    /// Whether bots may be programs.
    pub programs: Programs,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many choices were built in them.
    pub actions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Choices a second.
    pub actions_per_second: f64,
    /// Each seat's share.
    pub seats: Vec<SeatReport>,
    /// The games in groups, where the game tells groups apart.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupReport>,
}

/// What came of it for one group of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroupReport {
    /// What the group is called, key by key.
    #[serde(flatten)]
    pub name: BTreeMap<&'static str, String>,
    /// How many games.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How many ended at each stage.
    pub ended_at: Vec<u64>,
}

/// What came of it for a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// The bot that sat there.
    pub bot: String,
    /// Sole first places, or games won together.
    pub wins: u64,
    /// First places shared.
    pub shared: u64,
    /// The mean score; none where the game has none.
    pub mean_score: Option<f64>,
}

/// Sums over games; whole numbers, so that the order of adding does not matter.
#[derive(Clone, Default)]
struct Sums {
    actions: u64,
    seats: [SeatSums; tsugi_engine::MAX_SEATS],
    /// By group; empty where the game tells none apart.
    groups: Vec<GroupSums>,
}

#[derive(Clone, Default)]
struct GroupSums {
    games: u64,
    wins: u64,
    ended_at: Vec<u64>,
}

#[derive(Clone, Copy, Default)]
struct SeatSums {
    wins: u64,
    shared: u64,
    scored: u64,
    score: i64,
}

impl Sums {
    fn add_game(&mut self, outcome: &Outcome, players: usize) {
        let winners = outcome.winners();
        for seat in Seat::all(players) {
            let own = &mut self.seats[seat.index()];
            let score = match outcome {
                Outcome::Together { won, score } => {
                    own.wins += u64::from(*won);
                    *score
                }
                Outcome::Ranked { scores, .. } => {
                    own.wins += u64::from(winners.contains(seat) && winners.len() == 1);
                    own.shared += u64::from(winners.contains(seat) && winners.len() > 1);
                    Some(scores[seat])
                }
            };
            own.scored += u64::from(score.is_some());
            own.score += i64::from(score.unwrap_or(0));
        }
    }

    fn add_to_group(&mut self, at: Group, outcome: &Outcome) {
        let own = self.group(at.group);
        own.games += 1;
        own.wins += u64::from(matches!(outcome, Outcome::Together { won: true, .. }));
        own.ended_at.resize(own.ended_at.len().max(at.stages), 0);
        if let Some(count) = own.ended_at.get_mut(at.ended_at) {
            *count += 1;
        }
    }

    fn group(&mut self, group: usize) -> &mut GroupSums {
        self.groups.resize(self.groups.len().max(group + 1), GroupSums::default());
        &mut self.groups[group]
    }

    fn and(mut self, other: Self) -> Self {
        self.actions += other.actions;
        for (group, more) in other.groups.into_iter().enumerate() {
            let own = self.group(group);
            own.games += more.games;
            own.wins += more.wins;
            own.ended_at.resize(own.ended_at.len().max(more.ended_at.len()), 0);
            for (count, more) in own.ended_at.iter_mut().zip(more.ended_at) {
                *count += more;
            }
        }
        for (own, more) in self.seats.iter_mut().zip(other.seats) {
            own.wins += more.wins;
            own.shared += more.shared;
            own.scored += more.scored;
            own.score += more.score;
        }
        self
    }
}

/// A run in progress: what every thread needs to know.
struct Run<'a, G: Guide> {
    game: &'static G,
    built: Built<G>,
    groups: Option<Groups<G::Game>>,
    plan: &'a Plan,
    bots: Vec<String>,
    done: AtomicU64,
    progress: &'a (dyn Fn(u64) + Sync),
}

/// Plays a plan of the game of that id; records go out in the order of the games.
pub fn simulate(
    game: &str,
    plan: &Plan,
    records: Option<&mut (dyn Write + Send)>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, Problem> {
    visit(game, Simulate { plan, records, progress })?
}

/// A plan on its way to its game.
struct Simulate<'a, 'w> {
    plan: &'a Plan,
    records: Option<&'a mut (dyn Write + Send + 'w)>,
    progress: &'a (dyn Fn(u64) + Sync),
}

impl Visit for Simulate<'_, '_> {
    type Output = Result<Report, Problem>;

    fn visit<G: Guide>(self, game: &'static G) -> Self::Output {
        played(game, self)
    }
}

fn played<G: Guide>(game: &'static G, simulate: Simulate<'_, '_>) -> Result<Report, Problem> {
    let Simulate { plan, records, progress } = simulate;
    let built = build(game, &plan.setup)?;
    let bots = bots_by_seat(game, plan, built.config.players)?;
    if plan.threads > MOST_THREADS {
        return Err(Problem::ManyThreads { given: plan.threads, most: MOST_THREADS });
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build().map_err(|error| Problem::Threads {
        given: plan.threads,
        why: Message::new("error-text").with("text", error.to_string()),
    })?;
    let run = Run { game, built, groups: game.groups(), plan, bots, done: AtomicU64::new(0), progress };
    let begin = Instant::now();
    let sums = pool.install(|| match records {
        None => Ok(run.all_chunks()),
        Some(out) => run.recorded(out),
    })?;
    Ok(run.report(&sums, begin.elapsed().as_secs_f64()))
}

fn bots_by_seat<G: Guide>(game: &G, plan: &Plan, players: usize) -> Result<Vec<String>, Problem> {
    for name in &plan.bots {
        bot_or_program(game, name, &plan.programs)?;
    }
    match plan.bots.as_slice() {
        [one] => Ok(vec![one.clone(); players]),
        each if each.len() == players => Ok(each.to_vec()),
        _ => Err(Problem::BotCount { given: plan.bots.len(), players }),
    }
}

impl<G: Guide> Run<'_, G> {
    fn chunk_size(&self) -> u64 {
        (self.plan.games / PARTS).clamp(1, CHUNK)
    }

    fn all_chunks(&self) -> Sums {
        let chunks = self.plan.games.div_ceil(self.chunk_size());
        (0..chunks).into_par_iter().map(|chunk| self.chunk(chunk)).reduce(Sums::default, Sums::and)
    }

    /// Plays the games of a chunk without keeping anything of them.
    fn chunk(&self, chunk: u64) -> Sums {
        let size = self.chunk_size();
        let games = chunk * size..self.plan.games.min((chunk + 1) * size);
        // Random players are told apart: they need no list, and a call through a pointer costs as much as they do.
        if self.all_random() {
            self.play(games, |playout, seed| playout.run_at_random(&self.built.game, seed))
        } else {
            let mut bots = self.seated_bots();
            self.play(games, |playout, seed| playout.run(&self.built.game, seed, &mut bots, |_, _| {}))
        }
    }

    fn all_random(&self) -> bool {
        self.bots.iter().all(|name| name == "random")
    }

    fn seated_bots(&self) -> Vec<Box<dyn Bot<G::Game>>> {
        let seated = |name: &String| {
            let seated = bot_or_program(self.game, name, &self.plan.programs);
            // A program that started before may not start again; the greedy player takes its place.
            seated.or_else(|_| bot(self.game, QUICK)).unwrap_or_else(|_| Box::new(Random))
        };
        self.bots.iter().map(seated).collect()
    }

    fn play(
        &self,
        games: std::ops::Range<u64>,
        mut one: impl FnMut(&mut Playout<G::Game>, u64) -> Played<G::Game>,
    ) -> Sums {
        let (mut sums, mut playout) = (Sums::default(), Playout::default());
        let count = games.end - games.start;
        for index in games {
            let played = one(&mut playout, game_seed(self.plan.seed, index));
            sums.actions += played.actions;
            self.count(&mut sums, &played);
        }
        (self.progress)(self.done.fetch_add(count, Ordering::Relaxed) + count);
        sums
    }

    #[inline]
    fn count(&self, sums: &mut Sums, played: &Played<G::Game>) {
        sums.add_game(&played.outcome, self.built.config.players);
        if let Some(groups) = &self.groups {
            sums.add_to_group((groups.of)(&played.end), &played.outcome);
        }
    }

    /// Plays the same games with a record of each, a line a game.
    fn recorded(&self, out: &mut (dyn Write + Send)) -> Result<Sums, Problem> {
        let failed = |error: std::io::Error| Problem::Write(system(&error));
        let mut sums = Sums::default();
        for block in 0..self.plan.games.div_ceil(CHUNK) {
            let games = block * CHUNK..self.plan.games.min((block + 1) * CHUNK);
            let lines: Vec<(Sums, String)> = games.into_par_iter().map(|index| self.one_recorded(index)).collect();
            for (game, line) in lines {
                sums = sums.and(game);
                writeln!(out, "{line}").map_err(failed)?;
            }
        }
        out.flush().map_err(failed)?;
        Ok(sums)
    }

    /// One game with its record; the choices of the fast playout are played again on a table.
    fn one_recorded(&self, index: u64) -> (Sums, String) {
        let (seed, mut choices) = (game_seed(self.plan.seed, index), Vec::new());
        let mut playout = Playout::default();
        let played =
            playout.run(&self.built.game, seed, &mut self.seated_bots(), |seat, action| choices.push((seat, action)));
        let mut table = Table::new(self.built.game.clone(), seed);
        for (seat, action) in choices {
            table.act(seat, action).expect("the playout played the same choices");
        }
        let record = self.built.record(self.game, &table);
        let line = record.and_then(|record| serde_json::to_string(&record).ok());
        let mut sums = Sums { actions: played.actions, ..Sums::default() };
        self.count(&mut sums, &played);
        (self.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
        (sums, line.expect("a table that was laid has a record"))
    }

    #[expect(clippy::cast_precision_loss, reason = "rates and means are for reading")]
    fn report(&self, sums: &Sums, seconds: f64) -> Report {
        let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let seat = |(bot, own): (&String, &SeatSums)| SeatReport {
            bot: bot.clone(),
            wins: own.wins,
            shared: own.shared,
            mean_score: (own.scored > 0).then(|| own.score as f64 / own.scored as f64),
        };
        let group = |(place, own): (usize, &GroupSums)| GroupReport {
            name: self.groups.iter().flat_map(|groups| (groups.name)(&self.built.game, place)).collect(),
            games: own.games,
            wins: own.wins,
            ended_at: own.ended_at.clone(),
        };
        Report {
            games: self.plan.games,
            actions: sums.actions,
            seconds,
            games_per_second: rate(self.plan.games),
            actions_per_second: rate(sums.actions),
            seats: self.bots.iter().zip(&sums.seats).map(seat).collect(),
            groups: sums.groups.iter().enumerate().filter(|(_, own)| own.games > 0).map(group).collect(),
        }
    }
}
