//! A private PostgreSQL over the system's own `initdb` and `postgres`: found, initialised, started, watched, restarted
//! and stopped with the process that owns it. Nothing is installed, nothing listens on a network.

mod account;
mod binaries;
mod clearing;
mod cluster;
mod error;
mod init;
mod layout;
mod pid_file;
mod presence;
mod server;
mod settings;
mod shared_memory;
mod signals;
mod supervisor;

pub use cluster::Cluster;
pub use error::StartError;
pub use settings::{Notice, Settings};

/// The database that a new cluster is made with.
pub const DATABASE: &str = "salon";

/// The database role that owns everything in the cluster.
pub const ROLE: &str = "salon";
