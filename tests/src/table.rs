//! A table of Art Society with everybody at it, and ways to get it to where a test begins.

use serde_json::{Value, json};

use crate::answer::Answer;
use crate::client::{Client, Request};
use crate::database::TestDatabase;
use crate::differences::cut;
use crate::person::Person;
use crate::server::TestServer;

/// Reproducible choices: nothing a game relies on, only what tests play.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same for the same number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(number)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        // splitmix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).expect("a small number")
    }

    /// One of the legal commands, none that goes back: random play should come to its end.
    pub fn pick(&mut self, legal: &Value) -> Value {
        let all = legal.as_array().expect("an array of commands");
        let forward: Vec<&Value> = all.iter().filter(|it| it["kind"] != "take_down").collect();
        forward[self.below(forward.len())].clone()
    }
}

/// So many people, registered.
pub async fn people(server: &TestServer, count: usize) -> Vec<Person> {
    let mut people = Vec::with_capacity(count);
    for number in 0..count {
        people.push(Person::register(server, &format!("player-{number}")).await);
    }
    people
}

/// Lets a table that is open be dealt with this seed.
async fn set_seed(table: &Value, seed: Option<(&TestDatabase, [u8; 32])>) {
    if let Some((database, seed)) = seed {
        let sql = "update games set seed = $1 where id = $2::text::uuid";
        let game = table["id"].as_str().expect("an id");
        database.connect().await.execute(sql, &[&seed.as_slice(), &game]).await.expect("a seed");
    }
}

/// A game that has begun.
#[derive(Debug, Clone)]
pub struct Table {
    /// The id of the game.
    pub game: String,
    /// Those who play, by seat.
    pub players: Vec<Person>,
}

impl Table {
    /// A public game of new people.
    pub async fn start(server: &TestServer, seats: usize) -> Self {
        Self::of(&people(server, seats).await).await
    }

    /// A public game of these people.
    pub async fn of(people: &[Person]) -> Self {
        Self::with(people, "public", None).await
    }

    /// A game of these people, dealt with a known seed where one is given.
    pub async fn with(people: &[Person], visibility: &str, seed: Option<(&TestDatabase, [u8; 32])>) -> Self {
        let table = people[0].open_table(u8::try_from(people.len()).expect("a few"), visibility).await;
        let game = table["id"].as_str().expect("an id").to_owned();
        set_seed(&table, seed).await;
        for person in &people[1..] {
            person.join(&table).await;
        }
        Self::seated(people, game).await
    }

    async fn seated(people: &[Person], game: String) -> Self {
        let mut seated = Vec::new();
        for person in people {
            let summary = person.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json();
            seated.push((summary["my_seat"].as_u64().expect("a seat"), person.clone()));
        }
        seated.sort_by_key(|(seat, _)| *seat);
        Self { game, players: seated.into_iter().map(|(_, person)| person).collect() }
    }

    /// A public game of these people with these particulars, such as a clock.
    pub async fn opened(people: &[Person], particulars: &Value) -> Self {
        Self::dealt(people, particulars, None).await
    }

    /// The same, dealt with a known seed where one is given.
    pub async fn dealt(people: &[Person], particulars: &Value, seed: Option<(&TestDatabase, [u8; 32])>) -> Self {
        let mut order = json!({"ruleset": "art_society", "seats": people.len()});
        let members = particulars.as_object().expect("an object").clone();
        order.as_object_mut().expect("an object").extend(members);
        let table = people[0].client.post("/v1/games").json(&order).send().await.expect(201).json();
        set_seed(&table, seed).await;
        for person in &people[1..] {
            person.join(&table).await;
        }
        Self::seated(people, table["id"].as_str().expect("an id").to_owned()).await
    }

    /// The same table as another server on the same database shows it.
    #[must_use]
    pub fn on(&self, server: &TestServer) -> Self {
        let mut table = self.clone();
        for person in &mut table.players {
            person.client = server.client().with_token(person.access_token());
        }
        table
    }

    /// A path of the game.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// What somebody is answered to a GET of a path of the game.
    pub async fn get(&self, client: &Client, rest: &str) -> Value {
        client.get(&self.path(rest)).send().await.expect(200).json()
    }

    /// The game in a few words, as the first seat sees it.
    pub async fn summary(&self) -> Value {
        self.get(&self.players[0].client, "").await
    }

    /// What a seat may do.
    pub async fn choices(&self, seat: usize) -> Value {
        self.get(&self.players[seat].client, "/choices").await
    }

    /// Commands of a seat, to be sent.
    pub fn submit(&self, seat: usize, commands: &Value) -> Request {
        self.players[seat].client.post(&self.path("/commands")).json(&json!({ "commands": commands }))
    }

    /// Commands of a seat to be tried out.
    pub async fn preview(&self, seat: usize, commands: &Value) -> Answer {
        self.players[seat].client.post(&self.path("/preview")).json(&json!({ "commands": commands })).send().await
    }

    /// The seats the game waits for.
    pub async fn awaited(&self) -> Vec<(usize, String)> {
        let awaiting = self.summary().await["awaiting"].as_array().cloned().expect("a list");
        let one = |it: &Value| {
            (it["seat"].as_u64().expect("a seat") as usize, it["decision"].as_str().expect("a decision").to_owned())
        };
        awaiting.iter().map(one).collect()
    }

    /// A random move of the first seat that is awaited; its answer, or nothing when the game is over.
    pub async fn step(&self, dice: &mut Dice) -> Option<Value> {
        let (seat, _) = self.awaited().await.into_iter().next()?;
        let command = dice.pick(&self.choices(seat).await["legal"]);
        Some(self.submit(seat, &json!([command])).send().await.expect(200).json())
    }

    /// Plays until the game waits for everybody's bid.
    pub async fn play_to_bidding(&self, dice: &mut Dice) {
        loop {
            let awaited = self.awaited().await;
            if awaited.len() == self.players.len() && awaited.iter().all(|(_, decision)| decision == "place_bid") {
                return;
            }
            self.step(dice).await.expect("a game that goes on");
        }
    }

    /// Plays to the end, or until so many events have happened; returns the version.
    pub async fn play_to(&self, version: u64, dice: &mut Dice) -> u64 {
        let mut reached = 0;
        while reached < version {
            match self.step(dice).await {
                Some(answer) => reached = answer["version"].as_u64().expect("a version"),
                None => break,
            }
        }
        reached
    }

    /// Plays to the end; returns the final summary.
    pub async fn play_out(&self, dice: &mut Dice) -> Value {
        self.play_to(u64::MAX, dice).await;
        let summary = self.summary().await;
        assert_eq!(summary["status"], "finished");
        summary
    }

    /// Waits until the summary is as wished; returns it.
    pub async fn until(&self, what: &str, wished: impl Fn(&Value) -> bool) -> Value {
        let deadline = std::time::Instant::now() + crate::eventually::PATIENCE;
        loop {
            let summary = self.summary().await;
            if wished(&summary) {
                return summary;
            }
            assert!(
                std::time::Instant::now() < deadline,
                "waited in vain until {what}: {}",
                cut(&summary.to_string(), 1500)
            );
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// All events as somebody may see them, read page by page.
    pub async fn events(&self, client: &Client) -> Vec<Value> {
        let mut events = Vec::new();
        loop {
            let page = self.get(client, &format!("/events?limit=100&from={}", events.len())).await;
            let items = page["items"].as_array().expect("a list");
            if items.is_empty() {
                return events;
            }
            events.extend(items.iter().cloned());
        }
    }
}
