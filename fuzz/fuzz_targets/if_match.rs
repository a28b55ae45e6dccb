//! `If-Match` and `If-None-Match`: each line of the input is a header.

#![no_main]

use std::sync::LazyLock;

use actix_web::http::header::{HeaderValue, IF_MATCH, IF_NONE_MATCH};
use actix_web::test::TestRequest;
use libfuzzer_sys::fuzz_target;
use regex_lite::Regex;
use salon_api::http::etag::{IF_MATCH_PATTERN, MAX_IF_MATCH_LENGTH, if_match, of_version, quoted, unchanged};

/// The first version that the documented pattern does not describe; the server accepts it.
const UNDOCUMENTED: i64 = 1_000_000_000_000_000_000;

static DOCUMENTED: LazyLock<Regex> = LazyLock::new(|| Regex::new(IF_MATCH_PATTERN).expect("a pattern"));

fuzz_target!(|bytes: &[u8]| {
    let lines = bytes.split(|byte| *byte == b'\n').take(3);
    let headers: Vec<HeaderValue> = lines.filter_map(|line| HeaderValue::from_bytes(line).ok()).collect();
    let mut request = TestRequest::post();
    for header in &headers {
        request = request.append_header((IF_MATCH, header.clone())).append_header((IF_NONE_MATCH, header.clone()));
    }
    let request = request.to_http_request();
    let read = if_match(&request);
    let _ = unchanged(&request, "7.r1");
    if headers.len() > 1 {
        assert!(read.is_err(), "only one condition can be named");
    }
    let [header] = headers.as_slice() else { return };
    let text = header.to_str().map(str::trim).unwrap_or_default();
    let documented = text.len() <= MAX_IF_MATCH_LENGTH && DOCUMENTED.is_match(text);
    match read {
        Ok(Some((version, line))) => {
            assert!(version >= 0);
            assert!(documented || version >= UNDOCUMENTED, "{text:?} is accepted and not documented");
            let again = TestRequest::post().insert_header((IF_MATCH, quoted(&of_version(version, line))));
            assert_eq!(if_match(&again.to_http_request()).ok(), Some(Some((version, line))));
        }
        Ok(None) => assert_eq!(text, "*"),
        Err(_) => assert!(!documented, "{text:?} is documented and refused"),
    }
});
