-- Ratings: which games count, in which order they did, what each changed, and where that has led.
alter table games
    -- Chosen when the table is opened. Games from before were played without anything at stake.
    add column rated boolean not null default false,
    -- The place of a finished game in the one order in which all of them are rated. Given with its effect by whoever holds
    -- `rating_turn`, and never changed: ratings made anew follow it.
    add column rating_number bigint constraint games_rating_number_key unique,
    add constraint games_alone_are_not_rated check (not rated or seats > 1),
    add constraint games_only_rated_are_numbered check (rating_number is null or (rated and status = 'finished'));

-- What waits to be rated: few, however many were.
create index games_to_rate on games (ended_at, id) where rated and status = 'finished' and rating_number is null;

-- Who left a seat first is who was dealt it. Written while the game is locked, so the numbers of a game have the order of leaving.
alter table former_players add column number bigint generated always as identity;

-- Whoever locks the row rates; it holds the last number given.
create table rating_turn (
    one_row boolean primary key default true constraint rating_turn_one_row check (one_row),
    last_number bigint not null default 0
);

insert into rating_turn default values;

-- What a game changed for an account. Never changed, except by making all of them anew from the records.
create table rating_changes (
    game_id uuid not null,
    account_id uuid not null references accounts (id),
    seat smallint not null,
    ruleset text not null,
    pool text not null constraint rating_changes_pool check (pool in ('people', 'bots', 'mixed')),
    -- How many games of this ruleset and pool the account has been rated in, with this one.
    number integer not null constraint rating_changes_number check (number > 0),
    -- The placing among those who are rated in this game.
    placed smallint not null constraint rating_changes_placed check (placed > 0),
    mu_before double precision not null,
    sigma_before double precision not null,
    mu_after double precision not null,
    sigma_after double precision not null,
    at timestamptz not null,
    primary key (game_id, account_id)
);

create unique index rating_changes_history on rating_changes (account_id, ruleset, pool, number desc);

-- Where that has led.
create table ratings (
    account_id uuid not null references accounts (id),
    ruleset text not null,
    pool text not null constraint ratings_pool check (pool in ('people', 'bots', 'mixed')),
    mu double precision not null,
    sigma double precision not null,
    games integer not null constraint ratings_games check (games > 0),
    changed_at timestamptz not null,
    primary key (account_id, ruleset, pool)
);

create index ratings_order on ratings (ruleset, pool, (mu - 3 * sigma) desc, account_id);
