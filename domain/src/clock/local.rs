//! Converting local times to instants, also where daylight saving time changes.

use chrono::{DateTime, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeZone, Utc};
use chrono_tz::{GapInfo, Tz};

/// Returns the instant of a start at this local time. In the repeated hour it is the first one.
pub fn begin(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        LocalResult::Single(only) | LocalResult::Ambiguous(only, _) => only.to_utc(),
        LocalResult::None => after_gap(zone, local),
    }
}

/// Returns the instant of an end at this local time. In the repeated hour it is the second one, so that a clock stops
/// rather longer than shorter.
pub fn end(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    match zone.from_local_datetime(&local) {
        LocalResult::Single(only) | LocalResult::Ambiguous(_, only) => only.to_utc(),
        LocalResult::None => after_gap(zone, local),
    }
}

/// Returns the end of the gap for a local time that does not exist.
fn after_gap(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    GapInfo::new(&local, &zone).and_then(|gap| gap.end).map_or_else(|| local.and_utc(), |instant| instant.to_utc())
}

/// Returns the instant at which this day starts in the zone.
pub fn midnight(zone: Tz, date: NaiveDate) -> DateTime<Utc> {
    begin(zone, date.and_time(NaiveTime::MIN))
}

/// Returns the local date in the zone at that instant.
pub fn date(zone: Tz, at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&zone).date_naive()
}
