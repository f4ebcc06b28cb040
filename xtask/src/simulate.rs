//! Many simulated worlds, part by part, so that it can be stopped and goes on where it was; what was run is kept in
//! `docs/simulated.txt` and told in `docs/reliability.md`.

use std::{fs, process::Command};

/// Seeds in a part.
const PART: u64 = 500;
/// Where the tally begins in the page.
const MARK: &str = "| simulated worlds |";
const PAGE: &str = "docs/reliability.md";
/// What was run so far: seeds, choices, stops, events, twins.
const KEPT: &str = "docs/simulated.txt";

/// Runs worlds up to that many seeds, from where it was left.
pub(crate) fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let numbers: Vec<u64> = arguments.filter_map(|argument| argument.parse().ok()).collect();
    let wanted = numbers.first().copied().unwrap_or(100_000);
    crate::cargo("build", &["--release", "--package", "tsugi-sim"], &[])?;
    let program = crate::built("release/tsugi-sim");
    let mut parts = read();
    while parts.seeds < wanted {
        let count = PART.min(wanted - parts.seeds);
        let run = Command::new(&program).args([parts.seeds.to_string(), count.to_string()]).output();
        let run = run.map_err(|error| format!("{}: {error}", program.display()))?;
        let (out, told) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
        if !run.status.success() {
            return Err(format!("a law was broken:\n{told}"));
        }
        parts.add(out.trim())?;
        fs::write(KEPT, parts.text()).map_err(|error| format!("{KEPT}: {error}"))?;
        write(&parts)?;
        println!("{}", parts.sentence());
    }
    Ok(())
}

/// What was run so far.
#[derive(Default)]
struct Parts {
    seeds: u64,
    choices: u64,
    stops: u64,
    events: u64,
    twins: u64,
}

impl Parts {
    /// Adds a line of the program: first, count, choices, stops, events, twins, broken.
    fn add(&mut self, line: &str) -> Result<(), String> {
        let numbers: Vec<u64> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
        let [_, count, choices, stops, events, twins, 0] = numbers[..] else {
            return Err(format!("the simulation said: {line}"));
        };
        self.seeds += count;
        self.choices += choices;
        self.stops += stops;
        self.events += events;
        self.twins += twins;
        Ok(())
    }

    fn text(&self) -> String {
        format!("{} {} {} {} {}\n", self.seeds, self.choices, self.stops, self.events, self.twins)
    }

    fn sentence(&self) -> String {
        let Self { seeds, choices, stops, events, twins } = self;
        format!(
            "{seeds} seeds: {choices} choices, {events} events, {stops} stops, {twins} pairs of twin worlds; no law broken"
        )
    }
}

fn read() -> Parts {
    let text = fs::read_to_string(KEPT).unwrap_or_default();
    let numbers: Vec<u64> = text.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [seeds, choices, stops, events, twins] => Parts { seeds, choices, stops, events, twins },
        _ => Parts::default(),
    }
}

/// Writes the tally into its line of the page.
fn write(parts: &Parts) -> Result<(), String> {
    let page = fs::read_to_string(PAGE).map_err(|error| format!("{PAGE}: {error}"))?;
    let line = |line: &str| match line.split(" | ").collect::<Vec<_>>()[..] {
        [name, asked, _, command] if line.starts_with(MARK) => {
            format!("{name} | {asked} | {} | {command}", parts.sentence())
        }
        _ => line.to_owned(),
    };
    let lines: Vec<String> = page.lines().map(line).collect();
    fs::write(PAGE, lines.join("\n") + "\n").map_err(|error| format!("{PAGE}: {error}"))
}
