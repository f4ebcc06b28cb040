//! Trial of speed.
use tsugi_broken_and_beautiful::*;
use tsugi_engine::*;
fn main() {
    let game = Pottery::new(2, ENGLISH, Deck::ours()).unwrap();
    let mut list = Vec::new();
    let n: u64 = std::env::args().nth(1).map_or(1_000_000, |n| n.parse().unwrap());
    let t = std::time::Instant::now();
    let (mut acts, mut sum) = (0u64, 0i64);
    for g in 0..n {
        let mut luck = Seeded::new(g);
        let mut bot = Seeded::stream(g, 1);
        let luck: &mut dyn Chance = std::hint::black_box(&mut luck);
        let mut state = begin(&game, luck, None);
        loop {
            match game.status(&state) {
                Status::Over(Outcome::Ranked { scores, .. }) => {
                    sum += i64::from(scores.as_slice()[0]);
                    break;
                }
                Status::Over(_) => break,
                Status::Awaiting(seats) => {
                    let seat = seats.first().unwrap();
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    let action = list[bot.below(list.len() as u32) as usize];
                    apply(&game, &mut state, seat, action, luck, None).unwrap();
                    acts += 1;
                }
            }
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!("{:.0} games/s {:.2} acts/game mean {:.3}", n as f64 / s, acts as f64 / n as f64, sum as f64 / n as f64);
}
