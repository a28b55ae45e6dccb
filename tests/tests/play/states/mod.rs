//! The state of a game in one answer: what it has for each viewer, when it changes, and the operations that answer with it.

mod answers;
mod contents;
mod languages;
mod said;
mod tags;

use salon_tests::{Person, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Starts a server that offers the example ruleset.
async fn server() -> TestServer {
    TestServer::builder().env("SALON_TEST_RULESETS", "1").start().await
}

/// Starts a game of the example ruleset with new accounts.
async fn orchard(server: &TestServer, seats: usize) -> TestTable {
    TestTable::with_settings(&people(server, seats).await, &example("public")).await
}

fn example(visibility: &str) -> Value {
    json!({"ruleset": "orchard", "visibility": visibility})
}

/// Seals an order.
fn order(work: &str, bid: u8) -> Value {
    json!([{"kind": "seal_order", "work": work, "bid": bid}])
}

/// Changes the profile of an account.
async fn change_profile(person: &Person, change: &Value) {
    let _ = person.client.patch("/v1/account").json(change).send().await.expect(200);
}

/// Asserts that no text is empty or has an unresolved placeholder.
fn check_texts(value: &Value) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                if ["label", "sentence", "why", "group_label"].contains(&name.as_str()) {
                    let text = member.as_str().expect("a text");
                    assert!(!text.is_empty() && !text.contains(['{', '}', '$']) && text != "–", "{name}: {text:?}");
                }
                check_texts(member);
            }
        }
        Value::Array(items) => items.iter().for_each(check_texts),
        _ => {}
    }
}
