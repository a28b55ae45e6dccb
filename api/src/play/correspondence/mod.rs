//! Playing over days: plans, pauses, clock settings, and the turns of bots and plans.

pub(in crate::play) mod bot_turn;
pub(in crate::play) mod clock_settings;
pub(in crate::play) mod clock_steps;
pub(in crate::play) mod clock_updates;
pub(in crate::play) mod manage_plans;
pub(in crate::play) mod pause;
pub(in crate::play) mod plan_choices;
pub(in crate::play) mod plan_turn;
pub(in crate::play) mod plan_words;
