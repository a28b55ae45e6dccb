//! Fails when a documented answer was got by no test: `unseen-answers DOCUMENT FOLDER`, after all tests have run with
//! `SALON_ANSWERS_DIR` naming the folder.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use salon_tests::answers::{documented, seen};

/// What is not got, and why.
struct Explained {
    /// The operations; none for all.
    operations: &'static [&'static str],
    /// Statuses and codes.
    answers: &'static [&'static str],
    why: &'static str,
}

/// Answers no test over HTTP can get. Operations are named, so that one which is added later is asked about.
const EXPLAINED: &[Explained] = &[
    Explained {
        operations: &[],
        answers: &["500"],
        why: "a fault of the server itself: none is known; `api/src/http/observe.rs` shows what a panic is answered",
    },
    Explained {
        operations: &["delete_account", "delete_bot"],
        answers: &["409", "conflict"],
        why: "five games in a row would have to begin while the account leaves them",
    },
    Explained {
        operations: &["change_clock_settings", "end_vacation"],
        answers: &["409", "conflict"],
        why: "the same settings would have to be written twice within the moment it takes",
    },
    Explained {
        operations: &["begin_vacation"],
        answers: &["conflict"],
        why: "two vacations would have to begin within the moment it takes to write one",
    },
    Explained {
        operations: &["post_message"],
        answers: &["409", "conflict"],
        why: "the same key would have to come twice within the moment one message takes",
    },
    Explained {
        operations: &["rematch_game"],
        answers: &["conflict", "game_not_open"],
        why: "the table would have to begin, or to be given up, in the moment between being found and being joined",
    },
    Explained {
        operations: &["resign_game", "rewind_game"],
        answers: &["conflict"],
        why: "others would have to be faster in the same game during each of 16 tries, and an attempt that gets through leaves \
            nothing to try again; `answers.rs` shows it of what can be",
    },
    Explained {
        operations: &["rematch_game"],
        answers: &["table_full"],
        why: "a rematch has a seat for everybody who may ask for it, unless the server's bots changed since",
    },
    Explained {
        operations: &[
            "change_email",
            "change_password",
            "complete_password_reset",
            "delete_account",
            "register_account",
        ],
        answers: &["busy"],
        why: "all passwords wait in one queue, and `limits.rs` fills it with sign-ins; `accounts/passwords.rs` has no other",
    },
    Explained {
        operations: &["show_openapi"],
        answers: &["503"],
        why: "needs no database and waits for nothing: only a server out of time says so",
    },
];

impl Explained {
    fn explains(&self, answer: &str) -> bool {
        let meant = |of: &str| self.operations.is_empty() || self.operations.contains(&of);
        answer.split_once(' ').is_some_and(|(of, with)| meant(of) && self.answers.contains(&with))
    }
}

fn is_explained(answer: &str) -> bool {
    EXPLAINED.iter().any(|explained| explained.explains(answer))
}

/// What is documented, and what was seen.
fn read(document: &Path, folder: &Path) -> Result<(BTreeSet<String>, BTreeSet<String>), String> {
    let text = std::fs::read(document).map_err(|error| format!("{}: {error}", document.display()))?;
    let document = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    let seen = seen(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok((documented(&document), seen))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [document, folder] = arguments.as_slice() else {
        eprintln!("unseen-answers DOCUMENT FOLDER");
        return ExitCode::FAILURE;
    };
    match read(Path::new(document), Path::new(folder)) {
        Ok((documented, seen)) => {
            let unseen = documented.difference(&seen);
            let (explained, missing): (Vec<_>, Vec<_>) = unseen.partition(|answer| is_explained(answer));
            let (all, not) = (documented.len(), explained.len() + missing.len());
            println!("{} of {all} documented answers seen", all - not);
            for Explained { operations, answers, why } in EXPLAINED {
                let of = if operations.is_empty() { "anything".to_owned() } else { operations.join(", ") };
                println!("  not {} of {of}: {why}", answers.join(", "));
            }
            for answer in seen.iter().filter(|answer| is_explained(answer)) {
                println!("hint: a test got {answer} after all, so it needs no explanation");
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
