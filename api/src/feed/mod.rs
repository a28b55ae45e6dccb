//! The personal feed: everything an account is told, kept, in one order. Streams, long polls, webhooks and mails all read it, so
//! whoever was away misses nothing.

mod follow;
mod housekeeping;
mod kinds;
mod news;
mod place;
mod read;

pub use self::{
    follow::Following,
    housekeeping::keep_house,
    kinds::{Kind, Kinds},
    news::{Keeper, News, NewsFor},
    place::{PLACE_LENGTH, PLACE_PATTERN, Place},
    read::{Begin, FeedFilter, FeedItem, Part, ReadOrder, Unread, count_unread, mark_read, read_feed},
};
