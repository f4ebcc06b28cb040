//! Who knows what.

use serde_json::{Value, json};
use tsugi_engine::Game;
use tsugi_wabisaby::{Faded, Seen, Sighting, View, WabiSaby};

use crate::scene::{A, B, C, Table, scene};

/// A holds a Wabi Sabi card at 1, whichever way it looks; B a 3 at 1 that faces B.
fn with_wabi_sabi(facing: char) -> Table {
    scene(&format!("A plays\nA: W{facing} 1 2 3> 4> 5>\nB: 3< 1 2 4> 5> W>\nC: . . . .> .> .>\nshowcase: 3 4 6"))
}

/// R43: a view says of a back that it is a back: neither its facing nor whether it has a number.
#[test]
fn r43_a_back_is_a_back() {
    let (kept, turned) = (with_wabi_sabi('<'), with_wabi_sabi('>'));
    for viewer in [Some(A), Some(B), Some(C), None] {
        assert_eq!(kept.view(viewer), turned.view(viewer), "a Wabi Sabi card has no facing that could be told");
    }
    assert_eq!(kept.legal(A), turned.legal(A));
    let text = serde_json::to_string(&kept.view(B)).expect("a view is JSON");
    assert!(!text.contains("facing") && !text.contains("holder"), "{text}");
    let hand: Value = serde_json::to_value(kept.view(B).hands[0]).expect("a hand is JSON");
    assert_eq!(hand, json!(["back", "back", "back", 3, 4, 5]));
}

/// R43: in the sightings too.
#[test]
fn r43_what_is_told_of_an_exchange_does_not_tell_a_facing() {
    let tell = |facing: char| {
        let mut table = with_wabi_sabi(facing);
        let events = table.plays(A, "exchange 1 B 1");
        [Some(A), Some(B), Some(C), None].map(|viewer| table.saw(viewer, &events))
    };
    assert_eq!(tell('<'), tell('>'));
}

/// R44: a third player who still sees a back has found a Wabi Sabi card; the two have not.
#[test]
fn r44_a_back_that_stays_a_back_is_a_wabi_sabi_card() {
    for facing in ['<', '>'] {
        let mut table = with_wabi_sabi(facing);
        let events = table.plays(A, "exchange 1 B 1");
        let Sighting::Exchanged { gave, took, .. } = table.saw(C, &events)[0] else { panic!("an exchange") };
        assert_eq!(gave, Seen::Back, "C saw a back and sees one still");
        assert_ne!(took, Seen::Back, "C saw the back of the 3 and sees its number now");
        assert_eq!(table.notes(C), ["B1=W"]);
        assert!(table.notes(A).is_empty() && table.notes(B).is_empty(), "the two learn nothing");
        assert_eq!((table.sees(C, A), table.sees(A, A)), ("3 # # 3 4 5".into(), "# 1 2 # # #".into()));
    }
}

/// R44: a third player goes on knowing it wherever it is given.
#[test]
fn r44_a_wabi_sabi_card_once_found_is_followed() {
    let mut table = with_wabi_sabi('<');
    table.plays(A, "exchange 1 B 1");
    table.plays(B, "exchange 1 A 2");
    assert_eq!(table.notes(C), ["A2=W"]);
    table.plays(C, "exchange 1 B 2");
    table.plays(A, "showcase 2 1");
    assert!(table.notes(C).contains(&"showcase 1=W".into()), "{:?}", table.notes(C));
}

/// R44: a card that lay down and shows the others a back once taken is a Wabi Sabi card.
#[test]
fn r44_a_wabi_sabi_card_taken_from_the_showcase_is_known_to_the_others() {
    let mut table = scene("A plays\nA: 1 1 2 3> 4> 5>\nB: . . . . . .\nC: . . . . . .\nshowcase: W_ 4 6");
    table.plays(A, "showcase 1 1");
    assert_eq!((table.sees(A, A), table.sees(B, A)), ("# 1 2 # # #".into(), "# # # 3 4 5".into()));
    assert_eq!((table.notes(B), table.notes(C)), (vec!["A1=W".to_owned()], vec!["A1=W".to_owned()]));
    assert_eq!(table.notes(A), ["showcase 1=1"], "A does not know what A took");
    assert!(table.notes(None).is_empty());
}

/// R45: what was seen and can still be placed is the view's memory; without it nothing else changes.
#[test]
fn r45_memory_is_a_part_of_the_view_that_can_be_left_out() {
    let mut table = with_wabi_sabi('<');
    table.plays(A, "exchange 4 B 1");
    let full = table.view(C);
    assert_eq!(table.notes(C), ["B1=3"], "C saw the 3 of A, which shows C its back now");
    let mut forgotten = full.clone();
    WabiSaby::forget(&mut forgotten);
    assert_eq!(forgotten, View { memory: Vec::new(), witnesses: Vec::new(), ..full });
    let text = serde_json::to_string(&forgotten).expect("a view is JSON");
    assert!(text.ends_with("\"memory\":[]}"), "{text}");
}

/// R45: what is told of the past holds no card that was seen in passing, nor where it went.
#[test]
fn r45_what_is_told_of_the_past_holds_no_card() {
    let mut table = with_wabi_sabi('<');
    let exchange = table.plays(A, "exchange 4 B 1");
    let told = table.game.fade(table.saw(C, &exchange)[0]);
    assert_eq!(told, Sighting::Faded(Faded::Exchanged { seat: A, other: B }));
    let mut table = with_wabi_sabi('<');
    let appraisal = table.plays(A, "appraise");
    let told = table.game.fade(table.saw(A, &appraisal)[0]);
    assert_eq!(told, Sighting::Appraised { seat: A, cards: None });
    let scored = Sighting::RoundScored { seat: A, points: 3 };
    assert_eq!(table.game.fade(scored), scored, "what all may know stays");
}

/// R45: who else can place what belongs to the memory, as far as a viewer can tell.
#[test]
fn r45_witnesses_are_those_who_saw_it() {
    let mut table = with_wabi_sabi('<');
    table.plays(A, "exchange 4 B 1");
    let by = |viewer, at: Value| {
        let witnesses = serde_json::to_value(table.view(viewer).witnesses).expect("they are JSON");
        let all = witnesses.as_array().expect("a list");
        all.iter().find(|witnessed| witnessed["at"] == at).map_or(json!([]), |witnessed| witnessed["by"].clone())
    };
    // A gave blindly what B and C saw; now it faces B alone, and C has noted it.
    assert_eq!(by(A, json!({"hand": {"seat": 1, "place": 0}})), json!([1, 2]));
    // B's card faced B alone and now all but A, who took it blindly.
    assert_eq!(by(C, json!({"hand": {"seat": 0, "place": 3}})), json!([1]));
    assert!(table.view(None).witnesses.is_empty(), "a spectator sits in no seat");
}

/// R45: notes name places, never cards, and hold nothing that is in sight.
#[test]
fn r45_notes_name_places() {
    let mut table = with_wabi_sabi('<');
    table.plays(A, "appraise");
    let notes = serde_json::to_value(&table.view(A).memory).expect("notes are JSON");
    assert_eq!(notes[0], json!({"at": {"hand": {"seat": 0, "place": 0}}, "card": "W"}));
    assert_eq!(table.notes(A), ["A1=W", "A4=3", "A5=4", "A6=5"]);
}

/// R46: to spectators every card in a hand is a back; they see the showcase and what all see.
#[test]
fn r46_spectators_see_no_hand() {
    let mut table = with_wabi_sabi('<');
    for holder in [A, B, C] {
        assert_eq!(table.sees(None, holder), "# # # # # #");
    }
    let exchange = table.plays(A, "exchange 4 B 1");
    let Sighting::Exchanged { gave, took, .. } = table.saw(None, &exchange)[0] else { panic!("an exchange") };
    assert_eq!((gave, took), (Seen::Back, Seen::Back));
    assert!(table.notes(None).is_empty());
    table.plays(B, "showcase 2 1");
    assert_eq!((table.showcase().as_str(), table.notes(None)), ("# 4 6", vec!["B2=3".to_owned()]));
    assert_eq!((table.view(None).target, table.view(None).die), (None, 6));
}

/// R47: no choice asks or answers anything.
#[test]
fn r47_there_is_no_talk() {
    let verbs = ["keep", "swap", "exchange", "showcase", "appraise", "replace", "skip"];
    let (alone, _) = Table::laid(1, &[], &[]);
    let (choosing, _) = Table::laid(2, &[], &[]);
    for table in [with_wabi_sabi('<'), choosing, alone] {
        for action in table.legal(A) {
            let json = serde_json::to_value(action).expect("an action is JSON");
            let verb = json.as_str().or_else(|| json.as_object().and_then(|action| action.keys().next()).map(|k| &**k));
            assert!(verbs.contains(&verb.expect("a verb")), "{json}");
        }
    }
}
