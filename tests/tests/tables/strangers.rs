//! A private game that exists and one that does not are the same to a stranger, in every operation on a game.

use std::collections::BTreeSet;

use salon_tests::{ApiClient, ApiRequest, ApiResponse, Person, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

use super::id;

/// What a stranger may know of a game: its id, and the ids of things in it.
struct Known {
    game: String,
    account: String,
    message: String,
    plan: String,
}

impl Known {
    fn of_nothing() -> Self {
        let unknown = || UNKNOWN_ID.to_owned();
        Self { game: unknown(), account: unknown(), message: unknown(), plan: unknown() }
    }
}

/// An operation: its method, its path after that of the game, and a valid body.
type Operation = (&'static str, &'static str, Option<Value>);

/// Every operation on a game. A test compares the list with the document.
fn operations() -> Vec<Operation> {
    let commands = json!({"commands": [{"kind": "finish_turn"}]});
    let plan = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "place_bid", "card": 7}]}]});
    let body = Some;
    vec![
        ("get", "", None),
        ("post", "/abort", None),
        ("get", "/board.svg", None),
        ("post", "/bots", body(json!({"level": "novice"}))),
        ("delete", "/bots/{account}", None),
        ("get", "/choices", None),
        ("post", "/commands", body(commands.clone())),
        ("get", "/events", None),
        ("post", "/hint", body(json!({"level": "novice"}))),
        ("post", "/invitations", body(json!({"name": "guest2"}))),
        ("post", "/join", body(json!({}))),
        ("post", "/leave", None),
        ("get", "/messages", None),
        ("post", "/messages", body(json!({"audience": "players", "text": "Hello"}))),
        ("delete", "/messages/{message}", None),
        ("get", "/note", None),
        ("put", "/note", body(json!({"text": "Mine"}))),
        ("delete", "/note", None),
        ("put", "/pause", body(json!({"paused": true}))),
        ("post", "/plan-choices", body(json!({}))),
        ("post", "/plan-preview", body(plan.clone())),
        ("get", "/plans", None),
        ("post", "/plans", body(plan.clone())),
        ("put", "/plans/{plan}", body(plan)),
        ("delete", "/plans/{plan}", None),
        ("post", "/preview", body(commands)),
        ("get", "/record", None),
        ("post", "/rematch", None),
        ("post", "/resign", None),
        ("post", "/sandbox/faults", body(json!({"seat": 0, "lose_answers": 1}))),
        ("post", "/sandbox/rewind", body(json!({"version": 0}))),
        ("post", "/sandbox/time", body(json!({"seconds": 60}))),
        ("get", "/score", None),
        ("get", "/seats/{seat}/board.svg", None),
        ("post", "/seats/{seat}/substitutes", body(json!({}))),
        ("post", "/seats/{seat}/substitutes", body(json!({"bot": "novice"}))),
        ("delete", "/seats/{seat}/substitutes", None),
        ("put", "/seats/{seat}/substitutes/{account}", None),
        ("post", "/start", None),
        ("get", "/state", None),
        ("get", "/stream", None),
        ("get", "/substitutes", None),
        ("post", "/take-back", None),
        ("get", "/talk", None),
        ("put", "/talk", body(json!({"spectators": "read"}))),
        ("get", "/view", None),
    ]
}

fn request(client: &ApiClient, known: &Known, (method, path, body): &Operation) -> ApiRequest {
    let rest = path
        .replace("{account}", &known.account)
        .replace("{message}", &known.message)
        .replace("{plan}", &known.plan)
        .replace("{seat}", "0");
    let path = format!("/v1/games/{}{rest}", known.game);
    let request = client.request(method.to_uppercase().parse().expect("a method"), &path);
    if let Some(body) = body { request.json(body) } else { request }
}

/// Returns what an answer tells, besides the id of the request.
fn told(answer: &ApiResponse) -> Value {
    let problem = answer.problem().unwrap_or_else(|other| panic!("{answer}: {other}"));
    let fields: BTreeSet<String> = problem.body.as_object().expect("an object").keys().cloned().collect();
    let headers = ["content-language", "vary", "etag", "retry-after", "cache-control"];
    json!({
        "status": answer.status(), "code": problem.body["code"], "title": problem.body["title"],
        "detail": problem.body["detail"], "fields": fields, "headers": headers.map(|name| answer.header(name)),
    })
}

/// Asserts that an unknown game and these games are answered the same.
async fn assert_same(client: &ApiClient, games: &[(&str, Known)]) {
    for operation in operations() {
        let unknown = request(client, &Known::of_nothing(), &operation).send().await;
        assert!([401, 404].contains(&unknown.status()), "{unknown}");
        for (what, known) in games {
            let answer = request(client, known, &operation).send().await;
            assert_eq!(told(&answer), told(&unknown), "{what}: {} {}", operation.0, operation.1);
        }
    }
}

async fn post(person: &Person, path: &str, body: &Value) -> Value {
    person.client.post(path).json(body).send().await.expect(201).json()
}

#[tokio::test]
async fn the_list_of_operations_is_that_of_the_document() {
    let server = TestServer::start().await;
    let document = server.client().get("/v1/openapi.json").send().await.expect(200).json();
    let mut documented = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let Some(rest) = path.strip_prefix("/v1/games/{id}") else { continue };
        let methods = methods.as_object().expect("methods").keys().filter(|name| *name != "parameters");
        documented.extend(methods.map(|method| format!("{method} {rest}")));
    }
    let listed: BTreeSet<String> = operations().iter().map(|(method, path, _)| format!("{method} {path}")).collect();
    assert_eq!(listed, documented);
}

#[tokio::test]
async fn a_private_game_and_none_are_the_same_to_a_stranger() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let (ada, stranger) = (&people[0], &people[2]);
    let mut games = Vec::new();
    let account =
        ada.client.get("/v1/account").send().await.expect(200).json()["id"].as_str().expect("an id").to_owned();
    let open = ada.open_table(3, "private").await;
    let known = |game: &str, message: &str, plan: &str| Known {
        game: game.to_owned(),
        account: account.clone(),
        message: message.to_owned(),
        plan: plan.to_owned(),
    };
    games.push(("open", known(id(&open), UNKNOWN_ID, UNKNOWN_ID)));
    for status in ["running", "finished", "aborted"] {
        let table = TestTable::with_visibility(&people[..2], "private", None).await;
        let message = post(ada, &table.path("/messages"), &json!({"audience": "players", "text": "Hello"})).await;
        let plan = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "place_bid", "card": 7}]}]});
        let plan = post(ada, &table.path("/plans"), &plan).await;
        if status == "finished" {
            let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
        } else if status == "aborted" {
            let _ = ada.client.post(&table.path("/abort")).send().await.expect(200);
        }
        assert_eq!(table.get(&ada.client, "").await["status"], status);
        games.push((status, known(&table.game, id(&message), id(&plan))));
    }
    let sandbox =
        json!({"ruleset": "art_society", "seats": 2, "visibility": "private", "bots": ["novice"], "sandbox": {}});
    games.push(("sandbox", known(id(&post(ada, "/v1/games", &sandbox).await), UNKNOWN_ID, UNKNOWN_ID)));
    for client in [&stranger.client, &server.client()] {
        assert_same(client, &games).await;
    }
}
