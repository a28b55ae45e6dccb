//! Tickets: a browser opens streams and pictures without a token.

mod life;

use salon_tests::{ApiClient, ApiResponse, EventStream, Person, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

/// Creates a ticket and returns it.
async fn ticket(person: &Person, body: &Value) -> String {
    let created = person.client.post("/v1/tickets").json(body).send().await.expect(201).json();
    created["ticket"].as_str().expect("a ticket").to_owned()
}

async fn game_ticket(person: &Person, used_for: &str, game: &str) -> String {
    ticket(person, &json!({"use": used_for, "game": game})).await
}

async fn feed_ticket(person: &Person) -> String {
    ticket(person, &json!({"use": "feed_stream"})).await
}

/// Starts a private game of two, in which both have decided once.
async fn private_table(server: &TestServer) -> TestTable {
    let table = TestTable::with_visibility(&people(server, 2).await, "private", None).await;
    for player in &table.players {
        assert!(player.play_first_legal(&table.game).await);
    }
    table
}

fn stream_path(game: &str, ticket: &str) -> String {
    format!("/v1/games/{game}/stream?ticket={ticket}")
}

fn feed_path(ticket: &str) -> String {
    format!("/v1/account/feed/stream?ticket={ticket}")
}

/// The addresses of the pictures of a game.
fn picture_paths(game: &str, ticket: &str) -> [String; 2] {
    [
        format!("/v1/games/{game}/board.svg?ticket={ticket}"),
        format!("/v1/games/{game}/seats/0/board.svg?ticket={ticket}"),
    ]
}

async fn open(client: &ApiClient, path: &str) -> EventStream {
    client.get(path).stream().await
}

async fn get(client: &ApiClient, path: &str) -> ApiResponse {
    client.get(path).send().await
}

/// Returns the status of the answer, and closes a stream at once.
async fn status_of(client: &ApiClient, path: &str) -> u16 {
    if path.contains("/stream") {
        client.get(path).try_stream().await.map_or_else(|status| status, |_| 200)
    } else {
        get(client, path).await.status()
    }
}

#[tokio::test]
async fn a_browser_follows_a_private_game_and_resumes() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    let browser = server.client();
    let path = stream_path(&table.game, &game_ticket(&table.players[0], "game_stream", &table.game).await);
    let mut stream = open(&browser, &path).await;
    let first = stream.expect_event("event").await;
    let all = table.get(&table.players[0].client, "/events").await;
    assert_eq!(first.json(), all["items"][0]);
    let second = stream.expect_event("event").await;
    drop(stream);
    let id = first.id.expect("an id");
    // As `EventSource` reconnects, and as a new one is opened with another ticket.
    let mut resumed = browser.get(&path).header("last-event-id", &id).stream().await;
    assert_eq!(resumed.expect_event("event").await.json(), second.json());
    let mut reopened = open(&browser, &format!("{path}&last_event_id={id}")).await;
    assert_eq!(reopened.expect_event("event").await.json(), second.json());
    let mut both = browser.get(&format!("{path}&last_event_id=7")).header("last-event-id", &id).stream().await;
    assert_eq!(both.expect_event("event").await.json(), second.json());
    get(&browser, &format!("{path}&last_event_id=x")).await.expect_problem(400, "invalid_cursor");
    get(&browser, &table.path("/stream")).await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_browser_follows_the_feed_and_resumes() {
    let server = TestServer::start().await;
    let accounts = people(&server, 2).await;
    let browser = server.client();
    let path = feed_path(&feed_ticket(&accounts[0]).await);
    let mut stream = open(&browser, &path).await;
    let ready = stream.expect_event("ready").await;
    let _ = TestTable::of(&accounts).await;
    let news = stream.expect_event("news").await;
    let mut resumed = browser.get(&path).header("last-event-id", &ready.id.expect("an id")).stream().await;
    resumed.expect_event("ready").await;
    assert_eq!(resumed.expect_event("news").await.json(), news.json());
    get(&browser, "/v1/account/feed/stream").await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn a_browser_shows_pictures_of_its_own_seat_only() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    let browser = server.client();
    for player in &table.players {
        let ticket = game_ticket(player, "pictures", &table.game).await;
        for path in picture_paths(&table.game, &ticket) {
            let shown = get(&browser, &path).await.expect(200);
            let with_token = player.client.get(path.split('?').next().expect("a path")).send().await.expect(200);
            assert_eq!(shown.text(), with_token.text());
            assert_eq!(shown.header("referrer-policy"), Some("no-referrer"));
            let tag = shown.header("etag").expect("a tag").to_owned();
            let _ = browser.get(&path).header("if-none-match", &tag).send().await.expect(304);
        }
    }
}

#[tokio::test]
async fn a_ticket_for_another_game_or_use_is_refused() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    let other = TestTable::of(&table.players).await;
    let player = &table.players[0];
    let browser = server.client();
    let (stream, pictures) =
        (game_ticket(player, "game_stream", &table.game).await, game_ticket(player, "pictures", &table.game).await);
    let feed = feed_ticket(player).await;
    for wrong in [&pictures, &feed] {
        get(&browser, &stream_path(&table.game, wrong)).await.expect_problem(403, "ticket_for_another_use");
    }
    for wrong in [&pictures, &stream] {
        get(&browser, &feed_path(wrong)).await.expect_problem(403, "ticket_for_another_use");
    }
    for wrong in [&stream, &feed] {
        for path in picture_paths(&table.game, wrong) {
            get(&browser, &path).await.expect_problem(403, "ticket_for_another_use");
        }
    }
    // The answer is the same whether or not the other game exists or is public.
    for game in [other.game.as_str(), UNKNOWN_ID] {
        let mut paths = picture_paths(game, &pictures).to_vec();
        paths.push(stream_path(game, &stream));
        for path in paths {
            get(&browser, &path).await.expect_problem(403, "ticket_for_another_game");
        }
    }
}

#[tokio::test]
async fn a_ticket_reveals_nothing_about_games() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    let eve = Person::register(&server, "eve").await;
    let browser = server.client();
    let mut answers = Vec::new();
    for game in [table.game.as_str(), UNKNOWN_ID] {
        let (stream, pictures) =
            (game_ticket(&eve, "game_stream", game).await, game_ticket(&eve, "pictures", game).await);
        let mut paths = picture_paths(game, &pictures).to_vec();
        paths.push(stream_path(game, &stream));
        for path in paths {
            let mut problem = get(&browser, &path).await.expect_problem(404, "not_found").body;
            problem["request_id"] = Value::Null;
            problem["instance"] = json!(problem["instance"].as_str().expect("a path").replace(game, "GAME"));
            answers.push(problem);
        }
    }
    assert_eq!(answers[..3], answers[3..]);
}

#[tokio::test]
async fn a_forged_ticket_is_refused() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    let (ada, bob) = (&table.players[0], &table.players[1]);
    let browser = server.client();
    let own = game_ticket(ada, "pictures", &table.game).await;
    let others = game_ticket(bob, "pictures", &table.game).await;
    let (parts, other_parts): (Vec<_>, Vec<_>) = (own.split('.').collect(), others.split('.').collect());
    let forged = [
        format!("{}.{}.{}", parts[0], other_parts[1], parts[2]),
        format!("{}.{}.", parts[0], parts[1]),
        own.to_uppercase(),
        ada.access_token().to_owned(),
        ada.refresh_token().to_owned(),
        "x".to_owned(),
    ];
    for ticket in &forged {
        let mut paths = picture_paths(&table.game, ticket).to_vec();
        paths.extend([stream_path(&table.game, ticket), feed_path(ticket)]);
        for path in paths {
            get(&browser, &path).await.expect_problem(401, "invalid_ticket");
        }
    }
    get(&browser, &picture_paths(&table.game, "")[0]).await.expect_problem(401, "invalid_ticket");
    // A ticket is no token, and is accepted neither beside a token nor elsewhere.
    browser.with_token(&own).get("/v1/account").send().await.expect_problem(401, "invalid_token");
    ada.client.get(&picture_paths(&table.game, &own)[0]).send().await.expect_problem(400, "invalid_query");
    for (path, status, code) in [
        ("/v1/account", 400, "invalid_query"),
        ("/v1/games", 400, "invalid_query"),
        ("/v1/stream", 400, "invalid_query"),
        ("/v1/account/feed", 401, "unauthenticated"),
    ] {
        let address = format!("{path}?ticket={own}");
        get(&browser, &address).await.expect_problem(status, code);
        ada.client.get(&address).send().await.expect_problem(400, "invalid_query");
    }
}

#[tokio::test]
async fn a_ticket_is_for_a_session_and_names_its_game() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let script = server.client().with_token(&ada.personal_token(&["read"]).await);
    let refused = script.post("/v1/tickets").json(&json!({"use": "feed_stream"})).send().await;
    refused.expect_problem(403, "session_required");
    for body in [
        json!({"use": "pictures"}),
        json!({"use": "game_stream"}),
        json!({"use": "feed_stream", "game": UNKNOWN_ID}),
        json!({"use": "everything"}),
        json!({}),
    ] {
        ada.client.post("/v1/tickets").json(&body).send().await.expect_problem(422, "invalid_body");
    }
    server
        .client()
        .post("/v1/tickets")
        .json(&json!({"use": "feed_stream"}))
        .send()
        .await
        .expect_problem(401, "unauthenticated");
}
