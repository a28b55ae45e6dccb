//! Nothing hidden leaves the server: two games that differ only in another seat's sealed bid answer everybody else alike, byte for
//! byte apart from ids and times.

use salon_tests::{Client, Dice, Event, EventStream, Table, TestServer, people};
use serde_json::{Value, json};

const SEED: [u8; 32] = [0x5e; 32];

/// An answer without what differs between any two games: the id, the invitation, times and request ids.
fn common(text: &str, table: &Table) -> String {
    let text = text.replace(&table.game, "GAME");
    let mut parts: Vec<&str> = text.split('"').collect();
    for at in 0..parts.len() {
        let time = parts[at].len() >= 20 && parts[at].ends_with('Z') && parts[at].as_bytes()[4] == b'-';
        let named = at >= 2 && ["request_id", "invite"].contains(&parts[at - 2]);
        if time || named {
            parts[at] = "*";
        }
    }
    parts.join("\"")
}

/// Two games of the same people with the same deal.
async fn twins(server: &TestServer, seats: usize) -> [Table; 2] {
    let people = people(server, seats).await;
    let one = Table::with(&people, "public", Some((server.database(), SEED))).await;
    let other = Table::with(&people, "public", Some((server.database(), SEED))).await;
    assert_eq!(
        one.players.iter().map(|it| &it.id).collect::<Vec<_>>(),
        other.players.iter().map(|it| &it.id).collect::<Vec<_>>()
    );
    [one, other]
}

/// The same random moves in both, until both wait for everybody's bid.
async fn to_bidding(twins: &[Table; 2]) {
    for table in twins {
        table.play_to_bidding(&mut Dice::new(50)).await;
    }
}

async fn bid(table: &Table, seat: usize, card: u8) {
    let command = json!([{"kind": "place_bid", "card": card}]);
    let _ = table.submit(seat, &command).send().await.expect(200);
}

/// Everything this viewer is answered on every path about a game, refusals too.
async fn everything(table: &Table, client: &Client, seat: Option<usize>) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    let version = table.summary().await["version"].as_u64().expect("a version");
    let mut reads: Vec<String> = [
        "",
        "/view",
        "/view?spectator=true",
        "/choices",
        "/score",
        "/record",
        "/events?limit=100",
        "/board.svg",
        "/seats/0/board.svg",
    ]
    .map(str::to_owned)
    .into();
    reads.extend((0..=version).map(|at| format!("/view?at={at}")));
    reads.extend((0..=version).step_by(50).map(|from| format!("/events?from={from}&limit=100")));
    for rest in reads {
        let answer = client.get(&table.path(&rest)).header("accept-language", "fr").send().await;
        // The tags of other paths are made of bodies, which name the game and the time.
        let tagged = rest.starts_with("/view") || rest.ends_with("board.svg");
        let tag = answer.header("etag").filter(|_| tagged).unwrap_or_default().to_owned();
        answers.push((rest, format!("{} {tag} {}", answer.status(), answer.text())));
    }
    if seat.is_some() {
        answers.extend(told_elsewhere(table, client).await);
    }
    if let Some(seat) = seat {
        let card = |card: u8| json!({"kind": "place_bid", "card": card});
        let painting = table.get(client, "/view").await["view"]["auction"][0].clone();
        let take = json!({"kind": "take_painting", "painting": painting});
        for commands in [
            json!([card(6)]),
            json!([card(6), card(7)]),
            json!([card(6), take]),
            json!([card(20), take]),
            json!([take]),
            json!([card(99)]),
            json!([{"kind": "finish_turn"}]),
        ] {
            let tried = table.preview(seat, &commands).await;
            answers.push((format!("preview {commands}"), format!("{} {}", tried.status(), tried.text())));
        }
        // Refused at the second command, whatever is sealed: an array cannot be used to ask.
        for commands in [
            json!([card(1), take]),
            json!([card(20), take]),
            json!([card(20), {"kind": "hold_painting"}]),
            json!([take]),
        ] {
            let refused = table.submit(seat, &commands).send().await;
            assert_eq!(refused.status(), 422, "{refused}");
            answers.push((format!("commands {commands}"), refused.text()));
        }
        let stale = table.submit(seat, &json!([card(6)])).header("if-match", "\"0\"").send().await;
        answers.push(("stale".to_owned(), format!("{} {}", stale.status(), stale.text())));
    }
    let mut stream = client.get(&table.path("/stream")).stream().await;
    let told = read(&mut stream, version as usize).await;
    answers.push(("stream".to_owned(), told.iter().map(|it| it.data.clone()).collect::<Vec<_>>().join("\n")));
    answers
}

/// What the viewer is told of this game where all of their games are told of.
async fn told_elsewhere(table: &Table, client: &Client) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    for (path, list, game) in [
        ("/v1/turns", "/turns", "/game"),
        ("/v1/games?mine=true&limit=100", "/items", "/id"),
        ("/v1/account/feed?limit=100", "/items", "/news/game"),
    ] {
        let answer = client.get(path).send().await.expect(200).json();
        let all = answer.pointer(list).and_then(Value::as_array).expect("a list");
        let own: Vec<Value> =
            all.iter().filter(|item| item.pointer(game) == Some(&json!(table.game))).cloned().collect();
        // An item of the feed has an id of its own, and was told at its own time.
        let shown = own.into_iter().map(|item| item.get("news").cloned().unwrap_or(item).to_string());
        answers.push((path.to_owned(), shown.collect::<Vec<_>>().join("\n")));
    }
    let feed = &answers[2].1;
    assert!(feed.contains("your_turn"), "the feed tells of this game: {feed}");
    answers
}

async fn read(stream: &mut EventStream, count: usize) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..count {
        events.push(stream.next().await.expect("an event"));
    }
    events
}

/// Compares what everybody but this seat is answered about both games.
async fn compare(server: &TestServer, twins: &[Table; 2], hidden: usize) {
    let seats = (0..twins[0].players.len()).filter(|seat| *seat != hidden);
    let viewers = seats.map(Some).chain([None]);
    for viewer in viewers {
        let client = |table: &Table| viewer.map_or_else(|| server.client(), |seat| table.players[seat].client.clone());
        let one = everything(&twins[0], &client(&twins[0]), viewer).await;
        let other = everything(&twins[1], &client(&twins[1]), viewer).await;
        assert_eq!(one.len(), other.len());
        for ((path, first), (_, second)) in one.iter().zip(&other) {
            assert_eq!(common(first, &twins[0]), common(second, &twins[1]), "{path} as {viewer:?} sees it");
            for text in [first, second] {
                assert!(!text.contains(&"5e".repeat(32)), "the seed in {path}");
            }
        }
    }
}

#[tokio::test]
async fn nobody_can_tell_which_card_another_seat_has_sealed() {
    let server = TestServer::start().await;
    let twins = twins(&server, 3).await;
    to_bidding(&twins).await;
    bid(&twins[0], 1, 2).await;
    bid(&twins[1], 1, 19).await;
    compare(&server, &twins, 1).await;
    // One who has bid already, and may still change it, learns nothing either.
    for table in &twins {
        bid(table, 0, 10).await;
    }
    compare(&server, &twins, 1).await;
    let lists = ["/v1/turns", "/v1/games?mine=true"];
    for path in lists {
        let listed: Value = twins[0].players[2].client.get(path).send().await.expect(200).json();
        let listed = listed.to_string();
        assert!(!listed.contains("card") && !listed.contains(&"5e".repeat(32)), "{listed}");
    }
}

#[tokio::test]
async fn the_last_to_bid_cannot_find_out_the_others_bids_by_asking_for_more_than_a_bid() {
    let server = TestServer::start().await;
    let twins = twins(&server, 2).await;
    to_bidding(&twins).await;
    bid(&twins[0], 0, 2).await;
    bid(&twins[1], 0, 19).await;
    let versions = [twins[0].summary().await["version"].clone(), twins[1].summary().await["version"].clone()];
    // Seat 1 is the last: with its bid everything is revealed, so what follows the bid in the same array would tell.
    compare(&server, &twins, 0).await;
    let after = [twins[0].summary().await["version"].clone(), twins[1].summary().await["version"].clone()];
    assert_eq!(versions, after, "asking had no effect");
    let painting = twins[0].get(&server.client(), "/view").await["view"]["auction"][0].clone();
    let both = json!([{"kind": "place_bid", "card": 10}, {"kind": "take_painting", "painting": painting}]);
    for table in &twins {
        let refused = table.submit(1, &both).send().await.expect_problem(422, "command_refused");
        assert_eq!(
            (&refused.body["refusal"]["code"], &refused.body["refusal"]["index"]),
            (&json!("after_uncovering"), &json!(1))
        );
        // One after the other they are taken like any others.
        bid(table, 1, 10).await;
    }
}

#[tokio::test]
async fn the_seed_is_nowhere_before_the_end_and_in_the_record_after_it() {
    let server = TestServer::start().await;
    let table = Table::with(&people(&server, 2).await, "public", Some((server.database(), SEED))).await;
    let mut dice = Dice::new(51);
    let secret = "5e".repeat(32);
    let mut heard = 0;
    loop {
        let over = table.step(&mut dice).await.expect("a move")["status"] == "finished";
        for rest in ["", "/view", "/record", "/score", "/events?limit=100"] {
            let text = table.players[0].client.get(&table.path(rest)).send().await.expect(200).text();
            assert_eq!(text.contains(&secret), over && rest == "/record", "{rest}");
            heard += 1;
        }
        if over {
            break;
        }
    }
    assert!(heard > 100);
    assert!(!server.log().contains(&secret), "nothing secret in logs");
}
