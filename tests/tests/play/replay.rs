//! `salon replay --all`: accepts all stored games, and detects every changed row.

use std::process::Output;

use salon_tests::{SeededRng, TestServer, TestTable, people};

/// Name of a change, the statement that makes it and the one that undoes it.
const UNDOABLE_CHANGES: &[(&str, &str, &str)] = &[
    (
        "an event",
        "update moves set events = jsonb_set(events, '{0,seat}', to_jsonb(1 - (events->0->>'seat')::int)) where seq = 0",
        "update moves set events = jsonb_set(events, '{0,seat}', to_jsonb(1 - (events->0->>'seat')::int)) where seq = 0",
    ),
    ("a seat", "update moves set seat = 1 - seat where seq = 0", "update moves set seat = 1 - seat where seq = 0"),
    (
        "the version",
        "update games set version = version + 1 where status = 'running'",
        "update games set version = version - 1 where status = 'running'",
    ),
    (
        "a result",
        "update games set result = jsonb_set(result, '{scores,0,points}', to_jsonb((result->'scores'->0->>'points')::int + 1)) where status = 'finished'",
        "update games set result = jsonb_set(result, '{scores,0,points}', to_jsonb((result->'scores'->0->>'points')::int - 1)) where status = 'finished'",
    ),
    (
        "the seed",
        "update games set seed = set_byte(seed, 0, get_byte(seed, 0) # 1)",
        "update games set seed = set_byte(seed, 0, get_byte(seed, 0) # 1)",
    ),
    (
        "whom it waits for",
        "update games set awaiting = '[{\"seat\": 1, \"decision\": \"place_bid\", \"since\": \"2026-01-01T00:00:00Z\"}]' where status = 'running'",
        "update games g set awaiting = m.awaiting from moves m where g.status = 'running' and m.game_id = g.id and m.seq + m.count = g.version",
    ),
];

/// Changes the awaited seats of running games, in the game and in its last move alike.
const BOTH_AWAITING: &str = r#"
    with last as (
        update moves m set awaiting = '[{"seat": 1, "decision": "nothing", "since": "2026-01-01T00:00:00Z"}]' from games g
        where g.status = 'running' and m.game_id = g.id and m.seq + m.count = g.version)
    update games set awaiting = '[{"seat": 1, "decision": "nothing", "since": "2026-01-01T00:00:00Z"}]'
    where status = 'running'"#;

/// Statements that change rows, and what the check reports of each.
const REPORTED_CHANGES: &[(&str, &str)] = &[
    (BOTH_AWAITING, "the awaited decisions differ"),
    ("update moves set awaiting = '[]' where seq = 0", "after move 0 the awaited decisions differ"),
    ("update games set awaiting = '[]' where status = 'running'", "the awaited decisions differ"),
    (
        "update games set result = jsonb_set(result, '{placings}', case result->'placings' when '[2, 1]' then '[1, 2]'::jsonb else '[2, 1]' end)
        where result->>'reason' = 'rules'",
        "the placings",
    ),
    (
        "update games set result = jsonb_set(result, '{placings}', '[1, 2]') where result->>'reason' = 'resignation'",
        "the placings",
    ),
    (
        "update games set result = jsonb_set(result, '{reason}', '\"resignation\"') where result->>'reason' = 'rules'",
        "its rules ended it, but it is recorded as ended by resignation",
    ),
    (
        "update games set result = jsonb_set(result, '{reason}', '\"luck\"') where result->>'reason' = 'rules'",
        "unknown reason of the end",
    ),
    (
        "update games set result = jsonb_set(result, '{reason}', '\"rules\"') where result->>'reason' = 'resignation'",
        "its rules did not end it",
    ),
    (
        "update games set status = 'running', ended_at = null, result = null where result->>'reason' = 'rules'",
        "its rules ended it, but its status is running",
    ),
    (
        "update games set status = 'aborted', result = null where result->>'reason' = 'rules'",
        "its rules ended it, but its status is aborted",
    ),
    (
        "update games g set status = 'running', ended_at = null, result = null, awaiting = m.awaiting from moves m
        where g.result->>'reason' = 'resignation' and m.game_id = g.id and m.seq + m.count = g.version",
        "all seats but one were resigned",
    ),
    ("update players set resigned_at = null where resigned_at is not null", "no seat was resigned"),
    (
        "update players p set resigned_at = now() from games g
        where g.id = p.game_id and g.result->>'reason' = 'rules' and g.result->'placings'->p.seat = '1'",
        "the placings",
    ),
    ("update games set edition = edition || '?' where status = 'finished'", "its edition, seats or options"),
    ("update games set options = '{\"goal\": 1}' where status = 'running'", "its edition, seats or options"),
];

/// Keeps a copy of the rows that [`REPORTED_CHANGES`] change.
const BACKUP: &str = "create table kept_games as select * from games; create table kept_moves as select * from moves;
    create table kept_players as select * from players";

const RESTORE: &str = "
    update games g set (status, ended_at, result, awaiting, edition, options)
        = (k.status, k.ended_at, k.result, k.awaiting, k.edition, k.options) from kept_games k where k.id = g.id;
    update moves m set awaiting = k.awaiting from kept_moves k where (k.game_id, k.seq) = (m.game_id, m.seq);
    update players p set resigned_at = k.resigned_at from kept_players k where (k.game_id, k.place) = (p.game_id, p.place)";

/// A server with a running, a finished, a resigned and an aborted game.
struct StoredGames {
    server: TestServer,
    ids: [String; 4],
}

impl StoredGames {
    async fn play() -> Self {
        let server = TestServer::start().await;
        let people = people(&server, 2).await;
        let mut rng = SeededRng::new(42);
        let running = TestTable::of(&people).await;
        running.play_to_version(60, &mut rng).await;
        let finished = TestTable::of(&people).await;
        finished.play_to_end(&mut rng).await;
        let resigned = TestTable::of(&people).await;
        resigned.play_to_version(20, &mut rng).await;
        let _ = resigned.players[0].client.post(&resigned.path("/resign")).send().await.expect(200);
        let aborted = TestTable::of(&people).await;
        let _ = people[0].client.post(&aborted.path("/abort")).send().await.expect(200);
        server.expect_clean_replay().await;
        Self { server, ids: [running, finished, resigned, aborted].map(|table| table.game) }
    }

    async fn check(&self) -> Output {
        self.server.run(&["replay", "--all"]).await
    }
}

#[tokio::test]
async fn replay_all_names_the_game_with_a_changed_row() {
    let games = StoredGames::play().await;
    let database = games.server.database().connect().await;
    for (name, change, undo) in UNDOABLE_CHANGES {
        assert!(database.execute(*change, &[]).await.expect("a change") > 0, "{name}");
        let found = games.check().await;
        assert!(!found.status.success(), "{name} was not detected");
        let report = String::from_utf8_lossy(&found.stderr).into_owned();
        assert!(games.ids.iter().any(|id| report.contains(id.as_str())), "{name}: no game is named: {report}");
        database.execute(*undo, &[]).await.expect("the change undone");
    }
    games.server.expect_clean_replay().await;
}

#[tokio::test]
async fn replay_all_reports_every_inconsistency() {
    let games = StoredGames::play().await;
    let database = games.server.database().connect().await;
    database.batch_execute(BACKUP).await.expect("a backup");
    for (change, expected) in REPORTED_CHANGES {
        assert!(database.execute(*change, &[]).await.expect("a change") > 0, "{change}");
        let found = games.check().await;
        let report = String::from_utf8_lossy(&found.stderr).into_owned();
        assert!(!found.status.success() && report.contains(expected), "{change}: {report}");
        database.batch_execute(RESTORE).await.expect("the change undone");
    }
    games.server.expect_clean_replay().await;
    let delete = "delete from moves where seq = (select max(seq) from moves)";
    database.execute(delete, &[]).await.expect("a missing move");
    assert!(!games.check().await.status.success(), "a missing move is not detected");
}
