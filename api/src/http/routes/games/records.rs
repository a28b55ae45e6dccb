//! Records: games as files.

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::{Caller, Read},
            etag,
        },
        shapes::{game::Outcome, play::EventView, ruleset_values::GameRecord},
        state::AppState,
    },
    model::ids::GameId,
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(export_record);
}

/// The record of a game.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = ExportedRecord)]
enum Export {
    /// The complete record, for `salon replay FILE` or any other verifier.
    Finished(Box<FinishedRecord>),
    /// The part of an unfinished game that the caller may see.
    Unfinished(Box<UnfinishedRecord>),
}

/// The complete record of a finished game.
#[derive(Serialize, ToSchema)]
struct FinishedRecord {
    /// `salon-record/1`.
    #[schema(example = "salon-record/1")]
    format: String,
    /// The game.
    game: GameId,
    /// How the game ended.
    result: Outcome,
    /// The seats that resigned and that no substitute took over: they are placed after all others. The rules cannot determine them.
    #[schema(example = json!([]))]
    resigned: Vec<u8>,
    /// Ruleset, table, seed, commitment, opening and moves.
    #[schema(value_type = GameRecord)]
    record: Box<RawValue>,
}

/// The part of an unfinished game that the caller may see.
#[derive(Serialize, ToSchema)]
struct UnfinishedRecord {
    /// `salon-record/1`.
    #[schema(example = "salon-record/1")]
    format: String,
    /// The game.
    game: GameId,
    /// Its ruleset.
    ruleset: String,
    /// The table: version of the rules, edition, seats and options.
    #[schema(value_type = Object)]
    table: Box<RawValue>,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The events so far, as the caller may see them.
    events: Vec<EventView>,
}

impl From<play::Export> for Export {
    fn from(export: play::Export) -> Self {
        match export {
            play::Export::Finished(record) => Self::Finished(Box::new(FinishedRecord {
                format: record.format,
                game: record.game,
                result: record.result.into(),
                resigned: record.resigned,
                record: record.record,
            })),
            play::Export::Unfinished(record) => Self::Unfinished(Box::new(UnfinishedRecord {
                format: record.format,
                game: record.game,
                ruleset: record.ruleset,
                table: record.table,
                commitment: record.commitment,
                events: EventView::all(record.events),
            })),
        }
    }
}

/// Export a game.
///
/// The complete record of a finished game, with its seed, so that `salon replay FILE` or another program can verify the deal against
/// the commitment and every event against the rules. Of an unfinished game, only the part that the caller may see.
#[utoipa::path(
    tag = "records",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses(
        (status = 200, description = "The record.", body = Export, example = json!({
            "format": "salon-record/1", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society",
            "table": {"version": 1, "edition": "1.1", "seats": 2, "options": {}},
            "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", "events": []
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}/record")]
async fn export_record(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Export::from(play::export_record(&state.games, *id, caller.account).await?))
}
