//! Playing games: a use case a file. None of them knows HTTP or tables, and none knows which ruleset it serves.

mod attend;
mod cache;
mod duties;
mod error;
mod export_record;
mod invite;
mod join_game;
mod leave_all;
mod list_games;
mod live;
mod news;
mod open_game;
mod plan_moves;
mod plans;
mod preview_commands;
mod read_game;
mod read_picture;
mod rematch;
pub mod replay;
mod resign;
pub mod schemas;
mod seats;
mod settings;
mod snapshots;
mod start_game;
mod streams;
mod submit_commands;
mod summary;
mod timing;
mod values;
mod versions;
mod wake;
mod writers;

pub use self::{
    attend::attend_games,
    error::PlayError,
    export_record::{Export, export_record},
    invite::invite_account,
    join_game::{abort_game, join_game, leave_game},
    leave_all::leave_all_games,
    list_games::{ListOrder, Turn, Turns, list_games, list_turns},
    live::{Awaited, EventView, SeatOf},
    open_game::{OpenOrder, open_game},
    plan_moves::{PlanPreview, delete_plan, list_plans, preview_plan, put_plan},
    plans::{Acts, Alternative, Condition, Plan, PlanOrder, Tried},
    preview_commands::preview_commands,
    read_game::{Choices, Scored, View, ViewOrder, read_choices, read_events, read_score, read_view},
    read_picture::{Picture, read_picture, read_wall},
    rematch::rematch_game,
    resign::resign_game,
    seats::{
        Substitute, agree_to_substitute, list_substitutes, offer_substitute, pause_game, take_seat_back,
        withdraw_substitute,
    },
    settings::{
        ClockSettings, Punctuality, Vacation, begin_vacation, change_clock_settings, end_vacation, show_clock_settings,
    },
    start_game::start_game,
    streams::{GameStream, MovePlace, MyMoves},
    submit_commands::{Answer, Submission, submit_commands},
    summary::{GameSummary, Outcome, PlayerSummary, show_game, show_invite},
    values::{Actor, Status, Visibility},
    wake::Wake,
};
use self::{cache::Cache, snapshots::Keeper, versions::Versions, writers::Writers};
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
    /// Who waits for something to happen.
    pub wake: Wake,
    /// The time games go by.
    pub clock: Clock,
}

/// The build whose snapshots this one understands: the version and the day's digest of the rules would be finer, but a
/// snapshot of another build is only a cache miss.
const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "/1");

impl Games {
    /// Games on this store, with room for so many of them in memory, and writers that append what has queued. To be called on
    /// the main runtime.
    pub fn new(store: Store, clock: Clock, cached: usize, writers: usize) -> Self {
        let wake = Wake::default();
        Self {
            cache: Cache::new(cached),
            writers: Writers::start(&store, writers, wake.clone()),
            versions: Versions::start(&store),
            snapshots: Keeper::start(&store),
            wake,
            clock,
            store,
        }
    }
}
