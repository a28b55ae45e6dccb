//! Mails about games. Each is composed only if it is still true and the account still wants it.

use chrono::{DateTime, Utc};
use salon_domain::args;
use salon_domain::kernel::{Names, Speech};

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
        compose::{Addressed, ComposeError, MailReader},
        letter::{Item, Letter, Link, MailPicture, one_line},
        picture::draw_png,
    },
    play::{AwaitedDecision, read_decision, say_decision},
    store::{GameRow, MailRow, PlayerRow},
    words::{decision_name, title_of},
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
        let reader = MailReader::new(account);
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
            let label = reader.words().text("mail-unsubscribe", &args![]);
            let unsubscribe = Some(Link { label, url: self.links.unsubscribe_page(&row.unsubscribe) });
            let one_click = Some(self.links.unsubscribe(&row.unsubscribe));
            let letter = Letter { unsubscribe, one_click, ..greeted(&reader, letter) };
            Addressed { reader, to, letter }
        }))
    }

    async fn turn(&self, reader: &MailReader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
        let Notice::YourTurn { game, seat, decision, since, deadline, .. } = notice else { return Ok(None) };
        let Some((row, players)) = self.running_game(game).await? else { return Ok(None) };
        let same_decision = |awaited: &AwaitedDecision| awaited.decision == decision && awaited.since == since;
        if !awaits(&row, &players, (reader.account.id, seat), same_decision)? {
            return Ok(None);
        }
        let title = self.title(reader, &row, &players);
        let deadline = deadline.map(|deadline| reader.moment(deadline));
        let mut letter = reader.words().your_turn(&title, deadline.as_deref());
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        self.add_decision(&mut letter, reader, game, &players).await;
        Ok(Some(letter))
    }

    async fn reminder(
        &self,
        reader: &MailReader,
        notice: Notice,
        now: DateTime<Utc>,
    ) -> Result<Option<Letter>, ComposeError> {
        let Notice::Reminder { game, seat, decision, deadline, .. } = notice else { return Ok(None) };
        let Some((row, players)) = self.running_game(game).await? else { return Ok(None) };
        let same_decision = |awaited: &AwaitedDecision| awaited.decision == decision;
        if deadline <= now || !awaits(&row, &players, (reader.account.id, seat), same_decision)? {
            return Ok(None);
        }
        let mut letter = reader.words().reminder(&self.title(reader, &row, &players), &reader.moment(deadline));
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        self.add_decision(&mut letter, reader, game, &players).await;
        Ok(Some(letter))
    }

    /// Adds what has to be decided, why, and a picture of what it is about. A mail is also sent without them.
    async fn add_decision(&self, letter: &mut Letter, reader: &MailReader, game: GameId, players: &[PlayerRow]) {
        let names = seat_names(reader, players);
        let speech = Speech { language: reader.words().language(), names: &names };
        let Ok(brief) = read_decision(&self.games, game, reader.account.id, &speech).await else { return };
        letter.paragraphs.extend(brief.decision.as_ref().map(|words| reader.words().decision_paragraph(words)));
        let description = [Some(brief.status.sentence), brief.decision.map(|words| words.sentence)];
        let description = description.into_iter().flatten().collect::<Vec<_>>().join(" ");
        letter.picture = draw_png(&brief.picture, game).await.map(|png| MailPicture { png, description });
    }

    async fn finished(&self, reader: &MailReader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
        let Notice::GameFinished { game, seat, placings, .. } = notice else { return Ok(None) };
        let row = self.store().game(game).await?;
        let players = self.store().players(&[game]).await?;
        let title = self.title(reader, &row, &players);
        let Some(result) = reader.words().result(seat, &placings) else { return Ok(None) };
        let mut letter = reader.words().finished(&title, &result);
        letter.button = letter.button.map(|link| Link { url: self.links.game(game), ..link });
        Ok(Some(letter))
    }

    async fn invitation(&self, reader: &MailReader, notice: Notice) -> Result<Option<Letter>, ComposeError> {
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

    async fn digest(&self, reader: &MailReader) -> Result<Option<Letter>, ComposeError> {
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
            let awaiting: Vec<AwaitedDecision> = row.awaiting.read()?;
            let awaited = awaiting.iter().find(|awaited| i16::from(awaited.seat) == *seat);
            let mut details: Vec<String> =
                awaited.map(|awaited| waiting_since(reader, &row.ruleset, awaited)).into_iter().collect();
            details.extend(self.decision_of(reader, row.id, &of_game).await);
            let link = Link { label: self.title(reader, row, &of_game), url: self.links.game(row.id) };
            letter.items.push(Item { link, details });
        }
        Ok(Some(letter))
    }

    /// Says what has to be decided in a game, and why; `None` if that cannot be read: the mail is also sent without it.
    async fn decision_of(&self, reader: &MailReader, game: GameId, players: &[PlayerRow]) -> Option<String> {
        let names = seat_names(reader, players);
        let speech = Speech { language: reader.words().language(), names: &names };
        let said = say_decision(&self.games, game, reader.account.id, &speech).await.ok()??;
        Some(reader.words().decision_paragraph(&said))
    }

    /// Returns a game with its players, or `None` if it is not running.
    async fn running_game(&self, game: GameId) -> Result<Option<(GameRow, Vec<PlayerRow>)>, ComposeError> {
        let row = self.store().game(game).await?;
        let running = row.status == Status::Running;
        Ok(if running { Some((row, self.store().players(&[game]).await?)) } else { None })
    }

    /// Returns the title of a game with the names of the other players.
    fn title(&self, reader: &MailReader, row: &GameRow, players: &[PlayerRow]) -> String {
        let others = players.iter().filter(|player| player.account_id != reader.account.id);
        let name = |player: &PlayerRow| Some(display_name(reader, player.display_name.as_deref()?, player.kind));
        let others: Vec<String> = others.filter_map(name).collect();
        reader.words().game_with(title_of(&row.ruleset), &others)
    }
}

/// Returns a display name on one line, marked if it is that of a bot.
fn display_name(reader: &MailReader, name: &str, kind: AccountKind) -> String {
    let name = one_line(name);
    if kind == AccountKind::Bot { reader.words().bot(&name) } else { name }
}

/// Returns the names of the players by seat.
fn seat_names(reader: &MailReader, players: &[PlayerRow]) -> Names {
    let of_seat = |seat: i16| {
        let player = players.iter().find(|player| player.seat == Some(seat))?;
        Some(display_name(reader, player.display_name.as_deref()?, player.kind))
    };
    let seats = players.iter().filter_map(|player| player.seat).max().map_or(0, |last| last + 1);
    Names::new((0..seats).map(of_seat).collect())
}

/// Returns what a game waits for, and since when.
fn waiting_since(reader: &MailReader, ruleset: &str, awaited: &AwaitedDecision) -> String {
    let words = reader.words();
    let since = words.text("since", &args!["moment" => reader.moment(awaited.since)]);
    let decision = decision_name(words.language(), Some(ruleset), &awaited.decision);
    words.text("mail-digest-item", &args!["decision" => decision, "since" => since])
}

/// Returns whether a game still waits for this decision of this account at this seat.
fn awaits(
    row: &GameRow,
    players: &[PlayerRow],
    (account, seat): (AccountId, u8),
    same_decision: impl Fn(&AwaitedDecision) -> bool,
) -> Result<bool, ComposeError> {
    let own = |player: &PlayerRow| {
        player.account_id == account && player.seat == Some(seat.into()) && player.resigned_at.is_none()
    };
    let awaiting: Vec<AwaitedDecision> = row.awaiting.read()?;
    Ok(players.iter().any(own) && awaiting.iter().any(|awaited| awaited.seat == seat && same_decision(awaited)))
}
