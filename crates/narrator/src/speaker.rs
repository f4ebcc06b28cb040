//! Words with the names of those who play.

use tsugi_engine::Seat;

use crate::{Arg, Words};

/// Words with the names of those who play, in order of the seats.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The words.
    pub words: &'a Words,
    /// The names, by seat.
    pub names: &'a [String],
}

impl Speaker<'_> {
    /// The name of whoever sits there; a dash where nobody does.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("–", String::as_str)
    }

    /// The message of that id with these arguments.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// Names in a row: "Nora, Théo and Matsu".
    pub fn names_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [most @ .., last] if !most.is_empty() => {
                self.say("list-and", &[("most", most.join(", ").into()), ("last", (*last).into())])
            }
            few => few.concat(),
        }
    }
}
