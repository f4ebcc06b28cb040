//! Logs in memory: for tests, and for a table that need not last.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{Append, Appended, Found, MOST_OF_A_MAKER, Pending, Store, Visibility};

/// Logs in memory.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Shelves>);

#[derive(Debug, Default)]
struct Shelves {
    tables: BTreeMap<String, Shelf>,
    /// Pairs of holder and table.
    holders: BTreeSet<(String, String)>,
    marks: BTreeMap<String, String>,
}

#[derive(Debug)]
struct Shelf {
    log: Vec<String>,
    made: u64,
    visibility: Visibility,
}

impl Memory {
    fn shelves(&self) -> MutexGuard<'_, Shelves> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn list(&self, most: u32, wanted: impl Fn(&Shelves, &str, &Shelf) -> bool) -> Vec<Found> {
        let shelves = self.shelves();
        let fitting = shelves.tables.iter().filter(|(table, shelf)| wanted(&shelves, table, shelf));
        let mut found: Vec<Found> =
            fitting.map(|(table, shelf)| Found { table: table.clone(), made: shelf.made }).collect();
        found.sort_by(|one, two| two.made.cmp(&one.made).then_with(|| one.table.cmp(&two.table)));
        found.truncate(most as usize);
        found
    }
}

impl Shelves {
    fn append(&mut self, next: &Append) -> Appended {
        let kept = match (self.tables.get_mut(&next.table), next.opens) {
            (Some(table), None) if table.log.len() as u64 == next.version => {
                table.log.push(next.entry.clone());
                Appended::Durable
            }
            (None, Some(visibility)) if next.version == 0 => {
                let table = Shelf { log: vec![next.entry.clone()], made: next.at, visibility };
                self.tables.insert(next.table.clone(), table);
                self.unlist(visibility);
                Appended::Durable
            }
            _ => Appended::NotNext,
        };
        if kept == Appended::Durable {
            self.holders.extend(next.holders.iter().map(|holder| (holder.clone(), next.table.clone())));
        }
        kept
    }
}

impl Shelves {
    /// Takes all but the newest public tables of a maker off the list.
    fn unlist(&mut self, visibility: Visibility) {
        let Visibility::PublicBy(_) = visibility else { return };
        let own = self.tables.iter().filter(|(_, shelf)| shelf.visibility == visibility);
        let mut own: Vec<(u64, String)> = own.map(|(table, shelf)| (shelf.made, table.clone())).collect();
        own.sort_by(|one, two| two.0.cmp(&one.0).then_with(|| one.1.cmp(&two.1)));
        for (_, table) in own.iter().skip(MOST_OF_A_MAKER) {
            if let Some(shelf) = self.tables.get_mut(table) {
                shelf.visibility = Visibility::Private;
            }
        }
    }
}

impl Store for Memory {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
        Box::pin(async move {
            let mut shelves = self.shelves();
            Ok(batch.iter().map(|append| shelves.append(append)).collect())
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            let shelves = self.shelves();
            Ok(shelves.tables.get(table).map(|shelf| shelf.log.clone()).unwrap_or_default())
        })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        Box::pin(async move {
            Ok(self.list(most, |shelves, table, _| shelves.holders.contains(&(holder.into(), table.into()))))
        })
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        Box::pin(async move { Ok(self.list(most, |_, _, shelf| shelf.visibility != Visibility::Private)) })
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        Box::pin(async move { Ok(self.shelves().marks.entry(name.into()).or_insert_with(|| value.into()).clone()) })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}
