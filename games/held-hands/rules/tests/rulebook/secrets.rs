//! Who sees what, and who remembers what.

use tsugi_engine::{Game, Seat, SeatSet, Viewer};
use tsugi_held_hands::{Event, Faded, Glimpse, HeldHands, PRINT_AND_PLAY, PhaseView, Side, Sighting};

use crate::scene::{N, S, Table, card, place, scene};

#[test]
fn r25_both_hands_show_one_half_and_nobody_sees_the_other() {
    let table = scene("S: O16 0 left RK GB\nN: O0 0 right RK BG");
    for viewer in Viewer::all(2) {
        let view = table.view(viewer);
        assert_eq!(view.players, table.seen().players, "{viewer}");
        assert_eq!(view.memory.expect("a view remembers").hands, [[None; 6]; 2], "{viewer}");
    }
    assert_eq!((table.shows(S).as_str(), table.shows(N).as_str()), ("R G . . . .", "K G . . . ."));
}

#[test]
fn r26_what_was_seen_and_can_be_placed_is_memory_which_people_are_not_sent() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, end");
    let mut view = table.view(Viewer::Seat(N));
    let hands = view.memory.as_ref().expect("a view remembers").hands;
    assert_eq!(hands[0][1], Some(card("RK")), "both halves have shown");
    assert_eq!(hands[0][0], None, "what lies on a pile is in no hand");
    HeldHands::forget(&mut view);
    let sent = serde_json::to_value(&view).expect("a view is data");
    assert!(sent.get("memory").is_none(), "absent, not empty");
}

#[test]
fn r26_what_is_told_of_the_past_holds_no_half_that_was_seen() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    let dealt = Event::HandDealt { seat: S, cards: [card("RK"); 6] };
    let seen = table.game.sighting(dealt, Viewer::Seat(S)).expect("S looks at its six");
    assert_eq!(seen, Sighting::Whole(dealt), "as it happens it is told");
    assert_eq!(table.game.fade(seen), Sighting::Part(Glimpse::HandDealt { seat: S }));
    table.plays(N, "right");
    let shown = table.plays(S, "left").into_iter().find(|event| matches!(event, Event::FansRevealed { .. }));
    let shown = Sighting::Whole(shown.expect("both have chosen"));
    assert_eq!(table.game.fade(shown), Sighting::Part(Glimpse::Faded(Faded::FansRevealed)));
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    let turn = table.plays(S, "O15 Sa, end");
    let stays = |event: &Event| matches!(event, Event::StepTaken { .. } | Event::CardDiscarded { .. });
    let open: Vec<Event> = turn.into_iter().filter(stays).collect();
    assert!(!open.is_empty(), "what was played lies open");
    assert!(open.iter().all(|&event| table.game.fade(Sighting::Whole(event)) == Sighting::Whole(event)));
}

#[test]
fn r27_each_looks_at_the_own_six_and_choices_are_shown_together() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    assert_eq!(table.awaited(), [S, N], "both at once");
    let look = table.view(Viewer::Seat(S)).look.expect("S looks at both sides");
    assert!(look.iter().all(Option::is_some));
    assert_eq!(table.seen().look, None);
    let (before, refused) = (table.view(Viewer::Seat(N)), tsugi_held_hands::Illegal::MustChooseFan);
    table.refuses(N, "end", refused);
    for side in ["left", "right"] {
        let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
        let events = table.plays(S, side);
        assert_eq!(table.awaited(), [N]);
        assert!(table.game.is_private(&table.state, N), "a curtain falls for who still looks");
        let seen: Vec<_> = events.iter().filter_map(|&event| table.game.sighting(event, Viewer::Seat(N))).collect();
        assert_eq!(seen, [Sighting::Part(Glimpse::FanChosen { seat: S })], "{side}");
        let own: Vec<_> = events.iter().filter_map(|&event| table.game.sighting(event, Viewer::Seat(S))).collect();
        assert_eq!(own, events.iter().map(|&event| Sighting::Whole(event)).collect::<Vec<_>>(), "S knows its own");
        let view = table.view(Viewer::Seat(N));
        let phase = PhaseView::ChoosingFans { chosen: SeatSet::only(S), own: None };
        assert_eq!(view, tsugi_held_hands::View { phase, ..before.clone() }, "{side}");
        table.refuses(N, "end", refused);
    }
    table.plays(N, "right");
    let events = table.plays(S, "left");
    assert!(events.iter().any(|event| matches!(event, Event::FansRevealed { sides: [Side::Left, Side::Right], .. })));
    table.refuses(S, "left", tsugi_held_hands::Illegal::FansAreChosen);
}

#[test]
fn r64_spectators_see_what_both_see_and_nothing_of_the_look() {
    let table = Table::laid(PRINT_AND_PLAY, &[0]);
    let dealt: Vec<Event> = table.log.iter().copied().filter(|e| matches!(e, Event::HandDealt { .. })).collect();
    for (event, seat) in dealt.into_iter().zip(Seat::all(2)) {
        let part = Some(Sighting::Part(Glimpse::HandDealt { seat }));
        assert_eq!(table.game.sighting(event, Viewer::Spectator), part);
        assert_eq!(table.game.sighting(event, Viewer::Seat(seat)), Some(Sighting::Whole(event)));
        assert_eq!(table.game.sighting(event, Viewer::Seat(seat.next(2))), part);
    }
    let mut table = table;
    table.plays(S, "left");
    table.plays(N, "left");
    let [watching, own] = [Viewer::Spectator, Viewer::Seat(S)].map(|viewer| table.view(viewer).memory.expect("memory"));
    assert_eq!(watching.hands, [[None; 6]; 2]);
    assert!(own.hands[0].iter().all(Option::is_some) && own.hands[1] == [None; 6], "the owner remembers the look");
}

#[test]
fn r67_a_paid_card_shows_its_other_half_only_when_the_turn_ends() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right RK");
    let step = table.plays(S, "O15 Sa");
    assert!(step.iter().all(|&event| !table.game.reveals(event)));
    let spent = table.seen().players[0].spent;
    assert_eq!(spent.at(place('a')), Some(tsugi_held_hands::Colour::Green));
    assert!(table.seen().players[0].discards.is_empty());
    assert_eq!(table.seen().memory.expect("memory").hands[0], [None; 6]);
    let end = table.plays(S, "end");
    assert!(table.game.reveals(end[0]));
    assert_eq!(table.seen().players[0].discards, [card("GB")]);
}
