//! The guide `docs/ADDING_A_GAME.md`: every path and every item it names exists.

use std::fs;
use std::path::{Path, PathBuf};

const GUIDE: &str = "docs/ADDING_A_GAME.md";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts between single backquotes, without blocks of commands.
fn quoted(text: &str) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    prose.split('`').skip(1).step_by(2).map(|it| it.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Whether a text is a path of this repository; `KEY` stands for the example ruleset.
fn is_path(text: &str) -> bool {
    !text.contains(' ') && ["domain/", "docs/", "script/", "openapi/"].iter().any(|folder| text.starts_with(folder))
}

fn declares(source: &str, name: &str) -> bool {
    let kinds = ["fn ", "struct ", "enum ", "trait ", "const ", "macro_rules! "];
    kinds.iter().any(|kind| {
        let declaration = format!("{kind}{name}");
        let mut after = source.split(&declaration).skip(1).map(|rest| rest.chars().next());
        after.any(|next| next.is_some_and(|letter| !letter.is_alphanumeric() && letter != '_'))
    })
}

pub fn names_existing_paths_and_items() {
    let text = fs::read_to_string(root().join(GUIDE)).unwrap();
    let paths: Vec<String> = quoted(&text).into_iter().filter(|it| is_path(it)).collect();
    assert!(paths.len() > 30, "{GUIDE} names {} paths", paths.len());
    for path in paths {
        let path = path.replace("KEY", "orchard");
        let (file, item) = path.split_once("::").map_or((path.as_str(), None), |(file, item)| (file, Some(item)));
        let found = root().join(file);
        assert!(found.exists(), "{GUIDE} names {file}, which does not exist");
        if let Some(item) = item {
            let source = fs::read_to_string(&found).unwrap();
            assert!(declares(&source, item), "{GUIDE} names {item} in {file}, which does not declare it");
        }
    }
}

pub fn finds_a_missing_item() {
    assert!(declares("pub(super) fn apply(state: &mut State) {", "apply"));
    assert!(declares("pub struct RuleNumber<T>(T);", "RuleNumber"));
    assert!(!declares("pub(super) fn apply_all() {}", "apply"));
    assert_eq!(quoted("a `b/c` d\n```sh\n`x`\n```\n`e\nf`"), ["b/c", "e f"]);
}
