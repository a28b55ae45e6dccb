//! Compares moves at full load with `pgbench`. Both alternate in the same run, so that other load on the machine affects both.

use std::time::Duration;

use salon_load::{Failure, bench::Bench, cpu::CpuTimes, stage_result::StageResult};

use crate::{
    figures::Figures,
    pgbench::{Pgbench, PgbenchRun, best_rate, lowest_cpu_micros},
};

/// Rounds of both; an odd number, because the median of the ratios counts.
const ROUNDS: usize = 3;

/// Measures `seconds` of moves; returns the median ratio of accepted commands to the best `pgbench` rate of the same round.
pub async fn measure(bench: &Bench, games_at_once: usize, seconds: u64, figures: &mut Figures) -> Result<f64, Failure> {
    let time = Duration::from_secs(seconds.div_ceil(ROUNDS as u64));
    // The warm-up also stores the moves that pgbench needs as a sample.
    bench.play(games_at_once, Duration::from_secs(1)).await?;
    let pgbench = Pgbench::prepare(bench).await?;
    let (mut stages, mut rounds, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    let mut cpu = CpuTimes::default();
    for _ in 0..ROUNDS {
        // Every run of pgbench begins with a checkpoint too.
        bench.database.batch_execute("checkpoint").await?;
        let before = bench.server.cpu_times()?;
        let stage = bench.play(games_at_once, time).await?;
        let used = bench.server.cpu_times()?.micros_each_since(before, 1.0);
        cpu.server += used.server;
        cpu.postgres += used.postgres;
        let round = pgbench.measure(time.as_secs()).await?;
        ratios.push(stage.rate() / best_rate(&round, None));
        stages.push(stage);
        rounds.push(round);
    }
    let moves = StageResult::merge(stages);
    let cpu_micros = CpuTimes { server: cpu.server / moves.requests(), postgres: cpu.postgres / moves.requests() };
    figures.add_games_at_once(games_at_once, &moves, cpu_micros);
    add_pgbench(&rounds, figures);
    let runs = rounds.concat();
    let lowest = lowest_cpu_micros(&runs);
    figures.add("pgbench: least PostgreSQL CPU a transaction, us", lowest);
    figures.add("PostgreSQL CPU a pgbench transaction to a command, ratio", lowest / cpu_micros.postgres);
    figures.add("accepted commands to pgbench one by one, ratio", moves.rate() / best_rate(&runs, Some("one by one")));
    println!("accepted commands to the best pgbench, round by round: {ratios:.2?}");
    ratios.sort_by(f64::total_cmp);
    let median = ratios.get(ROUNDS / 2).copied().ok_or("no round was played")?;
    figures.add("accepted commands to the best pgbench, ratio", median);
    Ok(median)
}

/// Adds the average rate of each variant and number of clients over all rounds.
fn add_pgbench(rounds: &[Vec<PgbenchRun>], figures: &mut Figures) {
    for number in 0..rounds.first().map_or(0, Vec::len) {
        let same: Vec<PgbenchRun> = rounds.iter().filter_map(|round| round.get(number).copied()).collect();
        let Some(PgbenchRun { variant, clients, .. }) = same.first() else { continue };
        let rate = same.iter().map(|run| run.rate).sum::<f64>() / same.len() as f64;
        figures.add(format!("pgbench, a move {variant}, {clients} clients: transactions a second"), rate);
    }
}
