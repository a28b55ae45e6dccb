//! The estimated width of text, and texts that fit: shortened or broken into lines. Renderers choose the font, so the
//! estimates are those of a wide one.

use super::svg::Lettering;

/// The most combining marks that are kept after a letter.
const MAX_MARKS: usize = 2;

/// Returns the estimated width of a line of text.
#[must_use]
pub fn width(text: &str, lettering: Lettering) -> f64 {
    let bold = if lettering.is_bold() { 1.12 } else { 1.0 };
    text.chars().map(ems).sum::<f64>() * lettering.size() * bold
}

/// Returns the width of a letter in parts of the font size: that of DejaVu Sans, one of the widest fonts in use, rounded up.
fn ems(letter: char) -> f64 {
    match letter {
        mark if is_combining(mark) => 0.0,
        '\u{202f}' => 0.21,
        'i' | 'j' | 'l' | 'I' | 'J' | 'î' | 'ï' | '\'' => 0.3,
        '.' | ',' | ':' | ';' | '/' | '|' | '’' | '·' | ' ' | '\u{a0}' => 0.34,
        'f' | 't' | 'r' | '-' | '(' | ')' | '!' => 0.41,
        's' | 'z' | 'c' | 'ç' | '?' | '–' | '“' | '”' => 0.55,
        'b' | 'd' | 'g' | 'h' | 'n' | 'p' | 'q' | 'u' | '0'..='9' | 'E' | 'K' | 'S' => 0.66,
        'A' | 'B' | 'C' | 'R' | 'V' | 'X' | 'Z' => 0.7,
        'D' | 'G' | 'H' | 'N' | 'O' | 'Q' | 'U' | '&' => 0.79,
        'w' | 'M' | '+' | '−' | '×' => 0.86,
        'm' | 'W' | '%' | 'æ' | 'œ' | 'Œ' | '—' | '…' => 1.02,
        other if (other as u32) < 0x1100 => 0.62,
        _ => 1.1,
    }
}

const fn is_combining(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Returns whether a character only changes how others are shown: direction marks, joiners, soft hyphens.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// Removes invisible characters and piles of combining marks.
fn visible(text: &str) -> String {
    let mut marks = 0;
    let keep = |letter: &char| {
        marks = if is_combining(*letter) { marks + 1 } else { 0 };
        !is_invisible(*letter) && marks <= MAX_MARKS
    };
    text.chars().filter(keep).collect()
}

/// Returns the text without invisible characters, shortened with an ellipsis if it is wider than this.
#[must_use]
pub fn shortened(text: &str, lettering: Lettering, limit: f64) -> String {
    let mut kept = visible(text);
    if width(&kept, lettering) <= limit {
        return kept;
    }
    let limit = limit - width("…", lettering);
    while !kept.is_empty() && width(&kept, lettering) > limit {
        kept.pop();
    }
    format!("{}…", kept.trim_end())
}

/// Breaks a text at its spaces into lines of this width. A word that is wider is shortened.
#[must_use]
pub fn wrapped(text: &str, lettering: Lettering, limit: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let (space, mut used) = (width(" ", lettering), 0.0);
    for word in visible(text).split(' ').filter(|word| !word.is_empty()) {
        let wide = width(word, lettering);
        match lines.last_mut() {
            Some(line) if used + space + wide <= limit => {
                line.push(' ');
                line.push_str(word);
                used += space + wide;
            }
            _ => {
                let line = shortened(word, lettering, limit);
                used = width(&line, lettering);
                lines.push(line);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::picture::style::TEXT;

    #[test]
    fn the_estimate_is_not_below_the_width_in_a_wide_font() {
        // Measured in DejaVu Sans at 1000 units per em.
        let measured = [
            ("aucune œuvre vendue", 11_314.0),
            ("Carte marchand d’art", 10_797.0),
            ("Millimètre", 4_982.0),
            ("Éléonore-Wilhelmina", 10_339.0),
        ];
        for (text, units) in measured {
            let (estimate, real) = (width(text, TEXT), units / 1000.0 * TEXT.size());
            assert!(estimate >= real && estimate < real * 1.12, "{text}: {estimate} for {real}");
        }
    }

    #[test]
    fn a_short_text_is_unchanged_and_a_long_one_ends_with_an_ellipsis() {
        assert_eq!(shortened("Ada", TEXT, 60.0), "Ada");
        let short = shortened(&"Wilhelmina ".repeat(20), TEXT, 100.0);
        assert!(short.ends_with('…') && width(&short, TEXT) <= 100.0, "{short}");
    }

    #[test]
    fn hostile_names_lose_direction_marks_and_piles_of_accents() {
        let name = format!("A\u{202e}b\u{200b}{}", "\u{301}".repeat(40));
        assert_eq!(shortened(&name, TEXT, 100.0), "Ab\u{301}\u{301}");
    }

    #[test]
    fn wrapped_lines_fit_and_keep_every_word() {
        let text = "Each seat seals one bid, then all bids are revealed together.";
        let lines = wrapped(text, TEXT, 120.0);
        assert!(lines.len() > 2 && lines.iter().all(|line| width(line, TEXT) <= 120.0), "{lines:?}");
        assert_eq!(lines.join(" "), text);
    }
}
