//! `ETag`, `If-None-Match` and `If-Match`: a client that polls pays for what is new only.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderName, HeaderValue},
};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{code::Code, problem::ApiError};

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

/// The tags in `If-Match`, without quotes; `None` if the header is not there.
pub fn if_match(request: &HttpRequest) -> Option<Vec<String>> {
    tags(request, &header::IF_MATCH)
}

/// The tag of a game's version. In a sandbox it also tells the line of play, so that what was taken back matches nothing.
pub fn of_version(version: i64, line: Option<i32>) -> String {
    line.map_or_else(|| version.to_string(), |line| format!("{version}.r{line}"))
}

/// What such a tag says, whatever else follows.
pub fn read_version(tag: &str) -> Option<(i64, Option<i32>)> {
    let mut parts = tag.split('.');
    let version = parts.next()?.parse().ok()?;
    let line = parts.next().and_then(|part| part.strip_prefix('r')).and_then(|line| line.parse().ok());
    Some((version, line))
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
            ("7.rx", Some((7, None))),
            ("r2", None),
            ("", None),
        ] {
            assert_eq!(read_version(tag), read, "{tag}");
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
