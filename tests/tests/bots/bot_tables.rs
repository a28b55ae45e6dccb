//! Built-in bots at tables: opened with the table, added, removed, as substitutes and in a rematch.

use std::collections::HashSet;

use salon_tests::{BotGame, Person, SeededRng, TestDatabase, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

fn players(game: &Value) -> &Vec<Value> {
    game["players"].as_array().expect("players")
}

fn bots(game: &Value) -> Vec<&Value> {
    players(game).iter().filter(|player| !player["level"].is_null()).collect()
}

/// The levels at a table, in alphabetical order.
fn levels(game: &Value) -> Vec<&str> {
    let mut levels: Vec<&str> = bots(game).iter().filter_map(|bot| bot["level"].as_str()).collect();
    levels.sort_unstable();
    levels
}

async fn open(person: &Person, order: &Value) -> Value {
    person.client.post("/v1/games").json(order).send().await.expect(201).json()
}

fn path(game: &Value, rest: &str) -> String {
    format!("/v1/games/{}{rest}", game["id"].as_str().expect("an id"))
}

async fn show(person: &Person, game: &Value) -> Value {
    person.client.get(&path(game, "")).send().await.expect(200).json()
}

#[tokio::test]
async fn a_table_opened_with_bots_starts_when_full() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({"ruleset": "art_society", "seats": 4, "bots": ["novice", "master", "novice"]});
    let send = async || ada.client.post("/v1/games").header("idempotency-key", "once").json(&order).send().await;
    let game = send().await.expect(201).json();
    assert_eq!((&game["status"], &game["host"]), (&json!("running"), &json!(ada.id)));
    assert_eq!(levels(&game), ["master", "novice", "novice"]);
    assert!(bots(&game).iter().all(|bot| bot["kind"] == "bot"));
    let accounts: HashSet<&str> = bots(&game).iter().filter_map(|bot| bot["account"].as_str()).collect();
    assert_eq!(accounts.len(), 3, "bots of one level are different accounts");
    let own: Vec<&Value> = players(&game).iter().filter(|player| player["kind"] == "person").collect();
    assert!(own.len() == 1 && own[0].get("level").is_none(), "{own:?}");
    assert_eq!(send().await.expect(201).json()["id"], game["id"], "a retry opens no second table");

    let order = json!({"ruleset": "art_society", "seats": 3, "bots": ["amateur"]});
    let waiting = open(&ada, &order).await;
    assert_eq!((&waiting["status"], levels(&waiting)), (&json!("open"), vec!["amateur"]));
    let bob = Person::register(&server, "bob").await;
    assert_eq!(bob.join(&waiting).await["status"], "running");
}

#[tokio::test]
async fn a_retry_starts_a_table_that_was_only_opened() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"]});
    let send = async || ada.client.post("/v1/games").header("idempotency-key", "once").json(&order).send().await;
    let game = send().await.expect(201).json();
    // As if the server had been killed before the deal.
    let database = server.database().connect().await;
    let undo = "delete from moves; delete from duties; delete from changes; update players set seat = null;
        update games set status = 'open', version = 0, agreed = null, opening = null, started_at = null, awaiting = '[]'";
    database.batch_execute(undo).await.expect("an open table");
    let again = send().await.expect(201).json();
    assert_eq!((&again["id"], &again["status"]), (&game["id"], &json!("running")));
}

#[tokio::test]
async fn invalid_bots_are_refused_with_a_pointer() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for (seats, bots) in [(2, vec!["novice"; 2]), (1, vec!["novice"]), (4, vec!["master"; 20])] {
        let ruleset = if seats == 1 { "the_gallerist" } else { "art_society" };
        let order = json!({"ruleset": ruleset, "seats": seats, "bots": bots});
        let problem = ada.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], "/bots", "{}", problem.body);
    }
    for bots in [json!(["grandmaster"]), json!("novice"), json!([null])] {
        let order = json!({"ruleset": "art_society", "seats": 4, "bots": bots});
        ada.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
    }
    let table = ada.open_table(3, "public").await;
    for order in [json!({}), json!({"level": "expert"}), json!({"level": "novice", "name": "x"})] {
        ada.client.post(&path(&table, "/bots")).json(&order).send().await.expect_problem(422, "invalid_body");
    }
}

#[tokio::test]
async fn the_host_adds_and_removes_bots() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let (host, guest, stranger) = (&everybody[0], &everybody[1], &everybody[2]);
    let table = host.open_table(4, "private").await;
    guest.join(&table).await;
    let master = json!({"level": "master"});
    let add = |person: &Person| person.client.post(&path(&table, "/bots")).json(&master);
    add(stranger).send().await.expect_problem(404, "not_found");
    add(guest).send().await.expect_problem(403, "not_host");
    let one = add(host).send().await.expect(200).json();
    assert_eq!((&one["status"], levels(&one)), (&json!("open"), vec!["master"]));
    let bot = bots(&one)[0]["account"].as_str().expect("an account").to_owned();
    let remove = |person: &Person, account: &str| person.client.delete(&path(&table, &format!("/bots/{account}")));
    remove(stranger, &bot).send().await.expect_problem(404, "not_found");
    remove(guest, &bot).send().await.expect_problem(403, "not_host");
    remove(host, UNKNOWN_ID).send().await.expect_problem(404, "not_found");
    remove(host, &guest.id).send().await.expect_problem(404, "not_found");
    let _ = remove(host, &bot).send().await.expect(204);
    remove(host, &bot).send().await.expect_problem(404, "not_found");
    assert!(bots(&show(host, &table).await).is_empty());
    let _ = add(host).send().await.expect(200);
    let full = add(host).send().await.expect(200).json();
    assert_eq!((&full["status"], levels(&full)), (&json!("running"), vec!["master", "master"]));
    add(host).send().await.expect_problem(409, "game_not_open");
    remove(host, &bot).send().await.expect_problem(409, "game_not_open");
    let public = host.open_table(3, "public").await;
    let path = path(&public, "/bots");
    stranger.client.post(&path).json(&master).send().await.expect_problem(403, "not_a_player");
    stranger.client.delete(&format!("{path}/{bot}")).send().await.expect_problem(403, "not_a_player");
}

#[tokio::test]
async fn concurrent_additions_do_not_exceed_the_seats() {
    let database = TestDatabase::create().await;
    let one = TestServer::builder().database(&database).start().await;
    let other = TestServer::builder().database(&database).start().await;
    let ada = Person::register(&one, "ada").await;
    let table = ada.open_table(4, "public").await;
    let clients = [ada.client.clone(), other.client().with_token(ada.access_token())];
    let tasks: Vec<_> = (0..24)
        .map(|number| {
            let level = ["novice", "amateur"][number / 2 % 2];
            let request = clients[number % 2].post(&path(&table, "/bots")).json(&json!({ "level": level }));
            tokio::spawn(request.send())
        })
        .collect();
    let mut added = 0;
    for task in tasks {
        match task.await.expect("an answer").status() {
            200 => added += 1,
            status => assert_eq!(status, 409),
        }
    }
    assert_eq!(added, 3);
    let game = show(&ada, &table).await;
    let accounts: HashSet<&str> = players(&game).iter().filter_map(|player| player["account"].as_str()).collect();
    assert_eq!((accounts.len(), &game["status"]), (4, &json!("running")));
}

#[tokio::test]
async fn a_bot_never_hosts() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let (host, guest) = (&everybody[0], &everybody[1]);
    let table = open(host, &json!({"ruleset": "art_society", "seats": 4, "bots": ["novice", "amateur"]})).await;
    let leave = |person: &Person| person.client.post(&path(&table, "/leave")).send();
    // The bots joined first, but only a person can host.
    let _ = guest.client.post(&path(&table, "/leave")).send().await.expect_problem(403, "not_a_player");
    let database = server.database().connect().await;
    database.execute("update games set seats = 5", &[]).await.expect("one more seat");
    guest.join(&table).await;
    let _ = leave(host).await.expect(204);
    assert_eq!(show(guest, &table).await["host"], json!(guest.id));
    let _ = leave(guest).await.expect(204);
    let gone = everybody[2].client.get(&path(&table, "")).send().await.expect(200).json();
    assert_eq!(gone["status"], "aborted", "a table without people is aborted: {gone}");
}

#[tokio::test]
async fn a_rematch_includes_the_bots() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let game = BotGame::start(&everybody[0], "art_society", &["novice", "amateur", "novice"]).await;
    let over = everybody[0].client.post(&game.path("/resign")).send().await.expect(200).json();
    assert_eq!((&over["status"], &over["result"]["reason"]), (&json!("finished"), &json!("resignation")));
    let placing = over["result"]["placings"][game.seat].as_u64();
    assert_eq!(placing, Some(4), "the player who resigned is last: {over}");
    let again = everybody[0].client.post(&game.path("/rematch")).send().await.expect(200).json();
    assert_eq!((&again["status"], levels(&again)), (&json!("running"), vec!["amateur", "novice", "novice"]));
    let shown = everybody[0].client.post(&game.path("/rematch")).send().await.expect(200).json();
    assert_eq!(shown["id"], again["id"]);

    // With two people, the second request joins the table that the first one opened.
    let table = open(&everybody[0], &json!({"ruleset": "art_society", "seats": 3, "bots": ["novice"]})).await;
    everybody[1].join(&table).await;
    let _ = everybody[0].client.post(&path(&table, "/abort")).send().await.expect(200);
    let first = everybody[0].client.post(&path(&table, "/rematch")).send().await.expect(200).json();
    assert_eq!((&first["status"], levels(&first)), (&json!("open"), vec!["novice"]));
    let second = everybody[1].client.post(&path(&table, "/rematch")).send().await.expect(200).json();
    assert_eq!((&second["id"], &second["status"]), (&first["id"], &json!("running")));
}

#[tokio::test]
async fn a_player_among_bots_can_abort_pause_and_resign() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({
        "ruleset": "art_society", "seats": 3, "bots": ["novice", "novice"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let game = BotGame::open(&ada, &order).await;
    let pause = |paused: bool| ada.client.put(&game.path("/pause")).json(&json!({ "paused": paused })).send();
    assert_eq!(pause(true).await.expect(200).json()["paused"], true, "bots do not block a pause");
    assert_eq!(pause(false).await.expect(200).json()["paused"], false);
    let aborted = ada.client.post(&game.path("/abort")).send().await.expect(200).json();
    assert_eq!(aborted["status"], "aborted", "aborting is possible before her first move");

    let game = BotGame::start(&ada, "art_society", &["novice", "novice"]).await;
    let over = ada.client.post(&game.path("/resign")).send().await.expect(200).json();
    assert_eq!(over["status"], "finished", "a game without people is over");
    assert!(over["awaiting"].as_array().expect("a list").is_empty());
    // The same if the account of the last person is deleted.
    let game = BotGame::start(&ada, "art_society", &["novice", "novice"]).await;
    let order = json!({"password": salon_tests::PASSWORD});
    let _ = ada.client.post("/v1/account/deletion").json(&order).send().await;
    let shown = server.client().get(&game.path("")).send().await.expect(200).json();
    assert_eq!(shown["status"], "finished", "{shown}");
}

fn seat_path(table: &TestTable, seat: usize) -> String {
    table.path(&format!("/seats/{seat}/substitutes"))
}

#[tokio::test]
async fn the_players_can_give_an_abandoned_seat_to_a_bot() {
    let server = TestServer::start().await;
    let everybody = people(&server, 4).await;
    let table = TestTable::of(&everybody[..3]).await;
    let host = table.summary().await["host"].as_str().expect("a host").to_owned();
    let left = table.players.iter().position(|player| player.id == host).expect("a seat");
    let staying: Vec<usize> = (0..3).filter(|seat| *seat != left).collect();
    let propose = |person: &Person, seat: usize, level: &str| {
        person.client.post(&seat_path(&table, seat)).json(&json!({ "bot": level })).send()
    };
    let one = &table.players[staying[0]];
    propose(one, left, "master").await.expect_problem(409, "seat_not_kept");
    propose(one, 7, "master").await.expect_problem(404, "not_found");
    propose(&everybody[3], left, "master").await.expect_problem(403, "not_a_player");
    let _ = table.players[left].client.post(&table.path("/resign")).send().await.expect(200);
    propose(&table.players[left], left, "master").await.expect_problem(403, "not_a_player");
    let offers = propose(one, left, "master").await.expect(200).json();
    let again = propose(one, left, "master").await.expect(200).json();
    assert_eq!(offers, again, "a repeated proposal changes nothing");
    let gone = table.players[left].client.delete(&seat_path(&table, left)).send().await;
    gone.expect_problem(404, "not_found");
    let offer = &offers["items"][0];
    assert_eq!((offers["items"].as_array().map(Vec::len), &offer["agreed"]), (Some(1), &json!([one.id])));
    let account = offer["account"].as_str().expect("an account");
    let agree = format!("{}/{account}", seat_path(&table, left));
    let given = table.players[staying[1]].client.put(&agree).send().await.expect(200).json();
    let seat = &given["players"][left];
    assert_eq!((&seat["level"], &seat["resigned"], &seat["kind"]), (&json!("master"), &json!(false), &json!("bot")));
    assert!(staying.iter().any(|seat| given["host"] == json!(table.players[*seat].id)), "a person hosts: {given}");
    let notices = one.wait_for_notices(server.database(), "seat_taken_over", 1).await;
    assert_eq!((&notices[0]["seat"], &notices[0]["by"]), (&json!(left), &json!("bot")));
    propose(one, left, "novice").await.expect_problem(409, "seat_not_kept");
    let _ = one.client.post(&table.path("/resign")).send().await.expect(200);
    // The only remaining player decides alone.
    let none = propose(&table.players[staying[1]], staying[0], "novice").await.expect(200).json();
    assert_eq!(none["items"], json!([]));
    let summary = table.get(&table.players[staying[1]].client, "").await;
    assert_eq!((&summary["status"], levels(&summary)), (&json!("running"), vec!["master", "novice"]));
}

#[tokio::test]
async fn a_player_can_hand_a_seat_to_a_bot() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let table = TestTable::of(&everybody).await;
    let (leaves, stays) = (&table.players[0], &table.players[1]);
    let order = json!({"bot": "amateur"});
    let _ = leaves.client.post(&seat_path(&table, 0)).json(&order).send().await.expect(200);
    let _ = leaves.client.delete(&seat_path(&table, 0)).send().await.expect(204);
    assert_eq!(table.get(&stays.client, "/substitutes").await["items"], json!([]), "the proposal is withdrawn");
    let offers = leaves.client.post(&seat_path(&table, 0)).json(&order).send().await.expect(200).json();
    let account = offers["items"][0]["account"].as_str().expect("an account");
    let agree = format!("{}/{account}", seat_path(&table, 0));
    let given = stays.client.put(&agree).send().await.expect(200).json();
    assert_eq!((&given["players"][0]["level"], &given["host"]), (&json!("amateur"), &json!(stays.id)));
    leaves.client.get(&table.path("/choices")).send().await.expect_problem(403, "not_a_player");
    // The last person cannot hand the seat to a bot.
    stays.client.post(&seat_path(&table, 1)).json(&order).send().await.expect_problem(409, "seat_not_kept");
    let over = stays.client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!(over["status"], "finished");
}

#[tokio::test]
async fn the_owner_manages_a_sandbox_without_a_seat() {
    let server = TestServer::start().await;
    let pair = people(&server, 2).await;
    let (owner, stays) = (&pair[0], &pair[1]);
    let table = TestTable::with_settings(&pair, &json!({"sandbox": {"open_hands": true}})).await;
    let own = table.players.iter().position(|player| player.id == owner.id).expect("a seat");
    let mut rng = SeededRng::new(5);
    table.play_to_version(4, &mut rng).await;
    let path = seat_path(&table, own);
    let offers = owner.client.post(&path).json(&json!({"bot": "novice"})).send().await.expect(200).json();
    let agree = format!("{path}/{}", offers["items"][0]["account"].as_str().expect("an account"));
    let given = stays.client.put(&agree).send().await.expect(200).json();
    assert_eq!((&given["players"][own]["level"], &given["host"]), (&json!("novice"), &json!(stays.id)));
    let shown = table.get(&owner.client, "").await;
    assert!(shown.get("my_seat").is_none_or(Value::is_null) && shown["sandbox"]["faults"].is_array(), "{shown}");
    for rest in ["/view", "/events?limit=100", "/score", "/view?seat=0", "/view?seat=1", "/events?limit=100&seat=1"] {
        let _ = owner.client.get(&table.path(rest)).send().await.expect(200);
    }
    for (what, order) in [
        ("time", json!({"seconds": 60})),
        ("faults", json!({"seat": 1 - own, "overtake": 1})),
        ("rewind", json!({"version": 0})),
    ] {
        let _ = owner.client.post(&table.path(&format!("/sandbox/{what}"))).json(&order).send().await.expect(200);
        stays
            .client
            .post(&table.path(&format!("/sandbox/{what}")))
            .json(&order)
            .send()
            .await
            .expect_problem(403, "not_owner");
    }
    // The owner may look, but not play.
    owner.client.get(&table.path("/choices")).send().await.expect_problem(403, "not_a_player");
    let command = json!({"commands": [{"kind": "place_bid", "card": 8}]});
    let sent = owner.client.post(&table.path("/commands")).json(&command).send().await;
    sent.expect_problem(403, "not_a_player");
}
