-- Games that last for weeks: clocks, what the server has to do and when, planned moves, the personal feed.
alter table games
    -- Counts everything that changes what the next move may be decided on without being a move: resignations, plans, clocks.
    alter column roster type integer,
    -- What the host chose; an empty object is a game without a clock.
    add column clock jsonb not null default '{}',
    -- The clock of each seat as of `version`; empty without a clock.
    add column clocks jsonb not null default '[]',
    -- When the whole game stood still: from, to; the last may be open.
    add column pauses jsonb not null default '[]',
    -- Of all decisions on a clock, so many in a hundred must have been in time to join.
    add column least_reliability smallint constraint games_least_reliability check (least_reliability between 1 and 100);

alter table players
    -- The game stands still while all its people want it to.
    add column wants_pause boolean not null default false;

alter table moves
    -- Who decided: whoever owns the seat, a plan of theirs, or a bot in their place.
    add column actor text not null default 'owner' constraint moves_actor check (actor in ('owner', 'plan', 'bot')),
    -- The clocks afterwards; null without a clock.
    add column clocks jsonb;

update moves set actor = 'bot' where account_id is null;

-- What clocks respect of a person's life.
alter table accounts
    add column sleep_from time,
    add column sleep_to time,
    add column weekends_off boolean not null default false,
    add constraint accounts_sleep_whole check ((sleep_from is null) = (sleep_to is null));

-- Those who play for the server itself: seven of each level, since nobody sits at a table twice.
alter table accounts
    add column level text constraint accounts_level check (level in ('novice', 'amateur', 'master')),
    add constraint accounts_built_in_are_bots check (level is null or kind = 'bot');

insert into accounts (id, kind, name, display_name, level)
select ('00000000-0000-7000-8000-0000000000' || to_char(l.at * 16 + n, 'FM00'))::uuid, 'bot',
    'salon-' || l.level || case when n = 1 then '' else '-' || n end,
    initcap(l.level) || case when n = 1 then '' else ' ' || n end, l.level
from (values (1, 'novice'), (2, 'amateur'), (3, 'master')) as l (at, level) cross join generate_series(1, 7) as n
on conflict do nothing;

-- Who had a seat before somebody else took it over, and how reliable they were.
create table former_players (
    game_id uuid not null,
    seat smallint not null,
    account_id uuid not null references accounts (id),
    decisions integer not null,
    in_time integer not null,
    left_at timestamptz not null,
    primary key (game_id, seat, account_id)
);

create index former_players_account on former_players (account_id, game_id desc);

create table vacations (
    account_id uuid not null references accounts (id) on delete cascade,
    begins_at timestamptz not null,
    -- Null while it lasts.
    ends_at timestamptz constraint vacations_end_later check (ends_at >= begins_at),
    primary key (account_id, begins_at)
);

create unique index vacations_one_running on vacations (account_id) where ends_at is null;

-- When the server has something to do in a game: a reminder, a deadline, a plan or a bot that is awaited. Written with the moves.
create table duties (
    game_id uuid primary key,
    at timestamptz not null,
    -- A server looks after it until then; should it die, another one does.
    claimed_until timestamptz
);

create index duties_at on duties (at);

insert into duties (game_id, at)
select distinct p.game_id, now() from players p join games g on g.id = p.game_id
where p.resigned_at is not null and g.status = 'running';

-- What a seat wants done when it is awaited. Gone once it acted, lapsed, or the game is over.
create table plans (
    game_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    seat smallint not null,
    decision text not null,
    acts text not null constraint plans_acts check (acts in ('at_once', 'at_deadline')),
    -- Conditions under which it is meant at all.
    conditions jsonb not null,
    -- Tried in order, each with conditions and an array of commands.
    alternatives jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (game_id, id)
);

-- Accounts that would take a seat over which its owner left to the bot, and who agreed to it.
create table substitutes (
    game_id uuid not null,
    seat smallint not null,
    account_id uuid not null references accounts (id) on delete cascade,
    offered_at timestamptz not null,
    agreed uuid [] not null default '{}',
    primary key (game_id, seat, account_id)
);

-- What an account is told, in the order of `tx`, `id`: what is older than every running transaction is complete.
create table feed (
    account_id uuid not null,
    tx xid8 not null default pg_current_xact_id(),
    id bigint generated always as identity,
    at timestamptz not null,
    kind text not null,
    game_id uuid,
    body jsonb not null,
    read_at timestamptz,
    primary key (account_id, tx, id)
);

create index feed_unread on feed (account_id, tx, id) where read_at is null;
create index feed_age on feed (at);

-- Somebody who is told something without playing in a game: their streams look again.
alter table outbox
    alter column game_id drop not null,
    add column account_id uuid,
    add constraint outbox_names_one check ((game_id is null) <> (account_id is null));
