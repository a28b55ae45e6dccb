//! Following a game, or all games of an account, without missing or repeating anything.

use std::time::{Duration, Instant};

use salon_domain::kernel::Viewer;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Awaited, EventView, Games, PlayError, Status, ear::Ear, live};
use crate::store::ids::{AccountId, GameId};

/// Moves told at once.
const SOME: i64 = 200;

/// Where somebody stands who follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamPlace {
    /// The number of the next event.
    pub next: i64,
    /// The line of play, in a sandbox; without it, the one it is on.
    pub line: Option<i32>,
}

/// What somebody who follows a game is told next.
#[derive(Debug)]
pub enum StreamStep {
    /// These events, on this line.
    Events(Vec<EventView>, Option<i32>),
    /// Moves were taken back: everything from this event number on is void, and the stream goes on from the place.
    Rewound(i64, StreamPlace),
    /// Nothing happened.
    Nothing,
    /// The game is over and everything was told.
    Over,
}

/// Follows one game. While nothing happens it only waits: an idle one asks the database nothing.
pub struct GameStream {
    games: Games,
    id: GameId,
    account: Option<AccountId>,
    next: i64,
    /// The line of play it tells of, in a sandbox.
    line: Option<i32>,
    ear: Ear,
}

impl GameStream {
    /// Follows a game from a place on.
    pub async fn open(
        games: &Games,
        id: GameId,
        account: Option<AccountId>,
        from: StreamPlace,
    ) -> Result<Self, PlayError> {
        // First the ear, then the eye: what happens in between is heard.
        let wake = games.wake.clone();
        let ear = Ear::new(move || wake.game(id));
        let live = games.current(id).await?;
        live.viewer(account)?;
        let line = live.line().map(|line| from.line.unwrap_or(line).clamp(0, line));
        Ok(Self { games: games.clone(), id, account, next: from.next.max(0), line, ear })
    }

    /// What happened next; nothing after `patience`.
    pub async fn next(&mut self, patience: Duration) -> Result<StreamStep, PlayError> {
        let begun = Instant::now();
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            if !self.ear.is_worth_looking(left).await {
                return Ok(StreamStep::Nothing);
            }
            let live = self.games.current(self.id).await?;
            let viewer: Viewer = live.viewer(self.account)?;
            if let Some((told, line)) = self.line.zip(live.line()).filter(|(told, line)| told != line) {
                // The lowest of all that was not told yet: whatever came after it may be another by now.
                let to = self.games.store.rewound_to(self.id, told, line).await?.unwrap_or(0);
                (self.next, self.line) = (self.next.min(to), Some(line));
                return Ok(StreamStep::Rewound(to, StreamPlace { next: self.next, line: self.line }));
            }
            if live.version() > self.next {
                let moves = self.games.store.moves_from(self.id, self.next, SOME).await?;
                let events = live::disclose(live.ruleset, &moves, self.next, viewer)?;
                if let Some(last) = events.last() {
                    self.next = last.seq + 1;
                    return Ok(StreamStep::Events(events, self.line));
                }
            } else if live.status != Status::Running {
                return Ok(StreamStep::Over);
            }
            self.ear.all_was_told();
        }
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
    /// Whether moves were taken back.
    #[serde(skip)]
    pub rewound: bool,
    /// Where the stream stands after it.
    #[serde(skip)]
    pub place: (i64, GameId, i64),
}

/// Follows all games of an account. While nothing happens it only waits: an idle one asks the database nothing.
pub struct MyMoves {
    games: Games,
    account: AccountId,
    after: (i64, GameId, i64),
    ear: Ear,
}

impl MyMoves {
    /// Follows from a place on; without one, from now on.
    pub async fn open(games: &Games, account: AccountId, after: Option<(i64, GameId, i64)>) -> Result<Self, PlayError> {
        let wake = games.wake.clone();
        let ear = Ear::new(move || wake.account(account));
        let after = match after {
            Some(after) => after,
            // Just before the oldest transaction that is still running: nothing after this moment can be missed.
            None => (games.store.horizon().await?, GameId::from(uuid::Uuid::nil()), -1),
        };
        Ok(Self { games: games.clone(), account, after, ear })
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
            let left = patience.saturating_sub(begun.elapsed());
            if !self.ear.is_worth_looking(left).await {
                return Ok(Vec::new());
            }
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
                        rewound: place.rewound,
                        awaited: awaiting.into_iter().find(own),
                        place: self.after,
                    });
                }
                return Ok(told);
            }
            if !self.games.store.holds_back(self.account, self.after).await? {
                self.ear.all_was_told();
                continue;
            }
            // A move is told once every older transaction has ended. Nobody calls when they do: it has to be looked for.
            if left.is_zero() {
                return Ok(Vec::new());
            }
            self.ear.is_called(soon.min(left)).await;
            soon = (soon * 2).min(Duration::from_millis(500));
        }
    }
}
