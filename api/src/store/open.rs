//! Transactions that outlive the function which begins them.

use diesel_async::{AnsiTransactionManager, TransactionManager};

use super::{Connection, Store, StoreResult, deadpool};

/// A connection with an open transaction. The pool looks at a connection when it lends it, not when it gets it back: dropped as
/// it is, it would go on holding its locks for as long as nobody happens to need it.
pub(super) struct Open(Option<Connection>);

impl Open {
    /// Begins a transaction.
    pub(super) async fn begin(store: &Store) -> StoreResult<Self> {
        let mut open = Self(Some(store.connection().await?));
        AnsiTransactionManager::begin_transaction(&mut **open).await?;
        Ok(open)
    }

    /// Makes it so.
    pub(super) async fn commit(mut self) -> StoreResult<()> {
        AnsiTransactionManager::commit_transaction(&mut **self).await?;
        drop(self.0.take());
        Ok(())
    }
}

impl std::ops::Deref for Open {
    type Target = Connection;

    #[expect(clippy::expect_used, reason = "it is taken out by `commit` and `drop` only, which end its life")]
    fn deref(&self) -> &Connection {
        self.0.as_ref().expect("a connection")
    }
}

impl std::ops::DerefMut for Open {
    #[expect(clippy::expect_used, reason = "it is taken out by `commit` and `drop` only, which end its life")]
    fn deref_mut(&mut self) -> &mut Connection {
        self.0.as_mut().expect("a connection")
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take() else { return };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(async move {
                if AnsiTransactionManager::rollback_transaction(&mut *connection).await.is_err() {
                    drop(deadpool::Object::take(connection));
                }
            })),
            // Without a runtime there is only one way to give the locks back.
            Err(_) => drop(deadpool::Object::take(connection)),
        }
    }
}
