//! The command line, and its error messages.

use clap::{Parser, Subcommand, error::ErrorKind};

use crate::{config::Config, platform::log_writer::write_line, server::bot_check};

/// A server for playing board games by correspondence.
#[derive(Parser)]
#[command(name = "salon", version)]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: CliCommand,
}

/// The commands of `salon`.
#[derive(Subcommand)]
pub enum CliCommand {
    /// Serve the API until SIGTERM or SIGINT.
    Serve {
        /// All settings.
        #[command(flatten)]
        config: Config,
    },
    /// Run all pending migrations of the database.
    Migrate {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Revert this many of the newest migrations instead. Deletes the data in what they created.
        #[arg(long, value_name = "COUNT")]
        revert: Option<u16>,
    },
    /// Sign new access tokens with a new key.
    RotateKeys {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Also invalidate all tokens signed with older keys: every client has to refresh.
        #[arg(long)]
        revoke_old: bool,
    },
    /// Check that the server with the same settings is ready; fails if it is not.
    Healthcheck {
        /// All settings.
        #[command(flatten)]
        config: Config,
    },
    /// Print the OpenAPI document.
    Openapi,
    /// Test a bot in sandboxes on any Salon server: every kind of decision, a lost answer, a conflict, a missed deadline and a take-over.
    /// Prints a report and succeeds only if the bot handled everything. The bot must be running already, with its own token.
    /// The program `salon` is in `target/release` or `target/debug` after a build, and in the container image; this command needs
    /// neither a server nor a database beside it.
    BotCheck {
        /// The bot and the server.
        #[command(flatten)]
        options: bot_check::BotCheckOptions,
    },
    /// Replay recorded games and compare the seed with its commitment, the deal, every event, the result, scores and placings.
    Replay {
        /// All settings, for --all.
        #[command(flatten)]
        config: Config,
        /// Replay every game in the database; fails at the first difference.
        #[arg(long, conflicts_with = "file")]
        all: bool,
        /// An exported record.
        #[arg(required_unless_present = "all")]
        file: Option<std::path::PathBuf>,
    },
    /// Compute all ratings again from the records of the games, in the order in which they were rated.
    Rate {
        /// All settings.
        #[command(flatten)]
        config: Config,
        /// Compare with the stored ratings; fails at the first difference.
        #[arg(long, required_unless_present = "recompute", conflicts_with = "recompute")]
        check: bool,
        /// Store the results, in one transaction.
        #[arg(long)]
        recompute: bool,
    },
}

impl Cli {
    /// Reads arguments and environment. Ends the process with an error of one line if a value is invalid.
    pub fn read() -> Self {
        Self::try_parse().unwrap_or_else(|error| match error.kind() {
            ErrorKind::ValueValidation | ErrorKind::InvalidValue => {
                let text = error.to_string();
                let lines = text.lines().map(str::trim);
                let message: Vec<_> = lines.take_while(|line| !line.starts_with("For more")).collect();
                let sentence = message.join(" ");
                write_line(format_args!("salon: {}", sentence.trim().trim_start_matches("error: ")));
                std::process::exit(2)
            }
            _ => error.exit(),
        })
    }
}
