//! The stream of one game: every event that its viewer may see, exactly once and in order.

use std::time::Duration;

use salon_domain::kernel::{Language, Names, Speech, Viewer};

use crate::{
    model::{
        event_view::EventView,
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::game_session::{self, EventReader},
    },
    signals::{ChangeListener, Found},
};

/// Moves read with one query.
const PAGE_SIZE: i64 = 200;

/// A position in the stream of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamCursor {
    /// The number of the next event.
    pub next: i64,
    /// The line of play of a sandbox; `None` for the current one.
    pub line: Option<i32>,
}

/// The next step of a stream.
#[derive(Debug)]
pub enum StreamStep {
    /// New events, and their line of play.
    Events(Vec<EventView>, Option<i32>),
    /// Moves were taken back: all events from this number on are void, and the stream continues from the cursor.
    Rewound(i64, StreamCursor),
    /// No change within the waiting time.
    Nothing,
    /// The game is over and all events were returned.
    Over,
}

/// The stream of one game. It reads the database only after a change.
pub struct GameStream {
    games: Games,
    id: GameId,
    account: Option<AccountId>,
    /// The language of the texts of events; `None` for events without texts.
    words: Option<Language>,
    next: i64,
    /// The line of play of a sandbox.
    line: Option<i32>,
    listener: ChangeListener,
}

impl GameStream {
    /// Opens a stream that starts at the cursor; its events have texts if a language is given.
    pub async fn open(
        games: &Games,
        (id, account): (GameId, Option<AccountId>),
        from: StreamCursor,
        words: Option<Language>,
    ) -> Result<Self, PlayError> {
        // Subscribe before reading, or a change in between is missed.
        let signals = games.signals.clone();
        let listener = ChangeListener::new(move || signals.games.subscribe(id));
        let session = games.current(id).await?;
        session.viewer(account)?;
        let line = session.line().map(|line| from.line.unwrap_or(line).clamp(0, line));
        Ok(Self { games: games.clone(), id, account, words, next: from.next.max(0), line, listener })
    }

    /// Returns the next step, or `Nothing` after the timeout.
    pub async fn next(&mut self, timeout: Duration) -> Result<StreamStep, PlayError> {
        let Self { games, id, account, words, next, line, listener } = self;
        let read = async || read_step(games, (*id, *account), *words, (next, line)).await;
        Ok(listener.next(timeout, read).await?.unwrap_or(StreamStep::Nothing))
    }
}

/// Reads one step and moves the position of the stream (the next event number and the line of play) behind it.
async fn read_step(
    games: &Games,
    (id, account): (GameId, Option<AccountId>),
    words: Option<Language>,
    (next, line): (&mut i64, &mut Option<i32>),
) -> Result<Found<StreamStep>, PlayError> {
    let session = games.current(id).await?;
    let viewer: Viewer = session.viewer(account)?;
    if let Some((seen, current)) = line.zip(session.line()).filter(|(seen, current)| seen != current) {
        // The lowest version of all rewinds since then: every event after it may be another one by now.
        let to = games.store.rewound_to(id, seen, current).await?.unwrap_or(0);
        (*next, *line) = ((*next).min(to), Some(current));
        return Ok(Found::Items(StreamStep::Rewound(to, StreamCursor { next: *next, line: *line })));
    }
    if session.version() > *next {
        let moves = games.store.moves_from(id, *next, PAGE_SIZE).await?;
        let names = match words {
            Some(_) => games.names(id).await?,
            None => Names::default(),
        };
        let speech = words.map(|language| Speech { language, names: &names });
        let events = game_session::disclose(session.ruleset, &moves, *next, EventReader { viewer, speech })?;
        if let Some(last) = events.last() {
            *next = last.seq + 1;
            return Ok(Found::Items(StreamStep::Events(events, *line)));
        }
    } else if session.status != Status::Running {
        return Ok(Found::Items(StreamStep::Over));
    }
    Ok(Found::Nothing)
}
