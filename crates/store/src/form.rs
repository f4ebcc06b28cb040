//! The form of the database, the same for SQLite and PostgreSQL.

use crate::{StoreError, Visibility};

/// What changed in the form of the database, in order. Never edited once applied: a change is a new line.
pub(crate) const MIGRATIONS: [&[&str]; 4] = [CREATED, NUMBERED, MARKED, MADE_BY];

/// The form of the first version.
const CREATED: &[&str] = &[
    "CREATE TABLE tables (id TEXT PRIMARY KEY, public BOOLEAN NOT NULL, made BIGINT NOT NULL)",
    "CREATE INDEX tables_public ON tables (public, made)",
    "CREATE TABLE entries (table_id TEXT NOT NULL, version BIGINT NOT NULL, made BIGINT NOT NULL,
        entry TEXT NOT NULL, PRIMARY KEY (table_id, version))",
    "CREATE TABLE holders (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id))",
];

/// Logs by a small number in place of the table's id: the tables in play share a few pages of the index, where each
/// had one of its own.
const NUMBERED: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN number BIGINT",
    "UPDATE tables SET number = numbered.number FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY made, id) AS number
        FROM tables) AS numbered WHERE numbered.id = tables.id",
    "CREATE UNIQUE INDEX tables_number ON tables (number)",
    "CREATE TABLE logs (number BIGINT NOT NULL, version BIGINT NOT NULL, made BIGINT NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (number, version))",
    "INSERT INTO logs (number, version, made, entry) SELECT tables.number, entries.version, entries.made, entries.entry
        FROM entries JOIN tables ON tables.id = entries.table_id ORDER BY tables.number, entries.version",
    "DROP TABLE entries",
];

/// Marks on the store itself: the key that encrypts it, and when it was last seen to keep what it is told.
const MARKED: &[&str] = &["CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)"];

/// Who made a public table, as a number that means nothing later.
const MADE_BY: &[&str] =
    &["ALTER TABLE tables ADD COLUMN maker BIGINT", "CREATE INDEX tables_maker ON tables (maker, public, made)"];

/// The newest form that this program knows; of a newer one it must not guess.
pub(crate) fn known(found: i64) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

pub(crate) const SCHEMA: &str = "CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)";
pub(crate) const MIGRATED: &str = "SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM schema";
pub(crate) const MIGRATE: &str = "INSERT INTO schema (version) VALUES ($1)";

/// Without its `WHERE` SQLite would read the `ON` as that of a join.
pub(crate) const OPEN: &str = "INSERT INTO tables (id, public, made, maker, number)
    SELECT $1, $2, $3, $4, COALESCE(MAX(number), 0) + 1 FROM tables WHERE TRUE ON CONFLICT DO NOTHING";
/// Takes all but the newest public tables of a maker off the list.
pub(crate) const UNLIST: &str = "UPDATE tables SET public = FALSE WHERE maker = $1 AND public = TRUE AND id NOT IN
    (SELECT id FROM tables WHERE maker = $1 AND public = TRUE ORDER BY made DESC, id LIMIT $2)";
pub(crate) const HOLD: &str = "INSERT INTO holders (holder, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(crate) const LOG: &str =
    "SELECT entry FROM logs WHERE number = (SELECT number FROM tables WHERE id = $1) ORDER BY version";
pub(crate) const OF_HOLDER: &str = "SELECT tables.id, tables.made FROM holders JOIN tables
    ON tables.id = holders.table_id WHERE holders.holder = $1 ORDER BY tables.made DESC, tables.id LIMIT $2";
pub(crate) const PUBLIC: &str = "SELECT id, made FROM tables WHERE public = $1 ORDER BY made DESC, id LIMIT $2";

/// Sets a mark that is not set yet.
pub(crate) const MARK: &str = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(crate) const MARKED_AS: &str = "SELECT value FROM marks WHERE name = $1";
/// Writes a mark anew: the smallest write that waits for the disk like any entry.
pub(crate) const PROBE: &str =
    "INSERT INTO marks (name, value) VALUES ('ready', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Whether a table is found by anybody, and who made it.
pub(crate) fn listed(visibility: Visibility) -> (bool, Option<i64>) {
    match visibility {
        Visibility::Public => (true, None),
        Visibility::PublicBy(maker) => (true, Some(maker as i64)),
        Visibility::Private => (false, None),
    }
}

/// Versions and times fit the database's numbers: they count entries and milliseconds.
pub(crate) fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
