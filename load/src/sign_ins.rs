//! What sign-ins leave in the server's memory.

use crate::{
    Failure,
    http::{Call, Connection},
    server::Server,
    tables::SEATS,
};

/// Sign-ins, and how many of them at the same time.
const SIGN_INS: usize = 1000;
const AT_ONCE: usize = 64;
/// The server may hold so much more afterwards, in MiB.
const MAX_GROWTH: f64 = 100.0;

/// Measures it; returns what is wrong with it, if anything. Those who play must be registered.
pub async fn measure(server: &Server, note: &mut impl FnMut(&str, f64)) -> Result<Option<String>, Failure> {
    let before = server.memory()?;
    let mut tasks = Vec::new();
    for task in 0..AT_ONCE {
        let address = server.address.clone();
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(&address).await?;
            for number in (task..SIGN_INS).step_by(AT_ONCE) {
                sign_in(&mut connection, task % SEATS, number).await?;
            }
            Ok::<_, Failure>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let mebibytes = |bytes: u64| bytes as f64 / 1_048_576.0;
    let grown = mebibytes(server.memory()?) - mebibytes(before);
    note("memory before sign-ins, MiB", mebibytes(before));
    note("memory grown by 1,000 sign-ins, 64 at once, MiB", grown);
    Ok((grown > MAX_GROWTH).then(|| format!("sign-ins left {grown:.0} MiB in memory, at most {MAX_GROWTH}")))
}

/// Signs in, again while the server is busy; each time from another address, where the server believes that.
async fn sign_in(connection: &mut Connection, player: usize, number: usize) -> Result<(), Failure> {
    let from = format!("10.0.{}.{}", number / 256, number % 256);
    let body = format!(r#"{{"name":"player-{player}","password":"correct horse battery {player}"}}"#);
    loop {
        let call = Call {
            method: "POST",
            path: "/v1/sessions",
            token: "",
            header: Some(("x-forwarded-for", &from)),
            body: &body,
        };
        let reply = connection.exchange(&call).await?;
        if reply.status != 503 {
            reply.expect(201)?;
            return Ok(());
        }
    }
}
