//! Whose question is thought about next, and for how long: fair queueing on the time that threads have spent,
//! between addresses first, then between the tables of each.
//!
//! Nothing here has a thread or a clock: time is handed in, in microseconds. Whoever has used least comes first. A
//! flow that was away starts where the others stand: what it did not use is not saved up, and what it used while
//! nobody else wanted anything is held against it for a quarter of a slice at the most: more would make it wait for a
//! second round of the others. A slice is what a question may take
//! so that all who wait are answered within the wait that is aimed at.

use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
};

/// A question on its way through the shares.
pub(crate) type Ticket = u64;

/// How much there is to share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supply {
    /// How many threads think.
    pub(crate) threads: u64,
    /// The wait that is aimed at, thinking included.
    pub(crate) wait: u64,
    /// After this wait a question comes first, and gets only a quick answer.
    pub(crate) overdue: u64,
    /// How many questions wait at the most.
    pub(crate) most: usize,
    /// How many of one address's tables without people are thought about at once.
    pub(crate) most_alone: usize,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) address: IpAddr,
    /// The table; everything else that an address asks for is one more.
    pub(crate) table: u64,
    /// Whether only bots sit at the table.
    pub(crate) alone: bool,
}

/// Why a question is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// Too many wait already.
    All,
    /// Enough tables of this address without people are thought about.
    Alone,
}

/// A question whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) ticket: Ticket,
    pub(crate) asker: Asker,
    /// When it was asked.
    pub(crate) asked: u64,
    /// How long it may take; nothing where it has waited too long.
    pub(crate) slice: u64,
}

#[derive(Debug)]
struct Waiting {
    ticket: Ticket,
    asked: u64,
    alone: bool,
}

/// The questions of a table.
#[derive(Debug, Default)]
struct Line {
    used: u64,
    waiting: VecDeque<Waiting>,
}

/// The tables of an address.
#[derive(Debug, Default)]
struct Party {
    used: u64,
    /// Where the tables stand that come first here.
    clock: u64,
    lines: BTreeMap<u64, Line>,
    waiting: usize,
    running: usize,
    /// How many questions of tables without people wait or are thought about.
    alone: usize,
    crowd: Crowd,
}

/// How many have waited of late, in thousandths: as many as wait now, or as many as did, fading.
#[derive(Clone, Copy, Debug, Default)]
struct Crowd {
    level: u64,
    at: u64,
}

impl Crowd {
    /// So many wait now; what was before is forgotten within that time, about.
    fn seen(&mut self, waiting: u64, now: u64, within: u64) -> u64 {
        let passed = now.saturating_sub(self.at).min(within);
        let faded = self.level - self.level * passed / within.max(1);
        (self.level, self.at) = (faded.max(1000 * waiting.max(1)), now);
        self.level
    }
}

/// The shares of everybody who waits.
#[derive(Debug)]
pub(crate) struct Shares {
    supply: Supply,
    /// Where the addresses stand that come first.
    clock: u64,
    parties: BTreeMap<IpAddr, Party>,
    waiting: usize,
    running: usize,
    crowd: Crowd,
}

impl Shares {
    pub(crate) fn new(supply: Supply) -> Self {
        Self { supply, clock: 0, parties: BTreeMap::new(), waiting: 0, running: 0, crowd: Crowd::default() }
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting
    }

    /// Takes a question.
    pub(crate) fn enter(&mut self, asker: Asker, ticket: Ticket, now: u64) -> Result<(), Full> {
        if self.waiting >= self.supply.most {
            return Err(Full::All);
        }
        if self.parties.len() > 2 * (self.waiting + self.running) + 64 {
            self.forget_idle();
        }
        let parties = 1 + self.parties.values().filter(|party| party.waiting > 0).count() as u64;
        let share = self.supply.wait * self.supply.threads / parties;
        let (clock, most_alone) = (self.clock, self.supply.most_alone);
        let party = self.parties.entry(asker.address).or_insert_with(|| Party { used: clock, ..Party::default() });
        if asker.alone && party.alone >= most_alone {
            return Err(Full::Alone);
        }
        if party.waiting == 0 {
            party.used = party.used.clamp(clock, clock + share / 4);
        }
        if party.lines.len() > 2 * party.waiting + 64 {
            party.forget_idle();
        }
        let (slice, clock) = (share / (party.waiting as u64 + 1), party.clock);
        let line = party.lines.entry(asker.table).or_insert_with(|| Line { used: clock, ..Line::default() });
        if line.waiting.is_empty() {
            line.used = line.used.clamp(clock, clock + slice / 4);
        }
        line.waiting.push_back(Waiting { ticket, asked: now, alone: asker.alone });
        party.waiting += 1;
        party.alone += usize::from(asker.alone);
        self.waiting += 1;
        Ok(())
    }

    /// The question whose turn it is.
    pub(crate) fn next(&mut self, now: u64) -> Option<Turn> {
        let overdue = now.saturating_sub(self.supply.overdue);
        let mut parties = 0;
        let mut first: Option<(u64, usize, IpAddr)> = None;
        let mut oldest: Option<(u64, IpAddr, u64)> = None;
        for (&address, party) in self.parties.iter().filter(|(_, party)| party.waiting > 0) {
            parties += 1;
            let place = (party.used, party.waiting, address);
            first = Some(first.map_or(place, |first| first.min(place)));
            for (&table, line) in &party.lines {
                let asked = line.waiting.front().map(|waiting| waiting.asked).filter(|&asked| asked < overdue);
                if asked.is_some_and(|asked| oldest.is_none_or(|(oldest, ..)| asked < oldest)) {
                    oldest = asked.map(|asked| (asked, address, table));
                }
            }
        }
        if let Some((_, address, table)) = oldest {
            return self.take(address, table, 0);
        }
        let (used, _, address) = first?;
        self.clock = self.clock.max(used);
        let party = self.parties.get_mut(&address)?;
        let waits = |(_, line): &(&u64, &Line)| !line.waiting.is_empty();
        let asked = |line: &Line| line.waiting.front().map_or(u64::MAX, |waiting| waiting.asked);
        let (&table, line) = party.lines.iter().filter(waits).min_by_key(|(_, line)| (line.used, asked(line)))?;
        party.clock = party.clock.max(line.used);
        // Where more came than was expected, there is less until the first of them is overdue.
        let oldest = party.lines.values().filter_map(|line| line.waiting.front()).map(|waiting| waiting.asked).min();
        let left = self.supply.overdue.saturating_sub(now.saturating_sub(oldest?)).min(self.supply.wait);
        // Those who have just been answered come back soon: a slice leaves room for them.
        let parties = self.crowd.seen(parties, now, self.supply.wait);
        let tables = party.crowd.seen(party.waiting as u64, now, self.supply.wait);
        let slice = 1000 * left * self.supply.threads / parties * 1000 / tables;
        self.take(address, table, slice.clamp(1, left.max(1)))
    }

    fn take(&mut self, address: IpAddr, table: u64, slice: u64) -> Option<Turn> {
        let party = self.parties.get_mut(&address)?;
        let Waiting { ticket, asked, alone } = party.lines.get_mut(&table)?.waiting.pop_front()?;
        party.waiting -= 1;
        party.running += 1;
        self.waiting -= 1;
        self.running += 1;
        Some(Turn { ticket, asker: Asker { address, table, alone }, asked, slice })
    }

    /// What a turn will take by all that is known: it counts from now on.
    pub(crate) fn begin(&mut self, turn: &Turn, expected: u64) {
        self.charge(turn, |used| used.saturating_add(expected));
    }

    /// What it took in place of what was expected.
    pub(crate) fn end(&mut self, turn: &Turn, expected: u64, took: u64) {
        self.charge(turn, |used| used.saturating_sub(expected).saturating_add(took));
        self.running = self.running.saturating_sub(1);
        if let Some(party) = self.parties.get_mut(&turn.asker.address) {
            party.running = party.running.saturating_sub(1);
            party.alone = party.alone.saturating_sub(usize::from(turn.asker.alone));
        }
        if self.waiting == 0 && self.running == 0 {
            // Nobody has to wait for anybody: nobody owes anything.
            self.parties.clear();
            self.clock = 0;
        }
    }

    fn charge(&mut self, turn: &Turn, change: impl Fn(u64) -> u64) {
        if let Some(party) = self.parties.get_mut(&turn.asker.address) {
            party.used = change(party.used);
            if let Some(line) = party.lines.get_mut(&turn.asker.table) {
                line.used = change(line.used);
            }
        }
    }

    /// Forgets addresses and tables that want nothing and owe nothing.
    fn forget_idle(&mut self) {
        let clock = self.clock;
        self.parties.retain(|_, party| {
            party.forget_idle();
            party.waiting > 0 || party.running > 0 || party.used > clock
        });
    }
}

impl Party {
    /// Forgets tables that want nothing and owe nothing.
    fn forget_idle(&mut self) {
        let clock = self.clock;
        self.lines.retain(|_, line| !line.waiting.is_empty() || line.used > clock);
    }
}

#[cfg(test)]
mod tests;
