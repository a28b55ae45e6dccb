//! Invalid plans are refused like invalid commands, with a pointer.

use salon_tests::{TestServer, TestTable, UNKNOWN_ID};
use serde_json::{Value, json};

use super::plans::store_plan;

#[tokio::test]
async fn invalid_commands_are_refused_alike_by_all_operations() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let hang = |x: Value, y: Value| json!([{"kind": "hang_painting", "at": {"x": x, "y": y}}]);
    for commands in [
        hang(json!(12), json!(0)),
        hang(json!(0), json!(9)),
        hang(json!(255.0), json!(255)),
        hang(json!(256), json!(0)),
        hang(json!(-1), json!(0)),
        hang(json!(1.5), json!(0)),
        json!([{"kind": "dance"}]),
        json!([]),
    ] {
        let plan = json!({"decision": "hang_starting_painting", "alternatives": [{"commands": commands}]});
        let order = json!({ "commands": commands });
        let mut refusals = Vec::new();
        let client = &table.players[0].client;
        for (request, body) in [
            (client.post(&table.path("/commands")), &order),
            (client.post(&table.path("/preview")), &order),
            (client.post(&table.path("/plan-preview")), &plan),
            (client.post(&table.path("/plans")), &plan),
            (client.put(&table.path(&format!("/plans/{UNKNOWN_ID}"))), &plan),
        ] {
            let answer = request.json(body).send().await;
            let problem = answer.expect_problem(422, "command_refused");
            if body == &plan {
                assert_eq!(problem.body["errors"][0]["pointer"], "/alternatives/0/commands", "{}", problem.body);
            }
            refusals.push(problem.body["refusal"]["code"].clone());
        }
        assert!(refusals.iter().all(|code| *code == refusals[0]), "{commands}: {refusals:?}");
    }
}

#[tokio::test]
async fn integers_in_plans_may_have_a_decimal_point() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    let legal = table.choices(0).await["legal"][0].clone();
    let at = json!({"x": legal["at"]["x"].as_f64(), "y": legal["at"]["y"].as_f64()});
    let commands = json!([{"kind": legal["kind"], "at": at}]);
    let plan = json!({
        "decision": "hang_starting_painting", "conditions": [{"path": "/round", "is": 0.0}],
        "alternatives": [{"commands": commands, "conditions": [{"path": "/round", "at_most": 0.0}]}],
    });
    let tried = client.post(&table.path("/plan-preview")).json(&plan).send().await.expect(200).json();
    assert_eq!((&tried["meant"], &tried["alternatives"][0]["playable"]), (&json!(true), &json!(true)), "{tried}");
    let _ = table.preview(0, &commands).await.expect(200);
    let _ = table.submit(0, &commands).send().await.expect(200);
}

#[tokio::test]
async fn an_invalid_plan_is_refused_with_a_pointer() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    let good = json!({"commands": [{"kind": "finish_turn"}]});
    for (order, place) in [
        (json!({"decision": "dance", "alternatives": [good]}), "/decision"),
        (json!({"decision": "place_bid", "alternatives": []}), "/alternatives"),
        (json!({"decision": "place_bid", "alternatives": [good], "conditions": [{"path": "/round"}]}), "/conditions"),
        (
            json!({"decision": "place_bid", "alternatives": [{"commands": good["commands"], "conditions": [{"path": "round", "is": 1}]}]}),
            "/alternatives/0/conditions",
        ),
    ] {
        for path in ["/plans", "/plan-preview"] {
            let answer = client.post(&table.path(path)).json(&order).send().await;
            let problem = answer.expect_problem(422, "invalid_body");
            assert!(problem.body.to_string().contains(place), "{order} at {place}: {}", problem.body);
        }
    }
    for order in [json!({"decision": "place_bid", "alternatives": [good], "more": 1}), json!([])] {
        let status = client.post(&table.path("/plans")).json(&order).send().await.status();
        assert!((400..=422).contains(&status), "{order}: {status}");
    }
    for _ in 0..50 {
        store_plan(&table, 0, "place_bid", std::slice::from_ref(&good)).await;
    }
    let more = json!({"decision": "place_bid", "alternatives": [good]});
    client.post(&table.path("/plans")).json(&more).send().await.expect_problem(409, "too_many_plans");
}
