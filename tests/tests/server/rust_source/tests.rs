use super::*;

fn path(text: &str) -> ModulePath {
    text.split("::").filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

/// The lines and paths that a module uses, in a crate with the modules `play`, `play::session` and `store`.
fn used(module: &str, text: &str) -> Vec<(usize, String)> {
    let modules = ["", "play", "play::session", "store"].into_iter().map(path).collect();
    let contents = parse(text, &path(module), &modules).expect("Rust tokens");
    contents.paths.into_iter().map(|it| (it.line, it.path.join("::"))).collect()
}

fn assert_used(module: &str, text: &str, expected: &[(usize, &str)]) {
    let expected: Vec<(usize, String)> = expected.iter().map(|(line, path)| (*line, (*path).to_owned())).collect();
    assert_eq!(used(module, text), expected, "{text}");
}

#[test]
fn nested_use_trees_are_expanded() {
    let text = "use crate::{\n    store::{self, Row, ids::{A, B}},\n    play,\n};";
    let expected = [(2, "store"), (2, "store::Row"), (2, "store::ids::A"), (2, "store::ids::B"), (3, "play")];
    assert_used("http", text, &expected);
}

#[test]
fn aliases_name_the_original_path() {
    assert_used("http", "use crate::store::Row as Entry;", &[(1, "store::Row")]);
    assert_used("http", "pub(crate) use crate::{store as rows};", &[(1, "store")]);
}

#[test]
fn globs_name_the_module() {
    assert_used("http", "use crate::store::*;\nuse super::*;", &[(1, "store"), (2, "")]);
}

#[test]
fn super_and_self_are_resolved_from_the_module() {
    assert_used("play::session", "use super::super::store::Row;", &[(1, "store::Row")]);
    assert_used("play::session", "use super::{self, Game};", &[(1, "play"), (1, "play::Game")]);
    assert_used("play", "use self::session::Cache;", &[(1, "play::session::Cache")]);
    assert_used("play", "mod inner { use super::super::store; }", &[(1, "store")]);
}

#[test]
fn child_modules_need_no_prefix() {
    assert_used("play", "pub use session::Cache;\nuse serde::Serialize;", &[(1, "play::session::Cache")]);
}

#[test]
fn external_crates_are_left_out() {
    assert_used("play", "use ::store::Row; use std::fs; fn f() { std::fs::read(other::store::x) }", &[]);
}

#[test]
fn inline_paths_are_found_anywhere() {
    let text = "fn f(a: crate::store::Row) -> Vec<super::store::B> {\n    info!(\"x\", crate::play::g::<u8>());\n}";
    assert_used("http", text, &[(1, "store::Row"), (1, "store::B"), (2, "play::g")]);
}

#[test]
fn attributes_may_name_paths() {
    let text = "#[serde(with = \"crate::http::numbers\")]\n#[schema(value_type = crate::store::Row)]\nstruct A;";
    assert_used("play", text, &[(1, "http::numbers"), (2, "store::Row")]);
}

#[test]
fn visibility_is_not_a_use() {
    assert_used("play::session", "pub(in crate::store) fn f() {}\npub(super) fn g() {}\npub(crate) struct A;", &[]);
}

#[test]
fn comments_and_strings_are_left_out() {
    assert_used(
        "http",
        "//! crate::store\n/// [`crate::store::Row`]\nfn f() { g(\"crate::store\") } // crate::play",
        &[],
    );
}

#[test]
fn test_code_is_left_out() {
    let text = "#[cfg(test)]\nmod tests { use crate::store::Row; }\n#[cfg(all(test, unix))] use crate::play;\nuse crate::store;";
    assert_used("http", text, &[(4, "store")]);
    assert_used("http", "#![cfg(test)]\nuse crate::store;", &[]);
    assert_used("http", "#[cfg(not(test))]\nuse crate::store;", &[(2, "store")]);
}

#[test]
fn test_modules_in_files_of_their_own_are_reported() {
    let contents = parse("#[cfg(test)]\nmod tests;", &path("play"), &BTreeSet::new()).expect("Rust tokens");
    assert_eq!(contents.test_modules, [path("play::tests")]);
}

#[test]
fn modules_follow_from_file_names() {
    for (name, module) in [("lib.rs", ""), ("play/mod.rs", "play"), ("play/session.rs", "play::session")] {
        assert_eq!(module_of(name), path(module), "{name}");
    }
}

#[test]
fn declarations_are_found_by_name() {
    let text = "struct A; impl A { async fn run(&self) {} } macro_rules! m { () => {} } // fn absent() {}";
    for name in ["A", "run", "m"] {
        assert!(declares(text, name), "{name}");
    }
    assert!(!declares(text, "absent") && !declares(text, "self"));
}
