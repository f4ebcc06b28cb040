//! How often a Wabi Sabi card that somebody took from another hand is taken away again before that player's next turn,
//! among sensible players, where hands are rearranged before the action alone and where they are after it too:
//! `cargo run --release -p tsugi-wabisaby-guide --example wabisaby_hidden [GAMES]`.

use tsugi_engine::{Bot, Eyes, Game, Options, Seat, SeededRng, Setting, Status, apply, begin, game_seed};
use tsugi_wabisaby::{Action, Components, Event, State, WabiSaby};
use tsugi_wabisaby_guide::Sensible;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(300);
    println!("players  rearrange  taken   lost  taken knowingly   lost  taken blindly   lost  rearranged a turn");
    for seats in [3, 4, 6] {
        for rearrange in ["before", "both"] {
            let given = [("rearrange", Setting::Word(rearrange.to_owned()))];
            let options = Options::new(&WabiSaby::options(), given, seats).expect("such options may be set");
            let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
            let mut all = Counted::default();
            for index in 0..games {
                play(&game, game_seed(0, index), &mut all);
            }
            let share = |lost: u32, taken: u32| 100.0 * f64::from(lost) / f64::from(taken);
            let ([blindly, knowingly], [lost, lost_known]) = (all.taken, all.lost);
            println!(
                "{seats:>7}  {rearrange:<9}  {:>5} {:>4.0} %  {knowingly:>15} {:>4.0} %  {blindly:>13} {:>4.0} %  {:>17.2}",
                blindly + knowingly,
                share(lost + lost_known, blindly + knowingly),
                share(lost_known, knowingly),
                share(lost, blindly),
                f64::from(all.rearranged) / f64::from(all.turns),
            );
        }
    }
}

/// What was counted; of cards first those whose taker did not know them, then those whose taker did.
#[derive(Default)]
struct Counted {
    turns: u32,
    rearranged: u32,
    taken: [u32; 2],
    lost: [u32; 2],
}

/// A Wabi Sabi card since its holder took it, until the holder's next turn.
struct Taken {
    holder: Seat,
    place: usize,
    known: bool,
}

/// A whole game of sensible players, counted.
fn play(game: &WabiSaby, seed: u64, all: &mut Counted) {
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut log, mut legal, mut taken) = (Vec::new(), Vec::new(), Vec::new());
    let mut state = begin(game, &mut luck, None);
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        log.clear();
        game.legal_actions(&state, seat, &mut legal);
        let action = Sensible.choose(Eyes::of(game, &state, seat), &legal, &mut thoughts);
        let known = knows(&state, seat, action);
        apply(game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("bots choose what they are offered");
        for &event in &log {
            count(event, known, &mut taken, all);
        }
    }
}

/// Whether a seat knows the card that it takes from another hand.
fn knows(state: &State, seat: Seat, action: Action) -> bool {
    let Action::Exchange { seat: other, theirs, .. } = action else { return false };
    state.known(seat).hand(other)[theirs.index()].is_some()
}

fn count(event: Event, known: bool, taken: &mut Vec<Taken>, all: &mut Counted) {
    match event {
        Event::RoundBegan { .. } => taken.clear(),
        Event::TurnEnded { next } => {
            all.turns += 1;
            taken.retain(|card| card.holder != next);
        }
        Event::HandRearranged { .. } => all.rearranged += 1,
        Event::Swapped { seat, a, b } => {
            for card in taken.iter_mut().filter(|card| card.holder == seat) {
                card.place = match card.place {
                    place if place == a.index() => b.index(),
                    place if place == b.index() => a.index(),
                    place => place,
                };
            }
        }
        Event::Exchanged { seat, own, other, theirs, took, .. } => {
            if let Some(at) = taken.iter().position(|card| (card.holder, card.place) == (other, theirs.index())) {
                all.lost[usize::from(taken.swap_remove(at).known)] += 1;
            }
            if took.card.is_wabi_sabi() {
                all.taken[usize::from(known)] += 1;
                taken.push(Taken { holder: seat, place: own.index(), known });
            }
        }
        _ => {}
    }
}
