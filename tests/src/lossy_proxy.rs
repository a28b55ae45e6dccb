//! A proxy between the server and its database that can drop a response: the statement is committed, but the server does not
//! receive the confirmation.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::database::TestDatabase;

const BUFFER_SIZE: usize = 1 << 20;

/// A running proxy; it ends with the test.
#[derive(Debug)]
pub struct LossyProxy {
    url: String,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    to_drop: AtomicUsize,
    dropped: AtomicUsize,
    requests: AtomicUsize,
}

impl LossyProxy {
    /// Starts a proxy to a database. Only responses to requests that contain `mark` are dropped.
    pub async fn start(database: &TestDatabase, mark: &'static str) -> Self {
        let config: tokio_postgres::Config = database.url().parse().expect("a database address");
        let [tokio_postgres::config::Host::Unix(folder)] = config.get_hosts() else {
            panic!("the test cluster has one socket");
        };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        let socket = folder.join(format!(".s.PGSQL.{port}"));
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let counts = Arc::new(Counts::default());
        let task_counts = Arc::clone(&counts);
        tokio::spawn(async move {
            while let Ok((server, _)) = listener.accept().await {
                tokio::spawn(forward(server, socket.clone(), mark, Arc::clone(&task_counts)));
            }
        });
        let user = config.get_user().expect("a user");
        let name = config.get_dbname().expect("a database");
        Self { url: format!("postgres://{user}@{address}/{name}?sslmode=disable"), counts }
    }

    /// Returns the `DATABASE_URL` that leads through the proxy.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Drops the next response to a request that contains the mark, and closes its connection.
    pub fn drop_next_response(&self) {
        self.counts.to_drop.fetch_add(1, Ordering::SeqCst);
    }

    /// Returns how many requests the server has sent.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.counts.requests.load(Ordering::SeqCst)
    }

    /// Returns how many responses were dropped.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.counts.dropped.load(Ordering::SeqCst)
    }
}

async fn forward(
    mut server: TcpStream,
    socket: PathBuf,
    mark: &'static str,
    counts: Arc<Counts>,
) -> std::io::Result<()> {
    let mut database = UnixStream::connect(socket).await?;
    let (mut request, mut response) = (vec![0; BUFFER_SIZE], vec![0; BUFFER_SIZE]);
    loop {
        tokio::select! {
            count = server.read(&mut request) => {
                let count = count?;
                if count == 0 {
                    return Ok(());
                }
                counts.requests.fetch_add(1, Ordering::SeqCst);
                database.write_all(&request[..count]).await?;
                let marked = request[..count].windows(mark.len()).any(|it| it == mark.as_bytes());
                let decrement = |left: usize| left.checked_sub(1);
                if marked && counts.to_drop.fetch_update(Ordering::SeqCst, Ordering::SeqCst, decrement).is_ok() {
                    drop_response(&mut database, &mut response).await?;
                    counts.dropped.fetch_add(1, Ordering::SeqCst);
                    return Ok(());
                }
            }
            count = database.read(&mut response) => {
                let count = count?;
                if count == 0 {
                    return Ok(());
                }
                server.write_all(&response[..count]).await?;
            }
        }
    }
}

/// Reads until PostgreSQL is ready for the next query, which means that it has committed.
async fn drop_response(database: &mut UnixStream, buffer: &mut [u8]) -> std::io::Result<()> {
    let mut tail = Vec::new();
    while !tail.ends_with(b"Z\0\0\0\x05I") {
        let count = database.read(buffer).await?;
        if count == 0 {
            break;
        }
        tail.extend_from_slice(&buffer[..count]);
    }
    Ok(())
}
