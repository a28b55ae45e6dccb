//! The command line: arguments, settings and messages.

use std::process::Output;

use salon_tests::{Person, TestDatabase, TestServer};

fn output_text(output: &Output) -> String {
    let text = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8(text).expect("UTF-8")
}

/// The environment variables of all settings, from the sources of the settings.
fn settings() -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let mut files = Vec::new();
    sources(&root.join("api/src/config"), &mut files);
    let names = |text: &String| -> Vec<String> {
        let parts = text.split("env = \"").skip(1);
        parts.map(|it| it.split('"').next().expect("a name").to_owned()).collect()
    };
    files.iter().flat_map(|(_, text)| names(text)).collect()
}

#[tokio::test]
async fn the_help_lists_every_setting_with_its_default() {
    let server = TestServer::start().await;
    let help = server.run(&["serve", "--help"]).await;
    assert!(help.status.success());
    let text = output_text(&help);
    assert!(settings().len() > 20);
    for setting in settings() {
        assert!(text.contains(&format!("[env: {setting}")), "{setting} in\n{text}");
    }
    for default in ["127.0.0.1:8080", "./data", "1200", "600", "65536", "15m", "30d"] {
        assert!(text.contains(&format!("[default: {default}]")), "{default} in\n{text}");
    }
    assert!(!text.contains(server.database().url()), "an address may hold a password");
    for command in ["serve", "migrate", "rotate-keys", "healthcheck", "openapi", "replay", "rate"] {
        assert!(output_text(&server.run(&["--help"]).await).contains(command), "{command}");
    }
}

/// The message of a server with an invalid setting.
async fn startup_error(name: &str, value: &str) -> String {
    let database = TestDatabase::create().await;
    let output = database.run_salon(&["serve"], &[(name, value)]).await;
    assert!(!output.status.success(), "{name}={value} is accepted");
    let text = output_text(&output);
    assert!(!text.contains("panicked"), "{text}");
    assert_eq!(text.trim().lines().count(), 1, "{name}={value} is not one sentence:\n{text}");
    assert!(text.starts_with("salon: "), "{text}");
    text
}

#[tokio::test]
async fn an_invalid_setting_ends_the_server_with_one_sentence() {
    for (name, value) in [
        ("SALON_BIND", "here"),
        ("SALON_BIND", "127.0.0.1:99999"),
        ("SALON_POOL_SIZE", "0"),
        ("SALON_POOL_SIZE", "many"),
        ("SALON_WRITERS", "65"),
        ("SALON_WORKERS", "-1"),
        ("SALON_BOT_THREADS", "257"),
        ("SALON_BOT_THINKING", "21s"),
        ("SALON_REQUEST_TIMEOUT", "30"),
        ("SALON_ACCESS_TOKEN_LIFE", "0s"),
        ("SALON_REFRESH_TOKEN_LIFE", "a month"),
        ("SALON_GUEST_LIFE", "23h"),
        ("SALON_LOG_FORMAT", "xml"),
        ("SALON_LOG", "a=b=c"),
        ("SALON_LOG", "inof"),
        ("SALON_LOG", "info,salon_api"),
        ("SALON_SMTP_CA", "/nowhere"),
        ("SALON_DATABASE_CA", "/nowhere"),
        ("SALON_WEBHOOKS_CA_FILE", "/nowhere"),
        ("SALON_TEST_CLOCK", "/nowhere"),
        ("SALON_TEST_CLOCK", "/"),
        ("SALON_CORS_ORIGINS", "play.example.org"),
        ("SALON_CORS_ORIGINS", "https://a.example/path"),
        ("SALON_PUBLIC_URL", "play.example.org"),
        ("SALON_CONTACT", "nobody"),
        ("SALON_TRUST_PROXY", "perhaps"),
        ("SALON_MIGRATE_ON_START", "2"),
        ("SALON_RATE_LIMIT_ADDRESS", "-5"),
        ("SALON_BODY_LIMIT", "12"),
        ("SALON_PASSWORD_HASHES", "0"),
        ("SALON_RATE_LIMIT_REFRESH", "-1"),
        ("SALON_DRAIN", "5"),
        ("SALON_DRAIN", "a while"),
    ] {
        let text = startup_error(name, value).await;
        let flag = name.trim_start_matches("SALON_").to_lowercase().replace('_', "-");
        assert!(text.contains(name) || text.contains(&flag), "{text} names {name}");
        assert!(text.contains(value), "{text} shows {value}");
    }
}

/// Adds every source file below a folder, with its text.
fn sources(folder: &std::path::Path, found: &mut Vec<(std::path::PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push((path.clone(), std::fs::read_to_string(&path).expect("a file")));
        }
    }
}

#[test]
fn no_source_reads_an_environment_variable_outside_the_settings() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let mut files = Vec::new();
    for folder in ["api/src", "postgres/src", "domain/src"] {
        sources(&root.join(folder), &mut files);
    }
    assert!(files.len() > 100);
    for (file, text) in files {
        for (at, _) in text.match_indices("env::var") {
            // PATH is a setting of the system; `vars_os` is used only to remove variables.
            let harmless = ["env::var_os(\"PATH\")", "env::vars_os()"].iter().any(|it| text[at..].starts_with(it));
            assert!(harmless, "{} reads a variable directly: {:.60}", file.display(), &text[at..]);
        }
    }
}

#[tokio::test]
async fn the_folder_of_postgresql_programs_is_configurable() {
    let database = TestDatabase::create().await;
    let folder = std::env::temp_dir().join(format!("salon-programs-{}", std::process::id()));
    let data = folder.to_str().expect("a path");
    let settings = [("DATABASE_URL", ""), ("SALON_DATA_DIR", data), ("POSTGRES_BIN_DIR", "/nowhere")];
    let output = database.run_salon(&["migrate"], &settings).await;
    let text = output_text(&output);
    assert!(!output.status.success() && text.starts_with("salon: no PostgreSQL"), "{text}");
    // An empty variable counts as unset; the flag has the same effect as the variable.
    let settings = [("POSTGRES_BIN_DIR", "")];
    assert!(database.run_salon(&["migrate"], &settings).await.status.success());
    let settings = [("DATABASE_URL", ""), ("SALON_DATA_DIR", data)];
    let output = database.run_salon(&["migrate", "--postgres-bin-dir", "/nowhere"], &settings).await;
    assert!(
        !output.status.success() && output_text(&output).starts_with("salon: no PostgreSQL"),
        "{}",
        output_text(&output)
    );
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn an_unusable_database_ends_the_server_with_one_sentence() {
    for value in
        ["not an address", "postgres://127.0.0.1:1/none", "mysql://localhost/x", "postgres:///none?host=/nowhere"]
    {
        let text = startup_error("DATABASE_URL", value).await;
        assert!(text.to_lowercase().contains("database"), "{text}");
    }
    let text = startup_error("DATABASE_URL", "postgres://ada:a-secret-password@127.0.0.1:1/none").await;
    assert!(!text.contains("a-secret-password"), "{text}");
}

#[tokio::test]
async fn a_port_in_use_ends_the_server_with_one_sentence() {
    let server = TestServer::start().await;
    let address = server.client().address().to_string();
    let output = server.database().run_salon(&["serve"], &[("SALON_BIND", &address), ("SALON_LOG", "error")]).await;
    assert!(!output.status.success());
    let text = output_text(&output);
    assert!(text.contains(&address) && text.contains("SALON_BIND"), "{text}");
    assert_eq!(text.trim().lines().count(), 1, "{text}");
}

#[tokio::test]
async fn invalid_arguments_are_reported_without_a_panic() {
    let server = TestServer::start().await;
    for arguments in [
        vec!["sevre"],
        vec!["serve", "--prot", "80"],
        vec!["replay"],
        vec!["rate"],
        vec!["rate", "--check", "--recompute"],
        vec!["replay", "/nowhere.json"],
        vec![],
    ] {
        let output = server.run(&arguments).await;
        assert!(!output.status.success() && !output_text(&output).is_empty(), "{arguments:?}");
        assert!(!output_text(&output).contains("panicked"), "{}", output_text(&output));
    }
    assert!(server.run(&["--version"]).await.status.success());
}

#[tokio::test]
async fn migrations_down_and_up_again_lead_to_the_same_schema() {
    let server = TestServer::start().await;
    let rows = server.database().connect().await;
    let schema = async || {
        let row = rows
            .query_one(
                "select coalesce(string_agg(line, E'\\n' order by line), '') from (
                    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') line
                        from information_schema.columns where table_schema = 'public' and table_name <> '__diesel_schema_migrations'
                    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> '__diesel_schema_migrations'
                    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
                        where connamespace = 'public'::regnamespace and conrelid::regclass::text <> '__diesel_schema_migrations'
                    union all select p.proname || ' ' || pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
                ) lines",
                &[],
            )
            .await
            .expect("a schema");
        row.get::<_, String>(0)
    };
    let whole = schema().await;
    assert!(whole.contains("games.seed") && whole.contains("accounts.name"));
    let known = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../migrations")).expect("migrations");
    let known = known.filter(|it| it.as_ref().is_ok_and(|it| it.path().is_dir())).count();
    for left in (0..known).rev() {
        let output = server.run(&["migrate", "--revert", "1"]).await;
        assert!(output.status.success(), "{}", output_text(&output));
        let row = rows.query_one("select count(*) from __diesel_schema_migrations", &[]).await.unwrap();
        assert_eq!(row.get::<_, i64>(0), left as i64);
    }
    assert_eq!(schema().await, "", "the last migration leaves something behind");
    let output = server.run(&["migrate", "--revert", "1"]).await;
    assert!(
        output.status.success() && output_text(&output).contains("0 migrations reverted"),
        "{}",
        output_text(&output)
    );
    let output = server.run(&["migrate"]).await;
    assert!(
        output.status.success() && output_text(&output).contains(&format!("{known} migrations run")),
        "{}",
        output_text(&output)
    );
    assert_eq!(schema().await, whole);
    assert!(output_text(&server.run(&["migrate"]).await).contains("0 migrations run"));
}

#[tokio::test]
async fn migrations_on_start_can_be_disabled() {
    let first = TestServer::start().await;
    let output = first.run(&["migrate", "--revert", "1"]).await;
    assert!(output.status.success());
    let manual = first.database().run_salon(&["healthcheck"], &[("SALON_BIND", "127.0.0.1:1")]).await;
    assert!(!manual.status.success() && output_text(&manual).starts_with("salon: "), "{}", output_text(&manual));
    let server = TestServer::builder().database(first.database()).env("SALON_MIGRATE_ON_START", "false").start().await;
    server.client().get("/readyz").send().await.expect_problem(503, "unavailable");
}

#[tokio::test]
async fn the_healthcheck_command_checks_a_running_server() {
    let server = TestServer::start().await;
    let address = server.client().address().to_string();
    let healthy = server.database().run_salon(&["healthcheck"], &[("SALON_BIND", &address)]).await;
    assert!(healthy.status.success(), "{}", output_text(&healthy));
}

#[tokio::test]
async fn replay_passes_for_sound_games_and_fails_for_others() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for _ in 0..4 {
        let _ = ada.play_first_legal(game).await | bob.play_first_legal(game).await;
    }
    let checked = server.run(&["replay", "--all"]).await;
    assert!(checked.status.success() && output_text(&checked).contains("1 games checked"), "{}", output_text(&checked));
    let rows = server.database().connect().await;
    rows.batch_execute("update games set seed = decode(repeat('00', 32), 'hex')").await.expect("another seed");
    let checked = server.run(&["replay", "--all"]).await;
    assert!(!checked.status.success() && output_text(&checked).contains(game), "{}", output_text(&checked));
}
