//! A disk: one file of frames, each with its length and a checksum. What was not synced when the power goes may be there,
//! in part or not at all; what is torn is cut off when the file is opened again.

use std::collections::{BTreeMap, VecDeque};

/// An entry on its way to the disk.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    /// The how-manieth write of the world it is.
    pub(crate) number: u64,
    pub(crate) table: String,
    pub(crate) version: u64,
    pub(crate) entry: String,
}

/// What became of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appended {
    /// It is durable.
    Durable,
    /// It is not the next of its log, so it was left out.
    NotNext,
    /// It was not written.
    Lost,
}

/// The disk of a server.
#[derive(Default)]
pub(crate) struct Disk {
    bytes: Vec<u8>,
    logs: BTreeMap<String, Vec<String>>,
    queue: VecDeque<Write>,
    writes: u64,
}

impl Disk {
    /// The log of a table as far as it is durable.
    pub(crate) fn log(&self, table: &str) -> &[String] {
        self.logs.get(table).map_or(&[], Vec::as_slice)
    }

    /// Takes a write behind those that wait; its number, and whether it is the first.
    pub(crate) fn enter(&mut self, table: &str, version: u64, entry: String) -> (u64, bool) {
        self.writes += 1;
        self.queue.push_back(Write { number: self.writes, table: table.to_owned(), version, entry });
        (self.writes, self.queue.len() == 1)
    }

    /// Puts the first entry of a table there, as if it had been written long ago.
    pub(crate) fn put(&mut self, table: &str, entry: String) {
        let write = Write { number: 0, table: table.to_owned(), version: 0, entry };
        self.bytes.extend(frame(&write));
        self.logs.entry(write.table).or_default().push(write.entry);
    }

    /// The number of the write that is being made.
    pub(crate) fn current(&self) -> Option<u64> {
        self.queue.front().map(|write| write.number)
    }

    /// Ends the write that is being made.
    pub(crate) fn finish(&mut self, is_written: bool) -> Option<(Write, Appended)> {
        let write = self.queue.pop_front()?;
        let kept = match self.log(&write.table).len() as u64 {
            _ if !is_written => Appended::Lost,
            length if length == write.version => {
                self.bytes.extend(frame(&write));
                self.logs.entry(write.table.clone()).or_default().push(write.entry.clone());
                Appended::Durable
            }
            _ => Appended::NotNext,
        };
        Some((write, kept))
    }

    /// The power goes: of what was being written so many thousandths are on the disk. Then it is opened again.
    pub(crate) fn lose_power(&mut self, thousandths: usize) {
        let synced = self.bytes.len();
        let next = |write: &Write| self.log(&write.table).len() as u64 == write.version;
        if let Some(write) = self.queue.front().filter(|write| next(write)) {
            let torn = frame(write);
            self.bytes.extend(&torn[..torn.len() * thousandths / 1000]);
        }
        self.queue.clear();
        let (logs, whole) = read(&self.bytes);
        debug_assert!(whole >= synced, "what was synced is there");
        self.bytes.truncate(whole);
        self.logs = logs;
    }
}

fn frame(write: &Write) -> Vec<u8> {
    let text = format!("{}\n{}\n{}", write.table, write.version, write.entry);
    let mut frame = Vec::with_capacity(text.len() + 12);
    frame.extend((text.len() as u32).to_be_bytes());
    frame.extend(checksum(text.as_bytes()).to_be_bytes());
    frame.extend(text.as_bytes());
    frame
}

/// FNV-1a, which no half-written frame has by chance.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The logs in a file, and how much of it is whole.
fn read(bytes: &[u8]) -> (BTreeMap<String, Vec<String>>, usize) {
    let (mut logs, mut whole) = (BTreeMap::<String, Vec<String>>::new(), 0);
    while let Some((table, entry, length)) = first(&bytes[whole..]) {
        logs.entry(table).or_default().push(entry);
        whole += length;
    }
    (logs, whole)
}

/// The first frame: its table, its entry and its length; none where it is not whole.
fn first(bytes: &[u8]) -> Option<(String, String, usize)> {
    let length = u32::from_be_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
    let sum = u64::from_be_bytes(bytes.get(4..12)?.try_into().ok()?);
    let text = bytes.get(12..12 + length).filter(|text| checksum(text) == sum)?;
    let text = std::str::from_utf8(text).ok()?;
    let (table, rest) = text.split_once('\n')?;
    let (_, entry) = rest.split_once('\n')?;
    Some((table.to_owned(), entry.to_owned(), 12 + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_was_cut_anywhere_is_there_whole_or_not_at_all() {
        for thousandths in 0..=1000 {
            let mut disk = Disk::default();
            disk.enter("a", 0, "first".into());
            assert_eq!(disk.finish(true).map(|(_, kept)| kept), Some(Appended::Durable));
            disk.enter("a", 1, "second".into());
            disk.enter("b", 0, "waits".into());
            disk.lose_power(thousandths);
            let expected: &[&str] = if thousandths == 1000 { &["first", "second"] } else { &["first"] };
            assert_eq!(disk.log("a"), expected, "{thousandths}");
            assert!(disk.log("b").is_empty() && disk.current().is_none());
        }
    }

    #[test]
    fn what_is_not_the_next_of_its_log_is_left_out() {
        let mut disk = Disk::default();
        for (version, kept) in
            [(0, Appended::Durable), (0, Appended::NotNext), (2, Appended::NotNext), (1, Appended::Durable)]
        {
            disk.enter("a", version, "entry".into());
            assert_eq!(disk.finish(true).map(|(_, kept)| kept), Some(kept), "{version}");
        }
        disk.enter("a", 2, "entry".into());
        assert_eq!(disk.finish(false).map(|(_, kept)| kept), Some(Appended::Lost));
        assert_eq!(disk.log("a").len(), 2);
    }
}
