//! `jsonb` as finished text: neither parsed nor written again on its way.

use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    expression::AsExpression,
    pg::{Pg, PgValue},
    serialize::{self, IsNull, Output, ToSql},
    sql_types::Jsonb,
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::io::Write;

use super::{StoreError, StoreResult};

/// A piece of finished JSON in the database.
#[derive(Clone, Debug, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = Jsonb)]
pub struct JsonText(String);

impl JsonText {
    /// A value as JSON.
    pub fn of(value: &impl Serialize) -> Self {
        // Our own types hold nothing that JSON cannot tell.
        Self(serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads it as a value.
    pub fn read<'a, T: serde::Deserialize<'a>>(&'a self) -> StoreResult<T> {
        serde_json::from_str(&self.0).map_err(|error| StoreError::Corrupt(error.to_string()))
    }
}

impl From<&RawValue> for JsonText {
    fn from(json: &RawValue) -> Self {
        Self(json.get().to_owned())
    }
}

/// The version of the binary form of `jsonb`, its first byte.
const VERSION: u8 = 1;

impl FromSql<Jsonb, Pg> for JsonText {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        match value.as_bytes().split_first() {
            Some((&VERSION, text)) => Ok(Self(std::str::from_utf8(text)?.to_owned())),
            _ => Err("an unknown form of jsonb".into()),
        }
    }
}

impl ToSql<Jsonb, Pg> for JsonText {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        out.write_all(&[VERSION])?;
        out.write_all(self.0.as_bytes())?;
        Ok(IsNull::No)
    }
}
