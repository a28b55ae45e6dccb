//! What could be chosen at a coming decision, for composing plans.

use actix_web::{HttpResponse, post, web};
use salon_domain::kernel::DecisionWords;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::{RawBody, parse},
            caller::{Caller, Read},
            language::RequestLanguage,
        },
        shapes::{
            ruleset_values::RulesetCommand,
            words::{Choice, Words},
        },
        state::AppState,
    },
    model::ids::GameId,
    play::{self, PlanChoicesRequest},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(plan_choices);
}

/// Which coming decision, and what is chosen for it already.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PlanChoicesRequest)]
struct PlanChoicesBody {
    /// The kind of the decision; the next one of the seat if absent.
    #[serde(default)]
    #[schema(max_length = 50, example = "place_bid")]
    decision: Option<String>,
    /// The commands chosen so far, in order; none if absent.
    #[serde(default)]
    #[schema(value_type = Option<Vec<RulesetCommand>>, min_items = 1, max_items = 100)]
    commands: Option<Box<RawValue>>,
}

/// What could be chosen at a coming decision.
#[derive(Serialize, ToSchema)]
struct PlanChoices {
    /// The number of events so far.
    #[schema(minimum = 0)]
    version: i64,
    /// Whether the game is waiting for this decision now. Otherwise the answer is a forecast: what is legal then is decided then.
    certain: bool,
    /// The decision after the commands; null if none can be foreseen, and after a command that would reveal hidden information.
    decision: Option<PlannedDecision>,
    /// The commands that can be chosen then.
    choices: Vec<Choice>,
    /// The number of commands that were tried.
    tried: usize,
    /// The kind of the event that hides what follows, because it would reveal hidden information; null if all commands were tried.
    stops_at: Option<&'static str>,
    /// The same for people: what is not known yet.
    stops_at_words: Option<Words>,
}

/// A coming decision.
#[derive(Serialize, ToSchema)]
struct PlannedDecision {
    /// The decision, as the ruleset names it.
    #[schema(example = "place_bid")]
    kind: &'static str,
    /// A few words.
    #[schema(example = "Bid")]
    label: String,
    /// What has to be decided, as a sentence.
    sentence: String,
    /// Why, as a sentence. In a forecast it may mention what is only imagined.
    why: String,
}

impl From<(&'static str, DecisionWords)> for PlannedDecision {
    fn from((kind, words): (&'static str, DecisionWords)) -> Self {
        Self { kind, label: words.label, sentence: words.sentence, why: words.why }
    }
}

/// Show what a plan could choose.
///
/// What the caller's seat could choose at a coming decision, after some commands, as far as can be foreseen: the server imagines how
/// the game goes on until it is waiting for the seat. Uses only what the seat may know. If the game is waiting for the decision now,
/// these are the legal commands. With it a client lets a person compose a plan like a turn.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PlanChoicesBody, example = json!({"decision": "place_bid"})),
    responses((status = 200, description = "What could be chosen.", body = PlanChoices,
        headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({
        "version": 17, "certain": false, "tried": 0, "stops_at": null, "stops_at_words": null,
        "decision": {"kind": "place_bid", "label": "Bid", "sentence": "Seal a bid.", "why": "The auction is open."},
        "choices": [{
            "command": {"kind": "place_bid", "card": 7}, "label": "Bid 7", "sentence": "Seal a bid of 7.",
            "group": "bid", "group_label": "Bid", "parts": ["hand.0.7"], "piece": null
        }]
    }))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned", "game_not_running", "command_refused"]))),
)]
#[post("/v1/games/{id}/plan-choices")]
async fn plan_choices(
    state: web::Data<AppState>,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    language: RequestLanguage,
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: PlanChoicesBody = parse(&body.0)?;
    let asked = PlanChoicesRequest {
        decision: request.decision.as_deref(),
        commands: request.commands.as_ref().map(|commands| commands.get().as_bytes()),
        language: language.of_rules(),
    };
    let found = play::plan_choices(&state.games, (*id, caller.account), asked).await?;
    Ok(language.of(HttpResponse::Ok().json(PlanChoices {
        version: found.version,
        certain: found.certain,
        decision: found.decision.map(PlannedDecision::from),
        choices: Choice::all(found.choices),
        tried: found.tried,
        stops_at: found.stops_at,
        stops_at_words: found.stops_at_words.map(Words::from),
    })))
}
