//! One file a resource. A new family of routes is a file with handlers and a `configure`, and a line here.

mod access_tokens;
mod account;
mod accounts;
mod bot_tokens;
mod bots;
mod clock_settings;
mod commands;
mod deliveries;
mod export;
mod export_play;
mod feed;
mod games;
mod invitations;
mod mail;
mod mutes;
mod notes;
mod password;
mod pictures;
mod plans;
mod ratings;
mod records;
mod rulesets;
mod sandbox;
mod seats;
mod server;
mod sessions;
mod streams;
mod table_bots;
mod tables;
mod talk;
mod views;
mod webhooks;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers all routes, with their documentation. A request is compared with one after the other, so those that are asked for all
/// the time come first.
pub fn configure(config: &mut ServiceConfig<'_>) {
    commands::configure(config);
    views::configure(config);
    pictures::configure(config);
    server::configure(config);
    accounts::configure(config);
    account::configure(config);
    password::configure(config);
    sessions::configure(config);
    access_tokens::configure(config);
    bots::configure(config);
    bot_tokens::configure(config);
    rulesets::configure(config);
    games::configure(config);
    tables::configure(config);
    seats::configure(config);
    table_bots::configure(config);
    sandbox::configure(config);
    plans::configure(config);
    clock_settings::configure(config);
    streams::configure(config);
    records::configure(config);
    ratings::configure(config);
    feed::configure(config);
    invitations::configure(config);
    webhooks::configure(config);
    deliveries::configure(config);
    talk::configure(config);
    notes::configure(config);
    mutes::configure(config);
    mail::configure(config);
}
