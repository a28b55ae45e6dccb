//! Bots that somebody brings along: accounts of their own, which nobody signs in to and for which their owner answers.

use super::{AccountError, AccountKind, Accounts, DisplayName, Leaving, Locale, Name, ProfileOrder, Somebody};
use crate::store::{AccountRow, Founded, NewAccount, StoreError, ids::AccountId};

/// The bot somebody wants to bring along.
#[derive(Debug)]
pub struct BotOrder {
    /// The public handle.
    pub name: Name,
    /// What others read; the handle if there is none.
    pub display_name: Option<DisplayName>,
}

/// Makes a bot. It reads the language of its owner, has no password and no address, and can do nothing until it has a token.
pub async fn create_bot(accounts: &Accounts, owner: AccountId, order: &BotOrder) -> Result<AccountRow, AccountError> {
    let caller = super::show_account(accounts, owner).await?;
    let name = order.name.as_str();
    let bot = NewAccount {
        id: AccountId::new(),
        kind: AccountKind::Bot.as_str(),
        name,
        display_name: order.display_name.as_ref().map_or(name, DisplayName::as_str),
        email: None,
        password_hash: None,
        locale: &caller.locale,
        time_zone: "UTC",
        owner_id: Some(owner),
    };
    let founded = accounts.store.insert_bot(&bot, owner, accounts.most_bots.into()).await;
    match founded.map_err(|error| match error {
        error if error.violates("accounts_name_key") => AccountError::NameTaken,
        // The owner was deleted this moment.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })? {
        // If it is gone already, so is its owner.
        Founded::Yes => super::show_account(accounts, bot.id).await,
        Founded::NoPerson => Err(AccountError::NotForBots),
        Founded::TooMany => Err(AccountError::TooManyBots(accounts.most_bots)),
    }
}

/// Bots of an account, newest first, those older than `before`.
pub async fn list_bots(
    accounts: &Accounts,
    owner: AccountId,
    before: Option<AccountId>,
    limit: i64,
) -> Result<Vec<AccountRow>, AccountError> {
    Ok(accounts.store.bots_of(owner, before, limit).await?)
}

/// A bot of the caller's. Somebody else's is not to be found.
pub async fn show_bot(accounts: &Accounts, owner: AccountId, bot: AccountId) -> Result<AccountRow, AccountError> {
    let found = accounts.store.account(bot).await?;
    if found.owner_id == Some(owner) { Ok(found) } else { Err(AccountError::NotFound) }
}

/// Changes a bot and shows what became of it.
pub async fn update_bot(
    accounts: &Accounts,
    owner: AccountId,
    bot: AccountId,
    display_name: Option<DisplayName>,
    locale: Option<Locale>,
) -> Result<AccountRow, AccountError> {
    show_bot(accounts, owner, bot).await?;
    let order = ProfileOrder { display_name, email: None, locale, time_zone: None };
    super::update_account(accounts, bot, &order).await.map_err(|error| match error {
        // It was deleted this moment: that says nothing about the caller's own token.
        AccountError::InvalidToken => AccountError::NotFound,
        other => other,
    })
}

/// A bot whose owner wants it to go.
pub async fn confirm_bot_deletion(
    accounts: &Accounts,
    owner: AccountId,
    bot: AccountId,
) -> Result<Leaving, AccountError> {
    Ok(Leaving::bot(show_bot(accounts, owner, bot).await?.id))
}

/// Who answers for an account, if it is a bot that somebody brought along.
pub async fn owner_of(accounts: &Accounts, account: &AccountRow) -> Result<Option<Somebody>, AccountError> {
    let Some(owner) = account.owner_id else { return Ok(None) };
    match accounts.store.account(owner).await {
        Ok(owner) => Ok(Some(Somebody::try_from(owner)?)),
        // Gone this moment, and the bot with it.
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
