//! Letters about an address: proving it, that it was changed, a new password. Their tokens are made here, just before they are
//! sent, so that nobody but the reader ever has them: the tables know their hashes.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Mailer,
    compose::{Addressed, ComposeError, Reader},
    letter::{Letter, Link, one_line},
};
use crate::{
    accounts::secrets,
    store::{AccountRow, MailRow, StoreError, StoreResult},
};

/// How long an address can be proven with a mail.
pub(super) const PROOF: TimeDelta = TimeDelta::hours(24);
/// How long a new password can be set with one.
pub(super) const RESET: TimeDelta = TimeDelta::hours(2);
/// So many mails that anybody could have asked for go to one address in a day.
const MOST_A_DAY: i64 = 10;

impl Mailer {
    pub(super) async fn proof(&self, mail: &MailRow, now: DateTime<Utc>) -> Result<Option<Addressed>, ComposeError> {
        let Some(to) = mail.recipient.clone() else { return Ok(None) };
        // Nobody should be able to fill somebody else's mailbox.
        if self.store().count_mails_to(&to, now - TimeDelta::days(1)).await? >= MOST_A_DAY {
            return Ok(None);
        }
        let owner = known(self.store().account_with_address(&to).await)?;
        match mail.kind.as_str() {
            "password_reset" => match owner {
                Some(owner) => self.password_reset(owner, now).await.map(Some),
                None => Ok(None),
            },
            "address_changed" => {
                let Some(account) = mail.account_id else { return Ok(None) };
                let reader = Reader::new(self.store().account(account).await?);
                let letter = greeted(&reader, reader.words().address_changed(&reader.account.name));
                Ok(Some(Addressed { reader, to, letter }))
            }
            _ => self.verification(mail, to, owner, now).await,
        }
    }

    /// Lets an account prove its address. If it is another account's, that one is told, at the address that is theirs.
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
                let reader = Reader::new(owner);
                let letter = greeted(&reader, reader.words().address_taken(&reader.account.name, &account.name));
                Ok(Some(Addressed { reader, to, letter }))
            }
            None => {
                let token = secrets::mint(secrets::MAIL_TOKEN);
                let hash = secrets::hash(&token);
                self.store().insert_mail_token(&hash, account.id, "verification", &to, now + PROOF).await?;
                let reader = Reader::new(account);
                let mut letter = greeted(&reader, reader.words().verification(&reader.account.name));
                letter.button = letter.button.map(|link| Link { url: self.links.verification(&token), ..link });
                letter.closing.insert(0, reader.words().token(&token));
                Ok(Some(Addressed { reader, to, letter }))
            }
        }
    }

    async fn password_reset(&self, owner: AccountRow, now: DateTime<Utc>) -> Result<Addressed, ComposeError> {
        // As the account has it: the asker may have written it in another case.
        let to = owner.email.clone().unwrap_or_default();
        let token = secrets::mint(secrets::MAIL_TOKEN);
        let hash = secrets::hash(&token);
        self.store().insert_mail_token(&hash, owner.id, "password_reset", &to, now + RESET).await?;
        let reader = Reader::new(owner);
        let mut letter = greeted(&reader, reader.words().password_reset(&reader.account.name));
        letter.button = letter.button.map(|link| Link { url: self.links.password_reset(&token), ..link });
        letter.closing.insert(0, reader.words().token(&token));
        Ok(Addressed { reader, to, letter })
    }
}

/// A letter that begins with the reader's name.
pub(super) fn greeted(reader: &Reader, letter: Letter) -> Letter {
    Letter { greeting: reader.words().greeting(&one_line(&reader.account.display_name)), ..letter }
}

fn known(account: StoreResult<AccountRow>) -> StoreResult<Option<AccountRow>> {
    match account {
        Ok(account) => Ok(Some(account)),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}
