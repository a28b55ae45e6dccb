//! Telling an account something behind the API's back, as a move or a message would.

use serde_json::{Value, json};

use crate::operation::NOBODY;

/// Something that can be told apart by its number.
#[must_use]
pub fn round_closed(number: usize) -> Value {
    json!({"kind": "round_closed", "game": NOBODY, "round": number, "version": number})
}

/// Writes news into the feed of an account, within whatever transaction the connection has open.
pub async fn tell(database: &tokio_postgres::Client, account: &str, news: &Value) {
    let sql = "with told as (insert into outbox (account_id) values ($1::text::uuid))
        insert into feed (account_id, at, kind, game_id, body)
        values ($1::text::uuid, now(), $2, $3::text::uuid, $4::text::jsonb)";
    let kind = news["kind"].as_str().expect("a kind");
    database.execute(sql, &[&account, &kind, &news["game"].as_str(), &news.to_string()]).await.expect("news");
}
