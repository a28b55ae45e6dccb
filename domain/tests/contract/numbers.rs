//! Bare numbers: in a text for people, every number stands with a noun. A catalogue names its nouns in a comment
//! `# Nouns of numbers: ...`; a number is fine if one of them is near it in the same clause.

use std::collections::HashSet;

/// The comment of a catalogue that lists its nouns, separated by commas.
const COMMENT: &str = "# Nouns of numbers:";
/// How many words after a number its noun may stand: "2 more gold frames".
const WORDS_AFTER: usize = 4;
/// How many words before a number its noun may stand: "The fame of the blue painter rises from 3".
const WORDS_BEFORE: usize = 7;

/// The nouns of a language that numbers stand with.
#[derive(Debug, Default)]
pub struct Nouns(HashSet<String>);

impl Nouns {
    /// Reads the comments of catalogues.
    pub fn of(catalogues: &str) -> Self {
        let lines = catalogues.lines().filter_map(|line| line.strip_prefix(COMMENT));
        Self(lines.flat_map(|line| line.split(',')).map(stem).filter(|noun| !noun.is_empty()).collect())
    }

    fn has(&self, word: &str) -> bool {
        self.0.contains(&stem(word))
    }
}

/// Returns a word without the ending of its plural.
fn stem(word: &str) -> String {
    let word = word.trim().to_lowercase();
    word.strip_suffix(['s', 'x']).unwrap_or(&word).to_owned()
}

#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Number(&'a str),
    Word(&'a str),
    /// The end of a clause.
    End,
}

/// Splits a text. A cell such as `E4`, an ordinal such as `2nd` and a size such as `3×2` are words.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    for piece in text.split_whitespace() {
        let inner = |letter: char| letter.is_alphanumeric() || letter == '×';
        for token in piece.split(|letter: char| !inner(letter) && !matches!(letter, '.' | ',')) {
            let token = token.trim_matches(['.', ',']);
            if token.is_empty() {
                continue;
            }
            let number = token.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','));
            found.push(if number { Token::Number(token) } else { Token::Word(token) });
        }
        if piece.trim_end_matches(['"', '”', '»', ')']).ends_with(['.', ';', '!', '?']) {
            found.push(Token::End);
        }
    }
    found
}

/// Returns the numbers of a text that stand without a noun.
pub fn bare(text: &str, nouns: &Nouns) -> Vec<String> {
    let tokens = tokens(text);
    let is_noun = |token: &&Token<'_>| matches!(token, Token::Word(word) if nouns.has(word));
    let in_clause = |token: &&Token<'_>| **token != Token::End;
    let mut faults = Vec::new();
    // The place of the last number that has a noun, for lists such as "4 or 5" and "from 3 to 5".
    let mut counted: Option<usize> = None;
    for (at, token) in tokens.iter().enumerate() {
        let Token::Number(number) = token else { continue };
        let after = tokens.iter().skip(at + 1).take_while(in_clause).take(WORDS_AFTER).any(|it| is_noun(&it));
        let before = tokens.iter().take(at).rev().take_while(in_clause).take(WORDS_BEFORE).any(|it| is_noun(&it));
        let listed = counted.is_some_and(|last| at - last <= 2);
        if after || before || listed {
            counted = Some(at);
        } else {
            faults.push((*number).to_owned());
        }
    }
    faults
}

pub fn bare_numbers_are_found() {
    let nouns = Nouns::of("# Nouns of numbers: money, bid, level, frames\nx = y\n# Nouns of numbers: fame");
    let bare = |text: &str| bare(text, &nouns).join(" ");
    for fine in [
        "Bid 7",
        "Pay 3 money.",
        "2 gold frames",
        "from level 4 or 5",
        "a fame of at least 15",
        "E4",
        "3×2",
        "the 2nd bid",
        "raises the fame from 3 to 5.",
        "Levels 1, 2, 3",
        "City Life 3×2",
    ] {
        assert_eq!(bare(fine), "", "{fine}");
    }
    for (text, numbers) in
        [("7", "7"), ("Pay 3.", "3"), ("Pay 3. Money is left.", "3"), ("Take 12 now, but later pay 4 money", "12")]
    {
        assert_eq!(bare(text), numbers, "{text}");
    }
}
