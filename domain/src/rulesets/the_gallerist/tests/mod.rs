//! The rules, tested: printed data, the facts of the rules page, its rulings, the example of play, random games.

mod art;
mod builder;
mod contracts;
mod example;
mod first_version;
mod influence;
mod location_action;
mod market;
mod printed;
mod random;
mod recount;
mod rulings;
mod rulings_late;
mod rulings_second;
mod scoring;
mod setup;
mod solo;
mod tickets;
mod visitors;
