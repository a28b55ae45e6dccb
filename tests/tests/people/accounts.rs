//! Accounts: registration, profile, password, export, deletion.

use salon_tests::{PASSWORD, Person, TestServer, eventually};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, refresh, sign_in};

#[tokio::test]
async fn registering_creates_an_account_and_a_session() {
    let server = TestServer::start().await;
    let body = json!({
        "name": "Ada", "password": PASSWORD, "display_name": "Ada Lovelace", "email": "ada@example.org",
        "locale": "fr", "time_zone": "Europe/London"
    });
    let response = server.client().post("/v1/accounts").json(&body).send().await.expect(201);
    assert_eq!(response.header("location"), Some("/v1/accounts/ada"));
    let registered = response.json();
    let account = &registered["account"];
    assert_eq!(account["name"], "ada", "a name is stored in lower case");
    assert_eq!((&account["locale"], &account["time_zone"]), (&json!("fr"), &json!("Europe/London")));
    assert_eq!(account["email_verified"], false);
    let client = server.client().with_token(registered["tokens"]["access_token"].as_str().unwrap());
    assert_eq!(&client.get("/v1/account").send().await.expect(200).json(), account);
    let profile = server.client().get("/v1/accounts/ADA").send().await.expect(200).json();
    assert_eq!((&profile["id"], &profile["display_name"]), (&account["id"], &json!("Ada Lovelace")));
    for private in ["email", "time_zone", "locale", "email_verified"] {
        assert!(profile.get(private).is_none(), "{private} is private");
    }
}

#[tokio::test]
async fn omitted_fields_of_a_registration_have_defaults() {
    let server = TestServer::start().await;
    let body = json!({"name": "bob", "password": PASSWORD});
    let request = server.client().post("/v1/accounts").header("accept-language", "fr-CH, en;q=0.5");
    let account = request.json(&body).send().await.expect(201).json()["account"].clone();
    assert_eq!((&account["display_name"], &account["locale"]), (&json!("bob"), &json!("fr")));
    assert_eq!((&account["time_zone"], &account["email"]), (&json!("UTC"), &Value::Null));
}

#[tokio::test]
async fn account_names_are_unique_regardless_of_case() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    let body = json!({"name": "ADA", "password": PASSWORD});
    let problem = server.client().post("/v1/accounts").json(&body).send().await.expect_problem(409, "name_taken");
    assert_eq!(problem.body["errors"][0]["pointer"], "/name");
    let body = json!({"name": "twins", "password": PASSWORD});
    let requests = (0..6).map(|_| server.client().post("/v1/accounts").json(&body));
    let tasks: Vec<_> = requests.map(|it| tokio::spawn(it.send())).collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.unwrap().status());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409, 409, 409], "one of the concurrent registrations succeeds");
}

#[tokio::test]
async fn an_invalid_registration_is_refused_with_a_pointer() {
    let server = TestServer::start().await;
    let long = "x".repeat(129);
    for (field, wrong) in [
        ("name", json!("ab")),
        ("name", json!("-ab")),
        ("name", json!("a b c")),
        ("name", json!("ädä")),
        ("name", json!("admin")),
        ("name", json!("a\u{200b}b")),
        ("name", json!(7)),
        ("name", json!("x".repeat(31))),
        ("password", json!("too short")),
        ("password", json!(long)),
        ("password", Value::Null),
        ("display_name", json!("")),
        ("display_name", json!(" Ada")),
        ("display_name", json!("A\nda")),
        ("display_name", json!("A\u{202e}da")),
        ("display_name", json!("a\u{85}b")),
        ("display_name", json!("\u{3164}")),
        ("display_name", json!("\u{2800}")),
        ("display_name", json!("x".repeat(51))),
        ("email", json!("ada")),
        ("email", json!("a b@example.org")),
        ("email", json!("a\u{a0}b@example.org")),
        ("email", json!("a\u{1680}b@example.org")),
        ("email", json!(format!("{}@example.org", "x".repeat(250)))),
        ("locale", json!("de")),
        ("time_zone", json!("Mars/Olympus")),
        ("nmae", json!("ada")),
    ] {
        let mut body = json!({"name": "ada", "password": PASSWORD});
        body[field] = wrong;
        let response = server.client().post("/v1/accounts").json(&body).send().await;
        let problem = response.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], format!("/{field}"), "{body}");
    }
    let body = json!({"name": "ada"});
    server.client().post("/v1/accounts").json(&body).send().await.expect_problem(422, "invalid_body");
}

#[tokio::test]
async fn unusual_valid_texts_are_stored_unchanged() {
    let server = TestServer::start().await;
    for (number, (display_name, email)) in [
        ("Ada 🎨", "ada+games@example.org"),
        ("'; drop table accounts; --", "o'hara@example.org"),
        ("<script>alert(1)</script>", "\"quoted\"@example.org"),
        ("\u{1F468}\u{1F3FD}", "ädä@exämple.org"),
        ("\\u0000", "a\u{180e}b@example.org"),
        ("Ada \u{2764}\u{FE0F}", "ada@example.org"),
        ("Đặng Thị", "ada@[192.0.2.1]"),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("odd{number}");
        let body = json!({"name": name, "password": PASSWORD, "display_name": display_name, "email": email});
        let account = server.client().post("/v1/accounts").json(&body).send().await.expect(201).json();
        let account = &account["account"];
        assert_eq!((&account["display_name"], &account["email"]), (&json!(display_name), &json!(email)));
    }
}

#[tokio::test]
async fn no_response_reveals_whether_a_mail_address_is_known() {
    let server = TestServer::start().await;
    let body = |name: &str| json!({"name": name, "password": PASSWORD, "email": "ada@example.org"});
    let register = async |name: &str| {
        let response = server.client().post("/v1/accounts").json(&body(name)).send().await.expect(201);
        response.json()
    };
    let (first, second) = (register("ada").await, register("eve").await);
    let fields = |of: &Value| of["account"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(fields(&first), fields(&second));
    assert_eq!(first["account"]["email"], second["account"]["email"]);
    let bob = Person::register(&server, "bob").await;
    for email in ["ada@example.org", "nobody@example.org"] {
        let body = json!({"email": email});
        let account = bob.client.patch("/v1/account").json(&body).send().await.expect(200).json();
        assert_eq!((&account["email"], &account["email_verified"]), (&json!(email), &json!(false)));
    }
    let mut refusals = Vec::new();
    for name in ["ada@example.org", "nobody@example.org"] {
        let mut problem = sign_in(&server, name, PASSWORD).await.expect_problem(401, "wrong_credentials").body;
        problem["request_id"] = Value::Null;
        refusals.push(problem);
        server.client().get(&format!("/v1/accounts/{name}")).send().await.expect_problem(404, "not_found");
    }
    assert_eq!(refusals[0], refusals[1]);
}

#[tokio::test]
async fn a_profile_update_changes_only_the_given_fields() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let change = async |body: Value| ada.client.patch("/v1/account").json(&body).send().await;
    let before = ada.client.get("/v1/account").send().await.expect(200).json();
    assert_eq!(change(json!({})).await.expect(200).json(), before, "an empty update changes nothing");
    let body = json!({"display_name": "Ada", "locale": "fr", "time_zone": "Europe/Paris", "email": "a@example.org"});
    let after = change(body.clone()).await.expect(200).json();
    for (field, value) in body.as_object().unwrap() {
        assert_eq!(&after[field], value);
    }
    assert_eq!(change(json!({"display_name": "A."})).await.expect(200).json()["time_zone"], "Europe/Paris");
    assert_eq!(change(json!({"email": null})).await.expect(200).json()["email"], Value::Null);
    let profile = server.client().get("/v1/accounts/ada").send().await.expect(200).json();
    assert_eq!(profile["display_name"], "A.");
    for (field, wrong) in [
        ("display_name", json!("")),
        ("display_name", json!(1)),
        ("locale", json!("EN")),
        ("time_zone", json!("")),
        ("email", json!("x")),
        ("name", json!("eve")),
        ("kind", json!("bot")),
    ] {
        let problem = change(json!({field: wrong})).await.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], format!("/{field}"));
    }
}

#[tokio::test]
async fn an_unchanged_profile_is_answered_with_304() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for path in ["/v1/account", "/v1/accounts/ada"] {
        let tag = ada.client.get(path).send().await.expect(200).header("etag").expect("a tag").to_owned();
        let again = async || ada.client.get(path).header("if-none-match", &tag).send().await;
        assert!(again().await.expect(304).bytes().is_empty());
        let body = json!({"display_name": format!("Ada at {path}")});
        let _ = ada.client.patch("/v1/account").json(&body).send().await.expect(200);
        let _ = again().await.expect(200);
    }
}

#[tokio::test]
async fn a_password_change_ends_all_other_sessions() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let elsewhere = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let script = server.client().with_token(&ada.personal_token(&["read"]).await);
    let change = async |current: &str, new: &str| {
        let body = json!({"current_password": current, "new_password": new});
        ada.client.put("/v1/account/password").json(&body).send().await
    };
    change("a wrong password", "another long one").await.expect_problem(403, "wrong_password");
    change(PASSWORD, "short").await.expect_problem(422, "invalid_body");
    let tokens = change(PASSWORD, NEW_PASSWORD).await.expect(200).json();
    for ended in [elsewhere["refresh_token"].as_str().unwrap(), ada.refresh_token()] {
        refresh(&server, &json!(ended)).await.expect_problem(401, "invalid_refresh_token");
    }
    let _ = refresh(&server, &tokens["refresh_token"]).await.expect(200);
    sign_in(&server, "ada", PASSWORD).await.expect_problem(401, "wrong_credentials");
    let _ = sign_in(&server, "ada", NEW_PASSWORD).await.expect(201);
    let _ = script.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn an_export_contains_no_secret() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let secret = ada.personal_token(&["read", "play"]).await;
    let table = ada.open_table(2, "private").await;
    bob.join(&table).await;
    bob.open_table(2, "public").await;
    let response = ada.client.get("/v1/account/export").send().await.expect(200);
    let export = response.json();
    assert_eq!(export["account"]["name"], "ada");
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(export["access_tokens"][0]["label"], "for a test");
    assert_eq!(export["games"].as_array().unwrap().len(), 1, "{export}");
    assert_eq!((&export["games"][0]["game"], &export["games"][0]["status"]), (&table["id"], &json!("running")));
    for hidden in [secret.as_str(), PASSWORD, ada.refresh_token(), ada.access_token(), "argon2", "hash", &bob.id] {
        assert!(!response.text().contains(hidden), "the export contains {hidden}");
    }
}

#[tokio::test]
async fn a_deleted_account_is_inaccessible_at_once() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let secret = ada.personal_token(&["read", "play", "manage"]).await;
    let script = server.client().with_token(&secret);
    let delete = async |password: &str| {
        ada.client.post("/v1/account/deletion").json(&json!({"password": password})).send().await
    };
    delete("a wrong password").await.expect_problem(403, "wrong_password");
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    let _ = delete(PASSWORD).await.expect(204);
    for client in [&ada.client, &script] {
        let game = json!({"ruleset": "art_society", "seats": 2});
        client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
        client.get("/v1/games").send().await.expect_problem(401, "invalid_token");
        client.get("/v1/account/export").send().await.expect_problem(401, "invalid_token");
        client.post("/v1/games").json(&game).send().await.expect_problem(401, "invalid_token");
        client
            .post("/v1/account/tokens")
            .json(&json!({"label": "x", "scopes": ["read"]}))
            .send()
            .await
            .expect_problem(401, "invalid_token");
    }
    delete(PASSWORD).await.expect_problem(401, "invalid_token");
    sign_in(&server, "ada", PASSWORD).await.expect_problem(401, "wrong_credentials");
    refresh(&server, &json!(ada.refresh_token())).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_deleted_account_frees_its_name_and_keeps_an_anonymous_row() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada-lovelace").await;
    let _ = ada.delete_account().send().await.expect(204);
    server.client().get("/v1/accounts/ada-lovelace").send().await.expect_problem(404, "not_found");
    let another = Person::register(&server, "ada-lovelace").await;
    assert_ne!(another.id, ada.id);
    let rows = server.database().connect().await;
    let row = rows
        .query_one("select row_to_json(a)::text from accounts a where id::text = $1", &[&ada.id])
        .await
        .expect("the row that games refer to");
    let row: String = row.get(0);
    assert!(!row.contains("ada-lovelace") && !row.contains("argon2"), "{row}");
}

#[tokio::test]
async fn games_go_on_when_an_account_is_deleted() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada-to-be-deleted").await;
    let (bob, eve) = (Person::register(&server, "bob").await, Person::register(&server, "eve").await);
    let with_three = ada.open_table(3, "public").await;
    let with_two = ada.open_table(2, "private").await;
    let open = ada.open_table(4, "public").await;
    let with_ada_alone = ada.open_table(4, "public").await;
    bob.join(&with_three).await;
    eve.join(&with_three).await;
    bob.join(&with_two).await;
    bob.join(&open).await;
    let game = with_three["id"].as_str().unwrap();
    for person in [&ada, &bob, &eve] {
        assert!(person.play_first_legal(game).await);
    }
    let _ = ada.delete_account().send().await.expect(204);

    let show = async |game: &Value| {
        bob.client.get(&format!("/v1/games/{}", game["id"].as_str().unwrap())).send().await.expect(200)
    };
    for table in [&with_three, &with_two, &open] {
        let response = show(table).await;
        for trace in ["ada-to-be-deleted", ada.id.as_str()] {
            assert!(!response.text().contains(trace), "the response contains {trace}: {}", response.text());
        }
    }
    let unnamed_seats = |game: &Value| {
        let players = game["players"].as_array().unwrap();
        players.iter().filter(|it| it["name"].is_null() && it["account"].is_null()).count()
    };
    let shown = show(&with_three).await.json();
    assert_eq!((unnamed_seats(&shown), &shown["status"]), (1, &json!("running")), "three players: the others go on");
    let shown = show(&with_two).await.json();
    assert_eq!((unnamed_seats(&shown), &shown["status"]), (1, &json!("finished")), "two players: the other one wins");
    let shown = show(&open).await.json();
    assert_eq!((unnamed_seats(&shown), &shown["host"]), (0, &json!(bob.id)), "the open table has a new host");
    let path = format!("/v1/games/{}", with_ada_alone["id"].as_str().unwrap());
    assert_eq!(bob.client.get(&path).send().await.expect(200).json()["status"], "aborted");

    // The server plays the seat, so that the game does not wait for it.
    eventually("the game goes on", async || {
        let _ = bob.play_first_legal(game).await | eve.play_first_legal(game).await;
        (show(&with_three).await.json()["version"].as_i64() > Some(6)).then_some(())
    })
    .await;
    for path in ["view", "events", "record", "score"] {
        let response = bob.client.get(&format!("/v1/games/{game}/{path}")).send().await.expect(200);
        assert!(!response.text().contains(&ada.id) && !response.text().contains("ada-to-be-deleted"), "{path}");
    }
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn every_server_learns_that_an_account_was_deleted() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let ada = Person::register(&one, "ada").await;
    let client = other.client().with_token(ada.access_token());
    let _ = client.get("/v1/turns").send().await.expect(200);
    let _ = ada.delete_account().send().await.expect(204);
    let refused = eventually("the other server refuses the token", async || {
        let response = client.get("/v1/turns").send().await;
        (response.status() == 401).then_some(response)
    });
    refused.await.expect_problem(401, "invalid_token");
    // A server that starts later knows it from the start.
    let late = TestServer::builder().database(one.database()).start().await;
    let client = late.client().with_token(ada.access_token());
    client.get("/v1/turns").send().await.expect_problem(401, "invalid_token");
}
