-- Plays of a ruleset. `game_id` comes first in every key of game data, so that all of it can be distributed by game.
create table games (
    id uuid primary key,
    ruleset text not null,
    -- What the host chose; what is played is pinned in `agreed` when the game starts.
    edition text not null,
    options jsonb not null,
    seats smallint not null constraint games_seats check (seats between 1 and 8),
    visibility text not null constraint games_visibility check (visibility in ('public', 'unlisted', 'private')),
    status text not null default 'open'
        constraint games_status check (status in ('open', 'running', 'finished', 'aborted')),
    -- Whose creation key it was opened with, whoever is the host by now.
    creator_id uuid not null references accounts (id),
    -- The account is anonymised, never removed, so a host always has a row.
    host_id uuid not null references accounts (id),
    -- Opens the table to whoever has it.
    invite text not null constraint games_invite_key unique,
    -- The secret all chance follows from. Leaves the server only in the export of a finished game.
    seed bytea not null constraint games_seed_length check (octet_length(seed) = 32),
    -- What is published of it from the start.
    commitment bytea not null generated always as (sha256(seed)) stored,
    agreed jsonb,
    opening jsonb,
    -- How many events have happened.
    version bigint not null default 0 constraint games_version check (version >= 0),
    -- How often the roster changed since the deal. A move is appended only on the roster it was decided on, so that no server
    -- plays on with somebody who resigned through another one.
    roster smallint not null default 0,
    -- Whom the game waits for: seat, decision, since when.
    awaiting jsonb not null default '[]',
    -- Placings and scores of a finished game.
    result jsonb,
    rematch_of uuid,
    -- Makes the creation itself safe to repeat.
    creation_key text constraint games_creation_key_length check (char_length(creation_key) between 1 and 200),
    creation_hash bytea,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    moved_at timestamptz not null default now(),
    ended_at timestamptz,
    constraint games_started_are_dealt
        check (status in ('open', 'aborted') or (agreed is not null and opening is not null and started_at is not null)),
    constraint games_open_have_no_events check (status <> 'open' or version = 0),
    constraint games_ended_when_over check ((status in ('finished', 'aborted')) = (ended_at is not null)),
    constraint games_finished_have_results check ((status = 'finished') = (result is not null)),
    constraint games_creation_key_unique unique (creator_id, creation_key)
-- Room on each page for the next version of a row: a move changes no indexed column, so it stays where it is.
) with (fillfactor = 60, toast_tuple_target = 1024);

-- The deal is large, written once and read when a game is loaded: kept beside the row, so that no move copies it.
alter table games alter column opening set storage external;

-- Players of a game that ask for a rematch all get the same one.
create unique index games_one_open_rematch on games (rematch_of) where status = 'open';
-- Those that are not over are few, however many were played.
create index games_unfinished on games (status) where status in ('open', 'running');
create index games_listed on games (status, id desc) where visibility = 'public';

-- Who plays. `place` is free again when somebody leaves, so `joined_at` tells the order of joining; `seat` is the place at the
-- table once it is dealt.
create table players (
    game_id uuid not null references games (id) on delete cascade,
    place smallint not null constraint players_place check (place between 0 and 7),
    account_id uuid not null references accounts (id),
    seat smallint constraint players_seat check (seat between 0 and 7),
    joined_at timestamptz not null default now(),
    resigned_at timestamptz,
    primary key (game_id, place),
    constraint players_account_once unique (game_id, account_id),
    constraint players_seat_once unique (game_id, seat)
);

create index players_account on players (account_id, game_id desc);

-- What a seat asked for at once and what happened. (game_id, seq) decides who was first; nothing here is ever changed.
create table moves (
    game_id uuid not null,
    -- The number of its first event.
    seq bigint not null constraint moves_seq check (seq >= 0),
    -- How many events.
    count integer not null constraint moves_count check (count > 0),
    seat smallint not null,
    -- Null when the server played for a seat whose owner resigned.
    account_id uuid,
    commands jsonb not null,
    events jsonb not null constraint moves_events check (jsonb_array_length(events) = count),
    -- Whom the game waited for afterwards: part of the answer a retry gets.
    awaiting jsonb not null,
    idempotency_key text constraint moves_idempotency_key_length check (char_length(idempotency_key) between 1 and 200),
    -- Of the request body: the same key with another body is refused.
    request_hash bytea,
    -- The transaction, for streams over many games: what is older than every running transaction is complete.
    tx xid8 not null default pg_current_xact_id(),
    at timestamptz not null default now(),
    primary key (game_id, seq),
    constraint moves_keys_have_hashes check ((idempotency_key is null) = (request_hash is null))
);

create unique index moves_idempotency on moves (game_id, account_id, idempotency_key) where idempotency_key is not null;
create index moves_by_tx on moves (game_id, tx, seq);

-- What became of a game without a move: dealt, aborted, ended by resignation. Streams over many games tell it among the moves.
create table changes (
    game_id uuid not null,
    tx xid8 not null default pg_current_xact_id(),
    status text not null,
    version bigint not null,
    awaiting jsonb not null,
    primary key (game_id, tx)
);

-- A state to start folding from. A cache: any build may ignore it, `build` says which one understands it.
create table snapshots (
    game_id uuid primary key,
    version bigint not null,
    build text not null,
    state jsonb not null
);

-- Games in which something happened that somebody may be waiting for. Written with the moves, emptied after they are told.
create table outbox (
    id bigint generated always as identity primary key,
    game_id uuid not null,
    created_at timestamptz not null default now()
);
