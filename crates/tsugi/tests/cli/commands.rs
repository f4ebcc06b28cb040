//! The commands that print and those that play by themselves: their words and their JSON.

use serde_json::{Value, json};

use crate::program::{assert_shown_well, folder, run, run_in};

const GAMES: [&str; 2] = ["broken-and-beautiful", "kintsugi"];

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn games_are_listed_with_exactly_what_is_promised() {
    let list = run(&["games", "--json"]).succeeded().json();
    let ids: Vec<&str> = list.as_array().expect("a list").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids[..2], GAMES);
    for game in list.as_array().expect("a list") {
        assert_eq!(keys(game), ["id", "name", "options", "seats"]);
        assert!(game["seats"].as_array().is_some_and(|seats| seats.iter().all(Value::is_u64)), "{game}");
        for option in game["options"].as_array().expect("a list") {
            assert_eq!(keys(option), ["default", "key", "values"]);
            let key = option["key"].as_str().expect("a word");
            assert!(key.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{key}");
        }
    }
    assert_eq!((&list[1]["name"], &list[1]["seats"]), (&json!("Kintsugi"), &json!([2, 3, 4])));
    let option = |game: usize, key: &str| {
        let options = list[game]["options"].as_array().expect("a list");
        options.iter().find(|option| option["key"] == key).expect("the option is listed").clone()
    };
    assert_eq!(option(0, "vase_bonus"), json!({"key": "vase_bonus", "values": {"min": 0, "max": 9}, "default": 1}));
    assert_eq!(option(1, "vase_bonus")["default"], 2);
    assert_eq!(option(1, "unlimited"), json!({"key": "unlimited", "values": [false, true], "default": false}));
}

#[test]
fn games_are_listed_in_words_in_both_languages() {
    for (lang, sentence) in [("en", "kintsugi: Kintsugi, 2 to 4 players"), ("fr", "de 2 à 4 joueurs")] {
        let shown = run(&["games", "--lang", lang]).succeeded().out;
        assert_shown_well(&shown);
        assert!(shown.contains(sentence) && shown.contains("vase_bonus=2"), "{shown}");
    }
}

#[test]
fn rules_name_every_ruling_in_both_languages() {
    for game in GAMES {
        for lang in ["en", "fr"] {
            let shown = run(&["rules", game, "--lang", lang]).succeeded().out;
            assert_shown_well(&shown);
            for number in 1..=51 {
                let heading = format!("### R{number} ");
                assert!(shown.contains(&heading), "R{number} is not in the {lang} rules");
            }
        }
    }
}

#[test]
fn components_mark_what_is_ours_rather_than_printed() {
    for (lang, mark) in [("en", "* our proposal"), ("fr", "* ")] {
        let shown = run(&["components", "broken-and-beautiful", "--lang", lang]).succeeded().out;
        assert_shown_well(&shown);
        assert!(shown.contains(mark) && shown.contains("46") && shown.contains("14"), "{shown}");
        assert_eq!(shown.lines().filter(|line| line.contains("1*") || line.contains("2*")).count(), 9, "{shown}");
    }
    let gold = run(&["components", "kintsugi"]).succeeded().out;
    let gold = gold.lines().find(|line| line.starts_with("gold")).expect("gold is listed");
    assert!(!gold.contains('*'), "the figures of gold are printed: {gold}");
}

#[test]
fn replaced_components_are_printed_in_place_of_ours() {
    let folder = folder();
    let deck = "[[card]]\ntype = \"vase\"\npatterns = [\"brown\"]\ncopies = 12\ningots = 5\nours = [\"ingots\"]\n";
    std::fs::write(folder.path().join("deck.toml"), deck).expect("a deck can be written");
    let print = |more: &[&str]| {
        let own = ["components", "kintsugi", "--components", "deck.toml"];
        run_in(folder.path(), &[&own[..], more].concat(), b"").succeeded()
    };
    let shown = print(&[]).out;
    assert!(shown.contains("vase  brown     12       5*") && shown.contains("12 cards"), "{shown}");
    let answer = print(&["--json"]).json();
    assert_eq!(answer["figures"], json!([{"type": "vase", "patterns": ["brown"], "copies": 12, "ingots": 5}]));
    let ours = run(&["components", "kintsugi", "--json"]).succeeded().json();
    assert_ne!(answer["components"], ours["components"]);
    assert!(ours["components"].as_str().is_some_and(|name| name.starts_with("sha256:") && name.len() == 71));
}

/// What a run reports, without what depends on the time.
fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "games_per_second", "actions_per_second"] {
        assert!(report[key].take().is_number(), "{key}");
    }
    report
}

#[test]
fn a_run_reports_the_same_for_any_number_of_threads_and_with_records() {
    let folder = folder();
    let plan =
        ["sim", "kintsugi", "--players", "3", "--bots", "random,random,random", "--games", "5000", "--seed", "9"];
    let sim = |more: &[&str]| run_in(folder.path(), &[&plan[..], &["--json"], more].concat(), b"").succeeded().json();
    let report = sim(&["--threads", "1"]);
    assert_eq!(keys(&report), ["actions", "actions_per_second", "games", "games_per_second", "seats", "seconds"]);
    assert_eq!((&report["games"], report["seats"].as_array().map(Vec::len)), (&json!(5000), Some(3)));
    for seat in report["seats"].as_array().expect("a list") {
        assert_eq!(keys(seat), ["bot", "mean_score", "shared", "wins"]);
        assert!(seat["bot"] == "random" && seat["mean_score"].is_f64(), "{seat}");
    }
    // Each game has one winner, or two or three who share: no game is lost between the threads.
    let sum = |key: &str| -> u64 {
        report["seats"].as_array().into_iter().flatten().filter_map(|seat| seat[key].as_u64()).sum()
    };
    let (wins, shared) = (sum("wins"), sum("shared"));
    assert!((wins + shared / 3..=wins + shared / 2).contains(&5000), "{report}");
    let first = timeless(report);
    assert_eq!(timeless(sim(&["--threads", "2"])), first);
    let one_name =
        ["sim", "kintsugi", "--players", "3", "--bots", "random", "--games", "5000", "--seed", "9", "--json"];
    assert_eq!(timeless(run(&one_name).succeeded().json()), first);
}

#[test]
fn recorded_games_are_the_games_of_the_run_and_verify() {
    let folder = folder();
    let plan = ["sim", "broken-and-beautiful", "--players", "4", "--games", "40", "--seed", "3", "--json"];
    let sim = |more: &[&str]| run_in(folder.path(), &[&plan[..], more].concat(), b"").succeeded().json();
    let unrecorded = timeless(sim(&[]));
    assert_eq!(timeless(sim(&["--threads", "1", "--records", "one.jsonl"])), unrecorded);
    assert_eq!(timeless(sim(&["--threads", "2", "--records", "two.jsonl"])), unrecorded);
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("records were written");
    assert_eq!(read("one.jsonl"), read("two.jsonl"));
    assert_eq!(read("one.jsonl").lines().count(), 40);
    let verified = run_in(folder.path(), &["verify", "one.jsonl"], b"").succeeded();
    assert!(verified.out.ends_with("40 records hold, 0 do not.\n"), "{}", verified.out);
}

#[test]
fn a_run_in_words_tells_seats_and_draws_no_bar_in_a_pipe() {
    for (lang, seat) in [("en", "Seat 1, random:"), ("fr", "Place 1, random\u{a0}:")] {
        let ran = run(&["sim", "kintsugi", "--games", "10", "--seed", "1", "--lang", lang]).succeeded();
        assert!(ran.out.contains(seat) && ran.out.lines().count() == 3, "{}", ran.out);
    }
    let none = run(&["sim", "kintsugi", "--games", "0", "--json"]).succeeded().json();
    assert_eq!((&none["actions"], &none["seats"][0]["mean_score"]), (&json!(0), &Value::Null));
}

#[test]
fn a_run_that_is_refused_leaves_an_earlier_file_of_records_alone() {
    let folder = folder();
    let kept = folder.path().join("kept.jsonl");
    std::fs::write(&kept, "dear old records\n").expect("a file can be written");
    for wrong in [["--players", "9"], ["--bots", "nobody"], ["--option", "ingots=99"], ["--threads", "100000"]] {
        let plan = ["sim", "kintsugi", "--games", "5", "--records", "kept.jsonl"];
        let ran = run_in(folder.path(), &[&plan[..], &wrong].concat(), b"");
        assert!(ran.code == 1 && ran.err.lines().count() == 1, "{wrong:?}: {}", ran.err);
    }
    assert_eq!(std::fs::read_to_string(kept).expect("it is still there"), "dear old records\n");
}

#[test]
fn a_recorded_game_is_told_to_each_viewer_and_to_all_in_both_languages() {
    let folder = folder();
    let plan = ["sim", "kintsugi", "--players", "3", "--games", "2", "--seed", "1", "--records", "two.jsonl"];
    run_in(folder.path(), &plan, b"").succeeded();
    let show = |more: &[&str]| {
        let shown = run_in(folder.path(), &[&["show", "two.jsonl"], more].concat(), b"").succeeded().out;
        assert_shown_well(&shown);
        shown
    };
    for (lang, title, dealt) in
        [("en", "Kintsugi: P1, P2, P3.", "Dealt: "), ("fr", "Kintsugi\u{a0}: P1, P2, P3.", "Carte posée\u{a0}: ")]
    {
        let all = show(&["--lang", lang]);
        assert_eq!(all.matches(title).count(), 2, "both games are told");
        // 6 rounds of 7 cards each for three players, in two games.
        assert_eq!(all.matches(dealt).count(), 2 * 6 * 7);
        for viewer in ["all", "seat:0", "seat:2", "spectator"] {
            // Everything is public in this game (R2), so everybody is told the same.
            assert_eq!(show(&["--viewer", viewer, "--lang", lang]), all, "{viewer}");
        }
    }
}

#[test]
fn a_ladder_plays_each_pair_on_the_same_deals_with_seats_rotated() {
    let asked = ["ladder", "broken-and-beautiful", "--games", "40", "--bots", "greedy,novice,random", "--json"];
    let ladder = run(&asked).succeeded().json();
    let pairs = ladder["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.len(), 3);
    for pair in pairs {
        let number = |value: &Value| value.as_u64().expect("a number");
        let counted = number(&pair["wins"][0]) + number(&pair["wins"][1]) + number(&pair["shared"]);
        assert_eq!((counted, number(&pair["games"])), (40, 40));
        let bound = |key: &str| pair[key].as_f64().expect("a share");
        assert!(0.0 <= bound("low") && bound("low") <= bound("high") && bound("high") <= 1.0, "{pair}");
    }
    assert_eq!(pairs[1]["bots"], json!(["greedy", "random"]));
    assert!(pairs[1]["low"].as_f64() > Some(0.8), "{}", pairs[1]);
    let strongest = &ladder["ratings"][0];
    assert_eq!(strongest["bot"], json!("greedy"));
    assert!(strongest["low"].as_f64() < strongest["rating"].as_f64());
    run(&["ladder", "kintsugi", "--bots", "greedy"]).refused("at least two bots");
    run(&["ladder", "kintsugi", "--bots", "search:0,greedy"]).refused("cannot have the budget");
    let told = run(&["ladder", "kintsugi", "--games", "4", "--bots", "greedy,random", "--lang", "fr"]).succeeded();
    assert!(told.out.contains("greedy contre random"), "{}", told.out);
}

#[test]
fn a_ladder_of_those_who_win_together_compares_deals_and_plays_mixed_tables() {
    let pairs = run(&["ladder", "held-hands", "--games", "20", "--bots", "greedy,novice", "--json"]).succeeded().json();
    let pair = &pairs["pairs"][0];
    assert_eq!((pair["games"].as_u64(), pair["mixed"]["games"].as_u64()), (Some(20), Some(20)));
    assert!(pair["wins"][0].as_u64() > pair["wins"][1].as_u64(), "{pair}");
    let told = run(&["ladder", "held-hands", "--games", "2", "--bots", "greedy,random"]).succeeded();
    assert!(told.out.contains("greedy and random together: "), "{}", told.out);
    let alone = run(&["ladder", "unbroken", "--games", "60", "--bots", "greedy,random", "--json"]).succeeded().json();
    let pair = &alone["pairs"][0];
    assert!(pair["wins"][0].as_u64() > Some(3) && pair["wins"][1] == 0 && pair.get("mixed").is_none(), "{pair}");
    assert!(pair["low"].as_f64() > Some(0.5), "{pair}");
}
