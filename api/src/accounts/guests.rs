//! Guests: accounts without a chosen name and without a password, which can become full accounts.

use rand::RngExt;
use salon_domain::args;

use crate::{
    accounts::{
        AccountError, Accounts, AuthMethod, Identity,
        account::Account,
        profile::account_row,
        sessions::{self, SignedIn},
    },
    model::{
        account_ref::AccountKind,
        ids::AccountId,
        texts::{DisplayName, Email, Locale, Name, Password, TimeZone},
    },
    platform::telemetry::{GuestEvent, count_guest},
    store::{GuestUpgrade, NewAccount},
    words,
};

/// The characters of the random part of a handle: none that are easily confused.
const HANDLE_CHARACTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// The length of the random part of a handle.
const HANDLE_LENGTH: usize = 10;
/// How often another handle is drawn if one is taken.
const MAX_ATTEMPTS: usize = 3;

/// A guest to be created.
#[derive(Debug)]
pub struct NewGuest {
    /// The language of texts, and of the display name.
    pub locale: Locale,
    /// The time zone; UTC if absent.
    pub time_zone: Option<TimeZone>,
}

/// What makes a guest a full account.
#[derive(Debug)]
pub struct GuestRegistration {
    /// The public handle.
    pub name: Name,
    /// The password.
    pub password: Password,
    /// The name shown to others; the handle if absent.
    pub display_name: Option<DisplayName>,
    /// The private e-mail address, to be verified.
    pub email: Option<Email>,
}

/// Creates a guest with a session, which is the only way to use it.
pub async fn create_guest(accounts: &Accounts, guest: &NewGuest) -> Result<(Account, SignedIn), AccountError> {
    let number = rand::rng().random_range(1000..10_000);
    let number = number.to_string();
    let display_name = words::text(guest.locale.language(), "guest", &args!["number" => number.as_str()]);
    for _ in 0..MAX_ATTEMPTS {
        let id = AccountId::new();
        let account = NewAccount {
            id,
            kind: AccountKind::Person,
            name: &draw_handle(),
            display_name: &display_name,
            email: None,
            password_hash: None,
            locale: guest.locale,
            time_zone: guest.time_zone.as_ref().map_or("UTC", TimeZone::as_str),
            owner_id: None,
            guest: true,
        };
        let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
        match accounts.store.insert_account(&account, &session, &token_hash, accounts.clock.now()).await {
            Err(error) if error.violates("accounts_name_key") => {}
            Err(error) => return Err(error.into()),
            Ok(()) => {
                count_guest(GuestEvent::Created);
                return Ok((accounts.store.account(id).await?.try_into()?, signed_in));
            }
        }
    }
    Err(AccountError::Busy)
}

/// Gives a guest a name and a password. Its games, settings and sessions stay as they are.
pub async fn register_guest(
    accounts: &Accounts,
    caller: &Identity,
    registration: &GuestRegistration,
) -> Result<Account, AccountError> {
    let AuthMethod::Session(session) = caller.auth else { return Err(AccountError::NotAGuest) };
    if !account_row(accounts, caller.account).await?.guest {
        return Err(AccountError::NotAGuest);
    }
    let slot = accounts.passwords.reserve().await?;
    let hash = accounts.passwords.hash(&slot, &registration.password).await?;
    let name = registration.name.as_str();
    let upgrade = GuestUpgrade {
        account: caller.account,
        session,
        name,
        display_name: registration.display_name.as_ref().map_or(name, DisplayName::as_str),
        password_hash: &hash,
        email: registration.email.as_ref().map(Email::as_str),
    };
    let upgraded = accounts.store.upgrade_guest(&upgrade, accounts.clock.now()).await;
    let upgraded = upgraded
        .map_err(|error| if error.violates("accounts_name_key") { AccountError::NameTaken } else { error.into() })?;
    let account = account_row(accounts, caller.account).await?;
    if upgraded {
        count_guest(GuestEvent::Registered);
        return Ok(account.try_into()?);
    }
    // Another request was faster, or the session has ended meanwhile.
    Err(if account.guest { AccountError::InvalidToken } else { AccountError::NotAGuest })
}

/// Refuses guests.
pub async fn require_full_account(accounts: &Accounts, account: AccountId) -> Result<(), AccountError> {
    if accounts.store.standing_of(account).await?.is_guest { Err(AccountError::NotForGuests) } else { Ok(()) }
}

fn draw_handle() -> String {
    let mut rng = rand::rng();
    let draw = |_| {
        let index = rng.random_range(0..HANDLE_CHARACTERS.len());
        HANDLE_CHARACTERS.get(index).copied().map_or('a', char::from)
    };
    let random: String = (0..HANDLE_LENGTH).map(draw).collect();
    format!("guest-{random}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_handle_is_a_valid_name() {
        for _ in 0..100 {
            let handle = draw_handle();
            assert_eq!(handle.parse::<Name>().map(String::from), Ok(handle));
        }
    }
}
