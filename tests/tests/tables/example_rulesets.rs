//! The example rulesets: offered by a server with `SALON_TEST_RULESETS` only, and played like any other game.

use salon_tests::{Person, SeededRng, TestServer, people};
use serde_json::{Value, json};

use super::{id, show};

const EXAMPLE: &str = "orchard";

async fn offered(server: &TestServer) -> Vec<String> {
    let rulesets = server.client().get("/v1/rulesets").send().await.expect(200).json();
    let keys = rulesets["items"].as_array().expect("items").iter().map(|it| it["key"].as_str().expect("a key"));
    keys.map(str::to_owned).collect()
}

async fn document(server: &TestServer) -> String {
    server.client().get("/v1/openapi.json").send().await.expect(200).json().to_string()
}

#[tokio::test]
async fn a_server_without_the_switch_does_not_offer_examples() {
    let server = TestServer::start().await;
    assert_eq!(offered(&server).await, ["art_society", "the_gallerist"]);
    let path = format!("/v1/rulesets/{EXAMPLE}");
    server.client().get(&path).send().await.expect_problem(404, "not_found");
    let host = Person::register(&server, "host").await;
    let order = json!({"ruleset": EXAMPLE, "seats": 2});
    let problem = host.client.post("/v1/games").json(&order).send().await.expect_problem(422, "table_refused");
    assert_eq!(problem.body["refusal"]["code"], "unknown_ruleset");
    assert!(!document(&server).await.contains("Orchard"));
}

#[tokio::test]
async fn a_server_with_the_switch_lists_and_documents_examples() {
    let server = TestServer::builder().env("SALON_TEST_RULESETS", "1").start().await;
    assert_eq!(offered(&server).await, ["art_society", "the_gallerist", EXAMPLE]);
    let ruleset = server.client().get(&format!("/v1/rulesets/{EXAMPLE}")).send().await.expect(200).json();
    assert_eq!((&ruleset["fewest_seats"], &ruleset["most_seats"]), (&json!(2), &json!(4)));
    assert!(document(&server).await.contains("OrchardCommand"));
}

/// Submits a random legal command. Returns whether the seat was awaited.
async fn play_once(player: &Person, game: &str, rng: &mut SeededRng) -> bool {
    let choices = player.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
    if choices["awaited"].is_null() {
        return false;
    }
    let order = json!({"commands": [rng.pick(&choices["legal"])]});
    let _ = player.client.post(&format!("/v1/games/{game}/commands")).json(&order).send().await.expect(200);
    true
}

#[tokio::test]
async fn two_accounts_play_an_example_to_its_end() {
    let server = TestServer::builder().env("SALON_TEST_RULESETS", "1").start().await;
    let players = people(&server, 2).await;
    let order = json!({"ruleset": EXAMPLE, "seats": 2, "visibility": "public"});
    let table: Value = players[0].client.post("/v1/games").json(&order).send().await.expect(201).json();
    players[1].join(&table).await;
    let game = id(&table);
    let mut rng = SeededRng::new(1);
    for _ in 0..12 {
        for player in &players {
            assert!(play_once(player, game, &mut rng).await, "each seat seals one order in each of twelve rounds");
        }
    }
    assert!(!play_once(&players[0], game, &mut rng).await);
    assert_eq!(show(&players[0], game).await["status"], "finished");
}
