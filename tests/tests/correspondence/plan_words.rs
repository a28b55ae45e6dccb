//! Stored plans in words: when they are played, what their commands do, and why they would not be played.

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::plans::store_plan;

/// The plans of a seat with texts in a language.
async fn said_plans(table: &TestTable, seat: usize, language: &str) -> Value {
    let path = table.path("/plans?words=true");
    let answer = table.players[seat].client.get(&path).header("accept-language", language).send().await.expect(200);
    assert_eq!(answer.header("content-language"), Some(language));
    let tag = answer.header("etag").expect("a tag").to_owned();
    let again = table.players[seat].client.get(&path).header("accept-language", language);
    let _ = again.header("if-none-match", &tag).send().await.expect(304);
    answer.json()["items"].clone()
}

#[tokio::test]
async fn plans_are_said_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let clock = json!({"time": {"kind": "per_decision", "seconds": 604_800}, "at_deadline": "bot"});
    let table = TestTable::with_settings(&people(&server, 2).await, &json!({ "clock": clock })).await;
    table.play_to_bidding(&mut SeededRng::new(3)).await;
    let bids = table.choices(0).await["legal"].clone();
    let later = json!({"path": "/round", "is": 99});
    let order = json!({
        "decision": "place_bid", "acts": "at_deadline", "conditions": [later, later],
        "alternatives": [{"commands": [bids[0]]}, {"commands": [bids[1]]}]
    });
    let client = &table.players[0].client;
    let _ = client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    store_plan(&table, 0, "finish_turn", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
    let words = |label: &str, sentence: &str| json!({"label": label, "sentence": sentence});
    let english = [
        words(
            "At the deadline: seal a bid",
            "If your time runs out while the game waits for you to seal a bid and the 2 conditions of the plan hold, the first of 2 \
            alternatives that the rules allow is played.",
        ),
        words(
            "Planned: finish your turn",
            "As soon as it is your turn to finish your turn, the commands are played if the rules allow them.",
        ),
    ];
    let french = [
        words(
            "À l’échéance\u{a0}: sceller une mise",
            "Si votre temps s’écoule alors que la partie vous attend (sceller une mise) et si les 2 conditions du plan sont remplies, la \
            première des 2 variantes que les règles permettent sera jouée.",
        ),
        words(
            "Prévu\u{a0}: terminer votre tour",
            "Dès que ce sera à vous de jouer (terminer votre tour), les commandes seront jouées si les règles le permettent.",
        ),
    ];
    for (language, expected) in [("en", english), ("fr", french)] {
        let plans = said_plans(&table, 0, language).await;
        let said: Vec<&Value> = plans.as_array().expect("plans").iter().map(|plan| &plan["words"]).collect();
        assert_eq!(said, expected.iter().collect::<Vec<_>>());
    }
    let plain = table.get(client, "/plans").await;
    assert!(plain["items"][0].get("words").is_none(), "{plain}");
}

#[tokio::test]
async fn the_commands_of_a_plan_are_said_as_far_as_they_can_be_foreseen() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(3)).await;
    let client = &table.players[0].client;
    let choices = table.get(client, "/choices?words=true").await["choices"].clone();
    let never = json!([{"path": "/round", "is": 99}]);
    let order = json!({"decision": "place_bid", "conditions": never, "alternatives": [
        {"commands": [choices[1]["command"]]}, {"commands": [{"kind": "finish_turn"}]}
    ]});
    let _ = client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    let plans = said_plans(&table, 0, "en").await;
    let words = |choice: &Value| json!({"label": choice["label"], "sentence": choice["sentence"]});
    assert_eq!(plans[0]["alternatives_words"], json!([[words(&choices[1])], []]));
    let sentence = plans[0]["words"]["sentence"].as_str().expect("a sentence");
    assert_eq!(
        sentence,
        "As soon as it is your turn to seal a bid and the condition of the plan holds, the first of 2 alternatives that the rules \
        allow is played."
    );
    let french = said_plans(&table, 0, "fr").await;
    assert_ne!(french[0]["alternatives_words"], plans[0]["alternatives_words"]);
    // A decision that is to come is said as plan choices say it.
    let foreseen = client.post(&table.path("/plan-choices")).json(&json!({"decision": "take_painting"}));
    let foreseen = foreseen.send().await.expect(200).json()["choices"][0].clone();
    store_plan(&table, 0, "take_painting", &[json!({"commands": [foreseen["command"]]})]).await;
    let plans = said_plans(&table, 0, "en").await;
    assert_eq!(plans[1]["alternatives_words"], json!([[words(&foreseen)]]));
}

#[tokio::test]
async fn a_preview_says_in_two_lengths_why_an_alternative_would_not_be_played() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(3)).await;
    let order = json!({"decision": "place_bid", "alternatives": [
        {"commands": [{"kind": "place_bid", "card": 5}], "conditions": [{"path": "/round", "is": 99}]},
        {"commands": [{"kind": "finish_turn"}]}
    ]});
    for (language, label) in [("en", "Condition not met"), ("fr", "Condition non remplie")] {
        let preview = table.players[0].client.post(&table.path("/plan-preview")).header("accept-language", language);
        let tried = preview.json(&order).send().await.expect(200).json()["alternatives"].clone();
        assert_eq!(tried[0]["reason_words"], json!({"label": label, "sentence": tried[0]["reason"]}));
        let refused = &tried[1]["reason_words"];
        assert!(refused["label"].as_str().is_some_and(|it| !it.is_empty() && !it.ends_with('.')), "{refused}");
        assert_eq!(refused["sentence"], tried[1]["reason"]);
    }
}
