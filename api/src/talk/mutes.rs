//! Muted accounts. A muted account is not notified.

use chrono::{DateTime, Utc};

use crate::{
    model::{account_ref::AccountRef, ids::AccountId, texts::Name},
    play::Games,
    store::{MuteRow, StoreError},
    talk::TalkError,
};

/// The maximum number of mutes of an account.
const MAX_MUTES: i64 = 1000;

/// An account that another one has muted.
#[derive(Clone, Debug)]
pub struct Mute {
    /// The muted account.
    pub account: AccountRef,
    /// When it was muted.
    pub muted_at: DateTime<Utc>,
    /// Whether only its bots are muted, because the mute was of a bot that was deleted since.
    pub only_bots: bool,
}

impl TryFrom<MuteRow> for Mute {
    type Error = StoreError;

    fn try_from(row: MuteRow) -> Result<Self, StoreError> {
        let (kind, guest) = (row.kind, row.guest);
        let account = AccountRef { account: row.muted_id, name: row.name, display_name: row.display_name, kind, guest };
        Ok(Self { account, muted_at: row.created_at, only_bots: row.only_bots })
    }
}

/// Mutes an account.
pub async fn mute_account(games: &Games, account: AccountId, name: &Name) -> Result<(), TalkError> {
    let muted = games.store.account_named(name.as_str()).await?.id;
    if muted == account {
        return Err(TalkError::CannotMuteSelf);
    }
    // Two concurrent requests may both pass; the limit need not be exact.
    if games.store.count_mutes(account).await? >= MAX_MUTES {
        return Err(TalkError::TooManyMutes);
    }
    Ok(games.store.mute(account, muted, games.clock.now()).await?)
}

/// Ends a mute.
pub async fn unmute_account(games: &Games, account: AccountId, name: &Name) -> Result<(), TalkError> {
    let muted = games.store.account_named(name.as_str()).await?.id;
    Ok(games.store.unmute(account, muted).await?)
}

/// Returns the mutes of an account, after the account `after`.
pub async fn list_mutes(
    games: &Games,
    account: AccountId,
    after: Option<AccountId>,
    limit: i64,
) -> Result<Vec<Mute>, TalkError> {
    let rows = games.store.mutes_of(account, after, limit).await?;
    Ok(rows.into_iter().map(Mute::try_from).collect::<Result<_, _>>()?)
}
