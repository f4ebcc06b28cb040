//! Bots at a table: they play their seats and stand in for who is away, as long as somebody is there.

use std::{net::IpAddr, time::Duration};

use tokio::{sync::oneshot, task::AbortHandle, time::timeout};
use tsugi_catalog::{Found, answer};
use tsugi_engine::Seat;
use tsugi_narrator::Lang;
use tsugi_wire::Json;

use crate::{
    actor::{Actor, Message},
    entry::{Entry, Thought},
    thinking::{Answer, Asker, Full, NoAnswer},
};

/// A table of bots alone that finds no place asks again after this.
const ASKS_AGAIN: Duration = Duration::from_secs(1);

/// A bot thinks for this version and seat.
pub(crate) struct Pondering {
    version: u64,
    seat: Seat,
    /// Ends the wait for its answer; nobody thinks about a question that nobody waits for.
    waits: AbortHandle,
}

/// What a bot chose, and with what it thought.
pub(crate) struct Chosen {
    action: Json,
    /// None where nothing had to be thought: a lesson's script, a bot that is quick by nature.
    thought: Option<Thought>,
}

/// Why a bot has not chosen.
pub(crate) enum Missed {
    /// Nobody answered in time.
    Late,
    /// Its thought panicked, saying this.
    Panicked(&'static str),
}

impl Chosen {
    /// The choice in an answer.
    fn of(thought: tsugi_catalog::Thought, strength: &str) -> Option<Self> {
        let hurried = thought.is_hurried();
        let tsugi_catalog::Thought { found: Found::Choice(action), budget, promise, stopped, micros } = thought else {
            return None;
        };
        let strength = strength.to_owned();
        let thought = promise.map(|promise| Thought { strength, budget, promise, hurried, stopped, micros });
        Some(Self { action, thought })
    }
}

impl Actor {
    /// From where this table is played; none where nobody is there.
    fn played_from(&self) -> Option<IpAddr> {
        let streams = self.streams.iter().map(|stream| (stream.lens.viewer, stream.from));
        self.presence.address(streams, self.hall.world.now())
    }

    /// Who asks, where somebody is there.
    pub(crate) fn asker(&self) -> Option<Asker> {
        let table = self.table.id.get(..16).and_then(|id| u64::from_str_radix(id, 16).ok()).unwrap_or(1).max(1);
        let alone = self.table.seats.iter().all(|occupant| occupant.holder.is_none());
        self.played_from().map(|address| Asker { address, table, alone })
    }

    /// Lets an awaited bot think, unless one does already, or nobody is there.
    pub(crate) fn ask_bots(&mut self) {
        if self.torn || self.pondering.is_some() {
            return;
        }
        let Some((seat, bot)) = self.table.awaited_bot() else { return };
        let Some(asker) = self.asker() else { return };
        let version = self.table.version();
        if let Some(action) = self.table.scripted(seat) {
            return self.await_bot(version, seat, async move { Ok(Chosen { action, thought: None }) });
        }
        let Some(question) = self.table.game.as_ref().and_then(|game| game.asks(seat, &bot)) else { return };
        let deadline = self.hall.settings.bot_deadline;
        match self.hall.thinking.ask(asker, question) {
            Ok(answered) => self.await_bot(version, seat, chosen(answered, deadline, bot)),
            // A little later the quick way is taken.
            Err(Full::All) => self.await_bot(version, seat, async {
                tokio::time::sleep(Duration::from_millis(100)).await;
                Err(Missed::Late)
            }),
            Err(Full::Alone) => {
                let mailbox = self.mailbox.clone();
                let waits = tokio::spawn(async move {
                    tokio::time::sleep(ASKS_AGAIN).await;
                    if let Some(mailbox) = mailbox.upgrade() {
                        let _ = mailbox.send(Message::AskBots).await;
                    }
                });
                self.pondering = Some(Pondering { version, seat, waits: waits.abort_handle() });
            }
        }
    }

    /// Waits for what a bot chooses.
    fn await_bot(
        &mut self,
        version: u64,
        seat: Seat,
        chosen: impl Future<Output = Result<Chosen, Missed>> + Send + 'static,
    ) {
        let mailbox = self.mailbox.clone();
        let waits = tokio::spawn(async move {
            let chosen = Box::new(chosen.await);
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Pondered { version, seat, chosen }).await;
            }
        });
        self.pondering = Some(Pondering { version, seat, waits: waits.abort_handle() });
    }

    /// Asks anew: there may be a place now.
    pub(crate) fn ask_again(&mut self) {
        self.pondering = None;
        self.ask_bots();
    }

    /// Gives up what is being thought once nobody is there; whoever comes back has it begun anew.
    pub(crate) fn rest_if_alone(&mut self) {
        if self.played_from().is_none()
            && let Some(pondering) = self.pondering.take()
        {
            pondering.waits.abort();
        }
    }

    /// Stores what a bot chose, as a person's choice is; where it was late, the quick player chooses.
    pub(crate) async fn bot_chose(&mut self, version: u64, seat: Seat, chosen: Result<Chosen, Missed>) {
        self.pondering.take_if(|pondering| (pondering.version, pondering.seat) == (version, seat));
        let plays = self.table.awaited_bot().is_some_and(|(awaited, _)| awaited == seat);
        if plays && self.table.asked(seat) <= version {
            let chosen = match chosen {
                Ok(chosen) => Some(chosen),
                Err(Missed::Late) => {
                    self.hall.metrics.late_bots.add(1);
                    self.quick(seat)
                }
                // A panic in a thought of this table's is a panic of this table's task: it ends here.
                Err(Missed::Panicked(why)) => std::panic::resume_unwind(Box::new(why)),
            };
            if let Some(chosen) = chosen {
                self.play(seat, chosen).await;
            }
        }
        self.ask_bots();
    }

    /// What the quick player chooses in place of the bot that plays there, found on the spot.
    fn quick(&self, seat: Seat) -> Option<Chosen> {
        let bot = self.table.occupant(seat).bot?;
        let question = self.table.game.as_ref()?.asks(seat, &bot)?;
        let deadline = question.deadline;
        answer(&question.within(0, deadline)).ok().and_then(|thought| Chosen::of(thought, &bot))
    }

    async fn play(&mut self, seat: Seat, chosen: Chosen) {
        let (words, metrics) = (self.table.tongue(Lang::En), self.hall.metrics.clone());
        let entry = match self.table.choose(seat, None, &chosen.action, words) {
            Ok(Entry::Chose(mut chose)) => {
                chose.thought = chosen.thought;
                Entry::Chose(chose)
            }
            Ok(entry) => entry,
            Err(refusal) => {
                tracing::error!(table = %self.table.id, ?refusal, "a bot's choice is refused");
                return;
            }
        };
        let (hurried, quick) = match &entry {
            Entry::Chose(chose) => chose.thought.as_ref().map_or((0, 0), |t| (t.hurried.into(), t.is_quick().into())),
            _ => (0, 0),
        };
        if self.commit(entry, None, words).await.is_ok() {
            metrics.bot_choices.add(1);
            metrics.hurried_choices.add(hurried);
            metrics.quick_choices.add(quick);
        }
    }
}

/// The answer that comes in time.
async fn chosen(answered: oneshot::Receiver<Answer>, deadline: Duration, bot: String) -> Result<Chosen, Missed> {
    let Ok(Ok(thought)) = timeout(deadline, answered).await else { return Err(Missed::Late) };
    match thought {
        Ok(thought) => Chosen::of(thought, &bot).ok_or(Missed::Late),
        Err(NoAnswer::Panicked(why)) => Err(Missed::Panicked(why)),
        Err(NoAnswer::Problem(problem)) => {
            tracing::error!(%problem, "a question to a bot is refused");
            Err(Missed::Late)
        }
    }
}
