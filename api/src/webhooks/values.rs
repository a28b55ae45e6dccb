//! What an owner says about a webhook, parsed once at the edge.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use url::{Host, Url};
use utoipa::ToSchema;

use crate::store::StoreError;

/// An address requests can go to: `http` or `https`, with a host, without a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, format = "uri", max_length = 2000, pattern = r"^[Hh][Tt][Tt][Pp][Ss]?:[^#]*$", example = "https://hooks.example.org/salon")]
pub struct Address(Url);

impl Address {
    /// The address.
    pub fn url(&self) -> &Url {
        &self.0
    }

    /// The IP address, if it is written as one.
    pub fn literal(&self) -> Option<IpAddr> {
        match self.0.host()? {
            Host::Ipv4(address) => Some(address.into()),
            Host::Ipv6(address) => Some(address.into()),
            Host::Domain(_) => None,
        }
    }
}

impl TryFrom<String> for Address {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let url = Url::parse(&text).map_err(|_| "not an address such as https://hooks.example.org/salon")?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("only http and https are possible");
        }
        if url.host_str().is_none_or(str::is_empty) {
            return Err("has no host");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("must not hold a user or a password");
        }
        if url.fragment().is_some() {
            return Err("must not hold a fragment");
        }
        if url.as_str().len() > 2000 { Err("too long") } else { Ok(Self(url)) }
    }
}

impl From<Address> for String {
    fn from(address: Address) -> Self {
        address.0.into()
    }
}

/// What the receiver understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// The item as JSON, signed as Standard Webhooks asks.
    #[default]
    Standard,
    /// A sentence for an incoming webhook of Discord.
    Discord,
    /// A sentence for an incoming webhook of Slack, or of what understands the same.
    Slack,
}

impl Format {
    /// As stored and as written in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Discord => "discord",
            Self::Slack => "slack",
        }
    }
}

impl TryFrom<&str> for Format {
    type Error = StoreError;

    fn try_from(word: &str) -> Result<Self, StoreError> {
        let all = [Self::Standard, Self::Discord, Self::Slack];
        let known = all.into_iter().find(|format| format.as_str() == word);
        known.ok_or_else(|| StoreError::Corrupt(format!("unknown format {word}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Address, &'static str> {
        Address::try_from(text.to_owned())
    }

    #[test]
    fn an_address_has_a_scheme_and_a_host_and_no_user() {
        for right in
            ["https://hooks.example.org/a?b=c", "http://example.org:8080", "http://[::1]/", "https://exämple.org/"]
        {
            assert!(parse(right).is_ok(), "{right}");
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
    fn an_ip_address_is_known_however_it_is_written() {
        for (text, loopback) in [
            ("http://127.0.0.1/", true),
            ("http://127.1/", true),
            ("http://0x7f.0.0.1/", true),
            ("http://2130706433/", true),
            ("http://0177.0.0.1/", true),
            ("http://[::1]/", true),
            ("http://127.0.0.1.example.org/", false),
        ] {
            assert_eq!(parse(text).unwrap().literal().is_some_and(|it| it.is_loopback()), loopback, "{text}");
        }
    }
}
