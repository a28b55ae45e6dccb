//! Registers players, opens games, and computes all their moves in advance.
//!
//! A real client asks the server for the legal commands. This one reads the dealt game from the database and plays it to its end
//! with the rules before the measurement begins, so that only moves are measured.

use std::{collections::HashMap, path::Path};

use salon_domain::{
    kernel::{Game, Ruleset, Seed, Table, random_play::RandomPlay},
    rulesets::{art_society::ArtSociety, the_gallerist::TheGallerist},
};
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use crate::{
    Failure,
    http::{Connection, Request},
    json::text,
};

/// Players in every game.
pub const SEATS: usize = 4;
/// Connections that open games at the same time.
const CONNECTIONS: usize = 16;
/// More decisions than any game has.
const MAX_DECISIONS: usize = 100_000;

/// A registered player with an access token.
#[derive(Clone, Debug)]
pub struct SignedInPlayer {
    id: String,
    /// The bearer token.
    pub token: String,
}

/// A dealt game with all its moves.
#[derive(Debug)]
pub struct ScriptedGame {
    /// The id of the game.
    pub id: Uuid,
    /// The index of the player and the request body of each move.
    pub moves: Vec<(usize, String)>,
}

/// Connects directly to the private PostgreSQL of the server.
pub async fn connect_database(socket_folder: &Path) -> Result<Client, Failure> {
    let mut config = tokio_postgres::Config::new();
    config.host_path(socket_folder).user("salon").dbname("salon");
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

/// Registers the players of all games.
pub async fn register_players(address: &str) -> Result<Vec<SignedInPlayer>, Failure> {
    let mut connection = Connection::open(address).await?;
    let mut players = Vec::new();
    for number in 0..SEATS {
        let body = format!(r#"{{"name":"player-{number}","password":"correct horse battery {number}"}}"#);
        let answer = connection.send(&Request::post("/v1/accounts", "", &body)).await?.expect_status(201)?.json()?;
        players
            .push(SignedInPlayer { id: text(&answer, "/account/id")?, token: text(&answer, "/tokens/access_token")? });
    }
    Ok(players)
}

/// Opens and fills `count` games of a ruleset, and computes their moves.
pub async fn prepare_games(
    address: &str,
    players: &[SignedInPlayer],
    database: &Client,
    (ruleset, count): (&'static str, usize),
) -> Result<Vec<ScriptedGame>, Failure> {
    let mut tasks = Vec::new();
    for task in 0..CONNECTIONS {
        let (address, players) = (address.to_owned(), players.to_owned());
        let share = count / CONNECTIONS + usize::from(task < count % CONNECTIONS);
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            let mut ids = Vec::new();
            for _ in 0..share {
                ids.push(open_game(&mut connection, ruleset, &players).await?);
            }
            Ok::<_, Failure>(ids)
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
    let mut random_seed = 0;
    rows.iter()
        .map(|row| {
            let seats: Vec<&str> = row.try_get(4)?;
            let seats: Vec<usize> = seats.iter().filter_map(|account| numbers.get(*account).copied()).collect();
            let seed: Vec<u8> = row.try_get(3)?;
            let seed = Seed::new(seed.try_into().map_err(|_| "a seed of the wrong length")?);
            let dealt = DealtGame { table: row.try_get(1)?, opening: row.try_get(2)?, seed };
            random_seed += 1;
            let moves = match ruleset {
                ArtSociety::KEY => compute_moves(dealt.read::<ArtSociety>()?, &seats, random_seed)?,
                TheGallerist::KEY => compute_moves(dealt.read::<TheGallerist>()?, &seats, random_seed)?,
                _ => return Err(format!("there are no scripted games of {ruleset}").into()),
            };
            Ok(ScriptedGame { id: row.try_get::<_, &str>(0)?.parse()?, moves })
        })
        .collect()
}

/// A dealt game as it is stored.
struct DealtGame<'a> {
    table: &'a str,
    opening: &'a str,
    seed: Seed,
}

impl DealtGame<'_> {
    fn read<R: Ruleset>(self) -> Result<Game<R>, Failure> {
        let table: Table<R> = serde_json::from_str(self.table)?;
        let opening: R::Opening = serde_json::from_str(self.opening)?;
        Ok(Game::dealt(table, self.seed, &opening))
    }
}

async fn open_game(connection: &mut Connection, ruleset: &str, players: &[SignedInPlayer]) -> Result<String, Failure> {
    let [host, guests @ ..] = players else { return Err("no players".into()) };
    let body = format!(r#"{{"ruleset":"{ruleset}","seats":{}}}"#, players.len());
    let answer = connection.send(&Request::post("/v1/games", &host.token, &body)).await?.expect_status(201)?.json()?;
    let id = text(&answer, "/id")?;
    let path = format!("/v1/games/{id}/join");
    for guest in guests {
        connection.send(&Request::post(&path, &guest.token, "{}")).await?.expect_status(200)?;
    }
    Ok(id)
}

fn compute_moves<R: Ruleset>(
    mut game: Game<R>,
    seats: &[usize],
    random_seed: u64,
) -> Result<Vec<(usize, String)>, Failure> {
    let mut players = RandomPlay::new(random_seed);
    let mut events = Vec::new();
    let mut moves = Vec::new();
    while let Some((seat, command)) = players.choose(&game) {
        let player = *seats.get(usize::from(seat.number())).ok_or("an empty seat")?;
        moves.push((player, format!(r#"{{"commands":[{}]}}"#, serde_json::to_string(&command)?)));
        game.play_listed(seat, &command, &mut events).map_err(|rejection| rejection.to_string())?;
        if moves.len() > MAX_DECISIONS {
            return Err("a game did not end".into());
        }
    }
    Ok(moves)
}
