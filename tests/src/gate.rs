//! Something between the server and its database that can swallow an answer: the statement is done and nobody is told.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::database::TestDatabase;

/// A way to a database that loses an answer when told to.
#[derive(Debug)]
pub struct Gate {
    url: String,
    counts: Arc<Counts>,
}

/// What is to be lost, and what went through.
#[derive(Debug, Default)]
struct Counts {
    losses: AtomicUsize,
    lost: AtomicUsize,
    asked: AtomicUsize,
}

impl Gate {
    /// A gate before a database. It loses the answer to whatever holds `mark`, once for each time it is told to.
    pub async fn before(database: &TestDatabase, mark: &'static str) -> Self {
        let config: tokio_postgres::Config = database.url().parse().expect("a database address");
        let [tokio_postgres::config::Host::Unix(folder)] = config.get_hosts() else {
            panic!("the test cluster has one socket");
        };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        let socket = folder.join(format!(".s.PGSQL.{port}"));
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let counts = Arc::new(Counts::default());
        let of_task = Arc::clone(&counts);
        tokio::spawn(async move {
            while let Ok((server, _)) = listener.accept().await {
                tokio::spawn(pass(server, socket.clone(), mark, Arc::clone(&of_task)));
            }
        });
        let user = config.get_user().expect("a user");
        let name = config.get_dbname().expect("a database");
        Self { url: format!("postgres://{user}@{address}/{name}?sslmode=disable"), counts }
    }

    /// The address of the database behind it.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Loses the next answer.
    pub fn lose_next(&self) {
        self.counts.losses.fetch_add(1, Ordering::SeqCst);
    }

    /// How often the server has asked something.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.counts.asked.load(Ordering::SeqCst)
    }

    /// How many answers were lost.
    #[must_use]
    pub fn lost(&self) -> usize {
        self.counts.lost.load(Ordering::SeqCst)
    }
}

async fn pass(mut server: TcpStream, socket: PathBuf, mark: &'static str, counts: Arc<Counts>) -> std::io::Result<()> {
    let mut database = UnixStream::connect(socket).await?;
    let (mut asked, mut told) = (vec![0; 1 << 20], vec![0; 1 << 20]);
    loop {
        tokio::select! {
            count = server.read(&mut asked) => {
                let count = count?;
                if count == 0 {
                    return Ok(());
                }
                counts.asked.fetch_add(1, Ordering::SeqCst);
                database.write_all(&asked[..count]).await?;
                let marked = asked[..count].windows(mark.len()).any(|it| it == mark.as_bytes());
                let one_less = |left: usize| left.checked_sub(1);
                if marked && counts.losses.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less).is_ok() {
                    // Read until PostgreSQL is ready for the next query: it has committed. Then the line is dead.
                    let mut tail = Vec::new();
                    while !tail.ends_with(b"Z\0\0\0\x05I") {
                        let count = database.read(&mut told).await?;
                        if count == 0 {
                            break;
                        }
                        tail.extend_from_slice(&told[..count]);
                    }
                    counts.lost.fetch_add(1, Ordering::SeqCst);
                    return Ok(());
                }
            }
            count = database.read(&mut told) => {
                let count = count?;
                if count == 0 {
                    return Ok(());
                }
                server.write_all(&told[..count]).await?;
            }
        }
    }
}
