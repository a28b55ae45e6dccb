//! Values that every layer shares: ids, statuses, names, notices. Parsed once, from a request or a row.
//! They describe themselves in the OpenAPI document (`ToSchema`); all other wire types stand in `http`.

pub mod account_ref;
pub mod delivery_failure;
pub mod event_view;
pub mod feed_cursor;
pub mod feed_filter;
pub mod game;
pub mod ids;
pub mod mail;
pub mod notice_kinds;
pub mod notices;
pub mod plan_trigger;
pub mod sandbox_faults;
pub mod scope;
pub mod stored_level;
pub mod strength;
mod text_enum;
pub mod texts;
pub mod ticket;
mod unknown_word;
mod visible_text;
pub mod webhook;
pub mod webhook_url;

pub use self::unknown_word::UnknownWord;
