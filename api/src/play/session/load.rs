//! Loads sessions and brings them up to date with what other servers stored.

use std::sync::Arc;

use salon_domain::kernel::Seed;
use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Stored};
use salon_domain::rulesets;

use crate::{
    model::{
        game::Visibility,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::{
            cache::Slot,
            game_session::{GameSession, SeatOf},
            plans::Plan,
            sandbox_state::SandboxState,
            snapshots::BUILD,
            timing::Timing,
        },
    },
    store::DealtRow,
};

/// Moves read with one query.
const PAGE_SIZE: i64 = 500;
/// Attempts to load a sandbox that is rewound at the same time.
const MAX_ATTEMPTS: usize = 16;

impl Games {
    /// Loads a dealt game from its newest snapshot and the moves after it.
    pub(in crate::play) async fn load(&self, id: GameId) -> Result<GameSession, PlayError> {
        for _ in 0..MAX_ATTEMPTS {
            let session = self.load_once(id).await?;
            // A rewind between two reads leaves an inconsistent session; it also changes the roster.
            if session.sandbox.is_none() || self.store.game_version(id).await?.2 == session.roster {
                return Ok(session);
            }
        }
        Err(PlayError::Contention)
    }

    async fn load_once(&self, id: GameId) -> Result<GameSession, PlayError> {
        let row = self.store.dealt(id, BUILD).await?;
        let ruleset = rulesets::find(&row.game.ruleset).map_err(|refusal| PlayError::Corrupt(refusal.to_string()))?;
        let game = resume(ruleset, &row)?;
        let mut seats: Vec<SeatOf> = self.store.players(&[id]).await?.iter().filter_map(SeatOf::of).collect();
        seats.sort_by_key(|seat| seat.seat.number());
        let owners: Vec<AccountId> = seats.iter().map(|seat| seat.account).collect();
        let timing = Timing::load(&self.store, &row.game, &owners).await?;
        let plans = self.store.plans(id).await?.into_iter().map(Plan::try_from).collect::<Result<Vec<_>, _>>()?;
        let visibility = row.game.visibility;
        let mut session = GameSession {
            id,
            ruleset,
            visibility,
            status: row.game.status,
            seats: seats.into(),
            roster: row.game.roster,
            snapshot: game.seq() as i64,
            game: Arc::from(game),
            awaiting: row.game.awaiting.read()?,
            timing,
            plans: plans.into(),
            sandbox: self.load_sandbox(id, visibility).await?,
        };
        let (awaiting, clocks) = (session.awaiting.clone(), session.timing.clocks.clone());
        self.apply_later_moves(&mut session).await?;
        if session.version() == row.game.version {
            // Deadlines and clocks of the row are newer than those of the last move: they also change between moves.
            (session.awaiting, session.timing.clocks) = (awaiting, clocks);
            session.status = row.game.status;
        }
        Ok(session)
    }

    async fn load_sandbox(&self, id: GameId, visibility: Visibility) -> Result<Option<SandboxState>, PlayError> {
        match visibility {
            // A sandbox is never public.
            Visibility::Public => Ok(None),
            Visibility::Unlisted | Visibility::Private => match self.store.sandbox(id).await? {
                Some(sandbox) => Ok(Some(SandboxState::of(sandbox, &self.store.faults(&[id]).await?))),
                None => Ok(None),
            },
        }
    }

    /// Brings a session up to date; returns whether anything changed.
    pub(in crate::play) async fn refresh(&self, session: &mut GameSession) -> Result<bool, PlayError> {
        let (version, status, roster) = self.store.game_version(session.id).await?;
        if status != session.status || roster != session.roster {
            *session = self.load(session.id).await?;
            return Ok(true);
        }
        if version == session.version() {
            return Ok(false);
        }
        self.catch_up(session).await?;
        Ok(true)
    }

    /// Applies the moves that other servers stored after those of the session.
    pub(in crate::play) async fn catch_up(&self, session: &mut GameSession) -> Result<(), PlayError> {
        let applied = self.apply_later_moves(session).await;
        // After a rewind the moves may belong to another line of play than the session. The rewind also changed the roster.
        if session.sandbox.is_some() && self.store.game_version(session.id).await?.2 != session.roster {
            *session = self.load(session.id).await?;
            return Ok(());
        }
        applied
    }

    async fn apply_later_moves(&self, session: &mut GameSession) -> Result<(), PlayError> {
        loop {
            let moves = self.store.moves_from(session.id, session.version(), PAGE_SIZE).await?;
            let complete = (moves.len() as i64) < PAGE_SIZE;
            session.apply_moves(&moves)?;
            if complete {
                return Ok(());
            }
        }
    }

    /// Returns a copy of the up-to-date session of a game, for reading.
    pub(in crate::play) async fn current(&self, id: GameId) -> Result<GameSession, PlayError> {
        let slot = self.cache.slot(id);
        let found = self.current_in(id, &slot).await;
        if matches!(found, Err(PlayError::NotFound)) {
            self.cache.remove_if_unused(id, slot);
        }
        found
    }

    /// Returns the same for an action that needs a running game. A table that was not dealt is `NotRunning` for an account that may
    /// know of it.
    pub(in crate::play) async fn current_for_action(
        &self,
        id: GameId,
        account: AccountId,
    ) -> Result<GameSession, PlayError> {
        match self.current(id).await {
            Err(PlayError::NotFound) => Err(self.why_no_session(id, account).await),
            found => found,
        }
    }

    /// Returns why an account gets no session of a game: it was not dealt, or the account may not know of it.
    pub(in crate::play) async fn why_no_session(&self, id: GameId, account: AccountId) -> PlayError {
        match self.may_see_table(id, account).await {
            Ok(true) => PlayError::NotRunning,
            Ok(false) => PlayError::NotFound,
            Err(error) => error,
        }
    }

    async fn may_see_table(&self, id: GameId, account: AccountId) -> Result<bool, PlayError> {
        if self.store.game(id).await?.visibility != Visibility::Private {
            return Ok(true);
        }
        let plays = self.store.players(&[id]).await?.iter().any(|player| player.account_id == account);
        Ok(plays || self.store.sandbox(id).await?.is_some_and(|sandbox| sandbox.owner_id == account))
    }

    async fn current_in(&self, id: GameId, slot: &Slot) -> Result<GameSession, PlayError> {
        let mut slot = slot.lock().await;
        let (version, status, roster) = self.versions.of(id).await?;
        match slot.as_mut().filter(|session| session.status == status && session.roster == roster) {
            Some(session) if session.version() == version => {}
            Some(session) => self.catch_up(session).await?,
            _ => *slot = Some(self.load(id).await?),
        }
        slot.clone().ok_or(PlayError::NotFound)
    }
}

/// The game at its snapshot, or at its opening if there is no snapshot or it cannot be read.
fn resume(ruleset: &'static dyn AnyRuleset, row: &DealtRow) -> Result<Box<dyn AnyGame>, PlayError> {
    let stored = Stored {
        table: row.agreed.as_str(),
        seed: Seed::new(row.seed),
        opening: row.opening.as_str(),
        snapshot: row.snapshot.as_ref().map(|(version, state)| (*version as u64, state.as_str())),
        events: &[],
    };
    match ruleset.resume(&stored) {
        Err(_) if stored.snapshot.is_some() => Ok(ruleset.resume(&Stored { snapshot: None, ..stored })?),
        other => Ok(other?),
    }
}
