//! The tag of answers that depend on the version of a game.

use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, http::header};

use crate::{
    http::{answer::problem::ApiError, request::etag},
    model::game::Status,
};

/// What the tag of an answer about a game is made of. A client that polls gets 304 while none of it changed.
pub(in crate::http::routes) struct VersionTag {
    /// The version of the game.
    pub(in crate::http::routes) version: i64,
    /// The line of play, in a sandbox.
    pub(in crate::http::routes) line: Option<i32>,
    /// Whether it is a spectator's view: a spectator may get a seat later and then sees more at the same version.
    pub(in crate::http::routes) spectator: bool,
    /// A digest of the deadlines, which change between moves.
    pub(in crate::http::routes) revision: Option<String>,
    /// A digest of what else the answer depends on, such as the names of the players in a picture.
    pub(in crate::http::routes) variant: Option<String>,
    /// The status of the game, because a game can end without an event.
    pub(in crate::http::routes) status: Status,
}

impl VersionTag {
    fn text(&self) -> String {
        let version = etag::of_version(self.version, self.line);
        let tag = match (self.status, &self.revision) {
            (Status::Running | Status::Open, None) => version,
            (Status::Running | Status::Open, Some(revision)) => format!("{version}.{revision}"),
            (Status::Finished | Status::Aborted, _) => format!("{version}.{}", self.status.as_str()),
        };
        let tag = match &self.variant {
            Some(variant) => format!("{tag}.{variant}"),
            None => tag,
        };
        if self.spectator { format!("{tag}.watching") } else { tag }
    }

    /// Answers with the body and this tag, or with 304 if the client has it; then the body is not built.
    pub(in crate::http::routes) fn respond(
        &self,
        http: &HttpRequest,
        body: impl FnOnce(HttpResponseBuilder) -> Result<HttpResponse, ApiError>,
    ) -> Result<HttpResponse, ApiError> {
        let tag = self.text();
        if let Some(unchanged) = etag::unchanged(http, &tag) {
            return Ok(unchanged);
        }
        let mut answer = HttpResponse::Ok();
        answer
            .insert_header((header::ETAG, etag::quoted(&tag)))
            .insert_header((header::CACHE_CONTROL, "private, no-cache"))
            .insert_header((header::VARY, "Authorization"));
        body(answer)
    }
}
