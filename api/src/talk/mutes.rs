//! Whom somebody does not want to hear. Who is muted does not learn it.

use super::TalkError;
use crate::{
    accounts::Name,
    play::Games,
    store::{MuteRow, ids::AccountId},
};

/// How many somebody can mute.
const MOST: i64 = 1000;

/// Mutes somebody.
pub async fn mute_account(games: &Games, account: AccountId, name: &Name) -> Result<(), TalkError> {
    let muted = games.store.account_named(name.as_str()).await?.id;
    if muted == account {
        return Err(TalkError::Oneself);
    }
    // Two at the same instant may both pass: nothing depends on its exactness.
    if games.store.count_mutes(account).await? >= MOST {
        return Err(TalkError::TooManyMutes);
    }
    Ok(games.store.mute(account, muted, games.clock.now()).await?)
}

/// Hears somebody again.
pub async fn unmute_account(games: &Games, account: AccountId, name: &Name) -> Result<(), TalkError> {
    let muted = games.store.account_named(name.as_str()).await?.id;
    Ok(games.store.unmute(account, muted).await?)
}

/// Whom somebody has muted.
pub async fn list_mutes(
    games: &Games,
    account: AccountId,
    after: Option<AccountId>,
    limit: i64,
) -> Result<Vec<MuteRow>, TalkError> {
    Ok(games.store.mutes_of(account, after, limit).await?)
}
