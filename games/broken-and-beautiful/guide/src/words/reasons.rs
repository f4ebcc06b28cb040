//! Why a choice is worth what it is, in a sentence or two: what it goes with, and what will become of it.

use tsugi_broken_and_beautiful::{Action, CardId, CollectionView, Kind, View};
use tsugi_engine::Seat;
use tsugi_narrator::{Arg, Speaker};

use super::{choices::Change, say_of};

/// Why, for whoever chooses.
pub(super) fn of(view: &View, seat: Seat, action: Action, changes: &[Change], speaker: &Speaker<'_>) -> String {
    let Some(own) = view.collections.get(seat.index()) else { return String::new() };
    let mut sentences = match action {
        Action::Keep { card } => {
            let mut said = joins(view, seat, own, card, speaker);
            if view.top_breaks == Some(card.kind()) {
                said.push(say_of(card, "reason-breaks", &[], speaker));
            }
            said
        }
        Action::Repair { card } => joins(view, seat, own, card, speaker),
        Action::Sell { card } if card.kind() == Kind::Gold => vec![say_of(card, "reason-gold", &[], speaker)],
        Action::Sell { card } => vec![say_of(card, "reason-sell", &[], speaker)],
        Action::Pass => vec![speaker.say("reason-pass", &[("ingots", own.ingots.into())])],
        Action::NameFirst { .. } => Vec::new(),
    };
    let boxes = changes.iter().find(|change| change.line == "storage_boxes");
    if let (Some(change), Action::Sell { .. } | Action::Repair { .. }) = (boxes, action) {
        sentences.push(speaker.say(if change.to < change.from { "reason-box-less" } else { "reason-box-more" }, &[]));
    }
    sentences.join(" ")
}

/// The cards of a collection that count.
fn standing(own: &CollectionView) -> impl Iterator<Item = CardId> + '_ {
    own.unbroken.iter().chain(&own.repaired).copied()
}

fn count(own: &CollectionView, kind: Kind) -> usize {
    standing(own).filter(|card| card.kind() == kind).count()
}

/// What a card would go with, once it stands in this collection.
fn joins(view: &View, seat: Seat, own: &CollectionView, card: CardId, speaker: &Speaker<'_>) -> Vec<String> {
    let kind = card.kind();
    let before = count(own, kind);
    let yes_no = |fits: bool| ("fits", Arg::from(if fits { "yes" } else { "no" }));
    let with: Vec<(&str, Arg<'_>)> = match kind {
        Kind::Cup => vec![yes_no(before < count(own, Kind::Saucer))],
        Kind::Saucer => vec![yes_no(before < count(own, Kind::Cup))],
        Kind::Plate => vec![yes_no(before % 2 == 1)],
        Kind::TeaJar => {
            let others = view.collections.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let most = others.map(|(_, other)| count(other, kind)).max().unwrap_or(0);
            let place = match (before + 1).cmp(&most) {
                std::cmp::Ordering::Greater => "most",
                std::cmp::Ordering::Equal => "tied",
                std::cmp::Ordering::Less => "behind",
            };
            vec![("place", place.into()), ("most", most.into())]
        }
        Kind::Teapot => {
            let alike = standing(own).filter(|other| other.pattern().is_some() && other.pattern() == card.pattern());
            vec![("alike", (alike.count() + 1).into())]
        }
        Kind::StorageBox => vec![("ingots", own.ingots.into())],
        _ => Vec::new(),
    };
    let args = [with, vec![("count", (before + 1).into())]].concat();
    let mut sentences = vec![say_of(card, "reason-joins", &args, speaker)];
    let suits = |other: CardId| other.kind() == Kind::Teapot && other.pattern() == card.pattern();
    if kind != Kind::Teapot && card.pattern().is_some() && standing(own).any(suits) {
        sentences.push(say_of(card, "reason-for-teapot", &[], speaker));
    }
    sentences
}
