//! The law suite on Broken and Beautiful and on Kintsugi: both editions, every number of players.

use proptest::prelude::*;
use tsugi_broken_and_beautiful::{
    Action, AfterPass, BrokenAtEnd, CardId, Deck, ENGLISH, Event, FRENCH, FirstPlayer, Kind, PhaseView, Pottery,
    Rematch, Rules, Supply, TieBreak,
};
use tsugi_engine::{
    Bot, Chance, Eyes, Game, MAX_SEATS, Seat, SeatSet, SeededRng, Status, Viewer, apply, begin,
    conformance::{Effort, History, Law, Report, Subject, examine},
};

/// What the rulebook says of a table.
struct Table(Pottery);

impl Subject for Table {
    type Game = Pottery;

    fn game(&self) -> &Pottery {
        &self.0
    }

    /// Every verb with every card of the deck, a card that no deck holds, and every seat there is.
    fn every_action(&self) -> Vec<Action> {
        let no_card = CardId::new(Kind::Gold, None, CardId::MOST_COPIES);
        let cards = self.0.deck().cards().iter().copied().chain([no_card]);
        let verbs = |card| [Action::Keep { card }, Action::Sell { card }, Action::Repair { card }];
        let naming = Seat::all(MAX_SEATS).map(|seat| Action::NameFirst { seat });
        cards.flat_map(verbs).chain(naming).chain([Action::Pass]).collect()
    }

    /// R33: at most one names the first player. R6, R8: each card is drafted once and repaired once. A
    /// player passes (R17) at most once before each repair and once more each round.
    fn longest(&self) -> usize {
        let (cards, seats) = (self.0.deck().size(), self.0.cards_a_round() / 2);
        1 + cards + cards + seats * (cards + self.0.rounds())
    }

    /// R1: the deck's cards are unknown until they are turned. One shows from the start, and each card
    /// dealt turns the next (R40). A first player who is drawn is one lot more (R3), and so is a tie
    /// for last in the game before (R33).
    fn lots_due(&self, history: &History<Pottery>) -> u64 {
        let (game, rules) = (&self.0, self.0.rules());
        let rounds = history.events().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        let turned = (1 + rounds * game.cards_a_round()).min(game.deck().size());
        let drawn = match rules.choosers().filter(|seat| seat.index() < game.seats()).count() {
            0 => !matches!(rules.first_player, FirstPlayer::Named(seat) if seat.index() < game.seats()),
            choosers => choosers > 1,
        };
        turned as u64 + u64::from(drawn)
    }

    /// R1, R2: only the order of the deck is hidden, which no log holds and no lot has decided yet. So
    /// nothing in a log can be dealt otherwise; `lots_due` is what keeps this game's secret.
    fn reshuffle(&self, _: &History<Pottery>, _: Viewer, _: &mut SeededRng) -> Option<History<Pottery>> {
        None
    }
}

fn table(seats: usize, rules: Rules, deck: Deck) -> Table {
    Table(Pottery::new(seats, rules, deck).expect("the deck is enough for a round"))
}

/// Every law holds, and each has looked at every game that was to be looked at.
fn keeps_every_law(name: &str, table: &Table, effort: Effort) -> Report {
    let report = examine(table, effort);
    println!("{name}\n{report}");
    assert_eq!(report.verdict(), Ok(()), "{name}");
    for law in Law::ALL.into_iter().filter(|law| !SAMPLED.contains(law)) {
        assert_eq!(report.of(law).games, effort.games, "{name}: {law}");
    }
    report
}

/// The laws that look at some games only: at those played again, and at those with something to take
/// back where they are looked at.
const SAMPLED: [Law; 3] = [Law::SameSeedSameLog, Law::AnyEventIsTaken, Law::UndoStopsInTime];

/// A number of games of each edition and number of players; none of the laws looks at next to nothing.
fn keeps_every_law_in_20_000_games(name: &str, seats: usize, rules: Rules) {
    let report = keeps_every_law(name, &table(seats, rules, Deck::ours()), Effort::games(20_000));
    for law in [Law::ListedIsLegal, Law::AwaitedCanChoose, Law::EveryGameEnds, Law::ComponentsConserved] {
        assert!(report.of(law).choices > 700_000, "{law}");
    }
    for law in [Law::ReplayGivesState, Law::JsonRoundTrip, Law::FutureUnwritten, Law::UndoStopsInTime] {
        assert!(report.of(law).choices > 30_000, "{law}");
    }
    for law in [Law::SameSeedSameLog, Law::AnyEventIsTaken] {
        assert!(report.of(law).games > 1_000, "{law}");
    }
    // Nothing in a log is hidden from anybody (R2); what is yet to come is hidden from all (R1).
    assert_eq!(report.of(Law::NoLeak).pairs, 0);
    assert!(report.of(Law::FutureUnwritten).pairs > 100_000);
    assert!(report.of(Law::UndoStopsInTime).pairs > 100_000);
}

#[test]
fn broken_and_beautiful_for_two_keeps_every_law() {
    keeps_every_law_in_20_000_games("Broken and Beautiful, 2 players", 2, ENGLISH);
}

#[test]
fn broken_and_beautiful_for_three_keeps_every_law() {
    keeps_every_law_in_20_000_games("Broken and Beautiful, 3 players", 3, ENGLISH);
}

#[test]
fn broken_and_beautiful_for_four_keeps_every_law() {
    keeps_every_law_in_20_000_games("Broken and Beautiful, 4 players", 4, ENGLISH);
}

#[test]
fn kintsugi_for_two_keeps_every_law() {
    keeps_every_law_in_20_000_games("Kintsugi, 2 players", 2, FRENCH);
}

#[test]
fn kintsugi_for_three_keeps_every_law() {
    keeps_every_law_in_20_000_games("Kintsugi, 3 players", 3, FRENCH);
}

#[test]
fn kintsugi_for_four_keeps_every_law() {
    keeps_every_law_in_20_000_games("Kintsugi, 4 players", 4, FRENCH);
}

/// A few games, each looked at from every side.
const FEW: Effort = Effort { close: 4, again: 1, ..Effort::games(100) };

#[test]
fn odd_options_keep_every_law() {
    let seat = Seat::at;
    let last = |seats: &[usize]| seats.iter().map(|&index| seat(index)).collect::<SeatSet>();
    let odd = [
        ("unlimited supply", Rules { supply: Supply::Unlimited, ..ENGLISH }),
        ("no ingots at all", Rules { ingots: 0, novices: last(&[0, 1]), ..FRENCH }),
        ("more novices than ingots", Rules { ingots: 1, novices: last(&[0, 1]), ..ENGLISH }),
        ("the last of the game before names the first", Rules { last_placed: last(&[1]), ..ENGLISH }),
        ("two were last", Rules { last_placed: last(&[0, 1]), ..ENGLISH }),
        ("who was last has left", Rules { last_placed: last(&[7]), ..ENGLISH }),
        ("Kintsugi asks nobody who was last", Rules { last_placed: last(&[1]), ..FRENCH }),
        ("the host names the first", Rules { first_player: FirstPlayer::Named(seat(1)), ..ENGLISH }),
        ("English, but a pass is final", Rules { after_pass: AfterPass::IsOut, ..ENGLISH }),
        ("French, but broken cards stay", Rules { broken_at_end: BrokenAtEnd::Stay, ..FRENCH }),
    ];
    for (name, rules) in odd {
        for seats in 2..=4 {
            keeps_every_law(name, &table(seats, rules.clone(), Deck::ours()), FEW);
        }
    }
}

#[test]
fn decks_of_ones_own_keep_every_law() {
    let dry = "[[card]]\ntype = 'cup'\npatterns = ['blue']\ncopies = 5\ningots = 0\n";
    let twice_dry = "[[card]]\ntype = 'vase'\npatterns = ['blue', 'brown']\ncopies = 9\ningots = 15\n";
    let golden = "[[card]]\ntype = 'gold'\ncopies = 63\ningots = 15\n";
    for (name, seats, cards) in
        [("one round", 2, dry), ("two rounds to the last card", 4, twice_dry), ("gold alone", 3, golden)]
    {
        for rules in [ENGLISH, FRENCH, Rules { supply: Supply::Unlimited, ..ENGLISH }] {
            let deck = Deck::read(name, cards).expect("such a deck may be played with");
            keeps_every_law(name, &table(seats, rules, deck), FEW);
        }
    }
}

prop_compose! {
    /// Any rules that a table can agree on.
    fn any_rules()(
        (ingots, vase_bonus) in (0..=60u8, 0..=9u8),
        [unlimited, may_return, discarded, repaired, last_chooses] in any::<[bool; 5]>(),
        named in proptest::option::of(0..4usize),
        (last_placed, novices) in (0..16u8, 0..16u8),
    ) -> Rules {
        let seats = |bits: u8| Seat::all(4).filter(|seat| bits >> seat.index() & 1 == 1).collect::<SeatSet>();
        Rules {
            ingots,
            supply: if unlimited { Supply::Unlimited } else { Supply::Limited },
            after_pass: if may_return { AfterPass::MayReturn } else { AfterPass::IsOut },
            broken_at_end: if discarded { BrokenAtEnd::AreDiscarded } else { BrokenAtEnd::Stay },
            vase_bonus,
            tie_break: if repaired { TieBreak::Repaired } else { TieBreak::RepairedThenItems },
            rematch: if last_chooses { Rematch::LastChooses } else { Rematch::AsEver },
            first_player: named.map_or(FirstPlayer::Drawn, |index| FirstPlayer::Named(Seat::at(index))),
            last_placed: seats(last_placed),
            novices: seats(novices),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// The editions may be mixed in any way.
    #[test]
    fn any_options_keep_every_law(rules in any_rules(), seats in 2..=4usize, first_seed in 0..1_000_000u64) {
        let report = examine(&table(seats, rules, Deck::ours()), Effort { first_seed, close: 8, ..Effort::thorough(5) });
        prop_assert_eq!(report.verdict(), Ok(()));
    }
}

/// A player with eyes and no list: works out from the view alone what may be done.
struct Looker;

impl Looker {
    fn sees(eyes: &Eyes<'_, Pottery>) -> Vec<Action> {
        let (deck, view) = (eyes.game().deck(), eyes.view());
        let own = &view.collections[eyes.seat().index()];
        match view.phase {
            PhaseView::NamingFirst { .. } => {
                Seat::all(view.collections.len()).map(|seat| Action::NameFirst { seat }).collect()
            }
            PhaseView::Drafting { .. } => {
                let kept = view.area.iter().filter(|card| card.kind() != Kind::Gold);
                let kept = kept.map(|&card| Action::Keep { card });
                kept.chain(view.area.iter().map(|&card| Action::Sell { card })).collect()
            }
            PhaseView::Repairing { free, .. } => {
                let is_free = free && own.repairs == 0;
                let price = |card| if is_free { 0 } else { u16::from(deck.ingots(card) + own.repairs) };
                let paid = own.broken.iter().filter(|&&card| price(card) <= own.ingots);
                paid.map(|&card| Action::Repair { card }).chain([Action::Pass]).collect()
            }
            PhaseView::Over => Vec::new(),
        }
    }
}

impl Bot<Pottery> for Looker {
    fn choose(&mut self, eyes: Eyes<'_, Pottery>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let seen = Self::sees(&eyes);
        assert_eq!(seen, legal, "a view tells all that may be done");
        seen[chance.below(seen.len() as u32) as usize]
    }
}

#[test]
fn a_player_who_only_looks_finds_what_the_rules_list() {
    let asked = Rules { last_placed: SeatSet::only(Seat::at(1)), ..ENGLISH };
    for (rules, seats) in [ENGLISH, FRENCH, asked].into_iter().flat_map(|rules| [2, 3, 4].map(|n| (rules.clone(), n))) {
        let game = table(seats, rules, Deck::ours()).0;
        let mut chosen = 0;
        for seed in 0..200 {
            let mut luck = SeededRng::new(seed);
            let mut state = begin(&game, &mut luck, None);
            while let Status::Awaiting(awaited) = game.status(&state) {
                let seat = awaited.first().expect("somebody is awaited");
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                let action = Looker.choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
                apply(&game, &mut state, seat, action, &mut luck, None).expect("what was listed is legal");
                chosen += 1;
            }
        }
        assert!(chosen > 200 * 30, "{chosen} choices");
    }
}
