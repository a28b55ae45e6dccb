//! Two games with the same players that differ only in what is hidden.

use salon_tests::{Person, SeededRng, SseEvent, TestServer, TestTable, WebhookReceiver, eventually, people};
use serde_json::{Value, json};

pub(super) const SEED: [u8; 32] = [0x5e; 32];

/// The number of events after which the server has stored a snapshot.
const SNAPSHOT_VERSION: u64 = 70;

/// Two games on one server, and what is needed to observe them.
pub(super) struct Twins {
    pub(super) server: TestServer,
    pub(super) tables: [TestTable; 2],
    /// For each account, the receiver of its webhook.
    pub(super) receivers: Vec<(String, WebhookReceiver)>,
    /// For each account, the cursor of its stream of all games before the games started.
    pub(super) start_cursors: Vec<(String, Option<String>)>,
    /// Whether views of past versions can be read.
    pub(super) has_past: bool,
}

impl Twins {
    /// Starts two games of a ruleset with the same seed.
    pub(super) async fn start(ruleset: &str, seats: usize) -> Self {
        let server = TestServer::builder().env("SALON_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8").start().await;
        let people = people(&server, seats).await;
        let (mut receivers, mut start_cursors) = (Vec::new(), Vec::new());
        for person in &people {
            let receiver = WebhookReceiver::start().await;
            let body = json!({"label": "for a test", "url": receiver.url()});
            let _ = person.client.post("/v1/account/webhooks").json(&body).send().await.expect(201);
            receivers.push((person.id.clone(), receiver));
            let ready: SseEvent = person.client.get("/v1/stream").stream().await.next().await.expect("a ready event");
            start_cursors.push((person.id.clone(), ready.id));
        }
        let seed = Some((server.database(), SEED));
        let settings = json!({ "ruleset": ruleset });
        let tables = [
            TestTable::with_settings_and_seed(&people, &settings, seed).await,
            TestTable::with_settings_and_seed(&people, &settings, seed).await,
        ];
        let ids = |table: &TestTable| table.players.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&tables[0]), ids(&tables[1]), "the same seats");
        Self { server, tables, receivers, start_cursors, has_past: true }
    }

    /// Plays the same random moves in both games until the server has stored snapshots of them.
    pub(super) async fn play_to_snapshots(&self, number: u64) {
        for table in &self.tables {
            let version = table.play_to_version(SNAPSHOT_VERSION, &mut SeededRng::new(number)).await;
            assert!(version >= SNAPSHOT_VERSION, "a long game: {version}");
        }
        let database = self.server.database().connect().await;
        eventually("both games have snapshots", async || {
            let sql = "select count(*) from snapshots";
            (database.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0) == 2).then_some(())
        })
        .await;
    }

    /// Changes the snapshot of the second game while the server is stopped. The opening cannot be changed instead: it has to follow
    /// from the seed.
    pub(super) async fn change_hidden_state(&mut self, change: impl Fn(&mut Value)) {
        self.server.terminate().await;
        let database = self.server.database().connect().await;
        let game = &self.tables[1].game;
        let sql = "select state::text from snapshots where game_id = $1::text::uuid";
        let text: String = database.query_one(sql, &[game]).await.expect("a snapshot").get(0);
        let before: Value = serde_json::from_str(&text).expect("a state");
        let mut state = before.clone();
        change(&mut state);
        assert_ne!(state, before, "the state was not changed");
        let sql = "update snapshots set state = $1::text::jsonb where game_id = $2::text::uuid";
        database.execute(sql, &[&state.to_string(), game]).await.expect("a snapshot");
        self.server.restart().await;
    }

    /// Changes the seed of the second game, so that everything drawn later differs. Views of past versions cannot be read after this,
    /// because they do not follow from the new seed.
    pub(super) async fn change_future_draws(&mut self) {
        self.server.terminate().await;
        let database = self.server.database().connect().await;
        let sql = "update games set seed = $1 where id = $2::text::uuid";
        database.execute(sql, &[&[0x17_u8; 32].as_slice(), &self.tables[1].game]).await.expect("a seed");
        self.has_past = false;
        self.server.restart().await;
    }

    /// Plays the same random moves in both games.
    pub(super) async fn play(&self, moves: usize, number: u64) {
        for table in &self.tables {
            let mut rng = SeededRng::new(number);
            for _ in 0..moves {
                table.step(&mut rng).await.expect("a running game");
            }
        }
    }

    /// Returns the viewers that are not among these seats: the other seats, and a spectator as `None`.
    pub(super) fn viewers(&self, hidden: &[usize]) -> Vec<Option<usize>> {
        let seats = (0..self.tables[0].players.len()).filter(|seat| !hidden.contains(seat));
        seats.map(Some).chain([None]).collect()
    }

    /// Returns the player of a seat.
    pub(super) fn player(&self, seat: usize) -> &Person {
        &self.tables[0].players[seat]
    }
}
