//! Asking somebody by name to join a table.

use super::{Games, PlayError, Status, Visibility};
use crate::{
    accounts::{AccountKind, Name},
    feed::{News, NewsFor},
    store::{
        Invited,
        ids::{AccountId, GameId},
    },
};

/// Accounts a table may invite.
const MOST: i64 = 20;

/// Puts an invitation to an open table into somebody's feed. Anybody at the table may; asking twice is asking once. Nobody learns
/// whether it is heard.
pub async fn invite_account(games: &Games, game: GameId, from: AccountId, name: &Name) -> Result<(), PlayError> {
    let row = games.store.game(game).await?;
    let players = games.store.players(&[game]).await?;
    if players.iter().all(|player| player.account_id != from) {
        let hidden = row.visibility == Visibility::Private.as_str();
        return Err(if hidden { PlayError::NotFound } else { PlayError::NotAPlayer });
    }
    if games.store.sandbox(game).await?.is_some_and(|sandbox| sandbox.owner_id != from) {
        return Err(PlayError::NotOwner);
    }
    if row.status != Status::Open.as_str() {
        return Err(PlayError::NotOpen);
    }
    let invited = games.store.account_named(name.as_str()).await?;
    let to = invited.id;
    if players.iter().any(|player| player.account_id == to) {
        return Err(PlayError::AtTable);
    }
    if games.store.level_of(to).await?.is_some() {
        // The server's own bots are seated by the host, not asked.
        return Err(PlayError::NotFound);
    }
    if invited.owner_id.is_some() && !row.accepts_bots {
        return Err(PlayError::BotsRefused);
    }
    if games.store.is_muted(from, to).await? {
        return Ok(());
    }
    let asks = players.iter().find(|player| player.account_id == from);
    let from_kind = asks.map(|player| AccountKind::try_from(player.kind.as_str())).transpose()?;
    let news = News::Invitation { game, ruleset: row.ruleset, from, from_kind, invite: row.invite };
    let invited = games.store.invite(game, from, MOST, games.clock.now(), &NewsFor { account: to, news }).await?;
    games.wake.drain_soon();
    match invited {
        Invited::Yes => Ok(()),
        Invited::NotOpen => Err(PlayError::NotOpen),
        Invited::TooMany => Err(PlayError::TooManyInvitations),
    }
}
