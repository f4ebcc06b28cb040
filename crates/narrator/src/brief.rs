//! Sentences of bounded length.

use std::borrow::Cow;

/// Characters kept of the beginning and of the end of a longer sentence.
const KEPT: (usize, usize) = (160, 320);

/// A sentence of bounded length: what somebody sent is told, but never all of it. Its beginning says what is wrong and its
/// end what is expected, so the middle is left out.
pub fn brief(sentence: &str) -> Cow<'_, str> {
    let (first, last) = KEPT;
    if sentence.len() <= first + last {
        return sentence.into();
    }
    let Some((head, _)) = sentence.char_indices().nth(first) else { return sentence.into() };
    let Some((tail, _)) = sentence.char_indices().rev().nth(last - 1) else { return sentence.into() };
    if head >= tail { sentence.into() } else { format!("{}…{}", &sentence[..head], &sentence[tail..]).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_loses_its_middle() {
        for length in 0..1000 {
            let text = "é".repeat(length);
            assert!(brief(&text).chars().count() <= KEPT.0 + KEPT.1 + 1);
            assert_eq!(matches!(brief(&text), Cow::Borrowed(_)), length <= KEPT.0 + KEPT.1, "{length}");
        }
        let long = format!("begins {} ends", "x".repeat(60_000));
        assert!(brief(&long).starts_with("begins x") && brief(&long).ends_with("x ends"));
    }
}
