//! Lessons over the wire: the learner is told what to do, others follow the script, another choice is refused.

use serde_json::{Value, json};
use tsugi_wire::{Code, Json};

use crate::house::{House, Player, make};

/// What the newest update tells the learner.
fn taught(player: &Player) -> Option<Value> {
    let lesson = |text: &String| {
        let update = serde_json::from_str::<Value>(text).ok()?["update"].take();
        Some(update["lesson"].clone()).filter(Value::is_object)
    };
    player.heard.iter().rev().find_map(lesson)
}

#[tokio::test]
async fn a_learner_is_led_through_every_lesson_and_then_plays_on() {
    let house = House::open().await;
    for game in ["broken-and-beautiful", "kintsugi", "unbroken", "held-hands", "wabisaby"] {
        let mut learner = house.visitor();
        let wish = json!({ "game": game, "seats": ["mine"], "lesson": true, "name": "Nora", "word": "maple" });
        let (id, _) = make(&mut learner, &wish).await;
        let mut player = Player::sit(&learner, &id, "lang=fr").await;
        let mut steps = 0;
        loop {
            player.wait_for_turn().await;
            let lesson =
                taught(&player).unwrap_or_else(|| panic!("{game}: a learner is told what to do: {:?}", player.heard));
            let Some(action) = lesson.get("action") else { break };
            steps += 1;
            assert_eq!(lesson["step"], json!(steps), "{game}");
            let is_meant = |legal: &Json| serde_json::from_str::<Value>(legal.get()).expect("JSON") == *action;
            if let Some(other) = player.legal.iter().position(|legal| !is_meant(legal)) {
                let refused = player.choose(other).await.expect_err("it is another choice");
                assert_eq!(refused.code, Code::Lesson, "{game}: {}", refused.message);
                assert!(refused.message.contains(lesson["todo"].as_str().expect("a text")), "{}", refused.message);
            }
            let meant = player.legal.iter().position(is_meant);
            player.choose(meant.expect("what is meant is legal")).await.expect("and accepted");
        }
        let lesson = taught(&player).expect("a last word");
        assert!(lesson["step"].as_u64() > lesson["of"].as_u64() && steps >= 5, "{game}: {lesson}");
        player.choose(0).await.expect("the game goes on freely");
    }
    house.close().await;
}
