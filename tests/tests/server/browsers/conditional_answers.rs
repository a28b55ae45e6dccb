//! Everything that a client polls has an `ETag` and is not sent again while it is unchanged; `Vary` and compression.

use std::io::Read;

use flate2::read::GzDecoder;
use reqwest::Method;
use salon_tests::{ApiClient, ApiResponse, Operation, Person, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Operations whose answers have no tag, and why.
const WITHOUT_TAG: &[(&str, &str)] = &[
    ("show_health", "one constant line, for monitoring"),
    ("show_readiness", "one constant line, for monitoring"),
    ("show_metrics", "different at every request"),
    ("show_problem", "read once by authors of clients"),
    ("export_account", "a download that nobody polls"),
    ("stream_feed", "a stream, resumed by `Last-Event-ID`"),
    ("stream_events", "a stream, resumed by `Last-Event-ID`"),
    ("stream_moves", "a stream, resumed by `Last-Event-ID`"),
    ("show_unsubscribe", "a page behind a link in a mail"),
];

/// An account and games, so that every operation has something to answer with.
struct Fixture {
    ada: Person,
    values: Vec<(&'static str, String)>,
    webhook: String,
}

impl Fixture {
    async fn create(server: &TestServer) -> Self {
        let accounts = people(server, 2).await;
        let ada = accounts[0].clone();
        let bot = ada.register_bot("engine", &["read"]).await.id;
        let hook = json!({"label": "a", "url": "https://hooks.example.org/a"});
        let webhook = ada.client.post("/v1/account/webhooks").json(&hook).send().await.expect(201).json();
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let table = TestTable::of(&accounts).await;
        let note = json!({"text": "a note"});
        let _ = ada.client.put(&table.path("/note")).json(&note).send().await.expect(200);
        // The record of a game can be read when it is over.
        let over = TestTable::of(&accounts).await;
        let _ = over.players[1].client.post(&over.path("/resign")).send().await.expect(200);
        let open = ada.open_table(3, "private").await;
        let values = vec![
            ("{bot}", bot),
            ("{name}", ada.name.clone()),
            ("{ruleset}", "art_society".to_owned()),
            ("{pool}", "people".to_owned()),
            ("{key}", "art_society".to_owned()),
            ("{seat}", "0".to_owned()),
            ("{invite}", text(&open["invite"])),
            ("{id}/record", format!("{}/record", over.game)),
            ("games/{id}", format!("games/{}", table.game)),
        ];
        Self { ada, values, webhook: text(&webhook["id"]) }
    }

    fn path(&self, operation: &Operation) -> String {
        let path = self.values.iter().fold(operation.template.clone(), |path, (name, value)| path.replace(name, value));
        path.replace("webhooks/{id}", &format!("webhooks/{}", self.webhook))
    }
}

fn polled(server: &TestServer) -> Vec<Operation> {
    let operations = Operation::all(&server.client().contract()).into_iter();
    let operations: Vec<_> = operations.filter(|operation| operation.method == Method::GET).collect();
    for (id, _) in WITHOUT_TAG {
        assert!(operations.iter().any(|operation| operation.id == *id), "there is no operation {id}");
    }
    operations.into_iter().filter(|operation| WITHOUT_TAG.iter().all(|(id, _)| *id != operation.id)).collect()
}

#[tokio::test]
async fn every_answer_that_a_client_polls_has_a_tag_and_is_not_sent_again() {
    let server = TestServer::start().await;
    let fixture = Fixture::create(&server).await;
    let operations = polled(&server);
    assert!(operations.len() > 30);
    for operation in operations {
        assert!(operation.documents(304), "{operation:?} neither documents 304 nor has a reason in WITHOUT_TAG");
        let path = fixture.path(&operation);
        let first = fixture.ada.client.get(&path).send().await.expect(200);
        let tag = first.header("etag").unwrap_or_else(|| panic!("{first}")).to_owned();
        let again = fixture.ada.client.get(&path).header("if-none-match", &tag).send().await.expect(304);
        assert!(again.bytes().is_empty(), "{again}");
        assert_eq!(again.header("etag"), Some(tag.as_str()), "{again}");
        assert_eq!(again.header("cache-control"), first.header("cache-control"), "{again}");
    }
}

#[tokio::test]
async fn a_browser_that_accepts_compressed_answers_gets_304_too() {
    let server = TestServer::start().await;
    let fixture = Fixture::create(&server).await;
    let client = fixture.ada.client.with_header("accept-encoding", "gzip, deflate, br, zstd");
    let mut packed = 0;
    for operation in polled(&server) {
        let path = fixture.path(&operation);
        let first = client.get(&path).undocumented().send().await.expect(200);
        packed += u32::from(first.header("content-encoding").is_some());
        let tag = first.header("etag").unwrap_or_else(|| panic!("{first}")).to_owned();
        let again = client.get(&path).undocumented().header("if-none-match", &tag).send().await.expect(304);
        assert!(again.bytes().is_empty(), "{again}");
        assert_eq!(again.header("content-encoding"), None, "{again}");
        assert_eq!(again.header("etag"), Some(tag.as_str()), "{again}");
        let (whole, unchanged) = (vary(&first), vary(&again));
        assert!(whole.iter().all(|name| unchanged.contains(name)), "{whole:?} for 200, but {again}");
        // The tag of a compressed answer is also that of the plain one: a cache may have either.
        let plain = fixture.ada.client.get(&path).header("if-none-match", &tag).send().await.expect(304);
        assert!(plain.bytes().is_empty(), "{plain}");
    }
    assert!(packed > 20, "{packed} answers were compressed");
}

/// Returns the names in `Vary`, in lower case. There must be one such header at most.
fn vary(answer: &ApiResponse) -> Vec<String> {
    assert!(answer.headers().get_all("vary").iter().count() <= 1, "{answer}");
    let names = answer.header("vary").unwrap_or_default().split(',').map(|name| name.trim().to_lowercase());
    names.filter(|name| !name.is_empty()).collect()
}

#[tokio::test]
async fn vary_names_what_an_answer_depends_on() {
    let server = TestServer::builder().env("SALON_CORS_ORIGINS", "https://play.example.org").start().await;
    let fixture = Fixture::create(&server).await;
    for operation in polled(&server) {
        let path = fixture.path(&operation);
        for origin in ["https://play.example.org", "https://evil.example"] {
            let request = fixture.ada.client.get(&path).header("origin", origin).header("accept-encoding", "br, gzip");
            let answer = request.undocumented().send().await.expect(200);
            let names = vary(&answer);
            assert!(names.contains(&"origin".to_owned()), "{answer}");
            assert!(names.contains(&"accept-encoding".to_owned()), "{answer}");
            if answer.header("content-language").is_some() {
                assert!(names.contains(&"accept-language".to_owned()), "{answer}");
            }
            // Nothing of an account may be stored by a cache that others share.
            let policy = answer.header("cache-control").unwrap_or_default();
            assert!(policy.contains("private") || policy.contains("no-store") || operation.anonymous, "{answer}");
        }
    }
    let refused = fixture.ada.client.get("/v1/games/x").header("origin", "https://play.example.org").send().await;
    let names = vary(&refused);
    assert!(names.contains(&"origin".to_owned()) && names.contains(&"accept-language".to_owned()), "{refused}");
}

async fn compressed(client: &ApiClient, path: &str, accepted: &str) -> (Option<String>, Vec<u8>) {
    let answer = client.get(path).undocumented().header("accept-encoding", accepted).send().await.expect(200);
    (answer.header("content-encoding").map(str::to_owned), answer.bytes().to_vec())
}

#[tokio::test]
async fn answers_are_compressed_as_the_client_prefers() {
    let server = TestServer::start().await;
    let client = server.client();
    let path = "/v1/rulesets/the_gallerist";
    let (encoding, plain) = compressed(&client, path, "identity").await;
    assert_eq!(encoding, None);
    let (encoding, gzip) = compressed(&client, path, "gzip").await;
    assert_eq!(encoding.as_deref(), Some("gzip"));
    let mut unpacked = Vec::new();
    GzDecoder::new(gzip.as_slice()).read_to_end(&mut unpacked).expect("gzip");
    assert!(unpacked == plain && gzip.len() * 3 < plain.len(), "{} of {}", gzip.len(), plain.len());
    // As browsers ask.
    let (encoding, brotli) = compressed(&client, path, "gzip, deflate, br, zstd").await;
    assert_eq!(encoding.as_deref(), Some("br"));
    let mut unpacked = Vec::new();
    brotli::Decompressor::new(brotli.as_slice(), 4096).read_to_end(&mut unpacked).expect("brotli");
    assert!(unpacked == plain && brotli.len() < gzip.len(), "{} and {}", brotli.len(), gzip.len());
}

#[tokio::test]
async fn answers_to_moves_are_compressed_with_gzip() {
    let server = TestServer::start().await;
    let request = server.client().post("/v1/guests").json(&json!({})).undocumented();
    let answer = request.header("accept-encoding", "gzip, deflate, br, zstd").send().await.expect(201);
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
}

#[tokio::test]
async fn streams_are_not_compressed() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let request = ada.client.get("/v1/account/feed/stream").header("accept-encoding", "gzip, br");
    // The event arrives although the stream goes on.
    request.stream().await.expect_event("ready").await;
}
