//! Tests of the rules: printed components, the numbered facts and rulings of the rules page, the example of play, random games.

mod apply;
mod art;
mod builder;
mod contracts;
mod example;
mod first_version;
mod influence;
mod location_action;
mod market;
mod picture;
mod placing;
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
mod words;
