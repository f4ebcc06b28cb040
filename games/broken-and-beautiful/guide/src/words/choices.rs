//! What is said to the one who chooses: choices, what they mean, refusals, and what is asked.

use serde::Serialize;
use serde_json::json;
use tsugi_broken_and_beautiful::{Action, AfterPass, CardId, Illegal, Kind, PhaseView, Pottery, View};
use tsugi_engine::{Scored, Seat};

use super::{reasons, say_of};
use tsugi_narrator::{Arg, Prospect, Prospects, Speaker};

/// A choice in a list, with what it costs or brings.
pub(super) fn offer(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let points = score_after(game, view, seat, action) - score(game, view, seat);
    let change = [("sign", if points < 0 { "−" } else { "+" }.into()), ("points", points.abs().into())];
    match action {
        Action::Keep { card } => say_of(card, "action-keep", &change, speaker),
        Action::Sell { card } => {
            let [sign, points_arg] = change;
            let args = [("ingots", game.sale_seen(view, card).into()), sign, points_arg];
            say_of(card, if points == 0 { "action-sell" } else { "action-sell-boxed" }, &args, speaker)
        }
        Action::Repair { card } => {
            let [sign, points] = change;
            let args = [("ingots", game.price_seen(view, seat, card).into()), sign, points];
            say_of(card, "action-repair", &args, speaker)
        }
        Action::Pass => speaker.say("action-pass", &[]),
        Action::NameFirst { seat } => speaker.say("action-name-first", &[("who", speaker.name(seat).into())]),
    }
}

/// What a choice changes at once.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Preview {
    /// Ingots that are gained or paid.
    ingots: i32,
    /// Points that are gained or lost, as if the game ended then.
    points: i32,
    /// What a mend costs beyond what is printed, for those made before it this round.
    more: i32,
    /// The lines of the receipt that change.
    lines: Vec<Change>,
    /// Why it is worth that, in words.
    reason: String,
}

/// A line of a receipt that changes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Change {
    /// Which, by its id.
    pub(super) line: String,
    /// Its points now.
    pub(super) from: i32,
    /// Its points after the choice.
    pub(super) to: i32,
}

/// The cards before a seat, with what can be done with each: the price of it and what it brings.
pub(super) fn prospects(game: &Pottery, view: &View, seat: Seat, speaker: &Speaker<'_>) -> Prospects<Action> {
    let drafts = |&card: &CardId| [Action::Keep { card }, Action::Sell { card }];
    let broken = view.collections.get(seat.index()).map_or(&[][..], |own| &own.broken);
    let actions: Vec<Action> = match view.phase {
        PhaseView::Drafting { .. } => view.area.iter().flat_map(drafts).collect(),
        PhaseView::Repairing { .. } => {
            broken.iter().map(|&card| Action::Repair { card }).chain([Action::Pass]).collect()
        }
        PhaseView::NamingFirst { .. } | PhaseView::Over => Vec::new(),
    };
    let now = lines(game, view, seat);
    let prospect = |action| {
        let preview = preview(game, view, seat, action, &now, speaker);
        Prospect { action, preview: json!(preview), barred: None }
    };
    Prospects { choices: actions.into_iter().map(prospect).collect(), outlook: None }
}

/// Why a choice is worth what it is, in words.
pub(super) fn reason(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let now = lines(game, view, seat);
    let own = reasons::of(view, seat, action, &changes(game, view, seat, action, &now), speaker);
    let said = [Some(own).filter(|said| !said.is_empty()), rival(game, view, seat, action, speaker)];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Who else could make much of the card, among those who draft after this seat.
fn rival(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
    let (Action::Keep { card } | Action::Sell { card }) = action else { return None };
    let PhaseView::Drafting { order, .. } = &view.phase else { return None };
    let keep = Action::Keep { card };
    let gain = |other: Seat| score_after(game, view, other, keep) - score(game, view, other);
    let others = order.iter().copied().filter(|&other| other != seat && card.kind() != Kind::Gold);
    let (who, points) = others.map(|other| (other, gain(other))).max_by_key(|(_, points)| *points)?;
    let args = [("who", speaker.name(who).into()), ("points", points.into())];
    (points >= MUCH).then(|| speaker.say("reason-rival", &args))
}

/// The fewest points that are worth a word.
const MUCH: i32 = 3;

/// The lines of a receipt that a choice changes.
fn changes(game: &Pottery, view: &View, seat: Seat, action: Action, now: &[(&'static str, i32)]) -> Vec<Change> {
    let after = lines(game, &view_after(game, view, seat, action), seat);
    let points_of =
        |lines: &[(&str, i32)], id: &str| lines.iter().find(|(line, _)| *line == id).map_or(0, |line| line.1);
    let mut ids: Vec<&str> = now.iter().chain(&after).map(|(line, _)| *line).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.into_iter()
        .map(|id| Change { line: id.into(), from: points_of(now, id), to: points_of(&after, id) })
        .filter(|change| change.from != change.to)
        .collect()
}

fn preview(
    game: &Pottery,
    view: &View,
    seat: Seat,
    action: Action,
    now: &[(&'static str, i32)],
    speaker: &Speaker<'_>,
) -> Preview {
    let (ingots, more) = match action {
        Action::Sell { card } => (game.sale_seen(view, card).into(), 0),
        Action::Repair { card } => {
            let price = i32::from(game.price_seen(view, seat, card));
            (-price, price - i32::from(game.deck().ingots(card)))
        }
        Action::Keep { .. } | Action::Pass | Action::NameFirst { .. } => (0, 0),
    };
    let lines = changes(game, view, seat, action, now);
    let points = lines.iter().map(|change| change.to - change.from).sum();
    let reason = reasons::of(view, seat, action, &lines, speaker);
    Preview { ingots, points, more, lines, reason }
}

/// The lines of a seat's receipt, each with its points.
fn lines(game: &Pottery, view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
    let receipts = game.receipts(view);
    receipts.get(seat.index()).map_or_else(Vec::new, |own| own.iter().map(|line| (line.line, line.points())).collect())
}

/// The points of a seat as if the game ended now.
pub(super) fn score(game: &Pottery, view: &View, seat: Seat) -> i32 {
    let receipts = game.receipts(view);
    receipts.get(seat.index()).map_or(0, |lines| lines.iter().map(tsugi_engine::Line::points).sum())
}

/// The points of a seat if it did this and the game ended then.
fn score_after(game: &Pottery, view: &View, seat: Seat, action: Action) -> i32 {
    score(game, &view_after(game, view, seat, action), seat)
}

/// The collections as they would be if a seat did this.
fn view_after(game: &Pottery, view: &View, seat: Seat, action: Action) -> View {
    let mut after = view.clone();
    let Some(own) = after.collections.get_mut(seat.index()) else { return after };
    match action {
        Action::Keep { card } => own.unbroken.push(card),
        Action::Sell { card } => own.ingots = own.ingots.saturating_add(game.sale_seen(view, card).into()),
        Action::Repair { card } => {
            own.broken.retain(|&broken| broken != card);
            own.repaired.push(card);
            own.ingots = own.ingots.saturating_sub(game.price_seen(view, seat, card).into());
        }
        Action::Pass | Action::NameFirst { .. } => {}
    }
    after
}

/// What a choice means, in two or three sentences.
pub(super) fn explain(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let sentences = match action {
        Action::Keep { card } => explain_keep(game, view, card, speaker),
        Action::Sell { card } => explain_sell(game, view, seat, card, speaker),
        Action::Repair { card } => explain_repair(game, view, seat, card, speaker),
        Action::Pass => {
            let after = match game.rules().after_pass {
                AfterPass::MayReturn => "explain-pass-return",
                AfterPass::IsOut => "explain-pass-final",
            };
            vec![speaker.say("explain-pass", &[]), speaker.say(after, &[])]
        }
        Action::NameFirst { seat } => vec![speaker.say("explain-name-first", &[("who", speaker.name(seat).into())])],
    };
    sentences.join(" ")
}

fn explain_keep(game: &Pottery, view: &View, card: CardId, speaker: &Speaker<'_>) -> Vec<String> {
    if card.kind() == Kind::Gold {
        return vec![worth(game, card, speaker)];
    }
    let mut sentences = vec![say_of(card, "explain-keep", &[], speaker), worth(game, card, speaker)];
    if view.top_breaks == Some(card.kind()) {
        sentences.push(say_of(card, "explain-breaks", &[], speaker));
    }
    sentences
}

fn explain_sell(game: &Pottery, view: &View, seat: Seat, card: CardId, speaker: &Speaker<'_>) -> Vec<String> {
    let ingots = game.sale_seen(view, card);
    let mut sentences = vec![say_of(card, "explain-sell", &[("ingots", ingots.into())], speaker)];
    if ingots < game.deck().ingots(card) {
        sentences.push(speaker.say("explain-sell-short", &[]));
    }
    let own = view.collections.get(seat.index());
    if own.is_some_and(|own| own.unbroken.iter().any(|card| card.kind() == Kind::StorageBox)) {
        sentences.push(speaker.say("explain-sell-boxed", &[]));
    } else if card.kind() == Kind::Gold {
        sentences.push(worth(game, card, speaker));
    } else {
        sentences.push(speaker.say("explain-sell-later", &[]));
    }
    sentences
}

fn explain_repair(game: &Pottery, view: &View, seat: Seat, card: CardId, speaker: &Speaker<'_>) -> Vec<String> {
    let (price, printed) = (game.price_seen(view, seat, card), game.deck().ingots(card));
    let mut sentences = vec![say_of(card, "explain-repair", &[("ingots", price.into())], speaker)];
    let repairs = view.collections.get(seat.index()).map_or(0, |own| own.repairs);
    if repairs > 0 {
        let args = [("printed", printed.into()), ("repairs", repairs.into())];
        sentences.push(speaker.say("explain-repair-again", &args));
    } else if price < printed {
        sentences.push(speaker.say("explain-repair-free", &[]));
    }
    sentences.push(worth(game, card, speaker));
    sentences
}

/// What a card of this type is worth.
fn worth(game: &Pottery, card: CardId, speaker: &Speaker<'_>) -> String {
    say_of(card, "explain-worth", &[("bonus", game.rules().vase_bonus.into())], speaker)
}

/// Why not, with the ruling in front.
pub(super) fn refuse(illegal: Illegal, speaker: &Speaker<'_>) -> String {
    let ruling = ("ruling", Arg::from(illegal.ruling()));
    let plain = |id| speaker.say(id, std::slice::from_ref(&ruling));
    match illegal {
        Illegal::NotDrafting => plain("illegal-not-drafting"),
        Illegal::NotInArea { card } => say_of(card, "illegal-not-in-area", &[ruling], speaker),
        Illegal::GoldIsSold => plain("illegal-gold-is-sold"),
        Illegal::NotRepairing => plain("illegal-not-repairing"),
        Illegal::NotBroken { card } => say_of(card, "illegal-not-broken", &[ruling], speaker),
        Illegal::TooDear { price, ingots } => {
            speaker.say("illegal-too-dear", &[ruling, ("price", price.into()), ("ingots", ingots.into())])
        }
        Illegal::MustDraft => plain("illegal-must-draft"),
        Illegal::MustNameFirst => plain("illegal-must-name-first"),
        Illegal::FirstIsKnown => plain("illegal-first-is-known"),
        Illegal::NoSuchSeat { seat } => speaker.say("illegal-no-such-seat", &[ruling, ("seat", seat.index().into())]),
    }
}

/// What is asked of this seat now, or who is asked instead.
pub(super) fn ask(view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
    let (asked, id) = match &view.phase {
        PhaseView::Over => return speaker.say("ask-over", &[]),
        PhaseView::NamingFirst { seat } => (*seat, "ask-name-first"),
        PhaseView::Drafting { seat, order } => {
            let twice = order.get(1) == Some(seat);
            (*seat, if twice { "ask-draft-twice" } else { "ask-draft" })
        }
        PhaseView::Repairing { seat, free, .. } => {
            let first = view.collections.get(seat.index()).is_some_and(|own| own.repairs == 0);
            (*seat, if *free && first { "ask-repair-free" } else { "ask-repair" })
        }
    };
    let id = if asked == seat { id } else { "ask-another" };
    speaker.say(id, &[("who", speaker.name(asked).into())])
}

#[cfg(test)]
mod tests {
    use tsugi_engine::types::PageTypes;

    use super::{
        super::components::{Lexicon, Worth},
        Change, Preview,
    };

    #[test]
    fn the_page_has_the_same_types() {
        PageTypes::written_by("games/broken-and-beautiful")
            .with::<Preview>()
            .with::<Change>()
            .with::<Lexicon>()
            .with::<Worth>()
            .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/guide.ts"));
    }
}
