//! Stops the processes that an earlier server left behind before a new one starts: first the server, then its orphaned
//! backends.

use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::pid_file::{self, PidFile};
use crate::processes::{self, FoundServer};
use crate::server::{Launcher, POLL_INTERVAL};
use crate::signals::{send, send_if};
use crate::{ServerEvent, StartError};

/// The signals sent to a leftover server in order, each with the time to wait for its exit. A fast shutdown (SIGINT) may hang,
/// for example during crash recovery, so an immediate shutdown (SIGQUIT) follows, which loses nothing that was committed. After
/// five seconds the server itself kills children that ignore an immediate shutdown.
const LEFTOVER_STOP_STEPS: [(Signal, Duration); 3] = [
    (Signal::INT, Duration::from_secs(5)),
    (Signal::QUIT, Duration::from_secs(7)),
    (Signal::KILL, Duration::from_secs(3)),
];

/// How long orphans of a killed server may take to exit on their own, and how long after they were killed.
const ORPHAN_TIMEOUT: Duration = Duration::from_secs(4);

impl Launcher {
    /// Stops what an earlier server left behind. The caller holds the owner's lock, so the earlier owner is gone.
    pub(crate) fn stop_leftovers(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        self.stop_leftover_server(interrupted)?;
        self.stop_orphans(interrupted)
    }

    fn stop_leftover_server(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        let cluster = &self.layout.cluster;
        let mut steps = LEFTOVER_STOP_STEPS.into_iter();
        let mut next = Instant::now();
        loop {
            let pid = match processes::find_server(cluster) {
                FoundServer::None => return Ok(()),
                FoundServer::StalePidFile => {
                    return pid_file::replace_pid(cluster)
                        .map_err(StartError::path("rewrite postmaster.pid in", cluster));
                }
                FoundServer::Foreign { pid } => return Err(StartError::InUse { pid, path: cluster.clone() }),
                FoundServer::Ours { pid, .. } => pid,
            };
            if interrupted() {
                return Err(StartError::Interrupted);
            }
            if Instant::now() >= next {
                let stuck = || StartError::DoesNotEnd { pid, path: cluster.clone() };
                let (signal, timeout) = steps.next().ok_or_else(stuck)?;
                let sent = if signal == Signal::KILL {
                    send_if(pid, signal, || processes::is_our_server(pid, cluster))
                } else {
                    send(pid, signal)
                };
                if sent {
                    (self.report)(&ServerEvent::Ending { pid, how: name_of(signal) });
                } else if signal == Signal::KILL
                    // It may just have exited. If not, it cannot be proven to be ours and is not killed.
                    && matches!(processes::find_server(cluster), FoundServer::Ours { pid: found, .. } if found == pid)
                {
                    return Err(stuck());
                }
                next = Instant::now() + timeout;
            }
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// Backends outlive a killed server until they next check for it; a stopped or busy backend can take much longer. Where the
    /// system does not report the attached processes, PostgreSQL itself refuses to start until none is left.
    fn stop_orphans(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        let cluster = &self.layout.cluster;
        let Some(segment) = PidFile::read(cluster).and_then(|it| it.segment) else { return Ok(()) };
        let deadline = Instant::now() + 2 * ORPHAN_TIMEOUT;
        let mut killed = false;
        while segment.attached().is_some_and(|count| count > 0) && Instant::now() < deadline {
            if interrupted() {
                return Err(StartError::Interrupted);
            }
            if !killed && Instant::now() + ORPHAN_TIMEOUT >= deadline {
                killed = true;
                for pid in processes::orphans(cluster, segment) {
                    if send_if(pid, Signal::KILL, || processes::is_our_backend(pid, cluster, segment)) {
                        (self.report)(&ServerEvent::Ending { pid, how: name_of(Signal::KILL) });
                    }
                }
            }
            thread::sleep(POLL_INTERVAL);
        }
        Ok(())
    }
}

fn name_of(signal: Signal) -> &'static str {
    match signal {
        Signal::INT => "SIGINT",
        Signal::QUIT => "SIGQUIT",
        _ => "SIGKILL",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_within_30_seconds_has_time_left_after_all_waits() {
        let server: Duration = LEFTOVER_STOP_STEPS.iter().map(|(_, wait)| *wait).sum();
        let orphans = 2 * ORPHAN_TIMEOUT;
        assert!(server + orphans <= Duration::from_secs(25), "{server:?} and {orphans:?}");
    }
}
