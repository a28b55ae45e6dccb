//! Sessions that end before they expire: every server refuses them and closes their streams.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use salon_tests::{ApiClient, MailFixture, PASSWORD, Person, TestServer, eventually, mail_address};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, SessionEnd};

/// Asks until the token is refused. How soon that is depends on the machine; that a server polls at least once a second is checked
/// where the interval is defined.
async fn wait_until_refused(client: &ApiClient) {
    eventually("the token is refused", async || {
        let response = client.get("/v1/account").send().await;
        (response.status() != 200).then(|| drop(response.expect_problem(401, "invalid_token")))
    })
    .await;
}

/// Returns the id of the session in an access token.
fn session_id(person: &Person) -> String {
    let claims = person.access_token().split('.').nth(1).expect("claims");
    let claims: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).expect("base64")).expect("JSON");
    claims["sid"].as_str().expect("a session").to_owned()
}

/// Starts another server on the same database.
async fn other_server(fixture: &MailFixture) -> TestServer {
    TestServer::builder().database(fixture.server.database()).start().await
}

/// Checks that both servers refuse a session once `end` has ended it, and that streams and long polls end.
async fn expect_refused_everywhere(
    fixture: &MailFixture,
    other: &TestServer,
    name: &str,
    end: impl AsyncFnOnce(&Person),
) {
    let ada = fixture.register_verified(name, json!({})).await;
    let there = other.client().with_token(ada.access_token());
    let streams = [ada.client.follow_feed().await, there.follow_feed().await];
    let cursor = there.get("/v1/account/feed").send().await.expect(200).json()["next_cursor"].clone();
    let path = format!("/v1/account/feed?wait=20&cursor={}", cursor.as_str().expect("a cursor"));
    let long_poll = tokio::spawn(there.get(&path).send());
    end(&ada).await;
    // The server that ended the session refuses it at once, the other one a little later.
    ada.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    wait_until_refused(&there).await;
    for stream in streams {
        stream.expect_reconnect().await;
    }
    long_poll.await.expect("a response").expect_problem(401, "invalid_token");
}

#[tokio::test]
async fn an_ended_session_is_refused_by_every_server() {
    let fixture = MailFixture::start().await;
    let other = other_server(&fixture).await;
    for way in SessionEnd::ALL {
        let end = async |ada: &Person| way.apply(&fixture.server, ada).await;
        expect_refused_everywhere(&fixture, &other, &way.account_name(), end).await;
    }
}

#[tokio::test]
async fn a_password_reset_ends_sessions_on_every_server() {
    let fixture = MailFixture::start().await;
    let reset = async |ada: &Person| {
        let client = fixture.server.client();
        let body = json!({"email": mail_address(&ada.name)});
        let _ = client.post("/v1/password-resets").json(&body).send().await.expect(202);
        let mails = fixture.smtp.wait_for_mails(&mail_address(&ada.name), 2).await;
        let body = json!({"token": mails[1].token(), "new_password": NEW_PASSWORD});
        let _ = client.put("/v1/password-resets").json(&body).send().await.expect(204);
    };
    expect_refused_everywhere(&fixture, &other_server(&fixture).await, "ada", reset).await;
}

#[tokio::test]
async fn a_deletion_ends_sessions_on_every_server() {
    let fixture = MailFixture::start().await;
    let delete = async |ada: &Person| drop(ada.delete_account().send().await.expect(204));
    expect_refused_everywhere(&fixture, &other_server(&fixture).await, "ada", delete).await;
}

#[tokio::test]
async fn an_ended_session_is_refused_without_a_notification() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let there = other.client().with_token(ada.access_token());
    let streams = [ada.client.follow_feed().await, there.follow_feed().await];
    let database = server.database().connect().await;
    // The row alone sends no notification: both servers have to find it by polling.
    let sql = format!("insert into revoked_sessions (session_id) values ('{}')", session_id(&ada));
    database.batch_execute(&sql).await.expect("a row");
    for client in [&ada.client, &there] {
        wait_until_refused(client).await;
    }
    for stream in streams {
        stream.expect_reconnect().await;
    }
    for client in [&bob.client, &other.client().with_token(bob.access_token())] {
        let _ = client.get("/v1/account").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_restarted_server_refuses_ended_sessions() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = ada.client.delete("/v1/sessions/current").send().await.expect(204);
    server.restart().await;
    ada.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
}

#[tokio::test]
async fn an_expired_session_is_not_recorded_as_revoked() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let database = server.database().connect().await;
    let expire = format!(
        "update sessions set created_at = now() - interval '2 days', refreshed_at = now() - interval '2 days',
            expires_at = now() - interval '1 day' where id = '{}';
        delete from sessions",
        session_id(&ada)
    );
    database.batch_execute(&expire).await.expect("rows");
    let rows = database.query("select session_id::text from revoked_sessions", &[]).await.expect("rows");
    let recorded: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(recorded, [session_id(&bob)]);
}

#[tokio::test]
async fn a_password_change_revokes_access_tokens_on_request() {
    let server = TestServer::start().await;
    let mut ada = Person::register(&server, "ada").await;
    let own = ada.client.with_token(&ada.personal_token(&["read"]).await);
    let bot = ada.register_bot("adas-bot", &["read"]).await;
    let bob = Person::register(&server, "bob").await;
    let stranger = bob.client.with_token(&bob.personal_token(&["read"]).await);
    let expire =
        "update access_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 day'
        where id = (select id from access_tokens order by id desc limit 1)";
    ada.personal_token(&["read"]).await;
    server.database().connect().await.batch_execute(expire).await.expect("an expired token");
    let mut current = PASSWORD.to_owned();
    for (number, (field, left)) in
        [("", [1, 1]), ("revoke_access_tokens", [0, 1]), ("revoke_bot_tokens", [0, 0])].into_iter().enumerate()
    {
        let new = format!("a staple for horse {number}");
        let mut body = json!({"current_password": current, "new_password": new});
        if !field.is_empty() {
            body[field] = json!(true);
        }
        let changed = ada.client.put("/v1/account/password").json(&body).send().await.expect(200).json();
        assert_eq!(json!(left), json!([changed["access_tokens_left"], changed["bot_tokens_left"]]), "{field}");
        ada.client = ada.client.with_token(changed["access_token"].as_str().expect("a token"));
        let _ = ada.client.get("/v1/account").send().await.expect(200);
        for (client, left) in [(&own, left[0]), (&bot.client, left[1])] {
            let response = client.get("/v1/account").send().await;
            assert_eq!(response.status(), if left > 0 { 200 } else { 401 }, "{field}");
        }
        current = new;
    }
    let _ = stranger.get("/v1/account").send().await.expect(200);
}
