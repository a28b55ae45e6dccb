//! The part of an export about playing: clock settings, plans, tables and seats.

use chrono::{DateTime, Utc};
use salon_domain::clock::{Calendar, Sleep};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    export,
    http::shapes::{plans::Plan, ruleset_values::SleepSchema},
    model::ids::{AccountId, GameId},
};

/// The clock settings of the account, in the time zone of its profile.
#[derive(Serialize, ToSchema)]
#[schema(as = Habits)]
struct ExportedClockSettings {
    /// The sleep hours.
    #[schema(value_type = Option<SleepSchema>)]
    sleep: Option<Sleep>,
    /// Whether its clocks stop on Saturdays and Sundays.
    weekends_off: bool,
    /// The vacations, the oldest first.
    vacations: Vec<ExportedVacation>,
}

/// A vacation.
#[derive(Serialize, ToSchema)]
#[schema(as = Away)]
struct ExportedVacation {
    /// When it began.
    from: DateTime<Utc>,
    /// When it ended; null while it lasts.
    until: Option<DateTime<Utc>>,
}

impl From<Calendar> for ExportedClockSettings {
    fn from(calendar: Calendar) -> Self {
        let away = calendar.vacations.into_iter().map(|away| ExportedVacation { from: away.from, until: away.to });
        Self { sleep: calendar.sleep, weekends_off: calendar.weekends_off, vacations: away.collect() }
    }
}

/// A stored plan.
#[derive(Serialize, ToSchema)]
#[schema(as = Planned)]
struct ExportedPlan {
    /// The game.
    game: GameId,
    /// The plan.
    plan: Plan,
}

/// A seat that a substitute took over.
#[derive(Serialize, ToSchema)]
struct FormerSeat {
    /// The game.
    game: GameId,
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// Decisions with a deadline until then.
    #[schema(minimum = 0)]
    decisions: i32,
    /// Those made in time.
    #[schema(minimum = 0)]
    in_time: i32,
    /// When the substitute took over.
    left_at: DateTime<Utc>,
}

/// A seat that the account offered to take over.
#[derive(Serialize, ToSchema)]
#[schema(as = Offer)]
struct SeatOffer {
    /// The game.
    game: GameId,
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// When it offered.
    offered_at: DateTime<Utc>,
}

/// An invitation to a table, sent or received by the account.
#[derive(Serialize, ToSchema)]
#[schema(as = Asked)]
struct ExportedInvitation {
    /// The game.
    game: GameId,
    /// The account that invited.
    from: AccountId,
    /// The invited account.
    to: AccountId,
    /// When it was sent.
    at: DateTime<Utc>,
}

/// Clock settings, plans, tables and seats of the account.
#[derive(Serialize, ToSchema)]
#[schema(as = Playing)]
pub(in crate::http::routes) struct ExportedPlay {
    /// The clock settings.
    clock: ExportedClockSettings,
    /// Plans in running games.
    plans: Vec<ExportedPlan>,
    /// Tables it opened or hosts.
    opened: Vec<GameId>,
    /// Sandboxes it owns.
    sandboxes: Vec<GameId>,
    /// Seats that a substitute took over from it.
    former_seats: Vec<FormerSeat>,
    /// Seats it offered to take over.
    offers: Vec<SeatOffer>,
    /// Invitations it sent and received.
    invitations: Vec<ExportedInvitation>,
}

impl From<export::PlayData> for ExportedPlay {
    fn from(data: export::PlayData) -> Self {
        let former = data.former_seats.into_iter();
        let offers = data.offers.into_iter();
        let invitations = data.invitations.into_iter();
        Self {
            clock: data.calendar.into(),
            plans: data.plans.into_iter().map(|(game, plan)| ExportedPlan { game, plan: plan.into() }).collect(),
            opened: data.opened,
            sandboxes: data.sandboxes,
            former_seats: former
                .map(|export::FormerSeat { game, seat, decisions, in_time, left_at }| FormerSeat {
                    game,
                    seat,
                    decisions,
                    in_time,
                    left_at,
                })
                .collect(),
            offers: offers
                .map(|export::SeatOffer { game, seat, offered_at }| SeatOffer { game, seat, offered_at })
                .collect(),
            invitations: invitations
                .map(|export::Invitation { game, from, to, at }| ExportedInvitation { game, from, to, at })
                .collect(),
        }
    }
}
