//! The feed of an account: pages, long poll and stream return the same entries, each exactly once.

use std::time::{Duration, Instant};

use salon_tests::{
    ApiClient, EventStream, PASSWORD, Person, SeededRng, SseEvent, TestClock, TestServer, UNKNOWN_ID, WAIT_TIMEOUT,
    insert_notice, round_closed_notice,
};
use serde_json::{Value, json};

async fn page(client: &ApiClient, query: &str) -> Value {
    client.get(&format!("/v1/account/feed?{query}")).send().await.expect(200).json()
}

fn items(page: &Value) -> Vec<Value> {
    page["items"].as_array().expect("items").clone()
}

/// The round numbers of the entries.
fn rounds(items: &[Value]) -> Vec<u64> {
    items.iter().map(|item| item["news"]["round"].as_u64().expect("a round")).collect()
}

async fn follow(client: &ApiClient, query: &str, last: Option<&str>) -> EventStream {
    let request = client.get(&format!("/v1/account/feed/stream?{query}"));
    let request = match last {
        Some(id) => request.header("last-event-id", id),
        None => request,
    };
    let mut stream = request.stream().await;
    assert_eq!(stream.next().await.expect("a ready event").name, "ready");
    stream
}

async fn take_entries(stream: &mut EventStream, count: usize) -> Vec<SseEvent> {
    let mut events = Vec::new();
    while events.len() < count {
        let event = stream.next().await.expect("an event");
        assert_eq!(event.name, "news");
        assert_eq!(event.id.as_deref(), event.json()["id"].as_str());
        events.push(event);
    }
    events
}

/// Reads pages from a cursor until `count` entries were received.
async fn read_entries(client: &ApiClient, mut cursor: String, count: usize, limit: usize) -> Vec<Value> {
    let mut deadline = Instant::now() + WAIT_TIMEOUT;
    let mut seen = Vec::new();
    while seen.len() < count {
        assert!(Instant::now() < deadline, "{} of {count} items came", seen.len());
        let page = page(client, &format!("cursor={cursor}&limit={limit}&wait=5")).await;
        if !items(&page).is_empty() {
            deadline = Instant::now() + WAIT_TIMEOUT;
        }
        seen.extend(items(&page));
        cursor = page["next_cursor"].as_str().expect("a cursor").to_owned();
    }
    seen
}

#[tokio::test]
async fn pages_long_poll_and_stream_return_the_same_entries() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let database = server.database().connect().await;
    let start = page(&ada.client, "").await;
    assert_eq!((items(&start).len(), start.get("previous_cursor")), (0, None));
    for number in 0..25 {
        insert_notice(&database, if number % 5 == 4 { &eve.id } else { &ada.id }, &round_closed_notice(number)).await;
    }
    let expected: Vec<u64> = (0..25).filter(|number| number % 5 != 4).collect();
    let cursor = start["next_cursor"].as_str().expect("a cursor").to_owned();
    let polled = read_entries(&ada.client, cursor.clone(), 20, 7).await;
    assert_eq!(rounds(&polled), expected);
    let oldest = page(&ada.client, "from=oldest&limit=7").await;
    assert_eq!((items(&oldest), &oldest["more"]), (polled[..7].to_vec(), &json!(true)));
    let mut stream = follow(&ada.client, "from=oldest", None).await;
    let streamed: Vec<Value> = take_entries(&mut stream, 20).await.iter().map(SseEvent::json).collect();
    assert_eq!(streamed, polled);
    let mut stream = follow(&ada.client, &format!("cursor={cursor}"), None).await;
    assert_eq!(take_entries(&mut stream, 20).await.iter().map(SseEvent::json).collect::<Vec<_>>(), polled);
    // As a client pages: the newest entries first, then back in time.
    let newest = page(&ada.client, "limit=8").await;
    assert_eq!((items(&newest), &newest["more"]), (polled[12..].to_vec(), &json!(false)));
    let before = newest["previous_cursor"].as_str().expect("more before");
    let earlier = page(&ada.client, &format!("limit=8&before={before}")).await;
    assert_eq!(items(&earlier), polled[4..12]);
    let before = earlier["previous_cursor"].as_str().expect("more before");
    let first = page(&ada.client, &format!("limit=8&before={before}")).await;
    assert_eq!((items(&first), first.get("previous_cursor")), (polled[..4].to_vec(), None));
    let contract = server.client().contract();
    for item in &streamed {
        contract.check_schema("FeedItem", item).expect("an item as documented");
    }
}

#[tokio::test]
async fn a_long_poll_waits_for_the_next_entry_or_its_timeout() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let empty = page(&ada.client, "wait=1").await;
    assert_eq!(items(&empty), Vec::<Value>::new());
    let cursor = empty["next_cursor"].as_str().expect("a cursor").to_owned();
    let client = ada.client.clone();
    let waiting = tokio::spawn(async move { page(&client, &format!("cursor={cursor}&wait=60")).await });
    // It is still waiting.
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished());
    insert_notice(&database, &ada.id, &round_closed_notice(7)).await;
    assert_eq!(rounds(&items(&waiting.await.expect("an answer"))), [7]);
}

#[tokio::test]
async fn a_long_poll_ends_before_the_request_timeout_and_on_shutdown() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    {
        // Nobody registers there: hashing a password may take longer than this timeout.
        let hasty = TestServer::builder().database(server.database()).env("SALON_REQUEST_TIMEOUT", "2s").start().await;
        let client = hasty.client().with_token(ada.access_token());
        assert_eq!(items(&page(&client, "wait=60").await), Vec::<Value>::new());
    }
    let client = ada.client.clone();
    // The poll has certainly begun when it waits for the table that the test has locked.
    let database = server.database().connect().await;
    database.batch_execute("begin; lock table feed").await.expect("a lock");
    let waiting = tokio::spawn(async move { page(&client, "wait=60").await });
    server.database().wait_for_blocked_statements("read_at is not null as read", 1).await;
    database.batch_execute("commit").await.expect("an end");
    let begun = Instant::now();
    server.send_sigterm();
    assert_eq!(items(&waiting.await.expect("an answer")), Vec::<Value>::new());
    assert!(server.wait_for_exit().await.success());
    assert!(begun.elapsed() < Duration::from_secs(59), "the shutdown waited for the long poll");
}

/// Concurrent writers of feed entries.
const WRITERS: usize = 8;
/// Transactions of each writer, with two entries each.
const TRANSACTIONS: usize = 12;

/// Writes entries in transactions that overlap with those of other writers and commit in any order.
async fn write_entries(database: tokio_postgres::Client, account: String, writer: usize) {
    let mut rng = SeededRng::new(writer as u64);
    for round in 0..TRANSACTIONS {
        let number = (writer * TRANSACTIONS + round) * 2;
        database.batch_execute("begin").await.expect("a transaction");
        insert_notice(&database, &account, &round_closed_notice(number)).await;
        tokio::time::sleep(Duration::from_millis(rng.below(60) as u64)).await;
        insert_notice(&database, &account, &round_closed_notice(number + 1)).await;
        tokio::time::sleep(Duration::from_millis(rng.below(20) as u64)).await;
        database.batch_execute("commit").await.expect("an end");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_writers_and_kills_lose_and_duplicate_no_entries() {
    let mut one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let ada = Person::register(&one, "ada").await;
    let there = other.client().with_token(ada.access_token());
    let begin = page(&ada.client, "").await["next_cursor"].as_str().expect("a cursor").to_owned();
    let total = WRITERS * TRANSACTIONS * 2;
    let mut writers = Vec::new();
    for writer in 0..WRITERS {
        let database = one.database().connect().await;
        writers.push(tokio::spawn(write_entries(database, ada.id.clone(), writer)));
    }
    let polling = tokio::spawn({
        let (client, begin) = (there.clone(), begin.clone());
        async move { read_entries(&client, begin, total, 5).await }
    });
    let streaming = tokio::spawn({
        let (client, begin) = (there.clone(), begin.clone());
        async move { take_entries(&mut follow(&client, "", Some(&begin)).await, total).await }
    });
    // A third reader alternates between the servers, and the first server is killed in between.
    let mut seen: Vec<SseEvent> = Vec::new();
    for round in 0..6_usize {
        let on_one = round.is_multiple_of(2);
        let client = if on_one { ada.client.clone() } else { there.clone() };
        let last = seen.last().and_then(|event| event.id.clone()).unwrap_or_else(|| begin.clone());
        let mut stream = follow(&client, "", Some(&last)).await;
        seen.extend(take_entries(&mut stream, 10).await);
        if on_one {
            one.kill9().await;
            one.restart().await;
        }
    }
    let last = seen.last().and_then(|event| event.id.clone()).expect("an id");
    let rest = total - seen.len();
    seen.extend(take_entries(&mut follow(&ada.client, "", Some(&last)).await, rest).await);
    for writer in writers {
        writer.await.expect("a writer");
    }
    let seen: Vec<Value> = seen.iter().map(SseEvent::json).collect();
    let polled = polling.await.expect("a reader");
    let streamed: Vec<Value> = streaming.await.expect("a reader").iter().map(SseEvent::json).collect();
    assert_eq!(seen, polled, "the same in the same order");
    assert_eq!(streamed, polled, "the same in the same order");
    let mut numbers = rounds(&polled);
    numbers.sort_unstable();
    assert_eq!(numbers, (0..total as u64).collect::<Vec<_>>(), "each once");
    assert_eq!(items(&page(&ada.client, "from=oldest&limit=100").await), polled[..100], "the order is stable");
}

#[tokio::test]
async fn an_entry_appears_when_older_transactions_have_ended() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "10m").start().await;
    let ada = Person::register(&server, "ada").await;
    let mut stream = follow(&ada.client, "", None).await;
    let (old, new) = (server.database().connect().await, server.database().connect().await);
    old.batch_execute("begin").await.expect("a transaction");
    insert_notice(&old, &ada.id, &round_closed_notice(1)).await;
    insert_notice(&new, &ada.id, &round_closed_notice(2)).await;
    assert!(
        stream.is_quiet_for(Duration::from_millis(800)).await,
        "an older transaction could still add an entry before it"
    );
    assert_eq!(items(&page(&ada.client, "").await), Vec::<Value>::new());
    old.batch_execute("commit").await.expect("an end");
    let entries: Vec<Value> = take_entries(&mut stream, 2).await.iter().map(SseEvent::json).collect();
    assert_eq!(rounds(&entries), [1, 2]);
}

#[tokio::test]
async fn read_entries_are_not_counted_and_can_be_filtered_out() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let database = server.database().connect().await;
    for number in 0..6 {
        insert_notice(&database, &ada.id, &round_closed_notice(number)).await;
    }
    insert_notice(&database, &ada.id, &json!({"kind": "game_aborted", "game": UNKNOWN_ID})).await;
    insert_notice(&database, &eve.id, &round_closed_notice(9)).await;
    let count = async |person: &Person| person.client.get("/v1/account/feed/unread").send().await.expect(200).json();
    server.database().wait_until_visible().await;
    assert_eq!(count(&ada).await, json!({"unread": 7, "by_kind": {"round_closed": 6, "game_aborted": 1}}));
    let all = read_entries(
        &ada.client,
        page(&ada.client, "from=oldest&limit=1").await["items"][0]["id"].as_str().unwrap().to_owned(),
        6,
        50,
    )
    .await;
    let id = |at: usize| all[at]["id"].clone();
    let mark = async |person: &Person, order: Value| {
        person.client.post("/v1/account/feed/read").json(&order).send().await.expect(200).json()
    };
    assert_eq!(mark(&ada, json!({"up_to": id(1)})).await["unread"], 4, "the first three are read");
    assert_eq!(mark(&ada, json!({"items": [id(3), id(5), id(3)]})).await["by_kind"], json!({"round_closed": 2}));
    assert_eq!(mark(&ada, json!({"items": [id(3)]})).await["unread"], 2, "a repetition changes nothing");
    assert_eq!(mark(&eve, json!({"up_to": id(5)})).await["unread"].as_u64().map(|left| left <= 1), Some(true));
    assert_eq!(count(&ada).await["unread"], 2, "an account marks only its own entries");
    let unread = page(&ada.client, "unread=true").await;
    assert_eq!(rounds(&items(&unread)), [3, 5]);
    let flags: Vec<Value> = items(&page(&ada.client, "").await).iter().map(|item| item["read"].clone()).collect();
    assert_eq!(flags, [true, true, true, false, true, false, true].map(Value::from));
    let mut stream = follow(&ada.client, "from=oldest&unread=true", None).await;
    let entries: Vec<Value> = take_entries(&mut stream, 2).await.iter().map(SseEvent::json).collect();
    assert_eq!(rounds(&entries), [3, 5], "a reconnecting bot begins with unread entries");
    insert_notice(&database, &ada.id, &round_closed_notice(10)).await;
    assert_eq!(rounds(&[take_entries(&mut stream, 1).await[0].json()]), [10]);
    let aborted = page(&ada.client, "kinds=game_aborted,message").await;
    assert_eq!(items(&aborted).len(), 1);
}

#[tokio::test]
async fn invalid_feed_requests_are_refused_with_codes() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let place = page(&ada.client, "").await["next_cursor"].as_str().expect("a cursor").to_owned();
    for query in ["kinds=", "kinds=nothing", "kinds=your_turn,", "wait=61", "wait=-1", "wait=x", "limit=0", "from=now"]
    {
        ada.client.get(&format!("/v1/account/feed?{query}")).send().await.expect_problem(400, "invalid_query");
    }
    let both = format!("/v1/account/feed?cursor={place}&before={place}");
    ada.client.get(&both).send().await.expect_problem(400, "invalid_query");
    for query in ["cursor=x", "before=x", "cursor=", "cursor=WyJnYW1lcyIsN10"] {
        ada.client.get(&format!("/v1/account/feed?{query}")).send().await.expect_problem(400, "invalid_cursor");
    }
    for query in ["kinds=nothing", "from=newest"] {
        ada.client.get(&format!("/v1/account/feed/stream?{query}")).send().await.expect_problem(400, "invalid_query");
    }
    let stream = ada.client.get("/v1/account/feed/stream").header("last-event-id", "7");
    stream.send().await.expect_problem(400, "invalid_cursor");
    for order in [
        json!({}),
        json!({"up_to": "x"}),
        json!({"up_to": place, "items": [place]}),
        json!({"items": []}),
        json!({"items": vec![place.clone(); 101]}),
        json!({"items": [7]}),
    ] {
        ada.client.post("/v1/account/feed/read").json(&order).send().await.expect_problem(422, "invalid_body");
    }
    let looks = server.client().with_token(&ada.personal_token(&["read"]).await);
    let order = json!({"up_to": place});
    looks.post("/v1/account/feed/read").json(&order).send().await.expect_problem(403, "scope_missing");
    let _ = looks.get("/v1/account/feed/unread").send().await.expect(200);
}

#[tokio::test]
async fn old_feed_entries_are_deleted() {
    let test_clock = TestClock::new();
    let server = TestServer::builder()
        .env("SALON_TEST_CLOCK", test_clock.env_value())
        .env("SALON_FEED_KEEP", "10d")
        .start()
        .await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    for number in 0..3 {
        insert_notice(&database, &ada.id, &round_closed_notice(number)).await;
    }
    test_clock.advance(Duration::from_secs(9 * 86_400));
    let later = "update feed set at = now() + interval '9 days' where (body ->> 'round')::int = 2";
    database.execute(later, &[]).await.expect("a later item");
    server.database().wait_until_visible().await;
    assert_eq!(items(&page(&ada.client, "").await).len(), 3);
    test_clock.advance(Duration::from_secs(2 * 86_400));
    let deadline = Instant::now() + WAIT_TIMEOUT;
    while rounds(&items(&page(&ada.client, "").await)) != [2] {
        assert!(Instant::now() < deadline, "old entries are still there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn deleting_an_account_deletes_its_feed() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    insert_notice(&database, &ada.id, &round_closed_notice(7)).await;
    let order = json!({"label": "x", "url": "https://hooks.example.org/"});
    let _ = ada.client.post("/v1/account/webhooks").json(&order).send().await.expect(201);
    server.database().wait_until_visible().await;
    assert_eq!(items(&page(&ada.client, "").await).len(), 1);
    let export = ada.client.get("/v1/account/export").send().await.expect(200);
    assert_eq!(rounds(export.json()["feed"].as_array().expect("a feed")), [7]);
    assert_eq!(export.json()["webhooks"][0]["url"], "https://hooks.example.org/");
    assert!(!export.text().contains("whsec_"));
    let order = json!({"password": PASSWORD});
    let _ = ada.client.post("/v1/account/deletion").json(&order).send().await.expect(204);
    let left = "select (select count(*) from feed) + (select count(*) from webhooks)";
    assert_eq!(database.query_one(left, &[]).await.expect("a count").get::<_, i64>(0), 0);
}

#[tokio::test]
async fn a_waiting_stream_sends_no_database_queries() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "50ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let mut streams = Vec::new();
    for _ in 0..50 {
        streams.push(follow(&ada.client, "", None).await);
    }
    for stream in &mut streams {
        stream.wait_for_heartbeat().await;
    }
    salon_tests::lock_all_tables(&database).await;
    // The lock works: background queries of the server wait for it.
    server.database().wait_for_lock_waiters(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    for stream in &mut streams {
        stream.wait_for_heartbeat().await;
    }
    database.batch_execute("commit").await.expect("an end");
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    for stream in &mut streams {
        assert_eq!(rounds(&[take_entries(stream, 1).await[0].json()]), [1]);
    }
}

#[tokio::test]
async fn a_stopping_server_tells_followers_to_reconnect() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let mut stream = follow(&ada.client, "", None).await;
    server.send_sigterm();
    assert_eq!(stream.next().await.expect("a reconnect event").name, "reconnect");
    assert_eq!((stream.next().await, stream.retry), (None, Some(500)));
    assert!(server.wait_for_exit().await.success());
}
