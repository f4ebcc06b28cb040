//! The components: our box is the rulebook's, and a file that cannot be used says why.

use proptest::prelude::*;
use tsugi_unbroken::Components;

/// Our own files, to be spoiled.
const OURS: [(&str, &str); 8] = [
    ("actions.toml", include_str!("../data/actions.toml")),
    ("characters.toml", include_str!("../data/characters.toml")),
    ("conditions.toml", include_str!("../data/conditions.toml")),
    ("encounters.toml", include_str!("../data/encounters.toml")),
    ("monsters.toml", include_str!("../data/monsters.toml")),
    ("skills.toml", include_str!("../data/skills.toml")),
    ("tracks.toml", include_str!("../data/tracks.toml")),
    ("weapons.toml", include_str!("../data/weapons.toml")),
];

fn ours(file: &str) -> &'static str {
    OURS.iter().find(|(name, _)| *name == file).expect("one of our files").1
}

fn read(file: &str, text: &str) -> Result<Components, String> {
    Components::read("mine", |name| (name == file).then_some(text)).map_err(|fault| fault.to_string())
}

/// What is said of our file with one thing changed.
fn complaint(file: &str, old: &str, new: &str) -> String {
    let text = ours(file);
    assert!(text.contains(old), "{file} has no {old}");
    read(file, &text.replacen(old, new, 1)).expect_err("this file is at fault")
}

#[test]
fn our_own_box_is_sound_and_reads_back() {
    let box_of_ours = Components::ours();
    let text = serde_json::to_string(&box_of_ours).expect("components are data");
    assert_eq!(serde_json::from_str::<Components>(&text).expect("and read back"), box_of_ours);
    assert_eq!(Components::FILES.len(), OURS.len());
}

#[test]
fn the_order_of_entries_makes_no_difference() {
    let text = ours("conditions.toml");
    let (head, entries) = text.split_at(text.find("[[condition]]").expect("an entry"));
    let mut entries: Vec<&str> = entries.split("[[condition]]").filter(|one| !one.trim().is_empty()).collect();
    entries.reverse();
    let turned = format!("{head}[[condition]]{}", entries.join("\n[[condition]]"));
    assert_eq!(read("conditions.toml", &turned), Ok(Components::ours()));
}

/// File, what stands there, what is put in its place, and what is said of it.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    (
        "encounters.toml",
        "copies = 2\ntime = 1",
        "time = 1",
        "mine/encounters.toml, encounter 1 (dry-alcove), field `copies`: error-missing",
    ),
    (
        "encounters.toml",
        "copies = 2",
        "copies = 0",
        "mine/encounters.toml: error-unbroken-holds-other(count=86, what=error-unbroken-count-encounters, rulebook=88, own=error-unbroken-own-counts)",
    ),
    (
        "encounters.toml",
        "cost = { food = 1 }",
        "cost = { food = 9 }",
        "mine/encounters.toml, encounter 4 (bitterroot), field `cost`: error-unbroken-amount-beyond-bar(amount=9, resource=\"food\", bar=8)",
    ),
    (
        "encounters.toml",
        "{ gain = { small = 3 } }",
        "{ afflict_next = \"numb\" }",
        "mine/encounters.toml, encounter 1 (dry-alcove), field `effects`: error-unbroken-effect-not-here(effect=\"afflict_next\")",
    ),
    (
        "encounters.toml",
        "{ gain = { small = 3 } }",
        "{ win = 3 }",
        "mine/encounters.toml, encounter 1 (dry-alcove), field `effects`: error-none-of(word=\"win\", known=[",
    ),
    (
        "encounters.toml",
        "{ gain = { small = 3 } }",
        "{ gain = { luck = 3 } }",
        "mine/encounters.toml, encounter 1 (dry-alcove), field `effects`: error-unbroken-no-resource(word=\"luck\", known=[",
    ),
    (
        "encounters.toml",
        "category = \"small\"",
        "colour = \"small\"",
        "mine/encounters.toml, encounter 1 (dry-alcove), field `colour`: error-unknown-field(known=[",
    ),
    (
        "encounters.toml",
        "id = \"dry-alcove\"",
        "id = \"Dry Alcove\"",
        "mine/encounters.toml, encounter 1 (Dry Alcove), field `id`: error-unbroken-no-id(word=\"Dry Alcove\")",
    ),
    (
        "encounters.toml",
        "id = \"bitterroot\"",
        "id = \"dry-alcove\"",
        "mine/encounters.toml, encounter 4 (dry-alcove), field `id`: error-unbroken-id-twice(id=\"dry-alcove\")",
    ),
    (
        "monsters.toml",
        "{ afflict_next = \"feverish\" }",
        "{ afflict_next = \"plague\" }",
        "mine/monsters.toml, monster 1 (rat-swarm), field `table`: error-unbroken-no-condition(id=\"plague\")",
    ),
    (
        "monsters.toml",
        "special = { wound_cap = 2 }",
        "special = { wound_cap = 2, toll = { small = 1 } }",
        "mine/monsters.toml, monster 1 (rat-swarm), field `special`: error-exactly-one(known=[\"toll\", \"round_end\", \"wound_cap\", \"option\"])",
    ),
    (
        "monsters.toml",
        "level = 1\nhealth = 4",
        "level = 5\nhealth = 4",
        "mine/monsters.toml: error-unbroken-holds-other(count=5, what=error-unbroken-count-monsters(level=1), rulebook=6, ",
    ),
    (
        "monsters.toml",
        "level = 4\nhealth = 29",
        "level = 4\nhealth = 0",
        "mine/monsters.toml, monster 19 (river-troll), field `health`: error-range(number=0, least=1, most=99)",
    ),
    (
        "monsters.toml",
        "level = 4\nhealth = 29\narmor = 0",
        "level = 4\nhealth = 29\narmor = 0\ntrickery = { cunning = 1 }",
        "mine/monsters.toml, monster 19 (river-troll), field `trickery`: error-unbroken-trickery-level-4",
    ),
    (
        "monsters.toml",
        "ambush = [ { hurt = 6 } ]",
        "ambush = [ { afflict_next = \"numb\" } ]",
        "mine/monsters.toml, monster 19 (river-troll), field `ambush`: error-unbroken-effect-not-here(effect=\"afflict_next\")",
    ),
    (
        "monsters.toml",
        "{ steal = { take = { medium = 1 }, or_hurt = 4 } }",
        "{ steal = { take = { medium = 1 }, or_hurt = 0 } }",
        "mine/monsters.toml, monster 12 (bandit-deserter), field `ambush`: error-unbroken-steal-effort",
    ),
    (
        "skills.toml",
        "id = \"fence\"",
        "id = \"focus\"",
        "mine/skills.toml, skill 24 (focus), field `id`: error-unbroken-power-twice(id=\"focus\")",
    ),
    (
        "skills.toml",
        "on = \"scout\"",
        "on = \"dawn\"",
        "mine/skills.toml, skill 5 (soft-footed), field `on`: error-none-of(word=\"dawn\", known=[",
    ),
    (
        "skills.toml",
        "effects = [ { set_roll = 1 } ]",
        "effects = [ { hurt = 1 } ]",
        "mine/skills.toml, skill 16 (lucky-bone), field `effects`: error-unbroken-effect-not-here(effect=\"hurt\")",
    ),
    (
        "skills.toml",
        "{ key = \"rest\", add = 1 }",
        "{ key = \"rest\" }",
        "mine/skills.toml, skill 3 (deep-sleeper), field `modifiers`: error-unbroken-add-or-set",
    ),
    (
        "characters.toml",
        "effects = [ { soften = 2 } ]",
        "effects = []",
        "mine/characters.toml, character 1 (pit-fighter), ability 2 (roll-with-it), field `effects`: error-unbroken-no-effect",
    ),
    (
        "weapons.toml",
        "to = \"boar-spear\"",
        "to = \"halberd\"",
        "mine/weapons.toml, weapon 2 (stave), field `upgrades`: error-unbroken-no-weapon(id=\"halberd\")",
    ),
    (
        "weapons.toml",
        "effect = { wound = 1 }",
        "effect = { wound = 0 }",
        "mine/weapons.toml, weapon 1 (bare-hands), field `attacks`: error-range(number=0, least=1, most=99)",
    ),
    (
        "tracks.toml",
        "weapon = \"bare-hands\"",
        "weapon = \"halberd\"",
        "mine/tracks.toml, start, field `weapon`: error-unbroken-no-such-weapon",
    ),
    ("tracks.toml", "time = 7", "time = 70", "mine/tracks.toml, level 1, field `time`: error-unbroken-beyond-bar"),
    (
        "tracks.toml",
        "[[level]]\nlevel = 4\ntime = 19\nuses = 4\nfood = 4",
        "",
        "mine/tracks.toml, field `level`: error-unbroken-four-levels",
    ),
    ("tracks.toml", "from = 11", "from = 0", "mine/tracks.toml, rank, field `from`: error-unbroken-ranks"),
    (
        "actions.toml",
        "phase = \"any\"",
        "phase = \"night\"",
        "mine/actions.toml, action 1 (focus), field `phase`: error-none-of(word=\"night\", known=[",
    ),
];

#[test]
fn a_fault_names_file_entry_and_field() {
    for (file, old, new, expected) in FAULTS {
        let said = complaint(file, old, new);
        assert!(said.starts_with(*expected), "{file}: {new}\n  said {said}\n  not  {expected}");
        assert!(!said.contains('\n'), "{said}");
    }
}

#[test]
fn a_condition_that_nobody_inflicts_is_refused() {
    let text = ours("monsters.toml").replace("\"ravenous\"", "\"numb\"");
    let said = read("monsters.toml", &text).expect_err("ravenous is inflicted no more");
    assert_eq!(said, "conditions.toml, condition 6 (ravenous), field `id`: error-unbroken-not-inflicted");
}

#[test]
fn a_table_that_only_afflicts_for_the_next_level_is_refused() {
    let table = "[ { afflict_next = \"numb\" } ],".repeat(6);
    let ours = ours("monsters.toml");
    let (start, end) = (ours.find("table = [").expect("a table"), ours.find("]\nreward").expect("its end"));
    let text = format!("{}table = [{table}{}", &ours[..start], &ours[end..]);
    let said = read("monsters.toml", &text).expect_err("such a monster never acts");
    assert!(said.ends_with("field `table`: error-unbroken-every-result-afflicts"), "{said}");
}

#[test]
fn a_set_of_ones_own_says_so() {
    let fewer = ours("skills.toml").split("[[skill]]").take(3).collect::<Vec<_>>().join("[[skill]]");
    let own = format!("counts = \"own\"\n{}", ours("tracks.toml"));
    let said = read("skills.toml", &fewer).expect_err("two skills are too few");
    assert!(
        said.starts_with(
            "mine/skills.toml: error-unbroken-holds-other(count=2, what=error-unbroken-count-skills, rulebook=24"
        ),
        "{said}"
    );
    let mine = Components::read("mine", |name| match name {
        "skills.toml" => Some(fewer.as_str()),
        "tracks.toml" => Some(own.as_str()),
        _ => None,
    });
    assert!(mine.is_ok());
}

/// A file read is one that can be played with, or a complaint of one line.
fn is_read_or_refused(file: &str, text: &str) -> Result<(), TestCaseError> {
    if let Err(said) = read(file, text) {
        prop_assert!(said.contains(".toml"), "{}", said);
        prop_assert!(!said.contains('\n'), "{}", said);
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(which in 0..8_usize, bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        is_read_or_refused(OURS[which].0, &String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn a_spoiled_file_is_read_or_refused(
        which in 0..8_usize,
        place in any::<prop::sample::Index>(),
        length in 0..40_usize,
        patch in "[\\[\\]{}=\"a-z0-9 ,\n_-]{0,12}",
    ) {
        let (file, text) = OURS[which];
        let cut = place.index(text.len());
        let end = (cut + length).min(text.len());
        if let (Some(before), Some(after)) = (text.get(..cut), text.get(end..)) {
            is_read_or_refused(file, &format!("{before}{patch}{after}"))?;
        }
    }
}
