//! Runs a private PostgreSQL with the system's own `initdb` and `postgres`: finds, initialises, starts, watches and restarts it,
//! and stops it with the process that owns it. It installs nothing and listens on no network.

mod binaries;
mod cleanup;
mod cluster;
mod error;
mod init;
mod layout;
mod pid_file;
mod processes;
mod server;
mod settings;
mod shared_memory;
mod signals;
mod supervisor;
mod system_user;

pub use cluster::Cluster;
pub use error::StartError;
pub use settings::{ServerEvent, Settings};

/// The database in a new cluster.
pub const DATABASE: &str = "salon";

/// The database role that owns everything in the cluster.
pub const ROLE: &str = "salon";
