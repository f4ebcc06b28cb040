//! `tsugi bridge`: lets any program play, a JSON request a line. See `docs/bridge.md`.

use std::{
    io::{BufRead, Read, Write},
    path::PathBuf,
    process::ExitCode,
};

use serde::Deserialize;
use serde_json::{Map, Value, json};
use tsugi_catalog::{AnyTable, Problem, RefusalCode, Setup, Start, TableRefusal, ViewRequest, begin, find};
use tsugi_engine::{Message, Seat, SeededRng, Setting, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Parts, ReceiptLine, Shown};

use crate::{Failure, files, play};

/// The longest request that is read; the rest of a longer line is passed over.
const LONGEST: u64 = 4 << 20;

pub(crate) fn run(lang: Lang) -> Result<ExitCode, Failure> {
    let (mut input, mut out) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut bridge = Bridge { words: Words::new(lang, None), lang, session: None };
    let mut line = Vec::new();
    while let Some(whole) = next_line(&mut input, &mut line)? {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = if whole { bridge.answer(&line) } else { bridge.too_long() };
        writeln!(out, "{answer}")
            .and_then(|()| out.flush())
            .map_err(|e| Failure::Output { why: tsugi_reader::system(&e) })?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads a line; whether it was read whole, or none at the end of input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<Option<bool>, Failure> {
    let failed = |error: std::io::Error| Failure::Input { why: tsugi_reader::system(&error) };
    line.clear();
    if input.by_ref().take(LONGEST).read_until(b'\n', line).map_err(failed)? == 0 {
        return Ok(None);
    }
    let whole = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST;
    if !whole {
        input.skip_until(b'\n').map_err(failed)?;
    }
    Ok(Some(whole))
}

/// A request as it is written.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum Request {
    New(NewGame),
    Load(LoadGame),
    Legal { seat: u64 },
    Act { seat: u64, action: Value },
    View { viewer: String },
    Shown { viewer: String, with: Option<String> },
    Score { viewer: Option<String> },
    Hint { seat: u64, budget: Option<String> },
    Status,
    State,
    Record,
    Close,
}

const OPS: [&str; 12] =
    ["new", "load", "legal", "act", "view", "shown", "score", "hint", "status", "state", "record", "close"];
/// How long a hint is thought about where nothing is said.
const HINT_BUDGET: &str = "search:1000";

#[derive(Deserialize)]
struct NewGame {
    game: String,
    players: usize,
    seed: Option<u64>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    names: Vec<String>,
    /// A file or folder of components in place of ours, as for `--components`.
    components: Option<PathBuf>,
}

#[derive(Deserialize)]
struct LoadGame {
    #[serde(flatten)]
    new: NewGame,
    state: Value,
}

/// One game at a time, and the language to refuse in.
struct Bridge {
    words: Words,
    lang: Lang,
    session: Option<Box<dyn AnyTable>>,
}

impl Bridge {
    /// The answer to a line.
    fn answer(&mut self, line: &[u8]) -> Value {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => return wrapped(None, Err(self.malformed(&tsugi_reader::unreadable(&error)))),
        };
        let id = request.get("id").cloned();
        let done = self.done(&request);
        wrapped(id, done)
    }

    fn done(&mut self, request: &Value) -> Result<Value, TableRefusal> {
        let op = request.get("op").and_then(Value::as_str).unwrap_or_default();
        if !OPS.contains(&op) {
            let given = op.chars().take(40).collect::<String>();
            return Err(self.refuse(RefusalCode::UnknownOp, "bridge-unknown-op", &given));
        }
        let request = tsugi_reader::value(request).map_err(|error| self.malformed(&error))?;
        match request {
            Request::New(new) => self.open(&new, None),
            Request::Load(LoadGame { new, state }) => self.open(&new, Some(state)),
            Request::Close => {
                self.session = None;
                Ok(json!({}))
            }
            Request::Status => self.session().map(|session| json!({ "status": session.status() })),
            Request::State => self.session().map(|session| json!({ "state": session.state() })),
            Request::Legal { seat } => {
                let seat = self.seat(seat)?;
                self.session().map(|session| json!({ "actions": session.legal(seat, &self.words) }))
            }
            Request::Act { seat, action } => self.act(seat, &action),
            Request::View { viewer } => {
                let viewer = self.viewer(&viewer)?;
                self.look(viewer, Parts::default()).map(|shown| json!({ "view": shown.view }))
            }
            Request::Shown { viewer, with } => {
                let viewer = self.viewer(&viewer)?;
                let shown = self.look(viewer, Parts::read(with.as_deref().unwrap_or_default()))?;
                Ok(json!({ "shown": Shown { version: self.session()?.entries() as u64, ..shown } }))
            }
            Request::Score { viewer } => self.score(viewer.as_deref()),
            Request::Hint { seat, budget } => self.hint(seat, budget.as_deref().unwrap_or(HINT_BUDGET)),
            Request::Record => match self.session()?.record() {
                Some(record) => Ok(json!({ "record": record })),
                None => Err(self.refuse(RefusalCode::NoRecord, "bridge-no-record", "")),
            },
        }
    }

    fn open(&mut self, new: &NewGame, state: Option<Value>) -> Result<Value, TableRefusal> {
        let game = find(&new.game).map_err(|problem| self.problem(&problem))?;
        let setting = |(key, value): (&String, &Value)| {
            let setting = Setting::deserialize(value).map_err(|_| {
                let option = json!({ key: value }).to_string();
                self.refuse(RefusalCode::BadSetup, "bridge-bad-option", &option.chars().take(80).collect::<String>())
            });
            setting.map(|setting| (key.clone(), setting))
        };
        let options = new.options.iter().map(setting).collect::<Result<Vec<_>, _>>()?;
        let components = new.components.as_deref().map(files::components).transpose();
        let components =
            components.map_err(|failure| refuse_with(RefusalCode::BadSetup, failure.sentence(&self.words)))?;
        let setup = Setup { players: new.players, names: new.names.clone(), options, components, pinned: None };
        let seed = match new.seed {
            Some(seed) if seed >= SeededRng::SEED_LIMIT => {
                return Err(self.refuse(RefusalCode::BadSetup, "command-seed", &seed.to_string()));
            }
            Some(seed) => seed,
            None => play::drawn_seed()
                .map_err(|failure| refuse_with(RefusalCode::BadSetup, failure.sentence(&self.words)))?,
        };
        let session = match state {
            None => begin(game.id, &setup, Start::Seed(seed)),
            Some(state) => begin(game.id, &setup, Start::State { seed, state }),
        }
        .map_err(|problem| self.problem(&problem))?;
        let status = session.status();
        (self.session, self.words) = (Some(session), game.words(self.lang));
        Ok(json!({ "status": status }))
    }

    fn act(&mut self, seat: u64, action: &Value) -> Result<Value, TableRefusal> {
        let seat = self.seat(seat)?;
        let Some(session) = &mut self.session else { return Err(self.no_game()) };
        let happened = session.act(seat, action, &self.words)?;
        Ok(json!({ "events": happened.events, "status": session.status() }))
    }

    fn score(&self, viewer: Option<&str>) -> Result<Value, TableRefusal> {
        let viewer = viewer.map_or(Ok(Viewer::Spectator), |viewer| self.viewer(viewer))?;
        let session = self.session()?;
        match self.look(viewer, Parts { receipts: true, ..Parts::default() })?.receipts {
            Some(receipts) => {
                let total = |lines: &Vec<ReceiptLine>| lines.iter().map(|line| line.points).sum();
                let scores: Vec<i32> = receipts.iter().map(total).collect();
                Ok(json!({ "scores": scores, "receipts": receipts }))
            }
            None => Err(self.problem(&Problem::NoScore { game: session.listing().id })),
        }
    }

    /// What a program in that viewer's place is shown.
    fn look(&self, viewer: Viewer, parts: Parts) -> Result<Shown, TableRefusal> {
        let now = ViewRequest::now(viewer, parts, &self.words);
        Ok(self.session()?.show_one(ViewRequest { memory: true, ..now }))
    }

    fn hint(&self, seat: u64, budget: &str) -> Result<Value, TableRefusal> {
        let seat = self.seat(seat)?;
        let counsel = self.session()?.counsel(seat, budget, &self.words);
        let counsel = counsel.map_err(|none| none.refusal(|problem| problem.sentence(&self.words)))?;
        Ok(json!(counsel))
    }

    fn session(&self) -> Result<&dyn AnyTable, TableRefusal> {
        self.session.as_deref().ok_or_else(|| self.no_game())
    }

    /// A seat of the table in hand.
    fn seat(&self, number: u64) -> Result<Seat, TableRefusal> {
        let players = self.session()?.names().len();
        usize::try_from(number)
            .ok()
            .filter(|&number| number < players)
            .and_then(Seat::new)
            .ok_or_else(|| self.refuse(RefusalCode::UnknownSeat, "bridge-unknown-seat", &number.to_string()))
    }

    fn viewer(&self, given: &str) -> Result<Viewer, TableRefusal> {
        let session = self.session()?;
        match given.parse() {
            Ok(Viewer::Seat(seat)) if seat.index() >= session.names().len() => {
                Err(self.refuse(RefusalCode::UnknownSeat, "bridge-unknown-seat", &seat.to_string()))
            }
            Ok(viewer) => Ok(viewer),
            Err(_) => {
                let given: String = given.chars().take(40).collect();
                Err(self.refuse(RefusalCode::UnknownSeat, "command-viewer", &given))
            }
        }
    }

    fn refuse(&self, code: RefusalCode, id: &str, given: &str) -> TableRefusal {
        refuse_with(code, self.words.say(id, &[("given", given.into())]))
    }

    fn malformed(&self, error: &Message) -> TableRefusal {
        self.refuse(RefusalCode::Malformed, "bridge-malformed", &self.words.tell(error))
    }

    fn too_long(&self) -> Value {
        wrapped(None, Err(self.refuse(RefusalCode::Malformed, "bridge-too-long", &LONGEST.to_string())))
    }

    fn no_game(&self) -> TableRefusal {
        self.refuse(RefusalCode::NoGame, "bridge-no-game", "")
    }

    fn problem(&self, problem: &Problem) -> TableRefusal {
        let code = match problem {
            Problem::UnknownGame { .. } => RefusalCode::UnknownGame,
            Problem::Unreadable(_) => RefusalCode::Malformed,
            Problem::State(_) => RefusalCode::BadState,
            Problem::NoScore { .. } => RefusalCode::NoScore,
            _ => RefusalCode::BadSetup,
        };
        refuse_with(code, problem.sentence(&self.words))
    }
}

fn wrapped(id: Option<Value>, done: Result<Value, TableRefusal>) -> Value {
    let mut answer = match done {
        Ok(value) => json!({ "ok": value }),
        Err(refusal) => json!({ "error": refusal }),
    };
    if let Some(id) = id {
        answer["id"] = id;
    }
    answer
}

fn refuse_with(code: RefusalCode, message: String) -> TableRefusal {
    TableRefusal { code, ruling: None, message }
}
