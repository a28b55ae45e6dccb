//! Rulesets and their options.

use salon_tests::{Person, TestServer};
use serde_json::{Value, json};

use super::{id, show};

#[tokio::test]
async fn rulesets_are_listed_and_described() {
    let server = TestServer::start().await;
    let client = server.client();
    let all = client.get("/v1/rulesets").send().await.expect(200);
    let tag = all.header("etag").expect("a tag").to_owned();
    let _ = client.get("/v1/rulesets").header("if-none-match", &tag).send().await.expect(304);
    let keys: Vec<Value> = all.json()["items"].as_array().expect("items").iter().map(|it| it["key"].clone()).collect();
    assert!(keys.contains(&json!("art_society")), "{keys:?}");
    let ruleset = client.get("/v1/rulesets/art_society").send().await.expect(200).json();
    assert_eq!((&ruleset["fewest_seats"], &ruleset["most_seats"]), (&json!(2), &json!(4)));
    assert_eq!(ruleset["editions"], json!(["1.0", "1.1", "fr"]));
    assert_eq!(ruleset["options_schema"]["type"], "object");
    for part in ["decisions", "commands", "events", "rejections"] {
        assert!(!ruleset[part].as_array().expect("a list").is_empty(), "{part}");
    }
    assert!(ruleset["components"].as_object().is_some_and(|it| !it.is_empty()));
    client.get("/v1/rulesets/poker").send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn options_are_described_as_json_schema() {
    let server = TestServer::start().await;
    let client = server.client();
    let gallerist = client.get("/v1/rulesets/the_gallerist").send().await.expect(200).json();
    let options = &gallerist["options_schema"];
    assert_eq!((&options["type"], &options["additionalProperties"]), (&json!("object"), &json!(false)));
    let goal = &options["properties"]["goal"];
    assert_eq!(goal["default"], "apprentice", "{options}");
    assert!(options.to_string().contains("master_gallerist"), "{options}");
}

#[tokio::test]
async fn options_are_validated_by_their_ruleset() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let open = async |options: Value| {
        let body = json!({"ruleset": "the_gallerist", "seats": 1, "options": options});
        host.client.post("/v1/games").json(&body).send().await
    };
    let game = open(json!({"goal": "experienced"})).await.expect(201).json();
    assert_eq!(game["options"], json!({"goal": "experienced"}));
    assert_eq!(show(&host, id(&game)).await["options"], json!({"goal": "experienced"}));
    let view = host.client.get(&format!("/v1/games/{}/view", id(&game))).send().await.expect(200).json();
    assert_eq!(view["view"]["lacerda"]["goal"], "experienced", "the chosen option is in the view");
    for wrong in
        [json!({"goal": "amateur"}), json!({"goal": null}), json!({"goals": "experienced"}), json!({"goal": 1})]
    {
        let problem = open(wrong.clone()).await.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], "bad_options", "{wrong}");
    }
    let _ = open(Value::Null).await.expect(201);
}
