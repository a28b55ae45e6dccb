//! Opens a rematch of a finished game.

use serde_json::value::RawValue;

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        tables::{
            entry_checks::check_owns_sandbox,
            join_game::join_game,
            open_game::{SandboxOptions, TableRequest, open_game},
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
};

/// Opens a table with the settings of a finished game, or joins it: the first player who asks opens it, the others join. A repeated
/// request returns the same table until it is over. Built-in bots join at once.
pub async fn rematch_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let before = show_game(games, game, Some(account)).await?;
    if !before.players.iter().any(|player| player.account == Some(account)) {
        return Err(PlayError::NotAPlayer);
    }
    if !matches!(before.status, Status::Finished | Status::Aborted) {
        return Err(PlayError::NotFinished);
    }
    if before.my_seat.is_none() {
        return Err(PlayError::NeverDealt);
    }
    if let Some(rematch) = games.store.rematch_with(game, account).await? {
        return show_game(games, rematch, Some(account)).await;
    }
    let options: &RawValue = &before.options;
    let request = TableRequest {
        ruleset: &before.ruleset,
        edition: Some(&before.edition),
        seats: before.seats,
        options: Some(options),
        visibility: Visibility::Private,
        clock: before.clock,
        least_reliability: before.least_reliability,
        bots: before.players.iter().filter_map(|player| player.level).collect(),
        accepts_bots: before.accepts_bots,
        rated: before.rated,
        sandbox: before.sandbox.as_ref().map(|sandbox| SandboxOptions { open_hands: sandbox.open_hands }),
        rematch_of: Some(game),
        key: None,
    };
    if games.store.open_rematch_of(game).await?.is_none() {
        if before.sandbox.is_some() {
            check_owns_sandbox(games, game, account).await?;
        }
        match open_game(games, account, &request).await {
            // Another player opened it at the same time.
            Err(PlayError::Store(error)) if error.violates("games_one_open_rematch") => {}
            other => return other,
        }
    }
    let open = games.store.open_rematch_of(game).await?.ok_or(PlayError::Contention)?;
    let invite = games.store.game(open).await?.invite;
    match join_game(games, open, account, Some(&invite)).await {
        Err(PlayError::AlreadyJoined) => show_game(games, open, Some(account)).await,
        other => other,
    }
}
