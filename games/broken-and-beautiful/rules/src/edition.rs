//! What the editions decide differently, and the options that let a table mix them (R51).

use tsugi_engine::{OptionSpec, Options, Seat, SeatSet, Setting, Values};

use crate::setup::FirstPlayer;

/// Whether a player who passed may mend again in the same round (R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterPass {
    /// He may, until all have passed in a row.
    MayReturn,
    /// His pass is final.
    IsOut,
}

/// What becomes of broken cards when the game ends (R34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrokenAtEnd {
    /// They stay, and count nowhere but among the items of a tie-break.
    Stay,
    /// They are discarded before scoring.
    AreDiscarded,
}

/// What breaks a tie (R29).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// Most repaired items, then most items.
    RepairedThenItems,
    /// Most repaired items.
    Repaired,
}

/// Who begins a rematch (R33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// Whoever was last in the game before chooses.
    LastChooses,
    /// Nothing is said of a game before.
    AsEver,
}

/// How many ingots there are to pay out (R9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Supply {
    /// As many as the box holds; a sale takes what is left.
    Limited,
    /// As many as are asked for.
    Unlimited,
}

/// The rules in force at a table: what an edition says, and what its options change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The ingots in the box.
    pub ingots: u8,
    /// Whether they can run out.
    pub supply: Supply,
    /// Whether a player may mend after a pass.
    pub after_pass: AfterPass,
    /// What becomes of broken cards at the end.
    pub broken_at_end: BrokenAtEnd,
    /// What a repaired vase adds.
    pub vase_bonus: u8,
    /// What breaks a tie.
    pub tie_break: TieBreak,
    /// Who begins a rematch.
    pub rematch: Rematch,
    /// Who begins a game that is no rematch (R3).
    pub first_player: FirstPlayer,
    /// Who came last in the game just finished; nobody where there was none.
    pub last_placed: SeatSet,
    /// Who has never played before and takes an ingot (R4).
    pub novices: SeatSet,
}

/// Broken and Beautiful, as printed in English.
pub const ENGLISH: Rules = Rules {
    ingots: 14,
    supply: Supply::Limited,
    after_pass: AfterPass::MayReturn,
    broken_at_end: BrokenAtEnd::Stay,
    vase_bonus: 1,
    tie_break: TieBreak::RepairedThenItems,
    rematch: Rematch::LastChooses,
    first_player: FirstPlayer::Drawn,
    last_placed: SeatSet::EMPTY,
    novices: SeatSet::EMPTY,
};

/// Kintsugi: what its French edition says otherwise.
pub const FRENCH: Rules = Rules {
    ingots: 18,
    after_pass: AfterPass::IsOut,
    broken_at_end: BrokenAtEnd::AreDiscarded,
    vase_bonus: 2,
    tie_break: TieBreak::Repaired,
    rematch: Rematch::AsEver,
    ..ENGLISH
};

const TIE_BREAKS: [&str; 2] = ["repaired_then_items", "repaired"];

impl Rules {
    /// The options of an edition, its own figures being the defaults.
    pub fn options(&self) -> Vec<OptionSpec> {
        let flag = |key, yes| OptionSpec { key, values: Values::Flag, default: Setting::Flag(yes) };
        let number = |key, max, now: u8| OptionSpec {
            key,
            values: Values::Number { min: 0, max },
            default: Setting::Number(now.into()),
        };
        let seats = |key| OptionSpec { key, values: Values::Seats, default: Setting::Seats(SeatSet::EMPTY) };
        vec![
            number("ingots", 60, self.ingots),
            flag("unlimited", self.supply == Supply::Unlimited),
            OptionSpec {
                key: "first_player",
                values: Values::SeatOr("random"),
                default: Setting::Word("random".into()),
            },
            flag("last_chooses", self.rematch == Rematch::LastChooses),
            seats("last_placed"),
            seats("novices"),
            flag("return_after_pass", self.after_pass == AfterPass::MayReturn),
            flag("discard_broken", self.broken_at_end == BrokenAtEnd::AreDiscarded),
            number("vase_bonus", 9, self.vase_bonus),
            OptionSpec {
                key: "tie_break",
                values: Values::Words(&TIE_BREAKS),
                default: Setting::Word(TIE_BREAKS[usize::from(self.tie_break == TieBreak::Repaired)].into()),
            },
        ]
    }

    /// The rules that a table's options make.
    pub fn from_options(options: &Options) -> Self {
        let number = |key, default| options.number(key).and_then(|n| u8::try_from(n).ok()).unwrap_or(default);
        let either = |key, yes, no| if options.flag(key) { yes } else { no };
        Self {
            ingots: number("ingots", ENGLISH.ingots),
            supply: if options.flag("unlimited") { Supply::Unlimited } else { Supply::Limited },
            after_pass: if options.flag("return_after_pass") { AfterPass::MayReturn } else { AfterPass::IsOut },
            broken_at_end: if options.flag("discard_broken") { BrokenAtEnd::AreDiscarded } else { BrokenAtEnd::Stay },
            vase_bonus: number("vase_bonus", ENGLISH.vase_bonus),
            tie_break: match options.word("tie_break") {
                Some("repaired") => TieBreak::Repaired,
                _ => TieBreak::RepairedThenItems,
            },
            rematch: either("last_chooses", Rematch::LastChooses, Rematch::AsEver),
            first_player: options.seat("first_player").map_or(FirstPlayer::Drawn, FirstPlayer::Named),
            last_placed: options.seats("last_placed"),
            novices: options.seats("novices"),
        }
    }

    /// Who is asked to name the first player, where the edition asks somebody (R33).
    pub fn choosers(&self) -> impl Iterator<Item = Seat> {
        match self.rematch {
            Rematch::LastChooses => self.last_placed,
            Rematch::AsEver => SeatSet::EMPTY,
        }
        .iter()
    }
}
