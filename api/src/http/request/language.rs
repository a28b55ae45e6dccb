//! The language of texts in an answer: that of `Accept-Language`, then that of the account, then English.

use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse, dev::Payload, http::header, web};
use futures_util::{FutureExt, future::LocalBoxFuture};
use salon_domain::kernel;

use crate::{
    accounts::{self, Identity},
    http::state::AppState,
    model::texts::Locale,
};

/// The language of this request.
#[derive(Clone, Copy, Debug)]
pub struct RequestLanguage(pub Locale);

impl RequestLanguage {
    /// As rulesets name it.
    pub fn of_rules(self) -> kernel::Language {
        self.0.language()
    }

    /// Sets `Content-Language` and `Vary` of an answer in this language.
    pub fn of(self, mut response: HttpResponse) -> HttpResponse {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_LANGUAGE, header::HeaderValue::from_static(self.0.as_str()));
        headers.append(header::VARY, header::HeaderValue::from_static(VARY));
        response
    }
}

/// The headers on which the language of an answer depends.
pub(in crate::http) const VARY: &str = "Accept-Language, Authorization";

impl FromRequest for RequestLanguage {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        async move { Ok(Self(of_request(&request).await)) }.boxed_local()
    }
}

/// Returns the language of a request.
pub(in crate::http) async fn of_request(request: &HttpRequest) -> Locale {
    if let Some(locale) = negotiate(request.headers()) {
        return locale;
    }
    let account = request.extensions().get::<Identity>().map(|identity| identity.account);
    let state = request.app_data::<web::Data<AppState>>();
    match (account, state) {
        (Some(account), Some(state)) => accounts::locale_of(&state.accounts, account).await.unwrap_or_default(),
        _ => Locale::default(),
    }
}

/// Returns the language of a request that asks for texts, or `None` if it does not.
pub(in crate::http) async fn if_asked(asked: bool, request: &HttpRequest) -> Option<RequestLanguage> {
    if asked { Some(RequestLanguage(of_request(request).await)) } else { None }
}

/// Sets the headers of an answer that has texts in this language, if it has any.
pub(in crate::http) fn say(language: Option<RequestLanguage>, response: HttpResponse) -> HttpResponse {
    match language {
        Some(language) => language.of(response),
        None => response,
    }
}

/// Returns the supported language that `Accept-Language` prefers, or `None` if it names none. The header may be split over several
/// lines. `*` names none: any language will do.
pub(in crate::http) fn negotiate(headers: &header::HeaderMap) -> Option<Locale> {
    prefer(headers.get_all(header::ACCEPT_LANGUAGE).filter_map(|line| line.to_str().ok()))
}

fn prefer<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Locale> {
    let mut best = (None, 0.0);
    for choice in lines.flat_map(|line| line.split(',')) {
        let mut parts = choice.split(';').map(str::trim);
        let language = parts.next().and_then(|tag| tag.split('-').next()).unwrap_or_default();
        let locale = match language {
            _ if language.eq_ignore_ascii_case("fr") => Locale::Fr,
            _ if language.eq_ignore_ascii_case("en") => Locale::En,
            _ => continue,
        };
        let quality = parts.find_map(quality).unwrap_or(1.0);
        if quality > best.1 {
            best = (Some(locale), quality);
        }
    }
    best.0
}

/// Returns the weight if the parameter is one; 0 for a malformed weight.
fn quality(parameter: &str) -> Option<f32> {
    let (name, value) = parameter.split_once('=')?;
    name.trim().eq_ignore_ascii_case("q").then(|| value.trim().parse().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_supported_language_wins() {
        let prefer = |line| prefer(std::iter::once(line));
        assert_eq!(prefer("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Some(Locale::Fr));
        assert_eq!(prefer("de, en;q=0.8, fr;q=0.5"), Some(Locale::En));
        assert_eq!(prefer("en;q=0.1,fr;q=0.2"), Some(Locale::Fr));
        assert_eq!(prefer("fr;q=0"), None);
        assert_eq!(prefer("FR"), Some(Locale::Fr));
        assert_eq!(prefer(";;;,=,"), None);
        assert_eq!(prefer("de, *;q=0.5"), None);
    }

    #[test]
    fn a_weight_is_read_in_every_notation() {
        let prefer = |line| prefer(std::iter::once(line));
        assert_eq!(prefer("fr; q=0.9, en; q=0.5"), Some(Locale::Fr));
        assert_eq!(prefer("fr ; q = 0.4 , en ;\tq=0.5"), Some(Locale::En));
        assert_eq!(prefer("fr;Q=0.9, en;q=0.5"), Some(Locale::Fr));
        assert_eq!(prefer("fr;q=0.9;x=1, en;q=0.5"), Some(Locale::Fr));
        assert_eq!(prefer("fr;x=1;q=0.1, en;q=0.5"), Some(Locale::En));
        assert_eq!(prefer("fr;q=much, en;q=0.1"), Some(Locale::En));
    }

    #[test]
    fn every_line_of_the_header_counts() {
        assert_eq!(prefer(["de", "en;q=0.3, fr;q=0.7"].into_iter()), Some(Locale::Fr));
        assert_eq!(prefer(["fr;q=0.3", "en;q=0.7"].into_iter()), Some(Locale::En));
    }
}
