//! Text laid out for any terminal: lines that are not too long, columns that stand straight.

/// The columns that a terminal is sure to have.
pub const WIDTH: usize = 80;

/// A text in lines of at most [`WIDTH`] columns, those after the first indented so much.
///
/// Lines break at plain spaces alone: a no-break space holds. A word longer than a line stays whole.
pub fn wrap(text: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for (position, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if position > 0 && column + 1 + length > WIDTH {
            lines.push('\n');
            lines.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if position > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += length;
    }
    lines
}

/// A text of headings, paragraphs, lists and columns with its lines as long as [`WIDTH`] allows. Columns, which begin
/// with four spaces, and headings stay as they are; lines of a paragraph and of an item are joined first.
pub fn prose(text: &str) -> String {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut joins = false;
    for line in text.lines().map(str::trim_end) {
        let item = item_indent(line);
        if joins && item.is_none() && !line.is_empty() && !line.starts_with('#') {
            if let Some((_, block)) = blocks.last_mut() {
                block.push(' ');
                block.push_str(line.trim_start());
            }
            continue;
        }
        joins = item.is_some() || !(line.is_empty() || line.starts_with('#') || line.starts_with("    "));
        blocks.push((item.unwrap_or(0), line.to_owned()));
    }
    let laid = |(indent, block): &(usize, String)| {
        if block.starts_with("    ") { block.clone() } else { wrap(block, *indent) }
    };
    blocks.iter().map(laid).collect::<Vec<_>>().join("\n")
}

/// How far the lines of an item of a list are indented, where one begins here.
fn item_indent(line: &str) -> Option<usize> {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    match line.get(digits..) {
        Some(rest) if digits > 0 && rest.starts_with(". ") => Some(digits + 2),
        _ => line.starts_with("- ").then_some(2),
    }
}

/// Rows in columns, each as wide as its widest cell, two spaces apart.
pub fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let mut widths = [0; N];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let line = |row: &[String; N]| {
        let cells: Vec<String> = widths.iter().zip(row).map(|(&width, cell)| format!("{cell:width$}")).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A long list in as many columns as a terminal has room for, read down one column after the other. All
/// columns are as wide as the widest entry, two spaces apart; entries too wide for a line are wrapped.
pub fn in_columns(entries: &[String]) -> String {
    let widest = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0);
    let columns = ((WIDTH + 2) / (widest + 2)).max(1);
    let height = entries.len().div_ceil(columns).max(1);
    let line = |row: usize| {
        let cells: Vec<String> =
            entries.iter().skip(row).step_by(height).map(|entry| format!("{entry:widest$}")).collect();
        wrap(cells.join("  ").trim_end(), 5)
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_read_down_its_columns() {
        let entries: Vec<String> = (1..=7).map(|number| format!("{number:>3}  {}", "x".repeat(20))).collect();
        let text = in_columns(&entries);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "three columns of 25 fit 80");
        let numbers = |line: &str| line.replace('x', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(lines.iter().map(|line| numbers(line)).collect::<Vec<_>>(), ["1 4 7", "2 5", "3 6"]);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH && line.trim_end() == *line));
        let wide = in_columns(&["word ".repeat(30), "b".into()]);
        assert!(wide.lines().all(|line| line.chars().count() <= WIDTH), "{wide}");
        assert_eq!(in_columns(&[]), "");
    }

    #[test]
    fn lines_break_at_spaces_and_those_that_follow_are_indented() {
        let text = "word ".repeat(20).trim_end().to_owned();
        let wrapped = wrap(&text, 2);
        let lines: Vec<&str> = wrapped.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].chars().count() <= WIDTH && lines[1].starts_with("  word"));
        assert_eq!(wrapped.split_whitespace().count(), 20);
    }

    #[test]
    fn prose_is_laid_out_anew_and_columns_stay() {
        let long = "word ".repeat(15);
        let text = format!("# Title\n\n{long}\nend\n\n1. {long}\n   end\n2. two\n- three\n\n    a  b\n    1  2");
        let laid = prose(&text);
        let lines: Vec<&str> = laid.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH && line.trim_end() == *line), "{laid}");
        assert_eq!((lines[0], lines[1]), ("# Title", ""));
        assert!(lines[2].ends_with("word end"), "{laid}");
        assert_eq!(&lines[5..], ["   end", "2. two", "- three", "", "    a  b", "    1  2"]);
        assert_eq!(prose(&laid), laid, "what is laid out stays so");
    }

    #[test]
    fn a_no_break_space_holds() {
        let text = format!("{}\u{a0}: b", "a".repeat(77));
        assert_eq!(wrap(&text, 0), format!("{}\u{a0}:\nb", "a".repeat(77)));
    }

    #[test]
    fn columns_stand_straight_whatever_the_letters() {
        let rows = [["thé", "2"], ["assiette", "10"]].map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows), "thé       2\nassiette  10");
    }
}
