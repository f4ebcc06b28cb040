//! Games to learn from.

use std::sync::Arc;

use tsugi_broken_and_beautiful::{Action, Deck, ENGLISH, FRENCH, Pottery, State};
use tsugi_broken_and_beautiful_guide::{Endgame, GreedyPotter, Judge, LookingPotter, Moment};
use tsugi_engine::{Bot, Chance, Eyes, Game, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_search::{
    OpinionBot, Random,
    network::{Network, teaching::Positions},
};

/// In how many of a hundred choices luck decides, so that more is seen than good play.
const AT_RANDOM: u32 = 4;
/// How much of what came is told by the lead, the rest by the result alone.
const OF_THE_LEAD: f64 = 0.1;
/// A lead of so many points is as good as any.
const GREAT_LEAD: f64 = 25.0;

/// Both editions.
pub(crate) fn editions() -> [Pottery; 2] {
    [ENGLISH, FRENCH].map(|rules| Pottery::new(2, rules, Deck::ours()).expect("our deck is enough"))
}

/// A player by a network, or the greedy one where there is none.
pub(crate) fn player(network: Option<&Arc<Network>>) -> Box<dyn Bot<Pottery>> {
    match network {
        Some(network) => Box::new(LookingPotter::quick(0).by(Judge::by(Arc::clone(network)))),
        None => Box::new(OpinionBot(GreedyPotter)),
    }
}

/// Plays one game up to the last deal, and adds the moments before deals with what came of them.
pub(crate) fn play(
    game: &Pottery,
    seed: u64,
    bots: &mut [Box<dyn Bot<Pottery>>],
    endgame: &mut Endgame,
    positions: &mut Positions,
) {
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut state, mut legal, mut moments) = (begin(game, &mut luck, None), Vec::new(), Vec::new());
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let action = choice(game, &state, seat, &legal, bots, &mut thoughts);
        let before = state;
        apply(game, &mut state, seat, action, &mut luck, None).expect("bots choose what they are offered");
        if state.round() == before.round() || before.round() == 0 {
            continue;
        }
        let [one, two] = [before, state].map(|state| game.view(&state, Viewer::Spectator));
        moments.push((Moment::between(game, &one, &two), state.first()));
        if usize::from(state.round()) == game.rounds() {
            if let Some(end) = endgame.of_choice(game, &before, action, u64::MAX) {
                let lead = (end.lead / GREAT_LEAD).clamp(-1.0, 1.0) / 2.0 + 0.5;
                let first = end.won * (1.0 - OF_THE_LEAD) + lead * OF_THE_LEAD;
                for (moment, begins) in moments {
                    let came = if begins == Seat::at(0) { first } else { 1.0 - first };
                    positions.add(&moment.features(game), came as f32);
                }
            }
            return;
        }
    }
}

fn choice(
    game: &Pottery,
    state: &State,
    seat: Seat,
    legal: &[Action],
    bots: &mut [Box<dyn Bot<Pottery>>],
    thoughts: &mut SeededRng,
) -> Action {
    let eyes = Eyes::of(game, state, seat);
    if thoughts.below(100) < AT_RANDOM {
        return Random.choose(eyes, legal, thoughts);
    }
    bots[seat.index()].choose(eyes, legal, thoughts)
}

/// What the first of two players wins of a deal that is played twice, seats swapped; a first place that is shared is half.
pub(crate) fn share(game: &Pottery, seed: u64, networks: [Option<&Arc<Network>>; 2]) -> f64 {
    let mut share = 0.0;
    for swapped in [false, true] {
        let mut bots = networks.map(player);
        if swapped {
            bots.swap(0, 1);
        }
        let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
        let (mut state, mut legal) = (begin(game, &mut luck, None), Vec::new());
        let mut endgame = Endgame::default();
        let outcome = loop {
            match game.status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    let is_last = usize::from(state.round()) == game.rounds();
                    let end = if is_last { endgame.best(game, &state, 100_000) } else { None };
                    let mut choose = |bot: &mut Box<dyn Bot<Pottery>>| {
                        bot.choose(Eyes::of(game, &state, seat), &legal, &mut thoughts)
                    };
                    let action = end.unwrap_or_else(|| choose(&mut bots[seat.index()]));
                    apply(game, &mut state, seat, action, &mut luck, None).expect("it is legal");
                }
            }
        };
        let winners = outcome.winners();
        if winners.contains(Seat::at(usize::from(swapped))) {
            share += 0.5 / winners.len() as f64;
        }
    }
    share
}
