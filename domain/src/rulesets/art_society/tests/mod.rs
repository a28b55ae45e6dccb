//! Rules tested on crafted walls, one file for each part of the rules page; test names say the rule.

mod any_time;
mod assistant;
mod auction;
mod bidding;
mod craft;
mod decor;
mod edge;
mod editions;
mod ending;
mod hanging;
mod hidden;
mod museum;
mod no_space;
mod parallel;
mod recount;
mod scoring;
mod setup;
mod shortage;
mod stored;
mod take_down;
mod taking;
mod words;
mod words_of_games;
