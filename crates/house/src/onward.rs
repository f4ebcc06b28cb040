//! Playing on from a moment of a finished game: the first entry of a table that stands as that game stood then.
//!
//! The record as far as the moment lies in the entry, so the table's own record can be held against the rules from the
//! first card on. Luck from there on is the new table's own (decision 27).

use serde_json::Value;
use tsugi_catalog::{Pinned, Problem, check_setup, find, is_viewer_record, read_record, record_until};
use tsugi_engine::Seat;
use tsugi_narrator::Words;
use tsugi_table::{Record, to_hex};
use tsugi_wire::{Code, PlayingOn};

use crate::{
    decide::{bot_occupant, check_bot, network_bots, stand_in},
    entry::{Created, Occupant},
    identity::Hashed,
    names::{checked_name, default_name, make_distinct},
    opening::NewSecrets,
    refusal::Refusal,
    replay::entries_fit,
};

/// The longest record that is played on, as far as its moment: the table keeps it for as long as there is a table.
const LONGEST: usize = 256 << 10;

/// The first entry of a table that plays on from a record. Going through the record is work, to be done where there is
/// time for it.
pub fn play_on(
    record: Value,
    wanted: &PlayingOn,
    host: &Hashed,
    secrets: &NewSecrets,
    now: u64,
    words: &Words,
) -> Result<Created, Refusal> {
    let bad = |problem: Problem| Refusal::of_record(&problem, words);
    if is_viewer_record(&record) {
        let why = words.say("service-viewers-record", &[]);
        return Err(Refusal::with(Code::BadRecord, words, &[("why", why.into())]));
    }
    let whole = read_record(record).map_err(bad)?;
    entries_fit(&whole, words)?;
    let from = record_until(&whole, wanted.moment).map_err(bad)?;
    if serde_json::to_string(&from).map_or(true, |text| text.len() > LONGEST) {
        return Err(Refusal::new(Code::TooLarge, words));
    }
    let seats = seats(&from, wanted, host, words)?;
    let (listing, config) = (find(&from.game).map_err(bad)?, &from.config);
    let mut created = Created {
        game: from.game.clone(),
        options: config.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect(),
        pinned: Some(Pinned {
            rules: from.rules,
            components: from.components.clone(),
            replaced_components: from.replaced_components.clone(),
        }),
        seats,
        host: host.clone(),
        invite: Hashed::of(&secrets.key),
        secret: to_hex(&secrets.deal),
        words: Vec::new(),
        public: false,
        hints: true,
        anyone_sits: false,
        take_over: false,
        at: now,
        lesson: false,
        // Its beginning is known to whoever plays on: no word could seal it.
        sealed: false,
        silent: listing.is_silent,
        // Everybody else is a bot.
        beat: 0,
        from: None,
    };
    check_setup(listing.id, &created.setup(&created.seats)).map_err(bad)?;
    created.from = Some(Box::new(from));
    Ok(created)
}

/// Whoever plays on in the seat they chose, bots in all others: those that sat there, where they are known here.
fn seats(from: &Record, wanted: &PlayingOn, host: &Hashed, words: &Words) -> Result<Vec<Occupant>, Refusal> {
    let listing = find(&from.game).map_err(|problem| Refusal::of_record(&problem, words))?;
    if wanted.seat.index() >= from.config.players {
        return Err(Refusal::new(Code::UnknownSeat, words));
    }
    if let Some(bot) = &wanted.bot {
        check_bot(listing, bot, words)?;
    }
    let known = network_bots(listing);
    let bot_in = |seat: Seat| {
        let sat = from.config.bots.get(seat.index()).cloned().flatten().filter(|bot| known.contains(bot));
        wanted.bot.clone().or(sat).unwrap_or_else(|| stand_in(listing))
    };
    let mine =
        || wanted.name.as_deref().map_or_else(|| Ok(default_name(wanted.seat)), |name| checked_name(name, words));
    let occupant = |seat: Seat| {
        Ok(if seat == wanted.seat {
            Occupant { name: mine()?, holder: Some(host.clone()), bot: None }
        } else {
            bot_occupant(&bot_in(seat), seat)
        })
    };
    let mut seats = Seat::all(from.config.players).map(occupant).collect::<Result<Vec<_>, Refusal>>()?;
    make_distinct(&mut seats);
    Ok(seats)
}

#[cfg(test)]
mod tests;
