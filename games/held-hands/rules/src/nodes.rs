//! The nodes of the board: three rings and the Heart, and sets of nodes as bits.

use std::fmt;
use tsugi_engine::Message;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A ring of the board, or its centre; from the outside in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ring {
    /// The Outer Ring.
    Outer,
    /// The Middle Ring.
    Middle,
    /// The Inner Ring.
    Inner,
    /// The Heart Circle.
    Heart,
}

impl Ring {
    /// Every ring, from the outside in, the Heart last.
    pub const ALL: [Self; 4] = [Self::Outer, Self::Middle, Self::Inner, Self::Heart];

    /// How many nodes it has.
    pub const fn size(self) -> u8 {
        match self {
            Self::Outer => 32,
            Self::Middle => 16,
            Self::Inner => 8,
            Self::Heart => 1,
        }
    }

    /// The number of its first node.
    const fn first(self) -> u8 {
        match self {
            Self::Outer => 0,
            Self::Middle => 32,
            Self::Inner => 48,
            Self::Heart => 56,
        }
    }

    /// Its letter in the names of nodes.
    pub const fn letter(self) -> char {
        match self {
            Self::Outer => 'O',
            Self::Middle => 'M',
            Self::Inner => 'I',
            Self::Heart => 'H',
        }
    }

    /// Its nodes.
    #[inline(always)]
    pub const fn nodes(self) -> NodeSet {
        NodeSet(((1 << self.size()) - 1) << self.first())
    }
}

/// A node: `O16` is the 17th of the Outer Ring, clockwise from north; `H` is the Heart.
///
/// Ring and place are packed in one number, so that a step moves as a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Node(u8);

impl Node {
    /// How many nodes there are, the Heart included.
    pub const COUNT: usize = 57;
    /// The Heart.
    pub const HEART: Self = Self(56);

    /// The node of that number in its ring, clockwise from north; numbers go round.
    pub const fn new(ring: Ring, place: u8) -> Self {
        Self(ring.first() + place % ring.size())
    }

    /// Every node, from the outside in.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its ring.
    #[inline(always)]
    pub const fn ring(self) -> Ring {
        match self.0 {
            0..32 => Ring::Outer,
            32..48 => Ring::Middle,
            48..56 => Ring::Inner,
            _ => Ring::Heart,
        }
    }

    /// Its number in its ring, clockwise from north.
    pub const fn place(self) -> u8 {
        self.0 - self.ring().first()
    }

    /// The node across the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::new(self.ring(), self.place() + self.ring().size() / 2)
    }

    /// Its number among all nodes.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ring() {
            Ring::Heart => f.write_str("H"),
            ring => write!(f, "{}{}", ring.letter(), self.place()),
        }
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Words that name no node.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::new("error-held-hands-no-node").with("word", .0))]
pub struct UnknownNode(String);

impl std::str::FromStr for Node {
    type Err = UnknownNode;
    fn from_str(name: &str) -> Result<Self, UnknownNode> {
        // Names are read as they are written, so that no node has two of them.
        let known = Self::all().find(|node| node.to_string() == name);
        known.ok_or_else(|| UnknownNode(name.chars().filter(|c| !c.is_control()).take(40).collect()))
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'_, str>::deserialize(from)?;
        name.parse().map_err(de::Error::custom)
    }
}

tsugi_kit::bit_set! {
    /// A set of nodes, as bits.
    pub struct NodeSet(u64) of Node, |node| node.0 as u32, |bit| Node(bit as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for node in Node::all() {
            assert_eq!(node.to_string().parse(), Ok(node));
        }
        for name in ["", "O", "O32", "O01", "M16", "I8", "H0", "X1", "o1", "é"] {
            assert!(name.parse::<Node>().is_err(), "{name}");
        }
    }

    #[test]
    fn rings_hold_all_nodes_once() {
        let sizes: u32 = Ring::ALL.iter().map(|ring| ring.nodes().len()).sum();
        assert_eq!(sizes as usize, Node::COUNT);
        assert!(Ring::ALL.iter().all(|ring| ring.nodes().iter().all(|node| node.ring() == *ring)));
    }
}
