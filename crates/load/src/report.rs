//! What was measured, in words.

use std::fmt::Write;

use crate::{Arguments, echo::Echoed, play::Played};

/// The report, a line each.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds are small")]
pub(crate) fn text(arguments: &Arguments, played: &Played, echoed: Option<&Echoed>) -> String {
    let mut text = String::new();
    let per_cpu = played.choices as f64 / played.cpu_seconds.max(0.01);
    let connections = arguments.tables * 2 + arguments.viewers;
    let _ = writeln!(
        text,
        "{} tables of {}, {connections} streams, {:.1} s: {} choices ({:.0} a second), {:.0} a server CPU second, \
         {} errors",
        arguments.tables,
        arguments.game,
        played.seconds,
        played.choices,
        played.choices as f64 / played.seconds,
        per_cpu,
        played.errors,
    );
    let quantile = |share: f64| {
        let at = ((played.latencies.len() as f64) * share) as usize;
        played.latencies.get(at).or(played.latencies.last()).copied().unwrap_or(0) as f64 / 1000.0
    };
    let _ = writeln!(
        text,
        "latency of a durable choice: median {:.2} ms, 95 % {:.2} ms, 99 % {:.2} ms; server memory {:.1} MB; \
         server CPU {:.2} s; {} updates sent",
        quantile(0.5),
        quantile(0.95),
        quantile(0.99),
        played.megabytes,
        played.cpu_seconds,
        played.updates,
    );
    if let Some(echoed) = echoed {
        let echo = echoed.messages as f64 / echoed.cpu_seconds.max(0.01);
        let _ = writeln!(
            text,
            "bare echo, {} streams: {:.0} messages a second, {echo:.0} a server CPU second; a choice is {:.3} of an echo",
            arguments.tables * 2,
            echoed.messages as f64 / echoed.seconds,
            per_cpu / echo,
        );
    }
    text
}
