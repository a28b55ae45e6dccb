//! The leanest client that is still honest: one keep-alive connection, one request at a time. It shares the machine with the
//! server it measures, so whatever it does itself is missing there.

use std::io::Write;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::Failure;

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// GET or POST.
    pub method: &'a str,
    /// The path.
    pub path: &'a str,
    /// Who asks.
    pub token: &'a str,
    /// One more header.
    pub header: Option<(&'a str, &'a str)>,
    /// JSON.
    pub body: &'a str,
}

/// What came back.
#[derive(Debug)]
pub struct Reply<'a> {
    /// The status.
    pub status: u16,
    /// Its tag.
    pub etag: Option<String>,
    /// The body.
    pub body: &'a [u8],
}

/// A connection that is kept.
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

    /// Sends a request and waits for its whole answer.
    pub async fn exchange(&mut self, call: &Call<'_>) -> Result<Reply<'_>, Failure> {
        let Call { method, path, token, header, body } = *call;
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
            if let Some(head) = Head::read(&self.input)? {
                while self.input.len() < head.end + head.length {
                    if self.stream.read_buf(&mut self.input).await? == 0 {
                        return Err("the server closed the connection within an answer".into());
                    }
                }
                let body = self.input.get(head.end..head.end + head.length).unwrap_or_default();
                return Ok(Reply { status: head.status, etag: head.etag, body });
            }
        }
    }
}

impl Reply<'_> {
    /// Insists on a status.
    pub fn expect(&self, status: u16) -> Result<&Self, Failure> {
        if self.status == status {
            return Ok(self);
        }
        Err(format!("expected {status}, got {}: {}", self.status, String::from_utf8_lossy(self.body)).into())
    }
}

struct Head {
    status: u16,
    etag: Option<String>,
    length: usize,
    end: usize,
}

impl Head {
    fn read(input: &[u8]) -> Result<Option<Self>, Failure> {
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
