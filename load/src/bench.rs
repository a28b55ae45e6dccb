//! A server under measurement with its players and prepared games.

use std::{
    collections::VecDeque,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio_postgres::Client;
use uuid::Uuid;

use crate::{
    Failure,
    bench_server::BenchServer,
    http::{Connection, Request},
    scripted_games::{ScriptedGame, SignedInPlayer, connect_database, prepare_games, register_players},
    stage_result::StageResult,
};

/// The prepared games that have not been played yet.
#[derive(Clone, Debug, Default)]
pub struct GameQueue(Arc<Mutex<VecDeque<ScriptedGame>>>);

impl GameQueue {
    /// Takes the next game.
    pub fn take(&self) -> Option<ScriptedGame> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    /// The average number of moves of the games in the queue.
    pub fn moves_per_game(&self) -> f64 {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let moves: usize = games.iter().map(|game| game.moves.len()).sum();
        moves as f64 / games.len().max(1) as f64
    }

    fn add(&self, games: Vec<ScriptedGame>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(games);
    }
}

/// A running server, registered players, a connection to its database, and the games to be played.
#[derive(Debug)]
pub struct Bench {
    /// The server.
    pub server: BenchServer,
    /// The players of all games.
    pub players: Vec<SignedInPlayer>,
    /// A connection to its database.
    pub database: Client,
    /// The games to be played.
    pub games: GameQueue,
}

impl Bench {
    /// Starts the program on a new database, with these settings in addition to the default ones, and registers the players.
    pub async fn start(program: &Path, settings: &'static [(&'static str, &'static str)]) -> Result<Self, Failure> {
        let server = BenchServer::start(program, settings).await?;
        let players = register_players(&server.address).await?;
        let database = connect_database(&server.socket_folder()).await?;
        Ok(Self { server, players, database, games: GameQueue::default() })
    }

    /// Adds `count` dealt games of Art Society to the queue; returns their ids.
    pub async fn prepare_games(&self, count: usize) -> Result<Vec<Uuid>, Failure> {
        let games = self.prepare_games_of("art_society", count).await?;
        let ids = games.iter().map(|game| game.id).collect();
        self.games.add(games);
        Ok(ids)
    }

    /// Returns `count` dealt games of a ruleset that are not in the queue.
    pub async fn prepare_games_of(&self, ruleset: &'static str, count: usize) -> Result<Vec<ScriptedGame>, Failure> {
        prepare_games(&self.server.address, &self.players, &self.database, (ruleset, count)).await
    }

    /// Plays whole games from the queue for `time`, `games_at_once` at the same time, with one connection a game and an
    /// `Idempotency-Key` a move. Games that were begun are finished after that time; those moves are not measured.
    pub async fn play(&self, games_at_once: usize, time: Duration) -> Result<StageResult, Failure> {
        let start = Instant::now();
        let deadline = start + time;
        let mut tasks = Vec::new();
        for _ in 0..games_at_once {
            let (address, players, games) = (self.server.address.clone(), self.players.clone(), self.games.clone());
            tasks.push(tokio::spawn(async move {
                let mut connection = Connection::open(&address).await?;
                let (mut micros, mut late) = (Vec::new(), 0);
                while Instant::now() < deadline {
                    let game = games.take().ok_or("too few games were prepared for this stage")?;
                    for timing in play_moves(&mut connection, &players, &game, (game.moves.len(), "")).await? {
                        if timing.answered <= deadline {
                            micros.push(timing.micros());
                        } else {
                            late += 1;
                        }
                    }
                }
                Ok::<_, Failure>((micros, late))
            }));
        }
        let (mut micros, mut late) = (Vec::new(), 0);
        for task in tasks {
            let (task_micros, task_late) = task.await??;
            micros.extend(task_micros);
            late += task_late;
        }
        Ok(StageResult::new(time.as_secs_f64(), micros).with_late_requests(late))
    }
}

/// When a move was sent and answered.
#[derive(Clone, Copy, Debug)]
pub struct MoveTiming {
    sent: Instant,
    answered: Instant,
}

impl MoveTiming {
    /// How long it took.
    pub fn micros(self) -> u32 {
        u32::try_from((self.answered - self.sent).as_micros()).unwrap_or(u32::MAX)
    }
}

/// Plays the first `count` moves of a game with this query; returns how long each took.
pub async fn play_moves(
    connection: &mut Connection,
    players: &[SignedInPlayer],
    game: &ScriptedGame,
    (count, query): (usize, &str),
) -> Result<Vec<MoveTiming>, Failure> {
    let path = format!("/v1/games/{}/commands{query}", game.id);
    let mut timings = Vec::with_capacity(count);
    for (number, (player, body)) in game.moves.iter().enumerate().take(count) {
        let key = format!("{:032x}", game.id.as_u128() ^ number as u128);
        let token = &players.get(*player).ok_or("no such player")?.token;
        let request = Request::post(&path, token, body).with_header("idempotency-key", &key);
        let sent = Instant::now();
        connection.send(&request).await?.expect_status(200)?;
        timings.push(MoveTiming { sent, answered: Instant::now() });
    }
    Ok(timings)
}
