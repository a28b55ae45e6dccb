//! Moves at full load beside `pgbench`: both take turns in the same run, so that whatever else the machine does falls on both.

use std::time::Duration;

use tokio_postgres::Client;

use crate::{
    Failure,
    cpu::Used,
    server::Server,
    stages::{Measured, Pile, play},
    tables::Player,
    yardstick::{Run, Yardstick, best, cheapest},
};

/// How often they take turns. The middle of so many ratios is the one that counts: an odd number.
const ROUNDS: usize = 3;

/// Measures it; returns the ratio of accepted commands to what the best `pgbench` of the same round does.
pub async fn measure(
    server: &Server,
    players: &[Player],
    pile: &Pile,
    database: &Client,
    (at_once, seconds): (usize, u64),
    note: &mut impl FnMut(&str, f64),
) -> Result<f64, Failure> {
    let address = &server.address;
    let time = Duration::from_secs(seconds.div_ceil(ROUNDS as u64));
    // What is measured first would pay for warming up; and the yardstick is cut after moves that were made.
    play(address, players, pile, at_once, Duration::from_secs(1)).await?;
    let yardstick = Yardstick::lay(database, server).await?;
    let (mut stages, mut runs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    let mut cpu = Used { server: 0.0, postgres: 0.0 };
    for _ in 0..ROUNDS {
        // As before every run of pgbench.
        database.batch_execute("checkpoint").await?;
        let before = server.used()?;
        let moved = play(address, players, pile, at_once, time).await?;
        let used = server.used()?.since(before, 1.0);
        cpu.server += used.server;
        cpu.postgres += used.postgres;
        let round = yardstick.measure(time.as_secs()).await?;
        ratios.push(moved.rate() / best(&round, None));
        stages.push(moved);
        runs.push(round);
    }
    let moved = Measured::together(stages);
    let used = Used { server: cpu.server / moved.made(), postgres: cpu.postgres / moved.made() };
    moved.tell(at_once, used, note);
    for number in 0..runs.first().map_or(0, Vec::len) {
        let same: Vec<Run> = runs.iter().filter_map(|round| round.get(number).copied()).collect();
        let Some(Run { way, clients, .. }) = same.first() else { continue };
        let rate = same.iter().map(|run| run.rate).sum::<f64>() / same.len() as f64;
        note(&format!("pgbench, a move {way}, {clients} clients: transactions a second"), rate);
    }
    let runs = runs.concat();
    note("pgbench: least PostgreSQL CPU a transaction, us", cheapest(&runs));
    note("PostgreSQL CPU a pgbench transaction to a command, ratio", cheapest(&runs) / used.postgres);
    note("accepted commands to pgbench one by one, ratio", moved.rate() / best(&runs, Some("one by one")));
    println!("accepted commands to the best pgbench, round by round: {ratios:.2?}");
    ratios.sort_by(f64::total_cmp);
    let middle = ratios.get(ROUNDS / 2).copied().ok_or("no round was played")?;
    note("accepted commands to the best pgbench, ratio", middle);
    Ok(middle)
}
