//! Kills servers and processes of PostgreSQL and fills the disk, round by round, while games are played.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use salon_load::Failure;

use crate::{
    counts::{RunTotals, SharedCounts},
    deployment::{Deployment, MAX_RESTART_TIME},
    processes::PostgresProcess,
    seeded_rng::SeededRng,
    server::LogTarget,
};

/// Moves that have to be acknowledged after a restart before the next round begins.
const MIN_MOVES_PER_ROUND: u64 = 4;
/// The longest time that these moves may take, even on a busy machine.
const MOVES_TIMEOUT: Duration = Duration::from_secs(120);
/// One round in this many fills the disk.
const ROUNDS_PER_FULL_DISK: usize = 8;

/// The processes to kill.
#[derive(Clone, Copy, Debug)]
enum Target {
    OneServer,
    BothServers,
    Postmaster,
    Backend,
    Helper,
    ServerAndPostmaster,
    Everything,
}

/// The targets to choose from; a repeated entry is chosen more often.
const TARGETS: [Target; 9] = [
    Target::OneServer,
    Target::OneServer,
    Target::BothServers,
    Target::Postmaster,
    Target::Backend,
    Target::Backend,
    Target::Helper,
    Target::ServerAndPostmaster,
    Target::Everything,
];

/// Injects the faults of a run.
#[derive(Debug)]
pub struct FaultInjector {
    /// The servers and their database.
    pub deployment: Deployment,
    /// Its own random numbers.
    pub rng: SeededRng,
    /// The faults so far.
    pub totals: RunTotals,
    /// The counts of the players.
    pub counts: SharedCounts,
    /// An access token for probes.
    pub token: String,
    /// Whether servers may get logs that cannot be written.
    pub log_faults: bool,
    /// The time of the last kill, start or restored disk; the duration of a restart is measured from it.
    pub last_fault: Instant,
}

impl FaultInjector {
    /// One round: faults at random times, also during starts and recovery, then a restart that has to be fast enough.
    pub async fn round(&mut self) -> Result<(), Failure> {
        tokio::time::sleep(self.rng.millis(400)).await;
        if self.deployment.disk.can_be_filled() && self.rng.one_in(ROUNDS_PER_FULL_DISK) {
            self.fill_disk().await?;
        } else if self.rng.one_in(4) {
            self.kill_servers_in_recovery().await;
        } else {
            self.kill_repeatedly().await?;
        }
        self.start_stopped_servers()?;
        let took = self.deployment.await_service(&self.token, self.last_fault, MAX_RESTART_TIME).await?;
        self.totals.slowest_restart_seconds = self.totals.slowest_restart_seconds.max(took.as_secs_f64());
        self.await_moves().await
    }

    async fn kill_repeatedly(&mut self) -> Result<(), Failure> {
        for _ in 0..=self.rng.below(4) {
            let target = self.rng.pick(&TARGETS).copied().unwrap_or(Target::OneServer);
            self.kill(target);
            // If servers are started in between, the next kill hits them during their start.
            if self.rng.one_in(2) {
                self.start_stopped_servers()?;
            }
            tokio::time::sleep(self.rng.millis(700)).await;
        }
        Ok(())
    }

    /// Kills a backend, which sends PostgreSQL into crash recovery, then both servers, so that no owner is left.
    async fn kill_servers_in_recovery(&mut self) {
        self.kill(Target::Backend);
        // Recovery takes a fraction of a second if the disk is in memory.
        let bound = if self.rng.one_in(2) { 150 } else { 500 };
        tokio::time::sleep(self.rng.millis(bound)).await;
        self.kill(Target::BothServers);
        tokio::time::sleep(self.rng.millis(300)).await;
    }

    async fn fill_disk(&mut self) -> Result<(), Failure> {
        let free = self.rng.below(64) as u64 * 1024;
        self.deployment.disk.fill(free)?;
        self.totals.full_disks += 1;
        tokio::time::sleep(Duration::from_millis(300) + self.rng.millis(1500)).await;
        if self.rng.one_in(2) {
            let target = self.rng.pick(&TARGETS).copied().unwrap_or(Target::OneServer);
            self.kill(target);
            self.start_stopped_servers()?;
            tokio::time::sleep(self.rng.millis(500)).await;
        }
        self.deployment.disk.restore()?;
        self.last_fault = Instant::now();
        Ok(())
    }

    fn start_stopped_servers(&mut self) -> Result<(), Failure> {
        let Self { deployment, rng, totals, log_faults, .. } = self;
        let started = deployment.start(|| {
            let faults = [LogTarget::Full, LogTarget::Closed, LogTarget::Closing];
            let fault = if *log_faults && rng.one_in(2) { rng.pick(&faults).copied() } else { None };
            totals.broken_logs += u64::from(fault.is_some());
            fault.unwrap_or(LogTarget::File)
        })?;
        if started {
            self.last_fault = Instant::now();
        }
        Ok(())
    }

    fn kill(&mut self, target: Target) {
        self.last_fault = Instant::now();
        match target {
            Target::OneServer => self.kill_server(),
            Target::BothServers => self.kill_servers(),
            Target::Postmaster => self.kill_postmaster(),
            Target::Backend => {
                self.totals.kills.backends += self.kill_one(PostgresProcess::is_backend);
            }
            Target::Helper => {
                let helper = |it: &PostgresProcess| !it.is_backend() && !it.is_postmaster();
                self.totals.kills.helpers += self.kill_one(helper);
            }
            Target::ServerAndPostmaster => {
                self.kill_postmaster();
                self.kill_server();
            }
            Target::Everything => {
                self.kill_servers();
                self.kill_postmaster();
            }
        }
    }

    fn kill_server(&mut self) {
        let number = self.rng.below(self.deployment.servers.len());
        let killed = self.deployment.servers.get_mut(number).is_some_and(|server| server.kill());
        self.totals.kills.servers += u64::from(killed);
    }

    fn kill_servers(&mut self) {
        for server in &mut self.deployment.servers {
            self.totals.kills.servers += u64::from(server.kill());
        }
    }

    fn kill_postmaster(&mut self) {
        self.totals.kills.postmasters += self.kill_one(PostgresProcess::is_postmaster);
    }

    fn kill_one(&mut self, is_target: impl Fn(&PostgresProcess) -> bool) -> u64 {
        let found: Vec<PostgresProcess> = self.deployment.processes().into_iter().filter(is_target).collect();
        u64::from(self.rng.pick(&found).is_some_and(PostgresProcess::kill))
    }

    /// Waits until players have made moves, so that the next faults hit servers at work.
    async fn await_moves(&self) -> Result<(), Failure> {
        let goal = self.counts.moves.load(Ordering::Relaxed) + MIN_MOVES_PER_ROUND;
        let deadline = Instant::now() + MOVES_TIMEOUT;
        while self.counts.moves.load(Ordering::Relaxed) < goal {
            if Instant::now() > deadline {
                return Err(format!("no moves after a restart\n{}", self.deployment.log_tail()).into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }
}
