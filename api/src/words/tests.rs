//! The catalogues of the server: the same messages with the same variables in every language, all used, in good typography.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use salon_domain::kernel::{Language, Messages};

use super::{decision_name, turn};

#[path = "../../../domain/tests/common/catalogue_checks.rs"]
mod catalogue_checks;

use catalogue_checks::fluent;

/// Returns all code of the server without comments and without the files of its tests.
fn code(folder: &Path, code_so_far: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code(&path, code_so_far);
        } else if path.extension().is_some_and(|it| it == "rs") && path.file_stem().is_none_or(|it| it != "tests") {
            let text = fs::read_to_string(path).unwrap();
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            code_so_far.push_str(text);
        }
    }
}

/// Checks a catalogue. The code makes up the derived ids.
pub(crate) fn check(catalogue: &'static Messages, derived: &BTreeSet<String>) {
    let read = |language| fluent::messages(catalogue.source(language));
    catalogue_checks::none("the languages differ", &catalogue_checks::differences(read));
    for language in Language::ALL {
        catalogue_checks::none("typography", &catalogue_checks::wrong_signs(language, &read(language)));
    }
    let mut code_of_server = String::new();
    code(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code_of_server);
    let unused = catalogue_checks::unused(&read(Language::En), derived, &code_of_server);
    catalogue_checks::none("unused messages", &unused);
    let attributes = read(Language::En).into_values().flat_map(|message| message.into_keys());
    let attributes: BTreeSet<String> = attributes.filter(|name| !name.is_empty()).collect();
    let unused: Vec<String> =
        attributes.into_iter().filter(|name| !code_of_server.contains(&format!("\"{name}\""))).collect();
    catalogue_checks::none("unused attributes", &unused);
}

#[test]
fn no_french_text_stands_in_the_code() {
    let mut all = String::new();
    code(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    let french = all.lines().filter(|line| !line.trim_start().starts_with("//")).filter(|line| {
        let text: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
        text.iter().any(|text| text.contains(['é', 'è', 'ê', 'à', 'ç', 'œ', 'ù']) || text.contains(" n'"))
    });
    assert_eq!(french.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn a_turn_is_said_by_its_decision() {
    let [en, fr] = Language::ALL.map(|language| turn(language, "art_society", "place_bid"));
    assert_eq!((en.label.as_str(), fr.label.as_str()), ("Seal a bid", "Sceller une mise"));
    assert_eq!(en.sentence, "It is your turn in Art Society: seal a bid.");
    assert_eq!(fr.sentence, "C’est à vous de jouer à Art Society\u{a0}: sceller une mise.");
    assert_eq!(turn(Language::En, "art_society", "sing").label, "Decide");
    assert_eq!(decision_name(Language::Fr, None, "place_bid"), "décider");
}
