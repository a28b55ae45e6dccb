//! A sandbox in which the bot plays against the check: opening, waiting, and deciding at the own seat.

use std::time::{Duration, Instant};

use hyper::Method;
use rand::RngExt;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    platform::log_writer::write_line,
    server::{
        Failure,
        bot_check::{Check, client::Call},
    },
};

/// How often the game is polled.
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// The time for a decision: longer than any bot thinks. The check advances the clock of the sandbox to let it run out.
const DECISION_SECONDS: u64 = 86_400;
/// Own commands in one decision, after which a built-in bot decides: rules may allow endless reversible commands.
const MAX_COMMANDS_IN_A_ROW: usize = 10;

/// Why a scenario cannot be run.
pub(super) enum ScenarioError {
    /// The bot did not join; with advice.
    Absent(String),
    /// A request to the server failed.
    Failed(Failure),
}

impl From<String> for ScenarioError {
    fn from(failure: String) -> Self {
        Self::Failed(failure.into())
    }
}

impl From<Failure> for ScenarioError {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// How waiting for a condition ended, with the game at that time.
pub(super) enum Waited {
    /// The condition holds.
    Done(Value),
    /// The game made no progress in time.
    Stuck(Value),
    /// The game ended first.
    Over,
}

/// A sandbox in which the bot plays.
pub(super) struct SandboxTable<'a> {
    check: &'a Check,
    game: String,
    pub(super) own: u64,
    pub(super) bot: u64,
    /// Own commands since another seat was awaited.
    in_a_row: usize,
}

impl<'a> SandboxTable<'a> {
    /// Opens a sandbox for two and waits for the bot to join it.
    pub(super) async fn open(check: &'a Check) -> Result<Self, ScenarioError> {
        Self::open_with_novices(check, 0).await
    }

    /// Opens a sandbox with this number of built-in novice bots and waits for the bot to join it.
    pub(super) async fn open_with_novices(check: &'a Check, novices: u64) -> Result<Self, ScenarioError> {
        let clock = json!({
            "time": {"kind": "per_decision", "seconds": DECISION_SECONDS}, "extension": {"credits": 0, "seconds": DECISION_SECONDS},
            "respects": {"sleep": false, "weekends": false, "vacation": false}, "at_deadline": "bot",
        });
        let bots: Vec<&str> = (0..novices).map(|_| "novice").collect();
        let order =
            json!({"ruleset": check.ruleset, "seats": novices + 2, "bots": bots, "sandbox": {}, "clock": clock});
        let opened = check.client.post("/v1/games", &order).await?;
        let text = |member: &str| opened.get(member).and_then(Value::as_str).unwrap_or_default().to_owned();
        let (game, invite) = (text("id"), text("invite"));
        match &check.bot {
            Some(name) => {
                let invited =
                    check.client.post(&format!("/v1/games/{game}/invitations"), &json!({ "name": name })).await;
                if let Err(failure) = invited {
                    let _ = check.client.post(&format!("/v1/games/{game}/leave"), &json!({})).await;
                    return Err(format!("{name} cannot be invited: {failure}").into());
                }
            }
            None => write_line(format_args!("join the game {game} with the invitation {invite}")),
        }
        Self::wait_for_bot(check, game).await
    }

    /// Waits for the bot to join and the game to start.
    async fn wait_for_bot(check: &'a Check, game: String) -> Result<Self, ScenarioError> {
        let until = Instant::now() + check.timeout;
        loop {
            let summary = check.client.get(&format!("/v1/games/{game}")).await?;
            let own = summary.get("my_seat").and_then(Value::as_u64);
            if let (Some("running"), Some(own)) = (summary.get("status").and_then(Value::as_str), own) {
                let bot = guest(&summary, own).ok_or_else(|| "the bot has no seat at the table".to_owned())?;
                return Ok(Self { check, game, own, bot, in_a_row: 0 });
            }
            if Instant::now() > until {
                check.client.post(&format!("/v1/games/{game}/leave"), &json!({})).await?;
                return Err(ScenarioError::Absent(format!(
                    "Is it running? It has to follow its feed (/v1/account/feed) and answer each `invitation` with a POST of \
                    {{\"invite\": ...}} to /v1/games/{{game}}/join. Has it muted you? It was given {} seconds (--patience).",
                    check.timeout.as_secs()
                )));
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Returns a path below that of the game.
    pub(super) fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// Returns the summary of the game.
    pub(super) async fn summary(&self) -> Result<Value, ScenarioError> {
        Ok(self.check.client.get(&self.path("")).await?)
    }

    /// Returns the answer to a GET below the path of the game.
    pub(super) async fn get(&self, rest: &str) -> Result<Value, ScenarioError> {
        Ok(self.check.client.get(&self.path(rest)).await?)
    }

    /// Whether a built-in bot took over the bot's seat at any time, by the notices of the owner.
    pub(super) async fn was_kept(&self) -> Result<bool, ScenarioError> {
        let feed = self.check.client.get("/v1/account/feed?limit=100&kinds=seat_taken_over").await?;
        let items = feed.get("items").and_then(Value::as_array).into_iter().flatten();
        let mut notices = items.filter_map(|item| item.get("news")).filter(|news| {
            let text = |member: &str| news.get(member).and_then(Value::as_str);
            text("game") == Some(&self.game) && text("by") == Some("bot")
        });
        Ok(notices.any(|news| news.get("seat").and_then(Value::as_u64) == Some(self.bot)))
    }

    /// Injects a fault for the bot. Returns the version of the game.
    pub(super) async fn arm(&self, fault: &str, count: u8) -> Result<u64, ScenarioError> {
        let order = json!({ "seat": self.bot, fault: count });
        let summary = self.check.client.post(&self.path("/sandbox/faults"), &order).await?;
        Ok(version(&summary))
    }

    /// Ends the game: its owner resigns.
    pub(super) async fn close(self) {
        // The game may have ended already.
        let _ = self.check.client.post(&self.path("/resign"), &json!({})).await;
    }

    /// Waits until a condition holds, deciding at the own seat if `plays`. If both are awaited, the bot acts first, so that the own moves
    /// cause no conflict.
    pub(super) async fn until(
        &mut self,
        plays: bool,
        condition: impl AsyncFn(&Self, &Value) -> Result<bool, ScenarioError>,
    ) -> Result<Waited, ScenarioError> {
        let mut last = (u64::MAX, Instant::now());
        loop {
            let summary = self.summary().await?;
            if condition(self, &summary).await? {
                return Ok(Waited::Done(summary));
            }
            if summary.get("status").and_then(Value::as_str) != Some("running") {
                return Ok(Waited::Over);
            }
            if version(&summary) != last.0 {
                last = (version(&summary), Instant::now());
            }
            let alone = awaits(&summary, self.own) && !awaits(&summary, self.bot);
            if !alone {
                self.in_a_row = 0;
            }
            if plays && alone && self.decide().await? {
                continue;
            }
            if last.1.elapsed() > self.check.timeout {
                return Ok(Waited::Stuck(summary));
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Sends one command at the own seat; returns whether it was accepted.
    async fn decide(&mut self) -> Result<bool, ScenarioError> {
        self.in_a_row += 1;
        if self.in_a_row > MAX_COMMANDS_IN_A_ROW {
            self.in_a_row = 0;
            let order = json!({"seconds": DECISION_SECONDS + 60});
            self.check.client.post(&self.path("/sandbox/time"), &order).await?;
            tokio::time::sleep(POLL_INTERVAL).await;
            return Ok(true);
        }
        let choices = self.get("/choices").await?;
        let legal = choices.get("legal").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let Some(command) = legal.get(rand::rng().random_range(0..legal.len().max(1))) else { return Ok(false) };
        let (key, order) = (Uuid::new_v4().to_string(), json!({"commands": [command]}));
        let path = self.path("/commands");
        let call = Call { method: &Method::POST, path: &path, body: Some(&order), idempotency_key: Some(&key) };
        let answer = self.check.client.send(call).await?;
        Ok(answer.is_success())
    }
}

/// Returns the seat of the player that is neither the owner nor a built-in bot.
fn guest(summary: &Value, own: u64) -> Option<u64> {
    let players = summary.get("players").and_then(Value::as_array)?;
    let guests = players.iter().filter(|player| player.get("level").is_none_or(Value::is_null));
    guests.filter_map(|player| player.get("seat")?.as_u64()).find(|seat| *seat != own)
}

/// Returns the version of the game.
pub(super) fn version(summary: &Value) -> u64 {
    summary.get("version").and_then(Value::as_u64).unwrap_or_default()
}

/// Whether the game waits for a seat.
pub(super) fn awaits(summary: &Value, seat: u64) -> bool {
    decision(summary, seat).is_some()
}

/// Returns the decision that a seat is awaited for, or `None`.
pub(super) fn decision(summary: &Value, seat: u64) -> Option<&str> {
    let awaiting = summary.get("awaiting").and_then(Value::as_array)?;
    let own = awaiting.iter().find(|awaited| awaited.get("seat").and_then(Value::as_u64) == Some(seat))?;
    own.get("decision").and_then(Value::as_str)
}

/// Whether a built-in bot plays for a seat.
pub(super) fn is_kept(summary: &Value, seat: u64) -> bool {
    let players = summary.get("players").and_then(Value::as_array).into_iter().flatten();
    let mut of_seat = players.filter(|player| player.get("seat").and_then(Value::as_u64) == Some(seat));
    of_seat.any(|player| player.get("kept") == Some(&Value::Bool(true)))
}

/// Returns a value of the faults injected for a seat.
pub(super) fn fault<'a>(summary: &'a Value, seat: u64, member: &str) -> Option<&'a Value> {
    let faults = summary.get("sandbox")?.get("faults")?.as_array()?;
    faults.iter().find(|fault| fault.get("seat").and_then(Value::as_u64) == Some(seat))?.get(member)
}

/// Whether all injected faults of this kind have occurred.
pub(super) fn is_spent(summary: &Value, seat: u64, member: &str) -> bool {
    fault(summary, seat, member).and_then(Value::as_u64).unwrap_or(0) == 0
}
