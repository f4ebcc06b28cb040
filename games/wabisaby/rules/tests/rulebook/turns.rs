//! What a turn is: exchanges, appraisal, rearranging.

use tsugi_wabisaby::{Action, Card, Event, Illegal, PhaseView, Seen, Sighting};

use crate::scene::{A, B, C, Table, choice, scene, scene_with};

const THREE: &str = "A plays
    A: 1< 2< W< 4> 5> 6>
    B: 1< 2< 3< 4> 5> W>
    C: . . . .> .> .>
    showcase: 1 2 3";

fn three() -> Table {
    scene(THREE)
}

/// The same where hands are rearranged before the action alone.
fn three_before() -> Table {
    scene_with(&[("rearrange", "before")], THREE)
}

/// R41: exactly one action, and there is no pass.
#[test]
fn r41_a_turn_is_one_action() {
    let actions = ["exchange 1 B 1", "showcase 1 1", "appraise"];
    for action in actions {
        let mut table = three();
        table.acts(A, action);
        for another in actions {
            table.refuses(A, choice(another), Illegal::HasActed, "R41");
        }
        assert_eq!(table.turn(), Some(A), "{action}");
        table.acts(A, "end");
        assert_eq!(table.turn(), Some(B), "{action}");
    }
    let legal = three().legal(A);
    assert_eq!(legal.len(), 15 + 6 * 2 * 6 + 6 * 3 + 1, "swaps, exchanges, showcase, appraisal; no pass");
    assert!(legal.is_sorted());
}

/// R32: clockwise from the start player.
#[test]
fn r32_turns_go_clockwise() {
    let mut table = three();
    for seat in [A, B, C, A] {
        assert_eq!(table.turn(), Some(seat));
        table.plays(seat, &format!("exchange 1 {} 1", if seat == A { "B" } else { "A" }));
    }
    let refused = tsugi_engine::Refused::NotYourTurn(C);
    let answer = tsugi_engine::apply(&table.game, &mut table.state, C, Action::Appraise, &mut table.luck, None);
    assert_eq!(answer, Err(refused));
}

/// R8: nobody is asked, both cards change hands, and each faces the other way.
#[test]
fn r8_exchanged_cards_flip() {
    let mut table = three();
    // A gives the 1 that faces A and takes B's 4 that faces the others.
    table.plays(A, "exchange 1 B 4");
    assert_eq!(table.sees(A, A), "4 2 # # # #", "A saw the 4 and sees it still");
    assert_eq!(table.sees(A, B), "# # # 1 5 #", "A goes on seeing the 1");
    assert_eq!(table.sees(B, B), "1 2 3 # # #", "B saw a back of both and sees backs");
    assert_eq!(table.sees(B, A), "# # # 4 5 6");
    assert_eq!(table.sees(C, A), "# # # 4 5 6", "C saw the 4 and sees its back now");
    assert_eq!(table.sees(C, B), "# # # 1 5 #", "C saw a back and sees the 1");
    assert_eq!(table.notes(C), ["A1=4"]);
}

/// R8: undoing the last exchange is legal.
#[test]
fn r8_an_exchange_may_be_undone_by_another() {
    let mut table = three();
    let before = [A, B, C].map(|seat| table.sees(seat, A));
    table.plays(A, "exchange 1 B 4");
    table.plays(B, "exchange 4 A 1");
    assert_eq!([A, B, C].map(|seat| table.sees(seat, A)), before);
}

/// R35: two different hands; a showcase card whether up or down.
#[test]
fn r35_an_exchange_needs_two_hands_and_any_showcase_card_may_be_taken() {
    three().refuses(A, choice("exchange 1 A 2"), Illegal::OwnHand, "R35");
    let mut table = scene("A plays\nA: 4 . . . . .\nB: . . . . . .\nshowcase: 1_ 2 3_");
    assert_eq!(table.legal(A).iter().filter(|action| matches!(action, Action::Showcase { .. })).count(), 18);
    table.plays(A, "showcase 1 1");
    assert_eq!(table.turn(), Some(B));
}

/// R9: what lay up faces its holder, what lay down faces the others.
#[test]
fn r9_a_showcase_card_keeps_the_side_it_shows() {
    let mut up = three();
    let events = up.plays(A, "showcase 4 1");
    assert_eq!((up.sees(A, A), up.sees(B, A)), ("1 2 # 1 # #".into(), "# # # # 5 6".into()));
    assert_eq!(up.showcase(), "# 2 3");
    let one = Seen::Face(Card::number(1).expect("a card"));
    let four = Seen::Face(Card::number(4).expect("a card"));
    let Sighting::ShowcaseExchanged { gave, took, .. } = up.saw(A, &events)[0] else { panic!("an exchange") };
    assert_eq!((gave, took), (Seen::Back, one), "A never sees what A gave");
    let Sighting::ShowcaseExchanged { gave, took, .. } = up.saw(B, &events)[0] else { panic!("an exchange") };
    assert_eq!((gave, took), (four, one));
    assert_eq!(up.notes(B), ["A4=1", "showcase 1=4"]);

    let mut down = scene("A plays\nA: 1< 2< 3< 4> 5> 6>\nB: . . . . . .\nC: . . . . . .\nshowcase: 6_ 2 3");
    down.plays(A, "showcase 1 1");
    assert_eq!((down.sees(A, A), down.sees(B, A)), ("# 2 3 # # #".into(), "6 # # 4 5 6".into()));
    assert_eq!(down.notes(A), ["showcase 1=1"], "A knows what A laid down");
    assert!(down.notes(B).is_empty());
}

/// R37: the card given lies down, whatever way it was held.
#[test]
fn r37_the_card_given_is_always_laid_down() {
    for own in 1..=6 {
        let mut table = three();
        table.plays(A, &format!("showcase {own} 2"));
        assert_eq!(table.showcase(), "1 # 3", "card {own}");
    }
}

/// R48: a hand has six places and the showcase three.
#[test]
fn r48_a_place_that_does_not_exist_is_refused() {
    let action = |json: &str| serde_json::from_str::<Action>(json).expect("an action can name any place");
    for json in [
        r#"{"exchange":{"own":6,"seat":1,"theirs":0}}"#,
        r#"{"exchange":{"own":0,"seat":1,"theirs":6}}"#,
        r#"{"showcase":{"own":6,"slot":0}}"#,
        r#"{"swap":{"a":0,"b":6}}"#,
    ] {
        three().refuses(A, action(json), Illegal::NoSuchPlace { place: 6 }, "R48");
    }
    three().refuses(A, action(r#"{"showcase":{"own":0,"slot":3}}"#), Illegal::NoSuchSlot { slot: 3 }, "R9");
    let (mut alone, _) = Table::laid(1, &[], &[]);
    alone.refuses(A, action(r#"{"replace":{"own":255}}"#), Illegal::NoSuchPlace { place: 255 }, "R48");
    for json in [r#"{"showcase":{"own":0,"slot":-1}}"#, r#"{"showcase":{"own":0}}"#, r#"{"keep":{"places":[0,1,6]}}"#] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    let event = r#"{"swapped":{"seat":0,"a":0,"b":6}}"#;
    assert!(serde_json::from_str::<Event>(event).is_err(), "what happened has places that exist");
}

/// R10: all own cards are looked at, by their holder alone; nothing else happens.
#[test]
fn r10_an_appraisal_shows_the_holder_every_own_card() {
    let mut table = three();
    assert_eq!(table.sees(A, A), "1 2 # # # #");
    assert!(table.notes(A).is_empty());
    let events = table.plays(A, "appraise");
    assert_eq!(table.sees(A, A), "1 2 # # # #", "cards stay as they are held");
    assert_eq!(table.notes(A), ["A3=W", "A4=4", "A5=5", "A6=6"]);
    for viewer in [Some(B), Some(C), None] {
        assert_eq!(table.saw(viewer, &events)[0], Sighting::Appraised { seat: A, cards: None });
        assert!(table.notes(viewer).is_empty());
    }
    assert!(matches!(table.saw(A, &events)[0], Sighting::Appraised { cards: Some(_), .. }));
}

/// R10: it is legal even where nothing is unknown.
#[test]
fn r10_an_appraisal_needs_nothing_unknown() {
    let mut table = scene("A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: . . .");
    assert_eq!(table.sees(A, A), "1 2 3 4 5 6");
    table.plays(A, "appraise");
    assert!(table.notes(A).is_empty(), "what is in sight needs no note");
}

/// R11: own cards change places before the action, and keep facing as they did.
#[test]
fn r11_a_hand_is_rearranged_before_the_action() {
    let mut table = three();
    table.plays(A, "swap 1 4");
    assert_eq!(table.sees(A, A), "# 2 # 1 # #");
    assert_eq!(table.turn(), Some(A), "the action is still to come");
    assert_eq!(table.sees(B, A), "# # # 4 5 6", "the others see the old order yet");
    table.plays(A, "appraise");
    assert_eq!(table.sees(B, A), "4 # # # 5 6", "the 4 faces the others as before");
    let answer = tsugi_engine::apply(&table.game, &mut table.state, A, choice("swap 1 2"), &mut table.luck, None);
    assert!(answer.is_err(), "not on another's turn");
}

/// R11: and after it, where the option says so; what was taken in sight of all is hidden before anybody acts.
#[test]
fn r11_a_hand_is_rearranged_after_the_action() {
    let mut table = three();
    table.acts(A, "exchange 1 B 6");
    assert_eq!(table.notes(C), ["A1=W"], "C saw a back that stayed a back");
    table.acts(A, "swap 1 2");
    assert_eq!((table.sees(A, A), table.sees(B, A)), ("2 # # # # #".into(), "# # # 4 5 6".into()));
    assert_eq!(table.notes(C), ["A1=W"], "C has not been told yet");
    table.acts(A, "end");
    assert!(table.notes(C).is_empty(), "{:?}", table.notes(C));
    assert_eq!(table.turn(), Some(B));
    let mut before = three_before();
    let events = before.acts(A, "exchange 1 B 6");
    assert!(matches!(events.last(), Some(Event::TurnEnded { next: B })), "the turn ended with the action");
    let answer = tsugi_engine::apply(&before.game, &mut before.state, A, choice("swap 1 2"), &mut before.luck, None);
    assert_eq!(answer, Err(tsugi_engine::Refused::NotYourTurn(A)));
    assert_eq!(before.notes(C), ["A1=W"], "it stands where all saw it go");
    before.acts(B, "appraise");
    before.acts(C, "exchange 1 A 1");
    assert!(before.state.cards(C)[0].is_wabi_sabi(), "and C takes it before A can move it");
}

/// R50: after the action a turn ends by saying so, and nothing but moving cards is left of it.
#[test]
fn r50_a_turn_ends_by_saying_so() {
    let mut table = three();
    table.refuses(A, Action::EndTurn, Illegal::ActFirst, "R50");
    table.acts(A, "swap 1 2");
    table.refuses(A, Action::EndTurn, Illegal::ActFirst, "R50");
    let events = table.acts(A, "showcase 1 1");
    assert!(!events.iter().any(|event| matches!(event, Event::TurnEnded { .. })));
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(table.view(viewer).phase, PhaseView::Playing { seat: A, swaps: 0, acted: true });
    }
    let legal = table.legal(A);
    assert_eq!((legal.len(), legal.last()), (16, Some(&Action::EndTurn)), "fifteen pairs of cards, and the end");
    assert!(legal.is_sorted());
    assert_eq!(table.acts(A, "end"), [Event::TurnEnded { next: B }], "nothing moved, nothing told");
    assert_eq!(table.view(B).phase, PhaseView::Playing { seat: B, swaps: 0, acted: false });
    three_before().refuses(A, Action::EndTurn, Illegal::EndsByItself, "R50");
}

/// R50: where the round ends with the turn there is nobody left to hide a card from.
#[test]
fn r50_a_turn_that_ends_the_round_ends_by_itself() {
    let table = |lock: &str, die: u8| {
        let hands = "A: 1< 2< 3< 4> 5> 6>\nB: . . . . . .\nC: . . . . . .\nshowcase: . . .";
        scene(&format!("A plays\n{hands}\nlock: {lock}\ndie: {die}\nscores: 5 5 5"))
    };
    let ends = |mut table: Table| {
        let events = table.acts(A, "exchange 1 B 1");
        events.iter().any(|event| matches!(event, Event::RoundScored { .. }))
    };
    assert!(ends(table("B", 1)), "B's turn would take the die to 0");
    assert!(!ends(table("B", 2)), "B's turn comes");
    assert!(!ends(table("C", 1)), "B has a turn before C's takes the die to 0");
    // The showcase turns and takes the die to 0: the round is over at once.
    let mut turns = scene("A plays\nA: 1 . . . . .\nB: . . . . . .\nshowcase: . ._ ._\ndie: 1");
    let events = turns.acts(A, "showcase 1 1");
    assert!(events.iter().any(|event| matches!(event, Event::RoundScored { .. })));
    assert!(!turns.state.has_acted());
    // So is the house rule's, and below its limit the turn goes on.
    for (stalled, over) in [(1, false), (2, true)] {
        let drawing = format!("A plays\nA: 1 . . . . .\nB: . . . . . .\nshowcase: . . .\ndie: 1\nstalled: {stalled}");
        let mut table = scene_with(&[("stall_limit", "3")], &drawing);
        table.acts(A, "exchange 1 B 1");
        assert_eq!(table.state.has_acted(), !over, "{stalled} turns before");
    }
}

/// R31: five before the action and five after it, each time told once; a move before leaves all five for after.
#[test]
fn r31_swaps_after_the_action_are_counted_anew() {
    let mut table = three();
    for (a, b) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        table.acts(A, &format!("swap {a} {b}"));
    }
    table.refuses(A, choice("swap 1 2"), Illegal::TooManySwaps { limit: 5 }, "R31");
    table.acts(A, "appraise");
    let mut unseen = Vec::new();
    for times in 1..=5 {
        unseen.extend(table.acts(A, "swap 1 2"));
        assert_eq!(table.view(A).phase, PhaseView::Playing { seat: A, swaps: times, acted: true });
        assert_eq!(table.view(B).phase, PhaseView::Playing { seat: A, swaps: 0, acted: true });
    }
    assert!(table.saw(B, &unseen).is_empty(), "nobody else is told yet");
    table.refuses(A, choice("swap 1 2"), Illegal::TooManySwaps { limit: 5 }, "R31");
    assert_eq!(table.legal(A), [Action::EndTurn]);
    let events = table.acts(A, "end");
    assert!(matches!(
        table.saw(B, &events)[..],
        [Sighting::HandRearranged { seat: A, times: 5, .. }, Sighting::TurnEnded { next: B }]
    ));
}

/// R31: at most five, told once when the action comes; how often is told, where backs went is not.
#[test]
fn r31_swaps_are_bounded_and_told_once() {
    let mut table = three();
    let mut unseen = Vec::new();
    for (a, b) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        unseen.extend(table.plays(A, &format!("swap {a} {b}")));
    }
    for viewer in [Some(B), Some(C), None] {
        assert!(table.saw(viewer, &unseen).is_empty(), "nobody else is told yet");
        assert_eq!(table.view(viewer).phase, PhaseView::Playing { seat: A, swaps: 0, acted: false });
    }
    assert_eq!(table.saw(A, &unseen).len(), 5);
    table.refuses(A, choice("swap 1 2"), Illegal::TooManySwaps { limit: 5 }, "R31");
    let events = table.plays(A, "appraise");
    let Sighting::HandRearranged { seat, times, cards } = table.saw(B, &events)[0] else { panic!("told first") };
    assert_eq!((seat, times, crate::scene::row(&cards).as_str()), (A, 5, "# # 4 5 6 #"));
    let told = table.saw(B, &events).into_iter().filter(|saw| matches!(saw, Sighting::HandRearranged { .. }));
    assert_eq!(told.count(), 1);
    let mut still = three();
    let events = still.plays(A, "appraise");
    assert!(!events.iter().any(|event| matches!(event, Event::HandRearranged { .. })), "nothing moved, nothing told");
}

/// R31: what others had noted of backs in that hand cannot be placed any more; the holder follows.
#[test]
fn r31_notes_of_backs_are_lost_where_a_hand_is_rearranged() {
    let mut table = three();
    table.plays(A, "showcase 1 1");
    assert_eq!(table.notes(B), ["A1=1"], "all saw the 1 go to A, where it faces A");
    table.plays(B, "exchange 1 C 1");
    table.plays(C, "exchange 1 B 1");
    table.plays(A, "swap 1 2");
    table.plays(A, "exchange 6 B 6");
    assert!(!table.notes(B).iter().any(|note| note.starts_with('A')), "{:?}", table.notes(B));
    assert_eq!(table.notes(None), [""; 0], "spectators neither");
    assert_eq!(table.sees(A, A), "2 1 # # # #");
}

/// R31: five exchanges of two reach every order of six cards.
#[test]
fn r31_five_swaps_reach_every_order() {
    let mut orders: std::collections::BTreeSet<[u8; 6]> = [[0, 1, 2, 3, 4, 5]].into();
    for _ in 0..5 {
        for mut order in orders.clone() {
            for a in 0..6 {
                for b in a + 1..6 {
                    order.swap(a, b);
                    orders.insert(order);
                    order.swap(a, b);
                }
            }
        }
    }
    assert_eq!(orders.len(), 720);
}
