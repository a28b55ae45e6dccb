//! The cookie in which pages of this server keep the refresh token, and the checks that keep other sites from using it.
//! `docs/decisions/0037-browser-sessions.md` has the threat model.

use std::future::{Ready, ready};

use actix_web::{
    FromRequest, HttpRequest, HttpResponse,
    dev::Payload,
    http::header::{self, HeaderValue},
    web,
};
use chrono::Utc;

use salon_domain::args;

use crate::{
    accounts::SignedIn,
    http::{
        answer::{code::Code, problem::ApiError},
        request::origins,
        state::AppState,
    },
    model::texts::SubmittedSecret,
};

/// The header that asks for the cookie. Other sites cannot send it without a preflight request, which the server refuses.
const SESSION_HEADER: &str = "salon-session";
/// The only value of the header.
pub(in crate::http) const HEADER_VALUE: &str = "cookie";
/// The name of the cookie.
pub(in crate::http) const COOKIE_NAME: &str = "salon_refresh";
/// The operations that browsers send the cookie to: refreshing and signing out.
const COOKIE_PATH: &str = "/v1/sessions";

/// The most cookies with this name that are read: each costs a query when signing out.
const MAX_COOKIES: usize = 4;

/// Whether a request asks for cookie mode: then its refresh token is in the cookie and never in JSON.
#[derive(Debug)]
pub struct SessionCookie(Option<CookieMode>);

/// A request in cookie mode that comes from a page of this server.
#[derive(Debug)]
struct CookieMode {
    cookies: Cookies,
    secure: bool,
}

/// The refresh tokens in the cookies of a request.
#[derive(Debug, Default)]
struct Cookies {
    /// The token, unless there are two cookies: then another host of the same domain set one, and neither is believed.
    token: Option<SubmittedSecret>,
    /// The tokens of all of them.
    all: Vec<SubmittedSecret>,
}

impl FromRequest for SessionCookie {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request).map(Self))
    }
}

impl SessionCookie {
    /// Whether the request asks for cookie mode.
    pub fn is_asked(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the refresh token in the cookie.
    pub fn token(&self) -> Option<&SubmittedSecret> {
        self.0.as_ref()?.cookies.token.as_ref()
    }

    /// Returns the refresh tokens of all cookies with this name, for signing out.
    pub fn all_tokens(&self) -> &[SubmittedSecret] {
        self.0.as_ref().map_or(&[], |mode| &mode.cookies.all)
    }

    /// Returns the refresh token for the JSON answer: none in cookie mode.
    pub fn json_token(&self, signed_in: &SignedIn) -> Option<String> {
        self.0.is_none().then(|| signed_in.refresh_token.clone())
    }

    /// Adds the cookie with the refresh token to an answer in cookie mode.
    pub fn set(&self, mut response: HttpResponse, signed_in: &SignedIn) -> HttpResponse {
        let seconds = (signed_in.refresh_expires_at - Utc::now()).num_seconds().max(0);
        if let Some(value) = self.0.as_ref().and_then(|mode| mode.header(&signed_in.refresh_token, seconds)) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }

    /// Deletes the cookie with an answer in cookie mode.
    pub fn clear(&self, mut response: HttpResponse) -> HttpResponse {
        if let Some(value) = self.0.as_ref().and_then(|mode| mode.header("", 0)) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }

    /// Deletes the cookie with a refusal of its token.
    pub fn clear_if_invalid(&self, refusal: ApiError) -> ApiError {
        match self.0.as_ref().and_then(|mode| mode.header("", 0)) {
            Some(value) if refusal.code() == Code::InvalidRefreshToken => refusal.header(header::SET_COOKIE, value),
            Some(_) | None => refusal,
        }
    }
}

impl CookieMode {
    fn header(&self, token: &str, seconds: i64) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE_NAME}={token}; Path={COOKIE_PATH}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::try_from(cookie).ok()
    }
}

fn read(request: &HttpRequest) -> Result<Option<CookieMode>, ApiError> {
    let mut asked = request.headers().get_all(SESSION_HEADER);
    match (asked.next(), asked.next()) {
        (None, _) => return Ok(None),
        (Some(value), None) if value == HEADER_VALUE => {}
        (Some(_), _) => {
            return Err(ApiError::new(Code::BadRequest).says("detail-session-header", &args![]));
        }
    }
    let state = request.app_data::<web::Data<AppState>>();
    let public_url = state.map_or("", |state| state.config.http.public_url.as_str());
    let origin = origins::text(request.headers(), header::ORIGIN.as_str());
    if !origins::is_own_page(request.headers(), public_url) {
        return Err(ApiError::new(Code::CrossSiteRequest));
    }
    // A page and its own server have the same scheme. Browsers send the origin with every request that is not a GET.
    let secure = origin.unwrap_or(public_url).starts_with("https://");
    Ok(Some(CookieMode { cookies: cookies(request), secure }))
}

/// Reads the refresh tokens in the cookies of a request.
fn cookies(request: &HttpRequest) -> Cookies {
    let lines = request.headers().get_all(header::COOKIE).filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let values = pairs.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value);
    let values: Vec<&str> = values.take(MAX_COOKIES).collect();
    Cookies {
        token: if let [value] = values.as_slice() { value.parse().ok() } else { None },
        all: values.iter().filter_map(|value| value.parse().ok()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn the_cookie_is_found_among_others_but_only_once() {
        let found = |lines: &[&str]| {
            let request = lines.iter().fold(TestRequest::post(), |it, line| it.append_header((header::COOKIE, *line)));
            let Cookies { token, all } = cookies(&request.to_http_request());
            let all: Vec<_> = all.iter().map(|token| token.as_str().to_owned()).collect();
            (token.map(|token| token.as_str().to_owned()), all.join(" "))
        };
        assert_eq!(found(&["a=b; salon_refresh=x; c=d"]), (Some("x".to_owned()), "x".to_owned()));
        for none in ["", "salon_refresh=", "xsalon_refresh=x", "salon_refresh"] {
            assert_eq!(found(&[none]), (None, String::new()), "{none}");
        }
        assert_eq!(found(&["salon_refresh=x; salon_refresh=y"]), (None, "x y".to_owned()));
        assert_eq!(found(&["salon_refresh=x", "salon_refresh=x"]), (None, "x x".to_owned()));
        assert_eq!(found(&["salon_refresh=x; salon_refresh="]), (None, "x".to_owned()));
        assert_eq!(found(&["salon_refresh=x; ".repeat(9).as_str()]), (None, "x x x x".to_owned()));
    }
}
