//! Transactions that outlive the function which begins them.

use diesel_async::{AnsiTransactionManager, TransactionManager};

use crate::store::{PooledConnection, Store, deadpool, error::StoreResult};

/// A connection with an open transaction, which is rolled back when dropped. The pool resets a connection when it lends it out again, not
/// when it gets it back: without the rollback, an idle connection would keep its locks.
pub(in crate::store) struct OpenTransaction(Option<PooledConnection>);

impl OpenTransaction {
    /// Begins a transaction.
    pub(in crate::store) async fn begin(store: &Store) -> StoreResult<Self> {
        let mut transaction = Self(Some(store.connection().await?));
        AnsiTransactionManager::begin_transaction(&mut **transaction).await?;
        Ok(transaction)
    }

    /// Commits the transaction.
    pub(in crate::store) async fn commit(mut self) -> StoreResult<()> {
        AnsiTransactionManager::commit_transaction(&mut **self).await?;
        drop(self.0.take());
        Ok(())
    }
}

impl std::ops::Deref for OpenTransaction {
    type Target = PooledConnection;

    #[expect(clippy::expect_used, reason = "only `commit` and `drop` take the connection, and both consume the value")]
    fn deref(&self) -> &PooledConnection {
        self.0.as_ref().expect("a connection")
    }
}

impl std::ops::DerefMut for OpenTransaction {
    #[expect(clippy::expect_used, reason = "only `commit` and `drop` take the connection, and both consume the value")]
    fn deref_mut(&mut self) -> &mut PooledConnection {
        self.0.as_mut().expect("a connection")
    }
}

impl Drop for OpenTransaction {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take() else { return };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(async move {
                if AnsiTransactionManager::rollback_transaction(&mut *connection).await.is_err() {
                    drop(deadpool::Object::take(connection));
                }
            })),
            // Without a runtime no rollback can be sent; closing the connection releases the locks.
            Err(_) => drop(deadpool::Object::take(connection)),
        }
    }
}
