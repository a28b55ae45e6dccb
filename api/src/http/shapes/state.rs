//! The state of a game for one viewer, as `GET /v1/games/{id}/state` and other operations answer with it.

use chrono::{DateTime, Utc};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::{DecisionWords, Line};
use serde::Serialize;
use serde_json::{Value, json, value::RawValue};
use utoipa::ToSchema;

use crate::{
    http::shapes::{
        game::PlayerSummary,
        play::{Awaited, EventView},
        ruleset_values::{ClockRulesSchema, RulesetView, SeatScore, TallyLine},
        words::{Choice, Words},
    },
    model::{game::Status, ids::GameId},
    play::{self, ShownState},
};

/// The state of a game at one version: everything that a client shows to this viewer. Fields that were not asked for are absent.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct GameState {
    /// The game.
    game: GameId,
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The current status of the game.
    status: Status,
    /// The number of events at that time, to be sent as `If-Match` with commands.
    #[schema(minimum = 0)]
    version: i64,
    /// The line of play of a sandbox: how often it was rewound.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0)]
    line: Option<i32>,
    /// The seat of the viewer; null for a spectator, and before the deal.
    #[schema(minimum = 0, maximum = 7)]
    seat: Option<u8>,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The rules of the clock.
    #[schema(value_type = ClockRulesSchema)]
    clock: ClockRules,
    /// Whether the game is paused because all its people want it to be.
    paused: bool,
    /// The seats the game was waiting for.
    awaiting: Vec<Awaited>,
    /// The players, ordered by seat once the game is dealt, before that in the order of joining.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<StatePlayer>, required = false)]
    players: Option<Vec<StatePlayer>>,
    /// What is going on, for a person; absent before the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    status_words: Option<Words>,
    /// The view, as the ruleset defines it; absent before the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = RulesetView, required = false)]
    view: Option<Box<RawValue>>,
    /// What the viewer has to decide; absent if the game is not waiting for the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Decision, required = false)]
    decision: Option<Decision>,
    /// Every command that is legal for the viewer now. Empty for a spectator and in the past.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Choice>, required = false)]
    choices: Option<Vec<Choice>>,
    /// The scores, as far as the viewer can know; absent before the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = StateScore, required = false)]
    score: Option<StateScore>,
    /// The events from `since` on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = StateEvents, required = false)]
    events: Option<StateEvents>,
    /// The table as SVG, as `board.svg` draws it for this viewer; absent before the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    picture: Option<String>,
}

/// A player of a game, with the name that texts use.
#[derive(Serialize, ToSchema)]
struct StatePlayer {
    /// The player.
    #[serde(flatten)]
    player: PlayerSummary,
    /// What texts and pictures call the player: the name, or that of the seat if the account was deleted.
    #[schema(example = "Ada")]
    label: String,
}

/// What the viewer has to decide.
#[derive(Serialize, ToSchema)]
struct Decision {
    /// The decision, as the ruleset names it.
    #[schema(example = "place_bid")]
    kind: String,
    /// A few words.
    #[schema(example = "Bid")]
    label: String,
    /// What has to be decided, as a sentence.
    sentence: String,
    /// Why it has to be decided now, as a sentence.
    why: String,
    /// Since when it is pending.
    since: DateTime<Utc>,
    /// The deadline, if the game has a clock and it is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<DateTime<Utc>>,
}

impl From<(play::AwaitedDecision, DecisionWords)> for Decision {
    fn from((awaited, words): (play::AwaitedDecision, DecisionWords)) -> Self {
        Self {
            kind: awaited.decision,
            label: words.label,
            sentence: words.sentence,
            why: words.why,
            since: awaited.since,
            deadline: awaited.deadline,
        }
    }
}

/// The scores of a game.
#[derive(Serialize, ToSchema)]
struct StateScore {
    /// Whether the scores are final; otherwise they are as if the game ended now, as far as the viewer can know.
    finished: bool,
    /// The scores, one per seat.
    #[schema(value_type = Vec<SeatScore>)]
    scores: Box<RawValue>,
    /// The lines of each seat's tally.
    #[schema(value_type = Vec<Vec<TallyLine>>)]
    lines: Vec<Vec<Line>>,
}

/// Events since a version.
#[derive(Serialize, ToSchema)]
struct StateEvents {
    /// The events, the oldest first; at most 100.
    items: Vec<EventView>,
    /// To be sent as `since` for the next events.
    #[schema(minimum = 0)]
    next: i64,
    /// Whether there are more events up to this version.
    more: bool,
}

impl GameState {
    /// The state as the wire has it, with its costly part.
    pub(in crate::http) fn new(state: play::GameState, shown: ShownState) -> Self {
        let finished = state.status == Status::Finished;
        let awaiting = Awaited::said(state.awaiting.clone(), (&state.ruleset, state.seat), state.speech());
        let players = state.players.into_iter().map(|(player, label)| StatePlayer { player: player.into(), label });
        Self {
            game: state.game,
            ruleset: state.ruleset,
            status: state.status,
            version: state.version,
            line: state.line,
            seat: state.seat,
            commitment: state.commitment,
            clock: state.clock,
            paused: state.paused,
            awaiting,
            players: state.options.fields.players.then(|| players.collect()),
            status_words: shown.status_words.map(Words::from),
            view: shown.view,
            decision: shown.decision.map(Decision::from),
            choices: shown.choices.map(Choice::all),
            score: shown.score.map(|(scores, lines)| StateScore { finished, scores, lines }),
            events: shown.events.map(|page| StateEvents {
                items: EventView::all(page.items),
                next: page.next,
                more: page.more,
            }),
            picture: shown.picture,
        }
    }

    pub(in crate::http) fn example() -> Value {
        json!({
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "status": "running", "version": 14, "seat": 0,
            "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
            "clock": {
                "time": {"kind": "per_decision", "seconds": 172_800}, "respects": {"sleep": true, "weekends": true, "vacation": true},
                "extension": {"credits": 1, "seconds": 86_400}, "at_deadline": "bot"
            },
            "paused": false, "awaiting": [{
                "seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z",
                "words": {"label": "Seal a bid", "sentence": "It is your turn: seal a bid."}
            }, {
                "seat": 1, "decision": "place_bid", "since": "2026-01-01T12:00:00Z",
                "words": {"label": "Bob seals a bid", "sentence": "The game is waiting for Bob, who seals a bid."}
            }],
            "players": [{
                "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada", "kind": "person",
                "seat": 0, "resigned": false, "kept": false, "wants_pause": false, "label": "Ada"
            }],
            "status_words": {"label": "Round 1", "sentence": "Round 1: everyone seals a bid."},
            "decision": {
                "kind": "place_bid", "label": "Bid", "sentence": "Seal a bid.", "why": "The auction is open.",
                "since": "2026-01-01T12:00:00Z"
            },
            "choices": [{
                "command": {"kind": "place_bid", "card": 7}, "label": "Bid 7", "sentence": "Seal a bid of 7.",
                "group": "bid", "group_label": "Bid", "parts": ["hand.0.7"], "piece": null
            }],
            "score": {"finished": false, "scores": [], "lines": []},
            "events": {"items": [], "next": 14, "more": false}
        })
    }
}
