//! Ids of rows: UUID v7, one type per table, so that they cannot be confused.

use std::{fmt, str::FromStr};

use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    expression::AsExpression,
    pg::{Pg, PgValue},
    serialize::{self, Output, ToSql},
    sql_types,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema, AsExpression, FromSqlRow,
        )]
        #[diesel(sql_type = sql_types::Uuid)]
        #[serde(transparent)]
        #[schema(value_type = Uuid)]
        pub struct $name(Uuid);

        impl $name {
            /// Makes a new id, later than all earlier ones of this machine.
            #[expect(clippy::new_without_default, reason = "each call makes another one")]
            pub fn new() -> Self {
                Self(Uuid::now_v7())
            }

            /// Returns the UUID.
            pub fn as_uuid(&self) -> Uuid {
                self.0
            }
        }

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> Self {
                Self(uuid)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl ToSql<sql_types::Uuid, Pg> for $name {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
                ToSql::<sql_types::Uuid, Pg>::to_sql(&self.0, out)
            }
        }

        impl FromSql<sql_types::Uuid, Pg> for $name {
            fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
                FromSql::<sql_types::Uuid, Pg>::from_sql(value).map(Self)
            }
        }
    )+};
}

ids! {
    /// A person or a bot.
    AccountId,
    /// A session: a sign-in and all its refreshes.
    SessionId,
    /// A personal access token.
    AccessTokenId,
    /// A game.
    GameId,
    /// A plan.
    PlanId,
    /// A webhook.
    WebhookId,
    /// A delivery to a webhook; its `webhook-id`.
    DeliveryId,
    /// A mail; its Message-ID.
    MailId,
    /// A message at a table.
    MessageId,
    /// A key that signs access tokens; its `kid`.
    SigningKeyId,
}
