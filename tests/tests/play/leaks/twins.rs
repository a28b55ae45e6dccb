//! Two games of the same people that differ only in what is hidden.

use salon_tests::{Dice, Event, Person, Receiver, Table, TestServer, eventually, people};
use serde_json::{Value, json};

pub(super) const SEED: [u8; 32] = [0x5e; 32];

/// States are kept after so many events.
const SNAPSHOT_VERSION: u64 = 70;

/// Two games on one server, and everything that tells of them.
pub(super) struct Twins {
    pub(super) server: TestServer,
    pub(super) tables: [Table; 2],
    /// The receiver of a webhook for each account.
    pub(super) receivers: Vec<(String, Receiver)>,
    /// Where each account's stream of all games stood before the games began.
    pub(super) beginnings: Vec<(String, Option<String>)>,
    /// Whether what was before can be looked at.
    pub(super) past: bool,
}

impl Twins {
    /// Two games of this ruleset with the same deal, so far.
    pub(super) async fn deal(ruleset: &str, seats: usize) -> Self {
        let server = TestServer::builder().env("SALON_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8").start().await;
        let people = people(&server, seats).await;
        let (mut receivers, mut beginnings) = (Vec::new(), Vec::new());
        for person in &people {
            let receiver = Receiver::start().await;
            let order = json!({"label": "for a test", "url": receiver.url()});
            let _ = person.client.post("/v1/account/webhooks").json(&order).send().await.expect(201);
            receivers.push((person.id.clone(), receiver));
            let ready: Event = person.client.get("/v1/stream").stream().await.next().await.expect("a greeting");
            beginnings.push((person.id.clone(), ready.id));
        }
        let seed = Some((server.database(), SEED));
        let particulars = json!({ "ruleset": ruleset });
        let tables = [Table::dealt(&people, &particulars, seed).await, Table::dealt(&people, &particulars, seed).await];
        let ids = |table: &Table| table.players.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&tables[0]), ids(&tables[1]), "the same seats");
        Self { server, tables, receivers, beginnings, past: true }
    }

    /// The same random moves in both, until the server keeps states of them.
    pub(super) async fn play_to_snapshots(&self, number: u64) {
        for table in &self.tables {
            let version = table.play_to(SNAPSHOT_VERSION, &mut Dice::new(number)).await;
            assert!(version >= SNAPSHOT_VERSION, "a long game: {version}");
        }
        let database = self.server.database().connect().await;
        eventually("both games have snapshots", async || {
            let sql = "select count(*) from snapshots";
            (database.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0) == 2).then_some(())
        })
        .await;
    }

    /// Changes the state of the second game. The server is started again on it, so that nothing else tells both apart. A deal could
    /// not be changed: it has to follow from the seed.
    pub(super) async fn hide_otherwise(&mut self, change: impl Fn(&mut Value)) {
        self.server.terminate().await;
        let database = self.server.database().connect().await;
        let game = &self.tables[1].game;
        let sql = "select state::text from snapshots where game_id = $1::text::uuid";
        let text: String = database.query_one(sql, &[game]).await.expect("a snapshot").get(0);
        let before: Value = serde_json::from_str(&text).expect("a state");
        let mut state = before.clone();
        change(&mut state);
        assert_ne!(state, before, "something is hidden otherwise");
        let sql = "update snapshots set state = $1::text::jsonb where game_id = $2::text::uuid";
        database.execute(sql, &[&state.to_string(), game]).await.expect("a snapshot");
        self.server.restart().await;
    }

    /// Lets everything that is drawn from now on differ. The past cannot be looked at then: it does not follow from the seed.
    pub(super) async fn draw_otherwise(&mut self) {
        self.server.terminate().await;
        let database = self.server.database().connect().await;
        let sql = "update games set seed = $1 where id = $2::text::uuid";
        database.execute(sql, &[&[0x17_u8; 32].as_slice(), &self.tables[1].game]).await.expect("a seed");
        self.past = false;
        self.server.restart().await;
    }

    /// The same random moves in both.
    pub(super) async fn play(&self, moves: usize, number: u64) {
        for table in &self.tables {
            let mut dice = Dice::new(number);
            for _ in 0..moves {
                table.step(&mut dice).await.expect("a game that goes on");
            }
        }
    }

    /// The viewers that are not among these seats: the other seats, and one who watches.
    pub(super) fn viewers(&self, hidden: &[usize]) -> Vec<Option<usize>> {
        let seats = (0..self.tables[0].players.len()).filter(|seat| !hidden.contains(seat));
        seats.map(Some).chain([None]).collect()
    }

    /// Who sits there.
    pub(super) fn player(&self, seat: usize) -> &Person {
        &self.tables[0].players[seat]
    }
}
