//! What a bot would do in the caller's place.

use std::{sync::Arc, time::Duration};

use salon_domain::kernel::bots::Level;
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{
    Games, PlayError, SeatOf, Status,
    choose::advise,
    live::Live,
    schemas::{BotLevel, RulesetCommand},
    thinkers::Topic,
};
use crate::store::ids::{AccountId, GameId};

/// So much longer than a decision may take, one waits for a thread.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a bot would do in the caller's place.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the game it is about: what to send as `If-Match`.
    #[schema(minimum = 0, example = 17)]
    pub version: i64,
    /// Who was asked.
    #[schema(value_type = BotLevel)]
    pub level: Level,
    /// What it would submit, ready to be sent.
    #[schema(value_type = Vec<RulesetCommand>)]
    pub commands: Box<RawValue>,
}

/// What a bot of this level would submit for the caller's seat now, knowing what that seat knows.
pub async fn hint_commands(games: &Games, game: GameId, account: AccountId, level: Level) -> Result<Hint, PlayError> {
    let live = games.current(game).await?;
    live.viewer(Some(account))?;
    let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if live.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    may_be_given(games, &live, seat).await?;
    if !live.awaiting.iter().any(|awaited| awaited.seat == seat.seat.number()) {
        return Err(PlayError::NotAwaited);
    }
    let (version, number) = (live.version(), number(&live, seat));
    let position = Arc::clone(&live.game);
    let room = games.thinkers.room_for_hint().ok_or(PlayError::Busy)?;
    let topic = Topic { level, together: 1 };
    let advice = games.thinkers.think(room, topic, move |late| advise(&*position, seat.seat, level, number, late));
    let patience = games.thinkers.longest() + PATIENCE;
    let commands = tokio::time::timeout(patience, advice).await.map_err(|_| PlayError::Busy)???;
    Ok(Hint { version, level, commands })
}

/// Hints are for those who play against nobody but the server's own bots, from the start: no person is ever at a disadvantage.
async fn may_be_given(games: &Games, live: &Live, seat: SeatOf) -> Result<(), PlayError> {
    if games.store.game(live.id).await?.rated {
        return Err(PlayError::NoHintsWhenRated);
    }
    let alone = live.seats.iter().all(|other| other.seat == seat.seat || other.bot.is_some());
    if alone && !games.store.changed_hands(live.id).await? { Ok(()) } else { Err(PlayError::HintsOnlyAgainstBots) }
}

/// Whoever asks again is told the same again, as far as there was the same time to think. It follows from what is public, so it
/// must decide nothing but hints.
fn number(live: &Live, seat: SeatOf) -> u64 {
    let mut hash = Sha256::new();
    hash.update(live.id.as_uuid().as_bytes());
    hash.update(live.version().to_be_bytes());
    hash.update([seat.seat.number()]);
    let digest: [u8; 32] = hash.finalize().into();
    digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
