//! Outside bots: a program of the person who runs the command takes a seat, a JSON line a choice.
//!
//! It is asked `{"op":"choose","seat":1,"view":VIEW,"legal":[ACTION]}` and answers `{"action":ACTION}`. What
//! it fails to answer, the game's greedy player chooses, and somebody is told.

use std::{
    fmt,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::Duration,
};

use serde::Deserialize;
use serde_json::{Value, json};
use tsugi_catalog::{AnyTable, Asked, Guide, Outsider, Unfit, bot, outside_bot};
use tsugi_engine::{Bot, Seat};
use tsugi_reader::system;

use crate::Problem;

/// How long a program may think about a choice.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// The longest answer that is read.
const LONGEST: u64 = 1 << 20;

/// Who is told when a program forfeits a choice.
type OnForfeit = Arc<dyn Fn(&Forfeit) + Send + Sync>;

/// Whether bots may be programs. Only the person who runs a command can name one: neither a file nor
/// anybody over a network ever starts a program.
#[derive(Clone, Default)]
pub enum Programs {
    /// None is started.
    #[default]
    Refused,
    /// They are started, and this is told of the choices they forfeit.
    Started(OnForfeit),
}

impl PartialEq for Programs {
    fn eq(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Refused, Self::Refused) | (Self::Started(_), Self::Started(_)))
    }
}

impl fmt::Debug for Programs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Refused => "Refused",
            Self::Started(_) => "Started",
        })
    }
}

/// A choice that a program left to the greedy player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The program, as it was named.
    pub program: String,
    /// The seat it has.
    pub seat: Seat,
    /// What the program did wrong.
    pub lapse: Lapse,
}

/// How a program failed to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lapse {
    /// It answered what is no action.
    Nonsense {
        /// The beginning of what it answered.
        answer: String,
    },
    /// It answered an action that is not among the legal ones.
    Illegal {
        /// The beginning of what it answered.
        answer: String,
    },
    /// It said nothing for so long; it is ended.
    Silent {
        /// Seconds.
        seconds: u64,
    },
    /// It has ended.
    Ended,
}

/// A program in a seat.
struct Outside {
    program: String,
    child: Child,
    requests: Option<ChildStdin>,
    answers: Receiver<String>,
    told: OnForfeit,
    /// The lapses that somebody has been told of: each kind once, so that thousands of games stay readable.
    lapses: Vec<std::mem::Discriminant<Lapse>>,
}

/// Seats a bot, or a program that the person who runs this named.
pub fn seat_bot(table: &mut dyn AnyTable, seat: Seat, name: &str, programs: &Programs) -> Result<(), Problem> {
    Ok(table.seat_bot(seat, name, program(name, programs)?)?)
}

/// A bot by its name, or a program that takes its place.
pub(crate) fn bot_or_program<G: Guide>(
    game: &G,
    name: &str,
    programs: &Programs,
) -> Result<Box<dyn Bot<G::Game>>, Problem> {
    Ok(match program(name, programs)? {
        Some(outside) => outside_bot(game, outside)?,
        None => bot(game, name)?,
    })
}

/// The program that a name asks for, started; none where it names no program or none may be started.
fn program(name: &str, programs: &Programs) -> Result<Option<Box<dyn Outsider>>, Problem> {
    let (Some(command), Programs::Started(told)) = (name.strip_prefix("exec:"), programs) else {
        return Ok(None);
    };
    let given = || command.chars().filter(|c| !c.is_control()).take(80).collect();
    let fails = |error: std::io::Error| Problem::ProgramFails { given: given(), why: system(&error) };
    Ok(Some(Box::new(Outside::new(command, told.clone()).map_err(fails)?)))
}

/// The words of a command are parted by spaces.
fn start(command: &str) -> std::io::Result<Child> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or(std::io::ErrorKind::NotFound)?;
    Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

impl Outside {
    /// Starts the program.
    fn new(command: &str, told: OnForfeit) -> std::io::Result<Self> {
        let mut child = start(command)?;
        let (sender, answers) = channel();
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || pass_on(output, &sender));
        }
        let requests = child.stdin.take();
        Ok(Self { program: command.to_owned(), child, requests, answers, told, lapses: Vec::new() })
    }

    fn ask(&mut self, asked: &Asked<'_>) -> Result<usize, Lapse> {
        // An answer nobody asked for is not the answer to this question.
        while self.answers.try_recv().is_ok() {}
        let request = json!({ "op": "choose", "seat": asked.seat, "view": asked.view, "legal": asked.legal });
        let requests = self.requests.as_mut().ok_or(Lapse::Ended)?;
        if writeln!(requests, "{request}").and_then(|()| requests.flush()).is_err() {
            return Err(Lapse::Ended);
        }
        let answer = self.answers.recv_timeout(PATIENCE).map_err(|late| match late {
            RecvTimeoutError::Timeout => Lapse::Silent { seconds: PATIENCE.as_secs() },
            RecvTimeoutError::Disconnected => Lapse::Ended,
        })?;
        let beginning = || answer.chars().filter(|c| !c.is_control()).take(60).collect();
        let action = serde_json::from_str::<Answer>(&answer);
        let action = action.map_err(|_| Lapse::Nonsense { answer: beginning() })?.action;
        asked.find(&action).map_err(|unfit| match unfit {
            Unfit::NoAction => Lapse::Nonsense { answer: beginning() },
            Unfit::NotLegal => Lapse::Illegal { answer: beginning() },
        })
    }

    /// Tells of a lapse, and ends a program that hangs.
    fn lapsed(&mut self, seat: Seat, lapse: Lapse) {
        if matches!(lapse, Lapse::Silent { .. } | Lapse::Ended) {
            self.requests = None;
            self.end();
        }
        let kind = std::mem::discriminant(&lapse);
        // A program that was ended for its silence has not ended by itself.
        let silenced = self.lapses.contains(&std::mem::discriminant(&Lapse::Silent { seconds: 0 }));
        let told_already = self.lapses.contains(&kind) || (silenced && lapse == Lapse::Ended);
        if !told_already {
            self.lapses.push(kind);
            (self.told)(&Forfeit { program: self.program.clone(), seat, lapse });
        }
    }

    fn end(&mut self) {
        // It may have ended by itself meanwhile; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Deserialize)]
struct Answer {
    action: Value,
}

/// Reads answers, a line each, until the program closes its output or nobody listens any more.
fn pass_on(output: ChildStdout, answers: &Sender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    while output.by_ref().take(LONGEST).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        if answers.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
        line.clear();
    }
}

impl Outsider for Outside {
    fn choose(&mut self, asked: &Asked<'_>) -> Option<usize> {
        let chosen = self.ask(asked);
        chosen.map_err(|lapse| self.lapsed(asked.seat, lapse)).ok()
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        self.requests = None;
        self.end();
    }
}
