//! The addresses of the web client: those of `web/src/app/routes.ts`, which a test compares.

/// The addresses at which the server answers with the client's page. All others are answered 404.
pub(super) const ADDRESSES: &[&str] = &[
    "/",
    "/play",
    "/games/{id}",
    "/invitations/{code}",
    "/people",
    "/people/{name}",
    "/ratings",
    "/ratings/{ruleset}",
    "/about",
    "/about/accessibility",
    "/sign-in",
    "/register",
    "/verify-email",
    "/reset-password",
    "/unsubscribe/{token}",
    "/settings",
    "/settings/{page}",
];
