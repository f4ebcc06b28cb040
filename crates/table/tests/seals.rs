//! Forged deals: each way that `docs/deals.md` says is caught is tried, by somebody who has only the record and by
//! somebody who noted the number of the seal before opening a word.

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
use tsugi_engine::{Options, Seat, Status};
use tsugi_search::Random;
use tsugi_table::{
    Config, Deal, Dealt, Frame, Given, GivenWord, LeftOut, Luck, Record, RecordFault, Seal, SealFault, Table, from_hex,
    verify, word_hash,
};

const NORAS: &str = "0123456789abcdef0123456789abcdef";
const THEOS: &str = "fedcba9876543210fedcba9876543210";
const SECRET: [u8; 32] = [7; 32];

fn game() -> Pottery {
    Pottery::new(4, ENGLISH, Deck::ours()).expect("our deck is enough")
}

fn given(kind: Given, seats: &[usize], name: &str, hash: Option<String>, word: Option<&str>) -> GivenWord {
    let name = (!name.is_empty()).then(|| name.to_owned());
    let seats = seats.iter().map(|&seat| Seat::at(seat)).collect();
    GivenWord { given: kind, seats, name, hash, word: word.map(str::to_owned) }
}

/// A whole game with that luck.
fn played(secret: [u8; 32], words: &[&str]) -> Record {
    let deal = Deal::new(secret, words.iter().map(|&word| word.to_owned()).collect());
    let mut table = Table::dealt(game(), deal);
    while let Status::Awaiting(seats) = table.status() {
        let seat = seats.first().expect("somebody is awaited");
        let action = table.ask(seat, &mut Random).expect("an awaited seat has a choice");
        table.act(seat, action).expect("what is offered is legal");
    }
    let names = ["Nora", "Théo", "Inès", "Kiku"].map(str::to_owned).to_vec();
    let config = Config { players: 4, names, options: Options::default(), bots: vec![] };
    let frame = Frame {
        game: "pottery".into(),
        rules: 1,
        components: "ours".into(),
        replaced_components: None,
        config,
        from: None,
    };
    Record::of(&table, frame).expect("a table can be written")
}

/// A seal of which the number is right.
fn numbered(record: &mut Record, seal: Seal) {
    let luck = record.luck.as_mut().expect("its luck is told");
    let commitment = luck.commitment.clone().expect("a deal has a commitment");
    luck.seal = Some(Seal { digest: Some(seal.digest_of(&commitment)), ..seal });
}

/// Nora and Théo gave sealed words, Inès promised and did not open, Kiku is a bot; one word came in the open.
fn honest() -> Record {
    let mut record = played(SECRET, &["maple", NORAS, THEOS]);
    let commitment = record.luck.as_ref().and_then(|luck| luck.commitment.clone()).expect("a commitment");
    let hash = |word: &str| Some(word_hash(&commitment, word));
    let words = vec![
        given(Given::BeforeTheSeal, &[], "", None, Some("maple")),
        given(Given::AfterTheSeal, &[0], "Nora", hash(NORAS), Some(NORAS)),
        given(Given::AfterTheSeal, &[1], "Théo", hash(THEOS), Some(THEOS)),
        given(Given::LeftOut, &[2], "Inès", hash("withheld-withheld-withheld"), None),
    ];
    numbered(&mut record, Seal { sealed: true, digest: None, words, bots: vec![Seat::at(3)] });
    record
}

fn checked(record: &Record) -> Result<Dealt, RecordFault> {
    verify(&game(), 1, record).map(|verified| verified.dealt.expect("it is a deal"))
}

/// What is said of a record in which somebody changed the luck.
fn forged(change: impl FnOnce(&mut Luck, &mut Seal)) -> Result<Dealt, RecordFault> {
    let mut record = honest();
    let luck = record.luck.as_mut().expect("its luck is told");
    let mut seal = luck.seal.take().expect("it is sealed");
    change(luck, &mut seal);
    luck.seal = Some(seal);
    checked(&record)
}

/// The same by somebody who puts the number of the seal right afterwards.
fn renumbered(change: impl FnOnce(&mut Luck, &mut Seal)) -> Result<Dealt, RecordFault> {
    forged(|luck, seal| {
        change(luck, seal);
        seal.digest = Some(seal.digest_of(luck.commitment.as_deref().unwrap_or_default()));
    })
}

fn seal_fault(fault: SealFault) -> Result<Dealt, RecordFault> {
    Err(RecordFault::Seal(fault))
}

#[test]
fn an_honest_deal_is_told_as_it_was() {
    let dealt = checked(&honest()).expect("it holds");
    assert_eq!((dealt.sealed, dealt.after, dealt.before), (true, 2, 1));
    assert_eq!(dealt.left_out, [LeftOut { seats: vec![Seat::at(2)], name: "Inès".into(), now: None }]);
    let luck = honest().luck.expect("its luck is told");
    assert_eq!(dealt.is_of(luck.commitment.as_deref().expect("a commitment")), Ok(()));
    assert_eq!(dealt.is_of(luck.seal.and_then(|seal| seal.digest).as_deref().expect("a number")), Ok(()));
    let json = serde_json::to_value(honest()).expect("records are JSON");
    assert_eq!(serde_json::from_value::<Record>(json).expect("and read back"), honest());
    assert_eq!(from_hex(&dealt.key).map(|key| key.len()), Some(32));
}

/// These numbers were worked out by the program in `docs/deals.md`: a change is another seal.
#[test]
fn the_hash_of_a_word_and_the_number_of_a_seal_are_these_for_ever() {
    let commitment = "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(word_hash(commitment, NORAS), HASH);
    let words = vec![
        given(Given::BeforeTheSeal, &[], "", None, Some("maple")),
        given(Given::AfterTheSeal, &[0, 2], "Nora", Some(HASH.into()), Some(NORAS)),
        given(Given::LeftOut, &[1], "Théo", None, None),
    ];
    let seal = Seal { sealed: true, digest: None, words, bots: vec![Seat::at(3)] };
    assert_eq!(seal.digest_of(commitment), DIGEST);
}
const HASH: &str = "sha256:8d4c4d11d3d8e6b5f3094cff7f984321b3a414977a1c4a28f749f958a9ffa1e7";
const DIGEST: &str = "sha256:e325bab36ad34faa6225e3e14d04f49dddfa9340852967ad046447941f200207";

#[test]
fn a_secret_picked_after_the_words_is_refused() {
    // The commitment that everybody saw stays, or it is put right as well.
    let picked = Deal::new([9; 32], vec![]);
    assert_eq!(forged(|luck, _| luck.secret = Some(picked.secret())), Err(RecordFault::Commitment));
    let both = |luck: &mut Luck| (luck.secret, luck.commitment) = (Some(picked.secret()), Some(picked.commitment()));
    assert_eq!(renumbered(|luck, _| both(luck)), seal_fault(SealFault::Hash { line: 1 }));
    // Who makes every hash anew and plays another game is found out by the number that was noted.
    let mut other = played([9; 32], &["maple", NORAS, THEOS]);
    let mut seal = honest().luck.and_then(|luck| luck.seal).expect("it is sealed");
    for line in &mut seal.words {
        line.hash = line
            .hash
            .as_ref()
            .map(|_| word_hash(&picked.commitment(), line.word.as_deref().unwrap_or("withheld-withheld-withheld")));
    }
    numbered(&mut other, seal);
    let dealt = checked(&other).expect("the record alone is whole: nothing in it tells when words were given");
    let noted = checked(&honest()).expect("it holds");
    assert_eq!(dealt.is_of(&noted.commitment), Err(SealFault::Another));
    assert_eq!(dealt.is_of(noted.digest.as_deref().expect("a number")), Err(SealFault::Another));
}

#[test]
fn a_word_that_was_changed_dropped_added_or_moved_is_refused() {
    let other = "ffffffffffffffffffffffffffffffff".to_owned();
    let changed = |luck: &mut Luck, seal: &mut Seal| {
        luck.words[1].clone_from(&other);
        seal.words[1].word = Some(other.clone());
    };
    assert_eq!(renumbered(changed), seal_fault(SealFault::Hash { line: 1 }));
    assert_eq!(renumbered(|luck, _| luck.words[1].clone_from(&other)), seal_fault(SealFault::Words));
    assert_eq!(renumbered(|luck, _| drop(luck.words.remove(1))), seal_fault(SealFault::Words));
    assert_eq!(renumbered(|luck, _| luck.words.push(other.clone())), seal_fault(SealFault::Words));
    assert_eq!(renumbered(|luck, _| luck.words.swap(1, 2)), seal_fault(SealFault::Words));
    let moved = |luck: &mut Luck, seal: &mut Seal| {
        luck.words.swap(1, 2);
        seal.words.swap(1, 2);
    };
    assert_eq!(renumbered(moved), seal_fault(SealFault::Order));
    let last = |luck: &mut Luck, seal: &mut Seal| {
        luck.words.rotate_left(1);
        seal.words.rotate_left(1);
    };
    assert_eq!(renumbered(last), seal_fault(SealFault::Order), "what came in the open stands first");
}

#[test]
fn who_was_left_out_is_named_and_nobody_is_left_out_who_opened() {
    let unnamed = |_: &mut Luck, seal: &mut Seal| drop(seal.words.remove(3));
    assert_eq!(renumbered(unnamed), seal_fault(SealFault::Seat { seat: 2 }));
    let nameless = |_: &mut Luck, seal: &mut Seal| seal.words[3].name = None;
    assert_eq!(renumbered(nameless), seal_fault(SealFault::Line { line: 3 }));
    let seatless = |_: &mut Luck, seal: &mut Seal| seal.words[3].seats.clear();
    assert_eq!(renumbered(seatless), seal_fault(SealFault::Line { line: 3 }));
    let twice = |_: &mut Luck, seal: &mut Seal| seal.bots.push(Seat::at(0));
    assert_eq!(renumbered(twice), seal_fault(SealFault::Seat { seat: 0 }));
    let nowhere = |_: &mut Luck, seal: &mut Seal| seal.bots.push(Seat::at(6));
    assert_eq!(renumbered(nowhere), seal_fault(SealFault::Seat { seat: 6 }));
    let silenced = |luck: &mut Luck, seal: &mut Seal| {
        luck.words.remove(1);
        (seal.words[1].given, seal.words[1].word) = (Given::LeftOut, None);
    };
    // The lots no longer follow.
    assert!(matches!(renumbered(silenced), Err(RecordFault::Differs { .. })));
    let counted = |_: &mut Luck, seal: &mut Seal| seal.words[1].given = Given::LeftOut;
    assert_eq!(renumbered(counted), seal_fault(SealFault::Line { line: 1 }));
    let dropped = |_: &mut Luck, seal: &mut Seal| {
        seal.words.remove(1);
        seal.bots.insert(0, Seat::at(0));
    };
    assert_eq!(renumbered(dropped), seal_fault(SealFault::Words), "a bot gives no word");
    // Who calls a person a bot makes another number.
    let bot = |_: &mut Luck, seal: &mut Seal| {
        seal.words.remove(3);
        seal.bots.insert(0, Seat::at(2));
    };
    let noted = checked(&honest()).expect("it holds").digest.expect("a number");
    assert_eq!(renumbered(bot).expect("the record alone cannot tell").is_of(&noted), Err(SealFault::Another));
}

#[test]
fn a_hash_is_of_this_word_and_of_this_commitment() {
    let elsewhere = word_hash(&Deal::new([9; 32], vec![]).commitment(), NORAS);
    let foreign = |_: &mut Luck, seal: &mut Seal| seal.words[1].hash = Some(elsewhere);
    assert_eq!(renumbered(foreign), seal_fault(SealFault::Hash { line: 1 }));
    let none = |_: &mut Luck, seal: &mut Seal| seal.words[1].hash = None;
    assert_eq!(renumbered(none), seal_fault(SealFault::Line { line: 1 }));
    let nonsense = |_: &mut Luck, seal: &mut Seal| seal.words[3].hash = Some("maple".into());
    assert_eq!(renumbered(nonsense), seal_fault(SealFault::Line { line: 3 }));
}

#[test]
fn a_word_given_in_the_open_cannot_pass_for_a_sealed_one() {
    let claimed = |luck: &mut Luck, seal: &mut Seal| {
        let hash = word_hash(luck.commitment.as_deref().expect("a commitment"), "maple");
        seal.words[0] = given(Given::AfterTheSeal, &[3], "Kiku", Some(hash), Some("maple"));
        seal.bots.clear();
    };
    assert_eq!(renumbered(claimed), seal_fault(SealFault::Line { line: 0 }), "it is too short to have been hidden");
    let relabelled = |_: &mut Luck, seal: &mut Seal| seal.words[0].given = Given::AfterTheSeal;
    assert_eq!(renumbered(relabelled), seal_fault(SealFault::Line { line: 0 }));
    let hashed = |_: &mut Luck, seal: &mut Seal| seal.words[0].hash = Some("sha256:00".into());
    assert_eq!(renumbered(hashed), seal_fault(SealFault::Line { line: 0 }));
}

#[test]
fn a_seal_that_is_taken_off_or_put_on_is_told_or_refused() {
    assert_eq!(forged(|_, seal| seal.digest = None), seal_fault(SealFault::Digest));
    assert_eq!(forged(|_, seal| seal.digest = Some("sha256:00".into())), seal_fault(SealFault::Digest));
    assert_eq!(forged(|_, seal| seal.sealed = false), seal_fault(SealFault::Line { line: 1 }));
    // Without its seal the deal is one of before: its words are told as given in the open.
    let mut record = honest();
    record.luck.as_mut().expect("its luck is told").seal = None;
    let dealt = checked(&record).expect("records of before hold");
    assert_eq!((dealt.sealed, dealt.after, dealt.before, dealt.digest), (false, 0, 3, None));
    // A table that was not sealed says so.
    let mut record = played(SECRET, &["maple"]);
    let words = vec![given(Given::BeforeTheSeal, &[], "", None, Some("maple"))];
    let seal = Seal { sealed: false, digest: None, words, bots: vec![] };
    record.luck.as_mut().expect("its luck is told").seal = Some(seal);
    assert!(!checked(&record).expect("it holds").sealed);
    record.luck.as_mut().and_then(|luck| luck.seal.as_mut()).expect("a seal").sealed = true;
    assert_eq!(checked(&record), seal_fault(SealFault::Seat { seat: 0 }));
}

/// A server that has seen every word adds one in the open before it deals.
#[test]
fn a_word_added_in_the_open_after_the_others_makes_another_number() {
    let noted = checked(&honest()).expect("it holds").digest.expect("a number");
    let mut other = played(SECRET, &["maple", "oak", NORAS, THEOS]);
    let mut seal = honest().luck.and_then(|luck| luck.seal).expect("it is sealed");
    seal.words.insert(1, given(Given::BeforeTheSeal, &[], "", None, Some("oak")));
    numbered(&mut other, seal);
    let dealt = checked(&other).expect("the record alone is whole");
    assert_eq!(dealt.is_of(&noted), Err(SealFault::Another));
}

/// The number of the seal binds seats, not names: the seats are told, and two names for one seat are told too.
#[test]
fn who_was_left_out_is_told_by_seat_and_a_changed_name_shows() {
    let dealt = forged(|_, seal| seal.words[3].name = Some("Zoé".into())).expect("no name is bound");
    let late = LeftOut { seats: vec![Seat::at(2)], name: "Zoé".into(), now: Some("Inès".into()) };
    assert_eq!(dealt.left_out, [late]);
    let exchanged = |_: &mut Luck, seal: &mut Seal| {
        seal.words[3].name = Some("Nora".into());
        seal.words[1].name = Some("Inès".into());
    };
    let dealt = forged(exchanged).expect("no name is bound");
    let late = LeftOut { seats: vec![Seat::at(2)], name: "Nora".into(), now: Some("Inès".into()) };
    assert_eq!(dealt.left_out, [late]);
    let moved = forged(|_, seal| seal.words[3].seats = vec![Seat::at(3)]);
    assert_eq!(moved, seal_fault(SealFault::Seat { seat: 2 }), "the seats are bound");
}
