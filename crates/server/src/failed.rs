//! Tables at which something panicked: each is closed by itself, and read again only when somebody asks, not at once.
//!
//! No clock here: the time is handed in, in milliseconds.

use std::collections::HashMap;

/// So long is a table left alone after it has failed once, in milliseconds; each time more twice as long.
const FIRST_REST: u64 = 10_000;
/// It is left alone no longer than that.
const LONGEST_REST: u64 = 3_600_000;
/// How many are remembered; beyond it those that may be read again are forgotten first.
const MOST: usize = 10_000;

/// Tables that have failed.
#[derive(Debug, Default)]
pub(crate) struct Failed(HashMap<String, Failure>);

#[derive(Debug)]
struct Failure {
    rest: u64,
    until: u64,
}

impl Failed {
    /// Notes that a table has failed.
    pub(crate) fn note(&mut self, table: &str, now: u64) {
        if self.0.len() >= MOST {
            self.0.retain(|_, failure| failure.until > now);
        }
        let rest = self.0.get(table).map_or(FIRST_REST, |failure| (failure.rest * 2).min(LONGEST_REST));
        if self.0.len() < MOST || self.0.contains_key(table) {
            self.0.insert(table.to_owned(), Failure { rest, until: now.saturating_add(rest) });
        }
    }

    /// Whether a table is still left alone.
    pub(crate) fn rests(&self, table: &str, now: u64) -> bool {
        self.0.get(table).is_some_and(|failure| now < failure.until)
    }
}

/// What a panic said, as far as a log may know: a text that stood in the program, never one that was made of values.
pub(crate) fn reason(panic: &(dyn std::any::Any + Send)) -> &'static str {
    panic.downcast_ref::<&'static str>().copied().unwrap_or("a panic with a text of its own")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_table_rests_longer_each_time_and_no_other_does() {
        let mut failed = Failed::default();
        assert!(!failed.rests("a", 0));
        failed.note("a", 1_000);
        assert!(failed.rests("a", 10_999) && !failed.rests("a", 11_000) && !failed.rests("b", 1_000));
        failed.note("a", 20_000);
        assert!(failed.rests("a", 39_999) && !failed.rests("a", 40_000));
        for _ in 0..40 {
            failed.note("a", 100_000);
        }
        assert!(failed.rests("a", 3_699_999) && !failed.rests("a", 3_700_000), "never longer than an hour");
    }

    #[test]
    fn they_are_not_remembered_without_end() {
        let mut failed = Failed::default();
        for table in 0..3 * MOST {
            failed.note(&table.to_string(), 0);
        }
        assert_eq!(failed.0.len(), MOST);
        failed.note("late", 20_000);
        assert!(failed.rests("late", 20_001));
    }

    #[test]
    fn a_log_is_told_no_values() {
        let said = |panicking: fn()| {
            std::panic::set_hook(Box::new(|_| {}));
            let panicked = std::panic::catch_unwind(panicking).expect_err("it panics");
            let _ = std::panic::take_hook();
            reason(panicked.as_ref())
        };
        assert_eq!(said(|| panic!("planted")), "planted");
        assert_eq!(said(|| panic!("the secret is {}", std::hint::black_box(7))), "a panic with a text of its own");
    }
}
