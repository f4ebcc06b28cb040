//! What a bot chose can be had again from the store: the log up to there, and the budget that it had.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tsugi_catalog::{Asks, Found, answer, find};
use tsugi_house::{Entry, HostedTable};
use tsugi_store::{Memory, Store};

use crate::{
    Settings,
    languages::languages,
    leaks::law::house::{House, Player, make},
};

/// A little time: some answers are given with less than promised, some by the quick player. Each is repeated.
#[tokio::test]
async fn every_choice_of_a_bot_is_repeated_from_the_store() {
    for (game, bot) in [("broken-and-beautiful", "master"), ("wabisaby", "master"), ("held-hands", "strong")] {
        let store = Arc::new(Memory::default());
        let settings = Settings { bot_deadline: Duration::from_millis(200), ..Settings::default() };
        let house = House::with(settings, store.clone()).await;
        let mut host = house.visitor();
        let (id, _) = make(&mut host, &json!({ "game": game, "seats": ["mine", { "bot": bot }] })).await;
        let mut player = Player::sit(&host, &id, "").await;
        // Until the bot has chosen some times, whoever has how many choices in a turn.
        for number in 0..40 {
            player.wait_for_turn().await;
            if player.is_over() {
                break;
            }
            player.choose(number).await.expect("legal");
        }
        player.wait_for_turn().await;
        house.close().await;
        let log = store.log(&id).await.expect("memory answers");
        let mut repeated = 0;
        for (version, text) in log.iter().enumerate() {
            let Ok(Entry::Chose(chose)) = serde_json::from_str(text) else { continue };
            let Some(thought) = chose.thought.filter(|thought| !thought.stopped) else { continue };
            let table =
                HostedTable::restored(&id, &log[..version], languages()).expect("it adds up").expect("it is there");
            let bot = thought.asked(find(game).expect("it is listed"));
            let asked = table.game().and_then(|game| game.question(chose.seat, Asks::Choice, &bot));
            let again = answer(&asked.expect("the bot was awaited").within(thought.budget, 600_000));
            let Found::Choice(action) = again.expect("an answer").found else { panic!("a choice was asked") };
            assert_eq!(action.get(), chose.action.get(), "{game}, version {version}, {thought:?}");
            repeated += 1;
        }
        assert!(repeated > 2, "{game}: {repeated}");
    }
}
