//! Playing over days: clocks, what happens at deadlines, plans, the feed, table talk.

mod clocks;
mod deadlines;
mod feed;
mod feed_play;
mod handover;
mod ladder;
mod pauses;
mod plans;
mod plans_in_detail;
mod plans_on_servers;
mod settings;
mod talk;
