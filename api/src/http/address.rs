//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::HttpRequest;

/// The client's address. Behind a trusted proxy it is what that proxy added last to `X-Forwarded-For`; whatever stands before
/// was written by the client.
pub(super) fn client_address(request: &HttpRequest, trust_proxy: bool) -> IpAddr {
    let forwarded = || {
        let last = request.headers().get_all("x-forwarded-for").last()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    trust_proxy
        .then(forwarded)
        .flatten()
        .or_else(|| request.peer_addr().map(|peer| peer.ip()))
        .unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_its_own_entry() {
        let request = TestRequest::get()
            .peer_addr("10.0.0.1:5".parse().unwrap())
            .insert_header(("x-forwarded-for", "1.1.1.1, 2.2.2.2"))
            .to_http_request();
        assert_eq!(client_address(&request, false).to_string(), "10.0.0.1");
        assert_eq!(client_address(&request, true).to_string(), "2.2.2.2");
    }
}
