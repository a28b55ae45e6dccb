//! Enums that are words in JSON and in text columns: one macro for all of them.

/// Declares enums whose variants are stored as the given words. A stored word that no variant has is a deserialization error, which the
/// store reports as `StoreError::Corrupt`.
macro_rules! text_enums {
    ($($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident $word:literal),+ $(,)? })+) => {$(
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
            diesel::expression::AsExpression, diesel::deserialize::FromSqlRow,
        )]
        #[diesel(sql_type = diesel::sql_types::Text)]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Returns the word in columns and in JSON.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::model::UnknownWord;

            fn try_from(word: &str) -> Result<Self, Self::Error> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    other => Err($crate::model::UnknownWord(other.to_owned())),
                }
            }
        }

        impl diesel::serialize::ToSql<diesel::sql_types::Text, diesel::pg::Pg> for $name {
            fn to_sql<'b>(
                &'b self,
                out: &mut diesel::serialize::Output<'b, '_, diesel::pg::Pg>,
            ) -> diesel::serialize::Result {
                diesel::serialize::ToSql::<diesel::sql_types::Text, diesel::pg::Pg>::to_sql(self.as_str(), out)
            }
        }

        impl diesel::deserialize::FromSql<diesel::sql_types::Text, diesel::pg::Pg> for $name {
            fn from_sql(value: diesel::pg::PgValue<'_>) -> diesel::deserialize::Result<Self> {
                Ok(std::str::from_utf8(value.as_bytes())?.try_into()?)
            }
        }
    )+};
}

pub(in crate::model) use text_enums;

#[cfg(test)]
mod tests {
    use crate::model::{
        UnknownWord,
        account_ref::AccountKind,
        game::{Actor, Pool, Status, Visibility},
        mail::{MailKind, TokenPurpose, TurnMails},
        notices::SeatPlayer,
        plan_trigger::PlanTrigger,
        sandbox_faults::{AfterLoss, Overtaken},
        scope::Scope,
        texts::{Audience, Locale, Spectators},
        webhook::{DeliveryState, WebhookFormat},
    };

    macro_rules! assert_words {
        ($($name:ident: $($variant:ident)+;)+) => {$($({
            let (value, word) = ($name::$variant, $name::$variant.as_str());
            assert_eq!($name::try_from(word), Ok(value));
            assert_eq!(serde_json::to_value(value).unwrap(), word, "the same word in JSON as in a column");
        })+)+};
    }

    #[test]
    fn columns_and_json_have_the_same_words() {
        assert_words! {
            Status: Open Running Finished Aborted;
            Visibility: Public Unlisted Private;
            Pool: People Bots Mixed;
            Actor: Owner Plan Bot;
            AccountKind: Person Bot;
            Audience: Players Everybody;
            Spectators: None Read Write;
            TurnMails: AtOnce Quiet Digest None;
            MailKind: Verification AddressChanged PasswordReset Digest Turn Reminder Finished Invitation;
            TokenPurpose: Verification PasswordReset;
            WebhookFormat: Standard Discord Slack;
            PlanTrigger: AtOnce AtDeadline;
            AfterLoss: SameKey NewKey WentOn;
            Overtaken: Conflict Accepted Refused;
            Scope: Read Play Manage;
            SeatPlayer: Owner Bot Substitute;
            Locale: En Fr;
            DeliveryState: Pending Delivered Failed;
        }
    }

    #[test]
    fn an_unknown_word_is_an_error() {
        assert_eq!(Status::try_from("postponed"), Err(UnknownWord("postponed".to_owned())));
    }
}
