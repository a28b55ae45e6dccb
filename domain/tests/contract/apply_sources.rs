//! Reads the sources that `apply` can reach and checks that they contain no number of the rules.
//!
//! The numbers of the rules are `RuleNumber`s in files that decide, and debug builds fail when `apply` reads one. This
//! check finds the numbers that are not declared so: literals in comparisons, and integer constants, in any file that
//! `apply` imports.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::sources::{code_of, files_of, folder};

/// Folders and files of a ruleset that hold rules. What `apply` imports must not be one of them.
const RULES: [&str; 4] = ["rules", "scoring", "evaluate", "deal"];

/// Integer constants that describe a component or an encoding and are no rule, with the ruleset and the file.
const COMPONENT_CONSTANTS: [(&str, &str, &str); 9] = [
    ("art_society", "bids.rs", "HIGHEST"),
    ("art_society", "stored.rs", "SEVERAL_TILES_FROM_IN_OLDER_RECORDS"),
    ("art_society", "wall/geometry.rs", "WIDTH"),
    ("art_society", "wall/geometry.rs", "HEIGHT"),
    ("art_society", "wall/geometry.rs", "CELLS"),
    ("art_society", "wall/geometry.rs", "ROW"),
    ("art_society", "components/painting.rs", "ID_DIGITS"),
    ("the_gallerist", "pieces/macros.rs", "COUNT"),
    ("the_gallerist", "state.rs", "MAX_PLAYERS"),
];

/// The modules of the ruleset that a file imports: the names after `super::` and `<ruleset>::` that are modules. A name
/// after one `super::` is that of a module beside the file, if there is one.
fn imports(root: &Path, key: &str, file: &Path, code: &str) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for statement in code.split(';').filter_map(|part| part.rsplit_once("use ").map(|(_, path)| path)) {
        let path = statement.trim().replace(&format!("crate::rulesets::{key}::"), "super::super::");
        let Some(rest) = path.strip_prefix("super::") else { continue };
        let (folder, rest) = match rest.strip_prefix("super::") {
            Some(rest) => (root, rest),
            None => (file.parent().unwrap_or(root), rest),
        };
        let names = rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let module = |name: &str| {
            let places = [folder.join(name), root.join(name)];
            places.into_iter().find(|module| !files_of(module).is_empty())
        };
        found.extend(names.filter(|name| !name.is_empty()).filter_map(module));
    }
    found
}

/// The numbers above 1 that a line compares with, and the integer constants that it declares.
fn numbers(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let compared = words.windows(2).filter_map(|pair| {
        let [operator, value] = pair else { return None };
        let digits: String = value.trim_start_matches('(').chars().take_while(char::is_ascii_digit).collect();
        let above_one = digits.parse::<u64>().is_ok_and(|number| number > 1);
        (["<", ">", "<=", ">=", "==", "!="].contains(operator) && above_one).then(|| format!("{operator} {digits}"))
    });
    let declared = words.windows(4).filter_map(|part| {
        let ["const", name, kind, "="] = part else { return None };
        let integer = ["u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "isize"].contains(kind);
        integer.then(|| name.trim_end_matches(':').to_owned())
    });
    compared.chain(declared).collect()
}

/// Returns every number of the rules that the sources of `apply` contain, with its place.
fn rule_numbers(root: &Path, key: &str) -> Vec<String> {
    let starts = [root.join("apply"), root.join("rules/apply")];
    let mut waiting: Vec<PathBuf> = starts.iter().flat_map(|module| files_of(module)).collect();
    assert!(!waiting.is_empty(), "{key} has a module called apply");
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    while let Some(file) = waiting.pop() {
        // `version.rs` compares version numbers.
        if !seen.insert(file.clone()) || file.ends_with("version.rs") {
            continue;
        }
        let (code, name) = (code_of(&file), file.strip_prefix(root).unwrap().display().to_string());
        for (line, text) in code.lines().enumerate() {
            let is_rule = |number: &String| !COMPONENT_CONSTANTS.contains(&(key, &*name, &**number));
            found.extend(numbers(text).into_iter().filter(is_rule).map(|it| format!("{name}:{}: {it}", line + 1)));
        }
        for module in imports(root, key, &file, &code) {
            let part = module.file_name().unwrap().to_str().unwrap();
            match RULES.contains(&part) {
                true => found.push(format!("{name} imports {part}")),
                false => waiting.extend(files_of(&module)),
            }
        }
    }
    found.sort();
    found
}

pub fn contain_no_number_of_the_rules(key: &str) {
    let found = rule_numbers(&folder(key), key);
    assert!(
        found.is_empty(),
        "{key}: apply must not depend on a number of the rules, but reaches\n{}",
        found.join("\n")
    );
}

pub fn a_threshold_in_a_state_is_found() {
    assert_eq!(numbers("Self { left: shields, several: shields >= 4, begun: false }"), [">= 4"]);
    assert_eq!(numbers("pub const SEVERAL_FROM: u8 = 4;"), ["SEVERAL_FROM"]);
    assert_eq!(numbers("if left > 0 && count == 1 { a += 1 }"), Vec::<String>::new());
    assert_eq!(numbers("pub(super) stacks: ArrayVec<ArrayVec<PaintingId, 16>, 16>,"), Vec::<String>::new());
}
