//! How to play says the figures in force, inside the sentences that use them.

use tsugi_engine::{Options, Setting};
use tsugi_guide::Guide;
use tsugi_held_hands::{Chain, Components, DeckOut, DeckSet, HeldHands, PRINT_AND_PLAY, Reshuffle, Rules};
use tsugi_held_hands_guide::HELD_HANDS;
use tsugi_narrator::{Lang, prose};

fn said(rules: Rules, components: Components) -> String {
    let words = HELD_HANDS.listing().words(Lang::En);
    prose(&HELD_HANDS.how_to_play(&HeldHands::new(rules, components), &words))
        .split([' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn an_option_changes_its_sentence() {
    let usual = said(PRINT_AND_PLAY, Components::ours());
    let changed =
        Rules { chain: Chain::DoesNothing, reshuffle: Reshuffle::Neither, deck_out: DeckOut::Loses, ..PRINT_AND_PLAY };
    let other = said(changed, Components::ours());
    for (sentence, in_usual) in [
        ("6 cards or more in one turn set your balance back to 0", true),
        ("or if this is at least the sixth card", true),
        ("The larger discard pile is shuffled back", true),
        ("nobody has been seen to win this way", false),
        ("An empty deck by itself is no loss", true),
        ("when a turn begins and the deck is empty", false),
    ] {
        assert_eq!((usual.contains(sentence), other.contains(sentence)), (in_usual, !in_usual), "{sentence}");
    }
}

#[test]
fn a_card_changes_its_sentence() {
    let file = include_str!("../../rules/data/cards.toml").replacen("copies = 4", "copies = 5", 1);
    let mut components = Components::ours();
    components.replace("cards.toml", &file).expect("it can be played with");
    assert!(said(PRINT_AND_PLAY, components).contains("there are 49 of them"));
}

/// What was missing: the Heart is closed in the turn of the last objective, the stacks take turns, nobody ends on the
/// partner's node.
#[test]
fn it_is_enough_to_play_by() {
    let text = said(PRINT_AND_PLAY, Components::ours());
    for sentence in ["in the turn that meets it the Heart is still closed", "The two stacks take turns", "or end on it"]
    {
        assert!(text.contains(sentence), "{sentence}");
    }
}

/// A set of ours brings its decks; whoever brought decks of their own chooses between the two.
#[test]
fn a_set_and_other_decks_do_not_go_together() {
    let specs = Rules::options();
    let built = |set: DeckSet, components: Components| {
        let given = [("set", Setting::Word(set.name().into()))];
        let options = Options::new(&specs, given, 2).expect("such a set there is");
        HELD_HANDS.build(2, &options, components).map(|game| game.decks().clone())
    };
    let own = || Components { decks: DeckSet::Calm.decks(), ..Components::ours() };
    assert_eq!(built(DeckSet::Hard, Components::ours()).ok(), Some(DeckSet::Hard.decks()));
    assert_eq!(built(DeckSet::Proposal, own()).ok(), Some(DeckSet::Calm.decks()));
    let refused = built(DeckSet::Hard, own()).expect_err("one or the other");
    assert!(refused.message().to_string().contains("error-held-hands-set-and-decks"), "{refused}");
}
