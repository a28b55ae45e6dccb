//! `Accept-Language`: the language of texts in an answer.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload, http::header};

use crate::model::texts::Locale;

/// The language of this request; English unless the client prefers French.
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Locale);

impl Language {
    /// Sets `Content-Language` and `Vary` of an answer in this language.
    pub fn of(self, mut response: HttpResponse) -> HttpResponse {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_LANGUAGE, header::HeaderValue::from_static(self.0.as_str()));
        headers.append(header::VARY, header::HeaderValue::from_static("Accept-Language"));
        response
    }
}

impl FromRequest for Language {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self(negotiate(request.headers()))))
    }
}

/// Reads the header, which may be split over several lines.
pub(in crate::http) fn negotiate(headers: &header::HeaderMap) -> Locale {
    prefer(headers.get_all(header::ACCEPT_LANGUAGE).filter_map(|line| line.to_str().ok()))
}

fn prefer<'a>(lines: impl Iterator<Item = &'a str>) -> Locale {
    let mut best = (Locale::En, 0.0);
    for choice in lines.flat_map(|line| line.split(',')) {
        let mut parts = choice.split(';').map(str::trim);
        let language = parts.next().and_then(|tag| tag.split('-').next()).unwrap_or_default();
        let locale = match language {
            "*" => Locale::En,
            _ if language.eq_ignore_ascii_case("fr") => Locale::Fr,
            _ if language.eq_ignore_ascii_case("en") => Locale::En,
            _ => continue,
        };
        let quality = parts.find_map(quality).unwrap_or(1.0);
        if quality > best.1 {
            best = (locale, quality);
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
        assert_eq!(prefer("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Locale::Fr);
        assert_eq!(prefer("de, en;q=0.8, fr;q=0.5"), Locale::En);
        assert_eq!(prefer("en;q=0.1,fr;q=0.2"), Locale::Fr);
        assert_eq!(prefer("fr;q=0"), Locale::En);
        assert_eq!(prefer("FR"), Locale::Fr);
        assert_eq!(prefer(";;;,=,"), Locale::En);
    }

    #[test]
    fn a_weight_is_read_in_every_notation() {
        let prefer = |line| prefer(std::iter::once(line));
        assert_eq!(prefer("fr; q=0.9, en; q=0.5"), Locale::Fr);
        assert_eq!(prefer("fr ; q = 0.4 , en ;\tq=0.5"), Locale::En);
        assert_eq!(prefer("fr;Q=0.9, en;q=0.5"), Locale::Fr);
        assert_eq!(prefer("fr;q=0.9;x=1, en;q=0.5"), Locale::Fr);
        assert_eq!(prefer("fr;x=1;q=0.1, en;q=0.5"), Locale::En);
        assert_eq!(prefer("fr;q=much, en;q=0.1"), Locale::En);
    }

    #[test]
    fn every_line_of_the_header_counts() {
        assert_eq!(prefer(["de", "en;q=0.3, fr;q=0.7"].into_iter()), Locale::Fr);
        assert_eq!(prefer(["fr;q=0.3", "en;q=0.7"].into_iter()), Locale::En);
    }
}
