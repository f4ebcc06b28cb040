//! Faults that tests plant in a table, for the simulated world to find. Nothing of this is compiled into a server.

use crate::hosted::HostedTable;

/// What a table does that it must not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A choice is acknowledged before it is durable.
    AcknowledgedBeforeCommit,
    /// A message that comes twice is applied twice.
    DoubledDelivery,
    /// An update is overtaken by a later one.
    Overtaken,
    /// A stream keeps its seat after the seat has moved.
    KeptSeat,
    /// A bot's thought about an old version is taken.
    OldThought,
    /// Whoever catches up is told in another order than that of the commits.
    OtherOrder,
    /// A choice is taken back after the end.
    UndoAfterEnd,
    /// After a bot's choice nobody asks the next one.
    LostWakeUp,
    /// A spectator is told a hand.
    HandToSpectator,
    /// Who asked for something once is there for ever.
    EndlessPresence,
    /// An entry that was not stored is told all the same.
    ToldUnstored,
    /// A request that is refused is not answered.
    Unanswered,
    /// A stream that has ended is kept.
    KeptStream,
    /// What people must remember by themselves is told them again.
    ToldAgain,
    /// At a silent table everybody sees every step at once.
    StepsShown,
    /// At a silent table a turn is shown as soon as it has ended, beside the beat.
    OffBeat,
}

impl Fault {
    /// Every fault that the simulated world finds; what is shown too soon, pairs of games at a silent table do.
    pub const ALL: [Self; 14] = [
        Self::AcknowledgedBeforeCommit,
        Self::DoubledDelivery,
        Self::Overtaken,
        Self::KeptSeat,
        Self::OldThought,
        Self::OtherOrder,
        Self::UndoAfterEnd,
        Self::LostWakeUp,
        Self::HandToSpectator,
        Self::EndlessPresence,
        Self::ToldUnstored,
        Self::Unanswered,
        Self::KeptStream,
        Self::ToldAgain,
    ];
}

impl HostedTable {
    /// This table with a fault in what it does.
    pub fn faulty(mut self, fault: Option<Fault>) -> Self {
        self.fault = fault;
        self
    }

    /// Whether this fault is planted here.
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}
