//! A database that is reached over a network speaks TLS, to the right one only.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};

use salon_postgres::{Cluster, Settings};
use salon_tests::{Dice, Table, TestDatabase, TestServer, postgres_programs};

/// A PostgreSQL that takes only encrypted connections, on an address of its own, and the certificate that it shows.
struct Encrypted {
    cluster: Option<Cluster>,
    url: String,
    authority: PathBuf,
}

/// Writes a file for the user PostgreSQL runs as.
fn hand_over(file: &Path, text: &str, owner: u32) {
    fs::write(file, text).expect("a file");
    fs::set_permissions(file, fs::Permissions::from_mode(0o600)).expect("a secret file");
    chown(file, Some(owner), None).expect("an owner");
}

fn start(folder: &Path) -> Encrypted {
    // The whole of 127.0.0.0/8 is this machine: an address of our own needs no port of our own.
    let [a, b] = (std::process::id() as u16).to_be_bytes();
    let (host, other) = (format!("127.83.{a}.{b}"), format!("127.84.{a}.{b}"));
    let mut settings = Settings { bin_dir: postgres_programs(), ..Settings::throwaway(folder) };
    let cluster = Cluster::start(&settings).expect("a cluster");
    let owner = fs::metadata(folder.join("postgres")).expect("a cluster").uid();
    let port =
        cluster.url("salon").split("port=").nth(1).and_then(|rest| rest.split('&').next()).expect("a port").to_owned();
    cluster.stop();
    let made = rcgen::generate_simple_self_signed(vec![host.clone()]).expect("a certificate");
    let inside = |name: &str| folder.join("postgres").join(name);
    hand_over(&inside("tls.crt"), &made.cert.pem(), owner);
    hand_over(&inside("tls.key"), &made.signing_key.serialize_pem(), owner);
    hand_over(&inside("tls.hba"), "local all all trust\nhostssl all all 127.0.0.0/8 trust\n", owner);
    let authority = folder.with_extension("pem");
    fs::write(&authority, made.cert.pem()).expect("a file");
    let path = |name: &str| inside(name).to_str().expect("a path").to_owned();
    settings.options = [
        ("listen_addresses", format!("{host},{other}")),
        ("ssl", "on".to_owned()),
        ("ssl_cert_file", path("tls.crt")),
        ("ssl_key_file", path("tls.key")),
        ("hba_file", path("tls.hba")),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into();
    let cluster = Cluster::start(&settings).expect("a cluster");
    let url = format!("postgres://salon@{host}:{port}/salon");
    Encrypted { cluster: Some(cluster), url, authority }
}

impl Drop for Encrypted {
    fn drop(&mut self) {
        if let Some(cluster) = self.cluster.take() {
            cluster.stop();
        }
        let _ = fs::remove_file(&self.authority);
    }
}

#[tokio::test]
async fn a_game_is_played_over_tls_and_nothing_is_said_to_strangers() {
    let beside = TestServer::start().await;
    let folder = beside.data_dir();
    let database = tokio::task::spawn_blocking(move || start(&folder)).await.expect("a task");
    let authority = database.authority.to_str().expect("a path");
    let asked = format!("{}?sslmode=verify-full", database.url);
    let server = TestServer::builder()
        .database(beside.database())
        .env("DATABASE_URL", &asked)
        .env("SALON_DATABASE_CA", authority)
        .start()
        .await;
    let table = Table::start(&server, 2).await;
    assert!(table.play_to(40, &mut Dice::new(8)).await >= 40);
    let (client, connection) =
        tokio_postgres::connect(beside.database().url(), tokio_postgres::NoTls).await.expect("it");
    tokio::spawn(connection);
    let games: i64 = client.query_one("select count(*) from games", &[]).await.expect("a count").get(0);
    assert_eq!(games, 0, "the game is in the other database");
    drop(server);

    let refused = async |url: &str, more: &[(&str, &str)]| {
        let mut environment = vec![("DATABASE_URL", url)];
        environment.extend(more);
        let output = TestDatabase::create().await.run_salon(&["migrate"], &environment).await;
        assert!(!output.status.success(), "{url}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let why = refused(&asked, &[]).await;
    assert!(why.contains("certificate"), "nobody vouches for it: {why}");
    let why = refused(&database.url, &[]).await;
    assert!(why.contains("no encryption"), "it does not speak in the clear: {why}");
    let elsewhere = asked.replacen("127.83.", "127.84.", 1);
    let why = refused(&elsewhere, &[("SALON_DATABASE_CA", authority)]).await;
    assert!(why.contains("certificate"), "it is not who it should be: {why}");
}
