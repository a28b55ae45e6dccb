//! Taking games out.

use actix_web::{HttpRequest, HttpResponse, get, web};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{ApiError, Caller, Read, State, etag},
    play::{self, Export},
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(export_record);
}

/// Export a game.
///
/// A finished game whole, with its seed, so that `salon replay FILE` or anybody else can check the deal against the commitment
/// and every event against the rules. An unfinished game only as far as the caller may see it.
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
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &play::export_record(&state.games, *id, caller.account).await?)
}
