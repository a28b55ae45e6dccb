//! The feed of an account: all its notices, stored in one order. Streams, long polls, webhooks and mails all read it, so that a client that was
//! disconnected misses nothing.

mod read;
mod retention;
mod say;
mod subscription;

pub use self::{
    read::{FeedItem, FeedPageRequest, MarkRead, NoticePage, ReadFrom, Unread, count_unread, mark_read, read_feed},
    retention::{delete_old_entries, housekeeping_interval},
    say::say_items,
    subscription::FeedSubscription,
};
pub use crate::model::{
    feed_cursor::{FEED_CURSOR_LENGTH, FEED_CURSOR_PATTERN, FeedCursor},
    notice_kinds::{NoticeKind, NoticeKinds},
    notices::{Notice, NoticeFor, SeatPlayer},
};
