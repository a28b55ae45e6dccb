//! Built-in and owned bots, hints, sandboxes and ratings.

mod abusive_bots;
mod bot_check;
mod bot_tables;
mod budgets;
mod hint_words;
mod hints;
mod owned_bots;
mod playing;
mod rating_order;
mod ratings;
mod rewind;
mod rewind_streams;
mod sandbox;
mod sandbox_faults;
