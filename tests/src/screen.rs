//! Keeps what a failing test prints within a screen, whatever the test has compared.

use std::panic::{PanicHookInfo, set_hook, take_hook};
use std::sync::Once;

use crate::json_diff::truncated;

/// Lines shown of the beginning of a message.
const FIRST_LINES: usize = 24;
/// Lines shown of its end.
const LAST_LINES: usize = 12;
/// The length up to which a line is shown.
const MAX_LINE: usize = 240;
/// The length up to which a short message of long lines is shown whole.
const MAX_WHOLE: usize = 3000;
/// How much is shown before the first difference of two values.
const BEFORE_DIFFERENCE: usize = 60;

/// Makes every panic of this process print a screen at most.
pub(crate) fn shorten_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = take_hook();
        set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
            match panic.payload_as_str().map(|text| (text, screen(text))) {
                Some((text, shown)) if shown != text => {
                    let place = panic.location().map_or_else(String::new, ToString::to_string);
                    eprintln!("\npanicked at {place}:\n{shown}");
                }
                _ => print(panic),
            }
        }));
    });
}

/// Returns a text that fits on a screen: long lines are cut, and lines in the middle are left out. Of two compared values, it shows the
/// part from the first difference on.
#[must_use]
pub fn screen(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    if text.len() <= MAX_WHOLE && lines.len() <= FIRST_LINES + LAST_LINES {
        return text.to_owned();
    }
    let common = common_beginning(&lines);
    let shown: Vec<String> = lines.iter().map(|line| cut(line, common)).collect();
    let left_out = shown.len().saturating_sub(FIRST_LINES + LAST_LINES);
    if left_out == 0 {
        return shown.join("\n");
    }
    let (first, rest) = shown.split_at(FIRST_LINES);
    format!("{}\n... ({left_out} lines) ...\n{}", first.join("\n"), rest[left_out..].join("\n"))
}

/// Returns how many characters the two values of a failed `assert_eq!` have in common at their beginning, if they are long.
fn common_beginning(lines: &[&str]) -> usize {
    let value = |label: &str| lines.iter().find_map(|line| line.strip_prefix(label));
    let (Some(left), Some(right)) = (value("  left: "), value(" right: ")) else { return 0 };
    let same = left.chars().zip(right.chars()).take_while(|(left, right)| left == right).count();
    same.saturating_sub(BEFORE_DIFFERENCE)
}

fn cut(line: &str, common: usize) -> String {
    let compared = ["  left: ", " right: "].iter().find_map(|label| Some((*label, line.strip_prefix(label)?)));
    match compared {
        Some((label, value)) if common > 0 => {
            let different: String = value.chars().skip(common).collect();
            format!("{label}({common} characters alike)...{}", truncated(&different, MAX_LINE))
        }
        _ => truncated(line, MAX_LINE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_shown_whole() {
        let text = format!("one\n{}\nthree\n", "x".repeat(2000));
        assert_eq!(screen(&text), text);
    }

    #[test]
    fn a_long_text_keeps_its_beginning_and_its_end() {
        let lines: Vec<String> = (0..10_000).map(|number| format!("line {number} {}", "x".repeat(500))).collect();
        let shown = screen(&lines.join("\n"));
        assert_eq!(shown.lines().count(), FIRST_LINES + 1 + LAST_LINES);
        assert!(
            shown.starts_with("line 0 ") && shown.contains("\nline 9999 ") && shown.contains("(9964 lines)"),
            "{shown}"
        );
        assert!(shown.len() < 12_000, "{}", shown.len());
    }

    #[test]
    fn two_long_values_are_shown_from_where_they_differ() {
        let value = |last: &str| format!("[{}{last}{}]", "1, ".repeat(5000), "2, ".repeat(5000));
        let text = format!("assertion `left == right` failed\n  left: {}\n right: {}", value("LEFT"), value("RIGHT"));
        let shown = screen(&text);
        assert!(shown.contains("LEFT") && shown.contains("RIGHT") && shown.len() < 1000, "{shown}");
    }
}
