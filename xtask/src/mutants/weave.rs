//! Many mutants in one copy of the rules: each function has its own body and that of each of its mutants, and asks
//! which of them to be.
//!
//! ```text
//! fn price(&self, repairs: u8) -> u8 {                fn price(&self, repairs: u8) -> u8 {
//!     self.printed + repairs                    →         match crate::woven_mutant() {
//! }                                                           17 => { self.printed - repairs },
//!                                                             _ => { self.printed + repairs }
//!                                                         }
//!                                                     }
//! ```

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use super::{At, Mutant, Span};

/// A number that no mutant has: the rules as they are, and every woven function that is entered is told.
pub(super) const NO_MUTANT: usize = usize::MAX;

/// Stands at the end of the crate's root: which mutant this process is; none is 0. The first test that fails ends the
/// process: the others have nothing to add. Without a mutant, the functions that were entered are written down, each by
/// the number of its first mutant: a mutant elsewhere cannot be noticed.
pub(super) const ROOT: &str = r#"
#[doc(hidden)]
pub fn woven_mutant(function: usize) -> usize {
    use std::{io::Write as _, sync::{OnceLock, atomic::{AtomicBool, Ordering}}};
    static WHICH: OnceLock<usize> = OnceLock::new();
    static ENTERED: [AtomicBool; 8192] = [const { AtomicBool::new(false) }; 8192];
    let which = *WHICH.get_or_init(|| {
        let which = std::env::var("TSUGI_MUTANT").ok().and_then(|which| which.parse().ok()).unwrap_or(0);
        if which > 0 {
            std::panic::set_hook(Box::new(|_| std::process::abort()));
        }
        which
    });
    if which == usize::MAX && !ENTERED[function % 8192].swap(true, Ordering::Relaxed) {
        if let Some(file) = std::env::var_os("TSUGI_ENTERED") {
            let mut file = std::fs::OpenOptions::new().create(true).append(true).open(file).expect("a file");
            file.write_all(format!("{function}\n").as_bytes()).expect("written");
        }
    }
    which
}
"#;

/// A file with mutants woven in.
pub(super) struct Woven {
    pub(super) text: String,
    /// Which lines belong to which mutant.
    lines: Vec<(usize, usize, usize)>,
    /// Mutants that cannot be woven.
    pub(super) left: Vec<usize>,
    /// The function of each woven mutant, by the number of its first one.
    pub(super) functions: BTreeMap<usize, usize>,
}

impl Woven {
    /// The mutant whose text stands on this line.
    pub(super) fn mutant_on(&self, line: usize) -> Option<usize> {
        self.lines.iter().find(|(from, to, _)| (*from..=*to).contains(&line)).map(|(_, _, number)| *number)
    }
}

/// A text whose places can be looked up.
struct Source<'a> {
    text: &'a str,
    lines: Vec<usize>,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { text, lines }
    }

    /// The byte at a place; columns count letters.
    fn byte(&self, at: At) -> usize {
        let line = self.lines.get(at.line - 1).copied().unwrap_or(self.text.len());
        let letters = self.text[line..].char_indices().map(|(byte, _)| line + byte).chain([self.text.len()]);
        letters.into_iter().nth(at.column - 1).unwrap_or(self.text.len())
    }

    fn range(&self, span: Span) -> (usize, usize) {
        (self.byte(span.from), self.byte(span.to))
    }
}

/// Weaves those mutants of a file into it that are numbered; functions in `plain` are left as they are.
pub(super) fn weave(text: &str, mutants: &[(usize, &Mutant)], plain: &BTreeSet<String>) -> Woven {
    let source = Source::new(text);
    let mut functions: BTreeMap<Span, Vec<(usize, &Mutant)>> = BTreeMap::new();
    let mut left = Vec::new();
    for (number, mutant) in mutants {
        let outermost = mutants.iter().filter_map(|(_, other)| other.function);
        let outermost = outermost.filter(|span| span.holds(mutant.span)).min_by_key(|span| span.from);
        match outermost {
            Some(function) => functions.entry(function).or_default().push((*number, mutant)),
            None => left.push(*number),
        }
    }
    let (mut woven, mut done, mut first_of) = (String::new(), 0, BTreeMap::new());
    for (span, own) in &functions {
        let (from, to) = source.range(*span);
        let Some(body) = body_of(&text[from..to]).map(|body| from + body) else {
            left.extend(own.iter().map(|(number, _)| *number));
            continue;
        };
        let head = &text[from..body];
        let kept_plain = name_of(head).is_some_and(|name| plain.contains(name));
        if kept_plain || head.contains("-> impl ") {
            left.extend(own.iter().map(|(number, _)| *number));
            continue;
        }
        // A sum in the signature, such as the length of what is answered, is the same for all.
        let (own, of_signature): (Vec<_>, Vec<_>) =
            own.iter().partition(|(_, mutant)| source.range(mutant.span).0 >= body);
        left.extend(of_signature.iter().map(|(number, _)| *number));
        let Some(&(first, _)) = own.first() else { continue };
        first_of.extend(own.iter().map(|(number, _)| (*number, first)));
        woven.push_str(&text[done..from]);
        // What asks the environment is no longer constant; and a body with all its mutants is built once, not wherever
        // it is called.
        woven.push_str(&head.replace("const fn ", "fn ").replace("#[inline(always)]", "#[inline(never)]"));
        let _ = write!(woven, "{{ match crate::woven_mutant({first}) {{");
        for (number, mutant) in &own {
            let (begin, end) = source.range(mutant.span);
            let arm = [&text[body..begin], " ", &mutant.replacement, " ", &text[end..to]].concat();
            let _ = write!(woven, "\n/*<{number}*/ {number} => {arm}\n/*{number}>*/");
        }
        let _ = write!(woven, "\n_ => {} }} }}", &text[body..to]);
        done = to;
    }
    woven.push_str(&text[done..]);
    let lines = lines_of(&woven, mutants);
    Woven { text: woven, lines, left, functions: first_of }
}

/// A file with one mutant in the place of what it replaces.
pub(super) fn alone(text: &str, mutant: &Mutant) -> String {
    let (begin, end) = Source::new(text).range(mutant.span);
    [&text[..begin], " ", &mutant.replacement, " ", &text[end..]].concat()
}

/// The first and last line of each woven mutant.
fn lines_of(woven: &str, mutants: &[(usize, &Mutant)]) -> Vec<(usize, usize, usize)> {
    let line = |mark: String| woven.find(&mark).map(|at| 1 + woven[..at].matches('\n').count());
    let lines = mutants
        .iter()
        .filter_map(|(number, _)| Some((line(format!("/*<{number}*/"))?, line(format!("/*{number}>*/"))?, *number)));
    lines.collect()
}

/// Where the body of a function begins: its first brace behind comments, attributes and signature.
fn body_of(function: &str) -> Option<usize> {
    let mut at = 0;
    loop {
        let rest = &function[at..];
        let blank = rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        at += blank;
        if rest.starts_with("//") {
            at += rest.find('\n')?;
        } else if rest.starts_with("#[") {
            at += closing(rest)?;
        } else {
            return brace(rest).map(|brace| at + brace);
        }
    }
}

/// The first brace of a signature that opens no pattern among its parameters.
fn brace(signature: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in signature.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            '{' if depth == 0 => return Some(at),
            _ => {}
        }
    }
    None
}

/// The end of an attribute: its brackets may hold others, and texts with brackets in them.
fn closing(attribute: &str) -> Option<usize> {
    let (mut depth, mut in_text) = (0, false);
    for (at, letter) in attribute.char_indices() {
        match letter {
            '"' => in_text = !in_text,
            '[' if !in_text => depth += 1,
            ']' if !in_text => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// What a function is called.
fn name_of(head: &str) -> Option<&str> {
    let signature = head.lines().find(|line| !line.trim_start().starts_with(['/', '#']))?;
    let after = signature.split("fn ").nth(1)?;
    after.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(function: Option<Span>, span: Span, replacement: &str) -> Mutant {
        let (name, file, key) = (String::new(), String::new(), String::new());
        Mutant { name, file, key, function, span, replacement: replacement.into() }
    }

    fn span(from: (usize, usize), to: (usize, usize)) -> Span {
        Span { from: At { line: from.0, column: from.1 }, to: At { line: to.0, column: to.1 } }
    }

    const TEXT: &str =
        "/// Adds {é}.\n#[doc = \"]{\"]\nconst fn add(a: u8) -> u8 {\n    a + 1\n}\nconst N: u8 = 1 + 1;\n";

    #[test]
    fn a_function_is_itself_or_one_of_its_mutants() {
        let add = span((1, 1), (5, 2));
        let mutants = [mutant(Some(add), span((4, 7), (4, 8)), "-"), mutant(Some(add), span((4, 5), (4, 10)), "0")];
        let woven = weave(TEXT, &[(7, &mutants[0]), (8, &mutants[1])], &BTreeSet::new());
        assert!(woven.text.contains("7 => {\n    a  -  1\n}"), "{}", woven.text);
        assert!(woven.text.contains("8 => {\n     0 \n}"), "{}", woven.text);
        assert!(woven.text.contains("_ => {\n    a + 1\n} } }\nconst N"), "{}", woven.text);
        assert!(woven.text.contains("]{\"]\nfn add(a: u8)"), "it is no longer constant: {}", woven.text);
        assert!(woven.left.is_empty());
        assert!(woven.text.contains("match crate::woven_mutant(7) {"), "{}", woven.text);
        assert_eq!(woven.functions, [(7, 7), (8, 7)].into());
        let line = 1 + woven.text[..woven.text.find("a  -  1").expect("woven")].matches('\n').count();
        assert_eq!((woven.mutant_on(line), woven.mutant_on(1)), (Some(7), None));
    }

    #[test]
    fn a_pattern_among_the_parameters_is_no_body() {
        let text = "fn one(Pair { a, b }: Pair) -> (u8, u8) { (a, b) }";
        assert_eq!(body_of(text).map(|body| &text[body..]), Some("{ (a, b) }"));
    }

    #[test]
    fn a_sum_in_a_signature_is_left() {
        const TEXT: &str = "fn pair() -> [u8; 1 + 1] {\n    [0; 2]\n}\n";
        let pair = span((1, 1), (3, 2));
        let mutants =
            [mutant(Some(pair), span((1, 21), (1, 22)), "*"), mutant(Some(pair), span((2, 5), (2, 11)), "[1; 2]")];
        let woven = weave(TEXT, &[(3, &mutants[0]), (4, &mutants[1])], &BTreeSet::new());
        assert!(woven.text.starts_with("fn pair() -> [u8; 1 + 1] {") && woven.text.contains("4 => {\n     [1; 2] \n}"));
        assert_eq!(woven.left, [3]);
        assert!(alone(TEXT, &mutants[0]).starts_with("fn pair() -> [u8; 1  *  1] {"));
    }

    #[test]
    fn what_cannot_be_woven_is_left() {
        let add = span((1, 1), (5, 2));
        let constant = mutant(None, span((6, 17), (6, 18)), "-");
        let inside = mutant(Some(add), span((4, 7), (4, 8)), "-");
        let plain = BTreeSet::from(["add".to_owned()]);
        let woven = weave(TEXT, &[(1, &constant), (2, &inside)], &plain);
        assert_eq!((woven.text.as_str(), woven.left), (TEXT, vec![1, 2]));
        assert!(alone(TEXT, &constant).ends_with("const N: u8 = 1  -  1;\n"));
    }
}
