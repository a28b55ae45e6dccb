//! To which addresses the server may send requests: a user of webhooks must not reach private networks through it.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use ipnet::IpNet;

/// The addresses to which the server may connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowedNetworks {
    /// Public addresses.
    Public,
    /// Public addresses and these networks.
    Also(Vec<IpNet>),
    /// All addresses.
    All,
}

impl AllowedNetworks {
    /// Whether a connection to this address is allowed. Call it with the resolved address, not with one resolved again later.
    pub fn allows(&self, address: IpAddr) -> bool {
        match self {
            Self::All => true,
            Self::Public => is_public(address),
            Self::Also(networks) => is_public(address) || networks.iter().any(|network| network.contains(&address)),
        }
    }
}

impl FromStr for AllowedNetworks {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "true" => return Ok(Self::All),
            "false" | "" => return Ok(Self::Public),
            _ => {}
        }
        let network = |text: &str| {
            let invalid = || format!("{text} is not a network such as 10.0.0.0/8; true and false are possible too");
            text.parse::<IpNet>().or_else(|_| text.parse::<IpAddr>().map(IpNet::from)).map_err(|_| invalid())
        };
        text.split(',').map(|text| network(text.trim())).collect::<Result<_, _>>().map(Self::Also)
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Whether the address is not in the registry of special-purpose addresses.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        // "This network", including the unspecified address.
        || a == 0
        // Carrier-grade NAT.
        || (a == 100 && (64..128).contains(&b))
        // Protocol assignments, and 6to4 relays.
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        // Benchmarks.
        || (a == 198 && (b & 0xfe) == 18)
        // Reserved, including the broadcast address.
        || a >= 240;
    !special
}

/// Whether the address is global unicast and does not embed an IPv4 address.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global_unicast = (a & 0xe000) == 0x2000;
    // Protocol assignments such as Teredo, and documentation.
    let special = (a == 0x2001 && (b < 0x0200 || b == 0x0db8))
        // 6to4.
        || a == 0x2002
        // Documentation.
        || (a & 0xfff0) == 0x3ff0;
    global_unicast && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allows(allowed: &AllowedNetworks, address: &str) -> bool {
        allowed.allows(address.parse().unwrap())
    }

    #[test]
    fn only_public_addresses_are_allowed_by_default() {
        for public in ["1.1.1.1", "93.184.216.34", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111"] {
            assert!(allows(&AllowedNetworks::Public, public), "{public}");
        }
        for other in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:1.1.1.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!allows(&AllowedNetworks::Public, other), "{other}");
            assert!(allows(&AllowedNetworks::All, other), "{other}");
        }
    }

    #[test]
    fn an_operator_can_allow_private_networks() {
        let own: AllowedNetworks = "10.0.0.0/8, ::1, fd00::/8".parse().unwrap();
        for (address, allowed) in [
            ("10.1.2.3", true),
            ("::1", true),
            ("fd00::7", true),
            ("1.1.1.1", true),
            ("127.0.0.1", false),
            ("::ffff:10.0.0.1", false),
        ] {
            assert_eq!(allows(&own, address), allowed, "{address}");
        }
        assert_eq!("true".parse(), Ok(AllowedNetworks::All));
        assert_eq!("false".parse(), Ok(AllowedNetworks::Public));
        for wrong in ["yes", "10.0.0.0/33", "10.0.0.0/8,", "localhost"] {
            assert!(wrong.parse::<AllowedNetworks>().is_err(), "{wrong}");
        }
    }
}
