//! The handle on a running cluster.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use crate::account::Account;
use crate::binaries::Binaries;
use crate::layout::{Layout, PORT};
use crate::server::Recipe;
use crate::supervisor::Supervisor;
use crate::{ROLE, Settings, StartError};

/// A running private PostgreSQL. It is stopped when this is dropped, unless it is another process's that we share.
#[derive(Debug)]
pub struct Cluster {
    socket_dir: std::path::PathBuf,
    stop: Arc<AtomicBool>,
    keeper: Option<JoinHandle<()>>,
}

impl Cluster {
    /// Makes the cluster where there is none, starts the server where none runs, and waits until it takes connections.
    ///
    /// # Errors
    /// With one sentence that says what to do.
    pub fn start(settings: &Settings) -> Result<Self, StartError> {
        let layout = Layout::prepare(&settings.data_dir)?;
        let binaries = Binaries::find(layout.version()?, settings.bin_dir.as_deref())?;
        let account = Account::choose(&layout.cluster)?;
        layout.open_to(&account)?;
        let socket_dir = layout.socket_dir.clone();
        let stop = Arc::new(AtomicBool::new(false));
        let supervisor = Supervisor {
            recipe: Recipe {
                layout,
                binaries,
                account,
                durable: settings.durable,
                options: settings.options.clone(),
                start_timeout: settings.start_timeout,
                report: settings.report,
            },
            stop: Arc::clone(&stop),
        };
        let (sender, receiver) = mpsc::channel();
        // The server is told when the thread that spawned it ends, so it is this thread and no passing one.
        let keeper = thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || supervisor.run(&sender))
            .map_err(StartError::program(Path::new("a thread")))?;
        let cluster = Self { socket_dir, stop, keeper: Some(keeper) };
        receiver.recv().unwrap_or(Err(StartError::Interrupted))?;
        Ok(cluster)
    }

    /// The address of a database in this cluster, for any PostgreSQL client.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let host = escape(&self.socket_dir.to_string_lossy());
        format!("postgresql:///{}?host={host}&port={PORT}&user={ROLE}", escape(database))
    }

    /// Stops the server and waits until it has ended. A shared one goes on.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.stop.store(true, Ordering::Release);
        if let Some(keeper) = self.keeper.take() {
            keeper.thread().unpark();
            let _ = keeper.join();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end();
    }
}

/// Percent-encodes everything but what is plain in every part of an address.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => escaped.push(char::from(byte)),
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn paths_are_escaped_for_a_query() {
        assert_eq!(escape("/tmp/a b&c"), "%2Ftmp%2Fa%20b%26c");
    }
}
