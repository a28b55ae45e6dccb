//! The same again.

use serde_json::value::RawValue;

use super::{
    GameSummary, Games, OpenOrder, PlayError, SandboxOrder, Status, Visibility, open_game, sandbox, show_game,
};
use crate::store::ids::{AccountId, GameId};

/// Opens a table like that of a game that is over. The first of its players to ask opens it; the others join the same one, and
/// whoever asks again is shown it again until it is over. The server's own bots sit down at once.
pub async fn rematch_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let before = show_game(games, game, Some(account)).await?;
    if !before.players.iter().any(|player| player.account == Some(account)) {
        return Err(PlayError::NotAPlayer);
    }
    if !matches!(before.status, Status::Finished | Status::Aborted) {
        return Err(PlayError::NotFinished);
    }
    // Those who played in it have seats.
    if before.my_seat.is_none() {
        return Err(PlayError::NeverDealt);
    }
    if let Some(rematch) = games.store.rematch_with(game, account).await? {
        return show_game(games, rematch, Some(account)).await;
    }
    let options: &RawValue = &before.options;
    let order = OpenOrder {
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
        sandbox: before.sandbox.as_ref().map(|sandbox| SandboxOrder { open_hands: sandbox.open_hands }),
        rematch_of: Some(game),
        key: None,
    };
    if games.store.open_rematch_of(game).await?.is_none() {
        if before.sandbox.is_some() {
            sandbox::must_own(games, game, account).await?;
        }
        match open_game(games, account, &order).await {
            // Somebody else was faster by a moment.
            Err(PlayError::Store(error)) if error.violates("games_one_open_rematch") => {}
            other => return other,
        }
    }
    let open = games.store.open_rematch_of(game).await?.ok_or(PlayError::Contention)?;
    let invite = games.store.game(open).await?.invite;
    match super::join_game(games, open, account, Some(&invite)).await {
        Err(PlayError::AlreadyJoined) => show_game(games, open, Some(account)).await,
        other => other,
    }
}
