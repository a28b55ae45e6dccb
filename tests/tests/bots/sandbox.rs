//! Sandboxes: visibility, owner, time and open hands; other games have none of it.

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

/// A sandbox of these people; the first of them owns it.
pub(super) async fn sandbox(people: &[Person], particulars: Value) -> (TestTable, Person) {
    let mut all = json!({"sandbox": {}});
    all.as_object_mut().expect("an object").extend(particulars.as_object().expect("an object").clone());
    (TestTable::with_settings(people, &all).await, people[0].clone())
}

/// One hour for each decision, with `credits` extensions of one hour.
pub(super) fn hourly(credits: u8) -> Value {
    json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": credits, "seconds": 3600},
        "at_deadline": "bot"
    }})
}

pub(super) fn seat_of(table: &TestTable, person: &Person) -> usize {
    table.players.iter().position(|other| other.id == person.id).expect("a seat")
}

#[tokio::test]
async fn a_sandbox_is_never_public_and_is_marked() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let (owner, bot, other) = (&people[0], &people[1], &people[2]);
    let order = json!({"ruleset": "art_society", "seats": 3, "sandbox": {"open_hands": true}});
    let table = owner.client.post("/v1/games").json(&order).send().await.expect(201).json();
    assert_eq!(table["visibility"], "private");
    assert_eq!(table["sandbox"], json!({"open_hands": true, "rewinds": 0, "faults": []}));
    let invite = table["invite"].as_str().expect("an invitation");
    let seen = bot.client.get(&format!("/v1/invites/{invite}")).send().await.expect(200).json();
    assert_eq!(seen["sandbox"], json!({"open_hands": true, "rewinds": 0}), "an invitation shows the sandbox");
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    other.client.post(&format!("{path}/join")).json(&json!({})).send().await.expect_problem(404, "not_found");
    let joined = bot.join(&table).await;
    assert!(joined.get("invite").is_none(), "only the owner sees the invitation");
    assert_eq!(bot.client.get(&path).send().await.expect(200).json()["sandbox"]["open_hands"], json!(true));
    let invitation = json!({"name": other.name});
    let refused = bot.client.post(&format!("{path}/invitations")).json(&invitation).send().await;
    refused.expect_problem(403, "not_owner");
    let _ = owner.client.post(&format!("{path}/invitations")).json(&invitation).send().await.expect(204);
    let notices = other.wait_for_notices(server.database(), "invitation", 1).await;
    assert_eq!(notices[0]["invite"], table["invite"]);
    let listed = other.client.get("/v1/games").send().await.expect(200).json();
    assert_eq!(listed["items"], json!([]));
    // Before the start no operation works, and the table is aborted when its owner leaves.
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
async fn sandbox_operations_need_the_owner_and_a_sandbox() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let stranger = &people[2];
    let (private, owner) = sandbox(&people[..2], json!({})).await;
    let (unlisted, _) = sandbox(&people[..2], json!({"visibility": "unlisted"})).await;
    let ordinary = TestTable::of(&people[..2]).await;
    let hidden = TestTable::with_visibility(&people[..2], "private", None).await;
    for (what, body) in
        [("time", json!({"seconds": 60})), ("rewind", json!({"version": 0})), ("faults", json!({"seat": 0}))]
    {
        let rest = format!("/sandbox/{what}");
        let send =
            async |person: &Person, table: &TestTable| person.client.post(&table.path(&rest)).json(&body).send().await;
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
    // At most ten years can pass in total.
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
async fn time_passes_only_in_the_sandbox_and_runs_duties() {
    let server = TestServer::start().await;
    let database = server.database();
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, hourly(1)).await;
    let other = TestTable::with_settings(&people, &hourly(1)).await;
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
    assert_eq!(person.wait_for_notices(database, "reminder", 1).await[0]["last"], json!(false));
    pass(10).await;
    assert_eq!(person.wait_for_notices(database, "reminder", 2).await[1]["last"], json!(true));
    pass(2).await;
    person.wait_for_notices(database, "extended", 1).await;
    assert_eq!(table.summary().await["version"], json!(0));
    pass(60).await;
    assert_eq!(person.wait_for_notices(database, "deadline_missed", 1).await[0]["game"], json!(table.game));
    table.wait_until("the bot has decided", |game| game["version"] != json!(0)).await;
    // Until the bot keeps the seat; then the owner takes it back.
    while table.summary().await["players"][slow]["kept"] != json!(true) {
        let game = table.summary().await;
        if game["awaiting"].as_array().expect("a list").iter().any(|it| it["seat"] == json!(slow)) {
            pass(61).await;
            table.wait_until("the bot has decided", |now| now["version"] != game["version"]).await;
        } else {
            let seat = 1 - slow;
            let command = table.choices(seat).await["legal"][0].clone();
            let _ = table.submit(seat, &json!([command])).send().await;
        }
    }
    let back = person.client.post(&table.path("/take-back")).send().await.expect(200).json();
    assert_eq!(back["players"][slow]["kept"], json!(false));
    assert_eq!(of_game(person.notices_of_kind(database, "deadline_missed").await), 3);
    // Other games and the reliability of the players are not affected.
    assert_eq!(person.notices_of_kind(database, "deadline_missed").await.len(), 3);
    assert_eq!(other.summary().await["version"], json!(0));
    for person in &people {
        let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
        assert_eq!(profile["reliability"], json!({"decisions": 0, "in_time": 0, "percent": null}));
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// The paths that show a hand.
const HAND_PATHS: [&str; 6] =
    ["/view", "/choices", "/events?limit=100", "/board.svg", "/seats/0/board.svg", "/seats/1/board.svg"];

/// The same path as seen from a seat.
fn from_seat(path: &str, seat: usize) -> String {
    let separator = if path.contains('?') { '&' } else { '?' };
    format!("{path}{separator}seat={seat}")
}

/// Plays until the first seat has sealed a bid.
async fn play_to_sealed_bid(table: &TestTable) {
    table.play_to_bidding(&mut SeededRng::new(4)).await;
    let _ = table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).send().await.expect(200);
}

#[tokio::test]
async fn the_owner_of_a_sandbox_sees_open_hands() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let (table, owner) = sandbox(&people, json!({"visibility": "unlisted", "sandbox": {"open_hands": true}})).await;
    play_to_sealed_bid(&table).await;
    for path in HAND_PATHS {
        for seat in 0..2 {
            let seen = owner.client.get(&table.path(&from_seat(path, seat))).send().await.expect(200);
            let own = table.players[seat].client.get(&table.path(path)).send().await.expect(200);
            assert_eq!(seen.text(), own.text(), "{path} from seat {seat}");
        }
    }
    // The hidden bid is visible: the two seats see different views.
    let view =
        async |seat: usize| owner.client.get(&table.path(&from_seat("/view", seat))).send().await.expect(200).text();
    assert_ne!(view(0).await, view(1).await);
    let both = owner.client.get(&table.path("/view?seat=0&spectator=true")).send().await;
    both.expect_problem(400, "invalid_query");
}

#[tokio::test]
async fn open_hands_are_hidden_from_everyone_but_the_owner() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let (open, owner) = sandbox(&people[..2], json!({"visibility": "unlisted", "sandbox": {"open_hands": true}})).await;
    let (closed, _) = sandbox(&people[..2], json!({"visibility": "unlisted"})).await;
    let ordinary = TestTable::of(&people[..2]).await;
    for table in [&open, &closed, &ordinary] {
        play_to_sealed_bid(table).await;
    }
    let (mine, stranger) = (seat_of(&open, &owner), &people[2]);
    // The other player and spectators have only their own view.
    let other = &open.players[1 - mine];
    for path in HAND_PATHS {
        other.client.get(&open.path(&from_seat(path, mine))).send().await.expect_problem(404, "not_found");
        let _ = other.client.get(&open.path(&from_seat(path, 1 - mine))).send().await.expect(200);
        for seat in 0..2 {
            stranger.client.get(&open.path(&from_seat(path, seat))).send().await.expect_problem(404, "not_found");
            for table in [&closed, &ordinary] {
                let (own, others) = (&table.players[seat], &table.players[1 - seat]);
                let path = table.path(&from_seat(path, seat));
                let _ = own.client.get(&path).send().await.expect(200);
                // Only the owner of the sandbox is given the reason; for others the view does not exist.
                let is_owner = table.game == closed.game && others.id == owner.id;
                let (status, code) = if is_owner { (403, "hands_closed") } else { (404, "not_found") };
                others.client.get(&path).send().await.expect_problem(status, code);
                stranger.client.get(&path).send().await.expect_problem(404, "not_found");
            }
        }
        for table in [&open, &closed, &ordinary] {
            owner.client.get(&table.path(&from_seat(path, 5))).send().await.expect_problem(404, "not_found");
        }
        owner.client.get(&open.path(&from_seat(path, 250))).send().await.expect_problem(404, "not_found");
    }
    // A private game is not found by others.
    let (hidden, _) = sandbox(&people[..2], json!({"sandbox": {"open_hands": true}})).await;
    stranger.client.get(&hidden.path("/view?seat=0")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_rematch_of_a_sandbox_is_a_sandbox() {
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
