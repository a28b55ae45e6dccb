-- People and bots. A deleted account keeps its row, stripped of everything personal, so that the games it played in survive.
create table accounts (
    id uuid primary key,
    kind text not null default 'person' constraint accounts_kind check (kind in ('person', 'bot')),
    -- The public handle, in lower case; freed when the account is deleted.
    name text constraint accounts_name_key unique
        constraint accounts_name_form check (name ~ '^[a-z0-9]([a-z0-9_-]{1,28})[a-z0-9]$'),
    display_name text constraint accounts_display_name_length check (char_length(display_name) between 1 and 50),
    -- Not unique until it is proven: otherwise registering with somebody else's address would tell that it is known here.
    email text constraint accounts_email_form check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
    email_verified_at timestamptz,
    -- argon2id in PHC form; null for accounts that never sign in with a password.
    password_hash text constraint accounts_password_hash_form check (password_hash like '$argon2id$%'),
    locale text not null default 'en' constraint accounts_locale check (locale in ('en', 'fr')),
    time_zone text not null default 'UTC' constraint accounts_time_zone_length check (char_length(time_zone) between 1 and 64),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    constraint accounts_alive_have_names
        check ((deleted_at is null) = (name is not null) and (deleted_at is null) = (display_name is not null)),
    constraint accounts_deleted_are_anonymous check (deleted_at is null or (email is null and password_hash is null)),
    constraint accounts_verified_have_email check (email_verified_at is null or email is not null)
);

-- Every server asks for the newest of them now and then.
create index accounts_deleted on accounts (deleted_at) where deleted_at is not null;
create unique index accounts_verified_email_key on accounts (lower(email)) where email_verified_at is not null;

-- A sign-in and all refreshes that follow from it. Revoking is deleting.
create table sessions (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    created_at timestamptz not null default now(),
    refreshed_at timestamptz not null default now(),
    expires_at timestamptz not null,
    constraint sessions_expire_later check (expires_at > refreshed_at and refreshed_at >= created_at)
);

create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- Every refresh token of a living session, spent ones too: a spent one that comes back means that somebody copied it.
create table refresh_tokens (
    token_hash bytea primary key constraint refresh_tokens_hash_length check (octet_length(token_hash) = 32),
    session_id uuid not null references sessions (id) on delete cascade,
    issued_at timestamptz not null default now(),
    spent_at timestamptz
);

create unique index refresh_tokens_one_unspent on refresh_tokens (session_id) where spent_at is null;
create index refresh_tokens_session on refresh_tokens (session_id);

-- Personal access tokens for scripts and bots. Revoking is deleting.
create table access_tokens (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    label text not null constraint access_tokens_label_length check (char_length(label) between 1 and 100),
    token_hash bytea not null constraint access_tokens_hash_key unique
        constraint access_tokens_hash_length check (octet_length(token_hash) = 32),
    scopes text [] not null constraint access_tokens_scopes check (
        cardinality(scopes) between 1 and 3 and scopes <@ array['read', 'play', 'manage'] and array_position(scopes, null) is null
    ),
    created_at timestamptz not null default now(),
    expires_at timestamptz constraint access_tokens_expire_later check (expires_at > created_at),
    last_used_at timestamptz
);

create index access_tokens_account on access_tokens (account_id, id desc);

-- Keys that sign access tokens of sessions. One signs; retired ones still verify until what they signed has expired.
create table signing_keys (
    id uuid primary key,
    secret bytea not null constraint signing_keys_secret_length check (octet_length(secret) = 32),
    created_at timestamptz not null default now(),
    retired_at timestamptz constraint signing_keys_retire_later check (retired_at >= created_at)
);

create unique index signing_keys_one_active on signing_keys ((retired_at is null)) where retired_at is null;
