//! Plans: commands that a seat stores in advance, with alternatives and conditions.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use salon_domain::args;
use salon_domain::kernel::catalogue::Accepted;
use salon_domain::kernel::{Language, Refusal, Seat, Speech, Viewer, Words};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    model::{
        ids::{AccountId, PlanId},
        plan_trigger::PlanTrigger,
    },
    play::{
        error::PlayError,
        session::game_session::{AwaitedDecision, GameSession},
    },
    store::PlanRow,
    words::{self, texts},
};

/// A condition on the seat's own view of the game. Exactly one of the tests is given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// A JSON Pointer (RFC 6901) into the seat's view.
    pub path: String,
    /// The value equals this; objects and arrays are compared as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is: Option<Value>,
    /// The value is a number, and at least this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<i64>,
    /// The value is a number, and at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i64>,
    /// The value is an array, and one of its items is this; an object matches items that have all its members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contains: Option<Value>,
}

impl Condition {
    /// Whether it has a valid pointer and exactly one test.
    fn is_valid(&self) -> bool {
        let tests = [self.is.is_some(), self.at_least.is_some(), self.at_most.is_some(), self.contains.is_some()];
        let pointer = self.path.is_empty() || self.path.starts_with('/');
        pointer && self.path.chars().count() <= MAX_POINTER_CHARS && tests.iter().filter(|test| **test).count() == 1
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

/// One alternative of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// If one of these does not hold, the next alternative is tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// The commands; played only if all of them are legal.
    pub commands: Box<RawValue>,
}

impl Alternative {
    /// Returns the first condition that does not hold in this view.
    fn failed_condition(&self, view: &Value) -> Option<Obstacle> {
        let index = self.conditions.iter().position(|condition| !condition.holds(view))?;
        Some(Obstacle::Condition { index, of: self.conditions.len() })
    }
}

/// A plan as a seat submits it.
#[derive(Clone, Debug)]
pub struct NewPlan {
    /// The decision it is for, as the ruleset names it.
    pub decision: String,
    /// When it acts.
    pub acts: PlanTrigger,
    /// While one of these does not hold, the plan waits.
    pub conditions: Vec<Condition>,
    /// Tried in this order; the first that is legal as a whole is played.
    pub alternatives: Vec<Alternative>,
}

/// A stored plan.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Its id.
    pub id: PlanId,
    /// The seat it is for.
    pub seat: u8,
    /// The decision it is for.
    pub decision: String,
    /// When it acts.
    pub acts: PlanTrigger,
    /// While one of these does not hold, the plan waits.
    pub conditions: Vec<Condition>,
    /// Tried in this order.
    pub alternatives: Vec<Alternative>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
    pub(in crate::play) account: AccountId,
}

/// Alternatives of a plan.
const MAX_ALTERNATIVES: usize = 20;
/// Conditions of a plan, and of one alternative.
const MAX_CONDITIONS: usize = 20;
/// Characters of a JSON Pointer.
const MAX_POINTER_CHARS: usize = 200;

impl NewPlan {
    /// Checks that the decision exists, the conditions are valid and the commands can be parsed.
    pub(in crate::play) fn check(&self, session: &GameSession) -> Result<(), PlayError> {
        let wrong = |at: String, why| Err(PlayError::InvalidInput(at, why));
        if !session.ruleset.about().decisions.contains(&self.decision.as_str()) {
            return wrong("/decision".to_owned(), texts("input-plan-decision", &args![]));
        }
        if self.alternatives.is_empty() || self.alternatives.len() > MAX_ALTERNATIVES {
            return wrong(
                "/alternatives".to_owned(),
                texts("input-plan-alternatives", &args!["most" => MAX_ALTERNATIVES]),
            );
        }
        let bad =
            |conditions: &[Condition]| conditions.len() > MAX_CONDITIONS || !conditions.iter().all(Condition::is_valid);
        let conditions = || texts("input-plan-conditions", &args!["most" => MAX_CONDITIONS]);
        if bad(&self.conditions) {
            return wrong("/conditions".to_owned(), conditions());
        }
        for (index, alternative) in self.alternatives.iter().enumerate() {
            if bad(&alternative.conditions) {
                return wrong(format!("/alternatives/{index}/conditions"), conditions());
            }
            if let Err(refusal) = session.ruleset.read_commands(alternative.commands.get().as_bytes()) {
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
            acts: if row.acts == PlanTrigger::AtDeadline.as_str() {
                PlanTrigger::AtDeadline
            } else {
                PlanTrigger::AtOnce
            },
            conditions: row.conditions.read()?,
            alternatives: row.alternatives.read()?,
            decision: row.decision,
            created_at: row.created_at,
            updated_at: row.updated_at,
            account: row.account_id,
        })
    }
}

/// Why an alternative is not played.
#[derive(Clone, Debug)]
pub enum Obstacle {
    /// A condition does not hold.
    Condition {
        /// Its index among the conditions of the alternative.
        index: usize,
        /// The number of conditions.
        of: usize,
    },
    /// The rules refuse its commands.
    Refused(Refusal),
}

impl Obstacle {
    /// Says it to a person.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Refused(refusal) => refusal.sentence(language),
            Self::Condition { index, of } => {
                // The only condition needs no number.
                let number = if *of == 1 { 0 } else { index + 1 };
                words::text(language, "plan-condition", &args!["number" => number])
            }
        }
    }

    /// Says it to a person in two lengths.
    pub fn words(&self, language: Language) -> Words {
        let label = match self {
            Self::Refused(refusal) => match refusal.label(language) {
                Some(label) => label.to_owned(),
                None => words::text(language, "plan-refused", &args![]),
            },
            Self::Condition { .. } => words::messages().attribute(language, "plan-condition", "label", &args![]),
        };
        Words { label, sentence: self.sentence(language) }
    }

    /// Says it in every language, for a notice, whose reader may have any.
    pub fn texts(&self) -> BTreeMap<String, String> {
        Language::ALL.into_iter().map(|language| (language.tag().to_owned(), self.sentence(language))).collect()
    }
}

/// The result of trying one alternative.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Why it would not be played now; `None` if it would.
    pub obstacle: Option<Obstacle>,
    /// The kind of the event that would reveal something hidden, and what is not known yet. Commands after it are not tried.
    pub stops_at: Option<(&'static str, Words)>,
}

impl GameSession {
    /// The view of a seat, in which conditions are evaluated.
    pub(in crate::play) fn seen_by(&self, seat: u8) -> Option<(Seat, Value)> {
        let seat = Seat::new(seat)?;
        let view = self.game.view(Viewer::Seat(seat));
        Some((seat, serde_json::from_str(view.get()).ok()?))
    }

    /// The oldest plan for an awaited decision whose conditions hold, or `None`.
    pub(in crate::play) fn applicable_plan(&self, awaited: &AwaitedDecision, acts: PlanTrigger) -> Option<&Plan> {
        let fits = |plan: &&Plan| plan.seat == awaited.seat && plan.acts == acts && plan.decision == awaited.decision;
        let mut plans = self.plans.iter().filter(fits).peekable();
        plans.peek()?;
        let (_, view) = self.seen_by(awaited.seat)?;
        plans.find(|plan| plan.conditions.iter().all(|condition| condition.holds(&view)))
    }

    /// Returns the first alternative that is legal as a whole, or why each of them is not.
    pub(in crate::play) fn try_plan(&self, plan: &Plan) -> Result<(u32, Accepted), Vec<Obstacle>> {
        let Some((seat, view)) = self.seen_by(plan.seat) else { return Err(Vec::new()) };
        let mut obstacles = Vec::new();
        for (index, alternative) in (0..).zip(&plan.alternatives) {
            match self.try_alternative(alternative, seat, &view) {
                Ok(accepted) => return Ok((index, accepted)),
                Err(obstacle) => obstacles.push(obstacle),
            }
        }
        Err(obstacles)
    }

    fn try_alternative(&self, alternative: &Alternative, seat: Seat, view: &Value) -> Result<Accepted, Obstacle> {
        if let Some(failed) = alternative.failed_condition(view) {
            return Err(failed);
        }
        self.game.decide(seat, alternative.commands.get().as_bytes()).map_err(Obstacle::Refused)
    }

    /// Tries each alternative. Commands are only previewed, so that the result reveals nothing hidden.
    pub(in crate::play) fn preview_plan(&self, request: &NewPlan, seat: Seat, language: Language) -> Vec<Tried> {
        let view = self.seen_by(seat.number()).map(|(_, view)| view).unwrap_or_default();
        let preview = |alternative: &Alternative| {
            if let Some(failed) = alternative.failed_condition(&view) {
                return Err(failed);
            }
            let commands = alternative.commands.get().as_bytes();
            self.game.preview(seat, commands, &Speech::in_language(language)).map_err(Obstacle::Refused)
        };
        let tried = |alternative: &Alternative| match preview(alternative) {
            Ok(preview) => Tried { obstacle: None, stops_at: preview.stops_at.zip(preview.stops_at_words) },
            Err(obstacle) => Tried { obstacle: Some(obstacle), stops_at: None },
        };
        request.alternatives.iter().map(tried).collect()
    }

    /// Whether the plan's own conditions hold now.
    pub(in crate::play) fn conditions_hold(&self, request: &NewPlan, seat: Seat) -> bool {
        let view = self.seen_by(seat.number()).map(|(_, view)| view).unwrap_or_default();
        request.conditions.iter().all(|condition| condition.holds(&view))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn holds(condition: Value, view: &Value) -> bool {
        let condition: Condition = serde_json::from_value(condition).unwrap();
        assert!(condition.is_valid());
        condition.holds(view)
    }

    #[test]
    fn conditions_are_evaluated_in_the_view() {
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
    fn a_valid_condition_has_a_pointer_and_one_test() {
        let one = |value: Value| serde_json::from_value::<Condition>(value).is_ok_and(|condition| condition.is_valid());
        assert!(one(json!({"path": "/round", "is": 3})));
        assert!(!one(json!({"path": "/round"})));
        assert!(!one(json!({"path": "/round", "is": 3, "at_least": 1})));
        assert!(!one(json!({"path": "round", "is": 3})));
        assert!(!one(json!({"path": "/round", "equals": 3})));
    }
}
