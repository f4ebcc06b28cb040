//! R25, R26: worlds imagined from a view give it back, and each is as likely as it should be.

use std::collections::BTreeMap;

use tsugi_engine::{Chance, Game, Imagine, SeededRng, Status, Viewer, apply, begin};
use tsugi_held_hands::{Card, Colour, Components, HeldHands, PRINT_AND_PLAY, PhaseView, Side, State};

use crate::scene::{N, S, Table, scene};

/// Whole games: from every viewer's view at every choice. Careful games have the same test in the guide.
#[test]
fn r26_an_imagined_truth_gives_back_its_view_in_random_games() {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    for seed in 0..200 {
        let (mut luck, mut dreams, mut legal) = (SeededRng::new(seed), SeededRng::stream(seed, 1), Vec::new());
        let mut state = begin(&game, &mut luck, None);
        loop {
            for viewer in Viewer::all(2) {
                let view = game.view(&state, viewer);
                let imagined = game.imagine(&view, &mut dreams);
                assert_eq!(game.view(&imagined, viewer), view, "{viewer}, seed {seed}");
                if !matches!(view.phase, PhaseView::Over { .. }) {
                    assert_eq!(game.audit(&imagined), Ok(()), "{viewer}, seed {seed}");
                }
            }
            let Status::Awaiting(seats) = game.status(&state) else { break };
            let seat = seats.first().expect("somebody is awaited");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let (mut imagined_legal, view) = (Vec::new(), game.view(&state, Viewer::Seat(seat)));
            game.legal_actions(&game.imagine(&view, &mut dreams), seat, &mut imagined_legal);
            assert_eq!(imagined_legal, legal, "the same may be done in every world, seed {seed}");
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
        }
    }
}

/// Both hands of a state, in words.
fn hands(state: &State) -> String {
    let json = serde_json::to_value(state).expect("a state is data");
    [0, 1].map(|seat| json["hands"][seat]["cards"].to_string()).join(" ")
}

/// Every way to lay these pieces of card in places that show this half of them; the rest is the deck.
fn ways(pieces: &[Card], shown: &[(Side, Colour)]) -> Vec<Vec<Card>> {
    let Some((&(side, colour), rest)) = shown.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for (at, &card) in pieces.iter().enumerate().filter(|(_, card)| card.half(side) == colour) {
        let mut left = pieces.to_vec();
        left.remove(at);
        all.extend(ways(&left, rest).into_iter().map(|mut way| {
            way.insert(0, card);
            way
        }));
    }
    all
}

/// How often each way should come, and came.
#[derive(Default)]
struct Counts {
    due: BTreeMap<Vec<Card>, f64>,
    found: BTreeMap<Vec<Card>, f64>,
}

const WORLDS: u32 = 60_000;

impl Counts {
    fn of(all: &[Vec<Card>], mut world: impl FnMut() -> Vec<Card>) -> Self {
        let mut counts = Self::default();
        for way in all {
            *counts.due.entry(way.clone()).or_insert(0.0) += f64::from(WORLDS) / f64::from(all.len() as u32);
        }
        for _ in 0..WORLDS {
            *counts.found.entry(world()).or_insert(0.0) += 1.0;
        }
        counts
    }

    /// Chi-squared stays under its mean and four of its deviations in 999 of 1,000 runs.
    fn are_fair(&self) -> bool {
        let far = |(way, due): (&Vec<Card>, &f64)| (self.found.get(way).unwrap_or(&0.0) - due).powi(2) / due;
        let (chi, free) = (self.due.iter().map(far).sum::<f64>(), f64::from(self.due.len() as u32 - 1));
        println!("{} ways, chi-squared {chi:.1}", self.due.len());
        self.found.keys().all(|way| self.due.contains_key(way)) && chi < free + 4.0 * (2.0 * free).sqrt()
    }
}

/// Imagines many worlds and holds their counts against all the ways there are.
fn is_uniform(table: &Table, viewer: Viewer) {
    let view = table.view(viewer);
    let (mut pieces, mut shown): (Vec<Card>, Vec<_>) = (Vec::new(), Vec::new());
    let json = table.json();
    let read = |value: &serde_json::Value| serde_json::from_value::<Option<Card>>(value.clone()).expect("a card");
    for (seat, player) in view.players.iter().enumerate() {
        for (place, colour) in player.hand.iter() {
            pieces.extend(read(&json["hands"][seat]["cards"][place.index()]));
            shown.push((player.perspective.expect("the fans are open"), colour));
        }
    }
    pieces.extend(json["deck"].as_array().expect("a deck").iter().filter_map(read));
    let mut luck = SeededRng::new(5);
    let counts = Counts::of(&ways(&pieces, &shown), || {
        let world = serde_json::to_value(table.game.imagine(&view, &mut luck)).expect("a state is data");
        let cards = [0, 1].map(|seat| world["hands"][seat]["cards"].as_array().expect("places").clone());
        cards.iter().flatten().filter_map(read).collect()
    });
    assert!(counts.due.len() > 10 && counts.are_fair());
}

#[test]
fn r25_every_deal_is_as_likely_where_both_hands_show_the_same_side() {
    is_uniform(&scene("S: O16 0 left RK RG\nN: O0 0 left RB GB\ndeck: RK RG GR GK KR"), Viewer::Seat(S));
}

/// What one hand shows on the left may lie in the other, which shows its right: pieces are not free.
#[test]
fn r25_every_deal_is_as_likely_where_the_hands_show_different_sides() {
    let table = scene("S: O16 0 left RK RG KB\nN: O0 0 right GK RB\ndeck: RK RB KG GB");
    is_uniform(&table, Viewer::Seat(N));
    is_uniform(&table, Viewer::Spectator);
}

/// A planted sampler that lays one card after the other is found out.
#[test]
fn r25_laying_one_card_after_the_other_is_not_fair() {
    let pieces = ["RK", "RB", "GB"].map(crate::scene::card);
    let shown = [(Side::Left, Colour::Red), (Side::Right, Colour::Blue)];
    let mut luck = SeededRng::new(7);
    let one_by_one = || {
        let (mut left, mut way) = (pieces.to_vec(), Vec::new());
        for (side, colour) in shown {
            let fitting: Vec<usize> = (0..left.len()).filter(|&at| left[at].half(side) == colour).collect();
            way.push(left.remove(fitting[luck.below(fitting.len() as u32) as usize]));
        }
        way
    };
    assert!(!Counts::of(&ways(&pieces, &shown), one_by_one).are_fair());
}

/// R27: the partner's fan is as likely either, and the partner's six are any of the others.
#[test]
fn r27_before_the_fans_are_open_the_partners_may_be_anything() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    table.plays(N, "left");
    let view = table.view(Viewer::Seat(S));
    let (mut luck, mut left, mut seen) = (SeededRng::new(3), 0, BTreeMap::new());
    for _ in 0..2_000 {
        let world = table.game.imagine(&view, &mut luck);
        let json = serde_json::to_value(world).expect("a state is data");
        assert_eq!(json["hands"][0], table.json()["hands"][0], "the own six are known");
        left += u32::from(json["hands"][1]["fan"] == "left");
        *seen.entry(hands(&world)).or_insert(0) += 1;
    }
    assert!((880..1120).contains(&left), "{left}");
    assert!(seen.len() > 1_900, "{}", seen.len());
}
