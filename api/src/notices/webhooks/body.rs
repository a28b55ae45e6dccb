//! The bodies of requests to webhooks, by format.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::{json, value::RawValue};

use crate::{
    model::{feed_cursor::FeedCursor, notices::Notice, webhook::WebhookFormat},
    notices::{
        links::Links,
        webhooks::sentences::{self, Sentence},
    },
    store::{DueDelivery, StoreResult},
};

/// The body of a request in the format `standard`. `http::shapes::webhook_message` describes it in the OpenAPI document.
#[derive(Debug, Serialize)]
struct StandardBody {
    #[serde(rename = "type")]
    kind: String,
    timestamp: DateTime<Utc>,
    data: MessageItem,
}

#[derive(Debug, Serialize)]
struct MessageItem {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<FeedCursor>,
    at: DateTime<Utc>,
    news: Box<RawValue>,
}

/// Writes the body of a request in the format of the webhook.
pub(super) fn write(delivery: &DueDelivery, links: &Links) -> StoreResult<Vec<u8>> {
    let body = match delivery.format {
        WebhookFormat::Standard => {
            let id = delivery.tx.zip(delivery.feed_id).map(|(tx, id)| FeedCursor { tx, id });
            let data = MessageItem { id, at: delivery.at, news: delivery.body.read()? };
            serde_json::to_vec(&StandardBody { kind: delivery.kind.clone(), timestamp: delivery.at, data })
        }
        WebhookFormat::Discord => {
            let text = sentence(delivery, links).render(str::to_owned);
            // Texts of players must not mention members of the channel.
            serde_json::to_vec(&json!({ "content": shortened(text, 2000), "allowed_mentions": { "parse": [] } }))
        }
        WebhookFormat::Slack => {
            let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            serde_json::to_vec(&json!({ "text": shortened(sentence(delivery, links).render(escaped), 3000) }))
        }
    };
    body.map_err(|error| crate::store::StoreError::Corrupt(error.to_string()))
}

fn sentence(delivery: &DueDelivery, links: &Links) -> Sentence {
    match delivery.body.read::<Notice>() {
        Ok(notice) => sentences::describe(&notice, delivery.locale, links),
        // A test, or a kind of notice that a newer server wrote.
        Err(_) => sentences::generic(delivery.kind == "test", delivery.locale),
    }
}

/// Cuts a text to a number of characters.
fn shortened(text: String, max_chars: usize) -> String {
    match text.char_indices().nth(max_chars) {
        Some(_) => text.chars().take(max_chars.saturating_sub(1)).chain(['…']).collect(),
        None => text,
    }
}
