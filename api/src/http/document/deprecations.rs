//! Deprecated operations, declared once: the document marks them, and the server says so in every answer of theirs.
//! `docs/API_CHANGES.md` is the policy.

use std::str::FromStr;

use chrono::{NaiveDate, NaiveTime};
use serde_json::{Map, Value, json};

/// The shortest time between deprecation and sunset, in days.
#[cfg(test)]
const MIN_NOTICE_DAYS: i64 = 365;

/// Every deprecated operation, for example `("show_view", "2027-01-01", "2028-01-01")`: its id, the day since which it is deprecated, and
/// the day on which it stops working.
pub(in crate::http) const DEPRECATED: &[(&str, &str, &str)] = &[];

/// A deprecated operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeprecatedOperation {
    /// The id of the operation.
    pub operation: String,
    /// The day since which it is deprecated.
    pub since: NaiveDate,
    /// The day on which it stops working.
    pub sunset: NaiveDate,
}

impl FromStr for DeprecatedOperation {
    type Err = String;

    /// Reads `operation:since:sunset`.
    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(':').collect();
        match parts.as_slice() {
            [operation, since, sunset] => Self::new((operation, since, sunset)),
            _ => None,
        }
        .ok_or_else(|| "expected an operation and two days, as in show_view:2027-01-01:2028-01-01".to_owned())
    }
}

impl DeprecatedOperation {
    fn new((operation, since, sunset): (&str, &str, &str)) -> Option<Self> {
        Some(Self { operation: operation.to_owned(), since: since.parse().ok()?, sunset: sunset.parse().ok()? })
    }

    /// Returns all that are declared.
    pub(in crate::http) fn declared() -> Vec<Self> {
        DEPRECATED.iter().filter_map(|entry| Self::new(*entry)).collect()
    }
}

/// Marks an operation of the document if it is deprecated, and declares the headers of its answers.
pub(in crate::http) fn mark(operation: &mut Map<String, Value>, deprecated: &[DeprecatedOperation]) {
    let id = operation.get("operationId").and_then(Value::as_str).unwrap_or_default();
    let Some(found) = deprecated.iter().find(|it| it.operation == id) else { return };
    operation.insert("deprecated".to_owned(), json!(true));
    operation.insert("x-deprecated-since".to_owned(), json!(found.since.to_string()));
    operation.insert("x-sunset".to_owned(), json!(found.sunset.to_string()));
    let about = operation.get("description").and_then(Value::as_str).unwrap_or_default();
    let about = format!("{about}\n\nDeprecated since {}; stops working on {}.", found.since, found.sunset);
    operation.insert("description".to_owned(), json!(about));
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    for response in responses.filter_map(|(_, response)| response.as_object_mut()) {
        let headers = response.entry("headers").or_insert_with(|| json!({}));
        if let Some(headers) = headers.as_object_mut() {
            headers.insert("Deprecation".to_owned(), header("Since when the operation is deprecated (RFC 9745)."));
            headers.insert("Sunset".to_owned(), header("When the operation stops working (RFC 8594)."));
        }
    }
}

fn header(description: &str) -> Value {
    json!({ "description": description, "required": true, "schema": { "type": "string" } })
}

/// Returns the values of `Deprecation` and `Sunset` for an operation of the document, if it is marked.
pub(in crate::http) fn headers(operation: &Value) -> Option<(String, String)> {
    let midnight = |member: &str| {
        let day: NaiveDate = operation.get(member)?.as_str()?.parse().ok()?;
        Some(day.and_time(NaiveTime::MIN).and_utc())
    };
    let (since, sunset) = (midnight("x-deprecated-since")?, midnight("x-sunset")?);
    Some((format!("@{}", since.timestamp()), sunset.format("%a, %d %b %Y %H:%M:%S GMT").to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::document::openapi;

    fn operations(document: &Value) -> Vec<&Value> {
        let paths = document["paths"].as_object().unwrap().values();
        paths.flat_map(|path| path.as_object().unwrap().values()).collect()
    }

    #[test]
    fn the_list_and_the_document_agree() {
        let declared = DeprecatedOperation::declared();
        assert_eq!(declared.len(), DEPRECATED.len(), "a day is not written as 2027-01-01");
        for entry in &declared {
            assert!((entry.sunset - entry.since).num_days() >= MIN_NOTICE_DAYS, "{entry:?}");
        }
        let document = openapi::document();
        let marked = operations(&document).into_iter().filter(|it| it.get("deprecated") == Some(&json!(true)));
        let mut marked: Vec<_> = marked.map(|it| it["operationId"].as_str().unwrap().to_owned()).collect();
        let mut listed: Vec<_> = declared.into_iter().map(|entry| entry.operation).collect();
        marked.sort();
        listed.sort();
        assert_eq!(marked, listed, "operations are deprecated in this list only, and exist");
    }

    #[test]
    fn a_deprecated_operation_is_marked_and_its_headers_are_declared() {
        let entry: DeprecatedOperation = "show_server:2027-01-01:2028-02-01".parse().unwrap();
        let document = openapi::document_with(&[entry]);
        let (marked, others): (Vec<&Value>, Vec<&Value>) =
            operations(&document).into_iter().partition(|it| it["operationId"] == "show_server");
        let [operation] = marked.as_slice() else { panic!("one operation") };
        assert_eq!(operation["deprecated"], true);
        assert!(operation["description"].as_str().unwrap().contains("stops working on 2028-02-01"));
        for response in operation["responses"].as_object().unwrap().values() {
            for name in ["Deprecation", "Sunset"] {
                assert_eq!(response["headers"][name]["required"], true, "{response}");
            }
        }
        let expected = ("@1798761600".to_owned(), "Tue, 01 Feb 2028 00:00:00 GMT".to_owned());
        assert_eq!(headers(operation), Some(expected));
        assert!(others.iter().all(|it| it.get("deprecated").is_none() && headers(it).is_none()));
    }

    #[test]
    fn an_entry_needs_an_operation_and_two_days() {
        for wrong in
            ["", "show_view", "show_view:2027-01-01", "show_view:1 May:2028-01-01", "a:2027-01-01:2028-01-01:b"]
        {
            assert!(wrong.parse::<DeprecatedOperation>().is_err(), "{wrong}");
        }
    }
}
