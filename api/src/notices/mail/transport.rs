//! Sends a mail to an SMTP server, or writes it to a folder if none is configured.

use std::{path::PathBuf, sync::Arc, time::Duration};

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    transport::smtp::{
        Error as SmtpError,
        client::{Certificate, Tls, TlsParameters},
        response::{Category, Severity},
    },
};
use url::Url;

use crate::{config::Config, model::ids::MailId};

/// How long the server may take for one answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);
/// How long sending a mail may take in all.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);

/// Where mails are sent.
#[derive(Clone)]
pub(super) enum MailTransport {
    /// An SMTP server.
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// A folder with one file per mail.
    Folder(Arc<PathBuf>),
}

/// Why a mail could not be sent. The reason is logged, so it contains no address.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum SendError {
    /// Another attempt may succeed.
    Temporary(String),
    /// No attempt can succeed.
    Permanent(String),
}

impl MailTransport {
    /// Creates the configured transport; the error is a message for the operator.
    pub(super) fn new(config: &Config) -> Result<Self, String> {
        match config.mail.smtp_url.as_deref().map(str::trim).filter(|url| !url.is_empty()) {
            None => Ok(Self::Folder(Arc::new(config.database.data_dir.join("mail")))),
            Some(url) => smtp(url, config).map(Self::Smtp),
        }
    }

    /// Sends a mail. A file is named by the id of its mail, so that a repeated attempt replaces it.
    pub(super) async fn send(&self, id: MailId, message: Message) -> Result<(), SendError> {
        match self {
            Self::Smtp(server) => match tokio::time::timeout(SEND_TIMEOUT, server.send(message)).await {
                Ok(outcome) => outcome.map(drop).map_err(|error| classify(&error)),
                Err(_) => Err(SendError::Temporary("the mail server did not answer in time".to_owned())),
            },
            Self::Folder(folder) => {
                let folder = Arc::clone(folder);
                let written = tokio::task::spawn_blocking(move || write(&folder, id, &message.formatted())).await;
                match written {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(error)) => Err(SendError::Temporary(format!("the file could not be written: {error}"))),
                    Err(error) => Err(SendError::Temporary(error.to_string())),
                }
            }
        }
    }
}

fn write(folder: &std::path::Path, id: MailId, bytes: &[u8]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let draft = folder.join(format!("{id}.new"));
    std::fs::write(&draft, bytes)?;
    std::fs::rename(draft, folder.join(format!("{id}.eml")))
}

/// Creates the SMTP client. The URL may hold a password, so error messages do not repeat it.
fn smtp(url: &str, config: &Config) -> Result<AsyncSmtpTransport<Tokio1Executor>, String> {
    let invalid = || "SALON_SMTP_URL is not an address such as smtps://user:password@mail.example.org".to_owned();
    let parsed = Url::parse(url).map_err(|_| invalid())?;
    let host = parsed.host_str().ok_or_else(invalid)?.to_owned();
    let mut server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| invalid())?;
    if let Some(file) = &config.mail.smtp_ca {
        let unreadable =
            |error: &dyn std::fmt::Display| format!("cannot use {} (SALON_SMTP_CA): {error}", file.display());
        let pem = std::fs::read(file).map_err(|error| unreadable(&error))?;
        let certificate = Certificate::from_pem(&pem).map_err(|error| unreadable(&error))?;
        let parameters = TlsParameters::builder(host).add_root_certificate(certificate);
        let parameters = parameters.build().map_err(|error| unreadable(&error))?;
        let mode = parsed.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
        server = server.tls(match (parsed.scheme(), mode.as_deref()) {
            ("smtps", _) => Tls::Wrapper(parameters),
            (_, Some("required")) => Tls::Required(parameters),
            (_, Some("opportunistic")) => Tls::Opportunistic(parameters),
            _ => Tls::None,
        });
    }
    Ok(server.timeout(Some(ANSWER_TIMEOUT)).build())
}

/// Returns whether another attempt may succeed. Codes 53x are about the authentication of this server, not about the mail.
fn classify(error: &SmtpError) -> SendError {
    let Some(code) = error.status() else {
        // The server does not support what the mail needs, such as an address with special characters.
        return if error.is_client() {
            SendError::Permanent("the mail server cannot handle this mail".to_owned())
        } else if error.is_timeout() {
            SendError::Temporary("the mail server did not answer in time".to_owned())
        } else {
            SendError::Temporary("no valid answer from the mail server".to_owned())
        };
    };
    let reason = format!("the mail server answered {code}");
    let is_authentication = code.category == Category::Unspecified3;
    if code.severity == Severity::PermanentNegativeCompletion && !is_authentication {
        SendError::Permanent(reason)
    } else {
        SendError::Temporary(reason)
    }
}
