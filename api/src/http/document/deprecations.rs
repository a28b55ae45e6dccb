//! Deprecated operations, declared once: the document marks them, the server says so in every answer of theirs, and after their sunset
//! refuses them. `docs/API_CHANGES.md` is the policy.

use std::str::FromStr;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde_json::{Map, Value, json};

/// The shortest time between deprecation and sunset, in days.
#[cfg(test)]
const MIN_NOTICE_DAYS: i64 = 365;

/// Every deprecated operation, for example `("show_view", "2027-01-01", "2028-01-01", "show_state")`: its id, the day since which it is
/// deprecated, the day on which it stops working, and the id of the operation to use instead.
pub(in crate::http) const DEPRECATED: &[(&str, &str, &str, &str)] = &[];

/// A deprecated operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeprecatedOperation {
    /// The id of the operation.
    pub operation: String,
    /// The day since which it is deprecated.
    pub since: NaiveDate,
    /// The day on which it stops working.
    pub sunset: NaiveDate,
    /// The id of the operation to use instead.
    pub replacement: String,
}

impl FromStr for DeprecatedOperation {
    type Err = String;

    /// Reads `operation:since:sunset:replacement`.
    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(':').collect();
        match parts.as_slice() {
            [operation, since, sunset, replacement] => Self::new((operation, since, sunset, replacement)),
            _ => None,
        }
        .ok_or_else(|| {
            "expected an operation, two days and its replacement, as in show_view:2027-01-01:2028-01-01:show_state"
                .to_owned()
        })
    }
}

impl DeprecatedOperation {
    fn new((operation, since, sunset, replacement): (&str, &str, &str, &str)) -> Option<Self> {
        let (operation, replacement) = (operation.to_owned(), replacement.to_owned());
        Some(Self { operation, since: since.parse().ok()?, sunset: sunset.parse().ok()?, replacement })
    }

    /// Returns all that are declared.
    pub(in crate::http) fn declared() -> Vec<Self> {
        DEPRECATED.iter().filter_map(|entry| Self::new(*entry)).collect()
    }
}

/// Marks an operation of the document if it is deprecated.
pub(in crate::http) fn mark(operation: &mut Map<String, Value>, deprecated: &[DeprecatedOperation]) {
    let id = operation.get("operationId").and_then(Value::as_str).unwrap_or_default();
    let Some(found) = deprecated.iter().find(|it| it.operation == id) else { return };
    operation.insert("deprecated".to_owned(), json!(true));
    operation.insert("x-deprecated-since".to_owned(), json!(found.since.to_string()));
    operation.insert("x-sunset".to_owned(), json!(found.sunset.to_string()));
    let about = operation.get("description").and_then(Value::as_str).unwrap_or_default();
    let (since, sunset, replacement) = (found.since, found.sunset, &found.replacement);
    let about = format!("{about}\n\nDeprecated since {since}; stops working on {sunset}. Use `{replacement}` instead.");
    operation.insert("description".to_owned(), json!(about));
    operation.insert("x-replaced-by".to_owned(), json!(replacement));
}

/// Whether an operation of the document is marked as deprecated.
pub(in crate::http) fn is_marked(operation: &Map<String, Value>) -> bool {
    operation.contains_key("x-sunset")
}

/// Declares the headers in all answers of a marked operation.
pub(in crate::http) fn declare_headers(operation: &mut Map<String, Value>) {
    if !is_marked(operation) {
        return;
    }
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

/// Returns since when an operation of the document is deprecated and when it stops working, if it is marked.
pub(in crate::http) fn times(operation: &Value) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let midnight = |member: &str| {
        let day: NaiveDate = operation.get(member)?.as_str()?.parse().ok()?;
        Some(day.and_time(NaiveTime::MIN).and_utc())
    };
    Some((midnight("x-deprecated-since")?, midnight("x-sunset")?))
}

/// Returns the id of the operation that replaces an operation of the document, if it is marked.
pub(in crate::http) fn replacement(operation: &Value) -> Option<&str> {
    operation.get("x-replaced-by")?.as_str()
}

/// Writes the values of `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
pub(in crate::http) fn headers(since: DateTime<Utc>, sunset: DateTime<Utc>) -> (String, String) {
    (format!("@{}", since.timestamp()), sunset.format("%a, %d %b %Y %H:%M:%S GMT").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::document::openapi::{self, DocumentSettings};

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
        let known: Vec<&Value> = operations(&document).into_iter().map(|it| &it["operationId"]).collect();
        for entry in &declared {
            assert!(known.contains(&&json!(entry.replacement)), "{entry:?} has no replacement");
            assert!(
                declared.iter().all(|other| other.operation != entry.replacement),
                "{entry:?} leads to another one"
            );
        }
        let marked = operations(&document).into_iter().filter(|it| it.get("deprecated") == Some(&json!(true)));
        let mut marked: Vec<_> = marked.map(|it| it["operationId"].as_str().unwrap().to_owned()).collect();
        let mut listed: Vec<_> = declared.into_iter().map(|entry| entry.operation).collect();
        marked.sort();
        listed.sort();
        assert_eq!(marked, listed, "operations are deprecated in this list only, and exist");
    }

    #[test]
    fn a_deprecated_operation_is_marked_and_its_headers_are_declared() {
        let entry: DeprecatedOperation = "show_server:2027-01-01:2028-02-01:list_rulesets".parse().unwrap();
        let document = openapi::document_with(&DocumentSettings { deprecated: vec![entry], contact: None });
        let (marked, others): (Vec<&Value>, Vec<&Value>) =
            operations(&document).into_iter().partition(|it| it["operationId"] == "show_server");
        let [operation] = marked.as_slice() else { panic!("one operation") };
        assert_eq!(operation["deprecated"], true);
        assert!(
            operation["description"].as_str().unwrap().contains("stops working on 2028-02-01. Use `list_rulesets`")
        );
        assert!(operation["x-problems"].as_array().unwrap().contains(&json!("operation_removed")));
        assert!(operation["responses"]["410"]["content"].is_object());
        for response in operation["responses"].as_object().unwrap().values() {
            for name in ["Deprecation", "Sunset"] {
                assert_eq!(response["headers"][name]["required"], true, "{response}");
            }
        }
        let expected = ("@1798761600".to_owned(), "Tue, 01 Feb 2028 00:00:00 GMT".to_owned());
        assert_eq!(times(operation).map(|(since, sunset)| headers(since, sunset)), Some(expected));
        assert!(others.iter().all(|it| it.get("deprecated").is_none() && times(it).is_none()));
        assert!(others.iter().all(|it| it["responses"].get("410").is_none()));
    }

    #[test]
    fn an_entry_needs_an_operation_two_days_and_a_replacement() {
        for wrong in [
            "",
            "show_view",
            "show_view:2027-01-01",
            "show_view:2027-01-01:2028-01-01",
            "show_view:1 May:2028-01-01:show_state",
            "a:2027-01-01:2028-01-01:b:c",
        ] {
            assert!(wrong.parse::<DeprecatedOperation>().is_err(), "{wrong}");
        }
    }
}
