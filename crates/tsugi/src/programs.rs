//! Bots that are programs of the person who runs the command, and what is said when one forfeits a choice.

use std::sync::Arc;

use tsugi_arena::{Forfeit, Lapse, Programs};
use tsugi_narrator::{Lang, Words};

use crate::output;

/// Programs are started, and what they forfeit is told on standard error.
pub(crate) fn started(lang: Lang) -> Programs {
    let words = Words::new(lang, None);
    Programs::Started(Arc::new(move |forfeit| output::complain(&sentence(forfeit, &words))))
}

fn sentence(forfeit: &Forfeit, words: &Words) -> String {
    let program = ("program", forfeit.program.as_str().into());
    let seat = ("seat", forfeit.seat.index().into());
    match &forfeit.lapse {
        Lapse::Nonsense { answer } => {
            words.say("forfeit-nonsense", &[program, seat, ("answer", answer.as_str().into())])
        }
        Lapse::Illegal { answer } => words.say("forfeit-illegal", &[program, seat, ("answer", answer.as_str().into())]),
        Lapse::Silent { seconds } => {
            words.say("forfeit-silent", &[program, seat, ("seconds", seconds.to_string().into())])
        }
        Lapse::Ended => words.say("forfeit-ended", &[program, seat]),
    }
}
