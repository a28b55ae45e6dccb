//! Plans, in requests, answers and exports.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use utoipa::ToSchema;

use crate::{
    http::shapes::{ruleset_values::RulesetCommand, words::Words},
    model::{ids::PlanId, plan_trigger::PlanTrigger},
    play,
};

/// A condition on the seat's own view of the game. Exactly one of the tests is given.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Condition {
    /// A JSON Pointer (RFC 6901) into the seat's view.
    #[schema(max_length = 200, pattern = r"^(/[\s\S]*)?$", example = "/round")]
    path: String,
    /// The value equals this one; objects and arrays are compared as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    is: Option<Value>,
    /// The value is a number and at least this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at_least: Option<i64>,
    /// The value is a number and at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at_most: Option<i64>,
    /// The value is an array and one of its items is this; an object matches items that have all its members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    contains: Option<Value>,
}

impl From<Condition> for play::Condition {
    fn from(condition: Condition) -> Self {
        let Condition { path, is, at_least, at_most, contains } = condition;
        Self { path, is, at_least, at_most, contains }
    }
}

impl From<play::Condition> for Condition {
    fn from(condition: play::Condition) -> Self {
        let play::Condition { path, is, at_least, at_most, contains } = condition;
        Self { path, is, at_least, at_most, contains }
    }
}

/// One alternative of a plan.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Alternative {
    /// Conditions that must hold; otherwise the next alternative is tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 20)]
    conditions: Vec<Condition>,
    /// The commands, accepted all or none.
    #[schema(value_type = Vec<RulesetCommand>, min_items = 1, max_items = 100)]
    commands: Box<RawValue>,
}

impl From<Alternative> for play::Alternative {
    fn from(alternative: Alternative) -> Self {
        Self { conditions: converted(alternative.conditions), commands: alternative.commands }
    }
}

impl From<play::Alternative> for Alternative {
    fn from(alternative: play::Alternative) -> Self {
        Self { conditions: converted(alternative.conditions), commands: alternative.commands }
    }
}

/// Commands that a seat stores in advance for a decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PlanOrder)]
pub(in crate::http) struct PlanRequest {
    /// The decision the plan is for, as the ruleset names it.
    #[schema(min_length = 1, max_length = 50, pattern = "^[a-z][a-z0-9_]*$", example = "place_bid")]
    decision: String,
    /// When the plan is played.
    #[serde(default)]
    acts: PlanTrigger,
    /// Conditions that must hold for the plan to apply; until then it waits.
    #[serde(default)]
    #[schema(max_items = 20)]
    conditions: Vec<Condition>,
    /// The alternatives, tried in order: the first whose commands are all legal is played.
    #[schema(min_items = 1, max_items = 20)]
    alternatives: Vec<Alternative>,
}

impl From<PlanRequest> for play::NewPlan {
    fn from(request: PlanRequest) -> Self {
        Self {
            decision: request.decision,
            acts: request.acts,
            conditions: converted(request.conditions),
            alternatives: converted(request.alternatives),
        }
    }
}

/// A stored plan.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Plan {
    /// The id.
    pub(in crate::http) id: PlanId,
    /// The seat it belongs to.
    seat: u8,
    /// The decision it is for.
    decision: String,
    /// When it is played.
    acts: PlanTrigger,
    /// Conditions that must hold for the plan to apply.
    conditions: Vec<Condition>,
    /// The alternatives, tried in order.
    alternatives: Vec<Alternative>,
    /// When it was created.
    created_at: DateTime<Utc>,
    /// When it was last changed.
    updated_at: DateTime<Utc>,
    /// When it is played, for a person, if texts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    words: Option<Words>,
    /// For each alternative, what its commands do, if texts were asked for. Commands that cannot be foreseen, and those after them,
    /// are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Vec<Words>>, required = false)]
    alternatives_words: Option<Vec<Vec<Words>>>,
}

impl From<play::Plan> for Plan {
    fn from(plan: play::Plan) -> Self {
        Self {
            id: plan.id,
            seat: plan.seat,
            decision: plan.decision,
            acts: plan.acts,
            conditions: converted(plan.conditions),
            alternatives: converted(plan.alternatives),
            created_at: plan.created_at,
            updated_at: plan.updated_at,
            words: None,
            alternatives_words: None,
        }
    }
}

impl From<play::SaidPlan> for Plan {
    fn from(said: play::SaidPlan) -> Self {
        let alternatives = said.alternatives.into_iter().map(converted).collect();
        Self { words: Some(said.words.into()), alternatives_words: Some(alternatives), ..Self::from(said.plan) }
    }
}

fn converted<A, B: From<A>>(items: Vec<A>) -> Vec<B> {
    items.into_iter().map(B::from).collect()
}
