//! A running game with all its players, and ways to play it to the position that a test needs.

use serde_json::{Value, json};

use crate::client::ApiClient;
use crate::database::TestDatabase;
use crate::eventually::poll_until_ok;
use crate::json_diff::truncated;
use crate::person::Person;
use crate::request::ApiRequest;
use crate::response::ApiResponse;
use crate::seeded_rng::SeededRng;
use crate::server::TestServer;

/// The length up to which a game is shown when a test fails.
const MAX_SUMMARY_SHOWN: usize = 1500;

/// Registers `count` accounts: `player-0`, `player-1` ...
pub async fn people(server: &TestServer, count: usize) -> Vec<Person> {
    let mut people = Vec::with_capacity(count);
    for number in 0..count {
        people.push(Person::register(server, &format!("player-{number}")).await);
    }
    people
}

/// Sets the seed of an open table.
async fn set_seed(table: &Value, seed: Option<(&TestDatabase, [u8; 32])>) {
    if let Some((database, seed)) = seed {
        let sql = "update games set seed = $1 where id = $2::text::uuid";
        let game = table["id"].as_str().expect("an id");
        database.connect().await.execute(sql, &[&seed.as_slice(), &game]).await.expect("a seed");
    }
}

/// A game that has started, with its players.
#[derive(Debug, Clone)]
pub struct TestTable {
    /// The id of the game.
    pub game: String,
    /// The players, by seat.
    pub players: Vec<Person>,
}

impl TestTable {
    /// Starts a public game of Art Society with new accounts.
    pub async fn start(server: &TestServer, seats: usize) -> Self {
        Self::of(&people(server, seats).await).await
    }

    /// Starts a public game of Art Society with these players.
    pub async fn of(people: &[Person]) -> Self {
        Self::with_visibility(people, "public", None).await
    }

    /// Starts a game of Art Society with these players, with a known seed if one is given.
    pub async fn with_visibility(people: &[Person], visibility: &str, seed: Option<(&TestDatabase, [u8; 32])>) -> Self {
        Self::with_settings_and_seed(people, &json!({ "visibility": visibility }), seed).await
    }

    /// Reads the seats of a game that has started.
    async fn seated(people: &[Person], game: String) -> Self {
        let mut seated = Vec::new();
        for person in people {
            let summary = person.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json();
            seated.push((summary["my_seat"].as_u64().expect("a seat"), person.clone()));
        }
        seated.sort_by_key(|(seat, _)| *seat);
        Self { game, players: seated.into_iter().map(|(_, person)| person).collect() }
    }

    /// Starts a public game with these players and settings, such as a clock. The ruleset is Art Society unless the settings name
    /// another.
    pub async fn with_settings(people: &[Person], settings: &Value) -> Self {
        Self::with_settings_and_seed(people, settings, None).await
    }

    /// Starts a public game with these players and settings, with a known seed if one is given.
    pub async fn with_settings_and_seed(
        people: &[Person],
        settings: &Value,
        seed: Option<(&TestDatabase, [u8; 32])>,
    ) -> Self {
        let mut body = json!({"ruleset": "art_society", "seats": people.len()});
        let fields = settings.as_object().expect("an object").clone();
        body.as_object_mut().expect("an object").extend(fields);
        let table = people[0].client.post("/v1/games").json(&body).send().await.expect(201).json();
        set_seed(&table, seed).await;
        for person in &people[1..] {
            person.join(&table).await;
        }
        Self::seated(people, table["id"].as_str().expect("an id").to_owned()).await
    }

    /// Returns the same table, with clients of another server on the same database.
    #[must_use]
    pub fn on(&self, server: &TestServer) -> Self {
        let mut table = self.clone();
        for person in &mut table.players {
            person.client = server.client().with_token(person.access_token());
        }
        table
    }

    /// Returns the API path of the game, followed by `rest`.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// Returns the JSON response to a GET of a path of the game.
    pub async fn get(&self, client: &ApiClient, rest: &str) -> Value {
        client.get(&self.path(rest)).send().await.expect(200).json()
    }

    /// Returns the summary of the game for the first seat.
    pub async fn summary(&self) -> Value {
        self.get(&self.players[0].client, "").await
    }

    /// Returns the legal commands of a seat, and what it is awaited for.
    pub async fn choices(&self, seat: usize) -> Value {
        self.get(&self.players[seat].client, "/choices").await
    }

    /// Builds the request that submits commands of a seat.
    pub fn submit(&self, seat: usize, commands: &Value) -> ApiRequest {
        self.players[seat].client.post(&self.path("/commands")).json(&json!({ "commands": commands }))
    }

    /// Returns the response to a preview of commands of a seat.
    pub async fn preview(&self, seat: usize, commands: &Value) -> ApiResponse {
        self.players[seat].client.post(&self.path("/preview")).json(&json!({ "commands": commands })).send().await
    }

    /// Returns the awaited seats, each with its decision.
    pub async fn awaited(&self) -> Vec<(usize, String)> {
        let awaiting = self.summary().await["awaiting"].as_array().cloned().expect("a list");
        let one = |it: &Value| {
            (it["seat"].as_u64().expect("a seat") as usize, it["decision"].as_str().expect("a decision").to_owned())
        };
        awaiting.iter().map(one).collect()
    }

    /// Makes a random move for the first awaited seat. Returns the response, or `None` when the game is over.
    pub async fn step(&self, rng: &mut SeededRng) -> Option<Value> {
        let (seat, _) = self.awaited().await.into_iter().next()?;
        let command = rng.pick(&self.choices(seat).await["legal"]);
        Some(self.submit(seat, &json!([command])).send().await.expect(200).json())
    }

    /// Plays random moves until every seat is awaited for a bid.
    pub async fn play_to_bidding(&self, rng: &mut SeededRng) {
        loop {
            let awaited = self.awaited().await;
            if awaited.len() == self.players.len() && awaited.iter().all(|(_, decision)| decision == "place_bid") {
                return;
            }
            self.step(rng).await.expect("a running game");
        }
    }

    /// Plays random moves until the game has this version or is over. Returns the version reached.
    pub async fn play_to_version(&self, version: u64, rng: &mut SeededRng) -> u64 {
        let mut reached = 0;
        while reached < version {
            match self.step(rng).await {
                Some(response) => reached = response["version"].as_u64().expect("a version"),
                None => break,
            }
        }
        reached
    }

    /// Plays random moves until the game is over. Returns the final summary.
    pub async fn play_to_end(&self, rng: &mut SeededRng) -> Value {
        self.play_to_version(u64::MAX, rng).await;
        let summary = self.summary().await;
        assert_eq!(summary["status"], "finished");
        summary
    }

    /// Waits until the summary satisfies the condition, and returns it.
    pub async fn wait_until(&self, what: &str, condition: impl Fn(&Value) -> bool) -> Value {
        poll_until_ok(what, async || {
            let summary = self.summary().await;
            let shown = truncated(&summary.to_string(), MAX_SUMMARY_SHOWN);
            if condition(&summary) { Ok(summary) } else { Err(shown) }
        })
        .await
    }

    /// Returns all events that the client may see, read page by page.
    pub async fn events(&self, client: &ApiClient) -> Vec<Value> {
        all_events(client, &self.game).await
    }
}

/// Returns all events of a game that the client may see, read page by page.
pub(crate) async fn all_events(client: &ApiClient, game: &str) -> Vec<Value> {
    let mut events = Vec::new();
    loop {
        let path = format!("/v1/games/{game}/events?limit=100&from={}", events.len());
        let page = client.get(&path).send().await.expect(200).json();
        let items = page["items"].as_array().expect("a list");
        if items.is_empty() {
            return events;
        }
        events.extend(items.iter().cloned());
    }
}
