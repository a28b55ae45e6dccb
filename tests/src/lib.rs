//! The harness of the black-box tests: the real `salon` on a real PostgreSQL with a database for each test, and a
//! client that fails the test when a response is not as the OpenAPI document says.
//!
//! ```no_run
//! # async fn example() {
//! let server = salon_tests::TestServer::start().await;
//! let games = server.client().get("/v1/games").send().await.expect(200);
//! server.client().get("/v1/games/none").send().await.expect_problem(404, "not_found");
//! # }
//! ```

mod bot_game;
mod client;
pub mod cluster_process;
mod contract;
mod database;
mod eventually;
mod json_diff;
mod launch;
mod lossy_proxy;
mod mail;
mod mail_fixture;
mod notices;
mod operation;
mod person;
mod program;
mod raw_http;
mod recorded_news;
mod request;
mod response;
pub mod response_coverage;
mod screen;
mod seeded_rng;
mod server;
mod smtp;
mod stream;
mod table;
mod test_clock;
mod test_run;
mod webhook_receiver;

pub use bot_game::BotGame;
pub use client::ApiClient;
pub use contract::Contract;
pub use database::{TestDatabase, lock_all_tables};
pub use eventually::{WAIT_TIMEOUT, eventually};
pub use json_diff::{assert_same, differences};
pub use launch::LogTarget;
pub use lossy_proxy::LossyProxy;
pub use mail::Mail;
pub use mail_fixture::{MailFixture, mail_address};
pub use notices::{insert_notice, round_closed_notice};
pub use operation::{Operation, UNKNOWN_ID};
pub use person::{PASSWORD, Person};
pub use program::postgres_programs;
pub use request::{ApiRequest, SendError};
pub use response::{ApiProblem, ApiResponse};
pub use screen::screen;
pub use seeded_rng::SeededRng;
pub use server::{Builder, TestServer};
pub use smtp::{ReceivedMail, SmtpBehaviour, SmtpServer};
pub use stream::{EventStream, SseEvent};
pub use table::{TestTable, people};
pub use test_clock::TestClock;
pub use webhook_receiver::{WebhookReceiver, WebhookReply, WebhookRequest};
