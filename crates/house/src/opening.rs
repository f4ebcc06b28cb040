//! Making a table, and making it again for another game: the first entry of its log.

use std::collections::BTreeMap;

use tsugi_catalog::{Listing, Setup, Source, find, lesson};
use tsugi_engine::Seat;
use tsugi_narrator::Words;
use tsugi_table::{Deal, to_hex};
use tsugi_wire::{Code, NewSeat, NewTable};

use crate::{
    beat::{BEAT, LONGEST_BEAT},
    decide::{bot_occupant, check_bot},
    entry::{Created, Occupant},
    identity::Hashed,
    lessons,
    names::{checked_name, default_name, make_distinct},
    refusal::Refusal,
};

/// Secrets of a new table, drawn outside.
pub struct NewSecrets {
    /// The key of its link.
    pub key: [u8; 32],
    /// The secret of its deal.
    pub deal: [u8; 32],
}

/// The first entry of a table that somebody wants. Components that are played with in place of ours are handed in by
/// game.
pub fn open(
    wanted: &NewTable,
    host: &Hashed,
    secrets: &NewSecrets,
    components: &BTreeMap<String, Source>,
    now: u64,
    words: &Words,
) -> Result<Created, Refusal> {
    let listing = find(&wanted.game).map_err(|problem| Refusal::of_problem(&problem, words))?;
    let lesson = lesson(&wanted.game).filter(|_| wanted.lesson);
    let taught = lesson.map(|lesson| lessons::table_of(wanted, lesson));
    let wanted = taught.as_ref().unwrap_or(wanted);
    let seats = wanted.seats.iter().enumerate().map(|(number, seat)| {
        let place = Seat::new(number).ok_or_else(|| Refusal::new(Code::UnknownSeat, words))?;
        occupant(seat, place, wanted.name.as_deref(), host, words)
    });
    let mut seats = seats.collect::<Result<Vec<Occupant>, Refusal>>()?;
    for (occupant, name) in seats.iter_mut().skip(1).zip(lesson.iter().flat_map(|lesson| &lesson.names)) {
        occupant.name.clone_from(name);
    }
    make_distinct(&mut seats);
    for bot in seats.iter().filter_map(|occupant| occupant.bot.as_deref()) {
        check_bot(listing, bot, words)?;
    }
    let word = wanted.word.clone().filter(|word| Deal::is_word(word));
    if word != wanted.word {
        return Err(Refusal::with(Code::BadSetup, words, &[("why", words.say("service-bad-word", &[]).into())]));
    }
    let silent = listing.is_silent && lesson.is_none();
    let beat = wanted.beat.unwrap_or(if silent { BEAT } else { 0 });
    if beat > LONGEST_BEAT || (beat > 0 && !silent) {
        let why = words.say("service-bad-beat", &[("most", LONGEST_BEAT.into())]);
        return Err(Refusal::with(Code::BadSetup, words, &[("why", why.into())]));
    }
    let mut created = Created {
        game: wanted.game.clone(),
        options: wanted.options.clone(),
        pinned: None,
        seats,
        host: host.clone(),
        invite: Hashed::of(&secrets.key),
        secret: lesson.map_or_else(|| to_hex(&secrets.deal), |lesson| lesson.deal().secret()),
        words: word.into_iter().collect(),
        public: wanted.public,
        hints: wanted.hints,
        anyone_sits: wanted.anyone_sits,
        take_over: wanted.take_over,
        at: now,
        lesson: lesson.is_some(),
        sealed: wanted.sealed && lesson.is_none(),
        silent,
        beat,
        from: None,
    };
    pin(components, listing, &mut created, words)?;
    Ok(created)
}

/// The first entry of the table at which a game is played again: everybody in the own seat, whether there or not.
pub fn rematch(
    was: Created,
    host: &Hashed,
    secret: &[u8; 32],
    sealed: bool,
    components: &BTreeMap<String, Source>,
    now: u64,
    words: &Words,
) -> Result<Created, Refusal> {
    // Who was away is awaited again: a bot plays for nobody who has not left this table.
    let back = |occupant: &Occupant| match &occupant.holder {
        Some(_) => Occupant { bot: None, ..occupant.clone() },
        None => occupant.clone(),
    };
    let listing = find(&was.game).map_err(|problem| Refusal::of_problem(&problem, words))?;
    let mut created = Created {
        seats: was.seats.iter().map(back).collect(),
        secret: to_hex(secret),
        words: Vec::new(),
        host: host.clone(),
        at: now,
        lesson: false,
        sealed: sealed || was.sealed,
        silent: listing.is_silent,
        // Played again, a game begins at its beginning.
        from: None,
        ..was
    };
    pin(components, listing, &mut created, words)?;
    Ok(created)
}

/// Pins a new table to its options, the rules, and the components that are played with here.
fn pin(
    components: &BTreeMap<String, Source>,
    listing: &Listing,
    created: &mut Created,
    words: &Words,
) -> Result<(), Refusal> {
    let setup = Setup {
        players: created.seats.len(),
        names: created.seats.iter().map(|occupant| occupant.name.clone()).collect(),
        options: created.options.iter().map(|(key, setting)| (key.clone(), setting.clone())).collect(),
        // A lesson's script is written for our own cards.
        components: components.get(listing.id).filter(|_| !created.lesson).cloned(),
        pinned: None,
    };
    created.pin(listing, &setup).map_err(|problem| Refusal::of_problem(&problem, words))
}

fn occupant(
    seat: &NewSeat,
    place: Seat,
    name: Option<&str>,
    host: &Hashed,
    words: &Words,
) -> Result<Occupant, Refusal> {
    let default = || default_name(place);
    Ok(match seat {
        NewSeat::Open => Occupant { name: default(), holder: None, bot: None },
        NewSeat::Mine => {
            let name = name.map_or_else(|| Ok(default()), |name| checked_name(name, words))?;
            Occupant { name, holder: Some(host.clone()), bot: None }
        }
        NewSeat::Guest(name) => Occupant { name: checked_name(name, words)?, holder: Some(host.clone()), bot: None },
        NewSeat::Bot(bot) => bot_occupant(&bot.chars().take(40).collect::<String>(), place),
    })
}
