//! Data stored about an account: the export contains all of it, and a deletion removes what is personal. Both are checked against the
//! columns in the database, so that no new table can be forgotten.

use std::collections::BTreeSet;

use salon_tests::{PASSWORD, Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Every column with account ids, its place in the export, and whether rows may remain after the account was deleted.
const ACCOUNT_ID_COLUMNS: &[(&str, &str, bool)] = &[
    ("access_tokens.account_id", "/access_tokens", false),
    ("accounts.owner_id", "/bots", false),
    ("feed.account_id", "/feed", false),
    // Former players belong to the history of a game that others still see.
    ("former_players.account_id", "/playing/former_seats", true),
    ("games.creator_id", "/playing/opened", true),
    ("games.host_id", "/playing/opened", true),
    ("invitations.account_id", "/playing/invitations", false),
    ("invitations.from_id", "/playing/invitations", false),
    ("mail_settings.account_id", "/mail_settings", false),
    // Hashes of tokens that are part of the mails.
    ("mail_tokens.account_id", "/mails", false),
    ("mails.account_id", "/mails", false),
    // Time and table of a message remain; its text does not.
    ("messages.account_id", "/messages", true),
    ("moves.account_id", "/games", true),
    ("mutes.account_id", "/mutes", false),
    // An account does not learn who has muted it.
    ("mutes.muted_id", "/mutes", false),
    ("notes.account_id", "/notes", false),
    // Rows exist for milliseconds.
    ("outbox.account_id", "/feed", true),
    ("plans.account_id", "/playing/plans", false),
    ("players.account_id", "/games", true),
    // The ratings of other accounts are computed from them.
    ("rating_changes.account_id", "/ratings", true),
    ("ratings.account_id", "/ratings", true),
    ("sandboxes.owner_id", "/playing/sandboxes", true),
    ("sessions.account_id", "/sessions", false),
    ("substitutes.account_id", "/playing/offers", false),
    // A vote about another account.
    ("substitutes.agreed", "/games", false),
    // Clock settings that are not yet applied.
    ("unsettled_clocks.account_id", "/playing/clock", false),
    ("vacations.account_id", "/playing/clock/vacations", false),
    ("webhooks.account_id", "/webhooks", false),
];

/// Every column of the account's own row and its place in the export; empty where the column is not exported.
const ACCOUNT_COLUMNS: &[(&str, &str)] = &[
    ("created_at", "/account/created_at"),
    ("deleted_at", ""),
    ("display_name", "/account/display_name"),
    ("email", "/account/email"),
    ("email_verified_at", "/account/email_verified"),
    // Only guests have it; `guests.rs` tests their export.
    ("guest", ""),
    ("id", "/account/id"),
    ("kind", "/account/kind"),
    ("level", ""),
    ("locale", "/account/locale"),
    ("name", "/account/name"),
    ("owner_id", ""),
    ("password_hash", ""),
    ("sleep_from", "/playing/clock/sleep/from"),
    ("sleep_to", "/playing/clock/sleep/to"),
    ("time_zone", "/account/time_zone"),
    ("updated_at", ""),
    ("weekends_off", "/playing/clock/weekends_off"),
];

/// Returns the first column of the rows that a query selects.
async fn texts(server: &TestServer, sql: &str) -> BTreeSet<String> {
    let rows = server.database().connect().await.query(sql, &[]).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}

/// Registers an account that uses as many features as possible. Returns it with a game that it plays.
async fn account_with_data(server: &TestServer) -> (Person, TestTable) {
    let accounts = people(server, 3).await;
    let (ada, others) = (accounts[0].clone(), &accounts[1..]);
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 86_400}}});
    let table = TestTable::with_settings(&accounts, &clock).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    let client = &ada.client;
    let body = json!({"email": "ada@example.org", "time_zone": "Asia/Tokyo", "locale": "fr"});
    let _ = client.patch("/v1/account").json(&body).send().await.expect(200);
    let body = json!({"email": "ada@example.org", "password": PASSWORD});
    let _ = client.post("/v1/account/email").json(&body).send().await.expect(202);
    let body = json!({"sleep": {"from": "23:00", "to": "07:00"}, "weekends_off": true});
    let _ = client.put("/v1/account/clock").json(&body).send().await.expect(200);
    let _ = client.put("/v1/account/vacation").send().await.expect(200);
    let _ = client.get("/v1/account/mail-settings").send().await.expect(200);
    ada.personal_token(&["read"]).await;
    ada.register_bot("adas-bot", &["read", "play"]).await;
    let plan = json!({"decision": "take_painting", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]});
    let _ = client.post(&table.path("/plans")).json(&plan).send().await.expect(201);
    let note = json!({"text": "a private note"});
    let _ = client.put(&table.path("/note")).json(&note).send().await.expect(200);
    let message = json!({"text": "a private message", "audience": "players"});
    let _ = client.post(&table.path("/messages")).json(&message).send().await.expect(201);
    let _ = client.put(&format!("/v1/account/mutes/{}", others[0].name)).send().await.expect(204);
    let hook = json!({"label": "a webhook", "url": "https://hooks.example.org/ada"});
    let hook = client.post("/v1/account/webhooks").json(&hook).send().await.expect(201).json();
    let test = format!("/v1/account/webhooks/{}/test", hook["id"].as_str().expect("an id"));
    let _ = client.post(&test).send().await.expect(202);
    leave_and_offer(server, &ada, others).await;
    let sandbox = json!({"ruleset": "art_society", "seats": 2, "visibility": "private", "sandbox": {}});
    let _ = client.post("/v1/games").json(&sandbox).send().await.expect(201);
    let open = ada.open_table(4, "private").await;
    let invitation = json!({"name": others[1].name});
    let invite = format!("/v1/games/{}/invitations", open["id"].as_str().expect("an id"));
    let _ = client.post(&invite).json(&invitation).send().await.expect(204);
    (ada, table)
}

/// Lets a bot take over a seat of the person, and lets the person offer to take over the seat of another player.
async fn leave_and_offer(server: &TestServer, person: &Person, others: &[Person]) {
    let stranger = Person::register(server, "a-stranger").await;
    for (leaves, bot) in [(person, json!({"bot": "novice"})), (&stranger, Value::Null)] {
        let table = TestTable::of(&[others[0].clone(), others[1].clone(), leaves.clone()]).await;
        let seat = table.players.iter().position(|it| it.id == leaves.id).expect("a seat");
        let _ = leaves.client.post(&table.path("/resign")).send().await.expect(200);
        let offers = table.path(&format!("/seats/{seat}/substitutes"));
        if bot.is_null() {
            let _ = person.client.post(&offers).json(&json!({})).send().await.expect(200);
            continue;
        }
        let offered = others[0].client.post(&offers).json(&bot).send().await.expect(200).json();
        let bot = offered["items"][0]["account"].as_str().expect("an id");
        let _ = others[1].client.put(&format!("{offers}/{bot}")).send().await.expect(200);
    }
}

#[tokio::test]
async fn an_export_covers_every_column_that_names_the_account() {
    let server = TestServer::start().await;
    let (ada, _) = account_with_data(&server).await;
    let named = "select table_name || '.' || column_name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type = 'uuid' or udt_name = '_uuid')
            and column_name not in ('id', 'game_id', 'session_id', 'webhook_id', 'claim', 'rematch_of')";
    let known: BTreeSet<String> = ACCOUNT_ID_COLUMNS.iter().map(|(column, ..)| (*column).to_owned()).collect();
    assert_eq!(texts(&server, named).await, known, "add the column to ACCOUNT_ID_COLUMNS");
    let own =
        "select column_name from information_schema.columns where table_schema = 'public' and table_name = 'accounts'";
    let known: BTreeSet<String> = ACCOUNT_COLUMNS.iter().map(|(column, _)| (*column).to_owned()).collect();
    assert_eq!(texts(&server, own).await, known, "add the column to ACCOUNT_COLUMNS");
    let export = ada.client.get("/v1/account/export").send().await.expect(200).json();
    let places =
        ACCOUNT_ID_COLUMNS.iter().map(|(_, place, _)| *place).chain(ACCOUNT_COLUMNS.iter().map(|(_, place)| *place));
    for place in places.filter(|place| !place.is_empty()) {
        assert!(export.pointer(place).is_some(), "nothing at {place}: {export}");
    }
}

#[tokio::test]
async fn an_export_contains_the_data_of_every_feature() {
    let server = TestServer::start().await;
    let (ada, _) = account_with_data(&server).await;
    let export = ada.client.get("/v1/account/export").send().await.expect(200).json();
    // Deliveries have no account id: they belong to the account through its webhooks.
    for place in [
        "/sessions",
        "/access_tokens",
        "/bots",
        "/games",
        "/feed",
        "/webhooks",
        "/deliveries",
        "/mails",
        "/messages",
        "/notes",
        "/playing/former_seats",
        "/playing/offers",
        "/playing/sandboxes",
    ] {
        assert!(
            export.pointer(place).and_then(Value::as_array).is_some_and(|all| !all.is_empty()),
            "{place}: {export}"
        );
    }
    let playing = &export["playing"];
    assert_eq!(playing["clock"]["sleep"], json!({"from": "23:00", "to": "07:00"}));
    assert_eq!(playing["clock"]["vacations"].as_array().map(Vec::len), Some(1));
    assert_eq!(playing["plans"][0]["plan"]["decision"], "take_painting");
    assert_eq!(playing["opened"].as_array().map(Vec::len), Some(3));
    assert!(playing["opened"].as_array().is_some_and(|all| all.contains(&playing["sandboxes"][0])), "{playing}");
    let sent = export["deliveries"].as_array().expect("a list");
    assert!(sent.iter().any(|it| it["kind"] == "test"), "{sent:?}");
    assert!(sent.iter().all(|it| it["webhook"] == export["webhooks"][0]["id"]), "{sent:?}");
    assert_eq!(playing["invitations"][0]["from"], json!(ada.id));
    assert_eq!(export["mutes"].as_array().map(Vec::len), Some(1));
}

/// Fails the test when a row still has the id of a deleted account in a column where it must not.
async fn assert_no_ids_left(server: &TestServer, deleted: &Person) {
    let connection = server.database().connect().await;
    for (column, _, may_stay) in ACCOUNT_ID_COLUMNS {
        let (of, name) = column.split_once('.').expect("a table and a column");
        let sql = format!("select count(*) from {of} where $1 = any(array[{name}]::text[])");
        let array = format!("select count(*) from {of} where $1 = any({name}::text[])");
        let sql = if *column == "substitutes.agreed" { array } else { sql };
        let rows: i64 = connection.query_one(&sql, &[&deleted.id]).await.expect("a count").get(0);
        assert!(*may_stay || rows == 0, "{rows} rows of {column}");
    }
}

#[tokio::test]
async fn a_server_unaware_of_a_deletion_stores_nothing_for_the_account() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (ada, table) = account_with_data(&server).await;
    let other_seat = table.players.iter().find(|it| it.id != ada.id).expect("another");
    let open = ada.open_table(4, "public").await;
    let open = format!("/v1/games/{}", open["id"].as_str().expect("an id"));
    let _ = other_seat.client.post(&format!("{open}/join")).json(&json!({})).send().await.expect(200);
    let there = other.client().with_token(ada.access_token());
    let _ = there.get("/v1/account").send().await.expect(200);
    let disable_notifications = "alter table sessions disable trigger sessions_revoked";
    server.database().connect().await.batch_execute(disable_notifications).await.expect("no notifications");
    let _ = ada.delete_account().send().await.expect(204);

    let text = json!({"text": "a private message", "audience": "players"});
    let settings =
        json!({"turns": "none", "quiet_minutes": 10, "digest_hour": 8, "invitations": false, "results": false});
    let plan = json!({"decision": "take_painting", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]});
    let invalid = (401, "invalid_token");
    for (request, (status, code)) in [
        (there.put(&table.path("/note")).json(&json!({"text": "a private note"})), invalid),
        (there.put(&format!("/v1/account/mutes/{}", other_seat.name)), invalid),
        (there.get("/v1/account/mail-settings"), invalid),
        (there.put("/v1/account/mail-settings").json(&settings), invalid),
        (there.put("/v1/account/vacation"), invalid),
        (there.put("/v1/account/clock").json(&json!({"sleep": null, "weekends_off": true})), invalid),
        (there.patch("/v1/account").json(&json!({"display_name": "Ada again"})), invalid),
        (there.post(&table.path("/messages")).json(&text), invalid),
        // Seats are given up before the account is deleted.
        (there.post(&format!("{open}/invitations")).json(&json!({"name": other_seat.name})), (403, "not_a_player")),
        (there.post(&table.path("/plans")).json(&plan), (409, "has_resigned")),
    ] {
        request.send().await.expect_problem(status, code);
    }
    assert_no_ids_left(&server, &ada).await;
    let kept = "select string_agg(to_jsonb(m)::text, ' ') from messages m";
    let kept: Option<String> = server.database().connect().await.query_one(kept, &[]).await.expect("messages").get(0);
    assert!(!kept.unwrap_or_default().contains("a private message"));
}

#[tokio::test]
async fn a_deleted_account_leaves_no_personal_data() {
    let server = TestServer::start().await;
    let (ada, table) = account_with_data(&server).await;
    let _ = ada.delete_account().send().await.expect(204);
    // The others go on, with a bot in the seat, until one of them resigns.
    let left: Vec<&Person> = table.players.iter().filter(|it| it.id != ada.id).collect();
    let watch = TestTable { game: table.game.clone(), players: left.iter().map(|it| (*it).clone()).collect() };
    for _ in 0..12 {
        for person in &left {
            person.play_first_legal(&table.game).await;
        }
    }
    let message = json!({"text": "a message after the deletion", "audience": "players"});
    let _ = left[0].client.post(&table.path("/messages")).json(&message).send().await.expect(201);
    let _ = left[1].client.post(&table.path("/resign")).send().await.expect(200);
    watch.wait_until("the game is over", |game| game["status"] == "finished").await;
    assert_no_ids_left(&server, &ada).await;
    let connection = server.database().connect().await;
    let row =
        connection.query_one("select to_jsonb(a)::text from accounts a where id = $1::text::uuid", &[&ada.id]).await;
    let row: Value = serde_json::from_str(row.expect("a row").get(0)).expect("JSON");
    for (column, plain) in [
        ("name", Value::Null),
        ("email", Value::Null),
        ("sleep_from", Value::Null),
        ("sleep_to", Value::Null),
        ("weekends_off", json!(false)),
        ("time_zone", json!("UTC")),
        ("locale", json!("en")),
    ] {
        assert_eq!(row[column], plain, "{column}");
    }
    let sent = connection.query("select from deliveries", &[]).await.expect("deliveries");
    assert!(sent.is_empty(), "deliveries of a deleted account are still there");
    let kept = "select string_agg(to_jsonb(m)::text, ' ') from messages m";
    let kept: Option<String> = connection.query_one(kept, &[]).await.expect("messages").get(0);
    assert!(!kept.unwrap_or_default().contains("a private message"));
}
