//! Tests a bot in sandboxes: every kind of decision, a lost answer, a conflict, a missed deadline, a take-over. It uses only the HTTP
//! API, so that authors of bots can run it against any server.

mod client;
mod decisions;
mod events;
mod faults;
mod report;
mod table;

use std::time::Duration;

use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::Value;

pub use self::report::{Finding, Report, ScenarioOutcome};
use self::{client::Client, table::ScenarioError};
use crate::server::Failure;

/// The bot to test and the server.
#[derive(Args, Debug)]
pub struct BotCheckOptions {
    /// The server, such as http://127.0.0.1:8080.
    pub url: String,
    /// A personal access token with the scopes read and play, of the account that owns the sandboxes: yours, not the bot's. Set
    /// the environment variable rather than the argument, which the list of processes shows.
    #[arg(env = "SALON_BOT_CHECK_TOKEN", hide_env_values = true)]
    pub token: String,
    /// The name of the bot's account, which is invited to each table. If absent, the invitations are printed.
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,
    /// The ruleset to play.
    #[arg(long, default_value = "art_society", value_name = "KEY")]
    pub ruleset: String,
    /// The maximum number of games to reach every kind of decision. A bot that plays at random reaches some in one of four games.
    #[arg(long, default_value_t = 60, value_name = "COUNT")]
    pub games: u8,
    /// Kinds of decisions that need not be reached, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "DECISION")]
    pub without: Vec<String>,
    /// Seconds the bot may take to join a table and for each decision.
    #[arg(long, default_value_t = 30, value_name = "SECONDS")]
    pub patience: u16,
    /// Run only these scenarios, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "SCENARIO")]
    pub only: Vec<Scenario>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

/// A part of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
pub enum Scenario {
    /// Every kind of decision of the ruleset.
    Decisions,
    /// The answer to one of its commands is lost.
    LostAnswer,
    /// Another move is made just before one of its commands.
    Conflict,
    /// It misses a deadline.
    Deadline,
    /// It misses three deadlines, and a built-in bot takes over its seat.
    TakeOver,
}

impl Scenario {
    /// Returns the name, as in arguments and in the report.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Decisions => "decisions",
            Self::LostAnswer => "lost_answer",
            Self::Conflict => "conflict",
            Self::Deadline => "deadline",
            Self::TakeOver => "take_over",
        }
    }
}

/// The settings of all scenarios.
struct Check {
    client: Client,
    ruleset: String,
    bot: Option<String>,
    /// The time for joining and for each decision.
    timeout: Duration,
    games: u8,
    most_seats: u64,
}

/// Runs all scenarios, or those that were chosen.
///
/// # Errors
/// When the server cannot be reached or refuses a request of the check.
pub async fn check(options: &BotCheckOptions) -> Result<Report, Failure> {
    let client = Client::new(&options.url, &options.token)?;
    let about = client.get(&format!("/v1/rulesets/{}", options.ruleset)).await?;
    if about.get("fewest_seats").and_then(Value::as_u64).is_some_and(|fewest| fewest > 2) {
        return Err(
            format!("{} needs more than two players, and there are only you and the bot", options.ruleset).into()
        );
    }
    let kinds = about.get("decisions").and_then(Value::as_array).into_iter().flatten();
    let kinds: Vec<String> = kinds.filter_map(Value::as_str).map(str::to_owned).collect();
    if let Some(unknown) = options.without.iter().find(|kind| !kinds.contains(kind)) {
        return Err(format!("{} has no decision {unknown}: it has {}", options.ruleset, kinds.join(", ")).into());
    }
    let kinds: Vec<String> = kinds.into_iter().filter(|kind| !options.without.contains(kind)).collect();
    let check = Check {
        client,
        ruleset: options.ruleset.clone(),
        bot: options.bot.clone(),
        timeout: Duration::from_secs(options.patience.max(1).into()),
        games: options.games.max(1),
        most_seats: about.get("most_seats").and_then(Value::as_u64).unwrap_or(2),
    };
    let mut report = Report::new(&options.url, &options.ruleset, options.bot.as_deref());
    for scenario in Scenario::value_variants().iter().copied() {
        if !options.only.is_empty() && !options.only.contains(&scenario) {
            continue;
        }
        let finding = match scenario {
            Scenario::Decisions => decisions::run(&check, &kinds, &mut report).await,
            Scenario::LostAnswer => faults::lost_answer(&check).await,
            Scenario::Conflict => faults::conflict(&check).await,
            Scenario::Deadline => faults::deadline(&check).await,
            Scenario::TakeOver => faults::take_over(&check).await,
        };
        let finding = match finding {
            Ok(finding) => finding,
            Err(ScenarioError::Absent(hint)) => {
                Finding::new(ScenarioOutcome::NotReached, "The bot did not join the table.", hint)
            }
            Err(ScenarioError::Failed(failure)) => return Err(failure),
        };
        report.add(scenario, finding);
    }
    Ok(report)
}
