//! Faults that the owner of a sandbox can inject: lost answers, lost races and expired deadlines.

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::sandbox::{hourly, sandbox, seat_of};

async fn faults(owner: &Person, table: &TestTable) -> Value {
    table.get(&owner.client, "").await["sandbox"]["faults"].clone()
}

#[tokio::test]
async fn a_retry_gets_the_answer_that_was_lost() {
    let server = TestServer::start().await;
    let second = TestServer::builder().database(server.database()).start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, json!({})).await;
    let (seat, _) = table.awaited().await[0].clone();
    let order = json!({"seat": seat, "lose_answers": 2});
    let armed = owner.client.post(&table.path("/sandbox/faults")).json(&order).send().await.expect(200).json();
    assert_eq!(armed["sandbox"]["faults"], json!([{"seat": seat, "lose_answers": 2, "overtake": 0, "expire": 0}]));
    let bot = people.iter().find(|person| person.id != owner.id).expect("another");
    assert!(table.get(&bot.client, "").await["sandbox"].get("faults").is_none(), "only the owner knows");
    // A refusal is never lost.
    let wrong = table.submit(seat, &json!([{"kind": "place_bid", "card": 1}])).send().await;
    wrong.expect_problem(422, "command_refused");
    let command = table.choices(seat).await["legal"][0].clone();
    let elsewhere = table.on(&second);
    let send = || elsewhere.submit(seat, &json!([command])).header("idempotency-key", "one");
    let lost = send().try_send().await;
    assert!(lost.is_err(), "no answer: {lost:?}");
    let version = table.summary().await["version"].as_u64().expect("a version");
    assert!(version > 0, "the move was made");
    assert_eq!(faults(&owner, &table).await, json!([{"seat": seat, "lose_answers": 1, "overtake": 0, "expire": 0}]));
    let again = send().send().await.expect(200).json();
    assert_eq!(again["version"], json!(version), "the move was made once");
    let seen = faults(&owner, &table).await[0].clone();
    assert_eq!(seen["lose_answers"], json!(1), "a retry does not count as a command");
    assert_eq!(seen["after_loss"], "same_key");
    let mut rng = SeededRng::new(2);
    let mut lost = 0;
    for _ in 0..12 {
        let (seat, _) = table.awaited().await[0].clone();
        let command = rng.pick(&table.choices(seat).await["legal"]);
        lost += usize::from(table.submit(seat, &json!([command])).try_send().await.is_err());
    }
    let seen = faults(&owner, &table).await[0].clone();
    assert_eq!((lost, &seen["lose_answers"]), (1, &json!(0)), "the fault was used up");
    assert_eq!(seen["after_loss"], "went_on", "another command followed");
    // The same command under a new key, without reading the game first.
    table.play_to_bidding(&mut rng).await;
    let order = json!({"seat": seat, "lose_answers": 1});
    let _ = owner.client.post(&table.path("/sandbox/faults")).json(&order).send().await.expect(200);
    let bid = |key: &str| table.submit(seat, &json!([{"kind": "place_bid", "card": 8}])).header("idempotency-key", key);
    assert!(bid("two").try_send().await.is_err());
    let _ = bid("three").send().await;
    assert_eq!(faults(&owner, &table).await[0]["after_loss"], "new_key");
}

#[tokio::test]
async fn a_command_can_be_made_to_lose_a_race() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, json!({})).await;
    let mut rng = SeededRng::new(6);
    table.play_to_bidding(&mut rng).await;
    let arm = async |seat: usize| {
        let order = json!({"seat": seat, "overtake": 1});
        let _ = owner.client.post(&table.path("/sandbox/faults")).json(&order).send().await.expect(200);
    };
    arm(0).await;
    let view = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let tag = view.header("etag").expect("a tag").to_owned();
    // An illegal command does not use up the fault.
    let wrong = table.submit(0, &json!([{"kind": "place_bid", "card": 99}])).header("if-match", &tag).send().await;
    wrong.expect_problem(422, "command_refused");
    assert_eq!(faults(&owner, &table).await[0]["overtake"], json!(1));
    let bid = || table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).header("if-match", &tag);
    let problem = bid().send().await.expect_problem(412, "version_mismatch");
    let missed = problem.body["missed"].as_array().expect("what was missed");
    assert_eq!((&missed[0]["seat"], &missed[0]["by"]), (&json!(1), &json!("bot")));
    assert!(missed[0]["event"].get("card").is_none(), "hidden information is revealed");
    let spent =
        |overtaken: &str| json!([{"seat": 0, "lose_answers": 0, "overtake": 0, "expire": 0, "overtaken": overtaken}]);
    assert_eq!(faults(&owner, &table).await, spent("conflict"));
    bid().send().await.expect_problem(412, "version_mismatch");
    let now = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let now = now.header("etag").expect("a tag").to_owned();
    let bid = table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).header("if-match", &now);
    let _ = bid.send().await.expect(200);
    // A command without a version is carried out on the changed game, and the owner can see that.
    table.play_to_bidding(&mut rng).await;
    arm(0).await;
    let hand = table.choices(0).await["legal"][0].clone();
    let seen = table.summary().await["version"].as_u64().expect("a version");
    let blind = table.submit(0, &json!([hand])).send().await.expect(200).json();
    assert!(blind["version"].as_u64() >= Some(seen + 2), "events of another seat and its own: {blind}");
    assert_eq!(faults(&owner, &table).await, spent("accepted"));
    // If no other seat is awaited, the bot decides for the seat itself.
    while table.awaited().await.len() != 1 {
        table.step(&mut rng).await;
    }
    let (seat, _) = table.awaited().await[0].clone();
    arm(seat).await;
    let version = table.summary().await["version"].clone();
    let command = table.choices(seat).await["legal"][0].clone();
    let late = table.submit(seat, &json!([command])).header("if-match", &format!("\"{version}\"")).send().await;
    let problem = late.expect_problem(412, "version_mismatch");
    assert_eq!((&problem.body["missed"][0]["seat"], &problem.body["missed"][0]["by"]), (&json!(seat), &json!("bot")));
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn a_deadline_can_be_made_to_expire_at_once() {
    let server = TestServer::start().await;
    let second = TestServer::builder().database(server.database()).start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, hourly(0)).await;
    let (mut rng, seat) = (SeededRng::new(3), 1 - seat_of(&table, &owner));
    let late = &table.players[seat];
    // Armed while it is not awaited, so that it cannot move at the same time.
    while table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        table.step(&mut rng).await;
    }
    let turns = late.notices_of_kind(server.database(), "your_turn").await.len();
    let order = json!({"seat": seat, "expire": 3});
    let path = table.on(&second).path("/sandbox/faults");
    let _ = second.client().with_token(owner.access_token()).post(&path).json(&order).send().await.expect(200);
    while table.summary().await["players"][seat]["kept"] != json!(true) {
        let game = table.summary().await;
        let awaited = table.awaited().await;
        // One after the other: a move of the other seat during the expiry would send one more notice.
        if awaited.iter().any(|(awaited, _)| *awaited == seat) {
            let later = |later: &Value| later["version"] != game["version"] || later["players"] != game["players"];
            table.wait_until("the deadline expires", later).await;
        } else {
            let command = rng.pick(&table.choices(1 - seat).await["legal"]);
            let _ = table.submit(1 - seat, &json!([command])).send().await.expect(200);
        }
    }
    assert_eq!(faults(&owner, &table).await, json!([]));
    let missed = late.notices_of_kind(server.database(), "deadline_missed").await;
    assert_eq!(missed.len(), 3, "as often as requested");
    // It gets the notice of its last turn together with the missed deadline.
    assert_eq!(late.notices_of_kind(server.database(), "your_turn").await.len(), turns + 1);
    let feed = late.feed(server.database()).await;
    let at = feed.iter().rposition(|news| news["kind"] == "deadline_missed").expect("a notice");
    assert_eq!((&feed[at - 1]["kind"], &feed[at - 1]["decision"]), (&json!("your_turn"), &feed[at]["decision"]));
    let events = table.events(&late.client).await;
    let by_bot = events.iter().filter(|event| event["seat"] == json!(seat) && event["by"] == "bot");
    assert!(by_bot.count() >= 3);
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}
