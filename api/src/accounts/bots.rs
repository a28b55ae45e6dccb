//! Owned bots: accounts without a password, which their owner manages.

use crate::{
    accounts::{AccountError, Accounts, account::Account, delete::ConfirmedDeletion, profile::ProfileUpdate},
    model::{
        account_ref::{AccountKind, AccountRef},
        ids::AccountId,
        texts::{DisplayName, Locale, Name},
    },
    store::{BotCreation, NewAccount, StoreError},
};

/// A bot to be created.
#[derive(Debug)]
pub struct NewBot {
    /// The public handle.
    pub name: Name,
    /// The name shown to others; the handle if absent.
    pub display_name: Option<DisplayName>,
}

/// A change of a bot; `None` leaves a value unchanged.
#[derive(Debug)]
pub struct BotUpdate {
    /// The name shown to others.
    pub display_name: Option<DisplayName>,
    /// The language of its texts.
    pub locale: Option<Locale>,
}

/// Creates a bot. It has the language of its owner, no password and no address, and can do nothing until it has a token.
pub async fn create_bot(accounts: &Accounts, owner: AccountId, new: &NewBot) -> Result<Account, AccountError> {
    let caller = crate::accounts::profile::show_account(accounts, owner).await?;
    let name = new.name.as_str();
    let bot = NewAccount {
        id: AccountId::new(),
        kind: AccountKind::Bot,
        name,
        display_name: new.display_name.as_ref().map_or(name, DisplayName::as_str),
        email: None,
        password_hash: None,
        locale: caller.locale,
        time_zone: "UTC",
        owner_id: Some(owner),
        guest: false,
    };
    let created = accounts.store.insert_bot(&bot, owner, accounts.max_bots.into()).await;
    match created.map_err(|error| match error {
        error if error.violates("accounts_name_key") => AccountError::NameTaken,
        // The owner was deleted after the request was authenticated.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })? {
        // If it was deleted meanwhile, so was its owner.
        BotCreation::Created => crate::accounts::profile::show_account(accounts, bot.id).await,
        BotCreation::OwnerIsBot => Err(AccountError::NotForBots),
        BotCreation::TooMany => Err(AccountError::TooManyBots(accounts.max_bots)),
    }
}

/// Returns the bots of an account that are older than `before`, newest first.
pub async fn list_bots(
    accounts: &Accounts,
    owner: AccountId,
    before: Option<AccountId>,
    limit: i64,
) -> Result<Vec<Account>, AccountError> {
    let rows = accounts.store.bots_of(owner, before, limit).await?;
    Ok(rows.into_iter().map(Account::try_from).collect::<Result<_, _>>()?)
}

/// Returns a bot of the caller. A bot of another account is not found.
pub async fn show_bot(accounts: &Accounts, owner: AccountId, bot: AccountId) -> Result<Account, AccountError> {
    let found = Account::try_from(accounts.store.account(bot).await?)?;
    if found.owner == Some(owner) { Ok(found) } else { Err(AccountError::NotFound) }
}

/// Changes a bot and returns it.
pub async fn update_bot(
    accounts: &Accounts,
    owner: AccountId,
    bot: AccountId,
    change: BotUpdate,
) -> Result<Account, AccountError> {
    show_bot(accounts, owner, bot).await?;
    let BotUpdate { display_name, locale } = change;
    let update = ProfileUpdate { display_name, email: None, locale, time_zone: None };
    crate::accounts::profile::update_account(accounts, bot, &update).await.map_err(|error| match error {
        // The bot was deleted meanwhile; the caller's own token is still valid.
        AccountError::InvalidToken => AccountError::NotFound,
        other => other,
    })
}

/// Confirms that the owner of a bot wants to delete it.
pub async fn confirm_bot_deletion(
    accounts: &Accounts,
    owner: AccountId,
    bot: AccountId,
) -> Result<ConfirmedDeletion, AccountError> {
    Ok(ConfirmedDeletion::bot(show_bot(accounts, owner, bot).await?.id))
}

/// Returns the owner of an account, or `None` if it is not an owned bot.
pub async fn owner_of(accounts: &Accounts, account: &Account) -> Result<Option<AccountRef>, AccountError> {
    let Some(owner) = account.owner else { return Ok(None) };
    match accounts.store.account(owner).await {
        Ok(owner) => Ok(Some(owner.into())),
        // Deleted meanwhile, together with the bot.
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
