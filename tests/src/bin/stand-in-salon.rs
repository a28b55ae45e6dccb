//! A stand-in for the server that returns valid and invalid responses. Only the tests of the harness use it.

use std::net::SocketAddr;

use salon_postgres::{Cluster, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("migrate") => migrate().await,
        Some("serve") => serve().await,
        _ => std::process::exit(2),
    }
}

async fn migrate() {
    let url = std::env::var("DATABASE_URL").expect("DATABASE_URL");
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    client.batch_execute("CREATE TABLE things (id text PRIMARY KEY)").await.expect("a table");
}

async fn serve() {
    // Like the server when `DATABASE_URL` is not set.
    let _cluster = std::env::var_os("DATABASE_URL").is_none().then(|| {
        let data = std::env::var_os("SALON_DATA_DIR").expect("SALON_DATA_DIR");
        let settings = Settings { bin_dir: salon_tests::postgres_programs(), ..Settings::new(data) };
        Cluster::start(&settings).expect("a private PostgreSQL")
    });
    let bind: SocketAddr = std::env::var("SALON_BIND").expect("SALON_BIND").parse().expect("an address");
    let listener = TcpListener::bind(bind).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    println!("listening on {address}");
    let port_file = std::env::var("SALON_PORT_FILE").expect("SALON_PORT_FILE");
    std::fs::write(port_file, format!("{address}\n")).expect("a port file");
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        tokio::spawn(serve_connection(stream));
    }
}

async fn serve_connection(mut stream: TcpStream) {
    let mut lines = BufReader::new(&mut stream).lines();
    let first = lines.next_line().await.ok().flatten().unwrap_or_default();
    while lines.next_line().await.is_ok_and(|it| it.is_some_and(|line| !line.is_empty())) {}
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let (status, media, body) = respond(&path);
    let head = format!("HTTP/1.1 {status} Status\r\ncontent-type: {media}\r\nconnection: close\r\n");
    let length =
        if media == "text/event-stream" { String::new() } else { format!("content-length: {}\r\n", body.len()) };
    let _ = stream.write_all(format!("{head}{length}\r\n{body}").as_bytes()).await;
    let _ = stream.shutdown().await;
}

fn respond(path: &str) -> (u16, &'static str, String) {
    let thing = |size: Value, made_at: &str| json!({"id": "one", "size": size, "made_at": made_at}).to_string();
    let time = "2026-01-02T03:04:05Z";
    let json = "application/json";
    match path.split('?').next().unwrap_or_default() {
        "/v1/openapi.json" => (200, json, document().to_string()),
        "/v1/things/good" => (200, json, thing(json!(3), time)),
        "/v1/things/wrong-type" => (200, json, thing(json!("big"), time)),
        "/v1/things/huge" => (200, json, thing(json!("big".repeat(100_000)), time)),
        "/v1/things/wrong-format" => (200, json, thing(json!(3), "yesterday")),
        "/v1/things/extra-field" => (200, json, json!({"id": "one", "size": 3, "secret": 1}).to_string()),
        "/v1/things/no-json" => (200, json, "{".to_owned()),
        "/v1/things/wrong-media" => (200, "text/html", "<p>".to_owned()),
        "/v1/things/wrong-status" => (418, json, "{}".to_owned()),
        "/v1/things/missing" => problem(404, "not_found"),
        "/v1/things/wrong-problem" => problem(404, "not_listed"),
        "/v1/things/untagged" => (203, json, thing(json!(3), time)),
        "/v1/things/mine" => (204, json, String::new()),
        "/v1/plain-error" => (404, "text/plain", "gone".to_owned()),
        "/v1/stream" => (200, "text/event-stream", STREAM.to_owned()),
        "/v1/stream/wrong-data" => (200, "text/event-stream", "event: moved\ndata: {\"a\":\"one\"}\n\n".to_owned()),
        "/v1/stream/wrong-name" => (200, "text/event-stream", "event: surprise\ndata: {}\n\n".to_owned()),
        "/v1/stream/wrong-refusal" => problem(404, "not_listed"),
        _ => problem(404, "no_such_path"),
    }
}

const STREAM: &str =
    ": hello\nretry: 500\n\nid: 7\nevent: moved\ndata: {\"a\":\ndata: 1}\n\ndata: two\n\ndata: cut off";

fn problem(status: u16, code: &str) -> (u16, &'static str, String) {
    let body = json!({"type": "about:blank", "title": "No", "status": status, "code": code});
    (status, "application/problem+json", body.to_string())
}

fn document() -> Value {
    let content = |media: &str, schema: Value| json!({"description": "", "content": {media: {"schema": schema}}});
    let thing = content("application/json", json!({"$ref": "#/components/schemas/Thing"}));
    let mut tagged = thing.clone();
    tagged["headers"] = json!({"ETag": {"required": true, "schema": {"type": "string"}}});
    let mut stream = content("text/event-stream", json!({"type": "string"}));
    stream["content"]["text/event-stream"]["x-events"] = json!({
        "moved": {"type": "object", "properties": {"a": {"type": "integer"}}}, "message": {"type": "string"}
    });
    let missing = json!({"$ref": "#/components/responses/Missing"});
    let stream = json!({"x-problems": ["not_found"], "responses": {"200": stream, "404": missing}});
    json!({
        "openapi": "3.1.0",
        "info": {"title": "Stand-in", "version": "1"},
        "paths": {
            "/v1/openapi.json": {"get": {"responses": {"200": content("application/json", json!({"type": "object"}))}}},
            "/v1/things/{id}": {"get": {
                "x-problems": ["not_found"], "responses": {"200": thing, "203": tagged, "404": missing}
            }},
            "/v1/things/mine": {"get": {"responses": {"204": {"description": ""}}}},
            "/v1/stream": {"get": stream},
            "/v1/stream/{id}": {"get": stream}
        },
        "components": {
            "responses": {"Missing": content("application/problem+json", json!({"$ref": "#/components/schemas/Problem"}))},
            "schemas": {
                "Problem": {"type": "object", "required": ["status", "code"], "properties": {"status": {"type": "integer"}}},
                "Thing": {
                    "type": "object",
                    "required": ["id", "size"],
                    "additionalProperties": false,
                    "properties": {
                        "id": {"type": "string"},
                        "size": {"type": "integer", "format": "int32"},
                        "made_at": {"type": "string", "format": "date-time"}
                    }
                }
            }
        }
    })
}
