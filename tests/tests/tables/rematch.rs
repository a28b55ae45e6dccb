//! Rematches.

use salon_tests::{Person, TestServer, TestTable, people};
use serde_json::json;

use super::{id, names, show};

#[tokio::test]
async fn all_players_get_the_same_rematch() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people[..2]).await;
    let rematch = table.path("/rematch");
    people[0].client.post(&rematch).send().await.expect_problem(409, "game_not_finished");
    people[2].client.post(&rematch).send().await.expect_problem(403, "not_a_player");
    let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
    let first = people[0].client.post(&rematch).send().await.expect(200).json();
    assert_eq!((&first["status"], &first["visibility"]), (&json!("open"), &json!("private")));
    assert_eq!((&first["rematch_of"], &first["seats"]), (&json!(table.game), &json!(2)));
    assert_ne!(first["commitment"], table.summary().await["commitment"], "the rematch has another seed");
    let again = people[0].client.post(&rematch).send().await.expect(200).json();
    assert_eq!(again["id"], first["id"]);
    let second = people[1].client.post(&rematch).send().await.expect(200).json();
    assert_eq!((&second["id"], &second["status"]), (&first["id"], &json!("running")));
    for person in &people[..2] {
        let again = person.client.post(&rematch).send().await.expect(200).json();
        assert_eq!(again["id"], first["id"], "the same rematch once it has started");
    }
    people[2].client.post(&rematch).send().await.expect_problem(403, "not_a_player");
}

#[tokio::test]
async fn a_table_that_never_started_has_no_rematch() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    let path = |verb: &str| format!("/v1/games/{}/{verb}", id(&table));
    people[0].client.post(&path("rematch")).send().await.expect_problem(409, "game_not_finished");
    let _ = people[0].client.post(&path("abort")).send().await.expect(200);
    for person in &people[..2] {
        person.client.post(&path("rematch")).send().await.expect_problem(409, "never_dealt");
    }
    people[2].client.post(&path("rematch")).send().await.expect_problem(403, "not_a_player");
    // An aborted game that had started has a rematch.
    let started = TestTable::of(&people[..2]).await;
    let _ = people[0].client.post(&started.path("/abort")).send().await.expect(200);
    let rematch = people[0].client.post(&started.path("/rematch")).send().await.expect(200).json();
    assert_eq!(rematch["rematch_of"], json!(started.game));
}

#[tokio::test]
async fn concurrent_rematch_requests_open_one_table() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    for _ in 0..5 {
        let table = TestTable::of(&people).await;
        for person in &people[1..] {
            let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
        }
        let ask = |it: &Person| tokio::spawn(it.client.post(&table.path("/rematch")).send());
        let tasks: Vec<_> = people.iter().map(ask).collect();
        let mut rematches = std::collections::BTreeSet::new();
        for task in tasks {
            rematches.insert(id(&task.await.expect("a response").expect(200).json()).to_owned());
        }
        assert_eq!(rematches.len(), 1);
        let game = show(&people[0], rematches.first().expect("a game")).await;
        assert_eq!((&game["status"], names(&game).len()), (&json!("running"), 4));
    }
}
