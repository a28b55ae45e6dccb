//! Hashing and checking passwords with Argon2id, off the threads that answer requests.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{
        self,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};

use super::{
    AccountError, Password, Secret,
    hashers::{Hashers, Memory, Place},
};

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    hashers: Hashers,
    /// Checked when there is no real hash, so that a missing account takes as long as a wrong password.
    dummy: Arc<str>,
}

impl Passwords {
    /// At most `at_once` hashes at the same time.
    pub async fn start(at_once: usize) -> Result<Self, AccountError> {
        let hashers = Hashers::start(at_once).map_err(internal)?;
        let place = hashers.place().await?;
        let dummy = hashers.run(&place, |memory| hash(memory, b"nobody's password")).await??;
        Ok(Self { hashers, dummy: dummy.into() })
    }

    /// A place in the queue, to be taken before anything else is done for a request: what is refused should cost little.
    pub(super) async fn place(&self) -> Result<Place, AccountError> {
        self.hashers.place().await
    }

    /// The hash to store.
    pub(super) async fn hash(&self, place: &Place, password: &Password) -> Result<String, AccountError> {
        let password = password.clone();
        self.hashers.run(place, move |memory| hash(memory, password.as_str().as_bytes())).await?
    }

    /// Whether `password` is the one behind `stored`; never if there is none, after the same time.
    pub(super) async fn verify(
        &self,
        place: &Place,
        password: &Secret,
        stored: Option<&str>,
    ) -> Result<bool, AccountError> {
        let known = stored.is_some();
        let (password, stored) = (password.clone(), stored.unwrap_or(&self.dummy).to_owned());
        let matches =
            self.hashers.run(place, move |memory| matches(memory, password.as_str().as_bytes(), &stored)).await??;
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

/// Whether this is the password behind a stored hash, with whatever parameters that one was made.
fn matches(memory: &mut Memory, password: &[u8], stored: &str) -> Result<bool, AccountError> {
    let stored = PasswordHash::new(stored).map_err(internal)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else {
        return Err(AccountError::Internal("a stored password hash without salt or digest".to_owned()));
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
    let output = buffer.get_mut(..length).ok_or_else(|| internal("a digest that is too long"))?;
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
    async fn only_the_right_password_of_an_account_matches() {
        let passwords = Passwords::start(1).await.unwrap();
        let place = passwords.place().await.unwrap();
        let hash = passwords.hash(&place, &"correct horse".parse().unwrap()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(passwords.verify(&place, &"correct horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&place, &"wrong horse".parse().unwrap(), Some(&hash)).await.unwrap());
        assert!(!passwords.verify(&place, &"nobody's password".parse().unwrap(), None).await.unwrap());
    }

    #[test]
    fn hashes_are_those_of_the_library() {
        let mut memory = Memory::default();
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert!(matches(&mut memory, b"correct horse", &theirs).unwrap());
        assert!(!matches(&mut memory, b"wrong horse", &theirs).unwrap());
        // What another password left in the memory does not matter.
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
