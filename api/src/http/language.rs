//! `Accept-Language`: which of our languages a person reads.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header};

use crate::accounts::Locale;

/// The language for this request; English unless French is wanted more.
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Locale);

impl FromRequest for Language {
    type Error = actix_web::Error;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self(negotiate(request.headers()))))
    }
}

/// Reads the header.
pub(super) fn negotiate(headers: &header::HeaderMap) -> Locale {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map_or(Locale::En, prefer)
}

fn prefer(accepted: &str) -> Locale {
    let mut best = (Locale::En, 0.0);
    for choice in accepted.split(',') {
        let (tag, quality) = choice.split_once(";q=").unwrap_or((choice, "1"));
        let quality: f32 = quality.trim().parse().unwrap_or(0.0);
        let locale = match tag.trim().split('-').next().map(str::to_ascii_lowercase).as_deref() {
            Some("fr") => Locale::Fr,
            Some("en" | "*") => Locale::En,
            _ => continue,
        };
        if quality > best.1 {
            best = (locale, quality);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_wanted_most_wins_among_ours() {
        assert_eq!(prefer("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Locale::Fr);
        assert_eq!(prefer("de, en;q=0.8, fr;q=0.5"), Locale::En);
        assert_eq!(prefer("en;q=0.1,fr;q=0.2"), Locale::Fr);
        assert_eq!(prefer("fr;q=0"), Locale::En);
        assert_eq!(prefer(";;;,=,"), Locale::En);
    }
}
