//! Types and parsers of the values of settings.

use std::{path::PathBuf, str::FromStr, time::Duration};

use clap::{
    ValueEnum,
    builder::{PathBufValueParser, TypedValueParser},
};
use tracing_subscriber::{EnvFilter, filter::LevelFilter};
use url::Url;

use crate::model::texts::Email;

/// The units of a duration.
const UNITS: [&str; 5] = ["ms", "s", "m", "h", "d"];
/// The longest duration: about a century, which calendar arithmetic can still add to any date.
const MAX_DURATION: Duration = Duration::from_secs(3_155_760_000);
/// The longest time a bot may think. A server may work on a duty for half a minute before another server takes it over.
const MAX_THINKING_TIME: Duration = Duration::from_secs(20);

/// The shortest time after which an unused guest is deleted. A guest counts as used when it refreshes its session, which a client does
/// only when its access token has expired.
const MIN_GUEST_LIFE: Duration = Duration::from_secs(86_400);

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For a person at a terminal.
    Pretty,
    /// One JSON object per line.
    Json,
}

/// Which web origins may call the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origins {
    /// All of them.
    All,
    /// Only these.
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

/// Where the operator of a server is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contact {
    /// By mail.
    Email(Email),
    /// On a page.
    Page(String),
}

impl FromStr for Contact {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parsed = match Url::parse(text) {
            Ok(url) if matches!(url.scheme(), "http" | "https") => Some(Self::Page(url.into())),
            Err(_) if !text.contains(':') => text.parse().ok().map(Self::Email),
            Ok(_) | Err(_) => None,
        };
        parsed.ok_or("expected an http or https address, or an e-mail address")
    }
}

/// Parses a positive duration: a whole number and a unit, such as 500ms, 30s, 15m, 12h or 30d.
pub(super) fn duration(text: &str) -> Result<Duration, String> {
    let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let parsed = UNITS.contains(&unit).then(|| humantime::parse_duration(text).ok()).flatten();
    parsed
        .filter(|duration| !duration.is_zero() && *duration <= MAX_DURATION)
        .ok_or_else(|| "expected a positive number with a unit: ms, s, m, h or d".to_owned())
}

/// Parses a duration that may also be `0s`.
pub(super) fn duration_or_zero(text: &str) -> Result<Duration, String> {
    if text == "0s" { Ok(Duration::ZERO) } else { duration(text) }
}

/// Parses the life of an unused guest.
pub(super) fn guest_life(text: &str) -> Result<Duration, String> {
    match duration(text)? {
        life if life >= MIN_GUEST_LIFE => Ok(life),
        _ => Err("expected at least 1d: guests that play a move a day would be deleted in between".to_owned()),
    }
}

/// Parses the time a bot may think.
pub(super) fn thinking_time(text: &str) -> Result<Duration, String> {
    match duration(text)? {
        time if time <= MAX_THINKING_TIME => Ok(time),
        _ => Err(format!("expected at most {}s", MAX_THINKING_TIME.as_secs())),
    }
}

/// Parses an http or https address and removes slashes from its end.
pub(super) fn public_url(text: &str) -> Result<String, String> {
    match text.split_once("://") {
        Some(("http" | "https", rest)) if !rest.is_empty() && !rest.contains(char::is_whitespace) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected an http or https address".to_owned()),
    }
}

/// Parses an address that contains `{game}`.
pub(super) fn game_link(text: &str) -> Result<String, String> {
    match public_url(text) {
        Ok(link) if link.contains("{game}") => Ok(link),
        _ => Err("expected an http or https address with {game} in it".to_owned()),
    }
}

/// Parses the path of a file and checks that it can be read, so that a wrong path is reported at start and not when it is first used.
pub(super) fn readable_file() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new()
        .try_map(|file| std::fs::read(&file).map(|_| file).map_err(|error| format!("it cannot be read: {error}")))
}

/// Checks directives for log filters. A bare word must be a level: any other word would be taken as the name of a module, and a
/// misspelt level would silence the log.
pub(super) fn log_directives(text: &str) -> Result<String, String> {
    let filter = EnvFilter::try_new(text);
    let mut bare = text.split(',').filter(|directive| !directive.is_empty() && !directive.contains(['=', '[']));
    if filter.is_ok() && bare.all(|word| word.parse::<LevelFilter>().is_ok()) {
        Ok(text.to_owned())
    } else {
        Err("expected a level or directives such as info,salon_api=debug".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_needs_a_number_and_a_known_unit() {
        for (text, millis) in [
            ("15m", 900_000),
            ("500ms", 500),
            ("30s", 30_000),
            ("12h", 43_200_000),
            ("30d", 2_592_000_000),
            ("007s", 7_000),
            ("36525d", 3_155_760_000_000),
        ] {
            assert_eq!(duration(text), Ok(Duration::from_millis(millis)), "{text}");
        }
        for wrong in ["", "15", "m", "0s", "-1s", "1.5h", "9y", "99999999999999999999d", "18446744073709551615d"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
        for wrong in ["1h30m", "1h 30m", " 1h", "1 h", "1h ", "+1s", "1S", "1sec", "0ms", "36526d"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_durations_that_may_be_zero_accept_zero() {
        assert_eq!(duration_or_zero("0s"), Ok(Duration::ZERO));
        assert_eq!(duration_or_zero("5s"), Ok(Duration::from_secs(5)));
        assert!(duration_or_zero("0").is_err() && duration_or_zero("").is_err());
    }

    #[test]
    fn an_unused_guest_lives_for_a_day_at_least() {
        assert_eq!(guest_life("1d"), Ok(MIN_GUEST_LIFE));
        for short in ["23h", "1s", "0d"] {
            assert!(guest_life(short).is_err(), "{short}");
        }
        assert!(guest_life("23h").is_err_and(|message| message.contains("at least 1d")));
    }

    #[test]
    fn an_origin_has_a_scheme_and_a_host_but_no_path() {
        assert_eq!("*".parse(), Ok(Origins::All));
        assert_eq!("".parse(), Ok(Origins::Only(vec![])));
        assert_eq!("https://a.example, http://b.example:81".parse::<Origins>().map(|o| o != Origins::All), Ok(true));
        assert!("https://a.example/path".parse::<Origins>().is_err());
        assert!("a.example".parse::<Origins>().is_err());
    }

    #[test]
    fn a_contact_is_a_page_or_an_email_address() {
        assert_eq!("https://a.example/b".parse(), Ok(Contact::Page("https://a.example/b".to_owned())));
        assert!(matches!("ada@example.org".parse(), Ok(Contact::Email(_))));
        for wrong in ["", "ada", "https://", "ftp://a.example", "mailto:ada@example.org", "/contact"] {
            assert!(wrong.parse::<Contact>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_bare_word_among_log_directives_is_a_level() {
        for sound in ["info", "OFF", "warn,salon_api=debug", "salon_api=debug,off", "[request{id}]=debug,error"] {
            assert_eq!(log_directives(sound).as_deref(), Ok(sound));
        }
        for wrong in ["inof", "salon_api", "info,salon_api", "salon_api=debgu", "info warn"] {
            assert!(log_directives(wrong).is_err(), "{wrong}");
        }
    }
}
