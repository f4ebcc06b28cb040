//! The tables of `docs/bots.md`: every measurement is one command, its answer kept in `docs/bots.jsonl`.
//!
//! `cargo xtask bots [GAME]` plays what has no answer yet, one after another, and writes the tables anew: it
//! may be stopped at any moment and goes on where it was. `cargo xtask bots --again GAME` forgets the
//! answers of a game first, `cargo xtask bots --page` only writes the tables.

use std::{collections::BTreeMap, fmt::Write as _, fs, process::Command};

use serde_json::{Value, json};

const ANSWERS: &str = "docs/bots.jsonl";
const PAGE: &str = "docs/bots.md";
const BEGIN: &str = "<!-- tables: written by `cargo xtask bots` -->";
const END: &str = "<!-- end of tables -->";

/// The measurements, in the order of the page: the game's name, then commands without the program's name;
/// `times` is the example `choice_times` of the catalog.
const PLAN: [(&str, &[&str]); 5] = [
    (
        "broken-and-beautiful",
        &[
            "ladder broken-and-beautiful --players 2 --bots greedy,random --games 2000",
            "ladder broken-and-beautiful --players 2 --bots search:1000,greedy --games 400",
            "ladder broken-and-beautiful --players 3 --bots search:1000,greedy --games 400",
            "ladder broken-and-beautiful --players 4 --bots search:1000,greedy --games 400",
            "ladder broken-and-beautiful --players 2 --bots novice,random --games 400",
            "ladder broken-and-beautiful --players 2 --bots casual,novice --games 400",
            "ladder broken-and-beautiful --players 2 --bots strong-1,casual --games 100",
            "ladder broken-and-beautiful --players 2 --bots master-1,strong-1 --games 20",
            "ladder broken-and-beautiful --players 2 --bots strong,casual --games 100",
            "ladder broken-and-beautiful --players 2 --bots master,strong --games 20",
            "ladder broken-and-beautiful --players 2 --bots strong,search:1000 --games 400",
            "ladder broken-and-beautiful --players 2 --bots master,master-1 --games 400",
            "ladder broken-and-beautiful --players 2 --bots search:1000,search:100 --games 100",
            "ladder broken-and-beautiful --players 2 --bots search:10000,search:1000 --games 20",
            "times broken-and-beautiful 2 search:1000 10",
            "times broken-and-beautiful 2 master-1 10",
            "times broken-and-beautiful 2 strong 10",
            "times broken-and-beautiful 2 master 10",
            "times broken-and-beautiful 4 master 4",
        ],
    ),
    (
        "kintsugi",
        &[
            "ladder kintsugi --players 2 --bots search:1000,greedy --games 400",
            "ladder kintsugi --players 2 --bots novice,random --games 400",
            "ladder kintsugi --players 2 --bots casual,novice --games 400",
            "ladder kintsugi --players 2 --bots strong-1,casual --games 100",
            "ladder kintsugi --players 2 --bots master-1,strong-1 --games 20",
            "ladder kintsugi --players 2 --bots strong,casual --games 100",
            "ladder kintsugi --players 2 --bots master,strong --games 20",
            "ladder kintsugi --players 2 --bots strong,search:1000 --games 400",
            "ladder kintsugi --players 2 --bots master,master-1 --games 400",
            "ladder kintsugi --players 2 --bots search:1000,search:100 --games 100",
            "ladder kintsugi --players 2 --bots search:10000,search:1000 --games 20",
            "times kintsugi 2 search:1000 10",
            "times kintsugi 2 master-1 10",
            "times kintsugi 2 strong 10",
            "times kintsugi 2 master 10",
        ],
    ),
    (
        "unbroken",
        &[
            "sim unbroken --bots random --games 10000 --seed 1",
            "sim unbroken --bots novice --games 2000 --seed 1",
            "sim unbroken --bots greedy --games 10000 --seed 1",
            "sim unbroken --bots strong --games 200 --seed 1",
            "sim unbroken --bots master --games 200 --seed 1",
            "sim unbroken --bots search:1000 --games 400 --seed 1",
            "sim unbroken --bots search:100 --games 200 --seed 1",
            "sim unbroken --bots search:1000 --games 200 --seed 1",
            "sim unbroken --bots search:10000 --games 200 --seed 1",
            "times unbroken 1 search:1000 20",
            "times unbroken 1 master 10",
        ],
    ),
    (
        "held-hands",
        &[
            "sim held-hands --bots random --games 2000 --seed 1",
            "sim held-hands --bots novice --games 1000 --seed 1",
            "sim held-hands --bots greedy --games 1000 --seed 1",
            "sim held-hands --bots strong --games 400 --seed 1",
            "sim held-hands --bots master --games 100 --seed 1",
            "sim held-hands --bots search:100 --games 400 --seed 1",
            "sim held-hands --bots search:1000 --games 400 --seed 1",
            "sim held-hands --bots search:10000 --games 60 --seed 1",
            "sim held-hands --bots search:1000,greedy --games 100 --seed 1",
            "times held-hands 2 search:1000 20",
            "times held-hands 2 master 20",
        ],
    ),
    (
        "wabisaby",
        &[
            "sim wabisaby --players 1 --bots random --games 10000 --seed 1",
            "sim wabisaby --players 1 --bots novice --games 2000 --seed 1",
            "sim wabisaby --players 1 --bots casual --games 2000 --seed 1",
            "sim wabisaby --players 1 --bots strong --games 2000 --seed 1",
            "sim wabisaby --players 1 --bots master --games 100000 --seed 1",
            "sim wabisaby --players 1 --bots search:100 --games 2000 --seed 1",
            "sim wabisaby --players 1 --bots search:1000 --games 2000 --seed 1",
            "sim wabisaby --players 1 --bots search:100 --games 200 --seed 1",
            "sim wabisaby --players 1 --bots search:1000 --games 200 --seed 1",
            "sim wabisaby --players 1 --bots search:10000 --games 200 --seed 1",
            "ladder wabisaby --players 4 --bots search:100,greedy --games 200",
            "ladder wabisaby --players 4 --bots search:1000,greedy --games 200",
            "ladder wabisaby --players 4 --bots search:10000,greedy --games 200",
            "ladder wabisaby --players 4 --bots novice,random --games 200",
            "ladder wabisaby --players 4 --bots casual,novice --games 200",
            "ladder wabisaby --players 4 --bots strong,casual --games 200",
            "ladder wabisaby --players 4 --bots master,strong --games 100",
            "ladder wabisaby --players 4 --bots search:1000,search:100 --games 100",
            "ladder wabisaby --players 4 --bots search:10000,search:1000 --games 60",
            "ladder wabisaby --players 2 --bots search:1000,greedy --games 200",
            "ladder wabisaby --players 2 --bots strong,casual --games 100",
            "ladder wabisaby --players 2 --bots master,strong --games 40",
            "ladder wabisaby --players 2 --bots search:1000,search:100 --games 100",
            "ladder wabisaby --players 2 --bots search:10000,search:1000 --games 40",
            "ladder wabisaby --players 4 --bots search:100,greedy --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots search:1000,greedy --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots search:10000,greedy --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots novice,random --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots casual,novice --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots strong,casual --games 200 --option rearrange=before",
            "ladder wabisaby --players 4 --bots master,strong --games 100 --option rearrange=before",
            "ladder wabisaby --players 4 --bots search:1000,search:100 --games 100 --option rearrange=before",
            "ladder wabisaby --players 4 --bots search:10000,search:1000 --games 60 --option rearrange=before",
            "ladder wabisaby --players 2 --bots search:1000,greedy --games 200 --option rearrange=before",
            "ladder wabisaby --players 2 --bots strong,casual --games 100 --option rearrange=before",
            "ladder wabisaby --players 2 --bots master,strong --games 40 --option rearrange=before",
            "ladder wabisaby --players 2 --bots search:1000,search:100 --games 100 --option rearrange=before",
            "ladder wabisaby --players 2 --bots search:10000,search:1000 --games 40 --option rearrange=before",
            "times wabisaby 1 search:1000 20",
            "times wabisaby 1 master 20",
            "times wabisaby 2 search:1000 4",
            "times wabisaby 4 search:1000 2",
            "times wabisaby 4 master 1",
        ],
    ),
];

/// What was asked of some of them at least.
const ASKED: [(&str, &str); 15] = [
    ("ladder broken-and-beautiful --players 2 --bots greedy,random --games 2000", "97 %"),
    ("ladder broken-and-beautiful --players 2 --bots search:1000,greedy --games 400", "75 %"),
    ("ladder broken-and-beautiful --players 3 --bots search:1000,greedy --games 400", "55 %"),
    ("ladder broken-and-beautiful --players 4 --bots search:1000,greedy --games 400", "48 %"),
    ("ladder kintsugi --players 2 --bots search:1000,greedy --games 400", "75 %"),
    ("sim unbroken --bots search:1000 --games 400 --seed 1", "1.5 times greedy's"),
    ("sim held-hands --bots search:1000 --games 400 --seed 1", "65 %"),
    ("ladder wabisaby --players 4 --bots search:1000,greedy --games 200", "35 %"),
    ("ladder wabisaby --players 4 --bots search:1000,greedy --games 200 --option rearrange=before", "35 %"),
    ("sim wabisaby --players 1 --bots search:1000 --games 2000 --seed 1", "mean 8.5"),
    ("sim wabisaby --players 1 --bots master --games 100000 --seed 1", "mean 8.967"),
    ("ladder broken-and-beautiful --players 2 --bots strong,search:1000 --games 400", "70 %"),
    ("ladder broken-and-beautiful --players 2 --bots master,master-1 --games 400", "66 %"),
    ("ladder kintsugi --players 2 --bots strong,search:1000 --games 400", "70 %"),
    ("ladder kintsugi --players 2 --bots master,master-1 --games 400", "66 %"),
];

/// What was asked of a command.
fn asked(command: &str) -> &'static str {
    ASKED.iter().find(|(of, _)| *of == command).map_or("", |(_, least)| least)
}

type Answers = BTreeMap<String, Value>;

/// Plays what is missing, of one game or of all, and writes the tables anew.
pub(crate) fn measure(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let first = words.next();
    if first.as_deref() == Some("--page") {
        return write_page(&read()?);
    }
    let again = first.as_deref() == Some("--again");
    let game = if again { words.next() } else { first };
    let wanted = |name: &str| game.as_deref().is_none_or(|game| game == name);
    if !PLAN.iter().any(|(name, _)| wanted(name)) {
        return Err(format!("there is no game {}", game.unwrap_or_default()));
    }
    let mut answers = read()?;
    write_page(&answers)?;
    crate::cargo("build", &["--profile", "dist", "--package", "tsugi"], &[])?;
    crate::cargo("build", &["--profile", "dist", "--package", "tsugi-catalog", "--example", "choice_times"], &[])?;
    for (_, commands) in PLAN.iter().filter(|(name, _)| wanted(name)) {
        if again {
            answers.retain(|command, _| !commands.contains(&command.as_str()));
        }
        for command in *commands {
            if !answers.contains_key(*command) {
                eprintln!("xtask: tsugi {command}");
                answers.insert((*command).to_owned(), answer(command)?);
                write(&answers)?;
                write_page(&answers)?;
            }
        }
    }
    Ok(())
}

fn told(error: &std::io::Error) -> String {
    error.to_string()
}

fn read() -> Result<Answers, String> {
    let text = fs::read_to_string(ANSWERS).unwrap_or_default();
    let mut answers = Answers::new();
    for line in text.lines() {
        let entry: Value = serde_json::from_str(line).map_err(|error| format!("{ANSWERS}: {error}"))?;
        let command = entry["command"].as_str().ok_or_else(|| format!("{ANSWERS}: an entry names no command"))?;
        answers.insert(command.to_owned(), entry["answer"].clone());
    }
    Ok(answers)
}

/// Keeps the answers in the order of the plan; those it does not ask for any more are dropped.
fn write(answers: &Answers) -> Result<(), String> {
    let commands = PLAN.iter().flat_map(|(_, commands)| commands.iter());
    let kept = commands.filter_map(|command| Some(json!({ "command": command, "answer": answers.get(*command)? })));
    fs::write(ANSWERS, kept.flat_map(|entry| [entry.to_string(), "\n".into()]).collect::<String>())
        .map_err(|error| told(&error))
}

/// Writes the tables of the page anew.
fn write_page(answers: &Answers) -> Result<(), String> {
    fs::write(PAGE, page(&fs::read_to_string(PAGE).map_err(|error| told(&error))?, answers)?)
        .map_err(|error| told(&error))
}

/// What a command answers, without how long it took: who plays beside it on the machine decides that.
fn answer(command: &str) -> Result<Value, String> {
    let run = match command.strip_prefix("times ") {
        Some(arguments) => Command::new(crate::built("dist/examples/choice_times")).args(arguments.split(' ')).output(),
        None => Command::new(crate::built("dist/tsugi")).args(command.split(' ')).arg("--json").output(),
    };
    let out = run.map_err(|error| told(&error))?;
    if !out.status.success() {
        return Err(String::from_utf8_lossy(&out.stderr).into_owned());
    }
    let mut answer: Value = serde_json::from_slice(&out.stdout).map_err(|error| error.to_string())?;
    if let Some(report) = answer.as_object_mut() {
        report
            .retain(|key, _| !["seconds", "games_per_second", "actions_per_second", "groups"].contains(&key.as_str()));
    }
    Ok(answer)
}

/// The page with its tables written anew.
fn page(text: &str, answers: &Answers) -> Result<String, String> {
    let (before, rest) = text.split_once(BEGIN).ok_or_else(|| format!("{PAGE} has no place for tables"))?;
    let (_, after) = rest.split_once(END).ok_or_else(|| format!("{PAGE} has no end of tables"))?;
    Ok(format!("{before}{BEGIN}\n{}{END}{after}", tables(answers)))
}

/// A kind of table: how its commands begin, its head, and its rows.
type Kind = (&'static str, &'static str, fn(&str, Option<&Value>) -> String);

const KINDS: [Kind; 3] = [
    (
        "ladder",
        "\n| `tsugi ladder` | first | second | games | won, lost, shared | first one's share | even | asked |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- |\n",
        pairs,
    ),
    ("sim", "\n| `tsugi sim` | games | won | mean score | asked |\n| --- | --- | --- | --- | --- |\n", games),
    ("times", "\n| time of | players | choices | mean, ms | longest, ms |\n| --- | --- | --- | --- | --- |\n", times),
];

fn tables(answers: &Answers) -> String {
    let mut text = String::new();
    for (game, commands) in PLAN {
        if commands.iter().any(|command| answers.contains_key(*command)) {
            // Writing to a string does not fail.
            let _ = writeln!(text, "\n### `{game}`");
        }
        for (kind, head, rows) in KINDS {
            let own = commands.iter().filter(|command| command.split(' ').next() == Some(kind));
            let rows: String = own.map(|command| rows(command, answers.get(*command))).collect();
            if !rows.is_empty() {
                text.push_str(head);
                text.push_str(&rows);
            }
        }
    }
    text
}

/// A row a pair.
fn pairs(command: &str, answer: Option<&Value>) -> String {
    let arguments = command.split_once(' ').map_or(command, |(_, rest)| rest);
    let mut text = String::new();
    for pair in answer.into_iter().flat_map(|answer| answer["pairs"].as_array().into_iter().flatten()) {
        let figure = |key: &str| pair[key].as_f64().unwrap_or_default();
        let (wins, games) = (pair["wins"][0].as_f64().unwrap_or_default(), figure("games"));
        // Answers from before the ladder reckoned so are told truly at the ends, too.
        let ends = if figure("low") >= 1.0 || figure("high") <= 0.0 { Some(wilson(wins, games)) } else { None };
        let (low, high) = ends.unwrap_or((figure("low"), figure("high")));
        let _ = writeln!(
            text,
            "| `{arguments}` | {} | {} | {} | {}, {}, {} | {:.1} to {:.1} % | {:.0} % | {} |",
            pair["bots"][0].as_str().unwrap_or_default(),
            pair["bots"][1].as_str().unwrap_or_default(),
            pair["games"],
            pair["wins"][0],
            pair["wins"][1],
            pair["shared"],
            100.0 * low,
            100.0 * high,
            100.0 * figure("even"),
            asked(command),
        );
    }
    text
}

/// A row a run, told by its first seat: alone and together, all seats have the same result.
fn games(command: &str, answer: Option<&Value>) -> String {
    let Some(answer) = answer else { return String::new() };
    let arguments = command.split_once(' ').map_or(command, |(_, rest)| rest);
    let (games, wins) = (answer["games"].as_f64().unwrap_or(1.0), answer["seats"][0]["wins"].as_f64().unwrap_or(0.0));
    let (low, high) = wilson(wins, games);
    let score = answer["seats"][0]["mean_score"].as_f64().map_or("–".into(), |score| format!("{score:.3}"));
    let (won, low, high) = (100.0 * wins / games, 100.0 * low, 100.0 * high);
    format!("| `{arguments}` | {games} | {won:.1} % ({low:.1} to {high:.1}) | {score} | {} |\n", asked(command))
}

/// A row a bot.
fn times(command: &str, answer: Option<&Value>) -> String {
    let Some(answer) = answer else { return String::new() };
    let words: Vec<&str> = command.split(' ').collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let (bot, players, figure) = (word(3), word(2), |key: &str| answer[key].as_f64().unwrap_or_default());
    format!(
        "| {bot} | {players} | {} | {:.2} | {:.0} |\n",
        figure("choices"),
        figure("mean_ms"),
        figure("longest_ms").ceil()
    )
}

/// Wilson's interval for so many of so many, 95 of 100.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let (share, z) = (wins / games, 1.96 * 1.96 / games);
    let middle = (share + z / 2.0) / (1.0 + z);
    let within = 1.96 / (1.0 + z) * (share * (1.0 - share) / games + z / (4.0 * games)).sqrt();
    ((middle - within).max(0.0), (middle + within).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_become_rows_in_their_place() {
        let command = "ladder kintsugi --players 2 --bots novice,random --games 400";
        let pair = json!({ "bots": ["novice", "random"], "games": 400, "wins": [300, 90], "shared": 10, "low": 0.7, "high": 0.8, "even": 0.5 });
        let answers = Answers::from([(command.to_owned(), json!({ "pairs": [pair] }))]);
        let written = page(&format!("before\n{BEGIN}\nold\n{END}\nafter\n"), &answers).expect("there is a place");
        assert!(written.starts_with("before\n") && written.ends_with("\nafter\n") && !written.contains("old"));
        let row = "| `kintsugi --players 2 --bots novice,random --games 400` | novice | random | 400 | 300, 90, 10 | 70.0 to 80.0 % | 50 % |  |";
        assert!(written.contains(row), "{written}");
        assert!(page("no place", &answers).is_err());
        let all = json!({ "pairs": [{ "bots": ["a", "b"], "games": 20, "wins": [20, 0], "shared": 0, "low": 1.0, "high": 1.0, "even": 0.5 }] });
        assert!(pairs("ladder", Some(&all)).contains("| 83.9 to 100.0 % |"), "20 of 20 are not all of all games");
    }

    #[test]
    fn a_run_is_told_with_its_interval() {
        let answer = json!({ "games": 10, "seats": [{ "wins": 9, "mean_score": 8.967 }] });
        assert_eq!(games("sim wabisaby", Some(&answer)), "| `wabisaby` | 10 | 90.0 % (59.6 to 98.2) | 8.967 |  |\n");
        let answer = json!({ "games": 1, "choices": 40, "mean_ms": 3.456, "longest_ms": 80.1 });
        assert_eq!(times("times wabisaby 4 master 1", Some(&answer)), "| master | 4 | 40 | 3.46 | 81 |\n");
    }

    #[test]
    fn what_was_asked_is_asked_of_a_measurement() {
        let planned = |command: &str| PLAN.iter().any(|(_, commands)| commands.contains(&command));
        assert!(ASKED.iter().all(|(command, _)| planned(command)));
        let (alone, _) = ASKED.iter().find(|(_, asked)| *asked == "mean 8.5").expect("it was asked");
        let row = games(alone, Some(&json!({ "games": 2000, "seats": [{ "wins": 774, "mean_score": 8.6565 }] })));
        assert!(row.ends_with("| 8.656 | mean 8.5 |\n") || row.ends_with("| 8.657 | mean 8.5 |\n"), "{row}");
    }

    #[test]
    fn the_kept_page_shows_the_kept_answers() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../");
        let kept = fs::read_to_string(format!("{root}{PAGE}")).expect("the page is there");
        let text = fs::read_to_string(format!("{root}{ANSWERS}")).unwrap_or_default();
        let entries = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("an answer is JSON"));
        let answers: Answers = entries
            .map(|entry| (entry["command"].as_str().unwrap_or_default().to_owned(), entry["answer"].clone()))
            .collect();
        assert_eq!(page(&kept, &answers), Ok(kept.clone()), "run `cargo xtask bots`");
    }
}
