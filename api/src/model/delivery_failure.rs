//! Why a delivery to a webhook failed, or why a webhook is disabled. Stored and sent to programs as text in English; people read the
//! words of the catalogue.

use std::fmt;

use salon_domain::args;
use salon_domain::kernel::{Language, Words};

use crate::words;

/// Why a delivery failed, or why a webhook is disabled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryFailure {
    /// The receiver answered with a status that is no success.
    Status(u16),
    /// The host is unknown, or no request may go to its address. Both have the same text: a difference would reveal names in the
    /// private network of the server.
    NoAddress,
    /// The connection was refused.
    NoConnection,
    /// The TLS handshake failed, for example because the certificate is not trusted. The particulars are for programs.
    NotTrusted(String),
    /// The request took too long.
    TimedOut,
    /// The receiver closed the connection or sent no HTTP answer.
    NoAnswer,
    /// The stored delivery is invalid. The particulars are for programs.
    NotSent(String),
    /// Its owner disabled the webhook.
    ByOwner,
    /// A text that this server does not know.
    Other,
}

const STATUS: &str = "the receiver answered ";
const NOT_TRUSTED: &str = "no secure connection: ";
const NOT_SENT: &str = "not sent: ";
/// The failures without particulars, as they are stored.
const PLAIN: [(&str, DeliveryFailure); 5] = [
    ("the host has no address that this server calls", DeliveryFailure::NoAddress),
    ("no connection", DeliveryFailure::NoConnection),
    ("no answer in time", DeliveryFailure::TimedOut),
    ("no answer", DeliveryFailure::NoAnswer),
    ("by its owner", DeliveryFailure::ByOwner),
];

impl DeliveryFailure {
    /// Reads the stored text.
    pub fn read(text: &str) -> Self {
        if let Some((_, failure)) = PLAIN.into_iter().find(|(stored, _)| *stored == text) {
            return failure;
        }
        let status = text.strip_prefix(STATUS).and_then(|status| status.parse().ok());
        let not_trusted = text.strip_prefix(NOT_TRUSTED).map(|why| Self::NotTrusted(why.to_owned()));
        let not_sent = text.strip_prefix(NOT_SENT).map(|why| Self::NotSent(why.to_owned()));
        status.map(Self::Status).or(not_trusted).or(not_sent).unwrap_or(Self::Other)
    }

    /// Says it to a person.
    pub fn words(&self, language: Language) -> Words {
        let id = match self {
            Self::Status(status) => {
                return words::words(language, "failure-status", &args!["status" => status.to_string()]);
            }
            Self::NoAddress => "failure-no-address",
            Self::NoConnection => "failure-no-connection",
            Self::NotTrusted(_) => "failure-not-trusted",
            Self::TimedOut => "failure-timed-out",
            Self::NoAnswer => "failure-no-answer",
            Self::NotSent(_) => "failure-not-sent",
            Self::ByOwner => "failure-by-owner",
            Self::Other => "failure-other",
        };
        words::words(language, id, &args![])
    }
}

impl fmt::Display for DeliveryFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Status(status) => write!(f, "{STATUS}{status}"),
            Self::NotTrusted(why) => write!(f, "{NOT_TRUSTED}{why}"),
            Self::NotSent(why) => write!(f, "{NOT_SENT}{why}"),
            plain => {
                let stored = PLAIN.into_iter().find(|(_, failure)| failure == plain);
                f.write_str(stored.map_or("failed", |(stored, _)| stored))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<DeliveryFailure> {
        let why = || "unknown issuer".to_owned();
        let special = [
            DeliveryFailure::Status(503),
            DeliveryFailure::NotTrusted(why()),
            DeliveryFailure::NotSent(why()),
            DeliveryFailure::Other,
        ];
        PLAIN.into_iter().map(|(_, failure)| failure).chain(special).collect()
    }

    #[test]
    fn a_failure_is_read_as_it_was_stored() {
        all().into_iter().for_each(|failure| assert_eq!(DeliveryFailure::read(&failure.to_string()), failure));
        assert_eq!(DeliveryFailure::read("the receiver answered nothing"), DeliveryFailure::Other);
    }

    #[test]
    fn people_read_whole_sentences_without_particulars_for_programs() {
        for failure in all() {
            let [en, fr] = Language::ALL.map(|language| failure.words(language));
            for words in [&en, &fr] {
                assert!(words.sentence.ends_with('.') && !words.label.ends_with('.'), "{words:?}");
                assert!(!words.sentence.contains("issuer"), "{words:?}");
            }
            assert!(en.sentence != fr.sentence && en.label != fr.label, "{en:?} {fr:?}");
        }
        let status = DeliveryFailure::Status(503).words(Language::Fr);
        assert_eq!(status.sentence, "Le destinataire a répondu par le statut HTTP 503.");
    }
}
