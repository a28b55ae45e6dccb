//! Playing over days: clocks, what happens at deadlines, plans, the feed, table talk.

mod clocks;
mod deadlines;
mod feed;
mod feed_play;
mod handover;
mod ladder;
mod pauses;
mod plans;
mod plans_in_detail;
mod plans_on_servers;
mod plans_refused;
mod settings;
mod talk;

use std::time::Duration;

use salon_tests::{Hands, TestDatabase, TestServer};

const HOUR: Duration = Duration::from_secs(3600);

/// A server whose clock the test sets.
async fn set_by_hand() -> (TestDatabase, Hands, TestServer) {
    let database = TestDatabase::create().await;
    let hands = Hands::new();
    let server = hands.drive(TestServer::builder().database(&database)).start().await;
    (database, hands, server)
}
