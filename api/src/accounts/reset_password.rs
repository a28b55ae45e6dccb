//! A new password for whoever forgot the old one and has proven an address.

use super::{AccountError, Accounts, Email, Password, Secret, secrets};
use crate::store::{JsonText, NewMail, ids::MailId};

/// Asks for a mail with which a new password can be set. Whether the address is known is looked up when the mail is written, long
/// after the answer: neither what is answered nor how long it takes can depend on it.
pub async fn request_password_reset(accounts: &Accounts, email: &Email) -> Result<(), AccountError> {
    accounts.mail_requests.pass().await?;
    let now = accounts.clock.now();
    let mail = NewMail {
        id: MailId::new(),
        account_id: None,
        kind: "password_reset",
        recipient: Some(email.as_str()),
        about: JsonText::of(&serde_json::Map::new()),
        created_at: now,
        due_at: now,
    };
    Ok(accounts.store.queue_mail(&mail).await?)
}

/// Sets the password of whoever holds the token that was sent to their proven address, and ends all their sessions.
pub async fn reset_password(accounts: &Accounts, token: &Secret, new: &Password) -> Result<(), AccountError> {
    let place = accounts.passwords.place().await?;
    let hash = accounts.passwords.hash(&place, new).await?;
    accounts.store.reset_password(&secrets::hash(token.as_str()), &hash, accounts.clock.now()).await?;
    accounts.revoked.refresh().await;
    Ok(())
}
