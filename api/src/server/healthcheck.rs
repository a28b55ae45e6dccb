//! Checks that a running server is ready, so that a container image needs no HTTP client.

use std::{
    io::{Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use crate::{config::Config, server::Failure};

/// Shorter than the usual timeout of health checks.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Succeeds if `/readyz` answers 200.
pub fn healthcheck(config: &Config) -> Result<(), Failure> {
    let address = reachable(config.http.bind);
    let answer = request_readiness(address).map_err(|error| format!("no answer from {address}: {error}"))?;
    let first = answer.lines().next().unwrap_or("nothing");
    match first.split(' ').nth(1) {
        Some("200") => Ok(()),
        _ => Err(format!("{address} is not ready: {first}").into()),
    }
}

fn request_readiness(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(4096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Returns the address to connect to: loopback for a server that listens on all interfaces.
fn reachable(bind: SocketAddr) -> SocketAddr {
    let here = match bind.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(here, bind.port())
}
