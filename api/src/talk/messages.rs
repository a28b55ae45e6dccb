//! Saying something at a table, reading what was said, taking it back.

use super::{Audience, MessageText, Role, Spectators, TalkError, role};
use crate::{
    accounts::AccountKind,
    play::Games,
    store::{
        MessageRow, NewMessage, StoreError,
        ids::{AccountId, GameId, MessageId},
    },
};

/// What somebody says.
#[derive(Debug)]
pub struct MessageOrder<'a> {
    /// To whom.
    pub audience: Audience,
    /// What.
    pub text: &'a MessageText,
    /// Makes it safe to repeat: the key, and the hash of the whole request.
    pub key: Option<(&'a str, &'a [u8])>,
}

/// What those who watch a game may do with its talk.
async fn spectators(games: &Games, game: GameId) -> Result<Spectators, TalkError> {
    match games.store.talk_rules(game).await? {
        Some(word) => Ok(Spectators::try_from(word.as_str())?),
        None => Ok(Spectators::Write),
    }
}

/// Says something. The others at the table are told by their feeds, except those who muted the author.
pub async fn post_message(
    games: &Games,
    game: GameId,
    author: AccountId,
    order: &MessageOrder<'_>,
) -> Result<MessageRow, TalkError> {
    let (_, role) = role(games, game, Some(author)).await?;
    match (role, order.audience) {
        (Role::Player, _) => {}
        (Role::Spectator, Audience::Players) => return Err(TalkError::NotAPlayer),
        (Role::Spectator, Audience::Everybody) => {
            if spectators(games, game).await? != Spectators::Write {
                return Err(TalkError::Silent);
            }
        }
    }
    if let Some(before) = said_before(games, game, author, order).await? {
        return Ok(before);
    }
    // The author may have gone while the access token lives on.
    let account = games.store.account(author).await.map_err(|error| match error {
        StoreError::NotFound => StoreError::Gone,
        other => other,
    })?;
    let kind = AccountKind::try_from(account.kind.as_str())?;
    let id = MessageId::new();
    let message = NewMessage {
        game_id: game,
        id,
        account_id: author,
        audience: order.audience.as_str(),
        text: order.text.as_str(),
        created_at: games.clock.now(),
        idempotency_key: order.key.map(|(key, _)| key),
        request_hash: order.key.map(|(_, hash)| hash),
    };
    match games.store.insert_message(&message, kind).await {
        Ok(()) => {
            games.wake.drain_soon();
            Ok(games.store.message(game, id).await?)
        }
        // The same request came twice at once.
        Err(error) if error.violates("messages_idempotency") => {
            said_before(games, game, author, order).await?.ok_or(TalkError::Store(error))
        }
        Err(error) => Err(error.into()),
    }
}

/// The message this key stands for.
async fn said_before(
    games: &Games,
    game: GameId,
    author: AccountId,
    order: &MessageOrder<'_>,
) -> Result<Option<MessageRow>, TalkError> {
    let Some((key, hash)) = order.key else { return Ok(None) };
    match games.store.message_by_key(game, author, key).await? {
        Some(before) if before.request_hash.as_deref() != Some(hash) => Err(TalkError::KeyReused),
        before => Ok(before),
    }
}

/// What was said, the newest first, as far as the reader may know it and wants to.
pub async fn list_messages(
    games: &Games,
    game: GameId,
    reader: Option<AccountId>,
    before: Option<MessageId>,
    limit: i64,
) -> Result<Vec<MessageRow>, TalkError> {
    let (_, role) = role(games, game, reader).await?;
    let plays = role == Role::Player;
    if !plays && spectators(games, game).await? == Spectators::None {
        return Err(TalkError::Silent);
    }
    Ok(games.store.messages(game, reader, plays, before, limit).await?)
}

/// Takes an own message back. Once more changes nothing.
pub async fn delete_message(games: &Games, game: GameId, id: MessageId, caller: AccountId) -> Result<(), TalkError> {
    let (_, role) = role(games, game, Some(caller)).await?;
    let message = games.store.message(game, id).await?;
    if message.account_id == caller {
        return Ok(games.store.take_back_message(game, id, caller).await?);
    }
    let hidden = role == Role::Spectator && message.audience == Audience::Players.as_str();
    Err(if hidden { TalkError::NotFound } else { TalkError::NotAuthor })
}

/// What those who watch may do.
pub async fn show_spectators(games: &Games, game: GameId, caller: Option<AccountId>) -> Result<Spectators, TalkError> {
    role(games, game, caller).await?;
    spectators(games, game).await
}

/// Says what those who watch may do; for the host.
pub async fn set_spectators(
    games: &Games,
    game: GameId,
    caller: AccountId,
    spectators: Spectators,
) -> Result<(), TalkError> {
    let (row, role) = role(games, game, Some(caller)).await?;
    match role {
        Role::Spectator => Err(TalkError::NotAPlayer),
        Role::Player if row.host_id != caller => Err(TalkError::NotHost),
        Role::Player => Ok(games.store.set_talk_rules(game, spectators.as_str()).await?),
    }
}
