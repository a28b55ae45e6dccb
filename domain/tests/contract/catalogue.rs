//! The message catalogues: every language has the same messages with the same variables, every kind has its message, and no
//! message is unused.

use std::collections::{BTreeMap, BTreeSet};

use salon_domain::kernel::variants::option_values;
use salon_domain::kernel::words::message_id;
use salon_domain::kernel::{HasKind, Language, Refusal, Ruleset};
use schemars::schema_for;

use super::catalogue_checks::fluent::{Message, messages};
use super::catalogue_checks::{differences, none, unused, wrong_signs};
use super::sources;

/// The name of the pattern that is the value of a message, beside the names of its attributes.
const VALUE: &str = "";

fn source_of<R: Ruleset>(language: Language) -> BTreeMap<String, Message> {
    messages(R::messages().source(language))
}

fn kernel_source(language: Language) -> BTreeMap<String, Message> {
    messages(&sources::read(&format!("src/kernel/words/{}.ftl", language.tag())))
}

/// The ids that every catalogue of this ruleset has, and the attributes of each.
fn required<R: Ruleset>() -> Vec<(String, &'static [&'static str])> {
    const WORDS: &[&str] = &[VALUE, "label"];
    let mut ids: Vec<(String, &[&str])> = Vec::new();
    let mut add = |prefix: &str, kinds: &[&str], names: &'static [&'static str]| {
        ids.extend(kinds.iter().map(|kind| (message_id(prefix, kind), names)));
    };
    add("decision", R::Decision::KINDS, &[VALUE, "label", "why", "awaited", "name"]);
    add("rejection", R::Rejection::KINDS, WORDS);
    add("edition", R::Edition::KINDS, WORDS);
    R::VOCABULARY.iter().for_each(|(prefix, kinds)| add(prefix, kinds, &[VALUE]));
    add("phase", R::PHASES, WORDS);
    add("term", R::TERMS, WORDS);
    add("score", &["total"], &[VALUE]);
    for (option, values) in option_values(schema_for!(R::Options).as_value()) {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        add(&message_id("option", &option), &values, WORDS);
        add("option", &[&option], WORDS);
    }
    ids
}

/// Whether an id is that of a kind or of a variant of it: `event-order-sealed`, `event-own-order-sealed`.
fn is_variant(id: &str, prefix: &str, kind: &str) -> bool {
    let whole = message_id(prefix, kind);
    let kind = message_id("", kind);
    id == whole
        || id.strip_prefix(&whole).is_some_and(|rest| rest.starts_with('-'))
        || id.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-') && rest.ends_with(&kind))
}

/// Returns the messages that the kinds of a ruleset need and its catalogue lacks.
fn missing<R: Ruleset>(messages: &BTreeMap<String, Message>) -> Vec<String> {
    let lacks = |id: &str, names: &[&str]| {
        let found = messages.get(id);
        !found.is_some_and(|message| names.iter().all(|name| message.contains_key(*name)))
    };
    let required = required::<R>().into_iter().filter(|(id, names)| lacks(id, names)).map(|(id, names)| {
        format!("{id} needs {}", names.iter().map(|name| format!(".{name}")).collect::<Vec<_>>().join(", "))
    });
    let kinds = [("event", R::Event::KINDS), ("command", R::Command::KINDS)];
    let kinds = kinds.into_iter().flat_map(|(prefix, kinds)| kinds.iter().map(move |kind| (prefix, *kind)));
    let spoken = kinds.filter(|(prefix, kind)| {
        !messages.keys().any(|id| is_variant(id, prefix, kind) && !lacks(id, &[VALUE, "label"]))
    });
    required.chain(spoken.map(|(prefix, kind)| message_id(prefix, kind))).collect()
}

pub fn is_the_same_in_every_language<R: Ruleset>() {
    none("the languages differ", &differences(source_of::<R>));
    for language in Language::ALL {
        none("typography", &wrong_signs(language, &source_of::<R>(language)));
    }
}

pub fn has_a_message_for_every_kind<R: Ruleset>() {
    for language in Language::ALL {
        none(&format!("{}: messages are missing in {language:?}", R::KEY), &missing::<R>(&source_of::<R>(language)));
    }
}

pub fn has_no_unused_message<R: Ruleset>() {
    let code = sources::code_of_folder(&sources::folder(R::KEY));
    let mut derived: BTreeSet<String> = required::<R>().into_iter().map(|(id, _)| id).collect();
    derived.extend(R::Event::KINDS.iter().map(|kind| message_id("event", kind)));
    derived.extend(R::Event::KINDS.iter().map(|kind| message_id("stop", kind)));
    derived.extend(R::Command::KINDS.iter().map(|kind| message_id("command", kind)));
    derived.extend(R::say_components(Language::En).iter().map(|it| message_id("component", it.kind)));
    none(&format!("{}: unused messages", R::KEY), &unused(&source_of::<R>(Language::En), &derived, &code));
}

pub fn of_the_kernel_is_complete_and_used() {
    none("the languages of the kernel differ", &differences(kernel_source));
    for language in Language::ALL {
        none("typography", &wrong_signs(language, &kernel_source(language)));
    }
    let code = ["src/kernel", "src/clock"].map(|folder| sources::code_of_folder(&sources::path(folder))).concat();
    let derived = Refusal::KINDS.iter().map(|code| message_id("refusal", code)).collect();
    none("unused messages of the kernel", &unused(&kernel_source(Language::En), &derived, &code));
}

pub fn faults_are_found() {
    let one =
        messages("a = One { $n }.\nb = It's\nc = { $n ->\n    [one] x\n   *[other] { $m }\n    }\n    .label = L\n");
    let two = messages("a = Un.\nc = { $n ->\n    [one] x\n   *[other] { $m }\n    }\n    .label = L\n");
    let found = differences(|language| if language == Language::En { one.clone() } else { two.clone() });
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(wrong_signs(Language::En, &one).len(), 1);
    assert_eq!(wrong_signs(Language::Fr, &messages("a = Qui ?\nb = Qui\u{a0}?\n")).len(), 1);
    assert_eq!(unused(&one, &BTreeSet::from(["a".to_owned()]), "say(\"b\")"), ["c"]);
    assert!(is_variant("event-own-order-sealed", "event", "order_sealed"));
    assert!(!is_variant("event-orders-sealed", "event", "order_sealed"));
}
