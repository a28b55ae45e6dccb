//! How much the thinking of bots slows down other games: commands in games between people are measured without bots, and while
//! master bots think all the time.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use salon_load::{
    Failure,
    bench::Bench,
    http::{Connection, Request},
    json::text,
    stage_result::StageResult,
};
use serde_json::Value;
use tokio::{task::JoinHandle, time::sleep};
use tokio_postgres::Client;

use crate::figures::Figures;

/// The load of this measurement.
#[derive(Clone, Copy, Debug)]
pub struct BotLoad {
    /// Games in which masters think all the time.
    pub bot_games: usize,
    /// Games between people at the same time.
    pub games_at_once: usize,
    /// Length of each stage.
    pub stage_time: Duration,
}

/// The largest ratio of the median response time with thinking masters to the one without. Both are measured in the same run, so
/// the limit does not depend on the machine.
const MAX_P50_RATIO: f64 = 3.0;
/// Masters in each of their games.
const MASTERS: usize = 3;
/// Stages with and without bots alternate, so that other load on the machine affects both.
const ROUNDS: usize = 3;
/// The pause of a person between two moves in a game with masters.
const MOVE_INTERVAL: Duration = Duration::from_millis(200);

/// Measures the slowdown, and fails if it is too large.
pub async fn measure(bench: &Bench, load: BotLoad, figures: &mut Figures) -> Result<(), Failure> {
    // Warm-up.
    bench.play(load.games_at_once, Duration::from_secs(1)).await?;
    let (mut without, mut with) = (Vec::new(), Vec::new());
    let (mut decisions, mut seconds) = (0, 0.0);
    for _ in 0..ROUNDS {
        without.push(bench.play(load.games_at_once, load.stage_time).await?);
        let games = seat_masters(bench, load.bot_games).await?;
        let stop = Arc::new(AtomicBool::new(false));
        let people = keep_moving(bench, &games, &stop)?;
        sleep(Duration::from_millis(500)).await;
        let before = count_bot_moves(&bench.database).await?;
        let start = Instant::now();
        with.push(bench.play(load.games_at_once, load.stage_time).await?);
        decisions += count_bot_moves(&bench.database).await? - before;
        seconds += start.elapsed().as_secs_f64();
        stop.store(true, Ordering::Relaxed);
        for person in people {
            person.await??;
        }
        resign_all(bench, &games).await?;
    }
    let (without, with) = (StageResult::merge(without), StageResult::merge(with));
    figures.add("bots: decisions of masters a second", decisions as f64 / seconds);
    figures.add_stage("bots: no master thinking", &without);
    figures.add_stage("bots: masters thinking", &with);
    let ratio = with.percentile(50) / without.percentile(50);
    figures.add("bots: p50 with masters thinking to without, ratio", ratio);
    figures.add("bots: p99 with masters thinking to without, ratio", with.percentile(99) / without.percentile(99));
    if ratio > MAX_P50_RATIO {
        return Err(format!(
            "with masters thinking, p50 of commands is {ratio:.1} times as high, at most {MAX_P50_RATIO}"
        )
        .into());
    }
    Ok(())
}

/// The token of the person who plays against the masters.
fn host_token(bench: &Bench) -> Result<&str, Failure> {
    bench.players.first().map(|player| player.token.as_str()).ok_or_else(|| "no player is registered".into())
}

/// Opens games of one person against masters.
async fn seat_masters(bench: &Bench, count: usize) -> Result<Vec<String>, Failure> {
    let mut connection = Connection::open(&bench.server.address).await?;
    let bots = serde_json::json!(vec!["master"; MASTERS]);
    let body = format!(r#"{{"ruleset":"the_gallerist","seats":{},"bots":{bots}}}"#, MASTERS + 1);
    let request = Request::post("/v1/games", host_token(bench)?, &body);
    let mut games = Vec::new();
    for _ in 0..count {
        let answer = connection.send(&request).await?.expect_status(201)?.json()?;
        games.push(text(&answer, "/id")?);
    }
    Ok(games)
}

type Person = JoinHandle<Result<(), Failure>>;

/// Starts a task a game that moves whenever it is the person's turn, so that the masters always have decisions to make.
fn keep_moving(bench: &Bench, games: &[String], stop: &Arc<AtomicBool>) -> Result<Vec<Person>, Failure> {
    let token = host_token(bench)?;
    let person = |game: &String| {
        let (address, token, game) = (bench.server.address.clone(), token.to_owned(), game.clone());
        tokio::spawn(move_until_stopped(address, token, game, Arc::clone(stop)))
    };
    Ok(games.iter().map(person).collect())
}

async fn move_until_stopped(
    address: String,
    token: String,
    game: String,
    stop: Arc<AtomicBool>,
) -> Result<(), Failure> {
    let mut connection = Connection::open(&address).await?;
    let (choices, commands) = (format!("/v1/games/{game}/choices"), format!("/v1/games/{game}/commands"));
    let mut number = 0_usize;
    while !stop.load(Ordering::Relaxed) {
        let shown = connection.send(&Request::get(&choices, &token)).await?.expect_status(200)?.json()?;
        let legal = shown.get("legal").and_then(Value::as_array).filter(|legal| !legal.is_empty());
        if let Some(command) = legal.and_then(|legal| legal.get(number * 7 % legal.len())) {
            number += 1;
            let body = serde_json::json!({ "commands": [command] }).to_string();
            // The status is not checked: a bot that moved in between may have made the command illegal.
            connection.send(&Request::post(&commands, &token, &body)).await?;
        }
        sleep(MOVE_INTERVAL).await;
    }
    Ok(())
}

/// The number of moves that bots have made so far.
async fn count_bot_moves(database: &Client) -> Result<i64, Failure> {
    Ok(database.query_one("select count(*) from moves where actor = 'bot'", &[]).await?.try_get(0)?)
}

/// Resigns these games: a game with only bots left is over, and they stop thinking.
async fn resign_all(bench: &Bench, games: &[String]) -> Result<(), Failure> {
    let mut connection = Connection::open(&bench.server.address).await?;
    for game in games {
        let path = format!("/v1/games/{game}/resign");
        // The status is not checked: the game may be over already.
        connection.send(&Request::post(&path, host_token(bench)?, "")).await?;
    }
    Ok(())
}
