//! References to accounts, as other accounts see them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::model::{ids::AccountId, text_enum::text_enums};

text_enums! {
    /// Whether an account is a person or a bot. Shown wherever an account is named.
    #[schema(example = "person")]
    AccountKind {
        /// A person.
        Person "person",
        /// A program: a built-in bot, or one that a person owns.
        Bot "bot",
    }
}

/// An account, as others see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Somebody)]
pub struct AccountRef {
    /// The account.
    pub account: AccountId,
    /// The public handle.
    #[schema(example = "ada")]
    pub name: String,
    /// The name shown to others.
    #[schema(example = "Ada Lovelace")]
    pub display_name: String,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// Whether it is a guest, without a chosen name and a password; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false, default = false)]
    pub guest: bool,
}
