//! The routes, one file per resource; a handler has the name of its operation id. A new resource is a file with handlers and a
//! `configure`, and a line here.

mod about;
mod account;
mod bots;
mod games;
mod notices;
mod play;
mod ratings;
mod talk;

use utoipa_actix_web::service_config::ServiceConfig;

pub(in crate::http) use self::play::streams::GameChange;

/// Registers all routes with their documentation. actix tries them in this order, so the most frequent ones come first.
pub fn configure(config: &mut ServiceConfig<'_>) {
    play::commands::configure(config);
    play::state::configure(config);
    play::views::configure(config);
    play::turns::configure(config);
    play::pictures::configure(config);
    about::server::configure(config);
    account::accounts::configure(config);
    account::guests::configure(config);
    account::own_account::configure(config);
    account::export::configure(config);
    account::password::configure(config);
    account::sessions::configure(config);
    account::tickets::configure(config);
    account::access_tokens::configure(config);
    bots::owned_bots::configure(config);
    bots::bot_tokens::configure(config);
    about::rulesets::configure(config);
    games::game::configure(config);
    games::tables::configure(config);
    games::seats::configure(config);
    bots::table_bots::configure(config);
    games::sandbox::configure(config);
    games::plans::configure(config);
    games::plan_choices::configure(config);
    account::clock_settings::configure(config);
    play::streams::configure(config);
    games::records::configure(config);
    ratings::configure(config);
    notices::feed::configure(config);
    notices::read_items::configure(config);
    games::invitations::configure(config);
    notices::webhooks::configure(config);
    notices::deliveries::configure(config);
    talk::messages::configure(config);
    talk::settings::configure(config);
    talk::notes::configure(config);
    talk::mutes::configure(config);
    account::mail::configure(config);
}
