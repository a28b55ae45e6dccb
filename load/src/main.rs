//! Measures a release server on a durable PostgreSQL: plays whole games of Art Society over HTTP with many clients at once, and
//! compares the rate with `pgbench` on the same database.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]

mod bots;
mod correspondence;
mod figures;
mod floods;
mod pgbench;
mod pgbench_comparison;
mod reads;
mod sign_ins;
mod states;

use std::{path::PathBuf, process::ExitCode, time::Duration};

use clap::Parser;
use salon_load::{
    Failure,
    bench::{Bench, play_moves},
    bench_server::BenchServer,
    http::Connection,
};
use uuid::Uuid;

use crate::{
    bots::BotLoad,
    correspondence::CorrespondenceLoad,
    figures::Figures,
    floods::{Flood, FloodLoad},
    reads::Reader,
};

/// The smallest permitted ratio of accepted commands to `pgbench` transactions.
const MIN_PGBENCH_RATIO: f64 = 1.0;
/// The highest permitted median response time of a single client.
const MAX_SINGLE_CLIENT_P50_MS: f64 = 5.0;
/// Games that are loaded after a restart: this many short ones and as many long ones.
const COLD_GAMES: usize = 100;
/// The longest time that the measurement of correspondence games may take.
const CORRESPONDENCE_TIMEOUT: Duration = Duration::from_secs(600);
const BYTES_PER_MIB: f64 = 1_048_576.0;

/// Measures the speed of a server.
#[derive(Parser)]
struct Arguments {
    /// The server program, a release build.
    #[arg(long)]
    salon: PathBuf,
    /// The file with the figures of the recorded run.
    #[arg(long)]
    figures: PathBuf,
    /// Overwrite the recorded figures with those of this run.
    #[arg(long)]
    record: bool,
    /// Games played at the same time, one number a stage; the last stage alternates with pgbench and is compared with it.
    #[arg(long, value_delimiter = ',', default_value = "1,16,128")]
    at_once: Vec<usize>,
    /// Length of the last stage; the others take a third of it.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Games prepared before the measurement.
    #[arg(long, default_value_t = 2500)]
    games: usize,
    /// Measure only the moves and pgbench.
    #[arg(long)]
    brief: bool,
    /// Measure only states, and moves that answer with them.
    #[arg(long)]
    states: bool,
    /// Measure only this number of correspondence games, with an open feed for every ten of them.
    #[arg(long, value_name = "GAMES")]
    correspondence: Option<usize>,
    /// Measure only games between people while master bots think in this number of other games.
    #[arg(long, value_name = "GAMES")]
    bots: Option<usize>,
    /// Measure only games while this number of connections floods the server with sign-ins, registrations, refreshes and
    /// password resets.
    #[arg(long, value_name = "CONNECTIONS")]
    floods: Option<usize>,
    /// With `--floods`: the kinds of floods, all unless given.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "sign-in,registration,refresh,password-reset")]
    kinds: Vec<Flood>,
}

impl Arguments {
    fn games_at_once(&self) -> usize {
        self.at_once.last().copied().unwrap_or(1)
    }

    fn stage_time(&self) -> Duration {
        Duration::from_secs(self.seconds.div_ceil(3))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // A single thread, so that the clients leave the other cores to the server they measure.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    match runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(run(&arguments))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("salon-load: {error}");
            let mut source = error.source();
            while let Some(cause) = source {
                eprintln!("  caused by: {cause}");
                source = cause.source();
            }
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut figures = Figures::new(&arguments.figures);
    if let Some(games) = arguments.correspondence {
        measure_correspondence(arguments, games, &mut figures).await?;
    } else if let Some(games) = arguments.bots {
        measure_bots(arguments, games, &mut figures).await?;
    } else if arguments.states {
        measure_only_states(arguments, &mut figures).await?;
    } else if let Some(connections) = arguments.floods {
        measure_floods(arguments, connections, &mut figures).await?;
    } else {
        // Records its figures before it checks them.
        return measure_moves(arguments, &mut figures).await;
    }
    if arguments.record { figures.record() } else { Ok(()) }
}

async fn measure_correspondence(arguments: &Arguments, games: usize, figures: &mut Figures) -> Result<(), Failure> {
    let server = BenchServer::start(&arguments.salon, &[]).await?;
    let load = CorrespondenceLoad { accounts: (games / 10).max(2), games, due_games: games / 20 };
    let measured = tokio::time::timeout(CORRESPONDENCE_TIMEOUT, correspondence::measure(&server, load, figures)).await;
    measured.map_err(|_| "the measurement timed out")?
}

async fn measure_only_states(arguments: &Arguments, figures: &mut Figures) -> Result<(), Failure> {
    let bench = Bench::start(&arguments.salon, &[]).await?;
    states::measure(&bench, figures).await?.map_or(Ok(()), |failure| Err(failure.into()))
}

async fn measure_bots(arguments: &Arguments, bot_games: usize, figures: &mut Figures) -> Result<(), Failure> {
    let bench = Bench::start(&arguments.salon, &[]).await?;
    bench.prepare_games(arguments.games).await?;
    let load = BotLoad { bot_games, games_at_once: arguments.games_at_once(), stage_time: arguments.stage_time() };
    bots::measure(&bench, load, figures).await?;
    replay_all(&bench)
}

async fn measure_floods(arguments: &Arguments, connections: usize, figures: &mut Figures) -> Result<(), Failure> {
    let bench = Bench::start(&arguments.salon, floods::SETTINGS).await?;
    let memory_failure = sign_ins::measure(&bench.server, figures).await?;
    bench.prepare_games(arguments.games).await?;
    let (kinds, games_at_once) = (arguments.kinds.clone(), arguments.games_at_once());
    let load = FloodLoad { kinds, connections, games_at_once, stage_time: arguments.stage_time() };
    let measured = floods::measure(&bench, load, figures).await;
    figures.add("memory of the server after all floods, MiB", bench.server.memory_bytes()? as f64 / BYTES_PER_MIB);
    measured?;
    replay_all(&bench)?;
    memory_failure.map_or(Ok(()), |failure| Err(failure.into()))
}

async fn measure_moves(arguments: &Arguments, figures: &mut Figures) -> Result<(), Failure> {
    let mut bench = Bench::start(&arguments.salon, &[]).await?;
    prepare_and_measure_memory(&bench, arguments.games, figures).await?;
    let mut single_client_p50 = None;
    let (last, earlier) = arguments.at_once.split_last().ok_or("no stage")?;
    for games_at_once in earlier {
        let before = bench.server.cpu_times()?;
        let stage = bench.play(*games_at_once, arguments.stage_time()).await?;
        let cpu_micros = bench.server.cpu_times()?.micros_each_since(before, stage.requests());
        if *games_at_once == 1 {
            single_client_p50 = Some(stage.percentile(50));
        }
        figures.add_games_at_once(*games_at_once, &stage, cpu_micros);
    }
    let ratio = pgbench_comparison::measure(&bench, *last, arguments.seconds, figures).await?;
    let state_failure = if arguments.brief { None } else { states::measure(&bench, figures).await? };
    let memory_failure =
        if arguments.brief { None } else { measure_reads(&mut bench, arguments.stage_time(), figures).await? };
    if arguments.record {
        figures.record()?;
    }
    if ratio < MIN_PGBENCH_RATIO {
        return Err(format!("{ratio:.2} of the best pgbench is less than {MIN_PGBENCH_RATIO}").into());
    }
    if let Some(failure) = state_failure.or(memory_failure) {
        return Err(failure.into());
    }
    match single_client_p50.filter(|p50| *p50 > MAX_SINGLE_CLIENT_P50_MS) {
        Some(p50) => Err(format!("p50 of a single client is {p50:.1} ms, at most {MAX_SINGLE_CLIENT_P50_MS}").into()),
        None => Ok(()),
    }
}

/// Prepares the games and measures the memory that they take in the server once they were read.
async fn prepare_and_measure_memory(bench: &Bench, games: usize, figures: &mut Figures) -> Result<(), Failure> {
    let reader = reader(bench)?;
    let first = bench.prepare_games(games / 10).await?;
    reader.read_each(&first).await?;
    let before = bench.server.memory_bytes()?;
    let more = bench.prepare_games(games - games / 10).await?;
    reader.read_each(&more).await?;
    let growth = bench.server.memory_bytes()?.saturating_sub(before);
    figures
        .add("memory per 1,000 live games, MiB", growth as f64 / (more.len().max(1) as f64) * 1000.0 / BYTES_PER_MIB);
    figures.add("moves a game", bench.games.moves_per_game());
    Ok(())
}

/// Measures reads, sign-ins and cold loads; returns an error message if sign-ins leave too much memory in use.
async fn measure_reads(bench: &mut Bench, time: Duration, figures: &mut Figures) -> Result<Option<String>, Failure> {
    let running = begin_games(bench).await?;
    let reader = reader(bench)?;
    let views = reader.read_for(time, &running.long, false).await?;
    figures.add("state reads a second", views.rate());
    figures.add("state reads: p50, ms", views.percentile(50));
    let unchanged = reader.read_for(time, &running.long, true).await?;
    figures.add("state reads a second, unchanged (304)", unchanged.rate());
    figures.add("memory of the server, MiB", bench.server.memory_bytes()? as f64 / BYTES_PER_MIB);
    let memory_failure = sign_ins::measure(&bench.server, figures).await?;
    measure_cold_loads(bench, &running, figures).await?;
    replay_all(bench)?;
    Ok(memory_failure)
}

fn reader(bench: &Bench) -> Result<Reader<'_>, Failure> {
    let player = bench.players.first().ok_or("no player is registered")?;
    Ok(Reader { address: &bench.server.address, token: &player.token })
}

/// Running games of different length.
struct RunningGames {
    /// Games with two moves.
    short: Vec<Uuid>,
    /// Games before their last move.
    long: Vec<Uuid>,
}

async fn begin_games(bench: &Bench) -> Result<RunningGames, Failure> {
    let mut tasks = Vec::new();
    let mut running = RunningGames { short: Vec::new(), long: Vec::new() };
    for number in 0..2 * COLD_GAMES {
        let game = bench.games.take().ok_or("too few games were prepared for reading")?;
        let moves = if number < COLD_GAMES { 2 } else { game.moves.len() - 1 };
        let games = if number < COLD_GAMES { &mut running.short } else { &mut running.long };
        games.push(game.id);
        let (address, players) = (bench.server.address.clone(), bench.players.clone());
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            play_moves(&mut connection, &players, &game, (moves, "")).await
        }));
    }
    for task in tasks {
        task.await??;
    }
    Ok(running)
}

/// Measures the first read of each game after a restart.
async fn measure_cold_loads(bench: &mut Bench, games: &RunningGames, figures: &mut Figures) -> Result<(), Failure> {
    bench.server.restart().await?;
    let reader = reader(bench)?;
    // The first ten of each open connections and fill the caches of PostgreSQL.
    for games in [&games.short, &games.long] {
        reader.read_each(games.get(..10).unwrap_or_default()).await?;
    }
    let short = reader.read_each(games.short.get(10..).unwrap_or_default()).await?;
    let long = reader.read_each(games.long.get(10..).unwrap_or_default()).await?;
    figures.add("cold load of a game just begun: p50, ms", short.percentile(50));
    figures.add("cold load of a game nearly over: p50, ms", long.percentile(50));
    figures.add("cold load, long to short, ratio", long.percentile(50) / short.percentile(50));
    Ok(())
}

fn replay_all(bench: &Bench) -> Result<(), Failure> {
    println!("salon replay --all: {}", bench.server.replay_all()?);
    Ok(())
}
