//! What the laws are, how much each has looked at, and how one was broken.

use std::fmt;

/// What must hold for every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// A listed action is accepted, any other refused, and a refusal changes nothing.
    ListedIsLegal,
    /// Choices are counted and found by their number as they are listed.
    CountedAsListed,
    /// An awaited seat has something to choose, and while a game is not over a seat is awaited.
    AwaitedCanChoose,
    /// Every game ends.
    EveryGameEnds,
    /// The same seed and the same choices give the same log, byte for byte.
    SameSeedSameLog,
    /// Replaying the log gives the state.
    ReplayGivesState,
    /// Any event of any log is taken without a panic, and what is sound can be played on.
    AnyEventIsTaken,
    /// Every piece is accounted for.
    ComponentsConserved,
    /// Everything reads back from JSON as it was written.
    JsonRoundTrip,
    /// What was dealt otherwise out of a viewer's sight looks the same to them.
    NoLeak,
    /// What lots have yet to decide shows nowhere, not even in the state.
    FutureUnwritten,
    /// What may be taken back has told nobody anything.
    UndoStopsInTime,
    /// What people are told of what happened holds nothing that a view without memory withholds.
    StoryForgets,
}

impl Law {
    /// Every law.
    pub const ALL: [Self; 13] = [
        Self::ListedIsLegal,
        Self::CountedAsListed,
        Self::AwaitedCanChoose,
        Self::EveryGameEnds,
        Self::SameSeedSameLog,
        Self::ReplayGivesState,
        Self::AnyEventIsTaken,
        Self::ComponentsConserved,
        Self::JsonRoundTrip,
        Self::NoLeak,
        Self::FutureUnwritten,
        Self::UndoStopsInTime,
        Self::StoryForgets,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ListedIsLegal => "listed is legal",
            Self::CountedAsListed => "counted as listed",
            Self::AwaitedCanChoose => "who is awaited can choose",
            Self::EveryGameEnds => "every game ends",
            Self::SameSeedSameLog => "same seed, same log",
            Self::ReplayGivesState => "replay gives the state",
            Self::AnyEventIsTaken => "any event is taken",
            Self::ComponentsConserved => "components are conserved",
            Self::JsonRoundTrip => "JSON round trip",
            Self::NoLeak => "no leak",
            Self::FutureUnwritten => "the future is unwritten",
            Self::UndoStopsInTime => "undo stops in time",
            Self::StoryForgets => "the story forgets with the table",
        })
    }
}

/// How a viewer learnt what they may not know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Channel {
    /// His view.
    View,
    /// By what they may do.
    LegalActions,
    /// By why they may not.
    Refusals,
    /// By what they saw happen.
    Sightings,
    /// Who is awaited, or how it ended.
    Status,
    /// None yet, but the state holds what nobody has decided.
    State,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::View => "the view",
            Self::LegalActions => "the legal actions",
            Self::Refusals => "the refusals",
            Self::Sightings => "the sightings",
            Self::Status => "the status",
            Self::State => "the state",
        })
    }
}

/// A law that was broken: where to find it again, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct BrokenLaw {
    /// The law that does not hold.
    pub law: Law,
    /// The game.
    pub seed: u64,
    /// After how many choices.
    pub choice: usize,
    /// Which way a secret took, for the laws that keep secrets.
    pub through: Option<Channel>,
    /// What was found, in words.
    pub what: String,
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, seed, choice, through, what } = self;
        write!(f, "broken: {law}, seed {seed}, after {choice} choices")?;
        if let Some(channel) = through {
            write!(f, ", through {channel}")?;
        }
        write!(f, ": {what}")
    }
}

/// How much a law has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Games.
    pub games: u64,
    /// Moments of choice in them.
    pub choices: u64,
    /// Pairs of worlds that must look the same to a viewer, and are not or will not be the same.
    pub pairs: u64,
}

/// What came of an examination, law by law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    laws: Vec<(Law, Count, Vec<BrokenLaw>)>,
}

impl Report {
    /// How much that law has looked at.
    pub fn of(&self, law: Law) -> Count {
        self.laws.iter().find(|(which, ..)| *which == law).map(|(_, count, _)| *count).unwrap_or_default()
    }

    /// Each broken law, as it was broken first; a secret that took several ways is told for each.
    pub fn broken(&self) -> impl Iterator<Item = &BrokenLaw> {
        self.laws.iter().flat_map(|(.., broken)| broken)
    }

    /// The first law that was broken, if one was.
    pub fn verdict(&self) -> Result<(), BrokenLaw> {
        self.broken().next().map_or(Ok(()), |broken| Err(broken.clone()))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (law, Count { games, choices, pairs }, broken) in &self.laws {
            let [games, choices, pairs] = [games, choices, pairs].map(|&number| grouped(number));
            writeln!(f, "{law}: {games} games, {choices} choices, {pairs} pairs of worlds")?;
            for broken in broken {
                writeln!(f, "  {broken}")?;
            }
        }
        Ok(())
    }
}

/// A number with its thousands apart: 20,000.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What has been found on one law.
#[derive(Clone, Default)]
struct Finding {
    count: Count,
    last_game: Option<u64>,
    broken: Vec<BrokenLaw>,
}

/// The findings as they come in, with where the examination stands.
#[derive(Default)]
pub(super) struct Docket {
    seed: u64,
    choice: usize,
    findings: [Finding; Law::ALL.len()],
}

impl Docket {
    pub(super) fn next_game(&mut self, seed: u64) {
        (self.seed, self.choice) = (seed, 0);
    }

    pub(super) fn at_choice(&mut self, choice: usize) {
        self.choice = choice;
    }

    /// Notes how much a law looked at just now.
    pub(super) fn looked(&mut self, law: Law, choices: u64, pairs: u64) {
        let finding = &mut self.findings[law as usize];
        if finding.last_game != Some(self.seed) {
            finding.last_game = Some(self.seed);
            finding.count.games += 1;
        }
        finding.count.choices += choices;
        finding.count.pairs += pairs;
    }

    /// Notes a breach, if it is the first of its law and channel.
    pub(super) fn breach(&mut self, law: Law, through: Option<Channel>, what: impl FnOnce() -> String) {
        let (seed, choice) = (self.seed, self.choice);
        let broken = &mut self.findings[law as usize].broken;
        if broken.iter().all(|known| known.through != through) {
            broken.push(BrokenLaw { law, seed, choice, through, what: what() });
        }
    }

    pub(super) fn report(self) -> Report {
        let laws = Law::ALL.into_iter().zip(self.findings);
        Report { laws: laws.map(|(law, finding)| (law, finding.count, finding.broken)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_how_much_each_law_looked_at_and_how_it_was_broken() {
        let mut docket = Docket::default();
        for seed in 0..1_200 {
            docket.next_game(seed);
            docket.looked(Law::NoLeak, 2, 1_000);
            docket.looked(Law::NoLeak, 1, 0);
        }
        docket.at_choice(3);
        docket.breach(Law::NoLeak, Some(Channel::View), || "a hand".into());
        docket.breach(Law::NoLeak, Some(Channel::View), || "another".into());
        let report = docket.report();
        assert_eq!(report.of(Law::NoLeak), Count { games: 1_200, choices: 3_600, pairs: 1_200_000 });
        let text = report.to_string();
        assert!(text.contains("no leak: 1,200 games, 3,600 choices, 1,200,000 pairs of worlds"), "{text}");
        assert!(text.contains("broken: no leak, seed 1199, after 3 choices, through the view: a hand"), "{text}");
        assert_eq!(report.verdict().map_err(|broken| broken.law), Err(Law::NoLeak));
        assert_eq!(report.broken().count(), 1);
    }

    #[test]
    fn every_law_stands_in_the_list_at_its_place() {
        assert!(Law::ALL.iter().enumerate().all(|(place, &law)| law as usize == place));
    }
}
