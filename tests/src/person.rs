//! An account of a server under test, with a client that is signed in to it.

use serde_json::{Value, json};

use crate::client::ApiClient;
use crate::database::TestDatabase;
use crate::eventually::poll_until_ok;
use crate::recorded_news;
use crate::request::ApiRequest;
use crate::server::TestServer;

/// The password of every account.
pub const PASSWORD: &str = "correct horse battery";

/// A registered account.
#[derive(Debug, Clone)]
pub struct Person {
    /// The public handle.
    pub name: String,
    /// The id of the account.
    pub id: String,
    /// A client with the access token of the first session.
    pub client: ApiClient,
    /// The tokens of the first session.
    pub tokens: Value,
}

impl Person {
    /// Registers an account.
    pub async fn register(server: &TestServer, name: &str) -> Self {
        Self::register_with(server, &json!({"name": name, "password": PASSWORD})).await
    }

    /// Registers an account with this request body.
    pub(crate) async fn register_with(server: &TestServer, body: &Value) -> Self {
        let registered = server.client().post("/v1/accounts").json(body).send().await.expect(201).json();
        let tokens = registered["tokens"].clone();
        let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        Self { name: text(&body["name"]), id: text(&registered["account"]["id"]), client, tokens }
    }

    /// Returns the access token of the first session.
    #[must_use]
    pub fn access_token(&self) -> &str {
        self.tokens["access_token"].as_str().expect("a token")
    }

    /// Returns the first refresh token of the first session.
    #[must_use]
    pub fn refresh_token(&self) -> &str {
        self.tokens["refresh_token"].as_str().expect("a token")
    }

    /// Creates a personal access token and returns its secret.
    pub async fn personal_token(&self, scopes: &[&str]) -> String {
        let body = json!({"label": "for a test", "scopes": scopes});
        let response = self.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
        response["secret"].as_str().expect("a secret").to_owned()
    }

    /// Registers a bot account that this person owns, with a token of these scopes.
    pub async fn register_bot(&self, name: &str, scopes: &[&str]) -> Self {
        let body = json!({"name": name, "display_name": format!("The {name}")});
        let bot = self.client.post("/v1/account/bots").json(&body).send().await.expect(201).json();
        let id = bot["id"].as_str().expect("an id").to_owned();
        let body = json!({"label": "for a test", "scopes": scopes});
        let path = format!("/v1/account/bots/{id}/tokens");
        let token = self.client.post(&path).json(&body).send().await.expect(201).json();
        let client = self.client.with_token(token["secret"].as_str().expect("a secret"));
        Self { name: name.to_owned(), id, client, tokens: json!({"access_token": token["secret"]}) }
    }

    /// Opens a table of Art Society and returns its summary.
    pub async fn open_table(&self, seats: u8, visibility: &str) -> Value {
        let body = json!({"ruleset": "art_society", "seats": seats, "visibility": visibility});
        self.client.post("/v1/games").json(&body).send().await.expect(201).json()
    }

    /// Joins a table, with the invitation in the host's summary of it.
    pub async fn join(&self, table: &Value) -> Value {
        let path = format!("/v1/games/{}/join", table["id"].as_str().expect("an id"));
        self.client.post(&path).json(&json!({"invite": table["invite"]})).send().await.expect(200).json()
    }

    /// Builds the request that deletes the account.
    pub fn delete_account(&self) -> ApiRequest {
        self.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD}))
    }

    /// Returns all notices of the account's feed, the oldest first.
    pub async fn feed(&self, database: &TestDatabase) -> Vec<Value> {
        let sql = "select body::text from feed where account_id = $1::text::uuid order by tx, id";
        let rows = database.connect().await.query(sql, &[&self.id]).await.expect("a feed");
        let notices: Vec<Value> = rows.iter().map(|row| serde_json::from_str(row.get(0)).expect("JSON")).collect();
        recorded_news::record(notices.iter());
        notices
    }

    /// Returns the notices of one kind, the oldest first.
    pub async fn notices_of_kind(&self, database: &TestDatabase, kind: &str) -> Vec<Value> {
        self.feed(database).await.into_iter().filter(|notice| notice["kind"] == kind).collect()
    }

    /// Waits until the feed has `count` notices of a kind, and returns them.
    pub async fn wait_for_notices(&self, database: &TestDatabase, kind: &str, count: usize) -> Vec<Value> {
        poll_until_ok(&format!("the feed has {count} notices of kind {kind}"), async || {
            let notices = self.notices_of_kind(database, kind).await;
            if notices.len() >= count { Ok(notices) } else { Err(format!("it has {}", notices.len())) }
        })
        .await
    }

    /// Submits the first legal command in a game. Returns `false` when the person is not awaited.
    pub async fn play_first_legal(&self, game: &str) -> bool {
        let choices = self.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
        if choices["awaited"].is_null() {
            return false;
        }
        let body = json!({"commands": [choices["legal"][0]]});
        let _ = self.client.post(&format!("/v1/games/{game}/commands")).json(&body).send().await.expect(200);
        true
    }
}
