//! What a chat program is told of a link: the game, and of a finished game that anybody may watch how it ended.

use std::sync::Arc;

use serde_json::json;
use tsugi_server::{Asset, Settings};
use tsugi_store::Memory;

use crate::house::{House, Player, make, play_out};

fn page(address: &str, _packed: bool) -> Option<Asset> {
    let content = br#"<meta property="og:title" content="Tsugi" />"#.as_slice().into();
    (address == "/").then_some(Asset { content, kind: "text/html; charset=utf-8", packed: false, lasting: false })
}

/// The title that somebody unknown is shown of a link.
async fn title(house: &House, link: &str) -> String {
    let shown = house.visitor().get(link).await.expect("an answer").text;
    let (_, after) = shown.split_once("og:title\" content=\"").expect("it has a title");
    after.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_link_tells_how_a_public_game_ended_and_nothing_before() {
    let house = House::with(Settings { page, ..Settings::default() }, Arc::new(Memory::default())).await;
    for public in [true, false] {
        let mut host = house.visitor();
        let wish =
            json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "name": "<Nora>", "public": public });
        let (id, key) = make(&mut host, &wish).await;
        let link = format!("/t/{id}/replay?g=kintsugi&lang=en");
        assert_eq!(title(&house, &link).await, "Kintsugi · Tsugi", "nothing while it runs");
        play_out(&mut [Player::sit(&host, &id, "").await], 7).await;
        let told = title(&house, &link).await;
        if public {
            assert!(told.starts_with("Kintsugi · ") && told.contains(" wins with "), "{told}");
            assert!(!told.contains('<'), "what somebody is called is text: {told}");
        } else {
            assert_eq!(told, "Kintsugi · Tsugi", "a private table is nobody's business");
            let known = host.get(&format!("{link}&k={key}")).await.expect("an answer").text;
            assert!(known.contains("Kintsugi · Tsugi"), "whoever asks: what is shown is for others");
        }
        let other = title(&house, &format!("/t/{id}?g=wabisaby&lang=en")).await;
        assert!(other.ends_with(" · Tsugi"), "another game's name gives nothing away: {other}");
    }
    house.close().await;
}
