//! Events of any ruleset as JSON.

use crate::kernel::json::{Json, write};
use crate::kernel::kinds::HasKind;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Viewer;
use crate::kernel::words::{Speech, Words};

/// Events of a game, in order.
pub trait AnyEvents: Send + Sync {
    /// Returns the kind of each event.
    fn kinds(&self) -> Vec<&'static str>;
    /// Returns the events as they are stored, hidden information included.
    fn stored(&self) -> Vec<Json>;
    /// Returns the events as this viewer may see them.
    fn seen(&self, viewer: Viewer) -> Vec<Json>;
    /// Says each event, as far as this viewer may know it.
    fn say(&self, viewer: Viewer, speech: &Speech<'_>) -> Vec<Words>;
}

/// Typed events behind [`AnyEvents`].
pub(super) struct TypedEvents<R: Ruleset>(pub(super) Vec<R::Event>);

impl<R: Ruleset> AnyEvents for TypedEvents<R> {
    fn kinds(&self) -> Vec<&'static str> {
        self.0.iter().map(HasKind::kind).collect()
    }

    fn stored(&self) -> Vec<Json> {
        self.0.iter().map(write).collect()
    }

    fn seen(&self, viewer: Viewer) -> Vec<Json> {
        self.0.iter().map(|event| write(&R::disclose(event, viewer))).collect()
    }

    fn say(&self, viewer: Viewer, speech: &Speech<'_>) -> Vec<Words> {
        self.0.iter().map(|event| R::say_event(&R::disclose(event, viewer), speech)).collect()
    }
}
