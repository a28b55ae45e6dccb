//! The feed of an account: pages, long polling, a stream.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::{
            code::Code,
            problem::ApiError,
            sse::{self, FrameSource, SseFrame},
        },
        request::{
            caller::{Caller, Read},
            etag,
            language::{self, RequestLanguage},
            page::{Limit, add_links, link},
            query_errors,
            ticket::{FeedStreams, TicketCaller, TicketParameter},
        },
        shapes::feed::FeedItem,
        state::AppState,
    },
    model::{feed_cursor::FeedCursor, feed_filter::FeedFilter, ids::AccountId, notice_kinds::NoticeKinds},
    notices::feed::{self, FeedPageRequest, FeedSubscription, NoticePage, ReadFrom},
    platform::shutdown::ServerPhase,
    play::Games,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_feed).service(stream_feed);
}

fn example() -> Value {
    json!({
        "id": "ZgAAAAAAAALrAAAAAAAAAAE", "at": "2026-01-01T12:00:00Z", "read": false,
        "news": {
            "kind": "your_turn", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 12,
            "seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z", "after_own_move": false
        },
        "words": {"label": "Your turn", "sentence": "It is your turn in Art Society with Bob: seal a bid."}
    })
}

/// Where a list starts without a cursor.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ListFrom {
    /// At the newest items.
    #[default]
    Newest,
    /// At the oldest stored item.
    Oldest,
}

/// Which page of the feed.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FeedQuery {
    /// The most items on the page.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// Items after this one: `next_cursor` of the previous page, or the id of an item.
    cursor: Option<String>,
    /// Items just before this one: `previous_cursor` of a later page, or the id of an item.
    before: Option<String>,
    /// Where to start without `cursor` and `before`.
    #[serde(default)]
    #[param(value_type = Option<ListFrom>, inline)]
    from: ListFrom,
    /// Only these kinds of notices, separated by commas.
    #[param(value_type = Option<String>, example = "your_turn,reminder")]
    kinds: Option<NoticeKinds>,
    /// Only items that were not marked as read.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    unread: bool,
    /// How many seconds to wait for an item if there is none; ignored with `before`.
    #[serde(default)]
    #[param(value_type = Option<u8>, minimum = 0, maximum = 60, default = 0, example = 20)]
    wait: Wait,
    /// Answer with the texts of the items too.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    words: bool,
}

/// How long a request waits for an item, in seconds.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(try_from = "u8")]
struct Wait(u8);

impl TryFrom<u8> for Wait {
    type Error = &'static str;

    fn try_from(seconds: u8) -> Result<Self, Self::Error> {
        if seconds <= 60 { Ok(Self(seconds)) } else { Err("input-wait") }
    }
}

/// A page of the feed.
#[derive(Serialize, ToSchema)]
struct FeedPage {
    /// The items, the oldest first.
    items: Vec<FeedItem>,
    /// To be sent as `cursor` for later items; present even if there are no items.
    next_cursor: String,
    /// To be sent as `before` for earlier items; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    previous_cursor: Option<String>,
    /// Whether there are already more items after these.
    more: bool,
}

fn filter(kinds: Option<&NoticeKinds>, unread: bool) -> FeedFilter {
    FeedFilter { kinds: kinds.map(|kinds| kinds.0.iter().map(|kind| kind.as_str().to_owned()).collect()), unread }
}

fn parse_cursor(cursor: &str) -> Result<FeedCursor, ApiError> {
    cursor.parse().map_err(|_| ApiError::new(Code::InvalidCursor))
}

/// Read my feed.
///
/// The notices of the caller, in an order that never changes. Without a cursor the newest items (a client shows them and goes back
/// with `before`); with `from=oldest` all stored items. FeedSubscription `next_cursor` returns every item exactly once: no item is ever
/// inserted before it later. With `wait` the server answers an empty page only after an item arrived or the time has passed; it waits
/// at most a little less than its own time limit for requests. The operator of the server decides how long items are stored, 90 days
/// by default.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"])),
    params(FeedQuery),
    responses(
        (status = 200, description = "A page of the feed.", body = FeedPage,
            headers(
                ("Link" = String, description = "`next` if there are more items, `prev` if there are older ones."),
                ("Content-Language" = String, description = "The language of the texts, if `words` asks for them."),
            ),
            example = json!({
            "items": [example()], "next_cursor": "ZgAAAAAAAALrAAAAAAAAAAE", "more": false
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/account/feed")]
async fn list_feed(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<FeedQuery>,
) -> Result<HttpResponse, ApiError> {
    let begin = match (query.cursor.as_deref(), query.before.as_deref(), query.from) {
        (Some(_), Some(_), _) => {
            return Err(query_errors::either("cursor", "before"));
        }
        (Some(cursor), None, _) => ReadFrom::After(parse_cursor(cursor)?),
        (None, Some(cursor), _) => ReadFrom::Before(parse_cursor(cursor)?),
        (None, None, ListFrom::Newest) => ReadFrom::Newest,
        (None, None, ListFrom::Oldest) => ReadFrom::After(FeedCursor::BEGINNING),
    };
    let filter = filter(query.kinds.as_ref(), query.unread);
    let (account, limit) = (caller.account, query.limit.get());
    let read =
        async |from| feed::read_feed(&state.games, FeedPageRequest { account, from, filter: &filter, limit }).await;
    let language = language::if_asked(query.words, &http).await;
    let part = read(begin).await?;
    if part.items.is_empty() && query.wait.0 > 0 && !matches!(begin, ReadFrom::Before(_)) {
        let poll = LongPoll { after: part.next, filter: filter.clone(), seconds: query.wait };
        wait(&state, &caller, poll).await?;
        let begin = ReadFrom::After(part.next);
        let part = said(&state, account, read(begin).await?, language).await?;
        return respond(&http, &page(part, begin), language);
    }
    let part = said(&state, account, part, language).await?;
    respond(&http, &page(part, begin), language)
}

/// Returns the same notices with texts, if they are asked for.
async fn said(
    state: &AppState,
    account: AccountId,
    mut part: NoticePage,
    language: Option<RequestLanguage>,
) -> Result<NoticePage, ApiError> {
    if let Some(language) = language {
        feed::say_items(&state.games, account, &mut part.items, language.0).await?;
    }
    Ok(part)
}

fn respond(http: &HttpRequest, page: &FeedPage, language: Option<RequestLanguage>) -> Result<HttpResponse, ApiError> {
    let to = |name, cursor: &str, rel| link(http, &["cursor", "before", "from"], (name, cursor), rel);
    let next = page.more.then(|| to("cursor", &page.next_cursor, "next"));
    let previous = page.previous_cursor.as_ref().map(|cursor| to("before", cursor, "prev"));
    let mut response = etag::json(http, page)?;
    add_links(&mut response, next.into_iter().chain(previous));
    Ok(language::say(language, response))
}

fn page(part: NoticePage, begin: ReadFrom) -> FeedPage {
    let first = part.items.first().map(|item| item.id.to_string());
    let forward = matches!(begin, ReadFrom::After(_));
    // Before a cursor there are items the client has seen, unless it started at the beginning.
    let older = if forward { !matches!(begin, ReadFrom::After(FeedCursor::BEGINNING)) } else { part.more };
    FeedPage {
        next_cursor: part.next.to_string(),
        previous_cursor: first.filter(|_| older),
        more: if forward { part.more } else { matches!(begin, ReadFrom::Before(_)) },
        items: part.items.into_iter().map(FeedItem::from).collect(),
    }
}

/// What a request waits for.
struct LongPoll {
    after: FeedCursor,
    filter: FeedFilter,
    seconds: Wait,
}

/// Waits until there is an item after a cursor, the time has passed, or the server is stopping.
async fn wait(state: &AppState, caller: &Caller<Read>, poll: LongPoll) -> Result<(), ApiError> {
    // A request beyond the time limit would fail, so answer with an empty page before.
    let longest = state.config.http.request_timeout.mul_f64(0.8);
    let timeout = Duration::from_secs(poll.seconds.0.into()).min(longest);
    let mut following = FeedSubscription::open(&state.games, caller.account, Some(poll.after), poll.filter).await?;
    let mut phase = state.phase.clone();
    tokio::select! {
        _ = phase.wait_for(|phase| *phase == ServerPhase::Stopping) => {}
        () = state.accounts.revoked.until_revoked(caller.auth) => return Err(ApiError::new(Code::InvalidToken)),
        items = following.next(timeout) => drop(items?),
    }
    Ok(())
}

/// Where a stream starts without a cursor.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum StreamFrom {
    /// At the present: only new items.
    #[default]
    Now,
    /// At the oldest stored item.
    Oldest,
}

/// Which items to stream.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FeedStreamQuery {
    /// Items after this one; `Last-Event-ID` takes precedence.
    cursor: Option<String>,
    /// Where to start without `cursor` and `Last-Event-ID`.
    #[serde(default)]
    #[param(value_type = Option<StreamFrom>, inline)]
    from: StreamFrom,
    /// Only these kinds of notices, separated by commas.
    #[param(value_type = Option<String>, example = "your_turn,reminder")]
    kinds: Option<NoticeKinds>,
    /// Only items that were not marked as read.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    unread: bool,
    /// Send the texts of the items too, in the language of `Accept-Language`, else of the account, else in English.
    #[serde(default)]
    #[param(value_type = Option<bool>, default = false)]
    words: bool,
    /// A ticket instead of a token, see `POST /v1/tickets`.
    #[expect(dead_code, reason = "read by the checks of every request")]
    #[param(value_type = Option<String>)]
    ticket: Option<TicketParameter>,
}

struct FeedStream {
    games: Games,
    account: AccountId,
    language: Option<RequestLanguage>,
    following: FeedSubscription,
    heartbeat: Duration,
    ready_sent: bool,
}

impl FrameSource for FeedStream {
    async fn next(&mut self) -> Result<Vec<SseFrame>, ApiError> {
        if !self.ready_sent {
            // It has an id, so that a client that disconnects before the first item can resume too.
            self.ready_sent = true;
            return Ok(vec![SseFrame::event(self.following.place().to_string(), "ready", &json!({}))]);
        }
        let mut items = self.following.next(self.heartbeat).await?;
        if items.is_empty() {
            return Ok(vec![SseFrame::Heartbeat]);
        }
        if let Some(language) = self.language {
            feed::say_items(&self.games, self.account, &mut items, language.0).await?;
        }
        let items = items.into_iter().map(FeedItem::from);
        Ok(items.map(|item| SseFrame::event(item.id.to_string(), "news", &item)).collect())
    }
}

/// Stream my feed.
///
/// A stream of server-sent events: `ready` immediately, then `news` for every item, with its id and a `FeedItem` as its data. The
/// items and their order are those of the pages: a client that reconnects with `Last-Event-ID`, or continues with the `cursor` of a
/// page, gets every item exactly once. A bot needs no other stream: with `from=oldest&unread=true` it starts with the items that it
/// has not marked as read.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"]), ("ticket" = [])),
    params(
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last received item"),
        FeedStreamQuery,
    ),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        headers(("Content-Language" = String, description = "The language of the texts, if `words` asks for them.")),
        example = json!("id: ZgAAAAAAAALrAAAAAAAAAAE\nevent: news\ndata: {\"id\":\"ZgAAAAAAAALrAAAAAAAAAAE\"}\n\n"))),
    extensions(("x-problems" = json!([
        "invalid_cursor", "too_many_streams", "invalid_ticket", "expired_ticket", "ticket_for_another_use"
    ]))),
)]
#[get("/v1/account/feed/stream")]
async fn stream_feed(
    state: web::Data<AppState>,
    http: HttpRequest,
    viewer: TicketCaller<FeedStreams>,
    query: web::Query<FeedStreamQuery>,
) -> Result<HttpResponse, ApiError> {
    let caller = viewer.required()?;
    // `Last-Event-ID` takes precedence, but an invalid `cursor` is refused nevertheless.
    let start = query.cursor.as_deref().map(parse_cursor).transpose()?;
    let after = sse::last_event_id(&http)?.map(parse_cursor).transpose()?.or(start);
    let after = match (after, query.from) {
        (None, StreamFrom::Oldest) => Some(FeedCursor::BEGINNING),
        (after, _) => after,
    };
    let filter = filter(query.kinds.as_ref(), query.unread);
    let language = language::if_asked(query.words, &http).await;
    let permit = state.streams.open(Some(&caller), &http)?;
    let following = FeedSubscription::open(&state.games, caller.account, after, filter).await?;
    let source = FeedStream {
        games: state.games.clone(),
        account: caller.account,
        language,
        following,
        heartbeat: state.config.http.stream_heartbeat,
        ready_sent: false,
    };
    Ok(language::say(language, sse::respond(source, permit, state.phase.clone())))
}
