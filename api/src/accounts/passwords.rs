//! Argon2id off the request threads, a few at a time, with a queue that ends.

use std::sync::Arc;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use super::{AccountError, Password, Secret};

/// Requests that may wait for each one that is being worked on: some seconds' worth.
const QUEUE: usize = 128;

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    running: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// Checked when there is no real hash, so that a missing account takes as long as a wrong password.
    dummy: Arc<str>,
}

impl Passwords {
    /// At most `at_once` hashes at the same time.
    pub fn new(at_once: usize) -> Result<Self, AccountError> {
        Ok(Self {
            running: Arc::new(Semaphore::new(at_once)),
            queue: Arc::new(Semaphore::new(at_once.saturating_mul(QUEUE))),
            dummy: hash(b"nobody's password")?.into(),
        })
    }

    /// The hash to store.
    pub(super) async fn hash(&self, password: &Password) -> Result<String, AccountError> {
        let password = password.clone();
        self.run(move || hash(password.as_str().as_bytes())).await?
    }

    /// Whether `password` is the one behind `stored`; never if there is none, after the same time.
    pub(super) async fn verify(&self, password: &Secret, stored: Option<&str>) -> Result<bool, AccountError> {
        let known = stored.is_some();
        let (password, stored) = (password.clone(), stored.unwrap_or(&self.dummy).to_owned());
        let matches = self
            .run(move || {
                let parsed = PasswordHash::new(&stored).map_err(|error| AccountError::Internal(error.to_string()))?;
                Ok::<_, AccountError>(Argon2::default().verify_password(password.as_str().as_bytes(), &parsed).is_ok())
            })
            .await??;
        Ok(known && matches)
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AccountError> {
        let _place = self.queue.try_acquire().map_err(|_| AccountError::Busy)?;
        let permit = Arc::clone(&self.running).acquire_owned().await.map_err(|_| AccountError::Busy)?;
        // The permit goes with the work: a client that hangs up frees its place in the queue, not the core it occupies.
        tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        })
        .await
        .map_err(|error| AccountError::Internal(error.to_string()))
    }
}

fn hash(password: &[u8]) -> Result<String, AccountError> {
    Argon2::default()
        .hash_password(password)
        .map(|hash| hash.to_string())
        .map_err(|error| AccountError::Internal(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn only_the_right_password_of_an_account_matches() {
        let passwords = Passwords::new(1).unwrap();
        let hash = passwords.hash(&"correct horse".parse().unwrap()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(passwords.verify(&"correct horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&"wrong horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&"nobody's password".parse().unwrap(), None).await.unwrap());
    }
}
