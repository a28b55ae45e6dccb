//! Measures states with choices of both games, and a move that answers with the state against one that does not.

use std::time::{Duration, Instant};

use salon_load::{
    Failure,
    bench::{Bench, play_moves},
    http::{Connection, Request},
    json::text,
    rounds::Quartiles,
};

use crate::figures::Figures;

/// The highest permitted ratio of a move that answers with the state to one that does not (p50, one connection).
const MAX_RATIO: f64 = 1.3;
/// States that are read of each ruleset.
const READS: usize = 400;
/// Pairs of games that are played for each ratio: one of each asks for the state.
const PAIRS: usize = 12;
/// The measured rulesets.
const RULESETS: [&str; 2] = ["art_society", "the_gallerist"];
/// Moves after which a read game is at a new position.
const READS_PER_MOVE: usize = 5;

/// Measures states and moves; returns an error message if a ratio is too high.
pub async fn measure(bench: &Bench, figures: &mut Figures) -> Result<Option<String>, Failure> {
    for ruleset in RULESETS {
        measure_states(bench, ruleset, figures).await?;
    }
    let mut failures = Vec::new();
    for ruleset in RULESETS {
        let ratio = measure_moves(bench, ruleset, figures).await?;
        if ratio > MAX_RATIO {
            failures.push(format!(
                "a move of {ruleset} with its state takes {ratio:.2} times one without, at most {MAX_RATIO}"
            ));
        }
    }
    Ok((!failures.is_empty()).then(|| failures.join("; ")))
}

/// Plays a game with first legal moves and reads the state of the awaited seat at each position.
async fn measure_states(bench: &Bench, ruleset: &str, figures: &mut Figures) -> Result<(), Failure> {
    let mut connection = Connection::open(&bench.server.address).await?;
    let [host, guest, ..] = bench.players.as_slice() else { return Err("too few players".into()) };
    let mut game = open_game(&mut connection, ruleset, (&host.token, &guest.token)).await?;
    let (mut micros, mut bytes) = (Vec::new(), Vec::new());
    while micros.len() < READS {
        let mut command = None;
        for token in [&host.token, &guest.token] {
            let path = format!("/v1/games/{game}/state");
            for _ in 0..READS_PER_MOVE {
                let sent = Instant::now();
                let response = connection.send(&Request::get(&path, token)).await?.expect_status(200)?;
                let time = sent.elapsed();
                let state = response.json()?;
                let choices = state.pointer("/choices").and_then(|it| it.as_array()).ok_or("no choices")?;
                if state.get("decision").is_none() {
                    break;
                }
                micros.push(time.as_secs_f64() * 1e6);
                bytes.push(response.body.len() as f64);
                // Not always the first one: some games would undo and repeat it.
                let at = micros.len() % choices.len().max(1);
                command = choices.get(at).and_then(|it| it.get("command")).map(|it| (token.clone(), it.to_string()));
            }
        }
        match command {
            Some((token, command)) => {
                let (path, body) = (format!("/v1/games/{game}/commands"), format!(r#"{{"commands":[{command}]}}"#));
                connection.send(&Request::post(&path, &token, &body)).await?.expect_status(200)?;
            }
            None => game = open_game(&mut connection, ruleset, (&host.token, &guest.token)).await?,
        }
    }
    let median = |values: Vec<f64>| Quartiles::of(values).map_or(0.0, |quartiles| quartiles.median);
    figures.add(format!("state with choices, {ruleset}: median, KiB"), median(bytes) / 1024.0);
    figures.add(format!("state with choices, {ruleset}: p50, ms"), median(micros) / 1000.0);
    Ok(())
}

async fn open_game(connection: &mut Connection, ruleset: &str, (host, guest): (&str, &str)) -> Result<String, Failure> {
    let body = format!(r#"{{"ruleset":"{ruleset}","seats":2}}"#);
    let answer = connection.send(&Request::post("/v1/games", host, &body)).await?.expect_status(201)?.json()?;
    let id = text(&answer, "/id")?;
    connection.send(&Request::post(&format!("/v1/games/{id}/join"), guest, "{}")).await?.expect_status(200)?;
    Ok(id)
}

/// Plays whole games of a ruleset in turn with and without the state in the answers, on one connection; returns the ratio of the
/// medians.
async fn measure_moves(bench: &Bench, ruleset: &'static str, figures: &mut Figures) -> Result<f64, Failure> {
    let mut connection = Connection::open(&bench.server.address).await?;
    let mut micros: [Vec<f64>; 2] = [Vec::new(), Vec::new()];
    for (number, game) in bench.prepare_games_of(ruleset, 2 * PAIRS).await?.into_iter().enumerate() {
        let (times, query) = match number % 2 {
            0 => (&mut micros[0], ""),
            _ => (&mut micros[1], "?include=players,status_words,view,decision,choices,score"),
        };
        let timings = play_moves(&mut connection, &bench.players, &game, (game.moves.len(), query)).await?;
        times.extend(timings.into_iter().map(|timing| f64::from(timing.micros())));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let [plain, asked] = micros.map(|times| Quartiles::of(times).map_or(0.0, |quartiles| quartiles.median));
    figures.add(format!("a move without the state, one connection, {ruleset}: p50, ms"), plain / 1000.0);
    figures.add(format!("a move with the state, one connection, {ruleset}: p50, ms"), asked / 1000.0);
    figures.add(format!("a move with the state to one without, {ruleset}, ratio"), asked / plain);
    Ok(asked / plain)
}
