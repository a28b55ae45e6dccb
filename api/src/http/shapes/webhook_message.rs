//! The requests that webhooks receive. `notices::webhooks` writes them; these types only describe them in the document.

use chrono::{DateTime, Utc};
use utoipa::ToSchema;

use crate::{http::shapes::words::Words, model::notices::Notice};

/// The body of a request to a webhook with the format `standard`. The headers `webhook-id`, `webhook-timestamp` and
/// `webhook-signature` follow Standard Webhooks.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what webhook deliveries send")]
pub(in crate::http) struct WebhookMessage {
    /// The kind of the notice, or `test`.
    #[schema(rename = "type", example = "your_turn")]
    kind: String,
    /// When it happened.
    timestamp: DateTime<Utc>,
    /// The item of the feed.
    data: WebhookMessageItem,
}

/// An item of the feed as webhooks receive it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what webhook deliveries send")]
struct WebhookMessageItem {
    /// Its position in the feed; absent in a test.
    #[schema(example = "ZgAAAAAAAALrAAAAAAAAAAE")]
    id: Option<String>,
    /// When it happened.
    at: DateTime<Utc>,
    /// What happened.
    news: Notice,
    /// The same for a person, in the language of the account. Names are those that the account may know when it is sent.
    words: Words,
}
