//! The way out: an SMTP server, or files where there is none.

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

use crate::{config::Config, store::ids::MailId};

/// Longest wait for one answer of the server.
const ANSWER: Duration = Duration::from_secs(20);
/// Longest a mail may take as a whole.
const WHOLE: Duration = Duration::from_secs(60);

/// Where mails go.
#[derive(Clone)]
pub(super) enum Post {
    /// To a server.
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// Into a folder.
    Folder(Arc<PathBuf>),
}

/// Why a mail did not go. Says nothing of whom it was for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It may go later.
    ForNow(String),
    /// It will never go.
    ForGood(String),
}

impl Post {
    /// As configured; a sentence for whoever configured it wrongly.
    pub(super) fn new(config: &Config) -> Result<Self, String> {
        match config.smtp_url.as_deref().map(str::trim).filter(|url| !url.is_empty()) {
            None => Ok(Self::Folder(Arc::new(config.data_dir.join("mail")))),
            Some(url) => smtp(url, config).map(Self::Smtp),
        }
    }

    /// Sends a mail. A file has the name of its mail: written twice, it is still one.
    pub(super) async fn send(&self, id: MailId, message: Message) -> Result<(), Refused> {
        match self {
            Self::Smtp(server) => match tokio::time::timeout(WHOLE, server.send(message)).await {
                Ok(outcome) => outcome.map(drop).map_err(|error| judge(&error)),
                Err(_) => Err(Refused::ForNow("the mail server is too slow".to_owned())),
            },
            Self::Folder(folder) => {
                let folder = Arc::clone(folder);
                let written = tokio::task::spawn_blocking(move || write(&folder, id, &message.formatted())).await;
                match written {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(error)) => Err(Refused::ForNow(format!("the file could not be written: {error}"))),
                    Err(error) => Err(Refused::ForNow(error.to_string())),
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

/// The address may hold a password: nothing that is said about it repeats it.
fn smtp(url: &str, config: &Config) -> Result<AsyncSmtpTransport<Tokio1Executor>, String> {
    let wrong = || "SALON_SMTP_URL is not an address such as smtps://user:password@mail.example.org".to_owned();
    let parsed = Url::parse(url).map_err(|_| wrong())?;
    let host = parsed.host_str().ok_or_else(wrong)?.to_owned();
    let mut server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| wrong())?;
    if let Some(file) = &config.smtp_ca {
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
    Ok(server.timeout(Some(ANSWER)).build())
}

/// What a failure means for the mail. Codes 53x are about our sign-in at the server, not about the mail.
fn judge(error: &SmtpError) -> Refused {
    let Some(code) = error.status() else {
        // The server cannot take such an address at all.
        return if error.is_client() {
            Refused::ForGood("not a mail for this server".to_owned())
        } else if error.is_timeout() {
            Refused::ForNow("the mail server is too slow".to_owned())
        } else {
            Refused::ForNow("no sound answer of the mail server".to_owned())
        };
    };
    let said = format!("the mail server said {code}");
    let about_us = code.category == Category::Unspecified3;
    if code.severity == Severity::PermanentNegativeCompletion && !about_us {
        Refused::ForGood(said)
    } else {
        Refused::ForNow(said)
    }
}
