//! Who else knows what lies where, as far as one viewer can tell.
//!
//! It follows from what that viewer has seen alone: which sides were turned to whom, who looked at their own
//! hand, which cards went where. A number shows its face to the holder or to the others, so whoever sees
//! its back knows who sees its face; of a back that may be Wabi Sabi the viewer takes the same to be true.

use serde::{Deserialize, Serialize};
use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, HAND, Held, SHOWCASE, Seen},
    memory::seen_in_hand,
};

/// Which seats have noted the card of each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Witnesses {
    pub(crate) hands: [[SeatSet; HAND]; MAX_SEATS],
    pub(crate) showcase: [SeatSet; SHOWCASE],
}

impl Witnesses {
    pub(crate) const NOBODY: Self =
        Self { hands: [[SeatSet::EMPTY; HAND]; MAX_SEATS], showcase: [SeatSet::EMPTY; SHOWCASE] };
}

/// A place in a hand, as one viewer looks at it.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) viewer: Viewer,
    pub(crate) holder: Seat,
    pub(crate) held: Held,
    /// What the viewer knows of the card.
    pub(crate) known: Option<Card>,
}

impl Look {
    /// Whether the others than the holder see a face, as far as the viewer can tell; none if nobody sees one.
    fn faces_others(self) -> Option<bool> {
        if self.known.is_some_and(Card::is_wabi_sabi) {
            return None;
        }
        let is_back = seen_in_hand(self.held, self.holder, self.viewer) == Seen::Back;
        Some(is_back == (self.viewer == Viewer::Seat(self.holder)))
    }

    /// Those who have noted the card, and those who see it, of a table of these seats.
    pub(crate) fn witnesses(self, noted: SeatSet, table: SeatSet) -> SeatSet {
        match self.faces_others() {
            Some(true) => table.without(self.holder).union(noted),
            Some(false) => noted.with(self.holder),
            None => noted,
        }
    }

    /// Those who can still tell where the card is once its holder has rearranged: the others follow faces alone.
    /// The viewer who sees a face there cannot tell which of several it was, so that the holder knows it only if
    /// they knew all of their hand.
    pub(crate) fn after_rearranging(self, noted: SeatSet, knew_all: bool, table: SeatSet) -> SeatSet {
        let own = self.viewer == Viewer::Seat(self.holder);
        let knew = if own { noted.contains(self.holder) } else { knew_all };
        self.witnesses(if knew { SeatSet::only(self.holder) } else { SeatSet::EMPTY }, table)
    }
}
