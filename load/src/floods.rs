//! What strangers who flood the server cost those who play: how long commands take without them, and while many connections from
//! as many addresses ask for what needs no account, each again as soon as it is answered.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::time::sleep;
use tokio_postgres::Client;

use crate::{
    Failure,
    http::{Call, Connection},
    server::Server,
    stages::{Measured, Pile, play},
    tables::Player,
};

/// Settings of the server: every request may come from an address of its own.
pub const SETTINGS: &[(&str, &str)] = &[("SALON_TRUST_PROXY", "true"), ("SALON_RATE_LIMIT_ADDRESS", "1200")];

/// So many times as long as in quiet the slowest hundredth of commands may take under any flood.
const MAX_RATIO: f64 = 2.0;
/// Quiet stages and floods alternate, so that whatever else the machine does falls on both.
const ROUNDS: usize = 3;
/// Between a flood and the next quiet stage, until its queue is worked off.
const PAUSE: Duration = Duration::from_secs(2);

/// How much of what.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Connections of strangers.
    pub connections: usize,
    /// Games played at the same time.
    pub at_once: usize,
    /// Length of each stage.
    pub time: Duration,
}

/// What strangers ask for.
#[derive(Clone, Copy, Debug)]
enum Flood {
    SignIn,
    Registration,
    Refresh,
    PasswordReset,
}

impl Flood {
    const ALL: [Self; 4] = [Self::SignIn, Self::Registration, Self::Refresh, Self::PasswordReset];

    fn name(self) -> &'static str {
        match self {
            Self::SignIn => "sign-ins",
            Self::Registration => "registrations",
            Self::Refresh => "refreshes",
            Self::PasswordReset => "password resets",
        }
    }

    fn path(self) -> &'static str {
        match self {
            Self::SignIn => "/v1/sessions",
            Self::Registration => "/v1/accounts",
            Self::Refresh => "/v1/sessions/refresh",
            Self::PasswordReset => "/v1/password-resets",
        }
    }

    /// A request that was not made before; for a refresh, with the token that is good now.
    fn body(self, number: usize, token: &str) -> String {
        match self {
            Self::SignIn => format!(r#"{{"name":"stranger-{number}","password":"a wrong password"}}"#),
            Self::Registration => format!(r#"{{"name":"stranger-{number}","password":"correct horse battery"}}"#),
            Self::Refresh => format!(r#"{{"refresh_token":"{token}"}}"#),
            Self::PasswordReset => format!(r#"{{"email":"stranger-{number}@example.org"}}"#),
        }
    }
}

/// Answers strangers got.
#[derive(Debug, Default)]
struct Answers {
    number: AtomicUsize,
    done: AtomicUsize,
    busy: AtomicUsize,
    over: AtomicBool,
}

/// Measures every kind of flood, and fails where one of them costs too much: after all of it was noted.
pub async fn measure(
    server: &Server,
    players: &[Player],
    database: &Client,
    pile: &Pile,
    scale: Scale,
    note: &mut impl FnMut(&str, f64),
) -> Result<(), Failure> {
    let address = &server.address;
    // What is measured first would pay for warming up.
    play(address, players, pile, scale.at_once, Duration::from_secs(1)).await?;
    let mut beyond = Vec::new();
    let numbers = Arc::new(AtomicUsize::new(0));
    for flood in Flood::ALL {
        let (mut quiet, mut flooded) = (Vec::new(), Vec::new());
        let (mut done, mut busy, mut seconds) = (0, 0, 0.0);
        for _ in 0..ROUNDS {
            quiet.push(play(address, players, pile, scale.at_once, scale.time).await?);
            let tokens = sessions(database, scale.connections).await?;
            let answers =
                Arc::new(Answers { number: AtomicUsize::new(numbers.load(Ordering::Relaxed)), ..Answers::default() });
            let strangers: Vec<_> = tokens
                .into_iter()
                .map(|token| tokio::spawn(ask_on(address.clone(), flood, token, Arc::clone(&answers))))
                .collect();
            // Until the flood is in full swing.
            sleep(Duration::from_secs(1)).await;
            let counted = || (answers.done.load(Ordering::Relaxed), answers.busy.load(Ordering::Relaxed));
            let (before, from) = (counted(), Instant::now());
            flooded.push(play(address, players, pile, scale.at_once, scale.time).await?);
            let after = counted();
            (done, busy) = (done + after.0 - before.0, busy + after.1 - before.1);
            seconds += from.elapsed().as_secs_f64();
            answers.over.store(true, Ordering::Relaxed);
            for stranger in strangers {
                stranger.await??;
            }
            numbers.store(answers.number.load(Ordering::Relaxed), Ordering::Relaxed);
            sleep(PAUSE).await;
        }
        let (name, quiet, flooded) = (flood.name(), Measured::together(quiet), Measured::together(flooded));
        note(&format!("{name}: done a second"), done as f64 / seconds);
        note(&format!("{name}: refused as busy a second"), busy as f64 / seconds);
        for (state, stage) in [("quiet", &quiet), ("flooded", &flooded)] {
            note(&format!("{name}: {state}: accepted commands a second"), stage.rate());
            note(&format!("{name}: {state}: p50, ms"), stage.percentile(50));
            note(&format!("{name}: {state}: p99, ms"), stage.percentile(99));
        }
        let ratio = flooded.percentile(99) / quiet.percentile(99);
        note(&format!("{name}: p99 flooded to quiet, ratio"), ratio);
        if ratio > MAX_RATIO {
            beyond.push(format!("under {name} {ratio:.2} times"));
        }
    }
    if beyond.is_empty() {
        return Ok(());
    }
    Err(format!("p99 of commands is more than {MAX_RATIO} times the quiet one: {}", beyond.join(", ")).into())
}

/// One stranger: asks again as soon as there is an answer, each time from another address.
async fn ask_on(address: String, flood: Flood, mut token: String, answers: Arc<Answers>) -> Result<(), Failure> {
    let mut connection = Connection::open(&address).await?;
    while !answers.over.load(Ordering::Relaxed) {
        let number = answers.number.fetch_add(1, Ordering::Relaxed);
        let [_, a, b, c] = u32::try_from(number % (1 << 24))?.to_be_bytes();
        let (from, body) = (format!("10.{a}.{b}.{c}"), flood.body(number, &token));
        let header = Some(("x-forwarded-for", from.as_str()));
        let call = Call { method: "POST", path: flood.path(), token: "", header, body: &body };
        let reply = connection.exchange(&call).await?;
        match (reply.status, flood) {
            (503, _) => answers.busy.fetch_add(1, Ordering::Relaxed),
            (200, Flood::Refresh) => {
                let next: Value = serde_json::from_slice(reply.body)?;
                next.get("refresh_token").and_then(Value::as_str).ok_or("an odd answer")?.clone_into(&mut token);
                answers.done.fetch_add(1, Ordering::Relaxed)
            }
            (401, Flood::SignIn) | (201, Flood::Registration) | (202, Flood::PasswordReset) => {
                answers.done.fetch_add(1, Ordering::Relaxed)
            }
            _ => return Err(format!("{}: {}", reply.status, String::from_utf8_lossy(reply.body)).into()),
        };
    }
    Ok(())
}

/// Refresh tokens of sessions of as many accounts, behind the API's back: to register them would be a flood by itself.
async fn sessions(database: &Client, count: usize) -> Result<Vec<String>, Failure> {
    let tokens: Vec<String> = (0..count).map(|_| format!("salon_rt_{}", uuid::Uuid::new_v4().simple())).collect();
    let sql = "with given as (select t.token, gen_random_uuid() as account, gen_random_uuid() as session
            from unnest($1::text[]) as t (token)),
        people as (insert into accounts (id, name, display_name)
            select account, 'r' || left(replace(account::text, '-', ''), 20), 'Stranger' from given),
        signed_in as (insert into sessions (id, account_id, expires_at)
            select session, account, now() + interval '1 day' from given)
        insert into refresh_tokens (token_hash, session_id) select sha256(convert_to(token, 'UTF8')), session from given";
    database.execute(sql, &[&tokens]).await?;
    Ok(tokens)
}
