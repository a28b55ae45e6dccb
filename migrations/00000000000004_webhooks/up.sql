-- Telling other programs what an account is told, and asking somebody by name to join a table.
create table webhooks (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    label text not null constraint webhooks_label_length check (char_length(label) between 1 and 100),
    url text not null constraint webhooks_url_length check (char_length(url) between 1 and 2000),
    format text not null constraint webhooks_format check (format in ('standard', 'discord', 'slack')),
    -- Only these; null is everything.
    kinds text [],
    -- Only about this game; null is any.
    game_id uuid,
    -- What signs. The old one signs too for a while, so that a receiver can change over without missing anything.
    secret bytea not null constraint webhooks_secret_length check (octet_length(secret) = 32),
    old_secret bytea constraint webhooks_old_secret_length check (octet_length(old_secret) = 32),
    old_secret_until timestamptz,
    -- How far the feed was made into deliveries.
    after_tx xid8 not null,
    after_id bigint not null,
    -- When there is something to send; null if there is nothing.
    due_at timestamptz,
    -- A server sends what is due, one after the other, until then; should it die, another one does.
    claim uuid,
    claimed_until timestamptz,
    -- Failures in a row, and when something last arrived.
    failures integer not null default 0,
    delivered_at timestamptz,
    disabled_at timestamptz,
    disabled_reason text,
    created_at timestamptz not null,
    constraint webhooks_old_secret_whole check ((old_secret is null) = (old_secret_until is null)),
    constraint webhooks_claim_whole check ((claim is null) = (claimed_until is null)),
    constraint webhooks_disabled_whole check ((disabled_at is null) = (disabled_reason is null)),
    constraint webhooks_disabled_are_never_due check (disabled_at is null or due_at is null)
);

create index webhooks_account on webhooks (account_id, id desc);
create index webhooks_due on webhooks (due_at) where due_at is not null;

-- What was, is or will be sent, and how the last attempt went.
create table deliveries (
    webhook_id uuid not null references webhooks (id) on delete cascade,
    number bigint generated always as identity,
    -- The `webhook-id`, the same for every attempt.
    id uuid not null default gen_random_uuid() constraint deliveries_id_key unique,
    -- The place of the item in the feed; null for a test.
    tx xid8,
    feed_id bigint,
    kind text not null,
    at timestamptz not null,
    body jsonb not null,
    state text not null default 'pending' constraint deliveries_state check (state in ('pending', 'delivered', 'failed')),
    -- Since when it is tried.
    since timestamptz not null,
    next_at timestamptz,
    attempts integer not null default 0,
    last_at timestamptz,
    last_status smallint,
    last_error text,
    primary key (webhook_id, number),
    constraint deliveries_pending_are_due check ((state = 'pending') = (next_at is not null))
);

create index deliveries_due on deliveries (webhook_id, next_at, number) where state = 'pending';
create index deliveries_age on deliveries (since);

-- Whom somebody at an open table asked to join it: each account once.
create table invitations (
    game_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    from_id uuid not null references accounts (id) on delete cascade,
    at timestamptz not null,
    primary key (game_id, account_id)
);

create index invitations_account on invitations (account_id);
create index invitations_from on invitations (from_id);
