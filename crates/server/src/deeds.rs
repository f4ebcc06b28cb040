//! What is asked of a table outside its streams: to look, to sit, to begin, to leave, to play again.

use std::net::IpAddr;

use tokio::sync::{oneshot, watch};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Acting, Code, Done, Entering, Landing, Linking, Shown, Sitting, Swapping, Wording};

use crate::{
    actor::Actor,
    entry::{Created, Entry},
    identity::Hashed,
    programs::Looking,
    refusal::Refusal,
    tongues,
};

/// At a table with so many versions nobody comes, goes or changes anything but by playing on: its log is long enough.
const MOST_VERSIONS: u64 = 20_000;

/// A request to a table.
pub(crate) struct Request {
    /// Who asks; nobody where there is no cookie.
    pub(crate) who: Option<Hashed>,
    /// From where.
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
    pub(crate) deed: Deed,
    pub(crate) answer: oneshot::Sender<Result<Answered, Refusal>>,
}

impl Request {
    /// Refuses it.
    pub(crate) fn refuse(self, code: Code) {
        let refusal = Refusal::new(code, tongues::of_service(self.lang));
        let _ = self.answer.send(Err(refusal));
    }
}

/// What is asked.
pub(crate) enum Deed {
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
    /// Another bot for a seat.
    Swap(Swapping),
    /// A link to a seat: what is asked, and the hash of its new key.
    Link(Linking, Hashed),
    /// To call the links to a seat back.
    Unlink(Linking),
    /// How this table was made, to play again; with an id for the new one, if nobody else has brought one.
    PlayAgain(String),
    /// That it is played again there.
    PlayedAgain(String),
    /// The record, or an account of it for a viewer.
    Record(Option<Viewer>),
    /// The record, once it is over.
    Finished,
    /// What lies in the box.
    Components,
    /// To make a choice.
    Act(Acting),
    /// What a viewer is shown.
    Show(Looking),
}

/// What a table answers.
pub(crate) enum Answered {
    /// Where the link lands.
    Landing(Box<Landing>),
    /// How the table was made, at which table it is played again, and whether that is there already.
    Again { was: Box<Created>, table: String, made: bool },
    /// Until when the new link to a seat leads there.
    Linked { until: u64 },
    /// A document.
    Document(serde_json::Value),
    /// The choice is made and durable.
    Done(Done),
    /// What a viewer is shown, and by what one learns of newer versions.
    Shown { shown: Box<Shown>, versions: watch::Receiver<u64> },
}

impl Actor {
    pub(crate) async fn answer(&mut self, request: Request) {
        let Request { who, address, lang, deed, answer } = request;
        let words = self.table.tongue(lang);
        let done = self.do_deed(who.as_ref(), deed, words).await;
        let _ = answer.send(done);
        self.wait_for_words();
        if !self.table.held_by(who.as_ref()).is_empty() {
            self.presence.note(address, self.hall.world.now());
        }
        self.ask_bots();
    }

    async fn do_deed(&mut self, who: Option<&Hashed>, deed: Deed, words: &'static Words) -> Result<Answered, Refusal> {
        let unknown = || Refusal::new(Code::UnknownTable, words);
        match deed {
            Deed::Look if self.table.knows(who) => return Ok(self.landing(who)),
            Deed::Components if self.table.knows(who) => return self.components(words),
            Deed::Record(viewer) if self.table.knows(who) => return self.record(who, viewer, words),
            Deed::Finished if self.table.knows(who) && self.awaited().is_empty() => {
                return self.record(who, None, words);
            }
            Deed::Finished if self.table.knows(who) => return Err(Refusal::new(Code::Running, words)),
            Deed::Look | Deed::Record(_) | Deed::Finished | Deed::Components => return Err(unknown()),
            _ => {}
        }
        let deed = match deed {
            Deed::Show(looking) => return self.show(who, looking, words),
            Deed::Act(acting) if self.table.knows(who) => return self.act_for(who, acting, words).await,
            Deed::Act(_) => return Err(unknown()),
            deed => deed,
        };
        let who = who.ok_or_else(unknown)?;
        let key = match &deed {
            Deed::Enter(entering) => entering.key.as_deref(),
            Deed::Sit(sitting) => sitting.key.as_deref(),
            _ => None,
        };
        if self.table.version() >= MOST_VERSIONS {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 3600_u32.into())]));
        }
        let now = self.hall.world.now();
        if let Deed::Sit(sitting) = &deed {
            self.table.opens_wanted_seat(sitting, now, words)?;
        }
        let entered = self.table.enter(who, key, now, words)?;
        self.store(entered, who, words).await?;
        let entry = match &deed {
            Deed::Sit(sitting) => self.table.sit(who, sitting, words)?,
            Deed::Word(wording) => self.table.give_word(who, wording, self.hall.world.now(), words)?,
            Deed::Leave(seat) => self.table.leave(who, *seat, words)?,
            Deed::Swap(swapping) => self.table.swap(who, swapping, words)?,
            Deed::Link(linking, key) => {
                let key = self.table.link(who, linking.seat, key.clone(), now, words)?;
                let until = key.until.unwrap_or_default();
                self.store(Some(Entry::Keyed(key)), who, words).await?;
                return Ok(Answered::Linked { until });
            }
            Deed::Unlink(linking) => self.table.unlink(who, linking.seat, words)?,
            Deed::PlayAgain(table) => return self.play_again(who, table, words),
            Deed::PlayedAgain(table) => self.table.rematch.is_none().then(|| Entry::Rematched(table.clone())),
            Deed::Begin => {
                for entry in self.table.missing_bots(who, words)? {
                    self.store(Some(entry), who, words).await?;
                }
                None
            }
            Deed::Enter(_)
            | Deed::Look
            | Deed::Record(_)
            | Deed::Finished
            | Deed::Components
            | Deed::Act(_)
            | Deed::Show(_) => None,
        };
        self.store(entry, who, words).await?;
        if matches!(deed, Deed::Enter(_) | Deed::Sit(_) | Deed::Begin | Deed::Swap(_) | Deed::Word(_)) {
            self.begin(words).await?;
        }
        Ok(self.landing(Some(who)))
    }

    /// Begins the game if no seat is open.
    pub(crate) async fn begin(&mut self, words: &Words) -> Result<(), Refusal> {
        while let Some(entry) = self.table.begin(self.hall.world.now(), words)? {
            self.commit(entry, None, words).await?;
        }
        Ok(())
    }

    async fn store(&mut self, entry: Option<Entry>, who: &Hashed, words: &Words) -> Result<(), Refusal> {
        let Some(entry) = entry else { return Ok(()) };
        self.table.keeps_seats(&entry, words)?;
        let holder = matches!(entry, Entry::Sat(_) | Entry::LetIn(_)).then_some(who);
        self.commit(entry, holder, words).await.map(|_| ())
    }

    fn landing(&self, who: Option<&Hashed>) -> Answered {
        Answered::Landing(Box::new(self.table.landing(who)))
    }

    fn play_again(&mut self, who: &Hashed, table: &str, words: &Words) -> Result<Answered, Refusal> {
        if self.table.held_by(Some(who)).is_empty() {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if !matches!(self.table.status(), Some(Status::Over(_))) {
            return Err(Refusal::new(Code::Running, words));
        }
        let options = self.table.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
        let created = Created { seats: self.table.seats.clone(), options, ..self.table.created.clone() };
        let made = self.table.rematch.clone();
        // Whoever asks at the same time is led to the same table.
        let next = self.next_table.get_or_insert_with(|| table.to_owned()).clone();
        let (was, is_made) = (Box::new(created), made.is_some());
        Ok(Answered::Again { was, table: made.unwrap_or(next), made: is_made })
    }

    /// What lies in the box of this table.
    fn components(&self, words: &Words) -> Result<Answered, Refusal> {
        let found = self.table.listing.components(&self.table.setup(), words);
        found.map(|(_, document)| Answered::Document(document)).map_err(|problem| Refusal::of_problem(&problem, words))
    }

    /// The record of a finished game; while it runs, the account of one who may look.
    fn record(&self, who: Option<&Hashed>, viewer: Option<Viewer>, words: &Words) -> Result<Answered, Refusal> {
        let Some(game) = &self.table.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let yours = self.table.held_by(who);
        let over = self.awaited().is_empty();
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
                if let Some(luck) = &mut record.luck {
                    luck.seal = Some(self.table.seal_of_record());
                }
                serde_json::to_value(record).ok()
            }),
            Some(viewer) => game.account(viewer).and_then(|account| serde_json::to_value(account).ok()),
        };
        document.map(Answered::Document).ok_or_else(|| Refusal::new(Code::Broken, words))
    }
}
