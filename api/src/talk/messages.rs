//! Messages at a table: post, list, delete, and what spectators may do.

use chrono::{DateTime, Utc};

use crate::{
    model::{
        account_ref::AccountRef,
        ids::{AccountId, GameId, MessageId},
        texts::{Audience, MessageText, Spectators},
    },
    play::Games,
    store::{MessageFilter, MessageRow, NewMessage, StoreError},
    talk::{TableRole, TalkError, role},
};

/// A message at a table.
#[derive(Clone, Debug)]
pub struct Message {
    /// The id.
    pub id: MessageId,
    /// The game.
    pub game: GameId,
    /// The author; `None` once that account was deleted.
    pub from: Option<AccountRef>,
    /// Who may read it.
    pub audience: Audience,
    /// The text; `None` once it was deleted.
    pub text: Option<String>,
    /// When it was sent.
    pub sent_at: DateTime<Utc>,
}

impl TryFrom<MessageRow> for Message {
    type Error = StoreError;

    fn try_from(row: MessageRow) -> Result<Self, StoreError> {
        let (account, kind, guest) = (row.account_id, row.kind, row.guest);
        let names = row.name.zip(row.display_name);
        Ok(Self {
            id: row.id,
            game: row.game_id,
            from: names.map(|(name, display_name)| AccountRef { account, name, display_name, kind, guest }),
            audience: row.audience,
            text: row.text,
            sent_at: row.created_at,
        })
    }
}

/// A message to be posted.
#[derive(Debug)]
pub struct NewMessageRequest<'a> {
    /// Who may read it.
    pub audience: Audience,
    /// The text.
    pub text: &'a MessageText,
    /// The idempotency key and the hash of the request.
    pub key: Option<(&'a str, &'a [u8])>,
}

/// Returns what spectators may do with messages.
async fn spectators(games: &Games, game: GameId) -> Result<Spectators, TalkError> {
    Ok(games.store.talk_rules(game).await?.unwrap_or(Spectators::Write))
}

/// Posts a message. The other players get a notice, except those who muted the author.
pub async fn post_message(
    games: &Games,
    game: GameId,
    author: AccountId,
    request: &NewMessageRequest<'_>,
) -> Result<Message, TalkError> {
    let (_, role) = role(games, game, Some(author)).await?;
    match (role, request.audience) {
        (TableRole::Player, _) => {}
        (TableRole::Spectator, Audience::Players) => return Err(TalkError::NotAPlayer),
        (TableRole::Spectator, Audience::Everybody) => {
            if spectators(games, game).await? != Spectators::Write {
                return Err(TalkError::SpectatorsMayNotTalk);
            }
        }
    }
    if let Some(posted) = message_of_key(games, game, author, request).await? {
        return Ok(posted.try_into()?);
    }
    // The account may have been deleted before its access token expired.
    let account = games.store.account(author).await.map_err(|error| match error {
        StoreError::NotFound => StoreError::Gone,
        other => other,
    })?;
    let id = MessageId::new();
    let message = NewMessage {
        game_id: game,
        id,
        account_id: author,
        audience: request.audience,
        text: request.text.as_str(),
        created_at: games.clock.now(),
        idempotency_key: request.key.map(|(key, _)| key),
        request_hash: request.key.map(|(_, hash)| hash),
    };
    match games.store.insert_message(&message, account.kind).await {
        Ok(()) => {
            games.signals.outbox.raise();
            Ok(games.store.message(game, id).await?.try_into()?)
        }
        // A concurrent request with the same key was faster.
        Err(error) if error.violates("messages_idempotency") => {
            Ok(message_of_key(games, game, author, request).await?.ok_or(TalkError::Store(error))?.try_into()?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Returns the message that was posted with this key, or `None`.
async fn message_of_key(
    games: &Games,
    game: GameId,
    author: AccountId,
    request: &NewMessageRequest<'_>,
) -> Result<Option<MessageRow>, TalkError> {
    let Some((key, hash)) = request.key else { return Ok(None) };
    match games.store.message_by_key(game, author, key).await? {
        Some(before) if before.request_hash.as_deref() != Some(hash) => Err(TalkError::KeyReused),
        before => Ok(before),
    }
}

/// A page of messages.
#[derive(Clone, Copy, Debug)]
pub struct MessagePage {
    /// Only messages older than this one.
    pub before: Option<MessageId>,
    /// The maximum number of messages.
    pub limit: i64,
}

/// Returns the messages of a game that are older than `before`, newest first, without those that the reader may not read or has muted.
pub async fn list_messages(
    games: &Games,
    game: GameId,
    reader: Option<AccountId>,
    page: MessagePage,
) -> Result<Vec<Message>, TalkError> {
    let (_, role) = role(games, game, reader).await?;
    let plays = role == TableRole::Player;
    if !plays && spectators(games, game).await? == Spectators::None {
        return Err(TalkError::SpectatorsMayNotTalk);
    }
    let filter = MessageFilter { reader, include_players_only: plays, before: page.before };
    let rows = games.store.messages(game, filter, page.limit).await?;
    Ok(rows.into_iter().map(Message::try_from).collect::<Result<_, _>>()?)
}

/// Deletes the text of an own message. A repeated call has no effect.
pub async fn delete_message(games: &Games, game: GameId, id: MessageId, caller: AccountId) -> Result<(), TalkError> {
    let (_, role) = role(games, game, Some(caller)).await?;
    let message = games.store.message(game, id).await?;
    if message.account_id == caller {
        return Ok(games.store.delete_message_text(game, id, caller).await?);
    }
    let hidden = role == TableRole::Spectator && message.audience == Audience::Players;
    Err(if hidden { TalkError::NotFound } else { TalkError::NotAuthor })
}

/// Returns what spectators may do with messages.
pub async fn show_spectators(games: &Games, game: GameId, caller: Option<AccountId>) -> Result<Spectators, TalkError> {
    role(games, game, caller).await?;
    spectators(games, game).await
}

/// Sets what spectators may do with messages. Only the host may.
pub async fn set_spectators(
    games: &Games,
    game: GameId,
    caller: AccountId,
    spectators: Spectators,
) -> Result<(), TalkError> {
    let (row, role) = role(games, game, Some(caller)).await?;
    match role {
        TableRole::Spectator => Err(TalkError::NotAPlayer),
        TableRole::Player if row.host_id != caller => Err(TalkError::NotHost),
        TableRole::Player => Ok(games.store.set_talk_rules(game, spectators).await?),
    }
}
