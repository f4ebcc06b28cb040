//! Codes to say over the phone, and who knocks with one. A code is the table's as long as it waits for players; which is
//! whose is known in memory alone, and a table that is asked again after a restart gets the same one where it is free.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use tsugi_house::{Refusal, Reply, RequestKind, TableCode};
use tsugi_wire::{Code, CodeDoc, Knocking, LettingIn};

use crate::{
    http::{Sent, Shared, asked, asked_by, changed, json, read, refuse, too_many, with_cookie},
    languages::languages,
    visitor::Visitor,
};

/// Codes that are remembered; beyond it the oldest is forgotten.
const MOST_CODES: usize = 20_000;

/// Which code is whose.
#[derive(Debug, Default)]
pub(crate) struct Codes(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    tables: HashMap<TableCode, String>,
    codes: HashMap<String, TableCode>,
    order: VecDeque<TableCode>,
}

impl Known {
    fn forget(&mut self, code: TableCode) {
        if let Some(table) = self.tables.remove(&code) {
            self.codes.remove(&table);
        }
    }
}

impl Codes {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The code of a table: the one it has, else the first of its own that is free.
    fn of(&self, table: &str) -> TableCode {
        let mut known = self.known();
        if let Some(code) = known.codes.get(table) {
            return *code;
        }
        while known.order.len() >= MOST_CODES {
            let Some(oldest) = known.order.pop_front() else { break };
            known.forget(oldest);
        }
        // There are several times as many codes as are remembered.
        let mut codes = (0..TableCode::count()).map(|attempt| TableCode::of(table, attempt));
        let code = codes.find(|code| !known.tables.contains_key(code)).unwrap_or_else(|| TableCode::of(table, 0));
        known.tables.insert(code, table.to_owned());
        known.codes.insert(table.to_owned(), code);
        known.order.push_back(code);
        code
    }

    fn table(&self, code: TableCode) -> Option<String> {
        self.known().tables.get(&code).cloned()
    }

    fn forget(&self, code: TableCode) {
        self.known().forget(code);
    }
}

/// `POST /api/tables/{id}/code`: for whoever made the table or sits at it, as long as it waits.
pub(crate) async fn code(State(server): Shared, Path(id): Path<String>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let told = async {
        let Reply::Landing(landing) = asked(&server, &id, &visitor, RequestKind::Look).await? else {
            return Err(Refusal::new(Code::Broken, words));
        };
        if !landing.host && landing.yours.is_empty() {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if landing.table.begun {
            return Err(Refusal::new(Code::Begun, words));
        }
        Ok(CodeDoc { code: server.codes.of(&id).said(words) })
    };
    match told.await {
        Ok(code) => json(StatusCode::OK, &code),
        Err(refusal) => refuse(&refusal),
    }
}

/// `POST /api/knock`. What is wrong counts against the address it comes from, and once too much was wrong nothing is right.
pub(crate) async fn knock(State(server): Shared, visitor: Visitor, body: Sent) -> Response {
    let words = visitor.words();
    let (knocking, (who, cookie)) =
        match read::<Knocking>(body, &visitor).and_then(|it| Ok((it, visitor.identify(&server)?))) {
            Ok(knocking) => knocking,
            Err(refusal) => return refuse(&refusal),
        };
    let now = server.world.now();
    if let Err(seconds) = server.limits.may_guess(visitor.address, &server.settings, now) {
        return too_many(&server, &visitor, seconds);
    }
    let code = TableCode::read(&knocking.code, languages());
    let table = code.and_then(|code| Some((code, server.codes.table(code)?)));
    let knocked = async {
        let (code, table) = table.ok_or_else(|| Refusal::new(Code::NotFound, words))?;
        let reply = asked_by(&server, &table, &visitor, Some(who), RequestKind::Knock(knocking.name)).await;
        if matches!(&reply, Err(refusal) if matches!(refusal.code, Code::Begun | Code::UnknownTable)) {
            server.codes.forget(code);
        }
        match reply? {
            Reply::Knocked(knocked) => Ok(knocked),
            _ => Err(Refusal::new(Code::Broken, words)),
        }
    };
    let response = match knocked.await {
        Ok(knocked) => json(StatusCode::OK, &knocked),
        Err(refusal) if refusal.code == Code::NotFound => {
            server.limits.guessed_wrong(visitor.address, &server.settings, now);
            refuse(&Refusal::saying(Code::NotFound, words.say("service-unknown-code", &[])))
        }
        Err(refusal) => refuse(&refusal),
    };
    with_cookie(response, cookie)
}

/// `POST /api/tables/{id}/let-in`.
pub(crate) async fn let_in(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<LettingIn>(body, &visitor).map(RequestKind::LetIn);
    changed(&server, &id, &visitor, kind).await
}
