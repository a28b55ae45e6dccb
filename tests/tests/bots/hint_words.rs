//! Hints in words: each command of a hint says itself and names its parts as the same command does among the choices.

use salon_tests::{ApiResponse, BotGame, Person, TestServer};
use serde_json::{Value, json};

/// Hints that are asked for in each game.
const HINTS: usize = 30;

/// Asks a novice, whose hints are the same whenever it is asked.
async fn ask(game: &BotGame, language: Option<&str>) -> ApiResponse {
    let request = game.person.client.post(&game.path("/hint")).json(&json!({"level": "novice"}));
    match language {
        Some(language) => request.header("accept-language", language).send().await.expect(200),
        None => request.send().await.expect(200),
    }
}

/// Returns the choices of a hint, after comparing them with its commands.
fn choices(hint: &ApiResponse) -> Vec<Value> {
    let hint = hint.json();
    let choices = hint["choices"].as_array().expect("choices").clone();
    let commands: Vec<&Value> = choices.iter().map(|choice| &choice["command"]).collect();
    assert_eq!(json!(commands), hint["commands"], "each command is said, in its order");
    for choice in &choices {
        for text in ["label", "sentence", "group", "group_label"] {
            let text = choice[text].as_str().expect("a text");
            assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{choice}");
        }
        assert!(choice["parts"].is_array() && (choice["piece"].is_null() || choice["piece"].is_string()), "{choice}");
    }
    choices
}

/// Checks that the first choice of a hint is one of the legal ones, and that the picture has its parts and its piece.
async fn check_first(game: &BotGame, first: &Value) {
    let legal = game.get("/choices?words=true").await;
    let said = legal["choices"].as_array().expect("choices").iter().find(|it| it["command"] == first["command"]);
    assert_eq!(said, Some(first), "a hint says a command as the choices do");
    let board = game.person.client.get(&game.path("/board.svg")).send().await.expect(200).text();
    for part in first["parts"].as_array().expect("parts") {
        assert!(board.contains(&format!("data-part={part}")), "{part} is drawn");
    }
    if let Some(piece) = first["piece"].as_str() {
        assert!(board.contains(&format!("<symbol id=\"{piece}\"")), "{piece} is a symbol");
    }
}

#[tokio::test]
async fn a_hint_says_its_commands_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for ruleset in ["art_society", "the_gallerist"] {
        let game = BotGame::start(&ada, ruleset, &["novice"]).await;
        let (mut pieces, mut later, mut translated) = (0, 0, 0);
        for _ in 0..HINTS {
            if game.wait_for_turn().await.is_none() {
                break;
            }
            let english = ask(&game, None).await;
            assert_eq!(english.header("content-language"), Some("en"));
            let french = ask(&game, Some("fr-CH, de;q=0.5")).await;
            assert_eq!(french.header("content-language"), Some("fr"));
            assert_eq!(ask(&game, Some("de")).await.header("content-language"), Some("en"), "we have no German");
            let (said, dit) = (choices(&english), choices(&french));
            check_first(&game, &said[0]).await;
            for (said, dit) in said.iter().zip(&dit) {
                let same = ["command", "group", "parts", "piece"].iter().all(|name| said[*name] == dit[*name]);
                assert!(same, "the language changes texts only: {said} {dit}");
                translated += usize::from(said["sentence"] != dit["sentence"]);
                pieces += usize::from(said["piece"].is_string());
            }
            later += said.len() - 1;
            game.submit(&english.json()["commands"]).await;
        }
        assert!(pieces > 5 && later > 5 && translated > 20, "{ruleset}: {pieces} {later} {translated}");
    }
    let _ = ada.client.patch("/v1/account").json(&json!({"locale": "fr"})).send().await.expect(200);
    let game = BotGame::start(&ada, "art_society", &["novice"]).await;
    game.wait_for_turn().await.expect("her turn");
    assert_eq!(ask(&game, None).await.header("content-language"), Some("fr"), "that of the account");
    assert_eq!(ask(&game, Some("en")).await.header("content-language"), Some("en"), "that of the request");
}
