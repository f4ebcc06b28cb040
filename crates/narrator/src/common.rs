//! Sentences that any game needs: refusals, what cannot be taken back, how it ended.

use tsugi_engine::{Outcome, Refused, SeatSet, UndoRefused};

use crate::{IllegalOf, Narrate, Speaker};

/// Why a choice was refused, said to the one who chose.
pub fn refused<N: Narrate>(game: &N::Game, refused: &Refused<IllegalOf<N>>, speaker: &Speaker<'_>) -> String {
    match refused {
        Refused::GameOver => speaker.say("refused-game-over", &[]),
        Refused::NotYourTurn(seat) => speaker.say("refused-not-your-turn", &[("who", speaker.name(*seat).into())]),
        Refused::Illegal(illegal) => N::refuse(game, illegal, speaker).message,
    }
}

/// Why a choice cannot be taken back.
pub fn kept(kept: &UndoRefused, speaker: &Speaker<'_>) -> String {
    match kept {
        UndoRefused::NothingChosen => speaker.say("kept-nothing-chosen", &[]),
        UndoRefused::AnotherChose(seat) => speaker.say("kept-another-chose", &[("who", speaker.name(*seat).into())]),
        UndoRefused::LotsDrawn => speaker.say("kept-lots-drawn", &[]),
        UndoRefused::Shown => speaker.say("kept-shown", &[]),
    }
}

/// How it ended: "Nora wins with 31."
pub fn outcome(outcome: &Outcome, speaker: &Speaker<'_>) -> String {
    match *outcome {
        Outcome::Together { won, score } => {
            // Who plays alone is named.
            let (who, alone) = match speaker.names {
                [one] => (one.as_str(), "one"),
                _ => ("", "all"),
            };
            let end = match (won, score) {
                (true, None) => "won",
                (true, Some(_)) => "won-with",
                (false, None) => "lost",
                (false, Some(_)) => "lost-with",
            };
            let args = [("who", who.into()), ("score", score.unwrap_or(0).into())];
            speaker.say(&format!("outcome-{alone}-{end}"), &args)
        }
        Outcome::Ranked { scores, .. } => {
            let winners = outcome.winners();
            let score = winners.first().map_or(0, |seat| scores[seat]);
            let best: SeatSet = scores.iter().filter(|(_, own)| **own == score).map(|(seat, _)| seat).collect();
            let tie = if best == winners { "none" } else { "broken" };
            let id = if winners.len() == 1 { "outcome-won" } else { "outcome-shared" };
            let who = speaker.names_of(winners.iter());
            speaker.say(id, &[("who", who.into()), ("score", score.into()), ("tie", tie.into())])
        }
    }
}
