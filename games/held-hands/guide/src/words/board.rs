//! The board as text.

use tsugi_engine::Seat;
use tsugi_held_hands::{Board, Node, NodeSet};

use super::mark;

/// Where the nodes stand, as the player in the south sees them. Seven columns around the middle of
/// each name are free for its label.
const MAP: &str = "
                              O31     O0      O1
                        O30                         O2
                  O29                                     O3
             O28                      M0                       O4
        O27                 M15                 M1                  O5
                    M14                                 M2
     O26                                                               O6
               M13                    I0                     M3
   O25                       I7                I1                        O7

  O24        M12         I6            H           I2          M4         O8

   O23                       I5                I3                        O9
               M11                    I4                     M5
     O22                                                               O10
                    M10                                 M6
        O21                 M9                  M7                  O11
             O20                      M8                       O12
                  O19                                     O13
                        O18                         O14
                              O17     O16     O15";

/// Who looks from where, and what is to be marked.
pub(super) struct Sketch<'a> {
    pub(super) board: &'a Board,
    /// Where the tokens stand, by seat.
    pub(super) tokens: [Node; 2],
    /// What this turn's walk has crossed.
    pub(super) crossed: NodeSet,
    /// From whose chair the board is seen.
    pub(super) from: Seat,
}

impl Sketch<'_> {
    /// The board, a line each; the viewer's own side below.
    pub(super) fn lines(&self) -> Vec<String> {
        MAP.lines().skip(1).map(|line| self.line(line)).collect()
    }

    fn line(&self, map: &str) -> String {
        let mut drawn = String::new();
        let mut column = 0;
        for (start, name) in words(map) {
            let Ok(slot) = name.parse::<Node>() else { continue };
            let label = self.label(if self.from.index() == 0 { slot } else { slot.opposite() });
            // Labels stand around the middle of the name they replace.
            let begin = (start + name.len() / 2).saturating_sub(label.chars().count() / 2).max(column);
            drawn.extend(std::iter::repeat_n(' ', begin - column));
            column = begin + label.chars().count();
            drawn.push_str(&label);
        }
        drawn
    }

    /// `1:O16▲R` under a token, `×O17■K` where the walk has crossed.
    fn label(&self, node: Node) -> String {
        let colour = self.board.colour(node).map_or_else(|| "♥".into(), mark);
        let here: String = Seat::all(2).filter(|seat| self.tokens[seat.index()] == node).map(seat_mark).collect();
        let before = match (here.is_empty(), self.crossed.contains(node)) {
            (false, _) => format!("{here}:"),
            (true, true) => "×".into(),
            (true, false) => String::new(),
        };
        format!("{before}{node}{colour}")
    }
}

/// How a seat is marked on the board.
pub(super) fn seat_mark(seat: Seat) -> char {
    if seat.index() == 0 { '1' } else { '2' }
}

/// The words of a line with the columns they begin in.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().map(move |word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_has_its_place_and_labels_do_not_touch() {
        let mut placed: Vec<Node> = MAP.split_whitespace().map(|name| name.parse().expect("a node")).collect();
        placed.sort_unstable();
        assert!(placed.iter().copied().eq(Node::all()));
        let board = Board::ours();
        for from in Seat::all(2) {
            for node in Node::all().filter(|&node| node != Node::HEART) {
                let tokens = [node, node.opposite()];
                let sketch = Sketch { board: &board, tokens, crossed: Node::all().collect(), from };
                let text = sketch.lines().join("\n");
                assert_eq!(text.split_whitespace().count(), Node::COUNT, "{text}");
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            }
        }
    }
}
