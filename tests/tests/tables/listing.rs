//! Lists of tables and of turns.

use salon_tests::{Person, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::{id, list};

#[tokio::test]
async fn lists_show_only_visible_tables() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut public = Vec::new();
    for _ in 0..5 {
        public.insert(0, id(&people[0].open_table(2, "public").await).to_owned());
    }
    let unlisted = people[0].open_table(2, "unlisted").await;
    let private = people[0].open_table(2, "private").await;
    let running = TestTable::of(&people[1..]).await;

    let open = list(&people[1], "status=open").await;
    assert_eq!(open, public, "the newest first, public tables only");
    let everything = list(&people[1], "").await;
    assert_eq!(everything[0], running.game);
    assert_eq!(everything[1..], public);
    let mine = list(&people[0], "mine=true").await;
    assert_eq!(mine.len(), 7);
    assert!(mine.contains(&id(&unlisted).to_owned()) && mine.contains(&id(&private).to_owned()));
    assert_eq!(list(&people[1], "mine=true&status=running").await, vec![running.game.clone()]);
    assert!(list(&people[1], "mine=true&status=finished").await.is_empty());
    assert_eq!(list(&people[1], "ruleset=art_society&status=open").await.len(), 5);
    assert!(list(&people[1], "ruleset=poker").await.is_empty());
    let stranger = async |query: &str| server.client().get(&format!("/v1/games?{query}")).send().await;
    let shown = stranger("status=open").await.expect(200).json();
    let ids: Vec<&str> = shown["items"].as_array().expect("items").iter().map(id).collect();
    assert_eq!(ids, public, "a stranger sees the public tables");
    assert!(!shown.to_string().contains("\"invite\""), "{shown}");
    stranger("mine=true").await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn lists_of_a_players_games_show_only_what_the_caller_may_see() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let public = id(&people[0].open_table(2, "public").await).to_owned();
    people[0].open_table(2, "private").await;
    let other = id(&people[2].open_table(2, "public").await).to_owned();
    let shared = TestTable::of(&people[..2]).await.game;
    let name = &people[0].name;

    let listed = async |caller: usize, query: &str| list(&people[caller], query).await;
    let of_player = format!("player={name}");
    assert_eq!(
        listed(2, &of_player).await,
        [shared.clone(), public.clone()],
        "public games of the player, the newest first"
    );
    assert_eq!(
        listed(0, &of_player).await,
        [shared.clone(), public.clone()],
        "the own name shows public games only, too"
    );
    assert_eq!(listed(1, &format!("{of_player}&mine=true")).await, [shared], "the games of both");
    assert!(listed(2, &format!("{of_player}&mine=true")).await.is_empty());
    assert_eq!(listed(0, &format!("player={}&status=open", people[2].name.to_uppercase())).await, [other]);
    assert!(listed(0, "player=nobody-has-it").await.is_empty());
    people[0].client.get("/v1/games?player=a+b").send().await.expect_problem(400, "invalid_query");
}

#[tokio::test]
async fn lists_are_read_page_by_page() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut public = Vec::new();
    for _ in 0..5 {
        public.insert(0, id(&people[0].open_table(2, "public").await).to_owned());
    }
    let mut paged = Vec::new();
    let mut path = "/v1/games?status=open&limit=2".to_owned();
    loop {
        let response = people[1].client.get(&path).send().await.expect(200);
        let page = response.json();
        let items = page["items"].as_array().expect("items");
        paged.extend(items.iter().map(|it| id(it).to_owned()));
        let link = response.header("link").map(|it| it.split(['<', '>']).nth(1).expect("a link").to_owned());
        assert_eq!(link.is_some(), page["next_cursor"].is_string());
        match link {
            Some(next) => path = next,
            None => break,
        }
    }
    assert_eq!(paged, public, "every table once, in order");
    let first = people[1].client.get("/v1/games?limit=1").send().await.expect(200);
    let tag = first.header("etag").expect("a tag");
    let _ = people[1].client.get("/v1/games?limit=1").header("if-none-match", tag).send().await.expect(304);
}

#[tokio::test]
async fn an_invalid_list_query_is_refused() {
    let server = TestServer::start().await;
    let person = Person::register(&server, "ada").await;
    for (query, code) in [
        ("limit=0", "invalid_query"),
        ("limit=101", "invalid_query"),
        ("status=lost", "invalid_query"),
        ("more=1", "invalid_query"),
        ("cursor=x", "invalid_cursor"),
    ] {
        person.client.get(&format!("/v1/games?{query}")).send().await.expect_problem(400, code);
    }
}

#[tokio::test]
async fn a_cursor_stays_valid_while_tables_change() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.insert(0, id(&people[0].open_table(2, "public").await).to_owned());
    }
    let abort = async |game: &str| {
        let _ = people[0].client.post(&format!("/v1/games/{game}/abort")).send().await.expect(200);
    };
    let page = async |cursor: Option<&Value>| {
        let cursor = cursor.map_or_else(String::new, |it| format!("&cursor={}", it.as_str().expect("a cursor")));
        let path = format!("/v1/games?status=open&limit=2{cursor}");
        let page = people[1].client.get(&path).send().await.expect(200).json();
        let ids = page["items"].as_array().expect("items").iter().map(|it| id(it).to_owned());
        (ids.collect::<Vec<_>>(), page["next_cursor"].clone())
    };
    let (first, cursor) = page(None).await;
    assert_eq!(first, tables[..2]);
    // A new table appears, and three are aborted: two that were listed, one of them at the cursor, and one that was not.
    people[0].open_table(2, "public").await;
    for gone in [0, 1, 3] {
        abort(&tables[gone]).await;
    }
    let (second, next) = page(Some(&cursor)).await;
    assert_eq!(second, [tables[2].clone(), tables[4].clone()], "no table twice, none left out");
    abort(&tables[4]).await;
    people[0].open_table(2, "public").await;
    let (third, end) = page(Some(&next)).await;
    assert_eq!((third, end), (vec![tables[5].clone()], Value::Null));
    // The same cursor leads to the same position again.
    assert_eq!(page(Some(&cursor)).await.0, [tables[2].clone(), tables[5].clone()]);
}

#[tokio::test]
async fn turns_are_listed_longest_waiting_first() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(TestTable::of(&people).await);
    }
    let turns = people[0].client.get("/v1/turns").send().await.expect(200);
    let listed = turns.json();
    let order: Vec<&str> =
        listed["turns"].as_array().expect("turns").iter().filter_map(|it| it["game"].as_str()).collect();
    assert_eq!(order, games.iter().map(|it| it.game.as_str()).collect::<Vec<_>>());
    assert_eq!((&listed["count"], &listed["turns"][0]["version"]), (&json!(3), &json!(0)));
    let tag = turns.header("etag").expect("a tag");
    let _ = people[0].client.get("/v1/turns").header("if-none-match", tag).send().await.expect(304);
    // A player who has hung the first painting is not awaited until the other one has, too.
    assert!(people[0].play_first_legal(&games[1].game).await);
    let listed = people[0].client.get("/v1/turns").send().await.expect(200).json();
    let left: Vec<&Value> = listed["turns"].as_array().expect("turns").iter().map(|it| &it["game"]).collect();
    assert_eq!(left, [&json!(games[0].game), &json!(games[2].game)]);
    let _ = people[1].client.post(&games[0].path("/resign")).send().await.expect(200);
    let listed = people[0].client.get("/v1/turns").send().await.expect(200).json();
    assert_eq!(listed["count"], 1);
}

#[tokio::test]
async fn turns_are_counted_beyond_the_listed_ones() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    // Copies of one game, because playing 600 games would take too long.
    let copies = "
        create temp table copies as select gen_random_uuid() as id from generate_series(1, 600);
        insert into games (id, ruleset, edition, options, seats, visibility, status, creator_id, host_id, invite, seed, agreed,
            opening, awaiting, started_at)
        select c.id, ruleset, edition, options, seats, visibility, status, creator_id, host_id, c.id::text, seed, agreed, opening,
            awaiting, started_at from games, copies c;
        insert into players (game_id, place, account_id, seat)
        select c.id, place, account_id, seat from players, copies c;";
    server.database().connect().await.batch_execute(copies).await.expect("copies");
    let turns = table.players[0].client.get("/v1/turns").send().await.expect(200).json();
    assert_eq!((&turns["count"], turns["turns"].as_array().map(Vec::len)), (&json!(601), Some(500)));
}
