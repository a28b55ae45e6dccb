//! `salon`: what a person types.

#![warn(clippy::print_stdout, clippy::print_stderr)]

use std::{io::Write, process::ExitCode};

use salon_api::{
    accounts::rotate_keys,
    bot_check,
    cli::{Cli, Command},
    healthcheck::healthcheck,
    http::openapi,
    play::replay,
    ratings,
    serve::{self, Failure},
    stderr::{self, say},
    store::migrations,
    telemetry,
};

#[tokio::main]
async fn main() -> ExitCode {
    let code = match run(Cli::read().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(format_args!("salon: {failure}"));
            ExitCode::FAILURE
        }
    };
    stderr::flush();
    code
}

async fn run(command: Command) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    match command {
        Command::Serve { config } => {
            telemetry::start_logs(&config);
            serve::serve(config).await
        }
        Command::Migrate { config, revert } => {
            telemetry::start_logs(&config);
            let database = serve::open_database(&config).await?;
            let (verb, versions) = match revert {
                Some(count) => ("reverted", migrations::revert(&database.endpoint, count).await?),
                None => ("run", migrations::run(&database.endpoint).await?),
            };
            writeln!(out, "{} migrations {verb}", versions.len())?;
            for version in versions {
                writeln!(out, "{version}")?;
            }
            Ok(())
        }
        Command::RotateKeys { config, revoke_old } => {
            telemetry::start_logs(&config);
            let database = serve::open_database(&config).await?;
            let store = serve::open_store(&config, &database)?;
            let key = rotate_keys(&store, revoke_old).await?;
            writeln!(out, "signing with {key}")?;
            Ok(())
        }
        Command::Healthcheck { config } => healthcheck(&config),
        Command::BotCheck { options } => {
            let report = bot_check::check(&options).await?;
            if options.json {
                writeln!(out, "{:#}", serde_json::to_value(&report)?)?;
            } else {
                write!(out, "{report}")?;
            }
            if report.passed() { Ok(()) } else { Err(format!("not handled: {}", report.failures()).into()) }
        }
        Command::Replay { config, all: _, file: None } => {
            telemetry::start_logs(&config);
            let database = serve::open_database(&config).await?;
            let store = serve::open_store(&config, &database)?;
            let checked = replay::check_all(&store, |_| ()).await?;
            writeln!(out, "{checked} games checked, no difference")?;
            Ok(())
        }
        Command::Replay { file: Some(file), .. } => {
            let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let checked = replay::check_file(&text).map_err(|why| format!("{}: {why}", file.display()))?;
            writeln!(out, "{}: a correct record of {}", file.display(), checked.ruleset)?;
            writeln!(
                out,
                "checked: the deal, every move, how it ended, scores and placings; nothing else that the file may say"
            )?;
            if !checked.resigned.is_empty() {
                let says = if checked.says_who_resigned { "says" } else { "is right only if" };
                writeln!(
                    out,
                    "believed, since no rule can tell: the record {says} these seats gave up: {:?}",
                    checked.resigned
                )?;
            }
            writeln!(out, "placings: {:?}", checked.placings)?;
            writeln!(out, "{:#}", checked.scores)?;
            Ok(())
        }
        Command::Rate { config, check: _, recompute } => {
            telemetry::start_logs(&config);
            let database = serve::open_database(&config).await?;
            let store = serve::open_store(&config, &database)?;
            if recompute {
                writeln!(out, "{} games rated anew", ratings::recompute(&store).await?)?;
            } else {
                writeln!(out, "{} rated games checked, no difference", ratings::check(&store).await?)?;
            }
            Ok(())
        }
        Command::Openapi => {
            writeln!(out, "{:#}", openapi::document())?;
            Ok(())
        }
    }
}
