//! Kills two servers and their private PostgreSQL repeatedly while games are played, then checks that every acknowledged move and
//! message is stored exactly once and that every retry got the same response.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]

mod client;
mod counts;
mod deployment;
mod disk;
mod faults;
mod player_pair;
mod processes;
mod seeded_rng;
mod server;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use clap::Parser;
use salon_load::{Failure, json::text};
use serde_json::json;
use tokio::{
    signal::unix::{SignalKind, signal},
    task::JoinHandle,
};

use crate::{
    client::{RetryingClient, StoredRequest},
    counts::{RunTotals, SharedCounts},
    deployment::Deployment,
    faults::FaultInjector,
    player_pair::{ExpectedGame, PlayerPair},
    seeded_rng::SeededRng,
    server::LogTarget,
};

/// Pairs of players, each with one game at a time.
const PAIRS: usize = 3;
/// The longest time that the first start, with a new database, may take.
const MAX_FIRST_START_TIME: Duration = Duration::from_secs(120);
/// How often progress is printed.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// Kills servers and their PostgreSQL while games are played, and checks everything that was acknowledged.
#[derive(Parser)]
#[command(name = "torture")]
struct Arguments {
    /// Seconds of fault injection; setup and checks take additional time.
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The server program.
    #[arg(long, env = "SALON_BIN")]
    salon: PathBuf,
    /// Make the same choices in the same order as an earlier run with this seed.
    #[arg(long)]
    seed: Option<u64>,
    /// Stop after this number of kills, if it is reached earlier.
    #[arg(long)]
    kills: Option<u64>,
    /// Add this run to the totals in this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Start no server with a log that cannot be written.
    #[arg(long)]
    without_log_faults: bool,
    /// Never fill the disk.
    #[arg(long)]
    without_full_disks: bool,
    /// Keep data and logs after the run.
    #[arg(long)]
    keep: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    match runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(run_until_signal(&arguments))) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(130),
        Err(error) => {
            eprintln!("torture: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs until it is done or a signal arrives; cleans up in both cases. Returns false after a signal.
async fn run_until_signal(arguments: &Arguments) -> Result<bool, Failure> {
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::select! {
        outcome = run(arguments) => outcome.map(|()| true),
        _ = interrupt.recv() => Ok(false),
        _ = terminate.recv() => Ok(false),
    }
}

async fn run(arguments: &Arguments) -> Result<(), Failure> {
    let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let seed = arguments.seed.unwrap_or_else(|| u64::from(clock.subsec_nanos()) ^ clock.as_secs());
    println!(
        "torture: {} s of kills with --seed {seed}; {PAIRS} pairs of players, two servers, one PostgreSQL",
        arguments.seconds
    );
    let mut deployment = Deployment::new(&arguments.salon, !arguments.without_full_disks, arguments.keep)?;
    if !arguments.without_full_disks && !deployment.disk.can_be_filled() {
        println!("torture: full disks are skipped: this user may not mount a file system here");
    }
    if arguments.without_log_faults {
        println!("torture: logs that cannot be written are skipped, as requested");
    }
    deployment.start(|| LogTarget::File)?;
    deployment.await_service("", Instant::now(), MAX_FIRST_START_TIME).await?;
    let mut injector = FaultInjector {
        counts: SharedCounts::default(),
        rng: SeededRng::new(seed, 0),
        totals: RunTotals { runs: 1, ..RunTotals::default() },
        token: String::new(),
        log_faults: !arguments.without_log_faults,
        last_fault: Instant::now(),
        deployment,
    };
    let outcome = run_faults(arguments, seed, &mut injector).await;
    let FaultInjector { totals, counts, .. } = &mut injector;
    totals.set_counts(counts);
    totals.failed_runs = u64::from(outcome.is_err());
    println!("torture: seed {seed}: {}", totals.summary());
    if let Some(file) = &arguments.record {
        println!("torture: all recorded runs: {}", totals.record(file)?.summary());
    }
    outcome
}

/// A running pair; returns what its games have to contain.
type PairTask = JoinHandle<Result<(PlayerPair, Vec<ExpectedGame>), Failure>>;

/// Plays and injects faults until the time is over, then checks all games.
async fn run_faults(arguments: &Arguments, seed: u64, injector: &mut FaultInjector) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let pairs = start_pairs(seed, injector, &stop).await?;
    let injected = inject_faults(arguments, injector, &pairs).await;
    stop.store(true, Ordering::Release);
    if let Err(failure) = injected {
        // The servers may never answer again.
        pairs.iter().for_each(JoinHandle::abort);
        return Err(failure);
    }
    let mut played = Vec::new();
    for pair in pairs {
        played.push(pair.await??);
    }
    check_all(injector, played).await
}

async fn start_pairs(
    seed: u64,
    injector: &mut FaultInjector,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<PairTask>, Failure> {
    let mut pairs = Vec::new();
    for number in 0..PAIRS {
        let (one, token) = register_player(injector, seed, 2 * number).await?;
        let (other, _) = register_player(injector, seed, 2 * number + 1).await?;
        injector.token = token;
        let (counts, stop) = (injector.counts.clone(), Arc::clone(stop));
        let mut pair = PlayerPair { number, players: [one, other], counts, stop };
        pairs.push(tokio::spawn(async move {
            let games = pair.play().await?;
            Ok((pair, games))
        }));
    }
    Ok(pairs)
}

/// Checks every game again, because later faults must not change a game that is over; then replays all games.
async fn check_all(injector: &mut FaultInjector, played: Vec<(PlayerPair, Vec<ExpectedGame>)>) -> Result<(), Failure> {
    println!("torture: no more faults; comparing every game with the acknowledgements, then replaying");
    let begin = Instant::now();
    for (mut pair, games) in played {
        for game in &games {
            pair.check(game).await?;
        }
        injector.totals.games_replayed += games.len() as u64;
    }
    let replayed = injector.deployment.replay_all().await?;
    let last = replayed.lines().last().unwrap_or_default().trim();
    println!("torture: checked in {} s; salon replay --all: {last}", begin.elapsed().as_secs());
    match injector.counts.failures().as_slice() {
        [] => Ok(()),
        failures => Err(failures.join("\n").into()),
    }
}

/// Runs rounds until the time is over, the number of kills is reached, or a pair has failed.
async fn inject_faults(
    arguments: &Arguments,
    injector: &mut FaultInjector,
    pairs: &[JoinHandle<impl Send>],
) -> Result<(), Failure> {
    let begin = Instant::now();
    let mut next = begin + PROGRESS_INTERVAL;
    let time = Duration::from_secs(arguments.seconds);
    while begin.elapsed() < time && arguments.kills.is_none_or(|kills| injector.totals.kills.all() < kills) {
        // Before the stop signal a pair ends only with an error, which the caller gets when it joins the task.
        if pairs.iter().any(JoinHandle::is_finished) {
            break;
        }
        injector.round().await?;
        injector.totals.seconds = begin.elapsed().as_secs();
        if Instant::now() >= next {
            next = Instant::now() + PROGRESS_INTERVAL;
            let moves = injector.counts.moves.load(Ordering::Relaxed);
            let RunTotals { kills, seconds, slowest_restart_seconds: slowest, .. } = &injector.totals;
            println!("torture: {seconds} s: {} kills, {moves} moves, slowest restart {slowest:.1} s", kills.all());
        }
    }
    Ok(())
}

/// Registers a player; returns a client and the access token.
async fn register_player(
    injector: &FaultInjector,
    seed: u64,
    number: usize,
) -> Result<(RetryingClient, String), Failure> {
    let stream = number as u64 + 1;
    let new = |token| {
        RetryingClient::new(
            injector.deployment.addresses(),
            token,
            injector.counts.clone(),
            SeededRng::new(seed, stream),
        )
    };
    let body = json!({"name": format!("player-{number}"), "password": format!("a long password {number}")}).to_string();
    let request = StoredRequest::post("/v1/accounts".to_owned(), body);
    let answer = new(String::new()).send_until_answered(&request).await?.expect_status(201)?.json()?;
    let token = text(&answer, "/tokens/access_token")?;
    Ok((new(token.clone()), token))
}
