//! Whole games at the prompt, answered by the numbers that are offered.

use crate::program::{AtPrompt, Ran, any_of, assert_shown_well, choices, folder, play_out, run_in, tsugi};

/// Plays to the end with these arguments, saves, and holds everything shown against the terminal.
fn whole_game(arguments: &[&str]) -> (Ran, usize) {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &[&["play"], arguments].concat());
    let answers = play_out(&mut table).len();
    table.say("save end.json");
    let ran = table.leave().succeeded();
    assert_shown_well(&ran.out);
    let verified = run_in(folder.path(), &["verify", "end.json"], b"").succeeded();
    assert!(verified.out.contains("played to its end: every choice was played again"), "{}", verified.out);
    (ran, answers)
}

#[test]
fn a_game_of_broken_and_beautiful_against_a_random_bot_is_finished_in_english() {
    let (ran, answers) = whole_game(&["broken-and-beautiful", "--bots", "random", "--seed", "4"]);
    assert!(answers > 15, "{answers}");
    for sentence in
        ["Broken and Beautiful: P1, P2.", "P1, your pick", "The game ended:", "wins with", "The seed was 4."]
    {
        assert!(ran.out.contains(sentence), "{sentence:?} in {}", ran.out);
    }
}

#[test]
fn a_game_of_kintsugi_against_a_random_bot_is_finished_in_french() {
    let (ran, answers) = whole_game(&["kintsugi", "--bots", "random", "--seed", "5", "--lang", "fr"]);
    assert!(answers > 15, "{answers}");
    for sentence in ["Kintsugi\u{a0}: P1, P2.", "P1, à vous de choisir", "La partie est finie", "La graine était 5."]
    {
        assert!(ran.out.contains(sentence), "{sentence:?} in {}", ran.out);
    }
}

#[test]
fn without_a_seed_luck_is_drawn_and_told_at_the_end() {
    let (ran, _) = whole_game(&["kintsugi", "--bots", "random"]);
    assert!(ran.out.contains("The seed was "), "{}", ran.out);
}

#[test]
fn three_and_four_play_at_one_keyboard_in_both_languages() {
    for (players, names) in [("3", "Maximilienne,Théodora-Léa,Bo"), ("4", "Ana,Bartholomäus,Cy,Wilhelmina")] {
        for (game, lang) in [("broken-and-beautiful", "fr"), ("kintsugi", "en")] {
            let arguments = [game, "--players", players, "--names", names, "--seed", "11", "--lang", lang];
            let (ran, answers) = whole_game(&arguments);
            assert!(answers > 30, "{answers}");
            assert!(names.split(',').all(|name| ran.out.contains(&format!("{name}, "))), "{}", ran.out);
        }
    }
}

#[test]
fn the_longest_names_fit_the_terminal() {
    let names = ["a", "b", "c", "d"].map(|letter| letter.repeat(36)).join(",");
    for (game, lang) in [("broken-and-beautiful", "en"), ("kintsugi", "fr")] {
        whole_game(&[game, "--players", "4", "--names", &names, "--seed", "12", "--lang", lang]);
    }
}

#[test]
fn bots_take_the_last_seats_and_people_the_others() {
    let folder = folder();
    let arguments = ["play", "kintsugi", "--players", "4", "--bots", "random,random", "--seed", "2"];
    let mut table = AtPrompt::sit(folder.path(), &arguments);
    play_out(&mut table);
    let shown = table.leave().succeeded().out;
    let asked = |who: &str| shown.contains(&format!("{who}, your pick"));
    assert_eq!(["P1", "P2", "P3", "P4"].map(asked), [true, true, false, false]);
}

#[test]
fn without_a_number_of_players_there_is_one_more_than_the_bots_or_the_fewest() {
    let folder = folder();
    for (bots, title) in [("", "Kintsugi: P1, P2."), ("random,random", "Kintsugi: P1, P2, P3.")] {
        let bots: &[&str] = if bots.is_empty() { &[] } else { &["--bots", bots] };
        let ran = run_in(folder.path(), &[&["play", "kintsugi", "--seed", "1"], bots].concat(), b"").succeeded();
        assert!(ran.out.starts_with(title), "{}", ran.out);
    }
}

#[test]
fn bots_in_all_seats_play_to_the_end_by_themselves() {
    let folder = folder();
    let arguments = ["play", "broken-and-beautiful", "--players", "3", "--bots", "random,random,random", "--seed", "9"];
    let ran = run_in(folder.path(), &arguments, b"score\nundo\n1\n").code_zero();
    assert_shown_well(&ran.out);
    assert!(ran.out.contains("The game is over"), "{}", ran.out);
    ran.complained(&["P", "There is no choice 1; there is nothing left to choose."]);
}

#[test]
fn the_last_of_the_game_before_names_the_first_player() {
    let folder = folder();
    let arguments = ["play", "broken-and-beautiful", "--option", "last_placed=1", "--seed", "3"];
    let mut table = AtPrompt::sit(folder.path(), &arguments);
    assert!(table.shown.contains("P2, name the first player."), "{}", table.shown);
    assert_eq!(choices(&table.shown), ["P1 begins", "P2 begins"]);
    let shown = table.say("2");
    assert!(shown.contains("P2, your pick"), "{shown}");
    play_out(&mut table);
    table.leave().succeeded();
}

#[test]
fn every_choice_of_a_game_is_explained_within_the_terminal() {
    let folder = folder();
    for (game, lang) in [("broken-and-beautiful", "en"), ("kintsugi", "fr")] {
        let mut table = AtPrompt::sit(folder.path(), &["play", game, "--seed", "21", "--lang", lang]);
        let mut offered = choices(&table.shown);
        for step in 0.. {
            for number in 1..=offered.len() {
                let meaning = table.say(&format!("? {number}"));
                assert!(meaning.contains("(R"), "no ruling: {meaning}");
            }
            if offered.is_empty() {
                break;
            }
            offered = choices(&table.say(&any_of(step, &offered).to_string()));
        }
        assert_shown_well(&table.leave().succeeded().out);
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_argument_wins() {
    let folder = folder();
    let begins = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = tsugi(folder.path());
        command.envs(variables.iter().copied()).args(["games"]).args(arguments);
        let shown = String::from_utf8(command.output().expect("the program runs").stdout).expect("UTF-8");
        shown.lines().next().expect("games are listed").contains("joueurs")
    };
    assert!(begins(&[("LANG", "fr_FR.UTF-8")], &[]));
    assert!(begins(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "fr_CH")], &[]));
    assert!(!begins(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")], &[]));
    assert!(!begins(&[], &[]));
    assert!(!begins(&[("LANG", "fr_FR.UTF-8")], &["--lang", "en"]));
    assert!(begins(&[("LC_ALL", "en_US.UTF-8")], &["--lang", "fr"]));
}
