//! What was measured, in words.

use std::fmt::Write;

use crate::{Arguments, echo::Echoed, play::Played};

/// The report, a line each.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds are small")]
pub(crate) fn text(arguments: &Arguments, played: &Played, echoed: Option<&Echoed>) -> String {
    let mut text = String::new();
    let per_cpu = per_cpu_second(played.choices, played.cpu_seconds);
    let connections = arguments.tables * (arguments.players + arguments.watchers) + arguments.viewers;
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
    let quantile = |share: f64| quantile(&played.latencies, share);
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
    if !played.returns.is_empty() {
        let _ = writeln!(
            text,
            "lines dropped and called again: {} tables' at once each time; all seats back in {:.2} ms in the median, \
             99 % {:.2} ms, the longest {:.2} ms",
            arguments.tables,
            self::quantile(&played.returns, 0.5),
            self::quantile(&played.returns, 0.99),
            self::quantile(&played.returns, 1.0),
        );
    }
    if let Some(echoed) = echoed {
        let echo = per_cpu_second(echoed.messages, echoed.cpu_seconds);
        let _ = writeln!(
            text,
            "bare echo, {} streams: {:.0} messages a second, {echo:.0} a server CPU second; a choice is {:.3} of an echo",
            arguments.tables * 2,
            echoed.messages as f64 / echoed.seconds,
            ratio(played, echoed),
        );
    }
    text
}

/// A quantile of times in order, in milliseconds.
#[expect(clippy::cast_precision_loss, reason = "times of a few seconds are small")]
pub(crate) fn quantile(times: &[u64], share: f64) -> f64 {
    let at = ((times.len() as f64) * share) as usize;
    times.get(at).or(times.last()).copied().unwrap_or(0) as f64 / 1000.0
}

#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds are small")]
fn per_cpu_second(count: u64, cpu_seconds: f64) -> f64 {
    count as f64 / cpu_seconds.max(0.01)
}

/// A choice as part of an echo.
pub(crate) fn ratio(played: &Played, echoed: &Echoed) -> f64 {
    per_cpu_second(played.choices, played.cpu_seconds) / per_cpu_second(echoed.messages, echoed.cpu_seconds)
}

/// The median of several rounds, where there were several.
pub(crate) fn median(mut ratios: Vec<f64>) -> String {
    ratios.sort_by(f64::total_cmp);
    match ratios.as_slice() {
        [] | [_] => String::new(),
        [least, .., most] => {
            let (rounds, middle) = (ratios.len(), ratios[ratios.len() / 2]);
            format!("{rounds} rounds: a choice is {middle:.3} of an echo in the median ({least:.3} to {most:.3})\n")
        }
    }
}
