//! Rows of the keys that sign access tokens.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, NullableExpressionMethods, PgSortExpressionMethods, QueryDsl, Queryable,
    Selectable, SelectableHelper, dsl::now,
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::ids::SigningKeyId,
    store::{
        Store,
        error::{StoreError, StoreResult},
        schema::signing_keys,
    },
};

/// A signing key.
#[derive(Clone, Queryable, Selectable)]
#[diesel(table_name = signing_keys)]
pub struct SigningKeyRow {
    /// Its `kid`.
    pub id: SigningKeyId,
    /// 32 random bytes.
    pub secret: Vec<u8>,
    /// When it was retired; none for the active key.
    pub retired_at: Option<DateTime<Utc>>,
}

impl Store {
    /// Inserts a key unless one is active. The constraint `signing_keys_one_active` lets exactly one of several servers succeed.
    pub async fn ensure_signing_key(&self, id: SigningKeyId, secret: &[u8]) -> StoreResult<()> {
        diesel::insert_into(signing_keys::table)
            .values((signing_keys::id.eq(id), signing_keys::secret.eq(secret)))
            .on_conflict_do_nothing()
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns the active key, followed by those retired after `since`.
    pub async fn signing_keys(&self, since: DateTime<Utc>) -> StoreResult<Vec<SigningKeyRow>> {
        Ok(signing_keys::table
            .filter(signing_keys::retired_at.is_null().or(signing_keys::retired_at.assume_not_null().gt(since)))
            .order(signing_keys::retired_at.desc().nulls_first())
            .select(SigningKeyRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Deletes keys retired before `since`.
    pub async fn delete_signing_keys(&self, since: DateTime<Utc>) -> StoreResult<()> {
        diesel::delete(signing_keys::table.filter(signing_keys::retired_at.lt(since)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Inserts a new active key and retires the previous one. With `delete_old`, all previous keys are deleted.
    pub async fn rotate_signing_key(&self, id: SigningKeyId, secret: &[u8], delete_old: bool) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                if delete_old {
                    diesel::delete(signing_keys::table).execute(tx).await?;
                } else {
                    diesel::update(signing_keys::table.filter(signing_keys::retired_at.is_null()))
                        .set(signing_keys::retired_at.eq(now))
                        .execute(tx)
                        .await?;
                }
                diesel::insert_into(signing_keys::table)
                    .values((signing_keys::id.eq(id), signing_keys::secret.eq(secret)))
                    .execute(tx)
                    .await?;
                Ok(())
            })
            .await
    }
}
