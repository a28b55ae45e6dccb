//! Whether others can read what somebody wrote: nothing in it is unseen, turns what stands beside it around, or piles up.

/// More marks than any language puts on one letter.
const MOST_MARKS: usize = 4;

/// What a character does for who reads it.
enum Kind {
    Seen,
    /// A space, whatever its width.
    Blank,
    /// Goes with the character before it.
    Mark,
    /// Chooses between forms of the character before it: an emoji in colour, a name as a family writes it.
    Selector,
    Hidden,
}

fn kind(c: char) -> Kind {
    match c {
        '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => Kind::Selector,
        c if hides(c) => Kind::Hidden,
        c if is_mark(c) => Kind::Mark,
        // The last one is Braille.
        c if c.is_whitespace() || c == '\u{2800}' => Kind::Blank,
        _ => Kind::Seen,
    }
}

/// A text that is what it looks like, with something to be seen at both of its ends.
pub(super) fn check(text: &str) -> Result<(), &'static str> {
    let hidden = "must not hold control or invisible characters";
    // What stands before: whether it is to be seen, and what goes with it.
    let (mut seen, mut marks, mut selected) = (false, 0, false);
    for c in text.chars() {
        match kind(c) {
            Kind::Seen => (seen, marks, selected) = (true, 0, false),
            Kind::Blank => seen = false,
            Kind::Mark if seen && marks < MOST_MARKS => marks += 1,
            Kind::Mark => return Err("must not pile up marks, nor put them on nothing"),
            Kind::Selector if seen && !selected => selected = true,
            Kind::Selector | Kind::Hidden => return Err(hidden),
        }
    }
    let begins = text.chars().next().is_some_and(|c| matches!(kind(c), Kind::Seen));
    if begins && seen { Ok(()) } else { Err("must not begin or end with a space") }
}

/// Control characters, and what Unicode lets nobody see (its default ignorable code points) or uses to turn a text around or to
/// annotate it: with them one name passes for another, or for none.
fn hides(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// Goes above, below or around the letter before it: those of all scripts, and of the scripts that put several on one letter.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5BD}' | '\u{5BF}' | '\u{5C1}'..='\u{5C2}'
        | '\u{5C4}'..='\u{5C5}' | '\u{5C7}' | '\u{610}'..='\u{61A}' | '\u{64B}'..='\u{65F}' | '\u{670}'
        | '\u{6D6}'..='\u{6DC}' | '\u{6DF}'..='\u{6E4}' | '\u{6E7}'..='\u{6E8}' | '\u{6EA}'..='\u{6ED}'
        | '\u{711}' | '\u{730}'..='\u{74A}' | '\u{7A6}'..='\u{7B0}' | '\u{7EB}'..='\u{7F3}' | '\u{8CA}'..='\u{8E1}'
        | '\u{8E3}'..='\u{902}' | '\u{93C}' | '\u{941}'..='\u{948}' | '\u{94D}' | '\u{951}'..='\u{957}'
        | '\u{E31}' | '\u{E34}'..='\u{E3A}' | '\u{E47}'..='\u{E4E}' | '\u{EB1}' | '\u{EB4}'..='\u{EBC}'
        | '\u{EC8}'..='\u{ECE}' | '\u{F71}'..='\u{F7E}' | '\u{F80}'..='\u{F84}' | '\u{135D}'..='\u{135F}'
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1CD0}'..='\u{1CE8}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}'
        | '\u{2DE0}'..='\u{2DFF}' | '\u{302A}'..='\u{302D}' | '\u{3099}'..='\u{309A}' | '\u{A66F}'..='\u{A672}'
        | '\u{A674}'..='\u{A67D}' | '\u{A69E}'..='\u{A69F}' | '\u{A8E0}'..='\u{A8F1}' | '\u{FB1E}'
        | '\u{FE20}'..='\u{FE2F}' | '\u{1D165}'..='\u{1D169}' | '\u{1D16D}'..='\u{1D172}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_seen_is_kept() {
        for sound in [
            "Ada 🎨",
            "👨🏽",
            "\u{2764}\u{FE0F}",
            "1\u{FE0F}\u{20E3}",
            "🇫🇷",
            "Đặng Thị",
            "D\u{323}a\u{306}\u{323}ng",
            "שָׁלוֹם",
            "مُحَمَّد",
            "สมชัย ปั้น",
            "प्रिया",
            "葛\u{E0100}城",
            "⠠⠁⠙⠁\u{2800}⠠⠇",
            "Ada\u{A0}L.",
            "한국",
        ] {
            assert_eq!(check(sound), Ok(()), "{sound:?}");
        }
    }

    #[test]
    fn what_is_not_to_be_seen_is_refused() {
        for c in [
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{115F}',
            '\u{1160}',
            '\u{17B4}',
            '\u{180B}',
            '\u{180E}',
            '\u{200B}',
            '\u{200D}',
            '\u{200E}',
            '\u{202E}',
            '\u{2060}',
            '\u{2066}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{FE0F}',
            '\u{FEFF}',
            '\u{FFA0}',
            '\u{FFF9}',
            '\u{1D173}',
            '\u{E0001}',
            '\u{E0041}',
            '\u{E0100}',
            '\u{301}',
        ] {
            assert!(check(&c.to_string()).is_err(), "{c:?} alone");
            assert!(check(&format!("{c}Ada")).is_err(), "{c:?} at the beginning");
        }
        for hidden in
            ["a\u{61C}b", "a\u{AD}b", "A\u{E0041}\u{E0042}", "a\u{FFF9}b\u{FFFA}c\u{FFFB}", "Ada\u{2800}", "Ada "]
        {
            assert!(check(hidden).is_err(), "{hidden:?}");
        }
        for twice in ["\u{2764}\u{FE0F}\u{FE0F}", "Ada \u{FE0F}", "a\u{E0100}\u{E0101}"] {
            assert!(check(twice).is_err(), "{twice:?}");
        }
    }

    #[test]
    fn marks_stay_with_their_letter_and_do_not_pile_up() {
        assert_eq!(check(&format!("a{}", "\u{301}".repeat(MOST_MARKS))), Ok(()));
        assert!(check(&format!("a{}", "\u{301}".repeat(MOST_MARKS + 1))).is_err());
        assert!(check(&format!("a{}", "\u{20DD}\u{301}\u{E4B}".repeat(16))).is_err());
        assert!(check("Ada \u{301}").is_err(), "on a space");
        assert!(check(&format!("a{}", "\u{FE0F}\u{301}".repeat(9))).is_err(), "nothing between them makes up for it");
    }
}
