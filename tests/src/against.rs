//! A game of one person against the server's own bots.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::eventually::PATIENCE;
use crate::person::Person;
use crate::server::TestServer;
use crate::table::Dice;

/// Somebody and nobody but bots.
#[derive(Debug, Clone)]
pub struct Against {
    /// The id of the game.
    pub game: String,
    /// Who plays.
    pub person: Person,
    /// Where they sit.
    pub seat: usize,
}

impl Against {
    /// A game that has begun, against bots of these levels.
    pub async fn start(person: &Person, ruleset: &str, bots: &[&str]) -> Self {
        let order = json!({"ruleset": ruleset, "seats": bots.len() + 1, "bots": bots});
        Self::opened(person, &order).await
    }

    /// A game that begins at once.
    pub async fn opened(person: &Person, order: &Value) -> Self {
        let table = person.client.post("/v1/games").json(order).send().await.expect(201).json();
        Self::of(person, &table)
    }

    /// The game a summary is about.
    #[must_use]
    pub fn of(person: &Person, table: &Value) -> Self {
        assert_eq!(table["status"], "running", "{table}");
        let seat = table["my_seat"].as_u64().expect("a seat") as usize;
        Self { game: table["id"].as_str().expect("an id").to_owned(), person: person.clone(), seat }
    }

    /// The same game through another server on the same database.
    #[must_use]
    pub fn on(&self, server: &TestServer) -> Self {
        let mut other = self.clone();
        other.person.client = server.client().with_token(self.person.access_token());
        other
    }

    /// A path of the game.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// What the person is answered to a GET of a path of the game.
    pub async fn get(&self, rest: &str) -> Value {
        self.person.client.get(&self.path(rest)).send().await.expect(200).json()
    }

    /// Waits until nobody but the person is awaited; what they may do, or nothing when the game is over.
    pub async fn turn(&self) -> Option<Value> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let summary = self.get("").await;
            if summary["status"] != "running" {
                return None;
            }
            let awaiting = summary["awaiting"].as_array().expect("a list");
            if awaiting.iter().all(|it| it["seat"] == json!(self.seat)) {
                return Some(self.get("/choices").await);
            }
            assert!(Instant::now() < deadline, "the bots do not play: {summary}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Submits commands of the person.
    pub async fn submit(&self, commands: &Value) -> Value {
        let order = json!({ "commands": commands });
        self.person.client.post(&self.path("/commands")).json(&order).send().await.expect(200).json()
    }

    /// Waits for the person's turn and makes a random move; nothing when the game is over.
    pub async fn step(&self, dice: &mut Dice) -> Option<Value> {
        let choices = self.turn().await?;
        Some(self.submit(&json!([dice.pick(&choices["legal"])])).await)
    }

    /// Asks a bot of this level for a hint.
    pub async fn hint(&self, level: &str) -> Value {
        let order = json!({ "level": level });
        self.person.client.post(&self.path("/hint")).json(&order).send().await.expect(200).json()
    }

    /// All events as the person may see them.
    pub async fn events(&self) -> Vec<Value> {
        let mut events = Vec::new();
        loop {
            let page = self.get(&format!("/events?limit=100&from={}", events.len())).await;
            let items = page["items"].as_array().expect("a list");
            if items.is_empty() {
                return events;
            }
            events.extend(items.iter().cloned());
        }
    }
}
