//! Accounts, dealt games, and every move of them, worked out beforehand.
//!
//! A real client asks what is legal. This one reads the deal in the database and plays each game to its end with the rules
//! before the clock starts, so that what is measured is moves and nothing else.

use std::{collections::HashMap, path::Path};

use salon_domain::{
    kernel::{Game, Seed, random_play::RandomPlay},
    rulesets::art_society::ArtSociety,
};
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use crate::{
    Failure,
    http::{Call, Connection},
};

/// Players at every table.
pub const SEATS: usize = 4;
/// Tables laid at the same time.
const AT_ONCE: usize = 16;
/// No game takes so many decisions.
const MOST: usize = 100_000;

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Player {
    id: String,
    /// The bearer token.
    pub token: String,
}

/// A game with all the moves it will see.
#[derive(Debug)]
pub struct Script {
    /// The game.
    pub id: Uuid,
    /// Who moves, and the request body.
    pub moves: Vec<(usize, String)>,
}

/// A connection to the private PostgreSQL behind the server's back.
pub async fn database(socket_folder: &Path) -> Result<Client, Failure> {
    let mut config = tokio_postgres::Config::new();
    config.host_path(socket_folder).user("salon").dbname("salon");
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

/// Registers those who play in all games.
pub async fn register(address: &str) -> Result<Vec<Player>, Failure> {
    let mut connection = Connection::open(address).await?;
    let mut players = Vec::new();
    for number in 0..SEATS {
        let body = format!(r#"{{"name":"player-{number}","password":"correct horse battery {number}"}}"#);
        let call = Call { method: "POST", path: "/v1/accounts", token: "", header: None, body: &body };
        let reply = connection.exchange(&call).await?;
        let answer: serde_json::Value = serde_json::from_slice(reply.expect(201)?.body)?;
        let text = |pointer| answer.pointer(pointer).and_then(serde_json::Value::as_str).ok_or("an odd answer");
        players.push(Player { id: text("/account/id")?.to_owned(), token: text("/tokens/access_token")?.to_owned() });
    }
    Ok(players)
}

/// Opens and fills so many games, and works out their moves.
pub async fn lay(address: &str, players: &[Player], database: &Client, count: usize) -> Result<Vec<Script>, Failure> {
    let mut tasks = Vec::new();
    for task in 0..AT_ONCE {
        let (address, players) = (address.to_owned(), players.to_owned());
        let share = count / AT_ONCE + usize::from(task < count % AT_ONCE);
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut laid = Vec::new();
            for _ in 0..share {
                laid.push(lay_one(&mut connection, &players).await?);
            }
            Ok::<_, Failure>(laid)
        }));
    }
    let mut ids = Vec::new();
    for task in tasks {
        ids.extend(task.await??);
    }
    let numbers: HashMap<String, usize> =
        players.iter().enumerate().map(|(number, player)| (player.id.clone(), number)).collect();
    let rows = database
        .query(
            "select g.id::text, g.agreed::text, g.opening::text, g.seed, array_agg(p.account_id::text order by p.seat)
            from games g join players p on p.game_id = g.id where g.id = any($1::text[]::uuid[]) group by g.id",
            &[&ids],
        )
        .await?;
    let mut chance = 0;
    rows.iter()
        .map(|row| {
            let seats: Vec<&str> = row.try_get(4)?;
            let seats: Vec<usize> = seats.iter().filter_map(|account| numbers.get(*account).copied()).collect();
            let seed: Vec<u8> = row.try_get(3)?;
            let seed = Seed::new(seed.try_into().map_err(|_| "an odd seed")?);
            let table = serde_json::from_str(row.try_get(1)?)?;
            let opening = serde_json::from_str(row.try_get(2)?)?;
            chance += 1;
            let moves = play_out(Game::dealt(table, seed, &opening), &seats, chance)?;
            Ok(Script { id: row.try_get::<_, &str>(0)?.parse()?, moves })
        })
        .collect()
}

async fn lay_one(connection: &mut Connection, players: &[Player]) -> Result<String, Failure> {
    let [host, guests @ ..] = players else { return Err("no players".into()) };
    let body = format!(r#"{{"ruleset":"art_society","seats":{}}}"#, players.len());
    let call = Call { method: "POST", path: "/v1/games", token: &host.token, header: None, body: &body };
    let answer: serde_json::Value = serde_json::from_slice(connection.exchange(&call).await?.expect(201)?.body)?;
    let id = answer.get("id").and_then(serde_json::Value::as_str).ok_or("an odd answer")?;
    let path = format!("/v1/games/{id}/join");
    for guest in guests {
        let call = Call { method: "POST", path: &path, token: &guest.token, header: None, body: "{}" };
        connection.exchange(&call).await?.expect(200)?;
    }
    Ok(id.to_owned())
}

fn play_out(mut game: Game<ArtSociety>, seats: &[usize], chance: u64) -> Result<Vec<(usize, String)>, Failure> {
    let mut players = RandomPlay::new(chance);
    let mut events = Vec::new();
    let mut moves = Vec::new();
    while let Some((seat, command)) = players.choose(&game) {
        let player = *seats.get(usize::from(seat.number())).ok_or("an empty seat")?;
        moves.push((player, format!(r#"{{"commands":[{}]}}"#, serde_json::to_string(&command)?)));
        game.play_listed(seat, &command, &mut events).map_err(|rejection| rejection.to_string())?;
        if moves.len() > MOST {
            return Err("a game without an end".into());
        }
    }
    Ok(moves)
}
