//! The state of a game for one viewer: everything that a client shows at one version, in one answer.

use std::sync::Arc;

use salon_domain::clock::ClockRules;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Asked, LegalChoice};
use salon_domain::kernel::score::Line;
use salon_domain::kernel::{DecisionWords, Language, Names, Part, Seat, Speech, Viewer, Words};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::{
    model::{
        event_view::EventView,
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        commands::{preview::Previewed, submit::Answer},
        error::PlayError,
        session::{
            game_session::{self, AwaitedDecision, EventReader, GameSession},
            player_names::names_of,
            snapshots::BUILD,
        },
        views::{
            early_end::say_early_end,
            game_summary::{GameSummary, PlayerSummary},
            read_game::{ViewRequest, game_at},
            read_picture::PictureLook,
            show_game::show_game,
        },
    },
    store::PlayerRow,
};

/// Events in one state. Further ones are read page by page.
const MAX_EVENTS: i64 = 100;

/// Which fields of a state are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StateFields {
    /// The players.
    pub players: bool,
    /// What is going on, as text.
    pub status_words: bool,
    /// The view.
    pub view: bool,
    /// What the viewer has to decide.
    pub decision: bool,
    /// What the viewer can do.
    pub choices: bool,
    /// The scores.
    pub score: bool,
    /// The events since a version.
    pub events: bool,
    /// The picture of the table.
    pub picture: bool,
}

/// Which state to read, besides the viewer.
#[derive(Clone, Copy, Debug)]
pub struct StateOptions {
    /// The fields.
    pub fields: StateFields,
    /// The version from which on events are read.
    pub since: i64,
    /// How the picture looks.
    pub look: PictureLook,
    /// The language of the texts.
    pub language: Language,
}

/// The state of a game for one viewer. What is costly is computed by [`GameState::show`], since most polling clients already have it.
pub struct GameState {
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// Its current status.
    pub status: Status,
    /// The version whose state it is.
    pub version: i64,
    /// The line of play of a sandbox.
    pub line: Option<i32>,
    /// The seat of the viewer; `None` for a spectator, and before the deal.
    pub seat: Option<u8>,
    /// The SHA-256 of the seed.
    pub commitment: String,
    /// The clock rules.
    pub clock: ClockRules,
    /// Whether the game is paused.
    pub paused: bool,
    /// The players, with what texts call them.
    pub players: Vec<(PlayerSummary, String)>,
    /// The decisions the game waited for at that version.
    pub awaiting: Vec<AwaitedDecision>,
    /// What was asked.
    pub options: StateOptions,
    names: Names,
    /// `None` before the deal.
    position: Option<Position>,
}

/// A dealt game and its viewer.
struct Position {
    game: Arc<dyn AnyGame>,
    ruleset: &'static dyn AnyRuleset,
    viewer: Viewer,
    /// Whether the viewer decides for the seat.
    decides: bool,
    /// Whether the viewer can submit commands now.
    chooses: bool,
    /// Whether it is another position than that of the game now.
    elsewhere: bool,
}

/// The costly part of a state. A field that was not asked for is `None`.
#[derive(Default)]
pub struct ShownState {
    /// What is going on.
    pub status_words: Option<Words>,
    /// The view.
    pub view: Option<Box<RawValue>>,
    /// What the viewer has to decide; `None` also if the game does not wait for the viewer.
    pub decision: Option<(AwaitedDecision, DecisionWords)>,
    /// What the viewer can do. Empty for a spectator, for a resigned seat, in the past, and when the game is not running.
    pub choices: Option<Vec<LegalChoice>>,
    /// The scores and their lines.
    pub score: Option<(Box<RawValue>, Vec<Vec<Line>>)>,
    /// The events.
    pub events: Option<EventPage>,
    /// The picture, as SVG.
    pub picture: Option<String>,
}

/// Events of a state.
pub struct EventPage {
    /// The events, oldest first.
    pub items: Vec<EventView>,
    /// The number of the event after the last one.
    pub next: i64,
    /// Whether there are more events up to the version of the state.
    pub more: bool,
}

/// Returns the state of a game for a viewer.
pub async fn read_state(games: &Games, request: ViewRequest, options: StateOptions) -> Result<GameState, PlayError> {
    let ids = [request.game];
    let (session, players) = tokio::join!(games.current(request.game), games.store.players(&ids));
    let session = match session {
        // The game may be there, but not dealt yet.
        Err(PlayError::NotFound) => return not_dealt(games, request, options).await,
        session => session?,
    };
    let viewer = session.viewer_from(request.account, request.from_seat)?;
    let viewer = if request.as_spectator { Viewer::Spectator } else { viewer };
    let state = GameState::of(&session, players?, viewer, options);
    match request.at {
        None => Ok(state),
        Some(at) => {
            let (game, awaiting) = game_at(games, &session, at).await?;
            Ok(state.at(game, awaiting))
        }
    }
}

/// Returns the players of a game, to be read while commands are decided.
pub async fn read_players(games: &Games, game: GameId) -> Result<StatePlayers, PlayError> {
    Ok(StatePlayers(games.store.players(&[game]).await?))
}

/// The players of a game.
pub struct StatePlayers(Vec<PlayerRow>);

/// Returns the state right after commands of this account; after a retry the current one, or `None` if the account may not know the
/// game any more.
pub async fn state_after(
    games: &Games,
    (game, account): (GameId, AccountId),
    (answer, players): (&mut Answer, StatePlayers),
    options: StateOptions,
) -> Result<Option<GameState>, PlayError> {
    let Some(session) = answer.session.take() else {
        let request = ViewRequest { game, account: Some(account), as_spectator: false, from_seat: None, at: None };
        return match read_state(games, request, options).await {
            Err(PlayError::NotFound) => Ok(None),
            state => state.map(Some),
        };
    };
    let viewer = session.viewer(Some(account))?;
    Ok(Some(GameState::of(&session, players.0, viewer, options)))
}

/// Returns the state that previewed commands would lead to. If the preview stops before hidden information, nothing can be chosen
/// after it.
pub fn state_after_preview(games: &Games, previewed: Previewed, options: StateOptions) -> GameState {
    let Previewed { preview, seat, session, players, .. } = previewed;
    let viewer = Seat::new(seat).map_or(Viewer::Spectator, Viewer::Seat);
    let awaiting = game_session::awaiting(&*preview.game, &session.awaiting, Some(seat), games.clock.now());
    let complete = preview.stops_at.is_none();
    let mut state = GameState::of(&session, players, viewer, options);
    state = state.at(preview.game.into(), awaiting);
    // The events of a preview are not stored.
    state.options.fields.events = false;
    if let Some(position) = &mut state.position {
        (position.decides, position.chooses) = (complete, complete);
    }
    state
}

/// The state of a table before the deal.
async fn not_dealt(games: &Games, request: ViewRequest, options: StateOptions) -> Result<GameState, PlayError> {
    let summary = show_game(games, request.game, request.account).await?;
    if request.from_seat.is_some() {
        return Err(PlayError::NotFound);
    }
    if request.at.is_some_and(|at| at != 0) {
        return Err(PlayError::NoSuchVersion(0));
    }
    Ok(GameState::of_table(summary, options))
}

impl GameState {
    fn of(session: &GameSession, players: Vec<PlayerRow>, viewer: Viewer, options: StateOptions) -> Self {
        let names = names_of(&players);
        let speech = Speech { language: options.language, names: &names };
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        };
        let resigned = session.seats.iter().any(|of| viewer.is(of.seat) && of.resigned);
        let decides = session.status == Status::Running && seat.is_some() && !resigned;
        let mut players: Vec<_> =
            players.into_iter().map(|player| PlayerSummary::of(player, &session.timing.clocks)).collect();
        players.sort_by_key(|player| player.seat);
        let called = |player: PlayerSummary| {
            let label = player.seat.and_then(Seat::new).map(|seat| speech.player(seat));
            let label = label.or_else(|| name_of(&player)).unwrap_or_default();
            (player, label)
        };
        Self {
            game: session.id,
            ruleset: session.ruleset.about().key.to_owned(),
            status: session.status,
            version: session.version(),
            line: session.line(),
            seat,
            commitment: session.game.commitment().to_string(),
            clock: session.timing.rules,
            paused: session.timing.is_paused(),
            players: players.into_iter().map(called).collect(),
            awaiting: session.awaiting.clone(),
            options,
            position: Some(Position {
                game: Arc::clone(&session.game),
                ruleset: session.ruleset,
                viewer,
                decides,
                chooses: decides,
                elsewhere: false,
            }),
            names,
        }
    }

    fn of_table(summary: GameSummary, options: StateOptions) -> Self {
        let called = |player: PlayerSummary| {
            let label = name_of(&player).unwrap_or_default();
            (player, label)
        };
        Self {
            game: summary.id,
            ruleset: summary.ruleset,
            status: summary.status,
            version: summary.version,
            line: None,
            seat: None,
            commitment: summary.commitment,
            clock: summary.clock,
            paused: summary.paused,
            players: summary.players.into_iter().map(called).collect(),
            awaiting: summary.awaiting,
            options,
            names: Names::default(),
            position: None,
        }
    }

    /// The same state with another position, in which nothing can be chosen.
    fn at(mut self, game: Arc<dyn AnyGame>, awaiting: Vec<AwaitedDecision>) -> Self {
        self.version = game.seq() as i64;
        self.awaiting = awaiting;
        if let Some(position) = &mut self.position {
            position.game = game;
            position.elsewhere = true;
            (position.decides, position.chooses) = (self.seat.is_some(), false);
        }
        self
    }

    /// How texts for the viewer are written.
    pub fn speech(&self) -> Speech<'_> {
        Speech { language: self.options.language, names: &self.names }
    }

    /// A digest of everything that the answer depends on, besides version and line of play. Much cheaper than the answer.
    pub fn digest(&self) -> String {
        let position = self.position.as_ref().map(|position| (position.viewer, position.decides, position.chooses));
        let input =
            (BUILD, self.status, &self.awaiting, &self.players, (self.clock, self.paused), self.options, position);
        let digest = Sha256::digest(format!("{input:?}"));
        hex::encode(digest.get(..12).unwrap_or_default())
    }

    /// Computes the costly part.
    pub async fn show(&self, games: &Games) -> Result<ShownState, PlayError> {
        let fields = self.options.fields;
        let Some(position) = &self.position else {
            let events = fields.events.then(|| EventPage { items: Vec::new(), next: 0, more: false });
            return Ok(ShownState { choices: fields.choices.then(Vec::new), events, ..ShownState::default() });
        };
        let speech = self.speech();
        let asked = Asked {
            view: fields.view,
            status: fields.status_words,
            decision: fields.decision && position.decides,
            choices: fields.choices && position.chooses,
            score: fields.score,
        };
        let shown = position.game.show(position.viewer, &speech, asked);
        let own = self.awaiting.iter().find(|awaited| Some(awaited.seat) == self.seat).cloned();
        Ok(ShownState {
            status_words: shown.status.map(|status| self.early_end(position).unwrap_or(status)),
            view: shown.view,
            decision: own.zip(shown.decision),
            choices: fields.choices.then(|| shown.choices.unwrap_or_default()),
            score: shown.score,
            events: match fields.events {
                true => Some(self.events(games, position, speech).await?),
                false => None,
            },
            picture: match fields.picture {
                true => Some(self.picture(position, speech)?),
                false => None,
            },
        })
    }

    /// Says how the game ended if it did not end by its rules, which say nothing about that; `None` in the past.
    fn early_end(&self, position: &Position) -> Option<Words> {
        let shown = (!position.elsewhere).then_some(&*position.game);
        say_early_end(shown?, self.status, &self.players, self.speech())
    }

    fn picture(&self, position: &Position, speech: Speech<'_>) -> Result<String, PlayError> {
        let drawing = self.options.look.drawing(Part::Table, speech);
        Ok(position.game.picture(position.viewer, &drawing)?.into_string())
    }

    async fn events(&self, games: &Games, position: &Position, speech: Speech<'_>) -> Result<EventPage, PlayError> {
        let since = self.options.since.clamp(0, self.version);
        let moves = match since < self.version {
            true => games.store.moves_from(self.game, since, MAX_EVENTS).await?,
            false => Vec::new(),
        };
        let reader = EventReader { viewer: position.viewer, speech: Some(speech) };
        let mut items = game_session::disclose(position.ruleset, &moves, since, reader)?;
        items.retain(|event| event.seq < self.version);
        items.truncate(usize::try_from(MAX_EVENTS).unwrap_or(0));
        let next = items.last().map_or(since, |event| event.seq + 1);
        Ok(EventPage { items, next, more: next < self.version })
    }
}

/// The name of a player at a table that is not dealt.
fn name_of(player: &PlayerSummary) -> Option<String> {
    player.display_name.clone().or_else(|| player.name.clone())
}
