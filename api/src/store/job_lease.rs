//! Leases on jobs: of all servers on a database, one at a time does a job.

use diesel::sql_types::{Bool, Text};
use diesel_async::RunQueryDsl;

use crate::store::{Store, error::StoreResult, open_transaction::OpenTransaction};

/// A job that only the holder does. It ends when this is released or dropped, or when the holder's connection breaks.
pub struct JobLease(OpenTransaction);

#[derive(diesel::QueryableByName)]
struct Locked {
    #[diesel(sql_type = Bool)]
    locked: bool,
}

impl Store {
    /// Takes the lease on a job, or returns `None` while another server holds it.
    pub async fn try_job_lease(&self, job: &str) -> StoreResult<Option<JobLease>> {
        let mut transaction = OpenTransaction::begin(self).await?;
        // Without a transaction id of its own it holds back no follower.
        let locked: Locked =
            diesel::sql_query("select pg_try_advisory_xact_lock(hashtext('salon job'), hashtext($1)) as locked")
                .bind::<Text, _>(job)
                .get_result(&mut **transaction)
                .await?;
        Ok(locked.locked.then_some(JobLease(transaction)))
    }
}

impl JobLease {
    /// Lets another server have it.
    pub async fn release(self) -> StoreResult<()> {
        self.0.commit().await
    }
}
