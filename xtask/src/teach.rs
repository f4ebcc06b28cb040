//! Teaching: `cargo xtask teach GAME [GAMES A GENERATION] [GENERATIONS] [SEED]` plays a game against itself, teaches its
//! network and tests it, generation by generation until one no longer wins. It may be stopped at any moment and goes on
//! where it was; what it has played lies in `target/teach`.

/// Games whose bots go by a network, and the package that teaches it.
const TAUGHT: [(&str, &str); 2] = [
    ("broken-and-beautiful", "tsugi-broken-and-beautiful-guide"),
    // The editions share one network.
    ("kintsugi", "tsugi-broken-and-beautiful-guide"),
];

/// Teaches a game's network.
pub(crate) fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let game = words.next().unwrap_or_default();
    let Some((_, package)) = TAUGHT.iter().find(|(name, _)| *name == game) else {
        let known: Vec<&str> = TAUGHT.iter().map(|(name, _)| *name).collect();
        return Err(format!("say which game is taught: {}", known.join(" or ")));
    };
    let numbers: Vec<String> = words.collect();
    if let Some(word) = numbers.iter().find(|word| word.parse::<u64>().is_err()) {
        return Err(format!("{word} is no number: say games a generation, generations, seed"));
    }
    let mut arguments = vec!["--profile", "dist", "--package", package, "--example", "teach", "--"];
    arguments.extend(numbers.iter().map(String::as_str));
    crate::cargo("run", &arguments, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_taught_is_refused() {
        let told = |words: &[&str]| run(words.iter().map(|word| (*word).to_owned())).unwrap_err();
        assert!(told(&[]).contains("broken-and-beautiful"));
        assert!(told(&["chess"]).contains("kintsugi"));
        assert!(told(&["kintsugi", "many"]).contains("many"));
    }
}
