//! What a text for people must look like, in every language.

use std::collections::{BTreeSet, HashSet};

use salon_domain::kernel::{HasKind, Language, Ruleset, Words};

use super::catalogue_checks::fluent::{messages, texts};
use super::numbers::{Nouns, bare};
use super::sources;

/// The letters that an English text of the catalogue has at least, to be searched in texts of other languages.
const SEARCHED_LETTERS: usize = 12;
/// The maximum number of faults that are reported.
const MAX_FAULTS: usize = 60;

/// Collects the faults of texts.
pub struct Reader {
    /// The ids of components that are neither plain numbers nor plain words.
    ids: HashSet<String>,
    /// For each language, the names of kinds in the code that are no words of the language: `CityLife`, and in French `gold`.
    kinds: [HashSet<String>; Language::ALL.len()],
    /// For each language, the texts of the English catalogue that its own does not have: parts of texts, and whole ones.
    english: [(Vec<String>, HashSet<String>); Language::ALL.len()],
    /// The nouns of numbers, for each language.
    nouns: [Nouns; Language::ALL.len()],
    read: HashSet<(Language, String)>,
    faults: BTreeSet<String>,
}

impl Reader {
    pub fn of<R: Ruleset>() -> Self {
        let ids = R::say_components(Language::En).into_iter().map(|component| component.id);
        Self {
            ids: ids.filter(|id| id.parse::<u64>().is_err() && !id.chars().all(char::is_alphabetic)).collect(),
            kinds: Language::ALL.map(names_in_code::<R>),
            english: Language::ALL.map(english_only::<R>),
            nouns: Language::ALL.map(|language| Nouns::of(&catalogues::<R>(language))),
            read: HashSet::new(),
            faults: BTreeSet::new(),
        }
    }

    /// Checks the texts of a command. The name of its group may have the noun of the number in its label.
    pub fn choice(&mut self, language: Language, what: &str, (group, words): (&str, &Words)) {
        let within = format!("{group}: {}", words.label);
        self.label_within(language, what, (&words.label, &within));
        self.sentence(language, what, &words.sentence);
    }

    /// Checks both lengths.
    pub fn words(&mut self, language: Language, what: &str, words: &Words) {
        self.label(language, what, &words.label);
        self.sentence(language, what, &words.sentence);
    }

    /// Checks a short text.
    pub fn label(&mut self, language: Language, what: &str, text: &str) {
        self.label_within(language, what, (text, text));
    }

    fn label_within(&mut self, language: Language, what: &str, (text, within): (&str, &str)) {
        let ends = text.ends_with('.');
        self.text(language, what, (text, within), if ends { &["a label ends with a full stop"] } else { &[] });
    }

    /// Checks a whole sentence.
    pub fn sentence(&mut self, language: Language, what: &str, text: &str) {
        let ends = text.ends_with(['.', '!', '?', '…']);
        self.text(language, what, (text, text), if ends { &[] } else { &["a sentence does not end"] });
    }

    /// Notes a fault.
    pub fn fault(&mut self, fault: String) {
        self.faults.insert(fault);
    }

    /// Checks a text. Its numbers are checked within a longer one.
    fn text(&mut self, language: Language, what: &str, (text, within): (&str, &str), faults: &[&str]) {
        if !self.read.insert((language, within.to_owned())) && faults.is_empty() {
            return;
        }
        let mut faults: Vec<String> = faults.iter().map(|fault| (*fault).to_owned()).collect();
        if text.trim() != text || text.is_empty() || text.contains("  ") {
            faults.push("empty, or spaces too many".to_owned());
        }
        if let Some((_, nouns)) = Language::ALL.iter().zip(&self.nouns).find(|(other, _)| **other == language) {
            faults.extend(bare(within, nouns).iter().map(|number| format!("{number} stands without a noun")));
        }
        faults.extend(self.foreign(language, text));
        self.faults.extend(faults.into_iter().map(|fault| format!("{what} ({language:?}): {fault}: \"{text}\"")));
    }

    /// Checks a text in a picture, which may be a part of a sentence, or a number beside a sign.
    pub fn drawn(&mut self, language: Language, what: &str, text: &str) {
        let faults = self.foreign(language, text);
        self.faults.extend(faults.into_iter().map(|fault| format!("{what} ({language:?}): {fault}: \"{text}\"")));
    }

    /// Returns what does not belong into a text of this language: placeholders, ids, names of the code, and English.
    fn foreign(&self, language: Language, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        let marks = |letter| matches!(letter, '{' | '}' | '_' | '\u{2068}' | '\u{2069}');
        faults.extend(text.chars().find(|letter| marks(*letter)).map(|letter| format!("contains {letter:?}")));
        let words = || text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        faults.extend(words().filter(|word| self.ids.contains(*word)).map(|id| format!("contains the id {id}")));
        if let Some((_, kinds)) = Language::ALL.iter().zip(&self.kinds).find(|(other, _)| **other == language) {
            faults.extend(words().filter(|word| kinds.contains(*word)).map(|kind| format!("contains the kind {kind}")));
        }
        if let Some((_, (parts, whole))) =
            Language::ALL.iter().zip(&self.english).find(|(other, _)| **other == language)
        {
            faults.extend(parts.iter().find(|part| text.contains(*part)).map(|part| format!("is English: {part}")));
            faults.extend(whole.contains(text).then(|| "is English".to_owned()));
        }
        faults
    }

    /// Fails if there are faults.
    pub fn finish(self) {
        let shown: Vec<&String> = self.faults.iter().take(MAX_FAULTS).collect();
        assert!(shown.is_empty(), "{} faults:\n{}", self.faults.len(), lines(&shown));
    }
}

fn lines(lines: &[&String]) -> String {
    lines.iter().map(|line| line.as_str()).collect::<Vec<_>>().join("\n")
}

/// Returns the catalogues of the ruleset and of the kernel in a language.
fn catalogues<R: Ruleset>(language: Language) -> String {
    let kernel = sources::read(&format!("src/kernel/words/{}.ftl", language.tag()));
    [R::messages().source(language).to_owned(), kernel].join("\n")
}

/// Returns the names of kinds as the code has them, without those that are words of the language.
fn names_in_code<R: Ruleset>(language: Language) -> HashSet<String> {
    let own = messages(&catalogues::<R>(language));
    let own: HashSet<String> = own
        .values()
        .flat_map(texts)
        .flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()))
        .map(str::to_lowercase)
        .collect();
    let kinds = [R::Decision::KINDS, R::Event::KINDS, R::Command::KINDS, R::Rejection::KINDS, R::PHASES];
    let kinds = kinds.into_iter().chain(R::VOCABULARY.iter().map(|(_, kinds)| *kinds)).flatten();
    kinds
        .map(|kind| match kind.contains('_') {
            true => kind.split('_').map(capitalized).collect(),
            false => (*kind).to_owned(),
        })
        .filter(|name| !own.contains(&name.to_lowercase()))
        .collect()
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

/// Returns the texts of the English catalogues that the ones of this language do not have: long parts, and whole patterns.
fn english_only<R: Ruleset>(language: Language) -> (Vec<String>, HashSet<String>) {
    let (english, own) = (messages(&catalogues::<R>(Language::En)), catalogues::<R>(language));
    let foreign = |text: &&str| !own.contains(text);
    let parts = english.values().flat_map(texts).map(str::trim);
    let parts = parts.filter(|text| text.chars().filter(|letter| letter.is_alphabetic()).count() > SEARCHED_LETTERS);
    let plain = english.values().flat_map(|message| message.values()).filter(|said| said.plain);
    let whole = plain.map(|said| said.texts.concat()).filter(|text| foreign(&text.as_str()));
    (parts.filter(foreign).map(str::to_owned).collect(), whole.collect())
}

pub fn faults_are_found<R: Ruleset>() {
    let faults = |language, label: &str, sentence: &str| {
        let mut reader = Reader::of::<R>();
        reader.words(language, "test", &Words { label: label.to_owned(), sentence: sentence.to_owned() });
        reader.faults.len()
    };
    assert_eq!(faults(Language::En, "Game over", "The game is over."), 0);
    assert_eq!(faults(Language::En, "Stop.", "No end"), 2);
    assert_eq!(faults(Language::En, "", "An { argument }."), 2);
    assert_eq!(faults(Language::En, "a_kind", "Two  spaces."), 2);
    assert_eq!(faults(Language::En, "7", "There are 12345 of them."), 2);
    assert_eq!(faults(Language::En, "SealOrder", "The game is over."), 1, "a kind as the code has it");
    assert_eq!(faults(Language::Fr, "Ordre plant", "Un ordre."), 1, "a kind that is no French word");
    assert_eq!(faults(Language::En, "An order to plant", "An order."), 0, "a kind that is an English word");
    assert_eq!(faults(Language::Fr, "Partie terminée", "The game is over."), 2, "a part and the whole");
}
