//! The OpenAPI document as a contract: which answers an operation may give, and what they look like.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};

use hyper::Method;
use jsonschema::{Draft, Registry, Validator};
use serde_json::{Value, json};

use crate::answer::Answer;
use crate::client::Client;

/// Where the server has it.
const PATH: &str = "/v1/openapi.json";

/// The most letters shown of what a validator says; it repeats the whole value.
const MAX_ERROR_SHOWN: usize = 300;

/// What schemas call the document.
const NAME: &str = "urn:salon:document";

/// A document with the validators that were needed so far.
pub struct Contract {
    document: Value,
    /// The document once more, indexed: a validator of one place does not go through all of it again.
    registry: Registry<'static>,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

impl fmt::Debug for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contract")
    }
}

impl Contract {
    /// The document of a server; the same one, with its validators, for all servers that have the same.
    pub(crate) async fn fetch(client: &Client) -> Arc<Self> {
        static KNOWN: Mutex<Vec<(bytes::Bytes, Arc<Contract>)>> = Mutex::new(Vec::new());
        let answer = client.get(PATH).send().await.expect(200);
        let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, contract)) = known.iter().find(|(text, _)| text == answer.bytes()) {
            return Arc::clone(contract);
        }
        let contract = Arc::new(Self::new(answer.json()));
        known.push((answer.bytes().clone(), Arc::clone(&contract)));
        contract
    }

    /// A contract of any document.
    ///
    /// # Panics
    /// Where its references lead nowhere.
    #[must_use]
    pub fn new(document: Value) -> Self {
        let registry = Registry::new().draft(Draft::Draft202012).add(NAME, document.clone());
        let registry = registry.and_then(jsonschema::RegistryBuilder::prepare).expect("a document that can be used");
        Self { document, registry, validators: Mutex::default() }
    }

    /// The document.
    #[must_use]
    pub fn document(&self) -> &Value {
        &self.document
    }

    /// Whether the answer is one that the document allows; `complete` when its body has been read.
    ///
    /// # Errors
    /// With what is not documented, or not as documented.
    pub fn check(&self, method: &Method, path: &str, answer: &Answer, complete: bool) -> Result<(), String> {
        let path = path.split('?').next().unwrap_or(path);
        let (operation, pointer) = self.operation(method, path).ok_or("is not a documented operation")?;
        let status = answer.status();
        let keys = [status.to_string(), format!("{}XX", status / 100), "default".to_owned()];
        let responses = &operation["responses"];
        let key = keys.iter().find(|it| responses.get(it.as_str()).is_some());
        let key = key.ok_or_else(|| format!("answered {status}, which is not documented"))?;
        let (response, pointer) = self.resolve(&responses[key], format!("{pointer}/responses/{key}"));
        check_headers(response, answer)?;
        let Some(content) = response.get("content").and_then(Value::as_object).filter(|it| !it.is_empty()) else {
            let empty = answer.bytes().is_empty();
            return if empty { Ok(()) } else { Err(format!("answered {status} with a body, documented without")) };
        };
        // The answer to HEAD has the headers of a body and none.
        if *method == Method::HEAD {
            return Ok(());
        }
        let found = answer.content_type().unwrap_or("no type");
        let media = content.keys().find(|it| it.split(';').next().map(str::trim) == Some(found));
        let media = media.ok_or_else(|| format!("answered {status} as {found}, which is not documented"))?;
        let json = found == "application/json" || found.ends_with("+json");
        if !json || !complete || content[media].get("schema").is_none() {
            return Ok(());
        }
        let body = serde_json::from_slice(answer.bytes()).map_err(|it| format!("answered no JSON: {it}"))?;
        self.validate(&format!("{pointer}/content/{}/schema", escape(media)), &body)?;
        if status >= 400 { check_code(operation, &body) } else { Ok(()) }
    }

    /// Where the document says what comes in the stream of an operation.
    pub(crate) fn events_of(&self, method: &Method, path: &str) -> Option<String> {
        let (_, pointer) = self.operation(method, path.split('?').next()?)?;
        Some(format!("{pointer}/responses/200/content/{}/x-events", escape("text/event-stream")))
    }

    /// Whether an event of a stream is one that the document has there, and as it says.
    ///
    /// # Errors
    /// With what is not documented, or not as documented.
    pub(crate) fn check_event(&self, events: &str, name: &str, data: &str) -> Result<(), String> {
        let pointer = format!("{events}/{}", escape(name));
        if self.document.pointer(&pointer).is_none() {
            return Err(format!("sent {name}, which is not documented"));
        }
        // What is no JSON is text, where that is documented.
        let value = serde_json::from_str(data).unwrap_or_else(|_| Value::String(data.to_owned()));
        self.validate(&pointer, &value).map_err(|why| format!("sent {name}, which {why}"))
    }

    /// The name of the operation for a method and path.
    #[must_use]
    pub(crate) fn operation_id(&self, method: &Method, path: &str) -> Option<&str> {
        let path = path.split('?').next().unwrap_or(path);
        self.operation(method, path)?.0["operationId"].as_str()
    }

    /// Whether a value is what the named schema of the document says: for what comes in streams.
    ///
    /// # Errors
    /// With the differences.
    pub fn check_schema(&self, name: &str, value: &Value) -> Result<(), String> {
        self.validate(&format!("/components/schemas/{}", escape(name)), value)
    }

    /// The operation for a method and path; among templates that fit, the one with the most literal text.
    fn operation(&self, method: &Method, path: &str) -> Option<(&Value, String)> {
        let verb = method.as_str().to_lowercase();
        let paths = self.document["paths"].as_object()?;
        let mut found: Vec<_> =
            paths.iter().filter_map(|(template, item)| Some((fits(template, path)?, template, item))).collect();
        found.sort_by_key(|(parameters, ..)| *parameters);
        let (_, template, item) = found.into_iter().next()?;
        // What answers GET answers HEAD.
        let verbs = if verb == "head" { vec!["head", "get"] } else { vec![verb.as_str()] };
        let verb = verbs.into_iter().find(|it| item.get(it).is_some())?;
        Some((&item[verb], format!("/paths/{}/{verb}", escape(template))))
    }

    /// Follows a reference in the document.
    fn resolve<'a>(&'a self, value: &'a Value, pointer: String) -> (&'a Value, String) {
        let target = value["$ref"].as_str().and_then(|it| it.strip_prefix('#'));
        match target.and_then(|it| Some((self.document.pointer(it)?, it.to_owned()))) {
            Some(found) => found,
            None => (value, pointer),
        }
    }

    fn validate(&self, pointer: &str, value: &Value) -> Result<(), String> {
        let validator = self.validator(pointer)?;
        let errors: Vec<String> = validator
            .iter_errors(value)
            .take(5)
            // What is wrong stands at the end: the beginning is the value.
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
        // A reference to the place in the whole document: every reference inside it resolves as it stands.
        let schema = json!({"$ref": format!("{NAME}#{}", fragment(pointer))});
        let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
        let options = options.with_registry(&self.registry);
        let validator = options.build(&schema).map_err(|it| format!("has no usable schema ({pointer}): {it}"))?;
        let validator = Arc::new(validator);
        validators.insert(pointer.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }
}

/// A problem has to be one of those that the operation lists.
fn check_code(operation: &Value, problem: &Value) -> Result<(), String> {
    let code = &problem["code"];
    let listed = operation["x-problems"].as_array().is_some_and(|codes| codes.contains(code));
    if listed { Ok(()) } else { Err(format!("answered the problem {code}, which is not documented")) }
}

fn check_headers(response: &Value, answer: &Answer) -> Result<(), String> {
    let headers = response.get("headers").and_then(Value::as_object);
    for (name, header) in headers.into_iter().flatten() {
        if header["required"] == true && answer.header(name).is_none() {
            return Err(format!("answered without the required header {name}"));
        }
    }
    Ok(())
}

/// The number of parameters when the template fits the path.
fn fits(template: &str, path: &str) -> Option<usize> {
    let (wanted, given) = (template.split('/'), path.split('/'));
    if wanted.clone().count() != given.clone().count() {
        return None;
    }
    let mut parameters = 0;
    for (wanted, given) in wanted.zip(given) {
        if wanted.starts_with('{') && wanted.ends_with('}') {
            parameters += 1;
        } else if wanted != given {
            return None;
        }
    }
    Some(parameters)
}

/// The beginning and the end of what is long.
fn ends(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() <= MAX_ERROR_SHOWN {
        return text.to_owned();
    }
    let part = |letters: &[char]| letters.iter().collect::<String>();
    let half = MAX_ERROR_SHOWN / 2;
    format!("{} ... {}", part(&letters[..half]), part(&letters[letters.len() - half..]))
}

/// A key as a part of a JSON pointer.
fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// A JSON pointer as a fragment of an address.
fn fragment(pointer: &str) -> String {
    pointer.replace('%', "%25").replace('{', "%7B").replace('}', "%7D").replace(' ', "%20")
}
