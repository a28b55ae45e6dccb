//! Queries with a wrong part, width, theme, language or include: a clear code, the allowed values, in the reader's language.

use salon_tests::{ApiClient, Person, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Sends a request and returns the detail of the refusal in a language.
async fn detail(client: &ApiClient, path: &str, language: &str) -> String {
    let answer = client.get(path).header("accept-language", language).send().await;
    assert_eq!(answer.header("content-language"), Some(language), "{answer}");
    let problem = answer.expect_problem(400, "invalid_query");
    problem.body["detail"].as_str().unwrap_or_else(|| panic!("{path}: {}", problem.body)).to_owned()
}

#[tokio::test]
async fn a_wrong_query_is_refused_with_the_allowed_values_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let people: Vec<Person> = people(&server, 2).await;
    let art = TestTable::of(&people).await;
    let gallerist = TestTable::with_settings(&people, &json!({"ruleset": "the_gallerist"})).await;
    let client = &people[0].client;
    // A path, and what the refusal names.
    let cases: [(&TestTable, &str, &[&str]); 14] = [
        (&art, "/board.svg?part=ceiling", &["ceiling", "auction", "museum", "supply", "wall.0", "seat.1"]),
        (&gallerist, "/board.svg?part=wall.0", &["wall.0", "locations", "market", "gallery.0", "legend"]),
        (&art, "/board.svg?part=", &["auction"]),
        (&art, "/board.svg?width=319", &["width", "320", "1920"]),
        (&art, "/board.svg?width=1921", &["width", "320", "1920"]),
        (&art, "/board.svg?width=wide", &["width", "320", "1920"]),
        (&art, "/seats/0/board.svg?width=-1", &["width", "320", "1920"]),
        (&art, "/board.svg?theme=blue", &["blue", "`light`", "`dark`"]),
        (&art, "/seats/1/board.svg?theme=Dark", &["Dark", "`light`", "`dark`"]),
        (&art, "/board.svg?coordinates=yes", &["`true`", "`false`"]),
        (&art, "/board.svg?language=fr", &["language", "`part`", "`theme`", "`width`"]),
        (&art, "/state?include=view,colour", &["colour", "players", "choices", "events"]),
        (&art, "/state?since=soon", &[]),
        (&art, "/view?spectator=true&seat=0", &["`spectator`", "`seat`"]),
    ];
    for (table, rest, named) in cases {
        let path = table.path(rest);
        let [en, fr] = [detail(client, &path, "en").await, detail(client, &path, "fr").await];
        for name in named {
            assert!(en.contains(name) && fr.contains(name), "{rest}: {name} is not in {en:?} and {fr:?}");
        }
        assert_ne!(en, fr, "{rest}");
        for text in [&en, &fr] {
            assert!(text.ends_with('.') && !text.contains(['\u{1f}', '{']), "{rest}: {text:?}");
        }
    }
}

#[tokio::test]
async fn a_language_that_is_missing_falls_back_to_english_and_the_answer_says_so() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    for rest in ["/state", "/board.svg", "/seats/0/board.svg", "/choices?words=true", "/events?words=true", "/score"] {
        for language in ["de", "tlh", "x", "", "*", "de;q=0.1, it"] {
            let answer = client.get(&table.path(rest)).header("accept-language", language).send().await.expect(200);
            assert_eq!(answer.header("content-language"), Some("en"), "{rest} {language:?}");
        }
    }
    let english = client.get(&table.path("/state")).send().await.expect(200).json();
    let german = client.get(&table.path("/state")).header("accept-language", "de").send().await.expect(200).json();
    let words = |state: &Value| (state["status_words"].clone(), state["choices"].clone());
    assert_eq!(words(&english), words(&german));
}

#[tokio::test]
async fn other_details_that_people_read_are_in_their_language() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let table = TestTable::of(&people).await;
    let client = &people[0].client;
    let refused = [
        (client.post(&table.path("/resign?now=1")), "paramètres"),
        (client.post(&table.path("/resign")).json(&json!({"sure": true})), "corps"),
        (server.client().get("/v1/account").header("authorization", "Basic abc"), "schéma"),
        (client.get("/v1/account/feed?cursor=a&before=b"), "soit `cursor`, soit `before`"),
    ];
    for (request, french) in refused {
        let answer = request.header("accept-language", "fr").send().await;
        assert_eq!(answer.header("content-language"), Some("fr"), "{answer}");
        let problem = answer.problem().unwrap_or_else(|other| panic!("{other}"));
        assert!(problem.body["detail"].as_str().is_some_and(|it| it.contains(french)), "{}", problem.body);
    }
}
