//! Sandboxes: whose they are, what their owner may do with them, and that no other game has any of it.

use salon_tests::{Dice, Person, Table, TestServer, people};
use serde_json::{Value, json};

/// A sandbox of these people; the first of them owns it.
async fn sandbox(people: &[Person], particulars: Value) -> (Table, Person) {
    let mut all = json!({"sandbox": {}});
    all.as_object_mut().expect("an object").extend(particulars.as_object().expect("an object").clone());
    (Table::opened(people, &all).await, people[0].clone())
}

/// An hour for each decision, with so many credits of another hour.
fn hourly(credits: u8) -> Value {
    json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": credits, "seconds": 3600},
        "at_deadline": "bot"
    }})
}

fn seat_of(table: &Table, person: &Person) -> usize {
    table.players.iter().position(|other| other.id == person.id).expect("a seat")
}

async fn faults(owner: &Person, table: &Table) -> Value {
    table.get(&owner.client, "").await["sandbox"]["faults"].clone()
}

#[tokio::test]
async fn a_sandbox_is_never_public_and_says_what_it_is_before_anybody_joins() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let (owner, bot, other) = (&people[0], &people[1], &people[2]);
    let order = json!({"ruleset": "art_society", "seats": 3, "sandbox": {"open_hands": true}});
    let table = owner.client.post("/v1/games").json(&order).send().await.expect(201).json();
    assert_eq!(table["visibility"], "private");
    assert_eq!(table["sandbox"], json!({"open_hands": true, "rewinds": 0, "faults": []}));
    let invite = table["invite"].as_str().expect("an invitation");
    let seen = bot.client.get(&format!("/v1/invites/{invite}")).send().await.expect(200).json();
    assert_eq!(seen["sandbox"], json!({"open_hands": true, "rewinds": 0}), "told before joining");
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    other.client.post(&format!("{path}/join")).json(&json!({})).send().await.expect_problem(404, "not_found");
    let joined = bot.join(&table).await;
    assert!(joined.get("invite").is_none(), "only the owner lets somebody in");
    assert_eq!(bot.client.get(&path).send().await.expect(200).json()["sandbox"]["open_hands"], json!(true));
    let invitation = json!({"name": other.name});
    let refused = bot.client.post(&format!("{path}/invitations")).json(&invitation).send().await;
    refused.expect_problem(403, "not_owner");
    let _ = owner.client.post(&format!("{path}/invitations")).json(&invitation).send().await.expect(204);
    let told = other.until_told(server.database(), "invitation", 1).await;
    assert_eq!(told[0]["invite"], table["invite"]);
    let listed = other.client.get("/v1/games").send().await.expect(200).json();
    assert_eq!(listed["items"], json!([]));
    // Before it has begun there is nothing to do with it, and it goes with its owner.
    for (what, body) in
        [("time", json!({"seconds": 1})), ("rewind", json!({"version": 0})), ("faults", json!({"seat": 0}))]
    {
        let answer = owner.client.post(&format!("{path}/sandbox/{what}")).json(&body).send().await;
        answer.expect_problem(409, "game_not_running");
    }
    let _ = owner.client.post(&format!("{path}/leave")).send().await.expect(204);
    assert_eq!(bot.client.get(&path).send().await.expect(200).json()["status"], "aborted");
    for (wrong, place) in [
        (json!({"visibility": "public", "sandbox": {}}), "/visibility"),
        (json!({"sandbox": {"open_hand": true}}), "/sandbox/open_hand"),
        (json!({"sandbox": {"open_hands": 1}}), "/sandbox/open_hands"),
    ] {
        let mut order = json!({"ruleset": "art_society", "seats": 2});
        order.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        let problem = owner.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], place);
    }
    let unlisted = json!({"ruleset": "art_society", "seats": 2, "visibility": "unlisted", "sandbox": {}});
    let unlisted = owner.client.post("/v1/games").json(&unlisted).send().await.expect(201).json();
    assert_eq!(unlisted["sandbox"]["open_hands"], json!(false));
}

#[tokio::test]
async fn only_its_owner_does_anything_with_a_sandbox_and_nobody_with_another_game() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let stranger = &people[2];
    let (private, owner) = sandbox(&people[..2], json!({})).await;
    let (unlisted, _) = sandbox(&people[..2], json!({"visibility": "unlisted"})).await;
    let ordinary = Table::of(&people[..2]).await;
    let hidden = Table::with(&people[..2], "private", None).await;
    for (what, body) in
        [("time", json!({"seconds": 60})), ("rewind", json!({"version": 0})), ("faults", json!({"seat": 0}))]
    {
        let rest = format!("/sandbox/{what}");
        let send =
            async |person: &Person, table: &Table| person.client.post(&table.path(&rest)).json(&body).send().await;
        let _ = send(&owner, &private).await.expect(200);
        send(&people[1], &private).await.expect_problem(403, "not_owner");
        send(stranger, &private).await.expect_problem(404, "not_found");
        send(stranger, &unlisted).await.expect_problem(403, "not_owner");
        for person in &people {
            send(person, &ordinary).await.expect_problem(409, "not_a_sandbox");
        }
        send(&owner, &hidden).await.expect_problem(409, "not_a_sandbox");
        send(stranger, &hidden).await.expect_problem(404, "not_found");
    }
    let post = async |what: &str, body: Value| {
        owner.client.post(&private.path(&format!("/sandbox/{what}"))).json(&body).send().await
    };
    for wrong in [json!(0), json!(-1), json!(31_622_401), json!(1.5), json!("60"), json!(u64::MAX)] {
        post("time", json!({ "seconds": wrong })).await.expect_problem(422, "invalid_body");
    }
    for wrong in [json!(1), json!(i64::MAX), json!(-1), json!(i64::MIN)] {
        post("rewind", json!({ "version": wrong })).await.expect_problem(404, "no_such_version");
    }
    post("rewind", json!({"version": "0"})).await.expect_problem(422, "invalid_body");
    for wrong in [
        json!({"seat": 2}),
        json!({"seat": 8}),
        json!({"seat": -1}),
        json!({"seat": 0, "lose_answers": 101}),
        json!({"seat": 0, "overtake": 255}),
        json!({"seat": 0, "overtake": -1}),
        json!({"seat": 0, "expire": 101}),
        json!({"seat": 0, "expire": 1}),
        json!({"lose_answers": 1}),
    ] {
        post("faults", wrong).await.expect_problem(422, "invalid_body");
    }
    // Ten years, then no more: what began cannot have begun at any time.
    for _ in 0..9 {
        let _ = post("time", json!({"seconds": 31_622_400})).await.expect(200);
    }
    for _ in 0..2 {
        let answer = post("time", json!({"seconds": 31_622_400})).await;
        if answer.status() != 200 {
            answer.expect_problem(422, "invalid_body");
        }
    }
    post("time", json!({"seconds": 31_622_400})).await.expect_problem(422, "invalid_body");
}

#[tokio::test]
async fn time_passes_in_the_sandbox_alone_and_what_is_due_happens() {
    let server = TestServer::start().await;
    let database = server.database();
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, hourly(1)).await;
    let other = Table::opened(&people, &hourly(1)).await;
    let (slow, _) = table.awaited().await[0].clone();
    let person = &table.players[slow];
    let before = table.summary().await;
    let pass = async |minutes: u64| {
        let order = json!({"seconds": minutes * 60});
        owner.client.post(&table.path("/sandbox/time")).json(&order).send().await.expect(200).json()
    };
    let of_game = |all: Vec<Value>| all.into_iter().filter(|it| it["game"] == json!(table.game)).count();
    let after = pass(49).await;
    let instant = |game: &Value, member: &str| -> chrono::DateTime<chrono::Utc> {
        game["awaiting"][0][member].as_str().expect("a time").parse().expect("a time")
    };
    for member in ["since", "deadline"] {
        assert_eq!((instant(&before, member) - instant(&after, member)).num_minutes(), 49, "{member}");
    }
    assert_eq!(person.until_told(database, "reminder", 1).await[0]["last"], json!(false));
    pass(10).await;
    assert_eq!(person.until_told(database, "reminder", 2).await[1]["last"], json!(true));
    pass(2).await;
    person.until_told(database, "extended", 1).await;
    assert_eq!(table.summary().await["version"], json!(0));
    pass(60).await;
    assert_eq!(person.until_told(database, "deadline_missed", 1).await[0]["game"], json!(table.game));
    table.until("the bot has decided", |game| game["version"] != json!(0)).await;
    // Until the bot keeps the seat, and then back to its owner.
    while table.summary().await["players"][slow]["kept"] != json!(true) {
        let game = table.summary().await;
        if game["awaiting"].as_array().expect("a list").iter().any(|it| it["seat"] == json!(slow)) {
            pass(61).await;
            table.until("the bot has decided", |now| now["version"] != game["version"]).await;
        } else {
            let seat = 1 - slow;
            let command = table.choices(seat).await["legal"][0].clone();
            let _ = table.submit(seat, &json!([command])).send().await;
        }
    }
    let back = person.client.post(&table.path("/take-back")).send().await.expect(200).json();
    assert_eq!(back["players"][slow]["kept"], json!(false));
    assert_eq!(of_game(person.told(database, "deadline_missed").await), 3);
    // Nothing of it elsewhere, and nobody is less reliable for it.
    assert_eq!(person.told(database, "deadline_missed").await.len(), 3);
    assert_eq!(other.summary().await["version"], json!(0));
    for person in &people {
        let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
        assert_eq!(profile["reliability"], json!({"decisions": 0, "in_time": 0, "percent": null}));
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn hands_are_open_to_the_owner_of_such_a_sandbox_and_to_nobody_else() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let (open, owner) = sandbox(&people[..2], json!({"visibility": "unlisted", "sandbox": {"open_hands": true}})).await;
    let (closed, _) = sandbox(&people[..2], json!({"visibility": "unlisted"})).await;
    let ordinary = Table::of(&people[..2]).await;
    for table in [&open, &closed, &ordinary] {
        table.play_to_bidding(&mut Dice::new(4)).await;
        for seat in 0..2 {
            let card = json!([{"kind": "place_bid", "card": 8 + seat}]);
            if seat == 0 {
                let _ = table.submit(seat, &card).send().await.expect(200);
            }
        }
    }
    let reads = ["/view", "/choices", "/events?limit=100", "/board.svg", "/seats/0/board.svg", "/seats/1/board.svg"];
    let from = |rest: &str, seat: usize| {
        let mark = if rest.contains('?') { '&' } else { '?' };
        format!("{rest}{mark}seat={seat}")
    };
    let mine = seat_of(&open, &owner);
    for rest in reads {
        for seat in 0..2 {
            let path = open.path(&from(rest, seat));
            let seen = owner.client.get(&path).send().await.expect(200);
            let own = open.players[seat].client.get(&open.path(rest)).send().await.expect(200);
            assert_eq!(seen.text(), own.text(), "{rest} from seat {seat}");
        }
    }
    // The hidden bid is really in there: the two seats see different things.
    let of = async |seat: usize| owner.client.get(&open.path(&from("/view", seat))).send().await.expect(200).text();
    assert_ne!(of(0).await, of(1).await);
    // The other player, and those who only watch, look from their own place alone.
    let other = &open.players[1 - mine];
    for rest in reads {
        other.client.get(&open.path(&from(rest, mine))).send().await.expect_problem(404, "not_found");
        let _ = other.client.get(&open.path(&from(rest, 1 - mine))).send().await.expect(200);
        for seat in 0..2 {
            people[2].client.get(&open.path(&from(rest, seat))).send().await.expect_problem(404, "not_found");
            for table in [&closed, &ordinary] {
                let (own, others) = (&table.players[seat], &table.players[1 - seat]);
                let path = table.path(&from(rest, seat));
                let _ = own.client.get(&path).send().await.expect(200);
                // Only to whom the sandbox belongs it says why: to others there is no such view.
                let why = if table.game == closed.game && others.id == owner.id {
                    (403, "hands_closed")
                } else {
                    (404, "not_found")
                };
                others.client.get(&path).send().await.expect_problem(why.0, why.1);
                people[2].client.get(&path).send().await.expect_problem(404, "not_found");
            }
        }
        for table in [&open, &closed, &ordinary] {
            owner.client.get(&table.path(&from(rest, 5))).send().await.expect_problem(404, "not_found");
        }
        owner.client.get(&open.path(&from(rest, 250))).send().await.expect_problem(404, "not_found");
    }
    let both = owner.client.get(&open.path("/view?seat=0&spectator=true")).send().await;
    both.expect_problem(400, "invalid_query");
    // A hidden game tells a stranger nothing, not even that.
    let (hidden, _) = sandbox(&people[..2], json!({"sandbox": {"open_hands": true}})).await;
    people[2].client.get(&hidden.path("/view?seat=0")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn an_answer_is_lost_after_the_move_was_made_and_a_retry_gets_it() {
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
    // What is refused is answered.
    let wrong = table.submit(seat, &json!([{"kind": "place_bid", "card": 1}])).send().await;
    wrong.expect_problem(422, "command_refused");
    let command = table.choices(seat).await["legal"][0].clone();
    let elsewhere = table.on(&second);
    let send = || elsewhere.submit(seat, &json!([command])).header("idempotency-key", "one");
    let lost = send().try_send().await;
    assert!(lost.is_err(), "no answer: {lost:?}");
    let version = table.summary().await["version"].as_u64().expect("a version");
    assert!(version > 0, "but it was done");
    assert_eq!(faults(&owner, &table).await, json!([{"seat": seat, "lose_answers": 1, "overtake": 0, "expire": 0}]));
    let again = send().send().await.expect(200).json();
    assert_eq!(again["version"], json!(version), "done once");
    let seen = faults(&owner, &table).await[0].clone();
    assert_eq!(seen["lose_answers"], json!(1), "a retry is no further command");
    assert_eq!(seen["after_loss"], "same_key");
    let mut dice = Dice::new(2);
    let mut lost = 0;
    for _ in 0..12 {
        let (seat, _) = table.awaited().await[0].clone();
        let command = dice.pick(&table.choices(seat).await["legal"]);
        lost += usize::from(table.submit(seat, &json!([command])).try_send().await.is_err());
    }
    let seen = faults(&owner, &table).await[0].clone();
    assert_eq!((lost, &seen["lose_answers"]), (1, &json!(0)), "counted down to nothing");
    assert_eq!(seen["after_loss"], "went_on", "another command followed");
    // The same again under another key, by somebody who has not looked.
    table.play_to_bidding(&mut dice).await;
    let order = json!({"seat": seat, "lose_answers": 1});
    let _ = owner.client.post(&table.path("/sandbox/faults")).json(&order).send().await.expect(200);
    let bid = |key: &str| table.submit(seat, &json!([{"kind": "place_bid", "card": 8}])).header("idempotency-key", key);
    assert!(bid("two").try_send().await.is_err());
    let _ = bid("three").send().await;
    assert_eq!(faults(&owner, &table).await[0]["after_loss"], "new_key");
}

#[tokio::test]
async fn a_command_is_overtaken_by_another_seat_or_by_a_bot_at_its_own() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, json!({})).await;
    let mut dice = Dice::new(6);
    table.play_to_bidding(&mut dice).await;
    let arm = async |seat: usize| {
        let order = json!({"seat": seat, "overtake": 1});
        let _ = owner.client.post(&table.path("/sandbox/faults")).json(&order).send().await.expect(200);
    };
    arm(0).await;
    let view = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let tag = view.header("etag").expect("a tag").to_owned();
    // What would be refused anyway overtakes nothing.
    let wrong = table.submit(0, &json!([{"kind": "place_bid", "card": 99}])).header("if-match", &tag).send().await;
    wrong.expect_problem(422, "command_refused");
    assert_eq!(faults(&owner, &table).await[0]["overtake"], json!(1));
    let bid = || table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).header("if-match", &tag);
    let problem = bid().send().await.expect_problem(412, "version_mismatch");
    let missed = problem.body["missed"].as_array().expect("what was missed");
    assert_eq!((&missed[0]["seat"], &missed[0]["by"]), (&json!(1), &json!("bot")));
    assert!(missed[0]["event"].get("card").is_none(), "and nothing hidden");
    let spent =
        |overtaken: &str| json!([{"seat": 0, "lose_answers": 0, "overtake": 0, "expire": 0, "overtaken": overtaken}]);
    assert_eq!(faults(&owner, &table).await, spent("conflict"));
    bid().send().await.expect_problem(412, "version_mismatch");
    let now = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let now = now.header("etag").expect("a tag").to_owned();
    let bid = table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).header("if-match", &now);
    let _ = bid.send().await.expect(200);
    // Who names no version has it carried out in a game it has not seen, and the owner is told.
    table.play_to_bidding(&mut dice).await;
    arm(0).await;
    let hand = table.choices(0).await["legal"][0].clone();
    let seen = table.summary().await["version"].as_u64().expect("a version");
    let blind = table.submit(0, &json!([hand])).send().await.expect(200).json();
    assert!(blind["version"].as_u64() >= Some(seen + 2), "another's event, and its own: {blind}");
    assert_eq!(faults(&owner, &table).await, spent("accepted"));
    // Where nobody else is awaited, it is the seat itself that a bot decides for.
    while table.awaited().await.len() != 1 {
        table.step(&mut dice).await;
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
async fn time_is_made_to_run_out_as_soon_as_a_seat_is_awaited() {
    let server = TestServer::start().await;
    let second = TestServer::builder().database(server.database()).start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, hourly(0)).await;
    let (mut dice, seat) = (Dice::new(3), 1 - seat_of(&table, &owner));
    let late = &table.players[seat];
    // Not while it is awaited: it might be deciding.
    while table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        table.step(&mut dice).await;
    }
    let told = late.told(server.database(), "your_turn").await.len();
    let order = json!({"seat": seat, "expire": 3});
    let path = table.on(&second).path("/sandbox/faults");
    let _ = second.client().with_token(owner.access_token()).post(&path).json(&order).send().await.expect(200);
    while table.summary().await["players"][seat]["kept"] != json!(true) {
        let game = table.summary().await;
        let awaited = table.awaited().await;
        // One after the other: a move of the other seat while time runs out for this one would call it once more.
        if awaited.iter().any(|(awaited, _)| *awaited == seat) {
            let later = |later: &Value| later["version"] != game["version"] || later["players"] != game["players"];
            table.until("its time runs out", later).await;
        } else {
            let command = dice.pick(&table.choices(1 - seat).await["legal"]);
            let _ = table.submit(1 - seat, &json!([command])).send().await.expect(200);
        }
    }
    assert_eq!(faults(&owner, &table).await, json!([]));
    let missed = late.told(server.database(), "deadline_missed").await;
    assert_eq!(missed.len(), 3, "exactly as often as said");
    // It is called for the last of them, and told with the same breath that it is too late.
    assert_eq!(late.told(server.database(), "your_turn").await.len(), told + 1);
    let feed = late.feed(server.database()).await;
    let at = feed.iter().rposition(|news| news["kind"] == "deadline_missed").expect("news");
    assert_eq!((&feed[at - 1]["kind"], &feed[at - 1]["decision"]), (&json!("your_turn"), &feed[at]["decision"]));
    let events = table.events(&late.client).await;
    let by_bot = events.iter().filter(|event| event["seat"] == json!(seat) && event["by"] == "bot");
    assert!(by_bot.count() >= 3);
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn the_same_again_is_a_sandbox_again_and_only_its_owner_opens_it() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, json!({"sandbox": {"open_hands": true}})).await;
    let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
    let rematch = table.path("/rematch");
    people[1].client.post(&rematch).send().await.expect_problem(403, "not_owner");
    let again = owner.client.post(&rematch).send().await.expect(200).json();
    assert_eq!(again["sandbox"], json!({"open_hands": true, "rewinds": 0, "faults": []}));
    let joined = people[1].client.post(&rematch).send().await.expect(200).json();
    assert_eq!((&joined["id"], &joined["status"]), (&again["id"], &json!("running")));
}
