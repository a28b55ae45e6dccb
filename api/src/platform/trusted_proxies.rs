//! The client's address behind proxies: `X-Forwarded-For` and `Forwarded` (RFC 7239), read by a number of proxies to trust.
//!
//! Each proxy appends the address of its peer: with n proxies, the n-th entry from the right is the client; the rest is ignored.

use std::{
    borrow::Cow,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// The maximum number of proxies; more than any deployment has.
const MAX_PROXIES: u8 = 16;

/// The number of proxies between clients and this server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(u8);

impl FromStr for TrustedProxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "true" => Ok(Self(1)),
            "false" | "" => Ok(Self(0)),
            number => match number.parse() {
                Ok(count) if count <= MAX_PROXIES => Ok(Self(count)),
                _ => Err(format!("expected true, false or a number of proxies up to {MAX_PROXIES}")),
            },
        }
    }
}

/// The address in an entry, or `None` if the proxy hides it or writes something else.
type Hop = Option<IpAddr>;

impl TrustedProxies {
    /// Whether there are no proxies, so that the peer is the client.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns the client's address from the lines of both headers; a line that is not ASCII is `None`.
    ///
    /// A proxy usually writes one of the headers and passes the other on as the client sent it. Which one it writes is
    /// unknown, so if both are present they have to agree; otherwise the result is `None`.
    pub fn client(self, forwarded_for: &[Option<&str>], forwarded: &[Option<&str>]) -> Option<IpAddr> {
        let by_list = self.hop(forwarded_for, |line| Some(line.split(',').map(node).collect()));
        match (by_list, self.hop(forwarded, elements)) {
            (Some(hop), None) | (None, Some(hop)) => hop,
            (Some(one), Some(other)) if one == other => one,
            (Some(_), Some(_)) | (None, None) => None,
        }
    }

    /// Returns the entry of the outermost trusted proxy, or `None` if the header is absent.
    fn hop(self, lines: &[Option<&str>], read: impl Fn(&str) -> Option<Vec<Hop>>) -> Option<Hop> {
        if lines.is_empty() || self.is_none() {
            return None;
        }
        let mut left = usize::from(self.0);
        for line in lines.iter().rev() {
            let Some(hops) = line.and_then(&read) else { return Some(None) };
            match hops.len().checked_sub(left) {
                Some(index) => return Some(hops.get(index).copied().flatten()),
                None => left -= hops.len(),
            }
        }
        Some(None)
    }
}

/// Parses an address with or without a port; IPv6 also in brackets. `unknown` and obfuscated names are not addresses.
fn node(text: &str) -> Hop {
    let text = text.trim();
    let address = match (text.strip_prefix('['), text.parse()) {
        (Some(bracketed), _) => {
            let (address, after) = bracketed.split_once(']')?;
            let valid_port = after.is_empty() || after.strip_prefix(':').is_some_and(is_port);
            address.parse::<Ipv6Addr>().ok().filter(|_| valid_port)?.into()
        }
        (None, Ok(address)) => address,
        (None, Err(_)) => {
            let (address, port) = text.split_once(':')?;
            address.parse::<Ipv4Addr>().ok().filter(|_| is_port(port))?.into()
        }
    };
    Some(IpAddr::to_canonical(&address))
}

/// Whether the text is a number or an obfuscated port.
fn is_port(text: &str) -> bool {
    let named = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c));
    text.parse::<u16>().is_ok() || text.strip_prefix('_').is_some_and(named)
}

/// Returns the `for` of each element in a line of `Forwarded`, or `None` if the line is malformed. Parsing is strict: an open quote of the
/// client must not hide what a proxy appended.
fn elements(line: &str) -> Option<Vec<Hop>> {
    let (mut hops, mut rest) = (Vec::new(), line);
    loop {
        let (hop, after) = element(rest)?;
        hops.push(hop);
        match after.strip_prefix(',') {
            Some(more) => rest = more,
            None => return after.is_empty().then_some(hops),
        }
    }
}

/// Returns the first element and the rest of the text.
fn element(text: &str) -> Option<(Hop, &str)> {
    let (mut node_of, mut rest) = (None, text.trim_start());
    loop {
        if !rest.is_empty() && !rest.starts_with([',', ';']) {
            let (name, value, after) = pair(rest)?;
            if name.eq_ignore_ascii_case("for") && node_of.replace(node(&value)).is_some() {
                return None;
            }
            rest = after.trim_start();
        }
        match rest.strip_prefix(';') {
            Some(more) => rest = more.trim_start(),
            None => return Some((node_of.flatten(), rest)),
        }
    }
}

/// Returns a name, its value and the rest of the text. An address with a colon should be quoted, but need not be.
fn pair(text: &str) -> Option<(&str, Cow<'_, str>, &str)> {
    let (name, rest) = text.split_once('=')?;
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || "!#$%&'*+-.^_`|~".contains(c)) {
        return None;
    }
    if let Some(inside) = rest.strip_prefix('"') {
        let (value, after) = quoted(inside)?;
        return Some((name, Cow::Owned(value), after));
    }
    let end = rest.find([',', ';', '"', ' ', '\t']).unwrap_or(rest.len());
    let (value, after) = rest.split_at_checked(end)?;
    (!value.is_empty()).then_some((name, Cow::Borrowed(value), after))
}

/// Returns the text before the closing quote, without escapes, and the rest.
fn quoted(text: &str) -> Option<(String, &str)> {
    let (mut value, mut characters) = (String::new(), text.chars());
    while let Some(character) = characters.next() {
        match character {
            '"' => return Some((value, characters.as_str())),
            '\\' => value.push(characters.next()?),
            other => value.push(other),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};

    use super::*;

    fn list(count: u8, lines: &[&str]) -> Option<String> {
        let lines: Vec<_> = lines.iter().copied().map(Some).collect();
        TrustedProxies(count).client(&lines, &[]).map(|address| address.to_string())
    }

    fn forwarded(count: u8, lines: &[&str]) -> Option<String> {
        let lines: Vec<_> = lines.iter().copied().map(Some).collect();
        TrustedProxies(count).client(&[], &lines).map(|address| address.to_string())
    }

    #[test]
    fn the_setting_is_a_number_or_a_boolean() {
        for (text, count) in [("true", 1), ("false", 0), ("", 0), ("0", 0), ("1", 1), (" 2 ", 2), ("16", 16)] {
            assert_eq!(text.parse(), Ok(TrustedProxies(count)), "{text}");
        }
        for wrong in ["yes", "-1", "17", "1.5", "256", "10.0.0.1"] {
            assert!(wrong.parse::<TrustedProxies>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_entry_may_have_a_port_and_brackets() {
        for (written, address) in [
            ("203.0.113.9", "203.0.113.9"),
            ("203.0.113.9:4711", "203.0.113.9"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:DB8:0::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]:_port", "2001:db8::1"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("[::ffff:203.0.113.9]:1", "203.0.113.9"),
        ] {
            assert_eq!(list(1, &[written]).as_deref(), Some(address), "{written}");
            assert_eq!(forwarded(1, &[&format!("for=\"{written}\"")]).as_deref(), Some(address), "{written}");
        }
        for written in [
            "",
            "unknown",
            "_hidden",
            "_SEVKISEK",
            "unix:",
            "203.0.113.9:",
            "203.0.113.9:65536",
            "203.0.113.9:1:2",
            "[203.0.113.9]",
            "[2001:db8::1",
            "2001:db8::1]",
            "[2001:db8::1]4711",
            "[2001:db8::1]:",
            "fe80::1%eth0",
            "example.org",
        ] {
            assert_eq!(list(1, &["198.51.100.1", written]), None, "{written}");
            assert_eq!(forwarded(1, &["for=198.51.100.1", &format!("for=\"{written}\"")]), None, "{written}");
        }
    }

    #[test]
    fn the_client_is_the_nth_entry_from_the_right() {
        let lines = ["6.6.6.6, 1.1.1.1", "2.2.2.2 ,3.3.3.3"];
        for (count, address) in [(1, "3.3.3.3"), (2, "2.2.2.2"), (3, "1.1.1.1")] {
            assert_eq!(list(count, &lines).as_deref(), Some(address));
        }
        assert_eq!((list(5, &lines), list(0, &lines), list(1, &[])), (None, None, None));
        // A proxy wrote the empty entry; entries left of it come from the client.
        assert_eq!((list(1, &["1.1.1.1, "]), list(1, &["1.1.1.1", ""])), (None, None));
    }

    #[test]
    fn elements_of_forwarded_are_parsed_as_in_the_rfc() {
        for (line, address) in [
            ("for=192.0.2.60;proto=http;by=203.0.113.43", Some("192.0.2.60")),
            ("For=\"[2001:db8:cafe::17]:4711\"", Some("2001:db8:cafe::17")),
            ("for=192.0.2.43, for=198.51.100.17", Some("198.51.100.17")),
            ("by=\"a, b; for=6.6.6.6\" ; for=192.0.2.60 ;", Some("192.0.2.60")),
            ("for=\"192.0\\.2.60\"", Some("192.0.2.60")),
            ("for=192.0.2.60:47", Some("192.0.2.60")),
            ("for=unknown", None),
            ("for=_gazonk", None),
            ("proto=https", None),
            ("for=6.6.6.6,", None),
            ("for=6.6.6.6;for=7.7.7.7", None),
            ("for = 6.6.6.6", None),
            ("for=", None),
            ("6.6.6.6", None),
            ("for=\"6.6.6.6", None),
            ("for=6.6.6.6;x=\", for=\"1.1.1.1\"", None),
        ] {
            assert_eq!(forwarded(1, &[line]).as_deref(), address, "{line}");
        }
        assert_eq!(forwarded(2, &["for=1.1.1.1, for=2.2.2.2"]).as_deref(), Some("1.1.1.1"));
        // An open quote ends with its line.
        assert_eq!(forwarded(1, &["for=\"6.6.6.6", "for=1.1.1.1"]).as_deref(), Some("1.1.1.1"));
    }

    #[test]
    fn both_headers_must_agree_if_both_are_present() {
        let both = |list, element| TrustedProxies(1).client(&[Some(list)], &[Some(element)]).map(|it| it.to_string());
        assert_eq!(both("1.1.1.1:5", "for=1.1.1.1").as_deref(), Some("1.1.1.1"));
        assert_eq!(both("1.1.1.1", "for=6.6.6.6"), None);
        assert_eq!(both("1.1.1.1", "for=unknown"), None);
        assert_eq!(TrustedProxies(1).client(&[Some("1.1.1.1"), None], &[]), None, "the last line is not ASCII");
    }

    #[test]
    fn entries_of_the_client_are_never_taken_as_its_address() {
        let mut random = StdRng::seed_from_u64(7);
        let pieces =
            ["6.6.6.6", "for=", "by=", "\"", "\\", ",", ";", "=", " ", "[", "]", ":", "x", "::6", "for=6.6.6.6"];
        for _ in 0..20_000 {
            let junk: String =
                (0..random.random_range(0..9)).filter_map(|_| pieces.choose(&mut random)).copied().collect();
            let count = random.random_range(1..4_u8);
            let chain: Vec<String> = (1..=count).map(|hop| format!("203.0.113.{hop}")).collect();
            let elements: Vec<String> =
                chain.iter().map(|it| format!("for={it};proto=\"https\";by=\"[::1]:8\"")).collect();
            let line = format!("{junk}, {}", chain.join(", "));
            assert_eq!(list(count, &[&line]).as_deref(), Some("203.0.113.1"), "{line}");
            assert_eq!(list(count, &[&junk, &chain.join(",")]).as_deref(), Some("203.0.113.1"), "{line}");
            let line = format!("{junk}, {}", elements.join(", "));
            let read = forwarded(count, &[&line]);
            assert!(read.as_deref().is_none_or(|it| it == "203.0.113.1"), "{read:?} of {line}");
            assert_eq!(forwarded(count, &[&junk, &elements.join(", ")]).as_deref(), Some("203.0.113.1"), "{line}");
        }
    }
}
