//! `ETag`, `If-None-Match` and `If-Match`: clients that poll get 304 while nothing changed, and commands name the version they expect.

use std::str::FromStr;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderName, HeaderValue},
};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::http::answer::{code::Code, problem::ApiError};

/// The pattern of `If-Match` in the OpenAPI document: versions of up to 18 digits. The server also accepts longer ones up to
/// `i64::MAX`, which no short pattern describes and no game reaches.
pub const IF_MATCH_PATTERN: &str = concat!(
    r#"^(\*|(W/)?"(0|[1-9][0-9]{0,17})(\.r(0|[1-9][0-9]{0,8}))?(\.([0-9a-f]+|finished|aborted|watching))*""#,
    r"|(0|[1-9][0-9]{0,17})(\.r(0|[1-9][0-9]{0,8}))?(\.([0-9a-f]+|finished|aborted|watching))*)$"
);

/// The longest `If-Match`; the server's own tags are much shorter.
pub const MAX_IF_MATCH_LENGTH: usize = 200;

/// The pattern of event ids in the stream of a game, for the OpenAPI document.
pub const EVENT_ID_PATTERN: &str = r"^((0|[1-9][0-9]{0,17})|(-1|0|[1-9][0-9]{0,17})\.r(0|[1-9][0-9]{0,8}))$";

/// The highest line of play that a tag can name: 9 digits.
const MAX_LINE: i32 = 999_999_999;

/// `Vary` of answers that were not sent again.
const VARY_IF_UNCHANGED: &str = "Accept-Encoding, Accept-Language, Authorization";

/// Clients revalidate every time, and shared caches do not store the answer.
const POLICY: (HeaderName, HeaderValue) = (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));

/// Answers with the value as JSON, tagged with its digest, or with 304 if the client has it.
pub fn json(request: &HttpRequest, value: &impl Serialize) -> Result<HttpResponse, ApiError> {
    tagged(request, value, |digest| digest)
}

/// The same for a value that belongs to a version of a game: its tag can be sent as `If-Match`.
pub fn json_at(
    request: &HttpRequest,
    (version, line): (i64, Option<i32>),
    value: &impl Serialize,
) -> Result<HttpResponse, ApiError> {
    tagged(request, value, |digest| format!("{}.{digest}", of_version(version, line)))
}

fn tagged(
    request: &HttpRequest,
    value: &impl Serialize,
    tag: impl FnOnce(String) -> String,
) -> Result<HttpResponse, ApiError> {
    let body = serde_json::to_vec(value).map_err(|error| ApiError::new(Code::Internal).because(error))?;
    let tag = tag(digest(&body));
    Ok(unchanged(request, &tag).unwrap_or_else(|| {
        HttpResponse::Ok()
            .insert_header((header::ETAG, quoted(&tag)))
            .insert_header(POLICY)
            .content_type("application/json")
            .body(body)
    }))
}

/// A tag made from the bytes of a body.
pub fn digest(body: &[u8]) -> String {
    hex::encode(Sha256::digest(body).get(..12).unwrap_or_default())
}

/// Returns 304 if `If-None-Match` has this tag: for handlers that know the tag before they build the body.
pub fn unchanged(request: &HttpRequest, tag: &str) -> Option<HttpResponse> {
    let known = tags(request, &header::IF_NONE_MATCH).is_some_and(|tags| tags.iter().any(|it| it == "*" || it == tag));
    known.then(|| {
        // All that `Vary` of the whole answer may name: this answer is neither compressed nor in a language, so nothing else adds it.
        let mut unchanged = HttpResponse::NotModified();
        let unchanged = unchanged.insert_header((header::ETAG, quoted(tag))).insert_header(POLICY);
        unchanged.append_header((header::VARY, VARY_IF_UNCHANGED)).finish()
    })
}

/// Returns the version and line of play in `If-Match`; `None` without the header, or for `*`, which any version matches. Anything
/// else is refused: a condition that is guessed protects nothing.
pub fn if_match(request: &HttpRequest) -> Result<Option<(i64, Option<i32>)>, ApiError> {
    let mut values = request.headers().get_all(header::IF_MATCH);
    let value = match (values.next(), values.next()) {
        (None, _) => return Ok(None),
        (Some(value), None) => value.to_str().ok().map(str::trim),
        (Some(_), Some(_)) => None,
    };
    if value == Some("*") {
        return Ok(None);
    }
    let value = value.filter(|value| value.len() <= MAX_IF_MATCH_LENGTH);
    let named = value.and_then(opaque).and_then(read_version).filter(|(version, _)| *version >= 0);
    named.map(Some).ok_or_else(|| ApiError::new(Code::InvalidIfMatch))
}

/// Returns the text between the quotes of one tag, weak or strong. A bare version, as in `version`, needs no quotes.
fn opaque(tag: &str) -> Option<&str> {
    let strong = tag.strip_prefix("W/").unwrap_or(tag);
    match strong.strip_prefix('"') {
        Some(rest) => rest.strip_suffix('"'),
        None => (strong == tag).then_some(tag),
    }
}

/// Returns the tag of a game's version. In a sandbox it includes the line of play, so that tags from before a rewind never match.
pub fn of_version(version: i64, line: Option<i32>) -> String {
    line.map_or_else(|| version.to_string(), |line| format!("{version}.r{line}"))
}

/// Returns the version and line of play of such a tag. Further parts, which the server adds for changes beside the version, may follow.
pub fn read_version(tag: &str) -> Option<(i64, Option<i32>)> {
    let mut parts = tag.split('.').peekable();
    let version = number(parts.next()?)?;
    let line = match parts.next_if(|part| part.starts_with('r')) {
        Some(part) => Some(number(part.strip_prefix('r')?).filter(|line| (0..=MAX_LINE).contains(line))?),
        None => None,
    };
    parts.all(is_suffix).then_some((version, line))
}

/// Parses a number in its canonical form only.
fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Whether this part may follow a version in a tag: a digest, the end of the game, or `watching` for a spectator's view.
fn is_suffix(part: &str) -> bool {
    let digest = !part.is_empty() && part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    digest || matches!(part, "finished" | "aborted" | "watching")
}

/// Writes a tag for a header. Weak, because the same answer may be sent compressed or not.
pub fn quoted(tag: &str) -> String {
    format!("W/\"{tag}\"")
}

fn tags(request: &HttpRequest, name: &HeaderName) -> Option<Vec<String>> {
    let mut values = request.headers().get_all(name).peekable();
    values.peek()?;
    Some(
        values
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .map(|tag| tag.trim().trim_start_matches("W/").trim_matches('"').to_owned())
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_version_tag_includes_the_line_of_play_in_a_sandbox() {
        assert_eq!(of_version(7, None), "7");
        assert_eq!(of_version(7, Some(2)), "7.r2");
        for (tag, read) in [
            ("7", Some((7, None))),
            ("7.r2", Some((7, Some(2)))),
            ("7.r2.abc", Some((7, Some(2)))),
            ("7.abc", Some((7, None))),
            ("7.finished", Some((7, None))),
            ("7.0123456789ab.watching", Some((7, None))),
            ("7.r2.aborted.watching", Some((7, Some(2)))),
            ("-1.r2", Some((-1, Some(2)))),
            ("7.rx", None),
            ("7.r+2", None),
            ("7.r02", None),
            ("7.garbage", None),
            ("7.", None),
            ("7.abc.", None),
            ("+7", None),
            ("07", None),
            (" 7", None),
            ("9223372036854775808", None),
            ("r2", None),
            ("*", None),
            ("", None),
        ] {
            assert_eq!(read_version(tag), read, "{tag}");
        }
    }

    #[test]
    fn if_match_is_read_exactly_or_refused() {
        let asked = |values: &[&[u8]]| {
            let request = values.iter().fold(TestRequest::post(), |request, value| {
                request.append_header((header::IF_MATCH, HeaderValue::from_bytes(value).unwrap()))
            });
            if_match(&request.to_http_request()).map_err(|refusal| refusal.code())
        };
        assert_eq!(asked(&[]), Ok(None));
        for (value, read) in [
            ("*", None),
            (" * ", None),
            ("8", Some((8, None))),
            ("\"8\"", Some((8, None))),
            ("W/\"8\"", Some((8, None))),
            (" W/\"8.r1\" ", Some((8, Some(1)))),
            ("W/\"8.r1.0123456789abcdef01234567\"", Some((8, Some(1)))),
            ("W/\"8.finished.watching\"", Some((8, None))),
        ] {
            assert_eq!(asked(&[value.as_bytes()]), Ok(read), "{value}");
        }
        for value in [
            "",
            "\"\"",
            "\"*\"",
            "W/*",
            "W/8",
            "W/W/\"8\"",
            "w/\"8\"",
            "\"8",
            "8\"",
            "\"\"8\"\"",
            "\"+8\"",
            "\"08\"",
            "\"-1\"",
            "-1",
            "\"8.garbage\"",
            "\"8\", \"9\"",
            "\"8\",",
            ",\"8\"",
            "8, 8",
            "\" 8\"",
            "x",
        ] {
            assert_eq!(asked(&[value.as_bytes()]), Err(Code::InvalidIfMatch), "{value}");
        }
        let strange: &[u8] = b"\"8\xff\"";
        for values in [
            &[b"\"8\"".as_slice(), strange][..],
            &[strange, b"\"8\""],
            &[strange],
            &[b"\"8\"", b"\"8\""],
            &[b"*", b"*"],
        ] {
            assert_eq!(asked(values), Err(Code::InvalidIfMatch), "{values:?}");
        }
    }

    #[test]
    fn a_known_tag_is_answered_with_304() {
        let tagged = |value: &str| TestRequest::get().insert_header((header::IF_NONE_MATCH, value)).to_http_request();
        for has in ["\"7\"", "W/\"7\"", "\"6\", W/\"7\"", "*"] {
            assert!(unchanged(&tagged(has), "7").is_some(), "{has}");
        }
        assert!(unchanged(&tagged("\"8\""), "7").is_none());
        assert!(unchanged(&TestRequest::get().to_http_request(), "7").is_none());
    }
}
