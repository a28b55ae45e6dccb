//! A server with a mail server and a clock of the test's own, and people with addresses there.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::eventually::PATIENCE;
use crate::hands::Hands;
use crate::person::{PASSWORD, Person};
use crate::server::{Builder, TestServer};
use crate::smtp::SmtpServer;
use crate::table::Table;

/// All that mails take.
#[derive(Debug)]
pub struct Postbox {
    /// The server.
    pub server: TestServer,
    /// Where its mails go.
    pub smtp: SmtpServer,
    /// What it goes by.
    pub clock: Hands,
}

impl Postbox {
    /// A server that sends to a mail server which takes everything.
    pub async fn start() -> Self {
        let (smtp, clock) = (SmtpServer::start().await, Hands::new());
        let server = Self::builder(&smtp, &clock).start().await;
        Self { server, smtp, clock }
    }

    /// For another server that sends there.
    pub fn builder(smtp: &SmtpServer, clock: &Hands) -> Builder {
        TestServer::builder()
            .env("SALON_SMTP_URL", smtp.url())
            .env("SALON_MAIL_FROM", "Salon <salon@example.org>")
            .env("SALON_PUBLIC_URL", "https://salon.example.org")
            .env("SALON_TEST_CLOCK", clock.setting())
    }

    /// Registers somebody with an address at example.org.
    pub async fn register(&self, name: &str, more: Value) -> Person {
        let mut order = json!({"name": name, "password": PASSWORD, "email": address(name)});
        for (field, value) in more.as_object().into_iter().flatten() {
            order[field] = value.clone();
        }
        let answer = self.server.client().post("/v1/accounts").json(&order).send().await.expect(201).json();
        let tokens = answer["tokens"].clone();
        let client = self.server.client().with_token(tokens["access_token"].as_str().expect("a token"));
        let id = answer["account"]["id"].as_str().expect("an id").to_owned();
        Person { name: name.to_owned(), id, client, tokens }
    }

    /// Registers somebody and proves the address.
    pub async fn verified(&self, name: &str, more: Value) -> Person {
        let person = self.register(name, more).await;
        let mails = self.smtp.await_mails(&address(name), 1).await;
        let order = json!({"token": mails[0].token()});
        let _ = self.server.client().post("/v1/email-verifications").json(&order).send().await.expect(204);
        person
    }

    /// Says what somebody wants by mail.
    pub async fn wants(&self, person: &Person, turns: &str, more: Value) {
        let mut order = json!({
            "turns": turns, "quiet_minutes": 30, "digest_hour": 8, "invitations": true, "results": true
        });
        for (field, value) in more.as_object().into_iter().flatten() {
            order[field] = value.clone();
        }
        let _ = person.client.put("/v1/account/mail-settings").json(&order).send().await.expect(200);
    }

    /// Puts an item into somebody's feed, unless the same one is there.
    pub async fn tell(&self, person: &Person, game: &str, body: &Value) {
        let database = self.server.database().connect().await;
        let sql = "insert into feed (account_id, kind, game_id, body, at)
            select $1::text::uuid, $2::text::jsonb ->> 'kind', $3::text::uuid, $2::text::jsonb, to_timestamp($4::float8)
            where not exists (
                select from feed where account_id = $1::text::uuid and game_id = $3::text::uuid
                    and body ->> 'kind' = $2::text::jsonb ->> 'kind'
                    and body ->> 'since' = $2::text::jsonb ->> 'since'
            )";
        let now = self.clock.now() as f64;
        database.execute(sql, &[&person.id, &body.to_string(), &game, &now]).await.expect("an item");
    }

    /// Tells a seat that the game waits for it, as the game has it; says for what and since when.
    pub async fn tell_turn(&self, table: &Table, seat: usize, after_own_move: bool) -> Value {
        let summary = table.summary().await;
        let awaiting = summary["awaiting"].as_array().expect("a list");
        let awaited = awaiting.iter().find(|it| it["seat"] == seat).expect("a seat that is awaited").clone();
        let body = json!({
            "kind": "your_turn", "game": table.game, "ruleset": "art_society", "version": summary["version"],
            "seat": seat, "decision": awaited["decision"], "since": awaited["since"], "after_own_move": after_own_move
        });
        self.tell(&table.players[seat], &table.game, &body).await;
        awaited
    }

    /// One figure from the database.
    pub async fn figure(&self, sql: &str) -> i64 {
        let row = self.server.database().connect().await.query_one(sql, &[]).await.expect("a figure");
        row.get(0)
    }

    /// Lets so many seconds pass, when what is due has been done: a mail that was taken but not noted as sent is sent again when
    /// its lease ends, which is right after a crash and not what other tests are about.
    pub async fn let_pass(&self, seconds: i64) {
        self.settle().await;
        self.clock.pass_seconds(seconds);
    }

    /// Waits until everything that is due has been done: feeds gone over, digests written, mails sent or put off.
    pub async fn settle(&self) {
        let database = self.server.database().connect().await;
        let deadline = Instant::now() + PATIENCE;
        loop {
            // Whole seconds: what is due within this one is awaited, too.
            let now = (self.clock.now() + 1) as f64;
            let sql = "select not exists (select from feed f, mail_cursor c where (f.tx, f.id) > (c.tx, c.id))
                and not exists (select from mail_settings where digest_at <= to_timestamp($1::float8))
                and not exists (
                    select from mails where sent_at is null and given_up_at is null and due_at <= to_timestamp($1::float8)
                )";
            if database.query_one(sql, &[&now]).await.expect("an answer").get(0) {
                return;
            }
            assert!(Instant::now() < deadline, "something is not done:\n{}", self.server.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Somebody's address.
#[must_use]
pub fn address(name: &str) -> String {
    format!("{name}@example.org")
}
