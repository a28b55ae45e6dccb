//! Making, changing and removing webhooks.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    model::{
        ids::{AccountId, GameId, WebhookId},
        notice_kinds::NoticeKind,
        texts::Label,
        webhook::WebhookFormat,
        webhook_url::WebhookUrl,
    },
    notices::webhooks::{WebhookError, Webhooks, signature},
    store::{NewWebhook, StoreError, WebhookChange, WebhookRow},
};

/// How many webhooks an account may have.
const MAX_WEBHOOKS: i64 = 10;
/// How long the previous secret signs too after a rotation.
const SECRET_OVERLAP: TimeDelta = TimeDelta::hours(24);

/// A webhook, without its secret.
#[derive(Clone, Debug)]
pub struct Webhook {
    /// The id.
    pub id: WebhookId,
    /// The name its owner gave it.
    pub label: String,
    /// Where requests are sent.
    pub url: String,
    /// The format of their bodies.
    pub format: WebhookFormat,
    /// Only these kinds of notices; `None` for all.
    pub kinds: Option<Vec<String>>,
    /// Only notices about this game; `None` for all.
    pub game: Option<GameId>,
    /// When it was disabled.
    pub disabled_at: Option<DateTime<Utc>>,
    /// Why it was disabled.
    pub disabled_reason: Option<String>,
    /// When a delivery last succeeded.
    pub delivered_at: Option<DateTime<Utc>>,
    /// Until when the previous secret signs as well.
    pub old_secret_until: Option<DateTime<Utc>>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

impl TryFrom<WebhookRow> for Webhook {
    type Error = StoreError;

    fn try_from(row: WebhookRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id,
            label: row.label,
            url: row.url,
            format: row.format,
            kinds: row.kinds,
            game: row.game_id,
            disabled_at: row.disabled_at,
            disabled_reason: row.disabled_reason,
            delivered_at: row.delivered_at,
            old_secret_until: row.old_secret_until,
            created_at: row.created_at,
        })
    }
}

/// A webhook to create.
#[derive(Debug)]
pub struct WebhookDetails {
    /// The label.
    pub label: Label,
    /// The URL.
    pub url: WebhookUrl,
    /// What the receiver understands.
    pub format: WebhookFormat,
    /// Only notices of these kinds.
    pub kinds: Option<Vec<NoticeKind>>,
    /// Only notices of this game.
    pub game: Option<GameId>,
}

/// A change of a webhook; `None` leaves a value as it is.
#[derive(Debug, Default)]
pub struct WebhookUpdate {
    /// The label.
    pub label: Option<Label>,
    /// The URL.
    pub url: Option<WebhookUrl>,
    /// What the receiver understands.
    pub format: Option<WebhookFormat>,
    /// Only notices of these kinds; `Some(None)` is all.
    pub kinds: Option<Option<Vec<NoticeKind>>>,
    /// Only notices of this game; `Some(None)` is any.
    pub game: Option<Option<GameId>>,
    /// Whether it is enabled.
    pub enabled: Option<bool>,
}

fn kind_names(kinds: &[NoticeKind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.as_str().to_owned()).collect()
}

impl Webhooks {
    /// Refuses a URL with a forbidden IP address. Names are resolved and checked with every delivery.
    fn must_be_allowed(&self, url: &WebhookUrl) -> Result<(), WebhookError> {
        let forbidden = url.ip_address().is_some_and(|address| !self.settings.allowed.allows(address));
        if forbidden { Err(WebhookError::Forbidden) } else { Ok(()) }
    }
}

/// Creates a webhook for future notices. Returns it with its secret, which is not shown again.
pub async fn create_webhook(
    webhooks: &Webhooks,
    account: AccountId,
    details: &WebhookDetails,
) -> Result<(Webhook, String), WebhookError> {
    webhooks.must_be_allowed(&details.url)?;
    let secret: [u8; 32] = rand::random();
    let webhook = NewWebhook {
        id: WebhookId::new(),
        account,
        label: details.label.as_str(),
        url: details.url.url().as_str(),
        format: details.format,
        kinds: details.kinds.as_deref().map(kind_names),
        game: details.game,
        secret,
        at: webhooks.games.clock.now(),
    };
    if !webhooks.games.store.insert_webhook(&webhook, MAX_WEBHOOKS).await? {
        return Err(WebhookError::TooMany);
    }
    let row = webhooks.games.store.webhook(account, webhook.id).await?;
    Ok((row.try_into()?, signature::format_secret(&secret)))
}

/// Returns all webhooks of an account, the newest first.
pub async fn list_webhooks(webhooks: &Webhooks, account: AccountId) -> Result<Vec<Webhook>, WebhookError> {
    let rows = webhooks.games.store.webhooks_of(account).await?;
    Ok(rows.into_iter().map(Webhook::try_from).collect::<Result<_, _>>()?)
}

/// Returns a webhook of an account.
pub async fn show_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<Webhook, WebhookError> {
    Ok(webhooks.games.store.webhook(account, id).await?.try_into()?)
}

/// Changes a webhook. Disabling fails its pending deliveries; enabling it again delivers only future notices.
pub async fn change_webhook(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
    update: &WebhookUpdate,
) -> Result<Webhook, WebhookError> {
    if let Some(url) = &update.url {
        webhooks.must_be_allowed(url)?;
    }
    let change = WebhookChange {
        label: update.label.as_ref().map(Label::as_str),
        url: update.url.as_ref().map(|url| url.url().as_str()),
        format: update.format,
        kinds: update.kinds.as_ref().map(|kinds| kinds.as_deref().map(kind_names)),
        game: update.game,
        enabled: update.enabled,
    };
    Ok(webhooks.games.store.change_webhook(account, id, &change, webhooks.games.clock.now()).await?.try_into()?)
}

/// Deletes a webhook with its deliveries.
pub async fn delete_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<(), WebhookError> {
    Ok(webhooks.games.store.delete_webhook(account, id).await?)
}

/// Replaces the secret of a webhook and returns the new one, which is not shown again. The previous secret signs too for a day.
pub async fn rotate_secret(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
) -> Result<(Webhook, String), WebhookError> {
    let secret: [u8; 32] = rand::random();
    let until = webhooks.games.clock.now() + SECRET_OVERLAP;
    let row = webhooks.games.store.rotate_webhook_secret(account, id, secret, until).await?;
    Ok((row.try_into()?, signature::format_secret(&secret)))
}
