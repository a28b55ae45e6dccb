//! The commands in the README and in the page of the first game work as printed.

use std::process::{Command, Stdio};

use salon_tests::TestServer;

/// The text of all shell blocks in a section.
fn blocks(readme: &str, section: &str) -> String {
    let start = readme.find(&format!("\n## {section}\n")).unwrap_or_else(|| panic!("no section {section}"));
    let section = &readme[start + 1..];
    let section = &section[..section[1..].find("\n## ").map_or(section.len(), |end| end + 1)];
    let mut blocks = String::new();
    for part in section.split("```").skip(1).step_by(2) {
        let (language, text) = part.split_once('\n').expect("a block of several lines");
        assert!(["bash", "sh"].contains(&language), "a block of {language}");
        blocks.push_str(text);
    }
    assert!(!blocks.is_empty(), "no commands");
    blocks
}

#[test]
fn the_readme_names_the_publishers_and_the_licences() {
    let readme = include_str!("../../../README.md");
    assert!(readme.contains("Salon is an unofficial implementation. The games' names belong to their publishers"));
    for (file, begins) in [("LICENSE-MIT", "Permission is hereby granted"), ("LICENSE-APACHE", "Apache License")] {
        assert!(readme.contains(&format!("({file})")), "{file}");
        let text = std::fs::read_to_string(format!("{}/../{file}", env!("CARGO_MANIFEST_DIR"))).expect("a licence");
        assert!(text.contains(begins), "{file}");
    }
}

fn can_run(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

#[tokio::test]
async fn the_commands_of_the_readme_work() {
    if !(can_run("curl") && can_run("jq") && can_run("bash")) {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "CI needs bash, curl and jq");
        eprintln!("skipped: bash, curl and jq are needed");
        return;
    }
    let readme = include_str!("../../../README.md");
    let page = include_str!("../../../docs/FIRST_GAME.md");
    let server = TestServer::start().await;
    let script = blocks(readme, "A first game") + &blocks(page, "Two players") + &blocks(page, "A bot account");
    let here = format!("API=http://{}/v1", server.client().address());
    assert!(script.contains("API=http://127.0.0.1:8080/v1\n"));
    let script = script.replace("API=http://127.0.0.1:8080/v1", &here);
    let mut shell = Command::new("bash");
    shell.args(["-e", "-u", "-c", &script]).stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || shell.output()).await.expect("a task").expect("bash");
    let (output_text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{output_text}\n{errors}");
    assert_eq!(errors, "", "{output_text}");
    assert!(!output_text.contains("/problems/"), "a request was refused:\n{output_text}");
    for expected in [
        "setup_finished",
        "bids_revealed",
        "painting_taken",
        "painting_hung",
        "\"museum\"",
        "\"turns\"",
        "event: event",
        "salon_pat_",
    ] {
        assert!(output_text.contains(expected), "no {expected} in\n{output_text}");
    }
}
