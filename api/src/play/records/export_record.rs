//! Exports a game: a finished one completely, with its seed; an unfinished one as far as the caller may see it.

use salon_domain::kernel::catalogue::AnyRuleset;
use salon_domain::kernel::{Seed, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    model::{
        event_view::EventView,
        game::{Actor, Status},
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::{
            game_session::{self, SeatOf},
            outcome::Outcome,
        },
    },
    store::{DealtRow, JsonText, MoveRow, PlayerRow},
};

/// The format of record files.
pub(in crate::play) const FORMAT: &str = "salon-record/1";

/// An exported game.
#[derive(Debug)]
pub enum Export {
    /// The complete record, which `salon replay FILE` can check.
    Finished(Box<FinishedRecord>),
    /// What the caller may see of an unfinished game.
    Unfinished(Box<UnfinishedRecord>),
}

/// The portable record of a finished game.
#[derive(Debug)]
pub struct FinishedRecord {
    /// `salon-record/1`.
    pub format: String,
    /// The game.
    pub game: GameId,
    /// How it ended.
    pub result: Outcome,
    /// The seats that were resigned and not taken over, which are placed last. This does not follow from the rules.
    pub resigned: Vec<u8>,
    /// Ruleset, table, seed, commitment, opening and moves.
    pub record: Box<RawValue>,
}

/// What the caller may see of an unfinished game.
#[derive(Debug)]
pub struct UnfinishedRecord {
    /// `salon-record/1`.
    pub format: String,
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// The edition, the number of seats and the options.
    pub table: Box<RawValue>,
    /// The SHA-256 of the seed.
    pub commitment: String,
    /// The events, as the caller may see them.
    pub events: Vec<EventView>,
}

/// A record in the form that the domain reads.
#[derive(Serialize)]
struct RecordJson<'a> {
    ruleset: &'a str,
    table: &'a RawValue,
    seed: Seed,
    commitment: String,
    opening: &'a RawValue,
    moves: Vec<MoveJson<'a>>,
}

#[derive(Serialize)]
struct MoveJson<'a> {
    seat: i16,
    #[serde(skip_serializing_if = "is_owner")]
    by: Actor,
    commands: &'a RawValue,
    events: &'a RawValue,
}

/// Records omit `by` for moves of the owner.
fn is_owner(by: &Actor) -> bool {
    *by == Actor::Owner
}

/// Returns the record of a stored game, including hidden information.
pub(in crate::play) fn record(row: &DealtRow, moves: &[MoveRow]) -> Result<Box<RawValue>, PlayError> {
    let seed = Seed::new(row.seed);
    let of_row = |row: &'_ MoveRow| -> Result<(i16, Actor, Box<RawValue>, Box<RawValue>), PlayError> {
        Ok((row.seat, row.actor, row.commands.read()?, row.events.read()?))
    };
    let moves = moves.iter().map(of_row).collect::<Result<Vec<_>, _>>()?;
    let record = RecordJson {
        ruleset: &row.game.ruleset,
        table: row.agreed.read()?,
        commitment: seed.commitment().to_string(),
        seed,
        opening: row.opening.read()?,
        moves: moves
            .iter()
            .map(|(seat, by, commands, events)| MoveJson { seat: *seat, by: *by, commands, events })
            .collect(),
    };
    serde_json::value::to_raw_value(&record).map_err(|error| PlayError::Corrupt(error.to_string()))
}

/// Returns the moves with events in the current form, which the OpenAPI document describes; older games store older forms.
fn in_current_form(ruleset: &'static dyn AnyRuleset, moves: Vec<MoveRow>) -> Result<Vec<MoveRow>, PlayError> {
    let rewrite = |row: MoveRow| {
        let stored: Vec<Box<RawValue>> = row.events.read()?;
        let texts: Vec<&str> = stored.iter().map(|event| event.get()).collect();
        let events = JsonText::of(&ruleset.read_events(&texts)?.stored());
        Ok(MoveRow { events, ..row })
    };
    moves.into_iter().map(rewrite).collect()
}

/// The resigned seats, in order.
pub(in crate::play) fn resigned_seats(players: &[PlayerRow]) -> Vec<u8> {
    let seats = players.iter().filter_map(SeatOf::of).filter(|seat| seat.resigned);
    let mut seats: Vec<u8> = seats.map(|seat| seat.seat.number()).collect();
    seats.sort_unstable();
    seats
}

/// Exports a game.
pub async fn export_record(games: &Games, id: GameId, account: AccountId) -> Result<Export, PlayError> {
    let session = games.current(id).await?;
    let viewer: Viewer = session.viewer(Some(account))?;
    let row = games.store.dealt(id, "").await?;
    let moves = games.store.moves_from(id, 0, i64::MAX).await?;
    // A sandbox may have been rewound between the two reads.
    let is_complete = moves.iter().map(|played| i64::from(played.count)).sum::<i64>() == row.game.version;
    // The owner of a sandbox may rewind its end and continue, so closed hands stay hidden.
    let hands_closed = session.sandbox.is_some_and(|sandbox| !sandbox.open_hands);
    if hands_closed || session.status != Status::Finished || row.game.result.is_none() || !is_complete {
        return Ok(Export::Unfinished(Box::new(UnfinishedRecord {
            format: FORMAT.to_owned(),
            game: id,
            ruleset: row.game.ruleset.clone(),
            table: row.agreed.read()?,
            commitment: session.game.commitment().to_string(),
            events: game_session::disclose(session.ruleset, &moves, 0, viewer)?,
        })));
    }
    let result = row.game.result.as_ref().map(JsonText::read).transpose()?;
    let players = games.store.players(&[id]).await?;
    Ok(Export::Finished(Box::new(FinishedRecord {
        format: FORMAT.to_owned(),
        game: id,
        result: result.ok_or_else(|| PlayError::Corrupt("a finished game without a result".to_owned()))?,
        resigned: resigned_seats(&players),
        record: record(&row, &in_current_form(session.ruleset, moves)?)?,
    })))
}
