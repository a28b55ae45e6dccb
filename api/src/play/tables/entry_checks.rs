//! Checks that several use cases of tables share: who plays, who may join, who owns a sandbox.

use salon_domain::clock::Reliability;

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    play::{Games, error::PlayError},
    store::{GameRow, Standing, TableLock},
};

/// An account that wants to join a table or to take over a seat.
pub(in crate::play) struct Applicant {
    account: AccountId,
    reliability: Reliability,
    standing: Standing,
}

impl Applicant {
    /// Reads what the checks need. To be called before the table is locked: requests that hold one connection and wait for a second
    /// one could block each other.
    pub(in crate::play) async fn load(games: &Games, account: AccountId) -> Result<Self, PlayError> {
        let reliability = games.reliability(account).await?;
        Ok(Self { account, reliability, standing: games.store.standing_of(account).await? })
    }

    /// Checks that the table accepts the account: its reliability, its kind and its owner.
    pub(in crate::play) async fn check(&self, table: &mut TableLock) -> Result<(), PlayError> {
        if let Some(least) = table.game.least_reliability.filter(|least| !self.reliability.meets(*least as u8)) {
            return Err(PlayError::TooUnreliable(least));
        }
        if self.standing.is_owned_bot && !table.game.accepts_bots {
            return Err(PlayError::BotsRefused);
        }
        if self.standing.is_guest && table.game.rated {
            return Err(PlayError::NotForGuests);
        }
        check_no_shared_owner(table, self.account).await
    }
}

impl Games {
    /// Returns how reliable an account is, over its newest games.
    pub async fn reliability(&self, account: AccountId) -> Result<Reliability, PlayError> {
        let (decisions, in_time) = self.store.reliability(account).await?;
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        Ok(Reliability { in_time: count(in_time), decisions: count(decisions) })
    }
}

/// Checks that the table waits for players.
pub(in crate::play) fn check_open(table: &TableLock) -> Result<(), PlayError> {
    if table.game.status == Status::Open { Ok(()) } else { Err(PlayError::NotOpen) }
}

/// Checks that the account plays at the table. A private game does not exist for other accounts.
pub(in crate::play) async fn check_is_player(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    if table.places().await?.iter().any(|(_, player)| *player == account) {
        Ok(())
    } else if table.game.visibility == Visibility::Private {
        Err(PlayError::NotFound)
    } else {
        Err(PlayError::NotAPlayer)
    }
}

/// Checks that the account is the host of the table.
pub(in crate::play) async fn check_is_host(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    check_is_player(table, account).await?;
    if table.game.host_id == account { Ok(()) } else { Err(PlayError::NotHost) }
}

/// Checks that no account of the same owner plays in a rated game. Unrated games allow it, so that owners can test their bots.
pub(in crate::play) async fn check_no_shared_owner(table: &mut TableLock, account: AccountId) -> Result<(), PlayError> {
    if table.game.rated && table.shares_an_owner(account).await? { Err(PlayError::SameOwner) } else { Ok(()) }
}

/// Returns the game if it is a sandbox of the caller. The error reveals no more than the caller may know of the game.
pub(in crate::play) async fn check_owns_sandbox(
    games: &Games,
    game: GameId,
    account: AccountId,
) -> Result<GameRow, PlayError> {
    let row = games.store.game(game).await?;
    let sandbox = games.store.sandbox(game).await?;
    if sandbox.is_some_and(|sandbox| sandbox.owner_id == account) {
        return Ok(row);
    }
    let players = games.store.players(&[game]).await?;
    let hidden = row.visibility == Visibility::Private;
    if hidden && players.iter().all(|player| player.account_id != account) {
        return Err(PlayError::NotFound);
    }
    Err(if sandbox.is_some() { PlayError::NotOwner } else { PlayError::NotASandbox })
}

/// The lowest place that no player has.
pub(in crate::play) fn first_free_place(places: &[(i16, AccountId)]) -> i16 {
    (0..).find(|place| places.iter().all(|(taken, _)| taken != place)).unwrap_or(0)
}
