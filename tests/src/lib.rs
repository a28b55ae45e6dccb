//! The harness of the black-box tests: the real `salon` on a real PostgreSQL with a database for each test, and a
//! client that fails the test when an answer is not what the OpenAPI document says.
//!
//! ```no_run
//! # async fn example() {
//! let server = salon_tests::TestServer::start().await;
//! let games = server.client().get("/v1/games").send().await.expect(200);
//! server.client().get("/v1/games/none").send().await.expect_problem(404, "not_found");
//! # }
//! ```

mod against;
mod answer;
pub mod answers;
mod client;
mod contract;
mod database;
mod differences;
mod eventually;
mod gate;
mod hands;
pub mod keeper;
mod news;
mod operation;
mod person;
mod postbox;
mod program;
mod receiver;
mod run;
mod server;
mod smtp;
mod stream;
mod table;

pub use against::Against;
pub use answer::{Answer, Problem};
pub use client::{Client, Request, SendError};
pub use contract::Contract;
pub use database::{TestDatabase, lock_everything};
pub use differences::{assert_same, differences};
pub use eventually::{PATIENCE, eventually};
pub use gate::Gate;
pub use hands::Hands;
pub use news::{round_closed, tell};
pub use operation::{NOBODY, Operation};
pub use person::{PASSWORD, Person};
pub use postbox::{Postbox, address};
pub use program::postgres_programs;
pub use receiver::{Received, Receiver, Reply};
pub use server::{Builder, LogTarget, TestServer};
pub use smtp::{Behaviour, Mail, SmtpServer};
pub use stream::{Event, EventStream};
pub use table::{Dice, Table, people};
