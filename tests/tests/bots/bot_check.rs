//! `salon bot-check`: a sound bot passes everything, and each fault is found out by the scenario that is about it.

use salon_tests::{Client, Dice, Person, TestServer};
use serde_json::{Value, json};
use std::collections::HashSet;

/// What a bot does wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Habits {
    /// Makes a new key for each attempt.
    new_key_each_time: bool,
    /// Never looks at a game again in which it met a conflict.
    gives_up_on_conflict: bool,
    /// Leaves its seat to whoever keeps it.
    stays_away: bool,
    /// Never says which version a command is meant for.
    names_no_version: bool,
}

struct Bot {
    client: Client,
    habits: Habits,
    dice: Dice,
    keys: u64,
    given_up: HashSet<String>,
}

impl Bot {
    /// Follows the feed for ever.
    async fn run(mut self) {
        let mut cursor = String::new();
        loop {
            let place = if cursor.is_empty() { "from=oldest".to_owned() } else { format!("cursor={cursor}") };
            let page = self.client.get(&format!("/v1/account/feed?wait=20&limit=20&{place}")).send().await;
            let page = page.expect(200).json();
            page["next_cursor"].as_str().expect("a cursor").clone_into(&mut cursor);
            for item in page["items"].as_array().expect("a list") {
                self.hear(&item["news"]).await;
            }
        }
    }

    async fn hear(&mut self, news: &Value) {
        let game = news["game"].as_str().unwrap_or_default().to_owned();
        match news["kind"].as_str().expect("a kind") {
            "invitation" => {
                let order = json!({"invite": news["invite"]});
                let _ = self.client.post(&format!("/v1/games/{game}/join")).json(&order).send().await;
            }
            "your_turn" => self.play(&game).await,
            "seat_taken_over" if news["by"] == "bot" && !self.habits.stays_away => {
                let _ = self.client.post(&format!("/v1/games/{game}/take-back")).send().await;
                self.play(&game).await;
            }
            _ => {}
        }
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// Any kind of command as likely as any other: there are many places to hang a painting, and one way to hold it.
    fn choose(&mut self, legal: &Value) -> Value {
        let all = legal.as_array().expect("a list");
        let mut kinds: Vec<&Value> = all.iter().map(|command| &command["kind"]).collect();
        kinds.dedup();
        kinds.retain(|kind| **kind != "take_down");
        let kind = kinds[self.dice.below(kinds.len())].clone();
        let of_kind: Vec<&Value> = all.iter().filter(|command| command["kind"] == kind).collect();
        of_kind[self.dice.below(of_kind.len())].clone()
    }

    /// Whether a bot of the server keeps the seat: deciding would take it back. Asked after the choices, whose version goes with
    /// the command, so it cannot come about unnoticed.
    async fn is_kept_away(&self, game: &str) -> bool {
        let summary = self.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json();
        let seat = summary["my_seat"].as_u64().expect("a seat") as usize;
        summary["players"][seat]["kept"] == json!(true)
    }

    /// Decides until nothing is awaited any more.
    async fn play(&mut self, game: &str) {
        while !self.given_up.contains(game) {
            let choices = self.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
            if choices["awaited"].is_null() || self.habits.stays_away && self.is_kept_away(game).await {
                return;
            }
            let order = json!({"commands": [self.choose(&choices["legal"])]});
            let mut key = self.key();
            let answer = loop {
                let command = self.client.post(&format!("/v1/games/{game}/commands")).json(&order);
                let command = if self.habits.names_no_version {
                    command
                } else {
                    command.header("if-match", &format!("\"{}\"", choices["version"]))
                };
                match command.header("idempotency-key", &key).try_send().await {
                    Ok(answer) => break answer,
                    Err(_) if self.habits.new_key_each_time => key = self.key(),
                    Err(_) => {}
                }
            };
            if answer.status() == 412 && self.habits.gives_up_on_conflict {
                self.given_up.insert(game.to_owned());
            }
            if answer.status() == 409 {
                return;
            }
        }
    }
}

/// Checks a bot with these habits; what the program said, and whether it was content.
async fn check(habits: Habits, more: &[&str]) -> (bool, String, String) {
    let server = TestServer::start().await;
    let owner = Person::register(&server, "owner").await;
    let robo = Person::register(&server, "robo").await;
    let client = server.client().with_token(&robo.personal_token(&["read", "play"]).await);
    let bot = Bot { client, habits, dice: Dice::new(1), keys: 0, given_up: HashSet::new() };
    let bot = tokio::spawn(bot.run());
    let token = owner.personal_token(&["read", "play"]).await;
    let url = format!("http://{}", server.client().address());
    let mut arguments = vec!["bot-check", &url, &token, "--bot", "robo", "--patience", "6"];
    arguments.extend(more);
    let output = server.run(&arguments).await;
    assert!(!bot.is_finished(), "the bot under test has failed by itself");
    bot.abort();
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

const MISHAPS: &str = "lost_answer,conflict,deadline,take_over";
/// Those in which nothing but the scenario itself decides beside the bot: where its time runs out, the server's decision may come
/// between its look and its command, and that is a conflict too.
const UNDISTURBED: &str = "lost_answer,conflict";

/// The outcome of each scenario.
fn outcomes(report: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a word").to_owned();
    let of = |entry: &Value| (text(&entry["scenario"]), text(&entry["outcome"]));
    report["scenarios"].as_array().expect("a list").iter().map(of).collect()
}

async fn fails_only(habits: Habits, scenario: &str, of: &str) {
    let (passed, out, err) = check(habits, &["--only", of, "--json"]).await;
    assert!(!passed, "{out}");
    assert!(err.contains(&format!("not handled: {scenario}")), "{err}");
    let report: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(report["passed"], json!(false));
    for (name, outcome) in outcomes(&report) {
        let expected = if name == scenario { "not_handled" } else { "handled" };
        assert_eq!(outcome, expected, "{name}: {report:#}");
    }
    let failed = report["scenarios"].as_array().expect("a list").iter().find(|it| it["scenario"] == scenario);
    let failed = failed.expect("the scenario");
    assert!(failed["saw"].as_str().is_some_and(|saw| !saw.is_empty()));
    assert!(failed["advice"].as_str().is_some_and(|advice| !advice.is_empty()));
}

#[tokio::test]
async fn a_sound_bot_passes_everything() {
    let (passed, out, err) = check(Habits::default(), &["--json"]).await;
    assert!(passed, "{out}\n{err}");
    let report: Value = serde_json::from_str(&out).expect("JSON");
    let names = ["decisions", "lost_answer", "conflict", "deadline", "take_over"];
    let expected: Vec<(String, String)> = names.map(|name| (name.to_owned(), "handled".to_owned())).to_vec();
    assert_eq!(outcomes(&report), expected, "{report:#}");
    assert_eq!(
        (&report["passed"], &report["bot"], &report["ruleset"]),
        (&json!(true), &json!("robo"), &json!("art_society"))
    );
    assert_eq!((&report["decisions"]["not_decided"], &report["decisions"]["not_reached"]), (&json!([]), &json!([])));
    assert!(report["decisions"]["decided"].as_array().is_some_and(|all| all.contains(&json!("place_bid"))));
}

#[tokio::test]
async fn a_bot_that_retries_under_a_new_key_is_found_out() {
    fails_only(Habits { new_key_each_time: true, ..Habits::default() }, "lost_answer", MISHAPS).await;
}

#[tokio::test]
async fn a_bot_that_gives_up_on_a_conflict_is_found_out() {
    fails_only(Habits { gives_up_on_conflict: true, ..Habits::default() }, "conflict", UNDISTURBED).await;
}

#[tokio::test]
async fn a_bot_that_names_no_version_is_found_out() {
    fails_only(Habits { names_no_version: true, ..Habits::default() }, "conflict", MISHAPS).await;
}

#[tokio::test]
async fn what_was_not_met_is_not_handled() {
    let only = ["--only", "decisions", "--ruleset", "the_gallerist", "--games", "1", "--json"];
    let (passed, out, err) = check(Habits::default(), &only).await;
    assert!(!passed && err.contains("not handled: decisions"), "{out}\n{err}");
    let report: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&report["passed"], outcomes(&report)[0].1.as_str()), (&json!(false), "not_reached"), "{report:#}");
    let not_met = report["decisions"]["not_reached"].as_array().expect("a list");
    assert!(not_met.contains(&json!("discard_ticket")), "only who plays alone is asked for that: {report:#}");
    let decided = report["decisions"]["decided"].as_array().expect("a list");
    assert!(decided.len() > 5, "{report:#}");
    let advice = report["scenarios"][0]["advice"].as_str().expect("advice");
    assert!(advice.contains("--without") && advice.contains("discard_ticket"), "{advice}");
}

#[tokio::test]
async fn a_bot_that_never_comes_back_is_found_out() {
    fails_only(Habits { stays_away: true, ..Habits::default() }, "take_over", MISHAPS).await;
}

#[tokio::test]
async fn the_report_is_for_people_too_and_works_for_other_games() {
    let only = ["--only", "lost_answer,conflict,deadline", "--ruleset", "the_gallerist"];
    let (passed, out, err) = check(Habits::default(), &only).await;
    assert!(passed, "{out}\n{err}");
    for line in ["robo at http://", "lost_answer  handled", "conflict     handled", "deadline     handled"] {
        assert!(out.contains(line), "{line}: {out}");
    }
}

#[tokio::test]
async fn whoever_is_not_there_is_missed_with_a_hint() {
    let server = TestServer::start().await;
    let owner = Person::register(&server, "owner").await;
    let _ = Person::register(&server, "robo").await;
    let url = format!("http://{}/", server.client().address());
    let token = owner.personal_token(&["read", "play"]).await;
    let run = async |arguments: &[&str]| {
        let output = server.run(&[&["bot-check"][..], arguments].concat()).await;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(!output.status.success());
        (text(&output.stdout), text(&output.stderr))
    };
    let (out, _) = run(&[&url, &token, "--bot", "robo", "--patience", "1", "--only", "conflict"]).await;
    assert!(out.contains("not reached") && out.contains("/v1/account/feed") && out.contains("invitation"), "{out}");
    // By invitation: it is printed.
    let (_, err) = run(&[&url, &token, "--patience", "1", "--only", "conflict"]).await;
    assert!(err.contains("with the invitation"), "{err}");
    let left = owner.client.get("/v1/games?mine=true&status=open").send().await.expect(200).json();
    assert_eq!(left["items"], json!([]), "nothing is left behind");
    // And what is wrong with the order itself is said in a sentence.
    for (arguments, said) in [
        (vec![url.as_str(), "wrong", "--bot", "robo"], "invalid_token"),
        (vec![url.as_str(), &token, "--bot", "nobody-at-all"], "not_found"),
        (vec![url.as_str(), &token, "--ruleset", "chess"], "not_found"),
        (vec!["localhost", &token], "no address"),
        (vec!["ftp://localhost", &token], "no address"),
    ] {
        let (_, err) = run(&arguments).await;
        assert!(err.contains(said) && err.lines().count() == 1, "{said}: {err}");
    }
    let reads = owner.personal_token(&["read"]).await;
    let (_, err) = run(&[&url, &reads, "--bot", "robo"]).await;
    assert!(err.contains("scope_missing"), "{err}");
}
