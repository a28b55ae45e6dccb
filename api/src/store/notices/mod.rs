//! Rows of feeds, webhooks, deliveries and mails.

pub(in crate::store) mod deliveries;
pub(in crate::store) mod delivery_log;
pub(in crate::store) mod feed;
pub(in crate::store) mod feed_scan;
pub(in crate::store) mod mail_settings;
pub(in crate::store) mod mail_tokens;
pub(in crate::store) mod mails;
pub(in crate::store) mod named_tables;
pub(in crate::store) mod webhooks;
