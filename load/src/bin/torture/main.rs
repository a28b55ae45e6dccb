//! Kills two servers and their private PostgreSQL again and again while games are played, and accounts for every
//! acknowledged move, retry and message.

mod client;
mod dice;
mod disk;
mod killer;
mod processes;
mod server;
mod table;
mod tally;
mod world;

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
use salon_load::Failure;
use serde_json::{Value, json};
use tokio::{
    signal::unix::{SignalKind, signal},
    task::JoinHandle,
};

use crate::{
    client::{Client, Question},
    dice::Dice,
    killer::Killer,
    server::Log,
    table::{Account, Table},
    tally::{Tally, Totals},
    world::World,
};

/// Games played at the same time.
const TABLES: usize = 3;
/// The longest that the first start, with a new database, may take.
const FIRST_START_LIMIT: Duration = Duration::from_secs(120);
/// How often progress is told.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// Kills servers and their PostgreSQL while games are played, and accounts for everything that was acknowledged.
#[derive(Parser)]
#[command(name = "torture")]
struct Order {
    /// How long to kill; setting up and checking come on top.
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The server program.
    #[arg(long, env = "SALON_BIN")]
    salon: PathBuf,
    /// Makes the same choices as an earlier run, in the same order.
    #[arg(long)]
    seed: Option<u64>,
    /// Stop after so many kills, however early.
    #[arg(long)]
    kills: Option<u64>,
    /// Adds this run to the totals in this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Starts no server with a log that cannot be written.
    #[arg(long)]
    without_log_faults: bool,
    /// Never fills the disk.
    #[arg(long)]
    without_full_disks: bool,
    /// Leaves data and logs where they are, to be looked into.
    #[arg(long)]
    keep: bool,
}

fn main() -> ExitCode {
    let order = Order::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    match runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(watched(&order))) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(130),
        Err(error) => {
            eprintln!("torture: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs until it is done or a signal comes; everything is cleared away either way. False after a signal.
async fn watched(order: &Order) -> Result<bool, Failure> {
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::select! {
        outcome = run(order) => outcome.map(|()| true),
        _ = interrupt.recv() => Ok(false),
        _ = terminate.recv() => Ok(false),
    }
}

async fn run(order: &Order) -> Result<(), Failure> {
    let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let seed = order.seed.unwrap_or_else(|| u64::from(clock.subsec_nanos()) ^ clock.as_secs());
    println!("torture: {} s of kills with --seed {seed}; {TABLES} tables, two servers, one PostgreSQL", order.seconds);
    let mut world = World::new(&order.salon, !order.without_full_disks, order.keep)?;
    if !order.without_full_disks && !world.disk.can_be_full() {
        println!("torture: full disks are skipped: this user may not mount a file system here");
    }
    if order.without_log_faults {
        println!("torture: logs that cannot be written are left out, as asked");
    }
    world.start(|| Log::File)?;
    world.await_service("", Instant::now(), FIRST_START_LIMIT).await?;
    let mut killer = Killer {
        tally: Tally::default(),
        dice: Dice::new(seed, 0),
        totals: Totals { runs: 1, ..Totals::default() },
        token: String::new(),
        log_faults: !order.without_log_faults,
        harmed: Instant::now(),
        world,
    };
    let outcome = torment(order, seed, &mut killer).await;
    let Killer { totals, tally, .. } = &mut killer;
    totals.count(tally);
    totals.failed_runs = u64::from(outcome.is_err());
    println!("torture: seed {seed}: {}", totals.line());
    if let Some(file) = &order.record {
        println!("torture: in all: {}", totals.record(file)?.line());
    }
    outcome
}

/// A table at play; in the end, what it knows for certain.
type Playing = JoinHandle<Result<(Table, Vec<Account>), Failure>>;

async fn torment(order: &Order, seed: u64, killer: &mut Killer) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let playing = begin_play(seed, killer, &stop).await?;
    let killed = kill_on(order, killer, &playing).await;
    stop.store(true, Ordering::Release);
    if let Err(failure) = killed {
        // Players who wait for servers that do not come back wait in vain.
        playing.iter().for_each(JoinHandle::abort);
        return Err(failure);
    }
    let mut settled = Vec::new();
    for table in playing {
        settled.push(table.await??);
    }
    check_all(killer, settled).await
}

async fn begin_play(seed: u64, killer: &mut Killer, stop: &Arc<AtomicBool>) -> Result<Vec<Playing>, Failure> {
    let mut playing = Vec::new();
    for number in 0..TABLES {
        let (one, token) = player(killer, seed, 2 * number).await?;
        let (other, _) = player(killer, seed, 2 * number + 1).await?;
        killer.token = token;
        let (tally, stop) = (killer.tally.clone(), Arc::clone(stop));
        let mut table = Table { number, players: [one, other], tally, stop };
        playing.push(tokio::spawn(async move {
            let accounts = table.play().await?;
            Ok((table, accounts))
        }));
    }
    Ok(playing)
}

/// Every game once more, since whatever was killed after it was over must not have changed it; then the rules' own check.
async fn check_all(killer: &mut Killer, settled: Vec<(Table, Vec<Account>)>) -> Result<(), Failure> {
    println!("torture: killing is over; every game is compared with what was acknowledged, then replayed");
    let begin = Instant::now();
    for (mut table, accounts) in settled {
        for account in &accounts {
            table.check(account).await?;
        }
        killer.totals.games_replayed += accounts.len() as u64;
    }
    let replayed = killer.world.replay_all().await?;
    let last = replayed.lines().last().unwrap_or_default().trim();
    println!("torture: checked in {} s; salon replay --all: {last}", begin.elapsed().as_secs());
    match killer.tally.wrong().as_slice() {
        [] => Ok(()),
        wrong => Err(wrong.join("\n").into()),
    }
}

/// Round after round, until the time is over, enough were killed, or a table has failed.
async fn kill_on(order: &Order, killer: &mut Killer, playing: &[JoinHandle<impl Send>]) -> Result<(), Failure> {
    let begin = Instant::now();
    let mut next = begin + PROGRESS_INTERVAL;
    let time = Duration::from_secs(order.seconds);
    while begin.elapsed() < time && order.kills.is_none_or(|kills| killer.totals.kills.all() < kills) {
        // A table ends only when it is told to, or because it cannot go on: why, it says when it is waited for.
        if playing.iter().any(JoinHandle::is_finished) {
            break;
        }
        killer.round().await?;
        killer.totals.seconds = begin.elapsed().as_secs();
        if Instant::now() >= next {
            next = Instant::now() + PROGRESS_INTERVAL;
            let moves = killer.tally.moves.load(Ordering::Relaxed);
            let Totals { kills, seconds, slowest_restart_seconds: slowest, .. } = &killer.totals;
            println!("torture: {seconds} s: {} kills, {moves} moves, slowest restart {slowest:.1} s", kills.all());
        }
    }
    Ok(())
}

/// Registers a player; returns the token too.
async fn player(killer: &Killer, seed: u64, number: usize) -> Result<(Client, String), Failure> {
    let stream = number as u64 + 1;
    let new = |token| Client::new(killer.world.addresses(), token, killer.tally.clone(), Dice::new(seed, stream));
    let order =
        json!({"name": format!("player-{number}"), "password": format!("a long password {number}")}).to_string();
    let question = Question { key: None, ..Question::post("/v1/accounts".to_owned(), String::new(), order) };
    let answer = new(String::new()).insist(&question).await?.expect(201)?.json()?;
    let token =
        answer.pointer("/tokens/access_token").and_then(Value::as_str).ok_or("a registration without a token")?;
    Ok((new(token.to_owned()), token.to_owned()))
}
