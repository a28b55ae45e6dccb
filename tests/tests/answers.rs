//! Documented answers that no other test is about.

use salon_tests::{Dice, Operation, Person, Table, TestServer, people};
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
    let people = people(&server, 2).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    let database = server.database().connect().await;
    // Opened by a newer server beside this one.
    database.execute("update games set edition = 'of the future'", &[]).await.expect("a table");
    let start = format!("/v1/games/{}/start", table["id"].as_str().expect("an id"));
    people[0].client.post(&start).send().await.expect_problem(422, "table_refused");
}
