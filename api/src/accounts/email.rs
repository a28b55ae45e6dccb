//! Changes and verifies the e-mail address of an account.

use chrono::TimeDelta;

use crate::{
    accounts::{AccountError, Accounts, change_password::confirm, secrets},
    model::{
        ids::AccountId,
        mail::MailKind,
        texts::{Email, SubmittedSecret},
    },
};

/// The maximum number of verification mails to an account in a day.
const MAX_MAILS_PER_DAY: i64 = 5;

/// Sends a mail that verifies a new address; a repeated call sends another one. Requires the password, because a verified address can
/// reset the password: a stolen session must not be enough to take over an account. The answer does not depend on whether another
/// account has the address.
pub async fn change_email(
    accounts: &Accounts,
    id: AccountId,
    password: &SubmittedSecret,
    email: &Email,
) -> Result<(), AccountError> {
    confirm(accounts, id, password).await?;
    let now = accounts.clock.now();
    // Two concurrent requests may both pass; the limit need not be exact.
    let sent = accounts.store.count_mails_of(id, MailKind::Verification, now - TimeDelta::days(1)).await?;
    if sent >= MAX_MAILS_PER_DAY {
        return Err(AccountError::TooManyMails);
    }
    Ok(accounts.store.request_verification(id, email.as_str(), now).await?)
}

/// Verifies the address to which this token was sent.
pub async fn verify_email(accounts: &Accounts, token: &SubmittedSecret) -> Result<(), AccountError> {
    accounts.mail_requests.acquire().await?;
    let verified = accounts.store.verify_address(&secrets::hash(token.as_str()), accounts.clock.now()).await;
    verified.map_err(|error| {
        if error.violates("accounts_verified_email_key") { AccountError::EmailTaken } else { error.into() }
    })
}
