//! What is asked of a table outside its streams: to look, to sit, to begin, to leave, to play again.

use std::net::IpAddr;

use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{
    Act, Acting, Code, Done, Entering, Knocked, Landing, LettingIn, Linking, Naming, Parts, RulesDoc, Shown, Sitting,
    Swapping, Wording,
};

use crate::{
    effect::Effect,
    entry::{Created, Entry},
    identity::Hashed,
    machine::{Counts, Heard, TableMachine, Then},
    refusal::Refusal,
    render::{Protocol, RenderOptions},
};

/// At a table with so many versions nobody comes, goes or changes anything but by playing on: its log is long enough.
const MOST_VERSIONS: u64 = 20_000;

/// A request to a table.
pub struct Request {
    /// Under which number it is answered.
    pub ticket: u64,
    /// Who asks; nobody where there is no cookie.
    pub who: Option<Hashed>,
    /// From where.
    pub address: IpAddr,
    /// In which language.
    pub lang: Lang,
    /// What is asked.
    pub kind: RequestKind,
}

/// What somebody asks to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Looking {
    /// Who looks; where nothing is said, the first own seat.
    pub viewer: Option<Viewer>,
    /// The version up to which the table is known.
    pub since: Option<u64>,
    /// What is shown beside view, status, actions and steps.
    pub parts: Parts,
}

/// What is asked.
pub enum RequestKind {
    /// Where a link lands.
    Look,
    /// To be let in with a key.
    Enter(Entering),
    /// To sit down.
    Sit(Sitting),
    /// To give a word for the deal, as a hash or opened.
    Word(Wording),
    /// To begin, with bots where seats are open.
    Begin,
    /// To leave a seat.
    Leave(Seat),
    /// A bot for somebody who has been away for a while.
    StandIn(Seat),
    /// Another bot for a seat.
    Swap(Swapping),
    /// Another number of seats.
    Resize(usize),
    /// Another name for a player.
    Rename(Naming),
    /// To be let in by who made the table, under that name.
    Knock(Option<String>),
    /// What a knock is answered.
    LetIn(LettingIn),
    /// Whether whoever asks plays again.
    Again(bool),
    /// A link to a seat: what is asked, and the hash of its new key.
    Link(Linking, Hashed),
    /// To call the links to a seat back.
    Unlink(Linking),
    /// How this table was made, to play again; with an id for the new one, if nobody else has brought one.
    PlayAgain(String),
    /// That it is played again there.
    PlayedAgain(String),
    /// The record, or what one viewer may know of it.
    Record(Option<Viewer>),
    /// The record, once it is over.
    Finished,
    /// What lies in the box.
    Components,
    /// How to play at this table, and the rulings.
    Rules,
    /// To make a choice.
    Act(Acting),
    /// What a viewer is shown.
    Show(Looking),
}

/// What a table answers.
pub enum Reply {
    /// Where the link lands.
    Landing(Box<Landing>),
    /// How the table was made, at which table it is played again, and whether that is there already.
    Again {
        /// How it was made, with those who sit there now.
        was: Box<Created>,
        /// The other table's id.
        table: String,
        /// Whether it is there already.
        made: bool,
    },
    /// Until when the new link to a seat leads there.
    Linked {
        /// In milliseconds since 1970.
        until: u64,
    },
    /// A document.
    Document(serde_json::Value),
    /// The choice is made and durable.
    Done(Done),
    /// What a viewer is shown.
    Shown(Box<Shown>),
    /// What came of a knock.
    Knocked(Knocked),
    /// The stream is open.
    Attached,
}

/// A request on its way, and how far it has come.
pub(crate) struct Asked {
    request: Request,
    pub(crate) words: &'static Words,
    stage: Stage,
}

/// How far a request has come. After each entry that it stores it goes on at the next stage.
enum Stage {
    /// Whoever asks is let in.
    Enter,
    /// What is asked for is done.
    Change,
    /// These bots sit down first.
    SeatBots(std::vec::IntoIter<Entry>),
    /// The game begins, if that was all that it waited for.
    Begin,
    /// All is stored, and this is the answer.
    Answer(Reply),
}

/// What a request does next.
enum Next {
    /// It goes on.
    On,
    /// It stores an entry.
    Store(Entry),
    /// It is answered.
    Answer(Reply),
}

impl TableMachine {
    /// Takes a request: what only looks is answered at once, what changes the table an entry at a time.
    pub(crate) fn answer(&mut self, request: Request) {
        let words = self.table.words_in(request.lang);
        let mut asked = Box::new(Asked { request, words, stage: Stage::Enter });
        match self.look(&asked.request, words) {
            Some(Ok(Next::Answer(reply))) => self.finish(&asked, Ok(reply)),
            Some(Ok(Next::Store(entry))) => {
                let (id, seat) = match (&asked.request.kind, &entry) {
                    (RequestKind::Act(acting), Entry::Chose(chose)) => (acting.id.clone(), Viewer::Seat(chose.seat)),
                    _ => (String::new(), Viewer::Spectator),
                };
                asked.stage = Stage::Answer(Reply::Done(Done { id, version: self.table.version_for(seat) + 1 }));
                self.store(entry, None, Then::GoOn(asked));
            }
            Some(Err(refusal)) => self.finish(&asked, Err(refusal)),
            Some(Ok(Next::On)) | None => self.go_on(asked),
        }
    }

    /// Goes on with a request, up to its next entry or its answer.
    pub(crate) fn go_on(&mut self, mut asked: Box<Asked>) {
        loop {
            match self.next(&mut asked) {
                Ok(Next::On) => {}
                Ok(Next::Store(entry)) => {
                    let holder = matches!(entry, Entry::Sat(_) | Entry::LetIn(_));
                    let is_own = !matches!(asked.request.kind, RequestKind::LetIn(_));
                    let holder = asked.request.who.clone().filter(|_| holder && is_own);
                    return self.store(entry, holder.as_ref(), Then::GoOn(asked));
                }
                Ok(Next::Answer(reply)) => return self.finish(&asked, Ok(reply)),
                Err(refusal) => return self.finish(&asked, Err(refusal)),
            }
        }
    }

    /// Answers a request, and looks what its being there means.
    pub(crate) fn finish(&mut self, asked: &Asked, done: Result<Reply, Refusal>) {
        if let (RequestKind::Act(_), Ok(_), Stage::Answer(_)) = (&asked.request.kind, &done, &asked.stage) {
            self.count(Counts::Choice);
        }
        #[cfg(feature = "faults")]
        if self.table.has(crate::Fault::Unanswered) && done.is_err() {
            return;
        }
        self.effect(Effect::Answer(asked.request.ticket, done));
        self.wait_for_words();
        if !self.table.held_by(asked.request.who.as_ref()).is_empty() {
            self.presence.note(asked.request.address, self.now);
            // At a silent table a choice is no sign of life: how often one was made is nobody else's affair.
            let is_quiet = self.table.created.silent && matches!(asked.request.kind, RequestKind::Act(_));
            if let Some(who) = asked.request.who.as_ref().filter(|_| !is_quiet) {
                self.presence.saw(who, self.now);
            }
        }
        self.ask_bots();
    }

    /// What is asked for by one who only looks or plays on; none where it is something else.
    fn look(&mut self, request: &Request, words: &'static Words) -> Option<Result<Next, Refusal>> {
        let who = request.who.as_ref();
        let knows = self.table.knows(who);
        let reply = match &request.kind {
            RequestKind::Show(looking) => self.show(who, *looking, words),
            RequestKind::Knock(name) => self.knock(who, name.as_deref(), words).map(Reply::Knocked),
            RequestKind::Act(acting) if knows => return Some(self.act_for(who, acting, words)),
            RequestKind::Look if knows => Ok(self.landing(who)),
            RequestKind::Components if knows => self.components(words),
            RequestKind::Rules if knows => self.rules(words),
            RequestKind::Record(viewer) if knows => self.record(who, *viewer, words),
            RequestKind::Finished if knows && self.awaits_nobody_for(who) => self.record(who, None, words),
            RequestKind::Finished if knows => Err(Refusal::new(Code::Running, words)),
            RequestKind::Look
            | RequestKind::Record(_)
            | RequestKind::Finished
            | RequestKind::Components
            | RequestKind::Rules
            | RequestKind::Act(_) => Err(Refusal::new(Code::UnknownTable, words)),
            _ => return None,
        };
        Some(reply.map(Next::Answer))
    }

    fn next(&mut self, asked: &mut Asked) -> Result<Next, Refusal> {
        let words = asked.words;
        let Some(who) = asked.request.who.clone() else { return Err(Refusal::new(Code::UnknownTable, words)) };
        let entry = match &mut asked.stage {
            Stage::Enter => {
                asked.stage = Stage::Change;
                self.enter(&who, &asked.request.kind, words)?
            }
            Stage::Change => {
                asked.stage = Stage::Begin;
                match self.change(&who, asked)? {
                    Next::Store(entry) => Some(entry),
                    next => return Ok(next),
                }
            }
            Stage::SeatBots(bots) => {
                let entry = bots.next();
                if entry.is_none() {
                    asked.stage = Stage::Begin;
                }
                entry
            }
            Stage::Begin => {
                let begins = matches!(
                    asked.request.kind,
                    RequestKind::Enter(_)
                        | RequestKind::Sit(_)
                        | RequestKind::Begin
                        | RequestKind::Swap(_)
                        | RequestKind::Resize(_)
                        | RequestKind::Word(_)
                );
                let began = if begins { self.table.begin(self.now, words)? } else { None };
                return Ok(began.map_or_else(|| Next::Answer(self.landing(Some(&who))), Next::Store));
            }
            Stage::Answer(reply) => return Ok(Next::Answer(std::mem::replace(reply, Reply::Attached))),
        };
        let Some(entry) = entry else { return Ok(Next::On) };
        self.table.keeps_seats(&entry, words)?;
        Ok(Next::Store(entry))
    }

    /// Lets somebody in who asks for something; nothing to store where they are known.
    fn enter(&mut self, who: &Hashed, kind: &RequestKind, words: &Words) -> Result<Option<Entry>, Refusal> {
        let key = match kind {
            RequestKind::Enter(entering) => entering.key.as_deref(),
            RequestKind::Sit(sitting) => sitting.key.as_deref(),
            _ => None,
        };
        if self.table.version() >= MOST_VERSIONS {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 3600_u32.into())]));
        }
        if let RequestKind::Sit(sitting) = kind {
            self.table.opens_wanted_seat(sitting, self.now, words)?;
        }
        self.table.enter(who, key, self.now, words)
    }

    /// Does what is asked for.
    fn change(&mut self, who: &Hashed, asked: &mut Asked) -> Result<Next, Refusal> {
        let (words, now) = (asked.words, self.now);
        let entry = match &asked.request.kind {
            RequestKind::Sit(sitting) => self.table.sit(who, sitting, words)?,
            RequestKind::Word(wording) => self.table.give_word(who, wording, now, words)?,
            RequestKind::Leave(seat) => self.table.leave(who, *seat, words)?,
            RequestKind::StandIn(seat) => self.stand_in(who, *seat, words)?,
            RequestKind::Swap(swapping) => self.table.swap(who, swapping, words)?,
            RequestKind::Link(linking, key) => {
                let key = self.table.link(who, linking.seat, key.clone(), now, words)?;
                asked.stage = Stage::Answer(Reply::Linked { until: key.until.unwrap_or_default() });
                Some(Entry::Keyed(key))
            }
            RequestKind::Unlink(linking) => self.table.unlink(who, linking.seat, words)?,
            RequestKind::Resize(seats) => self.table.resize(who, *seats, words)?,
            RequestKind::Rename(naming) => self.table.rename(who, naming, words)?,
            RequestKind::LetIn(answer) => self.let_in(who, answer, words)?,
            RequestKind::Again(joins) => {
                self.plays_again(who, *joins, words)?;
                None
            }
            RequestKind::PlayAgain(table) => return self.play_again(who, table, words).map(Next::Answer),
            RequestKind::PlayedAgain(table) => self.table.rematch.is_none().then(|| Entry::Rematched(table.clone())),
            RequestKind::Begin => {
                asked.stage = Stage::SeatBots(self.table.missing_bots(who, words)?.into_iter());
                None
            }
            RequestKind::Enter(_)
            | RequestKind::Look
            | RequestKind::Record(_)
            | RequestKind::Finished
            | RequestKind::Components
            | RequestKind::Rules
            | RequestKind::Act(_)
            | RequestKind::Knock(_)
            | RequestKind::Show(_) => None,
        };
        Ok(entry.map_or(Next::On, Next::Store))
    }

    /// Makes a choice for a seat of whoever asks: the one that is named, else theirs that is awaited.
    fn act_for(&mut self, who: Option<&Hashed>, acting: &Acting, words: &Words) -> Result<Next, Refusal> {
        let yours = self.table.held_by(who);
        let awaited = yours.iter().find(|&seat| self.awaited().contains(seat));
        let seat = acting.seat.or(awaited).or_else(|| yours.first());
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let seat = self.table.acts_for(who, viewer, words)?;
        self.plays_there(seat, words)?;
        let (id, version, action) = (acting.id.clone(), acting.version, acting.action.clone());
        Ok(match self.act(seat, &Act { id: id.clone(), version, action }, words)? {
            Heard::Store(entry, _) => Next::Store(entry),
            Heard::Done(version) => Next::Answer(Reply::Done(Done { id, version })),
            Heard::Silent => Next::On,
        })
    }

    /// What somebody is shown.
    fn show(&mut self, who: Option<&Hashed>, looking: Looking, words: &'static Words) -> Result<Reply, Refusal> {
        let Looking { viewer, since, parts } = looking;
        let viewer = self.table.admit(who, viewer).map_err(|code| Refusal::new(code, words))?;
        let now = self.table.version_for(viewer);
        let told = [("version", now.to_string().into())];
        if since.is_some_and(|since| since > now) {
            return Err(Refusal::with(Code::Future, words, &told));
        }
        let render = RenderOptions { viewer, words, parts, protocol: Protocol::Second };
        let shown = self.table.shown_after(render, since, self.told_to(viewer));
        self.note_told(viewer);
        Ok(Reply::Shown(Box::new(shown)))
    }

    fn landing(&self, who: Option<&Hashed>) -> Reply {
        Reply::Landing(Box::new(self.table.landing(who)))
    }

    fn play_again(&mut self, who: &Hashed, table: &str, words: &Words) -> Result<Reply, Refusal> {
        if self.table.held_by(Some(who)).is_empty() {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if !self.table.is_done() {
            return Err(Refusal::new(Code::Running, words));
        }
        let created = self.made_again();
        let made = self.table.rematch.clone();
        // Whoever asks at the same time is led to the same table.
        let next = self.next_table.get_or_insert_with(|| table.to_owned()).clone();
        let (was, is_made) = (Box::new(created), made.is_some());
        Ok(Reply::Again { was, table: made.unwrap_or(next), made: is_made })
    }

    /// What lies in the box of this table.
    fn components(&self, words: &Words) -> Result<Reply, Refusal> {
        let found = tsugi_catalog::describe(self.table.listing.id, &self.table.setup(), words);
        found.map(|(_, document)| Reply::Document(document)).map_err(|problem| Refusal::of_problem(&problem, words))
    }

    /// How to play with the options and the components of this table.
    fn rules(&self, words: &Words) -> Result<Reply, Refusal> {
        let listing = self.table.listing;
        let how_to_play = tsugi_catalog::how_to_play(listing.id, &self.table.setup(), words)
            .map_err(|problem| Refusal::of_problem(&problem, words))?;
        let document = RulesDoc { how_to_play, rulings: listing.rulings[words.lang().index()].into() };
        Ok(Reply::Document(serde_json::to_value(document).unwrap_or_default()))
    }

    /// Whether no choice is awaited any more, or none yet, as far as whoever asks can know.
    fn awaits_nobody_for(&self, who: Option<&Hashed>) -> bool {
        let seat = self.table.held_by(who).first();
        self.table.game.is_none() || self.table.is_over_for(seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// The record of a finished game; while it runs, the record of the viewer who asks.
    fn record(&self, who: Option<&Hashed>, viewer: Option<Viewer>, words: &Words) -> Result<Reply, Refusal> {
        let Some(game) = &self.table.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let yours = self.table.held_by(who);
        let over = self.awaits_nobody_for(who);
        let viewer = match viewer {
            Some(Viewer::Seat(seat)) if !yours.contains(seat) && !over => {
                return Err(Refusal::new(Code::NotYours, words));
            }
            Some(viewer) => Some(viewer),
            None if over => None,
            None => Some(yours.first().map_or(Viewer::Spectator, Viewer::Seat)),
        };
        let document = match viewer {
            None => game.record().and_then(|mut record| {
                let bots: Vec<Option<String>> = self.table.seats.iter().map(|occupant| occupant.bot.clone()).collect();
                if bots.iter().any(Option::is_some) {
                    record.config.bots = bots;
                }
                record.from.clone_from(&self.table.created.from);
                if let Some(luck) = &mut record.luck {
                    luck.seal = Some(self.table.seal_of_record());
                }
                serde_json::to_value(record).ok()
            }),
            Some(viewer) => {
                let game = self.table.face(viewer).game.filter(|_| !over).unwrap_or(game.as_ref());
                game.viewer_record(viewer).and_then(|viewer_record| serde_json::to_value(viewer_record).ok())
            }
        };
        document.map(Reply::Document).ok_or_else(|| Refusal::new(Code::Broken, words))
    }
}
