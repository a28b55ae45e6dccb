//! Pictures of a game: what each sees in them, how they are cached, and that they can do nothing.

use salon_tests::{Answer, Client, Dice, Table, TestServer, people};
use serde_json::json;

async fn picture(table: &Table, client: &Client, rest: &str) -> Answer {
    let answer = client.get(&table.path(rest)).send().await.expect(200);
    assert_eq!(answer.content_type(), Some("image/svg+xml"), "{answer}");
    let text = answer.text();
    assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"), "{text}");
    answer
}

#[tokio::test]
async fn a_seat_sees_its_own_sealed_bid_in_the_picture_and_nobody_else_does() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    let [own, other] = [&table.players[0].client, &table.players[1].client];
    let visitor = server.client();
    let mut seen = Vec::new();
    // The same seat seals one card, then another: only its own picture changes.
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
    assert_eq!(*spectated, seen[1][4], "as everybody sees it");
    assert!(mine.contains("Seat 0 (you)") && !spectated.contains("(you)"));
    for person in &table.players {
        assert!(seen[1].iter().all(|picture| !picture.contains(&person.name)), "no name of a person");
    }
}

#[tokio::test]
async fn a_picture_is_cached_by_the_version_of_the_game_and_drawn_as_it_was() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let client = &table.players[0].client;
    let mut dice = Dice::new(2);
    let dealt = picture(&table, client, "/board.svg?at=0").await.text();
    assert_eq!(dealt, picture(&table, client, "/board.svg").await.text());
    for rest in ["/board.svg", "/seats/1/board.svg"] {
        let first = picture(&table, client, rest).await;
        let tag = first.header("etag").expect("a tag").to_owned();
        let view = client.get(&table.path("/view")).send().await.expect(200);
        assert_eq!(Some(tag.as_str()), view.header("etag"), "the tag of the view");
        let again = client.get(&table.path(rest)).header("if-none-match", &tag).send().await.expect(304);
        assert!(again.bytes().is_empty());
        assert_eq!(first.bytes(), picture(&table, client, rest).await.bytes(), "the same each time");
        let _ = table.step(&mut dice).await.expect("a move");
        let moved = client.get(&table.path(rest)).header("if-none-match", &tag).send().await.expect(200);
        assert_ne!(moved.header("etag"), Some(tag.as_str()));
    }
    assert_eq!(dealt, picture(&table, client, "/board.svg?at=0").await.text(), "as it was");
    assert_ne!(dealt, picture(&table, client, "/board.svg").await.text());
    let _ = table.play_out(&mut dice).await;
    let end = picture(&table, client, "/board.svg").await;
    assert!(end.text().contains("The game ended"), "{end}");
    assert!(end.header("etag").is_some_and(|tag| tag.contains("finished")));
}

#[tokio::test]
async fn a_picture_opened_by_itself_can_do_nothing() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 4).await;
    for rest in ["/board.svg", "/seats/3/board.svg"] {
        let answer = picture(&table, &table.players[1].client, rest).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("sandbox"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("cache-control"), Some("private, no-cache"));
        assert!(answer.header("vary").is_some_and(|vary| vary.to_lowercase().contains("authorization")));
        let text = answer.text().to_lowercase();
        for forbidden in ["<script", "foreignobject", "href", "<style", "<image", "<use", "url(", " on"] {
            let found = text.find(forbidden).map(|at| text[at..].chars().take(40).collect::<String>());
            let harmless = forbidden == " on" && found.as_ref().is_some_and(|found| !found.contains('='));
            assert!(found.is_none() || harmless, "{found:?}");
        }
    }
}

#[tokio::test]
async fn what_is_not_there_or_not_for_the_asker_is_not_drawn() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::with(&people[..2], "private", None).await;
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
async fn the_gallerist_is_drawn_with_the_secret_cards_of_the_asker_only() {
    let server = TestServer::start().await;
    let players = people(&server, 2).await;
    let order = json!({"ruleset": "the_gallerist", "seats": 2, "visibility": "public"});
    let opened = players[0].client.post("/v1/games").json(&order).send().await.expect(201).json();
    let _ = players[1].join(&opened).await;
    let table = Table { game: opened["id"].as_str().expect("an id").to_owned(), players };
    for _ in 0..4 {
        let text = picture(&table, &server.client(), "/board.svg").await.text();
        assert!(text.contains("The Gallerist") && text.contains("International Market"), "{text}");
        assert_eq!(text.matches("Curator: secret").count(), 2, "{text}");
        for person in &table.players {
            let own = picture(&table, &person.client, "/board.svg").await.text();
            assert_eq!(own.matches("Curator: secret").count(), 1, "{own}");
            assert_eq!(own.matches(">Curator<").count(), 1, "{own}");
            let _ = picture(&table, &person.client, "/seats/1/board.svg").await;
        }
        for person in &table.players {
            let _ = person.move_once(&table.game).await;
        }
    }
}
