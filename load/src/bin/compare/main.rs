//! Behind `script/bench-compare`: measures two server programs in turns on one machine and says whether the second is slower.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]

mod report;
mod turn;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use clap::Parser;
use salon_load::{Failure, rounds::ProgramTurn};
use tokio::signal::unix::{SignalKind, signal};

use crate::{
    report::Series,
    turn::{TurnLoad, measure},
};

/// Exit code when NEW loses beyond the spread of the run.
const LOSS: u8 = 1;
/// Exit code when nothing could be measured; wrong arguments have the same.
const NOT_MEASURED: u8 = 2;

/// Measures two `salon` programs in turns, with the same load, and compares them.
///
/// Every turn starts the program on an empty private PostgreSQL and a free port, plays whole games over HTTP for some seconds and
/// stops it; OLD and NEW alternate in who begins a round.
///
/// NEW fails where it is worse in accepted commands per second, or in CPU time per command (server and PostgreSQL together), by
/// more than the spread of the run: the whole interquartile range of the ratios NEW/OLD, one per round, has to be beyond the relative
/// interquartile range of either program over its own rounds, and beyond the tolerance. p99 is printed and not judged.
///
/// Exit codes: 0 no loss, 1 a loss, 2 not measured.
#[derive(Parser)]
#[command(name = "bench-compare")]
struct Arguments {
    /// The program to compare with.
    old: PathBuf,
    /// The program that is judged.
    new: PathBuf,
    /// Rounds, at least seven; each program has one turn in each.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u16).range(7..=1000))]
    rounds: u16,
    /// Seconds for which commands are counted in a turn.
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Games that are played at the same time.
    #[arg(long, default_value_t = 64)]
    games_at_once: usize,
    /// Percent that NEW may lose in any case.
    #[arg(long, default_value_t = 1.0)]
    tolerance: f64,
    /// Seconds after which the whole run is given up.
    #[arg(long, default_value_t = 1800)]
    max_seconds: u64,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // One thread, so that the clients take no more than one core from the server they measure.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    match runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(run_bounded(&arguments))) {
        Ok(series) => judge(&series, arguments.tolerance / 100.0),
        Err(error) => {
            eprintln!("bench-compare: {error}");
            ExitCode::from(NOT_MEASURED)
        }
    }
}

fn judge(series: &Series, tolerance: f64) -> ExitCode {
    let losses = series.report(tolerance);
    if losses.is_empty() {
        println!("result: NEW shows no loss beyond the spread of this run");
        return ExitCode::SUCCESS;
    }
    println!("result: NEW loses in {}, beyond the spread of this run", losses.join(" and in "));
    ExitCode::from(LOSS)
}

/// Measures until done, out of time, or interrupted; a running server is stopped in all three cases.
async fn run_bounded(arguments: &Arguments) -> Result<Series, Failure> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        series = run(arguments) => series,
        () = tokio::time::sleep(Duration::from_secs(arguments.max_seconds)) => {
            Err(format!("gave up after {} seconds; fewer rounds or a larger --max-seconds would do", arguments.max_seconds).into())
        }
        _ = terminate.recv() => Err("terminated".into()),
        _ = interrupt.recv() => Err("interrupted".into()),
    }
}

async fn run(arguments: &Arguments) -> Result<Series, Failure> {
    let duration = Duration::try_from_secs_f64(arguments.seconds)?;
    if duration.is_zero() || arguments.games_at_once == 0 {
        return Err("--seconds and --games-at-once have to be above zero".into());
    }
    let load = TurnLoad { games_at_once: arguments.games_at_once, duration };
    let mut series = Series::default();
    for round in 1..=arguments.rounds {
        let (old, new) = if round % 2 == 1 {
            let old = named_turn("OLD", &arguments.old, load).await?;
            (old, named_turn("NEW", &arguments.new, load).await?)
        } else {
            let new = named_turn("NEW", &arguments.new, load).await?;
            (named_turn("OLD", &arguments.old, load).await?, new)
        };
        println!(
            "round {round} of {}: commands per second {:.0} and {:.0}, ratio {:.3}; CPU per command ratio {:.3}",
            arguments.rounds,
            old.rate,
            new.rate,
            new.rate / old.rate,
            new.cpu() / old.cpu()
        );
        series.old.push(old);
        series.new.push(new);
    }
    Ok(series)
}

async fn named_turn(name: &str, program: &Path, load: TurnLoad) -> Result<ProgramTurn, Failure> {
    measure(program, load).await.map_err(|error| format!("{name} ({}): {error}", program.display()).into())
}
