//! Checks from the sources that modules depend on each other in one direction only, and that HTTP types and database rows stay in
//! their layers.

use std::collections::BTreeMap;

use crate::rust_source::{Contents, Identifier, ModulePath, PathUse, SourceFile, read_crate, repository};

/// The layers of a crate, lowest first. A module may use only layers before its own. Modules of the same layer must not use each
/// other. A longer path is a layer of its own inside a shorter one; `name::*` makes every child module of `name` a layer.
type Layers = &'static [&'static [&'static str]];

/// The root of a crate: `lib.rs`, `main.rs` and the items declared there.
const ROOT: &str = "crate";

/// The layers of `api/src`.
const API_LAYERS: Layers = &[
    &["platform"],
    &["words"],
    &["model"],
    &["config"],
    &["store"],
    &["signals"],
    &["worker"],
    &["health"],
    &["accounts"],
    // The context of all use cases of games, declared in `play`: every module of `play` may use it.
    &["play::Games"],
    &["play::error"],
    &["play::session"],
    &["play::commit"],
    &["play::bots"],
    &["play::commands"],
    &["play::views"],
    &["play::streams"],
    &["play::tables"],
    &["play::correspondence"],
    &["play::sandbox"],
    &["play::duties"],
    &["play::records"],
    &["play"],
    &["ratings"],
    &["talk"],
    &["notices"],
    &["export"],
    &["deletion"],
    &["http"],
    &["server"],
    &[ROOT],
];

/// The layers of `domain/src`. An exported macro has a path of its own: `args` belongs to the kernel.
const DOMAIN_LAYERS: Layers = &[&["args"], &["kernel"], &["clock"], &["rulesets::*"], &["rulesets"], &[ROOT]];

/// Where a name may be used.
enum Scope {
    /// Only in these modules and below.
    Only(&'static [&'static str]),
    /// Everywhere but in these modules and below.
    Never(&'static [&'static str]),
}

/// A rule for identifiers in `api/src`.
struct NameRule {
    /// What the message calls the identifiers.
    description: &'static str,
    matches: fn(&str) -> bool,
    scope: Scope,
    /// Files that may break the rule.
    exceptions: &'static [&'static str],
}

/// The rules for identifiers in `api/src`.
const API_NAME_RULES: &[NameRule] = &[
    NameRule {
        description: "types of the OpenAPI document",
        matches: |name| name == "utoipa" || name == "ToSchema",
        scope: Scope::Only(&["http"]),
        exceptions: UTOIPA_EXCEPTIONS,
    },
    NameRule {
        description: "database rows",
        matches: |name| name.ends_with("Row"),
        scope: Scope::Never(&["http"]),
        exceptions: &[],
    },
];

/// Files outside of `http` that name `utoipa` or `ToSchema`: values that every layer shares describe themselves.
const UTOIPA_EXCEPTIONS: &[&str] = &[
    "model/account_ref.rs",
    "model/ids.rs",
    "model/mail.rs",
    "model/notice_kinds.rs",
    "model/notices.rs",
    "model/strength.rs",
    "model/text_enum.rs",
    "model/texts.rs",
    "model/webhook_url.rs",
];

/// The layer of a module: its number and its path.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layer {
    number: usize,
    path: ModulePath,
}

/// The layer with the longest path that the given path begins with. `None` if only the root matches, but the path is longer.
fn layer_of(layers: Layers, path: &[String]) -> Option<Layer> {
    let mut found: Option<Layer> = None;
    for (number, names) in layers.iter().enumerate() {
        for name in *names {
            let Some(prefix) = matching_prefix(name, path) else { continue };
            if found.as_ref().is_none_or(|it| prefix.len() > it.path.len()) {
                found = Some(Layer { number, path: prefix });
            }
        }
    }
    found
}

/// The part of a path that a layer with this name covers.
fn matching_prefix(name: &str, path: &[String]) -> Option<ModulePath> {
    if name == ROOT {
        return path.is_empty().then(Vec::new);
    }
    let segments: Vec<&str> = name.split("::").collect();
    let matches = segments.len() <= path.len() && segments.iter().zip(path).all(|(a, b)| *a == "*" || a == b);
    matches.then(|| path.iter().take(segments.len()).cloned().collect())
}

/// One line for each use of a layer that is not allowed.
fn direction_violations(layers: Layers, files: &[SourceFile]) -> Vec<String> {
    files.iter().flat_map(|file| file_violations(layers, file)).collect()
}

fn file_violations(layers: Layers, file: &SourceFile) -> Vec<String> {
    let Some(own) = layer_of(layers, &file.module) else {
        return vec![format!("{}: the module {} is in no layer", file.name, shown(&file.module))];
    };
    let check = |used: &PathUse| {
        // An item of the root has no module of its own.
        let target = layer_of(layers, &used.path).or_else(|| layer_of(layers, &[]))?;
        let is_allowed = target.number < own.number || target == own;
        (!is_allowed).then(|| {
            let allowed: Vec<&str> = layers.iter().take(own.number).flat_map(|names| names.iter().copied()).collect();
            let (name, line, path) = (&file.name, used.line, shown(&used.path));
            format!("{name}:{line}: {} uses {path}; allowed: {}", shown(&own.path), allowed.join(", "))
        })
    };
    file.contents.paths.iter().filter_map(check).collect()
}

fn shown(path: &[String]) -> String {
    if path.is_empty() { ROOT.to_owned() } else { path.join("::") }
}

/// One line for each identifier where it must not be, and for each exception that is not needed.
fn name_violations(rules: &[NameRule], files: &[SourceFile]) -> Vec<String> {
    let mut violations = Vec::new();
    for rule in rules {
        for file in files {
            let found = forbidden_names(rule, file);
            let is_exception = rule.exceptions.contains(&file.name.as_str());
            if is_exception && found.is_empty() {
                violations.push(format!("{}: remove the exception for {}", file.name, rule.description));
            }
            if !is_exception {
                violations.extend(found);
            }
        }
        let is_missing = |name: &&&str| !files.iter().any(|file| file.name == ***name);
        let missing = rule.exceptions.iter().filter(is_missing);
        violations.extend(missing.map(|name| format!("{name}: an exception for a file that does not exist")));
    }
    violations
}

fn forbidden_names(rule: &NameRule, file: &SourceFile) -> Vec<String> {
    let is_in = |modules: &[&str]| modules.iter().any(|name| matching_prefix(name, &file.module).is_some());
    let is_allowed = match rule.scope {
        Scope::Only(modules) => is_in(modules),
        Scope::Never(modules) => !is_in(modules),
    };
    if is_allowed {
        return Vec::new();
    }
    let found = file.contents.identifiers.iter().filter(|it| (rule.matches)(&it.name));
    let message =
        |line: usize, name: &str| format!("{}:{line}: {name}: {} do not belong here", file.name, rule.description);
    found.map(|it| message(it.line, &it.name)).collect()
}

fn assert_none(violations: &[String]) {
    assert!(violations.is_empty(), "{} violations:\n{}", violations.len(), violations.join("\n"));
}

#[test]
fn modules_of_the_server_use_only_lower_layers() {
    assert_none(&direction_violations(API_LAYERS, &read_crate(&repository().join("api/src"))));
}

#[test]
fn modules_of_the_domain_use_only_lower_layers() {
    assert_none(&direction_violations(DOMAIN_LAYERS, &read_crate(&repository().join("domain/src"))));
}

#[test]
fn http_types_and_database_rows_stay_in_their_layers() {
    assert_none(&name_violations(API_NAME_RULES, &read_crate(&repository().join("api/src"))));
}

/// The types and traits that a file defines, with their lines. Associated types are not among them.
fn defined_types(file: &SourceFile) -> impl Iterator<Item = &Identifier> {
    let is_keyword = |it: &Identifier| ["struct", "enum", "trait"].contains(&it.name.as_str());
    // The name in the pattern of a macro is a variable.
    let is_type = |it: &Identifier| it.name.starts_with(|first: char| first.is_ascii_uppercase());
    file.contents.identifiers.windows(2).filter_map(move |pair| match pair {
        [keyword, name] if is_keyword(keyword) && is_type(name) => Some(name),
        _ => None,
    })
}

/// One line for each type name that is defined more than once. A type of the HTTP interface may have the name of the value below that
/// it shows.
fn repeated_type_names(files: &[SourceFile]) -> Vec<String> {
    let mut places: BTreeMap<(&str, bool), Vec<String>> = BTreeMap::new();
    for file in files {
        let is_shown = ["http::routes", "http::shapes"].iter().any(|it| matching_prefix(it, &file.module).is_some());
        for it in defined_types(file) {
            places.entry((&it.name, is_shown)).or_default().push(format!("{}:{}", file.name, it.line));
        }
    }
    let repeated = places.into_iter().filter(|(_, places)| places.len() > 1);
    repeated.map(|((name, _), places)| format!("{name} is defined more than once: {}", places.join(", "))).collect()
}

#[test]
fn a_type_name_means_one_thing() {
    let mut files = read_crate(&repository().join("api/src"));
    files.extend(
        read_crate(&repository().join("domain/src")).into_iter().filter(|it| !it.name.starts_with("rulesets/")),
    );
    assert_none(&repeated_type_names(&files));
}

#[test]
fn a_repeated_type_name_is_found_except_where_http_shows_a_value() {
    let defining = |module: &str, text: &str| {
        let contents = crate::rust_source::parse(text, &[], &Default::default()).expect("Rust tokens");
        SourceFile { contents, ..file(module, &[]) }
    };
    let shown = defining("http::shapes::game", "struct Game; struct Seat;");
    let below = defining("play", "pub struct Game { id: u8 }\nenum Turn { Own }");
    assert_none(&repeated_type_names(&[shown, below]));
    let files = [defining("talk", "trait Turn {}"), defining("play", "\nenum Turn { Own }")];
    assert_eq!(repeated_type_names(&files), ["Turn is defined more than once: talk.rs:1, play.rs:2"]);
}

/// A file with this module that uses these paths.
fn file(module: &str, paths: &[&str]) -> SourceFile {
    let split = |path: &str| path.split("::").filter(|it| *it != ROOT).map(str::to_owned).collect::<ModulePath>();
    let used = paths.iter().map(|path| PathUse { line: 1, path: split(path) }).collect();
    let contents = Contents { paths: used, ..Contents::default() };
    SourceFile { name: format!("{}.rs", module.replace("::", "/")), module: split(module), contents }
}

const SAMPLE_LAYERS: Layers = &[&["model"], &["store"], &["play::session"], &["play"], &["games::*", "talk"], &[ROOT]];

#[test]
fn lower_layers_and_the_own_layer_are_allowed() {
    let files = [
        file("play::commands", &["model::Id", "store", "play::session::Cache", "play::views"]),
        file("play::session", &["store::Row", "play::session::cache"]),
        file("games::chess::rules", &["games::chess::Board", "play"]),
        file("crate", &["talk", "play::session"]),
    ];
    assert_none(&direction_violations(SAMPLE_LAYERS, &files));
}

#[test]
fn a_higher_layer_is_a_violation() {
    let found = direction_violations(SAMPLE_LAYERS, &[file("store::games", &["model", "play::session::Cache"])]);
    assert_eq!(found, ["store/games.rs:1: store uses play::session::Cache; allowed: model"]);
}

#[test]
fn a_sublayer_must_not_use_the_module_around_it() {
    let found = direction_violations(SAMPLE_LAYERS, &[file("play::session", &["play::Games"])]);
    assert_eq!(found, ["play/session.rs:1: play::session uses play::Games; allowed: model, store"]);
}

#[test]
fn modules_of_one_layer_must_not_use_each_other() {
    let files = [file("games::chess", &["games::go::Board"]), file("talk", &["games::chess"])];
    assert_eq!(direction_violations(SAMPLE_LAYERS, &files).len(), 2);
}

#[test]
fn an_item_of_the_root_belongs_to_its_layer() {
    let found = direction_violations(SAMPLE_LAYERS, &[file("store", &["Failure"]), file("crate", &["Failure"])]);
    assert_eq!(found, ["store.rs:1: store uses Failure; allowed: model"]);
}

#[test]
fn a_module_without_a_layer_is_a_violation() {
    let found = direction_violations(SAMPLE_LAYERS, &[file("extra", &[])]);
    assert_eq!(found, ["extra.rs: the module extra is in no layer"]);
}

#[test]
fn names_outside_their_scope_are_violations() {
    let text = "use utoipa::ToSchema;\nstruct A(GameRow);";
    let contents = crate::rust_source::parse(text, &[], &Default::default()).expect("Rust tokens");
    let with_names = |module: &str| SourceFile { contents: contents.clone(), ..file(module, &[]) };
    let rules = |exceptions| {
        [
            NameRule { description: "x", matches: |it| it == "ToSchema", scope: Scope::Only(&["http"]), exceptions },
            NameRule {
                description: "y",
                matches: |it| it.ends_with("Row"),
                scope: Scope::Never(&["http"]),
                exceptions: &[],
            },
        ]
    };
    let files = [with_names("http::games"), with_names("play")];
    let found = name_violations(&rules(&[]), &files);
    assert_eq!(found, ["play.rs:1: ToSchema: x do not belong here", "http/games.rs:2: GameRow: y do not belong here"]);
    let found = name_violations(&rules(&["play.rs", "http/games.rs", "gone.rs"]), &files);
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(found[0], "http/games.rs: remove the exception for x");
    assert_eq!(found[1], "gone.rs: an exception for a file that does not exist");
}
