//! Somebody goes, or changes the password, while something else of theirs is under way: whichever comes first, nobody waits for a
//! seat of somebody who is gone, and no way in stays open. A row lock of the test's own holds the one up until the other is there.

use std::time::{Duration, Instant};

use salon_tests::{
    Answer, PASSWORD, PATIENCE, Person, Postbox, Request, Table, TestDatabase, TestServer, address, people,
};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

/// Rows that nobody else gets at.
struct Held {
    holder: tokio_postgres::Client,
    watcher: tokio_postgres::Client,
}

impl Held {
    async fn rows(database: &TestDatabase, of: &str) -> Self {
        let (holder, watcher) = (database.connect().await, database.connect().await);
        holder.batch_execute(&format!("begin; select from {of} for update")).await.expect("a lock");
        Self { holder, watcher }
    }

    /// Sends a request and waits until it stands in line as the last of so many, or was answered without.
    async fn until_waits(&self, request: Request, count: i64) -> JoinHandle<Answer> {
        let task = tokio::spawn(request.send());
        let sql =
            "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        let deadline = Instant::now() + PATIENCE;
        while !task.is_finished() && self.watcher.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0) < count {
            assert!(Instant::now() < deadline, "not {count} wait");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        task
    }

    async fn release(self) {
        self.holder.batch_execute("commit").await.expect("an end");
    }
}

fn deletion(person: &Person) -> Request {
    person.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD}))
}

fn sign_in(server: &TestServer, person: &Person) -> Request {
    server.client().post("/v1/sessions").json(&json!({"name": person.name, "password": PASSWORD}))
}

fn join(person: &Person, table: &Value) -> Request {
    let path = format!("/v1/games/{}/join", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"invite": table["invite"]}))
}

fn opening(person: &Person) -> Request {
    person.client.post("/v1/games").json(&json!({"ruleset": "art_society", "seats": 2}))
}

fn sessions_of(person: &Person) -> String {
    format!("sessions where account_id = '{}'", person.id)
}

/// A running game whose first seat was given up.
async fn with_a_seat_to_give(people: &[Person]) -> Table {
    let table = Table::opened(people, &json!({"accepts_bots": true})).await;
    give_up(&table, &table.players[0]).await;
    table
}

/// Gives a seat up. What the server's bot has to do in its place is done before anybody is held up.
async fn give_up(table: &Table, person: &Person) {
    let summary = person.client.post(&table.path("/resign")).send().await.expect(200).json();
    let seat = summary["my_seat"].clone();
    let waits = |game: &Value| game["awaiting"].as_array().is_some_and(|all| all.iter().any(|it| it["seat"] == seat));
    table.until("the bot has decided", |game| !waits(game)).await;
}

fn offer(person: &Person, table: &Table) -> Request {
    person.client.post(&table.path("/seats/0/substitutes")).json(&json!({}))
}

/// How often something counts on somebody who is gone, and how many ways in there are.
async fn left_over(database: &TestDatabase, person: &Person) -> (i64, i64) {
    let sql = "select (select count(*) from players p join games g on g.id = p.game_id where p.account_id = a.id
                and (g.status = 'open' or g.status = 'running' and p.resigned_at is null))
            + (select count(*) from substitutes s where s.account_id = a.id),
            (select count(*) from sessions s where s.account_id = a.id)
            + (select count(*) from access_tokens t where t.account_id = a.id)
            + (select count(*) from webhooks w where w.account_id = a.id)
        from accounts a where id::text = $1 and deleted_at is not null";
    let row = database.connect().await.query_one(sql, &[&person.id]).await.expect("an account that is gone");
    (row.get(0), row.get(1))
}

#[tokio::test]
async fn who_sits_down_while_going_gets_up_again() {
    let server = TestServer::start().await;
    let everybody = people(&server, 6).await;
    let [ada, bob] = [&everybody[0], &everybody[1]];
    let bot = ada.bring_along("adas-bot", &["read", "play"]).await;
    let to_give = with_a_seat_to_give(&everybody[3..]).await;
    let order = json!({"ruleset": "art_society", "seats": 2, "accepts_bots": true});
    let mut tables = Vec::new();
    for _ in 0..2 {
        tables.push(bob.client.post("/v1/games").json(&order).send().await.expect(201).json());
    }
    // One that has been left, and that others play on: everything that counts on her is seen to before its row is wanted.
    let left = Table::of(&everybody[..3]).await;
    give_up(&left, ada).await;

    let held = Held::rows(server.database(), &format!("games where id = '{}'", left.game)).await;
    let gone = held.until_waits(deletion(ada), 1).await;
    let _ = join(ada, &tables[0]).send().await.expect(200);
    let _ = join(&bot, &tables[1]).send().await.expect(200);
    let _ = opening(ada).send().await.expect(201);
    let _ = offer(ada, &to_give).send().await.expect(200);
    held.release().await;

    let _ = gone.await.expect("an answer").expect(204);
    for person in [ada, &bot] {
        assert_eq!(left_over(server.database(), person).await, (0, 0), "{}", person.name);
    }
    for table in &tables {
        let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
        let game = bob.client.get(&path).send().await.expect(200).json();
        assert_eq!(game["status"], "finished", "who is left has won: {game}");
    }
}

#[tokio::test]
async fn who_is_gone_sits_down_nowhere() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let everybody = people(&server, 6).await;
    let [ada, bob] = [&everybody[0], &everybody[1]];
    let there = Person { client: other.client().with_token(ada.access_token()), ..ada.clone() };
    let to_give = with_a_seat_to_give(&everybody[3..]).await;
    // Where all but one have agreed to her.
    let agreed = with_a_seat_to_give(&everybody[3..]).await;
    let agree =
        |seat: usize| agreed.players[seat].client.put(&agreed.path(&format!("/seats/0/substitutes/{}", ada.id)));
    let _ = offer(ada, &agreed).send().await.expect(200);
    let _ = agree(1).send().await.expect(200);
    let (table, elsewhere) = (bob.open_table(2, "public").await, bob.open_table(2, "public").await);

    let held = Held::rows(server.database(), &sessions_of(ada)).await;
    let gone = held.until_waits(deletion(ada), 1).await;
    let mut late = Vec::new();
    for request in [join(ada, &table), join(&there, &elsewhere), opening(ada), offer(ada, &to_give)] {
        late.push(held.until_waits(request, late.len() as i64 + 2).await);
    }
    let taken_over = held.until_waits(agree(2), 6).await;
    held.release().await;

    let _ = gone.await.expect("an answer").expect(204);
    for task in late {
        task.await.expect("an answer").expect_problem(401, "invalid_token");
    }
    taken_over.await.expect("an answer").expect_problem(404, "not_found");
    // The other server has yet to hear of it.
    for request in [join(&there, &elsewhere), opening(&there), offer(&there, &to_give)] {
        request.send().await.expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), ada).await, (0, 0));
}

#[tokio::test]
async fn a_bot_that_is_gone_sits_down_nowhere() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let [ada, bob] = [&everybody[0], &everybody[1]];
    let bot = ada.bring_along("adas-bot", &["read", "play"]).await;
    let order = json!({"ruleset": "art_society", "seats": 2, "accepts_bots": true});
    let table = bob.client.post("/v1/games").json(&order).send().await.expect(201).json();
    // Used a moment ago, so that nobody wants to note it again.
    let _ = bot.client.get("/v1/account").send().await.expect(200);

    let held = Held::rows(server.database(), &format!("access_tokens where account_id = '{}'", bot.id)).await;
    let gone = held.until_waits(ada.client.delete(&format!("/v1/account/bots/{}", bot.id)), 1).await;
    let again = held.until_waits(ada.client.delete(&format!("/v1/account/bots/{}", bot.id)), 2).await;
    let joined = held.until_waits(join(&bot, &table), 3).await;
    let opened = held.until_waits(opening(&bot), 4).await;
    held.release().await;

    let _ = gone.await.expect("an answer").expect(204);
    again.await.expect("an answer").expect_problem(404, "not_found");
    for task in [joined, opened] {
        task.await.expect("an answer").expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), &bot).await, (0, 0));
}

#[tokio::test]
async fn whatever_else_is_asked_of_an_account_that_goes_is_told_that_the_token_is_void() {
    // Each of them waits with a connection.
    let server = TestServer::builder().env("SALON_POOL_SIZE", "16").start().await;
    let ada = Person::register(&server, "ada").await;
    let held = Held::rows(server.database(), &sessions_of(&ada)).await;
    let gone = held.until_waits(deletion(&ada), 1).await;
    let requests = [
        deletion(&ada),
        ada.client.patch("/v1/account").json(&json!({"display_name": "Ada"})),
        ada.client.post("/v1/account/bots").json(&json!({"name": "adas-bot"})),
        ada.client.post("/v1/account/tokens").json(&json!({"label": "late", "scopes": ["read"]})),
        ada.client.post("/v1/account/webhooks").json(&json!({"label": "late", "url": "https://hooks.example.org/ada"})),
        ada.client.post("/v1/account/email").json(&json!({"email": "ada@example.org", "password": PASSWORD})),
        ada.client.put("/v1/account/clock").json(&json!({"sleep": null, "weekends_off": true})),
    ];
    let mut late = Vec::new();
    for request in requests {
        late.push(held.until_waits(request, late.len() as i64 + 2).await);
    }
    held.release().await;
    let _ = gone.await.expect("an answer").expect(204);
    for task in late {
        task.await.expect("an answer").expect_problem(401, "invalid_token");
    }
    assert_eq!(left_over(server.database(), &ada).await, (0, 0));
    let mails = server.database().connect().await.query("select from mails", &[]).await.expect("mails");
    assert!(mails.is_empty(), "somebody who is gone is written to");
}

#[tokio::test]
async fn nobody_signs_in_to_an_account_that_goes() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let held = Held::rows(server.database(), &sessions_of(&ada)).await;
    let gone = held.until_waits(deletion(&ada), 1).await;
    let late = held.until_waits(sign_in(&server, &ada), 2).await;
    held.release().await;
    let _ = gone.await.expect("an answer").expect(204);
    late.await.expect("an answer").expect_problem(401, "wrong_credentials");
    assert_eq!(left_over(server.database(), &ada).await, (0, 0));
}

#[tokio::test]
async fn a_session_of_somebody_who_is_gone_is_not_extended() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    // As nothing here would leave it; a restored backup could.
    let sql =
        "update accounts set name = null, display_name = null, email = null, password_hash = null, deleted_at = now()";
    database.batch_execute(&format!("{sql} where id = '{}'", ada.id)).await.expect("an end");
    let order = json!({"refresh_token": ada.refresh_token()});
    let answer = server.client().post("/v1/sessions/refresh").json(&order).send().await;
    answer.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_sign_in_with_the_old_password_does_not_outlive_a_change_of_it() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let held = Held::rows(server.database(), &sessions_of(&ada)).await;
    let order = json!({"current_password": PASSWORD, "new_password": "a staple for every horse"});
    let changed = held.until_waits(ada.client.put("/v1/account/password").json(&order), 1).await;
    let late = held.until_waits(sign_in(&server, &ada), 2).await;
    held.release().await;
    let tokens = changed.await.expect("an answer").expect(200).json();
    late.await.expect("an answer").expect_problem(401, "wrong_credentials");
    let order = json!({"refresh_token": tokens["refresh_token"]});
    let _ = server.client().post("/v1/sessions/refresh").json(&order).send().await.expect(200);
    let export = ada.client.with_token(tokens["access_token"].as_str().expect("a token"));
    let export = export.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1), "{export}");
}

#[tokio::test]
async fn no_token_is_made_while_a_new_password_revokes_them() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let script = server.client().with_token(&ada.personal_token(&["manage"]).await);
    let bot = ada.bring_along("adas-bot", &["read"]).await;
    let of = format!("accounts where id in ('{}', '{}')", ada.id, bot.id);
    let held = Held::rows(server.database(), &of).await;
    let order = json!({
        "current_password": PASSWORD, "new_password": "a staple for every horse", "revoke_access_tokens": true,
        "revoke_bot_tokens": true
    });
    let changed = held.until_waits(ada.client.put("/v1/account/password").json(&order), 1).await;
    let token = json!({"label": "late", "scopes": ["manage"]});
    let own = held.until_waits(ada.client.post("/v1/account/tokens").json(&token), 2).await;
    let child = held.until_waits(script.post("/v1/account/tokens").json(&token), 3).await;
    held.release().await;
    let left = changed.await.expect("an answer").expect(200).json();
    assert_eq!((&left["access_tokens_left"], &left["bot_tokens_left"]), (&json!(0), &json!(0)));
    for late in [own, child] {
        late.await.expect("an answer").expect_problem(401, "invalid_token");
    }
    let kept = server.database().connect().await.query("select from access_tokens", &[]).await.expect("tokens");
    assert!(kept.is_empty(), "{} tokens outlived it", kept.len());
}

#[tokio::test]
async fn a_sign_in_with_the_old_password_does_not_outlive_a_new_one_by_mail() {
    let post = Postbox::start().await;
    let ada = post.verified("ada", json!({})).await;
    let order = json!({"email": address("ada")});
    let _ = post.server.client().post("/v1/password-resets").json(&order).send().await.expect(202);
    let mails = post.smtp.await_mails(&address("ada"), 2).await;
    let held = Held::rows(post.server.database(), &sessions_of(&ada)).await;
    let order = json!({"token": mails[1].token(), "new_password": "a staple for every horse"});
    let reset = held.until_waits(post.server.client().put("/v1/password-resets").json(&order), 1).await;
    let late = held.until_waits(sign_in(&post.server, &ada), 2).await;
    held.release().await;
    let _ = reset.await.expect("an answer").expect(204);
    late.await.expect("an answer").expect_problem(401, "wrong_credentials");
}
