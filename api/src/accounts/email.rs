//! The address of an account, and proving it.

use chrono::TimeDelta;

use super::{AccountError, Accounts, Email, Secret, change_password::confirm, secrets};
use crate::store::ids::AccountId;

/// So many mails to prove an address an account may ask for in a day.
const MOST_A_DAY: i64 = 5;

/// Sends a mail with which the address can be proven; sent for the same address again, another one. Whoever can read mails there
/// can set a new password, so it takes the password: a stolen session must not become a stolen account. What is answered does not
/// depend on whether somebody else has the address.
pub async fn change_email(
    accounts: &Accounts,
    id: AccountId,
    password: &Secret,
    email: &Email,
) -> Result<(), AccountError> {
    confirm(accounts, id, password).await?;
    let now = accounts.clock.now();
    // Two at the same instant may both pass: the bound keeps mailboxes quiet, nothing depends on its exactness.
    let sent = accounts.store.count_mails_of(id, "verification", now - TimeDelta::days(1)).await?;
    if sent >= MOST_A_DAY {
        return Err(AccountError::TooManyMails);
    }
    Ok(accounts.store.ask_for_proof(id, email.as_str(), now).await?)
}

/// Takes an address as proven by whoever holds the token that was sent there.
pub async fn verify_email(accounts: &Accounts, token: &Secret) -> Result<(), AccountError> {
    accounts.mail_requests.pass().await?;
    let proven = accounts.store.prove_address(&secrets::hash(token.as_str()), accounts.clock.now()).await;
    proven.map_err(
        |error| {
            if error.violates("accounts_verified_email_key") { AccountError::EmailTaken } else { error.into() }
        },
    )
}
