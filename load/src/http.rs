//! A minimal HTTP client: one keep-alive connection, one request at a time. It runs on the same machine as the measured server,
//! so its own processor time has to stay small.

use std::io::Write;

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::Failure;

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// GET or POST.
    pub method: &'a str,
    /// The path.
    pub path: &'a str,
    /// The bearer token; empty for none.
    pub token: &'a str,
    /// One additional header.
    pub header: Option<(&'a str, &'a str)>,
    /// JSON; empty for none.
    pub body: &'a str,
}

impl<'a> Request<'a> {
    /// A GET request.
    pub fn get(path: &'a str, token: &'a str) -> Self {
        Self { method: "GET", path, token, header: None, body: "" }
    }

    /// A POST request.
    pub fn post(path: &'a str, token: &'a str, body: &'a str) -> Self {
        Self { method: "POST", path, token, header: None, body }
    }

    /// The same request with one additional header.
    pub fn with_header(self, name: &'a str, value: &'a str) -> Self {
        Self { header: Some((name, value)), ..self }
    }
}

/// A response, whose body is borrowed from the connection or owned.
#[derive(Clone, Debug)]
pub struct Response<B> {
    /// The status.
    pub status: u16,
    /// The `ETag` header.
    pub etag: Option<String>,
    /// The body.
    pub body: B,
}

impl<B: AsRef<[u8]>> Response<B> {
    /// Fails unless the response has this status.
    pub fn expect_status(self, status: u16) -> Result<Self, Failure> {
        if self.status == status {
            return Ok(self);
        }
        Err(format!("expected {status}, got {}: {}", self.status, self.text()).into())
    }

    /// The body as JSON.
    pub fn json(&self) -> Result<Value, Failure> {
        Ok(serde_json::from_slice(self.body.as_ref())?)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.body.as_ref()).into_owned()
    }
}

impl Response<&[u8]> {
    /// The same response with a body of its own.
    pub fn into_owned(self) -> Response<Vec<u8>> {
        Response { status: self.status, etag: self.etag, body: self.body.to_vec() }
    }
}

/// A keep-alive connection.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    output: Vec<u8>,
    input: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn open(address: &str) -> Result<Self, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, output: Vec::new(), input: Vec::with_capacity(1 << 16) })
    }

    /// Sends a request and waits for the complete response.
    pub async fn send(&mut self, request: &Request<'_>) -> Result<Response<&[u8]>, Failure> {
        let Request { method, path, token, header, body } = *request;
        self.output.clear();
        write!(self.output, "{method} {path} HTTP/1.1\r\nhost: salon\r\n")?;
        if !token.is_empty() {
            write!(self.output, "authorization: Bearer {token}\r\n")?;
        }
        if let Some((name, value)) = header {
            write!(self.output, "{name}: {value}\r\n")?;
        }
        if !body.is_empty() {
            write!(self.output, "content-type: application/json\r\ncontent-length: {}\r\n", body.len())?;
        }
        write!(self.output, "\r\n{body}")?;
        self.stream.write_all(&self.output).await?;
        self.input.clear();
        loop {
            if self.stream.read_buf(&mut self.input).await? == 0 {
                return Err("the server closed the connection".into());
            }
            if let Some(head) = Head::parse(&self.input)? {
                while self.input.len() < head.end + head.length {
                    if self.stream.read_buf(&mut self.input).await? == 0 {
                        return Err("the server closed the connection within a response".into());
                    }
                }
                let body = self.input.get(head.end..head.end + head.length).unwrap_or_default();
                return Ok(Response { status: head.status, etag: head.etag, body });
            }
        }
    }
}

/// Status and headers of a response.
struct Head {
    status: u16,
    etag: Option<String>,
    /// Bytes of the body.
    length: usize,
    /// Where the body begins.
    end: usize,
}

impl Head {
    /// Returns `None` while the headers are incomplete.
    fn parse(input: &[u8]) -> Result<Option<Self>, Failure> {
        let mut headers = [httparse::EMPTY_HEADER; 48];
        let mut response = httparse::Response::new(&mut headers);
        let httparse::Status::Complete(end) = response.parse(input)? else { return Ok(None) };
        let value = |name: &str| {
            let header = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
            header.and_then(|header| std::str::from_utf8(header.value).ok())
        };
        let length = value("content-length").map_or(Ok(0), str::parse)?;
        Ok(Some(Self { status: response.code.unwrap_or(0), etag: value("etag").map(str::to_owned), length, end }))
    }
}
