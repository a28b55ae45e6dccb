//! What an account takes along of how it plays: its settings, its plans, the seats and tables it has to do with.

use chrono::{DateTime, Utc};
use salon_domain::clock::{Calendar, Sleep};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::ApiError,
    play::{Plan, schemas::SleepSchema},
    store::{
        Belongings, InvitationRow, PlanRow,
        ids::{AccountId, GameId},
    },
};

/// What clocks respect of the account, in the time zone of its profile.
#[derive(Serialize, ToSchema)]
pub(super) struct Habits {
    /// When it sleeps.
    #[schema(value_type = Option<SleepSchema>)]
    sleep: Option<Sleep>,
    /// Whether its clocks stand still on Saturdays and Sundays.
    weekends_off: bool,
    /// Its vacations, the oldest first.
    vacations: Vec<Away>,
}

/// A vacation.
#[derive(Serialize, ToSchema)]
pub(super) struct Away {
    /// Since when.
    from: DateTime<Utc>,
    /// Until when; null while it lasts.
    until: Option<DateTime<Utc>>,
}

impl From<Calendar> for Habits {
    fn from(calendar: Calendar) -> Self {
        let away = calendar.vacations.into_iter().map(|away| Away { from: away.from, until: away.to });
        Self { sleep: calendar.sleep, weekends_off: calendar.weekends_off, vacations: away.collect() }
    }
}

/// A plan that waits.
#[derive(Serialize, ToSchema)]
pub(super) struct Planned {
    /// The game.
    game: GameId,
    /// What is planned.
    plan: Plan,
}

impl TryFrom<PlanRow> for Planned {
    type Error = ApiError;

    fn try_from(row: PlanRow) -> Result<Self, ApiError> {
        Ok(Self { game: row.game_id, plan: Plan::try_from(row)? })
    }
}

/// A seat that somebody else took over.
#[derive(Serialize, ToSchema)]
pub(super) struct FormerSeat {
    /// The game.
    game: GameId,
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// Decisions on a clock until then.
    #[schema(minimum = 0)]
    decisions: i32,
    /// Those made in time.
    #[schema(minimum = 0)]
    in_time: i32,
    /// When it was taken over.
    left_at: DateTime<Utc>,
}

/// A seat that the account would take over.
#[derive(Serialize, ToSchema)]
pub(super) struct Offer {
    /// The game.
    game: GameId,
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// Since when.
    offered_at: DateTime<Utc>,
}

/// Somebody asked somebody to join a table: the account is one of them.
#[derive(Serialize, ToSchema)]
pub(super) struct Asked {
    /// Which table.
    game: GameId,
    /// Who asked.
    from: AccountId,
    /// Who was asked.
    to: AccountId,
    /// When.
    at: DateTime<Utc>,
}

impl From<InvitationRow> for Asked {
    fn from(row: InvitationRow) -> Self {
        Self { game: row.game_id, from: row.from_id, to: row.account_id, at: row.at }
    }
}

/// All of it.
#[derive(Serialize, ToSchema)]
pub(super) struct Playing {
    /// What its clocks respect.
    clock: Habits,
    /// What it has planned in games that go on.
    plans: Vec<Planned>,
    /// The tables it opened or hosts.
    opened: Vec<GameId>,
    /// The games for trying a bot out that are its own.
    sandboxes: Vec<GameId>,
    /// The seats that somebody else took over from it.
    former_seats: Vec<FormerSeat>,
    /// The seats it would take over.
    offers: Vec<Offer>,
    /// Whom it asked to join a table, and who asked it.
    invitations: Vec<Asked>,
}

impl Playing {
    /// As it is kept.
    pub(super) fn of(calendar: Calendar, kept: Belongings) -> Result<Self, ApiError> {
        let left = |(game, seat, decisions, in_time, left_at): (GameId, i16, i32, i32, DateTime<Utc>)| FormerSeat {
            game,
            seat: seat as u8,
            decisions,
            in_time,
            left_at,
        };
        let offers = kept.offers.into_iter();
        Ok(Self {
            clock: Habits::from(calendar),
            plans: kept.plans.into_iter().map(Planned::try_from).collect::<Result<_, _>>()?,
            opened: kept.opened,
            sandboxes: kept.sandboxes,
            former_seats: kept.left.into_iter().map(left).collect(),
            offers: offers.map(|(game, seat, at)| Offer { game, seat: seat as u8, offered_at: at }).collect(),
            invitations: kept.invitations.into_iter().map(Asked::from).collect(),
        })
    }
}
