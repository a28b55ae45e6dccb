//! What is measured over HTTP.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use uuid::Uuid;

use crate::{
    Failure,
    cpu::Used,
    http::{Call, Connection},
    tables::{Player, Script},
};

/// How long each request took, and how long the stage lasted.
#[derive(Debug, Default)]
pub struct Measured {
    seconds: f64,
    micros: Vec<u32>,
    /// Requests made after the time was up, to finish what was begun.
    late: usize,
}

impl Measured {
    /// All requests made, also those off the clock.
    pub fn made(&self) -> f64 {
        (self.micros.len() + self.late) as f64
    }

    /// Requests a second.
    pub fn rate(&self) -> f64 {
        self.micros.len() as f64 / self.seconds
    }

    /// The time so many percent of the requests stayed within, in milliseconds.
    pub fn percentile(&self, percent: usize) -> f64 {
        let at = self.micros.len() * percent / 100;
        f64::from(self.micros.get(at).or(self.micros.last()).copied().unwrap_or(0)) / 1000.0
    }

    /// Tells how so many games at once went, with the processor time of a command.
    pub fn tell(&self, at_once: usize, used: Used, note: &mut impl FnMut(&str, f64)) {
        note(&format!("{at_once} games at once: accepted commands a second"), self.rate());
        note(&format!("{at_once} games at once: p50, ms"), self.percentile(50));
        note(&format!("{at_once} games at once: p99, ms"), self.percentile(99));
        note(&format!("{at_once} games at once: server CPU a command, us"), used.server);
        note(&format!("{at_once} games at once: PostgreSQL CPU a command, us"), used.postgres);
    }

    /// Several stages as one.
    pub fn together(stages: Vec<Self>) -> Self {
        let (seconds, late) = stages.iter().fold((0.0, 0), |(time, late), it| (time + it.seconds, late + it.late));
        let micros = stages.into_iter().flat_map(|stage| stage.micros).collect();
        Self { late, ..Self::sorted(seconds, micros) }
    }

    fn sorted(seconds: f64, mut micros: Vec<u32>) -> Self {
        micros.sort_unstable();
        Self { seconds, micros, late: 0 }
    }
}

/// The games still to be played.
pub type Pile = Arc<Mutex<VecDeque<Script>>>;

/// Takes a game from the pile.
pub fn take(pile: &Pile) -> Option<Script> {
    pile.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}

/// Plays whole games, so many at the same time, one connection a game, for so long; those begun are finished, off the clock.
/// Every move has an `Idempotency-Key`.
pub async fn play(
    address: &str,
    players: &[Player],
    pile: &Pile,
    at_once: usize,
    time: Duration,
) -> Result<Measured, Failure> {
    let start = Instant::now();
    let deadline = start + time;
    let mut tasks = Vec::new();
    for _ in 0..at_once {
        let (address, players, pile) = (address.to_owned(), players.to_owned(), Arc::clone(pile));
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let (mut micros, mut late) = (Vec::new(), 0);
            while Instant::now() < deadline {
                let script = take(&pile).ok_or("too few games were laid for this stage")?;
                play_moves(&mut connection, &players, &script, 0..script.moves.len(), |from, to| {
                    if to <= deadline {
                        micros.push(u32::try_from((to - from).as_micros()).unwrap_or(u32::MAX));
                    } else {
                        late += 1;
                    }
                })
                .await?;
            }
            Ok::<_, Failure>((micros, late))
        }));
    }
    let (mut micros, mut late) = (Vec::new(), 0);
    for task in tasks {
        let (more, later) = task.await??;
        micros.extend(more);
        late += later;
    }
    Ok(Measured { late, ..Measured::sorted(time.as_secs_f64(), micros) })
}

/// Plays some moves of a game.
pub async fn play_moves(
    connection: &mut Connection,
    players: &[Player],
    script: &Script,
    which: std::ops::Range<usize>,
    mut done: impl FnMut(Instant, Instant),
) -> Result<(), Failure> {
    let path = format!("/v1/games/{}/commands", script.id);
    for (number, (player, body)) in script.moves.iter().enumerate().skip(which.start).take(which.len()) {
        let key = format!("{:032x}", script.id.as_u128() ^ number as u128);
        let token = &players.get(*player).ok_or("no such player")?.token;
        let call = Call { method: "POST", path: &path, token, header: Some(("idempotency-key", &key)), body };
        let from = Instant::now();
        connection.exchange(&call).await?.expect(200)?;
        done(from, Instant::now());
    }
    Ok(())
}

/// Reads views of these games, for so long; with the tag of the last view if `tagged`, so that nothing has changed.
pub async fn read(
    address: &str,
    player: &Player,
    games: &[Uuid],
    at_once: usize,
    time: Duration,
    tagged: bool,
) -> Result<Measured, Failure> {
    let deadline = Instant::now() + time;
    let mut tasks = Vec::new();
    for task in 0..at_once {
        let (address, token) = (address.to_owned(), player.token.clone());
        let own: Vec<Uuid> = games.iter().copied().skip(task).step_by(at_once).collect();
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut views = Vec::new();
            for id in own {
                let path = format!("/v1/games/{id}/view");
                let reply = connection.exchange(&get(&path, &token, None)).await?;
                let tag = reply.expect(200)?.etag.clone().ok_or("a view without a tag")?;
                views.push((path, tag));
            }
            let mut micros = Vec::new();
            for (path, tag) in views.iter().cycle() {
                let from = Instant::now();
                if from >= deadline {
                    break;
                }
                let call = get(path, &token, tagged.then_some(("if-none-match", tag)));
                connection.exchange(&call).await?.expect(if tagged { 304 } else { 200 })?;
                micros.push(u32::try_from(from.elapsed().as_micros()).unwrap_or(u32::MAX));
            }
            Ok::<_, Failure>(micros)
        }));
    }
    let mut micros = Vec::new();
    for task in tasks {
        micros.extend(task.await??);
    }
    Ok(Measured::sorted(time.as_secs_f64(), micros))
}

/// Reads a view of each of these games once, one after the other.
pub async fn read_each(address: &str, player: &Player, games: &[Uuid]) -> Result<Measured, Failure> {
    let mut connection = Connection::open(address).await?;
    let mut micros = Vec::new();
    let start = Instant::now();
    for id in games {
        let path = format!("/v1/games/{id}/view");
        let from = Instant::now();
        connection.exchange(&get(&path, &player.token, None)).await?.expect(200)?;
        micros.push(u32::try_from(from.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
    Ok(Measured::sorted(start.elapsed().as_secs_f64(), micros))
}

fn get<'a>(path: &'a str, token: &'a str, header: Option<(&'a str, &'a str)>) -> Call<'a> {
    Call { method: "GET", path, token, header, body: "" }
}
