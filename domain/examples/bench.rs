//! Measures how fast every ruleset is played on one core: `bench [--record]`. Random self-play of the most seats, the
//! full legal list made for every decision, compared with the figures recorded last. Fails if a ruleset is slower than its floor.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints its results")]
#![expect(clippy::disallowed_methods, reason = "it measures how long something takes")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::{Recorded, seed};
use salon_domain::kernel::{Game, Ruleset, Seats, Table};
use salon_domain::rulesets::{RulesetVisitor, visit_catalogue};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const WARM_UP: Duration = Duration::from_millis(500);
const MEASURED: Duration = Duration::from_secs(3);
/// The maximum number of decisions of a game. No game takes that many.
const MAX_DECISIONS: u64 = 1_000_000;
/// The length of a slice. Play and calibration alternate in short slices, so that other load on the machine affects
/// only some of them.
const SLICE: Duration = Duration::from_millis(10);
/// The data hashed for calibration after each slice, in MiB. It takes about as long as a slice.
const CALIBRATION_MIB: usize = 8;

/// The fewest decisions a second with which a ruleset passes, on a machine like the one that recorded the figures. On a slower one,
/// in proportion to the calibration, it may be slower.
const FLOORS: [(&str, f64); 1] = [("the_gallerist", 1_500_000.0)];

/// The measured figures of a ruleset.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Figures {
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    mean_branching: f64,
    fold_microseconds: f64,
    /// The hashing speed of this machine during the measurement. Figures are compared in proportion to it.
    calibration_mib_per_second: f64,
}

type Recording = BTreeMap<String, Figures>;

fn main() -> ExitCode {
    let mut bench = Bench { measured: Recording::new(), failed: None };
    visit_catalogue(&mut bench);
    if let Some(why) = bench.failed {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    let recorded: Recording =
        std::fs::read_to_string(file()).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    for (key, figures) in &bench.measured {
        print(key, figures, recorded.get(key));
    }
    let slow: Vec<String> =
        bench.measured.iter().filter_map(|(key, now)| too_slow(key, now, recorded.get(key))).collect();
    if !slow.is_empty() {
        eprintln!("{}", slow.join("\n"));
        return ExitCode::FAILURE;
    }
    if std::env::args().any(|argument| argument == "--record") {
        let text = serde_json::to_string_pretty(&bench.measured).unwrap_or_default();
        if let Err(error) = std::fs::write(file(), text + "\n") {
            eprintln!("the figures cannot be written: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Returns what is wrong if a ruleset is slower than its floor.
fn too_slow(key: &str, now: &Figures, recorded: Option<&Figures>) -> Option<String> {
    let (_, floor) = FLOORS.iter().find(|(of, _)| *of == key)?;
    let machine = recorded.map_or(1.0, |it| now.calibration_mib_per_second / it.calibration_mib_per_second);
    let floor = floor * machine.min(1.0);
    let speed = now.decisions_per_second;
    (speed < floor).then(|| format!("{key} is too slow: {speed:.0} decisions a second, fewer than {floor:.0}"))
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/figures.json")
}

struct Bench {
    measured: Recording,
    failed: Option<String>,
}

impl RulesetVisitor for Bench {
    fn visit<R: Ruleset>(&mut self) {
        match measure::<R>() {
            Ok(figures) => drop(self.measured.insert(R::KEY.to_owned(), figures)),
            Err(why) => self.failed = Some(format!("{}: {why}", R::KEY)),
        }
    }
}

fn measure<R: Ruleset>() -> Result<Figures, String> {
    play_for::<R>(WARM_UP)?;
    let played = play_for::<R>(MEASURED)?;
    let (decisions, games) = (played.players.decisions as f64, played.games as f64);
    let decisions_per_second = undisturbed(played.speeds);
    Ok(Figures {
        decisions_per_second,
        games_per_second: decisions_per_second * games / decisions,
        decisions_per_game: decisions / games,
        mean_branching: played.players.listed as f64 / decisions,
        fold_microseconds: fold::<R>()?,
        calibration_mib_per_second: undisturbed(played.hashes),
    })
}

/// Returns the 90th percentile of the speeds: on a shared machine, the speed without other load.
fn undisturbed(mut speeds: Vec<f64>) -> f64 {
    speeds.sort_by(f64::total_cmp);
    speeds.get(speeds.len() * 9 / 10).copied().unwrap_or(0.0)
}

/// The games played, and the speeds of all slices: decisions and MiB hashed per second.
struct Played<R: Ruleset> {
    players: RandomPlay<R>,
    games: u64,
    speeds: Vec<f64>,
    hashes: Vec<f64>,
}

fn table<R: Ruleset>() -> Result<Table<R>, String> {
    Seats::new(*R::SEATS.end()).map(Table::new).ok_or_else(|| "too many seats".to_owned())
}

fn play_for<R: Ruleset>(time: Duration) -> Result<Played<R>, String> {
    let table = table::<R>()?;
    let mut played = Played { players: RandomPlay::<R>::new(1), games: 0, speeds: Vec::new(), hashes: Vec::new() };
    let mut playing = Duration::ZERO;
    let mut events = Vec::new();
    while playing < time {
        let before = played.players.decisions;
        let start = Instant::now();
        while start.elapsed() < SLICE {
            let (mut game, _) =
                Game::<R>::open(table.clone(), seed(played.games)).map_err(|error| error.to_string())?;
            events.clear();
            let over =
                played.players.play_out(&mut game, MAX_DECISIONS, &mut events).map_err(|error| error.to_string())?;
            if !over {
                return Err("a game does not end".to_owned());
            }
            played.games += 1;
        }
        let slice = start.elapsed();
        playing += slice;
        played.speeds.push((played.players.decisions - before) as f64 / slice.as_secs_f64());
        played.hashes.push(CALIBRATION_MIB as f64 / calibrate().as_secs_f64());
    }
    Ok(played)
}

/// Returns the time to fold a finished record, in microseconds, over several records.
fn fold<R: Ruleset>() -> Result<f64, String> {
    let mut records = Vec::new();
    for number in 0..20 {
        let mut game = Recorded::<R>::deal(table()?, seed(number)).map_err(|error| error.to_string())?;
        let mut players = RandomPlay::<R>::new(number);
        while let Some((seat, command)) = players.choose(&game.game) {
            game.submit(seat, vec![command]).map_err(|refused| format!("{refused:?}"))?;
        }
        records.push(game.record);
    }
    let mut speeds = Vec::new();
    for _ in 0..200 {
        let start = Instant::now();
        let events: u64 = records.iter().map(|record| std::hint::black_box(record.fold()).seq()).sum();
        std::hint::black_box(events);
        speeds.push(records.len() as f64 / start.elapsed().as_secs_f64());
    }
    Ok(1e6 / undisturbed(speeds))
}

/// Returns the time that this core takes to hash the calibration data.
fn calibrate() -> Duration {
    let block = vec![7u8; CALIBRATION_MIB << 20];
    let start = Instant::now();
    std::hint::black_box(Sha256::digest(&block));
    start.elapsed()
}

fn print(key: &str, now: &Figures, last: Option<&Figures>) {
    println!("{key}: random self-play of the most seats, one core");
    let line = |name: &str, now: f64, last: Option<f64>| {
        let ratio = last.map_or_else(String::new, |last| format!("   {:.2} of the recorded {last:.1}", now / last));
        println!("  {name:<34} {now:>12.1}{ratio}");
    };
    line("decisions a second", now.decisions_per_second, last.map(|last| last.decisions_per_second));
    line("games a second", now.games_per_second, last.map(|last| last.games_per_second));
    line("decisions a game", now.decisions_per_game, last.map(|last| last.decisions_per_game));
    line("legal commands a decision", now.mean_branching, last.map(|last| last.mean_branching));
    line("microseconds to fold a record", now.fold_microseconds, last.map(|last| last.fold_microseconds));
    line(
        "MiB hashed a second (calibration)",
        now.calibration_mib_per_second,
        last.map(|l| l.calibration_mib_per_second),
    );
    if let Some(last) = last {
        let machine = now.calibration_mib_per_second / last.calibration_mib_per_second;
        let decisions = now.decisions_per_second / last.decisions_per_second / machine;
        let fold = last.fold_microseconds / now.fold_microseconds / machine;
        println!(
            "  in proportion to the calibration: decisions {decisions:.2}, folds {fold:.2} times as fast as recorded"
        );
    }
}
