//! Teaches the network that judges Broken and Beautiful and Kintsugi for two: games of its own, teaching, a sequential
//! test against the network before, until a generation no longer wins.
//!
//! `cargo xtask teach broken-and-beautiful`; it goes on where it was stopped (`target/teach`). What is kept is written to
//! `data/value.bin`, how it came about to `data/value.md`.

#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

mod generation;
mod play;

use std::{fs, path::PathBuf, sync::Arc};

use generation::{Generation, Plan};
use tsugi_broken_and_beautiful_guide::Moment;
use tsugi_search::network::Network;

fn main() -> std::io::Result<()> {
    let number = |at: usize, usual: u64| std::env::args().nth(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let plan = Plan { games: number(1, 12_000), most_generations: number(2, 12), seed: number(3, 1) };
    let folder = PathBuf::from("target/teach/broken-and-beautiful");
    fs::create_dir_all(&folder)?;
    let mut kept: Option<Arc<Network>> = None;
    let mut positions = Vec::new();
    let mut told = Vec::new();
    for index in 0..plan.most_generations {
        let generation = Generation::new(&folder, index, &plan);
        generation.play(kept.as_ref(), &mut positions)?;
        let (taught, foretells) = generation.taught(&positions)?;
        let won = generation.tested(&taught, kept.as_ref())?;
        let line = format!("| {index} | {} | {foretells} | {won} |", generation.games());
        eprintln!("{line}");
        told.push(line);
        if !won.starts_with("better") {
            break;
        }
        kept = Some(Arc::new(taught));
        let Some(network) = &kept else { break };
        let data = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data"));
        fs::write(data.join("value.bin"), network.written())?;
        fs::write(data.join("value.md"), page(&plan, &told))?;
    }
    Ok(())
}

/// How the weights came about.
fn page(plan: &Plan, told: &[String]) -> String {
    format!(
        "# `value.bin`\n\nThe weights of the network that judges the moment before a deal, for two \
         (`docs/decisions/0028-a-learned-value.md`): {} features, two layers of 64, two bytes a weight. Made by\n\n```sh\n\
         cargo xtask teach broken-and-beautiful {} {} {}\n```\n\n| generation | games | error on games kept aside | against the one before |\n\
         | --- | --- | --- | --- |\n{}\n",
        Moment::FEATURES,
        plan.games,
        plan.most_generations,
        plan.seed,
        told.join("\n")
    )
}
