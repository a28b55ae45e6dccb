//! Tables: what can be played, opening, listing, coming and going, dealing, giving up, playing again.

use std::time::Duration;

use salon_tests::{Dice, NOBODY, Person, Table, TestServer, people};
use serde_json::{Value, json};

fn id(game: &Value) -> &str {
    game["id"].as_str().expect("an id")
}

fn names(game: &Value) -> Vec<String> {
    let players = game["players"].as_array().expect("players");
    players.iter().map(|it| it["name"].as_str().expect("a name").to_owned()).collect()
}

async fn show(person: &Person, game: &str) -> Value {
    person.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json()
}

async fn list(person: &Person, query: &str) -> Vec<String> {
    let page = person.client.get(&format!("/v1/games?{query}")).send().await.expect(200).json();
    page["items"].as_array().expect("items").iter().map(|it| id(it).to_owned()).collect()
}

#[tokio::test]
async fn rulesets_are_listed_and_shown_with_all_a_client_needs() {
    let server = TestServer::start().await;
    let client = server.client();
    let all = client.get("/v1/rulesets").send().await.expect(200);
    let tag = all.header("etag").expect("a tag").to_owned();
    let _ = client.get("/v1/rulesets").header("if-none-match", &tag).send().await.expect(304);
    let keys: Vec<Value> = all.json()["items"].as_array().expect("items").iter().map(|it| it["key"].clone()).collect();
    assert!(keys.contains(&json!("art_society")), "{keys:?}");
    let ruleset = client.get("/v1/rulesets/art_society").send().await.expect(200).json();
    assert_eq!((&ruleset["fewest_seats"], &ruleset["most_seats"]), (&json!(2), &json!(4)));
    assert_eq!(ruleset["editions"], json!(["1.0", "1.1", "fr"]));
    assert_eq!(ruleset["options_schema"]["type"], "object");
    for part in ["decisions", "commands", "events", "rejections"] {
        assert!(!ruleset[part].as_array().expect("a list").is_empty(), "{part}");
    }
    assert!(ruleset["components"].as_object().is_some_and(|it| !it.is_empty()));
    client.get("/v1/rulesets/poker").send().await.expect_problem(404, "not_found");
    // Options that are there are described as JSON Schema.
    let gallerist = client.get("/v1/rulesets/the_gallerist").send().await.expect(200).json();
    let options = &gallerist["options_schema"];
    assert_eq!((&options["type"], &options["additionalProperties"]), (&json!("object"), &json!(false)));
    let goal = &options["properties"]["goal"];
    assert_eq!(goal["default"], "apprentice", "{options}");
    assert!(options.to_string().contains("master_gallerist"), "{options}");
}

#[tokio::test]
async fn options_are_taken_as_their_ruleset_describes_them() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let open = async |options: Value| {
        let order = json!({"ruleset": "the_gallerist", "seats": 1, "options": options});
        host.client.post("/v1/games").json(&order).send().await
    };
    let game = open(json!({"goal": "experienced"})).await.expect(201).json();
    assert_eq!(game["options"], json!({"goal": "experienced"}));
    assert_eq!(show(&host, id(&game)).await["options"], json!({"goal": "experienced"}));
    let view = host.client.get(&format!("/v1/games/{}/view", id(&game))).send().await.expect(200).json();
    assert_eq!(view["view"]["lacerda"]["goal"], "experienced", "what was chosen is what is played");
    for wrong in
        [json!({"goal": "amateur"}), json!({"goal": null}), json!({"goals": "experienced"}), json!({"goal": 1})]
    {
        let problem = open(wrong.clone()).await.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], "bad_options", "{wrong}");
    }
    let _ = open(Value::Null).await.expect(201);
}

#[tokio::test]
async fn a_table_is_opened_as_its_host_chose() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let order = json!({"ruleset": "art_society", "seats": 3, "edition": "fr", "options": {}, "visibility": "unlisted"});
    let answer = host.client.post("/v1/games").json(&order).send().await.expect(201);
    let game = answer.json();
    assert_eq!(answer.header("location"), Some(format!("/v1/games/{}", id(&game)).as_str()));
    let chosen = ["ruleset", "edition", "seats", "visibility", "status", "version"].map(|it| game[it].clone());
    assert_eq!(
        chosen,
        ["art_society", "fr", "3", "unlisted", "open", "0"].map(|it| {
            it.parse::<u64>().ok().filter(|_| it != "fr").map_or_else(|| json!(it), |number| json!(number))
        })
    );
    assert_eq!((names(&game), &game["host"]), (vec!["host".to_owned()], &json!(host.id)));
    assert!(game["my_seat"].is_null() && game["invite"].is_string());
    assert_eq!(show(&host, id(&game)).await, game);
    let defaults = host.open_table(2, "public").await;
    assert_eq!((&defaults["edition"], &defaults["options"]), (&json!("1.1"), &json!({})));
    assert_ne!(defaults["commitment"], game["commitment"]);
}

#[tokio::test]
async fn what_cannot_be_played_is_not_opened() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    for (change, code) in [
        (json!({"ruleset": "poker"}), "unknown_ruleset"),
        (json!({"seats": 1}), "wrong_seat_count"),
        (json!({"seats": 5}), "wrong_seat_count"),
        (json!({"edition": "2.0"}), "unknown_edition"),
        (json!({"options": {"more": true}}), "bad_options"),
        (json!({"options": []}), "bad_options"),
    ] {
        let mut order = json!({"ruleset": "art_society", "seats": 2});
        order.as_object_mut().expect("an object").extend(change.as_object().expect("an object").clone());
        let answer = host.client.post("/v1/games").json(&order).send().await;
        let problem = answer.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], code, "{order}");
    }
    for order in [
        json!({"ruleset": "art_society", "seats": 2, "more": 1}),
        json!({"ruleset": "art_society", "seats": 2, "visibility": "secret"}),
        json!({"ruleset": "art_society", "seats": 256}),
        json!({"ruleset": "art_society", "seats": -1}),
        json!({"ruleset": "art_society", "seats": "2"}),
        json!({"seats": 2}),
        json!([]),
    ] {
        host.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
    }
    for key in ["", "two words", &"k".repeat(201)] {
        let order = json!({"ruleset": "art_society", "seats": 2});
        let request = host.client.post("/v1/games").header("idempotency-key", key).json(&order);
        request.send().await.expect_problem(400, "invalid_idempotency_key");
    }
    assert!(list(&host, "mine=true").await.is_empty(), "nothing was opened");
    server.client().post("/v1/games").json(&json!({})).send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn a_retried_creation_opens_one_table_however_often_and_however_fast_it_comes() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let order = json!({"ruleset": "art_society", "seats": 2});
    let create = |person: &Person, key: &str, order: &Value| {
        person.client.post("/v1/games").header("idempotency-key", key).json(order).send()
    };
    let tasks: Vec<_> = (0..12).map(|_| tokio::spawn(create(&people[0], "k", &order))).collect();
    let mut opened = Vec::new();
    for task in tasks {
        opened.push(task.await.expect("an answer").expect(201).json());
    }
    assert!(opened.iter().all(|it| *it == opened[0]), "{opened:?}");
    assert_eq!(list(&people[0], "mine=true").await.len(), 1);
    let other = json!({"ruleset": "art_society", "seats": 3});
    create(&people[0], "k", &other).await.expect_problem(422, "idempotency_key_reused");
    // A key is its owner's; and who opened a table is who opened it, also after handing it on.
    let theirs = create(&people[1], "k", &order).await.expect(201).json();
    assert_ne!(theirs["id"], opened[0]["id"]);
    people[1].join(&json!({"id": create(&people[0], "three", &other).await.expect(201).json()["id"]})).await;
    let third = create(&people[0], "three", &other).await.expect(201).json();
    let _ = create(&people[1], "three", &other).await.expect(201);
    let leave = format!("/v1/games/{}/leave", id(&third));
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(show(&people[1], id(&third)).await["host"], json!(people[1].id));
    assert_eq!(create(&people[0], "three", &other).await.expect(201).json()["id"], third["id"]);
}

#[tokio::test]
async fn a_retried_creation_tells_who_has_left_a_private_table_what_it_told_at_first() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let order = json!({
        "ruleset": "art_society", "seats": 4, "visibility": "private", "bots": ["amateur"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let create = || people[0].client.post("/v1/games").header("idempotency-key", "k").json(&order).send();
    let first = create().await.expect(201).json();
    let leave = format!("/v1/games/{}/leave", id(&first));
    people[1].join(&first).await;
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(create().await.expect(201).json(), first);
    // How it goes on is for the others.
    people[2].join(&first).await;
    let started = people[1].client.post(&format!("/v1/games/{}/start", id(&first))).send().await.expect(200).json();
    assert_eq!((&started["status"], &started["seats"]), (&json!("running"), &json!(3)));
    assert_eq!(create().await.expect(201).json(), first);
    people[0].client.get(&format!("/v1/games/{}", id(&first))).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_host_may_have_a_hundred_open_tables_and_retries_still_work_then() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let order = json!({"ruleset": "art_society", "seats": 2});
    let with_key = || host.client.post("/v1/games").header("idempotency-key", "first").json(&order);
    let first = with_key().send().await.expect(201).json();
    for _ in 1..100 {
        host.open_table(2, "private").await;
    }
    host.client.post("/v1/games").json(&order).send().await.expect_problem(409, "too_many_games");
    assert_eq!(with_key().send().await.expect(201).json()["id"], first["id"]);
    let _ = host.client.post(&format!("/v1/games/{}/abort", id(&first))).send().await.expect(200);
    host.open_table(2, "public").await;
}

#[tokio::test]
async fn lists_have_filters_and_pages_and_show_what_one_may_know() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut public = Vec::new();
    for _ in 0..5 {
        public.insert(0, id(&people[0].open_table(2, "public").await).to_owned());
    }
    let unlisted = people[0].open_table(2, "unlisted").await;
    let private = people[0].open_table(2, "private").await;
    let running = Table::of(&people[1..]).await;

    let open = list(&people[1], "status=open").await;
    assert_eq!(open, public, "the newest first, and nothing that is not public");
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

    let mut paged = Vec::new();
    let mut path = "/v1/games?status=open&limit=2".to_owned();
    loop {
        let answer = people[1].client.get(&path).send().await.expect(200);
        let page = answer.json();
        let items = page["items"].as_array().expect("items");
        paged.extend(items.iter().map(|it| id(it).to_owned()));
        let link = answer.header("link").map(|it| it.split(['<', '>']).nth(1).expect("a link").to_owned());
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
    for (query, code) in [
        ("limit=0", "invalid_query"),
        ("limit=101", "invalid_query"),
        ("status=lost", "invalid_query"),
        ("more=1", "invalid_query"),
        ("cursor=x", "invalid_cursor"),
    ] {
        people[1].client.get(&format!("/v1/games?{query}")).send().await.expect_problem(400, code);
    }
}

#[tokio::test]
async fn a_cursor_stays_where_it_is_while_tables_come_and_go() {
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
    // New ones come before, one that was shown goes, the very one the cursor stands on too, and one of those to come.
    people[0].open_table(2, "public").await;
    for gone in [0, 1, 3] {
        abort(&tables[gone]).await;
    }
    let (second, next) = page(Some(&cursor)).await;
    assert_eq!(second, [tables[2].clone(), tables[4].clone()], "nothing twice, nothing left out");
    abort(&tables[4]).await;
    people[0].open_table(2, "public").await;
    let (third, end) = page(Some(&next)).await;
    assert_eq!((third, end), (vec![tables[5].clone()], Value::Null));
    // The same cursor again is the same place again.
    assert_eq!(page(Some(&cursor)).await.0, [tables[2].clone(), tables[5].clone()]);
}

#[tokio::test]
async fn those_at_an_open_table_are_listed_in_the_order_of_joining() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(4, "public").await;
    people[1].join(&table).await;
    people[2].join(&table).await;
    let _ = people[1].client.post(&format!("/v1/games/{}/leave", id(&table))).send().await.expect(204);
    let joined = people[3].join(&table).await;
    let order = [0, 2, 3].map(|it: usize| people[it].name.clone());
    assert_eq!(names(&joined), order, "whoever comes to a free place comes last all the same");
    assert_eq!(names(&show(&people[0], id(&table)).await), order);
}

#[tokio::test]
async fn joining_fills_the_table_and_the_last_one_starts_the_game() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(3, "public").await;
    let join = format!("/v1/games/{}/join", id(&table));
    people[0].client.post(&join).json(&json!({})).send().await.expect_problem(409, "already_joined");
    let joined = people[1].client.post(&join).json(&json!({})).send().await.expect(200).json();
    assert_eq!((&joined["status"], names(&joined).len()), (&json!("open"), 2));
    assert_eq!(joined["awaiting"], json!([]));
    people[1].client.post(&join).json(&json!({})).send().await.expect_problem(409, "already_joined");
    let started = people[2].client.post(&join).json(&json!({})).send().await.expect(200).json();
    assert_eq!((&started["status"], &started["version"]), (&json!("running"), &json!(0)));
    assert_eq!(started["awaiting"].as_array().map(Vec::len), Some(3), "everybody hangs a first painting");
    assert_eq!(started["commitment"], table["commitment"]);
    let seats: Vec<Value> =
        started["players"].as_array().expect("players").iter().map(|it| it["seat"].clone()).collect();
    assert_eq!(seats, [0, 1, 2].map(|it| json!(it)));
    people[3].client.post(&join).json(&json!({})).send().await.expect_problem(409, "game_not_open");
    let nowhere = format!("/v1/games/{NOBODY}/join");
    people[3].client.post(&nowhere).json(&json!({})).send().await.expect_problem(404, "not_found");
    people[3].client.post("/v1/games/x/join").json(&json!({})).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn of_many_who_join_at_once_exactly_as_many_sit_down_as_there_are_seats() {
    let server = TestServer::start().await;
    let people = people(&server, 7).await;
    let table = people[0].open_table(4, "public").await;
    let path = format!("/v1/games/{}/join", id(&table));
    let join = |it: &Person| tokio::spawn(it.client.post(&path).json(&json!({})).send());
    let tasks: Vec<_> = people[1..].iter().map(join).collect();
    let mut joined = 0;
    for task in tasks {
        let answer = task.await.expect("an answer");
        if answer.status() == 200 {
            joined += 1;
        } else {
            answer.expect_problem(409, "game_not_open");
        }
    }
    let game = show(&people[0], id(&table)).await;
    assert_eq!((joined, &game["status"], names(&game).len()), (3, &json!("running"), 4));
}

#[tokio::test]
async fn whoever_leaves_is_gone_the_next_one_hosts_and_the_last_one_closes_the_table() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(4, "public").await;
    let path = |verb: &str| format!("/v1/games/{}/{verb}", id(&table));
    people[1].join(&table).await;
    people[2].join(&table).await;
    let stranger = Person::register(&server, "stranger").await;
    stranger.client.post(&path("leave")).send().await.expect_problem(403, "not_a_player");
    let _ = people[0].client.post(&path("leave")).send().await.expect(204);
    let game = show(&people[1], id(&table)).await;
    assert_eq!((&game["host"], names(&game).len()), (&json!(people[1].id), 2));
    assert!(show(&people[0], id(&table)).await["invite"].is_null(), "no longer at the table");
    people[0].client.post(&path("leave")).send().await.expect_problem(403, "not_a_player");
    // Coming back means coming last: the host is followed by whoever joined next.
    people[0].join(&table).await;
    let _ = people[1].client.post(&path("leave")).send().await.expect(204);
    assert_eq!(show(&people[2], id(&table)).await["host"], json!(people[2].id));
    let _ = people[2].client.post(&path("leave")).send().await.expect(204);
    let _ = people[0].client.post(&path("leave")).send().await.expect(204);
    assert_eq!(show(&people[0], id(&table)).await["status"], "aborted");
    people[1].client.post(&path("join")).json(&json!({})).send().await.expect_problem(409, "game_not_open");
    let running = Table::of(&people[..2]).await;
    let leave = running.path("/leave");
    people[0].client.post(&leave).send().await.expect_problem(409, "game_not_open");
}

#[tokio::test]
async fn an_invitation_opens_what_is_not_public() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    for visibility in ["unlisted", "private"] {
        let table = people[0].open_table(3, visibility).await;
        let join = format!("/v1/games/{}/join", id(&table));
        for body in [json!({}), json!({"invite": null}), json!({"invite": "wrong"})] {
            people[1].client.post(&join).json(&body).send().await.expect_problem(404, "not_found");
        }
        let invite = table["invite"].as_str().expect("an invitation");
        let look = format!("/v1/invites/{invite}");
        let seen = people[1].client.get(&look).send().await.expect(200).json();
        assert_eq!((&seen["id"], &seen["invite"]), (&table["id"], &Value::Null));
        let joined = people[1].client.post(&join).json(&json!({"invite": invite})).send().await.expect(200).json();
        assert_eq!(joined["invite"], table["invite"], "those at the table may invite others");
    }
    people[1].client.get("/v1/invites/none").send().await.expect_problem(404, "not_found");
    server.client().get("/v1/invites/none").send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn an_invitation_shows_how_a_private_game_goes_on_to_nobody_else() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let [ada, bob, eve] = &people[..] else { panic!("three people") };
    for (visibility, seen) in [("private", false), ("unlisted", true), ("public", true)] {
        let table = ada.open_table(2, visibility).await;
        let (game, invite) = (id(&table), table["invite"].as_str().expect("an invitation"));
        let look = format!("/v1/invites/{invite}");
        let _ = eve.client.get(&look).send().await.expect(200);
        let others = async |status: &str| {
            for at_table in [ada, bob] {
                assert_eq!(at_table.client.get(&look).send().await.expect(200).json()["status"], status);
            }
            let shown = eve.client.get(&look).send().await;
            let join = eve.client.post(&format!("/v1/games/{game}/join")).json(&json!({"invite": invite}));
            let offer = eve.client.post(&format!("/v1/games/{game}/seats/0/substitutes"));
            let offer = offer.json(&json!({"invite": invite})).send().await;
            if seen {
                // No more than its id shows anybody.
                assert_eq!(shown.expect(200).json(), eve.client.get(&format!("/v1/games/{game}")).send().await.json());
                join.send().await.expect_problem(409, "game_not_open");
            } else {
                shown.expect_problem(404, "not_found");
                join.send().await.expect_problem(404, "not_found");
            }
            // While it runs an invitation is good for taking over a seat that was left.
            let code = if seen || status == "running" { (409, "seat_not_kept") } else { (404, "not_found") };
            offer.expect_problem(code.0, code.1);
        };
        bob.join(&table).await;
        others("running").await;
        let _ = ada.client.post(&format!("/v1/games/{game}/abort")).send().await.expect(200);
        others("aborted").await;
    }
}

#[tokio::test]
async fn a_private_game_does_not_exist_for_others_on_any_path() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(3, "private").await;
    let open = id(&open).to_owned();
    let table = Table::with(&people[..2], "private", None).await;
    let mut dice = Dice::new(1);
    table.step(&mut dice).await;
    let stranger = &people[2];
    let reads =
        ["", "/view", "/view?at=0", "/view?spectator=true", "/choices", "/score", "/events", "/stream", "/record"];
    for game in [&open, &table.game] {
        for client in [&stranger.client, &server.client()] {
            for rest in reads {
                let answer = client.get(&format!("/v1/games/{game}{rest}")).send().await;
                // Without a token, where one is needed, nothing is told about the game either.
                if answer.status() == 401 {
                    let nowhere = client.get(&format!("/v1/games/{NOBODY}{rest}")).send().await;
                    assert_eq!(nowhere.status(), 401, "{rest}");
                } else {
                    answer.expect_problem(404, "not_found");
                }
            }
        }
        for verb in ["leave", "start", "abort", "resign", "rematch"] {
            stranger.client.post(&format!("/v1/games/{game}/{verb}")).send().await.expect_problem(404, "not_found");
        }
        for (verb, body) in [
            ("join", json!({})),
            ("commands", json!({"commands": [{"kind": "finish_turn"}]})),
            ("preview", json!({"commands": [{"kind": "finish_turn"}]})),
        ] {
            let request = stranger.client.post(&format!("/v1/games/{game}/{verb}")).json(&body);
            request.send().await.expect_problem(404, "not_found");
        }
    }
    // Those who play see it, also once it is over; and still nobody else.
    let _ = people[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(table.summary().await["status"], "finished");
    for rest in ["", "/view", "/record", "/stream"] {
        stranger.client.get(&table.path(rest)).send().await.expect_problem(404, "not_found");
    }
    assert!(!list(stranger, "").await.contains(&table.game));
}

#[tokio::test]
async fn an_unlisted_game_can_be_watched_by_who_knows_it_and_is_never_listed() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::with(&people[..2], "unlisted", None).await;
    for rest in ["", "/view", "/events", "/score"] {
        table.get(&people[2].client, rest).await;
        table.get(&server.client(), rest).await;
    }
    people[2].client.get(&table.path("/choices")).send().await.expect_problem(403, "not_a_player");
    table.preview(0, &json!([{"kind": "finish_turn"}])).await.expect_problem(422, "command_refused");
    for query in ["", "status=running", "mine=true", "ruleset=art_society"] {
        assert!(list(&people[2], query).await.is_empty());
    }
    let _ = people[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert!(list(&people[2], "status=finished").await.is_empty());
}

#[tokio::test]
async fn the_host_starts_with_those_who_are_there() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(4, "public").await;
    let start = format!("/v1/games/{}/start", id(&table));
    people[0].client.post(&start).send().await.expect_problem(409, "too_few_players");
    people[1].join(&table).await;
    people[2].join(&table).await;
    people[1].client.post(&start).send().await.expect_problem(403, "not_host");
    people[3].client.post(&start).send().await.expect_problem(403, "not_a_player");
    let game = people[0].client.post(&start).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["seats"], names(&game).len()), (&json!("running"), &json!(3), 3));
    people[0].client.post(&start).send().await.expect_problem(409, "game_not_open");
    let nowhere = format!("/v1/games/{NOBODY}/start");
    people[0].client.post(&nowhere).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn the_host_aborts_until_everybody_has_moved() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(2, "public").await;
    let abort = format!("/v1/games/{}/abort", id(&open));
    people[1].client.post(&abort).send().await.expect_problem(403, "not_a_player");
    let aborted = people[0].client.post(&abort).send().await.expect(200).json();
    assert_eq!((&aborted["status"], aborted["ended_at"].is_string()), (&json!("aborted"), true));
    people[0].client.post(&abort).send().await.expect_problem(409, "game_not_running");

    let mut dice = Dice::new(2);
    let table = Table::of(&people).await;
    let host = people[0].client.clone();
    let seat = |person: &Person| table.players.iter().position(|it| it.id == person.id).expect("a seat");
    let move_of = async |person: &Person, dice: &mut Dice| {
        let command = dice.pick(&table.choices(seat(person)).await["legal"]);
        table.submit(seat(person), &json!([command])).send().await
    };
    let _ = move_of(&people[0], &mut dice).await.expect(200);
    let _ = move_of(&people[1], &mut dice).await.expect(200);
    people[1].client.post(&table.path("/abort")).send().await.expect_problem(403, "not_host");
    let aborted = host.post(&table.path("/abort")).send().await.expect(200).json();
    assert_eq!((&aborted["status"], &aborted["awaiting"]), (&json!("aborted"), &json!([])));
    assert!(aborted["result"].is_null(), "nobody wins or loses");
    let refused = table.submit(seat(&people[2]), &json!([{"kind": "finish_turn"}])).send().await;
    refused.expect_problem(409, "game_not_running");
    assert!(!table.get(&people[2].client, "/record").await.to_string().contains("\"seed\""));

    let table = Table::of(&people[..2]).await;
    table.play_to_bidding(&mut dice).await;
    host.post(&table.path("/abort")).send().await.expect_problem(409, "too_late_to_abort");
    // A refusal leaves nothing behind that holds up the next move.
    let card = table.choices(0).await["legal"][0].clone();
    let moved = tokio::time::timeout(Duration::from_secs(2), table.submit(0, &json!([card])).send()).await;
    let _ = moved.expect("an answer at once").expect(200);
}

#[tokio::test]
async fn a_host_who_has_resigned_does_not_abort_the_game_of_the_others() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::of(&people).await;
    let host = &people[0].client;
    let game = host.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["host"]), (&json!("running"), &json!(people[0].id)));
    host.post(&table.path("/abort")).send().await.expect_problem(409, "has_resigned");
    assert_eq!(table.summary().await["status"], "running");
    people[1].client.post(&table.path("/abort")).send().await.expect_problem(403, "not_host");
    let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
    host.post(&table.path("/abort")).send().await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_refused_change_of_a_table_leaves_no_lock_behind() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut dice = Dice::new(3);
    let table = Table::of(&people[..2]).await;
    table.play_to_bidding(&mut dice).await;
    let database = server.database().connect().await;
    for (person, verb) in [
        (0, "abort"),
        (0, "start"),
        (0, "leave"),
        (0, "join"),
        (2, "resign"),
        (2, "join"),
        (2, "abort"),
        (1, "rematch"),
    ] {
        let request = people[person].client.post(&table.path(&format!("/{verb}")));
        let request = if verb == "join" { request.json(&json!({})) } else { request };
        assert!(request.send().await.status() >= 400, "{verb}");
        let sql = "select 1 from games where id = $1::text::uuid for update";
        let free = tokio::time::timeout(Duration::from_secs(1), database.query(sql, &[&table.game])).await;
        assert!(free.is_ok(), "the game is still locked a second after a refused {verb}");
    }
}

#[tokio::test]
async fn as_many_give_up_at_once_as_the_server_has_connections() {
    let server = TestServer::builder().env("SALON_POOL_SIZE", "4").start().await;
    let people = people(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(Table::of(&people).await);
    }
    let resign = |it: &Table| tokio::spawn(people[0].client.post(&it.path("/resign")).send());
    let tasks: Vec<_> = games.iter().map(resign).collect();
    for task in tasks {
        let game = task.await.expect("an answer").expect(200).json();
        assert_eq!(game["status"], "finished");
    }
}

#[tokio::test]
async fn who_sits_where_follows_from_the_seed_that_is_revealed_at_the_end() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let mut orders = std::collections::BTreeSet::new();
    for number in 0..6_u8 {
        let seed = [number; 32];
        let table = Table::with(&people, "public", Some((server.database(), seed))).await;
        for person in &people[1..] {
            let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
        }
        let record = table.get(&people[0].client, "/record").await;
        assert_eq!(record["record"]["seed"], json!(format!("{number:02x}").repeat(32)));
        assert_eq!(record["record"]["commitment"], table.summary().await["commitment"]);
        let by_seat: Vec<usize> = table
            .players
            .iter()
            .map(|seated| people.iter().position(|it| it.id == seated.id).expect("a player"))
            .collect();
        assert_eq!(by_seat, SEATINGS[usize::from(number)], "the seating of seed {number}");
        orders.insert(by_seat);
    }
    assert!(orders.len() > 2, "seats differ from game to game");
}

/// Who of those who joined in the order 0, 1, 2, 3 has seat 0, 1, 2, 3 when every byte of the seed is the row's number:
/// Fisher-Yates from the last place down with the ChaCha20 key stream 0, computed by another implementation.
const SEATINGS: [[usize; 4]; 6] = [[1, 3, 0, 2], [3, 1, 0, 2], [3, 0, 1, 2], [2, 3, 1, 0], [3, 1, 2, 0], [0, 3, 2, 1]];

#[tokio::test]
async fn of_two_players_the_one_who_does_not_resign_has_won() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::of(&people[..2]).await;
    let mut dice = Dice::new(4);
    table.play_to(20, &mut dice).await;
    people[2].client.post(&table.path("/resign")).send().await.expect_problem(403, "not_a_player");
    let version = table.summary().await["version"].clone();
    let game = table.players[1].client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["version"], &game["awaiting"]), (&json!("finished"), &version, &json!([])));
    assert_eq!((&game["result"]["reason"], &game["result"]["placings"]), (&json!("resignation"), &json!([1, 2])));
    assert_eq!(game["players"][1]["resigned"], true);
    table.players[1].client.post(&table.path("/resign")).send().await.expect_problem(409, "game_not_running");
    let late = table.submit(0, &json!([{"kind": "finish_turn"}])).send().await;
    late.expect_problem(409, "game_not_running");
    assert_eq!(table.choices(0).await["legal"], json!([]));
    let turns = table.players[0].client.get("/v1/turns").send().await.expect(200).json();
    assert_eq!(turns, json!({"count": 0, "turns": []}));
}

#[tokio::test]
async fn of_four_players_two_resign_and_the_game_goes_on_to_its_score_with_them_last() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 4).await;
    let mut dice = Dice::new(5);
    table.play_to_bidding(&mut dice).await;
    for seat in [1, 2] {
        let game = table.players[seat].client.post(&table.path("/resign")).send().await.expect(200).json();
        assert_eq!(game["status"], "running");
        table.players[seat].client.post(&table.path("/resign")).send().await.expect_problem(409, "has_resigned");
        let late = table.submit(seat, &json!([{"kind": "place_bid", "card": 1}])).send().await;
        late.expect_problem(409, "has_resigned");
        assert_eq!(table.choices(seat).await["legal"], json!([]));
        let turns = table.players[seat].client.get("/v1/turns").send().await.expect(200).json();
        assert_eq!(turns["count"], 0);
    }
    let game = play_seats_to_the_end(&table, &[0, 3], &mut dice).await;
    assert_eq!(game["result"]["reason"], "rules");
    let placings: Vec<u64> =
        game["result"]["placings"].as_array().expect("placings").iter().filter_map(Value::as_u64).collect();
    assert!(placings[0] <= 2 && placings[3] <= 2, "{placings:?}");
    assert!(placings[1] >= 3 && placings[2] >= 3, "{placings:?}");
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// Only these seats are played; the server keeps the others.
async fn play_seats_to_the_end(table: &Table, seats: &[usize], dice: &mut Dice) -> Value {
    let mut stream = table.players[seats[0]].client.get(&table.path("/stream")).stream().await;
    loop {
        let game = table.get(&table.players[seats[0]].client, "").await;
        if game["status"] != "running" {
            return game;
        }
        let mut moved = false;
        for seat in seats {
            let choices = table.choices(*seat).await;
            if !choices["awaited"].is_null() {
                let command = dice.pick(&choices["legal"]);
                let _ = table.submit(*seat, &json!([command])).send().await.expect(200);
                moved = true;
            }
        }
        if !moved {
            // The server moves for the others; whatever happened meanwhile is in the stream.
            stream.next().await;
        }
    }
}

#[tokio::test]
async fn a_resignation_on_one_server_counts_on_all_of_them() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = Table::start(&one, 3).await;
    let there = table.on(&other);
    let mut dice = Dice::new(6);
    // Both servers know the game before it happens.
    table.play_to_bidding(&mut dice).await;
    there.choices(1).await;
    let card = there.choices(0).await["legal"][0].clone();
    let _ = there.submit(0, &json!([card])).send().await.expect(200);
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(there.choices(1).await["legal"], json!([]));
    let card = json!([{"kind": "place_bid", "card": 2}]);
    there.submit(1, &card).send().await.expect_problem(409, "has_resigned");
    let game = play_seats_to_the_end(&there, &[0, 2], &mut dice).await;
    let placings = game["result"]["placings"].as_array().expect("placings");
    assert_eq!(placings[1], 3, "who resigned comes last, wherever the last move was made: {placings:?}");
}

#[tokio::test]
async fn all_who_ask_for_a_rematch_get_the_same_table_however_often_they_ask() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::of(&people[..2]).await;
    let rematch = table.path("/rematch");
    people[0].client.post(&rematch).send().await.expect_problem(409, "game_not_finished");
    people[2].client.post(&rematch).send().await.expect_problem(403, "not_a_player");
    let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
    let first = people[0].client.post(&rematch).send().await.expect(200).json();
    assert_eq!((&first["status"], &first["visibility"]), (&json!("open"), &json!("private")));
    assert_eq!((&first["rematch_of"], &first["seats"]), (&json!(table.game), &json!(2)));
    assert_ne!(first["commitment"], table.summary().await["commitment"], "another deal");
    let again = people[0].client.post(&rematch).send().await.expect(200).json();
    assert_eq!(again["id"], first["id"]);
    let second = people[1].client.post(&rematch).send().await.expect(200).json();
    assert_eq!((&second["id"], &second["status"]), (&first["id"], &json!("running")));
    for person in &people[..2] {
        let again = person.client.post(&rematch).send().await.expect(200).json();
        assert_eq!(again["id"], first["id"], "also once it runs");
    }
    people[2].client.post(&rematch).send().await.expect_problem(403, "not_a_player");
}

#[tokio::test]
async fn a_table_that_was_never_dealt_has_no_rematch() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    let path = |verb: &str| format!("/v1/games/{}/{verb}", id(&table));
    people[0].client.post(&path("rematch")).send().await.expect_problem(409, "game_not_finished");
    let _ = people[0].client.post(&path("abort")).send().await.expect(200);
    for person in &people[..2] {
        person.client.post(&path("rematch")).send().await.expect_problem(409, "never_dealt");
    }
    people[2].client.post(&path("rematch")).send().await.expect_problem(403, "not_a_player");
    // One that was dealt has, though nobody won it.
    let dealt = Table::of(&people[..2]).await;
    let _ = people[0].client.post(&dealt.path("/abort")).send().await.expect(200);
    let rematch = people[0].client.post(&dealt.path("/rematch")).send().await.expect(200).json();
    assert_eq!(rematch["rematch_of"], json!(dealt.game));
}

#[tokio::test]
async fn players_who_ask_for_a_rematch_at_the_same_moment_meet_at_one_table() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    for _ in 0..5 {
        let table = Table::of(&people).await;
        for person in &people[1..] {
            let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
        }
        let ask = |it: &Person| tokio::spawn(it.client.post(&table.path("/rematch")).send());
        let tasks: Vec<_> = people.iter().map(ask).collect();
        let mut given = std::collections::BTreeSet::new();
        for task in tasks {
            given.insert(id(&task.await.expect("an answer").expect(200).json()).to_owned());
        }
        assert_eq!(given.len(), 1);
        let game = show(&people[0], given.first().expect("a game")).await;
        assert_eq!((&game["status"], names(&game).len()), (&json!("running"), 4));
    }
}

#[tokio::test]
async fn turns_are_listed_the_longest_waiting_first_and_counted() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(Table::of(&people).await);
    }
    let turns = people[0].client.get("/v1/turns").send().await.expect(200);
    let listed = turns.json();
    let order: Vec<&str> =
        listed["turns"].as_array().expect("turns").iter().filter_map(|it| it["game"].as_str()).collect();
    assert_eq!(order, games.iter().map(|it| it.game.as_str()).collect::<Vec<_>>());
    assert_eq!((&listed["count"], &listed["turns"][0]["version"]), (&json!(3), &json!(0)));
    let tag = turns.header("etag").expect("a tag");
    let _ = people[0].client.get("/v1/turns").header("if-none-match", tag).send().await.expect(304);
    // Whoever has hung the first painting is awaited no more until the other one has.
    assert!(people[0].move_once(&games[1].game).await);
    let listed = people[0].client.get("/v1/turns").send().await.expect(200).json();
    let left: Vec<&Value> = listed["turns"].as_array().expect("turns").iter().map(|it| &it["game"]).collect();
    assert_eq!(left, [&json!(games[0].game), &json!(games[2].game)]);
    let _ = people[1].client.post(&games[0].path("/resign")).send().await.expect(200);
    let listed = people[0].client.get("/v1/turns").send().await.expect(200).json();
    assert_eq!(listed["count"], 1);
}

#[tokio::test]
async fn who_is_awaited_in_very_many_games_is_told_how_many_all_the_same() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    // Copies of the game, as playing so many would take too long.
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
