//! What a person reads and points at: the messages in `en.ftl` and `fr.ftl`, filled from what a viewer may see.

mod commands;
mod components;
mod decisions;
mod events;
mod pointing;
mod rejections;
mod score;
mod status;
pub(super) mod terms;

use std::sync::LazyLock;

pub(super) use commands::present;
pub(super) use components::components;
pub(super) use decisions::decision;
pub(super) use events::event;
pub(super) use rejections::rejection;
pub(super) use score::{explain, total};
pub(super) use status::status;

use super::components::{ArtistColor, TileCriterion};
use super::event::{EndCause, SkippedStep};
use super::options::SoloGoalLevel;
use super::pieces::{
    Artist, AssistantSource, Bonus, ContractHalf, Form, Location, LocationAction, Offer, PieceKind,
    RenownedDestination, Visitor,
};
use super::view::Phase;
use crate::kernel::{HasKind, Messages, Speaker, Speech};

/// The values that have a name for people.
pub(super) const VOCABULARY: &[(&str, &[&str])] = &[
    ("form", Form::KINDS),
    ("artist", Artist::KINDS),
    ("location", Location::KINDS),
    ("visitor", Visitor::KINDS),
    ("bonus", Bonus::KINDS),
    ("criterion", TileCriterion::KINDS),
    ("offer", Offer::KINDS),
    ("source", AssistantSource::KINDS),
    ("piece", PieceKind::KINDS),
    ("half", ContractHalf::KINDS),
    ("destination", RenownedDestination::KINDS),
    ("action", LocationAction::KINDS),
    ("step", SkippedStep::KINDS),
    ("phase", Phase::KINDS),
    ("color", ArtistColor::KINDS),
    ("end-cause", EndCause::KINDS),
    ("option-goal", SoloGoalLevel::KINDS),
    ("owner", &["lacerda"]),
];

/// The phases of a game.
pub(super) const PHASES: &[&str] = Phase::KINDS;

/// The words of the game that are explained.
pub(super) const TERMS: &[&str] = &[
    "money",
    "influence",
    "track",
    "artist",
    "form",
    "work",
    "fame",
    "celebrity",
    "masterpiece",
    "commission",
    "signature",
    "promotion",
    "level",
    "token",
    "bonus",
    "visitor",
    "investor",
    "collector",
    "plaza",
    "lobby",
    "gallery",
    "bag",
    "ticket",
    "box_office",
    "intermediate_scoring",
    "gallerist",
    "assistant",
    "desk",
    "queue",
    "location",
    "location_action",
    "executive_action",
    "kicked_out",
    "goes_home",
    "contract",
    "half",
    "display",
    "slot",
    "market",
    "column",
    "row",
    "reputation_tile",
    "reputation_space",
    "start_tile",
    "offer",
    "auction",
    "renowned",
    "easel",
    "curator_card",
    "dealer_card",
    "secret_cards",
    "goal",
    "lacerda",
    "discovered",
    "exhibited",
    "acquired",
    "fulfilled",
    "in_play",
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
