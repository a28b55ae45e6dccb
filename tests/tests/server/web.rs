//! The web client that the server serves: its page at each address, its files, caching, compression, headers, and how it is switched off.

use std::{fs, path::PathBuf};

use reqwest::Method;
use salon_tests::{ApiResponse, TestServer};

/// What browsers send when a person opens an address.
const BROWSER: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const ENCODING: &str = "accept-encoding";

/// A client for a test, in a folder of its own.
struct ClientFolder(PathBuf);

impl ClientFolder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("salon-client-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).expect("a folder");
        let client = Self(folder);
        client.write("index.html", "<!doctype html><title>Another client</title>");
        client.write("assets/main-1234abcd.js", &"console.log('hello');\n".repeat(200));
        client.write("robots.txt", "User-agent: *\n");
        client
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.0.join(file), text).expect("a file");
    }

    async fn serve(&self) -> TestServer {
        TestServer::builder().env("SALON_WEB_DIR", self.0.to_str().expect("a path")).start().await
    }
}

impl Drop for ClientFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> ApiResponse {
    let request = server.client().get(path).undocumented();
    headers.iter().fold(request, |request, (name, value)| request.header(name, value)).send().await
}

/// Opens an address as a browser does. Not checked by the harness, because an error may be a page.
async fn open(server: &TestServer, path: &str) -> (u16, String, String) {
    let address = format!("http://{}{path}", server.client().address());
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let answer = client.get(address).header("accept", BROWSER).send().await.expect("an answer");
    let kind = answer.headers().get("content-type").and_then(|it| it.to_str().ok()).unwrap_or_default().to_owned();
    (answer.status().as_u16(), kind, answer.text().await.expect("a text"))
}

/// The path of a file of the embedded client that its page refers to.
async fn embedded_asset(server: &TestServer) -> String {
    let page = get(server, "/", &[]).await.expect(200).text();
    let start = page.find("/assets/").expect("a file in the page");
    page[start..].split('"').next().expect("a path").to_owned()
}

#[tokio::test]
async fn every_address_of_the_client_shows_its_page() {
    let server = TestServer::start().await;
    let first = get(&server, "/", &[]).await.expect(200);
    assert_eq!(first.header("content-type"), Some("text/html; charset=utf-8"));
    for path in [
        "/play",
        "/games/0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11?at=12",
        "/invitations/Kx9f-2",
        "/settings",
        "/settings/mail",
        "/sign-in",
        "/register",
        "/verify-email",
        "/reset-password",
        "/unsubscribe/salon_mt_5Kx9",
    ] {
        assert_eq!(get(&server, path, &[]).await.expect(200).bytes(), first.bytes(), "{path}");
    }
}

/// The texts between quotes that follow one of these words in a source file.
fn quoted_after(file: &str, words: &[&str]) -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let text = fs::read_to_string(root.join(file)).expect("a source file");
    let mut found: Vec<String> = words
        .iter()
        .flat_map(|word| text.split(word).skip(1))
        .filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
        .collect();
    found.sort();
    found
}

#[test]
fn the_server_and_the_client_know_the_same_addresses() {
    let client = quoted_after("web/src/app/routes.ts", &["  page(\"", "  door(\""]);
    let server = quoted_after("api/src/http/web_client/addresses.rs", &["    \""]);
    assert!(client.len() > 5, "{client:?}");
    assert_eq!(client, server);
}

#[tokio::test]
async fn an_unknown_address_is_a_page_for_browsers_and_a_problem_for_programs() {
    let server = TestServer::start().await;
    for path in ["/nowhere", "/games", "/games/1/2", "/assetsx", "/index.html.bak"] {
        let (status, kind, text) = open(&server, path).await;
        assert_eq!((status, kind.as_str()), (404, "text/html; charset=utf-8"), "{path}");
        assert_eq!(text, get(&server, "/", &[]).await.text(), "{path}");
        get(&server, path, &[]).await.expect_problem(404, "not_found");
        get(&server, path, &[("accept", "application/json")]).await.expect_problem(404, "not_found");
    }
}

#[tokio::test]
async fn the_api_answers_with_problems_also_to_browsers() {
    let server = TestServer::start().await;
    for path in ["/v1/unknown", "/v1", "/%761/unknown", "/metrics/x", "/healthz/x", "/problems/none", "/assets/none.js"]
    {
        get(&server, path, &[("accept", BROWSER)]).await.expect_problem(404, "not_found");
    }
    get(&server, "/docs/none.js", &[("accept", BROWSER)]).await.expect_problem(404, "not_found");
    let refused = server.client().request(Method::DELETE, "/v1/games").undocumented();
    refused.header("accept", BROWSER).send().await.expect_problem(405, "method_not_allowed");
    assert_eq!(get(&server, "/healthz", &[("accept", BROWSER)]).await.expect(200).json()["status"], "ok");
    assert!(
        get(&server, "/metrics", &[("accept", BROWSER)]).await.expect(200).text().contains("salon_http_requests_total")
    );
}

#[tokio::test]
async fn the_page_is_checked_every_time_and_files_with_a_hash_are_kept() {
    let server = TestServer::start().await;
    let page = get(&server, "/", &[]).await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let tag = page.header("etag").expect("a tag").to_owned();
    let again = get(&server, "/play", &[("if-none-match", &tag)]).await.expect(304);
    assert!(again.bytes().is_empty() && again.header("etag") == Some(&tag), "{again}");
    assert_eq!(again.header("cache-control"), Some("no-cache"));
    let _ = get(&server, "/", &[("if-none-match", "\"other\"")]).await.expect(200);
    let asset = embedded_asset(&server).await;
    let file = get(&server, &asset, &[]).await.expect(200);
    assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"), "{asset}");
    let client = ClientFolder::new("caching");
    let server = client.serve().await;
    let file = get(&server, "/robots.txt", &[]).await.expect(200);
    assert_eq!(file.header("cache-control"), Some("no-cache"), "its name does not change with its contents");
    let tag = file.header("etag").expect("a tag").to_owned();
    let _ = get(&server, "/robots.txt", &[("if-none-match", &tag)]).await.expect(304);
}

#[tokio::test]
async fn files_are_compressed_as_the_caller_accepts() {
    let server = TestServer::start().await;
    let asset = embedded_asset(&server).await;
    let plain = get(&server, &asset, &[]).await.expect(200);
    assert_eq!(plain.header("content-encoding"), None);
    let mut sizes = vec![plain.bytes().len()];
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("gzip;q=1, br;q=0.5", "gzip"),
    ] {
        let answer = get(&server, &asset, &[(ENCODING, accepted)]).await.expect(200);
        assert_eq!(answer.header("content-encoding"), Some(encoding), "{accepted}");
        let vary = answer.header("vary").unwrap_or_default().to_lowercase();
        assert_eq!(vary.matches("accept-encoding").count(), 1, "{vary}");
        sizes.push(answer.bytes().len());
    }
    assert!(sizes[1..].iter().all(|size| *size < sizes[0]), "{sizes:?}");
    assert!(plain.header("vary").unwrap_or_default().to_lowercase().contains("accept-encoding"));
    for accepted in ["identity", "br;q=0, gzip;q=0"] {
        let answer = get(&server, &asset, &[(ENCODING, accepted)]).await.expect(200);
        assert_eq!(answer.bytes(), plain.bytes(), "{accepted}");
    }
}

#[tokio::test]
async fn compressed_files_are_the_same_files() {
    let server = TestServer::start().await;
    let asset = embedded_asset(&server).await;
    let plain = get(&server, &asset, &[]).await.expect(200);
    let gzip = get(&server, &asset, &[(ENCODING, "gzip")]).await.expect(200);
    let mut text = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(gzip.bytes().as_ref()), &mut text).expect("gzip");
    assert_eq!(text, plain.bytes().as_ref());
    let brotli = get(&server, &asset, &[(ENCODING, "br")]).await.expect(200);
    let mut text = Vec::new();
    std::io::Read::read_to_end(&mut brotli::Decompressor::new(brotli.bytes().as_ref(), 4096), &mut text)
        .expect("brotli");
    assert_eq!(text, plain.bytes().as_ref());
}

#[tokio::test]
async fn the_page_has_a_strict_policy() {
    let server = TestServer::start().await;
    for path in ["/", "/games/x"] {
        let answer = get(&server, path, &[]).await.expect(200);
        let policy = answer.header("content-security-policy").expect("a policy").to_owned();
        for rule in [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "connect-src 'self'",
            "img-src 'self' data: blob:",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.split("; ").any(|it| it == rule), "{rule} in {policy}");
        }
        assert!(!policy.contains("unsafe") && !policy.contains("http") && !policy.contains('*'), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert!(answer.header("permissions-policy").is_some_and(|it| it.contains("camera=()")), "{answer}");
        assert!(answer.header("x-request-id").is_some());
        let text = answer.text();
        assert!(!text.contains("<style") && !text.contains("style=\"") && !text.contains(" onclick"), "{text}");
        for script in text.split("<script").skip(1) {
            let (attributes, rest) = script.split_once('>').expect("a tag");
            assert!(attributes.contains("src=\"/") && rest.starts_with("</script>"), "an inline script: {script}");
        }
    }
}

#[tokio::test]
async fn head_answers_without_a_body_and_other_methods_are_refused() {
    let server = TestServer::start().await;
    let asset = embedded_asset(&server).await;
    for path in ["/", asset.as_str()] {
        let head = server.client().request(Method::HEAD, path).undocumented().send().await.expect(200);
        let body = get(&server, path, &[]).await.expect(200);
        assert!(head.bytes().is_empty());
        assert_eq!(head.header("content-length"), Some(body.bytes().len().to_string().as_str()), "{path}");
        assert_eq!(head.header("etag"), body.header("etag"), "{path}");
        for method in [Method::POST, Method::PUT, Method::DELETE] {
            let refused = server.client().request(method, path).undocumented().send().await;
            assert_eq!(refused.header("allow"), Some("GET, HEAD"), "{refused}");
            refused.expect_problem(405, "method_not_allowed");
        }
    }
}

#[tokio::test]
async fn the_client_can_be_switched_off() {
    let server = TestServer::builder().env("SALON_WEB", "false").start().await;
    for path in ["/", "/play", "/games/x", "/nowhere", "/icon.svg"] {
        get(&server, path, &[("accept", BROWSER)]).await.expect_problem(404, "not_found");
    }
    let _ = get(&server, "/v1/rulesets", &[]).await.expect(200).json();
}

#[tokio::test]
async fn a_client_in_a_folder_replaces_the_embedded_one_and_nothing_outside_of_it_is_served() {
    let client = ClientFolder::new("folder");
    let outside = client.0.with_extension("secret");
    fs::write(&outside, "secret").expect("a file");
    let server = client.serve().await;
    assert!(get(&server, "/", &[]).await.expect(200).text().contains("Another client"));
    let file = get(&server, "/assets/main-1234abcd.js", &[(ENCODING, "gzip")]).await.expect(200);
    assert_eq!(file.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(file.header("content-encoding"), Some("gzip"));
    let name = outside.file_name().and_then(|it| it.to_str()).expect("a name");
    for path in [
        format!("/assets/../../{name}"),
        format!("/assets/..%2f..%2f{name}"),
        format!("/assets/%2e%2e/%2e%2e/{name}"),
        format!("/assets//{}", outside.display()),
        format!("/../{name}"),
        "/assets/".to_owned(),
        "/assets/main-1234abcd.js/".to_owned(),
        "/assets/%00".to_owned(),
    ] {
        let answer = get(&server, &path, &[]).await;
        assert!(answer.status() >= 400 && !answer.text().contains("secret\n"), "{path}: {answer}");
    }
    fs::remove_file(outside).expect("a file");
}

#[tokio::test]
async fn a_folder_that_does_not_exist_ends_the_start_with_one_sentence() {
    let database = salon_tests::TestDatabase::create().await;
    let output = database.run_salon(&["serve"], &[("SALON_WEB_DIR", "/nowhere/at/all")]).await;
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(!output.status.success() && text.contains("SALON_WEB_DIR") && text.contains("/nowhere/at/all"), "{text}");
}

#[tokio::test]
async fn a_folder_without_a_page_says_that_there_is_no_client() {
    let client = ClientFolder::new("empty");
    fs::remove_file(client.0.join("index.html")).expect("a file");
    let server = client.serve().await;
    assert!(get(&server, "/", &[]).await.expect(200).text().contains("no web client"));
}
