//! Races between the deletion of an account or a password change and other requests of the account: whichever comes first, no game
//! waits for a deleted account, and no session or token stays valid. A row lock of the test delays one request until the other waits too.

use salon_tests::{
    ApiRequest, MailFixture, PASSWORD, Person, TestDatabase, TestServer, TestTable, mail_address, people,
};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, locked_rows::LockedRows, refresh};

fn sign_in_request(server: &TestServer, person: &Person) -> ApiRequest {
    server.client().post("/v1/sessions").json(&json!({"name": person.name, "password": PASSWORD}))
}

fn join_request(person: &Person, table: &Value) -> ApiRequest {
    let path = format!("/v1/games/{}/join", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"invite": table["invite"]}))
}

fn open_request(person: &Person) -> ApiRequest {
    person.client.post("/v1/games").json(&json!({"ruleset": "art_society", "seats": 2}))
}

fn sessions_of(person: &Person) -> String {
    format!("sessions where account_id = '{}'", person.id)
}

/// Starts a game and lets the player of seat 0 resign.
async fn table_with_free_seat(people: &[Person]) -> TestTable {
    let table = TestTable::with_settings(people, &json!({"accepts_bots": true})).await;
    resign(&table, &table.players[0]).await;
    table
}

/// Lets a player resign, and waits until the bot in the seat has decided, so that no bot is delayed by the locks.
async fn resign(table: &TestTable, person: &Person) {
    let summary = person.client.post(&table.path("/resign")).send().await.expect(200).json();
    let seat = summary["my_seat"].clone();
    let is_awaited =
        |game: &Value| game["awaiting"].as_array().is_some_and(|all| all.iter().any(|it| it["seat"] == seat));
    table.wait_until("the bot has decided", |game| !is_awaited(game)).await;
}

fn offer_request(person: &Person, table: &TestTable) -> ApiRequest {
    person.client.post(&table.path("/seats/0/substitutes")).json(&json!({}))
}

/// Returns for a deleted account how many seats and offers it still has, and how many sessions, tokens and webhooks.
async fn left_over(database: &TestDatabase, person: &Person) -> (i64, i64) {
    let sql = "select (select count(*) from players p join games g on g.id = p.game_id where p.account_id = a.id
                and (g.status = 'open' or g.status = 'running' and p.resigned_at is null))
            + (select count(*) from substitutes s where s.account_id = a.id),
            (select count(*) from sessions s where s.account_id = a.id)
            + (select count(*) from access_tokens t where t.account_id = a.id)
            + (select count(*) from webhooks w where w.account_id = a.id)
        from accounts a where id::text = $1 and deleted_at is not null";
    let row = database.connect().await.query_one(sql, &[&person.id]).await.expect("a deleted account");
    (row.get(0), row.get(1))
}

#[tokio::test]
async fn a_seat_taken_during_deletion_is_left_again() {
    let server = TestServer::start().await;
    let accounts = people(&server, 6).await;
    let [ada, bob] = [&accounts[0], &accounts[1]];
    let bot = ada.register_bot("adas-bot", &["read", "play"]).await;
    let free_seat = table_with_free_seat(&accounts[3..]).await;
    let body = json!({"ruleset": "art_society", "seats": 2, "accepts_bots": true});
    let mut tables = Vec::new();
    for _ in 0..2 {
        tables.push(bob.client.post("/v1/games").json(&body).send().await.expect(201).json());
    }
    // A game that ada has resigned from. Its row is locked last by a deletion, after seats, offers and tables were given up.
    let left = TestTable::of(&accounts[..3]).await;
    resign(&left, ada).await;

    let rows = LockedRows::lock(server.database(), &format!("games where id = '{}'", left.game)).await;
    let deletion = rows.send_and_wait(ada.delete_account(), 1).await;
    let _ = join_request(ada, &tables[0]).send().await.expect(200);
    let _ = join_request(&bot, &tables[1]).send().await.expect(200);
    let _ = open_request(ada).send().await.expect(201);
    let _ = offer_request(ada, &free_seat).send().await.expect(200);
    rows.release().await;

    let _ = deletion.await.expect("a response").expect(204);
    for person in [ada, &bot] {
        assert_eq!(left_over(server.database(), person).await, (0, 0), "{}", person.name);
    }
    for table in &tables {
        let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
        let game = bob.client.get(&path).send().await.expect(200).json();
        assert_eq!(game["status"], "finished", "the other player wins: {game}");
    }
}

#[tokio::test]
async fn a_deleted_account_takes_no_seat() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let accounts = people(&server, 6).await;
    let [ada, bob] = [&accounts[0], &accounts[1]];
    let there = Person { client: other.client().with_token(ada.access_token()), ..ada.clone() };
    let free_seat = table_with_free_seat(&accounts[3..]).await;
    // A game in which all players but one have agreed to the offer.
    let agreed = table_with_free_seat(&accounts[3..]).await;
    let agree =
        |seat: usize| agreed.players[seat].client.put(&agreed.path(&format!("/seats/0/substitutes/{}", ada.id)));
    let _ = offer_request(ada, &agreed).send().await.expect(200);
    let _ = agree(1).send().await.expect(200);
    let (table, elsewhere) = (bob.open_table(2, "public").await, bob.open_table(2, "public").await);

    let rows = LockedRows::lock(server.database(), &sessions_of(ada)).await;
    let deletion = rows.send_and_wait(ada.delete_account(), 1).await;
    let mut late = Vec::new();
    for request in
        [join_request(ada, &table), join_request(&there, &elsewhere), open_request(ada), offer_request(ada, &free_seat)]
    {
        late.push(rows.send_and_wait(request, late.len() as i64 + 2).await);
    }
    let taken_over = rows.send_and_wait(agree(2), 6).await;
    rows.release().await;

    let _ = deletion.await.expect("a response").expect(204);
    for task in late {
        task.await.expect("a response").expect_problem(401, "invalid_token");
    }
    taken_over.await.expect("a response").expect_problem(404, "not_found");
    // The other server has not yet been notified.
    for request in [join_request(&there, &elsewhere), open_request(&there), offer_request(&there, &free_seat)] {
        request.send().await.expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), ada).await, (0, 0));
}

#[tokio::test]
async fn a_deleted_bot_takes_no_seat() {
    let server = TestServer::start().await;
    let accounts = people(&server, 2).await;
    let [ada, bob] = [&accounts[0], &accounts[1]];
    let bot = ada.register_bot("adas-bot", &["read", "play"]).await;
    let body = json!({"ruleset": "art_society", "seats": 2, "accepts_bots": true});
    let table = bob.client.post("/v1/games").json(&body).send().await.expect(201).json();
    // Used just now, so that the next use does not update the row of the token.
    let _ = bot.client.get("/v1/account").send().await.expect(200);

    let rows = LockedRows::lock(server.database(), &format!("access_tokens where account_id = '{}'", bot.id)).await;
    let deletion = rows.send_and_wait(ada.client.delete(&format!("/v1/account/bots/{}", bot.id)), 1).await;
    let again = rows.send_and_wait(ada.client.delete(&format!("/v1/account/bots/{}", bot.id)), 2).await;
    let joined = rows.send_and_wait(join_request(&bot, &table), 3).await;
    let opened = rows.send_and_wait(open_request(&bot), 4).await;
    rows.release().await;

    let _ = deletion.await.expect("a response").expect(204);
    again.await.expect("a response").expect_problem(404, "not_found");
    for task in [joined, opened] {
        task.await.expect("a response").expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), &bot).await, (0, 0));
}

#[tokio::test]
async fn requests_during_a_deletion_fail_with_invalid_token() {
    // Every waiting request holds a connection.
    let server = TestServer::builder().env("SALON_POOL_SIZE", "16").start().await;
    let ada = Person::register(&server, "ada").await;
    let rows = LockedRows::lock(server.database(), &sessions_of(&ada)).await;
    let deletion = rows.send_and_wait(ada.delete_account(), 1).await;
    let requests = [
        ada.delete_account(),
        ada.client.patch("/v1/account").json(&json!({"display_name": "Ada"})),
        ada.client.post("/v1/account/bots").json(&json!({"name": "adas-bot"})),
        ada.client.post("/v1/account/tokens").json(&json!({"label": "late", "scopes": ["read"]})),
        ada.client.post("/v1/account/webhooks").json(&json!({"label": "late", "url": "https://hooks.example.org/ada"})),
        ada.client.post("/v1/account/email").json(&json!({"email": "ada@example.org", "password": PASSWORD})),
        ada.client.put("/v1/account/clock").json(&json!({"sleep": null, "weekends_off": true})),
    ];
    let mut late = Vec::new();
    for request in requests {
        late.push(rows.send_and_wait(request, late.len() as i64 + 2).await);
    }
    rows.release().await;
    let _ = deletion.await.expect("a response").expect(204);
    for task in late {
        task.await.expect("a response").expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), &ada).await, (0, 0));
    let mails = server.database().connect().await.query("select from mails", &[]).await.expect("mails");
    assert!(mails.is_empty(), "a deleted account gets no mail");
}

#[tokio::test]
async fn a_sign_in_during_a_deletion_fails() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let rows = LockedRows::lock(server.database(), &sessions_of(&ada)).await;
    let deletion = rows.send_and_wait(ada.delete_account(), 1).await;
    let late = rows.send_and_wait(sign_in_request(&server, &ada), 2).await;
    rows.release().await;
    let _ = deletion.await.expect("a response").expect(204);
    late.await.expect("a response").expect_problem(401, "wrong_credentials");
    assert_eq!(left_over(server.database(), &ada).await, (0, 0));
}

#[tokio::test]
async fn a_session_of_a_deleted_account_is_not_refreshed() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    // A state that the server never writes, but a restored backup can contain.
    let sql =
        "update accounts set name = null, display_name = null, email = null, password_hash = null, deleted_at = now()";
    database.batch_execute(&format!("{sql} where id = '{}'", ada.id)).await.expect("a commit");
    refresh(&server, &json!(ada.refresh_token())).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_sign_in_during_a_password_change_fails() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let rows = LockedRows::lock(server.database(), &sessions_of(&ada)).await;
    let body = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
    let changed = rows.send_and_wait(ada.client.put("/v1/account/password").json(&body), 1).await;
    let late = rows.send_and_wait(sign_in_request(&server, &ada), 2).await;
    rows.release().await;
    let tokens = changed.await.expect("a response").expect(200).json();
    late.await.expect("a response").expect_problem(401, "wrong_credentials");
    let _ = refresh(&server, &tokens["refresh_token"]).await.expect(200);
    let export = ada.client.with_token(tokens["access_token"].as_str().expect("a token"));
    let export = export.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1), "{export}");
}

#[tokio::test]
async fn no_token_is_created_while_tokens_are_revoked() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let script = server.client().with_token(&ada.personal_token(&["manage"]).await);
    let bot = ada.register_bot("adas-bot", &["read"]).await;
    let of = format!("accounts where id in ('{}', '{}')", ada.id, bot.id);
    let rows = LockedRows::lock(server.database(), &of).await;
    let body = json!({
        "current_password": PASSWORD, "new_password": NEW_PASSWORD, "revoke_access_tokens": true,
        "revoke_bot_tokens": true
    });
    let changed = rows.send_and_wait(ada.client.put("/v1/account/password").json(&body), 1).await;
    let token = json!({"label": "late", "scopes": ["manage"]});
    let own = rows.send_and_wait(ada.client.post("/v1/account/tokens").json(&token), 2).await;
    let child = rows.send_and_wait(script.post("/v1/account/tokens").json(&token), 3).await;
    rows.release().await;
    let left = changed.await.expect("a response").expect(200).json();
    assert_eq!((&left["access_tokens_left"], &left["bot_tokens_left"]), (&json!(0), &json!(0)));
    for late in [own, child] {
        late.await.expect("a response").expect_problem(401, "invalid_token");
    }
    let kept = server.database().connect().await.query("select from access_tokens", &[]).await.expect("tokens");
    assert!(kept.is_empty(), "{} tokens are left", kept.len());
}

#[tokio::test]
async fn a_sign_in_during_a_password_reset_fails() {
    let fixture = MailFixture::start().await;
    let ada = fixture.register_verified("ada", json!({})).await;
    let body = json!({"email": mail_address("ada")});
    let _ = fixture.server.client().post("/v1/password-resets").json(&body).send().await.expect(202);
    let mails = fixture.smtp.wait_for_mails(&mail_address("ada"), 2).await;
    let rows = LockedRows::lock(fixture.server.database(), &sessions_of(&ada)).await;
    let body = json!({"token": mails[1].token(), "new_password": NEW_PASSWORD});
    let reset = rows.send_and_wait(fixture.server.client().put("/v1/password-resets").json(&body), 1).await;
    let late = rows.send_and_wait(sign_in_request(&fixture.server, &ada), 2).await;
    rows.release().await;
    let _ = reset.await.expect("a response").expect(204);
    late.await.expect("a response").expect_problem(401, "wrong_credentials");
}
