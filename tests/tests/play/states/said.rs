//! Words of states and lists: what other seats are awaited for, how a game ended, and why a rule refuses.

use salon_tests::{SeededRng, TestTable, people};
use serde_json::{Value, json};

use super::{change_profile, example, orchard, order, server};

/// The texts about the seats that a state or a summary is waiting for, by seat.
fn awaited_words(answer: &Value) -> Vec<(u64, Value)> {
    let awaiting = answer["awaiting"].as_array().expect("seats").iter();
    awaiting.map(|it| (it["seat"].as_u64().expect("a seat"), it["words"].clone())).collect()
}

#[tokio::test]
async fn what_other_seats_are_awaited_for_is_said_in_states_and_lists_to_everybody_in_their_language() {
    let server = server().await;
    let table = TestTable::of(&people(&server, 2).await).await;
    change_profile(&table.players[1], &json!({"display_name": "Bob", "locale": "fr"})).await;
    change_profile(&table.players[0], &json!({"display_name": "Élise"})).await;
    table.play_to_bidding(&mut SeededRng::new(3)).await;
    let words = |label: &str, sentence: &str| json!({"label": label, "sentence": sentence});
    let [own_en, own_fr] = [
        words("Seal a bid", "It is your turn: seal a bid."),
        words("Sceller une mise", "C’est à vous de jouer\u{a0}: sceller une mise."),
    ];
    let english = |name: &str| {
        words(&format!("{name} seals a bid"), &format!("The game is waiting for {name}, who seals a bid."))
    };
    let french = |name: &str| {
        words(&format!("{name} scelle une mise"), &format!("La partie attend {name}, qui scelle une mise."))
    };
    let readers = [
        (Some(0), [own_en, english("Bob")]),
        (Some(1), [french("Élise"), own_fr]),
        (None, [english("Élise"), english("Bob")]),
    ];
    for (seat, expected) in readers {
        let client = seat.map_or_else(|| server.client(), |seat: usize| table.players[seat].client.clone());
        let expected: Vec<(u64, Value)> = (0..).zip(expected).collect();
        for path in [table.path("/state?include=view"), table.path("")] {
            let answer = client.get(&path).send().await.expect(200);
            assert_eq!(answer.header("content-language"), Some(if seat == Some(1) { "fr" } else { "en" }), "{path}");
            let vary = answer.header("vary").unwrap_or_default().to_lowercase();
            assert!(vary.contains("accept-language") && vary.contains("authorization"), "{path}: {vary}");
            assert_eq!(awaited_words(&answer.json()), expected, "{path} as {seat:?}");
        }
        let list = client.get("/v1/games").send().await.expect(200).json();
        assert_eq!(awaited_words(&list["items"][0]), expected, "the list as {seat:?}");
        // The tag covers the language and the names.
        let tagged = client.get("/v1/games").header("accept-language", "en").send().await.expect(200);
        let tag = tagged.header("etag").expect("a tag").to_owned();
        let other = client.get("/v1/games").header("accept-language", "fr").header("if-none-match", &tag);
        let _ = other.send().await.expect(200);
    }
    // Without texts nothing changes.
    let plain = table.get(&table.players[0].client, "/view").await;
    assert!(plain["awaiting"][0].get("words").is_none(), "{plain}");
}

#[tokio::test]
async fn a_game_that_ended_by_resignation_or_was_aborted_says_so() {
    let server = server().await;
    let people = people(&server, 2).await;
    for (ends, english, french) in [
        ("resign", "Players resigned, and player-0 has won.", "Des joueurs ont abandonné, et player-0 a gagné."),
        ("abort", "The game was aborted and has no result.", "La partie a été annulée et n’a pas de résultat."),
    ] {
        let table = TestTable::with_settings(&people, &example("public")).await;
        let by = if ends == "abort" { &people[0] } else { &people[1] };
        let running = table.get(&people[0].client, "/state").await["status_words"].clone();
        let _ = by.client.post(&table.path(&format!("/{ends}"))).send().await.expect(200);
        for (language, expected) in [("en", english), ("fr", french)] {
            let path = table.path("/state?include=status_words");
            let state = people[0].client.get(&path).header("accept-language", language).send().await.expect(200).json();
            assert_eq!(state["status_words"]["sentence"], expected, "{ends}");
        }
        let past = table.get(&people[0].client, "/state?at=0").await;
        assert_eq!(past["status_words"], running, "the past is said as it was");
    }
}

#[tokio::test]
async fn a_refusal_of_a_rule_has_a_label_and_a_sentence() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let send = async |language: &str| {
        let sent = table.submit(0, &order("plant", 99)).header("accept-language", language).send().await;
        sent.expect_problem(422, "command_refused").body["refusal"].clone()
    };
    let [en, fr] = [send("en").await, send("fr").await];
    for (refusal, other) in [(&en, &fr), (&fr, &en)] {
        let label = refusal["label"].as_str().expect("a label");
        assert!(!label.is_empty() && !label.ends_with('.') && refusal["label"] != other["label"], "{refusal}");
        assert_ne!(refusal["label"], refusal["detail"]);
    }
    assert_eq!(en["code"], fr["code"]);
    let nonsense = table.submit(0, &json!([{"kind": "nothing"}])).send().await;
    let refusal = nonsense.expect_problem(422, "command_refused").body["refusal"].clone();
    assert!(refusal.get("label").is_none() && refusal["detail"].is_string(), "no rule refuses it: {refusal}");
}
