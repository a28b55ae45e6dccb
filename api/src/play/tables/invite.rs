//! Invites an account by its name to join a table.

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
        notices::{Notice, NoticeFor},
        texts::Name,
    },
    play::{Games, error::PlayError},
    store::{InvitationOutcome, NewInvitation},
};

/// Invitations of one table.
const MAX_INVITATIONS: i64 = 20;

/// Puts an invitation to an open table into the feed of an account. Every player may invite; a second invitation has no effect. The
/// caller does not learn whether the invited account has muted it.
pub async fn invite_account(games: &Games, game: GameId, from: AccountId, name: &Name) -> Result<(), PlayError> {
    let row = games.store.game(game).await?;
    let players = games.store.players(&[game]).await?;
    if players.iter().all(|player| player.account_id != from) {
        let hidden = row.visibility == Visibility::Private;
        return Err(if hidden { PlayError::NotFound } else { PlayError::NotAPlayer });
    }
    if games.store.sandbox(game).await?.is_some_and(|sandbox| sandbox.owner_id != from) {
        return Err(PlayError::NotOwner);
    }
    if row.status != Status::Open {
        return Err(PlayError::NotOpen);
    }
    if players.iter().any(|player| player.account_id == from && player.guest) {
        return Err(PlayError::NotForGuests);
    }
    let invited = games.store.account_named(name.as_str()).await?;
    let to = invited.id;
    if players.iter().any(|player| player.account_id == to) {
        return Err(PlayError::AtTable);
    }
    if games.store.level_of(to).await?.is_some() {
        // Built-in bots are added by the host, not invited.
        return Err(PlayError::NotFound);
    }
    if invited.owner_id.is_some() && !row.accepts_bots {
        return Err(PlayError::BotsRefused);
    }
    if games.store.is_muted(from, to).await? {
        return Ok(());
    }
    let inviter = players.iter().find(|player| player.account_id == from);
    let from_kind = inviter.map(|player| player.kind);
    let notice = Notice::Invitation { game, ruleset: row.ruleset, from, from_kind, invite: row.invite };
    let notice = NoticeFor { account: to, notice };
    let invitation = NewInvitation { game, from, notice: &notice, at: games.clock.now() };
    let invited = games.store.invite(&invitation, MAX_INVITATIONS).await?;
    games.signals.outbox.raise();
    match invited {
        InvitationOutcome::Invited => Ok(()),
        InvitationOutcome::NotOpen => Err(PlayError::NotOpen),
        InvitationOutcome::TooMany => Err(PlayError::TooManyInvitations),
    }
}
