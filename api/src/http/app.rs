//! The actix application that every web worker runs.

use actix_cors::Cors;
use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::{Compress, from_fn},
    web,
};
use utoipa_actix_web::service_config::ServiceConfig;
use utoipa_swagger_ui::SwaggerUi;

use crate::{
    config::{Config, Origins},
    http::{
        answer::{code::Code, headers::X_REQUEST_ID, problem::ApiError},
        document::docs::docs_headers,
        middleware::{Deadline, limit_duration, trace_request},
        operations::{DEPRECATION, SUNSET, no_route},
        request::{checks::check_request, query_errors},
        routes,
        state::AppState,
        web_client,
    },
};

/// Builds the application. The middleware added last runs first.
pub fn app(
    state: AppState,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let cors = cors(&state.config);
    let client = state.web.clone();
    App::new()
        .app_data(Deadline(state.config.http.request_timeout))
        .app_data(web::Data::new(state))
        .app_data(web::PathConfig::default().error_handler(|error, _| {
            // A path parameter that does not parse names no resource.
            ApiError::new(Code::NotFound).because(error).into()
        }))
        .app_data(
            web::QueryConfig::default().error_handler(|error, _| query_errors::refused(&error.to_string()).into()),
        )
        .configure(|config| routes::configure(&mut ServiceConfig::new(config)))
        .service(
            web::scope("/docs")
                .wrap(from_fn(docs_headers))
                .service(web::redirect("", "/docs/"))
                .service(SwaggerUi::new("/{_:.*}").config(swagger())),
        )
        .configure(|config| web_client::configure(config, client.as_deref()))
        .default_service(web::to(no_route))
        .wrap(from_fn(check_request))
        .wrap(Compress::default())
        .wrap(from_fn(limit_duration))
        .wrap(cors)
        .wrap(from_fn(trace_request))
}

/// Without its badge, which would send the document to a validator on another site.
fn swagger() -> utoipa_swagger_ui::Config<'static> {
    utoipa_swagger_ui::Config::from("/v1/openapi.json").validator_url("none")
}

fn cors(config: &Config) -> Cors {
    let cors = Cors::default()
        .allowed_methods([Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_any_header()
        .expose_headers([
            header::ETAG,
            header::LINK,
            header::LOCATION,
            header::RETRY_AFTER,
            X_REQUEST_ID,
            header::HeaderName::from_static("ratelimit-limit"),
            header::HeaderName::from_static("ratelimit-remaining"),
            header::HeaderName::from_static("ratelimit-reset"),
            DEPRECATION,
            SUNSET,
        ])
        .block_on_origin_mismatch(false)
        .max_age(3600);
    match &config.http.cors_origins {
        Origins::All => cors.allow_any_origin(),
        Origins::Only(origins) => origins.iter().fold(cors, |cors, origin| cors.allowed_origin(origin)),
    }
}
