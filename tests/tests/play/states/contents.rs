//! What a state has: for players and spectators, selected fields, events since a version, the past, before the deal.

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::{check_texts, example, orchard, order, server};

/// Compares the state of every viewer with what the older operations answer.
async fn compare_with_older_operations(table: &TestTable, server: &TestServer) {
    let mut viewers: Vec<_> = table.players.iter().map(|person| person.client.clone()).collect();
    viewers.push(server.client());
    for (number, viewer) in viewers.iter().enumerate() {
        let state = table.get(viewer, "/state?since=0").await;
        check_texts(&state);
        let view = table.get(viewer, "/view").await;
        for field in ["game", "ruleset", "version", "status", "seat", "commitment", "view"] {
            assert_eq!(state[field], view[field], "{field} of viewer {number}");
        }
        let mut awaiting = state["awaiting"].clone();
        for awaited in awaiting.as_array_mut().expect("seats") {
            let words = awaited.as_object_mut().expect("a seat").remove("words").expect("words");
            assert!(words["sentence"].as_str().is_some_and(|it| it.ends_with('.')), "{words}");
        }
        assert_eq!(awaiting, view["awaiting"], "the seats that are awaited, of viewer {number}");
        let score = table.get(viewer, "/score").await;
        for field in ["scores", "lines", "finished"] {
            assert_eq!(state["score"][field], score[field], "{field} of viewer {number}");
        }
        let events = table.get(viewer, "/events?words=true&limit=100").await;
        assert_eq!(state["events"]["items"], events["items"], "viewer {number}");
        let choices = state["choices"].as_array().expect("choices");
        if number == table.players.len() {
            assert!(choices.is_empty() && state["seat"].is_null() && state.get("decision").is_none(), "{state}");
            continue;
        }
        let old = table.get(viewer, "/choices?words=true").await;
        assert_eq!(state["choices"], old["choices"]);
        let commands: Vec<&Value> = choices.iter().map(|choice| &choice["command"]).collect();
        assert_eq!(commands, old["legal"].as_array().expect("commands").iter().collect::<Vec<_>>());
        let awaited = state["awaiting"].as_array().expect("seats").iter().find(|it| it["seat"] == json!(number));
        let decision = state.get("decision");
        assert_eq!(awaited.map(|it| &it["decision"]), decision.map(|it| &it["kind"]), "{state}");
        assert_eq!(awaited.map(|it| &it["since"]), decision.map(|it| &it["since"]), "{state}");
    }
}

#[tokio::test]
async fn a_state_has_what_the_older_operations_have() {
    let server = server().await;
    for ruleset in ["orchard", "art_society", "the_gallerist"] {
        let people = [
            salon_tests::Person::register(&server, &format!("{}-0", ruleset.replace('_', "-"))).await,
            salon_tests::Person::register(&server, &format!("{}-1", ruleset.replace('_', "-"))).await,
        ];
        let table = TestTable::with_settings(&people, &json!({"ruleset": ruleset, "visibility": "public"})).await;
        let mut rng = SeededRng::new(5);
        for _ in 0..6 {
            compare_with_older_operations(&table, &server).await;
            let _ = table.step(&mut rng).await.expect("a running game");
        }
    }
}

#[tokio::test]
async fn a_sealed_order_is_in_the_state_of_its_seat_only() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let _ = table.submit(0, &order("plant", 0)).send().await.expect(200);
    let own = table.get(&table.players[0].client, "/state?since=0").await;
    assert_eq!(own["view"]["seats"][0]["sealed"], json!({"work": "plant", "bid": 0}));
    assert!(own["events"]["items"].to_string().contains("plant a tree, bid 0 fruit"), "{own}");
    for client in [&table.players[1].client, &server.client()] {
        let other = table.get(client, "/state?since=0").await;
        assert!(other["view"]["seats"][0]["sealed"].is_null());
        let sentences = other["events"]["items"].to_string();
        assert!(sentences.contains("player-") && !sentences.contains("plant a tree"), "{sentences}");
    }
    let spectated = table.get(&table.players[0].client, "/state?spectator=true&since=0").await;
    assert_eq!(spectated, table.get(&server.client(), "/state?since=0").await);
}

#[tokio::test]
async fn include_selects_the_fields() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    let selectable = ["players", "status_words", "view", "decision", "choices", "score", "events"];
    let has = |state: &Value| selectable.map(|field| state.get(field).is_some());
    let all = table.get(client, "/state").await;
    assert_eq!(has(&all), [true, true, true, true, true, true, false], "events only with `since`");
    assert_eq!(has(&table.get(client, "/state?since=0").await), [true; 7]);
    for field in selectable {
        let state = table.get(client, &format!("/state?include={field}")).await;
        assert_eq!(has(&state), selectable.map(|it| it == field), "{field}");
        assert_eq!((&state["version"], &state["awaiting"]), (&all["version"], &all["awaiting"]));
        if field != "events" {
            assert_eq!(state[field], all[field]);
        }
    }
    assert!(all.get("picture").is_none(), "only if it is named");
    let two = table.get(client, "/state?include=view,choices").await;
    assert_eq!(has(&two), [false, false, true, false, true, false, false]);
}

#[tokio::test]
async fn the_picture_of_a_state_is_that_of_the_board() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let looks = ["", "&theme=dark", "&width=360", "&coordinates=true&theme=dark&width=720"];
    for client in [&table.players[0].client, &server.client()] {
        for look in looks {
            let state = table.get(client, &format!("/state?include=picture{look}")).await;
            let board = table.path(&format!("/board.svg?at={}{look}", state["version"]));
            let board = client.get(&board).send().await.expect(200).text();
            assert_eq!(state["picture"].as_str(), Some(board.as_str()), "{look}");
        }
    }
    for wrong in ["width=1", "theme=blue", "coordinates=2"] {
        let refused = table.players[0].client.get(&table.path(&format!("/state?include=picture&{wrong}"))).send().await;
        refused.expect_problem(400, "invalid_query");
    }
    let host = &table.players[0];
    let open = host.open_table(2, "public").await;
    let path = format!("/v1/games/{}/state?include=picture", open["id"].as_str().expect("an id"));
    assert!(host.client.get(&path).send().await.expect(200).json().get("picture").is_none(), "before the deal");
}

#[tokio::test]
async fn previews_and_answers_have_the_picture_of_what_they_lead_to() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    let body = json!({"commands": order("plant", 0)});
    let before = table.get(client, "/state?include=picture").await["picture"].clone();
    let rest = "include=picture,choices&theme=dark&width=720";
    let preview = client.post(&table.path(&format!("/preview?{rest}"))).json(&body).send().await.expect(200).json();
    let answer = client.post(&table.path(&format!("/commands?{rest}"))).json(&body).send().await.expect(200).json();
    let board = client.get(&table.path("/board.svg?theme=dark&width=720")).send().await.expect(200).text();
    assert_eq!(answer["state"]["picture"].as_str(), Some(board.as_str()));
    assert_eq!(preview["state"]["picture"], answer["state"]["picture"], "what was shown came true");
    assert_ne!(preview["state"]["picture"], before);
    let other = table.get(&table.players[1].client, "/state?include=picture&theme=dark&width=720").await;
    assert_ne!(other["picture"], answer["state"]["picture"], "the sealed order is drawn for its seat only");
}

#[tokio::test]
async fn a_choice_of_a_state_can_be_sent() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let state = table.get(&table.players[0].client, "/state").await;
    let choice = &state["choices"][0];
    assert_eq!(choice["group"], "order");
    assert!(choice["parts"].as_array().is_some_and(|parts| !parts.is_empty()), "{choice}");
    let picture = table.players[0].client.get(&table.path("/board.svg")).send().await.expect(200).text();
    for part in choice["parts"].as_array().expect("parts") {
        assert!(picture.contains(&format!("data-part={part}")), "{part} is not drawn");
    }
    let version = state["version"].to_string();
    let sent = table.submit(0, &json!([choice["command"]])).header("if-match", &version).send().await;
    let _ = sent.expect(200);
}

#[tokio::test]
async fn events_since_a_version_are_paged() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let mut rng = SeededRng::new(9);
    table.play_to_end(&mut rng).await;
    let client = &table.players[0].client;
    let version = table.summary().await["version"].as_u64().expect("a version");
    let all = table.events(client).await;
    let (mut since, mut seen) = (0, Vec::new());
    loop {
        let events = table.get(client, &format!("/state?include=events&since={since}")).await["events"].clone();
        let items = events["items"].as_array().expect("events").clone();
        assert!(items.len() <= 100);
        seen.extend(items.into_iter().map(|mut event| {
            check_texts(&event);
            event.as_object_mut().expect("an event").retain(|name, _| name != "label" && name != "sentence");
            event
        }));
        since = events["next"].as_u64().expect("a number");
        if events["more"] == false {
            break;
        }
    }
    assert_eq!((seen, since), (all, version));
    for beyond in [version, version + 50] {
        let events = table.get(client, &format!("/state?since={beyond}")).await["events"].clone();
        assert_eq!(events, json!({"items": [], "next": version, "more": false}));
    }
}

#[tokio::test]
async fn a_past_state_has_no_choices_and_no_later_events() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    let before = table.get(client, "/state?since=0").await;
    for _ in 0..4 {
        let _ = table.step(&mut SeededRng::new(2)).await.expect("a running game");
    }
    let version = before["version"].as_u64().expect("a version");
    let past = table.get(client, &format!("/state?at={version}&since=0")).await;
    assert_eq!(past["choices"], json!([]));
    for field in ["version", "view", "score", "decision", "events", "status_words"] {
        assert_eq!(past[field], before[field], "{field}");
    }
    let last = table.summary().await["version"].as_u64().expect("a version");
    for wrong in [(last + 1).to_string(), "-1".to_owned()] {
        let path = table.path(&format!("/state?at={wrong}"));
        client.get(&path).send().await.expect_problem(404, "no_such_version");
    }
}

#[tokio::test]
async fn a_table_before_the_deal_has_a_state_without_view() {
    let server = server().await;
    let people = people(&server, 3).await;
    let mut body = example("private");
    body["seats"] = json!(3);
    let table = people[0].client.post("/v1/games").json(&body).send().await.expect(201).json();
    people[1].join(&table).await;
    let path = format!("/v1/games/{}/state", table["id"].as_str().expect("an id"));
    let state = people[1].client.get(&path).send().await.expect(200).json();
    assert_eq!((&state["status"], &state["version"], &state["seat"]), (&json!("open"), &json!(0), &Value::Null));
    assert_eq!((&state["choices"], state.get("view")), (&json!([]), None));
    let labels: Vec<&Value> = state["players"].as_array().expect("players").iter().map(|it| &it["label"]).collect();
    assert_eq!(labels, ["player-0", "player-1"]);
    for wrong in [&people[2].client, &server.client()] {
        wrong.get(&path).send().await.expect_problem(404, "not_found");
    }
    people[0].client.get(&format!("{path}?at=1")).send().await.expect_problem(404, "no_such_version");
    people[0].client.get(&format!("{path}?seat=0")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn bad_input_is_refused_with_the_allowed_values() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    for (query, allowed) in [
        ("include=views", "players, status_words, view, decision, choices, score, events, picture"),
        ("include=", "players, status_words"),
        ("include=view,", "players, status_words"),
        ("since=-1", "0 or more"),
        ("since=x", ""),
        ("at=x", ""),
        ("seat=x", ""),
        ("seat=0&spectator=true", "not both"),
        ("nonsense=1", "include"),
    ] {
        let problem = client.get(&table.path(&format!("/state?{query}"))).send().await;
        let problem = problem.expect_problem(400, "invalid_query");
        assert!(problem.body["detail"].as_str().is_some_and(|it| it.contains(allowed)), "{query}: {}", problem.body);
    }
    for rest in ["/commands?include=views", "/preview?include=views"] {
        let body = json!({"commands": order("pick", 0)});
        client.post(&table.path(rest)).json(&body).send().await.expect_problem(400, "invalid_query");
    }
    client.get(&table.path("/state?seat=1")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn the_owner_of_a_sandbox_with_open_hands_reads_every_state() {
    let server = server().await;
    let owner = people(&server, 1).await.remove(0);
    for (open_hands, status) in [(true, 200), (false, 403)] {
        let body = json!({
            "ruleset": "orchard", "seats": 2, "visibility": "private", "bots": ["novice"],
            "sandbox": {"open_hands": open_hands}
        });
        let game = owner.client.post("/v1/games").json(&body).send().await.expect(201).json();
        let path = |query: &str| format!("/v1/games/{}/state?{query}", game["id"].as_str().expect("an id"));
        let own = owner.client.get(&path("include=view")).send().await.expect(200).json();
        assert_eq!(own["line"], 0, "{own}");
        let seat = 1 - own["seat"].as_u64().expect("a seat");
        let other = owner.client.get(&path(&format!("seat={seat}"))).send().await;
        if status == 403 {
            other.expect_problem(403, "hands_closed");
        } else {
            assert_eq!(other.expect(200).json()["seat"], json!(seat));
        }
    }
}
