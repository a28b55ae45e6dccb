//! Settings of the web client.

use std::path::PathBuf;

use clap::Args;

/// Settings of the web client.
#[derive(Args, Clone, Debug)]
pub struct WebConfig {
    /// Whether the web client is served at /, and whether links in chat messages lead to it.
    #[arg(long, env = "SALON_WEB", value_name = "SALON_WEB", default_value_t = true, action = clap::ArgAction::Set)]
    pub web: bool,

    /// Folder of a built web client that is served instead of the one in the program. It is read once, at start.
    #[arg(long, env = "SALON_WEB_DIR", value_name = "SALON_WEB_DIR")]
    pub web_dir: Option<PathBuf>,
}
