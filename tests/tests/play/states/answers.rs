//! Operations that answer with the state if they are asked to.

use salon_tests::{ApiResponse, Person, TestClock, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::{example, orchard, order, server};

/// Checks that an answer with a state says its language, and on what it depends.
fn check_language(answer: &ApiResponse, language: &str) {
    assert_eq!(answer.header("content-language"), Some(language), "{answer}");
    let vary = answer.header("vary").unwrap_or_default().to_lowercase();
    assert!(vary.contains("accept-language") && vary.contains("authorization"), "{vary}");
}

#[tokio::test]
async fn submitted_commands_answer_with_the_state() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    let plain = table.submit(0, &order("plant", 0)).send().await.expect(200);
    assert!(plain.header("content-language").is_none() && plain.json().get("state").is_none());
    let before = plain.json()["version"].as_u64().expect("a version");
    let path = table.path(&format!("/commands?since={before}"));
    let body = json!({"commands": order("plant", 0)});
    let other = &table.players[1].client;
    let answer = other.post(&path).header("accept-language", "fr").json(&body).send().await.expect(200);
    check_language(&answer, "fr");
    let tag = answer.header("etag").expect("a tag").to_owned();
    let answer = answer.json();
    assert_eq!(tag, format!("W/\"{}\"", answer["version"]), "the tag of the answer is the version, as without a state");
    let state = &answer["state"];
    let french = other.get(&table.path(&format!("/state?since={before}"))).header("accept-language", "fr");
    assert_eq!(*state, french.send().await.expect(200).json(), "the same as a read of the state");
    assert_eq!((&state["version"], &state["seat"]), (&answer["version"], &json!(1)));
    let happened: Vec<&Value> = answer["events"].as_array().expect("events").iter().map(|it| &it["event"]).collect();
    let said: Vec<&Value> =
        state["events"]["items"].as_array().expect("events").iter().map(|it| &it["event"]).collect();
    assert_eq!(said, happened);
    let path = table.path("/commands?include=decision");
    let answer = client.post(&path).json(&body).send().await.expect(200).json();
    assert!(answer["state"].get("view").is_none() && answer["state"].get("decision").is_none(), "{answer}");
    client.post(&path).json(&body).send().await.expect_problem(422, "command_refused");
}

#[tokio::test]
async fn a_retry_gets_the_first_answer_and_the_current_state() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let path = table.path("/commands?include=view,choices");
    let body = json!({"commands": order("plant", 0)});
    let send = || table.players[0].client.post(&path).header("idempotency-key", "k").json(&body).send();
    let mut first = send().await.expect(200).json();
    assert_eq!(first, send().await.expect(200).json(), "nothing happened meanwhile");
    let _ = table.submit(1, &order("plant", 0)).send().await.expect(200);
    let mut again = send().await.expect(200).json();
    let current = table.get(&table.players[0].client, "/state?include=view,choices").await;
    assert_eq!(again["state"].take(), current);
    assert_ne!(first["state"].take(), current);
    assert_eq!(again, first, "everything but the state");
    let plain = table.submit(0, &order("plant", 0)).header("idempotency-key", "k").send().await.expect(200).json();
    assert!(plain.get("state").is_none());
    assert_eq!(plain["events"], first["events"]);
}

#[tokio::test]
async fn a_former_player_gets_no_state_of_a_private_game() {
    let server = server().await;
    let people = people(&server, 4).await;
    let table = TestTable::with_settings(&people[..3], &example("private")).await;
    let path = table.path("/commands?include=view");
    let body = json!({"commands": order("plant", 0)});
    let send = || table.players[0].client.post(&path).header("idempotency-key", "k").json(&body).send();
    assert!(send().await.expect(200).json()["state"]["view"].is_object());
    let invite = table.summary().await["invite"].clone();
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let substitute = &people[3];
    let offer = substitute.client.post(&table.path("/seats/0/substitutes")).json(&json!({ "invite": invite }));
    let _ = offer.send().await.expect(200);
    for player in [1, 2] {
        let agree = table.path(&format!("/seats/0/substitutes/{}", substitute.id));
        let _ = table.players[player].client.put(&agree).send().await.expect(200);
    }
    let again = send().await.expect(200).json();
    assert!(again.get("state").is_none() && !again["events"].as_array().expect("events").is_empty(), "{again}");
}

#[tokio::test]
async fn a_preview_answers_with_words_and_the_state_it_leads_to() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let preview = async |seat: usize, rest: &str| {
        let body = json!({"commands": order("plant", 0)});
        table.players[seat].client.post(&table.path(rest)).json(&body).send().await.expect(200).json()
    };
    let plain = preview(0, "/preview").await;
    assert!(plain.get("state").is_none());
    assert_eq!(plain["words"].as_array().map(Vec::len), plain["events"].as_array().map(Vec::len));
    assert!(plain["words"][0]["sentence"].as_str().is_some_and(|it| it.starts_with("player-")), "{plain}");
    let asked = preview(0, "/preview?include=view,score,decision,choices,players").await;
    let state = &asked["state"];
    assert_eq!((&state["view"], &state["score"]["scores"]), (&asked["view"], &asked["score"]));
    assert_eq!(state["version"], json!(asked["version"].as_u64().expect("a version") + 1));
    assert!(state.get("decision").is_none(), "the seat has sealed its order");
    let _ = table.submit(0, &order("plant", 0)).send().await.expect(200);
    let real = table.get(&table.players[0].client, "/state").await;
    assert_eq!((&state["view"], &state["choices"]), (&real["view"], &real["choices"]));
    let last = preview(1, "/preview?since=0").await;
    assert_eq!(last["stops_at"], "orders_revealed");
    assert_eq!(last["stops_at_words"]["label"], "Until the orders are revealed");
    assert!(plain["stops_at_words"].is_null());
    let body = json!({"commands": order("plant", 0)});
    let french = table.players[1].client.post(&table.path("/preview?include=view")).header("accept-language", "fr");
    let french = french.json(&body).send().await.expect(200);
    check_language(&french, "fr");
    let sentence = french.json()["stops_at_words"]["sentence"].clone();
    assert_eq!(sentence, "La suite dépend des ordres des autres joueurs, qui sont encore scellés.");
    assert_eq!(last["state"]["choices"], json!([]));
    assert!(last["state"].get("decision").is_none() && last["state"].get("events").is_none(), "{last}");
}

#[tokio::test]
async fn joining_starting_and_a_rematch_answer_with_the_state() {
    let server = server().await;
    let people = people(&server, 3).await;
    let mut body = example("public");
    body["seats"] = json!(3);
    let table = people[0].client.post("/v1/games").json(&body).send().await.expect(201).json();
    let path = |rest: &str| format!("/v1/games/{}/{rest}", table["id"].as_str().expect("an id"));
    let read = async |person: &Person, game: &str| {
        person.client.get(&format!("/v1/games/{game}/state")).send().await.expect(200).json()
    };
    let id = table["id"].as_str().expect("an id");
    let all = "include=players,status_words,view,decision,choices,score";
    let joined = people[1].client.post(&path(&format!("join?{all}"))).json(&json!({})).send().await.expect(200);
    check_language(&joined, "en");
    let joined = joined.json();
    assert_eq!(joined["state"]["status"], "open");
    assert_eq!(joined["state"], read(&people[1], id).await);
    let started = people[0].client.post(&path(&format!("start?{all}"))).send().await.expect(200);
    check_language(&started, "en");
    let started = started.json();
    assert_eq!(started["state"]["status"], "running");
    assert_eq!(started["state"], read(&people[0], id).await);
    let _ = people[1].client.post(&path("resign")).send().await.expect(200);
    let rematch = people[0].client.post(&path(&format!("rematch?{all}"))).send().await.expect(200);
    check_language(&rematch, "en");
    let rematch = rematch.json();
    let other = rematch["id"].as_str().expect("an id");
    assert_ne!(other, id);
    assert_eq!((&rematch["state"]["game"], &rematch["state"]["status"]), (&json!(other), &json!("open")));
    assert_eq!(rematch["state"], read(&people[0], other).await);
    let both = people[1].client.post(&path(&format!("rematch?{all}"))).send().await.expect(200).json();
    assert_eq!(both["state"]["status"], "running", "{both}");
    for rest in ["join", "start", "rematch", "take-back"] {
        let wrong = people[0].client.post(&path(&format!("{rest}?include=all")));
        let wrong = if rest == "join" { wrong.json(&json!({})) } else { wrong };
        wrong.send().await.expect_problem(400, "invalid_query");
    }
}

#[tokio::test]
async fn a_seat_that_is_taken_back_answers_with_the_state() {
    let clock = TestClock::new();
    let builder = TestServer::builder().env("SALON_TEST_RULESETS", "1");
    let server = clock.configure(builder).start().await;
    let people = people(&server, 2).await;
    let mut settings = example("public");
    settings["clock"] = json!({"time": {"kind": "per_decision", "seconds": 3600}, "at_deadline": "bot"});
    let table = TestTable::with_settings(&people, &settings).await;
    let state = table.get(&table.players[0].client, "/state").await;
    assert!(state["decision"]["deadline"].is_string() && state["players"][0]["clock"].is_object(), "{state}");
    // Three missed deadlines: a bot plays for both seats.
    table
        .wait_until("a bot plays for both seats", |summary| {
            clock.advance_seconds(3700);
            summary["players"][0]["kept"] == true && summary["players"][1]["kept"] == true
        })
        .await;
    // From now on only people play, so that two reads find the same state.
    let _ = table.players[1].client.post(&table.path("/take-back")).send().await.expect(200);
    let fields = "include=players,status_words,view,decision,choices,score";
    let client = &table.players[0].client;
    let back = client.post(&table.path(&format!("/take-back?{fields}"))).header("accept-language", "fr");
    let back = back.send().await.expect(200);
    check_language(&back, "fr");
    let back = back.json();
    assert_eq!((&back["state"]["players"][0]["kept"], &back["state"]["seat"]), (&json!(false), &json!(0)));
    let read = client.get(&table.path(&format!("/state?{fields}"))).header("accept-language", "fr");
    let read = read.send().await.expect(200);
    check_language(&read, "fr");
    assert_eq!(back["state"], read.json(), "the same as a read of the state");
}
