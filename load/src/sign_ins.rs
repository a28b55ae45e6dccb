//! How much memory of the server sign-ins leave in use.

use salon_load::{
    Failure,
    bench_server::BenchServer,
    http::{Connection, Request},
    scripted_games::SEATS,
};

use crate::figures::Figures;

/// The number of sign-ins.
const SIGN_INS: usize = 1000;
/// Connections that sign in at the same time.
const CONNECTIONS: usize = 64;
/// The most memory that the server may use in addition afterwards.
const MAX_GROWTH_MIB: f64 = 100.0;

/// Measures the growth of memory; returns an error message if it is too large. The players have to be registered.
pub async fn measure(server: &BenchServer, figures: &mut Figures) -> Result<Option<String>, Failure> {
    let before = server.memory_bytes()?;
    let mut tasks = Vec::new();
    for task in 0..CONNECTIONS {
        let address = server.address.clone();
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            for number in (task..SIGN_INS).step_by(CONNECTIONS) {
                sign_in(&mut connection, task % SEATS, number).await?;
            }
            Ok::<_, Failure>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let mebibytes = |bytes: u64| bytes as f64 / 1_048_576.0;
    let growth = mebibytes(server.memory_bytes()?) - mebibytes(before);
    figures.add("memory before sign-ins, MiB", mebibytes(before));
    figures.add("memory grown by 1,000 sign-ins, 64 at once, MiB", growth);
    Ok((growth > MAX_GROWTH_MIB).then(|| format!("sign-ins left {growth:.0} MiB in memory, at most {MAX_GROWTH_MIB}")))
}

/// Signs in and retries while the server is busy. Each sign-in has its own address, if the server trusts the proxy header.
async fn sign_in(connection: &mut Connection, player: usize, number: usize) -> Result<(), Failure> {
    let from = format!("10.0.{}.{}", number / 256, number % 256);
    let body = format!(r#"{{"name":"player-{player}","password":"correct horse battery {player}"}}"#);
    loop {
        let request = Request::post("/v1/sessions", "", &body).with_header("x-forwarded-for", &from);
        let response = connection.send(&request).await?;
        if response.status != 503 {
            response.expect_status(201)?;
            return Ok(());
        }
    }
}
