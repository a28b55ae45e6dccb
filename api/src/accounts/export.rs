//! Everything we keep about an account, for its owner.

use super::{AccountError, Accounts};
use crate::{
    feed::{FeedFilter, FeedItem, Place},
    store::{
        AccessTokenRow, AccountRow, Belongings, ChangeRow, DeliveryRow, MailLogRow, MailSettingsRow, MembershipRow,
        MessageRow, MuteRow, NoteRow, SessionRow, WebhookRow,
        ids::{AccountId, WebhookId},
    },
};

/// What we know. Secrets are not part of it: we only have hashes of them.
#[derive(Debug)]
pub struct AccountExport {
    /// The account itself.
    pub account: AccountRow,
    /// Where it is signed in.
    pub sessions: Vec<SessionRow>,
    /// Its personal access tokens.
    pub access_tokens: Vec<AccessTokenRow>,
    /// The bots it brought along.
    pub bots: Vec<AccountRow>,
    /// The games it plays or played in.
    pub games: Vec<MembershipRow>,
    /// What it was told.
    pub feed: Vec<FeedItem>,
    /// Whom else that is told.
    pub webhooks: Vec<WebhookRow>,
    /// What was sent to them or is to be sent, the newest first of each.
    pub deliveries: Vec<(WebhookId, DeliveryRow)>,
    /// What it wants by mail.
    pub mail_settings: MailSettingsRow,
    /// Mails that wait for it or were sent lately.
    pub mails: Vec<MailLogRow>,
    /// What it said at tables.
    pub messages: Vec<MessageRow>,
    /// What it noted about games.
    pub notes: Vec<NoteRow>,
    /// Whom it has muted.
    pub mutes: Vec<MuteRow>,
    /// What led to its ratings, the oldest first in each.
    pub rating_changes: Vec<ChangeRow>,
    /// What it has planned and offered, and the tables it has to do with.
    pub belongings: Belongings,
}

/// Collects it.
pub async fn export_account(accounts: &Accounts, id: AccountId) -> Result<AccountExport, AccountError> {
    let told = accounts.store.feed_after(id, Place::BEGINNING, &FeedFilter::default(), i64::MAX).await?;
    let webhooks = accounts.store.webhooks_of(id).await?;
    let mut deliveries = Vec::new();
    for webhook in &webhooks {
        let sent = accounts.store.deliveries_of(webhook.id, None, i64::MAX).await?;
        deliveries.extend(sent.into_iter().map(|row| (webhook.id, row)));
    }
    Ok(AccountExport {
        account: super::show_account(accounts, id).await?,
        sessions: accounts.store.sessions_of(id).await?,
        access_tokens: accounts.store.access_tokens_of(id, None, i64::MAX).await?,
        bots: accounts.store.bots_of(id, None, i64::MAX).await?,
        games: accounts.store.memberships(id).await?,
        feed: told.complete.into_iter().map(FeedItem::try_from).collect::<Result<_, _>>()?,
        webhooks,
        deliveries,
        mail_settings: accounts.store.mail_settings(id).await?,
        mails: accounts.store.mails_of(id).await?,
        messages: accounts.store.messages_of(id).await?,
        notes: accounts.store.notes_of(id).await?,
        mutes: accounts.store.mutes_of(id, None, i64::MAX).await?,
        rating_changes: accounts.store.rating_changes_of(id).await?,
        belongings: accounts.store.belongings(id).await?,
    })
}
