//! Checks that all characters of a text are visible: none that hide, reverse or annotate text, and no stacks of marks.
//! Unicode properties come from `icu_properties`.

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{CanonicalCombiningClass, DefaultIgnorableCodePoint, GeneralCategory, VariationSelector},
};

/// Marks on one letter; no language needs more.
const MAX_MARKS: usize = 4;

/// How a character is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CharClass {
    Visible,
    /// A space of any width.
    Blank,
    /// Combines with the character before it.
    Mark,
    /// Selects a variant of the character before it, such as an emoji in colour.
    Selector,
    Invisible,
}

fn classify(c: char) -> CharClass {
    match c {
        c if CodePointSetData::new::<VariationSelector>().contains(c) => CharClass::Selector,
        c if is_invisible(c) => CharClass::Invisible,
        c if is_mark(c) => CharClass::Mark,
        // U+2800 is the empty Braille pattern.
        c if c.is_whitespace() || c == '\u{2800}' => CharClass::Blank,
        _ => CharClass::Visible,
    }
}

/// Checks that all characters are visible, that marks follow a letter, and that the text neither begins nor ends with a space.
pub(super) fn check(text: &str) -> Result<(), &'static str> {
    let invisible = "input-invisible";
    // Of the last base character: whether it is visible, its marks, and whether it has a selector.
    let (mut visible, mut marks, mut selected) = (false, 0, false);
    for c in text.chars() {
        match classify(c) {
            CharClass::Visible => (visible, marks, selected) = (true, 0, false),
            CharClass::Blank => visible = false,
            CharClass::Mark if visible && marks < MAX_MARKS => marks += 1,
            CharClass::Mark => return Err("input-marks"),
            CharClass::Selector if visible && !selected => selected = true,
            CharClass::Selector | CharClass::Invisible => return Err(invisible),
        }
    }
    let begins_visible = text.chars().next().is_some_and(|c| classify(c) == CharClass::Visible);
    if begins_visible && visible { Ok(()) } else { Err("input-spaces") }
}

/// Control characters, and characters that display nothing, change the direction of text or annotate it: with them, one name can look
/// like another.
fn is_invisible(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || matches!(
            category,
            GeneralCategory::Control | GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
        )
        // Interlinear annotation.
        || matches!(c, '\u{FFF9}'..='\u{FFFB}')
}

/// Characters that combine with the one before it without taking space of their own.
fn is_mark(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
        || CodePointMapData::<CanonicalCombiningClass>::new().get(c) != CanonicalCombiningClass::NotReordered
        // Blocks for combining marks, including code points that are not assigned yet, and Vedic tone marks.
        || matches!(c, '\u{1AB0}'..='\u{1AFF}' | '\u{20D0}'..='\u{20FF}' | '\u{1CD0}'..='\u{1CE8}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The classes before `icu_properties` was used: what was refused then must be refused now.
    #[rustfmt::skip]
    fn former_class(c: char) -> CharClass {
        match c {
            '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => {
                CharClass::Selector
            }
            c if c.is_control() => CharClass::Invisible,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}' => CharClass::Invisible,
            '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5BD}' | '\u{5BF}' | '\u{5C1}'..='\u{5C2}'
            | '\u{5C4}'..='\u{5C5}' | '\u{5C7}' | '\u{610}'..='\u{61A}' | '\u{64B}'..='\u{65F}' | '\u{670}'
            | '\u{6D6}'..='\u{6DC}' | '\u{6DF}'..='\u{6E4}' | '\u{6E7}'..='\u{6E8}' | '\u{6EA}'..='\u{6ED}'
            | '\u{711}' | '\u{730}'..='\u{74A}' | '\u{7A6}'..='\u{7B0}' | '\u{7EB}'..='\u{7F3}'
            | '\u{8CA}'..='\u{8E1}' | '\u{8E3}'..='\u{902}' | '\u{93C}' | '\u{941}'..='\u{948}' | '\u{94D}'
            | '\u{951}'..='\u{957}' | '\u{E31}' | '\u{E34}'..='\u{E3A}' | '\u{E47}'..='\u{E4E}' | '\u{EB1}'
            | '\u{EB4}'..='\u{EBC}' | '\u{EC8}'..='\u{ECE}' | '\u{F71}'..='\u{F7E}' | '\u{F80}'..='\u{F84}'
            | '\u{135D}'..='\u{135F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1CD0}'..='\u{1CE8}' | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}' | '\u{2DE0}'..='\u{2DFF}' | '\u{302A}'..='\u{302D}' | '\u{3099}'..='\u{309A}'
            | '\u{A66F}'..='\u{A672}' | '\u{A674}'..='\u{A67D}' | '\u{A69E}'..='\u{A69F}' | '\u{A8E0}'..='\u{A8F1}'
            | '\u{FB1E}' | '\u{FE20}'..='\u{FE2F}' | '\u{1D165}'..='\u{1D169}' | '\u{1D16D}'..='\u{1D172}' => CharClass::Mark,
            c if c.is_whitespace() || c == '\u{2800}' => CharClass::Blank,
            _ => CharClass::Visible,
        }
    }

    #[test]
    fn no_code_point_is_less_restricted_than_before() {
        let mut new_marks = Vec::new();
        for c in '\0'..=char::MAX {
            match (former_class(c), classify(c)) {
                (before, now) if before == now => {}
                // Marks of scripts that the former table did not list.
                (CharClass::Visible, CharClass::Mark) => new_marks.push(c),
                (before, now) => panic!("{c:?} was {before:?} and is {now:?}"),
            }
        }
        assert!(new_marks.iter().all(|c| !c.is_alphanumeric() || is_combining(*c)), "{new_marks:?}");
        assert!(new_marks.contains(&'\u{9CD}'), "the Bengali virama");
    }

    fn is_combining(c: char) -> bool {
        use icu_properties::props::GeneralCategoryGroup;
        GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(c))
    }

    #[test]
    fn visible_text_is_accepted() {
        for valid in [
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
            assert_eq!(check(valid), Ok(()), "{valid:?}");
        }
    }

    #[test]
    fn invisible_characters_are_refused() {
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
    fn marks_need_a_letter_and_are_limited() {
        assert_eq!(check(&format!("a{}", "\u{301}".repeat(MAX_MARKS))), Ok(()));
        assert!(check(&format!("a{}", "\u{301}".repeat(MAX_MARKS + 1))).is_err());
        assert!(check(&format!("a{}", "\u{20DD}\u{301}\u{E4B}".repeat(16))).is_err());
        assert!(check("Ada \u{301}").is_err(), "on a space");
        assert!(check(&format!("a{}", "\u{FE0F}\u{301}".repeat(9))).is_err(), "a selector does not restart the count");
    }
}
