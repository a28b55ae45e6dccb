//! From the clock on the wall to the instant it shows, also on the days it is changed.

use chrono::{DateTime, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeZone, Utc};
use chrono_tz::{GapInfo, Tz};

/// The instant at which something begins that begins at this local time.
///
/// In the hour that comes twice it begins the first time.
pub fn begin(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        LocalResult::Single(only) | LocalResult::Ambiguous(only, _) => only.to_utc(),
        LocalResult::None => after_gap(zone, local),
    }
}

/// The instant at which something ends that ends at this local time.
///
/// In the hour that comes twice it ends the second time: when in doubt a clock stands still, since being asleep a
/// little longer costs the others less than being woken costs the sleeper.
pub fn end(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        LocalResult::Single(only) | LocalResult::Ambiguous(_, only) => only.to_utc(),
        LocalResult::None => after_gap(zone, local),
    }
}

/// A local time that a clock skips is the instant at which it skips.
fn after_gap(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    GapInfo::new(&local, &zone).and_then(|gap| gap.end).map_or_else(|| local.and_utc(), |instant| instant.to_utc())
}

/// The instant at which this day begins there.
pub fn midnight(zone: Tz, date: NaiveDate) -> DateTime<Utc> {
    begin(zone, date.and_time(NaiveTime::MIN))
}

/// The day it is there at that instant.
pub fn date(zone: Tz, at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&zone).date_naive()
}
