//! The components: our board and decks are those of R70, and a file that cannot be used says why.

use proptest::prelude::*;
use tsugi_engine::Seat;
use tsugi_held_hands::{
    Board, Colour, Components, DeckSet, Decks, HeldHands, Lie, Node, NodeSet, PRINT_AND_PLAY, Ring, Rules, Side,
};

/// Our own files, to be spoiled.
const BOARD: &str = include_str!("../data/board.toml");
const CARDS: &str = include_str!("../data/cards.toml");

fn node(name: &str) -> Node {
    name.parse().expect("a node")
}

/// What is said of a board that cannot be used.
fn complaint(text: &str) -> String {
    Board::read("mine.toml", text).expect_err("this board is at fault").to_string()
}

/// Our board with something else in the place of what stands there once.
fn spoiled(from: &str, to: &str) -> String {
    assert_eq!(BOARD.matches(from).count(), 1, "{from:?} stands there once");
    BOARD.replace(from, to)
}

/// The entry of a node as it stands in our file.
fn entry(name: &str) -> String {
    let start = BOARD.find(&format!("[[node]]\nnode = \"{name}\"\n")).expect("every node has an entry");
    BOARD[start..].split("\n\n").next().expect("an entry ends").to_owned()
}

/// A field of a node's entry, written otherwise.
fn with(name: &str, from: &str, to: &str) -> String {
    let entry = entry(name);
    assert!(entry.contains(from), "{entry}");
    BOARD.replace(&entry, &entry.replace(from, to))
}

/// R70: 57 nodes, 132 lines, and the colours of the drawing, clockwise from north.
#[test]
fn r70_the_board_is_that_of_the_drawing() {
    let board = Board::ours();
    let colours =
        |ring: Ring| ring.nodes().iter().filter_map(|node| board.colour(node)).map(Colour::letter).collect::<String>();
    assert_eq!(colours(Ring::Outer), "KRGKGBRGBGKBKBRGRKBRBRGKGBRKRGKB");
    assert_eq!(colours(Ring::Middle), "GBRGKRGKBGKBRKBR");
    assert_eq!(colours(Ring::Inner), "RBGRKGBK");
    assert_eq!(Node::all().map(|node| board.lines(node).len()).sum::<u32>(), 2 * 132);
    let joined = |name: &str| board.lines(node(name)).iter().map(|node| node.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(joined("O16"), "O15 O17 M8");
    assert_eq!(joined("O31"), "O0 O30 M0 M15");
    assert_eq!(joined("M15"), "O29 O30 O31 M0 M14 I0 I7");
    assert_eq!(joined("H"), "I0 I2 I4 I6");
    assert_eq!([0, 1].map(|seat| board.start(Seat::at(seat))), ["O16", "O0"].map(node));
}

/// R70: the properties that any board must have hold of ours.
#[test]
fn r70_both_players_face_the_same_board() {
    let board = Board::ours();
    for node in Node::all() {
        let across: NodeSet = board.lines(node).iter().map(Node::opposite).collect();
        assert_eq!(across, board.lines(node.opposite()), "{node}");
        let sides = [0, 1].map(|seat| board.side(node, Seat::at(seat)));
        assert_eq!(sides[0], sides[1].map(Side::other), "{node}");
        assert_eq!(board.side(node, Seat::at(0)), board.side(node.opposite(), Seat::at(1)), "{node}");
    }
    let middle: Vec<String> =
        Node::all().filter(|&node| board.lie(node) == Lie::Middle).map(|node| node.to_string()).collect();
    assert_eq!(middle, ["O0", "O16", "M0", "M8", "I0", "I4", "H"]);
    for ring in [Ring::Outer, Ring::Middle, Ring::Inner] {
        for colour in Colour::ALL {
            assert_eq!(ring.nodes().and(board.nodes_of(colour)).len(), ring.nodes().len() / 4);
        }
        let inward = |node: Node| !board.lines(node).and(Ring::ALL[ring as usize + 1].nodes()).is_empty();
        assert!(ring == Ring::Inner || ring.nodes().iter().all(inward), "every node of the outer rings leads inward");
    }
    let alike = Node::all().filter(|&node| node != Node::HEART && board.colour(node) == board.colour(node.opposite()));
    assert_eq!(alike.count(), 0, "opposite nodes never match");
}

/// R70: 48 emotion cards, each colour as often left as right, and 24 objectives.
#[test]
fn r70_the_decks_are_even() {
    let decks = Decks::ours();
    assert_eq!((decks.emotions().len(), decks.objectives().len()), (48, 24));
    assert!(decks.emotion_entries().all(|entry| entry.copies == 4));
    assert!(decks.objective_entries().all(|entry| entry.copies == 6));
    for (side, colour) in Side::ALL.into_iter().flat_map(|side| Colour::ALL.map(|colour| (side, colour))) {
        assert_eq!(decks.emotions().iter().filter(|card| card.half(side) == colour).count(), 12);
    }
    assert!(decks.emotions().iter().all(|card| card.half(Side::Left) != card.half(Side::Right)));
}

/// R70: a set is other decks, and nothing else; the proposal is what there was before there were sets.
#[test]
fn r70_a_set_is_its_decks_and_nothing_else() {
    let cards = |set: DeckSet| (set.decks().emotions().len(), set.decks().objectives().len());
    assert_eq!(DeckSet::ALL.map(cards), [(48, 24), (76, 24), (40, 24), (37, 24)]);
    for set in DeckSet::ALL {
        let game = HeldHands::new(Rules { set, ..PRINT_AND_PLAY }, Components::ours());
        assert_eq!((game.decks(), game.board()), (&set.decks(), &Board::ours()), "{set:?}");
    }
    let own = Components { decks: DeckSet::Hard.decks(), ..Components::ours() };
    let game = HeldHands::new(PRINT_AND_PLAY, own);
    assert_eq!(game.decks(), &DeckSet::Hard.decks(), "the proposal leaves decks of one's own alone");
}

#[test]
fn a_fault_of_the_board_names_file_node_and_field() {
    let cases = [
        (with("O3", "\"O4\"", "\"O99\""), "node O3, field `lines`: error-held-hands-no-node(word=\"O99\")"),
        (with("O3", "colour = \"K\"\n", ""), "node O3, field `colour`: error-missing"),
        (
            with("O3", "\"K\"", "\"X\""),
            "node O3, field `colour`: error-none-of(word=\"X\", known=[\"R\", \"K\", \"G\", \"B\"])",
        ),
        (
            with("O3", "\"K\"", "7"),
            "node O3, field `colour`: error-wrong-kind(wanted=error-kind-word, found=error-kind-whole-number)",
        ),
        (with("H", "side", "colour = \"R\"\nside"), "node H, field `colour`: error-held-hands-heart-colour"),
        (
            with("O3", "east", "left"),
            "node O3, field `side`: error-none-of(word=\"left\", known=[\"middle\", \"east\", \"west\"])",
        ),
        (
            with("O3", "east", "west"),
            "node O3, field `side`: error-held-hands-sides(side=\"west\", across=\"O19\", other=\"west\")",
        ),
        (with("O3", "\"O4\"", "\"O5\""), "node O3, field `lines`: error-held-hands-line-one-way(other=\"O5\")"),
        (with("O3", "\"O4\"", "\"O4\", \"O3\""), "node O3, field `lines`: error-held-hands-joined-to-itself"),
        (
            with("O3", "lines = ", "links = "),
            "node O3, field `links`: error-unknown-field(known=[\"node\", \"colour\", \"side\", \"lines\"])",
        ),
        (with("O3", "node = \"O3\"", "node = \"O4\""), "node O4, field `node`: error-listed-twice"),
        (BOARD.replace(&entry("O3"), ""), "node O3: error-missing"),
        (
            with("O3", "\"K\"", "\"R\""),
            "node O0, field `colour`: error-held-hands-colours-of-ring(node=\"O0\", count=9, colour=\"R\", share=8)",
        ),
        (spoiled("south = \"O16\"", "south = \"O15\""), "node O0, field `starts`: error-held-hands-starts"),
        (spoiled("south = \"O16\"", "south = \"X\""), "starts, field `south`: error-held-hands-no-node(word=\"X\")"),
    ];
    for (text, expected) in cases {
        assert_eq!(complaint(&text), format!("mine.toml, {expected}"));
    }
}

/// A ring that falls apart, or that cannot be reached, is told with a node of it.
#[test]
fn a_board_with_an_unreachable_ring_is_refused() {
    let cut = |text: &str, one: &str, other: &str| {
        let drop = |text: String, at: &str, away: &str| {
            let start = text.find(&format!("node = \"{at}\"\n")).expect("an entry");
            let end = start + text[start..].find("]\n").expect("its lines");
            let lines = text[start..end].replace(&format!("\"{away}\", "), "").replace(&format!(", \"{away}\""), "");
            let lines = lines.replace(&format!("[\"{away}\""), "[");
            format!("{}{lines}{}", &text[..start], &text[end..])
        };
        drop(drop(text.to_owned(), one, other), other, one)
    };
    let apart = cut(&cut(BOARD, "I0", "I1"), "I4", "I5");
    let told = complaint(&apart);
    assert!(told.starts_with("mine.toml, node I") && told.contains("error-held-hands-not-reached"), "{told}");
    let gates = ["I0", "I2", "I4", "I6"].iter().fold(BOARD.to_owned(), |text, gate| cut(&text, gate, "H"));
    let expected = "mine.toml, node H, field `lines`: error-held-hands-no-way-inward(node=\"I0\")";
    assert_eq!(complaint(&gates), expected);
    let lopsided = cut(BOARD, "I0", "H");
    assert_eq!(complaint(&lopsided), "mine.toml, node I0, field `lines`: error-held-hands-half-turn(across=\"I4\")");
}

#[test]
fn a_fault_of_the_decks_names_file_card_and_field() {
    let goals = "[[objective]]\ncolour = 'R'\ncopies = 24\n";
    let cases = [
        ("[[emotion]]\ncard = 'RX'\ncopies = 12\n", "emotion RX, field `card`: error-held-hands-no-card(word=\"RX\")"),
        (
            "[[emotion]]\ncard = 'RK'\ncopies = 0\n",
            "emotion RK, field `copies`: error-range(number=0, least=1, most=99)",
        ),
        ("[[emotion]]\ncard = 'RK'\n", "emotion RK, field `copies`: error-missing"),
        ("[[emotion]]\ncopies = 12\n", "emotion, field `card`: error-missing"),
        ("[[emotion]]\ncard = 'RK'\ncopies = 11\n", "error-held-hands-emotion-cards(count=11, least=12, most=200)"),
        (
            "[[emotion]]\ncard = 'RK'\ncopies = 9\n[[emotion]]\ncard = 'RK'\ncopies = 9\n",
            "emotion RK: error-listed-twice",
        ),
        ("", "error-held-hands-empty-list(list=\"emotion\")"),
        ("card = 3\n", "field `card`: error-unknown-field(known=[\"emotion\", \"objective\"])"),
    ];
    for (cards, expected) in cases {
        let text = if cards.starts_with("card") { cards.to_owned() } else { format!("{cards}{goals}") };
        let told = Decks::read("mine.toml", &text).expect_err("these decks are at fault").to_string();
        let separator = if told.starts_with("mine.toml: ") { ": " } else { ", " };
        assert_eq!(told, format!("mine.toml{separator}{expected}"));
    }
    let few = "[[emotion]]\ncard = 'RK'\ncopies = 12\n[[objective]]\ncolour = 'R'\ncopies = 23\n";
    let told = Decks::read("mine.toml", few).expect_err("23 objectives").to_string();
    assert_eq!(told, "mine.toml: error-held-hands-objectives(count=23, least=24, most=200)");
}

/// Either file stands in the place of ours alone; what lists nodes is a board.
#[test]
fn a_file_replaces_what_it_describes() {
    let mut components = Components::ours();
    components.replace("cards.toml", &CARDS.replace("copies = 4", "copies = 5")).expect("sixty cards");
    assert_eq!((components.decks.emotions().len(), &components.board), (60, &Board::ours()));
    components.replace("board.toml", BOARD).expect("our own board");
    assert!(components.replace("board.toml", "[starts]\nsouth = 'O16'").is_err());
    assert_eq!(components.board, Board::ours());
}

/// Components survive JSON, in which records keep them.
#[test]
fn components_read_back_as_they_are_written() {
    let ours = Components::ours();
    let text = serde_json::to_string(&ours).expect("components are data");
    assert_eq!(serde_json::from_str::<Components>(&text).expect("and read back"), ours);
}

/// A file is read as components, or refused in one line.
fn is_read_or_refused_in_a_line(text: &str) -> Result<(), TestCaseError> {
    if let Err(fault) = Components::ours().replace("mine.toml", text) {
        let fault = fault.to_string();
        prop_assert!(fault.starts_with("mine.toml"), "{}", fault);
        prop_assert!(!fault.contains('\n'), "{}", fault);
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        is_read_or_refused_in_a_line(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_text_is_read_or_refused(
        text in "(\\[\\[(node|emotion|objective)\\]\\]|\\[starts\\]|card|copies|lines|side|colour|=|\"O3\"|\"RK\"|[0-9]{1,12}|\\PC|\n| ){0,60}"
    ) {
        is_read_or_refused_in_a_line(&text)?;
    }

    #[test]
    fn a_spoiled_file_is_read_or_refused(
        board in any::<bool>(),
        cut in 0..BOARD.len(),
        length in 0..60_usize,
        patch in "[\\[\\]=\"A-Za-z0-9 \n-]{0,12}",
    ) {
        let ours = if board { BOARD } else { CARDS };
        let cut = cut % ours.len();
        let end = (cut + length).min(ours.len());
        if let (Some(before), Some(after)) = (ours.get(..cut), ours.get(end..)) {
            is_read_or_refused_in_a_line(&format!("{before}{patch}{after}"))?;
        }
    }
}
