//! The report, as text and as JSON.

use std::fmt;

use serde::Serialize;

use crate::server::bot_check::Scenario;

/// The result of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioOutcome {
    /// The bot handled it.
    Handled,
    /// The bot did not handle it.
    NotHandled,
    /// The situation did not occur.
    NotReached,
}

/// The observation of one scenario.
#[derive(Debug)]
pub struct Finding {
    outcome: ScenarioOutcome,
    saw: String,
    advice: Option<String>,
}

impl Finding {
    /// An observation with advice for the author of the bot.
    pub(super) fn new(outcome: ScenarioOutcome, saw: impl Into<String>, advice: impl Into<String>) -> Self {
        Self { outcome, saw: saw.into(), advice: Some(advice.into()) }
    }

    /// The bot handled it; there is no advice.
    pub(super) fn handled(saw: impl Into<String>) -> Self {
        Self { outcome: ScenarioOutcome::Handled, saw: saw.into(), advice: None }
    }
}

/// Kinds of decisions by result.
#[derive(Debug, Default, Serialize)]
pub struct Decisions {
    /// The bot made such a decision.
    pub decided: Vec<String>,
    /// The bot was awaited for it and did not decide.
    pub not_decided: Vec<String>,
    /// The bot was never awaited for it.
    pub not_reached: Vec<String>,
}

/// One scenario in the report.
#[derive(Debug, Serialize)]
struct ScenarioReport {
    scenario: Scenario,
    outcome: ScenarioOutcome,
    saw: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

/// The results of all scenarios.
#[derive(Debug, Serialize)]
pub struct Report {
    server: String,
    ruleset: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// Whether everything was handled.
    passed: bool,
    scenarios: Vec<ScenarioReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) decisions: Option<Decisions>,
}

impl Report {
    pub(super) fn new(server: &str, ruleset: &str, bot: Option<&str>) -> Self {
        Self {
            server: server.to_owned(),
            ruleset: ruleset.to_owned(),
            bot: bot.map(str::to_owned),
            passed: true,
            scenarios: Vec::new(),
            decisions: None,
        }
    }

    pub(super) fn add(&mut self, scenario: Scenario, finding: Finding) {
        let Finding { outcome, saw, advice } = finding;
        self.passed &= outcome == ScenarioOutcome::Handled;
        self.scenarios.push(ScenarioReport { scenario, outcome, saw, advice });
    }

    /// Whether everything was handled.
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Returns the names of the scenarios that failed.
    pub fn failures(&self) -> String {
        let failed = self.scenarios.iter().filter(|entry| entry.outcome != ScenarioOutcome::Handled);
        failed.map(|entry| entry.scenario.as_str()).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} at {}, {}", self.bot.as_deref().unwrap_or("the bot"), self.server, self.ruleset)?;
        for entry in &self.scenarios {
            let outcome = match entry.outcome {
                ScenarioOutcome::Handled => "handled",
                ScenarioOutcome::NotHandled => "NOT HANDLED",
                ScenarioOutcome::NotReached => "not reached",
            };
            writeln!(f, "\n{:<12} {outcome}\n    {}", entry.scenario.as_str(), entry.saw)?;
            if let Some(advice) = &entry.advice {
                writeln!(f, "    {advice}")?;
            }
        }
        if let Some(decisions) = &self.decisions {
            let of = [
                ("decided", &decisions.decided),
                ("not decided", &decisions.not_decided),
                ("never asked", &decisions.not_reached),
            ];
            writeln!(f, "\nkinds of decisions")?;
            for (what, kinds) in of.iter().filter(|(_, kinds)| !kinds.is_empty()) {
                writeln!(f, "    {what}: {}", kinds.join(", "))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_failed_scenario_fails_the_report() {
        let mut report = Report::new("http://here", "art_society", Some("robo"));
        report.add(Scenario::Conflict, Finding::handled("It went on."));
        assert!(report.passed());
        report.add(Scenario::Deadline, Finding::new(ScenarioOutcome::NotReached, "It did not act.", "Act in time."));
        assert!(!report.passed());
        assert_eq!(report.failures(), "deadline");
        let text = report.to_string();
        assert!(text.contains("conflict     handled") && text.contains("Act in time."), "{text}");
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!(json["scenarios"][1]["outcome"], "not_reached");
        assert_eq!(json["passed"], false);
    }
}
