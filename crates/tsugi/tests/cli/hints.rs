//! Hints: at the prompt and over the bridge.

use serde_json::Value;

use crate::program::{folder, run_in};

fn bridge(requests: &str) -> Vec<Value> {
    let folder = folder();
    let ran = run_in(folder.path(), &["bridge"], requests.as_bytes()).succeeded();
    ran.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

#[test]
fn the_bridge_answers_with_values_and_intervals_best_first() {
    let requests = concat!(
        "{\"op\":\"new\",\"game\":\"broken-and-beautiful\",\"players\":2,\"seed\":7}\n",
        "{\"op\":\"legal\",\"seat\":0}\n",
        "{\"op\":\"hint\",\"seat\":0,\"budget\":\"search:300\"}\n",
        "{\"op\":\"hint\",\"seat\":0,\"budget\":\"search:300\"}\n",
        "{\"op\":\"hint\",\"seat\":1,\"budget\":\"search:300\"}\n",
        "{\"op\":\"hint\",\"seat\":0,\"budget\":\"search:0\"}\n",
        "{\"op\":\"hint\",\"seat\":2}\n",
    );
    let answers = bridge(requests);
    let (legal, hints) = (&answers[1]["ok"]["actions"], &answers[2]["ok"]);
    assert_eq!(hints["of"], "win");
    let list = hints["hints"].as_array().expect("a list of hints");
    assert_eq!(list.len(), legal.as_array().map_or(0, Vec::len));
    let number = |hint: &Value, key: &str| hint[key].as_f64().expect("a number");
    for hint in list {
        assert!(legal.as_array().is_some_and(|legal| legal.contains(&hint["action"])), "{hint}");
        assert!(number(hint, "low") <= number(hint, "value") && number(hint, "value") <= number(hint, "high"));
        assert!((0.0..=1.0).contains(&number(hint, "low")) && hint["exact"].is_boolean(), "{hint}");
    }
    assert_eq!(answers[2], answers[3], "the same question has the same answer");
    assert_eq!(answers[4]["error"]["code"], "not_your_turn");
    assert_eq!(answers[5]["error"]["code"], "bad_setup");
    assert_eq!(answers[6]["error"]["code"], "unknown_seat");
}

#[test]
fn the_prompt_tells_the_best_choices_and_their_numbers() {
    let folder = folder();
    let arguments = ["play", "kintsugi", "--bots", "random", "--seed", "3"];
    let ran = run_in(folder.path(), &arguments, b"hint\nquit\n").succeeded();
    let told: Vec<&str> = ran.out.lines().skip_while(|line| !line.contains("by the chance to win:")).collect();
    assert!(told.len() > 5, "{}", ran.out);
    assert!(told[1].contains(" % (") && told[1].trim_start().starts_with(|c: char| c.is_ascii_digit()), "{}", told[1]);
}
