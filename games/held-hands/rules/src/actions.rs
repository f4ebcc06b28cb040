//! What a player may choose, phase by phase: listed and checked.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

use crate::{Colour, HeldHands, Node, Phase, Place, Ring, Side, State};

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Show this half of the own cards (R27).
    ChooseFan {
        /// Which half.
        side: Side,
    },
    /// Take a step and pay for it (R55).
    Step {
        /// To which node.
        to: Node,
        /// From whose hand.
        hand: Seat,
        /// With which card.
        place: Place,
    },
    /// End the turn here (R55).
    EndTurn,
    /// Keep the perspective (R28).
    KeepPerspective,
    /// Switch the perspective (R28).
    SwitchPerspective,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The fans are chosen once, at the start.
    #[error("R27: the fans are chosen once, at the start")]
    FansAreChosen,
    /// The fan must be chosen first.
    #[error("R27: choose first which half of your cards to show")]
    MustChooseFan,
    /// The Heart is the last step.
    #[error("R45: the Heart is the last step of a walk")]
    InTheHeart,
    /// That ring is not open.
    #[error("R8: that ring is not open yet")]
    RingClosed {
        /// The ring of the board.
        ring: Ring,
    },
    /// The Heart is not open.
    #[error("R47: the Heart opens after the turn that meets the last objective")]
    HeartClosed,
    /// No line joins the two nodes.
    #[error("R7: no line joins {from} and {to}")]
    NotJoined {
        /// Where the token stands.
        from: Node,
        /// Where it was to go.
        to: Node,
    },
    /// The walk has crossed that node.
    #[error("R4: this walk has crossed {node} already")]
    Crossed {
        /// The node on the board.
        node: Node,
    },
    /// The partner stands there.
    #[error("R5: your partner stands on {node}")]
    PartnerThere {
        /// The node on the board.
        node: Node,
    },
    /// Only two play.
    #[error("R24: there is no hand of seat {hand}")]
    NoSuchHand {
        /// Whose it would be.
        hand: Seat,
    },
    /// There is no card to pay with in that place.
    #[error("R24: there is no card to play in place {place} of that hand")]
    NoCard {
        /// Whose hand.
        hand: Seat,
        /// Which place.
        place: Place,
    },
    /// The card shows another colour than the node.
    #[error("R3: {node} is paid with {needs}, and that card shows {shows}")]
    WrongColour {
        /// The node.
        node: Node,
        /// Its colour.
        needs: Colour,
        /// What the card shows.
        shows: Colour,
    },
    /// The balance would go beyond 2.
    #[error("R39: the balance would be {balance}, and may not go beyond 2")]
    OutOfBalance {
        /// What it would be.
        balance: i8,
    },
    /// The balance would not be 0 in the Heart.
    #[error("R46: the Heart is entered at balance 0, and it would be {balance}")]
    HeartUnbalanced {
        /// What it would be.
        balance: i8,
    },
    /// A turn has at least one step.
    #[error("R2: a turn has at least one step")]
    MustMove,
    /// The partner waits in the Heart.
    #[error("R51: your partner is in the Heart, and you can still follow")]
    MustFollow,
    /// The perspective is to be chosen.
    #[error("R28: keep or switch your perspective first")]
    MustChoosePerspective,
    /// Nobody asks for the perspective.
    #[error("R28: the perspective is chosen when a turn ends in the middle")]
    NotTurning,
}

impl Illegal {
    /// The ruling it cites.
    pub const fn ruling(self) -> &'static str {
        match self {
            Self::FansAreChosen | Self::MustChooseFan => "R27",
            Self::InTheHeart => "R45",
            Self::RingClosed { .. } => "R8",
            Self::HeartClosed => "R47",
            Self::NotJoined { .. } => "R7",
            Self::Crossed { .. } => "R4",
            Self::PartnerThere { .. } => "R5",
            Self::NoSuchHand { .. } | Self::NoCard { .. } => "R24",
            Self::WrongColour { .. } => "R3",
            Self::OutOfBalance { .. } => "R39",
            Self::HeartUnbalanced { .. } => "R46",
            Self::MustMove => "R2",
            Self::MustFollow => "R51",
            Self::MustChoosePerspective | Self::NotTurning => "R28",
        }
    }
}

/// Adds all the awaited seat may do, sorted.
#[inline(always)]
pub(crate) fn legal_actions(game: &HeldHands, state: &State, seat: Seat, list: &mut Vec<Action>) {
    match state.phase {
        Phase::ChoosingFans => list.extend(Side::ALL.map(|side| Action::ChooseFan { side })),
        Phase::Walking => {
            game.list_steps(state, seat, list);
            // R48: nobody else must go anywhere. R51: who must follow stops only where no walk leads there.
            if state.walk.steps() > 0 && may_stop(game, state, seat) {
                list.push(Action::EndTurn);
            }
        }
        Phase::Turning => list.extend([Action::KeepPerspective, Action::SwitchPerspective]),
        Phase::Setup | Phase::Over(_) => {}
    }
}

/// R51: who must follow may end the turn outside only once the Heart can no longer be reached.
fn may_stop(game: &HeldHands, state: &State, seat: Seat) -> bool {
    !state.must_follow() || !game.can_follow(state, seat)
}

/// Whether the awaited seat may do this.
#[inline(always)]
pub(crate) fn check(game: &HeldHands, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::ChoosingFans, Action::ChooseFan { .. })
        | (Phase::Turning, Action::KeepPerspective | Action::SwitchPerspective) => Ok(()),
        (Phase::ChoosingFans, _) => Err(Illegal::MustChooseFan),
        (_, Action::ChooseFan { .. }) => Err(Illegal::FansAreChosen),
        (Phase::Turning, _) => Err(Illegal::MustChoosePerspective),
        (_, Action::KeepPerspective | Action::SwitchPerspective) => Err(Illegal::NotTurning),
        (_, Action::Step { to, hand, place }) => game.step(state, seat, (to, hand, place)).map(|_| ()),
        // R2: nobody passes.
        (_, Action::EndTurn) if state.walk.steps() == 0 => Err(Illegal::MustMove),
        (_, Action::EndTurn) if !may_stop(game, state, seat) => Err(Illegal::MustFollow),
        (_, Action::EndTurn) => Ok(()),
    }
}
