//! Budgets: how many games against bots, tables and webhooks an account may have at the same time. All bots of an owner share
//! one budget.

use salon_tests::{BotGame, Person, TestServer};
use serde_json::{Value, json};

const ALL_SCOPES: &[&str] = &["read", "play", "manage"];

fn against_bots() -> Value {
    json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"]})
}

async fn open(person: &Person, order: &Value) -> salon_tests::ApiResponse {
    person.client.post("/v1/games").json(order).send().await
}

async fn expect_too_many_games(person: &Person, order: &Value) {
    open(person, order).await.expect_problem(409, "too_many_games");
}

fn path(game: &Value, rest: &str) -> String {
    format!("/v1/games/{}{rest}", game["id"].as_str().expect("an id"))
}

/// Copies a game `count` times in the database, with the same players and without duties.
async fn copy_game(server: &TestServer, game: &str, count: i32) {
    let database = server.database().connect().await;
    let games = "insert into games (id, ruleset, edition, options, seats, visibility, status, creator_id, host_id, invite, seed,
            agreed, opening, version, awaiting, started_at, clock)
        select gen_random_uuid(), ruleset, edition, options, seats, visibility, status, creator_id, host_id,
            g.id || '-' || n, seed, agreed, opening, version, awaiting, started_at, clock
        from games g, generate_series(1, $2::int) n where g.id = $1::text::uuid";
    database.execute(games, &[&game, &count]).await.expect("games");
    let players = "insert into players (game_id, place, account_id, seat)
        select g.id, p.place, p.account_id, p.seat from players p join games g on g.invite like p.game_id || '-%'
        where p.game_id = $1::text::uuid";
    database.execute(players, &[&game]).await.expect("players");
}

/// Creates `count` running games of this account against bots; the first is a real one, which is returned.
async fn start_games(server: &TestServer, person: &Person, count: i32) -> BotGame {
    let game = BotGame::open(person, &against_bots()).await;
    copy_game(server, &game.game, count - 1).await;
    game
}

/// Checks that Ada, who has no budget left, cannot get a bot as a substitute in her games.
async fn check_substitutes_are_refused(server: &TestServer, ada: &Person, bob: &Person, emil: &Person) {
    // A substitute that would be the first bot of a game counts too.
    let people = [ada.clone(), bob.clone(), Person::register(server, "carol").await];
    let left = salon_tests::TestTable::of(&people).await;
    let carol = left.players.iter().position(|player| player.name == "carol").expect("a seat");
    let _ = left.players[carol].client.post(&left.path("/resign")).send().await.expect(200);
    let seat = left.path(&format!("/seats/{carol}/substitutes"));
    let offers = ada.client.post(&seat).json(&json!({"bot": "novice"})).send().await.expect(200).json();
    let agree = format!("{seat}/{}", offers["items"][0]["account"].as_str().expect("an account"));
    bob.client.put(&agree).send().await.expect_problem(409, "too_many_games");
    // As the only person she needs no agreement, so the offer itself is refused.
    let robot = bob.register_bot("robot", ALL_SCOPES).await;
    let order = json!({"ruleset": "art_society", "seats": 3, "accepts_bots": true});
    let alone = open(ada, &order).await.expect(201).json();
    robot.join(&alone).await;
    let seat = emil.join(&alone).await["my_seat"].clone();
    let _ = emil.client.post(&path(&alone, "/resign")).send().await.expect(200);
    let offer = ada.client.post(&path(&alone, &format!("/seats/{seat}/substitutes"))).json(&json!({"bot": "novice"}));
    offer.send().await.expect_problem(409, "too_many_games");
}

#[tokio::test]
async fn an_account_has_at_most_a_hundred_games_against_bots() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let sandbox = json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"], "sandbox": {}});
    let tried_out = BotGame::open(&ada, &sandbox).await;
    let _ = ada.client.post(&tried_out.path("/resign")).send().await.expect(200);
    let first = start_games(&server, &ada, 100).await;
    expect_too_many_games(&ada, &against_bots()).await;
    let table = ada.open_table(3, "public").await;
    let novice = json!({"level": "novice"});
    let sit_down = || ada.client.post(&path(&table, "/bots")).json(&novice).send();
    sit_down().await.expect_problem(409, "too_many_games");
    // Rewinding a finished sandbox would make it run again.
    let rewind = ada.client.post(&tried_out.path("/sandbox/rewind")).json(&json!({"version": 0}));
    rewind.send().await.expect_problem(409, "too_many_games");
    // A table counts for its host: for Bob, until he leaves it to her.
    let order = json!({"ruleset": "art_society", "seats": 3, "bots": ["novice"]});
    let theirs = open(&bob, &order).await.expect(201).json();
    assert_eq!(ada.join(&theirs).await["status"], "running");
    let order = json!({"ruleset": "art_society", "seats": 4, "bots": ["novice"]});
    let theirs = open(&bob, &order).await.expect(201).json();
    ada.join(&theirs).await;
    let _ = bob.client.post(&path(&theirs, "/leave")).send().await.expect(204);
    ada.client.post(&path(&theirs, "/start")).send().await.expect_problem(409, "too_many_games");
    let (dora, emil) = (Person::register(&server, "dora").await, Person::register(&server, "emil").await);
    dora.join(&theirs).await;
    let last = emil.client.post(&path(&theirs, "/join")).json(&json!({"invite": theirs["invite"]}));
    last.send().await.expect_problem(409, "too_many_games");
    let _ = ada.client.post(&path(&theirs, "/leave")).send().await.expect(204);
    let _ = open(&bob, &against_bots()).await.expect(201);
    check_substitutes_are_refused(&server, &ada, &bob, &emil).await;
    // The game that Bob hosts counts for her as well: two have to end before another can begin.
    let _ = ada.client.post(&first.path("/resign")).send().await.expect(200);
    expect_too_many_games(&ada, &against_bots()).await;
    let end = "update games set status = 'finished', ended_at = now(), result = '{}' where id =
        (select id from games where host_id = $1::text::uuid and status = 'running' and invite like '%-%-%-%-%-7')";
    let ended = server.database().connect().await.execute(end, &[&ada.id]).await.expect("an end");
    assert_eq!(ended, 1);
    assert_eq!(sit_down().await.expect(200).json()["status"], "open");
    // An open table with a bot counts already, so that its last player can always join.
    expect_too_many_games(&ada, &against_bots()).await;
    ada.client.post(&first.path("/rematch")).send().await.expect_problem(409, "too_many_games");
    assert_eq!(bob.join(&table).await["status"], "running");
}

#[tokio::test]
async fn concurrent_requests_do_not_exceed_the_budget() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    start_games(&server, &ada, 98).await;
    let order = against_bots();
    let tasks: Vec<_> = (0..12).map(|_| tokio::spawn(ada.client.post("/v1/games").json(&order).send())).collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.expect("an answer").status());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [[201; 2].as_slice(), &[409; 10]].concat());
}

#[tokio::test]
async fn all_bots_of_an_owner_share_one_budget() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let one = ada.register_bot("engine", ALL_SCOPES).await;
    let two = ada.register_bot("other-engine", ALL_SCOPES).await;
    let games = [start_games(&server, &one, 60).await, start_games(&server, &two, 40).await];
    for bot in [&one, &two] {
        expect_too_many_games(bot, &against_bots()).await;
    }
    let another = ada.register_bot("third-engine", ALL_SCOPES).await;
    expect_too_many_games(&another, &against_bots()).await;
    let _ = open(&ada, &against_bots()).await.expect(201);
    let _ = two.client.post(&games[1].path("/resign")).send().await.expect(200);
    let _ = open(&another, &against_bots()).await.expect(201);
    expect_too_many_games(&one, &against_bots()).await;

    let order = json!({"ruleset": "art_society", "seats": 2});
    for (bot, count) in [(&one, 30), (&two, 70)] {
        let table = open(bot, &order).await.expect(201).json();
        copy_game(&server, table["id"].as_str().expect("an id"), count - 1).await;
    }
    expect_too_many_games(&another, &order).await;
    let _ = open(&ada, &order).await.expect(201);
}

#[tokio::test]
async fn all_bots_of_an_owner_share_ten_webhooks() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let one = ada.register_bot("engine", ALL_SCOPES).await;
    let two = ada.register_bot("other-engine", ALL_SCOPES).await;
    let order = json!({"label": "for a test", "url": "https://receiver.example/hook"});
    let make = |person: &Person| person.client.post("/v1/account/webhooks").json(&order).send();
    for bot in [&one, &two].into_iter().cycle().take(10) {
        let _ = make(bot).await.expect(201);
    }
    for bot in [&one, &two] {
        make(bot).await.expect_problem(409, "too_many_webhooks");
    }
    for _ in 0..10 {
        let _ = make(&ada).await.expect(201);
    }
    make(&ada).await.expect_problem(409, "too_many_webhooks");
}
