//! What an earlier server has left behind is ended before a new one starts: first the server, then its orphans.

use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::pid_file::{self, PidFile};
use crate::presence::{self, Presence};
use crate::server::{POLL_INTERVAL, Recipe};
use crate::signals::{send, send_if};
use crate::{Notice, StartError};

/// What a server is told in turn, and how long it is waited for then. A fast shutdown may hang (one that came during crash
/// recovery does), so it is followed by an immediate one, which loses nothing that was committed. The server itself kills
/// children that ignore the immediate one after five seconds.
const STEPS: [(Signal, Duration); 3] = [
    (Signal::INT, Duration::from_secs(5)),
    (Signal::QUIT, Duration::from_secs(7)),
    (Signal::KILL, Duration::from_secs(3)),
];

/// How long orphans of a killed server may take to notice, and how long after they were killed.
const ORPHANS_PATIENCE: Duration = Duration::from_secs(4);

impl Recipe {
    /// Ends what an earlier server has left behind. The caller holds the owner's lock, so its owner is gone.
    pub(crate) fn clear(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        self.end_server(interrupted)?;
        self.end_orphans(interrupted)
    }

    fn end_server(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        let cluster = &self.layout.cluster;
        let mut steps = STEPS.into_iter();
        let mut next = Instant::now();
        loop {
            let pid = match presence::look(cluster) {
                Presence::Nobody => return Ok(()),
                Presence::Recycled => {
                    return pid_file::disown(cluster).map_err(StartError::path("rewrite postmaster.pid in", cluster));
                }
                Presence::Stranger { pid } => return Err(StartError::InUse { pid, path: cluster.clone() }),
                Presence::Ours { pid, .. } => pid,
            };
            if interrupted() {
                return Err(StartError::Interrupted);
            }
            if Instant::now() >= next {
                let stuck = || StartError::DoesNotEnd { pid, path: cluster.clone() };
                let (signal, patience) = steps.next().ok_or_else(stuck)?;
                let sent = if signal == Signal::KILL {
                    send_if(pid, signal, || presence::is_our_server(pid, cluster))
                } else {
                    send(pid, signal)
                };
                if sent {
                    (self.report)(&Notice::Ending { pid, how: name_of(signal) });
                } else if signal == Signal::KILL
                    // It may just have ended; what has not and cannot be proven to be ours is left alone.
                    && matches!(presence::look(cluster), Presence::Ours { pid: found, .. } if found == pid)
                {
                    return Err(stuck());
                }
                next = Instant::now() + patience;
            }
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// Backends outlive a killed server until they next look after it, or, stopped or busy, for much longer. Where the system
    /// does not tell who is attached, PostgreSQL itself refuses to start until nobody is.
    fn end_orphans(&self, interrupted: &dyn Fn() -> bool) -> Result<(), StartError> {
        let cluster = &self.layout.cluster;
        let Some(segment) = PidFile::read(cluster).and_then(|it| it.segment) else { return Ok(()) };
        let deadline = Instant::now() + 2 * ORPHANS_PATIENCE;
        let mut killed = false;
        while segment.attached().is_some_and(|count| count > 0) && Instant::now() < deadline {
            if interrupted() {
                return Err(StartError::Interrupted);
            }
            if !killed && Instant::now() + ORPHANS_PATIENCE >= deadline {
                killed = true;
                for pid in presence::orphans(cluster, segment) {
                    if send_if(pid, Signal::KILL, || presence::is_our_backend(pid, cluster, segment)) {
                        (self.report)(&Notice::Ending { pid, how: name_of(Signal::KILL) });
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
