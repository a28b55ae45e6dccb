//! People and bots, as everybody else is told of them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::{AccountRow, StoreError, ids::AccountId};

/// Whether an account is a person or a bot. Said wherever an account is named: nobody has to guess whom they deal with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(example = "person")]
pub enum AccountKind {
    /// Somebody.
    Person,
    /// A program: one of the server's own, or one that its owner brought along.
    Bot,
}

impl AccountKind {
    /// As stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot => "bot",
        }
    }
}

impl TryFrom<&str> for AccountKind {
    type Error = StoreError;

    fn try_from(stored: &str) -> Result<Self, StoreError> {
        match stored {
            "person" => Ok(Self::Person),
            "bot" => Ok(Self::Bot),
            other => Err(StoreError::Corrupt(format!("stored kind of account {other}"))),
        }
    }
}

/// An account, as others are told who it is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Somebody {
    /// The account.
    pub account: AccountId,
    /// The public handle.
    #[schema(example = "ada")]
    pub name: String,
    /// What others read.
    #[schema(example = "Ada Lovelace")]
    pub display_name: String,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
}

impl TryFrom<AccountRow> for Somebody {
    type Error = StoreError;

    fn try_from(row: AccountRow) -> Result<Self, StoreError> {
        let kind = AccountKind::try_from(row.kind.as_str())?;
        Ok(Self { account: row.id, name: row.name, display_name: row.display_name, kind })
    }
}
