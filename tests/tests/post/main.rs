//! Outgoing mails and webhooks.

mod mail;
mod mail_pictures;
mod turn_mails;
mod webhooks;
