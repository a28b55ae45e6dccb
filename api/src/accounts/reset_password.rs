//! Resets a forgotten password by a mail to a verified address.

use crate::{
    accounts::{AccountError, Accounts, secrets},
    model::{
        ids::MailId,
        mail::MailKind,
        texts::{Email, Password, SubmittedSecret},
    },
    store::{JsonText, NewMail},
};

/// Queues a mail that resets the password. The address is looked up when the mail is composed, after the answer: neither the answer nor
/// its duration shows whether the address is known.
pub async fn request_password_reset(accounts: &Accounts, email: &Email) -> Result<(), AccountError> {
    accounts.mail_requests.acquire().await?;
    let now = accounts.clock.now();
    let mail = NewMail {
        id: MailId::new(),
        account_id: None,
        kind: MailKind::PasswordReset,
        recipient: Some(email.as_str()),
        about: JsonText::of(&serde_json::Map::new()),
        created_at: now,
        due_at: now,
    };
    Ok(accounts.store.queue_mail(&mail).await?)
}

/// Sets the password of the account that got this token, and ends all its sessions.
pub async fn reset_password(accounts: &Accounts, token: &SubmittedSecret, new: &Password) -> Result<(), AccountError> {
    let slot = accounts.passwords.reserve().await?;
    let hash = accounts.passwords.hash(&slot, new).await?;
    accounts.store.reset_password(&secrets::hash(token.as_str()), &hash, accounts.clock.now()).await?;
    accounts.revoked.refresh().await;
    Ok(())
}
