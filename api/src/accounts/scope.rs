//! What a token may do.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One thing a token may be good for. None includes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look at whatever the account may see.
    Read,
    /// Act at the account's seats.
    Play,
    /// Change the account, its tokens and the games it hosts.
    Manage,
}

impl Scope {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Manage];

    /// As stored and as written in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Manage => "manage",
        }
    }
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scopes {
    read: bool,
    play: bool,
    manage: bool,
}

impl Scopes {
    /// What a signed-in person has.
    pub const ALL: Self = Self { read: true, play: true, manage: true };

    /// Whether the set has it.
    pub fn allows(self, scope: Scope) -> bool {
        match scope {
            Scope::Read => self.read,
            Scope::Play => self.play,
            Scope::Manage => self.manage,
        }
    }

    /// The scopes in the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.allows(*scope))
    }

    /// Whether everything in `self` is in `other`.
    pub fn within(self, other: Self) -> bool {
        self.iter().all(|scope| other.allows(scope))
    }

    /// Reads them as stored; what is not known is not granted.
    pub fn from_stored(stored: &[String]) -> Self {
        Scope::ALL.into_iter().filter(|scope| stored.iter().any(|text| text == scope.as_str())).collect()
    }

    /// As stored.
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
    fn what_is_stored_comes_back_and_no_more() {
        let set: Scopes = [Scope::Play, Scope::Read].into_iter().collect();
        assert_eq!(Scopes::from_stored(&set.to_stored()), set);
        assert!(!Scopes::from_stored(&["everything".to_owned()]).allows(Scope::Read));
        assert!(set.within(Scopes::ALL) && !Scopes::ALL.within(set));
    }
}
