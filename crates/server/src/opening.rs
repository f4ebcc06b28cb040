//! Making a table, and making it again for another game.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, State, rejection::BytesRejection},
    http::StatusCode,
    response::Response,
};
use tsugi_catalog::{Listing, Setup, find, lesson};
use tsugi_engine::Seat;
use tsugi_narrator::Words;
use tsugi_table::{Deal, to_hex};
use tsugi_wire::{Code, NewSeat, NewTable, Rematched, Rematching};

use crate::{
    decide::{bot_occupant, check_bot},
    deeds::{Answered, Deed},
    entry::{Created, Occupant},
    hall::Hall,
    http::{Shared, asked_by, entered, json, read, refuse, too_many, with_cookie},
    identity::Hashed,
    lessons,
    names::{checked_name, default_name, make_distinct},
    refusal::Refusal,
    visitor::Visitor,
};

/// `POST /api/tables`.
pub(crate) async fn open(State(hall): Shared, visitor: Visitor, body: Result<Bytes, BytesRejection>) -> Response {
    if let Err(seconds) = hall.limits.table(visitor.address, &hall.settings, hall.world.now()) {
        return too_many(&hall, &visitor, seconds);
    }
    let made = async {
        let wish: NewTable = read(body, &visitor)?;
        let (who, cookie) = visitor.identify(&hall)?;
        let (created, key) = created(&hall, &wish, &who, visitor.words())?;
        let id = hall.new_id(visitor.words())?;
        hall.open(&id, created, visitor.address, visitor.words()).await?;
        let begun = start_if_full(&hall, &id, &visitor, &who).await?;
        Ok::<_, Refusal>((entered(&id, &key, begun), cookie))
    };
    match made.await {
        Ok((entered, cookie)) => with_cookie(json(StatusCode::CREATED, &entered), cookie),
        Err(refusal) => refuse(&refusal),
    }
}

/// Enters the own table; one with no seat open begins at once.
async fn start_if_full(
    hall: &Arc<Hall>,
    id: &str,
    visitor: &Visitor,
    who: &Hashed,
) -> Result<tsugi_wire::Landing, Refusal> {
    let deed = Deed::Enter(tsugi_wire::Entering::default());
    match asked_by(hall, id, visitor, Some(who.clone()), deed).await? {
        Answered::Landing(landing) => Ok(*landing),
        _ => Err(Refusal::new(Code::Broken, visitor.words())),
    }
}

/// The first entry of a table, and the key of its link.
fn created(hall: &Hall, wish: &NewTable, host: &Hashed, words: &Words) -> Result<(Created, String), Refusal> {
    let listing = find(&wish.game).map_err(|problem| Refusal::of_problem(&problem, words))?;
    let lesson = lesson(&wish.game).filter(|_| wish.lesson);
    let taught = lesson.map(|lesson| lessons::table_of(wish, lesson));
    let wish = taught.as_ref().unwrap_or(wish);
    let seats = wish.seats.iter().enumerate().map(|(number, seat)| {
        let place = Seat::new(number).ok_or_else(|| Refusal::new(Code::UnknownSeat, words))?;
        occupant(seat, place, wish.name.as_deref(), host, words)
    });
    let mut seats = seats.collect::<Result<Vec<Occupant>, Refusal>>()?;
    for (occupant, name) in seats.iter_mut().skip(1).zip(lesson.iter().flat_map(|lesson| &lesson.names)) {
        occupant.name.clone_from(name);
    }
    make_distinct(&mut seats);
    for bot in seats.iter().filter_map(|occupant| occupant.bot.as_deref()) {
        check_bot(listing, bot, words)?;
    }
    let word = wish.word.clone().filter(|word| Deal::is_word(word));
    if word != wish.word {
        return Err(Refusal::with(Code::BadSetup, words, &[("why", words.say("service-bad-word", &[]).into())]));
    }
    let draw = || hall.world.secret().map_err(|_| Refusal::new(Code::Unavailable, words));
    let (key, secret) = (draw()?, draw()?);
    let mut created = Created {
        game: wish.game.clone(),
        options: wish.options.clone(),
        pinned: None,
        seats,
        host: host.clone(),
        invite: Hashed::of(&key),
        secret: lesson.map_or_else(|| to_hex(&secret), |lesson| lesson.deal().secret()),
        words: word.into_iter().collect(),
        public: wish.public,
        hints: wish.hints,
        anyone_sits: wish.anyone_sits,
        take_over: wish.take_over,
        at: hall.world.now(),
        lesson: lesson.is_some(),
        sealed: wish.sealed && lesson.is_none(),
    };
    pin(hall, listing, &mut created, words)?;
    Ok((created, to_hex(&key)))
}

/// Pins a new table to its options, the rules, and the components that this server plays with.
fn pin(hall: &Hall, listing: &dyn Listing, created: &mut Created, words: &Words) -> Result<(), Refusal> {
    let setup = Setup {
        players: created.seats.len(),
        names: created.seats.iter().map(|occupant| occupant.name.clone()).collect(),
        options: created.options.iter().map(|(key, setting)| (key.clone(), setting.clone())).collect(),
        // A lesson's script is written for our own cards.
        components: hall.settings.components.get(listing.id()).filter(|_| !created.lesson).cloned(),
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

/// `POST /api/tables/{id}/rematch`: the same table for another game, everybody in the own seat, whether
/// there or not.
pub(crate) async fn rematch(
    State(hall): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if let Err(seconds) = hall.limits.table(visitor.address, &hall.settings, hall.world.now()) {
        return too_many(&hall, &visitor, seconds);
    }
    let made = async { again(&hall, &id, &visitor, read::<Rematching>(body, &visitor)?.sealed).await };
    match made.await {
        Ok(id) => json(StatusCode::CREATED, &Rematched { id }),
        Err(refusal) => refuse(&refusal),
    }
}

async fn again(hall: &Arc<Hall>, id: &str, visitor: &Visitor, sealed: bool) -> Result<String, Refusal> {
    let words = visitor.words();
    let who = visitor.who.clone().ok_or_else(|| Refusal::new(Code::UnknownTable, words))?;
    let wanted = hall.new_id(words)?;
    let asked = asked_by(hall, id, visitor, Some(who.clone()), Deed::PlayAgain(wanted)).await?;
    let Answered::Again { was, table, made } = asked else { return Err(Refusal::new(Code::Broken, words)) };
    if made {
        return Ok(table);
    }
    let secret = hall.world.secret().map_err(|_| Refusal::new(Code::Unavailable, words))?;
    // Who was away is awaited again: a bot plays for nobody who has not left this table.
    let back = |occupant: &Occupant| match &occupant.holder {
        Some(_) => Occupant { bot: None, ..occupant.clone() },
        None => occupant.clone(),
    };
    let seats: Vec<Occupant> = was.seats.iter().map(back).collect();
    let at = hall.world.now();
    let (secret, words_of_players, lesson, sealed) = (to_hex(&secret), Vec::new(), false, sealed || was.sealed);
    let mut created = Created { seats, secret, words: words_of_players, host: who.clone(), at, lesson, sealed, ..*was };
    let listing = find(&created.game).map_err(|problem| Refusal::of_problem(&problem, words))?;
    pin(hall, listing, &mut created, words)?;
    hall.open(&table, created, visitor.address, words).await?;
    asked_by(hall, &table, visitor, Some(who.clone()), Deed::Enter(tsugi_wire::Entering::default())).await?;
    asked_by(hall, id, visitor, Some(who), Deed::PlayedAgain(table.clone())).await?;
    Ok(table)
}
