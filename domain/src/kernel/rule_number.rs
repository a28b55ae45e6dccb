//! Numbers of the rules, and a check that `apply` reads none of them.
//!
//! A stored game must fold to the same state after a number of the rules was changed. So `apply` may only use what the
//! event says. Debug builds, and with them all tests, fail when a [`RuleNumber`] is read while an event is applied.

#[cfg(debug_assertions)]
use std::cell::Cell;

use super::ruleset::Ruleset;

/// A number of the rules, such as a threshold or a price. Readable in `decide`, `legal`, `awaiting`, `score` and
/// `begin`, but not in `apply`.
#[derive(Clone, Copy, Debug)]
pub struct RuleNumber<T>(T);

impl<T: Copy> RuleNumber<T> {
    /// Declares a number of the rules.
    #[must_use]
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// Returns the number.
    #[must_use]
    #[inline]
    pub fn get(self) -> T {
        debug_assert!(!is_applying(), "apply reads a number of the rules: write what was decided into the event");
        self.0
    }
}

#[cfg(debug_assertions)]
thread_local! {
    static APPLYING: Cell<bool> = const { Cell::new(false) };
}

#[cfg(debug_assertions)]
fn is_applying() -> bool {
    APPLYING.get()
}

#[cfg(not(debug_assertions))]
const fn is_applying() -> bool {
    false
}

/// Marks the current thread as applying until it is dropped, also by a panic.
#[cfg(debug_assertions)]
struct Applying;

#[cfg(debug_assertions)]
impl Applying {
    fn start() -> Self {
        APPLYING.set(true);
        Self
    }
}

#[cfg(debug_assertions)]
impl Drop for Applying {
    fn drop(&mut self) {
        APPLYING.set(false);
    }
}

/// Applies an event to a state. The kernel calls [`Ruleset::apply`] only here.
#[inline]
pub(super) fn apply<R: Ruleset>(state: &mut R::State, event: &R::Event) {
    #[cfg(debug_assertions)]
    let _applying = Applying::start();
    R::apply(state, event);
}

#[cfg(test)]
mod tests {
    use super::*;

    const THRESHOLD: RuleNumber<u8> = RuleNumber::new(4);

    #[test]
    fn a_rule_number_is_readable_outside_of_apply() {
        assert_eq!(THRESHOLD.get(), 4);
    }

    #[test]
    #[should_panic(expected = "apply reads a number of the rules")]
    fn a_rule_number_is_not_readable_while_an_event_is_applied() {
        let _applying = Applying::start();
        assert_eq!(THRESHOLD.get(), 4);
    }

    #[test]
    fn a_rule_number_is_readable_after_an_event_was_applied() {
        drop(Applying::start());
        assert_eq!(THRESHOLD.get(), 4);
    }
}
