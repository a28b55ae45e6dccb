//! From a row to a mail, in the words and with the facts of the moment it is sent.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use lettre::{
    Address, Message,
    message::{
        Attachment, Mailbox, MultiPart, SinglePart,
        header::{ContentType, HeaderName, HeaderValue},
    },
};

use super::{
    Mailer,
    letter::{Letter, PICTURE, one_line},
    words::{self, Words},
};
use crate::{
    accounts::Locale,
    play::PlayError,
    store::{AccountRow, MailRow, StoreError, ids::AccountId},
};

/// What became of a row.
pub(super) enum Composed {
    /// A mail to be sent.
    Message { message: Box<Message>, account: AccountId },
    /// Nobody needs it any more.
    Nothing,
    /// It can never be sent.
    Impossible(&'static str),
}

/// Why a mail could not be written.
#[derive(Debug, thiserror::Error)]
pub(super) enum ComposeError {
    /// Something of the games.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// Something of the store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something of ours.
    #[error("the mail could not be put together: {0}")]
    Mail(String),
}

/// Whoever reads a letter.
pub(super) struct Reader {
    pub(super) account: AccountRow,
    pub(super) locale: Locale,
    pub(super) zone: Tz,
}

impl Reader {
    pub(super) fn new(account: AccountRow) -> Self {
        let locale = if account.locale == "fr" { Locale::Fr } else { Locale::En };
        let zone = account.time_zone.parse().unwrap_or(Tz::UTC);
        Self { account, locale, zone }
    }

    /// The reader's language.
    pub(super) fn words(&self) -> &'static dyn Words {
        words::of(self.locale)
    }

    /// A moment as the reader tells time.
    pub(super) fn moment(&self, at: DateTime<Utc>) -> String {
        self.words().moment(&at.with_timezone(&self.zone))
    }
}

/// A letter with whom it is for.
pub(super) struct Addressed {
    pub(super) reader: Reader,
    pub(super) to: String,
    pub(super) letter: Letter,
}

impl Mailer {
    /// Writes a mail.
    pub(super) async fn compose(&self, mail: &MailRow, now: DateTime<Utc>) -> Result<Composed, ComposeError> {
        let letter = match mail.kind.as_str() {
            "verification" | "address_changed" | "password_reset" => self.proof(mail, now).await,
            _ => self.notice(mail, now).await,
        };
        match letter {
            Ok(Some(letter)) => self.message(mail, now, letter),
            Ok(None) => Ok(Composed::Nothing),
            // Its account or its game is gone.
            Err(ComposeError::Store(StoreError::NotFound) | ComposeError::Play(PlayError::NotFound)) => {
                Ok(Composed::Nothing)
            }
            Err(error) => Err(error),
        }
    }

    fn message(&self, mail: &MailRow, now: DateTime<Utc>, addressed: Addressed) -> Result<Composed, ComposeError> {
        let Addressed { reader, to, mut letter } = addressed;
        let Ok(address) = to.parse::<Address>() else {
            return Ok(Composed::Impossible("the address is none that mail goes to"));
        };
        let domain = self.from.email.domain().to_owned();
        let language = reader.locale.as_str();
        let mut builder = Message::builder()
            .message_id(Some(format!("<{}@{domain}>", mail.id)))
            .date(now.into())
            .from(self.from.as_ref().clone())
            .to(Mailbox::new(Some(one_line(&reader.account.display_name)), address))
            .subject(one_line(&letter.subject))
            .raw_header(header("Auto-Submitted", "auto-generated"))
            .raw_header(header("Content-Language", language));
        if let Some(link) = &letter.unsubscribe {
            builder = builder
                .raw_header(header("List-Id", &format!("<games.{domain}>")))
                .raw_header(header("List-Unsubscribe", &format!("<{}>", link.url)))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let html = SinglePart::html(letter.html(language));
        let body = MultiPart::alternative().singlepart(SinglePart::plain(letter.text()));
        let body = match letter.picture.take() {
            None => body.singlepart(html),
            Some(png) => {
                let png_type =
                    ContentType::parse("image/png").map_err(|error| ComposeError::Mail(error.to_string()))?;
                let picture = Attachment::new_inline(PICTURE.to_owned()).body(png, png_type);
                body.multipart(MultiPart::related().singlepart(html).singlepart(picture))
            }
        };
        let message = builder.multipart(body).map_err(|error| ComposeError::Mail(error.to_string()))?;
        Ok(Composed::Message { message: Box::new(message), account: reader.account.id })
    }
}

/// A header of ours; names and values are known to be sound.
fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), one_line(value))
}
