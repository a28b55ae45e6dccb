//! One turn of one program: a new server on an empty database, a warm-up, and the measured load.

use std::{path::Path, time::Duration};

use salon_load::{Failure, bench::Bench, rounds::ProgramTurn};

/// The longest warm-up.
const MAX_WARM_UP: Duration = Duration::from_millis(500);
/// Games for the warm-up, besides those of `games_at_once`: more than a release build plays in it.
const WARM_UP_GAMES: usize = 400;
/// How many times the games that the warm-up predicts are dealt, so that a faster turn does not run out of them.
const RESERVE: f64 = 2.0;

/// The load of every turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnLoad {
    /// Games that are played at the same time, with one connection each.
    pub games_at_once: usize,
    /// How long commands are counted.
    pub duration: Duration,
}

/// Starts the program, measures it under this load, and stops it. Its data directory is removed.
pub async fn measure(program: &Path, load: TurnLoad) -> Result<ProgramTurn, Failure> {
    let bench = Bench::start(program, &[]).await?;
    bench.prepare_games(2 * load.games_at_once + WARM_UP_GAMES).await?;
    let moves_per_game = bench.games.moves_per_game().max(1.0);
    let warm = bench.play(load.games_at_once, load.duration.min(MAX_WARM_UP)).await?;

    let expected = warm.rate() * load.duration.as_secs_f64() / moves_per_game;
    bench.prepare_games(load.games_at_once + (expected * RESERVE).ceil() as usize).await?;
    // Without it, a checkpoint that the preparation made due would fall into some turns and not into others.
    bench.database.batch_execute("checkpoint").await?;

    let before = bench.server.cpu_times()?;
    let measured = bench.play(load.games_at_once, load.duration).await?;
    let micros = bench.server.cpu_times()?.micros_each_since(before, measured.requests());
    Ok(ProgramTurn {
        rate: measured.rate(),
        p99_ms: measured.percentile(99),
        server_cpu: micros.server / 1_000_000.0,
        postgres_cpu: micros.postgres / 1_000_000.0,
    })
}
