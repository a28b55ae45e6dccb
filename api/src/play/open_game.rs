//! Opening a table.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rand::Rng;
use salon_domain::clock::ClockRules;
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::Choice;
use salon_domain::rulesets;
use serde_json::value::RawValue;

use super::{
    GameSummary, Games, PlayError, SandboxOrder, Status, Visibility, bots::MOST_AGAINST_BOTS, show_game,
    summary::summary,
};
use crate::store::{
    Budget, GameRow, JsonText, NewGame, PlayerRow,
    ids::{AccountId, GameId},
};

/// What a host chose.
pub struct OpenOrder<'a> {
    /// What is played.
    pub ruleset: &'a str,
    /// The edition; without one, the default.
    pub edition: Option<&'a str>,
    /// How many the table is for.
    pub seats: u8,
    /// The options; without them, the defaults.
    pub options: Option<&'a RawValue>,
    /// Who may know of it.
    pub visibility: Visibility,
    /// How time is measured.
    pub clock: ClockRules,
    /// Of all decisions on a clock, so many in a hundred must have been in time to join.
    pub least_reliability: Option<u8>,
    /// The server's own bots that sit down at once.
    pub bots: Vec<Level>,
    /// Whether bots that people bring along may join.
    pub accepts_bots: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// Whether it is for trying a bot out.
    pub sandbox: Option<SandboxOrder>,
    /// The game it repeats.
    pub rematch_of: Option<GameId>,
    /// Makes it safe to repeat: the key, and the hash of the whole request.
    pub key: Option<(&'a str, &'a [u8])>,
}

/// Tables of one host that may wait for players at the same time, and be there with bots.
const BUDGET: Budget = Budget { open_tables: 100, against_bots: MOST_AGAINST_BOTS };

/// Opens a table with its host as first player. The seed is drawn and committed to now, before anybody joins.
pub async fn open_game(games: &Games, host: AccountId, order: &OpenOrder<'_>) -> Result<GameSummary, PlayError> {
    let ruleset = rulesets::find(order.ruleset)?;
    let options = order.options.map(RawValue::get);
    let choice = Choice { edition: order.edition, seats: order.seats, options };
    ruleset.check(&choice)?;
    order
        .clock
        .check()
        .map_err(|bad| PlayError::BadClock(format!("/clock/{}", bad.field().replace('.', "/")), bad.to_string()))?;
    if order.least_reliability.is_some_and(|least| !(1..=100).contains(&least)) {
        return Err(PlayError::BadClock("/least_reliability".to_owned(), "from 1 to 100".to_owned()));
    }
    let most = order.seats.saturating_sub(1);
    if order.bots.len() > usize::from(most) {
        return Err(PlayError::TooManyBots(order.seats, most));
    }
    if order.rated && order.seats == 1 {
        return Err(PlayError::RatedAlone);
    }
    if order.sandbox.is_some() && order.visibility == Visibility::Public {
        return Err(PlayError::BadSandbox("/visibility", "a sandbox is never public".to_owned()));
    }
    if order.sandbox.is_some() && order.rated {
        return Err(PlayError::BadSandbox("/rated", "a sandbox is never rated".to_owned()));
    }
    if let Some(id) = opened_before(games, host, order).await? {
        return begin_if_full(games, id, host, order).await;
    }
    let mut seed = [0; 32];
    rand::rng().fill_bytes(&mut seed);
    let mut invite = [0; 18];
    rand::rng().fill_bytes(&mut invite);
    let id = GameId::new();
    let game = NewGame {
        id,
        ruleset: ruleset.about().key,
        edition: order.edition.unwrap_or(ruleset.about().default_edition),
        options: order.options.map_or_else(|| JsonText::of(&serde_json::Map::new()), JsonText::from),
        seats: i16::from(order.seats),
        visibility: order.visibility.as_str(),
        creator_id: host,
        host_id: host,
        invite: &URL_SAFE_NO_PAD.encode(invite),
        seed: &seed,
        clock: JsonText::of(&order.clock),
        least_reliability: order.least_reliability.map(i16::from),
        // A bot that opens a table sits at it, and a sandbox is for trying bots out.
        accepts_bots: order.accepts_bots || order.sandbox.is_some() || games.store.is_owned(host).await?,
        rated: order.rated,
        rematch_of: order.rematch_of,
        creation_key: order.key.map(|(key, _)| key),
        creation_hash: order.key.map(|(_, hash)| hash),
    };
    let bots = super::bots::pick(games, &order.bots, &[]).await?;
    let open_hands = order.sandbox.map(|sandbox| sandbox.open_hands);
    let id = match games.store.insert_game(&game, &bots, open_hands, BUDGET).await {
        Ok(true) => id,
        // The same request may have been the one there was room for.
        Ok(false) => opened_before(games, host, order).await?.ok_or(PlayError::TooManyGames)?,
        // The same request came twice at once.
        Err(error) if error.violates("games_creation_key_unique") => {
            opened_before(games, host, order).await?.ok_or(PlayError::Contention)?
        }
        Err(error) => return Err(error.into()),
    };
    begin_if_full(games, id, host, order).await
}

/// Starts a game that nobody else has to join. A retry does too: the first attempt may have died in between.
async fn begin_if_full(
    games: &Games,
    id: GameId,
    host: AccountId,
    order: &OpenOrder<'_>,
) -> Result<GameSummary, PlayError> {
    let game = match show_game(games, id, Some(host)).await {
        // Whoever opened a private table may have left it: how it went on is for the others.
        Err(PlayError::NotFound) => return as_opened(games, id, host, order).await,
        shown => shown?,
    };
    if game.status != Status::Open || order.bots.len() + 1 < usize::from(order.seats) {
        return Ok(game);
    }
    match super::start_game(games, id, host).await {
        Err(PlayError::NotOpen) => show_game(games, id, Some(host)).await,
        other => other,
    }
}

/// The table as it was when it was opened: what the first answer told.
async fn as_opened(
    games: &Games,
    id: GameId,
    host: AccountId,
    order: &OpenOrder<'_>,
) -> Result<GameSummary, PlayError> {
    let row = games.store.game(id).await?;
    let nothing = || JsonText::of(&[(); 0]);
    let row = GameRow {
        seats: order.seats.into(),
        status: Status::Open.as_str().to_owned(),
        host_id: host,
        version: 0,
        awaiting: nothing(),
        result: None,
        started_at: None,
        moved_at: row.created_at,
        ended_at: None,
        clocks: nothing(),
        pauses: nothing(),
        ..row
    };
    // The same ones are picked every time.
    let bots = super::bots::pick(games, &order.bots, &[]).await?;
    let levels = order.bots.iter().map(|level| Some(<&str>::from(*level).to_owned()));
    let mut players = Vec::with_capacity(1 + bots.len());
    for ((place, account), level) in (0..).zip([host].into_iter().chain(bots)).zip([None].into_iter().chain(levels)) {
        let account = games.store.account(account).await?;
        players.push(PlayerRow {
            game_id: id,
            place,
            account_id: account.id,
            seat: None,
            resigned_at: None,
            name: Some(account.name),
            display_name: Some(account.display_name),
            kind: account.kind,
            wants_pause: false,
            level,
        });
    }
    Ok(summary(row, players, Some(host))?)
}

/// The table this key opened before.
async fn opened_before(games: &Games, host: AccountId, order: &OpenOrder<'_>) -> Result<Option<GameId>, PlayError> {
    let Some((key, hash)) = order.key else { return Ok(None) };
    match games.store.game_by_creation_key(host, key).await? {
        Some((_, before)) if before != hash => Err(PlayError::KeyReused),
        before => Ok(before.map(|(id, _)| id)),
    }
}
