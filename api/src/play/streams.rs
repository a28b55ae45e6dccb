//! Following a game, or all games of an account, without missing or repeating anything.

use std::time::{Duration, Instant};

use salon_domain::kernel::Viewer;
use serde::Serialize;
use tokio::{sync::watch, time::timeout};
use utoipa::ToSchema;

use super::{Awaited, EventView, Games, PlayError, Status, live};
use crate::store::ids::{AccountId, GameId};

/// Moves told at once.
const SOME: i64 = 200;

/// Follows one game.
pub struct GameStream {
    games: Games,
    id: GameId,
    account: Option<AccountId>,
    next: i64,
    woken: watch::Receiver<()>,
}

impl GameStream {
    /// Follows a game from event number `next` on.
    pub async fn open(games: &Games, id: GameId, account: Option<AccountId>, next: i64) -> Result<Self, PlayError> {
        // First the ear, then the eye: what happens in between is heard.
        let woken = games.wake.game(id);
        games.current(id).await?.viewer(account)?;
        Ok(Self { games: games.clone(), id, account, next: next.max(0), woken })
    }

    /// What happened next; nothing after `patience`; `None` when the game is over and everything was told.
    pub async fn next(&mut self, patience: Duration) -> Result<Option<Vec<EventView>>, PlayError> {
        for _ in 0..2 {
            self.woken.mark_unchanged();
            let live = self.games.current(self.id).await?;
            let viewer: Viewer = live.viewer(self.account)?;
            if live.version() > self.next {
                let moves = self.games.store.moves_from(self.id, self.next, SOME).await?;
                let events = live::disclose(live.ruleset, &moves, self.next, viewer)?;
                if let Some(last) = events.last() {
                    self.next = last.seq + 1;
                    return Ok(Some(events));
                }
            } else if live.status != Status::Running {
                return Ok(None);
            }
            if timeout(patience, self.woken.changed()).await.is_err() {
                break;
            }
        }
        Ok(Some(Vec::new()))
    }
}

/// What happened in one of the account's games: a move, or that the game began, was aborted or ended without one.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovePlace {
    /// The game.
    pub game: GameId,
    /// The version it is at by now.
    #[schema(minimum = 0)]
    pub version: i64,
    /// How far it is by now.
    pub status: Status,
    /// What the account is awaited for afterwards, if it is.
    pub awaited: Option<Awaited>,
    /// Whether it was a move.
    #[serde(skip)]
    pub moved: bool,
    /// Where the stream stands after it.
    #[serde(skip)]
    pub place: (i64, GameId, i64),
}

/// Follows all games of an account.
pub struct MyMoves {
    games: Games,
    account: AccountId,
    after: (i64, GameId, i64),
    woken: watch::Receiver<()>,
}

impl MyMoves {
    /// Follows from a place on; without one, from now on.
    pub async fn open(games: &Games, account: AccountId, after: Option<(i64, GameId, i64)>) -> Result<Self, PlayError> {
        let woken = games.wake.account(account);
        let after = match after {
            Some(after) => after,
            // Just before the oldest transaction that is still running: nothing after this moment can be missed.
            None => (games.store.horizon().await?, GameId::from(uuid::Uuid::nil()), -1),
        };
        Ok(Self { games: games.clone(), account, after, woken })
    }

    /// Where the stream stands.
    pub fn place(&self) -> (i64, GameId, i64) {
        self.after
    }

    /// What happened next; nothing after `patience`.
    pub async fn next(&mut self, patience: Duration) -> Result<Vec<MovePlace>, PlayError> {
        let begun = Instant::now();
        let mut soon = Duration::from_millis(5);
        loop {
            self.woken.mark_unchanged();
            let moves = self.games.store.moves_of_account(self.account, self.after, SOME).await?;
            if !moves.is_empty() {
                let mut told = Vec::with_capacity(moves.len());
                for place in moves {
                    let awaiting: Vec<Awaited> =
                        serde_json::from_str(&place.awaiting).map_err(|error| PlayError::Corrupt(error.to_string()))?;
                    let own = |awaited: &Awaited| Some(i16::from(awaited.seat)) == place.seat;
                    self.after = (place.tx, place.game_id, place.seq);
                    told.push(MovePlace {
                        game: place.game_id,
                        version: place.version,
                        status: Status::try_from(place.status.as_str())?,
                        moved: place.moved,
                        awaited: awaiting.into_iter().find(own),
                        place: self.after,
                    });
                }
                return Ok(told);
            }
            let left = patience.saturating_sub(begun.elapsed());
            // A move is told once every older transaction has ended. Nobody calls when they do: it has to be looked for.
            let wait = if self.games.store.holds_back(self.account, self.after).await? { soon.min(left) } else { left };
            soon = (soon * 2).min(Duration::from_millis(500));
            if timeout(wait, self.woken.changed()).await.is_err() && wait == left {
                return Ok(Vec::new());
            }
        }
    }
}
