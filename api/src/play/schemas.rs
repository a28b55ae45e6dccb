//! What rulesets define and the server only passes on, as the OpenAPI document names it. The document fills the open ones
//! with the schemas of all rulesets.

use utoipa::ToSchema;

use super::Actor;

/// Options of a game, as its ruleset defines them.
#[derive(ToSchema)]
pub struct RulesetOptions {}

/// How time is measured in a game and what happens when it is up.
#[derive(ToSchema)]
#[schema(as = ClockRules)]
pub struct ClockRulesSchema {}

/// Sleep hours, by the clock on the wall.
#[derive(ToSchema)]
#[schema(as = Sleep)]
pub struct SleepSchema {}

/// How well a built-in bot plays: at random, for the moment, or looking ahead.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum BotLevel {
    /// Plays at random, but nothing pointless, and mostly what brings the game on.
    Novice,
    /// Takes what looks best right afterwards.
    Amateur,
    /// Looks ahead, over what might be hidden and what the others might do.
    Master,
}

/// A command, as the game's ruleset defines it.
#[derive(ToSchema)]
pub struct RulesetCommand {}

/// A game as somebody may see it, as its ruleset defines it.
#[derive(ToSchema)]
pub struct RulesetView {}

/// An event as somebody may see it, as the game's ruleset defines it.
#[derive(ToSchema)]
pub struct RulesetEvent {}

/// Where a seat's points come from, as the game's ruleset defines it.
#[derive(ToSchema)]
pub struct RulesetTally {}

/// The record of a finished game: all that is needed to play it again and to check it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub struct GameRecord {
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// What was agreed before the game: version of the rules, edition, seats and options.
    #[schema(value_type = Object)]
    table: RulesetOptions,
    /// The secret seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    seed: String,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The deal, as the ruleset writes it.
    #[schema(value_type = Object)]
    opening: RulesetOptions,
    /// What was asked for and what happened, in order.
    moves: Vec<RecordedMove>,
}

/// What a seat asked for at once, and what happened.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub struct RecordedMove {
    /// Who asked.
    seat: u8,
    /// Who decided it for that seat; without it, the owner did.
    #[schema(value_type = Actor, required = false)]
    by: Actor,
    /// What was asked for, all or nothing.
    commands: Vec<RulesetCommand>,
    /// What happened, with everything that was hidden.
    events: Vec<RulesetEvent>,
}

/// How a seat stands.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub struct SeatScore {
    /// 1 for the best; equal ones are shared.
    placing: u8,
    /// For display; placings are what counts.
    points: i32,
    /// What breaks ties, most important first.
    tie_breaks: Vec<i32>,
    /// Where the points come from.
    tally: RulesetTally,
}

/// A line of a tally, for a person to read.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub struct TallyLine {
    /// A stable name for programs.
    key: String,
    /// What a person calls it, in the language of `Accept-Language`.
    name: String,
    /// What it is worth.
    points: i32,
    /// How the points come about.
    explanation: String,
}
