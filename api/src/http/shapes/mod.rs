//! Wire types that belong to no single route: parts of several answers, and descriptions of JSON that other layers write.

pub(in crate::http) mod clock;
pub(in crate::http) mod feed;
pub(in crate::http) mod game;
pub(in crate::http) mod mail_settings;
pub(in crate::http) mod plans;
pub(in crate::http) mod play;
pub(in crate::http) mod ruleset_values;
pub(in crate::http) mod state;
pub(in crate::http) mod webhook_message;
pub(in crate::http) mod words;
