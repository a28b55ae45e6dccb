//! What is sent.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::{json, value::RawValue};
use utoipa::ToSchema;

use super::{
    Format,
    sentences::{self, Sentence},
};
use crate::{
    accounts::Locale,
    feed::{News, Place},
    store::{StoreResult, Work},
};

/// The body of a request to a webhook with the format `standard`. The headers `webhook-id`, `webhook-timestamp` and
/// `webhook-signature` are those of Standard Webhooks.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookMessage)]
pub struct Message {
    /// The kind of the news, or `test`.
    #[serde(rename = "type")]
    #[schema(example = "your_turn")]
    kind: String,
    /// When it happened.
    timestamp: DateTime<Utc>,
    /// The item of the feed.
    data: MessageItem,
}

/// An item of the feed as a webhook tells it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookMessageItem)]
struct MessageItem {
    /// Its place in the feed; none in a test.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "ZgAAAAAAAALrAAAAAAAAAAE")]
    id: Option<Place>,
    /// When it happened.
    at: DateTime<Utc>,
    /// What happened.
    #[schema(value_type = News)]
    news: Box<RawValue>,
}

/// The body, as the receiver understands it.
pub(super) fn write(work: &Work, public_url: &str) -> StoreResult<Vec<u8>> {
    let body = match Format::try_from(work.format.as_str())? {
        Format::Standard => {
            let id = work.tx.zip(work.feed_id).map(|(tx, id)| Place { tx, id });
            let data = MessageItem { id, at: work.at, news: work.body.read()? };
            serde_json::to_vec(&Message { kind: work.kind.clone(), timestamp: work.at, data })
        }
        Format::Discord => {
            let text = told(work, public_url).in_words(str::to_owned);
            // What others wrote must not call anybody.
            serde_json::to_vec(&json!({ "content": shortened(text, 2000), "allowed_mentions": { "parse": [] } }))
        }
        Format::Slack => {
            let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            serde_json::to_vec(&json!({ "text": shortened(told(work, public_url).in_words(escaped), 3000) }))
        }
    };
    body.map_err(|error| crate::store::StoreError::Corrupt(error.to_string()))
}

fn told(work: &Work, public_url: &str) -> Sentence {
    let locale = if work.locale == "fr" { Locale::Fr } else { Locale::En };
    match work.body.read::<News>() {
        Ok(news) => sentences::tell(&news, locale, public_url),
        // A test, or a kind that a newer server wrote.
        Err(_) => sentences::tell_nothing(work.kind == "test", locale),
    }
}

fn shortened(text: String, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some(_) => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
        None => text,
    }
}
