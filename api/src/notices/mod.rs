//! Notices: how accounts learn what happened, in their feed, by webhooks and by mail.

pub mod feed;
mod links;
pub mod mail;
mod names;
mod sentences;
pub mod webhooks;
mod words;

pub use self::links::Links;
