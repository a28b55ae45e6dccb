//! Planned moves: what a seat wants done when it is awaited, with alternatives and conditions.

use chrono::{DateTime, Utc};
use salon_domain::kernel::catalogue::Accepted;
use salon_domain::kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use utoipa::ToSchema;

use super::{Awaited, PlayError, live::Live, schemas::RulesetCommand};
use crate::store::{
    PlanRow,
    ids::{AccountId, PlanId},
};

/// When a plan acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Acts {
    /// As soon as the seat is awaited.
    #[default]
    AtOnce,
    /// Only when the time is up: a way out for somebody who would rather decide.
    AtDeadline,
}

impl Acts {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::AtDeadline => "at_deadline",
        }
    }
}

/// Something that has to be so, looked up in the seat's own view of the game. Exactly one of the tests is given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Where to look: a JSON Pointer (RFC 6901) into the seat's view.
    #[schema(max_length = 200, pattern = r"^(/[\s\S]*)?$", example = "/round")]
    pub path: String,
    /// It is exactly this; objects and arrays compared as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    pub is: Option<Value>,
    /// It is a number, and at least this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<i64>,
    /// It is a number, and at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i64>,
    /// It is an array, and one of its items is this; an object matches items that have all its members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    pub contains: Option<Value>,
}

impl Condition {
    /// Whether it is one test at a place that can be looked at.
    fn is_one_test(&self) -> bool {
        let tests = [self.is.is_some(), self.at_least.is_some(), self.at_most.is_some(), self.contains.is_some()];
        let pointer = self.path.is_empty() || self.path.starts_with('/');
        pointer && self.path.chars().count() <= 200 && tests.iter().filter(|test| **test).count() == 1
    }

    /// Whether it holds in this view.
    fn holds(&self, view: &Value) -> bool {
        let Some(found) = view.pointer(&self.path) else { return false };
        if let Some(value) = &self.is {
            return found == value;
        }
        if let Some(least) = self.at_least {
            return found.as_i64().is_some_and(|number| number >= least);
        }
        if let Some(most) = self.at_most {
            return found.as_i64().is_some_and(|number| number <= most);
        }
        let Some(wanted) = &self.contains else { return false };
        found.as_array().is_some_and(|items| items.iter().any(|item| matches(item, wanted)))
    }
}

fn matches(item: &Value, wanted: &Value) -> bool {
    match (item, wanted) {
        (Value::Object(has), Value::Object(wants)) => {
            wants.iter().all(|(key, value)| has.get(key).is_some_and(|own| matches(own, value)))
        }
        (item, wanted) => item == wanted,
    }
}

/// One thing to try.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// What has to be so; otherwise the next alternative is tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 20)]
    pub conditions: Vec<Condition>,
    /// The commands, all or nothing.
    #[schema(value_type = Vec<RulesetCommand>, min_items = 1, max_items = 100)]
    pub commands: Box<RawValue>,
}

/// What a seat plans.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanOrder {
    /// The decision it is for, as the ruleset names it.
    #[schema(min_length = 1, max_length = 50, pattern = "^[a-z][a-z0-9_]*$", example = "place_bid")]
    pub decision: String,
    /// When it acts.
    #[serde(default)]
    pub acts: Acts,
    /// What has to be so for the plan to be meant at all; until then it waits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 20)]
    pub conditions: Vec<Condition>,
    /// What is tried, in order: the first that is legal as a whole is played.
    #[schema(min_items = 1, max_items = 20)]
    pub alternatives: Vec<Alternative>,
}

/// A plan as it is kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Plan {
    /// Its id.
    pub id: PlanId,
    /// For which seat.
    pub seat: u8,
    /// The decision it is for.
    pub decision: String,
    /// When it acts.
    pub acts: Acts,
    /// What has to be so for the plan to be meant at all.
    pub conditions: Vec<Condition>,
    /// What is tried, in order.
    pub alternatives: Vec<Alternative>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
    #[serde(skip)]
    pub(super) account: AccountId,
}

/// The most alternatives of a plan, and conditions in one place.
const MOST: usize = 20;

impl PlanOrder {
    /// Whether such a plan can be kept: what it names exists, and its commands can be read.
    pub(super) fn check(&self, live: &Live) -> Result<(), PlayError> {
        let wrong = |at: String, why: &str| Err(PlayError::BadPlan(at, why.to_owned()));
        if !live.ruleset.about().decisions.contains(&self.decision.as_str()) {
            return wrong("/decision".to_owned(), "the ruleset knows no such decision");
        }
        if self.alternatives.is_empty() || self.alternatives.len() > MOST {
            return wrong("/alternatives".to_owned(), "from 1 to 20");
        }
        let bad = |conditions: &[Condition]| conditions.len() > MOST || !conditions.iter().all(Condition::is_one_test);
        if bad(&self.conditions) {
            return wrong("/conditions".to_owned(), "at most 20, each with a JSON Pointer and exactly one test");
        }
        for (index, alternative) in self.alternatives.iter().enumerate() {
            if bad(&alternative.conditions) {
                let at = format!("/alternatives/{index}/conditions");
                return wrong(at, "at most 20, each with a JSON Pointer and exactly one test");
            }
            if let Err(refusal) = live.ruleset.read_commands(alternative.commands.get().as_bytes()) {
                return Err(PlayError::BadPlanCommands(format!("/alternatives/{index}/commands"), refusal));
            }
        }
        Ok(())
    }
}

impl TryFrom<PlanRow> for Plan {
    type Error = PlayError;

    fn try_from(row: PlanRow) -> Result<Self, PlayError> {
        Ok(Self {
            id: row.id,
            seat: row.seat as u8,
            acts: if row.acts == Acts::AtDeadline.as_str() { Acts::AtDeadline } else { Acts::AtOnce },
            conditions: row.conditions.read()?,
            alternatives: row.alternatives.read()?,
            decision: row.decision,
            created_at: row.created_at,
            updated_at: row.updated_at,
            account: row.account_id,
        })
    }
}

/// What became of one alternative.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tried {
    /// Whether it would be played now.
    pub playable: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Live {
    /// The game as a seat sees it, to look conditions up in.
    pub(super) fn seen_by(&self, seat: u8) -> Option<(Seat, Value)> {
        let seat = Seat::new(seat)?;
        let view = self.game.view(Viewer::Seat(seat));
        Some((seat, serde_json::from_str(view.get()).ok()?))
    }

    /// The oldest plan for what a seat is awaited for, if it is meant as things stand.
    pub(super) fn applicable_plan(&self, awaited: &Awaited, acts: Acts) -> Option<&Plan> {
        let fits = |plan: &&Plan| plan.seat == awaited.seat && plan.acts == acts && plan.decision == awaited.decision;
        let mut plans = self.plans.iter().filter(fits).peekable();
        plans.peek()?;
        let (_, view) = self.seen_by(awaited.seat)?;
        plans.find(|plan| plan.conditions.iter().all(|condition| condition.holds(&view)))
    }

    /// The first alternative that is legal as a whole, or why each of them is not.
    pub(super) fn try_plan(&self, plan: &Plan) -> Result<(u32, Accepted), Vec<String>> {
        let Some((seat, view)) = self.seen_by(plan.seat) else { return Err(Vec::new()) };
        let mut reasons = Vec::new();
        for (index, alternative) in (0..).zip(&plan.alternatives) {
            match self.try_alternative(alternative, seat, &view) {
                Ok(accepted) => return Ok((index, accepted)),
                Err(reason) => reasons.push(reason),
            }
        }
        Err(reasons)
    }

    fn try_alternative(&self, alternative: &Alternative, seat: Seat, view: &Value) -> Result<Accepted, String> {
        if let Some(failed) = alternative.conditions.iter().find(|condition| !condition.holds(view)) {
            return Err(format!("the condition on {} does not hold", failed.path));
        }
        self.game.decide(seat, alternative.commands.get().as_bytes()).map_err(|refusal| refusal.to_string())
    }

    /// What would become of each alternative now. Nothing hidden is looked at: commands are tried out as a preview.
    pub(super) fn preview_plan(&self, order: &PlanOrder, seat: Seat) -> Vec<Tried> {
        let view = self.seen_by(seat.number()).map(|(_, view)| view).unwrap_or_default();
        let tried = |alternative: &Alternative| {
            let failed = alternative.conditions.iter().find(|condition| !condition.holds(&view));
            let reason = match failed {
                Some(failed) => Some(format!("the condition on {} does not hold", failed.path)),
                None => {
                    let preview = self.game.preview(seat, alternative.commands.get().as_bytes());
                    preview.err().map(|refusal| refusal.to_string())
                }
            };
            Tried { playable: reason.is_none(), reason }
        };
        order.alternatives.iter().map(tried).collect()
    }

    /// Whether the plan's own conditions hold now.
    pub(super) fn is_meant(&self, order: &PlanOrder, seat: Seat) -> bool {
        let view = self.seen_by(seat.number()).map(|(_, view)| view).unwrap_or_default();
        order.conditions.iter().all(|condition| condition.holds(&view))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn holds(condition: Value, view: &Value) -> bool {
        let condition: Condition = serde_json::from_value(condition).unwrap();
        assert!(condition.is_one_test());
        condition.holds(view)
    }

    #[test]
    fn conditions_look_into_the_view() {
        let view = json!({"round": 3, "auction": [{"id": 7, "size": "2x3"}, {"id": 9}], "tags": ["a"]});
        assert!(holds(json!({"path": "/round", "is": 3}), &view));
        assert!(!holds(json!({"path": "/round", "is": 4}), &view));
        assert!(holds(json!({"path": "/round", "at_least": 3}), &view));
        assert!(!holds(json!({"path": "/round", "at_most": 2}), &view));
        assert!(holds(json!({"path": "/auction", "contains": {"id": 7}}), &view));
        assert!(!holds(json!({"path": "/auction", "contains": {"id": 8}}), &view));
        assert!(holds(json!({"path": "/tags", "contains": "a"}), &view));
        assert!(!holds(json!({"path": "/nowhere", "is": 1}), &view));
        assert!(!holds(json!({"path": "/tags", "at_least": 0}), &view));
    }

    #[test]
    fn a_condition_is_one_test_at_a_pointer() {
        let one =
            |value: Value| serde_json::from_value::<Condition>(value).is_ok_and(|condition| condition.is_one_test());
        assert!(one(json!({"path": "/round", "is": 3})));
        assert!(!one(json!({"path": "/round"})));
        assert!(!one(json!({"path": "/round", "is": 3, "at_least": 1})));
        assert!(!one(json!({"path": "round", "is": 3})));
        assert!(!one(json!({"path": "/round", "equals": 3})));
    }
}
