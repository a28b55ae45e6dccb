//! Type-erased rulesets with JSON in and out, implemented once for every [`Ruleset`](super::Ruleset).
//!
//! A server works with [`AnyRuleset`], [`AnyGame`] and [`AnyEvents`] only and does not know which game it serves.

mod any_events;
mod any_game;
mod any_ruleset;
mod entry;
mod parse;
mod shown;
mod typed_game;

pub use any_events::AnyEvents;
pub use any_game::{Accepted, AnyGame, AwaitedSeat, JsonPreview, LegalChoice};
pub use any_ruleset::{
    About, AnyRuleset, Dealt, OptionWords, RulesetWords, Schemas, Stored, TableChoice, Unreadable, Verified,
};
pub use entry::Entry;
pub use parse::MAX_COMMANDS;
pub use shown::{Asked, Shown};
