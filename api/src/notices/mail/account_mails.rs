//! Mails about the account: verification of an address, a changed address, a new password. Tokens are made just before sending, and only
//! their hashes are stored.

use salon_domain::args;

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    accounts::secrets,
    model::mail::{MailKind, TokenPurpose},
    notices::mail::{
        Mailer,
        compose::{Addressed, ComposeError, MailReader},
        letter::{Letter, Link, one_line},
    },
    store::{AccountRow, MailRow, NewMailToken, StoreError, StoreResult},
};

/// How long a verification link is valid.
const VERIFICATION_TTL: TimeDelta = TimeDelta::hours(24);
/// How long a password reset link is valid.
const PASSWORD_RESET_TTL: TimeDelta = TimeDelta::hours(2);
/// How many mails about accounts go to one address per day. Anyone can request them for any address.
const MAX_MAILS_PER_DAY: i64 = 10;

impl Mailer {
    /// Composes a mail about the account; `None` if it is not needed any more.
    pub(super) async fn account_mail(
        &self,
        mail: &MailRow,
        now: DateTime<Utc>,
    ) -> Result<Option<Addressed>, ComposeError> {
        let Some(to) = mail.recipient.clone() else { return Ok(None) };
        // Otherwise anyone could flood the mailbox of another person.
        if self.store().count_mails_to(&to, now - TimeDelta::days(1)).await? >= MAX_MAILS_PER_DAY {
            return Ok(None);
        }
        let owner = optional(self.store().account_with_verified_email(&to).await)?;
        match mail.kind {
            MailKind::PasswordReset => match owner {
                Some(owner) => self.password_reset(owner, now).await.map(Some),
                None => Ok(None),
            },
            MailKind::AddressChanged => {
                let Some(account) = mail.account_id else { return Ok(None) };
                let reader = MailReader::new(self.store().account(account).await?);
                let letter = greeted(&reader, reader.words().address_changed(&reader.account.name));
                Ok(Some(Addressed { reader, to, letter }))
            }
            _ => self.verification(mail, to, owner, now).await,
        }
    }

    /// Composes the mail that verifies an address. If another account has verified the address, the mail informs that account instead.
    async fn verification(
        &self,
        mail: &MailRow,
        to: String,
        owner: Option<AccountRow>,
        now: DateTime<Utc>,
    ) -> Result<Option<Addressed>, ComposeError> {
        let Some(account) = mail.account_id else { return Ok(None) };
        let account = self.store().account(account).await?;
        match owner {
            Some(owner) if owner.id == account.id => Ok(None),
            Some(owner) => {
                let reader = MailReader::new(owner);
                let letter = greeted(&reader, reader.words().address_taken(&reader.account.name, &account.name));
                Ok(Some(Addressed { reader, to, letter }))
            }
            None => {
                let token = secrets::generate(secrets::MAIL_TOKEN);
                let hash = secrets::hash(&token);
                self.store()
                    .insert_mail_token(&NewMailToken {
                        token_hash: &hash,
                        account_id: account.id,
                        purpose: TokenPurpose::Verification,
                        email: &to,
                        expires_at: now + VERIFICATION_TTL,
                    })
                    .await?;
                let reader = MailReader::new(account);
                let mut letter = greeted(&reader, reader.words().verification(&reader.account.name));
                letter.button = letter.button.map(|link| Link { url: self.links.verification(&token), ..link });
                letter.closing.insert(0, reader.words().text("mail-token", &args!["token" => token.as_str()]));
                Ok(Some(Addressed { reader, to, letter }))
            }
        }
    }

    async fn password_reset(&self, owner: AccountRow, now: DateTime<Utc>) -> Result<Addressed, ComposeError> {
        // The address as stored: the request may have used another case.
        let to = owner.email.clone().unwrap_or_default();
        let token = secrets::generate(secrets::MAIL_TOKEN);
        let hash = secrets::hash(&token);
        self.store()
            .insert_mail_token(&NewMailToken {
                token_hash: &hash,
                account_id: owner.id,
                purpose: TokenPurpose::PasswordReset,
                email: &to,
                expires_at: now + PASSWORD_RESET_TTL,
            })
            .await?;
        let reader = MailReader::new(owner);
        let mut letter = greeted(&reader, reader.words().password_reset(&reader.account.name));
        letter.button = letter.button.map(|link| Link { url: self.links.password_reset(&token), ..link });
        letter.closing.insert(0, reader.words().text("mail-token", &args!["token" => token.as_str()]));
        Ok(Addressed { reader, to, letter })
    }
}

/// Adds a greeting with the reader's name.
pub(super) fn greeted(reader: &MailReader, letter: Letter) -> Letter {
    Letter {
        greeting: reader.words().text("mail-greeting", &args!["name" => one_line(&reader.account.display_name)]),
        ..letter
    }
}

fn optional(account: StoreResult<AccountRow>) -> StoreResult<Option<AccountRow>> {
    match account {
        Ok(account) => Ok(Some(account)),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}
