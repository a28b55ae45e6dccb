//! What an account wants by mail.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    accounts::{AccountError, Accounts, show_account},
    store::{MailSettingsRow, StoreError, StoreResult, ids::AccountId},
};

/// When an account is told by mail that a game waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TurnMails {
    /// At once, unless its own move led to it.
    AtOnce,
    /// After a while, if the same decision is still to be made.
    Quiet,
    /// Once a day, all games that wait together; none if none waits.
    Digest,
    /// Never. Reminders are not sent either.
    None,
}

impl TurnMails {
    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::Quiet => "quiet",
            Self::Digest => "digest",
            Self::None => "none",
        }
    }
}

impl TryFrom<&str> for TurnMails {
    type Error = StoreError;

    fn try_from(word: &str) -> Result<Self, StoreError> {
        [Self::AtOnce, Self::Quiet, Self::Digest, Self::None]
            .into_iter()
            .find(|turns| turns.as_str() == word)
            .ok_or_else(|| StoreError::Corrupt(format!("unknown word {word}")))
    }
}

/// A number within bounds, made only by parsing.
macro_rules! bounded {
    ($($(#[$meta:meta])* $name:ident($number:ty) = $range:pat, $wrong:literal;)+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "u16", into = "u16")]
        $(#[$meta])*
        pub struct $name($number);

        impl TryFrom<u16> for $name {
            type Error = &'static str;

            fn try_from(number: u16) -> Result<Self, Self::Error> {
                match number {
                    $range => Ok(Self(number as $number)),
                    _ => Err($wrong),
                }
            }
        }

        impl From<$name> for u16 {
            fn from(value: $name) -> Self {
                value.0 as u16
            }
        }
    )+};
}

bounded! {
    /// How long a decision may wait before it is told: 1 to 10080 minutes.
    #[schema(value_type = u16, minimum = 1, maximum = 10080, example = 60)]
    QuietMinutes(i32) = 1..=10_080, "must be 1 to 10080 minutes";

    /// An hour of the day: 0 to 23.
    #[schema(value_type = u16, minimum = 0, maximum = 23, example = 8)]
    Hour(i16) = 0..=23, "must be 0 to 23";
}

/// What an account wants by mail. Nothing is sent but to a verified address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailSettings {
    /// When a game waits; `quiet` unless said otherwise. All but `none` also bring reminders of deadlines.
    pub turns: TurnMails,
    /// For `quiet`: how long a decision may wait before it is told. 60 unless said otherwise.
    pub quiet_minutes: QuietMinutes,
    /// For `digest`: the hour, in the account's time zone. 8 unless said otherwise.
    pub digest_hour: Hour,
    /// Whether invitations are told; so unless said otherwise.
    pub invitations: bool,
    /// Whether the results of finished games are told; so unless said otherwise.
    pub results: bool,
}

impl MailSettings {
    /// For the documentation.
    pub fn example() -> serde_json::Value {
        serde_json::json!({
            "turns": "quiet", "quiet_minutes": 60, "digest_hour": 8, "invitations": true, "results": true
        })
    }
}

impl TryFrom<&MailSettingsRow> for MailSettings {
    type Error = StoreError;

    fn try_from(row: &MailSettingsRow) -> StoreResult<Self> {
        let corrupt = |_| StoreError::Corrupt("mail settings out of bounds".to_owned());
        let small = |number: i32| u16::try_from(number).map_err(|_| "negative");
        Ok(Self {
            turns: TurnMails::try_from(row.turns.as_str())?,
            quiet_minutes: small(row.quiet_minutes).and_then(QuietMinutes::try_from).map_err(corrupt)?,
            digest_hour: small(row.digest_hour.into()).and_then(Hour::try_from).map_err(corrupt)?,
            invitations: row.invitations,
            results: row.results,
        })
    }
}

/// What an account wants. Nobody any more, if it is gone since its token was looked at.
async fn wanted(accounts: &Accounts, id: AccountId) -> Result<MailSettingsRow, AccountError> {
    accounts.store.mail_settings(id).await.map_err(|error| match error {
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })
}

/// What the account wants.
pub async fn show_mail_settings(accounts: &Accounts, id: AccountId) -> Result<MailSettings, AccountError> {
    show_account(accounts, id).await?;
    Ok(MailSettings::try_from(&wanted(accounts, id).await?)?)
}

/// Replaces what the account wants.
pub async fn change_mail_settings(
    accounts: &Accounts,
    id: AccountId,
    settings: &MailSettings,
) -> Result<(), AccountError> {
    let account = show_account(accounts, id).await?;
    let before = wanted(accounts, id).await?;
    let row = MailSettingsRow {
        turns: settings.turns.as_str().to_owned(),
        quiet_minutes: settings.quiet_minutes.0,
        digest_hour: settings.digest_hour.0,
        invitations: settings.invitations,
        results: settings.results,
        ..before
    };
    let digests = settings.turns == TurnMails::Digest;
    let next = digests.then(|| next_digest(accounts.clock.now(), &account.time_zone, row.digest_hour));
    Ok(accounts.store.change_mail_settings(id, &row, next).await?)
}

/// Moves the next digest to its hour in the time zone the account lives in by now.
pub async fn move_digest(accounts: &Accounts, id: AccountId) -> Result<(), AccountError> {
    let account = show_account(accounts, id).await?;
    let settings = wanted(accounts, id).await?;
    let next = next_digest(accounts.clock.now(), &account.time_zone, settings.digest_hour);
    Ok(accounts.store.move_digest(id, next).await?)
}

/// Whether the token from a mail is one.
pub async fn check_unsubscribe(accounts: &Accounts, token: &str) -> Result<(), AccountError> {
    Ok(accounts.store.knows_unsubscribe(token).await?)
}

/// Ends all mails about games for whoever the token was sent to.
pub async fn unsubscribe(accounts: &Accounts, token: &str) -> Result<(), AccountError> {
    Ok(accounts.store.unsubscribe(token).await?)
}

/// The next time it is this hour in this zone. An hour that a change of clocks skips is the next one that exists; of one that comes
/// twice, it is the first.
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
    fn a_digest_comes_at_its_hour_in_its_zone() {
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
    fn an_hour_that_is_skipped_comes_later_and_one_that_comes_twice_comes_once() {
        assert_eq!(next("2026-03-28T12:00:00Z", "Europe/Paris", 2), "2026-03-29T01:00:00+00:00", "3 o'clock");
        let first = "2026-10-25T00:00:00+00:00";
        assert_eq!(next("2026-10-24T12:00:00Z", "Europe/Paris", 2), first);
        assert_eq!(next(first, "Europe/Paris", 2), "2026-10-26T01:00:00+00:00");
    }
}
