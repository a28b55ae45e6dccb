//! Start, stop, kill and restart of servers.

use std::time::{Duration, Instant};

use salon_tests::{
    LossyProxy, PASSWORD, Person, TestDatabase, TestServer, TestTable, WAIT_TIMEOUT, eventually, people,
};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The most database queries per second of an idle server.
const MAX_QUERIES_PER_SECOND: f64 = 20.0;

async fn check_sign_in(server: &TestServer, name: &str) {
    let order = json!({"name": name, "password": PASSWORD});
    let _ = server.client().post("/v1/sessions").json(&order).send().await.expect(201);
}

#[tokio::test]
async fn a_stopping_server_completes_running_requests() {
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
    // The request has begun once its head was read. A client cannot see that, but later answers come after it.
    for _ in 0..4 {
        let _ = server.client().get("/healthz").send().await.expect(200);
    }
    server.send_sigterm();
    // Until it accepts no connections. A server of another test may get the port at once, but refuses this token.
    let deadline = Instant::now() + WAIT_TIMEOUT;
    while bob.client.get("/v1/account").try_send().await.is_ok_and(|answer| answer.status() == 200) {
        assert!(Instant::now() < deadline, "it still accepts connections:\n{}", server.log());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stream.write_all(second.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(WAIT_TIMEOUT, stream.read_to_end(&mut answer)).await;
    read.expect("an answer in time").unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(server.wait_for_exit().await.success());
    server.restart().await;
    check_sign_in(&server, "ada").await;
}

#[tokio::test]
async fn a_server_stops_cleanly_and_logs_it() {
    let mut server = TestServer::start().await;
    assert!(server.terminate().await.success());
    assert!(server.log().contains("stopped"));
}

#[tokio::test]
async fn a_server_can_be_stopped_right_after_its_start() {
    let mut server = TestServer::start().await;
    for start in 1..=5 {
        // Returns as soon as the port file exists.
        server.restart().await;
        let ended = server.terminate().await;
        assert!(ended.success(), "start {start}: {ended}");
        assert!(server.log().lines().last().is_some_and(|line| line.contains("stopped")), "start {start}");
    }
}

#[tokio::test]
async fn a_server_with_an_external_database_starts_no_private_one() {
    let server = TestServer::start().await;
    let _ada = Person::register(&server, "ada").await;
    let _ = server.client().get("/readyz").send().await.expect(200);
    assert!(!server.data_dir().exists(), "no data directory");
    let children: Vec<String> = server.children();
    assert!(children.is_empty(), "{children:?}");
    // The check does find a private PostgreSQL.
    let own = TestServer::builder().embedded().start().await;
    assert!(own.data_dir().exists());
    assert!(own.children().iter().any(|it| it.contains("postgres")), "{:?}", own.children());
}

#[tokio::test]
async fn clients_can_use_either_of_two_servers() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let ada = Person::register(&one, "ada").await;
    let bob = Person::register(&other, "bob").await;
    check_sign_in(&other, "ada").await;
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    // Sessions and games are not bound to a server.
    let elsewhere = Person { client: other.client().with_token(ada.access_token()), ..ada.clone() };
    let mut moves = 0;
    for _ in 0..4 {
        for person in [&ada, &bob, &elsewhere] {
            moves += usize::from(person.play_first_legal(game).await);
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
async fn concurrent_first_starts_share_one_database() {
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
async fn a_private_postgresql_survives_stops_and_kills() {
    let mut server = TestServer::builder().embedded().start().await;
    let ada = Person::register(&server, "ada").await;
    assert!(server.terminate().await.success());
    assert!(!server.data_dir().join("postgres/postmaster.pid").exists(), "PostgreSQL is stopped with the server");
    server.restart().await;
    check_sign_in(&server, "ada").await;
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    Person::register(&server, "bob").await;
    server.kill9().await;
    server.restart().await;
    check_sign_in(&server, "ada").await;
    check_sign_in(&server, "bob").await;
}

#[tokio::test]
async fn a_killed_private_postgresql_is_restarted_by_the_running_server() {
    let server = TestServer::builder().embedded().env("SALON_POOL_WAIT", "500ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let pid_file = server.data_dir().join("postgres/postmaster.pid");
    let pid = || std::fs::read_to_string(&pid_file).ok().and_then(|it| it.lines().next().map(str::to_owned));
    let first = pid();
    server.kill9_postgres();
    // Orphaned backends of the old PostgreSQL may answer until the new one runs.
    let another = || pid().is_some_and(|it| Some(it) != first);
    eventually("PostgreSQL is restarted", async || another().then_some(())).await;
    let mut number = 0;
    eventually("the server reconnects to PostgreSQL", async || {
        number += 1;
        // The outcome of an unanswered registration is unknown, so each attempt uses a new name.
        let order = json!({"name": format!("bob-{number}"), "password": PASSWORD});
        let answer = server.client().post("/v1/accounts").json(&order).send().await;
        if answer.status() == 201 {
            return Some(());
        }
        answer.expect_problem(503, "unavailable");
        None
    })
    .await;
    // Broken connections of the pool are detected one by one.
    eventually("the account is found again", async || {
        (ada.client.get("/v1/account").send().await.status() == 200).then_some(())
    })
    .await;
}

#[tokio::test]
async fn an_idle_server_sends_few_database_queries() {
    let database = TestDatabase::create().await;
    let gate = LossyProxy::start(&database, "nothing is lost").await;
    let server = TestServer::builder().database(&database).env("DATABASE_URL", gate.url()).start().await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 86_400}}});
    let table = TestTable::with_settings(&people(&server, 2).await, &clock).await;
    let _stream = table.players[0].client.get("/v1/account/feed/stream").stream().await;
    // Each connection prepares its statements once; only later queries count.
    let per_second = eventually("the server has prepared its statements", async || {
        let (before, begun) = (gate.requests(), Instant::now());
        tokio::time::sleep(Duration::from_secs(3)).await;
        let asked = (gate.requests() - before) as f64 / begun.elapsed().as_secs_f64();
        (asked < MAX_QUERIES_PER_SECOND).then_some(asked)
    });
    assert!(per_second.await > 0.0, "it polls for work of other servers");
}
