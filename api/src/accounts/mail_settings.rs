//! The mail settings of an account.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use crate::{
    accounts::{AccountError, Accounts, show_account},
    model::{
        ids::AccountId,
        mail::TurnMails,
        mail::{Hour, QuietMinutes},
    },
    store::{MailSettingsRow, StoreError, StoreResult},
};

/// The mail settings of an account. Mails are sent only to a verified address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailSettings {
    /// When to send a mail about a waiting game; `quiet` by default. All but `none` also send reminders of deadlines.
    pub turns: TurnMails,
    /// For `quiet`: how long a decision may be pending before a mail is sent; 60 by default.
    pub quiet_minutes: QuietMinutes,
    /// For `digest`: the hour in the account's time zone; 8 by default.
    pub digest_hour: Hour,
    /// Whether to send invitations; true by default.
    pub invitations: bool,
    /// Whether to send the results of finished games; true by default.
    pub results: bool,
}

impl TryFrom<&MailSettingsRow> for MailSettings {
    type Error = StoreError;

    fn try_from(row: &MailSettingsRow) -> StoreResult<Self> {
        let corrupt = |_| StoreError::Corrupt("mail settings out of bounds".to_owned());
        let unsigned = |number: i32| u16::try_from(number).map_err(|_| "negative");
        Ok(Self {
            turns: row.turns,
            quiet_minutes: unsigned(row.quiet_minutes).and_then(QuietMinutes::try_from).map_err(corrupt)?,
            digest_hour: unsigned(row.digest_hour.into()).and_then(Hour::try_from).map_err(corrupt)?,
            invitations: row.invitations,
            results: row.results,
        })
    }
}

/// Returns the stored settings. If the account was deleted after the request was authenticated, the token is invalid.
async fn stored_settings(accounts: &Accounts, id: AccountId) -> Result<MailSettingsRow, AccountError> {
    accounts.store.mail_settings(id).await.map_err(|error| match error {
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })
}

/// Returns the mail settings of the account.
pub async fn show_mail_settings(accounts: &Accounts, id: AccountId) -> Result<MailSettings, AccountError> {
    show_account(accounts, id).await?;
    Ok(MailSettings::try_from(&stored_settings(accounts, id).await?)?)
}

/// Replaces the mail settings of the account.
pub async fn change_mail_settings(
    accounts: &Accounts,
    id: AccountId,
    settings: &MailSettings,
) -> Result<(), AccountError> {
    let account = show_account(accounts, id).await?;
    let before = stored_settings(accounts, id).await?;
    let row = MailSettingsRow {
        turns: settings.turns,
        quiet_minutes: settings.quiet_minutes.get(),
        digest_hour: settings.digest_hour.get(),
        invitations: settings.invitations,
        results: settings.results,
        ..before
    };
    let wants_digest = settings.turns == TurnMails::Digest;
    let next = wants_digest.then(|| next_digest(accounts.clock.now(), &account.time_zone, row.digest_hour));
    Ok(accounts.store.change_mail_settings(id, &row, next).await?)
}

/// Moves the next digest to its hour in the current time zone of the account.
pub async fn move_digest(accounts: &Accounts, id: AccountId) -> Result<(), AccountError> {
    let account = show_account(accounts, id).await?;
    let settings = stored_settings(accounts, id).await?;
    let next = next_digest(accounts.clock.now(), &account.time_zone, settings.digest_hour);
    Ok(accounts.store.move_digest(id, next).await?)
}

/// Checks that a token to unsubscribe is valid.
pub async fn check_unsubscribe(accounts: &Accounts, token: &str) -> Result<(), AccountError> {
    Ok(accounts.store.check_unsubscribe_token(token).await?)
}

/// Stops all mails about games to the account that got the token.
pub async fn unsubscribe(accounts: &Accounts, token: &str) -> Result<(), AccountError> {
    Ok(accounts.store.unsubscribe(token).await?)
}

/// Returns the next time it is `hour` in `zone`. If a change of clocks skips the hour, the next hour counts; if it repeats the hour, the
/// first one counts.
pub fn next_digest(now: DateTime<Utc>, zone: &str, hour: i16) -> DateTime<Utc> {
    let zone: Tz = zone.parse().unwrap_or(Tz::UTC);
    let today = now.with_timezone(&zone).date_naive();
    (0..3)
        .filter_map(|days| at_hour(today.checked_add_days(Days::new(days))?, hour, zone))
        .find(|at| *at > now)
        .unwrap_or(now + TimeDelta::days(1))
}

fn at_hour(day: NaiveDate, hour: i16, zone: Tz) -> Option<DateTime<Utc>> {
    let wanted = day.and_hms_opt(u32::try_from(hour).ok()?, 0, 0)?;
    let exists = |local| zone.from_local_datetime(&local).earliest();
    exists(wanted).or_else(|| exists(wanted + TimeDelta::hours(1))).map(|at| at.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(now: &str, zone: &str, hour: i16) -> String {
        let now: DateTime<Utc> = now.parse().unwrap();
        next_digest(now, zone, hour).to_rfc3339()
    }

    #[test]
    fn a_digest_is_due_at_its_hour_in_its_zone() {
        assert_eq!(next("2026-01-10T06:59:59Z", "Europe/Paris", 8), "2026-01-10T07:00:00+00:00");
        assert_eq!(next("2026-01-10T07:00:00Z", "Europe/Paris", 8), "2026-01-11T07:00:00+00:00");
        assert_eq!(next("2026-01-10T07:00:00Z", "Asia/Kolkata", 8), "2026-01-11T02:30:00+00:00");
        assert_eq!(next("2026-01-10T23:00:00Z", "Pacific/Auckland", 8), "2026-01-11T19:00:00+00:00");
    }

    #[test]
    fn a_digest_keeps_its_hour_when_clocks_change() {
        assert_eq!(next("2026-03-28T12:00:00Z", "Europe/Paris", 8), "2026-03-29T06:00:00+00:00");
        assert_eq!(next("2026-10-24T12:00:00Z", "Europe/Paris", 8), "2026-10-25T07:00:00+00:00");
    }

    #[test]
    fn a_skipped_hour_moves_and_a_repeated_hour_counts_once() {
        assert_eq!(next("2026-03-28T12:00:00Z", "Europe/Paris", 2), "2026-03-29T01:00:00+00:00", "3 o'clock");
        let first = "2026-10-25T00:00:00+00:00";
        assert_eq!(next("2026-10-24T12:00:00Z", "Europe/Paris", 2), first);
        assert_eq!(next(first, "Europe/Paris", 2), "2026-10-26T01:00:00+00:00");
    }
}
