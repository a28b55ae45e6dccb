//! The games. A new one is a folder here and two lines below: its module and its registration.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::kernel::Ruleset;
use crate::kernel::catalogue::{AnyRuleset, Entry};
use crate::kernel::refusal::Refusal;

macro_rules! register {
    (games: [$($game:ty),* $(,)?], examples: [$($example:ty),* $(,)?] $(,)?) => {
        /// The rulesets that every server offers.
        pub static CATALOGUE: &[&dyn AnyRuleset] = &[$(&Entry::<$game>::NEW),*];

        /// The example rulesets, which a server offers only after [`offer_examples`].
        pub static EXAMPLES: &[&dyn AnyRuleset] = &[$(&Entry::<$example>::NEW),*];

        /// Calls the visitor with the type of every ruleset of [`CATALOGUE`].
        pub fn visit_catalogue(visitor: &mut impl RulesetVisitor) {
            $(visitor.visit::<$game>();)*
        }

        /// Calls the visitor with the type of every ruleset, examples included: for tests and tools over every game.
        pub fn visit_all(visitor: &mut impl RulesetVisitor) {
            visit_catalogue(visitor);
            $(visitor.visit::<$example>();)*
        }
    };
}

pub mod art_society;
pub mod examples;
pub mod the_gallerist;

register! {
    games: [art_society::ArtSociety, the_gallerist::TheGallerist],
    examples: [examples::orchard::Orchard],
}

/// Code that runs for every ruleset with its types.
pub trait RulesetVisitor {
    /// Runs for one ruleset.
    fn visit<R: Ruleset>(&mut self);
}

static EXAMPLES_ARE_OFFERED: AtomicBool = AtomicBool::new(false);

/// Offers the example rulesets too, in this whole process. A server calls it at its start, and only for tests.
pub fn offer_examples() {
    EXAMPLES_ARE_OFFERED.store(true, Ordering::Relaxed);
}

/// Returns every ruleset, examples included.
pub fn all() -> impl Iterator<Item = &'static dyn AnyRuleset> {
    CATALOGUE.iter().chain(EXAMPLES).copied()
}

/// Returns the rulesets that can be played: those of [`CATALOGUE`], and the examples after [`offer_examples`].
pub fn offered() -> impl Iterator<Item = &'static dyn AnyRuleset> {
    let examples: &[&dyn AnyRuleset] = if EXAMPLES_ARE_OFFERED.load(Ordering::Relaxed) { EXAMPLES } else { &[] };
    CATALOGUE.iter().chain(examples).copied()
}

/// Returns the offered ruleset with this key.
///
/// # Errors
/// There is none.
pub fn find(key: &str) -> Result<&'static dyn AnyRuleset, Refusal> {
    offered().find(|ruleset| ruleset.about().key == key).ok_or_else(|| Refusal::UnknownRuleset {
        key: key.to_owned(),
        known: offered().map(|ruleset| ruleset.about().key).collect::<Vec<_>>().join(", "),
    })
}
