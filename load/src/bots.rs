//! What the thinking of bots costs others: how long commands of people's games take without it, and while masters think all the
//! time.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::Value;
use tokio::time::sleep;
use tokio_postgres::Client;

use crate::{
    Failure,
    http::{Call, Connection},
    server::Server,
    stages::{Measured, Pile, play},
    tables::Player,
};

/// How much of what.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Games in which masters think all the time.
    pub games: usize,
    /// People's games played at the same time.
    pub at_once: usize,
    /// Length of each stage.
    pub time: Duration,
}

/// So many times as long as without them the middle command may take beside masters that think: both are measured in the same run, so
/// it is the same on any machine.
const MOST_SLOWER: f64 = 3.0;
/// Masters at each of their tables.
const MASTERS: usize = 3;
/// Stages with and without bots take turns, so that whatever else the machine does falls on both.
const ROUNDS: usize = 3;

/// Measures it.
pub async fn measure(
    server: &Server,
    players: &[Player],
    database: &Client,
    pile: &Pile,
    scale: Scale,
    note: &mut impl FnMut(&str, f64),
) -> Result<(), Failure> {
    let address = &server.address;
    let [host, ..] = players else { return Err("nobody plays".into()) };
    // What is measured first would pay for warming up.
    play(address, players, pile, scale.at_once, Duration::from_secs(1)).await?;
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    let (mut decided, mut seconds) = (0, 0.0);
    for _ in 0..ROUNDS {
        alone.push(play(address, players, pile, scale.at_once, scale.time).await?);
        let games = seat_masters(address, host, scale.games).await?;
        let over = Arc::new(AtomicBool::new(false));
        let persons = keep_moving(address, host, &games, &over);
        sleep(Duration::from_millis(500)).await;
        let before = decisions(database).await?;
        let from = std::time::Instant::now();
        beside.push(play(address, players, pile, scale.at_once, scale.time).await?);
        decided += decisions(database).await? - before;
        seconds += from.elapsed().as_secs_f64();
        over.store(true, Ordering::Relaxed);
        for person in persons {
            person.await??;
        }
        give_up(address, host, &games).await?;
    }
    let (alone, beside) = (Measured::together(alone), Measured::together(beside));
    note("bots: decisions of masters a second beside it", decided as f64 / seconds);
    for (name, stage) in [("nobody thinking", &alone), ("masters thinking", &beside)] {
        note(&format!("bots: {name}: accepted commands a second"), stage.rate());
        note(&format!("bots: {name}: p50, ms"), stage.percentile(50));
        note(&format!("bots: {name}: p99, ms"), stage.percentile(99));
    }
    let slower = beside.percentile(50) / alone.percentile(50);
    note("bots: p50 with masters thinking to without, ratio", slower);
    note("bots: p99 with masters thinking to without, ratio", beside.percentile(99) / alone.percentile(99));
    if slower > MOST_SLOWER {
        return Err(format!(
            "with masters thinking a command takes {slower:.1} times as long, and {MOST_SLOWER} is the most"
        )
        .into());
    }
    Ok(())
}

/// Games of one person against masters.
async fn seat_masters(address: &str, host: &Player, count: usize) -> Result<Vec<String>, Failure> {
    let mut connection = Connection::open(address).await?;
    let bots = serde_json::json!(vec!["master"; MASTERS]);
    let body = format!(r#"{{"ruleset":"the_gallerist","seats":{},"bots":{bots}}}"#, MASTERS + 1);
    let mut games = Vec::new();
    for _ in 0..count {
        let call = Call { method: "POST", path: "/v1/games", token: &host.token, header: None, body: &body };
        let answer: Value = serde_json::from_slice(connection.exchange(&call).await?.expect(201)?.body)?;
        games.push(answer.get("id").and_then(Value::as_str).ok_or("an odd answer")?.to_owned());
    }
    Ok(games)
}

type Person = tokio::task::JoinHandle<Result<(), Failure>>;

/// Lets the person of each game move whenever it is their turn, so that the masters never run out of decisions.
fn keep_moving(address: &str, host: &Player, games: &[String], over: &Arc<AtomicBool>) -> Vec<Person> {
    let person = |game: &String| {
        let (address, token, game, over) = (address.to_owned(), host.token.clone(), game.clone(), Arc::clone(over));
        tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let (mut number, choices, commands) =
                (0_usize, format!("/v1/games/{game}/choices"), format!("/v1/games/{game}/commands"));
            while !over.load(Ordering::Relaxed) {
                let call = Call { method: "GET", path: &choices, token: &token, header: None, body: "" };
                let shown: Value = serde_json::from_slice(connection.exchange(&call).await?.expect(200)?.body)?;
                let legal = shown.get("legal").and_then(Value::as_array).filter(|legal| !legal.is_empty());
                if let Some(command) = legal.and_then(|legal| legal.get(number * 7 % legal.len())) {
                    number += 1;
                    let body = serde_json::json!({ "commands": [command] }).to_string();
                    let call = Call { method: "POST", path: &commands, token: &token, header: None, body: &body };
                    // A bot that is faster by a moment may make it illegal.
                    connection.exchange(&call).await?;
                }
                sleep(Duration::from_millis(200)).await;
            }
            Ok(())
        })
    };
    games.iter().map(person).collect()
}

/// Moves of bots so far.
async fn decisions(database: &Client) -> Result<i64, Failure> {
    Ok(database.query_one("select count(*) from moves where actor = 'bot'", &[]).await?.try_get(0)?)
}

/// Ends these games: with nobody left, the bots stop.
async fn give_up(address: &str, host: &Player, games: &[String]) -> Result<(), Failure> {
    let mut connection = Connection::open(address).await?;
    for game in games {
        let path = format!("/v1/games/{game}/resign");
        let call = Call { method: "POST", path: &path, token: &host.token, header: None, body: "" };
        // It may be over already.
        connection.exchange(&call).await?;
    }
    Ok(())
}
