//! Integers as JSON Schema defines them: `2.0` and `2e0` are the integer 2. They are rewritten before a body is parsed, so that every
//! integer field accepts them.

use std::borrow::Cow;

/// The most digits of an `i64`; longer numbers are left unchanged.
const MAX_DIGITS: usize = 19;

/// Returns the JSON with every integer written in digits only. Invalid JSON stays unchanged, to be refused later.
pub(in crate::http) fn plain_integers(json: &str) -> Cow<'_, str> {
    let mut rewritten = String::new();
    let mut copied = 0;
    for (start, number) in fractions(json) {
        let Some(integer) = integer(number) else { continue };
        rewritten.push_str(json.get(copied..start).unwrap_or_default());
        rewritten.push_str(&integer);
        copied = start + number.len();
    }
    if copied == 0 {
        return Cow::Borrowed(json);
    }
    rewritten.push_str(json.get(copied..).unwrap_or_default());
    Cow::Owned(rewritten)
}

/// Returns the numbers outside of strings that are written with a point, an exponent or as minus zero, with their positions.
fn fractions(json: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = json.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(byte) = bytes.get(at) {
            let start = at;
            match byte {
                b'"' => at = after_string(bytes, at + 1),
                b'-' | b'0'..=b'9' => {
                    let in_number = |byte: &&u8| matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9');
                    at += bytes.get(start..).unwrap_or_default().iter().take_while(in_number).count();
                    let number = json.get(start..at).unwrap_or_default();
                    if number == "-0" || number.contains(['.', 'e', 'E']) {
                        return Some((start, number));
                    }
                }
                _ => at += 1,
            }
        }
        None
    })
}

fn after_string(bytes: &[u8], mut at: usize) -> usize {
    loop {
        match bytes.get(at) {
            None => return at,
            Some(b'"') => return at + 1,
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
        }
    }
}

/// Returns the digits of a JSON number whose value is an integer, or `None`.
fn integer(number: &str) -> Option<String> {
    let (sign, unsigned) = match number.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", number),
    };
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.strip_prefix('+').unwrap_or(exponent).parse::<i32>().ok()?),
        None => (unsigned, 0),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) if !fraction.is_empty() => (whole, fraction),
        Some(_) => return None,
        None => (mantissa, ""),
    };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    // `01.0` is not valid JSON and must not become valid.
    let well_formed =
        digits(whole) && digits(fraction) && (whole == "0" || !whole.starts_with('0')) && !whole.is_empty();
    if !well_formed {
        return None;
    }
    let significant = format!("{whole}{fraction}");
    let point = i32::try_from(whole.len()).ok()?.checked_add(exponent)?;
    let kept = significant.trim_end_matches('0');
    if kept.trim_start_matches('0').is_empty() {
        return Some("0".to_owned());
    }
    let point = usize::try_from(point).ok().filter(|point| *point >= kept.len())?;
    let digits = kept.trim_start_matches('0');
    // Checked before the number is written: a width above `u16::MAX` would panic.
    let width = Some(point - (kept.len() - digits.len())).filter(|width| *width <= MAX_DIGITS)?;
    Some(format!("{sign}{digits:0<width$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notation_of_an_integer_is_rewritten() {
        for (written, plain) in [
            ("2.0", "2"),
            ("-2.00", "-2"),
            ("0.0", "0"),
            ("-0", "0"),
            ("-0.0", "0"),
            ("0e5", "0"),
            ("2e0", "2"),
            ("2E+2", "200"),
            ("1.5e1", "15"),
            ("120e-1", "12"),
            ("0.02e2", "2"),
            ("9223372036854775807.0", "9223372036854775807"),
            ("1e18", "1000000000000000000"),
            (r#"{"a":[1.0,2,3.0],"b":"1.0","c":"\"1.0"}"#, r#"{"a":[1,2,3],"b":"1.0","c":"\"1.0"}"#),
            (r#"["é",1.0]"#, r#"["é",1]"#),
        ] {
            assert_eq!(plain_integers(written), plain, "{written}");
        }
    }

    #[test]
    fn leading_zeros_do_not_count_as_digits() {
        let zeros = "0".repeat(70_000);
        assert_eq!(plain_integers(&format!("0.{zeros}1e70001")), "1");
        assert_eq!(plain_integers(&format!("0.{zeros}1e70020")), format!("0.{zeros}1e70020"));
    }

    #[test]
    fn other_numbers_and_invalid_json_stay_unchanged() {
        for text in [
            "2",
            "-7",
            "2.5",
            "1e-1",
            "15e-2",
            "0.02e1",
            "1e19",
            "1e400",
            "1e65536",
            "-1.5e2147483646",
            "1e99999999999",
            "2.",
            ".5",
            "01.0",
            "-01.0",
            "--1.0",
            "1.0.0",
            "1e",
            "1e+",
            "1.0e1.0",
            r#""2.0""#,
            r#""\"#,
            r#"{"2.0":1}"#,
            "1.0e-",
            "-",
            "",
        ] {
            assert!(matches!(plain_integers(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }
}
