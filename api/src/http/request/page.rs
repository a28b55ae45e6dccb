//! Pagination: a `limit`, an opaque `cursor`, and a `Link` to the next page.

use actix_web::{HttpRequest, HttpResponse, http::header};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use crate::http::answer::{code::Code, problem::ApiError};

/// The pattern of cursors, for the OpenAPI document.
pub(in crate::http) const CURSOR_PATTERN: &str = "^[A-Za-z0-9_-]+$";

/// The longest cursor; the server's own are much shorter.
pub(in crate::http) const MAX_CURSOR_LENGTH: usize = 512;

/// The number of items on a page: 1 to 100, 50 by default.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u16")]
pub struct Limit(u16);

impl Limit {
    /// As the use cases take it.
    pub fn get(self) -> i64 {
        self.0.into()
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(50)
    }
}

impl TryFrom<u16> for Limit {
    type Error = &'static str;

    fn try_from(limit: u16) -> Result<Self, Self::Error> {
        if (1..=100).contains(&limit) { Ok(Self(limit)) } else { Err("input-limit") }
    }
}

/// A number of events, or the number of an event: 0 or more.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(try_from = "i64")]
pub struct EventNumber(i64);

impl EventNumber {
    /// As the use cases take it.
    pub fn get(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for EventNumber {
    type Error = &'static str;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        if number >= 0 { Ok(Self(number)) } else { Err("input-negative") }
    }
}

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The most items on the page.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    pub limit: Limit,
    /// `next_cursor` of the previous page.
    pub cursor: Option<String>,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Page<T> {
    /// The items, in the order of the list.
    pub items: Vec<T>,
    /// To be sent as `cursor` for the next page; absent on the last page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
}

impl<T: Serialize> Page<T> {
    /// Makes a page of the list `list` from items that were loaded with one more than the limit; `key` returns an item's position.
    pub fn cut<K: Serialize>(list: &str, mut items: Vec<T>, limit: Limit, key: impl Fn(&T) -> K) -> Self {
        let limit = usize::from(limit.0);
        let more = items.len() > limit;
        items.truncate(limit);
        let next_cursor = items.last().filter(|_| more).map(|last| encode(list, &key(last)));
        Self { items, next_cursor }
    }

    /// Answers with the page, its tag and a `Link` to the next page.
    pub fn respond(&self, request: &HttpRequest) -> Result<HttpResponse, ApiError> {
        let mut response = crate::http::request::etag::json(request, self)?;
        let next = self.next_cursor.as_ref().map(|cursor| link(request, &["cursor"], ("cursor", cursor), "next"));
        add_links(&mut response, next);
        Ok(response)
    }
}

/// A link to another page: the same query with this parameter instead of those in `without`.
pub(in crate::http) fn link(request: &HttpRequest, without: &[&str], (name, value): (&str, &str), rel: &str) -> String {
    let replaced = |pair: &str| without.contains(&pair.split('=').next().unwrap_or_default());
    let others = request.query_string().split('&').filter(|pair| !pair.is_empty() && !replaced(pair));
    let query: Vec<_> = others.map(str::to_owned).chain([format!("{name}={value}")]).collect();
    format!("<{}?{}>; rel=\"{rel}\"", request.path(), query.join("&"))
}

/// Adds the links as one header.
pub(in crate::http) fn add_links(response: &mut HttpResponse, links: impl IntoIterator<Item = String>) {
    let links: Vec<_> = links.into_iter().collect();
    if let Some(links) = (!links.is_empty()).then(|| links.join(", ")).and_then(|links| links.try_into().ok()) {
        response.headers_mut().insert(header::LINK, links);
    }
}

/// Encodes a position in the list `list` as an opaque text. It contains only the key of an item that the client has seen, so it is
/// checked but not signed.
pub fn encode(list: &str, position: &impl Serialize) -> String {
    URL_SAFE_NO_PAD.encode(serde_json::to_vec(&(list, position)).unwrap_or_default())
}

/// Decodes a cursor of this list.
pub fn decode<K: DeserializeOwned>(list: &str, cursor: &str) -> Result<K, ApiError> {
    let wrong = || ApiError::new(Code::InvalidCursor);
    let cursor = Some(cursor).filter(|cursor| cursor.len() <= MAX_CURSOR_LENGTH).ok_or_else(wrong)?;
    let bytes = URL_SAFE_NO_PAD.decode(cursor).map_err(|_| wrong())?;
    match serde_json::from_slice::<(String, K)>(&bytes) {
        Ok((of, position)) if of == list => Ok(position),
        Ok(_) | Err(_) => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_valid_for_its_own_list_only() {
        let cursor = encode("games", &7);
        assert_eq!(decode::<u8>("games", &cursor).ok(), Some(7));
        assert!(decode::<u8>("tokens", &cursor).is_err());
        assert!(decode::<u8>("games", "%%%").is_err());
        assert!(decode::<u8>("games", &encode("games", &"x")).is_err());
    }

    #[test]
    fn only_a_full_page_has_a_next_one() {
        let page = Page::cut("n", vec![3, 2, 1], Limit(2), |n| *n);
        assert_eq!((page.items.as_slice(), page.next_cursor.is_some()), ([3, 2].as_slice(), true));
        assert!(Page::cut("n", vec![2, 1], Limit(2), |n| *n).next_cursor.is_none());
    }
}
