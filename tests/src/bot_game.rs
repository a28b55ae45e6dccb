//! A game of one person against built-in bots.

use serde_json::{Value, json};

use crate::eventually::Polling;
use crate::person::Person;
use crate::seeded_rng::SeededRng;
use crate::server::TestServer;
use crate::table::all_events;

/// A running game in which all other seats are bots.
#[derive(Debug, Clone)]
pub struct BotGame {
    /// The id of the game.
    pub game: String,
    /// The person.
    pub person: Person,
    /// The person's seat.
    pub seat: usize,
}

impl BotGame {
    /// Starts a game against bots of these levels.
    pub async fn start(person: &Person, ruleset: &str, bots: &[&str]) -> Self {
        let body = json!({"ruleset": ruleset, "seats": bots.len() + 1, "bots": bots});
        Self::open(person, &body).await
    }

    /// Opens a table that starts at once.
    pub async fn open(person: &Person, body: &Value) -> Self {
        let table = person.client.post("/v1/games").json(body).send().await.expect(201).json();
        Self::from_summary(person, &table)
    }

    /// Returns the game of a summary.
    #[must_use]
    pub fn from_summary(person: &Person, table: &Value) -> Self {
        assert_eq!(table["status"], "running", "{table}");
        let seat = table["my_seat"].as_u64().expect("a seat") as usize;
        Self { game: table["id"].as_str().expect("an id").to_owned(), person: person.clone(), seat }
    }

    /// Returns the same game, with a client of another server on the same database.
    #[must_use]
    pub fn on(&self, server: &TestServer) -> Self {
        let mut other = self.clone();
        other.person.client = server.client().with_token(self.person.access_token());
        other
    }

    /// Returns the API path of the game, followed by `rest`.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// Returns the JSON response to a GET of a path of the game.
    pub async fn get(&self, rest: &str) -> Value {
        self.person.client.get(&self.path(rest)).send().await.expect(200).json()
    }

    /// Waits until only the person is awaited. Returns the person's choices, or `None` when the game is over.
    pub async fn wait_for_turn(&self) -> Option<Value> {
        let mut polling = Polling::start();
        loop {
            let summary = self.get("").await;
            if summary["status"] != "running" {
                return None;
            }
            let awaiting = summary["awaiting"].as_array().expect("a list");
            if awaiting.iter().all(|it| it["seat"] == json!(self.seat)) {
                return Some(self.get("/choices").await);
            }
            polling.wait("the bots have moved", &summary.to_string()).await;
        }
    }

    /// Submits commands of the person and returns the response.
    pub async fn submit(&self, commands: &Value) -> Value {
        let body = json!({ "commands": commands });
        self.person.client.post(&self.path("/commands")).json(&body).send().await.expect(200).json()
    }

    /// Waits for the person's turn and makes a random move. Returns the response, or `None` when the game is over.
    pub async fn step(&self, rng: &mut SeededRng) -> Option<Value> {
        let choices = self.wait_for_turn().await?;
        Some(self.submit(&json!([rng.pick(&choices["legal"])])).await)
    }

    /// Returns a hint of a bot of this level.
    pub async fn hint(&self, level: &str) -> Value {
        let body = json!({ "level": level });
        self.person.client.post(&self.path("/hint")).json(&body).send().await.expect(200).json()
    }

    /// Returns all events that the person may see.
    pub async fn events(&self) -> Vec<Value> {
        all_events(&self.person.client, &self.game).await
    }
}
