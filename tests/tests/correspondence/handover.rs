//! Seats that change hands while several servers remember who had them.

use salon_tests::{Dice, Person, Table, TestServer, people};
use serde_json::{Value, json};

/// A table on two servers that both know it, somebody who gave their seat up on the first one and somebody who got it there.
struct Handover {
    table: Table,
    /// The same as the second server shows it.
    there: Table,
    /// Who has the first seat now.
    substitute: Person,
    /// What the first seat did under a key before, and what it was answered.
    first: (Value, Value),
    _servers: [TestServer; 2],
}

const KEY: &str = "before-the-handover";

impl Handover {
    async fn happened() -> Self {
        let one = TestServer::start().await;
        let other = TestServer::builder().database(one.database()).start().await;
        let everybody = people(&one, 4).await;
        let table = Table::of(&everybody[..3]).await;
        table.play_to_bidding(&mut Dice::new(3)).await;
        let there = table.on(&other);
        let bid = json!([there.choices(0).await["legal"][0]]);
        let answer = there.submit(0, &bid).header("idempotency-key", KEY).send().await.expect(200).json();
        // From here on everything happens on the first server.
        let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
        let substitute = everybody[3].clone();
        let _ = substitute.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await.expect(200);
        for other in [1, 2] {
            let agree = table.path(&format!("/seats/0/substitutes/{}", substitute.id));
            let _ = table.players[other].client.put(&agree).send().await.expect(200);
        }
        let card = table.get(&substitute.client, "/choices").await["legal"][0].clone();
        let changed = substitute.client.post(&table.path("/commands")).json(&json!({"commands": [card]}));
        let _ = changed.send().await.expect(200);
        Self { table, there, substitute, first: (bid, answer), _servers: [one, other] }
    }
}

#[tokio::test]
async fn whoever_was_let_in_moves_at_once_on_a_server_that_does_not_know_yet() {
    let it = Handover::happened().await;
    let card = it.table.get(&it.substitute.client, "/choices").await["legal"][0].clone();
    let there = it.there.players[0].client.with_token(it.substitute.access_token());
    let order = json!({"commands": [card]});
    let answer = there.post(&it.there.path("/commands")).json(&order).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["seat"], 0);
}

#[tokio::test]
async fn whoever_gave_a_seat_away_neither_moves_nor_sees_whatever_version_they_name() {
    let it = Handover::happened().await;
    let newest = it.table.summary().await["version"].as_u64().expect("a version");
    let legal = it.table.get(&it.substitute.client, "/choices").await["legal"][0].clone();
    for version in [newest, newest - 1, newest + 1] {
        let late = it.there.submit(0, &json!([legal])).header("if-match", &format!("\"{version}\""));
        let refused = late.send().await;
        assert!(!refused.text().contains("card"), "{}", refused.text());
        refused.expect_problem(403, "not_a_player");
    }
    assert_eq!(it.table.summary().await["version"], newest);
}

#[tokio::test]
async fn whoever_gave_a_seat_away_still_gets_the_answers_to_what_they_did() {
    let it = Handover::happened().await;
    let (bid, answer) = &it.first;
    for table in [&it.table, &it.there] {
        let again = table.submit(0, bid).header("idempotency-key", KEY).send().await.expect(200).json();
        assert_eq!(&again, answer);
        let other = table.submit(0, &json!([{"kind": "place_bid", "card": 99}])).header("idempotency-key", KEY);
        let _ = other.send().await.expect_problem(422, "idempotency_key_reused");
    }
}
