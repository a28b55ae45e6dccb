//! Rulesets.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, get, web};
use salon_domain::kernel::{self, catalogue, catalogue::AnyRuleset};
use salon_domain::rulesets::{find, offered};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::http::{
    answer::{code::Code, problem::ApiError},
    request::{caller::OptionalCaller, etag, language::RequestLanguage},
    shapes::{ruleset_values::RulesetComponents, words::Words},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_rulesets).service(show_ruleset).service(show_ruleset_words);
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
    #[schema(value_type = RulesetComponents)]
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
            "options_schema": {"type": "object"}, "command_schema": {"oneOf": []},
            "components": {
                "version": 1, "wall": {"w": 12, "h": 9, "stars": [[5, 4]], "eyeline_rows": [3]},
                "paintings": [
                    {"id": "P001", "w": 2, "h": 2, "value": 3, "type": "city_life", "frame": "gold", "starting": false}
                ],
                "decor": [{"w": 1, "h": 1, "shields": 1, "count": 48}], "bid_cards": [1, 2], "starting_bids": [1, 2],
                "track": 50
            }
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/rulesets/{key}")]
async fn show_ruleset(http: HttpRequest, _: OptionalCaller, key: web::Path<String>) -> Result<HttpResponse, ApiError> {
    let ruleset = find(&key).map_err(|refusal| ApiError::new(Code::NotFound).refused(refusal, None))?;
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

/// What people read about a ruleset, in the language of `Content-Language`.
#[derive(Serialize, ToSchema)]
struct RulesetWords {
    /// The editions, by key.
    #[schema(value_type = HashMap<String, Words>)]
    editions: BTreeMap<String, kernel::Words>,
    /// The options, by name.
    #[schema(value_type = HashMap<String, OptionWords>)]
    options: BTreeMap<String, catalogue::OptionWords>,
    /// The names of other values in views and events, such as types, phases and places, by kind of value, then by value.
    vocabulary: BTreeMap<String, BTreeMap<String, String>>,
    /// The phases of a game, by kind; none for a ruleset without phases.
    #[schema(value_type = HashMap<String, Words>)]
    phases: BTreeMap<String, kernel::Words>,
    /// The printed components.
    #[schema(value_type = Vec<ComponentWords>)]
    components: Vec<kernel::ComponentWords>,
}

/// What people read about an option.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
struct OptionWords {
    /// A few words.
    #[schema(example = "Goal")]
    label: String,
    /// A whole sentence.
    sentence: String,
    /// Its values, if they are listed.
    #[schema(value_type = HashMap<String, Words>)]
    values: BTreeMap<String, Words>,
}

/// What people read about a printed component.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
struct ComponentWords {
    /// What kind of component it is.
    #[schema(example = "painting")]
    kind: String,
    /// Its id in views, events and commands.
    #[schema(example = "P013")]
    id: String,
    /// A few words.
    #[schema(example = "City Life 3×2")]
    label: String,
    /// A whole sentence.
    sentence: String,
}

/// Show the words of a ruleset.
///
/// The names of its editions, options, components and of other values in views and events, in one language.
#[utoipa::path(
    tag = "rulesets",
    security((), ("bearer" = ["read"])),
    params(
        ("key" = String, Path, description = "Key of the ruleset", example = "art_society"),
        ("Accept-Language" = Option<String>, Header,
            description = "The language: `en` or `fr`; by default that of the account, else English"),
    ),
    responses(
        (status = 200, description = "The words.", body = RulesetWords,
            headers(("Content-Language" = String, description = "The language of the words.")), example = json!({
            "editions": {"1.1": {"label": "1.1", "sentence": "The second printing."}}, "options": {},
            "vocabulary": {"frame": {"gold": "gold"}},
            "phases": {"bidding": {"label": "Bidding", "sentence": "Every player seals a bid for the paintings of the auction."}},
            "components": [{"kind": "painting", "id": "P013", "label": "City Life 3×2", "sentence": "A painting of city life."}]
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/rulesets/{key}/words")]
async fn show_ruleset_words(
    http: HttpRequest,
    _: OptionalCaller,
    key: web::Path<String>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let ruleset = find(&key).map_err(|refusal| ApiError::new(Code::NotFound).refused(refusal, None))?;
    let catalogue::RulesetWords { editions, options, vocabulary, phases, components } =
        ruleset.words(language.of_rules());
    let body = RulesetWords { editions, options, vocabulary, phases, components };
    Ok(language.of(etag::json(&http, &body)?))
}
