//! Checks that every file and every item named in `docs/TOUR.md` exists.

use std::fs;

use crate::rust_source::{declares, repository};

const FLOWS: usize = 3;
const MAX_HOPS: usize = 8;

/// A flow of the tour: a section with numbered hops.
#[derive(Debug, PartialEq, Eq)]
struct Flow<'a> {
    title: &'a str,
    hops: Vec<Hop<'a>>,
}

/// One numbered line: 1. `path/to/file.rs` `item`: what happens there.
#[derive(Debug, PartialEq, Eq)]
struct Hop<'a> {
    file: &'a str,
    /// A function, a type, or a method as `Type::method`.
    item: &'a str,
}

/// The flows of a page, and a message for each numbered line that is not a hop with the next number.
fn parse(page: &str) -> (Vec<Flow<'_>>, Vec<String>) {
    let (mut flows, mut problems) = (Vec::new(), Vec::new());
    let mut flow = Flow { title: "", hops: Vec::new() };
    for line in page.lines() {
        if line.starts_with('#') {
            let next = Flow { title: line.trim_start_matches('#').trim(), hops: Vec::new() };
            flows.push(std::mem::replace(&mut flow, next));
        }
        let Some((number, rest)) = line.split_once(". ") else { continue };
        let Ok(number) = number.parse::<usize>() else { continue };
        match parse_hop(rest) {
            Some(hop) if number == flow.hops.len() + 1 => flow.hops.push(hop),
            _ => problems.push(format!("not a hop, or not the next number: {line}")),
        }
    }
    flows.push(flow);
    flows.retain(|flow| !flow.hops.is_empty());
    (flows, problems)
}

fn parse_hop(text: &str) -> Option<Hop<'_>> {
    let (file, rest) = text.strip_prefix('`')?.split_once("` `")?;
    let (item, words) = rest.split_once("`:")?;
    (!words.trim().is_empty()).then_some(Hop { file, item })
}

/// Everything that is wrong with a page. `read` returns the text of a file of the repository, or `None` if it does not exist.
fn problems(page: &str, read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let (flows, mut problems) = parse(page);
    if flows.len() != FLOWS {
        problems.push(format!("{} flows instead of {FLOWS}", flows.len()));
    }
    for Flow { title, hops } in &flows {
        if hops.len() > MAX_HOPS {
            problems.push(format!("{title}: {} hops, at most {MAX_HOPS}", hops.len()));
        }
        for Hop { file, item } in hops {
            match read(file) {
                None => problems.push(format!("{title}: there is no file {file}")),
                Some(text) => {
                    let missing = item
                        .trim_end_matches("()")
                        .split("::")
                        .find(|name| !declares(&text, name) && !is_implemented(&text, name));
                    problems.extend(missing.map(|name| format!("{title}: {file} does not declare {name}")));
                }
            }
        }
    }
    problems
}

/// Whether a file has an `impl` block of a type that is declared elsewhere.
fn is_implemented(text: &str, name: &str) -> bool {
    let words = |line: &str| line.split(|it: char| !it.is_alphanumeric() && it != '_').any(|word| word == name);
    text.lines().map(str::trim_start).filter(|line| line.starts_with("impl")).any(words)
}

#[test]
fn every_file_and_item_of_the_tour_exists() {
    let page = fs::read_to_string(repository().join("docs/TOUR.md")).expect("docs/TOUR.md");
    let found = problems(&page, |file| fs::read_to_string(repository().join(file)).ok());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

const PAGE: &str = "# Tour\n\n## A command\n1. `a.rs` `submit`: parses it.\n2. `b.rs` `Games::store`: stores it.\n\n\
                    ## A deadline\n1. `a.rs` `Clock`: is due.\n\n## A rule\nWords.\n1. `b.rs` `MAX`: is checked.\n";

fn read_sample(file: &str) -> Option<String> {
    match file {
        "a.rs" => Some("pub async fn submit() {}\nstruct Clock;".to_owned()),
        "b.rs" => Some("const MAX: u8 = 1;\nimpl Games { fn store(&self) {} }".to_owned()),
        _ => None,
    }
}

#[test]
fn a_page_whose_files_and_items_exist_has_no_problems() {
    assert_eq!(problems(PAGE, read_sample), Vec::<String>::new());
}

#[test]
fn a_missing_file_is_found() {
    let page = PAGE.replace("`b.rs` `MAX`", "`c.rs` `MAX`");
    assert_eq!(problems(&page, read_sample), ["A rule: there is no file c.rs"]);
}

#[test]
fn a_missing_item_is_found() {
    let page = PAGE.replace("`submit`", "`send`").replace("Games::store", "Table::store");
    let expected = ["A command: a.rs does not declare send", "A command: b.rs does not declare Table"];
    assert_eq!(problems(&page, read_sample), expected);
}

#[test]
fn the_number_of_flows_is_checked() {
    let page = PAGE.replace("1. `b.rs` `MAX`: is checked.\n", "");
    assert_eq!(problems(&page, read_sample), ["2 flows instead of 3"]);
}

#[test]
fn the_number_of_hops_is_checked() {
    let hops: String = (2..=9).map(|number| format!("{number}. `a.rs` `Clock`: waits.\n")).collect();
    let page = PAGE.replace("`Clock`: is due.\n", &format!("`Clock`: is due.\n{hops}"));
    assert_eq!(problems(&page, read_sample), ["A deadline: 9 hops, at most 8"]);
}

#[test]
fn a_numbered_line_that_is_not_a_hop_is_found() {
    for wrong in ["1. `b.rs`: is checked.", "1. `b.rs` `MAX`", "2. `b.rs` `MAX`: is checked."] {
        let page = PAGE.replace("1. `b.rs` `MAX`: is checked.", wrong);
        let found = problems(&page, read_sample);
        assert!(found.iter().any(|it| it.contains(wrong)), "{wrong}: {found:?}");
    }
}
