//! Reads the views of games: repeatedly for a fixed time, or each once.

use std::time::{Duration, Instant};

use salon_load::{
    Failure,
    http::{Connection, Request},
    stage_result::StageResult,
};
use uuid::Uuid;

/// Connections that read at the same time.
const CONNECTIONS: usize = 32;

/// Reads by one player.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Where the server listens.
    pub address: &'a str,
    /// The bearer token of the player.
    pub token: &'a str,
}

impl Reader<'_> {
    /// Reads views of these games for `time`. If `conditional`, each request has the ETag of the last view, so that the answer is
    /// always 304.
    pub async fn read_for(self, time: Duration, games: &[Uuid], conditional: bool) -> Result<StageResult, Failure> {
        let deadline = Instant::now() + time;
        let mut tasks = Vec::new();
        for task in 0..CONNECTIONS {
            let (address, token) = (self.address.to_owned(), self.token.to_owned());
            let own: Vec<Uuid> = games.iter().copied().skip(task).step_by(CONNECTIONS).collect();
            tasks.push(tokio::spawn(async move {
                let mut connection = Connection::open(&address).await?;
                let mut views = Vec::new();
                for id in own {
                    let path = format!("/v1/games/{id}/view");
                    let response = connection.send(&Request::get(&path, &token)).await?.expect_status(200)?;
                    let tag = response.etag.ok_or("a view without an ETag")?;
                    views.push((path, tag));
                }
                let mut micros = Vec::new();
                for (path, tag) in views.iter().cycle() {
                    let from = Instant::now();
                    if from >= deadline {
                        break;
                    }
                    let request = Request::get(path, &token);
                    let request = if conditional { request.with_header("if-none-match", tag) } else { request };
                    connection.send(&request).await?.expect_status(if conditional { 304 } else { 200 })?;
                    micros.push(elapsed_micros(from));
                }
                Ok::<_, Failure>(micros)
            }));
        }
        let mut micros = Vec::new();
        for task in tasks {
            micros.extend(task.await??);
        }
        Ok(StageResult::new(time.as_secs_f64(), micros))
    }

    /// Reads a view of each of these games once, one after the other.
    pub async fn read_each(self, games: &[Uuid]) -> Result<StageResult, Failure> {
        let mut connection = Connection::open(self.address).await?;
        let mut micros = Vec::new();
        let start = Instant::now();
        for id in games {
            let path = format!("/v1/games/{id}/view");
            let from = Instant::now();
            connection.send(&Request::get(&path, self.token)).await?.expect_status(200)?;
            micros.push(elapsed_micros(from));
        }
        Ok(StageResult::new(start.elapsed().as_secs_f64(), micros))
    }
}

fn elapsed_micros(from: Instant) -> u32 {
    u32::try_from(from.elapsed().as_micros()).unwrap_or(u32::MAX)
}
