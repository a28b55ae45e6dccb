//! Making, changing and removing webhooks.

use chrono::TimeDelta;

use super::{Address, Format, WebhookError, Webhooks, signature};
use crate::{
    accounts::Label,
    feed::Kind,
    store::{
        NewWebhook, WebhookChange, WebhookRow,
        ids::{AccountId, GameId, WebhookId},
    },
};

/// How many webhooks an account may have.
const MOST: i64 = 10;
/// For so long the secret before signs too.
const OVERLAP: TimeDelta = TimeDelta::hours(24);

/// The webhook somebody asks for.
#[derive(Debug)]
pub struct WebhookOrder {
    /// What they call it.
    pub label: Label,
    /// Where to.
    pub url: Address,
    /// What the receiver understands.
    pub format: Format,
    /// Only these kinds.
    pub kinds: Option<Vec<Kind>>,
    /// Only about this game.
    pub game: Option<GameId>,
}

/// What is to change; `None` leaves a thing as it is.
#[derive(Debug, Default)]
pub struct ChangeOrder {
    /// What they call it.
    pub label: Option<Label>,
    /// Where to.
    pub url: Option<Address>,
    /// What the receiver understands.
    pub format: Option<Format>,
    /// Only these kinds; `Some(None)` is all.
    pub kinds: Option<Option<Vec<Kind>>>,
    /// Only about this game; `Some(None)` is any.
    pub game: Option<Option<GameId>>,
    /// Whether anything is sent to it.
    pub enabled: Option<bool>,
}

fn stored(kinds: &[Kind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.as_str().to_owned()).collect()
}

impl Webhooks {
    /// What can be seen to be forbidden is refused at once; names are looked up when something is sent.
    fn must_be_allowed(&self, address: &Address) -> Result<(), WebhookError> {
        let forbidden = address.literal().is_some_and(|address| !self.settings.allowed.allows(address));
        if forbidden { Err(WebhookError::Forbidden) } else { Ok(()) }
    }
}

/// Makes a webhook that tells what happens from now on, and returns its secret, this once.
pub async fn create_webhook(
    webhooks: &Webhooks,
    account: AccountId,
    order: &WebhookOrder,
) -> Result<(WebhookRow, String), WebhookError> {
    webhooks.must_be_allowed(&order.url)?;
    let secret: [u8; 32] = rand::random();
    let webhook = NewWebhook {
        id: WebhookId::new(),
        account,
        label: order.label.as_str(),
        url: order.url.url().as_str(),
        format: order.format.as_str(),
        kinds: order.kinds.as_deref().map(stored),
        game: order.game,
        secret,
        at: webhooks.games.clock.now(),
    };
    if !webhooks.games.store.insert_webhook(&webhook, MOST).await? {
        return Err(WebhookError::TooMany);
    }
    let row = webhooks.games.store.webhook(account, webhook.id).await?;
    Ok((row, signature::shown(&secret)))
}

/// All webhooks of an account, the newest first.
pub async fn list_webhooks(webhooks: &Webhooks, account: AccountId) -> Result<Vec<WebhookRow>, WebhookError> {
    Ok(webhooks.games.store.webhooks_of(account).await?)
}

/// A webhook of an account.
pub async fn show_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<WebhookRow, WebhookError> {
    Ok(webhooks.games.store.webhook(account, id).await?)
}

/// Changes a webhook. What waited for one that is disabled is given up; one that is enabled again tells what happens from then on.
pub async fn change_webhook(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
    order: &ChangeOrder,
) -> Result<WebhookRow, WebhookError> {
    if let Some(url) = &order.url {
        webhooks.must_be_allowed(url)?;
    }
    let change = WebhookChange {
        label: order.label.as_ref().map(Label::as_str),
        url: order.url.as_ref().map(|url| url.url().as_str()),
        format: order.format.map(Format::as_str),
        kinds: order.kinds.as_ref().map(|kinds| kinds.as_deref().map(stored)),
        game: order.game,
        enabled: order.enabled,
    };
    Ok(webhooks.games.store.change_webhook(account, id, &change, webhooks.games.clock.now()).await?)
}

/// Removes a webhook with its log.
pub async fn delete_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<(), WebhookError> {
    Ok(webhooks.games.store.delete_webhook(account, id).await?)
}

/// Gives a webhook another secret and returns it, this once. The one before signs too for a day.
pub async fn rotate_secret(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
) -> Result<(WebhookRow, String), WebhookError> {
    let secret: [u8; 32] = rand::random();
    let until = webhooks.games.clock.now() + OVERLAP;
    let row = webhooks.games.store.rotate_webhook_secret(account, id, secret, until).await?;
    Ok((row, signature::shown(&secret)))
}
