//! Keeping the seats of those who resigned, so that nobody's game dies: the first legal command, until there are bots.

use std::time::Duration;

use serde_json::value::RawValue;

use super::{Games, PlayError, Status, submit_commands::append};
use crate::store::ids::GameId;

/// Games looked after at once.
const SOME: i64 = 100;
/// Decisions for one game at once; no game needs so many without anybody else.
const MOST: usize = 1000;
/// How often it looks without being told: for what a server that died left undone.
const LOOK: Duration = Duration::from_secs(10);

/// Plays for seats that were given up, for ever. Several servers may do so: a move is appended once.
pub async fn keep_resigned_seats(games: Games) {
    loop {
        games.wake.seats_to_keep(LOOK).await;
        match games.store.games_awaiting_resigned(SOME).await {
            Ok(ids) => {
                for id in ids {
                    if let Err(error) = keep(&games, id).await {
                        tracing::warn!(%error, game = %id, "a resigned seat could not be kept");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for resigned seats"),
        }
    }
}

async fn keep(games: &Games, id: GameId) -> Result<(), PlayError> {
    let slot = games.cache.slot(id);
    let mut slot = slot.lock().await;
    let mut live = games.load(id).await?;
    for _ in 0..MOST {
        let next = live
            .seats
            .iter()
            .copied()
            .find(|seat| seat.resigned && live.awaiting.iter().any(|awaited| awaited.seat == seat.seat.number()));
        let Some(seat) = next.filter(|_| live.status == Status::Running) else { break };
        let legal = live.game.legal(seat.seat)?;
        let commands: Vec<&RawValue> =
            serde_json::from_str(legal.get()).map_err(|error| PlayError::Corrupt(error.to_string()))?;
        let Some(first) = commands.first() else { break };
        let accepted = live.game.decide(seat.seat, format!("[{}]", first.get()).as_bytes())?;
        if append(games, &mut live, seat, None, accepted, None).await?.is_none() {
            // Somebody else moved: look again later.
            games.wake.keep_seats_soon();
            break;
        }
    }
    *slot = Some(live);
    Ok(())
}
