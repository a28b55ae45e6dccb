//! Fails when a documented response was returned in no test: `response-coverage DOCUMENT FOLDER`, after all tests have run with
//! `SALON_ANSWERS_DIR` set to the folder.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use salon_tests::response_coverage::{documented, seen};

/// Responses that the tests cannot get, and why.
struct Exception {
    /// The operations; empty for all.
    operations: &'static [&'static str],
    /// Statuses and problem codes.
    outcomes: &'static [&'static str],
    why: &'static str,
}

/// Responses that no test over HTTP can get. Operations are listed by name, so that a new operation is not exempt.
const EXCEPTIONS: &[Exception] = &[
    Exception {
        operations: &[],
        outcomes: &["500"],
        why: "an internal error: none is known; `api/src/http/middleware.rs` tests the response to a panic",
    },
    Exception {
        operations: &["delete_account", "delete_bot"],
        outcomes: &["409", "conflict"],
        why: "five games in a row would have to start while the account leaves them",
    },
    Exception {
        operations: &["change_clock_settings", "end_vacation"],
        outcomes: &["409", "conflict"],
        why: "two requests would have to write the same settings at the same time",
    },
    Exception {
        operations: &["begin_vacation"],
        outcomes: &["conflict"],
        why: "two vacations would have to begin at the same time",
    },
    Exception {
        operations: &["post_message"],
        outcomes: &["409", "conflict"],
        why: "two requests with the same key would have to arrive at the same time",
    },
    Exception {
        operations: &["rematch_game"],
        outcomes: &["conflict", "game_not_open"],
        why: "the table would have to start or be aborted between being found and being joined",
    },
    Exception {
        operations: &["resign_game", "rewind_game"],
        outcomes: &["conflict"],
        why: "other moves in the same game would have to win each of 16 attempts; `answers.rs` tests the operations where a test \
            can cause that",
    },
    Exception {
        operations: &["rematch_game"],
        outcomes: &["table_full"],
        why: "a rematch has a seat for each player who may ask for it, unless the built-in bots have changed since",
    },
    Exception {
        operations: &[
            "change_email",
            "change_password",
            "complete_password_reset",
            "delete_account",
            "register_account",
            "register_guest",
        ],
        outcomes: &["busy"],
        why: "all password hashes share one queue, which `limits.rs` fills with sign-ins",
    },
    Exception {
        operations: &["show_openapi", "show_server"],
        outcomes: &["503"],
        why: "it needs no database and waits for nothing",
    },
];

impl Exception {
    fn covers(&self, line: &str) -> bool {
        let applies = |operation: &str| self.operations.is_empty() || self.operations.contains(&operation);
        line.split_once(' ').is_some_and(|(operation, outcome)| applies(operation) && self.outcomes.contains(&outcome))
    }
}

fn is_exempt(line: &str) -> bool {
    EXCEPTIONS.iter().any(|exception| exception.covers(line))
}

/// Returns the documented and the recorded responses.
fn read(document: &Path, folder: &Path) -> Result<(BTreeSet<String>, BTreeSet<String>), String> {
    let text = std::fs::read(document).map_err(|error| format!("{}: {error}", document.display()))?;
    let document = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    let seen = seen(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok((documented(&document), seen))
}

/// Prints the coverage. Fails when a response that is not exempt is missing.
fn report(documented: &BTreeSet<String>, seen: &BTreeSet<String>) -> ExitCode {
    let (exempt, missing): (Vec<_>, Vec<_>) = documented.difference(seen).partition(|line| is_exempt(line));
    let all = documented.len();
    println!("{} of {all} documented responses seen", all - exempt.len() - missing.len());
    for Exception { operations, outcomes, why } in EXCEPTIONS {
        let operations = if operations.is_empty() { "any operation".to_owned() } else { operations.join(", ") };
        println!("  exempt: {} of {operations}: {why}", outcomes.join(", "));
    }
    for line in seen.iter().filter(|line| is_exempt(line)) {
        println!("hint: a test got {line}, so its exception can be removed");
    }
    for line in &missing {
        eprintln!("no test got {line}");
    }
    println!("{} exempt, {} missing", exempt.len(), missing.len());
    if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [document, folder] = arguments.as_slice() else {
        eprintln!("response-coverage DOCUMENT FOLDER");
        return ExitCode::FAILURE;
    };
    match read(Path::new(document), Path::new(folder)) {
        Ok((documented, seen)) => report(&documented, &seen),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
