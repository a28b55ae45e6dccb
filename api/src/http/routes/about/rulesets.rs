//! Rulesets.

use actix_web::{HttpRequest, HttpResponse, get, web};
use salon_domain::kernel::catalogue::AnyRuleset;
use salon_domain::rulesets::{find, offered};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{
    answer::{code::Code, problem::ApiError},
    request::{caller::OptionalCaller, etag},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_rulesets).service(show_ruleset);
}

/// A ruleset in short.
#[derive(Serialize, ToSchema)]
struct RulesetSummary {
    /// The stable name.
    #[schema(example = "art_society")]
    key: &'static str,
    /// The name for a person.
    #[schema(example = "Art Society")]
    title: &'static str,
    /// The version of the rules that new games use.
    #[schema(minimum = 1)]
    version: u32,
    /// The least number of seats.
    #[schema(minimum = 1, maximum = 8)]
    fewest_seats: u8,
    /// The greatest number of seats.
    #[schema(minimum = 1, maximum = 8)]
    most_seats: u8,
    /// The printed editions.
    editions: Vec<&'static str>,
    /// The edition of games that name none.
    default_edition: &'static str,
}

/// All rulesets.
#[derive(Serialize, ToSchema)]
struct Rulesets {
    /// The rulesets.
    items: Vec<RulesetSummary>,
}

/// A ruleset with everything a client needs to display and play it.
#[derive(Serialize, ToSchema)]
struct Ruleset {
    /// The ruleset in short.
    #[serde(flatten)]
    summary: RulesetSummary,
    /// The decisions that a game can wait for.
    decisions: Vec<&'static str>,
    /// The kinds of commands.
    commands: Vec<&'static str>,
    /// The kinds of events.
    events: Vec<&'static str>,
    /// The codes with which its rules refuse a command.
    rejections: Vec<&'static str>,
    /// The JSON Schema (2020-12) of its options.
    #[schema(value_type = Object)]
    options_schema: Value,
    /// The JSON Schema of its commands.
    #[schema(value_type = Object)]
    command_schema: Value,
    /// The printed components, for clients to draw.
    #[schema(value_type = Object)]
    components: Value,
}

impl From<&dyn AnyRuleset> for RulesetSummary {
    fn from(ruleset: &dyn AnyRuleset) -> Self {
        let about = ruleset.about();
        Self {
            key: about.key,
            title: about.title,
            version: about.version,
            fewest_seats: about.fewest_seats,
            most_seats: about.most_seats,
            editions: about.editions.to_vec(),
            default_edition: about.default_edition,
        }
    }
}

/// List rulesets.
///
/// All rulesets that can be played, in short.
#[utoipa::path(
    tag = "rulesets",
    security((), ("bearer" = ["read"])),
    responses(
        (status = 200, description = "All rulesets.", body = Rulesets, example = json!({"items": [{
            "key": "art_society", "title": "Art Society", "version": 1, "fewest_seats": 2, "most_seats": 4,
            "editions": ["1.0", "1.1", "fr"], "default_edition": "1.1"
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/rulesets")]
async fn list_rulesets(http: HttpRequest, _: OptionalCaller) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Rulesets { items: offered().map(RulesetSummary::from).collect() })
}

/// Show a ruleset.
///
/// With the schemas of its options and commands, its decisions, events and rejections, and its printed components.
#[utoipa::path(
    tag = "rulesets",
    security((), ("bearer" = ["read"])),
    params(("key" = String, Path, description = "Key of the ruleset", example = "art_society")),
    responses(
        (status = 200, description = "The ruleset.", body = Ruleset, example = json!({
            "key": "art_society", "title": "Art Society", "version": 1, "fewest_seats": 2, "most_seats": 4,
            "editions": ["1.0", "1.1", "fr"], "default_edition": "1.1", "decisions": ["place_bid"],
            "commands": ["place_bid"], "events": ["bid_sealed"], "rejections": ["card_not_in_hand"],
            "options_schema": {"type": "object"}, "command_schema": {"oneOf": []}, "components": {"track": 50}
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/rulesets/{key}")]
async fn show_ruleset(http: HttpRequest, _: OptionalCaller, key: web::Path<String>) -> Result<HttpResponse, ApiError> {
    let ruleset = find(&key).map_err(|refusal| ApiError::new(Code::NotFound).detail(refusal.to_string()))?;
    let (about, schemas) = (ruleset.about(), ruleset.schemas());
    etag::json(
        &http,
        &Ruleset {
            summary: RulesetSummary::from(ruleset),
            decisions: about.decisions.to_vec(),
            commands: about.commands.to_vec(),
            events: about.events.to_vec(),
            rejections: about.rejections.to_vec(),
            options_schema: schemas.options.to_value(),
            command_schema: schemas.command.to_value(),
            components: ruleset.components(),
        },
    )
}
