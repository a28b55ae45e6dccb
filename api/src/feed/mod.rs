//! The personal feed: everything an account is told, kept, in one order. Streams, long polls, webhooks and mails all read it, so
//! whoever was away misses nothing.

mod news;

pub use self::news::{Keeper, News, NewsFor};
