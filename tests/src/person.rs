//! Somebody who plays: an account of a server under test and a client that is signed in to it.

use serde_json::{Value, json};

use crate::client::Client;
use crate::database::TestDatabase;
use crate::server::TestServer;

/// What everybody's password is.
pub const PASSWORD: &str = "correct horse battery";

/// A registered account.
#[derive(Debug, Clone)]
pub struct Person {
    /// The public handle.
    pub name: String,
    /// The id of the account.
    pub id: String,
    /// A client with the access token of the first session.
    pub client: Client,
    /// What the first session was given.
    pub tokens: Value,
}

impl Person {
    /// Registers somebody.
    pub async fn register(server: &TestServer, name: &str) -> Self {
        let order = json!({"name": name, "password": PASSWORD});
        let answer = server.client().post("/v1/accounts").json(&order).send().await.expect(201).json();
        let tokens = answer["tokens"].clone();
        let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
        let id = answer["account"]["id"].as_str().expect("an id").to_owned();
        Self { name: name.to_owned(), id, client, tokens }
    }

    /// The access token of the first session.
    #[must_use]
    pub fn access_token(&self) -> &str {
        self.tokens["access_token"].as_str().expect("a token")
    }

    /// The first refresh token of the first session.
    #[must_use]
    pub fn refresh_token(&self) -> &str {
        self.tokens["refresh_token"].as_str().expect("a token")
    }

    /// The secret of a new personal access token.
    pub async fn personal_token(&self, scopes: &[&str]) -> String {
        let order = json!({"label": "for a test", "scopes": scopes});
        let answer = self.client.post("/v1/account/tokens").json(&order).send().await.expect(201).json();
        answer["secret"].as_str().expect("a secret").to_owned()
    }

    /// A bot of this person's, with a token that has these scopes.
    pub async fn bring_along(&self, name: &str, scopes: &[&str]) -> Self {
        let order = json!({"name": name, "display_name": format!("The {name}")});
        let bot = self.client.post("/v1/account/bots").json(&order).send().await.expect(201).json();
        let id = bot["id"].as_str().expect("an id").to_owned();
        let order = json!({"label": "for a test", "scopes": scopes});
        let path = format!("/v1/account/bots/{id}/tokens");
        let token = self.client.post(&path).json(&order).send().await.expect(201).json();
        let client = self.client.with_token(token["secret"].as_str().expect("a secret"));
        Self { name: name.to_owned(), id, client, tokens: json!({"access_token": token["secret"]}) }
    }

    /// The id of a table of Art Society that this person has opened.
    pub async fn open_table(&self, seats: u8, visibility: &str) -> Value {
        let order = json!({"ruleset": "art_society", "seats": seats, "visibility": visibility});
        self.client.post("/v1/games").json(&order).send().await.expect(201).json()
    }

    /// Joins a table with what its host was shown of it.
    pub async fn join(&self, table: &Value) -> Value {
        let path = format!("/v1/games/{}/join", table["id"].as_str().expect("an id"));
        self.client.post(&path).json(&json!({"invite": table["invite"]})).send().await.expect(200).json()
    }

    /// Everything the feed has told this person, the oldest first.
    pub async fn feed(&self, database: &TestDatabase) -> Vec<Value> {
        let sql = "select body::text from feed where account_id = $1::text::uuid order by tx, id";
        let rows = database.connect().await.query(sql, &[&self.id]).await.expect("a feed");
        rows.iter().map(|row| serde_json::from_str(row.get(0)).expect("JSON")).collect()
    }

    /// What the feed has told this person of one kind.
    pub async fn told(&self, database: &TestDatabase, kind: &str) -> Vec<Value> {
        self.feed(database).await.into_iter().filter(|news| news["kind"] == kind).collect()
    }

    /// Waits until the feed has told so many things of a kind; returns them.
    pub async fn until_told(&self, database: &TestDatabase, kind: &str, count: usize) -> Vec<Value> {
        let deadline = std::time::Instant::now() + crate::eventually::PATIENCE;
        loop {
            let told = self.told(database, kind).await;
            if told.len() >= count {
                return told;
            }
            assert!(std::time::Instant::now() < deadline, "{count} {kind} expected, {} told", told.len());
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// Makes the first legal move of a game; says whether there was one.
    pub async fn move_once(&self, game: &str) -> bool {
        let choices = self.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
        if choices["awaited"].is_null() {
            return false;
        }
        let order = json!({"commands": [choices["legal"][0]]});
        let _ = self.client.post(&format!("/v1/games/{game}/commands")).json(&order).send().await.expect(200);
        true
    }
}
