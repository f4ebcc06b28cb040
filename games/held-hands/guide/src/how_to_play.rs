//! How to play: sentences with the figures of the rules and the decks in force.

use tsugi_held_hands::{
    CHAIN, Chain, DeckOut, FirstPlayer, HAND_LIMIT, HeldHands, LIMIT, MemoryAid, OBJECTIVES, OBJECTIVES_A_ROUND,
    Reshuffle, Ring,
};
use tsugi_narrator::{Arg, Words};

/// The sections, in order.
const SECTIONS: [&str; 6] = ["how-aim", "how-board", "how-setup", "how-turn", "how-rounds", "how-end"];

/// How to play by the rules and with the decks of a table.
pub(crate) fn how_to_play(game: &HeldHands, words: &Words) -> String {
    let (rules, decks) = (game.rules(), game.decks());
    let either = |yes: bool, one: &'static str, other: &'static str| Arg::from(if yes { one } else { other });
    let reshuffle = match rules.reshuffle {
        Reshuffle::Larger => "larger",
        Reshuffle::Both => "both",
        Reshuffle::Neither => "none",
    };
    let args: [(&str, Arg<'_>); 15] = [
        ("objectives", OBJECTIVES.into()),
        ("round", OBJECTIVES_A_ROUND.into()),
        ("stack", (OBJECTIVES_A_ROUND / 2).into()),
        ("outer", Ring::Outer.size().into()),
        ("middle", Ring::Middle.size().into()),
        ("inner", Ring::Inner.size().into()),
        ("emotions", decks.emotion_entries().map(|entry| u32::from(entry.copies)).sum::<u32>().into()),
        ("hand", HAND_LIMIT.into()),
        ("limit", i32::from(LIMIT).into()),
        ("six", CHAIN.into()),
        ("memory", either(rules.memory_aid == MemoryAid::On, "yes", "no")),
        ("first", either(rules.first_player == FirstPlayer::Drawn, "drawn", "named")),
        ("chain", either(rules.chain == Chain::Resets, "yes", "no")),
        ("reshuffle", reshuffle.into()),
        ("deck-out", either(rules.deck_out == DeckOut::Loses, "yes", "no")),
    ];
    SECTIONS.map(|section| words.say(section, &args)).join("\n\n")
}
