//! `ETag`, `If-None-Match` and `If-Match`: a client that polls pays for what is new only.

use std::str::FromStr;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderName, HeaderValue},
};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{code::Code, problem::ApiError};

/// What `If-Match` may hold, for the OpenAPI document: versions of up to 18 digits. Up to the highest number of 64 bits more are
/// taken, which no pattern says in a line and no game reaches.
pub const IF_MATCH_PATTERN: &str = concat!(
    r#"^(\*|(W/)?"(0|[1-9][0-9]{0,17})(\.r(0|[1-9][0-9]{0,8}))?(\.([0-9a-f]+|finished|aborted|watching))*""#,
    r"|(0|[1-9][0-9]{0,17})(\.r(0|[1-9][0-9]{0,8}))?(\.([0-9a-f]+|finished|aborted|watching))*)$"
);

/// The longest `If-Match`; tags of ours are much shorter.
pub const MAX_IF_MATCH_LENGTH: usize = 200;

/// The ids of a game's events in its stream, for the OpenAPI document.
pub const EVENT_ID_PATTERN: &str = r"^((0|[1-9][0-9]{0,17})|(-1|0|[1-9][0-9]{0,17})\.r(0|[1-9][0-9]{0,8}))$";

/// The highest line of play a tag can name: 9 digits.
const MAX_LINE: i32 = 999_999_999;

/// Revalidate always, share never.
const POLICY: (HeaderName, HeaderValue) = (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));

/// The value as JSON with a tag made from it, or 304 if the client has it.
pub fn json(request: &HttpRequest, value: &impl Serialize) -> Result<HttpResponse, ApiError> {
    tagged(request, value, |digest| digest)
}

/// The same for what belongs to a version of a game: its tag can be sent as `If-Match` with a move that follows from it.
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

/// A tag for what has nothing shorter to tell it by.
pub fn digest(body: &[u8]) -> String {
    hex::encode(Sha256::digest(body).get(..12).unwrap_or_default())
}

/// 304 if the client has what this tag names: for handlers that know the tag before they make the answer.
pub fn unchanged(request: &HttpRequest, tag: &str) -> Option<HttpResponse> {
    let has = tags(request, &header::IF_NONE_MATCH).is_some_and(|tags| tags.iter().any(|has| has == "*" || has == tag));
    has.then(|| HttpResponse::NotModified().insert_header((header::ETAG, quoted(tag))).insert_header(POLICY).finish())
}

/// The version, and the line of play, that `If-Match` names; `None` if it is not there, or asks with `*` for no more than that there
/// is a game. What cannot be read to the letter is refused: a condition that is guessed at guards nothing.
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

/// What stands between the quotes of one tag, weak or not. A version may come without them, as `version` tells it.
fn opaque(tag: &str) -> Option<&str> {
    let strong = tag.strip_prefix("W/").unwrap_or(tag);
    match strong.strip_prefix('"') {
        Some(rest) => rest.strip_suffix('"'),
        None => (strong == tag).then_some(tag),
    }
}

/// The tag of a game's version. In a sandbox it also tells the line of play, so that what was taken back matches nothing.
pub fn of_version(version: i64, line: Option<i32>) -> String {
    line.map_or_else(|| version.to_string(), |line| format!("{version}.r{line}"))
}

/// What such a tag says. What else the server adds to one tells what changed beside the version, and may follow.
pub fn read_version(tag: &str) -> Option<(i64, Option<i32>)> {
    let mut parts = tag.split('.').peekable();
    let version = number(parts.next()?)?;
    let line = match parts.next_if(|part| part.starts_with('r')) {
        Some(part) => Some(number(part.strip_prefix('r')?).filter(|line| (0..=MAX_LINE).contains(line))?),
        None => None,
    };
    parts.all(says_more).then_some((version, line))
}

/// A number as it is written here, and in no other way.
fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Whether it is one of the things that follow a version in a tag: a digest, the end of the game, or that somebody only watches.
fn says_more(part: &str) -> bool {
    let digest = !part.is_empty() && part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    digest || matches!(part, "finished" | "aborted" | "watching")
}

/// A tag as it stands in a header. Weak, since the same answer may travel compressed or not.
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
    fn a_version_tells_its_line_where_there_can_be_several() {
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
    fn a_condition_is_read_to_the_letter_or_refused() {
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
    fn a_known_tag_is_not_sent_again() {
        let tagged = |value: &str| TestRequest::get().insert_header((header::IF_NONE_MATCH, value)).to_http_request();
        for has in ["\"7\"", "W/\"7\"", "\"6\", W/\"7\"", "*"] {
            assert!(unchanged(&tagged(has), "7").is_some(), "{has}");
        }
        assert!(unchanged(&tagged("\"8\""), "7").is_none());
        assert!(unchanged(&TestRequest::get().to_http_request(), "7").is_none());
    }
}
