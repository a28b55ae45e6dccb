//! Guests: accounts without a chosen name and a password.

use salon_tests::{ApiClient, BotGame, PASSWORD, Person, TestServer, eventually};
use serde_json::{Value, json};

use super::{refresh, sign_in};

/// Creates a guest with this request body.
async fn guest_with(client: &ApiClient, body: &Value) -> Person {
    let created = client.post("/v1/guests").json(body).send().await.expect(201).json();
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let account = &created["account"];
    assert_eq!(
        (&account["guest"], &account["kind"], &account["email"]),
        (&json!(true), &json!("person"), &Value::Null)
    );
    let tokens = created["tokens"].clone();
    let client = client.with_token(tokens["access_token"].as_str().expect("a token"));
    Person { name: text(&account["name"]), id: text(&account["id"]), client, tokens }
}

pub(super) async fn guest(server: &TestServer) -> Person {
    guest_with(&server.client(), &json!({})).await
}

/// Makes a guest a full account.
pub(super) async fn register(guest: &Person, name: &str) -> Value {
    let body = json!({"name": name, "password": PASSWORD});
    guest.client.post("/v1/account/registration").json(&body).send().await.expect(200).json()
}

pub(super) async fn exists(server: &TestServer, person: &Person) -> bool {
    let sql = "select deleted_at is null from accounts where id = $1::text::uuid";
    server.database().connect().await.query_one(sql, &[&person.id]).await.expect("an account").get(0)
}

#[tokio::test]
async fn a_guest_plays_a_bot_at_once() {
    let server = TestServer::start().await;
    let guest = guest(&server).await;
    let account = guest.client.get("/v1/account").send().await.expect(200).json();
    let shown = account["display_name"].as_str().expect("a name");
    assert!(shown.strip_prefix("Guest ").is_some_and(|number| number.len() == 4), "{shown}");
    assert!(guest.name.starts_with("guest-"), "{}", guest.name);
    let game = BotGame::start(&guest, "art_society", &["novice"]).await;
    eventually("the guest moved", async || guest.play_first_legal(&game.game).await.then_some(())).await;
    let french = guest_with(&server.client().with_header("accept-language", "fr"), &json!({})).await;
    let account = french.client.get("/v1/account").send().await.expect(200).json();
    assert!(account["display_name"].as_str().is_some_and(|name| name.starts_with("Invité ")), "{account}");
    assert_eq!(account["locale"], "fr");
    let body = json!({"locale": "en", "time_zone": "Europe/Paris"});
    let account = guest_with(&server.client(), &body).await.client.get("/v1/account").send().await.expect(200).json();
    assert_eq!(account["time_zone"], "Europe/Paris");
}

#[tokio::test]
async fn a_guest_is_marked_wherever_it_is_shown() {
    let server = TestServer::start().await;
    let (ada, guest) = (Person::register(&server, "ada").await, guest(&server).await);
    let table = ada.open_table(2, "public").await;
    let joined = guest.join(&table).await;
    let id = table["id"].as_str().expect("an id");
    let list = ada.client.get("/v1/games?status=running").send().await.expect(200).json();
    for summary in [&joined, &list["items"][0]] {
        let players = summary["players"].as_array().expect("players");
        let marks: Vec<_> = players.iter().map(|it| (it["account"] == json!(guest.id), it.get("guest"))).collect();
        assert!(marks.contains(&(true, Some(&json!(true)))) && marks.contains(&(false, None)), "{summary}");
    }
    let text = json!({"text": "Hello.", "audience": "players"});
    let path = format!("/v1/games/{id}/messages");
    assert_eq!(guest.client.post(&path).json(&text).send().await.expect(201).json()["from"]["guest"], true);
    assert_eq!(ada.client.get(&path).send().await.expect(200).json()["items"][0]["from"]["guest"], true);
    let _ = ada.client.put(&format!("/v1/account/mutes/{}", guest.name)).send().await.expect(204);
    assert_eq!(ada.client.get("/v1/account/mutes").send().await.expect(200).json()["items"][0]["guest"], true);
    let profile = server.client().get(&format!("/v1/accounts/{}", guest.name)).send().await.expect(200).json();
    assert_eq!(profile["guest"], true);
    let state = ada.client.get(&format!("/v1/games/{id}/state")).send().await.expect(200).json();
    assert!(state["players"].to_string().contains("\"guest\":true"), "{state}");
    register(&guest, "grace").await;
    for path in ["/v1/accounts/grace".to_owned(), format!("/v1/games/{id}"), format!("/v1/games/{id}/state"), path] {
        let shown = ada.client.get(&path).send().await.expect(200).json();
        assert!(!shown.to_string().contains("\"guest\""), "{shown}");
    }
}

#[tokio::test]
async fn a_guest_plays_no_rated_game() {
    let server = TestServer::start().await;
    let (ada, guest) = (Person::register(&server, "ada").await, guest(&server).await);
    let rated = json!({"ruleset": "art_society", "seats": 2, "visibility": "public", "rated": true});
    guest.client.post("/v1/games").json(&rated).send().await.expect_problem(403, "not_for_guests");
    let table = ada.client.post("/v1/games").json(&rated).send().await.expect(201).json();
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    let join = guest.client.post(&format!("{path}/join")).json(&json!({})).send().await;
    join.expect_problem(403, "not_for_guests");
    register(&guest, "grace").await;
    let _ = guest.client.post("/v1/games").json(&rated).send().await.expect(201);
}

#[tokio::test]
async fn a_guest_takes_over_no_seat_of_a_rated_game() {
    let server = TestServer::start().await;
    let people = salon_tests::people(&server, 3).await;
    let table = salon_tests::TestTable::with_settings(&people, &json!({"rated": true})).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let guest = guest(&server).await;
    let offer = guest.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await;
    offer.expect_problem(403, "not_for_guests");
    let unrated = salon_tests::TestTable::of(&people).await;
    let _ = unrated.players[0].client.post(&unrated.path("/resign")).send().await.expect(200);
    let offer = guest.client.post(&unrated.path("/seats/0/substitutes")).json(&json!({})).send().await.expect(200);
    assert_eq!(offer.json()["items"][0]["guest"], true);
}

#[tokio::test]
async fn a_guest_has_nothing_that_outlasts_its_session() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    let guest = guest(&server).await;
    let table = guest.open_table(2, "private").await;
    let invitations = format!("/v1/games/{}/invitations", table["id"].as_str().expect("an id"));
    let client = &guest.client;
    for request in [
        client.post("/v1/account/tokens").json(&json!({"label": "a", "scopes": ["read"]})),
        client.post("/v1/account/bots").json(&json!({"name": "guests-bot"})),
        client.post("/v1/account/webhooks").json(&json!({"label": "a", "url": "https://hooks.example.org/a"})),
        client.patch("/v1/account").json(&json!({"email": "guest@example.org"})),
        client.post(&invitations).json(&json!({"name": "ada"})),
    ] {
        request.send().await.expect_problem(403, "not_for_guests");
    }
    let password = json!({"current_password": "", "new_password": PASSWORD});
    client.put("/v1/account/password").json(&password).send().await.expect_problem(422, "invalid_body");
    sign_in(&server, &guest.name, PASSWORD).await.expect_problem(401, "wrong_credentials");
    let _ = client.patch("/v1/account").json(&json!({"display_name": "Grace"})).send().await.expect(200);
}

#[tokio::test]
async fn a_guest_becomes_a_full_account_with_all_its_games_and_sessions() {
    let server = TestServer::start().await;
    let guest = guest(&server).await;
    let second = refresh(&server, &guest.tokens["refresh_token"]).await.expect(200).json();
    let game = BotGame::start(&guest, "art_society", &["novice"]).await;
    let body = json!({"name": "Grace", "password": PASSWORD, "display_name": "Grace Hopper", "email": "g@example.org"});
    let account = guest.client.post("/v1/account/registration").json(&body).send().await.expect(200).json();
    assert_eq!((&account["id"], &account["name"]), (&json!(guest.id), &json!("grace")));
    assert_eq!((&account["display_name"], &account["email"]), (&json!("Grace Hopper"), &json!("g@example.org")));
    assert!(account.get("guest").is_none(), "{account}");
    let games = guest.client.get("/v1/games?mine=true").send().await.expect(200).json();
    assert_eq!(games["items"][0]["id"], json!(game.game));
    let _ = refresh(&server, &second["refresh_token"]).await.expect(200);
    let tokens = sign_in(&server, "grace", PASSWORD).await.expect(201).json();
    let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
    assert_eq!(client.get("/v1/account").send().await.expect(200).json()["id"], json!(guest.id));
    server.client().get(&format!("/v1/accounts/{}", guest.name)).send().await.expect_problem(404, "not_found");
    let again = json!({"name": "hopper", "password": PASSWORD});
    for client in [&guest.client, &Person::register(&server, "ada").await.client] {
        client.post("/v1/account/registration").json(&again).send().await.expect_problem(409, "not_a_guest");
    }
    let _ = client.post("/v1/account/tokens").json(&json!({"label": "a", "scopes": ["read"]})).send().await.expect(201);
}

#[tokio::test]
async fn a_taken_name_leaves_the_guest_as_it_was() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    let guest = guest(&server).await;
    let body = json!({"name": "ada", "password": PASSWORD});
    guest.client.post("/v1/account/registration").json(&body).send().await.expect_problem(409, "name_taken");
    let body = json!({"name": "grace", "password": "short"});
    guest.client.post("/v1/account/registration").json(&body).send().await.expect_problem(422, "invalid_body");
    assert_eq!(guest.client.get("/v1/account").send().await.expect(200).json()["guest"], true);
    register(&guest, "grace").await;
}

#[tokio::test]
async fn a_guest_exports_and_deletes_its_data_without_a_password() {
    let server = TestServer::start().await;
    let (ada, guest) = (Person::register(&server, "ada").await, guest(&server).await);
    let export = guest.client.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!((&export["account"]["guest"], export["sessions"].as_array().map(Vec::len)), (&json!(true), Some(1)));
    let refused = ada.client.post("/v1/account/deletion").json(&json!({})).send().await;
    assert_eq!(refused.expect_problem(422, "invalid_body").body["errors"][0]["pointer"], "/password");
    let _ = guest.client.post("/v1/account/deletion").json(&json!({})).send().await.expect(204);
    guest.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    assert!(!exists(&server, &guest).await);
}

#[tokio::test]
async fn an_operator_can_switch_guests_off() {
    let server = TestServer::builder().env("SALON_GUESTS", "false").start().await;
    server.client().post("/v1/guests").json(&json!({})).send().await.expect_problem(403, "guests_disabled");
    assert_eq!(server.client().get("/v1/server").send().await.expect(200).json()["guests"], false);
    let open = TestServer::start().await;
    let info = open.client().get("/v1/server").send().await.expect(200).json();
    assert_eq!((&info["guests"], &info["mail"]), (&json!(true), &json!(false)));
}

#[tokio::test]
async fn an_address_creates_a_limited_number_of_guests() {
    let server =
        TestServer::builder().env("SALON_GUESTS_PER_ADDRESS", "2").env("SALON_TRUST_PROXY", "true").start().await;
    let create = async |address: &str| {
        let request = server.client().post("/v1/guests").json(&json!({}));
        request.header("x-forwarded-for", address).send().await
    };
    for _ in 0..2 {
        let created = create("192.0.2.1").await.expect(201);
        assert_eq!(created.header("ratelimit-limit"), Some("2"));
    }
    let refused = create("192.0.2.1").await;
    let wait: u64 = refused.header("retry-after").and_then(|it| it.parse().ok()).expect("a number");
    assert!((1700..=1801).contains(&wait), "{wait}");
    refused.expect_problem(429, "rate_limited");
    let _ = create("192.0.2.2").await.expect(201);
}
