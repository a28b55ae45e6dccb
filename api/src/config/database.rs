//! Settings of the database.

use std::{path::PathBuf, time::Duration};

use clap::{
    Args,
    builder::{OsStringValueParser, TypedValueParser},
};

use crate::config::values::{duration, readable_file};

/// Settings of the database.
#[derive(Args, Clone)]
pub struct DatabaseConfig {
    /// PostgreSQL to use, as postgres://user:password@host/database, with ?sslmode=require for TLS. If unset, the server runs a
    /// private PostgreSQL in the data directory.
    #[arg(long, env = "DATABASE_URL", value_name = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,

    /// PEM file of certificate authorities trusted for the connection to the database, in addition to the public ones.
    #[arg(long, env = "SALON_DATABASE_CA", value_name = "SALON_DATABASE_CA", value_parser = readable_file())]
    pub database_ca: Option<PathBuf>,

    /// Directory of the private PostgreSQL, and of mails if there is no mail server.
    #[arg(long, env = "SALON_DATA_DIR", value_name = "SALON_DATA_DIR", default_value = "./data")]
    pub data_dir: PathBuf,

    /// Folder of the PostgreSQL programs, for the private PostgreSQL; if unset, the usual folders of packages are searched.
    #[arg(
        long,
        env = "POSTGRES_BIN_DIR",
        value_name = "POSTGRES_BIN_DIR",
        value_parser = OsStringValueParser::new().map(PathBuf::from)
    )]
    pub postgres_bin_dir: Option<PathBuf>,

    /// Run pending migrations at start (several servers may do so at once).
    #[arg(
        long,
        env = "SALON_MIGRATE_ON_START",
        value_name = "SALON_MIGRATE_ON_START",
        default_value_t = true,
        action = clap::ArgAction::Set
    )]
    pub migrate_on_start: bool,

    /// Maximum number of connections to PostgreSQL.
    #[arg(
        long,
        env = "SALON_POOL_SIZE",
        value_name = "SALON_POOL_SIZE",
        default_value_t = 16,
        value_parser = clap::value_parser!(u16).range(1..=1000)
    )]
    pub pool_size: u16,

    /// Maximum wait for a database connection before the answer is 503, such as 3s.
    #[arg(long, env = "SALON_POOL_WAIT", value_name = "SALON_POOL_WAIT", default_value = "3s", value_parser = duration)]
    pub pool_wait: Duration,
}

impl DatabaseConfig {
    /// Returns the URL of an external database, or `None` if the variable is unset or empty.
    pub fn external_database(&self) -> Option<&str> {
        self.database_url.as_deref().map(str::trim).filter(|url| !url.is_empty())
    }

    /// Returns the folder of the PostgreSQL programs, or `None` if the variable is unset or empty.
    pub fn postgres_programs(&self) -> Option<PathBuf> {
        self.postgres_bin_dir.clone().filter(|folder| !folder.as_os_str().is_empty())
    }

    /// Returns the number of connections that a private PostgreSQL accepts: the pools of two servers, and some for an administrator.
    pub fn private_connections(&self) -> u32 {
        100.max(2 * u32::from(self.pool_size) + 20)
    }
}
