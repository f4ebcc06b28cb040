//! Speed against the yardstick, in one run, the two sides in turn.
//!
//! CPU time of a finished child is read where Linux keeps it; wall time on a shared machine says
//! little. Results go into `docs/performance.md` by hand, with what was seen.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

const GAMES: u32 = 2_000_000;
const TICKS_A_SECOND: f64 = 100.0;

/// Measures random games against the hand-written playout, and two threads against one.
pub(crate) fn measure(rounds: usize) -> Result<(), String> {
    crate::cargo("build", &["--profile", "dist", "--package", "tsugi"], &[])?;
    let tsugi = crate::built("dist/tsugi");
    let yardstick = build_yardstick()?;
    let (mut fused, mut checked) = (Vec::new(), Vec::new());
    println!("round  tsugi games/s  yardstick  ratio  yardstick --api  ratio");
    for round in 1..=rounds {
        let limit = yardstick_rate(&yardstick, &[])?;
        let ours = sim_rate(&tsugi)?;
        let api = yardstick_rate(&yardstick, &["--api"])?;
        fused.push(ours / limit);
        checked.push(ours / api);
        println!("{round:>5}  {ours:>13.0}  {limit:>9.0}  {:>5.3}  {api:>15.0}  {:>5.3}", ours / limit, ours / api);
    }
    println!(
        "median of {rounds}: {:.3} of the yardstick, {:.3} of its checked version",
        median(&mut fused),
        median(&mut checked)
    );
    let mut best = 0.0_f64;
    for _ in 0..5 {
        let (one, two) = (wall_rate(&tsugi, "1")?, wall_rate(&tsugi, "2")?);
        best = best.max(two / one);
    }
    println!("two threads against one, best of five pairs: {best:.2}");
    Ok(())
}

/// Measures iterations of the search against the hand-written one, from the same kind of position.
pub(crate) fn measure_search(rounds: usize) -> Result<(), String> {
    crate::cargo(
        "build",
        &["--profile", "dist", "--package", "tsugi-broken-and-beautiful-guide", "--example", "search_speed"],
        &[],
    )?;
    let yardstick = build_yardstick()?;
    let mut ratios = Vec::new();
    println!("round  tsugi iterations/s  yardstick  ratio");
    for round in 1..=rounds {
        let limit = told(&run(&yardstick, &["--search"])?, "iterations_per_second: ")?;
        let before = children_cpu_seconds()?;
        let iterations = told(&run(&crate::built("dist/examples/search_speed"), &["40"])?, "iterations: ")?;
        let ours = iterations / (children_cpu_seconds()? - before);
        ratios.push(ours / limit);
        println!("{round:>5}  {ours:>18.0}  {limit:>9.0}  {:>5.3}", ours / limit);
    }
    println!("median of {rounds}: {:.3} of the yardstick's search", median(&mut ratios));
    Ok(())
}

fn run(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let out = Command::new(program).args(arguments).output().map_err(|error| error.to_string())?;
    if out.status.success() {
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&out.stderr).into_owned())
    }
}

/// The number that a program told under this name.
fn told(text: &str, name: &str) -> Result<f64, String> {
    let number = text.lines().find_map(|line| line.strip_prefix(name));
    number.and_then(|number| number.trim().parse().ok()).ok_or_else(|| format!("no {name:?} in {text:?}"))
}

fn median(ratios: &mut [f64]) -> f64 {
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// The yardstick, compiled as its own script does.
fn build_yardstick() -> Result<PathBuf, String> {
    let out = crate::built("yardstick");
    let flags = ["opt-level=3", "target-cpu=native", "codegen-units=1", "panic=abort"];
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021"]).args(flags.iter().flat_map(|flag| ["-C", flag]));
    let status = rustc.arg("-o").arg(&out).arg("yardstick/bb_limit.rs").status();
    match status {
        Ok(status) if status.success() => Ok(out),
        _ => Err("the yardstick does not compile".into()),
    }
}

/// Games a CPU second, as the yardstick measures itself.
fn yardstick_rate(program: &Path, arguments: &[&str]) -> Result<f64, String> {
    told(&run(program, arguments)?, "games_per_second: ")
}

/// Games a CPU second of `tsugi sim` on one thread, start-up included.
fn sim_rate(tsugi: &Path) -> Result<f64, String> {
    let before = children_cpu_seconds()?;
    simulate(tsugi, "1")?;
    Ok(f64::from(GAMES) / (children_cpu_seconds()? - before))
}

fn wall_rate(tsugi: &Path, threads: &str) -> Result<f64, String> {
    let begin = Instant::now();
    simulate(tsugi, threads)?;
    Ok(f64::from(GAMES) / begin.elapsed().as_secs_f64())
}

fn simulate(tsugi: &Path, threads: &str) -> Result<(), String> {
    let games = GAMES.to_string();
    let table = ["sim", "broken-and-beautiful", "--players", "2", "--bots", "random,random", "--json"];
    run(tsugi, &[&table[..], &["--games", &games, "--threads", threads]].concat()).map(|_| ())
}

/// The CPU seconds of all finished children, from `/proc/self/stat`.
fn children_cpu_seconds() -> Result<f64, String> {
    let stat = fs::read_to_string("/proc/self/stat").map_err(|error| format!("this measure needs Linux: {error}"))?;
    // The second field is a name in parentheses that may hold spaces; fields count on after it.
    let after = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let field = |number: usize| after.split_whitespace().nth(number - 3).and_then(|text| text.parse::<f64>().ok());
    match (field(16), field(17)) {
        (Some(user), Some(system)) => Ok((user + system) / TICKS_A_SECOND),
        _ => Err("/proc/self/stat has another form".into()),
    }
}
