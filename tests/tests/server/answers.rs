//! Documented answers that no other test is about.

use salon_tests::{Answer, Dice, Operation, Person, Table, TestServer, people};
use serde_json::json;

#[tokio::test]
async fn an_address_with_a_nul_is_refused_by_every_operation() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for operation in Operation::all(&server.client().contract()) {
        if operation.documents(400) {
            let path = format!("{}?x=%00", operation.path());
            let answer = ada.client.request(operation.method.clone(), &path).send().await;
            answer.expect_problem(400, "nul_character");
        }
    }
}

#[tokio::test]
async fn what_does_not_change_any_more_is_sent_once() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    let client = &table.players[0].client;
    for path in [table.path("/record"), "/v1/rulesets/the_gallerist".to_owned()] {
        let first = client.get(&path).send().await.expect(200);
        let tag = first.header("etag").expect("a tag");
        let again = client.get(&path).header("if-none-match", tag).send().await;
        assert!(again.expect(304).bytes().is_empty());
    }
}

#[tokio::test]
async fn a_finished_game_has_nothing_to_try_out() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    table.play_out(&mut Dice::new(3)).await;
    table.preview(0, &json!([])).await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_table_that_this_build_does_not_know_is_not_dealt() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    let database = server.database().connect().await;
    // Opened by a newer server beside this one.
    database.execute("update games set edition = 'of the future'", &[]).await.expect("a table");
    let path = |verb: &str| format!("/v1/games/{}/{verb}", table["id"].as_str().expect("an id"));
    let order = json!({"level": "novice"});
    for request in [
        people[0].client.post(&path("start")),
        people[0].client.post(&path("bots")).json(&order),
        people[2].client.post(&path("join")).json(&json!({})),
    ] {
        let problem = request.send().await.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], "unknown_edition");
    }
    let over = Table::of(&people[..2]).await;
    let _ = over.players[0].client.post(&over.path("/resign")).send().await.expect(200);
    database.execute("update games set edition = 'of the past'", &[]).await.expect("a game");
    let again = over.players[0].client.post(&over.path("/rematch")).send().await;
    again.expect_problem(422, "table_refused");
}

#[tokio::test]
async fn a_full_table_that_was_never_dealt_takes_nobody_else() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    // As if the server had died between the last seat and the deal.
    let database = server.database().connect().await;
    database.execute("update games set seats = 2", &[]).await.expect("a full table");
    let path = |verb: &str| format!("/v1/games/{}/{verb}", table["id"].as_str().expect("an id"));
    let join = people[2].client.post(&path("join")).json(&json!({}));
    join.send().await.expect_problem(409, "table_full");
    let add = people[0].client.post(&path("bots")).json(&json!({"level": "novice"}));
    add.send().await.expect_problem(409, "table_full");
}

#[tokio::test]
async fn a_rematch_asks_of_its_players_what_the_game_did() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let strict = Table::opened(&people[..2], &json!({"least_reliability": 90})).await;
    let _ = strict.players[0].client.post(&strict.path("/resign")).send().await.expect(200);
    let _ = strict.players[0].client.post(&strict.path("/rematch")).send().await.expect(200);
    let late = "insert into former_players (game_id, seat, account_id, decisions, in_time, left_at)
        values (gen_random_uuid(), 0, $1::text::uuid, 20, 2, now())";
    let database = server.database().connect().await;
    database.execute(late, &[&strict.players[1].id]).await.expect("an account");
    let again = strict.players[1].client.post(&strict.path("/rematch")).send().await;
    again.expect_problem(403, "too_unreliable");

    let rated = Table::opened(&people, &json!({"rated": true, "accepts_bots": true})).await;
    for player in &rated.players[..2] {
        let _ = player.client.post(&rated.path("/resign")).send().await.expect(200);
    }
    let table = rated.players[0].client.post(&rated.path("/rematch")).send().await.expect(200).json();
    let bot = rated.players[1].bring_along("engine", &["read", "play"]).await;
    bot.join(&table).await;
    let again = rated.players[1].client.post(&rated.path("/rematch")).send().await;
    again.expect_problem(403, "same_owner");
}

#[tokio::test]
async fn nobody_takes_over_a_second_seat() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 3).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let agree = table.path(&format!("/seats/0/substitutes/{}", table.players[2].id));
    table.players[1].client.put(&agree).send().await.expect_problem(409, "already_joined");
}

/// Changes a game without a pause, as very many others at once would, until it is told to stop.
async fn hurry(server: &TestServer, game: &str) -> tokio_postgres::CancelToken {
    let database = server.database().connect().await;
    let token = database.cancel_token();
    let sql =
        format!("do $$ begin loop update games set roster = roster + 1 where id = '{game}'; commit; end loop; end $$");
    tokio::spawn(async move { database.batch_execute(&sql).await });
    token
}

/// Asks until the answer is that others were faster every time: now and then a request gets through.
async fn until_overtaken(what: &str, mut ask: impl AsyncFnMut(usize) -> Answer) {
    let mut last = None;
    for number in 0..PLANS {
        let answer = ask(number).await;
        if answer.problem().is_ok_and(|problem| problem.code == "conflict") {
            return;
        }
        last = Some(answer);
    }
    panic!("{what} was never overtaken: {last:?}");
}

/// How often it is tried.
const PLANS: usize = 20;

#[tokio::test]
async fn whoever_is_overtaken_every_time_is_told_so() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 3).await;
    let client = &table.players[0].client;
    let plan = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "place_bid", "card": 3}]}]});
    let path_of = |number: usize| table.path(&format!("/plans/0199a0c2-0000-7000-8000-{number:012}"));
    for number in 0..PLANS {
        let _ = client.put(&path_of(number)).json(&plan).send().await.expect(200);
    }
    let sandbox = Table::opened(&table.players[..2], &json!({"sandbox": {"open_hands": true}})).await;
    let hurries = [hurry(&server, &table.game).await, hurry(&server, &sandbox.game).await];
    let agree = table.path(&format!("/seats/0/substitutes/{}", table.players[1].id));
    for request in [
        client.put(&table.path("/pause")).json(&json!({"paused": true})),
        client.post(&table.path("/take-back")),
        client.post(&table.path("/seats/0/substitutes")).json(&json!({"bot": "novice"})),
        client.put(&agree),
        client.post(&table.path("/plans")).json(&plan),
        client.put(&path_of(0)).json(&plan),
        client.post(&sandbox.path("/sandbox/time")).json(&json!({"seconds": 60})),
    ] {
        until_overtaken(&format!("{request:?}"), async |_| request.clone().send().await).await;
    }
    until_overtaken("dropping a plan", async |number| client.delete(&path_of(number)).send().await).await;
    until_overtaken("a move", async |number| {
        let (seat, _) = table.awaited().await[0].clone();
        let command = Dice::new(number as u64).pick(&table.choices(seat).await["legal"]);
        table.submit(seat, &json!([command])).send().await
    })
    .await;
    for hurry in hurries {
        hurry.cancel_query(tokio_postgres::NoTls).await.expect("an end");
    }
}
