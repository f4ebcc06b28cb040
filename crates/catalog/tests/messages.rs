//! Every message exists in both languages, takes the same arguments, and keeps to the voice.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use tsugi_catalog::{Listing, Setup};
use tsugi_engine::Setting;
use tsugi_narrator::{COMMAND, COMMON, ERRORS, Lang, PAGE, SERVICE, WIDTH};

/// What one message is made of.
#[derive(Default)]
struct Parts {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    text: String,
}

impl Parts {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.text.push('\n');
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        // What stands here is said as one word, so that words around it stay apart.
        self.text.push('…');
        match inline {
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::VariableReference { id } => drop(self.arguments.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.insert(called(id.name, attribute));
            }
            InlineExpression::TermReference { id, attribute, .. } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.insert(called(&format!("-{}", id.name), attribute));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

fn called(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}

/// The messages, terms and attributes of a Fluent text; what is wrong with it goes to `faults`.
fn read(text: &str, faults: &mut Vec<String>) -> BTreeMap<String, Parts> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| format!("not Fluent: {error}")));
        resource
    });
    let mut all: BTreeMap<String, Parts> = BTreeMap::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let own = value.map(|value| (id.clone(), value));
        let attributes = attributes.iter().map(|a| (called(&id, Some(a.id.name)), &a.value));
        for (id, pattern) in own.into_iter().chain(attributes) {
            let mut parts = Parts::default();
            parts.read(pattern);
            if all.insert(id.clone(), parts).is_some() {
                faults.push(format!("{id} stands twice"));
            }
        }
    }
    all
}

/// The arguments of a message, those of what it refers to included.
fn arguments(id: &str, all: &BTreeMap<String, Parts>, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let Some(parts) = all.get(id).filter(|_| seen.insert(id.to_owned())) else { return BTreeSet::new() };
    let referred = parts.references.iter().flat_map(|reference| arguments(reference, all, seen));
    let referred: Vec<String> = referred.collect();
    parts.arguments.iter().cloned().chain(referred).collect()
}

/// All that keeps two texts from saying the same things.
fn faults([english, french]: [&str; 2]) -> Vec<String> {
    let mut faults = Vec::new();
    let (english, french) = (read(english, &mut faults), read(french, &mut faults));
    for (here, there, language) in [(&english, &french, "French"), (&french, &english, "English")] {
        for (id, parts) in here {
            if !there.contains_key(id) {
                faults.push(format!("{id} is missing in {language}"));
            }
            let dangling = parts.references.iter().filter(|reference| !here.contains_key(*reference));
            faults.extend(dangling.map(|reference| format!("{id} refers to {reference}, which is not there")));
        }
    }
    for id in english.keys().filter(|id| french.contains_key(*id)) {
        let taken = |all| arguments(id, all, &mut BTreeSet::new());
        let (english, french) = (taken(&english), taken(&french));
        if english != french {
            faults.push(format!("{id} takes {english:?} in English and {french:?} in French"));
        }
    }
    faults
}

/// The words of each game, with those that all share.
fn games() -> Vec<[String; 2]> {
    let shared = |lang: usize| [COMMON[lang], COMMAND[lang], ERRORS[lang], SERVICE[lang]].join("\n");
    let all = tsugi_catalog::games().iter();
    all.map(|game| [0, 1].map(|lang| [shared(lang).as_str(), game.words[lang]].join("\n"))).collect()
}

#[test]
fn every_message_has_both_languages_and_the_same_arguments() {
    for [english, french] in games() {
        assert_eq!(faults([&english, &french]), [""; 0]);
    }
}

/// The labels of the page: those of its frame, and those of each game's own table.
fn page_labels() -> [String; 2] {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders: Vec<_> = fs::read_dir(games).expect("there are games").flatten().map(|game| game.path()).collect();
    let own = |lang: &str| -> String {
        let files = folders.iter().map(|game| game.join(format!("page/lang/{lang}.ftl")));
        files.filter_map(|file| fs::read_to_string(file).ok()).collect()
    };
    let labels = [("en", PAGE[0]), ("fr", PAGE[1])].map(|(lang, frame)| [frame, &own(lang)].join("\n"));
    assert!(labels.iter().all(|labels| labels.contains("\nkeys-")), "games bring labels");
    labels
}

#[test]
fn every_label_of_the_page_has_both_languages_and_the_same_arguments() {
    let [english, french] = page_labels();
    assert_eq!(faults([&english, &french]), [""; 0]);
}

#[test]
fn a_missing_message_and_a_different_argument_are_found() {
    let [english, french] = games().remove(0);
    let planted = format!("{english}\nplanted = Hello.");
    assert_eq!(faults([&planted, &french]), ["planted is missing in French"]);
    let planted = format!("{french}\nplanted = Bonjour.");
    assert_eq!(faults([&english, &planted]), ["planted is missing in English"]);

    let different = ["planted = Hello, { $who }.", "planted = Bonjour, { $name }."];
    let found = faults([0, 1].map(|lang| different[lang]));
    assert_eq!(found, ["planted takes {\"who\"} in English and {\"name\"} in French"]);
}

#[test]
fn faults_are_found_in_attributes_terms_and_what_is_referred_to() {
    let missing = faults(["planted = a\n    .the = the a", "planted = a"]);
    assert_eq!(missing, ["planted.the is missing in French"]);
    let term = faults(["-planted = a\n    .the = { $kind }", "-planted = a\n    .the = le"]);
    assert_eq!(term, ["-planted.the takes {\"kind\"} in English and {} in French"]);
    let referred = faults(["a = { b }\nb = { $who }", "a = { b }\nb = { $who } { $kind }"]);
    assert_eq!(referred.len(), 2, "{referred:?}");
    let dangling = faults(["a = { b }", "a = a"]);
    assert_eq!(dangling, ["a refers to b, which is not there"]);
    assert_eq!(faults(["a = a\na = b", "a = a"]), ["a stands twice"]);
    assert!(!faults(["a = { $", "a = a"]).is_empty());
}

/// The log and the receipts name the players.
#[test]
fn events_and_receipt_lines_never_say_you() {
    const YOU: [&str; 8] = ["you", "your", "yours", "vous", "votre", "vos", "vôtre", "vôtres"];
    for text in games().iter().flatten() {
        let all = read(text, &mut Vec::new());
        let told = all.iter().filter(|(id, _)| id.starts_with("event-") || id.starts_with("line-"));
        let mut count = 0;
        for (id, parts) in told {
            let said = parts.text.to_lowercase();
            let mut words = said.split(|c: char| !c.is_alphabetic());
            assert!(!words.any(|word| YOU.contains(&word)), "{id}: {said}");
            count += 1;
        }
        assert!(count > 20);
    }
}

/// A colon follows a no-break space; a semicolon, an exclamation and a question a narrow one. What
/// stands between backticks is typed as it is and has no language.
#[test]
fn french_marks_follow_their_spaces() {
    let marks = |text: &str, place: &str| {
        let (mut before, prose) = (' ', text.split('`').step_by(2).collect::<String>());
        for mark in prose.chars() {
            let wanted = match mark {
                ':' => Some('\u{a0}'),
                ';' | '!' | '?' => Some('\u{202f}'),
                _ => None,
            };
            assert!(wanted.is_none_or(|wanted| wanted == before), "{place}: {text}");
            assert_ne!(mark, '\'', "{place}: {text}");
            before = mark;
        }
    };
    for [_, french] in games().into_iter().chain([page_labels()]) {
        for (id, parts) in &read(&french, &mut Vec::new()) {
            marks(&parts.text, id);
        }
    }
    for game in tsugi_catalog::games() {
        marks(&how_to_play(game, Lang::Fr), game.id);
        marks(game.rulings[Lang::Fr.index()], game.id);
    }
}

#[test]
fn every_option_and_every_game_have_their_words() {
    for game in tsugi_catalog::games() {
        for lang in Lang::ALL {
            let words = game.words(lang);
            for id in ["game", "pitch"].map(|what| format!("{what}-{}", game.id)) {
                assert!(words.has(&id), "{id} in {lang}");
            }
            for option in &game.options {
                let id = format!("option-{}", option.key.replace('_', "-"));
                assert!(words.has(&id), "{}: {id} in {lang}", game.id);
            }
        }
    }
}

/// How to play a game as it is when nothing is said.
fn how_to_play(game: &Listing, lang: Lang) -> String {
    tsugi_catalog::how_to_play(game.id, &Setup::of(*game.seats.start()), &game.words(lang))
        .expect("our own box can be played with")
}

#[test]
fn how_to_play_fits_a_terminal_and_leaves_no_blank() {
    for game in tsugi_catalog::games() {
        for lang in Lang::ALL {
            let text = how_to_play(game, lang);
            assert!(text.lines().count() >= 40);
            for line in text.lines() {
                assert!(line.chars().count() <= WIDTH, "{line}");
            }
            assert!(!text.contains(['{', '}', '$', '‹']) && !text.contains("  ,"), "{}: {text}", game.id);
        }
    }
}

/// The texts are kept under `docs/how-to-play`, to be read there and drawn by the page's tests.
#[test]
fn how_to_play_is_kept_as_it_is_said() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/how-to-play");
    for game in tsugi_catalog::games() {
        for lang in Lang::ALL {
            let (file, text) =
                (folder.join(format!("{}.{lang}.md", game.id)), format!("{}\n", how_to_play(game, lang)));
            if std::env::var_os("UPDATE_HOW_TO_PLAY").is_some() {
                fs::write(&file, &text).expect("the repository can be written to");
            }
            let kept = fs::read_to_string(&file).unwrap_or_default();
            assert_eq!(kept, text, "{}: say UPDATE_HOW_TO_PLAY=1 to keep it", file.display());
        }
    }
}

/// Each edition teaches its own game.
#[test]
fn how_to_play_follows_options_and_players() {
    let said = |game: &str, players: usize, options: &[(&str, &str)]| {
        let options = options.iter().map(|(key, value)| ((*key).into(), Setting::Word((*value).into()))).collect();
        let setup = Setup { players, options, ..Setup::default() };
        let words = tsugi_catalog::find(game).expect("it is listed").words(Lang::En);
        tsugi_catalog::how_to_play(game, &setup, &words).expect("it can be played").replace('\n', " ")
    };
    assert!(said("broken-and-beautiful", 2, &[]).contains("After a pass you may mend again"));
    assert!(said("kintsugi", 2, &[]).contains("A pass is final"));
    assert!(said("kintsugi", 2, &[("return_after_pass", "true")]).contains("After a pass you may mend again"));
    assert!(said("wabisaby", 4, &[("stall_limit", "30")]).contains("after 30 turns in which"));
    assert!(said("wabisaby", 4, &[]).contains("after 10 turns of each"));
}
