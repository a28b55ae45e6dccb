//! Ratings: which games are rated, in which pool, and how leaderboards and histories show it.

use salon_tests::{ApiClient, PASSWORD, Person, SeededRng, TestDatabase, TestServer, TestTable, people};
use serde_json::{Value, json};

const BOARD: &str = "/v1/ratings/art_society";

/// Plays a rated game that ends at once: all but the first player resign, the last one first.
async fn play_rated_game(people: &[Person], particulars: &Value) -> TestTable {
    let mut order = json!({"rated": true});
    order.as_object_mut().expect("an object").extend(particulars.as_object().expect("an object").clone());
    let table = TestTable::with_settings(people, &order).await;
    for person in people.iter().skip(1).rev() {
        let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
    }
    table
}

/// Waits until a game has been rated; returns the rating changes by seat.
async fn rated(table: &TestTable) -> Vec<Value> {
    let summary = table.wait_until("it is rated", |game| game["ratings"].is_array()).await;
    summary["ratings"].as_array().expect("a list").clone()
}

/// The rating change of a player in a game.
async fn change(table: &TestTable, person: &Person) -> Value {
    let changes = rated(table).await;
    changes
        .into_iter()
        .find(|it| it["account"] == json!(person.id))
        .unwrap_or_else(|| panic!("{} is rated", person.name))
}

async fn items(client: &ApiClient, path: &str) -> Vec<Value> {
    client.get(path).send().await.expect(200).json()["items"].as_array().expect("items").clone()
}

/// The ranks and names of a leaderboard.
async fn ranks(client: &ApiClient, path: &str) -> Vec<(u64, String)> {
    let of =
        |it: &Value| (it["rank"].as_u64().expect("a rank"), it["account"]["name"].as_str().expect("a name").to_owned());
    items(client, path).await.iter().map(of).collect()
}

/// All items of a list, read in pages of one.
async fn pages(client: &ApiClient, list: &str) -> Vec<Value> {
    let mut all = Vec::new();
    let mut path = format!("{list}&limit=1");
    loop {
        let answer = client.get(&path).send().await.expect(200);
        let page = answer.json();
        all.extend(page["items"].as_array().expect("items").clone());
        let Some(cursor) = page["next_cursor"].as_str() else { return all };
        assert!(answer.header("link").is_some_and(|link| link.contains(cursor)));
        path = format!("{list}&limit=1&cursor={cursor}");
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("a number: {value}"))
}

/// Turns accounts into bots.
async fn make_bots(database: &TestDatabase, people: &[Person]) {
    let rows = database.connect().await;
    for person in people {
        let sql = "update accounts set kind = 'bot' where id = $1::text::uuid";
        assert_eq!(rows.execute(sql, &[&person.id]).await.expect("a bot"), 1);
    }
}

#[tokio::test]
async fn only_games_opened_as_rated_are_rated() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let casual = TestTable::of(&people).await;
    assert_eq!(casual.summary().await["rated"], json!(false), "games are not rated by default");
    let _ = people[1].client.post(&casual.path("/resign")).send().await.expect(200);
    let order = json!({"ruleset": "art_society", "seats": 2, "rated": true});
    let aborted = people[0].client.post("/v1/games").json(&order).send().await.expect(201).json();
    let aborted = format!("/v1/games/{}", aborted["id"].as_str().expect("an id"));
    let _ = people[0].client.post(&format!("{aborted}/abort")).send().await.expect(200);
    let counts = play_rated_game(&people, &json!({})).await;
    assert_eq!(counts.summary().await["rated"], json!(true));
    assert_eq!(rated(&counts).await.len(), 2);
    for path in [&casual.path(""), &aborted] {
        assert!(people[0].client.get(path).send().await.expect(200).json().get("ratings").is_none());
    }
    assert_eq!(number(&change(&counts, &people[0]).await["before"]["rating"]), 0.0, "the first rated game");
    let filtered = |rated: bool| format!("/v1/games?mine=true&rated={rated}");
    assert_eq!(items(&people[0].client, &filtered(true)).await.len(), 2);
    assert_eq!(items(&people[0].client, &filtered(false)).await[0]["id"], json!(casual.game));
    let again = people[0].client.post(&counts.path("/rematch")).send().await.expect(200).json();
    assert_eq!(again["rated"], json!(true), "a rematch is rated as well");
    let again = people[0].client.post(&casual.path("/rematch")).send().await.expect(200).json();
    assert_eq!(again["rated"], json!(false));
}

#[tokio::test]
async fn a_dealt_rated_game_cannot_be_aborted() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let table = TestTable::with_settings(&people, &json!({"rated": true})).await;
    people[0].client.post(&table.path("/abort")).send().await.expect_problem(409, "too_late_to_abort");
    let casual = TestTable::of(&people).await;
    let _ = people[0].client.post(&casual.path("/abort")).send().await.expect(200);
}

#[tokio::test]
async fn a_solo_game_cannot_be_rated() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = |seats: u8| json!({"ruleset": "the_gallerist", "seats": seats, "rated": true});
    let alone = ada.client.post("/v1/games").json(&order(1)).send().await;
    let refused = alone.expect_problem(422, "invalid_body");
    assert_eq!(refused.body["errors"][0]["pointer"], "/rated");
    let table = ada.client.post("/v1/games").json(&order(3)).send().await.expect(201).json();
    let start = format!("/v1/games/{}/start", table["id"].as_str().expect("an id"));
    ada.client.post(&start).send().await.expect_problem(409, "too_few_players");
}

#[tokio::test]
async fn ratings_follow_the_placings() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = play_rated_game(&people, &json!({})).await;
    let result = table.summary().await["result"].clone();
    let (first, second, third) =
        (change(&table, &people[0]).await, change(&table, &people[1]).await, change(&table, &people[2]).await);
    for change in [&first, &second, &third] {
        let seat = usize::try_from(change["seat"].as_u64().expect("a seat")).expect("a seat");
        assert_eq!(change["placing"], result["placings"][seat]);
        assert_eq!(change["pool"], "people");
        assert!(number(&change["after"]["uncertainty"]) < number(&change["before"]["uncertainty"]));
        let strength = &change["after"];
        let floor = number(&strength["skill"]) - 3.0 * number(&strength["uncertainty"]);
        assert!((number(&strength["rating"]) - floor).abs() <= 0.005_000_1, "{strength}");
    }
    assert_eq!(first["placing"], json!(1), "the remaining player is first");
    assert!(number(&first["after"]["skill"]) > 25.0);
    let last = [&second, &third].into_iter().max_by_key(|change| change["placing"].as_u64()).expect("two");
    assert!(number(&last["after"]["skill"]) < 25.0, "{last}");
    let played = TestTable::with_settings(&people, &json!({"rated": true})).await;
    let result = played.play_to_end(&mut SeededRng::new(5)).await["result"].clone();
    let placings: Vec<Value> = rated(&played).await.iter().map(|change| change["placing"].clone()).collect();
    assert_eq!(json!(placings), result["placings"]);
}

#[tokio::test]
async fn tied_placings_are_rated_as_ties() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    // At the start all scores are equal, and no bot moves for a seat that is not awaited.
    let table = TestTable::with_settings(&people, &json!({"ruleset": "the_gallerist", "rated": true})).await;
    let (first, _) = table.awaited().await[0].clone();
    let stays = table.players[first].clone();
    let tied: Vec<Person> = table.players.iter().filter(|person| person.id != stays.id).cloned().collect();
    for person in &tied {
        let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
    }
    let changes = [change(&table, &tied[0]).await, change(&table, &tied[1]).await];
    assert_eq!((&changes[0]["placing"], &changes[1]["placing"]), (&json!(2), &json!(2)));
    assert_eq!(changes[0]["after"], changes[1]["after"]);
    let board = "/v1/ratings/the_gallerist?least_games=1";
    let shared = items(&server.client(), board).await;
    assert_eq!(shared.iter().map(|it| it["rank"].as_u64()).collect::<Vec<_>>(), [Some(1), Some(2), Some(2)]);
    assert_eq!(pages(&server.client(), board).await, shared, "pages continue after tied ranks");
    let gone = json!({"password": PASSWORD});
    let _ = stays.client.post("/v1/account/deletion").json(&gone).send().await.expect(204);
    let left: Vec<u64> = ranks(&server.client(), board).await.iter().map(|(rank, _)| *rank).collect();
    assert_eq!(left, [1, 1], "tied accounts share the first rank");
}

#[tokio::test]
async fn a_leaver_is_rated_last_and_a_substitute_not_at_all() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let helper = Person::register(&server, "helper").await;
    let table = TestTable::with_settings(&people, &json!({"rated": true})).await;
    let leaver = table.players[0].clone();
    let _ = leaver.client.post(&table.path("/resign")).send().await.expect(200);
    let _ = helper.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await.expect(200);
    for player in &table.players[1..] {
        let agree = table.path(&format!("/seats/0/substitutes/{}", helper.id));
        let _ = player.client.put(&agree).send().await.expect(200);
    }
    assert_eq!(table.summary().await["players"][0]["account"], json!(helper.id));
    for player in &table.players[1..] {
        let _ = player.client.post(&table.path("/resign")).send().await.expect(200);
    }
    let placings = table.summary().await["result"]["placings"].clone();
    assert_eq!(placings[0], json!(1), "the helper has won");
    assert_eq!(rated(&table).await.len(), 3);
    assert_eq!(change(&table, &leaver).await["placing"], json!(3));
    for (seat, player) in table.players.iter().enumerate().skip(1) {
        let placing = change(&table, player).await["placing"].as_u64();
        assert_eq!(placing.map(|it| it + 1), placings[seat].as_u64(), "one placing better, without the substitute");
    }
    assert!(items(&server.client(), "/v1/accounts/helper/ratings").await.is_empty());
    let checked = server.run(&["rate", "--check"]).await;
    assert!(checked.status.success(), "{checked:?}");
}

#[tokio::test]
async fn people_bots_and_mixed_games_have_separate_pools() {
    let server = TestServer::start().await;
    let everybody = people(&server, 4).await;
    let (persons, bots) = everybody.split_at(2);
    make_bots(server.database(), bots).await;
    for (table, pool) in [
        (play_rated_game(persons, &json!({})).await, "people"),
        (play_rated_game(bots, &json!({})).await, "bots"),
        (play_rated_game(&[bots[0].clone(), persons[0].clone()], &json!({})).await, "mixed"),
    ] {
        for change in rated(&table).await {
            assert_eq!(change["pool"], pool);
            assert_eq!(number(&change["before"]["rating"]), 0.0, "every pool has ratings of its own: {change}");
        }
    }
    let board = |pool: &str| format!("{BOARD}?least_games=1&pool={pool}");
    let client = server.client();
    assert_eq!(ranks(&client, &format!("{BOARD}?least_games=1")).await, ranks(&client, &board("people")).await);
    for (pool, first, second) in
        [("people", &persons[0], &persons[1]), ("bots", &bots[0], &bots[1]), ("mixed", &bots[0], &persons[0])]
    {
        let expected = vec![(1, first.name.clone()), (2, second.name.clone())];
        assert_eq!(ranks(&client, &board(pool)).await, expected, "{pool}");
    }
    let mixed = items(&client, &board("mixed")).await;
    assert_eq!((&mixed[0]["account"]["kind"], &mixed[1]["account"]["kind"]), (&json!("bot"), &json!("person")));
    let path = format!("/v1/accounts/{}/ratings", persons[0].name);
    let pools: Vec<Value> = items(&client, &path).await.iter().map(|it| it["pool"].clone()).collect();
    assert_eq!(pools, ["mixed", "people"]);
    assert!(
        items(&client, "/v1/ratings/the_gallerist?least_games=1").await.is_empty(),
        "each ruleset has its own leaderboard"
    );
}

#[tokio::test]
async fn a_leaderboard_lists_established_ratings_best_first() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let client = server.client();
    let mut uncertainty = 25.0 / 3.0;
    for games in 1..=5 {
        let table = play_rated_game(&people[..3], &json!({})).await;
        let after = number(&change(&table, &people[0]).await["after"]["uncertainty"]);
        assert!(after < uncertainty, "the uncertainty decreases");
        uncertainty = after;
        assert_eq!(items(&client, BOARD).await.is_empty(), games < 5, "after {games} games");
    }
    let _ = rated(&play_rated_game(&[people[3].clone(), people[0].clone()], &json!({})).await).await;
    let names = |ranks: Vec<(u64, String)>| ranks.into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(names(ranks(&client, BOARD).await).first(), Some(&people[0].name));
    assert_eq!(ranks(&client, BOARD).await.len(), 3, "one game is too few");
    let listed = ranks(&client, &format!("{BOARD}?least_games=1")).await;
    assert!(listed.iter().any(|(_, name)| *name == people[3].name));
    let board = items(&client, &format!("{BOARD}?least_games=1")).await;
    let ratings: Vec<f64> = board.iter().map(|it| number(&it["strength"]["rating"])).collect();
    assert!(ratings.is_sorted_by(|a, b| a >= b), "{ratings:?}");
    assert_eq!(pages(&client, &format!("{BOARD}?least_games=1")).await, board);
    let first = client.get(BOARD).send().await.expect(200);
    let tag = first.header("etag").expect("a tag").to_owned();
    let again = client.get(BOARD).header("if-none-match", &tag).send().await;
    assert!(again.expect(304).bytes().is_empty());
    let last = &items(&client, BOARD).await[0];
    assert_eq!(
        (&last["games"], number(&last["last_change"]) < 0.0),
        (&json!(6), true),
        "the last one was lost: {last}"
    );
    let own = items(&client, &format!("/v1/accounts/{}/ratings", people[3].name)).await;
    assert_eq!((&own[0]["provisional"], &own[0]["games"]), (&json!(true), &json!(1)));
    let own = items(&client, &format!("/v1/accounts/{}/ratings", people[0].name)).await;
    assert_eq!((&own[0]["provisional"], &own[0]["strength"]), (&json!(false), &last["strength"]));
}

#[tokio::test]
async fn a_rating_history_hides_games_from_others() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let pair = &people[..2];
    let mut games = Vec::new();
    for visibility in ["public", "unlisted", "private"] {
        let table = play_rated_game(pair, &json!({"visibility": visibility})).await;
        rated(&table).await;
        games.push(json!(table.game));
    }
    let path = format!("/v1/accounts/{}/ratings/art_society/people/history", people[0].name);
    for player in pair {
        let own = items(&player.client, &path).await;
        let shown: Vec<Value> = own.iter().rev().map(|it| it["game"].clone()).collect();
        assert_eq!(shown, games, "players see the games");
        for pair in own.windows(2) {
            assert_eq!(pair[0]["before"], pair[1]["after"], "each begins where the last one ended");
        }
        assert_eq!(own.iter().map(|it| it["number"].as_u64()).collect::<Vec<_>>(), [Some(3), Some(2), Some(1)]);
        assert!(own.iter().all(|it| it["placing"] == json!(1) && it["at"].is_string()));
    }
    for client in [&people[2].client, &server.client()] {
        let answer = client.get(&path).send().await.expect(200);
        let shown = answer.json()["items"].as_array().expect("items").clone();
        assert_eq!(shown.len(), 3, "changes are public");
        assert_eq!(shown[2]["game"], games[0]);
        for hidden in &games[1..] {
            assert!(!answer.text().contains(hidden.as_str().expect("an id")));
        }
    }
    let page = people[2].client.get(&format!("{path}?limit=2")).send().await.expect(200).json();
    let rest = format!("{path}?limit=2&cursor={}", page["next_cursor"].as_str().expect("a cursor"));
    assert_eq!(items(&people[2].client, &rest).await[0]["number"], json!(1));
    let tag = server.client().get(&path).send().await.expect(200).header("etag").expect("a tag").to_owned();
    assert!(server.client().get(&path).header("if-none-match", &tag).send().await.expect(304).bytes().is_empty());
    let bots = path.replace("/people/", "/bots/");
    assert!(items(&server.client(), &bots).await.is_empty(), "never rated there");
    let export = people[1].client.get("/v1/account/export").send().await.expect(200).json();
    let exported: Vec<Value> =
        export["ratings"].as_array().expect("ratings").iter().map(|it| it["game"].clone()).collect();
    assert_eq!(exported, games);
    assert_eq!(export["ratings"][2]["placing"], json!(2));
}

#[tokio::test]
async fn a_deleted_account_leaves_leaderboards_but_not_ratings_of_others() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = play_rated_game(&people, &json!({})).await;
    let before = change(&table, &people[1]).await;
    let board = format!("{BOARD}?least_games=1");
    assert_eq!(ranks(&server.client(), &board).await[0], (1, people[0].name.clone()));
    let gone = json!({"password": PASSWORD});
    let _ = people[0].client.post("/v1/account/deletion").json(&gone).send().await.expect(204);
    let left = ranks(&server.client(), &board).await;
    assert_eq!((left.len(), left[0].0), (2, 1), "the others move up");
    assert!(!left.iter().any(|(_, name)| *name == people[0].name));
    let path = format!("/v1/accounts/{}/ratings", people[0].name);
    server.client().get(&path).send().await.expect_problem(404, "not_found");
    let summary = people[1].client.get(&table.path("")).send().await.expect(200);
    assert!(!summary.text().contains(&people[0].id), "{summary}");
    let changes = summary.json()["ratings"].as_array().expect("a list").clone();
    assert_eq!(changes.len(), 3);
    assert!(changes.contains(&before), "other ratings are unchanged");
    let checked = server.run(&["rate", "--check"]).await;
    assert!(checked.status.success(), "{checked:?}");
}

#[tokio::test]
async fn missing_ratings_and_invalid_queries_are_refused() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let client = server.client();
    let unknown = client.get("/v1/ratings/chess").send().await.expect_problem(404, "not_found");
    assert!(unknown.body["detail"].as_str().is_some_and(|detail| detail.contains("chess")), "{:?}", unknown.body);
    for path in [
        "/v1/accounts/nobody/ratings",
        "/v1/accounts/nobody/ratings/art_society/people/history",
        "/v1/accounts/ada/ratings/chess/people/history",
        "/v1/accounts/ada/ratings/art_society/cats/history",
    ] {
        ada.client.get(path).send().await.expect_problem(404, "not_found");
    }
    for query in
        ["pool=cats", "least_games=0", "least_games=10001", "least_games=-1", "limit=0", "limit=101", "sort=name"]
    {
        client.get(&format!("{BOARD}?{query}")).send().await.expect_problem(400, "invalid_query");
    }
    let history = "/v1/accounts/ada/ratings/art_society/people/history";
    for path in [BOARD, history] {
        for cursor in ["x", "bnVsbA", "WyJnYW1lcyIsN10"] {
            client.get(&format!("{path}?cursor={cursor}")).send().await.expect_problem(400, "invalid_cursor");
        }
    }
    assert!(items(&client, history).await.is_empty());
    let tag = client.get("/v1/accounts/ada/ratings").send().await.expect(200).header("etag").expect("a tag").to_owned();
    assert!(
        client
            .get("/v1/accounts/ada/ratings")
            .header("if-none-match", &tag)
            .send()
            .await
            .expect(304)
            .bytes()
            .is_empty()
    );
    ada.client.get("/v1/games?rated=perhaps").send().await.expect_problem(400, "invalid_query");
}
