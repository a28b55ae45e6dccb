//! The OpenAPI document as a contract: which responses an operation may return, and their schemas.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};

use jsonschema::{Draft, Registry, Validator};
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::ApiClient;
use crate::response::ApiResponse;

/// The path of the document.
const DOCUMENT_PATH: &str = "/v1/openapi.json";

/// The length up to which a validation error is shown; it repeats the whole value.
const MAX_ERROR_SHOWN: usize = 300;

/// The base URI of references into the document.
const BASE_URI: &str = "urn:salon:document";

/// A document and a cache of the validators that were used.
pub struct Contract {
    document: Value,
    /// The document, indexed once for all validators.
    registry: Registry<'static>,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

impl fmt::Debug for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contract")
    }
}

impl Contract {
    /// Fetches the document of a server. Servers with equal documents share one contract and its validators.
    pub(crate) async fn fetch(client: &ApiClient) -> Arc<Self> {
        static CACHE: Mutex<Vec<(bytes::Bytes, Arc<Contract>)>> = Mutex::new(Vec::new());
        let response = client.get(DOCUMENT_PATH).send().await.expect(200);
        let mut known = CACHE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, contract)) = known.iter().find(|(text, _)| text == response.bytes()) {
            return Arc::clone(contract);
        }
        let contract = Arc::new(Self::new(response.json()));
        known.push((response.bytes().clone(), Arc::clone(&contract)));
        contract
    }

    /// Makes a contract of a document.
    ///
    /// # Panics
    /// When a reference in it cannot be resolved.
    #[must_use]
    pub fn new(document: Value) -> Self {
        let registry = Registry::new().draft(Draft::Draft202012).add(BASE_URI, document.clone());
        let registry =
            registry.and_then(jsonschema::RegistryBuilder::prepare).expect("a document whose references resolve");
        Self { document, registry, validators: Mutex::default() }
    }

    /// Returns the document.
    #[must_use]
    pub fn document(&self) -> &Value {
        &self.document
    }

    /// Checks a response against the document. `complete` says whether its body was read.
    ///
    /// # Errors
    /// When the response is not documented, or not as documented.
    pub fn check(&self, method: &Method, path: &str, response: &ApiResponse, complete: bool) -> Result<(), String> {
        let path = path.split('?').next().unwrap_or(path);
        let (operation, pointer) = self.operation(method, path).ok_or("is not a documented operation")?;
        let status = response.status();
        let keys = [status.to_string(), format!("{}XX", status / 100), "default".to_owned()];
        let responses = &operation["responses"];
        let key = keys.iter().find(|it| responses.get(it.as_str()).is_some());
        let key = key.ok_or_else(|| format!("answered {status}, which is not documented"))?;
        let (documented, pointer) = self.resolve(&responses[key], format!("{pointer}/responses/{key}"));
        check_headers(documented, response)?;
        let Some(content) = documented.get("content").and_then(Value::as_object).filter(|it| !it.is_empty()) else {
            let empty = response.bytes().is_empty();
            return if empty { Ok(()) } else { Err(format!("answered {status} with a body, documented without")) };
        };
        // A response to HEAD has the headers of a body, but no body.
        if *method == Method::HEAD {
            return Ok(());
        }
        let found = response.content_type().unwrap_or("no type");
        let media = content.keys().find(|it| it.split(';').next().map(str::trim) == Some(found));
        let media = media.ok_or_else(|| format!("answered {status} as {found}, which is not documented"))?;
        let json = found == "application/json" || found.ends_with("+json");
        if !json || !complete || content[media].get("schema").is_none() {
            return Ok(());
        }
        let body = serde_json::from_slice(response.bytes()).map_err(|it| format!("answered no JSON: {it}"))?;
        self.validate(&format!("{pointer}/content/{}/schema", escape(media)), &body)?;
        if status >= 400 { check_code(operation, &body) } else { Ok(()) }
    }

    /// Returns the pointer to the documented events of an operation that returns a stream.
    pub(crate) fn events_of(&self, method: &Method, path: &str) -> Option<String> {
        let (_, pointer) = self.operation(method, path.split('?').next()?)?;
        Some(format!("{pointer}/responses/200/content/{}/x-events", escape("text/event-stream")))
    }

    /// Checks an event of a stream against the document.
    ///
    /// # Errors
    /// When the event is not documented, or not as documented.
    pub(crate) fn check_event(&self, events: &str, name: &str, data: &str) -> Result<(), String> {
        let pointer = format!("{events}/{}", escape(name));
        if self.document.pointer(&pointer).is_none() {
            return Err(format!("sent {name}, which is not documented"));
        }
        // Data that is not JSON is text, which the document may allow.
        let value = serde_json::from_str(data).unwrap_or_else(|_| Value::String(data.to_owned()));
        self.validate(&pointer, &value).map_err(|why| format!("sent {name}, which {why}"))
    }

    /// Returns the `operationId` of a method and path.
    #[must_use]
    pub(crate) fn operation_id(&self, method: &Method, path: &str) -> Option<&str> {
        let path = path.split('?').next().unwrap_or(path);
        self.operation(method, path)?.0["operationId"].as_str()
    }

    /// Checks a value against a named schema of the document.
    ///
    /// # Errors
    /// When it does not match.
    pub fn check_schema(&self, name: &str, value: &Value) -> Result<(), String> {
        self.validate(&format!("/components/schemas/{}", escape(name)), value)
    }

    /// Returns the operation of a method and path, and its pointer. Of several templates that match, the one with the fewest parameters
    /// wins.
    fn operation(&self, method: &Method, path: &str) -> Option<(&Value, String)> {
        let verb = method.as_str().to_lowercase();
        let paths = self.document["paths"].as_object()?;
        let mut found: Vec<_> =
            paths.iter().filter_map(|(template, item)| Some((fits(template, path)?, template, item))).collect();
        found.sort_by_key(|(parameters, ..)| *parameters);
        let (_, template, item) = found.into_iter().next()?;
        // HEAD is documented by GET.
        let verbs = if verb == "head" { vec!["head", "get"] } else { vec![verb.as_str()] };
        let verb = verbs.into_iter().find(|it| item.get(it).is_some())?;
        Some((&item[verb], format!("/paths/{}/{verb}", escape(template))))
    }

    /// Resolves a reference within the document.
    fn resolve<'a>(&'a self, value: &'a Value, pointer: String) -> (&'a Value, String) {
        let target = value["$ref"].as_str().and_then(|it| it.strip_prefix('#'));
        match target.and_then(|it| Some((self.document.pointer(it)?, it.to_owned()))) {
            Some(found) => found,
            None => (value, pointer),
        }
    }

    /// Checks a value against the schema at a pointer into the document.
    ///
    /// # Errors
    /// When the value is not valid, or there is no schema.
    pub fn validate(&self, pointer: &str, value: &Value) -> Result<(), String> {
        let validator = self.validator(pointer)?;
        let errors: Vec<String> = validator
            .iter_errors(value)
            .take(5)
            // A message begins with the value and ends with the reason.
            .map(|it| format!("at {:?}: {}", it.instance_path().as_str(), ends(&it.to_string())))
            .collect();
        if errors.is_empty() {
            Ok(())
        } else {
            Err(format!("is not as documented ({pointer}):\n  {}", errors.join("\n  ")))
        }
    }

    fn validator(&self, pointer: &str) -> Result<Arc<Validator>, String> {
        let mut validators = self.validators.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(validator) = validators.get(pointer) {
            return Ok(Arc::clone(validator));
        }
        // A reference into the whole document, so that references inside the schema resolve.
        let schema = json!({"$ref": format!("{BASE_URI}#{}", fragment(pointer))});
        let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
        let options = options.with_registry(&self.registry);
        let validator = options.build(&schema).map_err(|it| format!("has no usable schema ({pointer}): {it}"))?;
        let validator = Arc::new(validator);
        validators.insert(pointer.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }
}

/// Checks that the operation lists the problem.
fn check_code(operation: &Value, problem: &Value) -> Result<(), String> {
    let code = &problem["code"];
    let listed = operation["x-problems"].as_array().is_some_and(|codes| codes.contains(code));
    if listed { Ok(()) } else { Err(format!("answered the problem {code}, which is not documented")) }
}

fn check_headers(documented: &Value, response: &ApiResponse) -> Result<(), String> {
    let headers = documented.get("headers").and_then(Value::as_object);
    for (name, header) in headers.into_iter().flatten() {
        if header["required"] == true && response.header(name).is_none() {
            return Err(format!("answered without the required header {name}"));
        }
    }
    let said = headers.is_some_and(|headers| headers.keys().any(|name| name.eq_ignore_ascii_case("content-language")));
    if response.status() < 300 && response.header("content-language").is_some() && !said {
        return Err("Content-Language is not documented".to_owned());
    }
    Ok(())
}

/// Returns the number of parameters of a template that matches the path.
fn fits(template: &str, path: &str) -> Option<usize> {
    let (expected, given) = (template.split('/'), path.split('/'));
    if expected.clone().count() != given.clone().count() {
        return None;
    }
    let mut parameters = 0;
    for (expected, given) in expected.zip(given) {
        if expected.starts_with('{') && expected.ends_with('}') {
            parameters += 1;
        } else if expected != given {
            return None;
        }
    }
    Some(parameters)
}

/// Returns the beginning and the end of a long text.
fn ends(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() <= MAX_ERROR_SHOWN {
        return text.to_owned();
    }
    let part = |letters: &[char]| letters.iter().collect::<String>();
    let half = MAX_ERROR_SHOWN / 2;
    format!("{} ... {}", part(&letters[..half]), part(&letters[letters.len() - half..]))
}

/// Escapes a key for a JSON pointer.
fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// Escapes a JSON pointer for a URI fragment.
fn fragment(pointer: &str) -> String {
    pointer.replace('%', "%25").replace('{', "%7B").replace('}', "%7D").replace(' ', "%20")
}
