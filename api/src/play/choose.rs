//! What a bot decides for a seat: thought out where it holds nobody up, by what that seat may know.

use std::sync::Arc;

use rand::Rng;
use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::catalogue::{Accepted, AnyGame};
use salon_domain::kernel::{Refusal, Seat};
use serde_json::value::RawValue;
use tokio::sync::OwnedSemaphorePermit;

use super::{
    Games, PlayError, SeatOf,
    live::Live,
    thinkers::{Broken, Topic},
};

/// The most nodes a bot looks at for each command, however much time there is.
pub(super) const NODES: u32 = 800;

impl From<Broken> for PlayError {
    fn from(broken: Broken) -> Self {
        Self::Corrupt(broken.to_string())
    }
}

impl Live {
    /// How many bots are awaited at the same time.
    fn bots_awaited(&self) -> u32 {
        let bot = |seat: &&SeatOf| self.bot_of(seat).is_some();
        let awaited = |seat: &&SeatOf| self.awaiting.iter().any(|awaited| awaited.seat == seat.seat.number());
        self.seats.iter().filter(bot).filter(awaited).count() as u32
    }
}

/// A bot's move for a seat that is awaited. One that breaks off is no reason to let everybody wait: anything legal is done then.
pub(super) async fn choose(
    games: &Games,
    room: OwnedSemaphorePermit,
    live: &Live,
    seat: Seat,
    level: Level,
) -> Result<Accepted, PlayError> {
    let number = rand::rng().next_u64();
    let game = Arc::clone(&live.game);
    let topic = Topic { level, together: live.bots_awaited() };
    let decide = move |late: &dyn Fn() -> bool| {
        let chosen = game.choose(seat, level, number, &Budget::until(NODES, late))?;
        match game.decide(seat, chosen.get().as_bytes()) {
            Ok(accepted) => Ok(accepted),
            // What it imagined was not so: one step at a time.
            Err(_) => first_of(&*game, seat, &chosen),
        }
    };
    match games.thinkers.think(room, topic, decide).await {
        Ok(decided) => decided,
        Err(Broken) => {
            tracing::error!(game = %live.id, seat = seat.number(), ?level, "a bot failed; it does what is legal");
            let game = Arc::clone(&live.game);
            let anything = move |_: &dyn Fn() -> bool| game.legal(seat).map(|legal| first_of(&*game, seat, &legal));
            games.thinkers.think(games.thinkers.room().await?, topic, anything).await??
        }
    }
}

/// The first of these commands, or otherwise of all that are legal, on its own.
fn first_of(game: &dyn AnyGame, seat: Seat, commands: &RawValue) -> Result<Accepted, PlayError> {
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
    Err(refused.map_or_else(|| PlayError::Corrupt("nothing is legal".to_owned()), PlayError::from))
}

/// What a bot would submit in somebody's place, as JSON. It follows from what that seat knows and from the number alone: whether
/// it would be accepted is not tried, since that could tell what is hidden.
pub(super) fn advise(
    game: &dyn AnyGame,
    seat: Seat,
    level: Level,
    number: u64,
    late: &dyn Fn() -> bool,
) -> Result<Box<RawValue>, Refusal> {
    let chosen = game.choose(seat, level, number, &Budget::until(NODES, late))?;
    if chosen.get() != "[]" {
        return Ok(chosen);
    }
    // Nothing sensible is left: whatever is legal.
    let legal = game.legal(seat)?;
    let legal: Vec<Box<RawValue>> = serde_json::from_str(legal.get()).unwrap_or_default();
    let first: Vec<&RawValue> = legal.iter().map(AsRef::as_ref).take(1).collect();
    Ok(serde_json::value::to_raw_value(&first).unwrap_or(chosen))
}
