//! Plays whole Art Society games over HTTP with many clients at once against a release server on a durable PostgreSQL, and
//! in the same run lets `pgbench` do one move's row work a transaction on the same database.

mod bots;
mod compared;
mod correspondence;
mod cpu;
mod figures;
mod floods;
mod server;
mod sign_ins;
mod stages;
mod tables;
mod yardstick;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, Mutex},
    time::Duration,
};

use clap::Parser;
use salon_load::{Failure, http};
use uuid::Uuid;

use crate::{
    correspondence::Scale,
    figures::{Figures, recorded},
    http::Connection,
    server::Server,
    stages::{Pile, play, play_moves, read, read_each, take},
    tables::{Player, Script, database, lay, register},
};

/// Connections that read at the same time.
const READERS: usize = 32;
/// Less than this of what `pgbench` does is too slow.
const LEAST_RATIO: f64 = 1.0;
/// Who plays alone waits no longer than this, in the middle.
const LONGEST_WAIT_MS: f64 = 5.0;
/// Games loaded cold, short ones and long ones.
const COLD: usize = 100;
/// Games that wait for days are measured within minutes, or not at all.
const LONGEST: Duration = Duration::from_secs(600);

/// Measures how fast the server is.
#[derive(Parser)]
struct Order {
    /// The release program.
    #[arg(long)]
    salon: PathBuf,
    /// Where the recorded figures are.
    #[arg(long)]
    figures: PathBuf,
    /// Make this run the recorded one.
    #[arg(long)]
    record: bool,
    /// Games played at the same time, stage by stage; the last takes turns with pgbench and is compared with it.
    #[arg(long, value_delimiter = ',', default_value = "1,16,128")]
    at_once: Vec<usize>,
    /// Length of the last stage; the others take a third.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Games laid out beforehand.
    #[arg(long, default_value_t = 2500)]
    games: usize,
    /// Only the moves and pgbench.
    #[arg(long)]
    brief: bool,
    /// Instead of all that: so many games on clocks, with a feed open for every ten of them.
    #[arg(long)]
    correspondence: Option<usize>,
    /// Instead of all that: so many games in which masters think all the time, beside people's games.
    #[arg(long)]
    bots: Option<usize>,
    /// Instead of all that: so many connections of strangers that flood the server with sign-ins, registrations, refreshes and
    /// password resets, beside people's games.
    #[arg(long)]
    floods: Option<usize>,
}

fn main() -> ExitCode {
    let order = Order::parse();
    // One thread: the clients must not crowd out the server they measure.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    match runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(run(&order))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("salon-load: {error}");
            let mut cause = error.source();
            while let Some(why) = cause {
                eprintln!("  because {why}");
                cause = why.source();
            }
            ExitCode::FAILURE
        }
    }
}

async fn run(order: &Order) -> Result<(), Failure> {
    let before = recorded(&order.figures);
    let mut figures = Figures::default();
    let mut note = |name: &str, value: f64| figures.note(name, value, &before);
    let settings = if order.floods.is_some() { floods::SETTINGS } else { &[] };
    let mut server = Server::start(&order.salon, settings).await?;
    if let Some(games) = order.correspondence {
        let scale = Scale { accounts: (games / 10).max(2), games, due: games / 20 };
        let measured = tokio::time::timeout(LONGEST, correspondence::measure(&server, scale, &mut note)).await;
        measured.map_err(|_| "it takes too long to be measured")??;
        return if order.record { figures.record(&order.figures) } else { Ok(()) };
    }
    if let Some(games) = order.bots {
        let players = register(&server.address).await?;
        let database = database(&server.socket_folder()).await?;
        let scripts = lay(&server.address, &players, &database, order.games).await?;
        let pile: Pile = Arc::new(Mutex::new(scripts.into()));
        let at_once = order.at_once.last().copied().unwrap_or(1);
        let scale = bots::Scale { games, at_once, time: Duration::from_secs(order.seconds.div_ceil(3)) };
        bots::measure(&server, &players, &database, &pile, scale, &mut note).await?;
        println!("every stored game played again: {}", server.replay_all()?);
        return if order.record { figures.record(&order.figures) } else { Ok(()) };
    }
    if let Some(connections) = order.floods {
        let players = register(&server.address).await?;
        let database = database(&server.socket_folder()).await?;
        let wrong = sign_ins::measure(&server, &mut note).await?;
        let scripts = lay(&server.address, &players, &database, order.games).await?;
        let pile: Pile = Arc::new(Mutex::new(scripts.into()));
        let at_once = order.at_once.last().copied().unwrap_or(1);
        let scale = floods::Scale { connections, at_once, time: Duration::from_secs(order.seconds.div_ceil(3)) };
        let measured = floods::measure(&server, &players, &database, &pile, scale, &mut note).await;
        note("memory of the server after all floods, MiB", server.memory()? as f64 / 1_048_576.0);
        measured?;
        println!("every stored game played again: {}", server.replay_all()?);
        if let Some(wrong) = wrong {
            return Err(wrong.into());
        }
        return if order.record { figures.record(&order.figures) } else { Ok(()) };
    }
    let address = server.address.clone();
    let players = register(&address).await?;
    let reader = players.first().ok_or("nobody plays")?;
    let database = database(&server.socket_folder()).await?;

    let mut scripts = lay(&address, &players, &database, order.games / 10).await?;
    read_each(&address, reader, &ids(&scripts)).await?;
    let memory = server.memory()?;
    let more = lay(&address, &players, &database, order.games - order.games / 10).await?;
    read_each(&address, reader, &ids(&more)).await?;
    let grown = server.memory()?.saturating_sub(memory);
    note("memory per 1,000 live games, MiB", grown as f64 / (more.len().max(1) as f64) * 1000.0 / 1_048_576.0);
    scripts.extend(more);
    let moves: usize = scripts.iter().map(|script| script.moves.len()).sum();
    note("moves a game", moves as f64 / scripts.len().max(1) as f64);
    let pile: Pile = Arc::new(Mutex::new(scripts.into()));

    let mut alone = None;
    let (last, earlier) = order.at_once.split_last().ok_or("no stage")?;
    for at_once in earlier {
        let before = server.used()?;
        let moved = play(&address, &players, &pile, *at_once, Duration::from_secs(order.seconds.div_ceil(3))).await?;
        let used = server.used()?.since(before, moved.made());
        if *at_once == 1 {
            alone = Some(moved.percentile(50));
        }
        moved.tell(*at_once, used, &mut note);
    }
    let ratio = compared::measure(&server, &players, &pile, &database, (*last, order.seconds), &mut note).await?;
    let mut wrong = None;
    if !order.brief {
        let (short, long) = begin_games(&address, &players, &pile).await?;
        let time = Duration::from_secs(order.seconds.div_ceil(3));
        let views = read(&address, reader, &long, READERS, time, false).await?;
        note("state reads a second", views.rate());
        note("state reads: p50, ms", views.percentile(50));
        let unchanged = read(&address, reader, &long, READERS, time, true).await?;
        note("state reads a second, unchanged (304)", unchanged.rate());
        note("memory of the server, MiB", server.memory()? as f64 / 1_048_576.0);
        wrong = sign_ins::measure(&server, &mut note).await?;
        cold(&mut server, reader, &short, &long, &mut note).await?;
        println!("every stored game played again: {}", server.replay_all()?);
    }
    if order.record {
        figures.record(&order.figures)?;
    }
    if ratio < LEAST_RATIO {
        return Err(format!("{ratio:.2} of the best pgbench is less than {LEAST_RATIO}").into());
    }
    if let Some(wrong) = wrong {
        return Err(wrong.into());
    }
    match alone.filter(|wait| *wait > LONGEST_WAIT_MS) {
        Some(wait) => Err(format!("one client alone waits {wait:.1} ms, more than {LONGEST_WAIT_MS}").into()),
        None => Ok(()),
    }
}

/// Two sets of running games: some that have just begun, some that are nearly over.
async fn begin_games(address: &str, players: &[Player], pile: &Pile) -> Result<(Vec<Uuid>, Vec<Uuid>), Failure> {
    let mut connections = Vec::new();
    let (mut short, mut long) = (Vec::new(), Vec::new());
    for number in 0..2 * COLD {
        let script = take(pile).ok_or("too few games were laid for reading")?;
        let moves = if number < COLD { 2 } else { script.moves.len() - 1 };
        if number < COLD {
            short.push(script.id)
        } else {
            long.push(script.id)
        }
        let (address, players) = (address.to_owned(), players.to_owned());
        connections.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            play_moves(&mut connection, &players, &script, 0..moves, |_, _| {}).await
        }));
    }
    for connection in connections {
        connection.await??;
    }
    Ok((short, long))
}

/// The first look at games after a restart.
async fn cold(
    server: &mut Server,
    reader: &Player,
    short: &[Uuid],
    long: &[Uuid],
    note: &mut impl FnMut(&str, f64),
) -> Result<(), Failure> {
    server.restart().await?;
    // The first ten of each open connections and warm PostgreSQL.
    for games in [short, long] {
        read_each(&server.address, reader, games.get(..10).unwrap_or_default()).await?;
    }
    let short = read_each(&server.address, reader, short.get(10..).unwrap_or_default()).await?;
    let long = read_each(&server.address, reader, long.get(10..).unwrap_or_default()).await?;
    note("cold load of a game just begun: p50, ms", short.percentile(50));
    note("cold load of a game nearly over: p50, ms", long.percentile(50));
    note("cold load, long to short, ratio", long.percentile(50) / short.percentile(50));
    Ok(())
}

fn ids(scripts: &[Script]) -> Vec<Uuid> {
    scripts.iter().map(|script| script.id).collect()
}
