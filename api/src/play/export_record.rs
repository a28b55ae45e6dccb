//! Taking a game out: a finished one whole, with its seed; an unfinished one as far as the asker may see it.

use salon_domain::kernel::catalogue::AnyRuleset;
use salon_domain::kernel::{Seed, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{Actor, EventView, Games, Outcome, PlayError, SeatOf, Status, live, schemas::GameRecord};
use crate::store::{
    DealtRow, JsonText, MoveRow, PlayerRow,
    ids::{AccountId, GameId},
};

/// What a record file calls itself.
pub(super) const FORMAT: &str = "salon-record/1";

/// A game taken out.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Export {
    /// Everything, for `salon replay FILE` or anybody who wants to check it.
    Finished(Box<FinishedRecord>),
    /// What the asker may see of a game that is not over.
    Unfinished(Box<UnfinishedRecord>),
}

/// The portable record of a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub struct FinishedRecord {
    /// `salon-record/1`.
    #[schema(example = "salon-record/1")]
    pub format: String,
    /// The game.
    pub game: GameId,
    /// How it ended.
    pub result: Outcome,
    /// The seats that were given up and not taken over by anybody: they come after all others. The rules cannot tell.
    #[schema(example = json!([]))]
    pub resigned: Vec<u8>,
    /// Ruleset, table, seed, commitment, opening and moves.
    #[schema(value_type = GameRecord)]
    pub record: Box<RawValue>,
}

/// What the asker may see of a game that is not over.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnfinishedRecord {
    /// `salon-record/1`.
    #[schema(example = "salon-record/1")]
    pub format: String,
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// What was agreed.
    #[schema(value_type = Object)]
    pub table: Box<RawValue>,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// What has happened, as the asker may see it.
    pub events: Vec<EventView>,
}

/// A record as the domain reads it.
#[derive(Serialize)]
struct Record<'a> {
    ruleset: &'a str,
    table: &'a RawValue,
    seed: Seed,
    commitment: String,
    opening: &'a RawValue,
    moves: Vec<Move<'a>>,
}

#[derive(Serialize)]
struct Move<'a> {
    seat: i16,
    #[serde(skip_serializing_if = "is_owner")]
    by: Actor,
    commands: &'a RawValue,
    events: &'a RawValue,
}

/// What a record leaves out.
fn is_owner(by: &Actor) -> bool {
    *by == Actor::Owner
}

/// The domain's record of a stored game, with everything hidden in it.
pub(super) fn record(row: &DealtRow, moves: &[MoveRow]) -> Result<Box<RawValue>, PlayError> {
    let seed = Seed::new(row.seed);
    let of_row = |row: &'_ MoveRow| -> Result<(i16, Actor, Box<RawValue>, Box<RawValue>), PlayError> {
        Ok((row.seat, Actor::try_from(row.actor.as_str())?, row.commands.read()?, row.events.read()?))
    };
    let moves = moves.iter().map(of_row).collect::<Result<Vec<_>, _>>()?;
    let record = Record {
        ruleset: &row.game.ruleset,
        table: row.agreed.read()?,
        commitment: seed.commitment().to_string(),
        seed,
        opening: row.opening.read()?,
        moves: moves
            .iter()
            .map(|(seat, by, commands, events)| Move { seat: *seat, by: *by, commands, events })
            .collect(),
    };
    serde_json::value::to_raw_value(&record).map_err(|error| PlayError::Corrupt(error.to_string()))
}

/// The moves with their events in the form that the document describes: those of older games may be stored in another.
fn documented(ruleset: &'static dyn AnyRuleset, moves: Vec<MoveRow>) -> Result<Vec<MoveRow>, PlayError> {
    let rewrite = |row: MoveRow| {
        let stored: Vec<Box<RawValue>> = row.events.read()?;
        let texts: Vec<&str> = stored.iter().map(|event| event.get()).collect();
        let events = JsonText::of(&ruleset.read_events(&texts)?.stored());
        Ok(MoveRow { events, ..row })
    };
    moves.into_iter().map(rewrite).collect()
}

/// The seats that were given up, in order.
pub(super) fn resigned_seats(players: &[PlayerRow]) -> Vec<u8> {
    let seats = players.iter().filter_map(SeatOf::of).filter(|seat| seat.resigned);
    let mut seats: Vec<u8> = seats.map(|seat| seat.seat.number()).collect();
    seats.sort_unstable();
    seats
}

/// Takes a game out.
pub async fn export_record(games: &Games, id: GameId, account: AccountId) -> Result<Export, PlayError> {
    let live = games.current(id).await?;
    let viewer: Viewer = live.viewer(Some(account))?;
    let row = games.store.dealt(id, "").await?;
    let moves = games.store.moves_from(id, 0, i64::MAX).await?;
    // Moves of a sandbox may have been taken back meanwhile: what was read together tells whether it is whole.
    let whole = moves.iter().map(|played| i64::from(played.count)).sum::<i64>() == row.game.version;
    // The owner of a sandbox may take its end back and play on: hands that are closed stay so.
    let closed = live.sandbox.is_some_and(|sandbox| !sandbox.open_hands);
    if closed || live.status != Status::Finished || row.game.result.is_none() || !whole {
        return Ok(Export::Unfinished(Box::new(UnfinishedRecord {
            format: FORMAT.to_owned(),
            game: id,
            ruleset: row.game.ruleset.clone(),
            table: row.agreed.read()?,
            commitment: live.game.commitment().to_string(),
            events: live::disclose(live.ruleset, &moves, 0, viewer)?,
        })));
    }
    let result = row.game.result.as_ref().map(JsonText::read).transpose()?;
    let players = games.store.players(&[id]).await?;
    Ok(Export::Finished(Box::new(FinishedRecord {
        format: FORMAT.to_owned(),
        game: id,
        result: result.ok_or_else(|| PlayError::Corrupt("a finished game without a result".to_owned()))?,
        resigned: resigned_seats(&players),
        record: record(&row, &documented(live.ruleset, moves)?)?,
    })))
}
