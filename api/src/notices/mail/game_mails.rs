//! Mails about games. Each is composed only if it is still true and the account still wants it.

use chrono::{DateTime, Utc};
use salon_domain::rulesets;

use crate::{
    accounts::MailSettings,
    model::{
        account_ref::AccountKind,
        game::Status,
        ids::{AccountId, GameId},
        mail::{MailKind, TurnMails},
        notices::Notice,
    },
    notices::mail::{
        Mailer,
        account_mails::greeted,
        compose::{Addressed, ComposeError, Reader},
        letter::{Item, Letter, Link, one_line},
        picture::wall_picture,
    },
    play::Awaited,
    store::{GameRow, MailRow, PlayerRow},
};

/// How many games a digest lists; further games are only counted.
const MAX_LISTED_GAMES: usize = 50;

impl Mailer {
    /// Composes a mail about games; `None` if it is not needed any more.
    pub(super) async fn game_mail(
        &self,
        mail: &MailRow,
        now: DateTime<Utc>,
    ) -> Result<Option<Addressed>, ComposeError> {
        let Some(id) = mail.account_id else { return Ok(None) };
        let account = self.store().account(id).await?;
        let (Some(to), Some(_)) = (account.email.clone(), account.email_verified_at) else { return Ok(None) };
        let row = self.store().mail_settings(id).await?;
        let settings = MailSettings::try_from(&row)?;
        let reader = Reader::new(account);
        let letter = match mail.kind {
            MailKind::Digest if settings.turns == TurnMails::Digest => self.digest(&reader).await?,
            MailKind::Turn if matches!(settings.turns, TurnMails::AtOnce | TurnMails::Quiet) => {
                self.turn(&reader, mail.about.read()?).await?
            }
            MailKind::Reminder if settings.turns != TurnMails::None => {
                self.reminder(&reader, mail.about.read()?, now).await?
            }
            MailKind::Finished if settings.results => self.finished(&reader, mail.about.read()?).await?,
            MailKind::Invitation if settings.invitations => self.invitation(&reader, mail.about.read()?).await?,
            _ => None,
        };
        Ok(letter.map(|letter| {
            let label = reader.words().unsubscribe();
            let unsubscribe = Some(Link { label, url: self.links.unsubscribe(&row.unsubscribe) });
            let letter = Letter { unsubscribe, ..greeted(&reader, letter) };
            Addressed { reader, to, letter }
        }))
    }

    async fn turn(&self, reader: &Reader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
        let Notice::YourTurn { game, seat, decision, since, deadline, .. } = notice else { return Ok(None) };
        let Some((row, players)) = self.running_game(game).await? else { return Ok(None) };
        let same_decision = |awaited: &Awaited| awaited.decision == decision && awaited.since == since;
        if !awaits(&row, &players, (reader.account.id, seat), same_decision)? {
            return Ok(None);
        }
        let title = self.title(reader, &row, &players);
        let deadline = deadline.map(|deadline| reader.moment(deadline));
        let mut letter = reader.words().your_turn(&title, deadline.as_deref());
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        letter.picture = wall_picture(&self.games, game, reader.account.id).await;
        Ok(Some(letter))
    }

    async fn reminder(
        &self,
        reader: &Reader,
        notice: Notice,
        now: DateTime<Utc>,
    ) -> Result<Option<Letter>, ComposeError> {
        let Notice::Reminder { game, seat, decision, deadline, .. } = notice else { return Ok(None) };
        let Some((row, players)) = self.running_game(game).await? else { return Ok(None) };
        let same_decision = |awaited: &Awaited| awaited.decision == decision;
        if deadline <= now || !awaits(&row, &players, (reader.account.id, seat), same_decision)? {
            return Ok(None);
        }
        let mut letter = reader.words().reminder(&self.title(reader, &row, &players), &reader.moment(deadline));
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        letter.picture = wall_picture(&self.games, game, reader.account.id).await;
        Ok(Some(letter))
    }

    async fn finished(&self, reader: &Reader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
        let Notice::GameFinished { game, seat, placings, .. } = notice else { return Ok(None) };
        let row = self.store().game(game).await?;
        let players = self.store().players(&[game]).await?;
        let title = self.title(reader, &row, &players);
        let Some(placing) = placings.get(usize::from(seat)) else { return Ok(None) };
        let mut letter = reader.words().finished(&title, *placing, placings.len());
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        Ok(Some(letter))
    }

    async fn invitation(&self, reader: &Reader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
        let Notice::Invitation { game, from, invite, .. } = notice else { return Ok(None) };
        let row = self.store().game(game).await?;
        let from = self.store().account(from).await?;
        let open = row.status == Status::Open;
        if !open || self.store().is_muted(from.id, reader.account.id).await? {
            return Ok(None);
        }
        let mut letter =
            reader.words().invitation(&display_name(reader, &from.display_name, from.kind), title_of(&row.ruleset));
        letter.button = letter.button.map(|link| Link { url: self.links.invitation(&invite), ..link });
        Ok(Some(letter))
    }

    async fn digest(&self, reader: &Reader) -> Result<Option<Letter>, ComposeError> {
        let count = self.store().count_awaiting(reader.account.id).await?;
        let waiting = self.store().games_awaiting(reader.account.id, MAX_LISTED_GAMES as i64).await?;
        if waiting.is_empty() {
            return Ok(None);
        }
        let ids: Vec<GameId> = waiting.iter().map(|(row, _)| row.id).collect();
        let players = self.store().players(&ids).await?;
        let count = usize::try_from(count).unwrap_or(0).max(waiting.len());
        let mut letter = reader.words().digest(count, count - waiting.len());
        for (row, seat) in &waiting {
            let of_game: Vec<PlayerRow> = players.iter().filter(|player| player.game_id == row.id).cloned().collect();
            let awaiting: Vec<Awaited> = row.awaiting.read()?;
            let since = awaiting.iter().find(|awaited| i16::from(awaited.seat) == *seat).map(|awaited| awaited.since);
            letter.items.push(Item {
                link: Link { label: self.title(reader, row, &of_game), url: self.links.game(row.id) },
                detail: since.map(|since| reader.words().since(&reader.moment(since))),
            });
        }
        Ok(Some(letter))
    }

    /// Returns a game with its players, or `None` if it is not running.
    async fn running_game(&self, game: GameId) -> Result<Option<(GameRow, Vec<PlayerRow>)>, ComposeError> {
        let row = self.store().game(game).await?;
        let running = row.status == Status::Running;
        Ok(if running { Some((row, self.store().players(&[game]).await?)) } else { None })
    }

    /// Returns the title of a game with the names of the other players.
    fn title(&self, reader: &Reader, row: &GameRow, players: &[PlayerRow]) -> String {
        let others = players.iter().filter(|player| player.account_id != reader.account.id);
        let name = |player: &PlayerRow| Some(display_name(reader, player.display_name.as_deref()?, player.kind));
        let others: Vec<String> = others.filter_map(name).collect();
        reader.words().game_with(title_of(&row.ruleset), &others)
    }
}

/// Returns a display name on one line, marked if it is that of a bot.
fn display_name(reader: &Reader, name: &str, kind: AccountKind) -> String {
    let name = one_line(name);
    if kind == AccountKind::Bot { reader.words().bot(&name) } else { name }
}

fn title_of(ruleset: &str) -> &str {
    rulesets::find(ruleset).map_or(ruleset, |ruleset| ruleset.about().title)
}

/// Returns whether a game still waits for this decision of this account at this seat.
fn awaits(
    row: &GameRow,
    players: &[PlayerRow],
    (account, seat): (AccountId, u8),
    same_decision: impl Fn(&Awaited) -> bool,
) -> Result<bool, ComposeError> {
    let own = |player: &PlayerRow| {
        player.account_id == account && player.seat == Some(seat.into()) && player.resigned_at.is_none()
    };
    let awaiting: Vec<Awaited> = row.awaiting.read()?;
    Ok(players.iter().any(own) && awaiting.iter().any(|awaited| awaited.seat == seat && same_decision(awaited)))
}
