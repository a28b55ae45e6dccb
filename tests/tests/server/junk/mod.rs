//! Junk of every kind at every operation: a problem document with a code, never a fault of ours.

mod addresses;
mod bodies;
mod headers;
mod problems;
mod random;

use salon_tests::{Answer, Client, Operation, Person, TestServer};

/// Operations that would end what the test works with; their refusals are tested all the same.
pub(crate) const ENDING: [&str; 3] = ["delete_account", "delete_sessions", "delete_session"];

/// A client that may do everything, with tokens that no operation but revocation ends.
pub(crate) async fn insider(server: &TestServer) -> Client {
    let ada = Person::register(server, "ada").await;
    server.client().with_token(&ada.personal_token(&["read", "play", "manage"]).await)
}

pub(crate) fn refused(operation: &Operation, what: &str, answer: &Answer) -> String {
    let problem = answer.problem().unwrap_or_else(|why| panic!("{} with {what} {why}\n{answer}", operation.id));
    assert!(answer.status() < 500, "{} with {what}:\n{answer}", operation.id);
    assert_eq!(answer.header("x-request-id"), problem.body["request_id"].as_str(), "{answer}");
    assert_eq!(problem.body["type"], format!("/problems/{}", problem.code), "{answer}");
    problem.code
}

pub(crate) fn with_bodies(server: &TestServer) -> Vec<Operation> {
    let operations = Operation::all(&server.client().contract());
    let operations: Vec<_> = operations.into_iter().filter(|it| it.body.is_some()).collect();
    assert!(operations.len() > 8);
    operations
}
