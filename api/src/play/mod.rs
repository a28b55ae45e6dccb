//! Playing games: a use case a file. None of them knows HTTP or tables, and none knows which ruleset it serves.

mod attend;
mod bots;
mod cache;
mod choose;
mod duties;
mod ear;
mod ending;
mod error;
mod export_record;
mod hint;
mod invite;
mod join_game;
mod leave_all;
mod list_games;
mod live;
mod news;
mod open_game;
mod pause;
mod plan_moves;
mod plans;
mod preview_commands;
mod read_game;
mod read_picture;
mod rematch;
pub mod replay;
mod resign;
mod rewind;
mod sandbox;
pub mod schemas;
mod seats;
mod settings;
mod settle;
mod snapshots;
mod start_game;
mod streams;
mod submit_commands;
mod summary;
mod thinkers;
mod timing;
mod values;
mod versions;
mod wake;
mod writers;

pub(crate) use self::ear::Ear;
pub use self::{
    attend::attend_games,
    bots::{add_bot, remove_bot},
    error::{Moved, PlayError},
    export_record::{Export, export_record},
    hint::{Hint, hint_commands},
    invite::invite_account,
    join_game::{abort_game, join_game, leave_game},
    leave_all::leave_all_games,
    list_games::{ListOrder, Turn, Turns, list_games, list_turns},
    live::{Awaited, EventView, SeatOf},
    open_game::{OpenOrder, open_game},
    pause::pause_game,
    plan_moves::{PlanPreview, delete_plan, list_plans, preview_plan, put_plan},
    plans::{Acts, Alternative, Condition, Plan, PlanOrder, Tried},
    preview_commands::preview_commands,
    read_game::{Choices, Scored, View, ViewOrder, read_choices, read_events, read_score, read_view},
    read_picture::{Picture, read_picture, read_wall},
    rematch::rematch_game,
    resign::resign_game,
    rewind::rewind_game,
    sandbox::{AfterLoss, FaultsLeft, SandboxOrder, SandboxSummary, SeatFaults, pass_time, set_faults},
    seats::{
        Substitute, agree_to_substitute, list_substitutes, offer_substitute, propose_bot, take_seat_back,
        withdraw_substitute,
    },
    settings::{
        ClockSettings, Punctuality, Vacation, begin_vacation, change_clock_settings, end_vacation, show_clock_settings,
    },
    settle::settle_games,
    start_game::start_game,
    streams::{GameStream, MovePlace, MyMoves, StreamPlace, StreamStep},
    submit_commands::{Answer, ExpectedVersion, Submission, submit_commands},
    summary::{GameSummary, Outcome, PlayerSummary, SeatRating, show_game, show_invite, stayed_first},
    values::{Actor, Pool, Status, Visibility},
    wake::Wake,
};
use self::{cache::Cache, snapshots::Keeper, thinkers::Thinkers, versions::Versions, writers::Writers};
use crate::{clock::Clock, store::Store};

/// What the use cases of games work with. Nothing in it is of value: any server can be killed at any time.
#[derive(Clone)]
pub struct Games {
    /// Where games are kept.
    pub store: Store,
    cache: Cache,
    writers: Writers,
    versions: Versions,
    snapshots: Keeper,
    thinkers: Thinkers,
    /// Who waits for something to happen.
    pub wake: Wake,
    /// The time games go by.
    pub clock: Clock,
}

/// How bots think.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    /// Threads they think in.
    pub threads: usize,
    /// The longest they think about a decision.
    pub thinking: std::time::Duration,
}

/// The build whose snapshots this one understands: a digest of the rules, made by `build.rs`, since another line in them may give
/// the same words another meaning. A snapshot of another build is only a cache miss.
const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "/", env!("SALON_RULES_DIGEST"));

impl Games {
    /// Games on this store, with room for so many of them in memory, writers that append what has queued, and threads for bots.
    /// To be called on the main runtime.
    pub fn new(store: Store, clock: Clock, cached: usize, writers: usize, bots: Bots) -> std::io::Result<Self> {
        let wake = Wake::default();
        Ok(Self {
            cache: Cache::new(cached),
            writers: Writers::start(&store, writers, wake.clone()),
            versions: Versions::start(&store),
            snapshots: Keeper::start(&store),
            thinkers: Thinkers::start(bots.threads, bots.thinking)?,
            wake,
            clock,
            store,
        })
    }
}
