//! Records the notices that tests read from feeds, for the check of the generated decoders: see `script/generators news`.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use serde_json::Value;

use crate::{ApiResponse, UNKNOWN_ID};

/// The environment variable with the folder to write to; without it nothing is written.
const FOLDER_VARIABLE: &str = "SALON_NEWS_DIR";

/// Records the notices of a page of a feed.
pub(crate) fn record_page(operation: &str, response: &ApiResponse) {
    if operation == "list_feed" && response.status() == 200 && std::env::var_os(FOLDER_VARIABLE).is_some() {
        let page = response.json();
        record(page["items"].as_array().into_iter().flatten().map(|item| &item["news"]));
    }
}

/// Appends notices to the file of this process, but not those that a test has made up.
pub(crate) fn record<'a>(notices: impl Iterator<Item = &'a Value>) {
    let Some(folder) = std::env::var_os(FOLDER_VARIABLE) else { return };
    let lines: String = notices.filter(|it| it["game"] != UNKNOWN_ID).map(|it| format!("{it}\n")).collect();
    let file = Path::new(&folder).join(std::process::id().to_string());
    let mut file = OpenOptions::new().create(true).append(true).open(file).expect("a file for the recorded notices");
    file.write_all(lines.as_bytes()).expect("lines written");
}
