//! TLS connections to a database and the check of its certificate.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};

use salon_postgres::{Cluster, Settings};
use salon_tests::{SeededRng, TestDatabase, TestServer, TestTable, postgres_programs};

/// A PostgreSQL that accepts only TLS connections, on a loopback address of its own, and its certificate.
struct TlsDatabase {
    cluster: Option<Cluster>,
    url: String,
    authority: PathBuf,
}

/// Writes a file that only the user of PostgreSQL may read.
fn write_secret(file: &Path, text: &str, owner: u32) {
    fs::write(file, text).expect("a file");
    fs::set_permissions(file, fs::Permissions::from_mode(0o600)).expect("a secret file");
    chown(file, Some(owner), None).expect("an owner");
}

fn start(folder: &Path) -> TlsDatabase {
    // All of 127.0.0.0/8 is loopback: with a unique address the port need not be unique.
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
    write_secret(&inside("tls.crt"), &made.cert.pem(), owner);
    write_secret(&inside("tls.key"), &made.signing_key.serialize_pem(), owner);
    write_secret(&inside("tls.hba"), "local all all trust\nhostssl all all 127.0.0.0/8 trust\n", owner);
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
    TlsDatabase { cluster: Some(cluster), url, authority }
}

impl Drop for TlsDatabase {
    fn drop(&mut self) {
        if let Some(cluster) = self.cluster.take() {
            cluster.stop();
        }
        let _ = fs::remove_file(&self.authority);
    }
}

#[tokio::test]
async fn the_database_connection_uses_tls_and_checks_certificates() {
    let other_server = TestServer::start().await;
    let folder = other_server.data_dir();
    let database = tokio::task::spawn_blocking(move || start(&folder)).await.expect("a task");
    let authority = database.authority.to_str().expect("a path");
    let verified_url = format!("{}?sslmode=verify-full", database.url);
    let server = TestServer::builder()
        .database(other_server.database())
        .env("DATABASE_URL", &verified_url)
        .env("SALON_DATABASE_CA", authority)
        .start()
        .await;
    let table = TestTable::start(&server, 2).await;
    assert!(table.play_to_version(40, &mut SeededRng::new(8)).await >= 40);
    let (client, connection) =
        tokio_postgres::connect(other_server.database().url(), tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    let games: i64 = client.query_one("select count(*) from games", &[]).await.expect("a count").get(0);
    assert_eq!(games, 0, "the game is in the wrong database");
    drop(server);

    let refused = async |url: &str, more: &[(&str, &str)]| {
        let mut environment = vec![("DATABASE_URL", url)];
        environment.extend(more);
        let output = TestDatabase::create().await.run_salon(&["migrate"], &environment).await;
        assert!(!output.status.success(), "{url}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let error = refused(&verified_url, &[]).await;
    assert!(error.contains("certificate"), "an untrusted certificate is accepted: {error}");
    let error = refused(&database.url, &[]).await;
    assert!(error.contains("no encryption"), "an unencrypted connection is accepted: {error}");
    let other_address = verified_url.replacen("127.83.", "127.84.", 1);
    let error = refused(&other_address, &[("SALON_DATABASE_CA", authority)]).await;
    assert!(error.contains("certificate"), "a certificate of another address is accepted: {error}");
}
