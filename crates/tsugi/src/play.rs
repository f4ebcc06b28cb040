//! `tsugi play GAME`: line mode, on any terminal or pipe.

use std::{
    io::BufRead,
    path::{Path, PathBuf},
    process::ExitCode,
};

use tsugi_catalog::{AnyTable, Listing, Scope, Start, ViewRequest, begin, find};
use tsugi_engine::{MAX_SEATS, Message, Seat, SeededRng, Status, Viewer};
use tsugi_narrator::{Lang, Words, in_columns};
use tsugi_wire::{Offer, Parts, ReceiptLine, Shown};

use crate::{Failure, arguments::PlayArguments, files, games, hints, output, programs};

pub(crate) fn run(wanted: &PlayArguments, lang: Lang) -> Result<ExitCode, Failure> {
    let (game, session) = match &wanted.resume {
        Some(path) => resume(path, wanted, lang)?,
        None => open(wanted, lang)?,
    };
    let words = game.words(lang);
    let title = [("game", games::name(game, &words).into()), ("players", session.names().join(", ").into())];
    output::wrapped(words.say("play-title", &title), 2)?;
    output::wrapped(words.say("play-help", &[]), 2)?;
    LineMode::new(game, session, words, wanted.resume.is_some()).run()?;
    Ok(ExitCode::SUCCESS)
}

type Opened = (&'static Listing, Box<dyn AnyTable>);

/// A new table, bots in its last seats.
fn open(wanted: &PlayArguments, lang: Lang) -> Result<Opened, Failure> {
    let game = find(wanted.game.as_deref().unwrap_or_default())?;
    let bots = wanted.bots.len();
    let players = wanted.players.unwrap_or_else(|| match bots {
        0 => *game.seats.start(),
        _ => (bots + 1).max(*game.seats.start()),
    });
    let mut setup = wanted.setup.setup(players)?;
    setup.names.clone_from(&wanted.names);
    let seed = wanted.seed.map_or_else(drawn_seed, checked_seed)?;
    let mut session = begin(game.id, &setup, Start::Seed(seed))?;
    seat_bots(session.as_mut(), &wanted.bots, lang)?;
    Ok((game, session))
}

/// A saved table, with the bots it had or those named now.
fn resume(path: &Path, wanted: &PlayArguments, lang: Lang) -> Result<Opened, Failure> {
    if !wanted.setup.is_empty() {
        return Err(Failure::ResumeIsSet);
    }
    let in_file = |problem| Failure::InFile { file: path.display().to_string(), problem: Box::new(problem) };
    let record = files::record(path, files::json(path)?)?;
    let game = find(&record.game).map_err(in_file)?;
    let mut session = tsugi_catalog::resume(&record).map_err(in_file)?;
    if wanted.bots.is_empty() {
        for (seat, name) in Seat::all(record.config.players).zip(&record.config.bots) {
            if let Some(name) = name {
                session.seat_bot(seat, name, None).map_err(in_file)?;
            }
        }
    }
    seat_bots(session.as_mut(), &wanted.bots, lang)?;
    Ok((game, session))
}

fn seat_bots(session: &mut dyn AnyTable, bots: &[String], lang: Lang) -> Result<(), Failure> {
    let players = session.names().len();
    let first = players.checked_sub(bots.len()).ok_or(Failure::TooManyBots { bots: bots.len(), players })?;
    for (seat, name) in Seat::all(players).skip(first).zip(bots) {
        tsugi_arena::seat_bot(session, seat, name, &programs::started(lang))?;
    }
    Ok(())
}

fn checked_seed(seed: u64) -> Result<u64, Failure> {
    if seed < SeededRng::SEED_LIMIT { Ok(seed) } else { Err(Failure::Seed { given: seed }) }
}

/// A seed drawn by the operating system.
pub(crate) fn drawn_seed() -> Result<u64, Failure> {
    let seed = getrandom::u64()
        .map_err(|error| Failure::NoLuck { why: Message::new("error-text").with("text", error.to_string()) })?;
    Ok(seed % SeededRng::SEED_LIMIT)
}

/// Choices listed one a line; more stand in columns.
const LONGEST_LIST: usize = 24;

/// How long a hint at the prompt is thought about.
const HINT_BUDGET: &str = "search:1000";

/// Clears a terminal with all it has scrolled away, and goes to its top.
const CLEAR: &str = "\x1b[3J\x1b[2J\x1b[H";

/// What a person can say at the prompt.
enum Said {
    Choose(usize),
    Explain(usize),
    Score,
    Hint,
    Undo,
    Save(PathBuf),
    Help,
    Quit,
    Nothing,
    Unclear(String),
}

impl Said {
    fn read(line: &str) -> Self {
        let line = line.trim();
        let unclear = || Self::Unclear(line.chars().take(60).collect());
        let number = |text: &str| text.trim().parse::<usize>().ok();
        if let Some(rest) = line.strip_prefix('?') {
            return if rest.trim().is_empty() { Self::Help } else { number(rest).map_or_else(unclear, Self::Explain) };
        }
        match line.split_once(char::is_whitespace) {
            Some(("save", file)) => Self::Save(file.trim().into()),
            Some(_) => unclear(),
            None => match line {
                "" => Self::Nothing,
                "score" => Self::Score,
                "hint" => Self::Hint,
                "undo" => Self::Undo,
                "help" => Self::Help,
                "quit" | "exit" => Self::Quit,
                _ => number(line).map_or_else(unclear, Self::Choose),
            },
        }
    }
}

/// Whether to go on asking.
enum Next {
    /// The same question again.
    AskAgain,
    /// The table has changed.
    Look,
    /// Leave the table.
    Leave,
}

/// A table on a terminal.
struct LineMode {
    listing: &'static Listing,
    session: Box<dyn AnyTable>,
    words: Words,
    /// What whoever is asked is shown.
    shown: Shown,
    /// The entry up to which each seat has been told the log; none before the set-up was.
    told_to: [Option<usize>; MAX_SEATS],
    /// Who alone is looking at the screen, where it shows what others must not see.
    behind_curtain: Option<Seat>,
    input: Vec<u8>,
}

impl LineMode {
    fn new(listing: &'static Listing, session: Box<dyn AnyTable>, words: Words, resumed: bool) -> Self {
        let told_to = [resumed.then(|| session.entries()); MAX_SEATS];
        Self { listing, session, words, shown: Shown::default(), told_to, behind_curtain: None, input: Vec::new() }
    }

    fn run(mut self) -> Result<(), Failure> {
        loop {
            while self.session.bot_acts(&self.words).unwrap_or(false) {}
            let (viewer, asked) = match self.session.status() {
                Status::Over(_) => (Viewer::Spectator, None),
                Status::Awaiting(seats) => {
                    let seat = seats.first();
                    (seat.map_or(Viewer::Spectator, Viewer::Seat), seat)
                }
            };
            if !self.curtain(asked)? {
                return Ok(());
            }
            self.show(viewer)?;
            match asked {
                Some(_) => self.show_choices()?,
                None => self.show_end()?,
            }
            loop {
                match self.answer(asked)? {
                    Next::AskAgain => {}
                    Next::Look => break,
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    /// Where people share the screen and a seat is shown what is for its eyes alone, the screen is
    /// cleared and the player asked for by name; whether to go on.
    fn curtain(&mut self, asked: Option<Seat>) -> Result<bool, Failure> {
        let people =
            Seat::all(self.session.names().len()).filter(|&seat| !self.session.progress().bots.contains(seat)).count();
        let private = asked
            .filter(|&seat| people > 1 && self.session.look(Viewer::Seat(seat), Parts::default(), &self.words).private);
        if private == self.behind_curtain {
            return Ok(true);
        }
        output::prompt(CLEAR)?;
        self.behind_curtain = private;
        let Some(seat) = private else { return Ok(true) };
        let name = self.session.names()[seat.index()].clone();
        output::line(self.words.say("play-curtain", &[("name", name.into())]))?;
        if self.read_line()?.is_none() {
            output::line("")?;
            output::line(self.words.say("play-left", &[]))?;
            return Ok(false);
        }
        Ok(true)
    }

    /// The seat whose place in the log counts: its own where seats see different things.
    fn reader(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) if self.listing.hides => seat.index(),
            _ => 0,
        }
    }

    /// What happened since the last look, and the table as it stands.
    fn show(&mut self, viewer: Viewer) -> Result<(), Failure> {
        output::line("")?;
        let reader = self.reader(viewer);
        let news = self.session.news_since(self.told_to[reader]);
        let wanted = Parts { ask: true, offers: true, meanings: true, text: true, end: true, ..Parts::default() };
        let now = ViewRequest::now(viewer, wanted, &self.words);
        self.shown = self.session.show_one(ViewRequest { news: &news, scope: Scope::Whole, ..now });
        for step in self.shown.steps.iter() {
            output::wrapped(&step.text, 2)?;
        }
        self.told_to[reader] = Some(self.session.entries());
        output::line("")?;
        output::line(self.shown.text.as_deref().unwrap_or_default().trim_end())
    }

    fn offers(&self) -> &[Offer] {
        self.shown.offers.as_deref().unwrap_or_default()
    }

    fn show_choices(&self) -> Result<(), Failure> {
        output::line("")?;
        output::wrapped(self.shown.ask.as_deref().unwrap_or_default(), 2)?;
        let offers = self.offers().iter().map(|offer| offer.text.as_deref().unwrap_or_default());
        let numbered = (1..).zip(offers).map(|(number, offer)| format!("{number:>3}  {offer}"));
        if self.offers().len() > LONGEST_LIST {
            return output::line(in_columns(&numbered.collect::<Vec<_>>()));
        }
        numbered.into_iter().try_for_each(|offer| output::wrapped(offer, 5))
    }

    /// How it ended, every receipt where the game scores, and the seed, which is no secret any more.
    fn show_end(&self) -> Result<(), Failure> {
        output::line("")?;
        if let Some(end) = &self.shown.end {
            output::wrapped(end, 2)?;
        }
        if let Some(receipts) = self.receipts(Viewer::Spectator) {
            self.show_receipts(&receipts)?;
        }
        if let Some(seed) = self.session.record().and_then(|record| record.luck).and_then(|luck| luck.seed) {
            output::line(self.words.say("play-seed", &[("seed", seed.to_string().into())]))?;
        }
        output::line(self.words.say("play-over", &[]))
    }

    fn show_score(&self, viewer: Viewer) -> Result<(), Failure> {
        match self.receipts(viewer) {
            Some(receipts) => self.show_receipts(&receipts),
            None => output::line(self.words.say("problem-no-score", &[("game", self.session.listing().id.into())])),
        }
    }

    /// The receipts of all seats as if the game ended now; none where the game has no score.
    fn receipts(&self, viewer: Viewer) -> Option<Vec<Vec<ReceiptLine>>> {
        self.session.look(viewer, Parts { receipts: true, ..Parts::default() }, &self.words).receipts
    }

    /// Each receipt under whose it is and what it comes to.
    fn show_receipts(&self, receipts: &[Vec<ReceiptLine>]) -> Result<(), Failure> {
        for (name, lines) in self.session.names().iter().zip(receipts) {
            let score: i32 = lines.iter().map(|line| line.points).sum();
            let title = [("name", name.as_str().into()), ("score", score.into())];
            output::wrapped(self.words.say("score-total", &title), 8)?;
            lines.iter().try_for_each(|line| output::wrapped(format!("    {}", line.text), 8))?;
        }
        Ok(())
    }

    /// What the choices are worth to the seat that is asked.
    fn show_hints(&self, asked: Option<Seat>) -> Result<(), Failure> {
        let seat = asked.unwrap_or(Seat::at(0));
        match self.session.counsel(seat, HINT_BUDGET, &self.words) {
            Ok(counsel) => hints::lines(&counsel, &self.session.legal(seat, &self.words), &self.words)
                .into_iter()
                .try_for_each(|line| output::wrapped(line, 5)),
            Err(none) => {
                output::complain(&none.refusal(|problem| problem.sentence(&self.words)).message);
                Ok(())
            }
        }
    }

    /// Reads a line; none at the end of input.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        output::prompt("> ")?;
        self.input.clear();
        let read = std::io::stdin().lock().read_until(b'\n', &mut self.input);
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(String::from_utf8_lossy(&self.input).into_owned())),
            Err(error) => Err(Failure::Input { why: tsugi_reader::system(&error) }),
        }
    }

    /// Asks, and does what was said.
    fn answer(&mut self, asked: Option<Seat>) -> Result<Next, Failure> {
        let Some(line) = self.read_line()? else {
            output::line("")?;
            output::line(self.words.say("play-left", &[]))?;
            return Ok(Next::Leave);
        };
        let viewer = asked.map_or(Viewer::Spectator, Viewer::Seat);
        match Said::read(&line) {
            Said::Nothing => {}
            Said::Help => output::wrapped(self.words.say("play-help", &[]), 2)?,
            Said::Score => self.show_score(viewer)?,
            Said::Hint => self.show_hints(asked)?,
            Said::Quit => return Ok(Next::Leave),
            Said::Save(path) => self.save(&path)?,
            Said::Undo => return self.undo(asked),
            Said::Unclear(given) => output::complain(&self.words.say("play-unclear", &[("given", given.into())])),
            Said::Explain(number) => self.explain(number)?,
            Said::Choose(number) => return Ok(self.choose(asked, number)),
        }
        Ok(Next::AskAgain)
    }

    fn explain(&self, number: usize) -> Result<(), Failure> {
        let offer = number.checked_sub(1).and_then(|place| self.offers().get(place));
        match offer.and_then(|offer| offer.meaning.as_deref()) {
            Some(meaning) => output::wrapped(meaning, 2)?,
            None => self.no_such_choice(number),
        }
        Ok(())
    }

    fn choose(&mut self, asked: Option<Seat>, number: usize) -> Next {
        let chosen = asked.and_then(|seat| {
            let offer = self.offers().get(number.checked_sub(1)?)?;
            Some((seat, offer.action.clone()))
        });
        let Some((seat, action)) = chosen else {
            self.no_such_choice(number);
            return Next::AskAgain;
        };
        match self.session.choose(seat, &action, &self.words) {
            Ok(_) => Next::Look,
            Err(refusal) => {
                output::complain(&refusal.message);
                Next::AskAgain
            }
        }
    }

    fn no_such_choice(&self, number: usize) {
        let most = self.offers().len();
        output::complain(&self.words.say("play-out-of-range", &[("given", number.into()), ("most", most.into())]));
    }

    /// Takes back the last choice of whoever at this keyboard made it; behind a curtain only of whoever
    /// looks, since the others must not learn what it was.
    fn undo(&mut self, asked: Option<Seat>) -> Result<Next, Failure> {
        let looks = |seat: Seat| self.behind_curtain.is_none_or(|alone| alone == seat);
        let last = self.session.last_choice(None);
        let here = last
            .as_ref()
            .map(|last| last.seat)
            .filter(|&seat| !self.session.progress().bots.contains(seat) && looks(seat));
        let seat = here.or(asked).unwrap_or(Seat::at(0));
        let taken = self.session.may_take_back(seat, &self.words);
        match taken.and_then(|entry| {
            self.session.take_back(entry, false).map_err(|_| self.words.say("kept-nothing-chosen", &[]))
        }) {
            Ok(()) => {
                let offer = last.and_then(|last| self.session.explain(last.seat, &last.action, &self.words));
                let choice = offer.and_then(|offer| offer.text).unwrap_or_default();
                output::wrapped(self.words.say("command-taken-back", &[("choice", choice.into())]), 2)?;
                let reader = self.reader(Viewer::Seat(seat));
                self.told_to[reader] = Some(self.session.entries());
                Ok(Next::Look)
            }
            Err(why) => {
                output::complain(&why);
                Ok(Next::AskAgain)
            }
        }
    }

    fn save(&self, path: &Path) -> Result<(), Failure> {
        let saved = match self.session.record() {
            Some(record) => files::save(path, &record),
            None => Ok(()),
        };
        match saved {
            Ok(()) => output::line(self.words.say("play-saved", &[("file", path.display().to_string().into())])),
            Err(failure) => {
                output::complain(&failure.sentence(&self.words));
                Ok(())
            }
        }
    }
}
