//! An account as its owner may see it.

use chrono::{DateTime, Utc};

use crate::{
    model::{account_ref::AccountKind, ids::AccountId, texts::Locale},
    store::{AccountRow, StoreError},
};

/// An account, without its password hash.
#[derive(Clone, Debug)]
pub struct Account {
    /// The id.
    pub id: AccountId,
    /// The public handle.
    pub name: String,
    /// The name shown to others.
    pub display_name: String,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// The private e-mail address.
    pub email: Option<String>,
    /// Whether the address was verified.
    pub email_verified: bool,
    /// The language of texts for this account.
    pub locale: Locale,
    /// The IANA name of its time zone.
    pub time_zone: String,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The account that owns it, if it is a bot with an owner.
    pub owner: Option<AccountId>,
    /// Whether it is a guest.
    pub guest: bool,
}

impl TryFrom<AccountRow> for Account {
    type Error = StoreError;

    fn try_from(row: AccountRow) -> Result<Self, StoreError> {
        let locale = Locale::try_from(row.locale.as_str())
            .map_err(|error| StoreError::Corrupt(format!("stored locale: {error}")))?;
        Ok(Self {
            id: row.id,
            name: row.name,
            display_name: row.display_name,
            kind: row.kind,
            email: row.email,
            email_verified: row.email_verified_at.is_some(),
            locale,
            time_zone: row.time_zone,
            created_at: row.created_at,
            owner: row.owner_id,
            guest: row.guest,
        })
    }
}
