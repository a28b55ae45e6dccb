//! Measures thousands of correspondence games with an open feed for every account: the processor time while nothing happens, the
//! delay of feed entries, and how late deadlines are carried out.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use chrono::{DateTime, Utc};
use salon_load::{
    Failure,
    bench_server::BenchServer,
    cpu::CpuTimes,
    http::{Connection, Request},
    json::text,
    scripted_games::connect_database,
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_postgres::Client;

use crate::figures::Figures;

/// The load of this measurement.
#[derive(Clone, Copy, Debug)]
pub struct CorrespondenceLoad {
    /// Accounts, each with an open feed.
    pub accounts: usize,
    /// Games with two weeks for a decision.
    pub games: usize,
    /// Games with a deadline during the run.
    pub due_games: usize,
}

/// Connections that open games and move.
const CONNECTIONS: usize = 16;
/// How long the idle server is measured.
const IDLE_TIME: Duration = Duration::from_secs(10);
/// How long moves are made.
const MOVING_TIME: Duration = Duration::from_secs(15);
/// The pause of a connection between two moves, for a rate that is typical of people.
const MOVE_INTERVAL: Duration = Duration::from_millis(100);
/// The time for a decision in games with two weeks.
const LONG_CLOCK_SECONDS: u32 = 14 * 24 * 3600;
/// The time for a decision in games with a deadline during the run: the shortest that is permitted.
const SHORT_CLOCK_SECONDS: u32 = 60;

/// The limits; the measurement fails beyond them.
const MAX_DEADLINE_LATENESS_MS: f64 = 2000.0;
const MAX_FEED_P99_MS: f64 = 250.0;
const MAX_IDLE_CPU_PERCENT: f64 = 2.0;

/// Delays of feed entries, in milliseconds.
type FeedDelays = Arc<Mutex<Vec<f64>>>;

/// Measures everything, then fails if a figure is beyond its limit.
pub async fn measure(server: &BenchServer, load: CorrespondenceLoad, figures: &mut Figures) -> Result<(), Failure> {
    let database = connect_database(&server.socket_folder()).await?;
    let tokens = Arc::new(create_accounts(&database, load.accounts).await?);
    let games = open_games(&server.address, &tokens, load.games, LONG_CLOCK_SECONDS).await?;
    let (delays, done) = (FeedDelays::default(), Arc::new(AtomicBool::new(false)));
    let mut streams = Vec::new();
    for token in tokens.iter() {
        streams.push(tokio::spawn(follow_feed(server.address.clone(), token.clone(), delays.clone(), done.clone())));
    }
    // Until every stream is open and the last outbox row was sent.
    sleep(Duration::from_secs(5)).await;
    let idle = measure_idle(server, &database).await?;
    figures.add("correspondence: server idle, % of a core", idle.server);
    figures.add("correspondence: PostgreSQL idle, % of a core", idle.postgres);

    let due = open_games(&server.address, &tokens, load.due_games, SHORT_CLOCK_SECONDS).await?;
    delays.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let moves = make_moves(&server.address, &tokens, &games).await?;
    sleep(Duration::from_secs(2)).await;
    done.store(true, Ordering::Relaxed);
    figures.add("correspondence: moves a second", moves as f64 / MOVING_TIME.as_secs_f64());
    let mut delays = delays.lock().unwrap_or_else(PoisonError::into_inner).clone();
    delays.sort_by(f64::total_cmp);
    figures.add("correspondence: feed entries measured", delays.len() as f64);
    figures.add("correspondence: feed delay p50, ms", percentile(&delays, 50));
    figures.add("correspondence: feed delay p99, ms", percentile(&delays, 99));

    let lateness = deadline_lateness(&database, &due).await?;
    let max_lateness = lateness.last().copied().unwrap_or(0.0);
    figures.add("correspondence: deadlines carried out", lateness.len() as f64);
    figures.add("correspondence: deadline lateness p50, ms", percentile(&lateness, 50));
    figures.add("correspondence: deadline lateness p99, ms", percentile(&lateness, 99));
    figures.add("correspondence: deadline lateness maximum, ms", max_lateness);
    streams.iter().for_each(tokio::task::JoinHandle::abort);
    check_limits(&[
        ("server idle, % of a core", idle.server, MAX_IDLE_CPU_PERCENT),
        ("PostgreSQL idle, % of a core", idle.postgres, MAX_IDLE_CPU_PERCENT),
        ("feed delay p99, ms", percentile(&delays, 99), MAX_FEED_P99_MS),
        ("deadline lateness maximum, ms", max_lateness, MAX_DEADLINE_LATENESS_MS),
    ])
}

/// Processor time while nothing happens, in percent of a core.
async fn measure_idle(server: &BenchServer, database: &Client) -> Result<CpuTimes, Failure> {
    // Vacuuming the rows that were just written would be counted as idle time otherwise.
    database.batch_execute("vacuum analyze").await?;
    database.batch_execute("checkpoint").await?;
    let before = server.cpu_times()?;
    sleep(IDLE_TIME).await;
    Ok(server.cpu_times()?.micros_each_since(before, IDLE_TIME.as_secs_f64() * 10_000.0))
}

/// Fails if a measured value is above its limit. Each entry is name, value and limit.
fn check_limits(measured: &[(&str, f64, f64)]) -> Result<(), Failure> {
    let beyond = measured.iter().filter(|(_, value, limit)| value > limit);
    let beyond: Vec<String> =
        beyond.map(|(name, value, limit)| format!("{name}: {value:.2}, at most {limit}")).collect();
    if beyond.is_empty() { Ok(()) } else { Err(format!("limits exceeded: {}", beyond.join("; ")).into()) }
}

fn percentile(sorted: &[f64], percent: usize) -> f64 {
    sorted.get(sorted.len() * percent / 100).or(sorted.last()).copied().unwrap_or(0.0)
}

/// Creates accounts with a personal access token each, directly in the database: hashing a thousand passwords would take most of
/// the run. Returns the tokens.
async fn create_accounts(database: &Client, count: usize) -> Result<Vec<String>, Failure> {
    let tokens: Vec<String> = (0..count).map(|number| format!("salon_pat_{number:0>43}")).collect();
    let sql = "with people as (
            insert into accounts (id, name, display_name)
            select gen_random_uuid(), 'person-' || n, 'Person ' || n from generate_series(1, $2::bigint) n returning id, name
        )
        insert into access_tokens (id, account_id, label, token_hash, scopes)
        select gen_random_uuid(), p.id, 'load', sha256(convert_to(t.token, 'UTF8')), array['read', 'play']
        from people p join unnest($1::text[]) with ordinality as t (token, n) on p.name = 'person-' || t.n";
    database.execute(sql, &[&tokens, &i64::try_from(count)?]).await?;
    Ok(tokens)
}

/// Opens `count` games of two accounts, with this time for each decision.
async fn open_games(
    address: &str,
    tokens: &Arc<Vec<String>>,
    count: usize,
    seconds: u32,
) -> Result<Vec<OpenGame>, Failure> {
    let mut tasks = Vec::new();
    for task in 0..CONNECTIONS {
        let (address, tokens) = (address.to_owned(), Arc::clone(tokens));
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut games = Vec::new();
            for number in (task..count).step_by(CONNECTIONS) {
                let pair = [number % tokens.len(), (number + 1) % tokens.len()];
                games.push(open_game(&mut connection, &tokens, pair, seconds).await?);
            }
            Ok::<_, Failure>(games)
        }));
    }
    let mut games = Vec::new();
    for task in tasks {
        games.extend(task.await??);
    }
    Ok(games)
}

#[derive(Clone, Debug)]
struct OpenGame {
    id: String,
    pair: [usize; 2],
}

async fn open_game(
    connection: &mut Connection,
    tokens: &[String],
    pair: [usize; 2],
    seconds: u32,
) -> Result<OpenGame, Failure> {
    let token = |at: usize| tokens.get(at).map(String::as_str).ok_or("no such account");
    let body = format!(
        r#"{{"ruleset":"art_society","seats":2,"clock":{{"time":{{"kind":"per_decision","seconds":{seconds}}},"extension":{{"credits":0}}}}}}"#
    );
    let answer =
        connection.send(&Request::post("/v1/games", token(pair[0])?, &body)).await?.expect_status(201)?.json()?;
    let id = text(&answer, "/id")?;
    let path = format!("/v1/games/{id}/join");
    connection.send(&Request::post(&path, token(pair[1])?, "{}")).await?.expect_status(200)?;
    Ok(OpenGame { id, pair })
}

/// Makes moves in these games, then waits until the deadlines of the short games are over; returns the number of moves.
async fn make_moves(address: &str, tokens: &Arc<Vec<String>>, games: &[OpenGame]) -> Result<usize, Failure> {
    let mut tasks = Vec::new();
    for task in 0..CONNECTIONS {
        let (address, tokens) = (address.to_owned(), Arc::clone(tokens));
        let own: Vec<OpenGame> = games.iter().skip(task).step_by(CONNECTIONS).cloned().collect();
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut moves = 0;
            let end = tokio::time::Instant::now() + MOVING_TIME;
            for game in own.iter().cycle() {
                if tokio::time::Instant::now() >= end {
                    break;
                }
                for at in game.pair {
                    let token = tokens.get(at).map(String::as_str).ok_or("no such account")?;
                    moves += usize::from(move_once(&mut connection, &game.id, token).await?);
                    sleep(MOVE_INTERVAL).await;
                }
            }
            Ok::<_, Failure>(moves)
        }));
    }
    let mut moves = 0;
    for task in tasks {
        moves += task.await??;
    }
    // The deadlines of the short games are one minute after they were opened.
    sleep(Duration::from_secs(u64::from(SHORT_CLOCK_SECONDS) + 5).saturating_sub(MOVING_TIME)).await;
    Ok(moves)
}

/// Sends the first legal command, if the game awaits this account; returns whether it did.
async fn move_once(connection: &mut Connection, game: &str, token: &str) -> Result<bool, Failure> {
    let path = format!("/v1/games/{game}/choices");
    let choices = connection.send(&Request::get(&path, token)).await?.expect_status(200)?.json()?;
    if choices.get("awaited").is_none_or(Value::is_null) {
        return Ok(false);
    }
    let first = choices.pointer("/legal/0").ok_or("the account is awaited but has no legal command")?;
    let body = serde_json::json!({ "commands": [first] }).to_string();
    let path = format!("/v1/games/{game}/commands");
    connection.send(&Request::post(&path, token, &body)).await?.expect_status(200)?;
    Ok(true)
}

/// Follows the feed of an account and records the delay between a decision and the entry about the next turn. It has a connection
/// of its own, because the response never ends.
async fn follow_feed(address: String, token: String, delays: FeedDelays, done: Arc<AtomicBool>) -> Result<(), Failure> {
    let mut stream = TcpStream::connect(&address).await?;
    let request = format!(
        "GET /v1/account/feed/stream HTTP/1.1\r\nhost: salon\r\nauthorization: Bearer {token}\r\naccept: text/event-stream\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut input = Vec::new();
    while !done.load(Ordering::Relaxed) {
        match timeout(Duration::from_secs(1), stream.read_buf(&mut input)).await {
            Ok(Ok(0) | Err(_)) => return Err("a feed stream ended".into()),
            Ok(Ok(_)) => {}
            Err(_) => continue,
        }
        let now = Utc::now();
        while let Some(end) = input.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = input.drain(..=end).collect();
            if let Some(at) = turn_time(&line) {
                let delay = (now - at).as_seconds_f64() * 1000.0;
                delays.lock().unwrap_or_else(PoisonError::into_inner).push(delay);
            }
        }
    }
    Ok(())
}

/// The time of the decision that caused this entry of a feed, or `None` for other entries and lines.
fn turn_time(line: &[u8]) -> Option<DateTime<Utc>> {
    let item: Value = serde_json::from_slice(line.strip_prefix(b"data: ").or(line.strip_prefix(b"data:"))?).ok()?;
    (item.pointer("/news/kind")? == "your_turn").then(|| item.get("at")?.as_str()?.parse().ok()).flatten()
}

/// How late the deadline of each game was carried out, in milliseconds, sorted.
async fn deadline_lateness(database: &Client, games: &[OpenGame]) -> Result<Vec<f64>, Failure> {
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let sql = "select (extract(epoch from min(m.at) - g.started_at - make_interval(secs => $2)) * 1000)::float8 as late
        from games g join moves m on m.game_id = g.id
        where g.id = any($1::text[]::uuid[]) group by g.id, g.started_at order by late";
    let rows = database.query(sql, &[&ids, &f64::from(SHORT_CLOCK_SECONDS)]).await?;
    if rows.len() != games.len() {
        return Err(format!("{} of {} deadlines were carried out", rows.len(), games.len()).into());
    }
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
