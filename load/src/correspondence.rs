//! Thousands of games that wait for days, and everybody's feed open all the time: what that costs while nothing happens, how soon
//! the feed tells what does, and how late deadlines are carried out.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use chrono::{DateTime, Utc};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_postgres::Client;

use crate::{
    Failure,
    http::{Call, Connection},
    server::Server,
    tables::database,
};

/// How many of what.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Accounts, each with its feed open.
    pub accounts: usize,
    /// Games that wait for two weeks.
    pub games: usize,
    /// Games whose deadline comes within the run.
    pub due: usize,
}

/// Connections that open tables and move.
const AT_ONCE: usize = 16;
/// How long nothing happens, and how long moves are made.
const QUIET: Duration = Duration::from_secs(10);
const BUSY: Duration = Duration::from_secs(15);
/// The pause of a client between two moves: people play, not a storm.
const BREATH: Duration = Duration::from_millis(100);
/// The shortest clock there is.
const MINUTE: u32 = 60;

/// What is promised: how late a deadline may be carried out and how late the feed may tell what was committed, in milliseconds, and
/// what either program may cost while nothing happens, in a hundred of a core.
const LATEST_DEADLINE: f64 = 2000.0;
const FEED_P99: f64 = 250.0;
const IDLE: f64 = 2.0;

type Delays = Arc<Mutex<Vec<f64>>>;

/// Measures it, and fails where it is not what is promised: after all of it was noted.
pub async fn measure(server: &Server, scale: Scale, note: &mut impl FnMut(&str, f64)) -> Result<(), Failure> {
    let database = database(&server.socket_folder()).await?;
    let tokens = Arc::new(accounts(&database, scale.accounts).await?);
    let games = open(&server.address, &tokens, scale.games, 14 * 24 * 3600).await?;
    let (delays, done) = (Delays::default(), Arc::new(AtomicBool::new(false)));
    let mut streams = Vec::new();
    for token in tokens.iter() {
        streams.push(tokio::spawn(listen(server.address.clone(), token.clone(), delays.clone(), done.clone())));
    }
    // Until every stream is open and the last outbox row told.
    sleep(Duration::from_secs(5)).await;
    // Cleaning up after the rows that were just written is the cost of writing them.
    database.batch_execute("vacuum analyze").await?;
    database.batch_execute("checkpoint").await?;
    let before = server.used()?;
    sleep(QUIET).await;
    let idle = server.used()?.since(before, QUIET.as_secs_f64() * 10_000.0);
    note("correspondence: server idle, % of a core", idle.server);
    note("correspondence: PostgreSQL idle, % of a core", idle.postgres);

    let due = open(&server.address, &tokens, scale.due, MINUTE).await?;
    delays.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let moves = move_about(&server.address, &tokens, &games).await?;
    sleep(Duration::from_secs(2)).await;
    done.store(true, Ordering::Relaxed);
    note("correspondence: moves a second beside it", moves as f64 / BUSY.as_secs_f64());
    let mut told = delays.lock().unwrap_or_else(PoisonError::into_inner).clone();
    told.sort_by(f64::total_cmp);
    note("correspondence: feed items measured", told.len() as f64);
    note("correspondence: feed p50 after the decision, ms", percentile(&told, 50));
    note("correspondence: feed p99 after the decision, ms", percentile(&told, 99));

    let late = lateness(&database, &due).await?;
    note("correspondence: deadlines carried out", late.len() as f64);
    note("correspondence: deadlines late by p50, ms", percentile(&late, 50));
    note("correspondence: deadlines late by p99, ms", percentile(&late, 99));
    note("correspondence: the latest deadline, ms", late.last().copied().unwrap_or(0.0));
    streams.iter().for_each(tokio::task::JoinHandle::abort);
    within(&[
        ("the server idle, % of a core", idle.server, IDLE),
        ("PostgreSQL idle, % of a core", idle.postgres, IDLE),
        ("feed p99, ms", percentile(&told, 99), FEED_P99),
        ("the latest deadline, ms", late.last().copied().unwrap_or(0.0), LATEST_DEADLINE),
    ])
}

/// Whether everything measured is at most what it may be.
fn within(measured: &[(&str, f64, f64)]) -> Result<(), Failure> {
    let beyond = measured.iter().filter(|(_, found, most)| found > most);
    let beyond: Vec<String> = beyond.map(|(what, found, most)| format!("{what}: {found:.2}, at most {most}")).collect();
    if beyond.is_empty() { Ok(()) } else { Err(format!("beyond what is promised: {}", beyond.join("; ")).into()) }
}

fn percentile(sorted: &[f64], percent: usize) -> f64 {
    sorted.get(sorted.len() * percent / 100).or(sorted.last()).copied().unwrap_or(0.0)
}

/// Accounts with a personal token each, behind the API's back: a thousand password hashes would be most of the run.
async fn accounts(database: &Client, count: usize) -> Result<Vec<String>, Failure> {
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

/// Opens so many games of two, with so many seconds for each decision.
async fn open(address: &str, tokens: &Arc<Vec<String>>, count: usize, seconds: u32) -> Result<Vec<Game>, Failure> {
    let mut tasks = Vec::new();
    for task in 0..AT_ONCE {
        let (address, tokens) = (address.to_owned(), Arc::clone(tokens));
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut games = Vec::new();
            for number in (task..count).step_by(AT_ONCE) {
                let pair = [number % tokens.len(), (number + 1) % tokens.len()];
                games.push(open_one(&mut connection, &tokens, pair, seconds).await?);
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
struct Game {
    id: String,
    pair: [usize; 2],
}

async fn open_one(
    connection: &mut Connection,
    tokens: &[String],
    pair: [usize; 2],
    seconds: u32,
) -> Result<Game, Failure> {
    let token = |at: usize| tokens.get(at).map(String::as_str).ok_or("no such account");
    let body = format!(
        r#"{{"ruleset":"art_society","seats":2,"clock":{{"time":{{"kind":"per_decision","seconds":{seconds}}},"extension":{{"credits":0}}}}}}"#
    );
    let call = Call { method: "POST", path: "/v1/games", token: token(pair[0])?, header: None, body: &body };
    let answer: Value = serde_json::from_slice(connection.exchange(&call).await?.expect(201)?.body)?;
    let id = answer.get("id").and_then(Value::as_str).ok_or("an odd answer")?.to_owned();
    let path = format!("/v1/games/{id}/join");
    let call = Call { method: "POST", path: &path, token: token(pair[1])?, header: None, body: "{}" };
    connection.exchange(&call).await?.expect(200)?;
    Ok(Game { id, pair })
}

/// Moves here and there, as people do, until the minute of the short games is over; returns how many moves.
async fn move_about(address: &str, tokens: &Arc<Vec<String>>, games: &[Game]) -> Result<usize, Failure> {
    let mut tasks = Vec::new();
    for task in 0..AT_ONCE {
        let (address, tokens) = (address.to_owned(), Arc::clone(tokens));
        let own: Vec<Game> = games.iter().skip(task).step_by(AT_ONCE).cloned().collect();
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut moves = 0;
            let end = tokio::time::Instant::now() + BUSY;
            for game in own.iter().cycle() {
                if tokio::time::Instant::now() >= end {
                    break;
                }
                for at in game.pair {
                    let token = tokens.get(at).map(String::as_str).ok_or("no such account")?;
                    moves += usize::from(move_once(&mut connection, &game.id, token).await?);
                    sleep(BREATH).await;
                }
            }
            Ok::<_, Failure>(moves)
        }));
    }
    let mut moves = 0;
    for task in tasks {
        moves += task.await??;
    }
    // The deadlines of the short games come a minute after they were opened.
    sleep(Duration::from_secs(u64::from(MINUTE) + 5).saturating_sub(BUSY)).await;
    Ok(moves)
}

/// The first legal move of somebody who is awaited.
async fn move_once(connection: &mut Connection, game: &str, token: &str) -> Result<bool, Failure> {
    let path = format!("/v1/games/{game}/choices");
    let call = Call { method: "GET", path: &path, token, header: None, body: "" };
    let choices: Value = serde_json::from_slice(connection.exchange(&call).await?.expect(200)?.body)?;
    if choices.get("awaited").is_none_or(Value::is_null) {
        return Ok(false);
    }
    let first = choices.pointer("/legal/0").ok_or("awaited, but nothing is legal")?;
    let body = serde_json::json!({ "commands": [first] }).to_string();
    let path = format!("/v1/games/{game}/commands");
    let call = Call { method: "POST", path: &path, token, header: None, body: &body };
    connection.exchange(&call).await?.expect(200)?;
    Ok(true)
}

/// Follows somebody's feed and notes how long after its decision each turn is told. The connection is its own: it never ends.
async fn listen(address: String, token: String, delays: Delays, done: Arc<AtomicBool>) -> Result<(), Failure> {
    let mut stream = TcpStream::connect(&address).await?;
    let request = format!(
        "GET /v1/account/feed/stream HTTP/1.1\r\nhost: salon\r\nauthorization: Bearer {token}\r\naccept: text/event-stream\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut input = Vec::new();
    while !done.load(Ordering::Relaxed) {
        match timeout(Duration::from_secs(1), stream.read_buf(&mut input)).await {
            Ok(Ok(0) | Err(_)) => return Err("a feed ended".into()),
            Ok(Ok(_)) => {}
            Err(_) => continue,
        }
        let now = Utc::now();
        while let Some(end) = input.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = input.drain(..=end).collect();
            if let Some(at) = turn_at(&line) {
                let delay = (now - at).as_seconds_f64() * 1000.0;
                delays.lock().unwrap_or_else(PoisonError::into_inner).push(delay);
            }
        }
    }
    Ok(())
}

/// When the decision was made that this line of a feed tells of.
fn turn_at(line: &[u8]) -> Option<DateTime<Utc>> {
    let item: Value = serde_json::from_slice(line.strip_prefix(b"data: ").or(line.strip_prefix(b"data:"))?).ok()?;
    (item.pointer("/news/kind")? == "your_turn").then(|| item.get("at")?.as_str()?.parse().ok()).flatten()
}

/// How much later than its time each deadline was carried out, in milliseconds, in order.
async fn lateness(database: &Client, games: &[Game]) -> Result<Vec<f64>, Failure> {
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let sql = "select (extract(epoch from min(m.at) - g.started_at - make_interval(secs => $2)) * 1000)::float8 as late
        from games g join moves m on m.game_id = g.id
        where g.id = any($1::text[]::uuid[]) group by g.id, g.started_at order by late";
    let rows = database.query(sql, &[&ids, &f64::from(MINUTE)]).await?;
    if rows.len() != games.len() {
        return Err(format!("{} of {} deadlines were carried out", rows.len(), games.len()).into());
    }
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
