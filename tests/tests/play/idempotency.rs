//! Exactly once: retries, restarts, several servers, lost answers.

use salon_tests::{Answer, Dice, Gate, Person, Table, TestDatabase, TestServer, eventually, people};
use serde_json::{Value, json};

fn bid(card: usize) -> Value {
    json!([{"kind": "place_bid", "card": card}])
}

/// What has to be the same for every retry.
fn told(answer: &Answer) -> (u16, Option<String>, Vec<u8>) {
    (answer.status(), answer.header("etag").map(str::to_owned), answer.bytes().to_vec())
}

async fn at_bidding(server: &TestServer, seats: usize) -> Table {
    let table = Table::start(server, seats).await;
    table.play_to_bidding(&mut Dice::new(20)).await;
    table
}

#[tokio::test]
async fn a_retry_gets_the_first_answer_byte_for_byte_also_after_kill_9_and_elsewhere() {
    let mut server = TestServer::start().await;
    let table = at_bidding(&server, 2).await;
    let send = |table: &Table, seat: usize| table.submit(seat, &bid(4)).header("idempotency-key", "k").send();
    let first = send(&table, 0).await.expect(200);
    assert_eq!(told(&send(&table, 0).await), told(&first));
    // The other one's move changes the game; the answer stays what it was. Keys of others are others.
    let second = table.submit(1, &bid(9)).header("idempotency-key", "k").send().await.expect(200);
    assert_eq!(told(&send(&table, 0).await), told(&first));
    let other = TestServer::builder().database(server.database()).start().await;
    assert_eq!(told(&send(&table.on(&other), 0).await), told(&first));
    server.kill9().await;
    server.restart().await;
    assert_eq!(told(&send(&table, 0).await), told(&first));
    // Also with a version that is past, and after giving the seat up.
    let late = table.submit(0, &bid(4)).header("idempotency-key", "k").header("if-match", "\"0\"").send().await;
    assert_eq!(told(&late), told(&first));
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(told(&send(&table, 0).await), told(&first));
    let events = table.events(&server.client()).await;
    assert_eq!(json!(events.len()), second.json()["version"], "nothing happened twice");
}

#[tokio::test]
async fn the_answer_that_ended_the_game_is_repeated_too() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(21);
    let mut count = 0;
    loop {
        let (seat, _) = table.awaited().await[0].clone();
        let command = json!([dice.pick(&table.choices(seat).await["legal"])]);
        let key = format!("move-{count}");
        let send = || table.submit(seat, &command).header("idempotency-key", &key).send();
        let first = send().await.expect(200);
        assert_eq!(told(&send().await), told(&first), "move {count}");
        count += 1;
        if first.json()["status"] == "finished" {
            return;
        }
    }
}

#[tokio::test]
async fn a_key_with_another_body_is_refused_and_a_refused_request_uses_up_no_key() {
    let server = TestServer::start().await;
    let table = at_bidding(&server, 2).await;
    let send = |card: usize| table.submit(0, &bid(card)).header("idempotency-key", "k").send();
    send(99).await.expect_problem(422, "command_refused");
    let first = send(4).await.expect(200);
    send(5).await.expect_problem(422, "idempotency_key_reused");
    send(99).await.expect_problem(422, "idempotency_key_reused");
    assert_eq!(told(&send(4).await), told(&first));
    for key in ["", "two words", "é", &"k".repeat(201)] {
        let answer = table.submit(0, &bid(6)).header("idempotency-key", key).send().await;
        answer.expect_problem(400, "invalid_idempotency_key");
    }
    let twice = table.submit(0, &bid(6)).header("idempotency-key", "a").header("idempotency-key", "b").send().await;
    twice.expect_problem(400, "invalid_idempotency_key");
    let long = "k".repeat(200);
    let _ = table.submit(0, &bid(6)).header("idempotency-key", &long).send().await.expect(200);
}

#[tokio::test]
async fn the_same_submission_from_many_tasks_has_one_effect_and_one_answer() {
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
        let mut answers = std::collections::BTreeSet::new();
        for task in tasks {
            answers.insert(told(&task.await.expect("an answer").expect(200)));
        }
        assert_eq!(answers.len(), 1);
        assert_eq!(table.summary().await["version"], json!(version + 1));
    }
}

#[tokio::test]
async fn different_submissions_at_once_are_neither_lost_nor_doubled() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = at_bidding(&one, 4).await;
    let there = table.on(&other);
    let version = table.summary().await["version"].as_u64().expect("a version");
    // Three of four replace their sealed bids as fast as they can, so nothing is revealed.
    let change = |number: usize| {
        let table = if number.is_multiple_of(2) { &table } else { &there };
        let send =
            table.submit(number % 3, &bid(1 + number / 3)).header("idempotency-key", &format!("n{number}")).send();
        tokio::spawn(send)
    };
    let tasks: Vec<_> = (0..36).map(change).collect();
    let mut taken = Vec::new();
    for task in tasks {
        let answer = task.await.expect("an answer");
        match answer.status() {
            200 => taken.extend(answer.json()["events"].as_array().expect("events").iter().cloned()),
            // Decided anew too often; nothing happened.
            409 => drop(answer.expect_problem(409, "conflict")),
            _ => drop(answer.expect(200)),
        }
    }
    taken.sort_by_key(|event| event["seq"].as_u64());
    let seqs: Vec<u64> = taken.iter().map(|event| event["seq"].as_u64().expect("a number")).collect();
    let expected: Vec<u64> = (version..version + taken.len() as u64).collect();
    assert_eq!(seqs, expected, "every acknowledged event once, without gaps");
    assert!(taken.len() > 20, "{}", taken.len());
    assert_eq!(table.summary().await["version"], json!(version + taken.len() as u64));
    let replayed = one.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn a_move_whose_answer_the_database_could_not_give_is_there_once_and_its_retry_says_so() {
    let database = TestDatabase::create().await;
    let gate = Gate::before(&database, "place_bid").await;
    let server = TestServer::builder().database(&database).env("DATABASE_URL", gate.url()).start().await;
    let table = at_bidding(&server, 2).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    let send = || table.submit(0, &bid(4)).header("idempotency-key", "k").send();
    gate.lose_next();
    let first = send().await;
    assert_eq!(gate.lost(), 1);
    // The server may look again itself; if not, it says that nobody knows.
    if first.status() != 200 {
        first.expect_problem(503, "unavailable");
    }
    let retried = send().await.expect(200);
    assert_eq!(retried.json()["version"], json!(version + 1));
    assert_eq!(told(&send().await), told(&retried));
    assert_eq!(table.summary().await["version"], json!(version + 1));
}

#[tokio::test]
async fn moves_without_a_key_in_a_batch_whose_answer_is_lost_do_not_happen_twice() {
    let database = TestDatabase::create().await;
    let gate = Gate::before(&database, "offer_stack").await;
    let settings = TestServer::builder().database(&database).env("DATABASE_URL", gate.url()).env("SALON_WRITERS", "1");
    let server = settings.start().await;
    let people = people(&server, 2).await;
    assert_eq!(lose_a_batch(&server, &database, &gate, &people).await, [503, 503]);
}

/// Waits until so many moves are with the writers.
async fn until_queued(server: &TestServer, count: usize) {
    let queued = format!("salon_moves_waiting {count}");
    eventually("all moves are with the writer", async || {
        let figures = server.client().get("/metrics").send().await.expect(200).text();
        figures.lines().any(|line| line == queued).then_some(())
    })
    .await;
}

/// Loses the answer to a batch of two games' moves; what both were answered.
async fn lose_a_batch(server: &TestServer, database: &TestDatabase, gate: &Gate, people: &[Person]) -> [u16; 2] {
    let first = Table::of(people).await;
    let others = [Table::of(people).await, Table::of(people).await];
    let mut dice = Dice::new(22);
    let mut offers = Vec::new();
    for table in &others {
        // Until somebody is to name stacks: naming the same one twice is legal, so a doubled move would be taken.
        loop {
            let (seat, decision) = table.awaited().await[0].clone();
            if decision == "open_auction" {
                offers.push((seat, table.choices(seat).await["legal"][0].clone()));
                break;
            }
            table.step(&mut dice).await;
        }
    }
    let before = [others[0].events(&server.client()).await.len(), others[1].events(&server.client()).await.len()];
    // The only writer is held up with a move of the first game, so that the others' moves go in one batch.
    let (seat, _) = first.awaited().await[0].clone();
    let command = dice.pick(&first.choices(seat).await["legal"]);
    let holder = database.connect().await;
    let lock = format!("begin; select 1 from games where id = '{}' for update", first.game);
    holder.batch_execute(&lock).await.expect("a lock");
    let held = tokio::spawn(first.submit(seat, &json!([command])).send());
    database.until_waiting(1).await;
    let lost = gate.lost();
    gate.lose_next();
    let offer = |number: usize| {
        let (seat, command) = &offers[number];
        tokio::spawn(others[number].submit(*seat, &json!([command])).send())
    };
    let tasks = [offer(0), offer(1)];
    until_queued(server, 3).await;
    holder.batch_execute("commit").await.expect("an end");
    let _ = held.await.expect("an answer").expect(200);
    let mut statuses = [0; 2];
    for (status, task) in statuses.iter_mut().zip(tasks) {
        *status = task.await.expect("an answer").status();
    }
    assert_eq!(gate.lost(), lost + 1);
    for (table, before) in others.iter().zip(before) {
        let events = table.events(&server.client()).await;
        let named = events[before..].iter().filter(|it| it["event"]["kind"] == "stack_offered").count();
        assert_eq!(named, 1, "named once: {:?}", &events[before..]);
    }
    statuses
}

/// Moves that the database refuses as if it had no room, each time counted.
const NO_ROOM: &str = "
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

#[tokio::test]
async fn a_failing_move_does_not_fail_its_batch_and_a_failing_batch_is_not_tried_one_by_one() {
    let server = TestServer::builder().env("SALON_WRITERS", "1").start().await;
    let people = people(&server, 2).await;
    let database = server.database().connect().await;
    database.batch_execute(NO_ROOM).await.expect("a trigger");
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(Table::of(&people).await);
    }
    let (held, others) = tables.split_first().expect("tables");
    let refuse = |table: &Table| format!("insert into refused values ('{}')", table.game);
    let count =
        async || -> i64 { database.query_one("select nextval('refusals')", &[]).await.expect("a number").get(0) };

    database.batch_execute(&refuse(&others[4])).await.expect("a refusal");
    let statuses = move_in_one_batch(&server, held, others).await;
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), others.len() - 1, "{statuses:?}");
    assert_eq!(statuses[4], 503);

    for table in others {
        database.batch_execute(&refuse(table)).await.expect("a refusal");
    }
    let before = count().await;
    let statuses = move_in_one_batch(&server, held, others).await;
    assert!(statuses.iter().all(|status| *status == 503), "{statuses:?}");
    let tried = count().await - before - 1;
    assert!((2..=4).contains(&tried), "eleven moves in one batch were tried {tried} times");
}

/// Lets the only writer wait with a move of one game while the others queue; what these are answered.
async fn move_in_one_batch(server: &TestServer, held: &Table, others: &[Table]) -> Vec<u16> {
    let holder = server.database().connect().await;
    let lock = format!("begin; select 1 from games where id = '{}' for update", held.game);
    holder.batch_execute(&lock).await.expect("a lock");
    let mut tasks = Vec::new();
    for table in std::iter::once(held).chain(others) {
        let (seat, _) = table.awaited().await[0].clone();
        let command = table.choices(seat).await["legal"][0].clone();
        tasks.push(tokio::spawn(table.submit(seat, &json!([command])).send()));
        if tasks.len() == 1 {
            // The writer has taken it, and nothing else with it.
            server.database().until_waiting(1).await;
        }
    }
    until_queued(server, tasks.len()).await;
    holder.batch_execute("commit").await.expect("an end");
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.expect("an answer").status());
    }
    statuses.remove(0);
    statuses
}
