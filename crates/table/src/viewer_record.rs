//! One viewer's record of a game: the document of the game with what that viewer saw in place of what
//! happened, and without luck.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tsugi_engine::{Game, Outcome, Seat, SeatSet, Status, Viewer};

use crate::{Config, FORMAT, Frame, Logged, Place, RecordFault, Table};

/// What one viewer saw of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewerRecord {
    /// The form of the document.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Which components: `sha256:…` of their figures.
    pub components: String,
    /// The components themselves, where they are not ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_components: Option<Value>,
    /// Who plays, by which options.
    pub config: Config,
    /// Who saw this: `seat:0` or `spectator`.
    pub viewer: String,
    /// Luck is no viewer's to know: always null.
    pub luck: Option<Value>,
    /// What was seen of the set-up.
    pub setup: Vec<Value>,
    /// What was seen of each entry.
    pub entries: Vec<Seen>,
    /// How it ended; none while it runs.
    pub result: Option<Outcome>,
}

/// What was seen of an entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "error-expected-entry")]
pub enum Seen {
    /// A seat chose.
    Choice {
        /// The seat that did it, from 0.
        seat: Seat,
        /// What of it was seen.
        sightings: Vec<Value>,
    },
    /// That entry and all choices after it were taken back.
    Undo {
        /// Its place in the log.
        undo: usize,
        /// Who agreed, where it lies behind the frontier.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        consent: Option<SeatSet>,
    },
    /// Something of which this viewer may not know yet.
    Hidden(Nothing),
}

/// Nothing at all: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// How much of what was seen a story keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Story {
    /// All of it.
    Whole,
    /// What the table may still show to people who must remember by themselves.
    Faded,
}

impl Story {
    /// What it keeps of a sighting.
    pub fn keeps<G: Game>(self, game: &G, sighting: G::Sighting) -> G::Sighting {
        match self {
            Self::Whole => sighting,
            Self::Faded => game.fade(sighting),
        }
    }
}

impl ViewerRecord {
    /// A viewer's record of a table. Where several choose at once, it hides the choices of the others
    /// until all are in.
    pub fn of<G: Game>(
        table: &Table<G>,
        frame: Frame,
        viewer: Viewer,
        story: Story,
    ) -> Result<Self, serde_json::Error> {
        let game = table.game();
        let seen = |events: &[G::Event]| {
            let sightings = events.iter().filter_map(|&event| game.sighting(event, viewer));
            sightings.map(|seen| serde_json::to_value(story.keeps(game, seen))).collect::<Result<Vec<_>, _>>()
        };
        let known = table.settled_log().len();
        let entry = |(number, logged): (usize, &Logged<G>)| {
            let own = matches!(viewer, Viewer::Seat(seat) if author(table, logged) == Some(seat));
            if number >= known && !own {
                return Ok(Seen::Hidden(Nothing {}));
            }
            Ok(match logged {
                Logged::Choice(choice) => Seen::Choice { seat: choice.seat, sightings: seen(&choice.events)? },
                Logged::Undo(undo) => Seen::Undo { undo: *undo, consent: None },
                Logged::Agreed(undo) => Seen::Undo { undo: *undo, consent: Some(SeatSet::all(table.game().seats())) },
            })
        };
        Ok(Self {
            format: FORMAT,
            game: frame.game,
            rules: frame.rules,
            components: frame.components,
            replaced_components: frame.replaced_components,
            config: frame.config,
            viewer: viewer.to_string(),
            luck: None,
            setup: seen(table.setup())?,
            entries: table.log().iter().enumerate().map(entry).collect::<Result<_, serde_json::Error>>()?,
            result: match table.status() {
                Status::Over(outcome) => Some(outcome),
                Status::Awaiting(_) => None,
            },
        })
    }

    /// What can be said of a viewer's record: everything seen can be read, and what is taken back stood. Choices,
    /// luck and whatever was hidden cannot be checked. Answers how many entries were looked at.
    pub fn check<G: Game>(&self) -> Result<usize, RecordFault> {
        let sightings = |place: Place, list: &[Value]| {
            list.iter().try_for_each(|value| place.read::<G::Sighting>(value).map(|_| ()))
        };
        sightings(Place::Setup, &self.setup)?;
        let mut stands = Vec::with_capacity(self.entries.len());
        for (number, entry) in self.entries.iter().enumerate() {
            let place = Place::Entry(number);
            match entry {
                Seen::Choice { sightings: list, .. } => sightings(place, list)?,
                Seen::Undo { undo, .. } => {
                    if stands.get(*undo) != Some(&true) {
                        return Err(RecordFault::Undo { place, undo: *undo });
                    }
                    stands[*undo..].fill(false);
                }
                Seen::Hidden(_) => {}
            }
            stands.push(!matches!(entry, Seen::Undo { .. }));
        }
        Ok(self.entries.len())
    }
}

/// Who made an entry: the chooser, or whose choice was taken back.
fn author<G: Game>(table: &Table<G>, logged: &Logged<G>) -> Option<Seat> {
    match logged {
        Logged::Choice(choice) => Some(choice.seat),
        Logged::Undo(entry) | Logged::Agreed(entry) => author(table, table.log().get(*entry)?),
    }
}
