//! The bodies of requests to webhooks, by format.

use chrono::{DateTime, Utc};
use salon_domain::kernel::Words;
use serde::Serialize;
use serde_json::{json, value::RawValue};

use crate::{
    model::{feed_cursor::FeedCursor, notices::Notice, webhook::WebhookFormat},
    notices::{links::Links, names::KnownNames, sentences},
    store::{DueDelivery, Store, StoreResult},
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
    words: Words,
}

/// The notice of a delivery in words, with a link to what it is about.
#[derive(Debug)]
pub(super) struct SaidNotice {
    words: Words,
    link: Option<String>,
}

impl SaidNotice {
    /// Says the notice of a delivery in the language of the account, with the names that the account may know now.
    pub(super) async fn of(delivery: &DueDelivery, store: &Store, links: &Links) -> StoreResult<Self> {
        // A test, or a kind of notice that a newer server wrote.
        let Ok(notice) = delivery.body.read::<Notice>() else {
            return Ok(Self { words: sentences::generic(delivery.kind == "test", delivery.locale), link: None });
        };
        let names = KnownNames::read(store, delivery.account_id, std::slice::from_ref(&notice)).await?;
        let words = sentences::say(&notice, delivery.at, delivery.locale, &names);
        Ok(Self { words, link: link(&notice, links) })
    }

    /// Returns the sentence with its link, for a chat service. `escape` escapes the markup of the receiver.
    fn render(&self, escape: impl Fn(&str) -> String) -> String {
        let text = escape(&self.words.sentence);
        match &self.link {
            Some(link) => format!("{text} {link}"),
            None => text,
        }
    }
}

/// Returns the page of what a notice is about.
fn link(notice: &Notice, links: &Links) -> Option<String> {
    match notice {
        Notice::Invitation { invite, .. } => Some(links.invitation_in_chat(invite)),
        _ => notice.game().map(|game| links.game_in_chat(game)),
    }
}

/// Writes the body of a request in the format of the webhook.
pub(super) fn write(delivery: &DueDelivery, said: SaidNotice) -> StoreResult<Vec<u8>> {
    let body = match delivery.format {
        WebhookFormat::Standard => {
            let id = delivery.tx.zip(delivery.feed_id).map(|(tx, id)| FeedCursor { tx, id });
            let data = MessageItem { id, at: delivery.at, news: delivery.body.read()?, words: said.words };
            serde_json::to_vec(&StandardBody { kind: delivery.kind.clone(), timestamp: delivery.at, data })
        }
        WebhookFormat::Discord => {
            let text = said.render(str::to_owned);
            // Texts of players must not mention members of the channel.
            serde_json::to_vec(&json!({ "content": shortened(text, 2000), "allowed_mentions": { "parse": [] } }))
        }
        WebhookFormat::Slack => {
            let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            serde_json::to_vec(&json!({ "text": shortened(said.render(escaped), 3000) }))
        }
    };
    body.map_err(|error| crate::store::StoreError::Corrupt(error.to_string()))
}

/// Cuts a text to a number of characters.
fn shortened(text: String, max_chars: usize) -> String {
    match text.char_indices().nth(max_chars) {
        Some(_) => text.chars().take(max_chars.saturating_sub(1)).chain(['…']).collect(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::GameId;

    #[test]
    fn a_chat_message_is_the_sentence_with_a_link() {
        let (game, links) = (GameId::new(), Links::with_client("https://salon.example.org"));
        let link = link(&Notice::GameAborted { game }, &links);
        let words = Words { label: "Game aborted".to_owned(), sentence: "A game & more.".to_owned() };
        let escape = |text: &str| text.replace('&', "&amp;");
        let said = SaidNotice { words, link };
        assert_eq!(said.render(escape), format!("A game &amp; more. https://salon.example.org/games/{game}"));
    }
}
