//! Record files. If the first byte is below 128, the rest is the file; otherwise it chooses a valid file and the rest are edits of
//! its text.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use salon_api::play::records::replay::check_file;
use salon_domain::rulesets::CATALOGUE;
use salon_fuzz::{edit, record_files};

static FILES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let files = record_files();
    for file in &files {
        check_file(file).expect("an unedited file is valid");
    }
    files
});

fuzz_target!(|bytes: &[u8]| {
    let [choice, rest @ ..] = bytes else { return };
    let text = match usize::from(*choice).checked_sub(128) {
        Some(number) => edit(&FILES[number % FILES.len()], rest),
        None => rest.to_vec(),
    };
    let Ok(text) = std::str::from_utf8(&text) else { return };
    if let Ok(checked) = check_file(text) {
        assert!(CATALOGUE.iter().any(|ruleset| ruleset.about().key == checked.ruleset));
        assert!(checked.resigned.iter().all(|seat| usize::from(*seat) < checked.placings.len()));
    }
    for ruleset in CATALOGUE {
        let _ = ruleset.verify(text);
    }
});
