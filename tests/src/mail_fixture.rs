//! A server with a mail server and a clock that the test controls, and accounts with mail addresses.

use serde_json::{Value, json};

use crate::eventually::poll_until_ok;
use crate::person::{PASSWORD, Person};
use crate::screen::screen;
use crate::server::{Builder, TestServer};
use crate::smtp::SmtpServer;
use crate::table::TestTable;
use crate::test_clock::TestClock;

/// A server that sends mail to a test mail server.
#[derive(Debug)]
pub struct MailFixture {
    /// The server.
    pub server: TestServer,
    /// The mail server.
    pub smtp: SmtpServer,
    /// The server's clock.
    pub clock: TestClock,
}

impl MailFixture {
    /// Starts a server that sends to a mail server which accepts everything.
    pub async fn start() -> Self {
        let (smtp, clock) = (SmtpServer::start().await, TestClock::new());
        let server = Self::builder(&smtp, &clock).start().await;
        Self { server, smtp, clock }
    }

    /// Returns a builder for another server that sends to the mail server.
    pub fn builder(smtp: &SmtpServer, clock: &TestClock) -> Builder {
        TestServer::builder()
            .env("SALON_SMTP_URL", smtp.url())
            .env("SALON_MAIL_FROM", "Salon <salon@example.org>")
            .env("SALON_PUBLIC_URL", "https://salon.example.org")
            .env("SALON_TEST_CLOCK", clock.env_value())
    }

    /// Registers an account with an address at example.org. `more` adds fields to the request.
    pub async fn register(&self, name: &str, more: Value) -> Person {
        let body = merged(json!({"name": name, "password": PASSWORD, "email": mail_address(name)}), &more);
        Person::register_with(&self.server, &body).await
    }

    /// Registers an account and verifies its address.
    pub async fn register_verified(&self, name: &str, more: Value) -> Person {
        let person = self.register(name, more).await;
        let mails = self.smtp.wait_for_mails(&mail_address(name), 1).await;
        let body = json!({"token": mails[0].token()});
        let _ = self.server.client().post("/v1/email-verifications").json(&body).send().await.expect(204);
        person
    }

    /// Changes the mail settings of an account. `more` replaces fields of the request.
    pub async fn set_mail_settings(&self, person: &Person, turns: &str, more: Value) {
        let settings = json!({
            "turns": turns, "quiet_minutes": 30, "digest_hour": 8, "invitations": true, "results": true
        });
        let body = merged(settings, &more);
        let _ = person.client.put("/v1/account/mail-settings").json(&body).send().await.expect(200);
    }

    /// Inserts a notice into the feed of an account, unless the same one is there.
    pub async fn insert_notice(&self, person: &Person, game: &str, body: &Value) {
        let database = self.server.database().connect().await;
        let sql = "insert into feed (account_id, kind, game_id, body, at)
            select $1::text::uuid, $2::text::jsonb ->> 'kind', $3::text::uuid, $2::text::jsonb, to_timestamp($4::float8)
            where not exists (
                select from feed where account_id = $1::text::uuid and game_id = $3::text::uuid
                    and body ->> 'kind' = $2::text::jsonb ->> 'kind'
                    and body ->> 'since' = $2::text::jsonb ->> 'since'
            )";
        let now = self.clock.now() as f64;
        database.execute(sql, &[&person.id, &body.to_string(), &game, &now]).await.expect("an inserted notice");
    }

    /// Inserts a `your_turn` notice for an awaited seat. Returns the decision and since when it is awaited.
    pub async fn insert_turn_notice(&self, table: &TestTable, seat: usize, after_own_move: bool) -> Value {
        let summary = table.summary().await;
        let awaiting = summary["awaiting"].as_array().expect("a list");
        let awaited = awaiting.iter().find(|it| it["seat"] == seat).expect("a seat that is awaited").clone();
        let body = json!({
            "kind": "your_turn", "game": table.game, "ruleset": "art_society", "version": summary["version"],
            "seat": seat, "decision": awaited["decision"], "since": awaited["since"], "after_own_move": after_own_move
        });
        self.insert_notice(&table.players[seat], &table.game, &body).await;
        awaited
    }

    /// Returns the number that a query selects.
    pub async fn query_number(&self, sql: &str) -> i64 {
        let row = self.server.database().connect().await.query_one(sql, &[]).await.expect("a number");
        row.get(0)
    }

    /// Advances the clock once the server is idle. Without the wait, a mail that is just being sent could be sent again because its
    /// lease ends, which is right only after a crash.
    pub async fn advance_when_idle(&self, seconds: i64) {
        self.wait_until_idle().await;
        self.clock.advance_seconds(seconds);
    }

    /// Waits until all due mail work is done: feeds processed, digests written, mails sent or rescheduled.
    pub async fn wait_until_idle(&self) {
        let database = self.server.database().connect().await;
        poll_until_ok("all due mail work is done", async || {
            // The clock has whole seconds: work that is due within the current second counts too.
            let now = (self.clock.now() + 1) as f64;
            let sql = "select not exists (select from feed f, mail_cursor c where (f.tx, f.id) > (c.tx, c.id))
                and not exists (select from mail_settings where digest_at <= to_timestamp($1::float8))
                and not exists (
                    select from mails where sent_at is null and given_up_at is null and due_at <= to_timestamp($1::float8)
                )";
            let idle: bool = database.query_one(sql, &[&now]).await.expect("a result").get(0);
            if idle { Ok(()) } else { Err(screen(&self.server.log())) }
        })
        .await;
    }
}

/// Returns the object with the fields of another one added or replaced.
fn merged(mut object: Value, more: &Value) -> Value {
    for (field, value) in more.as_object().into_iter().flatten() {
        object[field] = value.clone();
    }
    object
}

/// Returns the mail address of an account.
#[must_use]
pub fn mail_address(name: &str) -> String {
    format!("{name}@example.org")
}
