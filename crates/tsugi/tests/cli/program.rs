//! Runs the program: with arguments, with lines to read, or at a table that is answered as it asks.

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;
use tsugi_narrator::WIDTH;

/// The program in a folder of its own choice, in English unless told otherwise.
pub(crate) fn tsugi(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tsugi"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.env("RUST_BACKTRACE", "1").current_dir(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// How a run ended and what it said.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// It went well and complained of nothing.
    pub(crate) fn succeeded(self) -> Self {
        assert!(self.code == 0 && self.err.is_empty(), "code {}: {}", self.code, self.err);
        self
    }

    /// It ended well, whatever it complained of on the way.
    pub(crate) fn code_zero(self) -> Self {
        assert_eq!(self.code, 0, "{}", self.err);
        self
    }

    /// It failed with one sentence that says this, and with nothing on standard output.
    pub(crate) fn refused(&self, fragment: &str) {
        assert!(self.out.is_empty(), "{fragment:?}: on standard output: {}", self.out);
        self.failed(fragment);
    }

    /// It failed with one sentence that says this, whatever it could do before.
    pub(crate) fn failed(&self, fragment: &str) {
        assert!(self.code == 1 || self.code == 2, "{fragment:?}: code {}: {}", self.code, self.err);
        self.complained(&[fragment]);
    }

    /// It complained of these things, a line each, and of nothing else.
    pub(crate) fn complained(&self, fragments: &[&str]) {
        let lines: Vec<&str> = self.err.lines().collect();
        assert_eq!(lines.len(), fragments.len(), "{fragments:?} in {}", self.err);
        for (line, fragment) in lines.iter().zip(fragments) {
            assert!(line.contains(fragment), "{fragment:?} in {line:?}");
            assert!(!line.contains("panicked") && !line.contains('‹'), "{line:?}");
        }
    }

    /// What it answered in JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {} {}", self.out, self.err))
    }
}

/// A folder that is gone after the test.
pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a folder can be made")
}

/// Runs with these arguments and nothing to read.
pub(crate) fn run(arguments: &[&str]) -> Ran {
    let folder = folder();
    run_in(folder.path(), arguments, b"")
}

/// Runs in a folder with these bytes to read.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &[u8]) -> Ran {
    finish(tsugi(folder).args(arguments).spawn().expect("the program starts"), input)
}

/// Gives a started program its input and waits for its end.
pub(crate) fn finish(mut child: Child, input: &[u8]) -> Ran {
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    // A program that ends early closes its input; what it did not read does not matter.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code().expect("no signal ends the program"),
        out: String::from_utf8(output.stdout).expect("it writes UTF-8"),
        err: String::from_utf8(output.stderr).expect("it writes UTF-8"),
    }
}

/// Everything shown fits a terminal and lacks no message.
pub(crate) fn assert_shown_well(shown: &str) {
    for line in shown.lines() {
        // Where somebody types, the answer begins on a line of its own.
        let line = line.trim_start_matches("> ");
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
    }
    assert!(!shown.contains(['‹', '›']), "{shown}");
}

/// A program at whose prompt somebody sits.
pub(crate) struct AtPrompt {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    /// Everything shown so far.
    pub(crate) shown: String,
}

impl AtPrompt {
    /// Starts it and looks at what it shows up to the first prompt.
    pub(crate) fn sit(folder: &Path, arguments: &[&str]) -> Self {
        let mut child = tsugi(folder).args(arguments).spawn().expect("the program starts");
        let input = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        let mut table = Self { child, input, output, shown: String::new() };
        table.look();
        table
    }

    /// Says a line and gives back what is shown up to the next prompt.
    pub(crate) fn say(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the program reads on");
        self.look()
    }

    fn look(&mut self) -> String {
        let (mut shown, mut some) = (Vec::new(), [0; 4096]);
        while !shown.ends_with(b"> ") {
            let read = self.output.read(&mut some).expect("standard output can be read");
            assert!(read > 0, "the program ended: {}", self.shown);
            shown.extend_from_slice(&some[..read]);
        }
        let shown = String::from_utf8(shown).expect("it writes UTF-8");
        self.shown.push_str(&shown);
        shown
    }

    /// Ends the input; gives back everything that was shown, and complaints.
    pub(crate) fn leave(self) -> Ran {
        drop(self.input);
        let mut rest = self.child;
        rest.stdout = Some(self.output);
        let output = rest.wait_with_output().expect("the program ends");
        let last = String::from_utf8(output.stdout).expect("it writes UTF-8");
        Ran {
            code: output.status.code().expect("no signal ends the program"),
            out: self.shown + &last,
            err: String::from_utf8(output.stderr).expect("it writes UTF-8"),
        }
    }
}

/// The numbered choices that stand last before the prompt, from 1; none where nothing is asked.
pub(crate) fn choices(shown: &str) -> Vec<String> {
    let listed = one_a_line(shown);
    let holds_another = |offer: &String| offer.split("  ").any(|part| part.trim().parse::<usize>().is_ok());
    if listed.iter().any(holds_another) { in_columns(shown) } else { listed }
}

/// The last list of choices that stands in columns.
fn in_columns(shown: &str) -> Vec<String> {
    let lines: Vec<&str> = shown.lines().collect();
    let first = lines.iter().rposition(|line| line.starts_with("  1  ")).expect("a list begins with 1");
    let mut cells: Vec<(usize, &str)> = Vec::new();
    for line in lines[first..].iter().take_while(|line| !line.starts_with('>')) {
        let mut parts = line.split("  ").map(str::trim).filter(|part| !part.is_empty());
        while let (Some(number), Some(offer)) = (parts.next(), parts.next()) {
            cells.push((number.parse().unwrap_or_else(|_| panic!("no number: {line:?}")), offer));
        }
    }
    cells.sort_unstable();
    assert!(cells.iter().map(|(number, _)| *number).eq(1..=cells.len()), "a number is missing: {cells:?}");
    cells.into_iter().map(|(_, offer)| offer.to_owned()).collect()
}

fn one_a_line(shown: &str) -> Vec<String> {
    let mut offers: Vec<String> = Vec::new();
    for line in shown.lines() {
        match line.trim_start().split_once("  ") {
            Some((number, offer)) if number.parse() == Ok(offers.len() + 1) => offers.push(offer.to_owned()),
            Some((number, offer)) if number.parse() == Ok(1) => offers = vec![offer.to_owned()],
            _ if line.starts_with("     ") || line.starts_with("> ") => {}
            _ => offers.clear(),
        }
    }
    offers
}

/// A deterministic answer to the `step`-th question.
pub(crate) fn any_of(step: usize, choices: &[String]) -> usize {
    1 + (step * 7919 + 13) % 101 % choices.len()
}

/// Answers every question to the end; gives back what was said.
pub(crate) fn play_out(table: &mut AtPrompt) -> Vec<String> {
    let (mut said, mut offered) = (Vec::new(), choices(&table.shown));
    while !offered.is_empty() {
        let number = any_of(said.len(), &offered).to_string();
        offered = choices(&table.say(&number));
        said.push(number);
        assert!(said.len() < 500, "the game does not end");
    }
    said
}

/// A bridge with whoever speaks to it.
pub(crate) struct Bridge {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Bridge {
    /// Starts it.
    pub(crate) fn open(arguments: &[&str]) -> Self {
        let folder = std::env::temp_dir();
        let mut child = tsugi(&folder).arg("bridge").args(arguments).spawn().expect("the program starts");
        let input = child.stdin.take().expect("standard input is piped");
        let output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Self { child, input, output }
    }

    /// The answer to a request.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// The answer to a line of any bytes.
    pub(crate) fn send(&mut self, line: &[u8]) -> Value {
        self.say(line);
        self.answer()
    }

    /// Says a line without waiting for its answer.
    pub(crate) fn say(&mut self, line: &[u8]) {
        self.input.write_all(line).and_then(|()| self.input.write_all(b"\n")).expect("the bridge reads on");
    }

    /// The next answer.
    pub(crate) fn answer(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the bridge answers in UTF-8");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    /// What a request is granted.
    pub(crate) fn granted(&mut self, request: &Value) -> Value {
        let mut answer = self.ask(request);
        assert!(answer["ok"].is_object(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// Why a request is refused: the code, with the shape of the refusal looked at.
    pub(crate) fn refused(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        let refusal = answer["error"].as_object().unwrap_or_else(|| panic!("{request}: {answer}"));
        assert_eq!(refusal.keys().collect::<Vec<_>>(), ["code", "message", "ruling"], "{answer}");
        assert!(!refusal["message"].as_str().expect("a message is a text").contains('‹'), "{answer}");
        refusal["code"].as_str().expect("a code is a word").to_owned()
    }

    /// Ends the input; the bridge must end well.
    pub(crate) fn leave(self) {
        drop((self.input, self.output));
        let output = self.child.wait_with_output().expect("the bridge ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    }
}
