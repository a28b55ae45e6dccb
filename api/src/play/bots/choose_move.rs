//! Lets a bot choose commands for a seat, from what that seat may know.

use std::sync::Arc;

use rand::Rng;
use salon_domain::kernel::bots::{Adviser, Budget, Level};
use salon_domain::kernel::catalogue::{Accepted, AnyGame, LegalChoice};
use salon_domain::kernel::{Refusal, Seat, Speech};
use serde_json::value::RawValue;
use tokio::sync::OwnedSemaphorePermit;

use crate::play::{
    Games,
    bots::threads::{BotFailed, Topic},
    error::PlayError,
    session::game_session::{GameSession, SeatOf},
};

/// Nodes that a bot searches for each command, even if there is time for more.
pub(in crate::play) const MAX_NODES: u32 = 800;

impl From<BotFailed> for PlayError {
    fn from(failure: BotFailed) -> Self {
        Self::Corrupt(failure.to_string())
    }
}

impl GameSession {
    /// The number of bots that the game waits for.
    fn awaited_bots(&self) -> u32 {
        let bot = |seat: &&SeatOf| self.bot_of(seat).is_some();
        let awaited = |seat: &&SeatOf| self.awaiting.iter().any(|awaited| awaited.seat == seat.seat.number());
        self.seats.iter().filter(bot).filter(awaited).count() as u32
    }
}

/// A seat for which a bot chooses.
#[derive(Clone, Copy, Debug)]
pub(in crate::play) struct BotSeat {
    /// The seat.
    pub(in crate::play) seat: Seat,
    /// The level of the bot.
    pub(in crate::play) level: Level,
}

/// Returns a bot's move for an awaited seat. If the bot fails, the first legal command is chosen, so that the game continues.
pub(in crate::play) async fn choose_move(
    games: &Games,
    permit: OwnedSemaphorePermit,
    session: &GameSession,
    bot: BotSeat,
) -> Result<Accepted, PlayError> {
    let BotSeat { seat, level } = bot;
    let random = rand::rng().next_u64();
    let game = Arc::clone(&session.game);
    let topic = Topic { level, concurrent: session.awaited_bots() };
    let decide = move |late: &dyn Fn() -> bool| {
        let chosen = game.choose(seat, level, random, &Budget::until(MAX_NODES, late))?;
        match game.decide(seat, chosen.get().as_bytes()) {
            Ok(accepted) => Ok(accepted),
            // The bot assumed hidden information that is different: play only its first command.
            Err(_) => decide_first(&*game, seat, &chosen),
        }
    };
    match games.bot_threads.think(permit, topic, decide).await {
        Ok(decided) => decided,
        Err(BotFailed) => {
            tracing::error!(game = %session.id, seat = seat.number(), ?level, "a bot failed; using the first legal command");
            let game = Arc::clone(&session.game);
            let first = move |_: &dyn Fn() -> bool| game.legal(seat).map(|legal| decide_first(&*game, seat, &legal));
            games.bot_threads.think(games.bot_threads.wait_for_permit().await?, topic, first).await??
        }
    }
}

/// Decides the first of these commands alone or, if it is refused, the first of all legal commands.
fn decide_first(game: &dyn AnyGame, seat: Seat, commands: &RawValue) -> Result<Accepted, PlayError> {
    let legal = game.legal(seat)?;
    let mut refused = None;
    for commands in [commands, &legal] {
        let commands: Vec<&RawValue> = serde_json::from_str(commands.get()).unwrap_or_default();
        let Some(first) = commands.first() else { continue };
        match game.decide(seat, format!("[{}]", first.get()).as_bytes()) {
            Ok(accepted) => return Ok(accepted),
            Err(refusal) => refused = Some(refusal),
        }
    }
    Err(refused.map_or_else(|| PlayError::Corrupt("no command is legal".to_owned()), PlayError::from))
}

/// Returns the commands that a bot would submit for a seat, with their texts. They depend only on what the seat knows and on the
/// random number. They are not tried, since the result could reveal what is hidden.
pub(in crate::play) fn advise(
    game: &dyn AnyGame,
    bot: BotSeat,
    (random, late): (u64, &dyn Fn() -> bool),
    speech: &Speech<'_>,
) -> Result<Vec<LegalChoice>, Refusal> {
    let adviser = Adviser { level: bot.level, number: random, budget: Budget::until(MAX_NODES, late) };
    game.advise(bot.seat, &adviser, speech)
}
