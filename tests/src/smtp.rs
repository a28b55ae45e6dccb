//! A mail server on loopback that speaks SMTP (RFC 5321) with AUTH and STARTTLS, records the mails it receives, and misbehaves as the
//! test sets.

use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

use crate::database::unique_name;
use crate::eventually::eventually;
use crate::mail::Mail;

/// What the server does with a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmtpBehaviour {
    /// Accepts it.
    Accept,
    /// Rejects the recipient temporarily (450).
    RejectTemporarily,
    /// Rejects the recipient permanently (550).
    RejectPermanently,
    /// Accepts the text and closes the connection without a reply.
    DropAfterData,
    /// Accepts the text and never replies.
    HangAfterData,
}

/// A mail as the server received it.
#[derive(Debug, Clone)]
pub struct ReceivedMail {
    /// The recipients of the envelope.
    pub to: Vec<String>,
    /// Whether the connection was encrypted.
    pub encrypted: bool,
    /// The user that had signed in.
    pub user: Option<String>,
    /// The text, with doubled dots undone.
    pub data: Vec<u8>,
}

/// A running mail server; it stops when dropped.
#[derive(Debug)]
pub struct SmtpServer {
    port: u16,
    shared: Arc<Shared>,
    ca_file: std::path::PathBuf,
    task: tokio::task::JoinHandle<()>,
}

struct Shared {
    behaviour: Mutex<SmtpBehaviour>,
    received: Mutex<Vec<ReceivedMail>>,
    /// The number of mails that clients began to send.
    attempts: Mutex<usize>,
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
    /// Starts a server that accepts everything.
    pub async fn start() -> Self {
        Self::with(None).await
    }

    /// Starts a server that accepts mails only after a sign-in over an encrypted connection.
    pub async fn with_password(user: &str, password: &str) -> Self {
        Self::with(Some((user.to_owned(), password.to_owned()))).await
    }

    async fn with(password: Option<(String, String)>) -> Self {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        let ca_file = std::env::temp_dir().join(format!("salon-smtp-{}.pem", unique_name()));
        std::fs::write(&ca_file, made.cert.pem()).expect("a file");
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
            behaviour: Mutex::new(SmtpBehaviour::Accept),
            received: Mutex::default(),
            attempts: Mutex::new(0),
            password,
            tls: TlsAcceptor::from(Arc::new(config)),
        });
        let task = tokio::spawn(serve(listener, Arc::clone(&shared)));
        Self { port, shared, ca_file, task }
    }

    /// Returns the value for `SALON_SMTP_URL`, without encryption.
    #[must_use]
    pub fn url(&self) -> String {
        format!("smtp://localhost:{}", self.port)
    }

    /// Returns the value for `SALON_SMTP_URL` with STARTTLS and these credentials.
    #[must_use]
    pub fn url_with_tls(&self, user: &str, password: &str) -> String {
        format!("smtp://{user}:{password}@localhost:{}?tls=required", self.port)
    }

    /// Returns the file for `SALON_SMTP_CA`.
    #[must_use]
    pub fn ca_file(&self) -> &str {
        self.ca_file.to_str().expect("a UTF-8 path")
    }

    /// Sets what the server does with further mails.
    pub fn set_behaviour(&self, behaviour: SmtpBehaviour) {
        *lock(&self.shared.behaviour) = behaviour;
    }

    /// Returns the mails received so far, including those that were not acknowledged.
    #[must_use]
    pub fn received(&self) -> Vec<ReceivedMail> {
        lock(&self.shared.received).clone()
    }

    /// Returns the mails to an address so far.
    #[must_use]
    pub fn mails_to(&self, address: &str) -> Vec<Mail> {
        let to = |it: &ReceivedMail| it.to.iter().any(|to| to.eq_ignore_ascii_case(address));
        self.received().iter().filter(|it| to(it)).map(|it| Mail::read(&it.data)).collect()
    }

    /// Waits until at least `count` mails to an address were received, and returns them.
    pub async fn wait_for_mails(&self, address: &str, count: usize) -> Vec<Mail> {
        eventually(&format!("{count} mails to {address} were received"), async || {
            let mails = self.mails_to(address);
            (mails.len() >= count).then_some(mails)
        })
        .await
    }

    /// Waits until clients began to send at least `count` mails, accepted or not.
    pub async fn wait_for_attempts(&self, count: usize) {
        eventually(&format!("{count} mails were attempted"), async || (self.attempts() >= count).then_some(())).await;
    }

    /// Returns how many mails clients began to send.
    #[must_use]
    pub fn attempts(&self) -> usize {
        *lock(&self.shared.attempts)
    }
}

impl Drop for SmtpServer {
    fn drop(&mut self) {
        self.task.abort();
        let _ = std::fs::remove_file(&self.ca_file);
    }
}

async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let Ok((stream, _)) = listener.accept().await else { return };
        connections.spawn(serve_connection(stream, Arc::clone(&shared)));
    }
}

async fn serve_connection(mut stream: TcpStream, shared: Arc<Shared>) {
    if stream.write_all(b"220 localhost ESMTP\r\n").await.is_err() {
        return;
    }
    let mut plain = SmtpSession::new(&mut stream, &shared, false);
    if let Ok(ConnectionEnd::StartTls) = plain.run().await
        && let Ok(mut stream) = shared.tls.accept(stream).await
    {
        let _ = SmtpSession::new(&mut stream, &shared, true).run().await;
    }
}

/// How a session ended.
enum ConnectionEnd {
    Closed,
    StartTls,
}

/// What the server does after a command.
enum Step {
    Reply(&'static str),
    /// Sends the last reply, if there is one, and ends the session.
    End(Option<&'static str>, ConnectionEnd),
}

/// The commands of one connection, before or after STARTTLS.
struct SmtpSession<'a, S> {
    stream: BufReader<&'a mut S>,
    shared: &'a Shared,
    encrypted: bool,
    user: Option<String>,
    recipients: Vec<String>,
}

impl<'a, S: AsyncRead + AsyncWrite + Unpin> SmtpSession<'a, S> {
    fn new(stream: &'a mut S, shared: &'a Shared, encrypted: bool) -> Self {
        Self { stream: BufReader::new(stream), shared, encrypted, user: None, recipients: Vec::new() }
    }

    async fn run(&mut self) -> std::io::Result<ConnectionEnd> {
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).await? == 0 {
                return Ok(ConnectionEnd::Closed);
            }
            match self.execute(line.trim_end()).await? {
                Step::Reply(reply) => self.reply(reply).await?,
                Step::End(reply, end) => {
                    if let Some(reply) = reply {
                        self.reply(reply).await?;
                    }
                    return Ok(end);
                }
            }
        }
    }

    async fn reply(&mut self, reply: &str) -> std::io::Result<()> {
        self.stream.write_all(reply.as_bytes()).await?;
        self.stream.write_all(b"\r\n").await?;
        self.stream.flush().await
    }

    async fn execute(&mut self, line: &str) -> std::io::Result<Step> {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let behaviour = *lock(&self.shared.behaviour);
        Ok(Step::Reply(match verb.as_str() {
            "EHLO" | "HELO" if self.encrypted => "250-localhost\r\n250-AUTH PLAIN\r\n250 8BITMIME",
            "EHLO" | "HELO" => "250-localhost\r\n250-STARTTLS\r\n250 8BITMIME",
            "STARTTLS" => return Ok(Step::End(Some("220 ready to start TLS"), ConnectionEnd::StartTls)),
            "AUTH" => {
                self.user = authenticate(line, self.shared);
                if self.user.is_some() { "235 authentication succeeded" } else { "535 wrong credentials" }
            }
            "MAIL" => {
                *lock(&self.shared.attempts) += 1;
                self.recipients.clear();
                let refused = self.shared.password.is_some() && self.user.is_none();
                if refused { "530 authentication required" } else { "250 ok" }
            }
            "RCPT" => match behaviour {
                SmtpBehaviour::RejectTemporarily => "450 mailbox unavailable, try again later",
                SmtpBehaviour::RejectPermanently => "550 no such mailbox",
                SmtpBehaviour::Accept | SmtpBehaviour::DropAfterData | SmtpBehaviour::HangAfterData => {
                    self.recipients.extend(line.split(['<', '>']).nth(1).map(str::to_owned));
                    "250 ok"
                }
            },
            "DATA" => return self.receive(behaviour).await,
            "RSET" | "NOOP" => "250 ok",
            "QUIT" => return Ok(Step::End(Some("221 goodbye"), ConnectionEnd::Closed)),
            _ => "502 command not implemented",
        }))
    }

    async fn receive(&mut self, behaviour: SmtpBehaviour) -> std::io::Result<Step> {
        self.reply("354 start mail input").await?;
        let data = read_data(&mut self.stream).await?;
        let (to, user) = (self.recipients.clone(), self.user.clone());
        lock(&self.shared.received).push(ReceivedMail { to, encrypted: self.encrypted, user, data });
        match behaviour {
            SmtpBehaviour::DropAfterData => Ok(Step::End(None, ConnectionEnd::Closed)),
            SmtpBehaviour::HangAfterData => std::future::pending().await,
            _ => Ok(Step::Reply("250 accepted")),
        }
    }
}

/// Returns the user of an `AUTH PLAIN` command, if the password is right.
fn authenticate(line: &str, shared: &Shared) -> Option<String> {
    let credentials = STANDARD.decode(line.split(' ').nth(2)?).ok()?;
    let mut parts = credentials.split(|byte| *byte == 0).map(|it| String::from_utf8_lossy(it).into_owned());
    let (_, user, password) = (parts.next()?, parts.next()?, parts.next()?);
    let right = shared.password.as_ref().is_none_or(|known| *known == (user.clone(), password));
    right.then_some(user)
}

/// Reads up to the line that is a single dot, and removes the dot that is doubled at the start of a line.
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
