//! How to play says the figures in force, inside the sentences that use them.

use tsugi_engine::{Options, Setting};
use tsugi_guide::Guide;
use tsugi_narrator::{Lang, prose};
use tsugi_wabisaby::{Components, WabiSaby};
use tsugi_wabisaby_guide::WABISABY;

fn said(seats: usize, options: &[(&str, Setting)], components: Components) -> String {
    let given = options.iter().map(|(key, setting)| (*key, setting.clone()));
    let options = Options::new(&WABISABY.listing().options, given, seats).expect("they can be set");
    let game = WabiSaby::new(seats, &options, components).expect("it can be played with");
    prose(&WABISABY.how_to_play(&game, &WABISABY.listing().words(Lang::En)))
}

#[test]
fn an_option_changes_its_sentence() {
    let ours = Components::ours;
    assert!(said(4, &[], ours()).contains("somebody comes to 6 points"));
    assert!(said(4, &[("target_score", Setting::Number(9))], ours()).contains("somebody comes to 9 points"));
    assert!(said(4, &[("stall_limit", Setting::Number(0))], ours()).contains("Nothing else lowers the die."));
    let spared = said(4, &[("bin_voids_bonus", Setting::Flag(false))], ours());
    assert!(spared.replace('\n', " ").contains("your own Wabi Sabi cards still count"), "{spared}");
}

#[test]
fn a_card_changes_its_sentence() {
    let mut components = Components::ours();
    assert!(said(1, &[], components.clone()).contains("5        0–6, 32–36"));
    components.score_card[0].rows[0].points = 8;
    components.solo.challenge = 12;
    let text = said(1, &[], components);
    assert!(text.contains("8        0–6, 32–36") && text.contains("12 points in all"), "{text}");
}
