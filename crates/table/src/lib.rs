//! One table in play: seats, log, undo, and the record of a game.
