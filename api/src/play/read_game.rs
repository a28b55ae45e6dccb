//! Reading a game: views now and then, what is legal, scores, events.

use std::sync::Arc;

use salon_domain::kernel::catalogue::{AnyGame, Stored};
use salon_domain::kernel::score::Line;
use salon_domain::kernel::{Language, Seed, Viewer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use super::{Awaited, EventView, Games, PlayError, Status, live, live::Live};
use crate::store::ids::{AccountId, GameId};

/// Which view.
#[derive(Clone, Copy, Debug)]
pub struct ViewOrder {
    /// The game.
    pub game: GameId,
    /// Who asks.
    pub account: Option<AccountId>,
    /// What everybody sees, even if the asker plays.
    pub as_spectator: bool,
    /// What this seat sees, where the asker may know.
    pub from_seat: Option<u8>,
    /// At this version instead of the newest.
    pub at: Option<i64>,
}

/// A game as somebody may see it.
pub struct View {
    /// How many events had happened.
    pub version: i64,
    /// The line of play, in a sandbox: how often moves were taken back.
    pub line: Option<i32>,
    /// Tells deadlines apart, if the game is on a clock: they change between moves. Made of what is shown and of nothing else.
    pub revision: Option<String>,
    /// Its ruleset.
    pub ruleset: &'static str,
    /// How far the game is now.
    pub status: Status,
    /// The asker's seat, unless everybody's view was asked for.
    pub seat: Option<u8>,
    /// Whom the game waited for.
    pub awaiting: Vec<Awaited>,
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) viewer: Viewer,
}

impl View {
    /// The SHA-256 of the seed.
    pub fn commitment(&self) -> String {
        self.game.commitment().to_string()
    }

    /// The game as the ruleset shows it; not written before somebody wants it, since most who poll have it already.
    pub fn shown(&self) -> Box<RawValue> {
        self.game.view(self.viewer)
    }
}

/// What a seat may do.
pub struct Choices {
    /// How many events have happened.
    pub version: i64,
    /// The line of play, in a sandbox.
    pub line: Option<i32>,
    /// The seat.
    pub seat: u8,
    /// What it is awaited for, if it is.
    pub awaited: Option<Awaited>,
    /// Every legal command, as an array.
    pub legal: Box<RawValue>,
}

/// How the seats stand.
pub struct Scored {
    /// How many events have happened.
    pub version: i64,
    /// Whether it is final.
    pub finished: bool,
    /// The ruleset's scores, seat by seat.
    pub scores: Box<RawValue>,
    /// The tallies line by line, seat by seat.
    pub lines: Vec<Vec<Line>>,
}

/// A view of the game.
pub async fn read_view(games: &Games, order: ViewOrder) -> Result<View, PlayError> {
    let live = games.current(order.game).await?;
    let viewer = live.viewer_from(order.account, order.from_seat)?;
    let viewer = if order.as_spectator { Viewer::Spectator } else { viewer };
    let (game, awaiting) = match order.at {
        None => (Arc::clone(&live.game), live.awaiting.clone()),
        Some(at) => past(games, &live, at).await?,
    };
    Ok(View {
        version: game.seq() as i64,
        line: live.line(),
        revision: (order.at.is_none() && live.timing.rules.timed()).then(|| digest(&awaiting)),
        ruleset: live.ruleset.about().key,
        status: live.status,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        },
        awaiting,
        game,
        viewer,
    })
}

/// A few characters that tell what is awaited, and until when, apart.
fn digest(awaiting: &[Awaited]) -> String {
    let digest = Sha256::digest(serde_json::to_vec(awaiting).unwrap_or_default());
    hex::encode(digest.get(..6).unwrap_or_default())
}

/// The game as it was at an earlier version.
pub(super) async fn past(games: &Games, live: &Live, at: i64) -> Result<(Arc<dyn AnyGame>, Vec<Awaited>), PlayError> {
    if !(0..=live.version()).contains(&at) {
        return Err(PlayError::NoSuchVersion(live.version()));
    }
    let row = games.store.dealt(live.id, "").await?;
    let stored = Stored {
        table: row.agreed.as_str(),
        seed: Seed::new(row.seed),
        opening: row.opening.as_str(),
        snapshot: None,
        events: &[],
    };
    let game = live.ruleset.resume(&stored)?;
    // A move has at least one event, so this many are enough.
    let moves = games.store.moves_from(live.id, 0, at).await?;
    let mut events: Vec<Box<RawValue>> = Vec::new();
    let mut awaited = live::awaiting(&*game, &[], None, row.game.started_at.unwrap_or(row.game.created_at));
    for row in moves.iter().take_while(|row| row.seq < at) {
        events.extend(row.events.read::<Vec<Box<RawValue>>>()?);
        let whole = row.seq + i64::from(row.count) <= at;
        awaited = if whole {
            row.awaiting.read()?
        } else {
            let texts: Vec<&str> = events.iter().take(at as usize).map(|event| event.get()).collect();
            live::awaiting(&*game.advance(&texts)?, &awaited, Some(row.seat as u8), row.at)
        };
    }
    let texts: Vec<&str> = events.iter().take(at as usize).map(|event| event.get()).collect();
    Ok((game.advance(&texts)?.into(), awaited))
}

/// What the caller, or the seat it may look from, may do now.
pub async fn read_choices(
    games: &Games,
    game: GameId,
    account: AccountId,
    from_seat: Option<u8>,
) -> Result<Choices, PlayError> {
    let live = games.current(game).await?;
    let viewer = live.viewer_from(Some(account), from_seat)?;
    let seat = live.seats.iter().copied().find(|seat| viewer == Viewer::Seat(seat.seat));
    let seat = seat.ok_or(PlayError::NotAPlayer)?;
    let number = seat.seat.number();
    let running = live.status == Status::Running && !seat.resigned;
    Ok(Choices {
        version: live.version(),
        line: live.line(),
        seat: number,
        awaited: live.awaiting.iter().find(|awaited| running && awaited.seat == number).cloned(),
        legal: live.legal(seat)?,
    })
}

/// How the seats stand, as far as the caller can know.
pub async fn read_score(
    games: &Games,
    game: GameId,
    account: Option<AccountId>,
    language: Language,
) -> Result<Scored, PlayError> {
    let live = games.current(game).await?;
    let viewer = live.viewer(account)?;
    Ok(Scored {
        version: live.version(),
        finished: live.status == Status::Finished,
        scores: live.game.score(viewer),
        lines: live.game.explain(viewer, language),
    })
}

/// The events from number `from` on, as the caller may see them, at most so many.
pub async fn read_events(
    games: &Games,
    game: GameId,
    account: Option<AccountId>,
    from_seat: Option<u8>,
    from: i64,
    limit: i64,
) -> Result<Vec<EventView>, PlayError> {
    let live = games.current(game).await?;
    let viewer = live.viewer_from(account, from_seat)?;
    let moves = games.store.moves_from(game, from.max(0), limit).await?;
    let mut events = live::disclose(live.ruleset, &moves, from, viewer)?;
    events.truncate(usize::try_from(limit).unwrap_or(0));
    Ok(events)
}
