//! Correspondence play: clocks, deadlines, plans, pauses, the feed and messages.

mod clocks;
mod deadline_steps;
mod deadlines;
mod feed;
mod feed_play;
mod messages;
mod pauses;
mod plan_alternatives;
mod plan_choices;
mod plan_words;
mod plans;
mod plans_on_servers;
mod plans_refused;
mod seat_handover;
mod settings;

use std::time::Duration;

use salon_tests::{Person, TestClock, TestDatabase, TestServer, TestTable};
use serde_json::json;

const HOUR: Duration = Duration::from_secs(3600);

/// A server whose clock the test advances.
async fn server_with_test_clock() -> (TestDatabase, TestClock, TestServer) {
    server_with_clock(TestClock::new()).await
}

/// A server whose clock changes only when the test advances it.
async fn server_with_stopped_clock() -> (TestDatabase, TestClock, TestServer) {
    server_with_clock(TestClock::stopped()).await
}

/// A game in which a bot decides after an hour. Once it has, the server has looked at everything that was due before.
async fn game_with_deadline(players: &[Person]) -> TestTable {
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}, "at_deadline": "bot"
    }});
    TestTable::with_settings(players, &clock).await
}

async fn server_with_clock(test_clock: TestClock) -> (TestDatabase, TestClock, TestServer) {
    let database = TestDatabase::create().await;
    let server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    (database, test_clock, server)
}
