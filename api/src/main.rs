//! The program `salon`: runs one command.

use std::{io::Write, path::Path, process::ExitCode};

use salon_api::{
    accounts::rotate_keys,
    config::Config,
    http::document::openapi,
    platform::log_writer::{self, write_line},
    play::records::replay,
    ratings,
    server::{
        Failure, bot_check,
        cli::{Cli, CliCommand},
        database::{Database, open_database, open_store},
        healthcheck::healthcheck,
        logs, serve,
    },
    store::{Store, migrations},
};

#[tokio::main]
async fn main() -> ExitCode {
    let code = match run(Cli::read().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            write_line(format_args!("salon: {failure}"));
            ExitCode::FAILURE
        }
    };
    log_writer::flush();
    code
}

async fn run(command: CliCommand) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    match command {
        CliCommand::Serve { config } => {
            logs::start_logs(&config);
            serve::serve(config).await
        }
        CliCommand::Migrate { config, revert } => migrate(&config, revert).await,
        CliCommand::RotateKeys { config, revoke_old } => {
            let (_database, store) = open(&config).await?;
            let key = rotate_keys(&store, revoke_old).await?;
            Ok(writeln!(out, "signing with {key}")?)
        }
        CliCommand::Healthcheck { config } => healthcheck(&config),
        CliCommand::BotCheck { options } => check_bot(&options).await,
        CliCommand::Replay { config, all: _, file: None } => {
            let (_database, store) = open(&config).await?;
            let checked = replay::check_all(&store, |_| ()).await?;
            Ok(writeln!(out, "{checked} games checked, no difference")?)
        }
        CliCommand::Replay { file: Some(file), .. } => replay_file(&file),
        CliCommand::Rate { config, check: _, recompute } => {
            let (_database, store) = open(&config).await?;
            if recompute {
                Ok(writeln!(out, "{} games rated anew", ratings::recompute(&store).await?)?)
            } else {
                Ok(writeln!(out, "{} rated games checked, no difference", ratings::check(&store).await?)?)
            }
        }
        CliCommand::Openapi => Ok(writeln!(out, "{:#}", openapi::document())?),
    }
}

/// Starts logs and opens the database. A private PostgreSQL stops when the returned database is dropped.
async fn open(config: &Config) -> Result<(Database, Store), Failure> {
    logs::start_logs(config);
    let database = open_database(config).await?;
    let store = open_store(config, &database)?;
    Ok((database, store))
}

async fn migrate(config: &Config, revert: Option<u16>) -> Result<(), Failure> {
    logs::start_logs(config);
    let database = open_database(config).await?;
    let (verb, versions) = match revert {
        Some(count) => ("reverted", migrations::revert(&database.endpoint, count).await?),
        None => ("run", migrations::run(&database.endpoint).await?),
    };
    let mut out = std::io::stdout();
    writeln!(out, "{} migrations {verb}", versions.len())?;
    for version in versions {
        writeln!(out, "{version}")?;
    }
    Ok(())
}

async fn check_bot(options: &bot_check::BotCheckOptions) -> Result<(), Failure> {
    let report = bot_check::check(options).await?;
    let mut out = std::io::stdout();
    if options.json {
        writeln!(out, "{:#}", serde_json::to_value(&report)?)?;
    } else {
        write!(out, "{report}")?;
    }
    if report.passed() { Ok(()) } else { Err(format!("not handled: {}", report.failures()).into()) }
}

fn replay_file(file: &Path) -> Result<(), Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let checked = replay::check_file(&text).map_err(|why| format!("{}: {why}", file.display()))?;
    let mut out = std::io::stdout();
    writeln!(out, "{}: a correct record of {}", file.display(), checked.ruleset)?;
    writeln!(
        out,
        "checked: the deal, every move, the result, scores and placings; other fields of the file are not checked"
    )?;
    if !checked.resigned.is_empty() {
        let says = if checked.says_who_resigned { "says" } else { "is right only if" };
        writeln!(
            out,
            "not checked, because the rules do not determine it: the record {says} these seats gave up: {:?}",
            checked.resigned
        )?;
    }
    writeln!(out, "placings: {:?}", checked.placings)?;
    writeln!(out, "{:#}", checked.scores)?;
    Ok(())
}
