//! What is done to the servers and their PostgreSQL, round by round, while others play.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use salon_load::Failure;

use crate::{
    dice::Dice,
    processes::Process,
    server::Log,
    tally::{Tally, Totals},
    world::{RESTART_LIMIT, World},
};

/// Moves that have to be acknowledged after a restart before the next round.
const MOVES_A_ROUND: u64 = 4;
/// The longest they may take, on a busy machine too.
const MOVES_LIMIT: Duration = Duration::from_secs(120);
/// One round in so many is about the disk.
const ROUNDS_A_FULL_DISK: usize = 8;

/// Who is killed.
#[derive(Clone, Copy, Debug)]
enum Victim {
    Server,
    BothServers,
    Postmaster,
    Backend,
    Helper,
    ServerAndPostmaster,
    Everything,
}

const VICTIMS: [Victim; 9] = [
    Victim::Server,
    Victim::Server,
    Victim::BothServers,
    Victim::Postmaster,
    Victim::Backend,
    Victim::Backend,
    Victim::Helper,
    Victim::ServerAndPostmaster,
    Victim::Everything,
];

/// The one who kills.
#[derive(Debug)]
pub struct Killer {
    /// What is killed.
    pub world: World,
    /// Its chance.
    pub dice: Dice,
    /// What came of it.
    pub totals: Totals,
    /// What the players got done.
    pub tally: Tally,
    /// A token that lets a probe in.
    pub token: String,
    /// Whether logs may fail.
    pub log_faults: bool,
    /// When something was last killed, started or given its disk back: a restart is counted from there.
    pub harmed: Instant,
}

impl Killer {
    /// One round: kills at random moments, also of what is just starting or recovering, then a restart in time.
    pub async fn round(&mut self) -> Result<(), Failure> {
        tokio::time::sleep(self.dice.millis(400)).await;
        if self.world.disk.can_be_full() && self.dice.one_in(ROUNDS_A_FULL_DISK) {
            self.full_disk().await?;
        } else if self.dice.one_in(4) {
            self.die_in_recovery().await;
        } else {
            self.kill_some().await?;
        }
        self.start_dead()?;
        let took = self.world.await_service(&self.token, self.harmed, RESTART_LIMIT).await?;
        self.totals.slowest_restart_seconds = self.totals.slowest_restart_seconds.max(took.as_secs_f64());
        self.await_moves().await
    }

    async fn kill_some(&mut self) -> Result<(), Failure> {
        for _ in 0..=self.dice.below(4) {
            let victim = self.dice.pick(&VICTIMS).copied().unwrap_or(Victim::Server);
            self.kill(victim);
            // Where it is started in between, the next kill finds it starting.
            if self.dice.one_in(2) {
                self.start_dead()?;
            }
            tokio::time::sleep(self.dice.millis(700)).await;
        }
        Ok(())
    }

    /// A killed backend sends PostgreSQL into recovery; then nobody is left to look after it.
    async fn die_in_recovery(&mut self) {
        self.kill(Victim::Backend);
        // Recovery takes a fraction of a second where the disk is memory.
        let bound = if self.dice.one_in(2) { 150 } else { 500 };
        tokio::time::sleep(self.dice.millis(bound)).await;
        self.kill(Victim::BothServers);
        tokio::time::sleep(self.dice.millis(300)).await;
    }

    async fn full_disk(&mut self) -> Result<(), Failure> {
        let free = self.dice.below(64) as u64 * 1024;
        self.world.disk.fill_up_to(free)?;
        self.totals.full_disks += 1;
        tokio::time::sleep(Duration::from_millis(300) + self.dice.millis(1500)).await;
        if self.dice.one_in(2) {
            let victim = self.dice.pick(&VICTIMS).copied().unwrap_or(Victim::Server);
            self.kill(victim);
            self.start_dead()?;
            tokio::time::sleep(self.dice.millis(500)).await;
        }
        self.world.disk.empty()?;
        self.harmed = Instant::now();
        Ok(())
    }

    fn start_dead(&mut self) -> Result<(), Failure> {
        let Self { world, dice, totals, log_faults, .. } = self;
        let started = world.start(|| {
            let faults = [Log::Full, Log::Closed, Log::Closing];
            let fault = if *log_faults && dice.one_in(2) { dice.pick(&faults).copied() } else { None };
            totals.broken_logs += u64::from(fault.is_some());
            fault.unwrap_or(Log::File)
        })?;
        if started {
            self.harmed = Instant::now();
        }
        Ok(())
    }

    fn kill(&mut self, victim: Victim) {
        self.harmed = Instant::now();
        match victim {
            Victim::Server => self.kill_server(),
            Victim::BothServers => self.kill_servers(),
            Victim::Postmaster => self.kill_postmaster(),
            Victim::Backend => {
                self.totals.kills.backends += self.kill_one(Process::is_backend);
            }
            Victim::Helper => {
                let helper = |it: &Process| !it.is_backend() && !it.is_postmaster();
                self.totals.kills.helpers += self.kill_one(helper);
            }
            Victim::ServerAndPostmaster => {
                self.kill_postmaster();
                self.kill_server();
            }
            Victim::Everything => {
                self.kill_servers();
                self.kill_postmaster();
            }
        }
    }

    fn kill_server(&mut self) {
        let number = self.dice.below(self.world.servers.len());
        let killed = self.world.servers.get_mut(number).is_some_and(|server| server.kill());
        self.totals.kills.servers += u64::from(killed);
    }

    fn kill_servers(&mut self) {
        for server in &mut self.world.servers {
            self.totals.kills.servers += u64::from(server.kill());
        }
    }

    fn kill_postmaster(&mut self) {
        self.totals.kills.postmasters += self.kill_one(Process::is_postmaster);
    }

    fn kill_one(&mut self, is_victim: impl Fn(&Process) -> bool) -> u64 {
        let found: Vec<Process> = self.world.processes().into_iter().filter(is_victim).collect();
        u64::from(self.dice.pick(&found).is_some_and(Process::kill))
    }

    /// Until players have got on: nothing is shown by killing what does nothing.
    async fn await_moves(&self) -> Result<(), Failure> {
        let goal = self.tally.moves.load(Ordering::Relaxed) + MOVES_A_ROUND;
        let deadline = Instant::now() + MOVES_LIMIT;
        while self.tally.moves.load(Ordering::Relaxed) < goal {
            if Instant::now() > deadline {
                return Err(format!("no moves after a restart\n{}", self.world.last_words()).into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }
}
