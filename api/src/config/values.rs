//! What settings may be set to.

use std::{str::FromStr, time::Duration};

use clap::ValueEnum;

/// How log lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For a person at a terminal.
    Pretty,
    /// One JSON object a line.
    Json,
}

/// A length of time written as a number and a unit: 500ms, 30s, 15m, 12h, 30d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span(pub Duration);

impl Span {
    /// One that may also be none: `0s`.
    pub(super) fn or_zero(text: &str) -> Result<Self, String> {
        if text == "0s" { Ok(Self(Duration::ZERO)) } else { text.parse() }
    }
}

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || "expected a positive number with a unit: ms, s, m, h or d".to_owned();
        let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let (number, unit) = text.split_at_checked(digits).ok_or_else(wrong)?;
        let number: u64 = number.parse().map_err(|_| wrong())?;
        let millis = match unit {
            "ms" => Some(1),
            "s" => Some(1000),
            "m" => Some(60_000),
            "h" => Some(3_600_000),
            "d" => Some(86_400_000),
            _ => None,
        };
        millis
            .and_then(|millis| number.checked_mul(millis))
            // A century is more than any setting means, and small enough for calendar arithmetic.
            .filter(|millis| (1..=3_155_760_000_000).contains(millis))
            .map(|millis| Self(Duration::from_millis(millis)))
            .ok_or_else(wrong)
    }
}

/// Which web origins may call the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origins {
    /// Every one.
    All,
    /// These only.
    Only(Vec<String>),
}

impl FromStr for Origins {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.trim() == "*" {
            return Ok(Self::All);
        }
        text.split(',')
            .map(str::trim)
            .filter(|origin| !origin.is_empty())
            .map(|origin| match origin.split_once("://") {
                Some(("http" | "https", host))
                    if !host.is_empty() && !host.contains('/') && origin.parse::<actix_web::http::Uri>().is_ok() =>
                {
                    Ok(origin.to_owned())
                }
                _ => Err(format!("{origin} is not an origin such as https://play.example.org")),
            })
            .collect::<Result<_, _>>()
            .map(Self::Only)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_needs_a_number_and_a_known_unit() {
        assert_eq!("15m".parse(), Ok(Span(Duration::from_secs(900))));
        assert_eq!("500ms".parse(), Ok(Span(Duration::from_millis(500))));
        for wrong in ["", "15", "m", "0s", "-1s", "1.5h", "9y", "99999999999999999999d", "18446744073709551615d"] {
            assert!(wrong.parse::<Span>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_span_that_may_be_none_takes_zero() {
        assert_eq!(Span::or_zero("0s"), Ok(Span(Duration::ZERO)));
        assert_eq!(Span::or_zero("5s"), Ok(Span(Duration::from_secs(5))));
        assert!(Span::or_zero("0").is_err() && Span::or_zero("").is_err());
    }

    #[test]
    fn origins_are_whole_origins() {
        assert_eq!("*".parse(), Ok(Origins::All));
        assert_eq!("".parse(), Ok(Origins::Only(vec![])));
        assert_eq!("https://a.example, http://b.example:81".parse::<Origins>().map(|o| o != Origins::All), Ok(true));
        assert!("https://a.example/path".parse::<Origins>().is_err());
        assert!("a.example".parse::<Origins>().is_err());
    }
}
