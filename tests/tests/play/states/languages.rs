//! The language of texts: `Accept-Language`, then that of the account, then English, in everything that a person reads.

use salon_tests::{ApiClient, ApiResponse, TestTable};
use serde_json::json;

use super::{change_profile, orchard, order, server};

async fn ask(client: &ApiClient, path: &str, language: Option<&str>) -> ApiResponse {
    let request = client.get(path);
    match language {
        Some(language) => request.header("accept-language", language).send().await,
        None => request.send().await,
    }
}

fn language_of(response: &ApiResponse) -> &str {
    let vary = response.header("vary").unwrap_or_default().to_lowercase();
    assert!(vary.contains("accept-language") && vary.contains("authorization"), "{vary}: {response}");
    response.header("content-language").expect("a language")
}

#[tokio::test]
async fn texts_are_in_the_language_of_the_request_then_of_the_account_then_in_english() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let _ = table.submit(0, &order("plant", 0)).send().await.expect(200);
    let [french, english] = [&table.players[0], &table.players[1]];
    change_profile(french, &json!({"locale": "fr"})).await;
    let visitor = server.client();
    let paths = [
        table.path("/state?since=0"),
        table.path("/score"),
        table.path("/board.svg"),
        table.path("/events?words=true"),
        "/v1/rulesets/orchard/words".to_owned(),
    ];
    for path in &paths {
        for (client, header, expected) in [
            (&french.client, None, "fr"),
            (&french.client, Some("en"), "en"),
            (&french.client, Some("de"), "fr"),
            (&french.client, Some("*"), "fr"),
            (&french.client, Some("de, en;q=0.5"), "en"),
            (&english.client, None, "en"),
            (&english.client, Some("fr-CH, de;q=0.9"), "fr"),
            (&english.client, Some("de"), "en"),
            (&visitor, None, "en"),
            (&visitor, Some("fr"), "fr"),
            (&visitor, Some("de-CH"), "en"),
        ] {
            let response = ask(client, path, header).await.expect(200);
            assert_eq!(language_of(&response), expected, "{path} {header:?}");
            let text = response.text().to_lowercase();
            let french_words = ["manche", "scelle", "cueilli"].iter().any(|word| text.contains(word));
            assert_eq!(french_words, expected == "fr", "{path} {header:?}: {text}");
        }
    }
    for path in [table.path("/choices?words=true"), table.path("/state?include=choices")] {
        let choices = ask(&english.client, &path, Some("fr")).await.expect(200);
        assert_eq!(language_of(&choices), "fr");
        assert!(choices.text().contains("Planter un arbre"), "{choices}");
    }
    change_profile(french, &json!({"locale": "en"})).await;
    assert_eq!(language_of(&ask(&french.client, &paths[0], None).await.expect(200)), "en");
}

async fn refusal(table: &TestTable, seat: usize, language: Option<&str>) -> (String, String) {
    let request = table.submit(seat, &order("plant", 99));
    let request = match language {
        Some(language) => request.header("accept-language", language),
        None => request,
    };
    let response = request.send().await;
    let language = language_of(&response).to_owned();
    let problem = response.expect_problem(422, "command_refused");
    let detail = problem.body["detail"].as_str().expect("a detail").to_owned();
    assert_eq!(problem.body["refusal"]["detail"], detail);
    (language, format!("{} {detail}", problem.body["title"].as_str().expect("a title")))
}

#[tokio::test]
async fn problems_are_in_the_language_of_the_reader() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    change_profile(&table.players[0], &json!({"locale": "fr"})).await;
    let [english, french] =
        [("en", "The rules do not allow this A bid is at most"), ("fr", "Les règles ne le permettent pas Une mise")];
    for (seat, header, (language, text)) in [
        (0, None, french),
        (0, Some("en"), english),
        (0, Some("de"), french),
        (1, None, english),
        (1, Some("fr"), french),
        (1, Some("de"), english),
    ] {
        let (found, said) = refusal(&table, seat, header).await;
        assert_eq!(found, language, "{seat} {header:?}");
        assert!(said.starts_with(text), "{seat} {header:?}: {said}");
    }
    let late = table.submit(0, &order("plant", 0)).header("if-match", "99").send().await;
    let problem = late.expect_problem(404, "no_such_version");
    assert!(problem.body["detail"].as_str().is_some_and(|it| it.starts_with("La partie")), "{}", problem.body);
    let unknown = table.players[0].client.get(&table.path("/board.svg?part=attic")).send().await;
    assert_eq!(language_of(&unknown), "fr");
    let unknown = unknown.expect_problem(400, "invalid_query");
    assert!(unknown.body["detail"].as_str().is_some_and(|it| it.contains("seat.0, seat.1")), "{}", unknown.body);
}

#[tokio::test]
async fn a_stream_says_its_events_if_asked() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let _ = table.submit(0, &order("plant", 0)).send().await.expect(200);
    let client = &table.players[1].client;
    let path = |query: &str| table.path(&format!("/stream?from=0{query}"));
    let mut plain = client.get(&path("")).stream().await;
    let mut said = client.get(&path("&words=true")).header("accept-language", "fr").stream().await;
    loop {
        let (event, words) = (plain.expect_event("event").await.json(), said.expect_event("event").await.json());
        assert!(event.get("sentence").is_none());
        assert_eq!(event["event"], words["event"]);
        if words["sentence"] == format!("{} scelle un ordre.", table.players[0].name) {
            break;
        }
    }
}

#[tokio::test]
async fn the_words_of_a_ruleset_are_served_in_each_language() {
    let server = server().await;
    let client = server.client();
    let path = "/v1/rulesets/orchard/words";
    let english = ask(&client, path, Some("en")).await.expect(200);
    let french = ask(&client, path, Some("fr")).await.expect(200);
    let tag = english.header("etag").expect("a tag");
    assert_ne!(Some(tag), french.header("etag"));
    let _ = client.get(path).header("if-none-match", tag).send().await.expect(304);
    let (english, french) = (english.json(), french.json());
    assert_eq!(english["options"]["length"]["values"]["short"]["label"], "Short");
    assert_eq!(french["options"]["length"]["values"]["short"]["label"], "Courte");
    assert_eq!(
        (&english["vocabulary"]["work"]["plant"], &french["vocabulary"]["work"]["plant"]),
        (&json!("Plant"), &json!("Planter"))
    );
    assert_eq!(english["components"][0]["id"], french["components"][0]["id"]);
    client.get("/v1/rulesets/poker/words").send().await.expect_problem(404, "not_found");
}
