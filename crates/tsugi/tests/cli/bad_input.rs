//! Whatever is asked wrongly: one sentence on standard error with the place, and nothing else.

use std::{io::PipeWriter, path::Path};

use crate::program::{finish, folder, run, run_in, tsugi};

#[test]
fn wrong_arguments_are_refused_in_one_sentence() {
    let cases: [(&[&str], &str); 37] = [
        (&["play", "chess"], "There is no game \"chess\"; the games are broken-and-beautiful, kintsugi"),
        (&["sim", "chess"], "There is no game \"chess\""),
        (&["rules", "Kintsugi"], "There is no game \"Kintsugi\""),
        (&["components", ""], "There is no game \"\""),
        (&["score", "chess", "told.json"], "There is no game \"chess\""),
        (&["play", "two\nlines"], "There is no game \"two lines\""),
        (&["play", "kintsugi", "--players", "1"], "kintsugi is for 2 to 4 players, not 1."),
        (&["play", "kintsugi", "--players", "5"], "kintsugi is for 2 to 4 players, not 5."),
        (&["play", "kintsugi", "--players", "0"], "not 0."),
        (&["sim", "kintsugi", "--players", "5"], "kintsugi is for 2 to 4 players, not 5."),
        (&["sim", "kintsugi", "--players", "18446744073709551615"], "not 18446744073709551615."),
        (&["play", "kintsugi", "--players", "many"], "'many' does not fit '--players"),
        (&["play", "kintsugi", "--option", "colour=red"], "There is no option \"colour\"; the options are ingots,"),
        (&["play", "kintsugi", "--option", "ingots=61"], "Option ingots cannot be 61; it may be 0..60."),
        (&["play", "kintsugi", "--option", "ingots=-1"], "Option ingots cannot be -1"),
        (
            &["play", "kintsugi", "--option", "unlimited=maybe"],
            "Option unlimited cannot be maybe; it may be true|false.",
        ),
        (&["play", "kintsugi", "--option", "novices=0+2"], "Option novices cannot be 0+2"),
        (&["play", "kintsugi", "--option", "first_player=2"], "Option first_player cannot be 2"),
        (&["play", "kintsugi", "--option", "tie_break=coin"], "it may be repaired_then_items|repaired."),
        (&["play", "kintsugi", "--option", "ingots"], "\"ingots\" does not say what the option is set to"),
        (&["play", "kintsugi", "--bots", "clever"], "There is no bot \"clever\"; the bots are random, novice,"),
        (&["sim", "kintsugi", "--bots", "random,clever"], "There is no bot \"clever\""),
        (&["play", "kintsugi", "--players", "2", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (&["play", "kintsugi", "--bots", "random,random,random,random,random"], "2 to 4 players, not 6."),
        (&["sim", "kintsugi", "--players", "3", "--bots", "random,random"], "2 bots are named for 3 seats; name one"),
        (&["play", "kintsugi", "--names", "Ana"], "1 name is given for 2 players."),
        (&["play", "kintsugi", "--names", "Ana,"], "\"\" is no name; a name has 1 to 36 characters"),
        (&["play", "kintsugi", "--names", "Ana,B\u{1b}[2Jo"], "\"B[2Jo\" is no name"),
        (&["play", "kintsugi", "--names", &"x".repeat(79)], "1 name is given for 2 players."),
        (&["play", "kintsugi", "--seed", "9007199254740992"], "The seed 9007199254740992 is too large"),
        (&["play", "kintsugi", "--seed", "-1"], "'-1' is not expected here"),
        (&["sim", "kintsugi", "--threads", "3000"], "3000 threads are asked for; at most 256 are started."),
        (&["sim", "kintsugi", "--records", "no/such/folder.jsonl"], "no/such/folder.jsonl"),
        (&["play", "kintsugi", "--lang", "de"], "\"de\" is no language spoken here; say en or fr"),
        (&["deal"], "there is no command 'deal'"),
        (&["play"], "what is missing is <GAME>"),
        (&["verify"], "what is missing is <FILES>..."),
    ];
    for (arguments, fragment) in cases {
        run(arguments).refused(fragment);
    }
}

/// What our rules, the readers beneath them, the system and the reader of arguments say, each in French.
#[test]
fn complaints_of_every_origin_are_french() {
    let folder = folder();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file is written");
    write("deck.toml", "[[card]]\ntype = \"cup\"\npatterns = [\"blue\"]\ncopies = 1\ningots = 16\n");
    write("no.json", "{\"seats\": [");
    write("gold.json", "{\"seats\":[{\"name\":\"A\",\"cards\":[{\"type\":\"gold\",\"state\":\"unbroken\"}]}]}");
    write("state.json", "{\"seats\":[{\"name\":7,\"cards\":[]}]}");
    let refused = |arguments: &[&str], fragment| {
        run_in(folder.path(), &[arguments, &["--lang", "fr"]].concat(), b"").refused(fragment);
    };
    refused(
        &["components", "kintsugi", "--components", "deck.toml"],
        "deck.toml, card 1 (cup), champ `ingots`\u{a0}: 16 n’est pas compris entre 0 et 15.",
    );
    refused(&["score", "kintsugi", "no.json"], "le JSON s’arrête trop tôt");
    refused(&["score", "kintsugi", "gold.json"], "l’or se vend et ne se garde jamais (R7)");
    refused(&["score", "kintsugi", "state.json"], "il faut un texte, et non un nombre entier");
    refused(&["score", "kintsugi", "nowhere.json"], "il n’y a rien de ce nom");
    refused(&["deal"], "il n’y a pas de commande «\u{a0}deal\u{a0}»");
    refused(&["sim", "kintsugi", "--games", "x"], "ce n’est pas un nombre entier");
}

#[test]
fn help_speaks_both_languages() {
    let english = run(&["sim", "--help"]).succeeded().out;
    let french = run(&["sim", "--help", "--lang", "fr"]).succeeded().out;
    assert!(english.contains("Usage: tsugi sim") && english.contains("How many games [default: 1000]"), "{english}");
    assert!(french.contains("Utilisation\u{a0}: tsugi sim") && french.contains("Combien de parties"), "{french}");
    assert_eq!(english.lines().count(), french.lines().count());
}

#[test]
fn refusals_are_french_where_french_is_spoken() {
    let refused = |arguments: &[&str], fragment| run(&[arguments, &["--lang", "fr"]].concat()).refused(fragment);
    refused(&["play", "chess"], "Il n’y a pas de jeu «\u{a0}chess\u{a0}»");
    refused(&["play", "kintsugi", "--players", "5"], "se joue de 2 à 4, pas à 5");
    refused(&["show", "missing.json"], "ne peut être ni lu ni écrit");
}

#[test]
fn the_largest_seed_is_one_below_the_limit() {
    let folder = folder();
    let arguments = ["play", "kintsugi", "--seed", "9007199254740991"];
    run_in(folder.path(), &arguments, b"1\nsave part.json\n").succeeded();
    run_in(folder.path(), &["verify", "part.json"], b"").succeeded();
    let ran = run_in(folder.path(), &["play", "--resume", "part.json"], b"").succeeded();
    assert!(ran.out.contains("P1 (you)") || ran.out.contains("P2 (you)"), "{}", ran.out);
}

/// Where a deck of one's own is read, a bad one is refused with file, entry and field.
#[test]
fn a_bad_deck_is_refused_with_file_entry_and_field_by_every_command() {
    let cup = "[[card]]\ntype = \"cup\"\npatterns = [\"blue\"]\ncopies = 20\ningots = 1\n";
    let cases = [
        ("", "deck.toml: it lists no cards"),
        ("not a deck", "deck.toml: line 1 cannot be read as TOML"),
        ("[[card]]\ntype = \"cup\"\n[[card", "deck.toml: line 3 cannot be read as TOML"),
        ("[[card]]\ntype = \"mug\"\n", "deck.toml, card 1 (mug), field `type`: \"mug\" is none of cup"),
        (&format!("{cup}[[card]]\ntype = \"bowl\"\n"), "deck.toml, card 2 (bowl), field `copies`: it is missing"),
        (&cup.replace("20", "0"), "deck.toml, card 1 (cup), field `copies`: 0 is not from 1 to 63"),
        (&cup.replace("20", "\"two\""), "card 1 (cup), field `copies`: it must be a whole number, not a text"),
        (&cup.replace("= 1", "= 16"), "card 1 (cup), field `ingots`: 16 is not from 0 to 15"),
        (&cup.replace("[\"blue\"]", "[\"red\"]"), "card 1 (cup), field `patterns`: \"red\" is none of blue"),
        (&cup.replace("[\"blue\"]", "[]"), "card 1 (cup), field `patterns`: pottery has a pattern"),
        (&format!("{cup}{cup}"), "card 2 (cup), field `patterns`: the blue ones already stand"),
        (&format!("{cup}weight = 3\n"), "card 1 (cup), field `weight`: there is no such field"),
        (&cup.replace("20", "4"), "deck.toml: the deck holds 4 cards; a round of 2 players deals 5"),
    ];
    for (deck, fragment) in cases {
        let folder = folder();
        std::fs::write(folder.path().join("deck.toml"), deck).expect("a deck can be written");
        std::fs::write(folder.path().join("told.json"), "{\"seats\":[]}").expect("a file can be written");
        for command in [
            &["play", "kintsugi"][..],
            &["sim", "kintsugi"],
            &["components", "kintsugi"],
            &["score", "kintsugi", "told.json"],
        ] {
            run_in(folder.path(), &[command, &["--components", "deck.toml"]].concat(), b"").refused(fragment);
        }
    }
}

#[test]
fn components_may_be_a_folder_of_one_file() {
    let folder = folder();
    let with = |path: &str| run_in(folder.path(), &["components", "kintsugi", "--components", path], b"");
    with("missing.toml").refused("missing.toml cannot be read or written");
    std::fs::create_dir(folder.path().join("box")).expect("a folder can be made");
    let write = |name: &str, text: &[u8]| std::fs::write(folder.path().join(name), text).expect("a file is written");
    write("box/remarks.txt", b"not read");
    with("box").refused("box: there is no TOML file in this folder");
    write("box/cards.toml", b"[[card]]\ntype = \"gold\"\ncopies = 9\ningots = 1\n");
    assert!(with("box").succeeded().out.contains("9 cards"));
    write("box/more.toml", b"");
    with("box").refused("box: this game's components are one file; this folder holds several");
    write("bytes.toml", b"\xff\xfe\x00");
    with("bytes.toml").refused("bytes.toml cannot be read or written");
}

#[test]
fn files_that_hold_no_record_are_refused() {
    let folder = folder();
    let cases: [(&[u8], &str); 9] = [
        (b"", "holds no record"),
        (b"  \n\n", "holds no record"),
        (b"garbage", "is not JSON: this is not JSON from line 1, column 1"),
        (b"\xff\xfe\x00", "cannot be read or written"),
        (b"{\"format\":1,", "is not JSON: the JSON ends too early"),
        (b"[]", "This is no record of a game"),
        (b"{\"seats\":[]}", "This is no record of a game"),
        (b"{\"format\":\"one\"}", "This is no record of a game"),
        (b"{\"format\":1}", "It cannot be read: the field `"),
    ];
    for (bytes, fragment) in cases {
        std::fs::write(folder.path().join("game.json"), bytes).expect("a file can be written");
        run_in(folder.path(), &["verify", "game.json"], b"").failed(fragment);
        run_in(folder.path(), &["show", "game.json"], b"").refused(fragment);
        let resumed = run_in(folder.path(), &["play", "--resume", "game.json"], b"");
        // One document is wanted there, so that nothing at all is no JSON.
        resumed.refused(if fragment == "holds no record" { "is not JSON: the JSON ends too early" } else { fragment });
    }
    for command in [&["show", "."][..], &["play", "--resume", "."], &["score", "kintsugi", "."]] {
        run_in(folder.path(), command, b"").refused(". cannot be read or written");
    }
    run_in(folder.path(), &["show", "missing.json"], b"").refused("missing.json cannot be read or written");
}

#[test]
fn nobody_at_the_table_is_shown_nothing() {
    let folder = folder();
    run_in(folder.path(), &["sim", "kintsugi", "--games", "1", "--records", "one.json"], b"").succeeded();
    for viewer in ["seat:2", "seat:-1", "seat:8", "seat:", "seat", "Seat:0", "P1", "", "spectators"] {
        let ran = run_in(folder.path(), &["show", "one.json", "--viewer", viewer], b"");
        ran.refused(&format!("\"{viewer}\" is nobody at that table"));
    }
}

/// The end of a pipe that nobody reads any more.
fn closed() -> PipeWriter {
    let (reader, writer) = std::io::pipe().expect("a pipe can be made");
    drop(reader);
    writer
}

/// Runs with a standard output that nobody reads any more.
fn unread(folder: &Path, arguments: &[&str]) {
    let child = tsugi(folder).args(arguments).stdout(closed()).spawn().expect("the program starts");
    let ran = finish(child, "{\"op\":\"status\"}\n".repeat(3).as_bytes());
    assert_eq!(ran.code, 1, "{arguments:?}: {}", ran.err);
    ran.complained(&["tandard output was closed: nobody reads any more"]);
}

#[test]
fn a_closed_standard_output_ends_every_command_with_a_sentence() {
    let folder = folder();
    run_in(folder.path(), &["sim", "kintsugi", "--games", "1", "--records", "one.json"], b"").succeeded();
    std::fs::write(folder.path().join("told.json"), "{\"seats\":[{\"name\":\"A\",\"cards\":[]}]}")
        .expect("it is written");
    let commands: [&[&str]; 12] = [
        &["games"],
        &["games", "--json"],
        &["rules", "kintsugi"],
        &["components", "kintsugi"],
        &["play", "kintsugi", "--seed", "1"],
        &["play", "kintsugi", "--players", "2", "--bots", "random,random"],
        &["sim", "kintsugi", "--games", "5"],
        &["verify", "one.json"],
        &["show", "one.json"],
        &["score", "kintsugi", "told.json", "--json"],
        &["bridge"],
        &["--help"],
    ];
    for arguments in commands {
        unread(folder.path(), arguments);
    }
}

#[test]
fn a_closed_standard_error_changes_nothing_but_that_nobody_hears() {
    let folder = folder();
    let deaf = |arguments: &[&str]| tsugi(folder.path()).args(arguments).stderr(closed()).spawn().expect("it starts");
    let child = deaf(&["play", "kintsugi", "--seed", "7"]);
    let ran = finish(child, b"99\nnonsense\nundo\n1\n");
    assert!(ran.code == 0 && ran.out.contains("P2, your pick"), "code {}: {}", ran.code, ran.out);
    assert_eq!(finish(deaf(&["play", "chess"]), b"").code, 1);
    assert_eq!(finish(deaf(&["dance"]), b"").code, 2);
}
