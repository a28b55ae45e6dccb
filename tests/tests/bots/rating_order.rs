//! Every game is rated once, in one order, and the records always lead to the same ratings.

use std::time::Duration;

use salon_tests::{BotGame, Person, SeededRng, TestDatabase, TestServer, TestTable, WAIT_TIMEOUT, people};
use serde_json::json;

/// All stored ratings and changes, with floating-point numbers as bits.
async fn stored(database: &TestDatabase) -> Vec<String> {
    let sql = "select concat_ws(' ', 'change', game_id, account_id, seat, ruleset, pool, number, placed, at,
            float8send(mu_before), float8send(sigma_before), float8send(mu_after), float8send(sigma_after)) from rating_changes
        union all select concat_ws(' ', 'rating', account_id, ruleset, pool, games, changed_at, float8send(mu), float8send(sigma))
            from ratings
        order by 1";
    database.connect().await.query(sql, &[]).await.expect("rows").iter().map(|row| row.get(0)).collect()
}

async fn count(database: &TestDatabase, sql: &str) -> i64 {
    database.connect().await.query_one(sql, &[]).await.expect("a count").get(0)
}

/// Waits until every finished rated game has its rating changes.
async fn wait_for_ratings(database: &TestDatabase) {
    let waiting = "select count(*) from games where rated and status = 'finished' and rating_number is null";
    let deadline = std::time::Instant::now() + WAIT_TIMEOUT;
    while count(database, waiting).await > 0 {
        assert!(std::time::Instant::now() < deadline, "games are not rated");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn resign(table: &TestTable, person: &Person) {
    let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
}

/// Runs `salon rate`; returns its success and its output.
async fn rate(server: &TestServer, how: &str) -> (bool, String) {
    let output = server.run(&["rate", how]).await;
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("UTF-8"))
}

#[tokio::test]
async fn two_servers_rate_each_game_once() {
    let one = TestServer::start().await;
    let two = TestServer::builder().database(one.database()).start().await;
    let people = people(&one, 4).await;
    let mut playing = Vec::new();
    for number in 0..12 {
        let (a, b) = (number % 4, (number + 1 + number / 4) % 4);
        let pair = [people[a].clone(), people[b].clone()];
        if a == b {
            continue;
        }
        let server = [&one, &two][number % 2];
        let table = TestTable::with_settings(&pair, &json!({"rated": true})).await.on(server);
        // All games end at the same time, through both servers.
        playing.push(tokio::spawn(async move { resign(&table, &table.players[number % 2]).await }));
    }
    let games = playing.len() as i64;
    for game in playing {
        game.await.expect("a game");
    }
    let database = one.database();
    wait_for_ratings(database).await;
    assert_eq!(count(database, "select count(*) from rating_changes").await, 2 * games);
    assert_eq!(count(database, "select count(distinct (account_id, number)) from rating_changes").await, 2 * games);
    assert_eq!(count(database, "select sum(games)::bigint from ratings").await, 2 * games);
    assert_eq!(count(database, "select max(rating_number) from games").await, games, "the numbers have gaps");
    let (good, said) = rate(&two, "--check").await;
    assert!(good && said.contains(&format!("{games} rated games")), "{said}");
}

#[tokio::test]
async fn a_game_that_ended_before_a_kill_is_rated_later() {
    let mut server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut holder = server.database().connect().await;
    let turn = holder.transaction().await.expect("a transaction");
    // No server can rate while this row is locked.
    turn.execute("select from rating_turn for update", &[]).await.expect("the turn");
    let table = TestTable::with_settings(&people, &json!({"rated": true})).await;
    resign(&table, &people[0]).await;
    assert_eq!(table.summary().await["status"], "finished", "the end of the game does not wait for the rating");
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert!(table.summary().await.get("ratings").is_none());
    server.kill9().await;
    turn.rollback().await.expect("an unlocked row");
    assert_eq!(count(server.database(), "select count(*) from rating_changes").await, 0);
    server.restart().await;
    table.wait_until("it is rated", |game| game["ratings"].is_array()).await;
    server.kill9().await;
    server.restart().await;
    wait_for_ratings(server.database()).await;
    assert_eq!(count(server.database(), "select count(*) from rating_changes").await, 2, "the game is rated once");
    assert!(rate(&server, "--check").await.0);
}

/// Plays a finished game, one with two resignations in order, one with two tied resignations, and one that is not rated.
async fn play_games(people: &[Person]) {
    let rated = json!({"rated": true});
    TestTable::with_settings(&people[..2], &rated).await.play_to_end(&mut SeededRng::new(8)).await;
    let table = TestTable::with_settings(people, &rated).await;
    resign(&table, &people[0]).await;
    let _ = people[1].play_first_legal(&table.game).await | people[2].play_first_legal(&table.game).await;
    resign(&table, &people[1]).await;
    let table = TestTable::with_settings(people, &json!({"ruleset": "the_gallerist", "rated": true})).await;
    let (first, _) = table.awaited().await[0].clone();
    for (seat, person) in table.players.iter().enumerate() {
        if seat != first {
            resign(&table, person).await;
        }
    }
    resign(&TestTable::of(&people[..2]).await, &people[0]).await;
}

/// Changes of stored ratings that a check has to find.
const CORRUPTIONS: [(&str, &str); 7] = [
    (
        "the last digit of a rating",
        "update ratings set mu = mu + 1e-14 where account_id = (select min(account_id::text) from ratings)::uuid",
    ),
    ("the last digit of a change", "update rating_changes set sigma_after = sigma_after + 1e-14 where placed = 1"),
    ("a placing", "update rating_changes set placed = 2 where placed = 1"),
    (
        "a change too many",
        "insert into rating_changes select gen_random_uuid(), account_id, seat, ruleset, pool, number + 100, placed, mu_before, sigma_before, mu_after, sigma_after, at from rating_changes limit 1",
    ),
    (
        "a rating too many",
        "insert into ratings select account_id, 'art_society', 'mixed', mu, sigma, games, changed_at from ratings limit 1",
    ),
    ("a lost rating", "delete from ratings where account_id = (select min(account_id::text) from ratings)::uuid"),
    ("a lost change", "delete from rating_changes where seat = 0"),
];

#[tokio::test]
async fn rating_check_reproduces_every_number_exactly() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let database = server.database();
    assert!(rate(&server, "--check").await.0, "nothing has been rated");
    play_games(&people).await;
    wait_for_ratings(database).await;
    assert_eq!(count(database, "select count(*) from rating_changes").await, 8);
    let tied =
        "select count(*) from rating_changes a join rating_changes b using (game_id, placed) where a.seat < b.seat";
    assert!(count(database, tied).await > 0, "a tie is among them");
    let original = stored(database).await;
    let (good, said) = rate(&server, "--check").await;
    assert!(good && said.contains("3 rated games checked"), "{said}");
    let rows = database.connect().await;
    for (what, corruption) in CORRUPTIONS {
        assert!(rows.execute(corruption, &[]).await.expect("a corruption") > 0, "{what}");
        assert_ne!(stored(database).await, original, "{what}");
        let (good, said) = rate(&server, "--check").await;
        assert!(!good && said.starts_with("salon: "), "{what}: {said}");
        let (good, said) = rate(&server, "--recompute").await;
        assert!(good && said.contains("3 games rated anew"), "{what}: {said}");
        assert_eq!(stored(database).await, original, "{what}");
        assert!(rate(&server, "--check").await.0, "{what}");
    }
    // A result that does not follow from the record is reported, and its rating is not recomputed.
    let swapped = "update games set result = jsonb_set(result, '{placings}', '[7, 7]') where rated and seats = 2";
    assert_eq!(rows.execute(swapped, &[]).await.expect("a change"), 1);
    for how in ["--check", "--recompute"] {
        let (good, said) = rate(&server, how).await;
        assert!(!good && said.contains("placings"), "{how}: {said}");
    }
    assert_eq!(stored(database).await, original);
    assert_eq!(count(database, "select last_number from rating_turn").await, 3);
}

#[tokio::test]
async fn ratings_continue_after_a_recomputation() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    for _ in 0..2 {
        let table = TestTable::with_settings(&people, &json!({"rated": true})).await;
        resign(&table, &people[0]).await;
        wait_for_ratings(server.database()).await;
        assert!(rate(&server, "--recompute").await.0);
    }
    assert!(rate(&server, "--check").await.0);
    assert_eq!(count(server.database(), "select max(number)::bigint from rating_changes").await, 2);
}

#[tokio::test]
async fn games_with_bots_of_either_kind_use_the_mixed_pool() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = bob.register_bot("engine", &["read", "play"]).await;
    let table =
        TestTable::with_settings(&[ada.clone(), bot.clone()], &json!({"rated": true, "accepts_bots": true})).await;
    resign(&table, &bot).await;
    let order = json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"], "rated": true});
    let game = BotGame::open(&ada, &order).await;
    let _ = ada.client.post(&game.path("/resign")).send().await.expect(200);
    wait_for_ratings(server.database()).await;
    let first = table.get(&ada.client, "").await["ratings"].clone();
    let second = game.get("").await["ratings"].clone();
    for (ratings, winner) in [(&first, ada.id.clone()), (&second, String::new())] {
        let ratings = ratings.as_array().expect("ratings");
        assert!(ratings.len() == 2 && ratings.iter().all(|it| it["pool"] == "mixed"), "{ratings:?}");
        let first = ratings.iter().find(|it| it["placing"] == json!(1)).expect("a winner");
        assert!(winner.is_empty() || first["account"] == json!(winner), "{first}");
        assert_eq!(winner.is_empty(), first["account"] != json!(ada.id), "the player who resigned lost: {first}");
    }
    let rows = server.database().connect().await;
    let pools = "select string_agg(distinct pool, ' '), count(*) from ratings";
    let row = rows.query_one(pools, &[]).await.expect("ratings");
    assert_eq!((row.get::<_, String>(0), row.get::<_, i64>(1)), ("mixed".to_owned(), 3), "ada, the bot and a novice");
    let (good, said) = rate(&server, "--check").await;
    assert!(good && said.contains("2 rated games checked"), "{said}");
}

#[tokio::test]
async fn a_game_that_cannot_be_rated_does_not_block_others() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let database = server.database();
    let rows = database.connect().await;
    for pair in [[0, 1], [1, 2], [2, 0]] {
        let pair = pair.map(|person: usize| people[person].clone());
        // The second game is corrupted before a server can rate it.
        let is_corrupted = pair[0].id == people[1].id;
        let mut holder = database.connect().await;
        let turn = holder.transaction().await.expect("a transaction");
        turn.execute("select from rating_turn for update", &[]).await.expect("the turn");
        let table = TestTable::with_settings(&pair, &json!({"rated": true})).await;
        resign(&table, &pair[0]).await;
        if is_corrupted {
            let corrupt = "update games set result = result - 'placings' where id = $1::text::uuid";
            assert_eq!(rows.execute(corrupt, &[&table.game]).await.expect("a bad row"), 1);
        }
        turn.rollback().await.expect("an unlocked row");
        wait_for_ratings(database).await;
    }
    assert_eq!(count(database, "select max(rating_number) from games").await, 3);
    assert_eq!(count(database, "select count(*) from rating_changes").await, 4, "two games of three");
    let original = stored(database).await;
    let (good, said) = rate(&server, "--check").await;
    assert!(!good && said.lines().count() == 1 && said.contains("game "), "one error that names the game: {said}");
    // It is reported together with other errors, and these can still be repaired.
    rows.execute("update ratings set mu = mu + 1", &[]).await.expect("a corruption");
    let (good, said) = rate(&server, "--check").await;
    assert!(!good && said.lines().count() == 4, "{said}");
    let (good, said) = rate(&server, "--recompute").await;
    assert!(!good && said.lines().count() == 1, "{said}");
    assert_eq!(stored(database).await, original);
}
