//! `salon`: what a person types.

use std::{io::Write, process::ExitCode};

use salon_api::{
    accounts::rotate_keys,
    cli::{Cli, Command},
    healthcheck::healthcheck,
    http::openapi,
    serve::{self, Failure},
    store::migrations,
    telemetry,
};

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::read().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("salon: {failure}");
            ExitCode::FAILURE
        }
    }
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
            let database = serve::database_url(&config).await?;
            let (verb, versions) = match revert {
                Some(count) => ("reverted", migrations::revert(&database.url, count).await?),
                None => ("run", migrations::run(&database.url).await?),
            };
            writeln!(out, "{} migrations {verb}", versions.len())?;
            for version in versions {
                writeln!(out, "{version}")?;
            }
            Ok(())
        }
        Command::RotateKeys { config, revoke_old } => {
            telemetry::start_logs(&config);
            let database = serve::database_url(&config).await?;
            let store = serve::open_store(&config, &database)?;
            let key = rotate_keys(&store, revoke_old).await?;
            writeln!(out, "signing with {key}")?;
            Ok(())
        }
        Command::Healthcheck { config } => healthcheck(&config),
        Command::Openapi => {
            writeln!(out, "{:#}", openapi::document())?;
            Ok(())
        }
    }
}
