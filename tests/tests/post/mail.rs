//! Mails about email addresses and passwords, and their delivery to an SMTP server.

use salon_tests::{
    Mail, MailFixture, PASSWORD, Person, SmtpBehaviour, SmtpServer, TestClock, TestServer, eventually, mail_address,
};
use serde_json::{Value, json};

async fn account(person: &Person) -> Value {
    person.client.get("/v1/account").send().await.expect(200).json()
}

async fn verify(server: &TestServer, token: &str) -> salon_tests::ApiResponse {
    server.client().post("/v1/email-verifications").json(&json!({"token": token})).send().await
}

async fn change_email(person: &Person, email: &str, password: &str) -> salon_tests::ApiResponse {
    person.client.post("/v1/account/email").json(&json!({"email": email, "password": password})).send().await
}

async fn ask_for_reset(server: &TestServer, email: &str) {
    let _ = server.client().post("/v1/password-resets").json(&json!({"email": email})).send().await.expect(202);
}

async fn reset(server: &TestServer, token: &str, password: &str) -> salon_tests::ApiResponse {
    let order = json!({"token": token, "new_password": password});
    server.client().put("/v1/password-resets").json(&order).send().await
}

async fn sign_in(server: &TestServer, password: &str) -> u16 {
    server.client().post("/v1/sessions").json(&json!({"name": "ada", "password": password})).send().await.status()
}

#[tokio::test]
async fn an_email_address_is_verified_by_a_mailed_token() {
    let post = MailFixture::start().await;
    let ada = post.register("ada", json!({"display_name": "Ada <3"})).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 1).await.remove(0);
    assert_eq!(mail.subject, "Confirm your address");
    assert_eq!(mail.header("auto-submitted"), Some("auto-generated"));
    assert_eq!(mail.header("list-unsubscribe"), None, "not a subscription");
    assert!(mail.id.ends_with("@example.org"), "{}", mail.id);
    assert!((mail.date - post.clock.now()).abs() < 120);
    assert!(mail.text.contains("Hello Ada <3,") && mail.html.contains("Hello Ada &lt;3,"), "{mail:?}");
    let token = mail.token();
    assert!(mail.html.contains(&format!("https://salon.example.org/verify-email#{token}")));
    assert_eq!(account(&ada).await["email_verified"], false);
    let _ = verify(&post.server, &token).await.expect(204);
    assert_eq!(account(&ada).await["email_verified"], true);
    verify(&post.server, &token).await.expect_problem(404, "not_found");
    post.wait_until_idle().await;
    let log = post.server.log();
    assert!(log.contains("mail sent") && !log.contains(&token) && !log.contains("ada@example.org"), "{log}");
    let stored = post.query_number("select count(*) from mail_tokens").await;
    assert_eq!(stored, 0, "a used token is deleted");
}

#[tokio::test]
async fn verifications_expire_after_a_day_and_are_limited() {
    let post = MailFixture::start().await;
    let ada = post.register("ada", json!({})).await;
    let old = post.smtp.wait_for_mails("ada@example.org", 1).await[0].token();
    post.advance_when_idle(86_401).await;
    verify(&post.server, &old).await.expect_problem(404, "not_found");
    change_email(&ada, "ada@example.org", "a wrong password").await.expect_problem(403, "wrong_password");
    for count in 2..=6 {
        let _ = change_email(&ada, "ada@example.org", PASSWORD).await.expect(202);
        post.smtp.wait_for_mails("ada@example.org", count).await;
    }
    change_email(&ada, "ada@example.org", PASSWORD).await.expect_problem(429, "rate_limited");
    let newest = post.smtp.mails_to("ada@example.org")[5].token();
    let _ = verify(&post.server, &newest).await.expect(204);
    assert_eq!(account(&ada).await["email_verified"], true);
}

#[tokio::test]
async fn no_answer_reveals_whether_an_email_address_is_known() {
    let post = MailFixture::start().await;
    post.register_verified("ada", json!({})).await;
    let eve = post.register("eve", json!({"email": "ada@example.org"})).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "Your address was entered for another account");
    assert!(mail.text.contains("“eve”") && mail.text.contains("“ada”") && !mail.text.contains("salon_mt_"));
    assert_eq!(account(&eve).await["email"], "ada@example.org");
    let mut answers = Vec::new();
    for email in ["ADA@example.org", "nobody@example.org"] {
        let answer = change_email(&eve, email, PASSWORD).await.expect(202);
        answers.push((answer.status(), answer.text()));
        ask_for_reset(&post.server, email).await;
    }
    assert_eq!(answers[0], answers[1]);
    post.wait_until_idle().await;
    let to_nobody = post.smtp.mails_to("nobody@example.org");
    assert_eq!(to_nobody.len(), 1, "only the verification that eve asked for");
    assert_eq!(to_nobody[0].subject, "Confirm your address");
    let rows = post.query_number("select count(*) from mails where account_id is null").await;
    assert_eq!(rows, 0, "mails without an account are deleted");
}

#[tokio::test]
async fn a_verified_email_address_stays_until_the_new_one_is_verified() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({})).await;
    let _ = change_email(&ada, "new@example.org", PASSWORD).await.expect(202);
    let token = post.smtp.wait_for_mails("new@example.org", 1).await[0].token();
    let before = account(&ada).await;
    assert_eq!((&before["email"], &before["email_verified"]), (&json!("ada@example.org"), &json!(true)));
    let _ = verify(&post.server, &token).await.expect(204);
    let after = account(&ada).await;
    assert_eq!((&after["email"], &after["email_verified"]), (&json!("new@example.org"), &json!(true)));
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "Your address was changed");
    assert!(!mail.text.contains("new@example.org"));
}

#[tokio::test]
async fn a_profile_change_alone_verifies_no_email_address() {
    let post = MailFixture::start().await;
    let ada = post.register("ada", json!({})).await;
    let old = post.smtp.wait_for_mails("ada@example.org", 1).await[0].token();
    let order = json!({"email": "thief@example.org"});
    let _ = ada.client.patch("/v1/account").json(&order).send().await.expect(200);
    post.wait_until_idle().await;
    assert!(post.smtp.mails_to("thief@example.org").is_empty(), "no verification without the password");
    verify(&post.server, &old).await.expect_problem(404, "not_found");
    assert_eq!(account(&ada).await["email_verified"], false);
}

#[tokio::test]
async fn the_first_account_to_verify_an_email_address_owns_it() {
    let post = MailFixture::start().await;
    let shared = json!({"email": "shared@example.org"});
    let ada = post.register("ada", shared.clone()).await;
    let first = post.smtp.wait_for_mails("shared@example.org", 1).await[0].token();
    let bob = post.register("bob", shared).await;
    let second = post.smtp.wait_for_mails("shared@example.org", 2).await[1].token();
    let _ = verify(&post.server, &second).await.expect(204);
    verify(&post.server, &first).await.expect_problem(409, "email_taken");
    assert_eq!(account(&ada).await["email_verified"], false);
    assert_eq!(account(&bob).await["email_verified"], true);
}

#[tokio::test]
async fn a_password_reset_ends_every_session() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({"locale": "fr"})).await;
    ask_for_reset(&post.server, "Ada@Example.org").await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "Un nouveau mot de passe");
    let token = mail.token();
    assert!(mail.html.contains(&format!("/reset-password#{token}")));
    reset(&post.server, &token, "short").await.expect_problem(422, "invalid_body");
    let _ = reset(&post.server, &token, "a staple for every horse").await.expect(204);
    reset(&post.server, &token, "another long password").await.expect_problem(404, "not_found");
    let order = json!({"refresh_token": ada.refresh_token()});
    let refresh = post.server.client().post("/v1/sessions/refresh").json(&order).send().await;
    refresh.expect_problem(401, "invalid_refresh_token");
    assert_eq!(sign_in(&post.server, PASSWORD).await, 401);
    assert_eq!(sign_in(&post.server, "a staple for every horse").await, 201);
    ask_for_reset(&post.server, "ada@example.org").await;
    let late = post.smtp.wait_for_mails("ada@example.org", 3).await[2].token();
    post.advance_when_idle(7_201).await;
    reset(&post.server, &late, "another long password").await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn password_resets_need_a_verified_address_and_are_limited() {
    let post = MailFixture::start().await;
    post.register("bob", json!({})).await;
    post.smtp.wait_for_mails("bob@example.org", 1).await;
    ask_for_reset(&post.server, "bob@example.org").await;
    post.wait_until_idle().await;
    assert_eq!(post.smtp.mails_to("bob@example.org").len(), 1);
    post.register_verified("ada", json!({})).await;
    for _ in 0..15 {
        ask_for_reset(&post.server, "ada@example.org").await;
        post.wait_until_idle().await;
    }
    assert_eq!(post.smtp.mails_to("ada@example.org").len(), 10, "the mails to one address are limited");
}

#[tokio::test]
async fn password_resets_share_the_limit_of_sign_ins() {
    let server = TestServer::builder().env("SALON_RATE_LIMIT_SIGN_IN", "3").start().await;
    let ask = async || {
        let order = json!({"email": "ada@example.org"});
        server.client().post("/v1/password-resets").json(&order).send().await
    };
    for _ in 0..3 {
        let _ = ask().await.expect(202);
    }
    ask().await.expect_problem(429, "rate_limited");
}

#[tokio::test]
async fn a_mail_refused_temporarily_is_retried_and_sent_once() {
    let post = MailFixture::start().await;
    post.smtp.set_behaviour(SmtpBehaviour::RejectTemporarily);
    post.register("ada", json!({})).await;
    post.smtp.wait_for_attempts(1).await;
    post.wait_until_idle().await;
    post.smtp.set_behaviour(SmtpBehaviour::Accept);
    post.advance_when_idle(30).await;
    post.wait_until_idle().await;
    assert_eq!((post.smtp.attempts(), post.smtp.received().len()), (1, 0), "the retry is delayed");
    post.advance_when_idle(60).await;
    post.smtp.wait_for_mails("ada@example.org", 1).await;
    post.advance_when_idle(86_400).await;
    post.wait_until_idle().await;
    assert_eq!(post.smtp.received().len(), 1);
}

#[tokio::test]
async fn a_mail_refused_permanently_or_for_days_is_given_up() {
    let post = MailFixture::start().await;
    post.smtp.set_behaviour(SmtpBehaviour::RejectPermanently);
    post.register("ada", json!({})).await;
    post.smtp.wait_for_attempts(1).await;
    post.wait_until_idle().await;
    post.advance_when_idle(86_400).await;
    post.wait_until_idle().await;
    assert_eq!(post.smtp.attempts(), 1, "a permanent failure is not retried");
    assert_eq!(post.query_number("select count(*) from mails where given_up_at is not null").await, 1);
    post.smtp.set_behaviour(SmtpBehaviour::RejectTemporarily);
    post.register("bob", json!({})).await;
    for attempt in 2..=9 {
        post.smtp.wait_for_attempts(attempt).await;
        post.wait_until_idle().await;
        post.advance_when_idle(7 * 3_600).await;
        if post.query_number("select count(*) from mails where given_up_at is not null").await == 2 {
            return;
        }
    }
    panic!("the mail was never given up");
}

#[tokio::test]
async fn a_mail_without_an_answer_is_resent_with_its_id() {
    let post = MailFixture::start().await;
    post.smtp.set_behaviour(SmtpBehaviour::DropAfterData);
    let ada = post.register("ada", json!({})).await;
    let first = post.smtp.wait_for_mails("ada@example.org", 1).await.remove(0);
    post.wait_until_idle().await;
    post.smtp.set_behaviour(SmtpBehaviour::Accept);
    post.advance_when_idle(120).await;
    let mails = post.smtp.wait_for_mails("ada@example.org", 2).await;
    assert_eq!(mails[1].id, first.id, "the Message-ID is the same");
    assert_ne!(mails[1].token(), first.token());
    let _ = verify(&post.server, &first.token()).await.expect(204);
    assert_eq!(account(&ada).await["email_verified"], true, "both tokens are valid");
}

#[tokio::test]
async fn a_mail_of_a_killed_server_is_sent_by_the_next() {
    let mut post = MailFixture::start().await;
    post.smtp.set_behaviour(SmtpBehaviour::HangAfterData);
    post.register("ada", json!({})).await;
    let first = post.smtp.wait_for_mails("ada@example.org", 1).await.remove(0);
    post.server.kill9().await;
    post.smtp.set_behaviour(SmtpBehaviour::Accept);
    post.server.restart().await;
    post.clock.advance_seconds(60);
    post.register("bob", json!({})).await;
    post.smtp.wait_for_mails("bob@example.org", 1).await;
    assert_eq!(post.smtp.mails_to("ada@example.org").len(), 1, "the lease has not ended");
    post.clock.advance_seconds(180);
    let mails = post.smtp.wait_for_mails("ada@example.org", 2).await;
    assert_eq!(mails[1].id, first.id);
    post.advance_when_idle(86_000).await;
    post.wait_until_idle().await;
    assert_eq!(post.smtp.mails_to("ada@example.org").len(), 2);
}

#[tokio::test]
async fn two_servers_send_every_mail_once() {
    let post = MailFixture::start().await;
    let other = MailFixture::builder(&post.smtp, &post.clock).database(post.server.database()).start().await;
    let names: Vec<String> = (0..24).map(|number| format!("player-{number}")).collect();
    let orders = names.iter().map(|name| json!({"name": name, "password": PASSWORD, "email": mail_address(name)}));
    let clients = [post.server.client(), other.client()];
    let requests = orders.zip(clients.iter().cycle()).map(|(order, client)| client.post("/v1/accounts").json(&order));
    let tasks: Vec<_> = requests.map(|it| tokio::spawn(it.send())).collect();
    for task in tasks {
        let _ = task.await.unwrap().expect(201);
    }
    for name in &names {
        post.smtp.wait_for_mails(&mail_address(name), 1).await;
    }
    post.wait_until_idle().await;
    assert_eq!(post.smtp.received().len(), names.len());
    drop(other);
}

#[tokio::test]
async fn mails_use_tls_and_a_password_if_required() {
    let (smtp, clock) = (SmtpServer::with_password("salon", "a p@ssword").await, TestClock::new());
    let builder = MailFixture::builder(&smtp, &clock).env("SALON_SMTP_CA", smtp.ca_file());
    let server = builder.env("SALON_SMTP_URL", smtp.url_with_tls("salon", "a%20p%40ssword")).start().await;
    let post = MailFixture { server, smtp, clock };
    post.register("ada", json!({})).await;
    post.smtp.wait_for_mails("ada@example.org", 1).await;
    let received = post.smtp.received().remove(0);
    assert_eq!((received.encrypted, received.user.as_deref()), (true, Some("salon")));
    assert!(!post.server.log().contains("p@ssword") && !post.server.log().contains("p%40ssword"));
}

#[tokio::test]
async fn a_wrong_smtp_password_loses_no_mail() {
    let (smtp, clock) = (SmtpServer::with_password("salon", "right").await, TestClock::new());
    let wrong = smtp.url_with_tls("salon", "wrong");
    let builder = MailFixture::builder(&smtp, &clock).env("SALON_SMTP_CA", smtp.ca_file());
    let server = builder.env("SALON_SMTP_URL", wrong).start().await;
    let post = MailFixture { server, smtp, clock };
    post.register("ada", json!({})).await;
    post.wait_until_idle().await;
    assert_eq!(post.query_number("select count(*) from mails where given_up_at is null and attempts = 1").await, 1);
    assert!(post.smtp.received().is_empty());
}

#[tokio::test]
async fn a_mail_server_with_an_untrusted_certificate_gets_no_mail() {
    let (smtp, clock) = (SmtpServer::with_password("salon", "right").await, TestClock::new());
    let url = smtp.url_with_tls("salon", "right");
    let server = MailFixture::builder(&smtp, &clock).env("SALON_SMTP_URL", url).start().await;
    let post = MailFixture { server, smtp, clock };
    post.register("ada", json!({})).await;
    post.wait_until_idle().await;
    assert_eq!(post.query_number("select count(*) from mails where sent_at is null").await, 1);
    assert!(post.smtp.received().is_empty());
}

#[tokio::test]
async fn without_a_mail_server_mails_are_written_to_files() {
    let server = TestServer::builder().env("SALON_MAIL_FROM", "salon@example.org").start().await;
    let order = json!({"name": "ada", "password": PASSWORD, "email": "ada@example.org", "locale": "fr"});
    let _ = server.client().post("/v1/accounts").json(&order).send().await.expect(201);
    let folder = server.data_dir().join("mail");
    let file = eventually("the mail is in a file", async || {
        let mut files = std::fs::read_dir(&folder).into_iter().flatten().map(|it| it.expect("a file").path());
        files.find(|it| it.extension().is_some_and(|it| it == "eml"))
    })
    .await;
    let mail = Mail::read(&std::fs::read(file).expect("a file"));
    assert_eq!(mail.subject, "Confirmez votre adresse");
    let _ = verify(&server, &mail.token()).await.expect(204);
}

#[tokio::test]
async fn a_display_name_cannot_inject_a_mail_header() {
    let post = MailFixture::start().await;
    post.smtp.set_behaviour(SmtpBehaviour::RejectTemporarily);
    post.register("ada", json!({})).await;
    post.smtp.wait_for_attempts(1).await;
    post.wait_until_idle().await;
    // The API refuses such a name; it is stored directly.
    let evil = "Ada\r\nBcc: eve@example.org\r\n\r\nFree pictures <script>alert(1)</script>\u{2028}";
    let database = post.server.database().connect().await;
    database.execute("update accounts set display_name = $1", &[&&evil[..49.min(evil.len())]]).await.unwrap();
    post.smtp.set_behaviour(SmtpBehaviour::Accept);
    post.advance_when_idle(120).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 1).await.remove(0);
    assert_eq!(post.smtp.received()[0].to, ["ada@example.org"]);
    assert_eq!(mail.header("bcc"), None);
    let name = "Ada Bcc: eve@example.org Free pictures <scrip";
    assert_eq!(mail.to, [(name.to_owned(), "ada@example.org".to_owned())]);
    assert!(!mail.html.contains("<script"));
}

#[tokio::test]
async fn an_invalid_mail_setting_is_reported_without_its_password() {
    let database = salon_tests::TestDatabase::create().await;
    for (name, value) in [
        ("SALON_SMTP_URL", "smtp://user:hunter2"),
        ("SALON_SMTP_URL", "http://user:hunter2@localhost"),
        ("SALON_MAIL_FROM", "hunter2"),
        ("SALON_GAME_LINK", "https://example.org/hunter2"),
    ] {
        let output = database.run_salon(&["serve"], &[(name, value)]).await;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(name), "{said}");
        if name == "SALON_SMTP_URL" {
            assert!(!said.contains("hunter2"), "{said}");
        }
    }
}
