//! Plans: storing, running, lapsing and deleting them.

use salon_tests::{SeededRng, TestClock, TestDatabase, TestServer, TestTable, eventually, people};
use serde_json::{Value, json};

/// Stores plans for a whole turn: take any painting, hang it at one of these places, otherwise hold it.
async fn plan_turn(table: &TestTable, seat: usize, places: &[Value]) {
    let view = table.get(&table.players[seat].client, "/view").await;
    let paintings: Vec<Value> = view["view"]["auction"].as_array().expect("an auction").clone();
    let takes: Vec<Value> = paintings
        .iter()
        .map(|painting| json!({"commands": [{"kind": "take_painting", "painting": painting}]}))
        .collect();
    store_plan(table, seat, "take_painting", &takes).await;
    let hangs = places.iter().map(|at| json!({"commands": [{"kind": "hang_painting", "at": at}]}));
    let hangs: Vec<Value> = hangs.chain([json!({"commands": [{"kind": "hold_painting"}]})]).collect();
    store_plan(table, seat, "hang_painting", &hangs).await;
    // Earned decor is held, otherwise hung at one of the places.
    let sizes: Vec<Value> =
        view["view"]["decor"].as_array().expect("decor").iter().map(|it| it["decor"].clone()).collect();
    let hold = sizes.iter().map(|decor| json!({"commands": [{"kind": "hold_decor", "decor": decor}]}));
    let hang = places.iter().map(|at| json!({"commands": [{"kind": "hang_decor", "decor": sizes[0], "at": at}]}));
    let decor: Vec<Value> = hold.chain(hang).take(20).collect();
    for _ in 0..2 {
        store_plan(table, seat, "place_decor", &decor).await;
    }
    store_plan(table, seat, "finish_turn", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
}

pub(super) async fn store_plan(table: &TestTable, seat: usize, decision: &str, alternatives: &[Value]) -> Value {
    let order = json!({"decision": decision, "alternatives": alternatives});
    table.players[seat].client.post(&table.path("/plans")).json(&order).send().await.expect(201).json()
}

#[tokio::test]
async fn a_fully_planned_round_resolves_with_the_last_bid() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 4).await;
    let mut rng = SeededRng::new(3);
    let (first, _) = table.awaited().await[0].clone();
    let everywhere = table.choices(first).await["legal"].as_array().expect("places").clone();
    let places: Vec<Value> = everywhere.iter().step_by(everywhere.len() / 18 + 1).map(|it| it["at"].clone()).collect();
    table.play_to_bidding(&mut rng).await;
    for seat in 0..4 {
        plan_turn(&table, seat, &places).await;
    }
    let before = table.summary().await;
    for seat in 0..3 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[0]])).send().await.expect(200);
    }
    let waiting = table.summary().await;
    assert_eq!(waiting["awaiting"].as_array().expect("a list").len(), 1, "only the last bid is missing");
    let legal = table.choices(3).await["legal"].clone();
    let _ = table.submit(3, &json!([legal[0]])).send().await.expect(200);
    // The rest of the round runs from plans.
    let after = table
        .wait_until("the next auction is to be opened", |game| game["awaiting"][0]["decision"] == "open_auction")
        .await;
    assert!(after["version"].as_u64() > before["version"].as_u64());
    let events = table.events(&table.players[0].client).await;
    let planned: Vec<&Value> = events.iter().filter(|event| event["by"] == "plan").collect();
    let seats: std::collections::BTreeSet<u64> = planned.iter().filter_map(|event| event["seat"].as_u64()).collect();
    assert_eq!(seats.len(), 4, "the plans of all seats ran");
    assert!(events.iter().filter(|event| event["event"]["kind"] == "bid_placed").all(|event| event["by"] == "owner"));
    for person in &table.players {
        let played = person.notices_of_kind(server.database(), "plan_played").await;
        let decisions: Vec<&str> = played.iter().filter_map(|it| it["decision"].as_str()).collect();
        assert!(decisions.starts_with(&["take_painting", "hang_painting"]), "{decisions:?}");
        let turns = person.notices_of_kind(server.database(), "your_turn").await;
        let decisions: Vec<&str> = turns.iter().filter_map(|turn| turn["decision"].as_str()).collect();
        assert!(!decisions.contains(&"take_painting"), "a turn notice for a planned decision: {decisions:?}");
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success());
}

#[tokio::test]
async fn a_planned_round_resolves_despite_a_kill() {
    let mut server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(3);
    let (first, _) = table.awaited().await[0].clone();
    let everywhere = table.choices(first).await["legal"].as_array().expect("places").clone();
    let places: Vec<Value> = everywhere.iter().step_by(everywhere.len() / 18 + 1).map(|it| it["at"].clone()).collect();
    table.play_to_bidding(&mut rng).await;
    for seat in 0..2 {
        plan_turn(&table, seat, &places).await;
    }
    // From now on every duty is claimed at once, as if by a server that was killed before it ran the duty.
    let connection = server.database().connect().await;
    let claims = "create function claim() returns trigger language plpgsql as
            'begin new.claimed_until := now() + interval ''1 hour''; return new; end';
        create trigger claimed before insert or update on duties for each row execute function claim()";
    connection.batch_execute(claims).await.expect("a trigger");
    for seat in 0..2 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[seat]])).send().await.expect(200);
    }
    server.kill9().await;
    let planned = "select count(*) from moves where actor = 'plan'";
    assert_eq!(
        connection.query_one(planned, &[]).await.expect("a figure").get::<_, i64>(0),
        0,
        "no plan ran before the kill"
    );
    let dead = "drop trigger claimed on duties; update duties set claimed_until = now() - interval '1 second'";
    connection.batch_execute(dead).await.expect("an expired lease");
    server.restart().await;
    table
        .wait_until("the next auction is to be opened", |game| game["awaiting"][0]["decision"] == "open_auction")
        .await;
    let mut played = 0;
    for person in &table.players {
        let notices = person.notices_of_kind(server.database(), "plan_played").await;
        let plans: std::collections::BTreeSet<&str> = notices.iter().filter_map(|it| it["plan"].as_str()).collect();
        assert_eq!(plans.len(), notices.len(), "each plan once: {notices:?}");
        assert!(notices.len() >= 2, "at least a take and a hang: {notices:?}");
        played += notices.len() as i64;
    }
    assert_eq!(connection.query_one(planned, &[]).await.expect("a figure").get::<_, i64>(0), played);
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn an_illegal_plan_lapses_and_its_seat_is_notified() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(5)).await;
    let plan = store_plan(
        &table,
        0,
        "take_painting",
        &[
            json!({"commands": [{"kind": "finish_turn"}]}),
            json!({"conditions": [{"path": "/round", "is": 99}], "commands": [{"kind": "hold_painting"}]}),
        ],
    )
    .await;
    for seat in 0..2 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[seat]])).send().await.expect(200);
    }
    // The other seat may have to take a painting first.
    let mut rng = SeededRng::new(1);
    let lapsed = eventually("the plan has lapsed", async || {
        if table.awaited().await[0].0 == 1 {
            table.step(&mut rng).await;
        }
        let lapsed = table.players[0].notices_of_kind(server.database(), "plan_lapsed").await;
        (!lapsed.is_empty()).then_some(lapsed)
    })
    .await;
    assert_eq!(lapsed.len(), 1);
    assert_eq!((&lapsed[0]["plan"], &lapsed[0]["decision"]), (&plan["id"], &json!("take_painting")));
    let reasons = lapsed[0]["reasons"].as_array().expect("reasons");
    assert_eq!(reasons.len(), 2);
    let said = lapsed[0]["reasons_words"].as_array().expect("reasons in every language");
    assert_eq!(said.len(), 2, "{said:?}");
    for (reason, texts) in reasons.iter().zip(said) {
        assert_eq!(*reason, texts["en"]);
        for text in [&texts["en"], &texts["fr"]] {
            let text = text.as_str().expect("a text");
            assert!(text.ends_with('.') && !text.contains(['/', '_']), "words, no pointer: {text}");
        }
        assert_ne!(texts["en"], texts["fr"]);
    }
    assert_eq!(said[1]["en"], "The condition of this alternative does not hold.");
    assert_eq!(said[1]["fr"], "La condition de cette variante n’est pas remplie.");
    let turns = table.players[0].notices_of_kind(server.database(), "your_turn").await;
    let calls = turns.iter().filter(|turn| turn["decision"] == "take_painting").count();
    assert_eq!(calls, 1, "one turn notice, after the plan had lapsed");
    let left = table.get(&table.players[0].client, "/plans").await;
    assert_eq!(left["items"], json!([]));
}

#[tokio::test]
async fn a_plan_waits_for_its_conditions_and_runs_once() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(8);
    table.play_to_bidding(&mut rng).await;
    let hand = table.choices(0).await["legal"].as_array().expect("bids").clone();
    let order = json!({
        "decision": "place_bid", "conditions": [{"path": "/round", "at_least": 2}],
        "alternatives": hand.iter().map(|bid| json!({"commands": [bid]})).collect::<Vec<_>>()
    });
    let _ = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    let awaited: Vec<usize> = table.awaited().await.into_iter().map(|(seat, _)| seat).collect();
    assert!(awaited.contains(&0), "it is not the second round yet");
    let mut bids = 0;
    // Plays two more rounds; the first seat bids itself unless the plan does.
    while bids < 2 && table.summary().await["status"] == "running" {
        let awaited = table.awaited().await;
        let Some((seat, decision)) = awaited.first().cloned() else { break };
        if seat == 0 && decision == "place_bid" {
            bids += 1;
            // In the second round the plan bids; a bid of the test would race with it.
            if bids == 2 {
                table.players[0].wait_for_notices(server.database(), "plan_played", 1).await;
                break;
            }
        }
        let command = rng.pick(&table.choices(seat).await["legal"]);
        let _ = table.submit(seat, &json!([command])).send().await.expect(200);
    }
    let played = table.players[0].notices_of_kind(server.database(), "plan_played").await;
    assert_eq!(played.len(), 1, "the plan runs once, in the second round");
    assert_eq!(table.get(&table.players[0].client, "/plans").await["items"], json!([]));
}

#[tokio::test]
async fn a_plan_for_an_awaited_decision_runs_at_once() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(2)).await;
    let bid = table.choices(1).await["legal"][0].clone();
    store_plan(&table, 1, "place_bid", &[json!({"commands": [bid]})]).await;
    table.wait_until("the bid is placed", |game| game["awaiting"].as_array().is_some_and(|all| all.len() == 1)).await;
    assert_eq!(table.awaited().await[0].0, 0);
}

#[tokio::test]
async fn plans_are_private_and_can_be_changed_until_they_run() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people[..2]).await;
    table.play_to_bidding(&mut SeededRng::new(4)).await;
    let order = json!({"decision": "take_painting", "alternatives": [{"commands": [{"kind": "take_painting", "painting": "P001"}]}]});
    let owner = &table.players[0].client;
    let plan = owner.post(&table.path("/plans")).json(&order).send().await.expect(201).json();
    let path = table.path(&format!("/plans/{}", plan["id"].as_str().expect("an id")));
    // Another player can neither see, change nor delete it; other accounts cannot list plans.
    let other = &table.players[1].client;
    assert_eq!(table.get(other, "/plans").await["items"], json!([]));
    let _ = other.put(&path).json(&order).send().await.expect_problem(404, "not_found");
    let _ = other.delete(&path).send().await.expect_problem(404, "not_found");
    people[2].client.get(&table.path("/plans")).send().await.expect_problem(403, "not_a_player");
    let changed = json!({
        "decision": "take_painting", "acts": "at_deadline", "alternatives": [{"commands": [{"kind": "take_painting", "painting": "P002"}]}]
    });
    let after = owner.put(&path).json(&changed).send().await.expect(200).json();
    assert_eq!((&after["id"], &after["acts"]), (&plan["id"], &json!("at_deadline")));
    assert_eq!(table.get(owner, "/plans").await["items"].as_array().expect("plans").len(), 1);
    let _ = owner.delete(&path).send().await.expect(204);
    let _ = owner.delete(&path).send().await.expect_problem(404, "not_found");
    assert_eq!(table.get(owner, "/plans").await["items"], json!([]));
}

#[tokio::test]
async fn a_plan_can_be_previewed_without_storing_it() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(6)).await;
    let bid = table.choices(0).await["legal"][0].clone();
    let order = json!({"decision": "place_bid", "conditions": [{"path": "/round", "is": 1}], "alternatives": [
        {"commands": [{"kind": "finish_turn"}]}, {"commands": [bid.clone()]}
    ]});
    let client = &table.players[0].client;
    let tried = client.post(&table.path("/plan-preview")).json(&order).send().await.expect(200).json();
    assert_eq!((&tried["awaited"], &tried["meant"]), (&json!(true), &json!(true)));
    assert_eq!(tried["alternatives"][0]["playable"], json!(false));
    assert!(tried["alternatives"][0]["reason"].is_string());
    let conditions = json!([{"path": "/round", "is": 1}, {"path": "/round", "at_least": 50}]);
    let unmet = json!({"decision": "place_bid", "alternatives": [{"conditions": conditions, "commands": [bid]}]});
    for (language, label, reason) in [
        ("en", "Condition not met", "The 2nd condition of this alternative does not hold."),
        ("fr", "Condition non remplie", "La 2e condition de cette variante n’est pas remplie."),
    ] {
        let answer = client.post(&table.path("/plan-preview")).header("accept-language", language).json(&unmet);
        let answer = answer.send().await.expect(200);
        assert_eq!(answer.header("content-language"), Some(language));
        let words = json!({"label": label, "sentence": reason});
        let unmet = json!([{"playable": false, "reason": reason, "reason_words": words, "condition": 1}]);
        assert_eq!(answer.json()["alternatives"], unmet);
    }
    assert_eq!(tried["alternatives"][1], json!({"playable": true}));
    assert_eq!(table.get(client, "/plans").await["items"], json!([]));
    assert_eq!(table.awaited().await.len(), 2, "nothing was played");
    // The last bid would reveal the others.
    let _ = table.submit(1, &json!([table.choices(1).await["legal"][0]])).send().await.expect(200);
    let revealing = client.post(&table.path("/plan-preview")).json(&order).send().await.expect(200).json();
    assert_eq!(revealing["alternatives"][1]["stops_at"], "bids_revealed");
    assert_eq!(revealing["alternatives"][1]["stops_at_words"]["label"], "Until the bids are revealed");
}

#[tokio::test]
async fn plan_conditions_can_refer_to_the_view_of_the_game() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(6)).await;
    let condition_holds = async |seat: usize, condition: Value| {
        let order = json!({
            "decision": "take_painting", "conditions": [condition],
            "alternatives": [{"commands": [{"kind": "finish_turn"}]}]
        });
        let preview = table.players[seat].client.post(&table.path("/plan-preview")).json(&order).send().await;
        preview.expect(200).json()["meant"] == json!(true)
    };
    let view = table.get(&table.players[0].client, "/view").await["view"].clone();
    assert!(condition_holds(0, json!({"path": "/round", "at_most": 1})).await);
    assert!(!condition_holds(0, json!({"path": "/round", "at_least": 2})).await);
    assert!(condition_holds(0, json!({"path": "/auction", "contains": view["auction"][0]})).await);
    assert!(!condition_holds(0, json!({"path": "/auction", "contains": "none"})).await);
    for seat in 0..2 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[seat]])).send().await.expect(200);
    }
    let order = table.get(&table.players[0].client, "/view").await["view"]["order"].clone();
    for seat in 0..2 {
        let first = order[0] == json!(seat);
        assert_eq!(condition_holds(seat, json!({"path": "/order/0", "is": seat})).await, first, "{order}");
    }
    // Conditions cannot read hidden information of other seats.
    for hidden in ["/seats/1/sealed", "/seats/1/hand/0"] {
        let known = table.get(&table.players[0].client, "/view").await["view"].pointer(hidden).cloned();
        let asked = condition_holds(0, json!({"path": hidden, "at_least": 0})).await;
        assert_eq!(asked, known.is_some_and(|it| it.is_u64()), "a condition reads more than the view shows: {hidden}");
    }
}

#[tokio::test]
async fn plans_are_deleted_with_the_end_of_the_game() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    store_plan(&table, 0, "resolve_no_space", &[json!({"commands": [{"kind": "store_excess"}]})]).await;
    store_plan(&table, 1, "open_auction", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    let rows = server.database().connect().await.query("select 1 from plans", &[]).await.expect("plans");
    assert!(rows.is_empty());
    let again = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]});
    let answer = table.players[0].client.post(&table.path("/plans")).json(&again).send().await;
    answer.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn plans_are_deleted_when_a_game_ends_by_its_rules() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    // Its condition is never true: the game has no such round.
    let order = json!({
        "decision": "place_bid", "conditions": [{"path": "/round", "at_least": 200}],
        "alternatives": [{"commands": [{"kind": "finish_turn"}]}]
    });
    let _ = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    let mut rng = SeededRng::new(12);
    let rows = async || server.database().connect().await.query("select 1 from plans", &[]).await.expect("plans").len();
    table.play_to_version(30, &mut rng).await;
    assert_eq!(rows().await, 1, "the plan is kept while the game is running");
    assert_eq!(table.play_to_end(&mut rng).await["result"]["reason"], "rules");
    assert_eq!(rows().await, 0);
}

#[tokio::test]
async fn a_plan_for_the_deadline_runs_only_at_the_deadline() {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let people = people(&server, 2).await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}}});
    let table = TestTable::with_settings(&people, &clock).await;
    table.play_to_bidding(&mut SeededRng::new(9)).await;
    let bid = table.choices(0).await["legal"][2].clone();
    let order = json!({"decision": "place_bid", "acts": "at_deadline", "alternatives": [{"commands": [bid]}]});
    let _ = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    test_clock.advance(std::time::Duration::from_secs(3000));
    table.players[0].wait_for_notices(&database, "reminder", 1).await;
    assert_eq!(table.awaited().await.len(), 2);
    test_clock.advance(std::time::Duration::from_secs(700));
    let played = table.players[0].wait_for_notices(&database, "plan_played", 1).await;
    assert_eq!(played[0]["decision"], "place_bid");
    assert!(table.players[0].notices_of_kind(&database, "deadline_missed").await.is_empty());
    table.players[1].wait_for_notices(&database, "deadline_missed", 1).await;
}

#[tokio::test]
async fn plans_work_for_every_ruleset() {
    let server = TestServer::start().await;
    let table = TestTable::with_settings(&people(&server, 2).await, &json!({"ruleset": "the_gallerist"})).await;
    let (first, decision) = table.awaited().await[0].clone();
    let second = 1 - first;
    let legal = table.choices(first).await["legal"].as_array().expect("commands").clone();
    let alternatives: Vec<Value> = legal.iter().take(20).map(|command| json!({"commands": [command]})).collect();
    store_plan(&table, second, &decision, &alternatives).await;
    // The first seat takes the first choice of the second, so the next alternative is played.
    let _ = table.submit(first, &json!([legal[0]])).send().await.expect(200);
    let played = table.players[second].wait_for_notices(server.database(), "plan_played", 1).await;
    assert_eq!(played[0]["decision"], json!(decision));
    let events = table.events(&server.client()).await;
    assert!(events.iter().any(|event| event["by"] == "plan" && event["seat"] == json!(second)));
}

#[tokio::test]
async fn a_resigned_player_has_no_plans_and_no_vote_on_pauses() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    let plan = store_plan(&table, 0, "place_bid", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
    let client = &table.players[0].client;
    let _ = client.post(&table.path("/resign")).send().await.expect(200);
    let path = table.path(&format!("/plans/{}", plan["id"].as_str().expect("an id")));
    let order = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]});
    client.get(&table.path("/plans")).send().await.expect_problem(409, "has_resigned");
    client.put(&path).json(&order).send().await.expect_problem(409, "has_resigned");
    client.delete(&path).send().await.expect_problem(409, "has_resigned");
    client.post(&table.path("/plan-preview")).json(&order).send().await.expect_problem(409, "has_resigned");
    client.put(&table.path("/pause")).json(&json!({"paused": true})).send().await.expect_problem(409, "has_resigned");
}
