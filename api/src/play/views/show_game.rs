//! Summaries of games as a caller may see them.

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        views::{
            game_summary::{GameSummary, SeatRating},
            sandbox_summary::SandboxSummary,
        },
    },
    store::GameRow,
};

impl Games {
    /// The summaries of games as a caller may see them.
    pub(in crate::play) async fn summaries(
        &self,
        rows: Vec<GameRow>,
        caller: Option<AccountId>,
    ) -> Result<Vec<GameSummary>, PlayError> {
        let ids: Vec<GameId> = rows.iter().map(|row| row.id).collect();
        let players = self.store.players(&ids).await?;
        let counted = rows.iter().filter(|row| row.rated && row.status == Status::Finished);
        let counted: Vec<GameId> = counted.map(|row| row.id).collect();
        let changes = if counted.is_empty() { Vec::new() } else { self.store.rating_changes_in(&counted).await? };
        // A sandbox is never public.
        let hidden = rows.iter().filter(|row| row.visibility != Visibility::Public);
        let hidden: Vec<GameId> = hidden.map(|row| row.id).collect();
        let sandboxes = if hidden.is_empty() { Vec::new() } else { self.store.sandboxes(&hidden).await? };
        let own = sandboxes.iter().filter(|sandbox| Some(sandbox.owner_id) == caller);
        let own: Vec<GameId> = own.map(|sandbox| sandbox.game_id).collect();
        let faults = if own.is_empty() { Vec::new() } else { self.store.faults(&own).await? };
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            let of_game: Vec<_> = players.iter().filter(|player| player.game_id == row.id).cloned().collect();
            let changes = changes.iter().filter(|(change, _)| change.game_id == row.id);
            let ratings = changes.map(SeatRating::of).collect::<Result<_, _>>()?;
            let sandbox = sandboxes.iter().find(|sandbox| sandbox.game_id == row.id);
            let mut summary = GameSummary { ratings, ..GameSummary::of(row, of_game, caller)? };
            summary.sandbox = sandbox.map(|sandbox| SandboxSummary::of(sandbox, &faults, caller));
            // Only the owner of a sandbox may invite.
            summary.invite = summary.invite.filter(|_| sandbox.is_none_or(|of| Some(of.owner_id) == caller));
            summaries.push(summary);
        }
        Ok(summaries)
    }
}

/// Returns the summary of a game, or `NotFound` if the caller may not know of it.
pub async fn show_game(games: &Games, id: GameId, caller: Option<AccountId>) -> Result<GameSummary, PlayError> {
    let row = games.store.game(id).await?;
    let hidden = row.visibility == Visibility::Private;
    let summary = games.summaries(vec![row], caller).await?.pop().ok_or(PlayError::NotFound)?;
    let plays = caller.is_some() && summary.players.iter().any(|player| player.account == caller);
    // The summary contains faults only for the owner of a sandbox.
    let is_owner = summary.sandbox.as_ref().is_some_and(|sandbox| sandbox.faults.is_some());
    if hidden && !plays && !is_owner { Err(PlayError::NotFound) } else { Ok(summary) }
}

/// Returns the game of an invitation. Once the game is not open any more, an invitation shows no more than the game's id would.
pub async fn show_invite(games: &Games, invite: &str, caller: Option<AccountId>) -> Result<GameSummary, PlayError> {
    let row = games.store.game_by_invite(invite).await?;
    if row.status != Status::Open {
        return show_game(games, row.id, caller).await;
    }
    games.summaries(vec![row], caller).await?.pop().ok_or(PlayError::NotFound)
}
