//! The handle on a running cluster.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use crate::binaries::Binaries;
use crate::layout::{Layout, PORT};
use crate::server::Launcher;
use crate::supervisor::PostgresSupervisor;
use crate::system_user::SystemUser;
use crate::{ROLE, Settings, StartError};

/// A running private PostgreSQL. Dropping it stops the server, unless the server belongs to another process and is shared.
#[derive(Debug)]
pub struct Cluster {
    socket_dir: std::path::PathBuf,
    stop: Arc<AtomicBool>,
    supervisor_thread: Option<JoinHandle<()>>,
}

impl Cluster {
    /// Creates the cluster if it does not exist, starts the server if none is running, and waits until it accepts connections.
    ///
    /// # Errors
    /// Every error has one sentence that says what to do.
    pub fn start(settings: &Settings) -> Result<Self, StartError> {
        let layout = Layout::prepare(&settings.data_dir)?;
        let binaries = Binaries::find(layout.version()?, settings.bin_dir.as_deref())?;
        let user = SystemUser::choose(&layout.cluster)?;
        layout.grant_access(&user)?;
        let socket_dir = layout.socket_dir.clone();
        let stop = Arc::new(AtomicBool::new(false));
        let supervisor = PostgresSupervisor {
            launcher: Launcher {
                layout,
                binaries,
                user,
                durable: settings.durable,
                options: settings.options.clone(),
                start_timeout: settings.start_timeout,
                report: settings.report,
            },
            stop: Arc::clone(&stop),
        };
        let (sender, receiver) = mpsc::channel();
        // The server receives a signal when the thread that spawned it ends, so it gets a thread of its own.
        let supervisor_thread = thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || supervisor.run(&sender))
            .map_err(StartError::program(Path::new("a thread")))?;
        let cluster = Self { socket_dir, stop, supervisor_thread: Some(supervisor_thread) };
        receiver.recv().unwrap_or(Err(StartError::Interrupted))?;
        Ok(cluster)
    }

    /// The connection URL of a database in this cluster, for any PostgreSQL client.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let host = escape(&self.socket_dir.to_string_lossy());
        format!("postgresql:///{}?host={host}&port={PORT}&user={ROLE}", escape(database))
    }

    /// Stops the server and waits until it has exited. A shared server keeps running.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.stop.store(true, Ordering::Release);
        if let Some(supervisor_thread) = self.supervisor_thread.take() {
            supervisor_thread.thread().unpark();
            let _ = supervisor_thread.join();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end();
    }
}

/// Percent-encodes every character that is not unreserved in a URL.
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
    fn paths_are_percent_encoded() {
        assert_eq!(escape("/tmp/a b&c"), "%2Ftmp%2Fa%20b%26c");
    }
}
