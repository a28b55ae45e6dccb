//! What is counted while players and killers are at work, and the totals of all recorded runs.

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

/// The counts of a run, shared.
#[derive(Clone, Debug, Default)]
pub struct Tally(Arc<Counts>);

/// The counts of a run.
#[derive(Debug, Default)]
pub struct Counts {
    /// Moves that were acknowledged.
    pub moves: AtomicU64,
    /// Messages that were acknowledged.
    pub messages: AtomicU64,
    /// Acknowledged requests that were sent once more and got the same answer.
    pub same_answers: AtomicU64,
    /// Requests that were sent again because they were not answered.
    pub repeated: AtomicU64,
    /// Acknowledged moves and messages that are not there.
    pub lost: AtomicU64,
    /// Moves and messages that are there without having been acknowledged, or twice.
    pub doubled: AtomicU64,
    /// Retries that got another answer than the first try.
    pub other_answers: AtomicU64,
    /// What was found wrong, in words.
    wrong: Mutex<Vec<String>>,
}

impl Deref for Tally {
    type Target = Counts;

    fn deref(&self) -> &Counts {
        &self.0
    }
}

impl Counts {
    /// Notes something that is wrong, once: games are looked at several times.
    pub fn note(&self, counter: &AtomicU64, what: String) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if !wrong.contains(&what) {
            counter.fetch_add(1, Ordering::Relaxed);
            wrong.push(what);
        }
    }

    /// All that was found wrong.
    pub fn wrong(&self) -> Vec<String> {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Processes that were killed.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Kills {
    /// Servers of ours.
    pub servers: u64,
    /// The server process of PostgreSQL.
    pub postmasters: u64,
    /// Its backends.
    pub backends: u64,
    /// Its other processes: those that recover, write and clean up.
    pub helpers: u64,
}

impl Kills {
    /// All of them.
    pub fn all(&self) -> u64 {
        self.servers + self.postmasters + self.backends + self.helpers
    }
}

/// One run, or all that were recorded.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// Runs.
    pub runs: u64,
    /// Runs that did not pass.
    pub failed_runs: u64,
    /// Seconds of killing.
    pub seconds: u64,
    /// Killed processes in all.
    pub kills_in_all: u64,
    /// The same by what they were.
    pub kills: Kills,
    /// Times that the disk was full.
    pub full_disks: u64,
    /// Servers started with a log that cannot be written.
    pub broken_logs: u64,
    /// Acknowledged moves.
    pub acknowledged_moves: u64,
    /// Acknowledged messages.
    pub acknowledged_messages: u64,
    /// Acknowledged requests repeated with the same answer.
    pub same_answers: u64,
    /// Repeated with another answer.
    pub other_answers: u64,
    /// Acknowledged and gone.
    pub lost: u64,
    /// There without being acknowledged, or twice.
    pub doubled: u64,
    /// Games played again at the end.
    pub games_replayed: u64,
    /// Until both servers serve again.
    pub slowest_restart_seconds: f64,
}

impl Totals {
    /// Takes over what was counted.
    pub fn count(&mut self, counts: &Counts) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        self.kills_in_all = self.kills.all();
        self.acknowledged_moves = read(&counts.moves);
        self.acknowledged_messages = read(&counts.messages);
        self.same_answers = read(&counts.same_answers);
        self.other_answers = read(&counts.other_answers);
        self.lost = read(&counts.lost);
        self.doubled = read(&counts.doubled);
    }

    /// The one line that tells it all.
    pub fn line(&self) -> String {
        let Kills { servers, postmasters, backends, helpers } = self.kills;
        format!(
            "{} kills in {} s ({servers} servers, {postmasters} postmasters, {backends} backends, {helpers} helpers), {} full disks, \
             {} broken logs; {} moves and {} messages acknowledged, {} lost, {} doubled; {} retries answered the same, {} \
             otherwise; {} games replayed; slowest restart {:.1} s",
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

    /// Adds this run to the totals in a file, and returns them.
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
