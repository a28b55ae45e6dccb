//! Sessions that were ended: every server refuses them within a moment, and ends what they had opened.

use std::time::{Duration, Instant};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use salon_tests::{Answer, Client, EventStream, PASSWORD, Person, Postbox, TestServer, address};
use serde_json::{Value, json};

const PATIENCE: Duration = Duration::from_secs(30);
const NEW_PASSWORD: &str = "a staple for every horse";

/// Asks until the token is refused; how long that took.
async fn until_refused(client: &Client) -> Duration {
    let asked = Instant::now();
    loop {
        let answer = client.get("/v1/account").send().await;
        if answer.status() != 200 {
            answer.expect_problem(401, "invalid_token");
            return asked.elapsed();
        }
        assert!(asked.elapsed() < PATIENCE, "never refused");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn follow(client: &Client) -> EventStream {
    let mut stream = client.get("/v1/account/feed/stream").stream().await;
    assert_eq!(stream.next().await.expect("a greeting").name, "ready");
    stream
}

async fn ends(mut stream: EventStream) {
    let goodbye = stream.next().await.expect("a goodbye");
    assert_eq!((goodbye.name.as_str(), stream.next().await), ("reconnect", None));
}

async fn refresh(server: &TestServer, person: &Person) -> Answer {
    let order = json!({"refresh_token": person.tokens["refresh_token"]});
    server.client().post("/v1/sessions/refresh").json(&order).send().await
}

/// The id of the session in an access token.
fn session(person: &Person) -> String {
    let claims = person.access_token().split('.').nth(1).expect("claims");
    let claims: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).expect("base64")).expect("JSON");
    claims["sid"].as_str().expect("a session").to_owned()
}

async fn end(way: &str, ada: &Person, post: &Postbox) {
    let server = &post.server;
    match way {
        "signed-out" => drop(ada.client.delete("/v1/sessions/current").send().await.expect(204)),
        "everywhere" => drop(ada.client.delete("/v1/sessions").send().await.expect(204)),
        "copied" => {
            let _ = refresh(server, ada).await.expect(200);
            refresh(server, ada).await.expect_problem(401, "invalid_refresh_token");
        }
        "changed" => {
            let order = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
            let _ = ada.client.put("/v1/account/password").json(&order).send().await.expect(200);
        }
        "reset" => {
            let order = json!({"email": address(&ada.name)});
            let _ = server.client().post("/v1/password-resets").json(&order).send().await.expect(202);
            let mails = post.smtp.await_mails(&address(&ada.name), 2).await;
            let order = json!({"token": mails[1].token(), "new_password": NEW_PASSWORD});
            let _ = server.client().put("/v1/password-resets").json(&order).send().await.expect(204);
        }
        _ => {
            let _ =
                ada.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD})).send().await.expect(204);
        }
    }
}

#[tokio::test]
async fn a_session_that_was_ended_is_refused_by_every_server_and_its_streams_end() {
    let post = Postbox::start().await;
    let other = TestServer::builder().database(post.server.database()).start().await;
    for way in ["signed-out", "everywhere", "copied", "changed", "reset", "deleted"] {
        let ada = post.verified(&format!("ada-{way}"), json!({})).await;
        let there = other.client().with_token(ada.access_token());
        let streams = [follow(&ada.client).await, follow(&there).await];
        let cursor = there.get("/v1/account/feed").send().await.expect(200).json()["next_cursor"].clone();
        let path = format!("/v1/account/feed?wait=20&cursor={}", cursor.as_str().expect("a cursor"));
        let waiting = tokio::spawn(there.get(&path).send());
        end(way, &ada, &post).await;
        // At once by the server that did it, in a moment by the other one.
        ada.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
        let took = until_refused(&there).await;
        println!("{way}: refused by the other server after {took:?}");
        for stream in streams {
            ends(stream).await;
        }
        waiting.await.expect("an answer").expect_problem(401, "invalid_token");
    }
}

#[tokio::test]
async fn a_session_is_refused_though_no_notification_told_of_it() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let stream = follow(&ada.client).await;
    let told = format!("insert into revoked_sessions (session_id) values ('{}')", session(&ada));
    server.database().connect().await.batch_execute(&told).await.expect("a row");
    until_refused(&ada.client).await;
    ends(stream).await;
    let _ = bob.client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn a_server_that_starts_later_knows_who_was_signed_out() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = ada.client.delete("/v1/sessions/current").send().await.expect(204);
    server.restart().await;
    ada.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
}

#[tokio::test]
async fn a_session_that_expired_by_itself_is_not_noted() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let database = server.database().connect().await;
    let expire = format!(
        "update sessions set created_at = now() - interval '2 days', refreshed_at = now() - interval '2 days',
            expires_at = now() - interval '1 day' where id = '{}';
        delete from sessions",
        session(&ada)
    );
    database.batch_execute(&expire).await.expect("rows");
    let rows = database.query("select session_id::text from revoked_sessions", &[]).await.expect("rows");
    let noted: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(noted, [session(&bob)]);
}

#[tokio::test]
async fn a_new_password_tells_which_tokens_are_left_and_revokes_them_if_asked() {
    let server = TestServer::start().await;
    let mut ada = Person::register(&server, "ada").await;
    let own = ada.client.with_token(&ada.personal_token(&["read"]).await);
    let bot = ada.bring_along("adas-bot", &["read"]).await;
    let bob = Person::register(&server, "bob").await;
    let stranger = bob.client.with_token(&bob.personal_token(&["read"]).await);
    let expired =
        "update access_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 day'
        where id = (select id from access_tokens order by id desc limit 1)";
    ada.personal_token(&["read"]).await;
    server.database().connect().await.batch_execute(expired).await.expect("a token that expired");
    let order = |current: &str, new: &str| json!({"current_password": current, "new_password": new});
    let mut current = PASSWORD.to_owned();
    for (number, (field, left)) in
        [("", [1, 1]), ("revoke_access_tokens", [0, 1]), ("revoke_bot_tokens", [0, 0])].into_iter().enumerate()
    {
        let new = format!("a staple for horse {number}");
        let mut order = order(&current, &new);
        if !field.is_empty() {
            order[field] = json!(true);
        }
        let answer = ada.client.put("/v1/account/password").json(&order).send().await.expect(200).json();
        assert_eq!(json!(left), json!([answer["access_tokens_left"], answer["bot_tokens_left"]]), "{field}");
        ada.client = ada.client.with_token(answer["access_token"].as_str().expect("a token"));
        let _ = ada.client.get("/v1/account").send().await.expect(200);
        for (client, left) in [(&own, left[0]), (&bot.client, left[1])] {
            let answer = client.get("/v1/account").send().await;
            assert_eq!(answer.status(), if left > 0 { 200 } else { 401 }, "{field}");
        }
        current = new;
    }
    let _ = stranger.get("/v1/account").send().await.expect(200);
}
