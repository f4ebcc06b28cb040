//! A disk that forgets and a disk that fails: what was called durable is there afterwards.
//!
//! Killing a process cannot show that, since the system keeps its unsynced writes. So a small library stands
//! between the store and the system (`disk/forget.c`); this program starts itself anew under it. Faults are planted in
//! the writer (it acknowledges before the commit; it does not sync) and must be found.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use tsugi_store::{Append, Appended, Durability, Sqlite, Store, Visibility};

const TABLES: u64 = 4;
const ENTRIES: u64 = 60;

/// How the writer does its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Writer {
    Honest,
    /// It says that an entry is durable before it is stored.
    Eager,
    /// Its database does not wait for the disk.
    Unsynced,
}

/// The library, compiled once a test.
fn library(folder: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/disk/forget.c");
    let library = folder.join("forget.so");
    let built =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    assert!(built.expect("a C compiler, as the linker needs one").success(), "the library is built");
    library
}

/// What the writer acknowledged, by table: how many entries.
fn write(folder: &Path, library: &Path, writer: Writer, disk: &[(&str, String)]) -> BTreeMap<String, u64> {
    let file = folder.join("t.db");
    for name in ["t.db", "t.db-wal", "t.db-shm"] {
        let _ = std::fs::remove_file(folder.join(name));
    }
    // The file is made by a disk that works; what follows is about entries.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        Sqlite::open(&file, Durability::Full).await.expect("it opens").close().await.expect("it closes");
    });
    let output = Command::new(std::env::current_exe().expect("a program knows itself"))
        .args(["--exact", "the_writer_under_the_library", "--nocapture"])
        .env("STORE_WRITER", format!("{writer:?}"))
        .env("STORE_FILE", &file)
        .env("LD_PRELOAD", library)
        .envs(disk.iter().map(|(name, value)| (*name, value.as_str())))
        .stderr(Stdio::null())
        .output()
        .expect("it starts");
    let mut acknowledged = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut words = line.split_whitespace().skip_while(|word| *word != "durable").skip(1);
        if let (Some(table), Some(version)) = (words.next(), words.next().and_then(|v| v.parse::<u64>().ok())) {
            acknowledged.insert(table.to_owned(), version + 1);
        }
    }
    acknowledged
}

/// Not a test of its own: the writer that [`write`] starts. Without its variables there is nothing to do.
#[test]
fn the_writer_under_the_library() {
    let (Ok(writer), Ok(file)) = (std::env::var("STORE_WRITER"), std::env::var("STORE_FILE")) else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let durability = if writer == "Unsynced" { Durability::Planted } else { Durability::Full };
        let store = Sqlite::open(Path::new(&file), durability).await.expect("it opens");
        let mut next = [0; TABLES as usize];
        for _ in 0..ENTRIES {
            let batch: Vec<Append> = (0..TABLES).map(|table| entry(table, next[table as usize])).collect();
            if writer == "Eager" {
                batch.iter().for_each(acknowledge);
            }
            match store.append(batch.clone()).await {
                Ok(kept) => {
                    for (append, kept) in batch.iter().zip(kept) {
                        if kept == Appended::Durable && writer != "Eager" {
                            acknowledge(append);
                        }
                    }
                    next = next.map(|next| next + 1);
                }
                // As a server does: what is there is read again before anything else is tried.
                Err(_) => {
                    for table in 0..TABLES {
                        if let Ok(log) = store.log(&format!("t{table}")).await {
                            next[table as usize] = log.len() as u64;
                        }
                    }
                }
            }
        }
    });
}

fn entry(table: u64, version: u64) -> Append {
    let opens = (version == 0).then_some(Visibility::Private);
    let text = format!("entry {version} of table {table} {}", "x".repeat(200));
    Append { table: format!("t{table}"), version, entry: text, at: 0, opens, holders: Vec::new() }
}

fn acknowledge(append: &Append) {
    println!("durable {} {}", append.table, append.version);
}

/// Entries that were acknowledged and are not there, after the power came back.
fn lost(folder: &Path, acknowledged: &BTreeMap<String, u64>) -> u64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&folder.join("t.db"), Durability::Full).await.expect("the file opens again");
        let mut lost = 0;
        for (table, promised) in acknowledged {
            let log = store.log(table).await.expect("it is read");
            for (version, text) in log.iter().enumerate() {
                assert!(
                    text.starts_with(&format!("entry {version} of table ")),
                    "entries stand in order, whole: {text}"
                );
            }
            lost += promised.saturating_sub(log.len() as u64);
        }
        lost
    })
}

fn trials(writer: Writer, disk: &str, points: impl IntoIterator<Item = u64>, extra: &[(&str, &str)]) -> (u64, u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library(folder.path());
    let (mut lost_in_all, mut promised) = (0, 0);
    for at in points {
        let mut told = vec![("DISK", disk.to_owned()), ("AT", at.to_string())];
        told.extend(extra.iter().map(|(name, value)| (*name, (*value).to_owned())));
        let acknowledged = write(folder.path(), &library, writer, &told);
        promised += acknowledged.values().sum::<u64>();
        lost_in_all += lost(folder.path(), &acknowledged);
    }
    (lost_in_all, promised)
}

/// Points at which the power goes: a few, or as many as `STORE_TRIALS` says.
fn points() -> Vec<u64> {
    let trials = std::env::var("STORE_TRIALS").ok().and_then(|trials| trials.parse().ok()).unwrap_or(6);
    (1..=trials).map(|trial| 3 + trial * 397 % 340).collect()
}

#[test]
fn nothing_durable_is_lost_when_unsynced_writes_are() {
    for luck in ["0", "7", "12345"] {
        let (lost, promised) = trials(Writer::Honest, "forget", points(), &[("LUCK", luck)]);
        assert!(promised > 50, "the writer got somewhere: {promised}");
        assert_eq!(lost, 0, "luck {luck}");
    }
}

#[test]
fn a_writer_that_acknowledges_before_the_commit_is_found_out() {
    let (lost, _) = trials(Writer::Eager, "forget", points(), &[]);
    assert!(lost > 0, "the planted fault must show");
}

#[test]
fn a_database_that_does_not_wait_for_the_disk_is_found_out() {
    let (lost, _) = trials(Writer::Unsynced, "forget", points(), &[]);
    assert!(lost > 0, "the planted fault must show");
}

#[test]
fn nothing_durable_is_lost_when_writes_or_syncs_fail_for_a_while() {
    for disk in ["eio", "full", "nosync"] {
        for during in ["1", "9"] {
            let (lost, promised) = trials(Writer::Honest, disk, points(), &[("FOR", during)]);
            assert!(promised > 50, "{disk}: the writer went on: {promised}");
            assert_eq!(lost, 0, "{disk} for {during}");
        }
    }
}
