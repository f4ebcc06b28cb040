//! What an operator sees from outside, in Prometheus' form.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// A number that anybody may change.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn less(&self, less: u64) {
        self.0.fetch_sub(less, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The bounds of the latencies that are counted, in microseconds.
const BOUNDS: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_000_000];

/// How long choices took, from the message to its being durable.
#[derive(Debug, Default)]
pub(crate) struct Latency {
    within: [Count; BOUNDS.len()],
    sum: Count,
    count: Count,
}

impl Latency {
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            if micros <= *bound {
                within.add(1);
            }
        }
        self.sum.add(micros);
        self.count.add(1);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables: Count,
    pub(crate) streams: Count,
    pub(crate) connections: Count,
    pub(crate) choices: Count,
    pub(crate) bot_choices: Count,
    pub(crate) undos: Count,
    pub(crate) refusals: Count,
    pub(crate) commits: Count,
    pub(crate) failed_commits: Count,
    pub(crate) slow_commits: Count,
    pub(crate) store_ready: Count,
    pub(crate) probes: Count,
    pub(crate) failed_probes: Count,
    pub(crate) bots_waiting: Count,
    pub(crate) late_bots: Count,
    pub(crate) hurried_choices: Count,
    pub(crate) quick_choices: Count,
    pub(crate) thinking_threads: Count,
    pub(crate) thinking_busy: Count,
    pub(crate) thinking_micros: Count,
    pub(crate) too_many: Count,
    pub(crate) slow_readers: Count,
    pub(crate) panics: Count,
    pub(crate) latency: Latency,
}

impl Metrics {
    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let numbers = [
            ("tables", "gauge", "Tables in memory.", &self.tables),
            ("streams", "gauge", "Streams open.", &self.streams),
            ("connections", "gauge", "Connections open.", &self.connections),
            ("choices_total", "counter", "Choices of people that were stored.", &self.choices),
            ("bot_choices_total", "counter", "Choices of bots that were stored.", &self.bot_choices),
            ("undos_total", "counter", "Takings-back that were stored.", &self.undos),
            ("refusals_total", "counter", "Messages refused.", &self.refusals),
            ("commits_total", "counter", "Commits of the store.", &self.commits),
            ("failed_commits_total", "counter", "Commits that failed.", &self.failed_commits),
            (
                "slow_commits_total",
                "counter",
                "Entries for which the store was not waited any longer.",
                &self.slow_commits,
            ),
            ("store_ready", "gauge", "Whether choices could be stored when /readyz last looked.", &self.store_ready),
            ("probes_total", "counter", "Writes by which /readyz looked.", &self.probes),
            ("failed_probes_total", "counter", "Those that failed.", &self.failed_probes),
            ("bots_waiting", "gauge", "Questions that wait for a bot.", &self.bots_waiting),
            ("late_bots_total", "counter", "Bots that missed their deadline.", &self.late_bots),
            ("hurried_choices_total", "counter", "Bots that thought less than promised.", &self.hurried_choices),
            ("quick_choices_total", "counter", "Of these, choices of the quick player.", &self.quick_choices),
            ("thinking_threads", "gauge", "Threads that think.", &self.thinking_threads),
            ("thinking_busy", "gauge", "Threads that think just now.", &self.thinking_busy),
            ("too_many_total", "counter", "Requests refused by a limit.", &self.too_many),
            ("panics_total", "counter", "Panics, each of one table or one request alone.", &self.panics),
            ("slow_readers_total", "counter", "Streams dropped because they were not read.", &self.slow_readers),
        ];
        for (name, kind, help, count) in numbers {
            let value = count.get();
            let _ = writeln!(text, "# HELP tsugi_{name} {help}\n# TYPE tsugi_{name} {kind}\ntsugi_{name} {value}");
        }
        let (name, help) = ("tsugi_thinking_seconds_total", "Time that threads have spent thinking.");
        let spent = seconds(self.thinking_micros.get());
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {spent}");
        let name = "tsugi_choice_seconds";
        let _ = writeln!(text, "# HELP {name} From a message to its being durable.\n# TYPE {name} histogram");
        for (bound, within) in BOUNDS.iter().zip(&self.latency.within) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", seconds(*bound), within.get());
        }
        let (count, sum) = (self.latency.count.get(), seconds(self.latency.sum.get()));
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        text
    }
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_of_prometheus_form() {
        let metrics = Metrics::default();
        metrics.choices.add(3);
        metrics.latency.took(Duration::from_micros(700));
        let text = metrics.text();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            assert!(name.starts_with("tsugi_") && value.parse::<f64>().is_ok(), "{line}");
        }
        assert!(text.contains("tsugi_choices_total 3\n"));
        assert!(text.contains("tsugi_choice_seconds_bucket{le=\"0.000500\"} 0\n"));
        assert!(text.contains("tsugi_choice_seconds_bucket{le=\"0.001000\"} 1\n"));
        assert!(text.contains("tsugi_choice_seconds_sum 0.000700\n"));
    }
}
