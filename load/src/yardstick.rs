//! The yardstick: `pgbench` doing one move's row work a transaction, on tables of the same shape in the same cluster, fed with
//! a real move of the usual size.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use tokio_postgres::Client;

use crate::{Failure, server::Server};

/// Copies of the tables with their indexes, checks and storage settings, and games numbered from 0.
const TABLES: &str = "
    drop schema if exists yardstick cascade;
    create schema yardstick;
    create table yardstick.games (like public.games including all);
    create table yardstick.moves (like public.moves including all);
    create table yardstick.outbox (like public.outbox including all);
    do $$ declare t text; o text; begin
        for t, o in select relname, array_to_string(reloptions, ', ') from pg_class
            where relnamespace = 'public'::regnamespace and relkind = 'r' and reloptions is not null
                and relname in ('games', 'moves', 'outbox')
        loop execute format('alter table yardstick.%I set (%s)', t, o); end loop;
    end $$;
    do $$ declare c text; begin
        select string_agg(quote_ident(attname), ', ') into c from pg_attribute
            where attrelid = 'public.games'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('insert into yardstick.games (%s) select %s from public.games
            where status in (''running'', ''finished'') order by id limit 512', c, c);
    end $$;
    update yardstick.games g set
        id = ('00000000-0000-7000-8000-' || lpad(to_hex(n.n), 12, '0'))::uuid,
        status = 'running', result = null, ended_at = null
    from (select id, (row_number() over (order by id) - 1)::int as n from yardstick.games) n where n.id = g.id;";

/// As before the first move.
const RESET: &[&str] = &[
    "truncate yardstick.moves, yardstick.outbox",
    "update yardstick.games set version = 0",
    "vacuum (full, analyze) yardstick.games",
    "checkpoint",
];

/// Ways of writing a move: its statements one by one, and all in one.
pub const WAYS: [&str; 2] = ["one by one", "in one statement"];
/// Clients at the same time.
const CLIENTS: [usize; 2] = [16, 64];

/// `pgbench`, ready to run: tables are laid and the ways of writing a move written down.
#[derive(Debug)]
pub struct Yardstick<'a> {
    database: &'a Client,
    server: &'a Server,
    scripts: Vec<(&'static str, PathBuf)>,
}

/// One run of `pgbench`.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How the move is written.
    pub way: &'static str,
    /// Clients at the same time.
    pub clients: usize,
    /// Transactions a second.
    pub rate: f64,
    /// Processor time of PostgreSQL, in microseconds a transaction.
    pub postgres: f64,
}

/// The most transactions a second of this way; of all ways without one.
pub fn best(runs: &[Run], way: Option<&str>) -> f64 {
    let fitting = runs.iter().filter(|run| way.is_none_or(|way| run.way == way));
    fitting.map(|run| run.rate).fold(0.0, f64::max)
}

/// The least processor time PostgreSQL took for a move.
pub fn cheapest(runs: &[Run]) -> f64 {
    runs.iter().map(|run| run.postgres).fold(f64::INFINITY, f64::min)
}

impl<'a> Yardstick<'a> {
    /// Lays the tables. Some moves must have been made: it takes after one of the usual size.
    pub async fn lay(database: &'a Client, server: &'a Server) -> Result<Self, Failure> {
        database.batch_execute(TABLES).await?;
        let sample = database
            .query_one(
                "select commands::text, events::text, awaiting::text, count from public.moves
                order by abs(octet_length(events::text) - (select avg(octet_length(events::text)) from public.moves)) limit 1",
                &[],
            )
            .await?;
        let quoted = |at: usize| Ok::<_, Failure>(sample.try_get::<_, String>(at)?.replace('\'', "''"));
        let (commands, events, awaiting) = (quoted(0)?, quoted(1)?, quoted(2)?);
        let count: i32 = sample.try_get(3)?;
        let update = format!(
            "update games set version = :e + 1, awaiting = '{awaiting}', moved_at = now(), status = 'running'
            where id = ('00000000-0000-7000-8000-' || lpad(to_hex(:g::int), 12, '0'))::uuid and version = :e"
        );
        let columns =
            "game_id, seq, count, seat, account_id, commands, events, awaiting, idempotency_key, request_hash, at";
        let values = format!(
            ":e, {count}, 0, '00000000-0000-7000-8000-000000000000', '{commands}', '{events}', '{awaiting}',
            'a-key-of-the-usual-length-' || :client_id || '-' || :v, '\\x{}', now()",
            "5a".repeat(32)
        );
        let number = "\\set v :v + 1\n\\set g :client_id + 64 * (:v % 8)\n\\set e :v / 8\n";
        let id = "('00000000-0000-7000-8000-' || lpad(to_hex(:g::int), 12, '0'))::uuid";
        let one_by_one = format!(
            "{number}begin;\n{update};\ninsert into moves ({columns}) values ({id}, {values});
            insert into outbox (game_id) values ({id});\ncommit;\n"
        );
        let at_once = format!(
            "{number}with updated as ({update} returning id),
            moved as (insert into moves ({columns}) select id, {values} from updated)
            insert into outbox (game_id) select id from updated;\n"
        );
        let mut scripts = Vec::new();
        for (way, text) in WAYS.into_iter().zip([one_by_one, at_once]) {
            let script = server.file(&format!("move-{}.sql", way.replace(' ', "-")));
            fs::write(&script, text)?;
            scripts.push((way, script));
        }
        Ok(Self { database, server, scripts })
    }

    /// Every way with every number of clients, each for so long.
    pub async fn measure(&self, seconds: u64) -> Result<Vec<Run>, Failure> {
        let mut runs = Vec::new();
        for (way, script) in &self.scripts {
            for clients in CLIENTS {
                for statement in RESET {
                    self.database.batch_execute(statement).await?;
                }
                let before = self.server.used()?;
                let rate = run(&self.server.socket_folder(), script, clients, seconds)?;
                // A process is counted with those that ended once it has been seen off.
                tokio::time::sleep(Duration::from_millis(500)).await;
                let used = self.server.used()?.since(before, rate * seconds as f64);
                runs.push(Run { way, clients, rate, postgres: used.postgres });
            }
        }
        Ok(runs)
    }
}

fn run(socket_folder: &Path, script: &Path, clients: usize, seconds: u64) -> Result<f64, Failure> {
    let output = Command::new(program()?)
        .env("PGOPTIONS", "-c search_path=yardstick")
        .arg("-h")
        .arg(socket_folder)
        .args(["-U", "salon", "-n", "-M", "prepared", "-j", "2", "-D", "v=-1"])
        .args(["-c", &clients.to_string(), "-T", &seconds.to_string(), "-f"])
        .arg(script)
        .arg("salon")
        .output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    let failed = said.lines().find_map(|line| line.strip_prefix("number of failed transactions: "));
    if !output.status.success() || !failed.is_none_or(|failed| failed.starts_with("0 ")) {
        return Err(format!("pgbench failed: {said}{}", String::from_utf8_lossy(&output.stderr)).into());
    }
    let rate = said.lines().find_map(|line| line.strip_prefix("tps = ")).and_then(|rest| rest.split(' ').next());
    Ok(rate.ok_or("pgbench said nothing")?.parse()?)
}

/// It comes with the server's programs.
fn program() -> Result<PathBuf, Failure> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(std::env::var_os("POSTGRES_BIN_DIR").map(PathBuf::from));
    folders.extend(fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path().join("bin")));
    let found = folders.into_iter().map(|folder| folder.join("pgbench")).find(|it| it.is_file());
    found.ok_or_else(|| "pgbench is missing: it comes with PostgreSQL".into())
}
