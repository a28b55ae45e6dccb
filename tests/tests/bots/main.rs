//! Bots, the server's own and those people bring along; hints, sandboxes, ratings.

mod bot_accounts;
mod bot_check;
mod bot_tables;
mod budgets;
mod hints;
mod playing;
mod rating_order;
mod ratings;
mod rewind;
mod rude_bots;
mod sandbox;
