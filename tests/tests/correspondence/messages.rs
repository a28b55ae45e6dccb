//! Messages, notes and mutes.

use salon_tests::{ApiClient, ApiResponse, PASSWORD, Person, TestClock, TestServer, TestTable};
use serde_json::{Value, json};

async fn send_message(person: &Person, game: &str, audience: &str, text: &str) -> ApiResponse {
    let order = json!({"text": text, "audience": audience});
    person.client.post(&format!("/v1/games/{game}/messages")).json(&order).send().await
}

async fn messages(client: &ApiClient, game: &str) -> Vec<Value> {
    let page = client.get(&format!("/v1/games/{game}/messages")).send().await.expect(200).json();
    page["items"].as_array().expect("a list").clone()
}

async fn message_texts(client: &ApiClient, game: &str) -> Vec<String> {
    let text = |it: &Value| it["text"].as_str().unwrap_or("(gone)").to_owned();
    messages(client, game).await.iter().map(text).collect()
}

/// The texts of the messages in the feed of a person, in order.
async fn feed_messages(server: &TestServer, person: &Person) -> Vec<String> {
    let sql = "select body ->> 'text' from feed where account_id = $1::text::uuid and kind = 'message' order by tx, id";
    let rows = server.database().connect().await.query(sql, &[&person.id]).await.expect("a feed");
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn spectators_see_only_messages_for_everybody() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let eve = Person::register(&server, "eve").await;
    let (ada, bob) = (&table.players[0], &table.players[1]);
    let answer = send_message(ada, &table.game, "players", "psst").await.expect(201);
    let message = answer.json();
    assert_eq!((&message["from"]["name"], &message["audience"]), (&json!(ada.name), &json!("players")));
    let location = format!("/v1/games/{}/messages/{}", table.game, message["id"].as_str().unwrap());
    assert_eq!(answer.header("location"), Some(location.as_str()));
    let _ = send_message(bob, &table.game, "everybody", "hello all").await.expect(201);
    let _ = send_message(&eve, &table.game, "everybody", "hello players").await.expect(201);
    send_message(&eve, &table.game, "players", "let me in").await.expect_problem(403, "not_a_player");
    let all = ["hello players", "hello all", "psst"];
    assert_eq!(message_texts(&ada.client, &table.game).await, all);
    assert_eq!(message_texts(&bob.client, &table.game).await, all);
    assert_eq!(message_texts(&eve.client, &table.game).await, all[..2]);
    assert_eq!(message_texts(&server.client(), &table.game).await, all[..2]);
    let order = json!({"text": "x", "audience": "everybody"});
    let anonymous = server.client().post(&format!("/v1/games/{}/messages", table.game)).json(&order).send().await;
    anonymous.expect_problem(401, "unauthenticated");
    assert_eq!(feed_messages(&server, ada).await, ["hello all", "hello players"], "the author gets no notice");
    assert_eq!(feed_messages(&server, bob).await, ["psst", "hello players"]);
    assert!(feed_messages(&server, &eve).await.is_empty(), "spectators get no notice");
}

#[tokio::test]
async fn the_host_decides_what_spectators_may_do() {
    let server = TestServer::start().await;
    let people = salon_tests::people(&server, 2).await;
    let table = TestTable::of(&people).await;
    let eve = Person::register(&server, "eve").await;
    let (host, guest) = (&people[0], &people[1]);
    let path = format!("/v1/games/{}/talk", table.game);
    let set = async |person: &Person, spectators: &str| {
        person.client.put(&path).json(&json!({"spectators": spectators})).send().await
    };
    assert_eq!(server.client().get(&path).send().await.expect(200).json(), json!({"spectators": "write"}));
    set(guest, "none").await.expect_problem(403, "not_host");
    set(&eve, "none").await.expect_problem(403, "not_a_player");
    let _ = send_message(host, &table.game, "everybody", "welcome").await.expect(201);
    let _ = set(host, "read").await.expect(200);
    send_message(&eve, &table.game, "everybody", "hello").await.expect_problem(403, "spectators_silent");
    assert_eq!(message_texts(&eve.client, &table.game).await, ["welcome"]);
    let _ = set(host, "none").await.expect(200);
    let read = eve.client.get(&format!("/v1/games/{}/messages", table.game)).send().await;
    read.expect_problem(403, "spectators_silent");
    assert_eq!(message_texts(&guest.client, &table.game).await, ["welcome"], "players are not affected");
    let _ = send_message(guest, &table.game, "everybody", "quiet here").await.expect(201);
}

#[tokio::test]
async fn a_private_game_and_its_messages_are_hidden_from_others() {
    let server = TestServer::start().await;
    let people = salon_tests::people(&server, 2).await;
    let table = TestTable::with_visibility(&people, "private", None).await;
    let eve = Person::register(&server, "eve").await;
    let message = send_message(&people[0], &table.game, "everybody", "just us").await.expect(201).json();
    let path = |rest: &str| format!("/v1/games/{}{rest}", table.game);
    send_message(&eve, &table.game, "everybody", "hello").await.expect_problem(404, "not_found");
    for client in [&eve.client, &server.client()] {
        for rest in ["/messages", "/talk"] {
            client.get(&path(rest)).send().await.expect_problem(404, "not_found");
        }
    }
    eve.client.get(&path("/note")).send().await.expect_problem(404, "not_found");
    eve.client.put(&path("/note")).json(&json!({"text": "x"})).send().await.expect_problem(404, "not_found");
    eve.client.put(&path("/talk")).json(&json!({"spectators": "none"})).send().await.expect_problem(404, "not_found");
    let id = message["id"].as_str().unwrap();
    eve.client.delete(&path(&format!("/messages/{id}"))).send().await.expect_problem(404, "not_found");
    assert_eq!(message_texts(&people[1].client, &table.game).await, ["just us"]);
}

#[tokio::test]
async fn a_message_deleted_by_its_author_is_gone_everywhere() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let eve = Person::register(&server, "eve").await;
    let (ada, bob) = (&table.players[0], &table.players[1]);
    let secret = send_message(ada, &table.game, "players", "a slip of the tongue").await.expect(201).json();
    let _ = send_message(ada, &table.game, "players", "something sound").await.expect(201);
    let (id, message) = (&table.game, secret["id"].as_str().unwrap());
    let take_back = |person: &Person| person.client.delete(&format!("/v1/games/{id}/messages/{message}"));
    take_back(bob).send().await.expect_problem(403, "not_author");
    take_back(&eve).send().await.expect_problem(404, "not_found");
    for _ in 0..2 {
        let _ = take_back(ada).send().await.expect(204);
    }
    assert_eq!(message_texts(&bob.client, &table.game).await, ["something sound", "(gone)"]);
    assert_eq!(feed_messages(&server, bob).await, ["", "something sound"]);
    let rows = server.database().connect().await;
    let left: i64 = rows
        .query_one("select count(*) from messages m where row_to_json(m)::text like '%tongue%'", &[])
        .await
        .unwrap()
        .get(0);
    assert_eq!(left, 0);
}

#[tokio::test]
async fn a_muted_author_is_hidden_without_learning_it() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    let [ada, bob, eve] = [0, 1, 2].map(|seat| table.players[seat].clone());
    let _ = send_message(&eve, &table.game, "players", "before").await.expect(201);
    let mute = |person: &Person, name: &str| person.client.put(&format!("/v1/account/mutes/{name}"));
    for _ in 0..2 {
        let _ = mute(&ada, &eve.name).send().await.expect(204);
    }
    mute(&ada, "nobody-at-all").send().await.expect_problem(404, "not_found");
    mute(&ada, &ada.name).send().await.expect_problem(409, "muting_oneself");
    let _ = send_message(&eve, &table.game, "players", "after").await.expect(201);
    let _ = send_message(&bob, &table.game, "everybody", "from bob").await.expect(201);
    assert_eq!(message_texts(&ada.client, &table.game).await, ["from bob"]);
    assert_eq!(message_texts(&bob.client, &table.game).await, ["from bob", "after", "before"]);
    assert_eq!(message_texts(&eve.client, &table.game).await.len(), 3);
    assert_eq!(feed_messages(&server, &ada).await, ["before", "from bob"]);
    assert_eq!(feed_messages(&server, &bob).await, ["before", "after"]);
    let list = ada.client.get("/v1/account/mutes").send().await.expect(200).json();
    assert_eq!((&list["items"][0]["name"], list["items"].as_array().unwrap().len()), (&json!(eve.name), 1));
    assert_eq!(eve.client.get("/v1/account/mutes").send().await.expect(200).json()["items"], json!([]));
    let path = format!("/v1/account/mutes/{}", eve.name);
    for _ in 0..2 {
        let _ = ada.client.delete(&path).send().await.expect(204);
    }
    ada.client.delete("/v1/account/mutes/nobody-at-all").send().await.expect_problem(404, "not_found");
    assert_eq!(message_texts(&ada.client, &table.game).await.len(), 3);
}

#[tokio::test]
async fn mutes_are_listed_in_pages() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for number in 0..5 {
        Person::register(&server, &format!("bore-{number}")).await;
        let _ = ada.client.put(&format!("/v1/account/mutes/bore-{number}")).send().await.expect(204);
    }
    let (mut names, mut query) = (Vec::new(), "?limit=2".to_owned());
    loop {
        let page = ada.client.get(&format!("/v1/account/mutes{query}")).send().await.expect(200).json();
        names.extend(page["items"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()));
        match page["next_cursor"].as_str() {
            Some(cursor) => query = format!("?limit=2&cursor={cursor}"),
            None => break,
        }
    }
    assert_eq!(names, ["bore-0", "bore-1", "bore-2", "bore-3", "bore-4"]);
}

#[tokio::test]
async fn messages_are_paged_newest_first() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    for number in 0..7 {
        let _ = send_message(&table.players[0], &table.game, "players", &number.to_string()).await.expect(201);
    }
    let client = &table.players[1].client;
    let path = format!("/v1/games/{}/messages", table.game);
    let mut found = Vec::new();
    let mut query = "?limit=3".to_owned();
    loop {
        let page = client.get(&format!("{path}{query}")).send().await.expect(200).json();
        found.extend(page["items"].as_array().unwrap().iter().map(|it| it["text"].as_str().unwrap().to_owned()));
        // New messages do not shift the pages.
        let _ = send_message(&table.players[0], &table.game, "players", "meanwhile").await.expect(201);
        match page["next_cursor"].as_str() {
            Some(cursor) => query = format!("?limit=3&cursor={cursor}"),
            None => break,
        }
    }
    assert_eq!(found, ["6", "5", "4", "3", "2", "1", "0"]);
    client.get(&format!("{path}?cursor=x")).send().await.expect_problem(400, "invalid_cursor");
}

#[tokio::test]
async fn a_repeated_message_request_stores_one_message() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let (ada, bob) = (&table.players[0], &table.players[1]);
    let request = |text: &str| {
        let order = json!({"text": text, "audience": "players"});
        let request = ada.client.post(&format!("/v1/games/{}/messages", table.game)).json(&order);
        request.header("idempotency-key", "one")
    };
    let tasks: Vec<_> = (0..6).map(|_| tokio::spawn(request("hello").send())).collect();
    let mut ids = Vec::new();
    for task in tasks {
        ids.push(task.await.unwrap().expect(201).json()["id"].clone());
    }
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    assert_eq!((messages(&bob.client, &table.game).await.len(), feed_messages(&server, bob).await.len()), (1, 1));
    request("goodbye").send().await.expect_problem(422, "idempotency_key_reused");
    let other = bob.client.post(&format!("/v1/games/{}/messages", table.game));
    let order = json!({"text": "mine", "audience": "players"});
    let _ = other.header("idempotency-key", "one").json(&order).send().await.expect(201);
}

#[tokio::test]
async fn a_text_is_stored_unchanged_or_refused() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let ada = &table.players[0];
    let long = "é".repeat(2_000);
    for sound in ["<b>bold</b> & 'quoted'", "e\u{301}\nA\u{30a}", "🎨 مرحبا", " as written ", &long] {
        let message = send_message(ada, &table.game, "players", sound).await.expect(201).json();
        assert_eq!(message["text"], sound);
        assert_eq!(messages(&ada.client, &table.game).await[0]["text"], sound);
    }
    for wrong in ["", "  \n", "a\u{1}b", "a\rb", "a\u{7f}b", "a\u{85}b", &"é".repeat(2_001)] {
        let problem = send_message(ada, &table.game, "players", wrong).await.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], "/text", "{wrong:?}");
    }
    send_message(ada, &table.game, "players", "a\0b").await.expect_problem(400, "nul_character");
    send_message(ada, &table.game, "friends", "x").await.expect_problem(422, "invalid_body");
}

#[tokio::test]
async fn messages_of_an_account_are_limited() {
    let clock = TestClock::stopped();
    let server = clock.configure(TestServer::builder().env("SALON_RATE_LIMIT_TALK", "3")).start().await;
    let table = TestTable::start(&server, 2).await;
    for _ in 0..3 {
        let _ = send_message(&table.players[0], &table.game, "players", "and another thing").await.expect(201);
    }
    send_message(&table.players[0], &table.game, "players", "and").await.expect_problem(429, "rate_limited");
    let _ = send_message(&table.players[1], &table.game, "players", "at last").await.expect(201);
}

#[tokio::test]
async fn a_note_is_visible_only_to_its_author() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let eve = Person::register(&server, "eve").await;
    let path = format!("/v1/games/{}/note", table.game);
    let (ada, bob) = (&table.players[0], &table.players[1]);
    let write = async |person: &Person, text: &str| person.client.put(&path).json(&json!({"text": text})).send().await;
    ada.client.get(&path).send().await.expect_problem(404, "not_found");
    let _ = write(ada, "bob bluffs").await.expect(200);
    let note = write(ada, "bob bluffs\nalways").await.expect(200).json();
    let answer = ada.client.get(&path).send().await.expect(200);
    assert_eq!(answer.json(), note);
    let tag = answer.header("etag").unwrap().to_owned();
    let _ = ada.client.get(&path).header("if-none-match", &tag).send().await.expect(304);
    bob.client.get(&path).send().await.expect_problem(404, "not_found");
    let _ = write(bob, "ada watches me").await.expect(200);
    assert_eq!(ada.client.get(&path).send().await.expect(200).json(), note);
    eve.client.get(&path).send().await.expect_problem(403, "not_a_player");
    write(&eve, "x").await.expect_problem(403, "not_a_player");
    let _ = write(ada, &"n".repeat(10_000)).await.expect(200);
    write(ada, &"n".repeat(10_001)).await.expect_problem(422, "invalid_body");
    write(ada, "a\u{7}b").await.expect_problem(422, "invalid_body");
    let throw_away = || ada.client.delete(&format!("/v1/games/{}/note", table.game));
    let _ = throw_away().send().await.expect(204);
    throw_away().send().await.expect_problem(404, "not_found");
    let _ = bob.client.get(&path).send().await.expect(200);
}

#[tokio::test]
async fn messages_are_not_in_records_and_go_with_their_author() {
    let server = TestServer::start().await;
    let people = salon_tests::people(&server, 2).await;
    let table = TestTable::of(&people).await;
    let (ada, bob) = (people[0].clone(), people[1].clone());
    let _ = send_message(&ada, &table.game, "everybody", "unforgettable words").await.expect(201);
    let note = json!({"text": "unforgettable thoughts"});
    let _ = ada.client.put(&format!("/v1/games/{}/note", table.game)).json(&note).send().await.expect(200);
    let _ = ada.client.put(&format!("/v1/account/mutes/{}", bob.name)).send().await.expect(204);
    let export = ada.client.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!(export["messages"][0]["text"], "unforgettable words");
    assert_eq!(export["notes"][0]["text"], "unforgettable thoughts");
    assert_eq!(export["mutes"], json!([bob.id]));
    let other = bob.client.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!((&other["messages"], &other["notes"]), (&json!([]), &json!([])), "the export has only his own messages");
    assert!(!other.to_string().contains("unforgettable thoughts"));
    let _ = ada.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD})).send().await.expect(204);
    let heard = messages(&bob.client, &table.game).await;
    assert_eq!((&heard[0]["from"], &heard[0]["text"]), (&Value::Null, &Value::Null));
    let other = bob.client.get("/v1/account/export").send().await.expect(200).text();
    assert!(!other.contains("unforgettable"), "{other}");
    let record = bob.client.get(&format!("/v1/games/{}/record", table.game)).send().await;
    assert!(!record.text().contains("unforgettable"));
    let rows = server.database().connect().await;
    for table in ["messages", "notes", "feed", "moves", "games"] {
        let sql = format!("select count(*) from {table} t where row_to_json(t)::text like '%unforgettable%'");
        let left: i64 = rows.query_one(&sql, &[]).await.unwrap().get(0);
        assert_eq!(left, 0, "{table}");
    }
    let mutes: i64 = rows.query_one("select count(*) from mutes", &[]).await.unwrap().get(0);
    assert_eq!(mutes, 0);
}
