//! Hints: what a bot would submit for the caller's seat.

use std::{sync::Arc, time::Duration};

use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::LegalChoice;
use salon_domain::kernel::{Language, Speech};
use sha2::{Digest, Sha256};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        bots::{
            choose_move::{BotSeat, advise},
            threads::Topic,
        },
        error::PlayError,
        session::game_session::{GameSession, SeatOf},
    },
};

/// How long a hint waits for a thread, besides the time to think.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

/// What a bot would submit for the caller's seat.
#[derive(Debug)]
pub struct Hint {
    /// The version of the game it is for: what to send as `If-Match`.
    pub version: i64,
    /// The level of the bot.
    pub level: Level,
    /// The commands in their order, with what a person reads and points at.
    pub choices: Vec<LegalChoice>,
}

/// Which hint is asked for.
#[derive(Clone, Copy, Debug)]
pub struct HintRequest {
    /// The game.
    pub game: GameId,
    /// The account whose seat it is for.
    pub account: AccountId,
    /// The level of the bot.
    pub level: Level,
    /// The language of the texts.
    pub language: Language,
}

/// Returns what a bot of this level would submit for the caller's seat, from what that seat knows.
pub async fn hint_commands(games: &Games, request: HintRequest) -> Result<Hint, PlayError> {
    let HintRequest { game, account, level, language } = request;
    let session = games.current_for_action(game, account).await?;
    session.viewer(Some(account))?;
    let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
    if session.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    check_hints_allowed(games, &session, seat).await?;
    if !session.awaiting.iter().any(|awaited| awaited.seat == seat.seat.number()) {
        return Err(PlayError::NotAwaited);
    }
    let (version, random) = (session.version(), hint_seed(&session, seat));
    let names = games.names(game).await?;
    let position = Arc::clone(&session.game);
    let permit = games.bot_threads.hint_permit().ok_or(PlayError::Busy)?;
    let topic = Topic { level, concurrent: 1 };
    let bot = BotSeat { seat: seat.seat, level };
    let advice = games
        .bot_threads
        .think(permit, topic, move |late| advise(&*position, bot, (random, late), &Speech { language, names: &names }));
    let timeout = games.bot_threads.max_thinking() + QUEUE_TIMEOUT;
    let choices = tokio::time::timeout(timeout, advice).await.map_err(|_| PlayError::Busy)???;
    Ok(Hint { version, level, choices })
}

/// Hints are given only in unrated games in which all other seats were built-in bots from the start, so that they are no
/// disadvantage to any person.
async fn check_hints_allowed(games: &Games, session: &GameSession, seat: SeatOf) -> Result<(), PlayError> {
    if games.store.game(session.id).await?.rated {
        return Err(PlayError::NoHintsWhenRated);
    }
    let alone = session.seats.iter().all(|other| other.seat == seat.seat || other.bot.is_some());
    if alone && !games.store.changed_hands(session.id).await? { Ok(()) } else { Err(PlayError::HintsOnlyAgainstBots) }
}

/// The random number of a hint. A repeated request gets the same hint if the bot has the same time. The number can be computed from
/// public values, so it must be used for hints only.
fn hint_seed(session: &GameSession, seat: SeatOf) -> u64 {
    let mut hash = Sha256::new();
    hash.update(session.id.as_uuid().as_bytes());
    hash.update(session.version().to_be_bytes());
    hash.update([seat.seat.number()]);
    let digest: [u8; 32] = hash.finalize().into();
    digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
