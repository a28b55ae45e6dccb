//! The OpenAPI document: collected from the handlers, then completed with the parts that many operations have in common.

use actix_web::App;
use serde_json::{Value, json};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_actix_web::AppExt;

use crate::{
    config::Contact,
    http::{
        answer::{error_mapping::ProblemRefusal, problem::Problem},
        document::{
            common_headers,
            deprecations::{self, DeprecatedOperation},
            generators, links, parameter_schemas, problem_responses, ruleset_schemas, schema_names, scopes,
            stream_events, webhook_requests,
        },
        request::session_cookie,
        routes::{self, GameChange},
        shapes::{ruleset_values, webhook_message::WebhookMessage},
    },
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Salon",
        description = "Board games by correspondence: a turn today, a turn tomorrow.\n\n\
            All times are RFC 3339 in UTC. Unknown input fields and query parameters are refused, and so is a body where an \
            operation takes none; `{}` counts as none. An integer in JSON may be written with a point or an exponent, as `2.0`; in \
            paths and queries it is written in digits. Text never contains U+0000. Every error is a problem document (RFC 9457) \
            with a stable `code`; `x-problems` of an operation lists the codes it may answer with. Every answer has \
            `X-Request-Id`, and under `/v1` the headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`. \
            `HEAD` works wherever `GET` does. An `Accept-Encoding` that excludes every encoding, `identity` too, is answered with \
            406 `not_acceptable` anywhere.",
        contact(
            name = "The operator of the server (the address is a placeholder until the setting SALON_CONTACT replaces it)",
            url = "https://operator.example/",
        ),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/", description = "The server this document comes from")),
    tags(
        (name = "accounts", description = "Registration, profile, data export, deletion."),
        (name = "sessions", description = "Sign in, refresh, sign out."),
        (name = "access tokens", description = "Personal access tokens for scripts and bots."),
        (name = "bot accounts", description = "Accounts and tokens of bots owned by people."),
        (name = "mail", description = "E-mail addresses, password resets, mail settings."),
        (name = "talk", description = "Messages at tables, private notes, muted accounts."),
        (name = "rulesets", description = "The rulesets that can be played."),
        (name = "games", description = "Tables: open, find, join, start and leave them."),
        (name = "sandboxes", description = "Games for testing bots."),
        (name = "play", description = "Views, previews and moves."),
        (name = "streams", description = "Streams of events."),
        (name = "feed", description = "The notices of an account: read them, wait for them, stream them."),
        (name = "webhooks", description = "Send the notices of an account to other programs."),
        (name = "ratings", description = "Leaderboards and rating histories."),
        (name = "records", description = "Export and verify games."),
        (name = "server", description = "Health, metrics and documentation of the server."),
    ),
    components(schemas(
        Problem,
        // A member of some problems that no Rust type of an answer has.
        ProblemRefusal,
        // The data of streams, which is in no answer's body.
        GameChange,
        // The body of webhook requests, which is in no answer either.
        WebhookMessage,
        ruleset_values::RulesetOptions,
        ruleset_values::RulesetCommand,
        ruleset_values::RulesetView,
        ruleset_values::RulesetEvent,
        ruleset_values::RulesetTally,
        ruleset_values::RulesetComponents,
    )),
    modifiers(&SecuritySchemes),
)]
struct Base;

struct SecuritySchemes;

impl Modify for SecuritySchemes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let description = "An access token of a session (JWT), or a personal access token with the scope that `x-scope` of the operation \
            names.";
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(description)).build();
        let description =
            "The refresh token of a session, set with `Salon-Session: cookie`; only for pages of this server.";
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description(session_cookie::COOKIE_NAME, description));
        let schemes = &mut document.components.get_or_insert_default().security_schemes;
        schemes.insert("bearer".to_owned(), SecurityScheme::Http(bearer).into());
        schemes.insert("cookie".to_owned(), SecurityScheme::ApiKey(cookie).into());
        let description = "A ticket of `POST /v1/tickets`, for `EventSource` and `<img>`.";
        let ticket = ApiKey::Query(ApiKeyValue::with_description("ticket", description));
        schemes.insert("ticket".to_owned(), SecurityScheme::ApiKey(ticket).into());
    }
}

/// What is special in the document of one server.
#[derive(Debug, Default)]
pub struct DocumentSettings {
    /// Operations that are deprecated beside those that are on every server.
    pub deprecated: Vec<DeprecatedOperation>,
    /// Where the operator is reached.
    pub contact: Option<Contact>,
}

/// Builds the OpenAPI document of a server with default settings.
pub fn document() -> Value {
    document_with(&DocumentSettings::default())
}

/// Builds the OpenAPI document of a server.
pub fn document_with(settings: &DocumentSettings) -> Value {
    let deprecated = [DeprecatedOperation::declared(), settings.deprecated.clone()].concat();
    let (_, collected) =
        App::new().into_utoipa_app().openapi(Base::openapi()).configure(routes::configure).split_for_parts();
    let mut document = serde_json::to_value(&collected).unwrap_or_default();
    if let (Some(contact), Some(info)) = (&settings.contact, document.get_mut("info")) {
        info["contact"] = describe(contact);
    }
    if let Some(paths) = document.get_mut("paths").and_then(Value::as_object_mut) {
        for (path, operations) in paths {
            for operation in operations.as_object_mut().into_iter().flatten().filter_map(|(_, o)| o.as_object_mut()) {
                deprecations::mark(operation, &deprecated);
                problem_responses::add(path, operation);
                common_headers::add_conditional(operation);
                parameter_schemas::add(operation);
                common_headers::require_headers(operation);
                // Also where it is empty, so that no operation looks as if its security was forgotten.
                operation.entry("security").or_insert_with(|| json!([]));
                scopes::describe(operation);
                deprecations::declare_headers(operation);
            }
        }
    }
    parameter_schemas::add_to_bodies(&mut document);
    ruleset_schemas::add(&mut document);
    schema_names::add(&mut document);
    problem_responses::add_members(&mut document);
    links::add(&mut document);
    stream_events::add(&mut document);
    webhook_requests::add(&mut document);
    generators::adapt(&mut document);
    document
}

fn describe(contact: &Contact) -> Value {
    let name = "The operator of this server";
    match contact {
        Contact::Email(email) => json!({ "name": name, "email": email.as_str() }),
        Contact::Page(url) => json!({ "name": name, "url": url }),
    }
}

/// A reference to a schema.
pub(in crate::http) fn component(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::answer::code::Code;

    fn operations() -> Vec<(String, Value)> {
        let document = document();
        let paths = document["paths"].as_object().unwrap();
        paths
            .iter()
            .flat_map(|(path, operations)| {
                operations
                    .as_object()
                    .unwrap()
                    .values()
                    .map(|operation| (path.clone(), operation.clone()))
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    #[test]
    fn every_operation_is_described() {
        let operations = operations();
        assert!(operations.len() > 10);
        for (path, operation) in operations {
            let id = operation["operationId"].as_str().unwrap();
            assert!(id.contains('_'), "{id} is <verb>_<resource>");
            for member in ["summary", "description", "tags"] {
                assert!(operation.get(member).is_some_and(|v| v != ""), "{path} {id} has a {member}");
            }
        }
    }

    #[test]
    fn problems_named_by_handlers_exist() {
        let (_, collected) =
            App::new().into_utoipa_app().openapi(Base::openapi()).configure(routes::configure).split_for_parts();
        let collected = serde_json::to_value(&collected).unwrap();
        for operations in collected["paths"].as_object().unwrap().values() {
            for operation in operations.as_object().unwrap().values() {
                for name in operation.get("x-problems").and_then(Value::as_array).into_iter().flatten() {
                    assert!(Code::named(name.as_str().unwrap()).is_some(), "{name} is a code");
                }
            }
        }
    }

    #[test]
    fn the_committed_file_is_this_document() {
        let committed: Value = serde_json::from_str(include_str!("../../../../openapi/openapi.json")).unwrap();
        assert!(committed == document(), "run: salon openapi > openapi/openapi.json");
    }

    #[test]
    fn the_contact_is_that_of_the_operator_if_it_is_set() {
        let contact = |set: Option<&str>| {
            let contact = set.map(|text| text.parse().unwrap());
            document_with(&DocumentSettings { contact, ..DocumentSettings::default() })["info"]["contact"].clone()
        };
        let name = "The operator of this server";
        assert_eq!(contact(Some("ada@example.org")), json!({ "name": name, "email": "ada@example.org" }));
        assert_eq!(contact(Some("https://example.org/a")), json!({ "name": name, "url": "https://example.org/a" }));
        // The names under .example belong to nobody (RFC 2606).
        assert_eq!(contact(None)["url"], "https://operator.example/");
    }

    /// A request made from an example must not succeed on a server that was set up with the passwords of the guides.
    #[test]
    fn no_example_contains_a_password_of_the_guides() {
        let document = document().to_string();
        let guides = [
            include_str!("../../../../README.md"),
            include_str!("../../../../docs/FIRST_GAME.md"),
            include_str!("../../../../docs/BOTS.md"),
        ];
        let passwords = guides.into_iter().flat_map(|guide| guide.split("\"password\":\"").skip(1));
        let passwords: Vec<_> = passwords.filter_map(|rest| rest.split('"').next()).collect();
        assert!(!passwords.is_empty());
        for password in passwords {
            assert!(!document.contains(password), "{password}");
        }
    }

    #[test]
    fn bodies_have_examples() {
        for (path, operation) in operations() {
            let mut contents: Vec<&Value> = operation["responses"].as_object().unwrap().values().collect();
            contents.extend(operation.get("requestBody"));
            for media in contents.iter().filter_map(|c| c.get("content")).flat_map(|c| c.as_object().unwrap().values())
            {
                assert!(media.get("example").or(media.get("examples")).is_some(), "{path}: {media}");
            }
        }
    }
}
