//! What people read outside of a game's state: errors of bodies, meanings of problems, turns and refused tables, in their language.

use salon_tests::{ApiClient, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Sends a body that is not valid. Returns the first error in this language.
async fn error(client: &ApiClient, (path, body): (&str, &Value), language: &str) -> (Value, String) {
    let answer = client.post(path).header("accept-language", language).json(body).send().await;
    assert_eq!(answer.header("content-language"), Some(language), "{answer}");
    let problem = answer.expect_problem(422, "invalid_body");
    let error = problem.body["errors"][0].clone();
    (error["pointer"].clone(), error["detail"].as_str().unwrap_or_else(|| panic!("{}", problem.body)).to_owned())
}

#[tokio::test]
async fn errors_of_bodies_are_said_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let table = TestTable::of(&people(&server, 2).await).await;
    let client = &table.players[0].client;
    let clock = json!({"time": {"kind": "per_decision", "seconds": 1}});
    let plan = json!({"decision": "sing", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]});
    let plans = table.path("/plans");
    let cases = [
        ("/v1/games", json!({"ruleset": "art_society", "seats": 2, "nmae": 1}), "Il n’y a pas de champ `nmae` ici."),
        ("/v1/games", json!({"ruleset": "art_society", "seats": "two"}), "Il faut un nombre entier ici."),
        (
            "/v1/games",
            json!({"ruleset": "art_society", "seats": 2, "visibility": "secret"}),
            "La valeur `secret` est inconnue.",
        ),
        ("/v1/games", json!({"ruleset": "art_society"}), "Le champ `seats` manque."),
        ("/v1/games", json!({"ruleset": "art_society", "seats": 2, "clock": clock}), "Ce nombre doit être de "),
        (
            "/v1/games",
            json!({"ruleset": "art_society", "seats": 2, "bots": ["novice", "novice"]}),
            "Au plus 1 robot peut jouer",
        ),
        ("/v1/account/webhooks", json!({"label": "x", "url": "ftp://a.org"}), "L’adresse doit commencer par `http`"),
        (
            "/v1/account/webhooks",
            json!({"label": "x", "url": "http://a.org", "kinds": []}),
            "Nommez au moins une sorte d’avis",
        ),
        (
            "/v1/account/webhooks",
            json!({"label": "x", "url": "http://a.org", "kinds": ["song"]}),
            "Il n’y a pas d’avis de la sorte `song`.",
        ),
        ("/v1/account/tokens", json!({"label": "x", "scopes": []}), "Nommez au moins un droit."),
        ("/v1/account/feed/read", json!({}), "Envoyez soit `up_to`, soit `items`."),
        (plans.as_str(), plan, "Le jeu n’a pas cette décision."),
    ];
    for (path, body, expected) in &cases {
        let (place, french) = error(client, (path, body), "fr").await;
        assert!(french.starts_with(expected), "{body}: {french}");
        let (same, english) = error(client, (path, body), "en").await;
        assert_eq!(place, same);
        assert!(english != french && english.ends_with('.') && french.ends_with('.'), "{english} {french}");
        assert!(![&english, &french].iter().any(|text| text.contains(['\'', '{', '\u{1f}'])), "{english} {french}");
    }
    let names = json!({"name": "-x-", "password": "not the real password"});
    let (_, name) = error(&server.client(), ("/v1/accounts", &names), "fr").await;
    assert!(name.starts_with("Un nom a de 3 à 30 lettres"), "{name}");
    let malformed = client.post("/v1/games").header("accept-language", "fr").body("application/json", "{\"ruleset\"");
    let problem = malformed.send().await.expect_problem(400, "malformed_json");
    let detail = problem.body["detail"].as_str().expect("a detail").to_owned();
    assert!(detail.starts_with("Le JSON s’arrête trop tôt") && detail.contains("ligne 1"), "{detail}");
}

#[tokio::test]
async fn the_meaning_of_a_problem_is_said_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let client = server.client();
    let kinds = ["not_found", "version_mismatch", "busy", "too_many_plans"];
    for kind in kinds {
        let read = async |language: &str| {
            let path = format!("/problems/{kind}");
            let answer = client.get(&path).header("accept-language", language).send().await.expect(200);
            assert_eq!(answer.header("content-language"), Some(language));
            answer.json()
        };
        let [english, french] = [read("en").await, read("fr").await];
        assert_eq!(english["code"], french["code"]);
        assert!(english["title"] != french["title"] && english["meaning"] != french["meaning"], "{english} {french}");
    }
    let french = client.get("/problems/not_found").header("accept-language", "fr").send().await.expect(200).json();
    assert!(french["meaning"].as_str().is_some_and(|it| it.starts_with("La ressource n’existe pas")), "{french}");
}

#[tokio::test]
async fn a_turn_says_what_has_to_be_decided() {
    let server = TestServer::start().await;
    let table = TestTable::of(&people(&server, 2).await).await;
    let client = &table.players[0].client;
    let turn = async |language: &str| {
        let answer = client.get("/v1/turns").header("accept-language", language).send().await.expect(200);
        assert_eq!(answer.header("content-language"), Some(language));
        let vary = answer.header("vary").unwrap_or_default().to_lowercase();
        assert!(vary.contains("accept-language") && vary.contains("authorization"), "{vary}");
        (answer.header("etag").map(str::to_owned), answer.json()["turns"][0]["words"].clone())
    };
    let ((english_tag, english), (french_tag, french)) = (turn("en").await, turn("fr").await);
    assert_eq!(
        english,
        json!({
            "label": "Hang your starting painting",
            "sentence": "It is your turn in Art Society: hang your starting painting."
        })
    );
    assert_eq!(french["sentence"], "C’est à vous de jouer à Art Society\u{a0}: accrocher votre tableau de départ.");
    assert!(english_tag.is_some() && english_tag != french_tag, "the tag covers the language");
}

#[tokio::test]
async fn an_unknown_edition_names_the_known_ones_by_their_words() {
    let server = TestServer::start().await;
    let person = &people(&server, 1).await[0];
    for (language, named) in [("en", "French edition (`fr`)"), ("fr", "Édition française (`fr`)")] {
        let body = json!({"ruleset": "art_society", "seats": 2, "edition": "9"});
        let answer = person.client.post("/v1/games").header("accept-language", language).json(&body).send().await;
        let problem = answer.expect_problem(422, "table_refused");
        assert!(problem.body["detail"].as_str().is_some_and(|it| it.contains(named)), "{}", problem.body);
        let body = json!({"ruleset": "art_society", "seats": 2, "options": {"x": 1}});
        let answer = person.client.post("/v1/games").header("accept-language", language).json(&body).send().await;
        let problem = answer.expect_problem(422, "table_refused");
        let detail = problem.body["detail"].as_str().expect("a detail").to_owned();
        assert!(!detail.contains("unknown field"), "{detail}");
        let begin = if language == "fr" {
            "Les options ne sont pas valables. Il n’y a pas"
        } else {
            "The options are not valid. There is no"
        };
        assert!(detail.starts_with(begin), "{detail}");
    }
}
