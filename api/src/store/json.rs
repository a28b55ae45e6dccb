//! `jsonb` columns as text: not parsed and serialized again between database and client.

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

use crate::store::error::{StoreError, StoreResult};

/// A JSON value as text.
#[derive(Clone, Debug, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = Jsonb)]
pub struct JsonText(String);

impl JsonText {
    /// Serializes a value.
    pub fn of(value: &impl Serialize) -> Self {
        // The types stored here have no maps with non-string keys, so that serializing them cannot fail.
        Self(serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Deserializes it; `StoreError::Corrupt` if it does not have the expected form.
    pub fn read<'a, T: serde::Deserialize<'a>>(&'a self) -> StoreResult<T> {
        serde_json::from_str(&self.0).map_err(|error| StoreError::Corrupt(error.to_string()))
    }
}

impl From<&RawValue> for JsonText {
    fn from(json: &RawValue) -> Self {
        Self(json.get().to_owned())
    }
}

/// The first byte of the binary form of `jsonb`: its version.
const JSONB_VERSION: u8 = 1;

impl FromSql<Jsonb, Pg> for JsonText {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        match value.as_bytes().split_first() {
            Some((&JSONB_VERSION, text)) => Ok(Self(std::str::from_utf8(text)?.to_owned())),
            _ => Err("unknown version of the binary form of jsonb".into()),
        }
    }
}

impl ToSql<Jsonb, Pg> for JsonText {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        out.write_all(&[JSONB_VERSION])?;
        out.write_all(self.0.as_bytes())?;
        Ok(IsNull::No)
    }
}
