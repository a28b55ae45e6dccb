//! The source files of the crate, read by checks of the sources.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns a path of the crate.
pub fn path(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the content of a file of the crate.
pub fn read(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The folder of a ruleset: beside the others, or among the examples.
pub fn folder(key: &str) -> PathBuf {
    let rulesets = path("src/rulesets");
    [rulesets.join(key), rulesets.join("examples").join(key)].into_iter().find(|path| path.is_dir()).unwrap()
}

/// Every source file of a module: `name.rs`, or all files of the folder `name`.
pub fn files_of(module: &Path) -> Vec<PathBuf> {
    let file = module.with_extension("rs");
    if file.is_file() {
        return vec![file];
    }
    let Ok(entries) = fs::read_dir(module) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path()).filter(|path| path.file_stem().unwrap() != "tests");
    let source = |path: &PathBuf| path.extension().is_none_or(|ending| ending == "rs");
    let paths = paths.filter(|path| path.is_dir() || source(path));
    paths.flat_map(|path| if path.is_dir() { files_of(&path) } else { vec![path] }).collect()
}

/// The code of a file without comments and without its unit tests.
pub fn code_of(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The code of every file in a folder, without comments and without the files of its tests.
pub fn code_of_folder(folder: &Path) -> String {
    let text = |file: PathBuf| fs::read_to_string(file).unwrap();
    let all: String = files_of(folder).into_iter().map(text).collect();
    all.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}
