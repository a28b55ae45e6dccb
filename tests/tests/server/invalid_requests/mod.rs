//! Invalid requests to every operation get a problem document with a code, never an internal error.

mod bodies;
mod headers;
mod paths;
mod problems;
mod random;

use salon_tests::{ApiClient, ApiResponse, Operation, Person, TestServer};

/// Operations that would delete the account or session of the test; only their refusals are tested.
pub(crate) const SESSION_ENDING_OPERATIONS: [&str; 3] = ["delete_account", "delete_sessions", "delete_session"];

/// A client with all scopes, whose token ends only when it is revoked.
pub(crate) async fn client_with_all_scopes(server: &TestServer) -> ApiClient {
    let ada = Person::register(server, "ada").await;
    server.client().with_token(&ada.personal_token(&["read", "play", "manage"]).await)
}

pub(crate) fn expect_refusal(operation: &Operation, what: &str, answer: &ApiResponse) -> String {
    let problem = answer.problem().unwrap_or_else(|why| panic!("{} with {what} {why}\n{answer}", operation.id));
    assert!(answer.status() < 500, "{} with {what}:\n{answer}", operation.id);
    assert_eq!(answer.header("x-request-id"), problem.body["request_id"].as_str(), "{answer}");
    assert_eq!(problem.body["type"], format!("/problems/{}", problem.code), "{answer}");
    problem.code
}

pub(crate) fn operations_with_bodies(server: &TestServer) -> Vec<Operation> {
    let operations = Operation::all(&server.client().contract());
    let operations: Vec<_> = operations.into_iter().filter(|it| it.body.is_some()).collect();
    assert!(operations.len() > 8);
    operations
}
