//! One generation: games, teaching, test; each part is kept, and not done again.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use tsugi_broken_and_beautiful_guide::{Endgame, Moment};
use tsugi_engine::{Chance, SeededRng, game_seed};
use tsugi_search::{
    Sprt, Verdict,
    network::{
        Network,
        teaching::{Positions, Teacher},
    },
};

use crate::play::{editions, play, player, share};

/// What is to be done.
pub(crate) struct Plan {
    /// Games a generation plays.
    pub(crate) games: u64,
    /// The most generations.
    pub(crate) most_generations: u64,
    /// The seed of all luck.
    pub(crate) seed: u64,
}

/// How often the positions are gone through, and the length of the steps each time.
const LENGTHS: [f32; 7] = [0.002, 0.002, 0.001, 0.001, 0.0005, 0.0002, 0.0001];
/// One in so many games is kept aside.
const ASIDE: usize = 40;
/// The most games of a test.
const MOST_TESTS: u64 = 3_000;
/// A generation learns from its own games and those of so many before it.
const REMEMBERED: usize = 8;
/// A network is kept if it wins more than half by so much.
const TEST: Sprt = Sprt { even: 0.5, more: 0.53 };

pub(crate) struct Generation<'a> {
    folder: &'a Path,
    index: u64,
    plan: &'a Plan,
}

impl<'a> Generation<'a> {
    pub(crate) fn new(folder: &'a Path, index: u64, plan: &'a Plan) -> Self {
        Self { folder, index, plan }
    }

    fn file(&self, what: &str) -> PathBuf {
        self.folder.join(format!("{}-{}-{what}", self.plan.seed, self.index))
    }

    /// How many games it plays.
    pub(crate) fn games(&self) -> u64 {
        self.plan.games
    }

    /// Plays its games with the network before, an eighth of them against the greedy player.
    pub(crate) fn play(&self, kept: Option<&Arc<Network>>, all: &mut Vec<Positions>) -> std::io::Result<()> {
        if let Some(known) = read_positions(&self.file("games")) {
            all.push(known);
            return Ok(());
        }
        let (games, mut endgame, mut positions) = (editions(), Endgame::default(), Positions::default());
        let mut luck = SeededRng::stream(self.plan.seed, self.index);
        for number in 0..self.games() {
            let mut bots = [player(kept), player(kept)];
            if luck.below(8) == 0 {
                bots[luck.below(2) as usize] = player(None);
            }
            let seed = game_seed(self.plan.seed + 1000 * (self.index + 1), number);
            play(&games[(number % 2) as usize], seed, &mut bots, &mut endgame, &mut positions);
        }
        write_positions(&self.file("games"), &positions)?;
        all.push(positions);
        Ok(())
    }

    /// A network taught by the games so far, the greedy player's only as long as there are few others; and how it foretells.
    pub(crate) fn taught(&self, all: &[Positions]) -> std::io::Result<(Network, String)> {
        let units = Moment::units();
        let (mut seen, mut aside) = (Positions::default(), Positions::default());
        let first = usize::from(all.len() > 2).max(all.len().saturating_sub(REMEMBERED));
        for positions in &all[first..] {
            for (at, row) in positions.inputs.chunks_exact(Moment::FEATURES).enumerate() {
                // Moments of a game stand side by side, eight of them.
                let to = if (at / 8) % ASIDE == 0 { &mut aside } else { &mut seen };
                to.add(row, positions.came[at]);
            }
        }
        let kept = fs::read(self.file("network")).ok().and_then(|bytes| Network::read(&bytes, Moment::FEATURES).ok());
        let teacher = match kept {
            Some(network) => Teacher::of(network, &units),
            None => self.lesson(&units, &seen, &aside),
        };
        let network = teacher.taught();
        fs::write(self.file("network"), network.written())?;
        let error = Teacher::of(network.clone(), &units).error(&aside);
        Ok((network, format!("{error:.4} of {} moments", aside.count())))
    }

    /// Teaches from nothing.
    fn lesson(&self, units: &[f32], seen: &Positions, aside: &Positions) -> Teacher {
        let mut teacher = Teacher::fresh(units, self.plan.seed);
        let mut luck = SeededRng::stream(self.plan.seed, 100 + self.index);
        for length in LENGTHS {
            teacher.learn(seen, length, &mut luck);
            eprintln!("{} positions: error {:.4}", seen.count(), teacher.error(aside));
        }
        teacher
    }

    /// What a sequential test against the network before says.
    pub(crate) fn tested(&self, taught: &Network, kept: Option<&Arc<Network>>) -> std::io::Result<String> {
        if let Ok(known) = fs::read_to_string(self.file("test")) {
            return Ok(known);
        }
        let (games, taught, mut shares) = (editions(), Arc::new(taught.clone()), Vec::new());
        let mut verdict = Verdict::Open;
        for number in 0..MOST_TESTS / 2 {
            let seed = game_seed(self.plan.seed + 77_777, number + self.index * MOST_TESTS);
            shares.push(share(&games[(number % 2) as usize], seed, [Some(&taught), kept]));
            verdict = TEST.verdict(shares.iter().copied());
            if verdict != Verdict::Open {
                break;
            }
        }
        let percent = 100.0 * shares.iter().sum::<f64>() / shares.len() as f64;
        let word = match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Open => "open",
        };
        let told = format!("{word}: {percent:.1} % of {} games", 2 * shares.len());
        fs::write(self.file("test"), &told)?;
        Ok(told)
    }
}

fn write_positions(file: &Path, positions: &Positions) -> std::io::Result<()> {
    let came = positions.came.iter().flat_map(|came| came.to_le_bytes());
    fs::write(file, came.chain(positions.inputs.iter().copied()).collect::<Vec<u8>>())
}

fn read_positions(file: &Path) -> Option<Positions> {
    let bytes = fs::read(file).ok()?;
    let count = bytes.len() / (4 + Moment::FEATURES);
    let (came, inputs) = bytes.split_at(4 * count);
    let came = came.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
    Some(Positions { inputs: inputs.to_vec(), came })
}
