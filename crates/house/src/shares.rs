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
pub type Ticket = u64;

/// How much there is to share.
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    /// How many threads think.
    pub threads: u64,
    /// The wait that is aimed at, thinking included.
    pub wait: u64,
    /// After this wait a question comes first, and gets only a quick answer.
    pub overdue: u64,
    /// How many questions wait at the most.
    pub most: usize,
    /// How many of one address's tables without people are thought about at once.
    pub most_alone: usize,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// From where.
    pub address: IpAddr,
    /// The table; everything else that an address asks for is one more.
    pub table: u64,
    /// Whether only bots sit at the table.
    pub alone: bool,
}

/// Why a question is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// Too many wait already.
    All,
    /// Enough tables of this address without people are thought about.
    Alone,
}

/// A question whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The question.
    pub ticket: Ticket,
    /// Who asks.
    pub asker: Asker,
    /// When it was asked.
    pub asked: u64,
    /// How long it may take; nothing where it has waited too long.
    pub slice: u64,
    /// When its turn came.
    at: u64,
}

#[derive(Debug)]
struct Waiting {
    ticket: Ticket,
    asked: u64,
    alone: bool,
}

/// What somebody was given of late.
#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    got: u64,
    at: u64,
}

/// Idle addresses, or tables of one, remembered before any are forgotten.
const MOST_IDLE: usize = 64;
/// It is looked for them no more often than this.
const A_LOOK: u64 = 1_000_000;
/// After so long nothing is held against anybody.
const OF_LATE: u64 = 60_000_000;

impl Spent {
    fn of_late(&self, now: u64) -> u64 {
        self.got - self.got / 1000 * (now.saturating_sub(self.at).min(OF_LATE) * 1000 / OF_LATE)
    }

    fn add(&mut self, took: u64, now: u64) {
        (self.got, self.at) = (self.of_late(now) + took, now);
    }

    /// What is left of a slice for somebody who was given this, where that much is usual: half of it for who had twice
    /// as much, twice as much for who had half. Slices differ with those who wait just then; this evens them out.
    fn evened(&self, slice: u64, usual: &mut u64, now: u64) -> u64 {
        let own = self.of_late(now);
        *usual = (*usual * 31 + own) / 32;
        if *usual == 0 { slice } else { (slice * *usual / own.max(1)).clamp(slice / 2, slice * 2) }
    }
}

/// The questions of a table.
#[derive(Debug, Default)]
struct Line {
    used: u64,
    waiting: VecDeque<Waiting>,
    viewer_record: Spent,
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
    viewer_record: Spent,
    /// What a table here was usually given of late.
    usual: u64,
    /// When it was last looked for tables to forget.
    looked: u64,
}

/// How many have waited of late, in thousandths: as many as wait now, or as many as did, fading.
#[derive(Clone, Copy, Debug, Default)]
struct Crowd {
    level: u64,
    at: u64,
}

impl Crowd {
    /// Notes how many wait now; what was before is forgotten within that time, about.
    fn seen(&mut self, waiting: u64, now: u64, within: u64) -> u64 {
        let passed = now.saturating_sub(self.at).min(within);
        let faded = self.level - self.level * passed / within.max(1);
        (self.level, self.at) = (faded.max(1000 * waiting.max(1)), now);
        self.level
    }
}

/// The shares of everybody who waits.
#[derive(Debug)]
pub struct Shares {
    supply: Supply,
    /// Where the addresses stand that come first.
    clock: u64,
    parties: BTreeMap<IpAddr, Party>,
    waiting: usize,
    running: usize,
    crowd: Crowd,
    /// What an address was usually given of late.
    usual: u64,
    /// When it was last looked for addresses to forget.
    looked: u64,
}

impl Shares {
    /// Shares of so much.
    pub fn new(supply: Supply) -> Self {
        Self {
            supply,
            clock: 0,
            parties: BTreeMap::new(),
            waiting: 0,
            running: 0,
            crowd: Crowd::default(),
            usual: 0,
            looked: 0,
        }
    }

    /// How many questions wait.
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// Takes a question.
    pub fn enter(&mut self, asker: Asker, ticket: Ticket, now: u64) -> Result<(), Full> {
        if self.waiting >= self.supply.most {
            return Err(Full::All);
        }
        if self.parties.len() > 2 * (self.waiting + self.running) + MOST_IDLE && now >= self.looked + A_LOOK {
            self.looked = now;
            self.forget_idle(now);
        }
        let (clock, most_alone) = (self.clock, self.supply.most_alone);
        let party = self.parties.entry(asker.address).or_insert_with(|| Party { used: clock, ..Party::default() });
        if asker.alone && party.alone >= most_alone {
            return Err(Full::Alone);
        }
        if party.waiting == 0 {
            party.used = party.used.max(clock);
        }
        if party.lines.len() > 2 * party.waiting + MOST_IDLE && now >= party.looked + A_LOOK {
            party.looked = now;
            party.forget_idle(now);
        }
        let clock = party.clock;
        let line = party.lines.entry(asker.table).or_insert_with(|| Line { used: clock, ..Line::default() });
        if line.waiting.is_empty() {
            line.used = line.used.max(clock);
        }
        line.waiting.push_back(Waiting { ticket, asked: now, alone: asker.alone });
        party.waiting += 1;
        party.alone += usize::from(asker.alone);
        self.waiting += 1;
        Ok(())
    }

    /// The question whose turn it is.
    pub fn next(&mut self, now: u64) -> Option<Turn> {
        if let Some((address, table)) = self.overdue(now) {
            return self.take(address, table, 0, now);
        }
        let Supply { threads, wait, overdue, .. } = self.supply;
        let waiting = || self.parties.iter().filter(|(_, party)| party.waiting > 0);
        // Those who have just been answered come back soon: a slice leaves room for them.
        let parties = self.crowd.seen(waiting().count() as u64, now, wait);
        let (clock, debt) = (self.clock, 1000 * wait * threads / parties / 4);
        let place = |party: &Party| (party.used.min(clock + debt), party.oldest());
        let (&address, _) = waiting().min_by_key(|(_, party)| place(party))?;
        let party = self.parties.get_mut(&address)?;
        // What is beyond the debt is forgiven.
        party.used = party.used.min(clock + debt);
        self.clock = clock.max(party.used);
        // Where more came than was expected, there is less until the first of them is overdue.
        let left = overdue.saturating_sub(now.saturating_sub(party.oldest())).min(wait);
        let share = party.viewer_record.evened(1000 * left * threads / parties, &mut self.usual, now);
        let (table, slice) = party.next(share, now, wait)?;
        self.take(address, table, slice.clamp(1, left.max(1)), now)
    }

    /// The table that has waited too long for the longest.
    fn overdue(&self, now: u64) -> Option<(IpAddr, u64)> {
        let latest = now.checked_sub(self.supply.overdue)?;
        let late = self.parties.iter().filter(|(_, party)| party.waiting > 0 && party.oldest() < latest);
        let (&address, party) = late.min_by_key(|(_, party)| party.oldest())?;
        let (&table, _) = party.lines.iter().min_by_key(|(_, line)| line.oldest())?;
        Some((address, table))
    }

    fn take(&mut self, address: IpAddr, table: u64, slice: u64, now: u64) -> Option<Turn> {
        let party = self.parties.get_mut(&address)?;
        let Waiting { ticket, asked, alone } = party.lines.get_mut(&table)?.waiting.pop_front()?;
        party.waiting -= 1;
        party.running += 1;
        self.waiting -= 1;
        self.running += 1;
        Some(Turn { ticket, asker: Asker { address, table, alone }, asked, slice, at: now })
    }

    /// What a turn will take by all that is known: it counts from now on.
    pub fn begin(&mut self, turn: &Turn, expected: u64) {
        self.charge(turn, |used| used.saturating_add(expected));
    }

    /// What it took in place of what was expected.
    pub fn end(&mut self, turn: &Turn, expected: u64, took: u64) {
        self.charge(turn, |used| used.saturating_sub(expected).saturating_add(took));
        self.running = self.running.saturating_sub(1);
        if let Some(party) = self.parties.get_mut(&turn.asker.address) {
            party.running = party.running.saturating_sub(1);
            party.alone = party.alone.saturating_sub(usize::from(turn.asker.alone));
            party.viewer_record.add(took, turn.at + took);
            if let Some(line) = party.lines.get_mut(&turn.asker.table) {
                line.viewer_record.add(took, turn.at + took);
            }
        }
        if self.waiting == 0 && self.running == 0 {
            // Nobody has to wait for anybody: nobody owes anything.
            for party in self.parties.values_mut() {
                party.used = 0;
                party.clock = 0;
                party.lines.values_mut().for_each(|line| line.used = 0);
            }
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

    /// Forgets addresses and tables that want nothing and were given nothing of late.
    fn forget_idle(&mut self, now: u64) {
        self.parties.retain(|_, party| {
            party.forget_idle(now);
            party.waiting > 0 || party.running > 0 || !party.lines.is_empty()
        });
    }
}

impl Line {
    /// When the first question was asked that waits.
    fn oldest(&self) -> u64 {
        self.waiting.front().map_or(u64::MAX, |waiting| waiting.asked)
    }
}

impl Party {
    /// When the first question was asked that waits.
    fn oldest(&self) -> u64 {
        self.lines.values().map(Line::oldest).min().unwrap_or(u64::MAX)
    }

    /// The table whose turn it is, and its slice of a share.
    fn next(&mut self, share: u64, now: u64, wait: u64) -> Option<(u64, u64)> {
        let slice = 1000 * share / self.crowd.seen(self.waiting as u64, now, wait);
        let (clock, debt) = (self.clock, slice / 4);
        let waits = self.lines.iter_mut().filter(|(_, line)| !line.waiting.is_empty());
        let (&table, line) = waits.min_by_key(|(_, line)| (line.used.min(clock + debt), line.oldest()))?;
        line.used = line.used.min(clock + debt);
        self.clock = clock.max(line.used);
        Some((table, line.viewer_record.evened(slice, &mut self.usual, now)))
    }

    /// Forgets tables that want nothing and were given nothing of late.
    fn forget_idle(&mut self, now: u64) {
        self.lines.retain(|_, line| !line.waiting.is_empty() || now.saturating_sub(line.viewer_record.at) < OF_LATE);
    }
}

#[cfg(test)]
mod tests;
