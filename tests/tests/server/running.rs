//! Starting, stopping, dying and coming back.

use std::time::{Duration, Instant};

use salon_tests::{Gate, PASSWORD, PATIENCE, Person, Table, TestDatabase, TestServer, eventually, people};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Of a server that has nothing to do, to the database.
const MAX_QUESTIONS_PER_SECOND: f64 = 20.0;

async fn signs_in(server: &TestServer, name: &str) {
    let order = json!({"name": name, "password": PASSWORD});
    let _ = server.client().post("/v1/sessions").json(&order).send().await.expect(201);
}

#[tokio::test]
async fn a_stopping_server_finishes_what_it_began() {
    let mut server = TestServer::start().await;
    let bob = Person::register(&server, "bob").await;
    let body = json!({"name": "ada", "password": PASSWORD}).to_string();
    let mut stream = TcpStream::connect(server.client().address()).await.unwrap();
    let head = format!(
        "POST /v1/accounts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let (first, second) = body.split_at(10);
    stream.write_all(format!("{head}{first}").as_bytes()).await.unwrap();
    // The request has begun once its head is read; nothing tells a client so, but the next answer comes after it.
    for _ in 0..4 {
        let _ = server.client().get("/healthz").send().await.expect(200);
    }
    server.ask_to_end();
    // Until it hears nobody new. Another test's server may get the port at once, but knows nothing of this one's tokens.
    let deadline = Instant::now() + PATIENCE;
    while bob.client.get("/v1/account").try_send().await.is_ok_and(|answer| answer.status() == 200) {
        assert!(Instant::now() < deadline, "it goes on as if nothing were:\n{}", server.log());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stream.write_all(second.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    read.expect("an answer in time").unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(server.await_end().await.success());
    server.restart().await;
    signs_in(&server, "ada").await;
}

#[tokio::test]
async fn a_server_ends_cleanly_and_says_so() {
    let mut server = TestServer::start().await;
    assert!(server.terminate().await.success());
    assert!(server.log().contains("stopped"));
}

#[tokio::test]
async fn a_server_that_has_just_started_can_be_asked_to_end() {
    let mut server = TestServer::start().await;
    for start in 1..=5 {
        // It returns once there is a port file.
        server.restart().await;
        let ended = server.terminate().await;
        assert!(ended.success(), "start {start}: {ended}");
        assert!(server.log().lines().last().is_some_and(|line| line.contains("stopped")), "start {start}");
    }
}

#[tokio::test]
async fn a_server_with_a_database_of_somebody_elses_starts_none_of_its_own() {
    let server = TestServer::start().await;
    let _ada = Person::register(&server, "ada").await;
    let _ = server.client().get("/readyz").send().await.expect(200);
    assert!(!server.data_dir().exists(), "no data directory");
    let children: Vec<String> = server.children();
    assert!(children.is_empty(), "{children:?}");
    // One that keeps its own is found that way.
    let own = TestServer::builder().embedded().start().await;
    assert!(own.data_dir().exists());
    assert!(own.children().iter().any(|it| it.contains("postgres")), "{:?}", own.children());
}

#[tokio::test]
async fn two_servers_on_one_database_are_one_to_their_clients() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let ada = Person::register(&one, "ada").await;
    let bob = Person::register(&other, "bob").await;
    signs_in(&other, "ada").await;
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    // Either may ask either: no session and no game belongs to a server.
    let elsewhere = Person { client: other.client().with_token(ada.access_token()), ..ada.clone() };
    let mut moves = 0;
    for _ in 0..4 {
        for person in [&ada, &bob, &elsewhere] {
            moves += usize::from(person.move_once(game).await);
        }
    }
    assert!(moves >= 4, "{moves}");
    let path = format!("/v1/games/{game}/view?spectator=true");
    let views = [one.client().get(&path).send().await.expect(200), other.client().get(&path).send().await.expect(200)];
    assert_eq!(views[0].json(), views[1].json());
    let mut stream = other.client().get(&format!("/v1/games/{game}/stream")).stream().await;
    assert_eq!(stream.next().await.unwrap().id.as_deref(), Some("0"));
    let checked = one.run(&["replay", "--all"]).await;
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[tokio::test]
async fn servers_that_start_at_once_on_an_empty_database_share_it() {
    let first = TestServer::start().await;
    let reverted = first.run(&["migrate", "--revert", "100"]).await;
    assert!(reverted.status.success(), "{}", String::from_utf8_lossy(&reverted.stderr));
    let builders = (0..3).map(|_| TestServer::builder().database(first.database()));
    let tasks: Vec<_> = builders.map(|it| tokio::spawn(it.start())).collect();
    let mut servers = Vec::new();
    for task in tasks {
        servers.push(task.await.expect("a server"));
    }
    let ada = Person::register(&servers[0], "ada").await;
    for server in &servers {
        let client = server.client().with_token(ada.access_token());
        let _ = client.get("/v1/account").send().await.expect(200);
    }
    let rows = first.database().connect().await;
    let row = rows.query_one("select count(*) from signing_keys", &[]).await.unwrap();
    assert_eq!(row.get::<_, i64>(0), 1, "one key for all");
}

#[tokio::test]
async fn a_private_postgresql_is_kept_between_starts_and_recovered_after_a_kill() {
    let mut server = TestServer::builder().embedded().start().await;
    let ada = Person::register(&server, "ada").await;
    assert!(server.terminate().await.success());
    assert!(!server.data_dir().join("postgres/postmaster.pid").exists(), "it is stopped with the server");
    server.restart().await;
    signs_in(&server, "ada").await;
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    Person::register(&server, "bob").await;
    server.kill9().await;
    server.restart().await;
    signs_in(&server, "ada").await;
    signs_in(&server, "bob").await;
}

#[tokio::test]
async fn a_private_postgresql_that_dies_comes_back_under_a_living_server() {
    let server = TestServer::builder().embedded().env("SALON_POOL_WAIT", "500ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let pid_file = server.data_dir().join("postgres/postmaster.pid");
    let pid = || std::fs::read_to_string(&pid_file).ok().and_then(|it| it.lines().next().map(str::to_owned));
    let first = pid();
    server.kill9_postgres();
    // Until the new one is there, the orphans of the old one may still answer.
    let another = || pid().is_some_and(|it| Some(it) != first);
    eventually("PostgreSQL comes back", async || another().then_some(())).await;
    let mut number = 0;
    eventually("the server finds PostgreSQL again", async || {
        number += 1;
        // What became of a registration that was not answered is unknown, so each has a name of its own.
        let order = json!({"name": format!("bob-{number}"), "password": PASSWORD});
        let answer = server.client().post("/v1/accounts").json(&order).send().await;
        if answer.status() == 201 {
            return Some(());
        }
        answer.expect_problem(503, "unavailable");
        None
    })
    .await;
    // Connections to the old one are noticed one by one.
    eventually("what was there before is found again", async || {
        (ada.client.get("/v1/account").send().await.status() == 200).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_server_that_has_nothing_to_do_asks_the_database_hardly_anything() {
    let database = TestDatabase::create().await;
    let gate = Gate::before(&database, "nothing is lost").await;
    let server = TestServer::builder().database(&database).env("DATABASE_URL", gate.url()).start().await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 86_400}}});
    let table = Table::opened(&people(&server, 2).await, &clock).await;
    let _stream = table.players[0].client.get("/v1/account/feed/stream").stream().await;
    // Every connection prepares its statements once; what is asked from then on is what waiting costs.
    let per_second = eventually("it has prepared what it asks for", async || {
        let (before, begun) = (gate.asked(), Instant::now());
        tokio::time::sleep(Duration::from_secs(3)).await;
        let asked = (gate.asked() - before) as f64 / begun.elapsed().as_secs_f64();
        (asked < MAX_QUESTIONS_PER_SECOND).then_some(asked)
    });
    assert!(per_second.await > 0.0, "it looks now and then for what others left");
}
