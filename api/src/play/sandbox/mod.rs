//! Sandboxes: passing time, injected faults, rewinding.

pub(in crate::play) mod expiry_fault;
pub(in crate::play) mod faults;
pub(in crate::play) mod pass_time;
pub(in crate::play) mod rewind;
pub(in crate::play) mod submit_with_faults;
