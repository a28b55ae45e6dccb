//! The address of the client.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::{HttpMessage, HttpRequest};

use crate::platform::trusted_proxies::TrustedProxies;

/// The client's address, read once by [`super::checks`] and stored with the request.
#[derive(Clone, Copy, Debug)]
pub(in crate::http) struct ClientAddress(IpAddr);

impl ClientAddress {
    /// Reads it from the headers of trusted proxies, or else takes the peer of the connection.
    pub(in crate::http) fn read(request: &HttpRequest, proxies: TrustedProxies) -> Self {
        let by_proxies = || {
            let lines = |name| request.headers().get_all(name).map(|line| line.to_str().ok()).collect::<Vec<_>>();
            proxies.client(&lines("x-forwarded-for"), &lines("forwarded"))
        };
        let forwarded = if proxies.is_none() { None } else { by_proxies() };
        Self(forwarded.unwrap_or_else(|| peer(request)))
    }

    /// Returns the address of a request that passed the checks.
    pub(in crate::http) fn of(request: &HttpRequest) -> IpAddr {
        let known = request.extensions().get::<Self>().map(|known| known.0);
        known.unwrap_or_else(|| peer(request))
    }

    /// Returns the address.
    pub(in crate::http) fn get(self) -> IpAddr {
        self.0
    }
}

fn peer(request: &HttpRequest) -> IpAddr {
    request.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip())
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn only_entries_of_trusted_proxies_count() {
        let request = TestRequest::get()
            .peer_addr("10.0.0.1:5".parse().unwrap())
            .insert_header(("x-forwarded-for", "1.1.1.1, 2.2.2.2"))
            .to_http_request();
        for (proxies, address) in [("false", "10.0.0.1"), ("true", "2.2.2.2"), ("2", "1.1.1.1"), ("3", "10.0.0.1")] {
            let read = ClientAddress::read(&request, proxies.parse().unwrap());
            assert_eq!(read.get().to_string(), address, "{proxies}");
        }
    }
}
