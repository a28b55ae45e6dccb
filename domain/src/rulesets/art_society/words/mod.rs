//! What a person reads and points at: the messages in `en.ftl` and `fr.ftl`, filled from what a viewer may see.

mod commands;
mod components;
mod decisions;
mod effects;
mod events;
mod rejections;
mod score;
mod status;
pub(super) mod things;

use std::sync::LazyLock;

use super::components::{Frame, Genre};
use super::event::EndTrigger;
use super::state::{Phase, Stage};
use crate::kernel::{HasKind, Messages, Speaker, Speech};

pub(super) use commands::present;
pub(super) use components::components;
pub(super) use decisions::decision;
pub(super) use events::event;
pub(super) use rejections::rejection;
pub(super) use score::explain;
pub(super) use status::status;

/// The values that have a name for people.
pub(super) const VOCABULARY: &[(&str, &[&str])] = &[
    ("genre", Genre::KINDS),
    ("frame", Frame::KINDS),
    ("phase", Phase::KINDS),
    ("stage", Stage::KINDS),
    ("end-trigger", EndTrigger::KINDS),
];

/// The phases of a game.
pub(super) const PHASES: &[&str] = Phase::KINDS;

/// The words of the game that are explained.
pub(super) const TERMS: &[&str] = &[
    "auction",
    "bid",
    "stack",
    "gavel",
    "auctioneer",
    "value",
    "type",
    "frame",
    "wall",
    "cell",
    "tile",
    "faux_pas",
    "eyeline",
    "decor",
    "shield",
    "assistant",
    "museum",
    "marker",
    "prestige",
    "starting_painting",
    "star",
    "corner",
    "supply",
    "excess_painting",
    "sealed",
];

/// The message catalogue.
pub(super) fn messages() -> &'static Messages {
    static MESSAGES: LazyLock<Messages> =
        LazyLock::new(|| Messages::new([include_str!("en.ftl"), include_str!("fr.ftl")]));
    &MESSAGES
}

/// Returns a speaker of these messages.
pub(super) fn speaker<'a>(speech: &Speech<'a>) -> Speaker<'a> {
    Speaker::new(messages(), *speech)
}
