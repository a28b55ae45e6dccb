//! `salon bot-check`: a correct bot passes, and each fault fails exactly the scenario that tests for it.

use salon_tests::{ApiClient, Person, SeededRng, TestServer};
use serde_json::{Value, json};
use std::collections::HashSet;

/// The faults of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BotFaults {
    /// Uses a new idempotency key for each attempt.
    new_key_each_time: bool,
    /// Ignores a game after a conflict.
    gives_up_on_conflict: bool,
    /// Does not take its seat back.
    stays_away: bool,
    /// Sends no `If-Match` header.
    names_no_version: bool,
}

struct Bot {
    client: ApiClient,
    faults: BotFaults,
    rng: SeededRng,
    keys: u64,
    given_up: HashSet<String>,
}

impl Bot {
    /// Follows the feed until the task is aborted.
    async fn run(mut self) {
        let mut cursor = String::new();
        loop {
            let place = if cursor.is_empty() { "from=oldest".to_owned() } else { format!("cursor={cursor}") };
            let page = self.client.get(&format!("/v1/account/feed?wait=20&limit=20&{place}")).send().await;
            let page = page.expect(200).json();
            page["next_cursor"].as_str().expect("a cursor").clone_into(&mut cursor);
            for item in page["items"].as_array().expect("a list") {
                self.handle_notice(&item["news"]).await;
            }
        }
    }

    async fn handle_notice(&mut self, news: &Value) {
        let game = news["game"].as_str().unwrap_or_default().to_owned();
        match news["kind"].as_str().expect("a kind") {
            "invitation" => {
                let order = json!({"invite": news["invite"]});
                let _ = self.client.post(&format!("/v1/games/{game}/join")).json(&order).send().await;
            }
            "your_turn" => self.play(&game).await,
            "seat_taken_over" if news["by"] == "bot" && !self.faults.stays_away => {
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

    /// Chooses the kind of command first: there are many places to hang a painting, but only one way to hold it.
    fn choose(&mut self, legal: &Value) -> Value {
        let all = legal.as_array().expect("a list");
        let mut kinds: Vec<&Value> = all.iter().map(|command| &command["kind"]).collect();
        kinds.dedup();
        kinds.retain(|kind| **kind != "take_down");
        let kind = kinds[self.rng.below(kinds.len())].clone();
        let of_kind: Vec<&Value> = all.iter().filter(|command| command["kind"] == kind).collect();
        of_kind[self.rng.below(of_kind.len())].clone()
    }

    /// Whether a built-in bot keeps the seat; a move would take it back. Read after the choices: their version is sent with the
    /// command, so a change in between is detected.
    async fn is_kept_away(&self, game: &str) -> bool {
        let summary = self.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json();
        let seat = summary["my_seat"].as_u64().expect("a seat") as usize;
        summary["players"][seat]["kept"] == json!(true)
    }

    /// Moves until the game awaits another seat.
    async fn play(&mut self, game: &str) {
        while !self.given_up.contains(game) {
            let choices = self.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
            if choices["awaited"].is_null() || self.faults.stays_away && self.is_kept_away(game).await {
                return;
            }
            let order = json!({"commands": [self.choose(&choices["legal"])]});
            let mut key = self.key();
            let answer = loop {
                let command = self.client.post(&format!("/v1/games/{game}/commands")).json(&order);
                let command = if self.faults.names_no_version {
                    command
                } else {
                    command.header("if-match", &format!("\"{}\"", choices["version"]))
                };
                match command.header("idempotency-key", &key).try_send().await {
                    Ok(answer) => break answer,
                    Err(_) if self.faults.new_key_each_time => key = self.key(),
                    Err(_) => {}
                }
            };
            if answer.status() == 412 && self.faults.gives_up_on_conflict {
                self.given_up.insert(game.to_owned());
            }
            if answer.status() == 409 {
                return;
            }
        }
    }
}

/// Checks a bot with these faults; returns the success of the program, its output and its errors.
async fn check(faults: BotFaults, more: &[&str]) -> (bool, String, String) {
    let server = TestServer::start().await;
    let owner = Person::register(&server, "owner").await;
    let robo = Person::register(&server, "robo").await;
    let client = server.client().with_token(&robo.personal_token(&["read", "play"]).await);
    let bot = Bot { client, faults, rng: SeededRng::new(1), keys: 0, given_up: HashSet::new() };
    let bot = tokio::spawn(bot.run());
    let token = owner.personal_token(&["read", "play"]).await;
    let url = format!("http://{}", server.client().address());
    let mut arguments = vec!["bot-check", &url, &token, "--bot", "robo", "--patience", "6"];
    arguments.extend(more);
    let output = server.run(&arguments).await;
    assert!(!bot.is_finished(), "the bot under test has panicked");
    bot.abort();
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

const FAULT_SCENARIOS: &str = "lost_answer,conflict,deadline,take_over";
/// Scenarios in which only the scenario itself moves beside the bot. When a deadline expires, a move of the server can come
/// between the bot's read and its command, which is a conflict too.
const SCENARIOS_WITHOUT_DEADLINES: &str = "lost_answer,conflict";

/// The outcome of each scenario.
fn outcomes(report: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a word").to_owned();
    let of = |entry: &Value| (text(&entry["scenario"]), text(&entry["outcome"]));
    report["scenarios"].as_array().expect("a list").iter().map(of).collect()
}

async fn check_fails_only(faults: BotFaults, scenario: &str, of: &str) {
    let (passed, out, err) = check(faults, &["--only", of, "--json"]).await;
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
async fn a_correct_bot_passes_every_check() {
    let (passed, out, err) = check(BotFaults::default(), &["--json"]).await;
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
async fn a_bot_that_retries_with_a_new_key_fails() {
    check_fails_only(BotFaults { new_key_each_time: true, ..BotFaults::default() }, "lost_answer", FAULT_SCENARIOS)
        .await;
}

#[tokio::test]
async fn a_bot_that_gives_up_on_a_conflict_fails() {
    check_fails_only(
        BotFaults { gives_up_on_conflict: true, ..BotFaults::default() },
        "conflict",
        SCENARIOS_WITHOUT_DEADLINES,
    )
    .await;
}

#[tokio::test]
async fn a_bot_that_sends_no_version_fails() {
    check_fails_only(BotFaults { names_no_version: true, ..BotFaults::default() }, "conflict", FAULT_SCENARIOS).await;
}

#[tokio::test]
async fn a_scenario_that_did_not_happen_does_not_pass() {
    let only = ["--only", "decisions", "--ruleset", "the_gallerist", "--games", "1", "--json"];
    let (passed, out, err) = check(BotFaults::default(), &only).await;
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
async fn a_bot_that_does_not_return_fails() {
    check_fails_only(BotFaults { stays_away: true, ..BotFaults::default() }, "take_over", FAULT_SCENARIOS).await;
}

#[tokio::test]
async fn the_report_is_readable_and_works_for_every_ruleset() {
    let only = ["--only", "lost_answer,conflict,deadline", "--ruleset", "the_gallerist"];
    let (passed, out, err) = check(BotFaults::default(), &only).await;
    assert!(passed, "{out}\n{err}");
    for line in ["robo at http://", "lost_answer  handled", "conflict     handled", "deadline     handled"] {
        assert!(out.contains(line), "{line}: {out}");
    }
}

#[tokio::test]
async fn an_absent_bot_is_reported_with_a_hint() {
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
    // Without `--bot` the invitation is printed.
    let (_, err) = run(&[&url, &token, "--patience", "1", "--only", "conflict"]).await;
    assert!(err.contains("with the invitation"), "{err}");
    let left = owner.client.get("/v1/games?mine=true&status=open").send().await.expect(200).json();
    assert_eq!(left["items"], json!([]), "an open table is left");
    // Invalid arguments are reported in one sentence.
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
