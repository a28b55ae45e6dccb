//! What a player has to decide, for mails: in words, with a picture.

use salon_domain::kernel::picture::svg::Svg;
use salon_domain::kernel::{DecisionWords, Drawing, Part, Seat, Speech, Words};

use crate::{
    model::ids::{AccountId, GameId},
    play::{
        Games,
        error::PlayError,
        views::read_game::{GameView, ViewRequest, read_view},
    },
};

/// What a player has to decide.
pub struct DecisionBrief {
    /// The decision, if the game waits for the player.
    pub decision: Option<DecisionWords>,
    /// What is going on.
    pub status: Words,
    /// What the decision is about, as a picture without text.
    pub picture: Svg,
}

/// Returns what the game waits for from this account's seat.
pub async fn read_decision(
    games: &Games,
    game: GameId,
    account: AccountId,
    speech: &Speech<'_>,
) -> Result<DecisionBrief, PlayError> {
    let (view, seat) = own_view(games, game, account).await?;
    let drawing = Drawing { speech: *speech, ..Drawing::of(Part::Decision(seat)) };
    Ok(DecisionBrief {
        decision: view.game.say_decision(seat, speech),
        status: view.game.say_status(view.viewer, speech),
        picture: view.game.picture(view.viewer, &drawing)?,
    })
}

/// Says what the game waits for from this account's seat, if it does.
pub async fn say_decision(
    games: &Games,
    game: GameId,
    account: AccountId,
    speech: &Speech<'_>,
) -> Result<Option<DecisionWords>, PlayError> {
    let (view, seat) = own_view(games, game, account).await?;
    Ok(view.game.say_decision(seat, speech))
}

async fn own_view(games: &Games, game: GameId, account: AccountId) -> Result<(GameView, Seat), PlayError> {
    let request = ViewRequest { game, account: Some(account), as_spectator: false, from_seat: None, at: None };
    let view = read_view(games, request).await?;
    let seat = view.seat.and_then(Seat::new).ok_or(PlayError::NotAPlayer)?;
    Ok((view, seat))
}
