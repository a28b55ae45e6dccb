//! Owned bots: accounts with an owner, marked as bots, at tables that accept them.

mod at_tables;
mod ownership;

use salon_tests::{ApiResponse, Person};
use serde_json::{Value, json};

/// The scopes of a bot that plays.
pub(crate) const PLAY_SCOPES: &[&str] = &["read", "play"];

/// All scopes that a bot can have.
pub(crate) const ALL_SCOPES: &[&str] = &["read", "play", "manage"];

pub(crate) async fn create_bot(owner: &Person, name: &str) -> ApiResponse {
    owner.client.post("/v1/account/bots").json(&json!({"name": name})).send().await
}

pub(crate) fn path(bot: &Person, rest: &str) -> String {
    format!("/v1/account/bots/{}{rest}", bot.id)
}

/// Opens a table of Art Society with or without `accepts_bots`.
pub(crate) async fn open(host: &Person, seats: usize, accepts_bots: bool) -> Value {
    let order = json!({"ruleset": "art_society", "seats": seats, "accepts_bots": accepts_bots});
    host.client.post("/v1/games").json(&order).send().await.expect(201).json()
}

pub(crate) async fn join(person: &Person, table: &Value) -> ApiResponse {
    let path = format!("/v1/games/{}/join", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"invite": table["invite"]})).send().await
}

pub(crate) async fn send_message(person: &Person, game: &str) -> ApiResponse {
    let order = json!({"text": "Beep.", "audience": "everybody"});
    person.client.post(&format!("/v1/games/{game}/messages")).json(&order).send().await
}

/// The player of this account in a summary.
pub(crate) fn player<'a>(summary: &'a Value, who: &Person) -> &'a Value {
    let players = summary["players"].as_array().expect("players");
    players.iter().find(|it| it["account"] == json!(who.id)).expect("a player")
}
