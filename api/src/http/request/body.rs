//! JSON request bodies: limited in size and time, strict, and refused with the place of the error.

use std::time::Duration;

use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header,
    web::{self, Bytes},
};
use futures_util::{FutureExt, future::LocalBoxFuture};
use salon_domain::args;
use salon_domain::kernel::words::Place;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, IgnoredAny},
};
use serde_json::error::Category;

use crate::{
    http::{
        answer::{code::Code, problem::ApiError},
        request::numbers::plain_integers,
        state::AppState,
    },
    words::say,
};

/// A JSON body; `T` should refuse unknown fields.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for Body<T> {
    type Error = ApiError;
    type Future = LocalBoxFuture<'static, Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = RawBody::from_request(request, payload);
        async move { parse(&bytes.await?.0).map(Self) }.boxed_local()
    }
}

/// The bytes of a JSON body, for handlers that also hash them.
#[derive(Debug)]
pub struct RawBody(pub Bytes);

impl FromRequest for RawBody {
    type Error = ApiError;
    type Future = LocalBoxFuture<'static, Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_json = is_json(request);
        let bounds = request.app_data::<web::Data<AppState>>().map(|state| &state.config);
        let limit = bounds.map_or(65_536, |config| config.http.body_limit as usize);
        let time_limit = bounds.map_or(Duration::from_secs(20), |config| config.http.effective_body_timeout());
        let payload = web::Payload::from_request(request, payload);
        async move {
            if !is_json {
                return Err(ApiError::new(Code::UnsupportedMediaType));
            }
            let payload = payload.await.map_err(|error| ApiError::new(Code::BadRequest).because(error))?;
            match tokio::time::timeout(time_limit, payload.to_bytes_limited(limit)).await {
                Ok(Ok(Ok(bytes))) => Ok(Self(bytes)),
                Ok(Ok(Err(error))) => {
                    Err(ApiError::new(Code::BadRequest).says("detail-body-ended", &args![]).because(error))
                }
                Ok(Err(_)) => {
                    Err(ApiError::new(Code::BodyTooLarge).says("detail-body-bytes", &args!["limit" => limit]))
                }
                Err(_) => {
                    let seconds = time_limit.as_secs_f64();
                    Err(ApiError::new(Code::BodyTooSlow).says("detail-body-slow", &args!["seconds" => seconds]))
                }
            }
        }
        .boxed_local()
    }
}

/// Deserializes a member that may be absent but not null.
pub fn not_null<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Parses a value from the bytes of a body.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    let text = std::str::from_utf8(bytes)
        .map_err(|_| ApiError::new(Code::MalformedJson).says("detail-body-utf8", &args![]))?;
    if escapes_nul(text) {
        return Err(ApiError::new(Code::NulCharacter));
    }
    // serde would read `["ada", "secret"]` as `{"name": "ada", "password": "secret"}`.
    if !text.trim_ascii_start().starts_with('{') {
        let refusal = match serde_json::from_str::<IgnoredAny>(text) {
            Ok(_) => ApiError::new(Code::InvalidBody).at("", say("expected an object", Place::Json)),
            Err(error) => malformed(&error),
        };
        return Err(refusal);
    }
    let text = &*plain_integers(text);
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let pointer = pointer(error.path());
        refuse(text, error.inner(), pointer)
    })?;
    deserializer.end().map_err(|error| refuse(text, &error, String::new()))?;
    Ok(value)
}

fn refuse(text: &str, error: &serde_json::Error, pointer: String) -> ApiError {
    match error.classify() {
        // serde_json reports an array in the place of an enum name as a syntax error.
        Category::Syntax if well_formed(text) => invalid(error, pointer),
        Category::Data => invalid(error, pointer),
        Category::Syntax | Category::Eof | Category::Io => malformed(error),
    }
}

fn well_formed(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// Refuses a value. The pointer names the place, so line and column are not needed.
fn invalid(error: &serde_json::Error, pointer: String) -> ApiError {
    let text = error.to_string();
    let message = text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message);
    ApiError::new(Code::InvalidBody).at(pointer, say(message, Place::Json))
}

/// Refuses a body that is no JSON.
fn malformed(error: &serde_json::Error) -> ApiError {
    let [line, column] = [error.line(), error.column()].map(|number| number.to_string());
    ApiError::new(Code::MalformedJson).says("detail-syntax", &args!["line" => line, "column" => column])
}

fn pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    path.iter()
        .filter_map(|segment| match segment {
            Segment::Seq { index } => Some(format!("/{index}")),
            Segment::Map { key } => Some(format!("/{}", key.replace('~', "~0").replace('/', "~1"))),
            // The name of a variant is not a place in the document.
            Segment::Enum { .. } | Segment::Unknown => None,
        })
        .collect()
}

/// Whether a string in this JSON contains an escaped U+0000, which the database cannot store. A bare NUL is not valid JSON.
fn escapes_nul(json: &str) -> bool {
    json.match_indices("\\u0000").any(|(at, _)| {
        let before = json.as_bytes().get(..at).unwrap_or_default();
        // After an odd number of backslashes, this one is escaped: `\\u0000` is six harmless characters.
        before.iter().rev().take_while(|byte| **byte == b'\\').count() % 2 == 0
    })
}

fn is_json(request: &HttpRequest) -> bool {
    let encoded = request.headers().get(header::CONTENT_ENCODING).is_some_and(|value| value != "identity");
    let declared = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = declared.and_then(|value| value.split(';').next()).map(str::trim);
    !encoded && essence.is_some_and(|essence| essence.eq_ignore_ascii_case("application/json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Items {
        #[expect(dead_code, reason = "only parsed")]
        items: Vec<u8>,
    }

    fn code(json: &[u8]) -> Option<Code> {
        parse::<Items>(json).err().map(|error| error.code())
    }

    #[test]
    fn each_kind_of_error_has_its_code() {
        assert_eq!(code(br#"{"items":[1]}"#), None);
        assert_eq!(code(br#"{"items":[1.0,2e1,-0]}"#), None);
        assert_eq!(code(br#"{"items":[1.5]}"#), Some(Code::InvalidBody));
        assert_eq!(code(br#"{"items":[01.0]}"#), Some(Code::MalformedJson));
        assert_eq!(code(br#"{"items":[1]"#), Some(Code::MalformedJson));
        assert_eq!(code(br#"{"items":[1]} x"#), Some(Code::MalformedJson));
        assert_eq!(code(b"\xff"), Some(Code::MalformedJson));
        assert_eq!(code(br#"{"items":[256]}"#), Some(Code::InvalidBody));
        assert_eq!(code(br#"{"items":[],"more":1}"#), Some(Code::InvalidBody));
        assert_eq!(code(br#"{"items":["\u0000"]}"#), Some(Code::NulCharacter));
        assert_eq!(code(br#"[[1]]"#), Some(Code::InvalidBody));
        assert_eq!(code(b" null "), Some(Code::InvalidBody));
        assert_eq!(code(b"[1"), Some(Code::MalformedJson));
    }

    #[test]
    fn an_escaped_backslash_before_u0000_is_harmless() {
        assert!(escapes_nul(r#""a\u0000""#));
        assert!(!escapes_nul(r#""a\\u0000""#));
        assert!(escapes_nul(r#""a\\\u0000""#));
    }

    #[test]
    fn an_error_names_its_place_as_json_pointer() {
        let error = parse::<Items>(br#"{"items":[1,"x"]}"#).unwrap_err();
        let document = error.document(&Default::default());
        assert_eq!(document.errors[0].pointer, "/items/1");
        assert!(!document.errors[0].detail.contains("line"));
    }
}
