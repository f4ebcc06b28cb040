//! The board as data: read from a file, checked, and laid out in tables that the rules look up.
//!
//! What always holds of a board (R70): every node has its lines and, but for the Heart, a colour; rings
//! hold the colours equally; each ring is connected alone, whichever node a token blocks; from each
//! ring the next can be reached; and half a turn changes nothing but colours, so that both players
//! face the same board and see opposite sides of it.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{ComponentError, Message, Seat};

use crate::{Colour, Node, NodeSet, Ring, Side, files};

/// Our own board, as it lies in the repository.
const OURS: &str = include_str!("../data/board.toml");

/// Where a node lies: between the players, or on one side of that line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lie {
    /// On the line between the players.
    Middle,
    /// Right for the player in the south, left for the player in the north.
    East,
    /// Left for the player in the south, right for the player in the north.
    West,
}

impl Lie {
    /// Every lie.
    pub const ALL: [Self; 3] = [Self::Middle, Self::East, Self::West];

    /// Its name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Middle => "middle",
            Self::East => "east",
            Self::West => "west",
        }
    }

    /// The same after half a turn of the board.
    const fn turned(self) -> Self {
        match self {
            Self::Middle => Self::Middle,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }
}

/// A node as a file describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NodeEntry {
    /// Which node.
    pub node: Node,
    /// Its colour; the Heart has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Where it lies.
    pub side: Lie,
    /// The nodes it is joined to.
    pub lines: Vec<Node>,
}

/// Where the tokens start, by seat: the south first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Starts {
    /// The player in the south, seat 0.
    pub south: Node,
    /// The player in the north, seat 1.
    pub north: Node,
}

/// A checked board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Sent"))]
pub struct Board {
    starts: [Node; 2],
    colours: [Option<Colour>; Node::COUNT],
    lies: [Lie; Node::COUNT],
    lines: [NodeSet; Node::COUNT],
}

/// A board in the form in which it is sent.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "BoardFigures"))]
#[serde(deny_unknown_fields)]
struct Sent {
    starts: Starts,
    nodes: Vec<NodeEntry>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let [south, north] = self.starts;
        Sent { starts: Starts { south, north }, nodes: self.entries().collect() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Sent { starts, nodes } = Sent::deserialize(from)?;
        Self::new("components", starts, &nodes).map_err(de::Error::custom)
    }
}

/// What is wrong with a node, or with a field of it.
type Fault = (Option<Node>, Option<&'static str>, Message);

impl Board {
    /// Our own board.
    ///
    /// # Panics
    /// Never: the tests read it.
    pub fn ours() -> Self {
        Self::read("board.toml", OURS).expect("our own board is checked by the tests")
    }

    /// Reads a board in the form of `data/board.toml`.
    pub fn read(file: &str, text: &str) -> Result<Self, ComponentError> {
        let (starts, nodes) = files::board(file, text)?;
        Self::new(file, starts, &nodes)
    }

    /// A board of these nodes, if it can be played on.
    pub fn new(file: &str, starts: Starts, nodes: &[NodeEntry]) -> Result<Self, ComponentError> {
        let checked = Self::lay_out(starts, nodes).and_then(|board| board.check().map(|()| board));
        checked.map_err(|(node, field, problem)| ComponentError {
            file: file.into(),
            entry: node.map(|node| format!("node {node}")),
            field: field.map(Into::into),
            problem,
        })
    }

    fn lay_out(starts: Starts, nodes: &[NodeEntry]) -> Result<Self, Fault> {
        let mut board = Self {
            starts: [starts.south, starts.north],
            colours: [None; Node::COUNT],
            lies: [Lie::Middle; Node::COUNT],
            lines: [NodeSet::EMPTY; Node::COUNT],
        };
        let mut listed = NodeSet::EMPTY;
        for entry in nodes {
            let node = entry.node;
            if listed.contains(node) {
                return Err((Some(node), Some("node"), Message::new("error-listed-twice")));
            }
            listed = listed.or(NodeSet::only(node));
            board.colours[node.index()] = entry.colour;
            board.lies[node.index()] = entry.side;
            board.lines[node.index()] = entry.lines.iter().copied().collect();
        }
        match Node::all().find(|&node| !listed.contains(node)) {
            Some(missing) => Err((Some(missing), None, Message::new("error-missing"))),
            None => Ok(board),
        }
    }

    fn check(&self) -> Result<(), Fault> {
        for node in Node::all() {
            self.check_node(node)?;
        }
        for ring in [Ring::Outer, Ring::Middle, Ring::Inner] {
            self.check_ring(ring)?;
        }
        self.check_half_turn()
    }

    fn check_node(&self, node: Node) -> Result<(), Fault> {
        match (self.colour(node), node == Node::HEART) {
            (None, false) => return Err((Some(node), Some("colour"), Message::new("error-missing"))),
            (Some(_), true) => return Err((Some(node), Some("colour"), Message::new("error-held-hands-heart-colour"))),
            _ => {}
        }
        let lines = self.lines(node);
        if lines.contains(node) {
            return Err((Some(node), Some("lines"), Message::new("error-held-hands-joined-to-itself")));
        }
        if let Some(other) = lines.iter().find(|&other| !self.lines(other).contains(node)) {
            let problem = Message::new("error-held-hands-line-one-way").with("other", other.to_string());
            return Err((Some(node), Some("lines"), problem));
        }
        Ok(())
    }

    /// Colours are equal, the ring holds together whichever node is blocked, and the next is reached.
    fn check_ring(&self, ring: Ring) -> Result<(), Fault> {
        let (first, share) = (Node::new(ring, 0), u32::from(ring.size()) / 4);
        for colour in Colour::ALL {
            let count = ring.nodes().and(self.nodes_of(colour)).len();
            if count != share {
                let problem = Message::new("error-held-hands-colours-of-ring")
                    .with("node", first.to_string())
                    .with("count", count)
                    .with("colour", colour.to_string())
                    .with("share", share);
                return Err((Some(first), Some("colour"), problem));
            }
        }
        for blocked in ring.nodes().iter() {
            let free = ring.nodes().without(NodeSet::only(blocked));
            let from = if blocked == first { Node::new(ring, 1) } else { first };
            if let Some(apart) = free.without(self.reached(from, free)).iter().next() {
                let problem = Message::new("error-held-hands-not-reached")
                    .with("blocked", blocked.to_string())
                    .with("from", from.to_string());
                return Err((Some(apart), Some("lines"), problem));
            }
        }
        let next = Ring::ALL[ring as usize + 1].nodes();
        if ring.nodes().iter().all(|node| self.lines(node).and(next).is_empty()) {
            let inner = Node::new(Ring::ALL[ring as usize + 1], 0);
            let problem = Message::new("error-held-hands-no-way-inward").with("node", first.to_string());
            return Err((Some(inner), Some("lines"), problem));
        }
        Ok(())
    }

    /// All that can be reached from a node without leaving these nodes.
    fn reached(&self, from: Node, within: NodeSet) -> NodeSet {
        let mut reached = NodeSet::only(from);
        loop {
            let more = reached.iter().fold(reached, |all, node| all.or(self.lines(node).and(within)));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    fn check_half_turn(&self) -> Result<(), Fault> {
        let [south, north] = self.starts;
        if south.opposite() != north || south == north || self.lie(south) != Lie::Middle {
            let problem = Message::new("error-held-hands-starts");
            return Err((Some(north), Some("starts"), problem));
        }
        for node in Node::all() {
            let across = node.opposite();
            if self.lie(across) != self.lie(node).turned() {
                let problem = Message::new("error-held-hands-sides")
                    .with("side", self.lie(node).name())
                    .with("across", across.to_string())
                    .with("other", self.lie(across).name());
                return Err((Some(node), Some("side"), problem));
            }
            let turned: NodeSet = self.lines(node).iter().map(Node::opposite).collect();
            if turned != self.lines(across) {
                let problem = Message::new("error-held-hands-half-turn").with("across", across.to_string());
                return Err((Some(node), Some("lines"), problem));
            }
        }
        Ok(())
    }

    /// Every node as a file would describe it.
    pub fn entries(&self) -> impl Iterator<Item = NodeEntry> {
        Node::all().map(|node| NodeEntry {
            node,
            colour: self.colour(node),
            side: self.lie(node),
            lines: self.lines(node).iter().collect(),
        })
    }

    /// Where a seat's token starts.
    pub fn start(&self, seat: Seat) -> Node {
        self.starts[seat.index() & 1]
    }

    /// The colour of a node; the Heart has none.
    #[inline(always)]
    pub fn colour(&self, node: Node) -> Option<Colour> {
        self.colours[node.index()]
    }

    /// The nodes of a colour.
    pub fn nodes_of(&self, colour: Colour) -> NodeSet {
        Node::all().filter(|&node| self.colour(node) == Some(colour)).collect()
    }

    /// R7: the nodes that a node is joined to; an odd spoke forks to both sides of the junction.
    #[inline(always)]
    pub fn lines(&self, node: Node) -> NodeSet {
        self.lines[node.index()]
    }

    /// Where a node lies.
    #[inline(always)]
    pub fn lie(&self, node: Node) -> Lie {
        self.lies[node.index()]
    }

    /// R23: the side on which a seat sees a node; none for what lies in the middle (R28, R29).
    #[inline(always)]
    pub fn side(&self, node: Node, seat: Seat) -> Option<Side> {
        let from_south = match self.lie(node) {
            Lie::Middle => return None,
            Lie::East => Side::Right,
            Lie::West => Side::Left,
        };
        Some(if seat.index() == 0 { from_south } else { from_south.other() })
    }
}
