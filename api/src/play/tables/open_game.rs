//! Opens a table.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rand::Rng;
use salon_domain::args;
use salon_domain::clock::{BadClockRules, ClockRules};
use salon_domain::kernel::bots::Level;
use salon_domain::kernel::catalogue::TableChoice;
use salon_domain::rulesets;
use serde_json::value::RawValue;

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
        stored_level::StoredLevel,
    },
    play::{
        Games,
        error::PlayError,
        tables::{
            bot_seats::{MAX_GAMES_AGAINST_BOTS, pick_bots},
            start_game::start_game,
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::{GameRow, JsonText, NewGame, PlayerRow, TableBudget},
};

/// The settings of a new table.
pub struct TableRequest<'a> {
    /// The ruleset.
    pub ruleset: &'a str,
    /// The edition; `None` for the default.
    pub edition: Option<&'a str>,
    /// The number of seats.
    pub seats: u8,
    /// The options; `None` for the defaults.
    pub options: Option<&'a RawValue>,
    /// Who may know of it.
    pub visibility: Visibility,
    /// The clock rules.
    pub clock: ClockRules,
    /// The least percentage of decisions in time that an account needs to join.
    pub least_reliability: Option<u8>,
    /// Built-in bots that join at once.
    pub bots: Vec<Level>,
    /// Whether bots with an owner may join.
    pub accepts_bots: bool,
    /// Whether the game is rated.
    pub rated: bool,
    /// The settings of a sandbox, if it is to be one.
    pub sandbox: Option<SandboxOptions>,
    /// The game of which it is a rematch.
    pub rematch_of: Option<GameId>,
    /// The idempotency key, and the hash of the whole request.
    pub key: Option<(&'a str, &'a [u8])>,
}

/// The settings of a new sandbox.
#[derive(Clone, Copy, Debug)]
pub struct SandboxOptions {
    /// Whether the owner may see the view of every seat. Shown to all accounts before they join.
    pub open_hands: bool,
}

/// Limits of one host: open tables, and games against built-in bots.
const BUDGET: TableBudget = TableBudget { open_tables: 100, against_bots: MAX_GAMES_AGAINST_BOTS };

/// Opens a table with its host as first player. The seed is drawn and committed to before other players join.
pub async fn open_game(games: &Games, host: AccountId, request: &TableRequest<'_>) -> Result<GameSummary, PlayError> {
    let ruleset = rulesets::find(request.ruleset)?;
    let options = request.options.map(RawValue::get);
    let choice = TableChoice { edition: request.edition, seats: request.seats, options };
    ruleset.check(&choice)?;
    check_order(request)?;
    if let Some(id) = opened_before(games, host, request).await? {
        return start_if_full(games, id, host, request).await;
    }
    let standing = games.store.standing_of(host).await?;
    if standing.is_guest && request.rated {
        return Err(PlayError::NotForGuests);
    }
    let (id, (seed, invite)) = (GameId::new(), draw_seed_and_invite());
    let game = NewGame {
        id,
        ruleset: ruleset.about().key,
        edition: request.edition.unwrap_or(ruleset.about().default_edition),
        options: request.options.map_or_else(|| JsonText::of(&serde_json::Map::new()), JsonText::from),
        seats: i16::from(request.seats),
        visibility: request.visibility,
        creator_id: host,
        host_id: host,
        invite: &invite,
        seed: &seed,
        clock: JsonText::of(&request.clock),
        least_reliability: request.least_reliability.map(i16::from),
        // A bot that opens a table plays at it, and a sandbox is for testing bots.
        accepts_bots: request.accepts_bots || request.sandbox.is_some() || standing.is_owned_bot,
        rated: request.rated,
        rematch_of: request.rematch_of,
        creation_key: request.key.map(|(key, _)| key),
        creation_hash: request.key.map(|(_, hash)| hash),
    };
    let bots = pick_bots(games, &request.bots).await?;
    let open_hands = request.sandbox.map(|sandbox| sandbox.open_hands);
    let id = match games.store.insert_game(&game, &bots, open_hands, BUDGET).await {
        Ok(true) => id,
        // An earlier attempt of this request may have opened the last table within the limit.
        Ok(false) => opened_before(games, host, request).await?.ok_or(PlayError::TooManyGames)?,
        // The same request was sent twice at the same time.
        Err(error) if error.violates("games_creation_key_unique") => {
            opened_before(games, host, request).await?.ok_or(PlayError::Contention)?
        }
        Err(error) => return Err(error.into()),
    };
    start_if_full(games, id, host, request).await
}

fn check_order(request: &TableRequest<'_>) -> Result<(), PlayError> {
    request.clock.check().map_err(|bad| bad_clock(&bad))?;
    if request.least_reliability.is_some_and(|least| !(1..=100).contains(&least)) {
        return Err(PlayError::invalid("/least_reliability", "input-range", &args!["least" => 1, "most" => 100]));
    }
    let max_bots = request.seats.saturating_sub(1);
    if request.bots.len() > usize::from(max_bots) {
        return Err(PlayError::invalid(
            "/bots",
            "input-too-many-bots",
            &args!["most" => max_bots, "seats" => request.seats],
        ));
    }
    if request.rated && request.seats == 1 {
        return Err(PlayError::invalid("/rated", "input-rated-alone", &args![]));
    }
    if request.sandbox.is_some() && request.visibility == Visibility::Public {
        return Err(PlayError::invalid("/visibility", "input-sandbox-public", &args![]));
    }
    if request.sandbox.is_some() && request.rated {
        return Err(PlayError::invalid("/rated", "input-sandbox-rated", &args![]));
    }
    Ok(())
}

fn bad_clock(bad: &BadClockRules) -> PlayError {
    let at = format!("/clock/{}", bad.field().replace('.', "/"));
    match bad {
        BadClockRules::OutOfRange { least, most, .. } => {
            PlayError::invalid(&at, "input-range", &args!["least" => *least, "most" => *most])
        }
        BadClockRules::AboveCap { cap, .. } => PlayError::invalid(&at, "input-above-cap", &args!["cap" => *cap]),
    }
}

/// Draws the seed of the game and its invitation.
fn draw_seed_and_invite() -> ([u8; 32], String) {
    let mut seed = [0; 32];
    rand::rng().fill_bytes(&mut seed);
    let mut invite = [0; 18];
    rand::rng().fill_bytes(&mut invite);
    (seed, URL_SAFE_NO_PAD.encode(invite))
}

/// Starts the game if bots fill the table. A retry does this too: the first attempt may have stopped before it.
async fn start_if_full(
    games: &Games,
    id: GameId,
    host: AccountId,
    request: &TableRequest<'_>,
) -> Result<GameSummary, PlayError> {
    let game = match show_game(games, id, Some(host)).await {
        // The host may have left a private table since: then it may see only what it opened.
        Err(PlayError::NotFound) => return as_opened(games, id, host, request).await,
        shown => shown?,
    };
    if game.status != Status::Open || request.bots.len() + 1 < usize::from(request.seats) {
        return Ok(game);
    }
    match start_game(games, id, host).await {
        Err(PlayError::NotOpen) => show_game(games, id, Some(host)).await,
        other => other,
    }
}

/// The summary of the table when it was opened, as the first answer contained it.
async fn as_opened(
    games: &Games,
    id: GameId,
    host: AccountId,
    request: &TableRequest<'_>,
) -> Result<GameSummary, PlayError> {
    let row = games.store.game(id).await?;
    let nothing = || JsonText::of(&[(); 0]);
    let row = GameRow {
        seats: request.seats.into(),
        status: Status::Open,
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
    // The same bots are picked every time.
    let bots = pick_bots(games, &request.bots).await?;
    let levels = request.bots.iter().map(|level| Some(StoredLevel(*level)));
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
            guest: account.guest,
            wants_pause: false,
            level,
        });
    }
    Ok(GameSummary::of(row, players, Some(host))?)
}

/// The table that a request with the same key opened, or `None`.
async fn opened_before(
    games: &Games,
    host: AccountId,
    request: &TableRequest<'_>,
) -> Result<Option<GameId>, PlayError> {
    let Some((key, hash)) = request.key else { return Ok(None) };
    match games.store.game_by_creation_key(host, key).await? {
        Some((_, before)) if before != hash => Err(PlayError::KeyReused),
        before => Ok(before.map(|(id, _)| id)),
    }
}
