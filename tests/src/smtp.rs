//! A mail server on loopback that speaks SMTP (RFC 5321) with AUTH and STARTTLS, keeps what it is given, and can be told to misbehave.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use mail_parser::{MessageParser, MessagePart, MimeHeaders};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

use crate::database::unique_name;
use crate::eventually::PATIENCE;

/// What the server does with a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Behaviour {
    /// Takes it.
    Take,
    /// Refuses the recipient for now (450).
    RefuseForNow,
    /// Refuses the recipient for good (550).
    RefuseForGood,
    /// Takes the text and hangs up without an answer.
    DropAfterData,
    /// Takes the text and never answers.
    HangAfterData,
}

/// What a client gave.
#[derive(Debug, Clone)]
pub struct Received {
    /// Whom the envelope is to.
    pub to: Vec<String>,
    /// Whether it came encrypted.
    pub encrypted: bool,
    /// Who had signed in.
    pub user: Option<String>,
    /// The text, dots undone.
    pub data: Vec<u8>,
}

/// A mail as a reader's program shows it.
#[derive(Debug, Clone)]
pub struct Mail {
    /// Its `Message-ID`.
    pub id: String,
    /// Whom it is to: names and addresses, decoded.
    pub to: Vec<(String, String)>,
    /// Its subject.
    pub subject: String,
    /// Its text.
    pub text: String,
    /// Its HTML.
    pub html: String,
    /// Its pictures: what the HTML calls them, what they are, and they themselves.
    pub pictures: Vec<(String, String, Vec<u8>)>,
    /// All headers, as they came, unfolded.
    pub headers: Vec<(String, String)>,
    /// Seconds since 1970.
    pub date: i64,
}

/// A part of a mail that is a picture.
fn picture(part: &MessagePart<'_>) -> Option<(String, String, Vec<u8>)> {
    let kind = part.content_type().filter(|kind| kind.ctype() == "image")?;
    let media_type = format!("image/{}", kind.subtype().unwrap_or_default());
    Some((part.content_id().unwrap_or_default().to_owned(), media_type, part.contents().to_vec()))
}

impl Mail {
    /// Reads a mail.
    ///
    /// # Panics
    /// When it is none.
    #[must_use]
    pub fn read(data: &[u8]) -> Self {
        let message = MessageParser::default().parse(data).expect("a mail");
        let unfolded = |value: &str| value.split("\r\n").map(str::trim).collect::<Vec<_>>().join(" ");
        Self {
            id: message.message_id().expect("an id").to_owned(),
            to: message.to().into_iter().flat_map(|to| to.iter()).map(named).collect(),
            subject: message.subject().expect("a subject").to_owned(),
            text: message.body_text(0).expect("a text").into_owned(),
            html: message.body_html(0).expect("HTML").into_owned(),
            pictures: message.parts.iter().filter_map(picture).collect(),
            headers: message.headers_raw().map(|(name, value)| (name.to_owned(), unfolded(value.trim()))).collect(),
            date: message.date().expect("a date").to_timestamp(),
        }
    }

    /// A header, if there is exactly one of that name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(it, _)| it.eq_ignore_ascii_case(name));
        let (first, second) = (found.next(), found.next());
        assert!(second.is_none(), "{name} is there twice");
        first.map(|(_, value)| value.as_str())
    }

    /// The token in it.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn token(&self) -> String {
        let start = self.text.find("salon_mt_").expect("a token");
        let token = self.text[start..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        token.into_iter().next().expect("a token").to_owned()
    }
}

fn named(address: &mail_parser::Addr<'_>) -> (String, String) {
    let text = |it: Option<&str>| it.unwrap_or_default().to_owned();
    (text(address.name()), text(address.address()))
}

/// The server.
#[derive(Debug)]
pub struct SmtpServer {
    port: u16,
    shared: Arc<Shared>,
    authority: std::path::PathBuf,
    task: tokio::task::JoinHandle<()>,
}

struct Shared {
    behaviour: Mutex<Behaviour>,
    received: Mutex<Vec<Received>>,
    /// Mails that were begun, whatever became of them.
    begun: Mutex<usize>,
    password: Option<(String, String)>,
    tls: TlsAcceptor,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("behaviour", &self.behaviour).field("received", &self.received).finish()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl SmtpServer {
    /// One that takes everything.
    pub async fn start() -> Self {
        Self::with(None).await
    }

    /// One that takes mails only from who signed in, over an encrypted connection.
    pub async fn with_password(user: &str, password: &str) -> Self {
        Self::with(Some((user.to_owned(), password.to_owned()))).await
    }

    async fn with(password: Option<(String, String)>) -> Self {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        let authority = std::env::temp_dir().join(format!("salon-smtp-{}.pem", unique_name()));
        std::fs::write(&authority, made.cert.pem()).expect("a file");
        let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
        let certificate = CertificateDer::from(made.cert.der().to_vec());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key.into())
            .expect("a certificate");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let shared = Arc::new(Shared {
            behaviour: Mutex::new(Behaviour::Take),
            received: Mutex::default(),
            begun: Mutex::new(0),
            password,
            tls: TlsAcceptor::from(Arc::new(config)),
        });
        let task = tokio::spawn(serve(listener, Arc::clone(&shared)));
        Self { port, shared, authority, task }
    }

    /// The address for `SALON_SMTP_URL`, without encryption.
    #[must_use]
    pub fn url(&self) -> String {
        format!("smtp://localhost:{}", self.port)
    }

    /// The address for `SALON_SMTP_URL` with STARTTLS and these credentials.
    #[must_use]
    pub fn url_with_tls(&self, user: &str, password: &str) -> String {
        format!("smtp://{user}:{password}@localhost:{}?tls=required", self.port)
    }

    /// The file for `SALON_SMTP_CA`.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.authority.to_str().expect("a path of ours")
    }

    /// Says what to do with mails from now on.
    pub fn behave(&self, behaviour: Behaviour) {
        *lock(&self.shared.behaviour) = behaviour;
    }

    /// What it was given so far, also what it did not acknowledge.
    #[must_use]
    pub fn received(&self) -> Vec<Received> {
        lock(&self.shared.received).clone()
    }

    /// The mails to somebody so far.
    #[must_use]
    pub fn mails_to(&self, address: &str) -> Vec<Mail> {
        let to = |it: &Received| it.to.iter().any(|to| to.eq_ignore_ascii_case(address));
        self.received().iter().filter(|it| to(it)).map(|it| Mail::read(&it.data)).collect()
    }

    /// Waits until somebody has so many mails.
    pub async fn await_mails(&self, address: &str, count: usize) -> Vec<Mail> {
        until(&format!("{count} mails to {address}"), || {
            let mails = self.mails_to(address);
            (mails.len() >= count).then_some(mails)
        })
        .await
    }

    /// Waits until so many mails were begun, whatever became of them.
    pub async fn await_attempts(&self, count: usize) {
        until(&format!("{count} attempts"), || (*lock(&self.shared.begun) >= count).then_some(())).await;
    }

    /// How many mails were begun.
    #[must_use]
    pub fn attempts(&self) -> usize {
        *lock(&self.shared.begun)
    }
}

impl Drop for SmtpServer {
    fn drop(&mut self) {
        self.task.abort();
        let _ = std::fs::remove_file(&self.authority);
    }
}

async fn until<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(Instant::now() < deadline, "no {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let mut clients = tokio::task::JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else { return };
        clients.spawn(attend(stream, Arc::clone(&shared)));
    }
}

/// How a conversation ended.
enum End {
    Closed,
    Encrypt,
}

async fn attend(mut stream: TcpStream, shared: Arc<Shared>) {
    if stream.write_all(b"220 localhost ESMTP\r\n").await.is_err() {
        return;
    }
    if let Ok(End::Encrypt) = converse(&mut stream, &shared, false).await
        && let Ok(mut stream) = shared.tls.accept(stream).await
    {
        let _ = converse(&mut stream, &shared, true).await;
    }
}

async fn converse<S>(stream: &mut S, shared: &Shared, encrypted: bool) -> std::io::Result<End>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut stream = BufReader::new(stream);
    let (mut user, mut to) = (None, Vec::new());
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(End::Closed);
        }
        let line = line.trim_end();
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let behaviour = *lock(&shared.behaviour);
        let answer = match verb.as_str() {
            "EHLO" | "HELO" if encrypted => "250-localhost\r\n250-AUTH PLAIN\r\n250 8BITMIME".to_owned(),
            "EHLO" | "HELO" => "250-localhost\r\n250-STARTTLS\r\n250 8BITMIME".to_owned(),
            "STARTTLS" => {
                stream.write_all(b"220 go ahead\r\n").await?;
                return Ok(End::Encrypt);
            }
            "AUTH" => match signed_in(line, shared) {
                Some(name) => {
                    user = Some(name);
                    "235 welcome".to_owned()
                }
                None => "535 wrong credentials".to_owned(),
            },
            "MAIL" => {
                *lock(&shared.begun) += 1;
                to.clear();
                if shared.password.is_some() && user.is_none() {
                    "530 sign in first".to_owned()
                } else {
                    "250 ok".to_owned()
                }
            }
            "RCPT" => match behaviour {
                Behaviour::RefuseForNow => "450 come back later".to_owned(),
                Behaviour::RefuseForGood => "550 nobody here".to_owned(),
                Behaviour::Take | Behaviour::DropAfterData | Behaviour::HangAfterData => {
                    to.extend(line.split(['<', '>']).nth(1).map(str::to_owned));
                    "250 ok".to_owned()
                }
            },
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let data = read_data(&mut stream).await?;
                let received = Received { to: to.clone(), encrypted, user: user.clone(), data };
                lock(&shared.received).push(received);
                match behaviour {
                    Behaviour::DropAfterData => return Ok(End::Closed),
                    Behaviour::HangAfterData => std::future::pending::<String>().await,
                    _ => "250 taken".to_owned(),
                }
            }
            "RSET" | "NOOP" => "250 ok".to_owned(),
            "QUIT" => {
                stream.write_all(b"221 goodbye\r\n").await?;
                return Ok(End::Closed);
            }
            _ => "502 not known here".to_owned(),
        };
        stream.write_all(answer.as_bytes()).await?;
        stream.write_all(b"\r\n").await?;
        stream.flush().await?;
    }
}

/// Whoever `AUTH PLAIN` names, if the password is right.
fn signed_in(line: &str, shared: &Shared) -> Option<String> {
    let credentials = STANDARD.decode(line.split(' ').nth(2)?).ok()?;
    let mut parts = credentials.split(|byte| *byte == 0).map(|it| String::from_utf8_lossy(it).into_owned());
    let (_, user, password) = (parts.next()?, parts.next()?, parts.next()?);
    let right = shared.password.as_ref().is_none_or(|known| *known == (user.clone(), password));
    right.then_some(user)
}

/// Up to the line with nothing but a dot; a dot that begins a line was doubled.
async fn read_data<S: AsyncRead + Unpin>(stream: &mut BufReader<S>) -> std::io::Result<Vec<u8>> {
    let mut data = Vec::new();
    loop {
        let mut line = Vec::new();
        if stream.read_until(b'\n', &mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if line == b".\r\n" {
            return Ok(data);
        }
        data.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
    }
}
