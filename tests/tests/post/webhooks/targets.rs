//! The owner of a webhook and its permitted targets.

use salon_tests::{Person, TestClock, TestServer, UNKNOWN_ID, WebhookReceiver, WebhookReply};
use serde_json::{Value, json};

use super::{path, register, server_calling_loopback, signature, wait_for_delivery, webhook};

#[tokio::test]
async fn redirects_are_not_followed() {
    let clock = TestClock::stopped();
    let server = clock.configure(server_calling_loopback()).start().await;
    let ada = Person::register(&server, "ada").await;
    let [first, target] = [WebhookReceiver::start().await, WebhookReceiver::start().await];
    first.reply_with(WebhookReply::Redirect(target.url()));
    let webhook = webhook(&ada.client, &first).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let failed = wait_for_delivery(&ada.client, &webhook, |it| it["attempts"] == 1).await;
    assert_eq!((&failed["state"], &failed["last_status"]), (&json!("pending"), &json!(307)));
    assert!(target.received().is_empty());
}

#[tokio::test]
async fn private_addresses_get_nothing_unless_allowed() {
    let clock = TestClock::stopped();
    let builder = TestServer::builder().env("SALON_WEBHOOKS_CONNECT_TIMEOUT", "300ms");
    let server = clock.configure(builder).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let port = receiver.url().rsplit(':').next().expect("a port").to_owned();
    for host in [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "10.0.0.1",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fe80::1]",
        "[fd00::1]",
        "[ff02::1]",
        "224.0.0.1",
    ] {
        let order = json!({"label": "x", "url": format!("http://{host}:{port}")});
        let answer = ada.client.post("/v1/account/webhooks").json(&order).send().await;
        let problem = answer.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], "/url", "{host}");
    }
    // A host name is resolved and checked when a delivery is sent.
    // The error reveals neither the address nor whether the name exists.
    for url in [receiver.url_by_name("http"), "http://nothing.invalid/hook".to_owned()] {
        let by_name = register(&ada.client, &json!({"label": "x", "url": url})).await;
        let _ = ada.client.post(&path(&by_name, "/test")).send().await.expect(202);
        let failed = wait_for_delivery(&ada.client, &by_name, |it| it["attempts"] == 1).await;
        assert_eq!(failed["last_error"], "the host has no address that this server calls", "{url}");
    }
    // A webhook that was permitted when it was created is checked as well.
    let allowing = clock.configure(server_calling_loopback().database(server.database())).start().await;
    let client = allowing.client().with_token(ada.access_token());
    let by_number = webhook(&client, &receiver).await;
    drop(allowing);
    let _ = ada.client.post(&path(&by_number, "/test")).send().await.expect(202);
    let failed = wait_for_delivery(&ada.client, &by_number, |it| it["attempts"] == 1).await;
    assert_eq!(failed["last_error"], "the host has no address that this server calls");
    assert_eq!(receiver.connections(), 0, "a connection was opened");
}

#[tokio::test]
async fn a_webhook_is_visible_only_to_its_owner() {
    let server = server_calling_loopback().start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let receiver = WebhookReceiver::start().await;
    let webhook = webhook(&ada.client, &receiver).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let delivery = wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let again = format!("/deliveries/{}/redeliver", delivery["id"].as_str().expect("an id"));
    for of in [&webhook, &json!({"id": UNKNOWN_ID}), &json!({"id": "none"})] {
        eve.client.get(&path(of, "")).send().await.expect_problem(404, "not_found");
        eve.client.get(&path(of, "/deliveries")).send().await.expect_problem(404, "not_found");
        eve.client.delete(&path(of, "")).send().await.expect_problem(404, "not_found");
        eve.client.patch(&path(of, "")).json(&json!({"label": "mine"})).send().await.expect_problem(404, "not_found");
        for rest in ["/rotate-secret", "/test", again.as_str()] {
            eve.client.post(&path(of, rest)).send().await.expect_problem(404, "not_found");
        }
    }
    assert_eq!(eve.client.get("/v1/account/webhooks").send().await.expect(200).json()["items"], json!([]));
    let unknown = format!("/deliveries/{UNKNOWN_ID}/redeliver");
    ada.client.post(&path(&webhook, &unknown)).send().await.expect_problem(404, "not_found");
    let reads = server.client().with_token(&ada.personal_token(&["read", "play"]).await);
    reads.get("/v1/account/webhooks").send().await.expect_problem(403, "scope_missing");
    let id = webhook["id"].as_str().expect("an id");
    let _ = ada.client.delete(&format!("/v1/account/webhooks/{id}")).send().await.expect(204);
    ada.client.get(&path(&webhook, "")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn webhook_changes_are_validated() {
    let server = server_calling_loopback().start().await;
    let ada = Person::register(&server, "ada").await;
    let make = async |order: &Value| ada.client.post("/v1/account/webhooks").json(order).send().await;
    let sound = json!({"label": "x", "url": "https://hooks.example.org/a", "kinds": ["your_turn"], "game": UNKNOWN_ID});
    for (field, wrong) in [
        ("url", json!("hooks.example.org")),
        ("url", json!("ftp://hooks.example.org/")),
        ("url", json!("https://user:secret@hooks.example.org/")),
        ("url", json!("https://hooks.example.org/#there")),
        ("url", json!(format!("https://hooks.example.org/{}", "x".repeat(2000)))),
        ("url", json!("file:///etc/passwd")),
        ("url", Value::Null),
        ("label", json!("")),
        ("format", json!("teams")),
        ("kinds", json!([])),
        ("kinds", json!(["nothing"])),
        ("game", json!("none")),
        ("secret", json!("whsec_x")),
    ] {
        let mut order = sound.clone();
        order[field] = wrong;
        let problem = make(&order).await.expect_problem(422, "invalid_body");
        let pointer = problem.body["errors"][0]["pointer"].as_str().unwrap_or_default().to_owned();
        assert!(pointer.starts_with(&format!("/{field}")), "{order}: {pointer}");
    }
    let webhook = make(&sound).await.expect(201).json();
    assert_eq!((&webhook["format"], &webhook["enabled"]), (&json!("standard"), &json!(true)));
    let change = async |order: Value| ada.client.patch(&path(&webhook, "")).json(&order).send().await;
    let same = change(json!({})).await.expect(200).json();
    assert_eq!((&same["kinds"], &same["game"], &same["url"]), (&sound["kinds"], &sound["game"], &sound["url"]));
    let all = change(json!({"kinds": null, "game": null, "label": "y", "format": "slack"})).await.expect(200).json();
    assert_eq!((&all["kinds"], &all["game"]), (&Value::Null, &Value::Null));
    assert_eq!((&all["label"], &all["format"]), (&json!("y"), &json!("slack")));
    assert_eq!(change(json!({"enabled": false})).await.expect(200).json()["disabled_reason"], "by its owner");
    change(json!({"kinds": []})).await.expect_problem(422, "invalid_body");
    change(json!({"url": "http://10.0.0.1/"})).await.expect_problem(422, "invalid_body");
    for _ in 0..9 {
        let _ = make(&sound).await.expect(201);
    }
    make(&sound).await.expect_problem(409, "too_many_webhooks");
}

/// A certificate authority and a receiver whose certificate it signed.
async fn secure_receiver() -> (WebhookReceiver, String) {
    use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
    use tokio_rustls::rustls::{ServerConfig, crypto::ring, pki_types::PrivatePkcs8KeyDer};
    let authority_key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("parameters");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let certificate = authority.self_signed(&authority_key).expect("a certificate");
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().expect("a key");
    let own = CertificateParams::new(vec!["localhost".to_owned()]).expect("parameters");
    let own = own.signed_by(&key, &issuer).expect("a certificate");
    let config = ServerConfig::builder_with_provider(std::sync::Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![own.der().clone()], PrivatePkcs8KeyDer::from(key.serialize_der()).into())
        .expect("a configuration");
    let receiver = WebhookReceiver::start_secure(std::sync::Arc::new(config).into()).await;
    (receiver, certificate.pem())
}

#[tokio::test]
async fn an_https_receiver_needs_a_trusted_certificate() {
    let (receiver, certificate) = secure_receiver().await;
    let file = std::env::temp_dir().join(format!("salon-ca-{}.pem", std::process::id()));
    std::fs::write(&file, certificate).expect("a file");
    let trusting =
        server_calling_loopback().env("SALON_WEBHOOKS_CA_FILE", file.to_str().expect("a path")).start().await;
    let ada = Person::register(&trusting, "ada").await;
    let order = json!({"label": "x", "url": receiver.url_by_name("https")});
    let webhook = register(&ada.client, &order).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let request = receiver.received().remove(0);
    assert_eq!(request.header("webhook-signature"), signature(&webhook["secret"], &request));
    let clock = TestClock::stopped();
    let strict = clock.configure(server_calling_loopback()).start().await;
    let bob = Person::register(&strict, "bob").await;
    let webhook = register(&bob.client, &order).await;
    let _ = bob.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let failed = wait_for_delivery(&bob.client, &webhook, |it| it["attempts"] == 1).await;
    assert!(failed["last_error"].as_str().is_some_and(|it| it.starts_with("no secure connection")), "{failed}");
    assert_eq!(receiver.received().len(), 1);
    let _ = std::fs::remove_file(file);
}
