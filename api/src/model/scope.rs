//! Scopes of tokens.

use crate::model::text_enum::text_enums;

text_enums! {
    /// A permission of a token. No scope includes another.
    Scope {
        /// Read everything the account may see.
        Read "read",
        /// Play at the account's seats.
        Play "play",
        /// Change the account, its tokens and the games it hosts.
        Manage "manage",
    }
}

impl Scope {
    /// All scopes.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Manage];
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scopes {
    read: bool,
    play: bool,
    manage: bool,
}

impl Scopes {
    /// The scopes of a session.
    pub const ALL: Self = Self { read: true, play: true, manage: true };

    /// Whether the set contains the scope.
    pub fn allows(self, scope: Scope) -> bool {
        match scope {
            Scope::Read => self.read,
            Scope::Play => self.play,
            Scope::Manage => self.manage,
        }
    }

    /// Returns the scopes in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.allows(*scope))
    }

    /// Whether everything in `self` is in `other`.
    pub fn within(self, other: Self) -> bool {
        self.iter().all(|scope| other.allows(scope))
    }

    /// Reads a stored set; unknown scopes are dropped.
    pub fn from_stored(stored: &[String]) -> Self {
        Scope::ALL.into_iter().filter(|scope| stored.iter().any(|text| text == scope.as_str())).collect()
    }

    /// Returns the set as it is stored.
    pub fn to_stored(self) -> Vec<String> {
        self.iter().map(|scope| scope.as_str().to_owned()).collect()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        let mut set = Self::default();
        for scope in scopes {
            match scope {
                Scope::Read => set.read = true,
                Scope::Play => set.play = true,
                Scope::Manage => set.manage = true,
            }
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_scopes_are_read_back_without_unknown_ones() {
        let set: Scopes = [Scope::Play, Scope::Read].into_iter().collect();
        assert_eq!(Scopes::from_stored(&set.to_stored()), set);
        assert!(!Scopes::from_stored(&["everything".to_owned()]).allows(Scope::Read));
        assert!(set.within(Scopes::ALL) && !Scopes::ALL.within(set));
    }
}
