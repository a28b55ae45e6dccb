//! `pgbench` as the reference for the speed of the server: each transaction writes the rows of one move of average size, into
//! copies of the tables in the same cluster.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use salon_load::{Failure, bench::Bench};

/// Copies the tables with their indexes, checks and storage settings, and numbers the games from 0.
const CREATE_TABLES: &str = "
    drop schema if exists bench_copy cascade;
    create schema bench_copy;
    create table bench_copy.games (like public.games including all);
    create table bench_copy.moves (like public.moves including all);
    create table bench_copy.outbox (like public.outbox including all);
    do $$ declare t text; o text; begin
        for t, o in select relname, array_to_string(reloptions, ', ') from pg_class
            where relnamespace = 'public'::regnamespace and relkind = 'r' and reloptions is not null
                and relname in ('games', 'moves', 'outbox')
        loop execute format('alter table bench_copy.%I set (%s)', t, o); end loop;
    end $$;
    do $$ declare c text; begin
        select string_agg(quote_ident(attname), ', ') into c from pg_attribute
            where attrelid = 'public.games'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('insert into bench_copy.games (%s) select %s from public.games
            where status in (''running'', ''finished'') order by id limit 512', c, c);
    end $$;
    update bench_copy.games g set
        id = ('00000000-0000-7000-8000-' || lpad(to_hex(n.n), 12, '0'))::uuid,
        status = 'running', result = null, ended_at = null
    from (select id, (row_number() over (order by id) - 1)::int as n from bench_copy.games) n where n.id = g.id;";

/// Statements that restore the state before the first move.
const RESET: &[&str] = &[
    "truncate bench_copy.moves, bench_copy.outbox",
    "update bench_copy.games set version = 0",
    "vacuum (full, analyze) bench_copy.games",
    "checkpoint",
];

/// Variants of writing a move: several statements in a transaction, or a single one.
const VARIANTS: [&str; 2] = ["one by one", "in one statement"];
/// Numbers of concurrent clients.
const CLIENTS: [usize; 2] = [16, 64];

/// `pgbench` ready to run, with its tables and a script for each variant.
#[derive(Debug)]
pub struct Pgbench<'a> {
    bench: &'a Bench,
    scripts: Vec<(&'static str, PathBuf)>,
}

/// The result of one run of `pgbench`.
#[derive(Clone, Copy, Debug)]
pub struct PgbenchRun {
    /// The variant of writing a move.
    pub variant: &'static str,
    /// Concurrent clients.
    pub clients: usize,
    /// Transactions a second.
    pub rate: f64,
    /// Processor time of PostgreSQL, in microseconds a transaction.
    pub cpu_micros: f64,
}

/// The highest rate of this variant, or of all variants if `None`.
pub fn best_rate(runs: &[PgbenchRun], variant: Option<&str>) -> f64 {
    let matching = runs.iter().filter(|run| variant.is_none_or(|variant| run.variant == variant));
    matching.map(|run| run.rate).fold(0.0, f64::max)
}

/// The lowest processor time of PostgreSQL for a move, in microseconds.
pub fn lowest_cpu_micros(runs: &[PgbenchRun]) -> f64 {
    runs.iter().map(|run| run.cpu_micros).fold(f64::INFINITY, f64::min)
}

impl<'a> Pgbench<'a> {
    /// Creates the tables and scripts. Needs stored moves: it copies one of average size.
    pub async fn prepare(bench: &'a Bench) -> Result<Self, Failure> {
        bench.database.batch_execute(CREATE_TABLES).await?;
        let sample = bench
            .database
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
        for (variant, text) in VARIANTS.into_iter().zip([one_by_one, at_once]) {
            let script = bench.server.file(&format!("move-{}.sql", variant.replace(' ', "-")));
            fs::write(&script, text)?;
            scripts.push((variant, script));
        }
        Ok(Self { bench, scripts })
    }

    /// Runs every variant with every number of clients for this time each.
    pub async fn measure(&self, seconds: u64) -> Result<Vec<PgbenchRun>, Failure> {
        let mut runs = Vec::new();
        for (variant, script) in &self.scripts {
            for clients in CLIENTS {
                for statement in RESET {
                    self.bench.database.batch_execute(statement).await?;
                }
                let before = self.bench.server.cpu_times()?;
                let rate = run(&self.bench.server.socket_folder(), script, clients, seconds)?;
                // Its processes are counted only after their parent has reaped them.
                tokio::time::sleep(Duration::from_millis(500)).await;
                let cpu = self.bench.server.cpu_times()?.micros_each_since(before, rate * seconds as f64);
                runs.push(PgbenchRun { variant, clients, rate, cpu_micros: cpu.postgres });
            }
        }
        Ok(runs)
    }
}

fn run(socket_folder: &Path, script: &Path, clients: usize, seconds: u64) -> Result<f64, Failure> {
    let output = Command::new(find_program()?)
        .env("PGOPTIONS", "-c search_path=bench_copy")
        .arg("-h")
        .arg(socket_folder)
        .args(["-U", "salon", "-n", "-M", "prepared", "-j", "2", "-D", "v=-1"])
        .args(["-c", &clients.to_string(), "-T", &seconds.to_string(), "-f"])
        .arg(script)
        .arg("salon")
        .output()?;
    let report = String::from_utf8_lossy(&output.stdout);
    let failed = report.lines().find_map(|line| line.strip_prefix("number of failed transactions: "));
    if !output.status.success() || !failed.is_none_or(|failed| failed.starts_with("0 ")) {
        return Err(format!("pgbench failed: {report}{}", String::from_utf8_lossy(&output.stderr)).into());
    }
    let rate = report.lines().find_map(|line| line.strip_prefix("tps = ")).and_then(|rest| rest.split(' ').next());
    Ok(rate.ok_or("pgbench printed no rate")?.parse()?)
}

/// Finds the `pgbench` program, which is installed with the server.
fn find_program() -> Result<PathBuf, Failure> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(std::env::var_os("POSTGRES_BIN_DIR").map(PathBuf::from));
    folders.extend(fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path().join("bin")));
    let found = folders.into_iter().map(|folder| folder.join("pgbench")).find(|it| it.is_file());
    found.ok_or_else(|| "pgbench was not found: it is installed with PostgreSQL".into())
}
