//! Idempotency: retries, restarts, several servers, lost confirmations.

use salon_tests::{
    ApiResponse, LossyProxy, Person, SeededRng, TestDatabase, TestServer, TestTable, eventually, people,
};
use serde_json::{Value, json};

fn bid(card: usize) -> Value {
    json!([{"kind": "place_bid", "card": card}])
}

/// Returns what has to be the same for every retry.
fn comparable(response: &ApiResponse) -> (u16, Option<String>, Vec<u8>) {
    (response.status(), response.header("etag").map(str::to_owned), response.bytes().to_vec())
}

async fn at_bidding(server: &TestServer, seats: usize) -> TestTable {
    let table = TestTable::start(server, seats).await;
    table.play_to_bidding(&mut SeededRng::new(20)).await;
    table
}

#[tokio::test]
async fn a_retry_gets_the_first_response_byte_for_byte() {
    let mut server = TestServer::start().await;
    let table = at_bidding(&server, 2).await;
    let send = |table: &TestTable, seat: usize| table.submit(seat, &bid(4)).header("idempotency-key", "k").send();
    let first = send(&table, 0).await.expect(200);
    assert_eq!(comparable(&send(&table, 0).await), comparable(&first));
    // A move of the other seat changes the game, but not the response. Each seat has its own keys.
    let second = table.submit(1, &bid(9)).header("idempotency-key", "k").send().await.expect(200);
    assert_eq!(comparable(&send(&table, 0).await), comparable(&first));
    let other = TestServer::builder().database(server.database()).start().await;
    assert_eq!(comparable(&send(&table.on(&other), 0).await), comparable(&first));
    server.kill9().await;
    server.restart().await;
    assert_eq!(comparable(&send(&table, 0).await), comparable(&first));
    // A retry succeeds with a stale version, and after a resignation.
    let late = table.submit(0, &bid(4)).header("idempotency-key", "k").header("if-match", "\"0\"").send().await;
    assert_eq!(comparable(&late), comparable(&first));
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(comparable(&send(&table, 0).await), comparable(&first));
    let events = table.events(&server.client()).await;
    assert_eq!(json!(events.len()), second.json()["version"], "a move was made twice");
}

#[tokio::test]
async fn every_move_of_a_game_can_be_retried() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(21);
    let mut count = 0;
    loop {
        let (seat, _) = table.awaited().await[0].clone();
        let command = json!([rng.pick(&table.choices(seat).await["legal"])]);
        let key = format!("move-{count}");
        let send = || table.submit(seat, &command).header("idempotency-key", &key).send();
        let first = send().await.expect(200);
        assert_eq!(comparable(&send().await), comparable(&first), "move {count}");
        count += 1;
        if first.json()["status"] == "finished" {
            return;
        }
    }
}

#[tokio::test]
async fn a_key_cannot_be_reused_with_another_body() {
    let server = TestServer::start().await;
    let table = at_bidding(&server, 2).await;
    let send = |card: usize| table.submit(0, &bid(card)).header("idempotency-key", "k").send();
    send(99).await.expect_problem(422, "command_refused");
    let first = send(4).await.expect(200);
    send(5).await.expect_problem(422, "idempotency_key_reused");
    send(99).await.expect_problem(422, "idempotency_key_reused");
    assert_eq!(comparable(&send(4).await), comparable(&first));
    for key in ["", "two words", "é", &"k".repeat(201)] {
        let response = table.submit(0, &bid(6)).header("idempotency-key", key).send().await;
        response.expect_problem(400, "invalid_idempotency_key");
    }
    let twice = table.submit(0, &bid(6)).header("idempotency-key", "a").header("idempotency-key", "b").send().await;
    twice.expect_problem(400, "invalid_idempotency_key");
    let long = "k".repeat(200);
    let _ = table.submit(0, &bid(6)).header("idempotency-key", &long).send().await.expect(200);
}

#[tokio::test]
async fn concurrent_equal_submissions_have_one_effect() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = at_bidding(&one, 3).await;
    let there = table.on(&other);
    for round in 0..4_usize {
        let version = table.summary().await["version"].as_u64().expect("a version");
        let key = format!("round-{round}");
        let send = |number: usize| {
            let table = if number.is_multiple_of(2) { &table } else { &there };
            tokio::spawn(table.submit(0, &bid(4 + round)).header("idempotency-key", &key).send())
        };
        let tasks: Vec<_> = (0..24).map(send).collect();
        let mut responses = std::collections::BTreeSet::new();
        for task in tasks {
            responses.insert(comparable(&task.await.expect("a response").expect(200)));
        }
        assert_eq!(responses.len(), 1);
        assert_eq!(table.summary().await["version"], json!(version + 1));
    }
}

#[tokio::test]
async fn concurrent_submissions_are_neither_lost_nor_doubled() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = at_bidding(&one, 4).await;
    let there = table.on(&other);
    let version = table.summary().await["version"].as_u64().expect("a version");
    // Three of four seats replace their sealed bids concurrently; without the fourth, nothing is revealed.
    let change = |number: usize| {
        let table = if number.is_multiple_of(2) { &table } else { &there };
        let send =
            table.submit(number % 3, &bid(1 + number / 3)).header("idempotency-key", &format!("n{number}")).send();
        tokio::spawn(send)
    };
    let tasks: Vec<_> = (0..36).map(change).collect();
    let mut taken = Vec::new();
    for task in tasks {
        let response = task.await.expect("a response");
        match response.status() {
            200 => taken.extend(response.json()["events"].as_array().expect("events").iter().cloned()),
            // Too many conflicting attempts; the move was not made.
            409 => drop(response.expect_problem(409, "conflict")),
            _ => drop(response.expect(200)),
        }
    }
    taken.sort_by_key(|event| event["seq"].as_u64());
    let seqs: Vec<u64> = taken.iter().map(|event| event["seq"].as_u64().expect("a number")).collect();
    let expected: Vec<u64> = (version..version + taken.len() as u64).collect();
    assert_eq!(seqs, expected, "every acknowledged event once, without gaps");
    assert!(taken.len() > 20, "{}", taken.len());
    assert_eq!(table.summary().await["version"], json!(version + taken.len() as u64));
    one.expect_clean_replay().await;
}

#[tokio::test]
async fn a_move_is_stored_once_when_its_confirmation_is_lost() {
    let database = TestDatabase::create().await;
    let proxy = LossyProxy::start(&database, "place_bid").await;
    let server = TestServer::builder().database(&database).env("DATABASE_URL", proxy.url()).start().await;
    let table = at_bidding(&server, 2).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    let send = || table.submit(0, &bid(4)).header("idempotency-key", "k").send();
    proxy.drop_next_response();
    let first = send().await;
    assert_eq!(proxy.dropped(), 1);
    // The server may find the stored move itself; otherwise the outcome is unknown to it.
    if first.status() != 200 {
        first.expect_problem(503, "unavailable");
    }
    let retried = send().await.expect(200);
    assert_eq!(retried.json()["version"], json!(version + 1));
    assert_eq!(comparable(&send().await), comparable(&retried));
    assert_eq!(table.summary().await["version"], json!(version + 1));
}

#[tokio::test]
async fn a_batch_with_a_lost_confirmation_is_not_stored_twice() {
    let database = TestDatabase::create().await;
    let proxy = LossyProxy::start(&database, "offer_stack").await;
    let settings = TestServer::builder().database(&database).env("DATABASE_URL", proxy.url()).env("SALON_WRITERS", "1");
    let server = settings.start().await;
    let people = people(&server, 2).await;
    assert_eq!(lose_confirmation_of_batch(&server, &database, &proxy, &people).await, [503, 503]);
}

/// Waits until `count` moves wait for the writers or are being written.
async fn wait_until_queued(server: &TestServer, count: usize) {
    let queued = format!("salon_moves_waiting {count}");
    eventually("all moves are queued", async || {
        let metrics = server.client().get("/metrics").send().await.expect(200).text();
        metrics.lines().any(|line| line == queued).then_some(())
    })
    .await;
}

/// Drops the confirmation of a batch with moves of two games. Returns the statuses of both responses.
async fn lose_confirmation_of_batch(
    server: &TestServer,
    database: &TestDatabase,
    proxy: &LossyProxy,
    people: &[Person],
) -> [u16; 2] {
    let first = TestTable::of(people).await;
    let others = [TestTable::of(people).await, TestTable::of(people).await];
    let mut rng = SeededRng::new(22);
    let mut offers = Vec::new();
    for table in &others {
        // Until a seat is to offer stacks: offering the same stack twice is legal, so a doubled move would be accepted.
        loop {
            let (seat, decision) = table.awaited().await[0].clone();
            if decision == "open_auction" {
                offers.push((seat, table.choices(seat).await["legal"][0].clone()));
                break;
            }
            table.step(&mut rng).await;
        }
    }
    let before = [others[0].events(&server.client()).await.len(), others[1].events(&server.client()).await.len()];
    // A lock delays the only writer with a move of the first game, so that the other moves are written in one batch.
    let (seat, _) = first.awaited().await[0].clone();
    let command = rng.pick(&first.choices(seat).await["legal"]);
    let holder = database.connect().await;
    let lock = format!("begin; select 1 from games where id = '{}' for update", first.game);
    holder.batch_execute(&lock).await.expect("a lock");
    let held = tokio::spawn(first.submit(seat, &json!([command])).send());
    database.wait_for_lock_waiters(1).await;
    let lost = proxy.dropped();
    proxy.drop_next_response();
    let offer = |number: usize| {
        let (seat, command) = &offers[number];
        tokio::spawn(others[number].submit(*seat, &json!([command])).send())
    };
    let tasks = [offer(0), offer(1)];
    wait_until_queued(server, 3).await;
    holder.batch_execute("commit").await.expect("a commit");
    let _ = held.await.expect("a response").expect(200);
    let mut statuses = [0; 2];
    for (status, task) in statuses.iter_mut().zip(tasks) {
        *status = task.await.expect("a response").status();
    }
    assert_eq!(proxy.dropped(), lost + 1);
    for (table, before) in others.iter().zip(before) {
        let events = table.events(&server.client()).await;
        let offered = events[before..].iter().filter(|it| it["event"]["kind"] == "stack_offered").count();
        assert_eq!(offered, 1, "offered once: {:?}", &events[before..]);
    }
    statuses
}

/// A trigger that refuses moves of chosen games as if the disk were full, and counts the refusals.
const DISK_FULL_TRIGGER: &str = "
    create sequence refusals;
    create table refused (game_id uuid);
    create function no_room() returns trigger language plpgsql as $$ begin
        if exists (select from refused r where r.game_id = new.game_id) then
            perform nextval('refusals');
            raise exception 'no room' using errcode = '53100';
        end if;
        return new;
    end $$;
    create trigger no_room before insert on moves for each row execute function no_room();";

/// Starts a server with one writer and the trigger, and twelve games.
async fn games_on_full_disk() -> (TestServer, Vec<TestTable>) {
    let server = TestServer::builder().env("SALON_WRITERS", "1").start().await;
    let people = people(&server, 2).await;
    server.database().connect().await.batch_execute(DISK_FULL_TRIGGER).await.expect("a trigger");
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(TestTable::of(&people).await);
    }
    (server, tables)
}

/// Lets the database refuse all moves of a game.
async fn refuse_moves(database: &tokio_postgres::Client, table: &TestTable) {
    let sql = format!("insert into refused values ('{}')", table.game);
    database.batch_execute(&sql).await.expect("a refused game");
}

#[tokio::test]
async fn a_failing_move_does_not_fail_its_batch() {
    let (server, tables) = games_on_full_disk().await;
    let (held, others) = tables.split_first().expect("tables");
    refuse_moves(&server.database().connect().await, &others[4]).await;
    let statuses = move_in_one_batch(&server, held, others).await;
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), others.len() - 1, "{statuses:?}");
    assert_eq!(statuses[4], 503);
}

#[tokio::test]
async fn a_failing_batch_is_not_retried_move_by_move() {
    let (server, tables) = games_on_full_disk().await;
    let (held, others) = tables.split_first().expect("tables");
    let database = server.database().connect().await;
    for table in others {
        refuse_moves(&database, table).await;
    }
    let count =
        async || -> i64 { database.query_one("select nextval('refusals')", &[]).await.expect("a number").get(0) };
    let before = count().await;
    let statuses = move_in_one_batch(&server, held, others).await;
    assert!(statuses.iter().all(|status| *status == 503), "{statuses:?}");
    let attempts = count().await - before - 1;
    assert!((2..=4).contains(&attempts), "eleven moves in one batch were tried {attempts} times");
}

/// Delays the only writer with a move of one game while moves of the others queue. Returns the statuses of the others.
async fn move_in_one_batch(server: &TestServer, held: &TestTable, others: &[TestTable]) -> Vec<u16> {
    let holder = server.database().connect().await;
    let lock = format!("begin; select 1 from games where id = '{}' for update", held.game);
    holder.batch_execute(&lock).await.expect("a lock");
    let mut tasks = Vec::new();
    for table in std::iter::once(held).chain(others) {
        let (seat, _) = table.awaited().await[0].clone();
        let command = table.choices(seat).await["legal"][0].clone();
        tasks.push(tokio::spawn(table.submit(seat, &json!([command])).send()));
        if tasks.len() == 1 {
            // The writer has taken this move alone.
            server.database().wait_for_lock_waiters(1).await;
        }
    }
    wait_until_queued(server, tasks.len()).await;
    holder.batch_execute("commit").await.expect("a commit");
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.expect("a response").status());
    }
    statuses.remove(0);
    statuses
}
