//! The use cases of games. They know neither HTTP nor SQL, and no particular ruleset.

mod bots;
mod commands;
mod commit;
mod correspondence;
mod duties;
mod error;
pub mod records;
mod sandbox;
mod session;
mod streams;
mod tables;
mod views;

pub use self::{
    bots::hint::{Hint, HintRequest, hint_commands},
    commands::{
        preview::{Previewed, preview_commands},
        submit::{Answer, Submission},
    },
    correspondence::{
        clock_settings::{
            ClockSettings, Punctuality, Vacation, begin_vacation, change_clock_settings, end_vacation,
            show_clock_settings,
        },
        clock_updates::run_clock_updates,
        manage_plans::{PlanKey, PlanPreview, delete_plan, list_plans, preview_plan, put_plan},
        pause::pause_game,
        plan_choices::{PlanChoices, PlanChoicesRequest, plan_choices},
        plan_words::{SaidPlan, say_plans},
    },
    duties::run_duties,
    error::{Moved, PlayError},
    records::export_record::{Export, FinishedRecord, UnfinishedRecord, export_record},
    sandbox::{
        faults::{SeatFaults, set_faults},
        pass_time::pass_time,
        rewind::rewind_game,
        submit_with_faults::submit_commands,
    },
    session::{
        game_session::{AwaitedDecision, ExpectedVersion, SeatOf},
        outcome::{Outcome, place_resigned_last},
        plans::{Alternative, Condition, NewPlan, Obstacle, Plan, Tried},
        player_names::distinct_names,
    },
    streams::{
        account_stream::{AccountStream, GameChange, MoveCursor},
        game_stream::{GameStream, StreamCursor, StreamStep},
    },
    tables::{
        abort_game::abort_game,
        bot_seats::{add_bot, remove_bot},
        invite::invite_account,
        join_game::join_game,
        leave_game::{leave_all_games, leave_game},
        open_game::{SandboxOptions, TableRequest, open_game},
        rematch::rematch_game,
        resign::resign_game,
        start_game::start_game,
        substitutes::{
            SeatRef, Substitute, agree_to_substitute, list_substitutes, offer_substitute, propose_bot,
            withdraw_substitute,
        },
        take_seat_back::take_seat_back,
    },
    views::{
        game_summary::{GameSummary, PlayerSummary, SeatRating, SeatTime},
        list_games::{GameListQuery, PendingTurn, PendingTurns, list_games, list_turns},
        read_decision::{read_decision, say_decision},
        read_game::{
            Choices, EventsRequest, GameView, Scored, ViewRequest, read_choices, read_events, read_score, read_view,
        },
        read_picture::{Picture, PictureLook, PictureOptions, PicturePart, read_picture},
        read_state::{
            EventPage, GameState, ShownState, StateFields, StateOptions, StatePlayers, read_players, read_state,
            state_after, state_after_preview,
        },
        sandbox_summary::{FaultsLeft, SandboxSummary},
        show_game::{show_game, show_invite},
    },
};
use self::{
    bots::threads::BotThreads,
    commit::batch_writer::{MoveQueues, MoveWriter},
    session::{cache::Cache, snapshots::SnapshotWriter, versions::Versions},
};
use crate::{config::TestFault, platform::clock::Clock, store::Store, worker::WorkerSupervisor};
pub use crate::{
    model::{
        event_view::EventView,
        game::{Actor, Pool, Status, Visibility},
    },
    signals::Signals,
};

/// The context of all use cases of games. It holds only caches and queues: a server may stop at any time without loss.
#[derive(Clone)]
pub struct Games {
    /// The database.
    pub store: Store,
    cache: Cache,
    move_queues: MoveQueues,
    versions: Versions,
    snapshots: SnapshotWriter,
    bot_threads: BotThreads,
    /// Wake-ups of workers and streams.
    pub signals: Signals,
    /// The clock that games use.
    pub clock: Clock,
}

/// Settings of built-in bots.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    /// The number of threads.
    pub threads: usize,
    /// The longest time for a decision.
    pub max_thinking: std::time::Duration,
}

/// Settings of the context.
#[derive(Clone, Copy, Debug)]
pub struct GamesSettings {
    /// Sessions kept in memory.
    pub cached_games: usize,
    /// Writers that commit moves at the same time.
    pub writers: usize,
    /// Built-in bots.
    pub bots: Bots,
}

impl Games {
    /// Starts the bot threads. Moves and versions wait in queues until `start_queue_workers` is called.
    pub fn new(store: Store, clock: Clock, settings: GamesSettings) -> std::io::Result<Self> {
        let GamesSettings { cached_games, writers, bots } = settings;
        let signals = Signals::default();
        Ok(Self {
            cache: Cache::new(cached_games),
            move_queues: MoveQueues::new(writers),
            versions: Versions::new(),
            snapshots: SnapshotWriter::default(),
            bot_threads: BotThreads::start(bots.threads, bots.max_thinking)?,
            signals,
            clock,
            store,
        })
    }

    /// Starts the workers that write moves and snapshots and read versions. All other workers need them.
    pub fn start_queue_workers(&self, workers: &mut WorkerSupervisor, fault: Option<TestFault>) {
        let writer = MoveWriter { store: self.store.clone(), signals: self.signals.clone(), fault };
        self.move_queues.start_writers(workers, &writer);
        self.versions.start_readers(workers, &self.store);
        self.snapshots.start(workers, &self.store);
    }
}
