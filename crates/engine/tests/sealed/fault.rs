//! The faults that can be planted in the game of sealed cards, one at a time.

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Nothing.
    None,
    /// The view shows a card of the next seat's hand.
    ViewShowsHand,
    /// The view shows a card that was sealed and not revealed yet.
    ViewShowsSealed,
    /// A card cannot be sealed while the next seat holds the one above it.
    ListTellsHand,
    /// A refusal says that somebody else holds the card.
    RefusalTellsHand,
    /// Everybody sees which card was sealed.
    SightingShowsSealed,
    /// Everybody sees which card was dealt.
    SightingShowsDeal,
    /// The prizes get their order before the first round, and the next one shows.
    OrderShows,
    /// The prizes get their order before the first round, and all see it.
    OrderIsAnnounced,
    /// The prizes get their order before the first round; nobody sees it.
    OrderIsKept,
    /// The prizes are not drawn by lot.
    PrizesByNumber,
    /// The cards revealed count as if everybody had known them.
    RevealDenied,
    /// What drew lots may be taken back.
    LotsTakenBack,
    /// What another chose may be taken back.
    OthersTakenBack,
    /// An action is listed and refused.
    ListedRefused,
    /// An action is accepted and not listed.
    UnlistedAccepted,
    /// The list runs backwards.
    ListUnsorted,
    /// An action stands twice in the list.
    ListedTwice,
    /// One choice too many is counted.
    Miscounted,
    /// Choices found by their number come from the other end of the list.
    WrongNumber,
    /// A card goes astray when it is revealed.
    CardLost,
    /// A number in the state is left out of its JSON.
    JsonForgets,
    /// An event has another effect in play than in a replay.
    ReplayDiffers,
    /// A second game of the same seed is not the same.
    Restless,
    /// A card that is not in hand cannot be sealed by an event, and panics.
    EvolvePanics,
    /// Who holds no odd card has nothing to choose.
    NothingToChoose,
    /// The last prize can never be taken.
    NeverEnds,
    /// A view without memory still shows the cards that were played.
    MemoryKept,
    /// The story keeps which cards a seat was dealt.
    DealIsTold,
    /// The story keeps which cards were revealed.
    RevealIsTold,
}

impl Fault {
    /// Whether the prizes get their order before the first round.
    pub(crate) fn orders_prizes(self) -> bool {
        matches!(self, Self::OrderShows | Self::OrderIsAnnounced | Self::OrderIsKept)
    }
}
