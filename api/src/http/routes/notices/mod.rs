//! The feed, webhooks and their deliveries.

pub(in crate::http) mod deliveries;
pub(in crate::http) mod feed;
pub(in crate::http) mod read_items;
pub(in crate::http) mod webhooks;
