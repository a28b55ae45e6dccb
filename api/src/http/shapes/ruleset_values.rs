//! Values that rulesets define and the server passes on, as the OpenAPI document names them. The document fills the empty ones
//! with the schemas of all rulesets.

use utoipa::ToSchema;

use crate::model::game::Actor;

/// Options of a game, as its ruleset defines them.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetOptions {}

/// How time is measured in a game and what happens at a deadline.
#[derive(ToSchema)]
#[schema(as = ClockRules)]
pub(in crate::http) struct ClockRulesSchema {}

/// Sleep hours, in local time.
#[derive(ToSchema)]
#[schema(as = Sleep)]
pub(in crate::http) struct SleepSchema {}

/// How well a built-in bot plays: at random, one move at a time, or looking ahead.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
#[expect(dead_code, reason = "describes levels that the domain defines")]
pub(in crate::http) enum BotLevel {
    /// Plays at random, but nothing pointless, and mostly commands that make progress.
    Novice,
    /// Plays the command whose immediate result it evaluates best.
    Amateur,
    /// Searches ahead, over possible hidden information and possible replies.
    Master,
}

/// A command, as the game's ruleset defines it.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetCommand {}

/// A view of a game, as its ruleset defines it.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetView {}

/// An event as a viewer may see it, as the game's ruleset defines it.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetEvent {}

/// The sources of a seat's points, as the game's ruleset defines them.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetTally {}

/// The printed components of a ruleset, as it defines them.
#[derive(ToSchema)]
pub(in crate::http) struct RulesetComponents {}

/// The record of a finished game: everything needed to replay and to verify it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub(in crate::http) struct GameRecord {
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The table: version of the rules, edition, seats and options.
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
    /// The moves, in order.
    moves: Vec<RecordedMove>,
}

/// Commands of a seat that were accepted together, and their events.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub(in crate::http) struct RecordedMove {
    /// The seat.
    seat: u8,
    /// Who decided the move for that seat; the owner if absent.
    #[schema(value_type = Actor, required = false)]
    by: Actor,
    /// The commands, accepted all or none.
    commands: Vec<RulesetCommand>,
    /// The events, with everything that was hidden.
    events: Vec<RulesetEvent>,
}

/// The score of a seat.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub(in crate::http) struct SeatScore {
    /// 1 for the best; equal seats share one.
    placing: u8,
    /// Points, for display; the placing decides.
    points: i32,
    /// The tie-breakers, most important first.
    tie_breaks: Vec<i32>,
    /// The sources of the points.
    tally: RulesetTally,
}

/// A line of a tally, for a person to read.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what the domain writes")]
pub(in crate::http) struct TallyLine {
    /// A stable name for programs.
    key: String,
    /// Its name, in the language of `Content-Language`.
    name: String,
    /// The points.
    points: i32,
    /// How the points are computed.
    explanation: String,
}
