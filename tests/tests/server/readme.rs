//! What the README tells people to type does what it says.

use std::process::{Command, Stdio};

use salon_tests::TestServer;

/// The blocks of commands in the section of this name, as they stand.
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
    assert!(!blocks.is_empty(), "nothing to type");
    blocks
}

#[test]
fn whose_games_they_are_and_under_which_licences_this_is_given_is_said() {
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
async fn the_first_game_and_the_first_bot_go_as_the_readme_says() {
    if !(can_run("curl") && can_run("jq") && can_run("bash")) {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "in CI it has to be followed");
        eprintln!("not followed: it needs bash, curl and jq");
        return;
    }
    let readme = include_str!("../../../README.md");
    let server = TestServer::start().await;
    let typed = blocks(readme, "A first game with curl") + &blocks(readme, "Bringing a bot along");
    let here = format!("API=http://{}/v1", server.client().address());
    assert!(typed.contains("API=http://127.0.0.1:8080/v1\n"));
    let typed = typed.replace("API=http://127.0.0.1:8080/v1", &here);
    let mut shell = Command::new("bash");
    shell.args(["-e", "-u", "-c", &typed]).stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || shell.output()).await.expect("a task").expect("bash");
    let (told, complaints) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{told}\n{complaints}");
    assert_eq!(complaints, "", "{told}");
    assert!(!told.contains("/problems/"), "nothing is refused:\n{told}");
    for happened in [
        "setup_finished",
        "bids_revealed",
        "painting_taken",
        "painting_hung",
        "\"museum\"",
        "\"turns\"",
        "event: event",
        "salon_pat_",
    ] {
        assert!(told.contains(happened), "no {happened} in\n{told}");
    }
}
