//! How much floods of anonymous requests slow down games: commands are measured without a flood, and while many connections from
//! as many addresses send requests that need no account, each as soon as the last one is answered.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use salon_load::{
    Failure,
    bench::Bench,
    http::{Connection, Request},
    json::text,
    stage_result::StageResult,
};
use tokio::time::sleep;
use tokio_postgres::Client;

use crate::figures::Figures;

/// Settings of the server: every request may come from an address of its own.
pub const SETTINGS: &[(&str, &str)] = &[("SALON_TRUST_PROXY", "true"), ("SALON_RATE_LIMIT_ADDRESS", "1200")];

/// The largest ratio of the 99th percentile of the response times of commands during a flood to the one without.
const MAX_P99_RATIO: f64 = 2.0;
/// Stages with and without a flood alternate, so that other load on the machine affects both.
const ROUNDS: usize = 3;
/// The pause after a flood, in which the server works off its queue.
const PAUSE: Duration = Duration::from_secs(2);

/// The load of this measurement.
#[derive(Clone, Debug)]
pub struct FloodLoad {
    /// The kinds of floods, one after another.
    pub kinds: Vec<Flood>,
    /// Connections that send anonymous requests.
    pub connections: usize,
    /// Games played at the same time.
    pub games_at_once: usize,
    /// Length of each stage.
    pub stage_time: Duration,
}

/// The kind of request that floods the server.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Flood {
    /// Sign-ins with a wrong password.
    SignIn,
    /// Registrations.
    Registration,
    /// Refreshes of a session.
    Refresh,
    /// Requests for a password reset.
    PasswordReset,
}

impl Flood {
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

    /// The status of a request that was carried out.
    fn expected_status(self) -> u16 {
        match self {
            Self::SignIn => 401,
            Self::Registration => 201,
            Self::Refresh => 200,
            Self::PasswordReset => 202,
        }
    }

    /// The body of the request with this unique number; a refresh uses the current refresh token.
    fn body(self, number: usize, refresh_token: &str) -> String {
        match self {
            Self::SignIn => format!(r#"{{"name":"stranger-{number}","password":"a wrong password"}}"#),
            Self::Registration => format!(r#"{{"name":"stranger-{number}","password":"correct horse battery"}}"#),
            Self::Refresh => format!(r#"{{"refresh_token":"{refresh_token}"}}"#),
            Self::PasswordReset => format!(r#"{{"email":"stranger-{number}@example.org"}}"#),
        }
    }
}

/// Shared by the connections of one flood.
#[derive(Debug, Default)]
struct FloodState {
    /// The number of the next request.
    next_number: AtomicUsize,
    /// Requests that were carried out.
    done: AtomicUsize,
    /// Requests that were refused because the server was busy.
    busy: AtomicUsize,
    stop: AtomicBool,
}

/// The stages and counts of all rounds of one kind of flood.
#[derive(Debug, Default)]
struct FloodRounds {
    quiet: Vec<StageResult>,
    flooded: Vec<StageResult>,
    done: usize,
    busy: usize,
    seconds: f64,
}

/// Measures every kind of flood. Fails after all measurements if one of them slows commands down too much.
pub async fn measure(bench: &Bench, load: FloodLoad, figures: &mut Figures) -> Result<(), Failure> {
    // Warm-up.
    bench.play(load.games_at_once, Duration::from_secs(1)).await?;
    let mut too_slow = Vec::new();
    let mut next_number = 0;
    for &flood in &load.kinds {
        let mut rounds = FloodRounds::default();
        for _ in 0..ROUNDS {
            rounds.quiet.push(bench.play(load.games_at_once, load.stage_time).await?);
            let state = Arc::new(FloodState { next_number: AtomicUsize::new(next_number), ..FloodState::default() });
            run_flood(bench, (flood, &load), &state, &mut rounds).await?;
            next_number = state.next_number.load(Ordering::Relaxed);
            sleep(PAUSE).await;
        }
        let ratio = add_figures(flood.name(), rounds, figures);
        if ratio > MAX_P99_RATIO {
            too_slow.push(format!("{ratio:.2} times under {}", flood.name()));
        }
    }
    if too_slow.is_empty() {
        return Ok(());
    }
    Err(format!("p99 of commands is more than {MAX_P99_RATIO} times the one without a flood: {}", too_slow.join(", "))
        .into())
}

/// Plays one stage during a flood.
async fn run_flood(
    bench: &Bench,
    (flood, load): (Flood, &FloodLoad),
    state: &Arc<FloodState>,
    rounds: &mut FloodRounds,
) -> Result<(), Failure> {
    let tokens = create_sessions(&bench.database, load.connections).await?;
    let start_connection =
        |token| tokio::spawn(send_until_stopped(bench.server.address.clone(), flood, token, Arc::clone(state)));
    let connections: Vec<_> = tokens.into_iter().map(start_connection).collect();
    // Until all connections are sending.
    sleep(Duration::from_secs(1)).await;
    let counts = || (state.done.load(Ordering::Relaxed), state.busy.load(Ordering::Relaxed));
    let (before, start) = (counts(), Instant::now());
    rounds.flooded.push(bench.play(load.games_at_once, load.stage_time).await?);
    let after = counts();
    rounds.done += after.0 - before.0;
    rounds.busy += after.1 - before.1;
    rounds.seconds += start.elapsed().as_secs_f64();
    state.stop.store(true, Ordering::Relaxed);
    for connection in connections {
        connection.await??;
    }
    Ok(())
}

/// Adds the figures of one kind of flood; returns the ratio of the 99th percentiles with and without it.
fn add_figures(name: &str, rounds: FloodRounds, figures: &mut Figures) -> f64 {
    let (quiet, flooded) = (StageResult::merge(rounds.quiet), StageResult::merge(rounds.flooded));
    figures.add(format!("{name}: done a second"), rounds.done as f64 / rounds.seconds);
    figures.add(format!("{name}: refused as busy a second"), rounds.busy as f64 / rounds.seconds);
    figures.add_stage(&format!("{name}: quiet"), &quiet);
    figures.add_stage(&format!("{name}: flooded"), &flooded);
    let ratio = flooded.percentile(99) / quiet.percentile(99);
    figures.add(format!("{name}: p99 flooded to quiet, ratio"), ratio);
    ratio
}

/// Sends the next request as soon as the last one is answered, each from another address.
async fn send_until_stopped(
    address: String,
    flood: Flood,
    mut refresh_token: String,
    state: Arc<FloodState>,
) -> Result<(), Failure> {
    let mut connection = Connection::open(&address).await?;
    while !state.stop.load(Ordering::Relaxed) {
        let number = state.next_number.fetch_add(1, Ordering::Relaxed);
        let [_, a, b, c] = u32::try_from(number % (1 << 24))?.to_be_bytes();
        let (from, body) = (format!("10.{a}.{b}.{c}"), flood.body(number, &refresh_token));
        let request = Request::post(flood.path(), "", &body).with_header("x-forwarded-for", &from);
        let response = connection.send(&request).await?;
        if response.status == 503 {
            state.busy.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        let response = response.expect_status(flood.expected_status())?;
        if matches!(flood, Flood::Refresh) {
            refresh_token = text(&response.json()?, "/refresh_token")?;
        }
        state.done.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Creates sessions of `count` new accounts directly in the database and returns their refresh tokens: registering them over HTTP
/// would be a flood of its own.
async fn create_sessions(database: &Client, count: usize) -> Result<Vec<String>, Failure> {
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
