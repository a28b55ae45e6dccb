//! What a clock does before its deadline: reminders and extensions.

use chrono::{DateTime, Utc};
use salon_domain::clock::Step;

use crate::{
    model::notices::{Notice, NoticeFor},
    play::{
        Games,
        error::PlayError,
        session::game_session::{AwaitedDecision, GameSession, SeatOf},
    },
};

/// Reminds the owner of a seat, or uses an extension.
pub(in crate::play) async fn remind_or_extend(
    games: &Games,
    session: GameSession,
    seat: SeatOf,
) -> Result<(), PlayError> {
    let number = seat.seat.number();
    let Some(awaited) = session.awaiting.iter().find(|awaited| awaited.seat == number) else { return Ok(()) };
    let Some((_, step)) = session.timing.next_step(awaited) else { return Ok(()) };
    let Some(mut table) = games.lock_unchanged(&session).await? else { return Ok(()) };
    let mut after = session.clone();
    let rules = after.timing.rules;
    after.timing.change(number, |clock| match step {
        Step::Extend => clock.after_extension(&rules),
        _ => clock.after_reminder(step),
    });
    after.timing.stamp(&mut after.awaiting);
    let awaited = after.awaiting.iter().find(|awaited| awaited.seat == number);
    let Some((awaited, deadline)) = awaited.and_then(|awaited| Some((awaited, awaited.deadline?))) else {
        return Ok(());
    };
    let notice = clock_notice(&after, awaited, deadline, step);
    let now = games.clock.now();
    table.insert_notices(now, &[NoticeFor { account: seat.account, notice }]).await?;
    table.update_timing(after.timing_change(now)).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    Ok(())
}

fn clock_notice(after: &GameSession, awaited: &AwaitedDecision, deadline: DateTime<Utc>, step: Step) -> Notice {
    let (game, seat) = (after.id, awaited.seat);
    match step {
        Step::Extend => {
            let credits = after.timing.clock(seat).map_or(0, |clock| clock.credits);
            Notice::Extended { game, seat, deadline, credits }
        }
        _ => Notice::Reminder {
            game,
            ruleset: after.ruleset.about().key.to_owned(),
            seat,
            decision: awaited.decision.clone(),
            deadline,
            last: step == Step::RemindAgain,
        },
    }
}
