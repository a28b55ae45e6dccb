//! Random requests.

use salon_tests::{Person, TestServer, UNKNOWN_ID};
use serde_json::{Value, json};

use super::{client_with_all_scopes, operations_with_bodies};

/// A small random generator, the same in every run.
struct RandomRequests(u64);

impl RandomRequests {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }

    fn value(&mut self) -> Value {
        let values = [
            json!(null),
            json!(true),
            json!(0),
            json!(-1),
            json!(255),
            json!(256),
            json!(1.5),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(1e308),
            json!(""),
            json!("x"),
            json!("art_society"),
            json!("the_gallerist"),
            json!("\u{feff}"),
            json!("🎨".repeat(40)),
            json!("x".repeat(3_000)),
            json!([]),
            json!({}),
            json!([null]),
            json!({"kind": "place_bid"}),
            json!({"kind": "place_bid", "card": -1}),
            json!({"kind": {}}),
            json!([[["x"]]]),
            json!("2026-01-01T00:00:00Z"),
            json!(UNKNOWN_ID),
            json!("%00"),
            json!("\\u0000"),
        ];
        values[self.next(values.len())].clone()
    }

    /// Changes one random place of a value.
    fn change_value(&mut self, value: &mut Value) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let name = fields.keys().nth(self.next(fields.len())).cloned().unwrap();
                match self.next(5) {
                    0 => drop(fields.remove(&name)),
                    1 => drop(fields.insert(format!("{name}x"), self.value())),
                    2 => drop(fields.insert(name, self.value())),
                    _ => self.change_value(fields.get_mut(&name).unwrap()),
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let place = self.next(items.len());
                match self.next(4) {
                    0 => drop(items.remove(place)),
                    1 => items.extend(vec![items[place].clone(); 40]),
                    2 => items[place] = self.value(),
                    _ => self.change_value(&mut items[place]),
                }
            }
            other => *other = self.value(),
        }
    }

    /// Changes up to three random bytes of a text.
    fn change_bytes(&mut self, text: String) -> Vec<u8> {
        let mut bytes = text.into_bytes();
        for _ in 0..=self.next(3) {
            let place = self.next(bytes.len());
            bytes[place] = self.next(256) as u8;
        }
        bytes
    }
}

#[tokio::test]
async fn random_requests_cause_no_internal_error() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let (ada, bob) = (Person::register(&server, "adam").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let id = table["id"].as_str().unwrap();
    let choices = ada.client.get(&format!("/v1/games/{id}/choices")).send().await.expect(200).json();
    let mut requests = RandomRequests(0x5EED_5A10_0000_0001);
    let mut sent = 0;
    for operation in operations_with_bodies(&server) {
        // Password hashing would take most of the time of the test.
        let slow = ["register_account", "create_session", "change_password", "delete_account"];
        let rounds = if slow.contains(&operation.id.as_str()) { 15 } else { 80 };
        for round in 0..rounds {
            let mut body = operation.body.clone().unwrap();
            if body.get("commands").is_some() {
                body["commands"] = json!([choices["legal"][0]]);
            }
            for _ in 0..=requests.next(3) {
                requests.change_value(&mut body);
            }
            let bytes =
                if round % 3 == 0 { requests.change_bytes(body.to_string()) } else { body.to_string().into_bytes() };
            let client = if operation.template.starts_with("/v1/games") { &ada.client } else { &client };
            let request = client.request(operation.method.clone(), &operation.path_with(id));
            let answer = request.body("application/json", bytes.clone()).send().await;
            assert!(answer.status() < 500, "{} with {}\n{answer}", operation.id, String::from_utf8_lossy(&bytes));
            sent += 1;
        }
    }
    assert!(sent > 500);
    assert!(!server.log().contains("panicked"), "{}", server.log());
    let _ = server.client().get("/readyz").send().await.expect(200);
}
