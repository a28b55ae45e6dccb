//! The URL of a webhook, parsed once when the request is read.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use url::{Host, Url};
use utoipa::ToSchema;

/// An address to which requests can be sent: `http` or `https`, with a host, without a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(as = Address, value_type = String, format = "uri", max_length = 2000, pattern = r"^[Hh][Tt][Tt][Pp][Ss]?:[^#]*$", example = "https://hooks.example.org/salon")]
pub struct WebhookUrl(Url);

impl WebhookUrl {
    /// The URL.
    pub fn url(&self) -> &Url {
        &self.0
    }

    /// Returns the IP address of the host, or `None` if the host is a name.
    pub fn ip_address(&self) -> Option<IpAddr> {
        match self.0.host()? {
            Host::Ipv4(address) => Some(address.into()),
            Host::Ipv6(address) => Some(address.into()),
            Host::Domain(_) => None,
        }
    }
}

impl TryFrom<String> for WebhookUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let url = Url::parse(&text).map_err(|_| "input-url")?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("input-url-scheme");
        }
        if url.host_str().is_none_or(str::is_empty) {
            return Err("input-url-host");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("input-url-user");
        }
        if url.fragment().is_some() {
            return Err("input-url-fragment");
        }
        if url.as_str().len() > 2000 { Err("input-url-long") } else { Ok(Self(url)) }
    }
}

impl From<WebhookUrl> for String {
    fn from(url: WebhookUrl) -> Self {
        url.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<WebhookUrl, &'static str> {
        WebhookUrl::try_from(text.to_owned())
    }

    #[test]
    fn a_url_has_a_scheme_and_a_host_but_no_user() {
        for valid in
            ["https://hooks.example.org/a?b=c", "http://example.org:8080", "http://[::1]/", "https://exämple.org/"]
        {
            assert!(parse(valid).is_ok(), "{valid}");
        }
        for wrong in [
            "",
            "hooks.example.org",
            "/path",
            "ftp://example.org",
            "file:///etc/passwd",
            "gopher://x",
            "http://",
            "https://a@b/",
            "https://a:b@c/",
            "https://:b@c/",
            "https://example.org/#x",
            "javascript:alert(1)",
            "http://a b/",
            "unix:/socket",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(parse(&format!("https://example.org/{}", "x".repeat(2000))).is_err());
    }

    #[test]
    fn ip_addresses_are_recognised_in_every_notation() {
        for (text, loopback) in [
            ("http://127.0.0.1/", true),
            ("http://127.1/", true),
            ("http://0x7f.0.0.1/", true),
            ("http://2130706433/", true),
            ("http://0177.0.0.1/", true),
            ("http://[::1]/", true),
            ("http://127.0.0.1.example.org/", false),
        ] {
            assert_eq!(parse(text).unwrap().ip_address().is_some_and(|it| it.is_loopback()), loopback, "{text}");
        }
    }
}
