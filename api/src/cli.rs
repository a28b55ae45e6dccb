//! What a person types, and the one sentence they get when a setting is wrong.

use clap::{Parser, Subcommand, error::ErrorKind};

use crate::{bot_check, config::Config, stderr::say};

/// A server for playing board games by correspondence.
#[derive(Parser)]
#[command(name = "salon", version)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the binary can do.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the API until SIGTERM or SIGINT.
    Serve {
        /// All settings.
        #[command(flatten)]
        config: Config,
    },
    /// Bring the database to the schema of this build.
    Migrate {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Undo this many of the newest migrations instead. Loses the data they hold.
        #[arg(long, value_name = "COUNT")]
        revert: Option<u16>,
    },
    /// Sign new access tokens with a new key.
    RotateKeys {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Also stop honouring what older keys signed: everybody has to refresh at once.
        #[arg(long)]
        revoke_old: bool,
    },
    /// Ask the server with the same settings whether it takes requests; fails if it does not.
    Healthcheck {
        /// All settings.
        #[command(flatten)]
        config: Config,
    },
    /// Print the OpenAPI document.
    Openapi,
    /// Lead a bot through every kind of decision, a lost answer, a conflict, a missed deadline and a take-over, in sandboxes on any
    /// Salon server, and tell what it handled. Succeeds only if it handled everything. The bot runs by itself, with its own token.
    BotCheck {
        /// Whom to check, and where.
        #[command(flatten)]
        options: bot_check::Options,
    },
    /// Play recorded games again and compare: the seed with its commitment, the deal, every event, how it ended, scores and placings.
    Replay {
        /// All settings, for --all.
        #[command(flatten)]
        config: Config,
        /// Every game in the database; fails at the first difference.
        #[arg(long, conflicts_with = "file")]
        all: bool,
        /// An exported record.
        #[arg(required_unless_present = "all")]
        file: Option<std::path::PathBuf>,
    },
    /// Reckon all ratings anew from the records of the games, in the order in which they were rated.
    Rate {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Compare with what is stored; fails at the first difference.
        #[arg(long, required_unless_present = "recompute", conflicts_with = "recompute")]
        check: bool,
        /// Store what comes out, in one transaction.
        #[arg(long)]
        recompute: bool,
    },
}

impl Cli {
    /// Reads arguments and environment, or ends the process with what is wrong in one sentence.
    pub fn read() -> Self {
        Self::try_parse().unwrap_or_else(|error| match error.kind() {
            ErrorKind::ValueValidation | ErrorKind::InvalidValue => {
                let text = error.to_string();
                let lines = text.lines().map(str::trim);
                let said: Vec<_> = lines.take_while(|line| !line.starts_with("For more")).collect();
                let sentence = said.join(" ");
                say(format_args!("salon: {}", sentence.trim().trim_start_matches("error: ")));
                std::process::exit(2)
            }
            _ => error.exit(),
        })
    }
}
