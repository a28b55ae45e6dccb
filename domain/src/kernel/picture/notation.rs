//! How values are written in SVG: numbers, colours of shapes, and escaped text. Each is written into the document without a
//! string of its own, since a picture has thousands of them.

use std::fmt::{Display, Formatter, Result, Write};

use arrayvec::ArrayVec;

use super::style::Theme;
use super::svg::Paint;

/// A number with at most two decimals and no trailing zeros.
pub(super) struct Number(f64);

pub(super) const fn number(value: f64) -> Number {
    Number(value)
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        // The same as rounding half away from zero, but without a call.
        let hundredths = (self.0 * 100.0 + 0.5_f64.copysign(self.0)) as i64;
        let mut rest = hundredths.unsigned_abs();
        // The digits from the last to the first; a number has at most 20.
        let mut digits = ArrayVec::<u8, 24>::new();
        let mut decimals = [rest % 10, rest / 10 % 10].into_iter().skip_while(|digit| *digit == 0).peekable();
        let has_decimals = decimals.peek().is_some();
        digits.extend(decimals.map(digit));
        if has_decimals {
            digits.push(b'.');
        }
        rest /= 100;
        loop {
            digits.push(digit(rest % 10));
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if hundredths < 0 {
            digits.push(b'-');
        }
        digits.reverse();
        f.write_str(std::str::from_utf8(&digits).unwrap_or_default())
    }
}

const fn digit(value: u64) -> u8 {
    b'0' + value as u8
}

/// The corners of a polygon.
pub(super) struct Points<'a>(pub(super) &'a [(f64, f64)]);

impl Display for Points<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (place, (x, y)) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_char(' ')?;
            }
            write!(f, "{},{}", number(*x), number(*y))?;
        }
        Ok(())
    }
}

/// The attributes of a paint, each with a space before it.
pub(super) struct Attributes(Theme, Paint);

pub(super) const fn attributes(theme: Theme, paint: Paint) -> Attributes {
    Attributes(theme, paint)
}

impl Display for Attributes {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Self(theme, paint) = *self;
        write!(f, " fill=\"{}\"", paint.fill.map_or("none", |colour| colour.code(theme)))?;
        let Some((colour, width)) = paint.edge else { return Ok(()) };
        write!(f, " stroke=\"{}\" stroke-width=\"{}\"", colour.code(theme), number(width))?;
        match paint.dashes {
            Some((stroke, gap)) => write!(f, " stroke-dasharray=\"{} {}\"", number(stroke), number(gap)),
            None => Ok(()),
        }
    }
}

/// A text, escaped for XML. Characters that XML cannot contain are left out or replaced.
pub(super) struct Escaped<'a>(&'a str);

pub(super) const fn escaped(text: &str) -> Escaped<'_> {
    Escaped(text)
}

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let special = |letter: char| {
            matches!(letter, '&' | '<' | '>' | '"' | '\'' | '\u{fffe}' | '\u{ffff}') || letter.is_control()
        };
        let mut rest = self.0;
        while let Some(at) = rest.find(special) {
            let (plain, from) = rest.split_at(at);
            f.write_str(plain)?;
            let mut letters = from.chars();
            f.write_str(match letters.next() {
                Some('&') => "&amp;",
                Some('<') => "&lt;",
                Some('>') => "&gt;",
                Some('"') => "&quot;",
                Some('\'') => "&#39;",
                Some('\u{fffe}' | '\u{ffff}') | None => "",
                Some(_) => " ",
            })?;
            rest = letters.as_str();
        }
        f.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_two_decimals_and_no_trailing_zeros() {
        let written = [0.0, -0.001, 1.0, 2.5, -2.5, 0.05, 1.0 / 3.0, 1234.567, 100.0, -0.5, 1e18, f64::NAN];
        let written = written.map(|value| number(value).to_string());
        assert_eq!(
            written,
            ["0", "0", "1", "2.5", "-2.5", "0.05", "0.33", "1234.57", "100", "-0.5", "92233720368547758.07", "0"]
        );
    }
}
