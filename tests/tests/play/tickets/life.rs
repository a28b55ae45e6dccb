//! When tickets end, and that neither they nor refresh tokens are in the log.

use chrono::{DateTime, TimeDelta, Utc};
use salon_tests::{PASSWORD, TestServer, eventually};
use serde_json::json;

use super::{feed_path, feed_ticket, game_ticket, get, open, picture_paths, private_table, status_of, stream_path};

#[tokio::test]
async fn a_ticket_expires() {
    let server = TestServer::builder().env("SALON_TICKET_LIFE", "1s").start().await;
    let table = private_table(&server).await;
    let browser = server.client();
    let player = &table.players[0];
    let pictures = picture_paths(&table.game, &game_ticket(player, "pictures", &table.game).await);
    let stream = stream_path(&table.game, &game_ticket(player, "game_stream", &table.game).await);
    let feed = feed_path(&feed_ticket(player).await);
    for path in pictures.iter().chain([&stream, &feed]) {
        eventually("the ticket has expired", async || (status_of(&browser, path).await == 401).then_some(())).await;
        get(&browser, path).await.expect_problem(401, "expired_ticket");
    }
}

#[tokio::test]
async fn tickets_and_their_streams_end_with_the_session() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let table = private_table(&server).await;
    let player = &table.players[0];
    let pictures = picture_paths(&table.game, &game_ticket(player, "pictures", &table.game).await);
    let stream = stream_path(&table.game, &game_ticket(player, "game_stream", &table.game).await);
    let feed = feed_path(&feed_ticket(player).await);
    let mut streams = Vec::new();
    for client in [server.client(), other.client()] {
        let mut followed = open(&client, &feed).await;
        followed.expect_event("ready").await;
        streams.push(followed);
        let _ = get(&client, &pictures[0]).await.expect(200);
    }
    let _ = player.client.delete("/v1/sessions/current").send().await.expect(204);
    for stream in streams {
        stream.expect_reconnect().await;
    }
    for path in pictures.iter().chain([&stream, &feed]) {
        get(&server.client(), path).await.expect_problem(401, "invalid_ticket");
        eventually("the other server refuses the ticket", async || {
            (status_of(&other.client(), path).await == 401).then_some(())
        })
        .await;
    }
    player
        .client
        .post("/v1/tickets")
        .json(&json!({"use": "feed_stream"}))
        .send()
        .await
        .expect_problem(401, "invalid_token");
}

#[tokio::test]
async fn tickets_end_with_all_sessions_and_with_the_password() {
    let server = TestServer::start().await;
    let table = private_table(&server).await;
    for (player, everywhere) in table.players.iter().zip([true, false]) {
        let pictures = picture_paths(&table.game, &game_ticket(player, "pictures", &table.game).await);
        let stream = stream_path(&table.game, &game_ticket(player, "game_stream", &table.game).await);
        let feed = feed_path(&feed_ticket(player).await);
        let mut followed = open(&server.client(), &feed).await;
        followed.expect_event("ready").await;
        let mut game = open(&server.client(), &stream).await;
        game.expect_event("event").await;
        let _ = get(&server.client(), &pictures[0]).await.expect(200);
        if everywhere {
            let _ = player.client.delete("/v1/sessions").send().await.expect(204);
        } else {
            let body = json!({"current_password": PASSWORD, "new_password": "a staple for every horse"});
            let _ = player.client.put("/v1/account/password").json(&body).send().await.expect(200);
        }
        for path in pictures.iter().chain([&stream, &feed]) {
            get(&server.client(), path).await.expect_problem(401, "invalid_ticket");
        }
        followed.expect_reconnect().await;
    }
}

#[tokio::test]
async fn a_ticket_says_when_it_expires_and_a_new_one_goes_on_where_the_stream_ended() {
    let server = TestServer::builder().env("SALON_TICKET_LIFE", "2s").start().await;
    let table = private_table(&server).await;
    let (browser, player) = (server.client(), &table.players[0]);
    let body = json!({"use": "game_stream", "game": table.game});
    let before = Utc::now();
    let created = player.client.post("/v1/tickets").json(&body).send().await.expect(201).json();
    let expires: DateTime<Utc> = created["expires_at"].as_str().expect("a time").parse().expect("a time");
    assert!(expires > before && expires <= Utc::now() + TimeDelta::seconds(2), "{created}");
    let old = stream_path(&table.game, created["ticket"].as_str().expect("a ticket"));
    eventually("the ticket has expired", async || (status_of(&browser, &old).await == 401).then_some(())).await;
    assert!(Utc::now() >= expires, "not before its time");
    // As `EventSource` reconnects by itself: refused. The page gets a new ticket and says which event it has.
    let again = browser.get(&old).header("last-event-id", "0").send().await;
    again.expect_problem(401, "expired_ticket");
    let all = table.get(&player.client, "/events").await;
    // On a slow machine a ticket may expire before the stream is open; then another one is tried.
    let (fresh, mut reopened) = eventually("a stream is opened before its ticket expires", async || {
        let fresh = stream_path(&table.game, &game_ticket(player, "game_stream", &table.game).await);
        let stream = browser.get(&format!("{fresh}&last_event_id=0")).try_stream().await.ok()?;
        Some((fresh, stream))
    })
    .await;
    let event = reopened.expect_event("event").await;
    assert_eq!((event.id.as_deref(), event.json()), (Some("1"), all["items"][1].clone()));
    // A stream that is open goes on when its ticket expires: the ticket is for opening it.
    eventually("the second ticket has expired", async || (status_of(&browser, &fresh).await == 401).then_some(()))
        .await;
    for player in &table.players {
        player.play_first_legal(&table.game).await;
    }
    let number = all["items"].as_array().map_or(0, Vec::len);
    loop {
        let event = reopened.expect_event("event").await;
        if event.id.expect("an id").parse::<usize>().expect("a number") >= number {
            break;
        }
    }
}

#[tokio::test]
async fn no_ticket_and_no_refresh_token_is_in_the_log() {
    let server = TestServer::builder().env("SALON_LOG", "trace").start().await;
    let table = private_table(&server).await;
    let player = &table.players[0];
    let pictures = game_ticket(player, "pictures", &table.game).await;
    let stream = game_ticket(player, "game_stream", &table.game).await;
    let browser = server.client();
    for path in picture_paths(&table.game, &pictures) {
        let _ = get(&browser, &path).await.expect(200);
        get(&browser, &format!("{path}&width=1")).await.expect_problem(400, "invalid_query");
        get(&browser, &format!("{path}x")).await.expect_problem(401, "invalid_ticket");
    }
    let mut followed = open(&browser, &stream_path(&table.game, &stream)).await;
    followed.expect_event("event").await;
    get(&browser, &format!("/v1/account?ticket={pictures}")).await.expect_problem(400, "invalid_query");
    let mut refresh_tokens = vec![player.refresh_token().to_owned()];
    for repeated in [0, 0, 1] {
        let body = json!({"refresh_token": refresh_tokens[repeated]});
        let tokens = browser.post("/v1/sessions/refresh").json(&body).send().await.expect(200).json();
        refresh_tokens.push(tokens["refresh_token"].as_str().expect("a token").to_owned());
    }
    let own_page = browser.with_header("salon-session", "cookie").with_header("sec-fetch-site", "same-origin");
    let newest = refresh_tokens[refresh_tokens.len() - 1].clone();
    let own_page = own_page.with_header("cookie", &format!("salon_refresh={newest}"));
    let answer = own_page.post("/v1/sessions/refresh").json(&json!({})).send().await.expect(200);
    let cookie = answer.header("set-cookie").expect("a cookie").split([';', '=']).nth(1).expect("a value").to_owned();
    refresh_tokens.push(cookie);
    let _ = own_page.delete("/v1/sessions/current").send().await.expect(204);
    // A token that is used after its session has ended.
    let body = json!({"refresh_token": refresh_tokens[0]});
    browser.post("/v1/sessions/refresh").json(&body).send().await.expect_problem(401, "invalid_refresh_token");
    // The last request of this test: the log is written in order.
    let last = get(&browser, "/v1/account").await;
    let id = last.header("x-request-id").expect("an id").to_owned();
    let log = eventually("the log has the last request", async || {
        let log = server.log();
        log.contains(&id).then_some(log)
    })
    .await;
    for route in ["board.svg", "/v1/games/{id}/stream", "/v1/sessions/refresh", "/v1/sessions/current"] {
        assert!(log.contains(route), "{route} is not in the log");
    }
    for ticket in [&pictures, &stream] {
        for part in ticket.split('.') {
            assert!(!log.contains(part), "a part of the ticket is in the log: {part}");
        }
    }
    for token in &refresh_tokens {
        let random = token.strip_prefix("salon_rt_").expect("a refresh token");
        assert!(!log.contains(random), "a refresh token is in the log: {token}");
    }
}
