//! Deletes accounts: they leave their games first. Unused guests are deleted by a worker.

use std::time::Duration;

use crate::{
    accounts::{self, AccountError, Accounts, ConfirmedDeletion},
    model::ids::AccountId,
    platform::telemetry::{GuestEvent, count_guest},
    play::{self, Games, PlayError},
};

/// The time from one pass over unused guests to the next.
pub const GUEST_HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(3600);
/// How often games are left again if the account joins another one during its deletion.
const MAX_ATTEMPTS: usize = 5;
/// The most guests that are read at once.
const BATCH_SIZE: i64 = 100;

/// Why an account could not be deleted.
#[derive(Debug, thiserror::Error)]
pub enum DeletionError {
    /// The account.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// Its games.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// Makes an account and its bots leave all games, then deletes them.
pub async fn leave_games_and_delete(
    accounts: &Accounts,
    games: &Games,
    deletion: ConfirmedDeletion,
) -> Result<(), DeletionError> {
    for _ in 0..MAX_ATTEMPTS {
        // Bots first: their games would go on while the owner is deleted.
        for bot in accounts::list_bots(accounts, deletion.account(), None, i64::MAX).await? {
            play::leave_all_games(games, bot.id).await?;
        }
        play::leave_all_games(games, deletion.account()).await?;
        match accounts::delete_account(accounts, deletion).await {
            Err(AccountError::StillPlaying) => {}
            other => return Ok(other?),
        }
    }
    Err(AccountError::StillPlaying.into())
}

/// Deletes guests that were not used for this time and do not play a running game against people. A guest that cannot be deleted does
/// not keep the others; the first failure of the last pass is returned.
pub async fn delete_unused_guests(accounts: Accounts, games: Games, unused_for: Duration) -> Result<(), DeletionError> {
    loop {
        let guests = accounts::unused_guests(&accounts, unused_for, BATCH_SIZE).await?;
        let (mut deleted, mut failure) = (0, None);
        for guest in guests {
            match delete_unused_guest(&accounts, &games, (guest, unused_for)).await {
                Ok(true) => deleted += 1,
                Ok(false) => {}
                Err(error) => {
                    tracing::warn!(%error, "cannot delete an unused guest");
                    failure = failure.or(Some(error));
                }
            }
        }
        if deleted == 0 {
            return failure.map_or(Ok(()), Err);
        }
        tracing::info!(deleted, "deleted unused guests");
    }
}

/// Returns whether the guest was deleted: not if it was used meanwhile or plays with people now.
async fn delete_unused_guest(
    accounts: &Accounts,
    games: &Games,
    (guest, unused_for): (AccountId, Duration),
) -> Result<bool, DeletionError> {
    // Before games are left: a guest that comes back at this moment keeps its games.
    let Some(deletion) = accounts::confirm_guest_deletion(accounts, guest, unused_for).await? else {
        return Ok(false);
    };
    games.signals.outbox.raise();
    leave_games_and_delete(accounts, games, deletion).await?;
    count_guest(GuestEvent::Deleted);
    Ok(true)
}
