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
mod plans;
mod plans_on_servers;
mod plans_refused;
mod seat_handover;
mod settings;

use std::time::Duration;

use salon_tests::{TestClock, TestDatabase, TestServer};

const HOUR: Duration = Duration::from_secs(3600);

/// A server whose clock the test sets.
async fn server_with_test_clock() -> (TestDatabase, TestClock, TestServer) {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    (database, test_clock, server)
}
