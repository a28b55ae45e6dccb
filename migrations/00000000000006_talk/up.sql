-- Table talk: messages, private notes, and whom somebody does not want to hear. None of it is part of a game's record.
create table messages (
    game_id uuid not null,
    id uuid not null,
    account_id uuid not null references accounts (id),
    audience text not null constraint messages_audience check (audience in ('players', 'everybody')),
    -- Null once it was taken back, or its author has gone.
    text text constraint messages_text_length check (char_length(text) between 1 and 2000),
    created_at timestamptz not null,
    idempotency_key text constraint messages_idempotency_key_length check (char_length(idempotency_key) between 1 and 200),
    request_hash bytea,
    primary key (game_id, id),
    constraint messages_keys_have_hashes check ((idempotency_key is null) = (request_hash is null))
);

create unique index messages_idempotency on messages (game_id, account_id, idempotency_key) where idempotency_key is not null;
create index messages_account on messages (account_id);

-- What is said of a message in the feed goes with it.
create index feed_messages on feed ((body ->> 'from')) where kind = 'message';

-- What those who only watch may do; without a row, they may write.
create table talk_rules (
    game_id uuid primary key,
    spectators text not null constraint talk_rules_spectators check (spectators in ('none', 'read', 'write'))
);

create table notes (
    game_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    text text not null constraint notes_text_length check (char_length(text) between 1 and 10000),
    updated_at timestamptz not null,
    primary key (game_id, account_id)
);

create index notes_account on notes (account_id);

create table mutes (
    account_id uuid not null references accounts (id) on delete cascade,
    muted_id uuid not null references accounts (id) on delete cascade,
    created_at timestamptz not null,
    primary key (account_id, muted_id),
    constraint mutes_somebody_else check (account_id <> muted_id)
);

create index mutes_muted on mutes (muted_id);
