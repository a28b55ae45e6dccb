//! Every relative link in the documentation leads to a file, and to a heading where it names one.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace")
}

/// Adds every Markdown file below `folder` to `pages`.
fn collect_pages(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_pages(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
}

/// Returns the lines outside of code blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        !in_code && !fence
    })
}

/// Returns the targets of all links `[text](target)` and images `src="target"`.
fn targets(text: &str) -> Vec<&str> {
    let between = |start: &'static str, end: char| {
        let parts = prose(text).flat_map(move |line| line.split(start).skip(1));
        parts.filter_map(move |rest| rest.split(end).next())
    };
    between("](", ')').chain(between("src=\"", '"')).collect()
}

/// Returns the anchors of all headings, as the usual hosts generate them.
fn anchors(text: &str) -> Vec<String> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    let anchor = |line: &str| -> String {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(anchor).collect()
}

/// Returns the relative links of `text` that lead nowhere, when `text` is a page in `folder`.
fn broken_links(folder: &Path, text: &str) -> Vec<String> {
    let mut broken = Vec::new();
    for target in targets(text) {
        if target.contains("://") || target.starts_with("mailto:") {
            continue;
        }
        let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
        let path = folder.join(file);
        if !file.is_empty() && !path.exists() {
            broken.push(format!("{target}: no such file"));
            continue;
        }
        let Some(anchor) = anchor else { continue };
        let linked = if file.is_empty() { text.to_owned() } else { fs::read_to_string(&path).unwrap_or_default() };
        if !anchors(&linked).iter().any(|known| known == anchor) {
            broken.push(format!("{target}: no such heading"));
        }
    }
    broken
}

#[test]
fn a_missing_file_and_a_missing_heading_are_found() {
    let text = "# One\n[a](README.md) [b](#one) [c](https://example.org/x) [d](docs/README.md#documentation)\n";
    assert_eq!(broken_links(root(), text), Vec::<String>::new());
    let text = "# One\n```\n[code](not/read.md)\n```\n[a](missing.md), [b](#two) and [c](README.md#no-heading)\n";
    let wanted = ["missing.md: no such file", "#two: no such heading", "README.md#no-heading: no such heading"];
    assert_eq!(broken_links(root(), text), wanted);
    assert_eq!(broken_links(root(), "<img src=\"no.svg\">"), ["no.svg: no such file"]);
}

#[test]
fn all_links_of_the_documentation_lead_somewhere() {
    let mut pages = Vec::new();
    collect_pages(&root().join("docs"), &mut pages);
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"] {
        pages.push(root().join(name));
    }
    pages.push(root().join("clients/README.md"));
    let mut broken = Vec::new();
    for page in &pages {
        let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        let name = page.strip_prefix(root()).unwrap_or(page).display();
        let folder = page.parent().expect("a folder");
        broken.extend(broken_links(folder, &text).into_iter().map(|link| format!("{name}: {link}")));
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
