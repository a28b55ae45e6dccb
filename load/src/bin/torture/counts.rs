//! The counts of a run, and the totals of all recorded runs.

use std::{
    fs,
    ops::Deref,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use salon_load::Failure;
use serde::{Deserialize, Serialize};

/// The counts of a run, shared by all tasks.
#[derive(Clone, Debug, Default)]
pub struct SharedCounts(Arc<RunCounts>);

/// The counts of a run.
#[derive(Debug, Default)]
pub struct RunCounts {
    /// Acknowledged moves.
    pub moves: AtomicU64,
    /// Acknowledged messages.
    pub messages: AtomicU64,
    /// Acknowledged requests that were repeated and got the same response.
    pub same_answers: AtomicU64,
    /// Requests that were retried because they were not answered.
    pub repeated: AtomicU64,
    /// Acknowledged moves and messages that are missing.
    pub lost: AtomicU64,
    /// Stored moves and messages that were never acknowledged, or are stored twice.
    pub doubled: AtomicU64,
    /// Repeated requests that got another response than the first time.
    pub other_answers: AtomicU64,
    /// A message for each failed check.
    failures: Mutex<Vec<String>>,
}

impl Deref for SharedCounts {
    type Target = RunCounts;

    fn deref(&self) -> &RunCounts {
        &self.0
    }
}

impl RunCounts {
    /// Records a failed check once, although a game is checked several times.
    pub fn record_failure(&self, counter: &AtomicU64, message: String) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if !failures.contains(&message) {
            counter.fetch_add(1, Ordering::Relaxed);
            failures.push(message);
        }
    }

    /// The messages of all failed checks.
    pub fn failures(&self) -> Vec<String> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Killed processes by kind.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Kills {
    /// Salon servers.
    pub servers: u64,
    /// Main processes of PostgreSQL.
    pub postmasters: u64,
    /// Backends of PostgreSQL.
    pub backends: u64,
    /// Other processes of PostgreSQL, such as the checkpointer and the startup process.
    pub helpers: u64,
}

impl Kills {
    /// The number of all kills.
    pub fn all(&self) -> u64 {
        self.servers + self.postmasters + self.backends + self.helpers
    }
}

/// The totals of one run or of all recorded runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunTotals {
    /// Runs.
    pub runs: u64,
    /// Runs that failed.
    pub failed_runs: u64,
    /// Seconds of fault injection.
    pub seconds: u64,
    /// Killed processes.
    pub kills_in_all: u64,
    /// Killed processes by kind.
    pub kills: Kills,
    /// Times that the disk was filled.
    pub full_disks: u64,
    /// Servers started with a log that could not be written.
    pub broken_logs: u64,
    /// Acknowledged moves.
    pub acknowledged_moves: u64,
    /// Acknowledged messages.
    pub acknowledged_messages: u64,
    /// Repeated requests with the same response.
    pub same_answers: u64,
    /// Repeated requests with another response.
    pub other_answers: u64,
    /// Acknowledged moves and messages that are missing.
    pub lost: u64,
    /// Stored moves and messages that were never acknowledged, or are stored twice.
    pub doubled: u64,
    /// Games replayed at the end.
    pub games_replayed: u64,
    /// The longest time until both servers served again.
    pub slowest_restart_seconds: f64,
}

impl RunTotals {
    /// Takes over the counts of a run.
    pub fn set_counts(&mut self, counts: &RunCounts) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        self.kills_in_all = self.kills.all();
        self.acknowledged_moves = read(&counts.moves);
        self.acknowledged_messages = read(&counts.messages);
        self.same_answers = read(&counts.same_answers);
        self.other_answers = read(&counts.other_answers);
        self.lost = read(&counts.lost);
        self.doubled = read(&counts.doubled);
    }

    /// A summary in one line.
    pub fn summary(&self) -> String {
        let Kills { servers, postmasters, backends, helpers } = self.kills;
        format!(
            "{} kills in {} s ({servers} servers, {postmasters} postmasters, {backends} backends, {helpers} helpers), {} full disks, \
             {} broken logs; {} moves and {} messages acknowledged, {} lost, {} doubled; {} retries with the same \
             response, {} with another; {} games replayed; slowest restart {:.1} s",
            self.kills_in_all,
            self.seconds,
            self.full_disks,
            self.broken_logs,
            self.acknowledged_moves,
            self.acknowledged_messages,
            self.lost,
            self.doubled,
            self.same_answers,
            self.other_answers,
            self.games_replayed,
            self.slowest_restart_seconds,
        )
    }

    /// Adds this run to the totals in a file and returns the new totals.
    pub fn record(&self, file: &Path) -> Result<Self, Failure> {
        let mut all: Self = match fs::read_to_string(file) {
            Ok(text) => serde_json::from_str(&text)?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Self::default(),
            Err(error) => return Err(error.into()),
        };
        all.runs += self.runs;
        all.failed_runs += self.failed_runs;
        all.seconds += self.seconds;
        all.kills_in_all += self.kills_in_all;
        all.kills.servers += self.kills.servers;
        all.kills.postmasters += self.kills.postmasters;
        all.kills.backends += self.kills.backends;
        all.kills.helpers += self.kills.helpers;
        all.full_disks += self.full_disks;
        all.broken_logs += self.broken_logs;
        all.acknowledged_moves += self.acknowledged_moves;
        all.acknowledged_messages += self.acknowledged_messages;
        all.same_answers += self.same_answers;
        all.other_answers += self.other_answers;
        all.lost += self.lost;
        all.doubled += self.doubled;
        all.games_replayed += self.games_replayed;
        let slowest = all.slowest_restart_seconds.max(self.slowest_restart_seconds);
        all.slowest_restart_seconds = (slowest * 10.0).round() / 10.0;
        fs::write(file, serde_json::to_string_pretty(&all)? + "\n")?;
        Ok(all)
    }
}
