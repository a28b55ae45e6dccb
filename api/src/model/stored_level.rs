//! The level of a built-in bot as a column. `Level` is a type of the domain, which knows no database.

use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    pg::{Pg, PgValue},
    sql_types::Text,
};
use salon_domain::kernel::bots::Level;

use crate::model::UnknownWord;

/// The level of a built-in bot, read from a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromSqlRow)]
pub struct StoredLevel(pub Level);

impl FromSql<Text, Pg> for StoredLevel {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let word = std::str::from_utf8(value.as_bytes())?;
        Ok(Self(word.parse().map_err(|_| UnknownWord(word.to_owned()))?))
    }
}
