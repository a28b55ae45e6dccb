//! Terms: every word of the game that stands in a sentence is a plain word or is explained, as clients look it up.

use std::collections::BTreeSet;

use salon_domain::kernel::catalogue::{AnyRuleset, Entry};
use salon_domain::kernel::{Language, Ruleset};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use super::catalogue_checks::fluent::{messages, texts};
use super::catalogue_checks::none;
use super::texts::Reader;

/// The words that need no explanation, in English. The other languages have the same terms.
const PLAIN: &str = include_str!("plain_words.txt");
/// Clients leave shorter labels alone.
const MIN_LABEL_LETTERS: usize = 3;
/// The prefixes of messages that are no sentences about a running game: pictures have a legend, and terms explain themselves.
const OTHER_MESSAGES: [&str; 4] = ["picture-", "term-", "edition-", "option-"];

/// Returns the labels that clients look up.
fn labels<R: Ruleset>(language: Language) -> Vec<String> {
    let components = Entry::<R>::NEW.words(language).components.into_iter().map(|component| component.words.label);
    components.filter(|label| label.chars().count() >= MIN_LABEL_LETTERS).collect()
}

/// Returns the texts of the sentences about a running game.
fn sentences<R: Ruleset>(language: Language) -> Vec<String> {
    let all = messages(R::messages().source(language));
    let of_games = all.iter().filter(|(id, _)| !OTHER_MESSAGES.iter().any(|prefix| id.starts_with(prefix)));
    of_games.flat_map(|(_, message)| texts(message)).map(str::to_owned).collect()
}

/// Returns where a label stands in a text as a whole word, perhaps with an s: what clients can tap.
fn places<'a>(text: &'a str, label: &'a str) -> impl Iterator<Item = (usize, usize)> + 'a {
    let word = |letter: char| letter.is_alphanumeric();
    text.match_indices(label).filter_map(move |(start, found)| {
        let end = start + found.len();
        let (before, after) = (text.get(..start)?, text.get(end..)?);
        let plural = after.strip_prefix('s').unwrap_or(after);
        let whole = !before.ends_with(word) && (!after.starts_with(word) || !plural.starts_with(word));
        whole.then_some((start, end))
    })
}

/// Returns the words of a text that no label explains, in lower case.
fn unexplained(text: &str, labels: &[String]) -> BTreeSet<String> {
    // A sentence may begin with a term.
    let begun = text.chars().next().map(|first| first.to_lowercase().chain(text.chars().skip(1)).collect::<String>());
    let covered =
        |text: &str| labels.iter().flat_map(|label| places(text, label).collect::<Vec<_>>()).collect::<Vec<_>>();
    let mut covered_places = covered(text);
    covered_places
        .extend(begun.filter(|begun| begun.len() == text.len()).map(|begun| covered(&begun)).unwrap_or_default());
    let is_covered = |at: usize| covered_places.iter().any(|(start, end)| (*start..*end).contains(&at));
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1);
    let at = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    words.filter(|word| !is_covered(at(word))).map(str::to_lowercase).collect()
}

/// Every word of every sentence is plain or explained, and no plain word is unused.
pub fn every_word_is_plain_or_explained() {
    struct Collect(BTreeSet<String>);
    impl RulesetVisitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            let labels = labels::<R>(Language::En);
            self.0.extend(sentences::<R>(Language::En).iter().flat_map(|text| unexplained(text, &labels)));
        }
    }
    let mut found = Collect(BTreeSet::new());
    visit_all(&mut found);
    let plain: BTreeSet<String> = PLAIN.split_whitespace().map(str::to_owned).collect();
    let words: Vec<String> = found.0.difference(&plain).cloned().collect();
    none("explain these words (`TERMS`), or list them in plain_words.txt if everybody knows them", &words);
    let unused: Vec<String> = plain.difference(&found.0).cloned().collect();
    none("these words of plain_words.txt stand in no sentence, or are explained", &unused);
}

/// Every term is said in every language, and stands in a sentence as it is looked up.
pub fn are_said_and_found_in_sentences<R: Ruleset>() {
    let mut reader = Reader::of::<R>();
    let mut ids = BTreeSet::new();
    for language in Language::ALL {
        let texts: Vec<String> = messages(R::messages().source(language))
            .iter()
            .filter(|(id, _)| !id.starts_with("term-"))
            .flat_map(|(_, message)| texts(message).map(str::to_owned).collect::<Vec<_>>())
            .collect();
        let components = Entry::<R>::NEW.words(language).components;
        let terms: Vec<_> = components.iter().filter(|component| component.kind == "term").collect();
        ids.insert(terms.iter().map(|term| term.id.clone()).collect::<Vec<_>>());
        let distinct: BTreeSet<&str> = terms.iter().map(|term| term.id.as_str()).collect();
        assert_eq!(distinct.len(), terms.len(), "no term is explained twice");
        for kind in R::TERMS {
            assert!(distinct.contains(kind), "{kind} is explained");
        }
        for term in terms {
            reader.words(language, "term", &term.words);
            let found = texts.iter().any(|text| places(text, &term.words.label).next().is_some());
            if !found {
                reader.fault(format!("{language:?}: the term \"{}\" stands in no text", term.words.label));
            }
        }
    }
    assert_eq!(ids.len(), 1, "every language has the same terms");
    reader.finish();
}

pub fn unexplained_words_are_found() {
    let labels = ["faux pas".to_owned(), "VIP".to_owned(), "wall".to_owned()];
    let words = |text| unexplained(text, &labels).into_iter().collect::<Vec<_>>();
    assert_eq!(words("a faux pas with VIPs"), ["with"]);
    assert_eq!(words("Walls in the eyeline"), ["eyeline", "in", "the"]);
    assert_eq!(words("wallpaper, vip"), ["vip", "wallpaper"]);
}
