//! Checks of message catalogues, also used by the tests of the server.

use std::collections::{BTreeMap, BTreeSet};

use salon_domain::kernel::Language;

use self::fluent::{Message, references, texts};

#[path = "fluent.rs"]
pub mod fluent;

/// Compares the messages of every language with those of English. Returns the differences.
pub fn differences(read: impl Fn(Language) -> BTreeMap<String, Message>) -> Vec<String> {
    let english = read(Language::En);
    let mut found = Vec::new();
    for language in Language::ALL {
        let other = read(language);
        let ids: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
        for id in ids {
            let (Some(one), Some(two)) = (english.get(id), other.get(id)) else {
                found.push(format!("{id} is missing in English or in {language:?}"));
                continue;
            };
            let patterns: BTreeSet<&String> = one.keys().chain(two.keys()).collect();
            for name in patterns {
                let (one, two) = (one.get(name), two.get(name));
                if one.map(|it| &it.variables) != two.map(|it| &it.variables) {
                    found.push(format!("{id} {name}: the variables are {one:?} in English, {two:?} in {language:?}"));
                }
            }
        }
    }
    found
}

/// Returns the straight quotes and, in French, the signs without a no-break space.
pub fn wrong_signs(language: Language, messages: &BTreeMap<String, Message>) -> Vec<String> {
    let mut found = Vec::new();
    for (id, text) in messages.iter().flat_map(|(id, message)| texts(message).map(move |text| (id, text))) {
        // What is between backquotes is typed as it is.
        let text: String = text.split('`').step_by(2).collect::<Vec<_>>().join("``");
        let letters: Vec<char> = text.chars().collect();
        let pairs = letters.windows(2).filter_map(|pair| <[char; 2]>::try_from(pair).ok());
        let no_break = |letter: char| ['\u{a0}', '\u{202f}'].contains(&letter);
        let wrong_space = pairs.into_iter().any(|[one, two]| {
            (":;?!»%".contains(two) && !no_break(one) && !one.is_ascii_punctuation()) || (one == '«' && !no_break(two))
        });
        if text.contains(['\'', '"']) || (language == Language::Fr && wrong_space) {
            found.push(format!("{id} ({language:?}): {text}"));
        }
    }
    found
}

/// Returns the messages that nothing uses.
pub fn unused(messages: &BTreeMap<String, Message>, derived: &BTreeSet<String>, code: &str) -> Vec<String> {
    let referred: BTreeSet<String> = messages.values().flat_map(references).collect();
    let written = |id: &str| code.contains(&format!("\"{id}\""));
    let by_key = |id: &str| {
        let key = ["group-", "line-"].iter().find_map(|prefix| id.strip_prefix(prefix));
        key.is_some_and(|key| written(key) || written(&key.replace('-', "_")))
    };
    let is_used = |id: &&String| derived.contains(*id) || referred.contains(*id) || written(id) || by_key(id);
    messages.keys().filter(|id| !is_used(id)).cloned().collect()
}

/// Fails if something was found.
pub fn none(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}
