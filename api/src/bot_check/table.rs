//! A sandbox with the bot at it: opened, joined, and played by the check at its own seat.

use std::time::{Duration, Instant};

use hyper::Method;
use rand::RngExt;
use serde_json::{Value, json};
use uuid::Uuid;

use super::Check;
use crate::{serve::Failure, stderr::say};

/// How often it looks.
const LOOK: Duration = Duration::from_millis(100);
/// The time of a decision: longer than any bot thinks, and gone when the check says so.
const DAY: u64 = 86_400;
/// Own commands in one decision before the server's bot is left to it: rules may let one go back and forth for ever.
const ENOUGH: usize = 10;

/// Why a scenario cannot be played.
pub(super) enum Stopped {
    /// The bot is not there, and what to do about it.
    Absent(String),
    /// Something of the server's.
    Failed(Failure),
}

impl From<String> for Stopped {
    fn from(failure: String) -> Self {
        Self::Failed(failure.into())
    }
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// How waiting for something ended, and the game at that moment.
pub(super) enum Waited {
    /// It is so.
    Done(Value),
    /// The bot is awaited and does nothing, or nothing happens at all.
    Stuck(Value),
    /// The game is over before it was so.
    Over,
}

/// A sandbox with the bot at it.
pub(super) struct Table<'a> {
    check: &'a Check,
    game: String,
    pub(super) own: u64,
    pub(super) bot: u64,
    /// Own commands since somebody else was awaited.
    in_a_row: usize,
}

impl<'a> Table<'a> {
    /// Opens a sandbox for two and waits for the bot to join it.
    pub(super) async fn open(check: &'a Check) -> Result<Self, Stopped> {
        Self::with(check, 0).await
    }

    /// Opens a sandbox with so many of the server's novices at it, and waits for the bot to join it.
    pub(super) async fn with(check: &'a Check, novices: u64) -> Result<Self, Stopped> {
        let clock = json!({
            "time": {"kind": "per_decision", "seconds": DAY}, "extension": {"credits": 0, "seconds": DAY},
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
            None => say(format_args!("join the game {game} with the invitation {invite}")),
        }
        let until = Instant::now() + check.patience;
        loop {
            let summary = check.client.get(&format!("/v1/games/{game}")).await?;
            let own = summary.get("my_seat").and_then(Value::as_u64);
            if let (Some("running"), Some(own)) = (summary.get("status").and_then(Value::as_str), own) {
                let bot = guest(&summary, own).ok_or_else(|| "nobody else has a seat at the table".to_owned())?;
                return Ok(Self { check, game, own, bot, in_a_row: 0 });
            }
            if Instant::now() > until {
                check.client.post(&format!("/v1/games/{game}/leave"), &json!({})).await?;
                return Err(Stopped::Absent(format!(
                    "Is it running? It has to follow its feed (/v1/account/feed) and answer each `invitation` with a POST of \
                    {{\"invite\": ...}} to /v1/games/{{game}}/join. Has it muted you? It was given {} seconds (--patience).",
                    check.patience.as_secs()
                )));
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// A path of the game.
    pub(super) fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// The game in a few words.
    pub(super) async fn summary(&self) -> Result<Value, Stopped> {
        Ok(self.check.client.get(&self.path("")).await?)
    }

    /// What is there of the game.
    pub(super) async fn get(&self, rest: &str) -> Result<Value, Stopped> {
        Ok(self.check.client.get(&self.path(rest)).await?)
    }

    /// Whether the server's bot has kept the bot's seat, if only for a moment: the owner was told.
    pub(super) async fn was_kept(&self) -> Result<bool, Stopped> {
        let feed = self.check.client.get("/v1/account/feed?limit=100&kinds=seat_taken_over").await?;
        let items = feed.get("items").and_then(Value::as_array).into_iter().flatten();
        let mut told = items.filter_map(|item| item.get("news")).filter(|news| {
            let text = |member: &str| news.get(member).and_then(Value::as_str);
            text("game") == Some(&self.game) && text("by") == Some("bot")
        });
        Ok(told.any(|news| news.get("seat").and_then(Value::as_u64) == Some(self.bot)))
    }

    /// Has something go wrong for the bot.
    pub(super) async fn arm(&self, fault: &str, count: u8) -> Result<u64, Stopped> {
        let order = json!({ "seat": self.bot, fault: count });
        let summary = self.check.client.post(&self.path("/sandbox/faults"), &order).await?;
        Ok(version(&summary))
    }

    /// Leaves nothing behind: with its owner gone the game is over.
    pub(super) async fn close(self) {
        // Over already is as good.
        let _ = self.check.client.post(&self.path("/resign"), &json!({})).await;
    }

    /// Goes on until something is so, deciding at the own seat if `plays`. The bot goes first where both are asked, so that nothing but
    /// what is meant to comes in its way.
    pub(super) async fn until(
        &mut self,
        plays: bool,
        so: impl AsyncFn(&Self, &Value) -> Result<bool, Stopped>,
    ) -> Result<Waited, Stopped> {
        let mut last = (u64::MAX, Instant::now());
        loop {
            let summary = self.summary().await?;
            if so(self, &summary).await? {
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
            if last.1.elapsed() > self.check.patience {
                return Ok(Waited::Stuck(summary));
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// One command at the own seat; says whether something came of it.
    async fn decide(&mut self) -> Result<bool, Stopped> {
        self.in_a_row += 1;
        if self.in_a_row > ENOUGH {
            self.in_a_row = 0;
            let order = json!({"seconds": DAY + 60});
            self.check.client.post(&self.path("/sandbox/time"), &order).await?;
            tokio::time::sleep(LOOK).await;
            return Ok(true);
        }
        let choices = self.get("/choices").await?;
        let legal = choices.get("legal").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let Some(command) = legal.get(rand::rng().random_range(0..legal.len().max(1))) else { return Ok(false) };
        let (key, order) = (Uuid::new_v4().to_string(), json!({"commands": [command]}));
        let headers = [("idempotency-key", key.as_str())];
        let answer = self.check.client.send(Method::POST, &self.path("/commands"), Some(&order), &headers).await?;
        Ok(answer.is_success())
    }
}

/// The seat of whoever is neither the owner nor one of the server's own bots.
fn guest(summary: &Value, own: u64) -> Option<u64> {
    let players = summary.get("players").and_then(Value::as_array)?;
    let guests = players.iter().filter(|player| player.get("level").is_none_or(Value::is_null));
    guests.filter_map(|player| player.get("seat")?.as_u64()).find(|seat| *seat != own)
}

/// How many events have happened.
pub(super) fn version(summary: &Value) -> u64 {
    summary.get("version").and_then(Value::as_u64).unwrap_or_default()
}

/// Whether the game waits for a seat.
pub(super) fn awaits(summary: &Value, seat: u64) -> bool {
    decision(summary, seat).is_some()
}

/// What a seat is awaited for.
pub(super) fn decision(summary: &Value, seat: u64) -> Option<&str> {
    let awaiting = summary.get("awaiting").and_then(Value::as_array)?;
    let own = awaiting.iter().find(|awaited| awaited.get("seat").and_then(Value::as_u64) == Some(seat))?;
    own.get("decision").and_then(Value::as_str)
}

/// Whether the server's bot keeps a seat.
pub(super) fn is_kept(summary: &Value, seat: u64) -> bool {
    let players = summary.get("players").and_then(Value::as_array).into_iter().flatten();
    let mut of_seat = players.filter(|player| player.get("seat").and_then(Value::as_u64) == Some(seat));
    of_seat.any(|player| player.get("kept") == Some(&Value::Bool(true)))
}

/// What is left to go wrong for a seat, and what was seen of it.
pub(super) fn fault<'a>(summary: &'a Value, seat: u64, member: &str) -> Option<&'a Value> {
    let faults = summary.get("sandbox")?.get("faults")?.as_array()?;
    faults.iter().find(|fault| fault.get("seat").and_then(Value::as_u64) == Some(seat))?.get(member)
}

/// Whether all of it has happened.
pub(super) fn is_spent(summary: &Value, seat: u64, member: &str) -> bool {
    fault(summary, seat, member).and_then(Value::as_u64).unwrap_or(0) == 0
}
