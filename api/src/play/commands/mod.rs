//! Submitting and previewing commands.

pub(in crate::play) mod idempotency;
pub(in crate::play) mod preview;
pub(in crate::play) mod submit;
