//! Reads a game: its view now or at an earlier version, legal commands, scores, events.

use std::sync::Arc;

use salon_domain::kernel::catalogue::{AnyGame, LegalChoice, Stored};
use salon_domain::kernel::score::Line;
use salon_domain::kernel::{Language, Names, Seed, Speech, Viewer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::{
    model::{
        event_view::EventView,
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::game_session::{self, AwaitedDecision, EventReader, GameSession},
    },
};

/// Which view to read.
#[derive(Clone, Copy, Debug)]
pub struct ViewRequest {
    /// The game.
    pub game: GameId,
    /// The caller.
    pub account: Option<AccountId>,
    /// The view of a spectator, even if the caller plays.
    pub as_spectator: bool,
    /// The view of this seat, if the caller may see it.
    pub from_seat: Option<u8>,
    /// An earlier version instead of the newest.
    pub at: Option<i64>,
}

/// A game as a caller may see it.
pub struct GameView {
    /// Its version.
    pub version: i64,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// Changes with the deadlines of a game with a clock, which also change between moves. Computed only from what is shown.
    pub revision: Option<String>,
    /// Its ruleset.
    pub ruleset: &'static str,
    /// The current status of the game.
    pub status: Status,
    /// The seat whose view it is; `None` for that of a spectator.
    pub seat: Option<u8>,
    /// The decisions the game waited for at that version.
    pub awaiting: Vec<AwaitedDecision>,
    pub(in crate::play) game: Arc<dyn AnyGame>,
    pub(in crate::play) viewer: Viewer,
}

impl GameView {
    /// The SHA-256 of the seed.
    pub fn commitment(&self) -> String {
        self.game.commitment().to_string()
    }

    /// The view as JSON. Computed on demand, since most polling clients already have it.
    pub fn to_json(&self) -> Box<RawValue> {
        self.game.view(self.viewer)
    }
}

/// The legal commands of a seat.
pub struct Choices {
    /// The version of the game.
    pub version: i64,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// The seat.
    pub seat: u8,
    /// The decision that the game waits for from the seat, if any.
    pub awaited: Option<AwaitedDecision>,
    /// All legal commands, as a JSON array.
    pub legal: Box<RawValue>,
    /// The same with their texts, if they were asked for.
    pub said: Option<Vec<LegalChoice>>,
}

/// The scores of the seats.
pub struct Scored {
    /// The version of the game.
    pub version: i64,
    /// Whether they are final.
    pub finished: bool,
    /// The ruleset's scores, seat by seat.
    pub scores: Box<RawValue>,
    /// The lines that explain each score, seat by seat.
    pub lines: Vec<Vec<Line>>,
}

/// Returns a view of the game.
pub async fn read_view(games: &Games, request: ViewRequest) -> Result<GameView, PlayError> {
    let session = games.current(request.game).await?;
    let viewer = session.viewer_from(request.account, request.from_seat)?;
    let viewer = if request.as_spectator { Viewer::Spectator } else { viewer };
    let (game, awaiting) = match request.at {
        None => (Arc::clone(&session.game), session.awaiting.clone()),
        Some(at) => game_at(games, &session, at).await?,
    };
    Ok(GameView {
        version: game.seq() as i64,
        line: session.line(),
        revision: (request.at.is_none() && session.timing.rules.timed()).then(|| digest(&awaiting)),
        ruleset: session.ruleset.about().key,
        status: session.status,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        },
        awaiting,
        game,
        viewer,
    })
}

/// A short digest of the awaited decisions and their deadlines.
fn digest(awaiting: &[AwaitedDecision]) -> String {
    let digest = Sha256::digest(serde_json::to_vec(awaiting).unwrap_or_default());
    hex::encode(digest.get(..6).unwrap_or_default())
}

/// Returns the game as it was at an earlier version, and the decisions it waited for.
pub(in crate::play) async fn game_at(
    games: &Games,
    session: &GameSession,
    at: i64,
) -> Result<(Arc<dyn AnyGame>, Vec<AwaitedDecision>), PlayError> {
    if !(0..=session.version()).contains(&at) {
        return Err(PlayError::NoSuchVersion(session.version()));
    }
    let row = games.store.dealt(session.id, "").await?;
    let stored = Stored {
        table: row.agreed.as_str(),
        seed: Seed::new(row.seed),
        opening: row.opening.as_str(),
        snapshot: None,
        events: &[],
    };
    let game = session.ruleset.resume(&stored)?;
    // A move has at least one event, so `at` moves are enough.
    let moves = games.store.moves_from(session.id, 0, at).await?;
    let mut events: Vec<Box<RawValue>> = Vec::new();
    let mut awaited = game_session::awaiting(&*game, &[], None, row.game.started_at.unwrap_or(row.game.created_at));
    for row in moves.iter().take_while(|row| row.seq < at) {
        events.extend(row.events.read::<Vec<Box<RawValue>>>()?);
        let whole = row.seq + i64::from(row.count) <= at;
        awaited = if whole {
            row.awaiting.read()?
        } else {
            let texts: Vec<&str> = events.iter().take(at as usize).map(|event| event.get()).collect();
            game_session::awaiting(&*game.advance(&texts)?, &awaited, Some(row.seat as u8), row.at)
        };
    }
    let texts: Vec<&str> = events.iter().take(at as usize).map(|event| event.get()).collect();
    Ok((game.advance(&texts)?.into(), awaited))
}

/// Returns the legal commands of the caller, or of a seat whose view it may see; with texts if a language is given.
pub async fn read_choices(
    games: &Games,
    (game, account): (GameId, AccountId),
    from_seat: Option<u8>,
    words: Option<Language>,
) -> Result<Choices, PlayError> {
    let session = games.current(game).await?;
    let viewer = session.viewer_from(Some(account), from_seat)?;
    let seat = session.seats.iter().copied().find(|seat| viewer == Viewer::Seat(seat.seat));
    let seat = seat.ok_or(PlayError::NotAPlayer)?;
    let number = seat.seat.number();
    let running = session.status == Status::Running && !seat.resigned;
    let said = match words {
        None => None,
        Some(_) if !running => Some(Vec::new()),
        Some(language) => {
            let names = games.names(game).await?;
            Some(session.game.choices(seat.seat, &Speech { language, names: &names })?)
        }
    };
    Ok(Choices {
        version: session.version(),
        line: session.line(),
        seat: number,
        awaited: session.awaiting.iter().find(|awaited| running && awaited.seat == number).cloned(),
        legal: session.legal(seat)?,
        said,
    })
}

/// Returns the scores, as far as the caller may know them.
pub async fn read_score(
    games: &Games,
    game: GameId,
    account: Option<AccountId>,
    language: Language,
) -> Result<Scored, PlayError> {
    let session = games.current(game).await?;
    let viewer = session.viewer(account)?;
    Ok(Scored {
        version: session.version(),
        finished: session.status == Status::Finished,
        scores: session.game.score(viewer),
        lines: session.game.explain(viewer, language),
    })
}

/// Which events to read.
#[derive(Clone, Copy, Debug)]
pub struct EventsRequest {
    /// The game.
    pub game: GameId,
    /// The caller.
    pub account: Option<AccountId>,
    /// As this seat sees them, if the caller may see its view.
    pub from_seat: Option<u8>,
    /// The number of the first event.
    pub from: i64,
    /// The most events to return.
    pub limit: i64,
    /// The language of their texts; `None` for events without texts.
    pub words: Option<Language>,
}

/// Returns events as the caller may see them.
pub async fn read_events(games: &Games, request: EventsRequest) -> Result<Vec<EventView>, PlayError> {
    let EventsRequest { game, account, from_seat, from, limit, words } = request;
    let session = games.current(game).await?;
    let viewer = session.viewer_from(account, from_seat)?;
    let moves = games.store.moves_from(game, from.max(0), limit).await?;
    let names = match words {
        Some(_) => games.names(game).await?,
        None => Names::default(),
    };
    let speech = words.map(|language| Speech { language, names: &names });
    let mut events = game_session::disclose(session.ruleset, &moves, from, EventReader { viewer, speech })?;
    events.truncate(usize::try_from(limit).unwrap_or(0));
    Ok(events)
}
