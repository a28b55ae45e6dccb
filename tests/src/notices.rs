//! Inserts notices into the feed of an account directly, as the server does with a move or a message.

use serde_json::{Value, json};

use crate::operation::UNKNOWN_ID;

/// Returns a notice that is identified by its number.
#[must_use]
pub fn round_closed_notice(number: usize) -> Value {
    json!({"kind": "round_closed", "game": UNKNOWN_ID, "round": number, "version": number})
}

/// Inserts a notice into the feed of an account, in the open transaction of the connection if it has one.
pub async fn insert_notice(database: &tokio_postgres::Client, account: &str, notice: &Value) {
    let sql = "with queued as (insert into outbox (account_id) values ($1::text::uuid))
        insert into feed (account_id, at, kind, game_id, body)
        values ($1::text::uuid, now(), $2, $3::text::uuid, $4::text::jsonb)";
    let kind = notice["kind"].as_str().expect("a kind");
    database
        .execute(sql, &[&account, &kind, &notice["game"].as_str(), &notice.to_string()])
        .await
        .expect("an inserted notice");
}
