//! The games. A new one is a folder here and two lines below: its module and its entry.

use crate::kernel::Ruleset;
use crate::kernel::catalogue::{AnyRuleset, Entry};
use crate::kernel::refusal::Refusal;

macro_rules! registered {
    ($($ruleset:ty),* $(,)?) => {
        /// All rulesets, for those who speak JSON.
        pub static CATALOGUE: &[&dyn AnyRuleset] = &[$(&Entry::<$ruleset>::NEW),*];

        /// Shows all rulesets with their types to a visitor: for tests and tools over every game.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$ruleset>();)*
        }
    };
}

pub mod art_society;
pub mod the_gallerist;

registered![art_society::ArtSociety, the_gallerist::TheGallerist];

/// Something that wants to see every ruleset with its types.
pub trait Visitor {
    /// Sees one ruleset.
    fn visit<R: Ruleset>(&mut self);
}

/// The ruleset with this key.
///
/// # Errors
/// When there is none.
pub fn find(key: &str) -> Result<&'static dyn AnyRuleset, Refusal> {
    CATALOGUE.iter().copied().find(|ruleset| ruleset.about().key == key).ok_or_else(|| Refusal::UnknownRuleset {
        key: key.to_owned(),
        known: CATALOGUE.iter().map(|ruleset| ruleset.about().key).collect::<Vec<_>>().join(", "),
    })
}
