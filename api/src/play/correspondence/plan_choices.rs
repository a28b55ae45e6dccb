//! What a seat could choose at a coming decision, as far as it can be foreseen: for composing plans.

use std::sync::Arc;

use salon_domain::kernel::catalogue::{AnyGame, LegalChoice};
use salon_domain::kernel::{DecisionWords, Language, Seat, Speech, Words};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{Games, correspondence::manage_plans::own_seat, error::PlayError, session::player_names::names_of},
};

/// Which decision, and what is chosen already.
#[derive(Clone, Copy, Debug)]
pub struct PlanChoicesRequest<'a> {
    /// The kind of the decision; `None` for the next one of the seat.
    pub decision: Option<&'a str>,
    /// The commands chosen so far, as a JSON array; `None` if none is.
    pub commands: Option<&'a [u8]>,
    /// The language of the texts.
    pub language: Language,
}

/// What a seat could choose at a coming decision.
#[derive(Debug, Default)]
pub struct PlanChoices {
    /// The version of the game.
    pub version: i64,
    /// Whether the game waits for this decision now; otherwise the answer is a forecast.
    pub certain: bool,
    /// The kind and the texts of the decision after the commands; `None` if none can be foreseen.
    pub decision: Option<(&'static str, DecisionWords)>,
    /// The commands that can be chosen then.
    pub choices: Vec<LegalChoice>,
    /// The number of commands that were tried.
    pub tried: usize,
    /// The kind of the event that would reveal something hidden, after which nothing can be foreseen.
    pub stops_at: Option<&'static str>,
    /// The same as texts.
    pub stops_at_words: Option<Words>,
}

/// Returns what the caller's seat could choose at a coming decision after some commands. It follows from what the seat may know.
pub async fn plan_choices(
    games: &Games,
    (game, account): (GameId, AccountId),
    request: PlanChoicesRequest<'_>,
) -> Result<PlanChoices, PlayError> {
    let ids = [game];
    let (session, players) = tokio::join!(games.current(game), games.store.players(&ids));
    let (session, names) = (session?, names_of(&players?));
    let seat = own_seat(&session, account)?.seat;
    if session.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    let speech = Speech { language: request.language, names: &names };
    let certain = awaited(&*session.game, seat).is_some_and(|kind| request.decision.is_none_or(|it| it == kind));
    let position = match certain {
        true => Some(Arc::clone(&session.game)),
        false => session.game.forecast(seat, request.decision).map(Arc::from),
    };
    let mut answer = PlanChoices { version: session.version(), certain, ..PlanChoices::default() };
    let Some(mut position) = position else { return Ok(answer) };
    if let Some(commands) = request.commands {
        let preview = position.preview(seat, commands, &speech)?;
        answer.tried = preview.tried;
        if preview.stops_at.is_some() {
            answer.stops_at = preview.stops_at;
            answer.stops_at_words = preview.stops_at_words;
            return Ok(answer);
        }
        position = preview.game.into();
    }
    answer.decision = awaited(&*position, seat).zip(position.say_decision(seat, &speech));
    if answer.decision.is_some() {
        answer.choices = position.choices(seat, &speech)?;
    }
    Ok(answer)
}

fn awaited(game: &dyn AnyGame, seat: Seat) -> Option<&'static str> {
    game.awaiting().into_iter().find(|awaited| awaited.seat == seat).map(|awaited| awaited.decision)
}
