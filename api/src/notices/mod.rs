//! Notices: how accounts learn what happened, in their feed, by webhooks and by mail.

pub mod feed;
pub mod mail;
pub mod webhooks;
