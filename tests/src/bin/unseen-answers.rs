//! Fails when a documented answer was got by no test: `unseen-answers DOCUMENT FOLDER`, after all tests have run with
//! `SALON_ANSWERS_DIR` naming the folder.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use salon_tests::answers::{documented, seen};

/// Answers no test over HTTP can get: operation (`*` for all), status or code, and why.
const EXPLAINED: &[(&str, &str, &str)] = &[
    (
        "*",
        "500",
        "a fault of the server itself: none is known; `api/src/http/observe.rs` shows what a panic is answered",
    ),
    (
        "*",
        "conflict",
        "others would have to be faster in the same game during each of many tries; `play/submit_commands.rs` and `seats.rs` count them",
    ),
    (
        "*",
        "busy",
        "all passwords wait in one queue, and `limits.rs` fills it with sign-ins; `accounts/passwords.rs` has no other",
    ),
    (
        "join_game",
        "table_full",
        "a table that is full begins, so two would have to take the last seat in the same moment",
    ),
    (
        "add_bot",
        "table_full",
        "a table that is full begins, so two would have to take the last seat in the same moment",
    ),
    (
        "rematch_game",
        "table_full",
        "a rematch has a seat for everybody who may ask for it, unless the server's bots changed since",
    ),
    ("delete_account", "409", "five games in a row would have to begin while the account leaves them"),
    ("delete_bot", "409", "five games in a row would have to begin while the bot leaves them"),
    ("change_clock_settings", "409", "others would have to move in the same game during each of eight tries"),
    ("end_vacation", "409", "others would have to move in the same game during each of eight tries"),
    ("post_message", "409", "the same key would have to come twice within the moment one message takes"),
    ("show_openapi", "503", "needs no database and waits for nothing: only a server out of time says so"),
];

fn is_explained(answer: &str) -> bool {
    let explains = |(operation, status, _): &(&str, &str, &str)| {
        answer.split_once(' ').is_some_and(|(of, with)| with == *status && (*operation == "*" || *operation == of))
    };
    EXPLAINED.iter().any(explains)
}

fn unseen(document: &Path, folder: &Path) -> Result<(usize, BTreeSet<String>), String> {
    let text = std::fs::read(document).map_err(|error| format!("{}: {error}", document.display()))?;
    let document = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    let documented = documented(&document);
    let seen = seen(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok((documented.len(), documented.difference(&seen).cloned().collect()))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [document, folder] = arguments.as_slice() else {
        eprintln!("unseen-answers DOCUMENT FOLDER");
        return ExitCode::FAILURE;
    };
    match unseen(Path::new(document), Path::new(folder)) {
        Ok((documented, unseen)) => {
            let (explained, missing): (Vec<_>, Vec<_>) = unseen.iter().partition(|answer| is_explained(answer));
            println!("{} of {documented} documented answers seen", documented - unseen.len());
            for (operation, status, why) in EXPLAINED {
                println!("  not {operation} {status}: {why}");
            }
            for answer in &missing {
                eprintln!("no test got {answer}");
            }
            println!("{} explained, {} missing", explained.len(), missing.len());
            if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
