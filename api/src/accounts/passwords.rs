//! Hashes and checks passwords with Argon2id, in threads other than those that answer requests.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{
        self,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};

use crate::{
    accounts::{
        AccountError,
        hash_threads::{HashThreads, Memory, QueueSlot},
    },
    model::texts::{Password, SubmittedSecret},
};

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    threads: HashThreads,
    /// Checked for accounts that do not exist, so that they take as long as a wrong password.
    dummy: Arc<str>,
}

impl Passwords {
    /// Starts `threads` threads, each of which hashes one password at a time.
    pub async fn start(threads: usize) -> Result<Self, AccountError> {
        let threads = HashThreads::start(threads).map_err(internal)?;
        let slot = threads.reserve().await?;
        let dummy = threads.run(&slot, |memory| hash(memory, b"dummy password")).await??;
        Ok(Self { threads, dummy: dummy.into() })
    }

    /// Reserves a slot in the queue. Requests do this first, so that a refused request costs little.
    pub(super) async fn reserve(&self) -> Result<QueueSlot, AccountError> {
        self.threads.reserve().await
    }

    /// Returns the hash to store.
    pub(super) async fn hash(&self, slot: &QueueSlot, password: &Password) -> Result<String, AccountError> {
        let password = password.clone();
        self.threads.run(slot, move |memory| hash(memory, password.as_str().as_bytes())).await?
    }

    /// Whether `password` matches `stored`. Without a stored hash it takes the same time and returns false.
    pub(super) async fn verify(
        &self,
        slot: &QueueSlot,
        password: &SubmittedSecret,
        stored: Option<&str>,
    ) -> Result<bool, AccountError> {
        let known = stored.is_some();
        let (password, stored) = (password.clone(), stored.unwrap_or(&self.dummy).to_owned());
        let matches =
            self.threads.run(slot, move |memory| matches(memory, password.as_str().as_bytes(), &stored)).await??;
        Ok(known && matches)
    }
}

fn hash(memory: &mut Memory, password: &[u8]) -> Result<String, AccountError> {
    let argon2 = Argon2::default();
    let salt = password_hash::try_generate_salt().map_err(internal)?;
    let output = digest(memory, &argon2, password, &salt)?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params()).map_err(internal)?,
        salt: Some(Salt::new(&salt).map_err(internal)?),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

/// Whether the password matches a stored hash, with the parameters of that hash.
fn matches(memory: &mut Memory, password: &[u8], stored: &str) -> Result<bool, AccountError> {
    let stored = PasswordHash::new(stored).map_err(internal)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else {
        return Err(AccountError::Internal("stored password hash without salt or digest".to_owned()));
    };
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).map_err(internal)?;
    let version = stored.version.map(Version::try_from).transpose().map_err(internal)?.unwrap_or_default();
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&stored).map_err(internal)?);
    // Compared in constant time.
    Ok(digest(memory, &argon2, password, salt)? == *expected)
}

fn digest(memory: &mut Memory, argon2: &Argon2<'_>, password: &[u8], salt: &[u8]) -> Result<Output, AccountError> {
    let params = argon2.params();
    let mut buffer = [0; Output::MAX_LENGTH];
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let output = buffer.get_mut(..length).ok_or_else(|| internal("password digest too long"))?;
    let blocks = memory.blocks(params.block_count());
    argon2.hash_password_into_with_memory(password, salt, output, blocks).map_err(internal)?;
    Output::new(output).map_err(internal)
}

fn internal(error: impl ToString) -> AccountError {
    AccountError::Internal(error.to_string())
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[actix_web::test]
    async fn only_the_correct_password_matches() {
        let passwords = Passwords::start(1).await.unwrap();
        let slot = passwords.reserve().await.unwrap();
        let hash = passwords.hash(&slot, &"correct horse".parse().unwrap()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(passwords.verify(&slot, &"correct horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&slot, &"wrong horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&slot, &"dummy password".parse().unwrap(), None).await.unwrap());
    }

    #[test]
    fn hashes_are_compatible_with_the_library() {
        let mut memory = Memory::default();
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert!(matches(&mut memory, b"correct horse", &theirs).unwrap());
        assert!(!matches(&mut memory, b"wrong horse", &theirs).unwrap());
        // Memory that held another password does not change the result.
        let ours = hash(&mut memory, b"correct horse").unwrap();
        let parsed = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &parsed).is_ok());
        assert_ne!(ours, hash(&mut memory, b"correct horse").unwrap(), "each has a salt of its own");
    }

    #[test]
    fn a_hash_with_other_parameters_matches() {
        let mut memory = Memory::default();
        for (blocks, passes, lanes, length) in [(64, 3, 1, 16), (32_768, 1, 2, 32), (8, 1, 1, 64)] {
            let params = Params::new(blocks, passes, lanes, Some(length)).unwrap();
            let other = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            let stored = other.hash_password(b"correct horse").unwrap().to_string();
            assert!(matches(&mut memory, b"correct horse", &stored).unwrap(), "{stored}");
            assert!(!matches(&mut memory, b"wrong horse", &stored).unwrap(), "{stored}");
        }
    }
}
