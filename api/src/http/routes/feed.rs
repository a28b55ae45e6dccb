//! The personal feed: page by page, by long poll, as a stream; marking as read.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    feed::{self, Begin, FeedFilter, FeedItem, Following, Kinds, Part, Place, ReadOrder, Unread},
    http::{
        ApiError, Body, Caller, Code, Play, Read, State, etag,
        page::{Limit, add_links, link},
        sse::{self, Piece, Source},
    },
    lifecycle::Phase,
};

/// Items that can be marked one by one in a request.
const MOST_MARKED: usize = 100;

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_feed).service(stream_feed).service(count_unread).service(mark_read);
}

fn example() -> Value {
    json!({
        "id": "ZgAAAAAAAALrAAAAAAAAAAE", "at": "2026-01-01T12:00:00Z", "read": false,
        "news": {
            "kind": "your_turn", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 12,
            "seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z", "after_own_move": false
        }
    })
}

/// Where a list begins without a cursor.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ListFrom {
    /// With the newest items.
    #[default]
    Newest,
    /// With the oldest item that is kept.
    Oldest,
}

/// Which part of the feed.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FeedQuery {
    /// How many items at most.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// The items after this one: `next_cursor` of the page before, or the id of any item.
    cursor: Option<String>,
    /// The items just before this one: `previous_cursor` of the page after, or the id of any item.
    before: Option<String>,
    /// Where to begin without `cursor` and `before`.
    #[serde(default)]
    #[param(value_type = Option<ListFrom>, inline)]
    from: ListFrom,
    /// Only these kinds, with commas between them.
    #[param(value_type = Option<String>, example = "your_turn,reminder")]
    kinds: Option<Kinds>,
    /// Only what was not marked as read.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    unread: bool,
    /// Wait this many seconds for an item if there is none; not with `before`.
    #[serde(default)]
    #[param(value_type = Option<u8>, minimum = 0, maximum = 60, default = 0, example = 20)]
    wait: Wait,
}

/// How long a request may wait, in seconds.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(try_from = "u8")]
struct Wait(u8);

impl TryFrom<u8> for Wait {
    type Error = &'static str;

    fn try_from(seconds: u8) -> Result<Self, Self::Error> {
        if seconds <= 60 { Ok(Self(seconds)) } else { Err("wait must be 0 to 60") }
    }
}

/// A part of the feed.
#[derive(Serialize, ToSchema)]
struct FeedPage {
    /// The items, the oldest first.
    items: Vec<FeedItem>,
    /// To be sent as `cursor` for what comes after; always there, also when there was nothing.
    next_cursor: String,
    /// To be sent as `before` for what was before; absent when there is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    previous_cursor: Option<String>,
    /// Whether there are more items after these already.
    more: bool,
}

fn filter(kinds: Option<&Kinds>, unread: bool) -> FeedFilter {
    FeedFilter { kinds: kinds.map(|kinds| kinds.0.iter().map(|kind| kind.as_str().to_owned()).collect()), unread }
}

fn place(cursor: &str) -> Result<Place, ApiError> {
    cursor.parse().map_err(|_| ApiError::new(Code::InvalidCursor))
}

/// Read my feed.
///
/// Everything the caller was told, in one order that never changes. Without a cursor the newest items (a client shows them and goes
/// back with `before`), with `from=oldest` all that is kept. `next_cursor` leads on from there for ever: nothing appears behind it
/// later, and nothing is told twice. With `wait` an empty page is held back until there is an item, the time is up, or the server
/// has to answer: it never waits quite as long as its own limit for requests. Items are kept for as long as the server's operator
/// decided, 90 days unless said otherwise.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"])),
    params(FeedQuery),
    responses(
        (status = 200, description = "A part of the feed.", body = FeedPage,
            headers(("Link" = String, description = "`next` if there are more items already, `prev` if there are older ones.")),
            example = json!({
            "items": [example()], "next_cursor": "ZgAAAAAAAALrAAAAAAAAAAE", "more": false
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/account/feed")]
async fn list_feed(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<FeedQuery>,
) -> Result<HttpResponse, ApiError> {
    let begin = match (query.cursor.as_deref(), query.before.as_deref(), query.from) {
        (Some(_), Some(_), _) => {
            return Err(ApiError::new(Code::InvalidQuery).detail("either cursor or before, not both"));
        }
        (Some(cursor), None, _) => Begin::After(place(cursor)?),
        (None, Some(cursor), _) => Begin::Before(place(cursor)?),
        (None, None, ListFrom::Newest) => Begin::Newest,
        (None, None, ListFrom::Oldest) => Begin::After(Place::BEGINNING),
    };
    let filter = filter(query.kinds.as_ref(), query.unread);
    let read = async |begin| feed::read_feed(&state.games, caller.account, begin, &filter, query.limit.get()).await;
    let part = read(begin).await?;
    if part.items.is_empty() && query.wait.0 > 0 && !matches!(begin, Begin::Before(_)) {
        wait(&state, &caller, part.next, filter.clone(), query.wait).await?;
        let begin = Begin::After(part.next);
        return respond(&http, &page(read(begin).await?, begin));
    }
    respond(&http, &page(part, begin))
}

fn respond(http: &HttpRequest, page: &FeedPage) -> Result<HttpResponse, ApiError> {
    let to = |name, cursor: &str, rel| link(http, &["cursor", "before", "from"], (name, cursor), rel);
    let next = page.more.then(|| to("cursor", &page.next_cursor, "next"));
    let previous = page.previous_cursor.as_ref().map(|cursor| to("before", cursor, "prev"));
    let mut response = etag::json(http, page)?;
    add_links(&mut response, next.into_iter().chain(previous));
    Ok(response)
}

fn page(part: Part, begin: Begin) -> FeedPage {
    let first = part.items.first().map(|item| item.id.to_string());
    let forward = matches!(begin, Begin::After(_));
    // Behind a cursor there is what the client has seen, unless it began at the very beginning.
    let older = if forward { !matches!(begin, Begin::After(Place::BEGINNING)) } else { part.more };
    FeedPage {
        next_cursor: part.next.to_string(),
        previous_cursor: first.filter(|_| older),
        more: if forward { part.more } else { matches!(begin, Begin::Before(_)) },
        items: part.items,
    }
}

/// Waits until there is something after a place, the time is up, or the server stops.
async fn wait(
    state: &State,
    caller: &Caller<Read>,
    after: Place,
    filter: FeedFilter,
    seconds: Wait,
) -> Result<(), ApiError> {
    // A request that takes too long would be refused: better an empty page in time.
    let most = state.config.request_timeout.0.mul_f64(0.8);
    let patience = Duration::from_secs(seconds.0.into()).min(most);
    let mut following = Following::open(&state.games, caller.account, Some(after), filter).await?;
    let mut phase = state.phase.clone();
    tokio::select! {
        _ = phase.wait_for(|phase| *phase == Phase::Stopping) => {}
        () = state.accounts.revoked.until_revoked(caller.via) => return Err(ApiError::new(Code::InvalidToken)),
        items = following.next(patience) => drop(items?),
    }
    Ok(())
}

/// Where a stream begins without a cursor.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum StreamFrom {
    /// With what happens from now on.
    #[default]
    Now,
    /// With the oldest item that is kept.
    Oldest,
}

/// What to follow.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FeedStreamQuery {
    /// After this item; `Last-Event-ID` goes before it.
    cursor: Option<String>,
    /// Where to begin without `cursor` and `Last-Event-ID`.
    #[serde(default)]
    #[param(value_type = Option<StreamFrom>, inline)]
    from: StreamFrom,
    /// Only these kinds, with commas between them.
    #[param(value_type = Option<String>, example = "your_turn,reminder")]
    kinds: Option<Kinds>,
    /// Only what was not marked as read.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    unread: bool,
}

struct News {
    following: Following,
    heartbeat: Duration,
    greeted: bool,
}

impl Source for News {
    async fn next(&mut self) -> Result<Vec<Piece>, ApiError> {
        if !self.greeted {
            // Tells where the stream stands, so that a client that loses it before anything happened can resume too.
            self.greeted = true;
            return Ok(vec![Piece::event(self.following.place().to_string(), "ready", &json!({}))]);
        }
        let items = self.following.next(self.heartbeat).await?;
        if items.is_empty() {
            return Ok(vec![Piece::Heartbeat]);
        }
        Ok(items.iter().map(|item| Piece::event(item.id.to_string(), "news", item)).collect())
    }
}

/// Follow my feed.
///
/// A stream of server-sent events: `ready` at once, then `news` for every item, with its id and a `FeedItem` as its data. The same
/// items in the same order as in the pages: a client that comes back with `Last-Event-ID`, or goes on with the `cursor` of a page,
/// misses nothing and gets nothing twice. A bot needs no other stream: with `from=oldest&unread=true` it begins with what it has
/// not marked as read yet.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"])),
    params(
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last item that was seen"),
        FeedStreamQuery,
    ),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        example = json!("id: ZgAAAAAAAALrAAAAAAAAAAE\nevent: news\ndata: {\"id\":\"ZgAAAAAAAALrAAAAAAAAAAE\"}\n\n"))),
    extensions(("x-problems" = json!(["invalid_cursor", "too_many_streams"]))),
)]
#[get("/v1/account/feed/stream")]
async fn stream_feed(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<FeedStreamQuery>,
) -> Result<HttpResponse, ApiError> {
    // Where a client came back to counts, but what it began with has to be a cursor all the same.
    let begun = query.cursor.as_deref().map(place).transpose()?;
    let after = sse::last_event_id(&http)?.map(place).transpose()?.or(begun);
    let after = match (after, query.from) {
        (None, StreamFrom::Oldest) => Some(Place::BEGINNING),
        (after, _) => after,
    };
    let filter = filter(query.kinds.as_ref(), query.unread);
    let pass = state.streams.open(Some(&caller), &http)?;
    let following = Following::open(&state.games, caller.account, after, filter).await?;
    let source = News { following, heartbeat: state.config.stream_heartbeat.0, greeted: false };
    Ok(sse::respond(source, pass, state.phase.clone()))
}

/// Count what is unread.
///
/// How many items of the feed were not marked as read, in all and of each kind.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The counts.", body = Unread,
            example = json!({"unread": 3, "by_kind": {"your_turn": 2, "message": 1}})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/feed/unread")]
async fn count_unread(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &feed::count_unread(&state.games, caller.account).await?)
}

/// What is to be marked: one of the two.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MarkReadRequest {
    /// Everything up to this item, with it.
    #[schema(value_type = Option<String>)]
    up_to: Option<Place>,
    /// These items.
    #[schema(value_type = Option<Vec<String>>, min_items = 1, max_items = 100)]
    items: Option<Vec<Place>>,
}

/// Mark items as read.
///
/// Up to an item, or single ones. What is read already or no longer there is left as it is. Answers with what is left unread.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["play"])),
    request_body(content = MarkReadRequest, example = json!({"up_to": "ZgAAAAAAAALrAAAAAAAAAAE"})),
    responses((status = 200, description = "What is left.", body = Unread,
        example = json!({"unread": 0, "by_kind": {}}))),
)]
#[post("/v1/account/feed/read")]
async fn mark_read(
    state: web::Data<State>,
    caller: Caller<Play>,
    Body(request): Body<MarkReadRequest>,
) -> Result<HttpResponse, ApiError> {
    let wrong = |pointer: &str, detail: &str| ApiError::new(Code::InvalidBody).at(pointer, detail);
    let order = match (request.up_to, request.items) {
        (Some(place), None) => ReadOrder::UpTo(place),
        (None, Some(items)) if (1..=MOST_MARKED).contains(&items.len()) => ReadOrder::Items(items),
        (None, Some(_)) => return Err(wrong("/items", "1 to 100 items")),
        (None, None) | (Some(_), Some(_)) => return Err(wrong("", "either up_to or items")),
    };
    Ok(HttpResponse::Ok().json(feed::mark_read(&state.games, caller.account, &order).await?))
}
