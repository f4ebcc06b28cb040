//! The beat of a silent table: between two people, what the others are sent leaves on it.
//!
//! How long somebody thought, and when somebody came and went, is a language as well. So nothing that one of them does
//! reaches anybody else but on the beat: turns come to the others' logs then (`silence.rs`), and so do presence, seats and
//! questions to everybody. Whoever does something is answered at once. The beats are those of the clock, not of the
//! table: nobody sets them by what they do.

use tsugi_engine::{Status, Viewer};

use crate::{
    effect::{Alarm, Effect},
    hosted::HostedTable,
    machine::TableMachine,
};

/// The seconds between two beats where nothing else is said.
pub(crate) const BEAT: u32 = 5;
/// The most seconds between two beats.
pub(crate) const LONGEST_BEAT: u32 = 60;

/// How far a table is with its beats.
#[derive(Default)]
pub(crate) struct Beats {
    /// Whether it is woken at the next one.
    pub(crate) is_set: bool,
    /// Whether this is one.
    pub(crate) is_now: bool,
    /// How often something was shown on one.
    pub(crate) shown: u64,
}

impl HostedTable {
    /// The seconds between two beats, as the table was made; none where it keeps none, and where not every seat is for a
    /// person of its own.
    pub(crate) fn kept_beat(&self) -> Option<u32> {
        if !self.keeps_beat() || self.seats.iter().any(|occupant| occupant.bot.is_some()) {
            return None;
        }
        let people: Vec<_> = self.seats.iter().filter_map(|occupant| occupant.holder.as_ref()).collect();
        let apart = people.iter().enumerate().all(|(number, holder)| !people[..number].contains(holder));
        apart.then_some(self.created.beat)
    }

    /// Whether it was made to keep a beat.
    pub fn keeps_beat(&self) -> bool {
        self.created.beat > 0
    }

    /// The milliseconds between two beats; none where others are shown everything at once: where no beat is kept, before
    /// the game, and once everybody knows that it is over.
    pub(crate) fn beat(&self) -> Option<u64> {
        let beat = u64::from(self.kept_beat()?) * 1000;
        let over = matches!(self.face(Viewer::Spectator).status(), Some(Status::Over(_)));
        (self.game.is_some() && !self.stopped && !over).then_some(beat)
    }

    /// A moment as others are told of it: the beat at which they could know.
    pub(crate) fn on_beat(&self, moment: u64) -> u64 {
        self.beat().map_or(moment, |beat| moment.div_ceil(beat) * beat)
    }
}

impl TableMachine {
    /// The beat has come.
    pub(crate) fn beat(&mut self) {
        (self.beats.is_set, self.beats.is_now) = (false, true);
    }

    /// Lets go what waited for the beat where this is one, and sees to it that the next one comes where something waits.
    pub(crate) fn keep_beat(&mut self) {
        let beat = self.table.beat();
        if beat.is_none() || self.beats.is_now {
            while let Some(viewers) = self.table.show_due() {
                self.tell_viewers(&viewers, &[]);
                self.beats.shown += 1;
            }
            for stream in &mut self.streams {
                stream.waiting.append(&mut stream.later);
            }
        }
        self.beats.is_now = false;
        if let Some(beat) = beat.filter(|_| !self.beats.is_set && self.waits_for_beat()) {
            self.beats.is_set = true;
            self.effect(Effect::Wake(beat - self.now % beat, Alarm::Beat));
        }
    }

    fn waits_for_beat(&self) -> bool {
        !self.table.due.is_empty()
            || self.streams.iter().any(|stream| !stream.later.is_empty())
            || self.presence_changed().is_some()
    }
}
