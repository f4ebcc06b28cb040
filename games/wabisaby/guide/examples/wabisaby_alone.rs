//! The best possible at WabiSaby alone: the best mean over three rounds, and the best chance to meet the
//! challenge, which asks for other choices. About half a minute:
//! `cargo run --release -p tsugi-wabisaby-guide --example wabisaby_alone`.

use tsugi_engine::Options;
use tsugi_wabisaby::{Components, WabiSaby};
use tsugi_wabisaby_guide::BestAlone;

fn main() {
    let options = Options::new(&WabiSaby::options(), [], 1).expect("defaults hold");
    let game = WabiSaby::new(1, &options, Components::ours()).expect("our components are enough");
    let challenge = game.components().solo.challenge;
    match BestAlone::of(&game) {
        Some(best) => println!("mean {:.4}, chance of {challenge} points {:.2} %", best.mean, 100.0 * best.chance),
        None => println!("too much to know"),
    }
}
