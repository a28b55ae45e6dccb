//! Settings of mail.

use std::path::PathBuf;

use clap::Args;

use crate::config::values::{game_link, readable_file};

/// Settings of mail.
#[derive(Args, Clone)]
pub struct MailConfig {
    /// Mail server, as smtps://user:password@host, or smtp://user:password@host?tls=required for STARTTLS. If unset, mails are
    /// written as files into the folder mail of the data directory.
    #[arg(long, env = "SALON_SMTP_URL", value_name = "SALON_SMTP_URL", hide_env_values = true)]
    pub smtp_url: Option<String>,

    /// PEM file of certificate authorities trusted for the mail server, in addition to the public ones.
    #[arg(long, env = "SALON_SMTP_CA", value_name = "SALON_SMTP_CA", value_parser = readable_file())]
    pub smtp_ca: Option<PathBuf>,

    /// Sender of mails.
    #[arg(long, env = "SALON_MAIL_FROM", value_name = "SALON_MAIL_FROM", default_value = "Salon <salon@localhost>")]
    pub mail_from: lettre::message::Mailbox,

    /// Address of a game in a web client, with {game} in place of its id, for links in mails. If unset, /games/{game} under the
    /// public address.
    #[arg(long, env = "SALON_GAME_LINK", value_name = "SALON_GAME_LINK", value_parser = game_link)]
    pub game_link: Option<String>,
}
