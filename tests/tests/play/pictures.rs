//! Pictures of a game: what each viewer sees, how they are cached, and that they contain nothing executable.

use salon_tests::{ApiClient, ApiResponse, SeededRng, TestServer, TestTable, people};
use serde_json::json;

/// Requests a picture and returns the response.
async fn picture(table: &TestTable, client: &ApiClient, rest: &str) -> ApiResponse {
    let response = client.get(&table.path(rest)).send().await.expect(200);
    assert_eq!(response.content_type(), Some("image/svg+xml"), "{response}");
    let text = response.text();
    assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"), "{text}");
    response
}

#[tokio::test]
async fn a_picture_shows_a_sealed_bid_only_to_its_seat() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    let [own, other] = [&table.players[0].client, &table.players[1].client];
    let visitor = server.client();
    let mut seen = Vec::new();
    // The same seat bids one card, then another: only its own pictures change.
    for card in [7, 13] {
        let _ = table.submit(0, &json!([{"kind": "place_bid", "card": card}])).send().await.expect(200);
        let mut pictures = Vec::new();
        for client in [own, other, &visitor] {
            for rest in ["/board.svg", "/seats/0/board.svg"] {
                pictures.push(picture(&table, client, rest).await.text());
            }
        }
        pictures.push(picture(&table, own, "/board.svg?spectator=true").await.text());
        seen.push(pictures);
    }
    let same: Vec<bool> = seen[0].iter().zip(&seen[1]).map(|(first, second)| first == second).collect();
    assert_eq!(same, [false, false, true, true, true, true, true]);
    let [mine, spectated] = [&seen[1][0], &seen[1][6]];
    assert_eq!(*spectated, seen[1][4], "the spectator's picture");
    assert!(mine.contains("(you)") && !spectated.contains("(you)"));
    for person in &table.players {
        assert!([mine, spectated].iter().all(|picture| picture.contains(&person.name)), "{}", person.name);
    }
}

#[tokio::test]
async fn a_picture_is_cached_by_game_version() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    let mut rng = SeededRng::new(2);
    let dealt = picture(&table, client, "/board.svg?at=0").await.text();
    assert_eq!(dealt, picture(&table, client, "/board.svg").await.text());
    for rest in ["/board.svg", "/seats/1/board.svg"] {
        let first = picture(&table, client, rest).await;
        let tag = first.header("etag").expect("a tag").to_owned();
        let version = table.summary().await["version"].to_string();
        assert!(tag.starts_with(&format!("W/\"{version}.")), "the ETag begins with the version: {tag}");
        let again = client.get(&table.path(rest)).header("if-none-match", &tag).send().await.expect(304);
        assert!(again.bytes().is_empty());
        assert_eq!(first.bytes(), picture(&table, client, rest).await.bytes(), "the same bytes each time");
        let _ = table.step(&mut rng).await.expect("a move");
        let moved = client.get(&table.path(rest)).header("if-none-match", &tag).send().await.expect(200);
        assert_ne!(moved.header("etag"), Some(tag.as_str()));
    }
    assert_eq!(dealt, picture(&table, client, "/board.svg?at=0").await.text(), "the past picture has changed");
    assert_ne!(dealt, picture(&table, client, "/board.svg").await.text());
    let _ = table.play_to_end(&mut rng).await;
    let end = picture(&table, client, "/board.svg").await;
    assert!(end.text().contains("The game ended"), "{end}");
    assert!(end.header("etag").is_some_and(|tag| tag.contains("finished")));
}

#[tokio::test]
async fn a_picture_contains_nothing_executable() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 4).await;
    for rest in ["/board.svg", "/seats/3/board.svg"] {
        let response = picture(&table, &table.players[1].client, rest).await;
        let policy = response.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("sandbox"), "{policy}");
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(response.header("cache-control"), Some("private, no-cache"));
        assert!(response.header("vary").is_some_and(|vary| vary.to_lowercase().contains("authorization")));
        let text = response.text().to_lowercase();
        for forbidden in ["<script", "foreignobject", "href", "<style", "<image", "<use", "url(", " on"] {
            let found = text.find(forbidden).map(|at| text[at..].chars().take(40).collect::<String>());
            let harmless = forbidden == " on" && found.as_ref().is_some_and(|found| !found.contains('='));
            assert!(found.is_none() || harmless, "{found:?}");
        }
    }
}

#[tokio::test]
async fn unknown_or_hidden_boards_are_not_drawn() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::with_visibility(&people[..2], "private", None).await;
    let stranger = &people[2].client;
    for rest in ["/board.svg", "/seats/0/board.svg", "/board.svg?at=0"] {
        let _ = picture(&table, &table.players[0].client, rest).await;
        for client in [stranger, &server.client()] {
            let _ = client.get(&table.path(rest)).send().await.expect_problem(404, "not_found");
        }
    }
    let own = &table.players[0].client;
    for seat in ["2", "7", "8", "255", "256", "-1", "x", ""] {
        let path = table.path(&format!("/seats/{seat}/board.svg"));
        let _ = own.get(&path).send().await.expect_problem(404, "not_found");
    }
    for rest in ["/board.svg?at=99999", "/board.svg?at=-1", "/seats/0/board.svg?at=99999"] {
        let _ = own.get(&table.path(rest)).send().await.expect_problem(404, "no_such_version");
    }
    for rest in ["/board.svg?at=x", "/board.svg?nonsense=1", "/seats/0/board.svg?at=1.5"] {
        let _ = own.get(&table.path(rest)).send().await.expect_problem(400, "invalid_query");
    }
}

#[tokio::test]
async fn a_gallerist_picture_shows_only_own_secret_cards() {
    let server = TestServer::start().await;
    let players = people(&server, 2).await;
    let body = json!({"ruleset": "the_gallerist", "seats": 2, "visibility": "public"});
    let opened = players[0].client.post("/v1/games").json(&body).send().await.expect(201).json();
    let _ = players[1].join(&opened).await;
    let table = TestTable { game: opened["id"].as_str().expect("an id").to_owned(), players };
    for _ in 0..4 {
        let text = picture(&table, &server.client(), "/board.svg").await.text();
        assert!(text.contains("The Gallerist") && text.contains("International Market"), "{text}");
        assert_eq!(text.matches("The curator and art dealer").count(), 2, "{text}");
        for person in &table.players {
            let own = picture(&table, &person.client, "/board.svg").await.text();
            assert_eq!(own.matches("The curator and art dealer").count(), 1, "{own}");
            assert_eq!(own.matches(">Curator").count(), text.matches(">Curator").count() + 1, "{own}");
            let _ = picture(&table, &person.client, "/seats/1/board.svg").await;
        }
        for person in &table.players {
            let _ = person.play_first_legal(&table.game).await;
        }
    }
}
