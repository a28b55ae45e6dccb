//! Composes a mail from its row when it is sent, with the current data and language of the account.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use lettre::{
    Address, Message,
    message::{
        Attachment, Mailbox, MultiPart, SinglePart,
        header::{ContentType, HeaderName, HeaderValue},
    },
};

use crate::{
    model::{ids::AccountId, mail::MailKind, texts::Locale},
    notices::{
        mail::{
            Mailer,
            letter::{Letter, MailPicture, PICTURE, one_line},
        },
        words::Writer,
    },
    play::PlayError,
    store::{AccountRow, MailRow, StoreError},
};

/// The result of composing a mail.
pub(super) enum Composed {
    /// A mail to be sent.
    Message { message: Box<Message>, account: AccountId },
    /// It is not needed any more.
    NotNeeded,
    /// It can never be sent.
    Impossible(&'static str),
}

/// Why a mail could not be composed.
#[derive(Debug, thiserror::Error)]
pub(super) enum ComposeError {
    /// A game could not be read.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The message could not be built.
    #[error("the mail could not be built: {0}")]
    Mail(String),
}

/// The account that reads a letter.
pub(super) struct MailReader {
    pub(super) account: AccountRow,
    pub(super) locale: Locale,
    pub(super) zone: Tz,
}

impl MailReader {
    pub(super) fn new(account: AccountRow) -> Self {
        let locale = account.locale;
        let zone = account.time_zone.parse().unwrap_or(Tz::UTC);
        Self { account, locale, zone }
    }

    /// Writes texts in the reader's language.
    pub(super) const fn words(&self) -> Writer {
        Writer::new(self.locale)
    }

    /// Formats a time in the reader's language and time zone.
    pub(super) fn moment(&self, at: DateTime<Utc>) -> String {
        self.words().moment(&at.with_timezone(&self.zone))
    }
}

/// A letter with its reader and address.
pub(super) struct Addressed {
    pub(super) reader: MailReader,
    pub(super) to: String,
    pub(super) letter: Letter,
}

impl Mailer {
    /// Composes a mail from its row.
    pub(super) async fn compose(&self, mail: &MailRow, now: DateTime<Utc>) -> Result<Composed, ComposeError> {
        let letter = match mail.kind {
            MailKind::Verification | MailKind::AddressChanged | MailKind::PasswordReset => {
                self.account_mail(mail, now).await
            }
            MailKind::Digest | MailKind::Turn | MailKind::Reminder | MailKind::Finished | MailKind::Invitation => {
                self.game_mail(mail, now).await
            }
        };
        match letter {
            Ok(Some(letter)) => self.message(mail, now, letter),
            Ok(None) => Ok(Composed::NotNeeded),
            // Its account was deleted, or the account may not see the game any more.
            Err(ComposeError::Store(StoreError::NotFound) | ComposeError::Play(PlayError::NotFound)) => {
                Ok(Composed::NotNeeded)
            }
            Err(error) => Err(error),
        }
    }

    fn message(&self, mail: &MailRow, now: DateTime<Utc>, addressed: Addressed) -> Result<Composed, ComposeError> {
        let Addressed { reader, to, mut letter } = addressed;
        let Ok(address) = to.parse::<Address>() else {
            return Ok(Composed::Impossible("the address is not a valid mail address"));
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
        if let Some(address) = &letter.one_click {
            builder = builder
                .raw_header(header("List-Id", &format!("<games.{domain}>")))
                .raw_header(header("List-Unsubscribe", &format!("<{address}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let html = SinglePart::html(letter.html(language));
        let body = MultiPart::alternative().singlepart(SinglePart::plain(letter.text()));
        let body = match letter.picture.take() {
            None => body.singlepart(html),
            Some(MailPicture { png, .. }) => {
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

/// Builds a header. `one_line` makes the value safe, and the names are constants.
fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), one_line(value))
}
