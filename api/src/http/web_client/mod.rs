//! The web client: its files, its page at each of its addresses, and its page for addresses that do not exist.

mod addresses;
mod answer;

use actix_web::{
    HttpRequest, HttpResponse,
    body::MessageBody,
    dev::ServiceResponse,
    http::{
        Method, StatusCode,
        header::{self, Accept, Header, HeaderValue},
    },
    web::{self, ServiceConfig},
};
use salon_bundle::{Bundle, HASHED, INDEX};

use self::answer::{file_answer, page_answer};
use crate::http::{
    answer::{code::Code, problem::ApiError},
    state::AppState,
};

/// Paths that belong to the API or are files: what does not exist below them is a problem document, never a page.
const NOT_PAGES: [&str; 7] = ["/v1", "/docs", "/metrics", "/healthz", "/readyz", "/problems", "/assets"];

/// Marks an error answer whose body is a page, so that the middleware does not replace it with a problem document.
#[derive(Clone, Copy)]
struct ClientPage;

/// Registers the addresses and files of the client, if it is served.
pub(super) fn configure(config: &mut ServiceConfig, client: Option<&Bundle>) {
    let Some(client) = client else { return };
    let resource = |path: &str| web::resource(path.to_owned()).default_service(web::to(no_method));
    for address in addresses::ADDRESSES {
        config.service(resource(address).route(web::get().to(show_page)));
    }
    config.service(resource("/assets/{file:.*}").route(web::get().to(show_hashed_file)));
    for path in client.paths().filter(|path| *path != INDEX && !path.starts_with(HASHED)) {
        config.service(resource(&format!("/{path}")).route(web::get().to(show_file)));
    }
}

/// Whether an answer is a page of the client.
pub(super) fn is_page(response: &ServiceResponse<impl MessageBody>) -> bool {
    response.response().extensions().get::<ClientPage>().is_some()
}

/// Returns the page for an unknown address, if a browser shows the answer to a person: other callers get a problem document.
pub(super) fn not_found(client: Option<&Bundle>, request: &HttpRequest) -> Option<HttpResponse> {
    let path = request.match_info().as_str();
    let is_below =
        |prefix: &str| path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    if request.method() != Method::GET || NOT_PAGES.iter().any(|prefix| is_below(prefix)) || !wants_page(request) {
        return None;
    }
    let mut answer = page_answer(client?, request, StatusCode::NOT_FOUND);
    answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept"));
    answer.extensions_mut().insert(ClientPage);
    Some(answer)
}

/// Whether the caller names HTML among the types it accepts, as browsers do when a person opens an address.
fn wants_page(request: &HttpRequest) -> bool {
    let accepted = Accept::parse(request).map(|accept| accept.0).unwrap_or_default();
    accepted.iter().any(|kind| kind.item.essence_str() == "text/html")
}

async fn show_page(state: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let client = state.web.as_deref().ok_or_else(|| ApiError::new(Code::NotFound))?;
    Ok(page_answer(client, &request, StatusCode::OK))
}

async fn show_hashed_file(state: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    file(&state, &request, "public, max-age=31536000, immutable")
}

async fn show_file(state: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    file(&state, &request, "no-cache")
}

/// Answers with the file that the path names byte for byte: no dots, escapes or links are resolved.
fn file(state: &AppState, request: &HttpRequest, caching: &'static str) -> Result<HttpResponse, ApiError> {
    let path = request.path().strip_prefix('/').unwrap_or_default();
    let file = state.web.as_deref().and_then(|client| client.get(path)).ok_or_else(|| ApiError::new(Code::NotFound))?;
    Ok(file_answer(file, request, caching))
}

async fn no_method() -> Result<HttpResponse, ApiError> {
    Err(ApiError::new(Code::MethodNotAllowed).header(header::ALLOW, "GET, HEAD"))
}
