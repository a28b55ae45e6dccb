//! Seats that get a new player while several servers have the game in their cache.

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

/// A game in the cache of two servers, whose first seat got a new player through the first server.
struct Handover {
    table: TestTable,
    /// The same game through the second server.
    there: TestTable,
    /// The new player of the first seat.
    substitute: Person,
    /// The commands that the first seat sent with `KEY` before, and their answer.
    first: (Value, Value),
    _servers: [TestServer; 2],
}

const KEY: &str = "before-the-handover";

impl Handover {
    async fn prepare() -> Self {
        let one = TestServer::start().await;
        let other = TestServer::builder().database(one.database()).start().await;
        let everybody = people(&one, 4).await;
        let table = TestTable::of(&everybody[..3]).await;
        table.play_to_bidding(&mut SeededRng::new(3)).await;
        let there = table.on(&other);
        let bid = json!([there.choices(0).await["legal"][0]]);
        let answer = there.submit(0, &bid).header("idempotency-key", KEY).send().await.expect(200).json();
        // Everything after this happens through the first server.
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
async fn a_substitute_moves_at_once_despite_a_stale_cache() {
    let handover = Handover::prepare().await;
    let card = handover.table.get(&handover.substitute.client, "/choices").await["legal"][0].clone();
    let there = handover.there.players[0].client.with_token(handover.substitute.access_token());
    let order = json!({"commands": [card]});
    let answer = there.post(&handover.there.path("/commands")).json(&order).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["seat"], 0);
}

#[tokio::test]
async fn a_former_player_neither_moves_nor_sees_the_seat() {
    let handover = Handover::prepare().await;
    let newest = handover.table.summary().await["version"].as_u64().expect("a version");
    let legal = handover.table.get(&handover.substitute.client, "/choices").await["legal"][0].clone();
    for version in [newest, newest - 1, newest + 1] {
        let late = handover.there.submit(0, &json!([legal])).header("if-match", &format!("\"{version}\""));
        let refused = late.send().await;
        assert!(!refused.text().contains("card"), "{}", refused.text());
        refused.expect_problem(403, "not_a_player");
    }
    assert_eq!(handover.table.summary().await["version"], newest);
}

#[tokio::test]
async fn a_former_player_still_gets_answers_to_earlier_commands() {
    let handover = Handover::prepare().await;
    let (bid, answer) = &handover.first;
    for table in [&handover.table, &handover.there] {
        let again = table.submit(0, bid).header("idempotency-key", KEY).send().await.expect(200).json();
        assert_eq!(&again, answer);
        let other = table.submit(0, &json!([{"kind": "place_bid", "card": 99}])).header("idempotency-key", KEY);
        let _ = other.send().await.expect_problem(422, "idempotency_key_reused");
    }
}
