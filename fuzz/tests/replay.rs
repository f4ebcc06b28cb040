//! The corpora and variations of them, in the test command.
//!
//! `TSUGI_FUZZ=20000` tries so many variations of each target in place of a few hundred.

use std::{
    env, fs,
    panic::{self, AssertUnwindSafe},
    path::Path,
    sync::{Mutex, PoisonError},
};

use tsugi_fuzz::vary::vary;

/// The last panic anywhere in this process: those of a server's tasks are caught by the server.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpora").join(target);
    let files = fs::read_dir(folder).expect("a corpus is kept").map(|file| file.expect("a file").path());
    let named = files.map(|path| (path.display().to_string(), fs::read(&path).expect("an input")));
    let mut inputs: Vec<_> = named.collect();
    inputs.sort();
    inputs
}

/// Whether a panic came up while this input was tried.
fn panics(target: fn(&[u8]), input: &[u8]) -> Option<String> {
    *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = None;
    let _ = panic::catch_unwind(AssertUnwindSafe(|| target(input)));
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Tries the corpus and variations of it, and says which is the first that panics.
fn hold(name: &str, target: fn(&[u8]), variations: u64) -> Result<(), String> {
    panic::set_hook(Box::new(|told| {
        *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = Some(told.to_string());
    }));
    let tried = try_all(name, target, variations);
    drop(panic::take_hook());
    tried
}

/// The first input that panics, with the seed that makes it again.
fn try_all(name: &str, target: fn(&[u8]), variations: u64) -> Result<(), String> {
    let inputs = corpus(name);
    assert!(inputs.len() >= 5, "a corpus is kept: {name}");
    for (file, input) in &inputs {
        if let Some(told) = panics(target, input) {
            return Err(format!("{file}: {told}"));
        }
    }
    for seed in 0..variations {
        let [one, other] = [seed, seed / 3 + 1].map(|number| &inputs[number as usize % inputs.len()]);
        let input = vary(&one.1, &other.1, seed);
        if let Some(told) = panics(target, &input) {
            let shown = String::from_utf8_lossy(&input[..input.len().min(400)]).into_owned();
            return Err(format!("variation {seed} of {}: {told}\n{shown}", one.0));
        }
    }
    Ok(())
}

/// How many variations, unless the environment says otherwise.
fn rounds(usual: u64) -> u64 {
    env::var("TSUGI_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

#[test]
fn any_bytes_as_an_action_are_refused_or_played() {
    hold("action", tsugi_fuzz::action, rounds(600)).unwrap_or_else(|told| panic!("{told}"));
}

#[test]
fn any_bytes_as_a_record_are_refused_or_read() {
    hold("record", tsugi_fuzz::record, rounds(300)).unwrap_or_else(|told| panic!("{told}"));
}

#[test]
fn any_bytes_as_a_stored_log_are_refused_or_read() {
    hold("entry", tsugi_fuzz::entry, rounds(400)).unwrap_or_else(|told| panic!("{told}"));
}

#[test]
fn any_bytes_as_a_message_are_refused_or_heard() {
    hold("message", tsugi_fuzz::message, rounds(150)).unwrap_or_else(|told| panic!("{told}"));
}

/// A reader that trusts numbers to be small is found out.
#[test]
fn a_planted_panic_is_found() {
    fn trusting(bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        let numbers = text.split(|letter: char| !letter.is_ascii_digit()).skip(1).filter(|digits| !digits.is_empty());
        for number in numbers {
            number.parse::<u8>().expect("trusted");
        }
    }
    let told = hold("action", trusting, 3000).expect_err("it panics for some variation");
    assert!(told.contains("trusted"), "{told}");
}
